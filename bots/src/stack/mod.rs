//! What the bots know of Artifact Stack.
//!
//! | to learn | read |
//! |---|---|
//! | the common sense of a story's players | `sense` |
//! | what a good player does at once | `judgement` |
//! | how imagined games are played on | `playing` |
//! | what an action is good for | `reason` |

mod judgement;
mod playing;
mod reason;
mod sense;

pub use reason::Reason;
pub use sense::Mind;

use engine::actions::ActionSet;
use engine::seat::Seat;
use engine::stack::{Action, ArtifactStack, State, Table, View};
use rand_core::Rng;

use crate::{Level, Opponent, Plan, Way, Weigh, pick, standing};
use judgement::Judgement;
use playing::Playing;

/// What a victory counts, in points.
const VICTORY: i32 = 10;

impl Opponent for ArtifactStack {
    type Table = Table;
    type Reason = Reason;

    const VALUE_CALLS: u32 = 20;
    const PRUNES: bool = true;

    crate::thinks!();

    fn plan(level: Level) -> Plan {
        let to_the_end = |arms| Way::Search {
            arms,
            ahead: u16::MAX,
        };
        match level {
            Level::Easy => Plan::at_once(Way::Guess { roots: 2 }),
            Level::Medium => Plan::at_once(Way::Judgement),
            Level::Hard => Plan {
                way: to_the_end(4),
                calls: 50_000,
            },
        }
    }

    fn table(view: &View) -> &Table {
        &view.table
    }

    fn reason(&self, table: &Table, seat: Seat, action: Action) -> Option<Reason> {
        reason::reason(self, table, seat, action)
    }

    fn judgement<'v>(&'v self, seat: Seat, view: &'v View) -> impl Weigh<Action> + use<'v> {
        Judgement::new(self, seat, view)
    }

    fn play_on(
        &self,
        state: &State,
        seat: Seat,
        legal: &ActionSet<Action>,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        let playing = Playing::new(self, state, seat);
        pick(legal, rng, |action| playing.weigh(action))
    }

    /// The cards that were taken.
    fn milestone(&self, state: &State) -> u16 {
        let table = state.table();
        let seats = Seat::first(self.setup().players);
        seats
            .map(|seat| u16::from(table.players[seat].artifacts().len()))
            .sum()
    }

    fn value(&self, state: &State, seat: Seat) -> i32 {
        let (lead, wins) = standing(self, state, seat);
        lead + VICTORY * i32::from(wins)
    }
}
