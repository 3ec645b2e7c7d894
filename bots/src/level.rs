//! How well an opponent plays, and what that takes.

use crate::Opponent;

engine::members! {
    /// How well an opponent plays: what a person picks for a seat, and for a hint.
    pub enum Level {
        /// Plausible and quick.
        Easy,
        /// A good player who decides at once.
        Medium,
        /// Thinks about what may come.
        Hard,
    }
}

/// How a decision is come by. A level of a game has its own ([`Opponent::plan`]); those that are
/// made otherwise are yardsticks, which no person plays against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// In which way.
    pub way: Way,
    /// The most engine calls that it may take: the same on every machine, so that games replay.
    pub calls: u32,
}

/// A way to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Chance alone.
    Chance,
    /// Chance, in proportion to common sense.
    Sense,
    /// Chance, in proportion to roots of what common sense says: nothing senseless, and often not
    /// the best.
    Guess {
        /// How many roots: the more, the less one thing is preferred to another.
        roots: u8,
    },
    /// What the game's own judgement puts first, without looking ahead.
    Judgement,
    /// What does best when imagined games are played on to a point where they can be valued.
    Search {
        /// The most actions that are tried: those that judgement puts first.
        arms: u8,
        /// How many of the game's milestones are played on to ([`Opponent::milestone`]).
        ahead: u16,
    },
    /// What does best when imagined games are played to the end by chance: no knowledge of the game
    /// at all.
    Plain,
}

impl Plan {
    /// A decision that takes no engine calls.
    pub const fn at_once(way: Way) -> Plan {
        Plan { way, calls: 0 }
    }

    /// Chance alone: a yardstick.
    pub const RANDOM: Plan = Plan::at_once(Way::Chance);

    /// [`Level::Hard`] with a hundred times the budget: the yardstick of what is possible.
    pub fn master<G: Opponent>() -> Plan {
        let hard = G::plan(Level::Hard);
        Plan {
            calls: hard.calls.saturating_mul(100),
            ..hard
        }
    }

    /// Random playouts with the engine calls of [`Level::Hard`]: the yardstick of what knowledge
    /// brings.
    pub fn plain<G: Opponent>() -> Plan {
        Plan {
            way: Way::Plain,
            ..G::plan(Level::Hard)
        }
    }
}
