//! Base Game: II. Actions, b) Pass and take an action marker.

use super::position::*;

const SHIP: Action = Action::TakeMarker(Track::Ship);

fn exchange(give: Track, take: Track) -> Action {
    Action::Exchange { give, take }
}

/// Four players; the first one has three markers left.
fn short() -> Position {
    Position::new(Setup::base(4)).mat(One, [2, 0, 1, 0, 0, 0])
}

/// Base Game: II. Actions, b): the tile is flipped.
#[test]
fn a_player_may_pass_instead_of_acting() {
    let mut play = short().ready();
    play.act(Action::Pass);
    assert!(play.player(One).passed);
    assert!(play.saw(Event::Passed { seat: One }));
}

/// Base Game: II. Actions, b): no more actions this round.
#[test]
fn who_has_passed_does_no_more_actions_in_this_round() {
    let mut play = short().huts(One, Site::Asia, 1).ready();
    play.act(Action::Pass);
    assert_eq!(play.refused(Action::Hire(Site::Asia)), Refusal::NotNow);
    assert_eq!(play.refused(Action::Ship(Site::Asia)), Refusal::NotNow);
    play.act(Action::NoMarker);
    for _ in 0..3 {
        play.act(Action::Research(Site::Africa)).deal_all().end();
    }
    assert_eq!((play.seat(), play.phase()), (One, Phase::PassedTurn));
    assert_eq!(play.refused(Action::Ship(Site::Asia)), Refusal::NotNow);
}

/// The first player has passed, the others have each done an action: the first one's next turn.
fn next_passed_turn(setup: Setup) -> Play {
    let mut play = Position::new(setup).mat(One, [2, 0, 1, 0, 0, 0]).ready();
    play.act(Action::Pass);
    assert_eq!(play.table().actions_done, 0);
    play.act(Action::NoMarker);
    for _ in 0..3 {
        play.act(Action::Research(Site::Africa)).deal_all().end();
    }
    assert_eq!((play.seat(), play.phase()), (One, Phase::PassedTurn));
    play
}

/// Base Game: II. Actions, b): a turn after passing has no actions, so it counts none.
#[test]
fn a_turn_after_passing_counts_no_actions() {
    let mut play = next_passed_turn(Setup::base(4));
    assert_eq!(play.table().actions_done, 0);
    play.act(SHIP);
    assert_eq!((play.seat(), play.table().actions_done), (Two, 0));
}

/// First rules: the number of the player before stood there.
#[test]
fn by_the_first_rules_a_turn_after_passing_shows_the_actions_of_the_one_before() {
    let mut play = next_passed_turn(by_first_rules(Setup::base(4)));
    assert_eq!(play.table().actions_done, 1);
    play.act(SHIP);
    assert_eq!((play.seat(), play.table().actions_done), (Two, 0));
}

/// A state of the newest rules in which actions are counted after passing cannot be.
#[test]
fn counted_actions_after_passing_are_a_flaw() {
    for (setup, sound) in [
        (Setup::base(4), false),
        (by_first_rules(Setup::base(4)), true),
    ] {
        let mut play = next_passed_turn(setup);
        play.state.table.actions_done = 1;
        assert_eq!(play.game.check(&play.state).is_ok(), sound);
    }
}

/// Base Game: II. Actions, b): beginning with the turn of passing.
#[test]
fn a_marker_is_taken_in_the_very_turn_of_passing() {
    let mut play = short().ready();
    let ships = play.table().board[Track::Ship];
    play.act(Action::Pass);
    assert_eq!((play.seat(), play.phase()), (One, Phase::PassedTurn));
    play.act(SHIP);
    assert_eq!(play.player(One).mat[Track::Ship], 1);
    assert_eq!(play.table().board[Track::Ship], ships - 1);
    assert_eq!(play.seat(), Two);
    assert!(play.saw(Event::MarkerTaken {
        seat: One,
        track: Track::Ship
    }));
}

/// Base Game: II. Actions, b): one marker in each later turn of the round.
#[test]
fn each_later_turn_of_the_round_brings_one_more_marker() {
    let mut play = short().ready();
    play.act(Action::Pass).act(SHIP);
    for _ in 0..3 {
        play.act(Action::Research(Site::Africa)).deal_all().end();
    }
    assert_eq!(play.seat(), One);
    play.act(SHIP);
    assert_eq!(play.seat(), Two);
    assert_eq!(play.player(One).mat[Track::Ship], 2);
    assert_eq!(play.player(One).markers(), 5);
}

