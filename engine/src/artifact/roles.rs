//! Expansion II: after each exhibition a player places or moves one of two role markers, one for
//! a city and one for an archaeologist.
//!
//! Moving the only placed marker to the other kind is not offered: placing the second one there
//! gives the same role and loses nothing.

use super::action::{Action, Families};
use super::data::{Archaeologist, Role};
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, Player, State};
use crate::actions::ActionSet;
use crate::game::{Barrier, Witness};

impl Player {
    /// Places the marker of the role's kind, or moves it there.
    pub(super) fn assume(&mut self, role: Role) {
        match role {
            Role::City(city) => self.city = Some(city),
            Role::Archaeologist(archaeologist) => self.archaeologist = Some(archaeologist),
        }
    }
}

impl Artifact {
    /// An exhibition was produced: with expansion II a role has to be chosen.
    pub(super) fn finish_exhibition(&self, state: &mut State) -> Barrier {
        if self.setup.expansions.roles {
            state.table.phase = Phase::ChoosingRole;
            return Barrier::None;
        }
        self.finish_action(state)
    }

    /// Is a role among those that can be taken up?
    pub(super) fn on_offer(&self, role: Role) -> bool {
        role != Role::Archaeologist(Archaeologist::Carter)
            || self.setup.expansions.research
            || !self.setup.rules.carter_needs_research()
    }

    /// Every role on offer but those held now.
    pub(super) fn roles_legal(&self, state: &State, set: &mut ActionSet<Action>) {
        let player = &state.table.players[state.table.seat];
        let held = player.city.map_or(0, |city| 1 << city as u8)
            | player.archaeologist.map_or(0, |one| 0b1_0000 << one as u8);
        let carter = if self.on_offer(Role::Archaeologist(Archaeologist::Carter)) {
            0
        } else {
            0b1_0000 << Archaeologist::Carter as u8
        };
        set.roles(0xFF & !held & !carter);
    }

    pub(super) fn take_role(
        &self,
        state: &mut State,
        role: Role,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.players[seat].assume(role);
        witness.see(Event::RoleTaken { seat, role });
        self.finish_action(state)
    }
}
