//! What the bots know of Warehouse 51.
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
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Action, Relic, State, Table, View, Warehouse51};
use rand_core::Rng;

use crate::{Level, Opponent, Plan, Way, Weigh, standing};
use judgement::Judgement;
use playing::Auction;

/// What a victory counts, in points.
const VICTORY: i32 = 10;

impl Opponent for Warehouse51 {
    type Table = Table;
    type Reason = Reason;

    const VALUE_CALLS: u32 = 4;
    const RUSH_CALLS: u32 = 10;
    const PRUNES: bool = true;

    crate::thinks!();

    fn plan(level: Level) -> Plan {
        let to_the_end = |arms| Way::Search {
            arms,
            ahead: u16::MAX,
        };
        match level {
            Level::Easy => Plan::at_once(Way::Guess { roots: 3 }),
            Level::Medium => Plan::at_once(Way::Judgement),
            Level::Hard => Plan {
                way: to_the_end(4),
                calls: 92_000,
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
        Judgement::new(self, seat, view)
    }

    fn play_on(
        &self,
        state: &State,
        seat: Seat,
        legal: &ActionSet<Action>,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        playing::decide(self, state, seat, legal, rng)
    }

    fn rush(&self, state: &mut State, rng: &mut impl Rng) -> u32 {
        Auction::rush(self, state, rng)
    }

    /// The relics that were turned up.
    fn milestone(&self, state: &State) -> u16 {
        Relic::ALL.len() as u16 - u16::from(state.table().stacks.len())
    }

    fn value(&self, state: &State, seat: Seat) -> i32 {
        let (lead, wins) = standing(self, state, seat);
        lead + VICTORY * i32::from(wins)
    }
}
