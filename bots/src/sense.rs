//! Common sense: what a player who does not think ahead would do, by weights for chance. The
//! players of a story decide by it, and so does the easiest opponent.

use engine::actions::{ActionSet, CODES, Coded};
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
    by_weight(legal, rng, |action| mind.weigh(action))
}

/// As [`decide`], by roots of the weights: what makes more sense is not as often preferred.
pub(crate) fn guess<G: Sensible>(
    game: &G,
    seat: Seat,
    view: &G::View,
    legal: &ActionSet<G::Action>,
    roots: u8,
    rng: &mut impl Rng,
) -> Option<G::Action> {
    let mind = game.mind(seat, view);
    let root = |weight: u32, _| weight.isqrt();
    by_weight(legal, rng, |action| {
        (0..roots).fold(mind.weigh(action), root)
    })
}

fn by_weight<A: Coded>(
    legal: &ActionSet<A>,
    rng: &mut impl Rng,
    weigh: impl Fn(A) -> u32,
) -> Option<A> {
    let mut weights = [0; CODES as usize];
    for (weight, action) in weights.iter_mut().zip(legal.iter()) {
        *weight = weigh(action);
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
