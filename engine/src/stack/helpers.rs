//! The second action, hiring a helper, and helpers who come for nothing: by jewels, a blessing or
//! a treasure.

use super::data::Helper;
use super::effects::next;
use super::event::Event;
use super::setup::ArtifactStack;
use super::state::{Phase, State, Table};
use crate::game::{Barrier, Witness};

impl ArtifactStack {
    /// An action: pay, and take a helper from beside the temple.
    pub(super) fn hire(
        &self,
        state: &mut State,
        helper: Helper,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let seat = table.seat;
        let silver = table.pay(seat, self.setup.values.hire);
        table.gain_helper(helper);
        self.use_action(state);
        witness.see(Event::Hired {
            seat,
            helper,
            silver,
        });
        Barrier::None
    }

    /// So many helpers of choice, as long as there are any.
    pub(super) fn free_helpers(
        &self,
        state: &mut State,
        helpers: u8,
        witness: &mut impl Witness<Event>,
    ) {
        let left = helpers.min(state.table.helpers.len());
        if left > 0 {
            state.table.phase = Phase::FreeHelper { left };
        } else {
            let seat = state.table.seat;
            witness.see(Event::NoEffect { seat });
        }
    }

    pub(super) fn take_free_helper(
        &self,
        state: &mut State,
        helper: Helper,
        left: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let seat = table.seat;
        table.gain_helper(helper);
        table.phase = next(left, |left| Phase::FreeHelper { left });
        witness.see(Event::HelperCame { seat, helper });
        Barrier::None
    }
}

impl Table {
    /// A helper goes from beside the temple to the player whose turn it is.
    fn gain_helper(&mut self, helper: Helper) {
        self.helpers = self.helpers.without(helper);
        let player = &mut self.players[self.seat];
        player.helpers = player.helpers.with(helper);
    }
}
