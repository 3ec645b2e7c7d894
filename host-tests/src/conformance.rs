//! One suite over the `Game` trait. [`random_game`] plays by chance alone to the end and checks
//! every promise on the way.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use engine::actions::{ActionSet, Coded};
use engine::bytes::Reader;
use engine::game::{Actor, Game, Happening, Observer, Refused, Unwatched};
use engine::log::Entry;
use engine::record::Record;
use engine::seat::Seat;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of all random play here: fixed, so that a seed means the same for ever.
pub type Chance = Xoshiro256PlusPlus;

/// A generator from a small seed.
pub fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}

/// A number below `n`.
pub fn below(n: usize, rng: &mut Chance) -> usize {
    (rng.next_u64() % n.max(1) as u64) as usize
}

/// More decisions than any game takes.
const TOO_LONG: usize = 20_000;

/// How seldom a seat that is not asked makes use of what it may do.
const UNASKED_ONCE_IN: usize = 4;

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
pub fn random_game<G>(game: &G, seed: u64) -> Played
where
    G: Game + Clone + PartialEq + std::fmt::Debug,
{
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    let mut played = Played::default();
    let mut seen = Vec::new();
    let mut witness = |event| seen.push(event);
    for _ in 0..TOO_LONG {
        promises_of_a_state(&record, &mut rng);
        if let Some((seat, action)) = unasked(&record, &mut rng) {
            record
                .decide_before(seat, action, &mut witness)
                .expect("a listed action is carried out");
            played.decisions += 1;
            continue;
        }
        match record.actor() {
            Actor::Nobody => {
                played.log_bytes = record.entries().len();
                promises_of_an_end(&record, &seen);
                return played;
            }
            Actor::Chance => {
                let odds = record.odds().expect("odds when chance acts");
                let number = below(odds.total().into(), &mut rng) as u16;
                let outcome = odds.pick(number).expect("an outcome for each number");
                let mut told = engine::dealer::Told(|_: &_| Some(outcome));
                record
                    .deal_before(&mut told, &mut witness)
                    .expect("a listed outcome is dealt");
                played.outcomes += 1;
            }
            Actor::Seat(seat) => {
                let action = random_action(&record.legal(seat), &mut rng);
                record
                    .decide_before(seat, action, &mut witness)
                    .expect("a listed action is carried out");
                played.most_actions = played.most_actions.max(record.legal(seat).len());
                played.decisions += 1;
            }
            Actor::Secret(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                let seat = asked[below(asked.len(), &mut rng)];
                let action = random_action(&record.legal(seat), &mut rng);
                record
                    .decide_before(seat, action, &mut witness)
                    .expect("a listed action is carried out");
                played.decisions += 1;
            }
        }
    }
    panic!("the game does not end");
}

/// Now and then, what a seat does that is not asked, if any may do something.
fn unasked<G: Game>(record: &Record<G>, rng: &mut Chance) -> Option<(Seat, G::Action)> {
    let asked = |seat: &Seat| match record.actor() {
        Actor::Seat(other) => other == *seat,
        Actor::Secret(seats) => seats.contains(*seat),
        Actor::Chance | Actor::Nobody => false,
    };
    let others: Vec<Seat> = Seat::first(record.game().seats())
        .filter(|seat| !asked(seat) && !record.legal(*seat).is_empty())
        .collect();
    if others.is_empty() || below(UNASKED_ONCE_IN, rng) != 0 {
        return None;
    }
    let seat = others[below(others.len(), rng)];
    Some((seat, random_action(&record.legal(seat), rng)))
}

/// Any of the legal actions.
pub fn random_action<A: Coded>(legal: &ActionSet<A>, rng: &mut Chance) -> A {
    legal
        .nth(below(legal.len(), rng))
        .expect("a set has as many actions as it says")
}

fn promises_of_a_state<G>(record: &Record<G>, rng: &mut Chance)
where
    G: Game + Clone + PartialEq + std::fmt::Debug,
{
    everything_is_accounted_for(record);
    who_acts_has_a_choice(record);
    the_list_is_sorted_and_counted(record);
    listed_actions_apply_and_all_others_are_refused(record);
    chance_deals_what_the_odds_list_and_nothing_else(record);
    a_state_reads_back_as_it_was_written(record);
    views_do_not_depend_on_what_they_hide(record, rng);
}

fn everything_is_accounted_for<G: Game>(record: &Record<G>) {
    if let Err(flaw) = record.game().check(record.state()) {
        panic!("{flaw:?} in {:?}", record.state());
    }
}

