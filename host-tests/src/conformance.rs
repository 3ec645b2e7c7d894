//! One suite over the `Game` trait. [`random_game`] plays by chance alone to the end and checks
//! every promise on the way.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::game::{Actor, Barrier, Happening, Observer, Refused, Unwatched};
use engine::log::Entry;
use engine::record::Record;
use engine::seat::Seat;

pub use crate::play::{Chance, below, chance, random_action};
use crate::play::{Long, TOO_LONG, Tested, setup_bytes, state_bytes, step_before, written};

/// What a random game was like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Decisions taken.
    pub decisions: usize,
    /// Outcomes of chance.
    pub outcomes: usize,
    /// The most legal actions at one time.
    pub most_actions: usize,
    /// Bytes of the log.
    pub log_bytes: usize,
}

/// Plays a game by chance alone and checks every promise at every state.
pub fn random_game<G: Tested>(game: &G, seed: u64) -> Played {
    sampled_game(game, seed, 1, |_| ())
}

/// Plays a game by chance alone. Whatever is quick to check is checked at every state, the rest
/// at one state in `every`; `own` is the game's own promise.
pub fn sampled_game<G: Tested>(
    game: &G,
    seed: u64,
    every: usize,
    own: impl Fn(&Long<G>),
) -> Played {
    let mut rng = chance(seed);
    let mut record: Long<G> = Record::new(game.clone());
    let mut played = Played::default();
    let mut seen = Vec::new();
    a_state_is_small::<G>();
    the_setup_reads_back_as_it_was_written(game);
    for number in 0..TOO_LONG {
        everything_is_accounted_for(&record);
        who_acts_has_a_choice(&record);
        own(&record);
        if (number + seed as usize).is_multiple_of(every) {
            promises_of_a_state(&record, &mut rng);
        }
        match record.actor() {
            Actor::Nobody => {
                played.log_bytes = record.entries().len();
                promises_of_an_end(&record, &seen);
                return played;
            }
            Actor::Chance => played.outcomes += 1,
            Actor::Seat(_) | Actor::Secret(_) => played.decisions += 1,
        }
        for seat in Seat::first(game.seats()) {
            played.most_actions = played.most_actions.max(record.legal(seat).len());
        }
        step_before(&mut record, &mut rng, &mut |event| seen.push(event));
    }
    panic!("the game does not end");
}

fn promises_of_a_state<G: Tested>(record: &Long<G>, rng: &mut Chance) {
    the_list_is_sorted_and_counted(record);
    listed_actions_apply_and_all_others_are_refused(record);
    chance_deals_what_the_odds_list_and_nothing_else(record);
    a_state_reads_back_as_it_was_written(record);
    views_do_not_depend_on_what_they_hide(record, rng);
}

fn everything_is_accounted_for<G: Tested>(record: &Long<G>) {
    if let Err(flaw) = record.game().check(record.state()) {
        panic!("{flaw:?} in {:?}", record.state());
    }
}

fn who_acts_has_a_choice<G: Tested>(record: &Long<G>) {
    match record.actor() {
        Actor::Seat(seat) => assert!(!record.legal(seat).is_empty(), "{:?}", record.state()),
        Actor::Secret(seats) => {
            assert!(!seats.is_empty());
            for seat in seats.iter() {
                assert!(!record.legal(seat).is_empty(), "{:?}", record.state());
            }
        }
        Actor::Chance => assert!(record.odds().is_some_and(|odds| odds.total() > 0)),
        Actor::Nobody => {
            for seat in Seat::first(record.game().seats()) {
                assert!(record.legal(seat).is_empty());
            }
        }
    }
}

fn the_list_is_sorted_and_counted<G: Tested>(record: &Long<G>) {
    for seat in Seat::first(record.game().seats()) {
        let legal = record.legal(seat);
        let codes: Vec<u8> = legal.iter().map(Coded::code).collect();
        assert!(codes.is_sorted_by(|a, b| a < b));
        assert_eq!(codes.len(), legal.len());
        for (place, code) in codes.iter().enumerate() {
            assert_eq!(legal.nth(place).map(Coded::code), Some(*code));
        }
        assert_eq!(legal.nth(codes.len()), None);
    }
}

