//! Base Game: III. End of the round.

use super::position::*;

fn refill_all(play: &mut Play) {
    while play.phase() == Phase::Refilling {
        let action = play.legal()[0];
        play.act(action);
    }
}

/// Base Game: III. End of the round: when the last player has passed.
#[test]
fn the_round_ends_when_the_last_player_has_passed() {
    let mut play = Position::new(Setup::base(3)).ready();
    play.pass().pass();
    assert_eq!(play.game.year(play.table()), 1920);
    play.pass();
    assert_eq!(play.game.year(play.table()), 1921);
    assert!(play.saw(Event::Year { year: 1921 }));
}

/// Base Game: III. End of the round: those who passed have turns until then.
#[test]
fn a_round_goes_on_until_everybody_has_passed() {
    let mut play = Position::new(Setup::base(3))
        .mat(Three, [3, 0, 0, 0, 0, 0])
        .ready();
    play.pass().pass();
    play.act(Action::Research(Site::Africa)).end();
    play.act(Action::NoMarker).act(Action::NoMarker);
    play.act(Action::Research(Site::America)).end();
    play.act(Action::NoMarker).act(Action::NoMarker);
    assert_eq!((play.seat(), play.phase()), (Three, Phase::Turn));
}

/// Base Game: III. End of the round: the last to pass gets the start-player marker.
#[test]
fn the_last_to_pass_becomes_the_start_player() {
    let mut play = Position::new(Setup::base(4)).turn(Four).start(Four).ready();
    play.act(Action::Research(Site::Africa)).end();
    play.pass().pass().pass();
    assert_eq!(play.seat(), Four);
    play.act(Action::Pass).act(Action::NoMarker);
    assert!(play.saw(Event::RoundEnded { start: Four }));
    refill_all(&mut play);
    assert_eq!((play.table().start, play.seat()), (Four, Four));
}

/// Base Game: III. End of the round: the marker moves on to whoever passed last.
#[test]
fn the_start_player_marker_changes_hands() {
    let mut play = Position::new(Setup::base(4)).ready();
    play.pass().pass().pass().pass();
    assert_eq!((play.table().start, play.seat()), (Four, Four));
    assert_eq!(play.phase(), Phase::Turn);
}

/// Base Game: II. Actions, b): the last to pass too takes a marker in that turn.
#[test]
fn the_last_to_pass_takes_a_marker_before_the_round_ends() {
    let mut play = Position::new(Setup::base(3))
        .turn(Three)
        .passed(One)
        .passed(Two);
    play = play.mat(Three, [1, 0, 0, 0, 0, 0]);
    let mut play = play.ready();
    play.act(Action::Pass);
    play.act(Action::Exchange {
        give: Track::Museum,
        take: Track::Ship,
    });
    assert_eq!(play.phase(), Phase::Refilling);
    assert_eq!(play.player(Three).mat[Track::Ship], 1);
}

/// Base Game: III. End of the round: from the new start player on, back to six.
#[test]
fn mats_are_refilled_to_six_a_player_at_a_time_from_the_new_start_player() {
    let mut play = Position::new(Setup::base(3))
        .turn(Two)
        .passed(One)
        .passed(Three)
        .mat(One, [1, 1, 1, 0, 0, 0])
        .mat(Two, [0, 0, 1, 0, 1, 1])
        .mat(Three, [2, 1, 1, 0, 0, 0])
        .ready();
    play.act(Action::Pass).act(Action::TakeMarker(Track::Ship));
    let mut order = std::vec::Vec::new();
    while play.phase() == Phase::Refilling {
        order.push(play.seat());
        play.act(Action::TakeMarker(Track::MiddleEasternWorkers));
    }
    assert_eq!(order, [Two, Two, Three, Three, One, One, One]);
    for seat in Seat::first(3) {
        assert_eq!(play.player(seat).markers(), 6);
    }
    assert_eq!(play.seat(), Two);
}

/// Base Game: III. End of the round: only if necessary.
#[test]
fn a_full_mat_is_passed_over() {
    let mut play = Position::new(Setup::base(3))
        .turn(Two)
        .passed(One)
        .passed(Three)
        .mat(Three, [0, 4, 1, 0, 0, 0])
        .ready();
    play.pass();
    assert_eq!((play.seat(), play.phase()), (Three, Phase::Refilling));
    play.act(Action::TakeMarker(Track::Ship));
    assert_eq!((play.seat(), play.phase()), (Two, Phase::Turn));
}

/// Base Game: III. End of the round: no exchanging any more.
#[test]
fn nothing_is_exchanged_while_refilling() {
    let mut play = Position::new(Setup::base(3))
        .turn(Three)
        .passed(One)
        .passed(Two)
        .mat(Three, [1, 0, 0, 0, 0, 0])
        .ready();
    play.pass();
    assert_eq!(play.phase(), Phase::Refilling);
    let exchange = Action::Exchange {
        give: Track::Museum,
        take: Track::Ship,
    };
    assert_eq!(play.refused(exchange), Refusal::NotNow);
    for action in play.legal() {
        assert!(matches!(action, Action::TakeMarker(_)));
    }
}

/// Base Game: III. End of the round: refilling is not optional.
#[test]
fn a_mat_is_filled_up_whether_one_likes_it_or_not() {
    let mut play = Position::new(Setup::base(3))
        .turn(Three)
        .passed(One)
        .passed(Two)
        .mat(Three, [1, 0, 0, 0, 0, 0])
        .ready();
    play.pass();
    assert_eq!(play.refused(Action::NoMarker), Refusal::NotNow);
}

/// Base Game: III. End of the round: the action sides come up again.
#[test]
fn everybody_may_act_again_in_the_new_round() {
    let mut play = Position::new(Setup::base(3)).ready();
    play.pass().pass().pass();
    for seat in Seat::first(3) {
        assert!(!play.player(seat).passed);
    }
    assert!(play.offers(Action::Research(Site::Africa)));
}

/// Base Game: III. End of the round: the year marker moves on, and income begins the round.
#[test]
fn the_next_year_begins_with_income() {
    let mut play = Position::new(Setup::base(4)).year(1924).ready();
    play.pass().pass().pass().pass();
    assert_eq!(play.game.year(play.table()), 1925);
    assert_eq!(play.money(One), 28);
}

/// Base Game: Components, Year track: 1920 to 1928.
#[test]
fn nine_rounds_are_played_at_most() {
    let mut play = Position::new(Setup::base(3)).ready();
    for _ in 0..9 {
        assert!(!play.is_over());
        play.pass().pass().pass();
    }
    assert!(play.is_over());
    assert_eq!(play.game.year(play.table()), 1928);
}
