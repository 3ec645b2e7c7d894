//! Whole games between bots: what shows that they play alike on every machine, and what their time
//! is measured by.

use engine::actions::{ActionSet, Coded};
use engine::game::{Actor, Observer, Unwatched};
use engine::seat::Seat;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{BotSeed, Chance, Level, Opponent, Plan, Pool, Thinker, Thought};

/// So many decisions of a game are there for one at which those who do not play it are asked too.
const ASIDE_EVERY: u32 = 23;

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

/// How bots of all levels play a game: those of medium strength play it, and the others are asked at some decisions what
/// they would do. It is the same on every machine.
pub struct Fingerprint(u64);

impl Fingerprint {
    /// Plays a game with the cards of a number; `think` says what a bot of a level decides. `None` if somebody does
    /// not know what to do.
    #[inline(never)]
    pub fn of<G: Opponent>(
        game: &G,
        seed: u64,
        mut think: impl FnMut(&Asked<'_, G>, Level) -> Option<G::Action>,
    ) -> Option<Self> {
        let mut print = Fingerprint(0);
        let last = whole_game(game, seed, |asked| {
            if asked.number.is_multiple_of(ASIDE_EVERY) {
                for level in [Level::Easy, Level::Hard] {
                    print.add(think(asked, level)?.code().into());
                }
            }
            think(asked, Level::Medium)
        })?;
        print.add(game.hash(&last));
        Some(print)
    }

    /// As a number.
    pub fn number(&self) -> u64 {
        self.0
    }

    /// Adds a number, by the rule of FNV-1a.
    fn add(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 = self.0.rotate_left(29);
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
