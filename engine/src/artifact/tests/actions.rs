//! Base Game: II. Actions, a) Perform one or two actions.

use super::position::*;

/// The first seat has a hut in Africa; the second one too.
fn digging() -> Position {
    Position::new(Setup::base(4))
        .huts(One, Site::Africa, 1)
        .huts(Two, Site::Africa, 1)
}

/// Base Game: II. Actions: the start player begins, the others follow clockwise.
#[test]
fn turns_go_clockwise() {
    let mut play = digging().turn(Three).ready();
    for seat in [Three, Four, One, Two, Three] {
        assert_eq!(play.seat(), seat);
        let research = if seat == Two {
            Site::Asia
        } else {
            Site::America
        };
        if play.offers(Action::Research(research)) {
            play.act(Action::Research(research)).deal_all();
        } else {
            play.act(Action::Hire(research)).deal_all();
        }
        play.end();
    }
}

/// Base Game: II. Actions, a): one action is enough.
#[test]
fn a_turn_may_have_one_action() {
    let mut play = digging().ready();
    play.act(Action::Research(Site::Asia));
    assert!(play.offers(Action::EndTurn));
    play.end();
    assert_eq!(play.seat(), Two);
    assert!(play.saw(Event::TurnEnded { seat: One }));
}

/// Base Game: II. Actions, a): two at most.
#[test]
fn a_turn_has_at_most_two_actions() {
    let mut play = digging().ready();
    play.act(Action::Research(Site::Asia));
    play.act(Action::Hire(Site::Asia)).deal_all();
    assert_eq!(play.legal(), [Action::EndTurn]);
    let third = play.refused(Action::Ship(Site::Africa));
    assert_eq!(third, Refusal::TwoActionsDone);
}

/// Base Game: II. Actions: a turn is actions or passing.
#[test]
fn a_turn_without_an_action_is_passing() {
    let play = digging().ready();
    assert_eq!(play.refused(Action::EndTurn), Refusal::NothingDone);
    assert!(play.offers(Action::Pass));
}

/// Base Game: II. Actions: a turn is actions or passing, not both.
#[test]
fn who_has_acted_cannot_pass_in_the_same_turn() {
    let mut play = digging().ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.refused(Action::Pass), Refusal::AlreadyActed);
}

/// Base Game: II. Actions, a): each turn has its own two actions.
#[test]
fn the_count_of_actions_begins_anew_with_each_turn() {
    let mut play = digging().ready();
    play.act(Action::Research(Site::Asia));
    play.act(Action::Hire(Site::Asia)).deal_all().end();
    assert_eq!(play.table().actions_done, 0);
    assert!(play.offers(Action::Hire(Site::Africa)));
}

/// Base Game: II. Actions, a): the marker goes to its own track.
#[test]
fn the_marker_of_an_action_goes_from_the_mat_to_its_track() {
    let mut play = digging().ready();
    let before = play.table().board[Track::Museum];
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.player(One).mat[Track::Museum], 0);
    assert_eq!(play.table().board[Track::Museum], before + 1);
}

/// Base Game: II. Actions, a): the highest-numbered free space.
#[test]
fn markers_cover_the_numbers_from_the_highest_down() {
    let mut play = Position::new(Setup::base(5)).mat(One, [2, 0, 0, 0, 0, 0]);
    play = play.covering(Track::Museum, 4);
    let mut play = play.ready();
    play.state.table.board[Track::Museum] += 1;
    play.state.table.players[Two].mat[Track::Museum] -= 1;
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.money(One), 16);
    play.act(Action::Research(Site::Africa));
    assert_eq!(play.money(One), 13);
}

/// Base Game: II. Actions, a): the number covered is paid.
#[test]
fn an_action_costs_the_number_that_its_marker_covers() {
    for number in 1..=5 {
        let mut play = digging().covering(Track::Museum, number).ready();
        play.act(Action::Research(Site::Asia));
        assert_eq!(play.money(One), 20 - u16::from(number));
    }
}

/// Base Game: II. Actions, a): money never falls below 0.
#[test]
fn an_action_that_costs_more_than_there_is_cannot_be_done() {
    let play = digging().covering(Track::Museum, 3).money(One, 2).ready();
    assert_eq!(
        play.refused(Action::Research(Site::Asia)),
        Refusal::TooExpensive { cost: 3, money: 2 }
    );
    let mut play = digging().covering(Track::Museum, 3).money(One, 3).ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.money(One), 0);
}

/// Base Game: II. Actions, a): an action needs its marker.
#[test]
fn an_action_needs_a_marker_of_its_track() {
    let play = digging().mat(One, [0, 1, 0, 0, 0, 0]).money(One, 0).ready();
    assert_eq!(
        play.refused(Action::Research(Site::Asia)),
        Refusal::NoMarker(Track::Museum)
    );
    assert_eq!(
        play.refused(Action::Hire(Site::Africa)),
        Refusal::NoMarker(Track::AfricanWorkers)
    );
}