/// Both directions, over every code there is.
fn listed_actions_apply_and_all_others_are_refused<G: Tested>(record: &Long<G>) {
    let game = record.game();
    for seat in Seat::first(game.seats()) {
        let legal = record.legal(seat);
        for code in 0..=u8::MAX {
            let Some(action) = G::Action::from_code(code) else {
                continue;
            };
            assert_eq!(action.code(), code, "codes lead back to themselves");
            let mut state = *record.state();
            let result = game.apply(&mut state, seat, action, &mut Unwatched);
            assert_eq!(
                result.is_ok(),
                legal.contains(action),
                "{action:?} {result:?} {:?}",
                record.state()
            );
            match result {
                Ok(barrier) => {
                    if let Err(flaw) = game.check(&state) {
                        panic!("{action:?} leads to {flaw:?}: {state:?}");
                    }
                    if let Actor::Seat(next) = game.actor(&state) {
                        let handed_over = next != seat;
                        assert!(!handed_over || barrier != Barrier::None, "{action:?}");
                    }
                }
                Err(refused) => {
                    assert_eq!(
                        state,
                        *record.state(),
                        "a refused {action:?} changed something"
                    );
                    let over = record.actor() == Actor::Nobody;
                    assert_eq!(refused == Refused::GameOver, over);
                }
            }
        }
    }
}

fn chance_deals_what_the_odds_list_and_nothing_else<G: Tested>(record: &Long<G>) {
    let odds = record.odds();
    assert_eq!(odds.is_some(), record.actor() == Actor::Chance);
    for outcome in (0..=u8::MAX).filter_map(G::Outcome::from_code) {
        let listed = odds.as_ref().map_or(0, |odds| odds.weight(outcome));
        let weight = record.game().weight(record.state(), outcome);
        assert_eq!(weight, listed, "{outcome:?}");
    }
    let (Some(odds), Some(sayable)) = (odds, record.sayable(Observer::Table)) else {
        return;
    };
    // What comes up may be said; what people may say besides contradicts only what is hidden.
    assert!(odds.iter().all(|(outcome, _)| sayable.allows(outcome)));
    // An entry that is refused changes nothing, so that one copy serves them all.
    let mut refusing = record.clone();
    for code in 0..=u8::MAX {
        let Some(outcome) = G::Outcome::from_code(code) else {
            continue;
        };
        assert_eq!(outcome.code(), code);
        if odds.allows(outcome) || sayable.allows(outcome) {
            let followed = record.clone().follow(Entry::Next(code));
            assert!(followed.is_ok(), "{outcome:?}");
        } else {
            assert!(refusing.follow(Entry::Next(code)).is_err(), "{outcome:?}");
        }
    }
    assert_eq!(refusing.state(), record.state());
}

fn a_state_is_small<G: Tested>() {
    assert!(size_of::<G::State>() <= 512);
}

fn the_setup_reads_back_as_it_was_written<G: Tested>(game: &G) {
    let bytes = setup_bytes(game);
    assert!(bytes.len() <= G::SETUP_BYTES);
    let mut reader = Reader::new(&bytes);
    let again = G::read_setup(game.rules(), &mut reader).expect("it reads back");
    assert_eq!(again, *game);
    assert_eq!(reader.left(), 0);
}

fn a_state_reads_back_as_it_was_written<G: Tested>(record: &Long<G>) {
    let game = record.game();
    let bytes = state_bytes(game, record.state());
    let mut reader = Reader::new(&bytes);
    let state = game.read_state(&mut reader).expect("it reads back");
    assert_eq!(state, *record.state());
    assert_eq!(reader.left(), 0);
}

