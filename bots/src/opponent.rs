//! What a game's module knows, and the one search has to be told.

use core::fmt::Debug;

use engine::actions::ActionSet;
use engine::game::{Game, Tiers};
use engine::seat::Seat;
use rand_core::Rng;

use crate::{Chance, Level, Plan, Pool, Sensible, Thinker, Thought, Weigh};

/// A game with opponents to play against.
pub trait Opponent: Sensible {
    /// What lies open for everybody.
    type Table;
    /// What an action is good for, in terms that a screen turns into a sentence.
    type Reason: Copy + Eq + Debug;

    /// How many engine calls a value counts as: about as many as take as long.
    const VALUE_CALLS: u32;

    /// The most engine calls that are made at one stroke ([`Opponent::rush`]).
    const RUSH_CALLS: u32 = 0;

    /// Is only tried what judgement gives some weight? The less is tried, the less does luck look like skill.
    const PRUNES: bool;

    /// How a level decides.
    fn plan(level: Level) -> Plan;

    /// The open part of a view.
    fn table(view: &Self::View) -> &Self::Table;

    /// What an action of a seat is good for. It is worked out from what lies open alone, so that
    /// everybody may hear it; `None` if nothing can be said.
    fn reason(&self, table: &Self::Table, seat: Seat, action: Self::Action)
    -> Option<Self::Reason>;

    /// The same for that seat alone: of what nobody else knows yet, too, such as what it closes a fist on.
    fn own_reason(
        &self,
        table: &Self::Table,
        seat: Seat,
        action: Self::Action,
    ) -> Option<Self::Reason> {
        self.reason(table, seat, action)
    }

    /// The judgement of a seat before it thinks ahead: what weighs most is tried first.
    fn judgement<'v>(
        &'v self,
        seat: Seat,
        view: &'v Self::View,
    ) -> impl Weigh<Self::Action> + use<'v, Self>;

    /// What a seat does in an imagined game: quick, and not too bad.
    fn play_on(
        &self,
        state: &Self::State,
        seat: Seat,
        legal: &ActionSet<Self::Action>,
        rng: &mut impl Rng,
    ) -> Option<Self::Action>;

    /// What a thinker does before its first step. As below, each game has its own.
    fn ponder(thinker: &mut Thinker<Self>, game: &Self, pool: &mut Pool);

    /// What [`Thinker::step`] does. It is the same for all games; but each game says it for itself, so that the
    /// search is built in this crate, where everything is built to be quick, and not where somebody calls it.
    fn search(
        thinker: &mut Thinker<Self>,
        game: &Self,
        pool: &mut Pool,
        calls: u32,
    ) -> Thought<Self::Action>;

    /// Plays at random to the end, and says how many decisions that took: what the speed of a game's rules is
    /// measured by, built as the search is.
    fn play_out(&self, state: &mut Self::State, rng: &mut Chance) -> u32;

    /// Plays on where several decisions of an imagined game are made at one stroke: how many engine
    /// calls that took, or none if there is nothing of the kind.
    fn rush(&self, _state: &mut Self::State, _rng: &mut impl Rng) -> u32 {
        0
    }

    /// How many points an imagined game has passed where it can be valued: rounds, auctions.
    fn milestone(&self, state: &Self::State) -> u16;

    /// How well a seat stands in an imagined game that has come to a milestone or to its end: more
    /// is better. At most a million either way.
    fn value(&self, state: &Self::State, seat: Seat) -> i32;
}

/// The one search, built for the game in whose [`Opponent`] this stands.
#[macro_export]
macro_rules! thinks {
    () => {
        fn ponder(thinker: &mut $crate::Thinker<Self>, game: &Self, pool: &mut $crate::Pool) {
            thinker.ponder(game, pool);
        }

        fn search(
            thinker: &mut $crate::Thinker<Self>,
            game: &Self,
            pool: &mut $crate::Pool,
            calls: u32,
        ) -> $crate::Thought<Self::Action> {
            thinker.search(game, pool, calls)
        }

        #[inline(never)]
        fn play_out(&self, state: &mut Self::State, rng: &mut $crate::Chance) -> u32 {
            ::engine::playout::play_out(self, state, rng)
        }
    };
}

/// How far a seat is ahead of the best other, in points; and has it won, alone or with others, if the
/// game were over?
pub fn standing<G: Game>(game: &G, state: &G::State, seat: Seat) -> (i32, bool) {
    let others = Seat::first(game.seats()).filter(|other| *other != seat);
    let best = others.map(|other| game.tiers(state, other)).max();
    let (own, best) = (game.tiers(state, seat), best.unwrap_or_default());
    let points = |tiers: &Tiers| tiers.first().copied().unwrap_or(0);
    (points(&own) - points(&best), own >= best)
}

/// One of the actions, by chance, in proportion to their weights; one of weight zero only if all
/// are.
pub fn pick<A: engine::actions::Coded>(
    legal: &ActionSet<A>,
    rng: &mut impl Rng,
    mut weigh: impl FnMut(A) -> u32,
) -> Option<A> {
    let mut picked = None;
    let mut total = 0;
    for action in legal.iter() {
        let weight = weigh(action).min(u16::MAX.into());
        total += weight;
        if weight == 0 && (total > 0 || picked.is_some()) {
            continue;
        }
        if weight == 0 || crate::below(total, rng) < weight {
            picked = Some(action);
        }
    }
    picked
}