fn who_acts_has_a_choice<G: Game>(record: &Record<G>) {
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

fn the_list_is_sorted_and_counted<G: Game>(record: &Record<G>) {
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
fn listed_actions_apply_and_all_others_are_refused<G: Game>(record: &Record<G>) {
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
                Ok(_) => {
                    if let Err(flaw) = game.check(&state) {
                        panic!("{action:?} leads to {flaw:?}: {state:?}");
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

fn chance_deals_what_the_odds_list_and_nothing_else<G>(record: &Record<G>)
where
    G: Game + Clone,
{
    let odds = record.odds();
    assert_eq!(odds.is_some(), record.actor() == Actor::Chance);
    let Some(odds) = odds else {
        return;
    };
    for code in 0..=u8::MAX {
        let Some(outcome) = G::Outcome::from_code(code) else {
            continue;
        };
        assert_eq!(outcome.code(), code);
        let mut copy = record.clone();
        let followed = copy.follow(Entry::Next(code)).is_ok();
        assert_eq!(followed, odds.weight(outcome) > 0, "{outcome:?}");
    }
}

fn a_state_reads_back_as_it_was_written<G>(record: &Record<G>)
where
    G: Game + Clone + PartialEq + std::fmt::Debug,
{
    let game = record.game();
    let mut bytes: heapless_bytes::Bytes = Default::default();
    game.write_state(record.state(), &mut bytes)
        .expect("a state fits its bytes");
    let mut reader = Reader::new(&bytes);
    let state = game.read_state(&mut reader).expect("it reads back");
    assert_eq!(state, *record.state());
    assert_eq!(reader.left(), 0);
}

mod heapless_bytes {
    //! Room for a state in bytes.
    use engine::bytes::{BytesError, Sink};

    /// A growing buffer.
    #[derive(Default)]
    pub struct Bytes(Vec<u8>);

    impl std::ops::Deref for Bytes {
        type Target = [u8];
        fn deref(&self) -> &[u8] {
            &self.0
        }
    }

    impl Sink for Bytes {
        fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
            self.0.extend_from_slice(bytes);
            Ok(())
        }
    }
}

/// A sample of the hidden rest is a state that differs only in what the observer may not see: it
/// must look the same, offer the observer the same choices, and be a sound state.
fn views_do_not_depend_on_what_they_hide<G: Game>(record: &Record<G>, rng: &mut Chance) {
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

fn promises_of_an_end<G>(record: &Record<G>, seen: &[G::Event])
where
    G: Game + Clone + PartialEq + std::fmt::Debug,
{
    replay_gives_the_same_hash(record);
    history_is_what_the_witness_saw(record, seen);
    undo_goes_back_one_decision_at_a_time(record);
    the_standings_follow_the_tiers(record);
}

fn replay_gives_the_same_hash<G>(record: &Record<G>)
where
    G: Game + Clone + PartialEq + std::fmt::Debug,
{
    let mut bytes = heapless_bytes::Bytes::default();
    record.write(&mut bytes).expect("a record fits its bytes");
    let again: Record<G> = Record::read(&bytes).expect("a whole record reads back");
    assert_eq!(again.hash(), record.hash());
    assert_eq!(again.entries(), record.entries());
    assert_eq!(again.game(), record.game());
}

fn history_is_what_the_witness_saw<G: Game>(record: &Record<G>, seen: &[G::Event]) {
    let mut history = Vec::new();
    record.history(Observer::Everybody, &mut |event| history.push(event));
    let all: Vec<String> = seen
        .iter()
        .map(|event| format!("{:?}", event.seen_by(Observer::Everybody)))
        .collect();
    let told: Vec<String> = history.iter().map(|event| format!("{event:?}")).collect();
    assert_eq!(told, all);
}

/// A few decisions back and forth again lead to the same end.
fn undo_goes_back_one_decision_at_a_time<G>(record: &Record<G>)
where
    G: Game + Clone + PartialEq + std::fmt::Debug,
{
    let mut back = record.clone();
    for _ in 0..3 {
        back.undo_past_barrier()
            .expect("there is something to undo");
    }
    assert_ne!(back.actor(), Actor::Nobody);
    let mut bytes = heapless_bytes::Bytes::default();
    back.write(&mut bytes).expect("a record fits its bytes");
    let again: Record<G> = Record::read(&bytes).expect("a record with undos reads back");
    assert_eq!(again.hash(), back.hash());
}

fn the_standings_follow_the_tiers<G: Game>(record: &Record<G>) {
    let standings = record.standings();
    let tiers: Vec<_> = standings.iter().map(|standing| standing.tiers).collect();
    assert!(tiers.is_sorted_by(|a, b| a >= b));
    assert!(standings.winners().count() >= 1);
    assert_eq!(tiers.len(), record.game().seats() as usize);
}
