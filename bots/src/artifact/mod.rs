//! What the bots know of Artifact.
//!
//! | to learn | read |
//! |---|---|
//! | the common sense of a story's players | `sense` |
//! | how imagined games are played on | `playing` |
//! | what a position is worth | `value` |
//! | what an action is good for | `reason` |

mod playing;
mod reason;
mod sense;
mod value;

pub use reason::Reason;
pub use sense::Mind;

use engine::actions::ActionSet;
use engine::artifact::{Action, Artifact, State, Table, View};
use engine::seat::Seat;
use rand_core::Rng;

use crate::{Level, Opponent, Plan, Sensible, Way, Weigh, pick};
use playing::Playing;

impl Opponent for Artifact {
    type Table = Table;
    type Reason = Reason;

    const VALUE_CALLS: u32 = 12;
    const PRUNES: bool = false;

    crate::thinks!();

    fn plan(level: Level) -> Plan {
        match level {
            Level::Easy => Plan::at_once(Way::Sense),
            Level::Medium => Plan {
                way: Way::Search { arms: 6, ahead: 1 },
                calls: 1_150,
            },
            Level::Hard => Plan {
                way: Way::Search { arms: 10, ahead: 2 },
                calls: 71_500,
            },
        }
    }

    fn table(view: &View) -> &Table {
        &view.table
    }

    fn reason(&self, table: &Table, seat: Seat, action: Action) -> Option<Reason> {
        reason::reason(self, table, seat, action)
    }

    fn own_reason(&self, table: &Table, seat: Seat, action: Action) -> Option<Reason> {
        reason::own_reason(self, table, seat, action)
    }

    fn judgement<'v>(&'v self, seat: Seat, view: &'v View) -> impl Weigh<Action> + use<'v> {
        self.mind(seat, view)
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

    /// The years.
    fn milestone(&self, state: &State) -> u16 {
        state.table().round.into()
    }

    fn value(&self, state: &State, seat: Seat) -> i32 {
        value::value(self, state, seat)
    }
}