/// Base Game: II. Actions, a): who has no marker left has only passing.
#[test]
fn without_markers_there_is_nothing_but_passing() {
    let play = digging().mat(One, [0; 6]).ready();
    assert_eq!(play.legal(), [Action::Pass]);
}

/// Base Game: II. Actions, a), Note; the price is the German rulebook's.
#[test]
fn a_joker_costs_six_in_all_instead_of_the_covered_number() {
    let mut play = digging().mat(One, [0, 1, 0, 0, 0, 0]).ready();
    let ships = play.table().board[Track::Ship];
    play.act(Action::Joker(Track::Ship));
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.money(One), 14);
    assert_eq!(play.table().board[Track::Ship], ships + 1);
    assert_eq!(play.player(One).markers(), 0);
    assert_eq!(play.player(One).huts[Site::Asia], 1);
}

/// Base Game: II. Actions, a), Note: any marker for any other.
#[test]
fn any_marker_can_stand_for_any_other() {
    for joker in Track::ALL {
        let mut mat = [0; 6];
        mat[joker as usize] = 1;
        let mut play = digging().mat(One, mat).ready();
        play.act(Action::Joker(joker));
        let site = Site::Africa;
        let ordinary = [
            (Track::Museum, Action::Research(Site::Asia)),
            (Track::Ship, Action::Ship(site)),
            (Track::AfricanWorkers, Action::Hire(site)),
        ];
        for (track, action) in ordinary {
            if track == joker {
                assert_eq!(play.refused(action), Refusal::JokerForItself);
            } else {
                let mut play = play.clone();
                play.act(action);
                assert_eq!(play.money(One), 14);
                assert_eq!(play.player(One).markers(), 0);
            }
        }
    }
}

/// Base Game: II. Actions, a), Note: both actions of a turn.
#[test]
fn jokers_may_pay_for_both_actions_of_a_turn() {
    let mut play = digging().mat(One, [0, 0, 0, 0, 0, 2]).ready();
    play.act(Action::Joker(Track::MiddleEasternWorkers));
    play.act(Action::Research(Site::Asia));
    play.act(Action::Joker(Track::MiddleEasternWorkers));
    play.act(Action::Hire(Site::Asia)).deal_all();
    assert_eq!(play.money(One), 8);
    assert_eq!(play.player(One).markers(), 0);
    assert_eq!(play.legal(), [Action::EndTurn]);
}

/// Base Game: II. Actions, a), Note: the joker is returned to its own track.
#[test]
fn a_joker_does_not_move_the_track_of_the_action_it_pays_for() {
    let mut play = digging().mat(One, [0, 1, 0, 0, 0, 0]).ready();
    let museum = play.table().board[Track::Museum];
    play.act(Action::Joker(Track::Ship));
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.table().board[Track::Museum], museum);
}

/// Base Game: II. Actions, a), Note: 6 coins have to be there.
#[test]
fn a_joker_needs_six_coins() {
    let play = digging().mat(One, [0, 1, 0, 0, 0, 0]).money(One, 5).ready();
    assert_eq!(
        play.refused(Action::Joker(Track::Ship)),
        Refusal::TooExpensive { cost: 6, money: 5 }
    );
}

/// Base Game: II. Actions, a), Note: a substitute for another marker.
#[test]
fn a_joker_is_offered_only_if_it_can_stand_for_something() {
    let play = Position::new(Setup::base(4))
        .mat(One, [1, 0, 0, 0, 0, 0])
        .ready();
    assert_eq!(
        play.refused(Action::Joker(Track::Museum)),
        Refusal::NothingForJoker
    );
}

/// Base Game: II. Actions, a): the second action may be of the same kind.
#[test]
fn both_actions_may_be_the_same() {
    let mut play = digging().mat(One, [0, 0, 2, 0, 0, 0]).ready();
    play.act(Action::Hire(Site::Africa)).deal_all();
    play.act(Action::Hire(Site::Africa)).deal_all();
    assert_eq!(play.player(One).huts[Site::Africa], 3);
    assert_eq!(play.table().face_up.of_site(Site::Africa), 3);
}

/// Base Game: II. Actions: only the player whose turn it is acts.
#[test]
fn only_the_player_whose_turn_it_is_acts() {
    let mut play = digging().ready();
    let refused = play
        .game
        .apply(&mut play.state, Two, Action::Pass, &mut |_| {});
    assert_eq!(refused, Err(Refused::NotTheirTurn));
    assert!(play.game.legal(&play.state, Two).is_empty());
}
