//! Chance: the odds are those of the shuffled cards, however they are rolled.

use super::*;
use crate::chance::Seed;
use crate::dealer::Seeded;
use crate::game::Observer;
use crate::record::{Record, RecordError};

/// Preparation: rolling a whole temple has the odds of laying one card after the other.
#[test]
fn a_rolled_temple_has_the_odds_of_a_laid_one() {
    let game = ArtifactStack::new(first_begins(2)).expect("a set-up that can be played");
    let mut rng = rng(7);
    let rounds = 5_400;
    let mut down = 0u32;
    let mut first_place = [0u32; 128];
    for _ in 0..rounds {
        let mut state = game.start();
        game.roll(&mut state, &mut rng);
        assert_eq!(state.table.phase, Phase::Turn);
        down += u32::from(state.table.temple.face_down().len());
        if let Some(card) = state.table.temple.face_up(Place::ALL[0]) {
            first_place[usize::from(card.code())] += 1;
        }
    }
    // A third of the cards lies face down: 26 / 3 in a temple.
    let expected = rounds * 26 / 3;
    assert!(
        down.abs_diff(expected) < expected / 50,
        "{down} of {expected}"
    );
    for card in game.start().table.unseen.minus(&game.down).iter() {
        let count = first_place[usize::from(card.code())];
        assert!((45..=160).contains(&count), "{card:?}: {count}");
    }
}

/// A face-down card is any of those that nobody saw, each as likely as any other.
#[test]
fn a_face_down_card_is_any_that_nobody_saw() {
    let mut play = Position::new(2, &[]).down(top()).build();
    play.act(Action::Take(top()));
    let odds = play.game.odds(&play.state).expect("chance acts");
    let unseen = play.state.table.unseen.and(&play.game.down);
    assert_eq!(odds.iter().count(), usize::from(unseen.len()));
    for (outcome, weight) in odds.iter() {
        let Outcome::Card(card) = outcome else {
            panic!("{outcome:?}");
        };
        assert!(unseen.contains(card) && weight == 1);
    }
}

/// What is rolled is always something that the odds list.
#[test]
fn rolling_deals_what_the_odds_list() {
    let mut rng = rng(8);
    let mut rolled = 0;
    for acts in 0u32..200 {
        let mut setup = Setup::base(4);
        setup.decks = Decks::Chance;
        setup.start = crate::stack::StartPlayer::Chance;
        let game = ArtifactStack::new(setup).expect("a set-up that can be played");
        let mut state = game.start();
        let mut left = acts;
        play_randomly(&game, &mut state, &mut rng, |state| {
            let stop = left == 0
                && state.table.phase != Phase::Laying
                && game.actor(state) == Actor::Chance;
            left = left.saturating_sub(1);
            stop
        });
        let Some(odds) = game.odds(&state) else {
            continue;
        };
        let mut after = state;
        game.roll(&mut after, &mut rng);
        let listed = odds.iter().any(|(outcome, _)| {
            let mut dealt = state;
            game.deal(&mut dealt, outcome, &mut Unwatched);
            dealt == after
        });
        assert!(listed, "{after:?}");
        rolled += 1;
    }
    assert!(rolled > 100);
}

/// Undo: the number of a face-down place's draw does not depend on what was looked at before.
#[test]
fn each_face_down_place_has_a_draw_of_its_own() {
    let play = |place| {
        let mut play = Position::new(2, &[]).down(top()).down(heart()).build();
        play.act(Action::Look(place));
        play.game.odds(&play.state).expect("chance acts").index
    };
    assert_ne!(play(top()), play(heart()));
    assert!(play(top()) >= 26, "the second temple has draws of its own");
}

/// Undo: a look is a reveal, and cannot be taken back freely; looking at the same place again shows
/// the same card.
#[test]
fn a_look_that_is_taken_back_shows_the_same_card_again() {
    let mut setup = Setup::base(2);
    setup.values.start_silver = 4;
    let game = ArtifactStack::new(setup).expect("a set-up that can be played");
    let mut record: Record<ArtifactStack> = Record::new(game);
    let mut dealer = Seeded(Seed([3; 32]));
    while record.actor() == Actor::Chance {
        record.deal(&mut dealer).expect("chance deals");
    }
    let down = record.state().table.temple.face_down();
    let [place, elsewhere] = [0, 1].map(|number| down.iter().nth(number).expect("two places"));
    let mut look = |record: &mut Record<ArtifactStack>, place| {
        record
            .decide(Seat::One, Action::Look(place))
            .expect("it can be looked at");
        record.deal(&mut dealer).expect("chance deals");
        record.view(Observer::Seat(Seat::One)).card(place)
    };
    let first = look(&mut record, place);
    assert!(first.is_some());
    assert_eq!(record.undo(), Err(RecordError::Barrier(Barrier::Reveal)));
    record.undo_past_barrier().expect("there was a look");
    assert_eq!(look(&mut record, place), first);
    record.undo_past_barrier().expect("there was a look");
    assert_ne!(look(&mut record, elsewhere), None);
}
