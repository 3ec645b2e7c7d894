//! Playing by chance: the legs that all suites stand on.

// A step that cannot be taken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use std::fmt::Debug;

use engine::actions::{ActionSet, Coded};
use engine::bytes::{BytesError, Reader, Sink};
use engine::chance::Seed;
use engine::dealer::{Dealer, Deals, Seeded, Told};
use engine::game::{Actor, Game, Unwatched, Witness};
use engine::log::read_entry;
use engine::record::Record;
use engine::seat::Seat;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of all random play here: fixed, so that a seed means the same for ever.
pub type Chance = Xoshiro256PlusPlus;

/// A record with room for many undos and corrections.
pub type Long<G> = Record<G, 16_384>;

/// More decisions than any game takes.
pub const TOO_LONG: usize = 20_000;

/// A game that can be tried here.
pub trait Tested: Game + Clone + PartialEq + Debug {}

impl<G: Game + Clone + PartialEq + Debug> Tested for G {}

/// A generator from a small seed.
pub fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}

/// A number below `n`.
pub fn below(n: usize, rng: &mut Chance) -> usize {
    (rng.next_u64() % n.max(1) as u64) as usize
}

/// The seed of a dealer from a small number.
pub fn dealers_seed(number: u64) -> Seed {
    let mut rng = chance(number);
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Seed(bytes)
}

/// Any of the legal actions.
pub fn random_action<A: Coded>(legal: &ActionSet<A>, rng: &mut Chance) -> A {
    legal
        .nth(below(legal.len(), rng))
        .expect("a set has as many actions as it says")
}

/// Any of the possible outcomes, by their weights.
pub fn random_outcome<G: Game>(game: &G, state: &G::State, rng: &mut Chance) -> G::Outcome {
    let odds = game.odds(state).expect("odds when chance acts");
    let number = below(odds.total().into(), rng) as u16;
    odds.pick(number).expect("an outcome for each number")
}

/// One of the seats that have to decide; `None` if it is chance's turn, or nobody's.
pub fn random_seat(actor: Actor, rng: &mut Chance) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Secret(seats) => seats.iter().nth(below(seats.len().into(), rng)),
        Actor::Chance | Actor::Nobody => None,
    }
}

/// Is it this seat that has to decide, alone or with others?
pub fn is_asked(actor: Actor, seat: Seat) -> bool {
    match actor {
        Actor::Seat(other) => other == seat,
        Actor::Secret(seats) => seats.contains(seat),
        Actor::Chance | Actor::Nobody => false,
    }
}

/// How seldom a seat that is not asked makes use of what it may do.
const UNASKED_ONCE_IN: usize = 4;

/// Now and then, a seat that is not asked but may do something.
fn unasked_seat<G: Game>(game: &G, state: &G::State, rng: &mut Chance) -> Option<Seat> {
    let actor = game.actor(state);
    let others: Vec<Seat> = Seat::first(game.seats())
        .filter(|seat| !is_asked(actor, *seat) && !game.legal(state, *seat).is_empty())
        .collect();
    if others.is_empty() || below(UNASKED_ONCE_IN, rng) != 0 {
        return None;
    }
    Some(others[below(others.len(), rng)])
}

/// A seat that does something now, asked or not; `None` if it is chance's turn, or nobody's.
pub fn next_seat<G: Game>(game: &G, state: &G::State, rng: &mut Chance) -> Option<Seat> {
    unasked_seat(game, state, rng).or_else(|| random_seat(game.actor(state), rng))
}

/// One decision or outcome by chance; `false` if the game is over.
pub fn step<G: Game, const LOG: usize>(record: &mut Record<G, LOG>, rng: &mut Chance) -> bool {
    step_before(record, rng, &mut Unwatched)
}

/// The same, before a witness.
pub fn step_before<G: Game, const LOG: usize>(
    record: &mut Record<G, LOG>,
    rng: &mut Chance,
    witness: &mut impl Witness<G::Event>,
) -> bool {
    if record.actor() == Actor::Chance {
        let outcome = random_outcome(record.game(), record.state(), rng);
        let mut told = Told(|_: &_| Some(outcome));
        record
            .deal_watched(&mut told, witness)
            .expect("a listed outcome is dealt");
        return true;
    }
    decide(record, rng, witness)
}

/// One decision by chance, while the cards come from a dealer; `false` if the game is over.
pub fn step_dealt<G: Game, const LOG: usize>(
    record: &mut Record<G, LOG>,
    dealer: &mut impl Dealer<G::Outcome>,
    rng: &mut Chance,
) -> bool {
    if record.actor() == Actor::Chance {
        deal(record, dealer, rng);
        return true;
    }
    decide(record, rng, &mut Unwatched)
}