/// Base Game: II. Actions, b): or a marker is exchanged.
#[test]
fn a_marker_may_be_exchanged_for_another_one() {
    let mut play = short().ready();
    play.act(Action::Pass);
    play.act(exchange(Track::Museum, Track::AsianWorkers));
    assert_eq!(*play.player(One).mat.values(), [1, 0, 1, 1, 0, 0]);
    assert_eq!(play.seat(), Two);
    assert!(play.saw(Event::MarkerExchanged {
        seat: One,
        give: Track::Museum,
        take: Track::AsianWorkers
    }));
}

/// Base Game: II. Actions, b): the given marker covers the highest free number.
#[test]
fn an_exchanged_marker_covers_the_highest_free_number_for_nothing() {
    let mut play = short().covering(Track::Museum, 4).ready();
    play.act(Action::Pass);
    play.act(exchange(Track::Museum, Track::Ship));
    assert_eq!(play.money(One), 20);
    assert_eq!(play.table().board[Track::Museum], 3);
    assert_eq!(play.game.cost(play.table(), Track::Museum), 4);
}

/// Base Game: II. Actions, b): only a marker that is on the mat can be given.
#[test]
fn only_an_own_marker_can_be_given_in_exchange() {
    let mut play = short().ready();
    play.act(Action::Pass);
    assert_eq!(
        play.refused(exchange(Track::Ship, Track::Museum)),
        Refusal::NoMarker(Track::Ship)
    );
}

/// Base Game: II. Actions, b): it is exchanged with one from the board.
#[test]
fn a_marker_is_not_exchanged_for_one_of_its_own_kind() {
    let mut play = short().ready();
    play.act(Action::Pass);
    assert_eq!(
        play.refused(exchange(Track::Museum, Track::Museum)),
        Refusal::SameMarker
    );
}

/// Base Game: II. Actions, b) (German): or nothing.
#[test]
fn a_passed_player_may_do_nothing() {
    let mut play = short().ready();
    play.act(Action::Pass).act(Action::NoMarker);
    assert_eq!(play.player(One).markers(), 3);
    assert_eq!(play.seat(), Two);
    assert!(play.saw(Event::NoMarker { seat: One }));
}

/// Base Game: II. Actions, b), Important.
#[test]
fn with_six_markers_none_can_be_taken() {
    let mut play = Position::new(Setup::base(4)).ready();
    play.act(Action::Pass);
    assert_eq!(play.refused(SHIP), Refusal::MatFull);
}

/// Base Game: II. Actions, b), Important.
#[test]
fn with_six_markers_exchanging_or_nothing_is_left() {
    let mut play = Position::new(Setup::base(4)).ready();
    play.act(Action::Pass);
    let legal = play.legal();
    assert_eq!(legal.len(), 6 * 5 + 1);
    for action in legal {
        assert!(matches!(action, Action::Exchange { .. } | Action::NoMarker));
    }
}

/// Base Game: II. Actions, b): markers come from the board.
#[test]
fn a_marker_can_be_had_only_where_the_board_has_one() {
    let workers = Track::AfricanWorkers;
    let mut play = Position::new(Setup::base(4))
        .mat(Three, [0; 6])
        .mat(Four, [0; 6])
        .mat(One, [1, 0, 4, 0, 0, 0])
        .mat(Two, [0, 0, 5, 0, 0, 0])
        .ready();
    play.act(Action::Pass);
    assert_eq!(
        play.refused(Action::TakeMarker(workers)),
        Refusal::NoneOnBoard(workers)
    );
    assert_eq!(
        play.refused(exchange(Track::Museum, workers)),
        Refusal::NoneOnBoard(workers)
    );
}

/// Base Game: II. Actions, b), Note: the final round.
#[test]
fn in_the_final_round_passing_brings_no_marker() {
    let mut play = short().year(1928).ready();
    play.act(Action::Pass);
    assert_eq!((play.seat(), play.phase()), (Two, Phase::Turn));
    assert_eq!(play.player(One).markers(), 3);
}

/// Base Game: II. Actions, b), Note: nor do later turns of the final round.
#[test]
fn in_the_final_round_passed_players_have_no_more_turns() {
    let mut play = short().year(1928).ready();
    play.act(Action::Pass);
    for _ in 0..3 {
        play.act(Action::Research(Site::Africa)).deal_all().end();
    }
    assert_eq!(play.seat(), Two);
}