/// A sample of the hidden rest is a state that differs only in what the observer may not see: it
/// must look the same, offer the observer the same choices, and be a sound state.
fn views_do_not_depend_on_what_they_hide<G: Tested>(record: &Long<G>, rng: &mut Chance) {
    let game = record.game();
    let seats = Seat::first(game.seats()).map(Observer::Seat);
    for observer in seats.chain([Observer::Table, Observer::Everybody]) {
        let view = record.view(observer);
        let twin = game.sample(&view, rng);
        assert_eq!(game.view(&twin, observer), view);
        if let Err(flaw) = game.check(&twin) {
            panic!("a sample has {flaw:?}: {twin:?}");
        }
        if let Observer::Seat(seat) = observer {
            assert_eq!(game.legal(&twin, seat), record.legal(seat));
        }
        if let Actor::Seat(seat) = game.actor(&twin) {
            assert!(!game.legal(&twin, seat).is_empty(), "{twin:?}");
        }
        if observer == Observer::Everybody {
            assert_eq!(twin, *record.state(), "nothing is hidden from everybody");
        }
    }
}

fn promises_of_an_end<G: Tested>(record: &Long<G>, seen: &[G::Event]) {
    replay_gives_the_same_hash(record);
    history_is_what_the_witness_saw(record, seen);
    undo_goes_back_one_decision_at_a_time(record);
    the_standings_follow_the_tiers(record);
}

fn replay_gives_the_same_hash<G: Tested>(record: &Long<G>) {
    let again: Long<G> = Record::read(&written(record)).expect("a whole record reads back");
    assert_eq!(again.hash(), record.hash());
    assert_eq!(again.entries(), record.entries());
    assert_eq!(again.game(), record.game());
}

fn history_is_what_the_witness_saw<G: Tested>(record: &Long<G>, seen: &[G::Event]) {
    let mut history = Vec::new();
    record.history(Observer::Everybody, &mut |event| history.push(event));
    let all: Vec<String> = seen
        .iter()
        .map(|event| format!("{:?}", event.seen_by(Observer::Everybody)))
        .collect();
    let told: Vec<String> = history.iter().map(|event| format!("{event:?}")).collect();
    assert_eq!(told, all);
    assert_eq!(record.event_count(), all.len());
    any_part_of_the_history_is_told_alone(record, &all);
}

fn any_part_of_the_history_is_told_alone<G: Tested>(record: &Long<G>, all: &[String]) {
    let ends = (0..=all.len()).step_by(37);
    let parts: Vec<_> = record.history_parts().collect();
    let chosen = ends.clone().zip(ends.skip(1)).map(|(from, to)| from..to);
    for part in chosen
        .chain(parts.iter().cloned())
        .chain(std::iter::once(0..all.len()))
    {
        let mut told = Vec::new();
        record.history_of(
            Observer::Everybody,
            part.clone(),
            &mut |number, event: G::Event| {
                told.push((number, format!("{event:?}")));
            },
        );
        let numbered = (0..).zip(all.iter().cloned());
        let expected: Vec<_> = numbered.skip(part.start).take(part.len()).collect();
        assert_eq!(told, expected, "{part:?}");
    }
    // The parts are everything, from the end to the beginning.
    let lengths: usize = parts.iter().map(|part| part.len()).sum();
    assert_eq!(lengths, all.len());
    assert_eq!(parts.first().map(|part| part.end), Some(all.len()));
    assert!(parts.windows(2).all(|two| two[0].start == two[1].end));
}

/// A few decisions back and forth again lead to the same end.
fn undo_goes_back_one_decision_at_a_time<G: Tested>(record: &Long<G>) {
    let mut back = record.clone();
    for _ in 0..3 {
        back.undo_past_barrier()
            .expect("there is something to undo");
    }
    assert_ne!(back.actor(), Actor::Nobody);
    let again: Long<G> = Record::read(&written(&back)).expect("a record with undos reads back");
    assert_eq!(again.hash(), back.hash());
}

fn the_standings_follow_the_tiers<G: Tested>(record: &Long<G>) {
    let standings = record.standings();
    let tiers: Vec<_> = standings.iter().map(|standing| standing.tiers).collect();
    assert!(tiers.is_sorted_by(|a, b| a >= b));
    assert!(standings.winners().count() >= 1);
    assert_eq!(tiers.len(), record.game().seats() as usize);
}
