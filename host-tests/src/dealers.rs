//! Dealers: the same seed deals the same game on every machine, nothing shifts the cards, and
//! every card comes up as often as it should.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use std::collections::HashMap;

use engine::actions::Coded;
use engine::chance::{Seed, Stream};
use engine::dealer::{Dealer, Sampler, Seeded};
use engine::game::{Actor, Odds};
use engine::record::Record;

use crate::play::{TOO_LONG, Tested, below, chance, random_action, random_seat, step};
use crate::statistics::plausible;

/// Cards and decisions from one seed: for each decision the next word of the stream `bots--------`,
/// modulo the number of legal actions, picks one. Simple enough for the device to do the same, so
/// that both can be held against the same frozen hash.
pub fn game_of_a_seed<G: Tested>(game: &G, seed: Seed) -> Record<G> {
    let mut record: Record<G> = Record::new(game.clone());
    let mut dealer = Seeded(seed);
    let mut words = seed.words(Stream(*b"bots--------"));
    for _ in 0..TOO_LONG {
        let seat = match record.actor() {
            Actor::Nobody => return record,
            Actor::Chance => {
                record.deal(&mut dealer).expect("a dealer deals");
                continue;
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next().expect("somebody is asked"),
        };
        let legal = record.legal(seat);
        let word = words.next().expect("the words are endless");
        let action = legal
            .nth(word as usize % legal.len())
            .expect("a place in the list");
        record.decide(seat, action).expect("a legal action");
    }
    panic!("the game does not end");
}

/// The hash at the end of [`game_of_a_seed`], for seeds of 32 equal bytes.
pub fn hash_of_a_seed<G: Tested>(game: &G, byte: u8) -> u64 {
    let seed = Seed([byte; 32]);
    let record = game_of_a_seed(game, seed);
    assert_eq!(game_of_a_seed(game, seed).entries(), record.entries());
    record.hash()
}

/// What may come up, by its code, and how often each.
type Weights = Vec<(u8, u16)>;

/// Many different games with one seed: wherever the same draw of the same stream falls on the
/// same cards, the same card comes up, whatever was drawn elsewhere before. Says how often that
/// was seen.
pub fn nothing_shifts_a_seeded_card<G: Tested>(game: &G, seed: Seed, games: u64) -> usize {
    let mut drawn: HashMap<(Stream, u32, Weights), u8> = HashMap::new();
    let mut seen_again = 0;
    for number in 0..games {
        let mut rng = chance(number);
        let mut record: Record<G> = Record::new(game.clone());
        let mut dealer = Seeded(seed);
        while record.actor() != Actor::Nobody {
            let Some(odds) = record.odds() else {
                let seat = random_seat(record.actor(), &mut rng).expect("somebody acts");
                let action = random_action(&record.legal(seat), &mut rng);
                record.decide(seat, action).expect("a legal action");
                continue;
            };
            let outcome = dealer.outcome(&odds).expect("a dealer deals");
            let weights: Weights = odds
                .iter()
                .map(|(one, weight)| (one.code(), weight))
                .collect();
            let key = (odds.stream, odds.index, weights);
            match drawn.insert(key, outcome.code()) {
                None => {}
                Some(before) => {
                    assert_eq!(before, outcome.code());
                    seen_again += 1;
                }
            }
            record.deal(&mut dealer).expect("a dealer deals");
        }
    }
    seen_again
}

/// In one game no draw of a stream is used twice for different cards: otherwise they would not be
/// independent.
pub fn every_draw_has_its_own_number<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    let mut used = HashMap::new();
    loop {
        if let Some(odds) = record.odds() {
            let number = record.entries().len();
            let before = used.insert((odds.stream, odds.index), number);
            assert_eq!(before, None, "a draw is used again");
        }
        if !step(&mut record, &mut rng) {
            return;
        }
    }
}

/// How many acts of chance are tried, and one in how many: so that not all of them are from the
/// beginning of a game.
const TRIED: usize = 6;
const TRIED_ONE_IN: usize = 8;

/// A dealer deals by the weights: chi-square over the odds of a few states of a random game.
pub fn cards_come_by_their_weights<G: Tested>(
    game: &G,
    seed: u64,
    mut deal: impl FnMut(&Odds<G::Outcome>, u64) -> Option<G::Outcome>,
) {
    const DRAWS: u64 = 20_000;
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    let mut tried = 0;
    while tried < TRIED {
        if let Some(odds) = record.odds()
            && below(TRIED_ONE_IN, &mut rng) == 0
        {
            tried += 1;
            let mut counts: HashMap<u8, u64> = HashMap::new();
            for number in 0..DRAWS {
                let outcome = deal(&odds, number).expect("a dealer deals");
                *counts.entry(outcome.code()).or_default() += 1;
            }
            let total = f64::from(odds.total());
            let pairs: Vec<(u64, f64)> = odds
                .iter()
                .map(|(outcome, weight)| {
                    let count = counts.remove(&outcome.code()).unwrap_or(0);
                    (count, f64::from(weight) / total)
                })
                .collect();
            assert!(counts.is_empty(), "something came up that cannot be");
            assert!(plausible(&pairs), "{odds:?}: {pairs:?}");
        }
        if !step(&mut record, &mut rng) {
            record = Record::new(game.clone());
        }
    }
}

/// A sampler deals by the weights.
pub fn a_sampler_deals_by_the_weights<G: Tested>(game: &G, seed: u64) {
    let mut sampler = Sampler(chance(seed));
    cards_come_by_their_weights(game, seed, |odds, _| sampler.outcome(odds));
}

/// Over many seeds, so does a seeded dealer.
pub fn a_seeded_dealer_deals_by_the_weights<G: Tested>(game: &G, seed: u64) {
    cards_come_by_their_weights(game, seed, |odds, number| {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        bytes[8..16].copy_from_slice(&seed.to_le_bytes());
        Seeded(Seed(bytes)).outcome(odds)
    });
}

/// The quick way to roll that bots use deals by the weights too. It may do more at one stroke than
/// deal one outcome: `dealt` says what came of the first, from the states before and after.
pub fn rolling_deals_by_the_weights<G: Tested, D: PartialEq>(
    game: &G,
    seed: u64,
    dealt: impl Fn(&G::State, &G::State) -> D,
) {
    let mut rng = chance(seed);
    let mut dice = chance(seed + 1);
    let mut record: Record<G> = Record::new(game.clone());
    let mut tried = 0;
    while tried < TRIED {
        if let Some(odds) = record.odds()
            && below(TRIED_ONE_IN, &mut rng) == 0
        {
            tried += 1;
            let before = *record.state();
            let results: Vec<(D, f64)> = odds
                .iter()
                .map(|(outcome, weight)| {
                    let mut state = before;
                    game.deal(&mut state, outcome, &mut engine::game::Unwatched);
                    let chance = f64::from(weight) / f64::from(odds.total());
                    (dealt(&before, &state), chance)
                })
                .collect();
            let mut counts = vec![0; results.len()];
            for _ in 0..20_000 {
                let mut state = before;
                game.roll(&mut state, &mut dice);
                let rolled = dealt(&before, &state);
                let place = results.iter().position(|(result, _)| *result == rolled);
                counts[place.expect("a listed outcome")] += 1;
            }
            let chances = results.iter().map(|(_, chance)| *chance);
            let pairs: Vec<(u64, f64)> = counts.into_iter().zip(chances).collect();
            assert!(plausible(&pairs), "{odds:?}: {pairs:?}");
        }
        if !step(&mut record, &mut rng) {
            record = Record::new(game.clone());
        }
    }
}
