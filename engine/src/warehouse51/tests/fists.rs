//! Auktionen, geheim: fists are closed in secret and opened together.

use super::*;
use crate::game::{Happening, Observer, Refused};
use crate::seat::Seats;

fn fists(count: u8) -> At {
    let mut at = players(count).ready();
    at.up(Excalibur);
    at
}

/// Auktionen, geheim: all choose at the same time, the revealer included.
#[test]
fn everybody_is_asked_at_once_in_any_order() {
    let mut at = fists(4);
    assert_eq!(at.actor(), Actor::Secret(Seats::first(4)));
    at.does(Three, Action::Bid(2));
    let left = Seats::first(4).without(Three);
    assert_eq!(at.actor(), Actor::Secret(left));
}

/// Auktionen, geheim: as many ingots as one likes, none included, never more than one holds.
#[test]
fn a_fist_holds_anything_from_nothing_to_everything() {
    let at = fists(3);
    assert!((0..=10).all(|bid| at.may(Two, Action::Bid(bid))));
    at.refuses(Two, Action::Bid(11), Refusal::MoreThanHeld { held: 10 });
    at.refuses(Two, Action::Pass, Refusal::NoPassing);
}

/// Auktionen, geheim: the highest bid wins, pays the left neighbour; the others keep theirs.
#[test]
fn the_highest_fist_wins_and_only_the_winner_pays() {
    let mut at = fists(3);
    at.closes(&[4, 6, 5]);
    assert!(at.relics(Two).contains(Excalibur));
    assert_eq!((at.gold(One), at.gold(Two), at.gold(Three)), (10, 4, 16));
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, Two));
}

/// Auktionen, geheim: a tie goes to whom is nearest clockwise to the revealer.
#[test]
fn a_tie_goes_to_the_first_clockwise_from_the_revealer() {
    for (bids, winner) in [
        ([0, 3, 3, 3], Two),
        ([0, 0, 3, 3], Three),
        ([3, 2, 2, 1], One),
    ] {
        let mut at = players(4).ready();
        at.up(Excalibur).closes(&bids);
        assert!(at.relics(winner).contains(Excalibur), "{bids:?}");
    }
    let mut at = players(4).last_winner(Three).ready();
    at.up(Excalibur).closes(&[5, 5, 0, 5]);
    assert!(at.relics(Four).contains(Excalibur));
}

/// Auktionen, geheim: the revealer counts himself first.
#[test]
fn the_revealer_wins_his_own_ties() {
    let mut at = players(4).last_winner(Three).ready();
    at.up(Excalibur).closes(&[5, 5, 5, 5]);
    assert!(at.relics(Three).contains(Excalibur));
}

/// Auktionen, geheim: who breaks a tie is told, though somebody else reveals next.
#[test]
fn a_tie_tells_from_whom_on_it_was_broken() {
    let mut at = players(3).last_winner(Three).ready();
    at.up(Excalibur).closes(&[3, 3, 0]);
    assert_eq!(at.table().revealer, One);
    assert!(at.saw(Event::FistsOpened {
        bids: PerSeat::new([3, 3, 0, 0, 0]),
        seats: Seats::first(3),
        revealer: Three,
        level: 2,
        by_relic: false,
    }));
}

/// Auktionen: all fists empty is the same as nobody bidding.
#[test]
fn empty_fists_let_the_relic_leave() {
    let mut at = fists(3);
    at.closes(&[0, 0, 0]);
    assert!(at.table().gone.contains(Excalibur));
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, One));
}

/// Auktionen, geheim: a closed fist stays as it is.
#[test]
fn a_closed_fist_cannot_be_changed() {
    let mut at = fists(3);
    at.does(Two, Action::Bid(3));
    at.refuses(Two, Action::Bid(4), Refusal::FistClosed);
    assert!(at.game.legal(&at.state, Two).is_empty());
}

/// Auktionen, geheim: what is in a closed fist is known to its owner alone.
#[test]
fn a_closed_fist_is_seen_by_its_owner_alone() {
    let mut at = fists(3);
    at.does(Two, Action::Bid(3));
    let own = at.game.view(&at.state, Observer::Seat(Two));
    assert_eq!(own.fists[Two], Some(3));
    for observer in [Observer::Seat(One), Observer::Seat(Three), Observer::Table] {
        let view = at.game.view(&at.state, observer);
        assert_eq!(view.fists, PerSeat::all(None));
        assert!(view.table.locked.contains(Two));
        assert_eq!(view.table.bids[Two], 0);
    }
    let event = *at.seen.last().expect("it was noted");
    let told = event.seen_by(Observer::Seat(One));
    assert_eq!(
        told,
        Event::FistClosed {
            seat: Two,
            ingots: None
        }
    );
    let own = event.seen_by(Observer::Seat(Two));
    assert_eq!(
        own,
        Event::FistClosed {
            seat: Two,
            ingots: Some(3)
        }
    );
}

/// Auktionen, geheim: opened together, all bids are known to all.
#[test]
fn all_bids_are_known_once_the_last_fist_is_closed() {
    let mut at = fists(3);
    at.closes(&[4, 6, 4]);
    let opened = Event::FistsOpened {
        bids: PerSeat::new([4, 6, 4, 0, 0]),
        seats: Seats::first(3),
        revealer: One,
        level: 1,
        by_relic: false,
    };
    assert!(at.saw(opened));
    assert_eq!(opened.seen_by(Observer::Table), opened);
}

/// Auktionen, geheim: closing hands over; the last fist reveals all.
#[test]
fn the_last_fist_is_a_reveal() {
    let mut at = fists(3);
    assert_eq!(at.does(Three, Action::Bid(1)), Barrier::HandOver);
    assert_eq!(at.does(One, Action::Bid(1)), Barrier::HandOver);
    assert_eq!(at.does(Two, Action::Bid(1)), Barrier::Reveal);
}

/// Auktionen, geheim: a player who holds nothing closes an empty fist.
#[test]
fn who_holds_nothing_closes_an_empty_fist() {
    let mut at = players(3).gold(Two, 0).ready();
    at.up(Excalibur);
    assert_eq!(at.game.legal(&at.state, Two).len(), 1);
    at.closes(&[1, 0, 2]);
    assert!(at.relics(Three).contains(Excalibur));
}

/// A seat that nobody has taken is never asked.
#[test]
fn an_empty_chair_has_no_fist() {
    let at = fists(3);
    let refused = at.game.why_not(&at.state, Five, Action::Bid(0));
    assert_eq!(refused, Some(Refused::NotTheirTurn));
    assert!(at.game.legal(&at.state, Five).is_empty());
}