/// The dealer deals; people say what it is where they deal, or where only they can know it. Now and
/// then they keep it to themselves, if they may.
pub fn deal<G: Game, const LOG: usize>(
    record: &mut Record<G, LOG>,
    dealer: &mut impl Dealer<G::Outcome>,
    rng: &mut Chance,
) {
    let odds = record.odds().expect("odds when chance acts");
    if !odds.is_for_people() && record.dealer() == Deals::Device {
        return record.deal(dealer).expect("a dealer deals what can be");
    }
    let unsaid = odds.unsaid().filter(|_| below(3, rng) > 0);
    let said = unsaid.unwrap_or_else(|| random_outcome(record.game(), record.state(), rng));
    let mut people = Told(|_: &_| Some(said));
    record.deal(&mut people).expect("people say what can be");
}

fn decide<G: Game, const LOG: usize>(
    record: &mut Record<G, LOG>,
    rng: &mut Chance,
    witness: &mut impl Witness<G::Event>,
) -> bool {
    let Some(seat) = next_seat(record.game(), record.state(), rng) else {
        return false;
    };
    let action = random_action(&record.legal(seat), rng);
    record
        .decide_watched(seat, action, witness)
        .expect("a listed action is carried out");
    true
}

/// A whole game by chance, the cards from a seed of the same number.
pub fn played<G: Tested>(game: &G, seed: u64) -> Record<G> {
    let mut rng = chance(seed);
    let mut dealer = Seeded(dealers_seed(seed));
    let mut record = Record::new(game.clone());
    for _ in 0..TOO_LONG {
        if !step_dealt(&mut record, &mut dealer, &mut rng) {
            return record;
        }
    }
    panic!("the game does not end");
}

/// Plays a bare state to the end by chance, and checks it after every step.
pub fn play_out<G: Game>(game: &G, state: &mut G::State, rng: &mut Chance) {
    for _ in 0..TOO_LONG {
        if let Err(flaw) = game.check(state) {
            panic!("{flaw:?} in {state:?}");
        }
        match game.actor(state) {
            Actor::Nobody => return,
            Actor::Chance => {
                let outcome = random_outcome(game, state, rng);
                game.deal(state, outcome, &mut Unwatched);
            }
            _ => {
                let seat = next_seat(game, state, rng).expect("somebody acts");
                let legal = game.legal(state, seat);
                assert!(!legal.is_empty(), "nothing to do in {state:?}");
                let action = random_action(&legal, rng);
                let result = game.apply(state, seat, action, &mut Unwatched);
                assert!(result.is_ok(), "{action:?} {result:?}");
            }
        }
    }
    panic!("the game does not end: {state:?}");
}

/// Plays a record on to the end by chance.
pub fn play_on<G: Game, const LOG: usize>(record: &mut Record<G, LOG>, rng: &mut Chance) {
    for _ in 0..TOO_LONG {
        if !step(record, rng) {
            return;
        }
    }
    panic!("the game does not end");
}

/// A game with everything that can be in a log: decisions, outcomes, undos on both sides of a
/// barrier, corrections, also by house, and changes of the dealer.
pub fn eventful<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) -> Long<G> {
    let mut rng = chance(seed);
    let mut dealer = Seeded(dealers_seed(seed));
    let mut record: Long<G> = Record::new(game.clone());
    let mut spare = 300;
    for _ in 0..TOO_LONG {
        if spare > 0 {
            spare -= 1;
            match below(26, &mut rng) {
                0 | 1 => record.undo(),
                2 => record.undo_past_barrier(),
                3..6 => record.correct(corrections(game, &mut rng)),
                6 | 7 => record.correct_by_house(corrections(game, &mut rng)),
                8 => record.change_dealer(other(record.dealer())),
                _ => Ok(()),
            }
            // What is refused is not in the log: the game goes on.
            .unwrap_or_default();
        }
        if !step_dealt(&mut record, &mut dealer, &mut rng) {
            return record;
        }
    }
    panic!("the game does not end");
}

/// Who does not deal now.
pub fn other(dealer: Deals) -> Deals {
    match dealer {
        Deals::Device => Deals::People,
        Deals::People => Deals::Device,
    }
}

/// A growing buffer.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Bytes(pub Vec<u8>);

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

/// A record as bytes.
pub fn written<G: Game, const LOG: usize>(record: &Record<G, LOG>) -> Vec<u8> {
    let mut bytes = Bytes::default();
    record.write(&mut bytes).expect("a record fits its bytes");
    bytes.0
}

/// A state as bytes.
pub fn state_bytes<G: Game>(game: &G, state: &G::State) -> Vec<u8> {
    let mut bytes = Bytes::default();
    game.write_state(state, &mut bytes)
        .expect("a state fits its bytes");
    bytes.0
}

/// A set-up as bytes.
pub fn setup_bytes<G: Game>(game: &G) -> Vec<u8> {
    let mut bytes = Bytes::default();
    game.write_setup(&mut bytes)
        .expect("a set-up fits its bytes");
    bytes.0
}

/// Where entries begin, and where the last one ends.
pub fn boundaries(entries: &[u8]) -> Vec<usize> {
    let mut reader = Reader::new(entries);
    let mut places = vec![0];
    while reader.left() > 0 {
        read_entry(&mut reader).expect("whole entries");
        places.push(entries.len() - reader.left());
    }
    places
}
