//! Three dealers, who differ in where the outcomes of chance come from.

use rand_core::Rng;

use crate::actions::Coded;
use crate::chance::{Seed, below};
use crate::game::Odds;

/// Who deals from a point of the log on. The log says it, so that after the game it is known which
/// outcomes the device has to answer for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deals {
    /// The device, from its committed seed.
    #[default]
    Device,
    /// People with the real box, who say what came up.
    People,
}

/// Supplies outcomes of chance.
pub trait Dealer<O: Coded> {
    /// One of the possible outcomes, or `None` where the dealer has nothing to say.
    fn outcome(&mut self, odds: &Odds<O>) -> Option<O>;
}

/// Deals from a committed seed: for playing on the device. Each draw depends on the seed and its
/// own number alone, so that nothing done in between can change the next card, and it may take over
/// from people at any time. What only people can know it leaves to them.
pub struct Seeded(pub Seed);

impl<O: Coded> Dealer<O> for Seeded {
    fn outcome(&mut self, odds: &Odds<O>) -> Option<O> {
        if odds.is_for_people() {
            return None;
        }
        odds.pick(self.0.draw(odds.stream, odds.index, odds.total()))
    }
}

/// Deals from its own generator: for bots that think about what may come.
pub struct Sampler<R>(pub R);

impl<O: Coded, R: Rng> Dealer<O> for Sampler<R> {
    fn outcome(&mut self, odds: &Odds<O>) -> Option<O> {
        odds.pick(below(odds.total(), || self.0.next_u32() as u16))
    }
}

/// Deals what people say they turned up: for a table with the real box. The answer is checked
/// against what can still come up.
pub struct Told<F>(pub F);

impl<O: Coded, F: FnMut(&Odds<O>) -> Option<O>> Dealer<O> for Told<F> {
    fn outcome(&mut self, odds: &Odds<O>) -> Option<O> {
        (self.0)(odds).filter(|outcome| odds.allows(*outcome))
    }
}
