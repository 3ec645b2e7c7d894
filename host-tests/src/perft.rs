//! How many positions lie ahead, counted exhaustively: any change of the rules changes the number.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used)]

use engine::chance::Seed;
use engine::dealer::{Dealer, Seeded};
use engine::game::{Actor, Game, Unwatched};
use engine::seat::Seat;

use crate::play::{Tested, chance, is_asked, random_action, random_seat};

/// Positions after `depth` decisions. Cards come from the seed, so that only decisions branch;
/// of several seats that decide in secret, the first decides first; what a seat may do unasked
/// counts as well. A game that is over counts as one position.
pub fn perft<G: Game>(game: &G, state: &G::State, seed: Seed, depth: u32) -> u64 {
    let state = dealt(game, *state, seed);
    let actor = game.actor(&state);
    let first = match actor {
        _ if depth == 0 => return 1,
        Actor::Nobody => return 1,
        Actor::Seat(seat) => seat,
        Actor::Secret(seats) => seats.iter().next().expect("somebody is asked"),
        Actor::Chance => panic!("the cards are dealt"),
    };
    Seat::first(game.seats())
        .filter(|seat| *seat == first || !is_asked(actor, *seat))
        .flat_map(|seat| {
            let legal = game.legal(&state, seat);
            (0..legal.len()).filter_map(move |place| Some((seat, legal.nth(place)?)))
        })
        .map(|(seat, action)| {
            let mut next = state;
            game.apply(&mut next, seat, action, &mut Unwatched)
                .expect("a listed action is carried out");
            perft(game, &next, seed, depth - 1)
        })
        .sum()
}

fn dealt<G: Game>(game: &G, mut state: G::State, seed: Seed) -> G::State {
    let mut dealer = Seeded(seed);
    while let Some(odds) = game.odds(&state) {
        let outcome = dealer.outcome(&odds).expect("a dealer deals");
        game.deal(&mut state, outcome, &mut Unwatched);
    }
    state
}

/// Every position of a fixed random play in which somebody decides.
fn positions<G: Tested>(game: &G, seed: Seed, number: u64) -> impl Iterator<Item = G::State> {
    let mut rng = chance(number);
    let mut state = dealt(game, game.start(), seed);
    std::iter::from_fn(move || {
        let before = state;
        let seat = random_seat(game.actor(&state), &mut rng)?;
        let action = random_action(&game.legal(&state, seat), &mut rng);
        game.apply(&mut state, seat, action, &mut Unwatched)
            .expect("a listed action is carried out");
        state = dealt(game, state, seed);
        Some(before)
    })
}

/// A position in the middle of a game: after so many decisions of a fixed random play.
pub fn after<G: Tested>(game: &G, seed: Seed, number: u64, decisions: usize) -> G::State {
    let position = positions(game, seed, number).nth(decisions);
    position.expect("the game goes on")
}

/// A position before the end of a game: so many decisions of a fixed random play are left.
pub fn before_the_end<G: Tested>(game: &G, seed: Seed, number: u64, decisions: usize) -> G::State {
    let all: Vec<G::State> = positions(game, seed, number).collect();
    let position = all.into_iter().nth_back(decisions.saturating_sub(1));
    position.expect("a game takes more decisions")
}

/// The counts for depths 1, 2, 3 and so on.
pub fn counts<G: Game, const DEPTHS: usize>(
    game: &G,
    state: &G::State,
    seed: Seed,
) -> [u64; DEPTHS] {
    std::array::from_fn(|depth| perft(game, state, seed, depth as u32 + 1))
}
