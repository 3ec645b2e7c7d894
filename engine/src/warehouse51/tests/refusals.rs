//! Every action that is not available says why, in every phase.

use super::*;
use crate::actions::Coded;
use crate::game::Refused;

fn refusal(at: &At, seat: Seat, action: Action) -> Refused<Refusal> {
    let why = at.game.why_not(&at.state, seat, action);
    why.unwrap_or_else(|| panic!("{action:?} is legal"))
}

/// An action that belongs to another phase is not wanted now.
#[test]
fn what_is_not_asked_for_is_refused() {
    let at = players(3).ready();
    for action in [
        Action::Bid(1),
        Action::Pass,
        Action::Decline,
        Action::BuyBack(Excalibur),
        Action::Examine(left_of(Two)),
        Action::Certify(Excalibur),
        Action::Pay(Neighbour::Left),
        Action::Cancel(Excalibur),
    ] {
        let why = refusal(&at, One, action);
        assert_eq!(why, Refused::Rule(Refusal::NotNow), "{action:?}");
        let why = refusal(&at, Two, action);
        assert_eq!(why, Refused::NotTheirTurn, "{action:?}");
    }
}

/// While chance is at it, nobody acts.
#[test]
fn nobody_acts_while_chance_does() {
    let mut at = players(3).ready();
    at.does(One, Action::Reveal(Colour::Blue));
    for seat in Seat::first(3) {
        assert!(at.game.legal(&at.state, seat).is_empty());
        let why = refusal(&at, seat, Action::Bid(1));
        assert_eq!(why, Refused::NotTheirTurn);
    }
}

/// After the end nothing can be done.
#[test]
fn after_the_end_the_game_is_over() {
    let mut at = players(3).left(&[]).owns(One, &[Excalibur]).ready();
    at.finish();
    for code in 0..=u8::MAX {
        if let Some(action) = Action::from_code(code) {
            assert_eq!(refusal(&at, One, action), Refused::GameOver);
        }
    }
}

/// A bid beyond all ingots is refused like any other that is too high.
#[test]
fn an_absurd_bid_is_refused() {
    let mut at = players(3).ready();
    at.up(GoldenFleece);
    at.refuses(Two, Action::Bid(255), Refusal::MoreThanHeld { held: 10 });
}

/// Codes lead back to themselves, and every code is below the log's own.
#[test]
fn codes_are_stable() {
    for code in 0..=u8::MAX {
        if let Some(action) = Action::from_code(code) {
            assert_eq!(action.code(), code);
            assert!(code < crate::actions::CODES);
        }
        if let Some(outcome) = Outcome::from_code(code) {
            assert_eq!(outcome.code(), code);
            assert!(code < crate::actions::CODES);
        }
    }
    // In the log for ever.
    assert_eq!(Action::Bid(0).code(), 0);
    assert_eq!(Action::Bid(70).code(), 70);
    assert_eq!(Action::Pawn(Excalibur).code(), 96);
    assert_eq!(Action::Reveal(Colour::Blue).code(), 122);
    assert_eq!(Action::Pass.code(), 126);
    assert_eq!(Action::Decline.code(), 127);
    assert_eq!(Action::BuyBack(Excalibur).code(), 128);
    assert_eq!(Action::Examine(left_of(One)).code(), 154);
    assert_eq!(Action::Certify(Excalibur).code(), 160);
    assert_eq!(Action::Pay(Neighbour::Right).code(), 187);
    assert_eq!(Action::Cancel(CintamaniJewel).code(), 217);
    assert_eq!(Outcome::Counterfeit(Excalibur).code(), 32);
    assert_eq!(Outcome::Start(Five).code(), 68);
}

/// All bids up to everything there is can be listed.
#[test]
fn the_richest_player_may_bid_everything() {
    let mut at = players(3)
        .gold(Two, 70)
        .gold(One, 0)
        .gold(Three, 0)
        .bank(0)
        .ready();
    at.up(GoldenFleece);
    let legal = at.game.legal(&at.state, Two);
    assert_eq!(legal.len(), 71);
    for bid in 1..=70 {
        assert!(legal.contains(Action::Bid(bid)));
    }
    assert!(!legal.contains(Action::Bid(0)));
}
