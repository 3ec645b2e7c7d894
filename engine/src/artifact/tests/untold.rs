//! Cards drawn unseen from a real deck that their owner keeps to himself (ruling A-70).

use super::position::*;
use crate::artifact::{Correction, Outcome};
use crate::game::Observer;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const VASE: Card = Card::new(Site::Asia, Face::Pottery);

/// London has shipped from Asia, and draws a card that nobody says anything about.
fn one_untold() -> Play {
    let mut play = Position::new(with_roles(4))
        .role(One, LONDON)
        .huts(One, Site::Asia, 1)
        .ready();
    play.act(Action::Ship(Site::Asia)).act(Action::DrawUnseen);
    let odds = play.game.odds(&play.state).unwrap();
    assert_eq!(odds.unsaid(), Some(Outcome::Untold));
    assert!(!odds.is_for_people());
    play.outcome(Outcome::Untold);
    play
}

fn told(play: &mut Play, seat: Seat, is: Face) -> Result<(), Refusal> {
    let correction = Correction::Told {
        seat,
        site: Site::Asia,
        is,
    };
    let events = &mut play.events;
    let result = play
        .game
        .correct(&mut play.state, correction, &mut |event| events.push(event));
    play.check();
    result
}

#[test]
fn an_untold_card_counts_in_the_hand_and_is_known_to_nobody_here() {
    let play = one_untold();
    assert!(play.saw(Event::Drew {
        seat: One,
        site: Site::Asia,
        card: None
    }));
    assert_eq!(play.player(One).hand_size(), 1);
    for observer in [
        Observer::Seat(One),
        Observer::Seat(Two),
        Observer::Table,
        Observer::Everybody,
    ] {
        let view = play.game.view(&play.state, observer);
        let (known, unknown) = view.hand(One);
        assert!(known.is_empty() && unknown == 1, "{observer:?}");
    }
    assert!(play.hand(One).is_empty());
}

/// Whichever it is, the device does not deal it to somebody else: people say what comes up there.
#[test]
fn from_then_on_people_say_what_comes_from_that_deck() {
    let mut play = one_untold();
    assert_eq!(play.state.untold(Site::Asia), 1);
    let odds = |play: &Play, site| play.game.deck_odds(&play.state, site);
    assert!(odds(&play, Site::Asia).is_for_people());
    assert!(!odds(&play, Site::Africa).is_for_people());
    told(&mut play, One, Face::Pottery).unwrap();
    assert_eq!(play.state.untold(Site::Asia), 0);
    assert!(!odds(&play, Site::Asia).is_for_people());
}

/// Before it is used it is told, in private; then it is a card like any other that was drawn unseen.
#[test]
fn an_untold_card_is_told_before_it_is_used() {
    let mut play = one_untold();
    assert_eq!(told(&mut play, Two, Face::Pottery), Err(Refusal::NotThere));
    assert_eq!(told(&mut play, One, Face::Cursed), Err(Refusal::NotThere));
    assert_eq!(told(&mut play, One, Face::Pottery), Ok(()));
    assert_eq!(play.events.last(), Some(&Event::HandTold { seat: One }));
    assert_eq!(told(&mut play, One, Face::Pottery), Err(Refusal::NotThere));
    assert_eq!(play.hand(One), pile(&[VASE]));
    let (known, unknown) = play.game.view(&play.state, Observer::Table).hand(One);
    assert!(known.is_empty() && unknown == 1);
}

/// The end: what was never told counts for nothing, and the game ends all the same.
#[test]
fn what_was_never_told_counts_for_nothing() {
    let mut play = Position::new(complete(4))
        .year(1928)
        .role(One, LONDON)
        .huts(One, Site::Asia, 1)
        .ready();
    play.act(Action::Ship(Site::Asia)).act(Action::DrawUnseen);
    play.outcome(Outcome::Untold).end();
    while !play.is_over() {
        play.pass();
    }
    assert_eq!(play.player(One).manuscripts_used, 0);
    assert_eq!(play.player(One).hand_size(), 1);
}

/// Samples look the same to their observer; what one has not told stays untold for oneself.
#[test]
fn samples_keep_what_is_untold() {
    let play = one_untold();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for observer in [Observer::Seat(One), Observer::Seat(Two), Observer::Table] {
        let view = play.game.view(&play.state, observer);
        let twin = play.game.sample(&view, &mut rng);
        assert_eq!(play.game.view(&twin, observer), view);
        assert_eq!(play.game.check(&twin), Ok(()));
    }
}
