//! Counterfeits that are cardboard: nobody says anything about them until they are revealed at the
//! end (ruling W-54).

use super::*;
use crate::bytes::Reader;
use crate::dealer::{Dealer, Seeded};
use crate::game::Observer;

/// A table at which cardboard lies between the players.
fn in_the_box(players: u8) -> Plan {
    let mut plan = super::players(players);
    plan.setup.counterfeits = Counterfeits::InTheBox;
    plan
}

/// People turn up these counterfeits, pair by pair.
fn tell(at: &mut At, relics: &[Relic]) {
    for relic in relics {
        assert_eq!(at.phase(), Phase::TellingCounterfeits);
        at.deal(Outcome::Counterfeit(*relic));
    }
}

#[test]
fn nothing_is_laid_before_the_first_auction() {
    let at = in_the_box(4).ready();
    assert_eq!((at.phase(), at.table().laid), (Phase::Revealing, 0));
    for observer in [Observer::Seat(One), Observer::Table, Observer::Everybody] {
        let view = at.game.view(&at.state, observer);
        assert_eq!(view.pairs, PerPair::all(None), "{observer:?}");
    }
}

#[test]
fn set_ups_without_the_choice_are_dealt_here_as_they_always_were() {
    let mut bytes: heapless::Vec<u8, 256> = heapless::Vec::new();
    let game = Warehouse51::new(Setup::of(4)).expect("playable");
    game.write_setup(&mut bytes).expect("room");
    assert_eq!(bytes[0], 4);
    let again = Warehouse51::read_setup(game.rules(), &mut Reader::new(&bytes));
    assert_eq!(again, Ok(game));
    let boxed = in_the_box(4).ready().game;
    bytes[0] |= 0x80;
    let again = Warehouse51::read_setup(game.rules(), &mut Reader::new(&bytes));
    assert_eq!(again, Ok(boxed));
}

#[test]
fn a_relic_that_shows_them_sends_people_to_the_cardboard() {
    let mut at = in_the_box(4).ready();
    at.sells(BookOfThoth, One, 1);
    for between in [[One, Two], [Four, One]] {
        assert!(at.saw(Event::ShownInTheBox { between }), "{:?}", at.seen);
    }
    assert!(at.table().pairs[left_of(One)].open);
    let view = at.game.view(&at.state, Observer::Everybody);
    assert_eq!(view.pairs, PerPair::all(None));
}

#[test]
fn a_relic_that_examines_them_tells_nobody_here() {
    let mut at = in_the_box(4).ready();
    at.sells(MalleusMaleficarum, One, 1);
    at.does(One, Action::Examine(left_of(Two)));
    let between = [Two, Three];
    assert!(at.saw(Event::ExaminedInTheBox { seat: One, between }));
    // He has seen that pair: the relic shows something new only elsewhere.
    assert!(at.table().pairs[left_of(Two)].seats.contains(One));
    let view = at.game.view(&at.state, Observer::Seat(One));
    assert_eq!(view.pairs[left_of(Two)], None);
}

#[test]
fn at_the_end_people_say_which_they_were_and_fakes_leave() {
    let mut at = in_the_box(4)
        .owns(One, &[Excalibur])
        .owns(Two, &[Mjollnir])
        .left(&[])
        .ready();
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::TellingCounterfeits, Actor::Chance)
    );
    assert_eq!(at.table().players[One].relics, RelicSet::only(Excalibur));
    let cards: Vec<Relic> = at
        .game
        .counterfeit_cards()
        .without(Excalibur)
        .iter()
        .collect();
    assert!(at.game.counterfeit_cards().contains(Excalibur));
    tell(&mut at, &[cards[0], Excalibur]);
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.pairs[left_of(Two)], Some(RelicSet::only(Excalibur)));
    assert_eq!(view.pairs[left_of(Three)], None);
    assert!(!at.saw(Event::GameOver));
    let odds = at.game.odds(&at.state).expect("chance's turn");
    assert_eq!(odds.weight(Outcome::Counterfeit(Excalibur)), 0);
    tell(&mut at, &cards[1..3]);
    assert_eq!(at.phase(), Phase::Over);
    assert!(at.saw(Event::Exposed {
        seat: One,
        relic: Excalibur,
        pawned: false
    }));
    assert!(at.relics(One).is_empty());
}

#[test]
fn the_device_does_not_deal_what_lies_in_the_box() {
    let at = in_the_box(3).left(&[]).ready();
    let odds = at.game.odds(&at.state).expect("chance's turn");
    assert!(odds.is_for_people());
    assert_eq!(Seeded(crate::chance::Seed([7; 32])).outcome(&odds), None);
}

#[test]
fn a_certificate_is_assigned_before_anybody_says_what_they_are() {
    let mut at = in_the_box(4)
        .owns(One, &[HolyGrail, Excalibur])
        .left(&[])
        .ready();
    assert!(
        matches!(at.phase(), Phase::Certifying { .. }),
        "{:?}",
        at.phase()
    );
    at.does(One, Action::Certify(Excalibur));
    let cards: Vec<Relic> = at
        .game
        .counterfeit_cards()
        .without(Excalibur)
        .iter()
        .collect();
    tell(&mut at, &[Excalibur, cards[0], cards[1], cards[2]]);
    assert!(at.saw(Event::Protected {
        seat: One,
        relic: Excalibur
    }));
    assert_eq!(at.phase(), Phase::Over);
    assert!(at.relics(One).contains(Excalibur));
}
