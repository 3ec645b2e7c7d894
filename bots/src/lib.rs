//! What decides for a seat: today the common sense behind the players of a story, and with it the
//! beginning of opponents.
//!
//! Each game has a module of its own name with a `Mind`: what a seat makes of what it sees. A mind
//! weighs every action that the seat may take, and chance decides in proportion ([`decide`]).
//! Nobody thinks ahead.
//!
//! Whoever decides gets the set-up, the seat's view and its legal actions, never a state: a secret
//! of somebody else cannot be used, because it is not there. The same view, the same legal
//! actions and the same numbers of chance make the same decision.
//!
//! ```
//! use bots::decide;
//! use engine::chance::Seed;
//! use engine::dealer::Seeded;
//! use engine::game::{Actor, Observer};
//! use engine::record::Record;
//! use engine::warehouse51::{Setup, Warehouse51};
//! use rand_xoshiro::Xoroshiro64StarStar;
//! use rand_xoshiro::rand_core::SeedableRng;
//!
//! let game = Warehouse51::new(Setup::of(3))?;
//! let mut record: Record<Warehouse51> = Record::new(game);
//! let mut rng = Xoroshiro64StarStar::seed_from_u64(7);
//! loop {
//!     let seat = match record.actor() {
//!         Actor::Nobody => break,
//!         Actor::Chance => {
//!             record.deal(&mut Seeded(Seed([7; 32])))?;
//!             continue;
//!         }
//!         Actor::Seat(seat) => seat,
//!         Actor::Secret(seats) => seats.iter().next().ok_or("somebody is asked")?,
//!     };
//!     let view = record.view(Observer::Seat(seat));
//!     let action = decide(&game, seat, &view, &record.legal(seat), &mut rng);
//!     record.decide(seat, action.ok_or("a seat that is asked has a choice")?)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

pub mod artifact;
pub mod stack;
pub mod warehouse51;

use engine::actions::{ActionSet, CODES};
use engine::game::Game;
use engine::seat::Seat;
use rand_core::Rng;

/// A game that there is common sense for.
pub trait Sensible: Game {
    /// What a seat makes of what it sees.
    type Mind<'v>: Weigh<Self::Action>
    where
        Self: 'v;

    /// The thoughts of a seat about its own view.
    fn mind<'v>(&'v self, seat: Seat, view: &'v Self::View) -> Self::Mind<'v>;
}

/// Weighs actions against each other.
pub trait Weigh<A> {
    /// How much sense a legal action makes: what has twice the weight is done twice as often.
    fn weigh(&self, action: A) -> u32;
}

/// Decides for a seat: chance, in proportion to what makes sense. If nothing does, all actions are
/// alike. `None` if there is nothing to choose from.
pub fn decide<G: Sensible>(
    game: &G,
    seat: Seat,
    view: &G::View,
    legal: &ActionSet<G::Action>,
    rng: &mut impl Rng,
) -> Option<G::Action> {
    let mind = game.mind(seat, view);
    let mut weights = [0; CODES as usize];
    for (weight, action) in weights.iter_mut().zip(legal.iter()) {
        *weight = mind.weigh(action);
    }
    match weights.iter().sum() {
        0 => legal.choose(rng),
        total => legal.nth(place(&weights, below(total, rng))?),
    }
}

/// The place that a number falls on when the weights are counted through.
fn place(weights: &[u32], mut number: u32) -> Option<usize> {
    weights.iter().position(|weight| {
        let here = number < *weight;
        if !here {
            number -= weight;
        }
        here
    })
}

/// A number below `n`, each as likely as the others but for one part in thousands: weights of
/// common sense ask for no more.
pub fn below(n: u32, rng: &mut impl Rng) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}
