//! Whole games between bots: what shows that they play alike on every machine, and what their time
//! is measured by.

use engine::actions::ActionSet;
use engine::game::{Actor, Observer, Unwatched};
use engine::seat::Seat;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{BotSeed, Chance, Opponent, Plan, Pool, Thinker, Thought};

/// A seat that is asked.
pub struct Asked<'g, G: Opponent> {
    /// The rules.
    pub game: &'g G,
    /// Who.
    pub seat: Seat,
    /// What it sees.
    pub view: G::View,
    /// What it may do.
    pub legal: ActionSet<G::Action>,
    /// How many decisions came before.
    pub number: u32,
}

impl<G: Opponent> Asked<'_, G> {
    /// Thinks to the end, in slices of so many engine calls: `None` if there is nothing to choose
    /// from.
    pub fn think(&self, plan: Plan, pool: &mut Pool, slice: u32) -> Option<G::Action> {
        let (game, seed) = (self.game, BotSeed(self.number.into()));
        let mut thinker =
            Thinker::start(game, self.seat, &self.view, &self.legal, plan, seed, pool)?;
        loop {
            if let Thought::Decided(action) = thinker.step(game, pool, slice.max(1)) {
                return Some(action);
            }
        }
    }
}

/// Plays a whole game with the cards of a number, and gives its last state: `None` if somebody who
/// is asked does not decide.
pub fn whole_game<G: Opponent>(
    game: &G,
    seed: u64,
    mut decide: impl FnMut(&Asked<'_, G>) -> Option<G::Action>,
) -> Option<G::State> {
    let mut rng = Chance::seed_from_u64(seed);
    let mut state = game.start();
    let mut number = 0;
    loop {
        let seat = match game.actor(&state) {
            Actor::Nobody => return Some(state),
            Actor::Chance => {
                game.roll(&mut state, &mut rng);
                continue;
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next()?,
        };
        let asked = Asked {
            game,
            seat,
            view: game.view(&state, Observer::Seat(seat)),
            legal: game.legal(&state, seat),
            number,
        };
        number += 1;
        let action = decide(&asked).filter(|action| asked.legal.contains(*action))?;
        game.act(&mut state, seat, action, &mut Unwatched);
    }
}
