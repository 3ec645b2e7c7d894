//! What a bot knows of Coin: there is not much to know. A call is as good as the other, and a raise is worth its coin
//! if the toss is.

use bots::{Level, Opponent, Plan, Sensible, Way, Weigh, standing};
use engine::actions::ActionSet;
use engine::seat::Seat;
use rand_core::Rng;

use super::rules::{Action, Coin, RAISE, State, Table, View};

/// A toss that is worth so much more than a raise is raised.
const WORTH_IT: u8 = 2 * RAISE;

/// What a seat makes of what it sees.
pub struct Mind {
    raises: bool,
}

impl Weigh<Action> for Mind {
    fn weigh(&self, action: Action) -> u32 {
        match action {
            Action::Call(_) => 2,
            Action::Raise => u32::from(self.raises),
        }
    }
}

impl Sensible for Coin {
    type Mind<'v> = Mind;

    fn mind<'v>(&'v self, _: Seat, view: &'v View) -> Mind {
        Mind {
            raises: self.worth(&view.table) > WORTH_IT,
        }
    }
}

/// Why a toss is raised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorthIt;

impl Opponent for Coin {
    type Table = Table;
    type Reason = WorthIt;

    const VALUE_CALLS: u32 = 1;
    const PRUNES: bool = false;

    bots::thinks!();

    fn plan(level: Level) -> Plan {
        match level {
            Level::Easy => Plan::RANDOM,
            Level::Medium => Plan::at_once(Way::Sense),
            Level::Hard => Plan {
                way: Way::Search {
                    arms: 3,
                    ahead: u16::MAX,
                },
                calls: 600,
            },
        }
    }

    fn table(view: &View) -> &Table {
        &view.table
    }

    fn reason(&self, _: &Table, _: Seat, action: Action) -> Option<WorthIt> {
        (action == Action::Raise).then_some(WorthIt)
    }

    fn judgement<'v>(&'v self, seat: Seat, view: &'v View) -> impl Weigh<Action> + use<'v> {
        self.mind(seat, view)
    }

    fn play_on(
        &self,
        _: &State,
        _: Seat,
        legal: &ActionSet<Action>,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        legal.choose(rng)
    }

    fn milestone(&self, state: &State) -> u16 {
        state.table.round.into()
    }

    fn value(&self, state: &State, seat: Seat) -> i32 {
        standing(self, state, seat).0
    }
}
