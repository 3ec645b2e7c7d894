//! Random play without a record or a witness: what a bot thinks with, and what speed is measured
//! by.

use rand_core::Rng;

use crate::actions::scale;
use crate::game::{Actor, Game, Unwatched};
use crate::seat::Seat;

/// What one step of random play was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A seat decided.
    Decision,
    /// Chance brought something.
    Outcome,
    /// Nothing: the game is over.
    End,
}

/// Plays one random decision or outcome of chance.
#[inline(always)]
pub fn step<G: Game>(game: &G, state: &mut G::State, rng: &mut impl Rng) -> Step {
    match game.actor(state) {
        Actor::Seat(seat) => {
            decide(game, state, seat, rng);
            Step::Decision
        }
        Actor::Secret(seats) => {
            let place = scale(rng.next_u32(), seats.len().into());
            if let Some(seat) = seats.nth(place as u8) {
                decide(game, state, seat, rng);
            }
            Step::Decision
        }
        Actor::Chance => {
            game.roll(state, rng);
            Step::Outcome
        }
        Actor::Nobody => Step::End,
    }
}

#[inline(always)]
fn decide<G: Game>(game: &G, state: &mut G::State, seat: Seat, rng: &mut impl Rng) {
    let legal = game.legal(state, seat);
    if let Some(action) = legal.choose(rng) {
        game.act(state, seat, action, &mut Unwatched);
    }
}

/// Plays at random to the end, and says how many decisions that took.
pub fn play_out<G: Game>(game: &G, state: &mut G::State, rng: &mut impl Rng) -> u32 {
    let mut decisions = 0;
    loop {
        match step(game, state, rng) {
            Step::Decision => decisions += 1,
            Step::Outcome => {}
            Step::End => return decisions,
        }
    }
}
