//! I. Income: the base income, which falls as tiles leave the income track, and the bonus of
//! each exhibition.

use super::data::{INCOME_SPACES, TileSet};
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, State, Table};
use crate::game::Witness;
use crate::seat::Seat;

impl Artifact {
    /// The base income: the rightmost free space of the income track. Its tiles always lie as
    /// far right as they can.
    pub fn base_income(&self, table: &Table) -> u8 {
        let tiles = table.tiles.and(TileSet::INCOME_TRACK).len() as usize;
        let space = INCOME_SPACES - 1 - tiles;
        self.setup.values.income.get(space).copied().unwrap_or(0)
    }

    /// What a player's exhibitions bring each round.
    pub fn bonus_income(&self, table: &Table, seat: Seat) -> u16 {
        let player = &table.players[seat];
        let values = &self.setup.values;
        let mut bonus = u16::from(player.stand_alone) * u16::from(values.stand_alone.income);
        let mut left = player.tiles.bits();
        for value in values.tiles.values() {
            if left == 0 {
                break;
            }
            if left & 1 == 1 {
                bonus += u16::from(value.income);
            }
            left >>= 1;
        }
        bonus
    }

    /// A round begins: everybody collects, then the start player acts.
    pub(super) fn begin_round(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        witness.see(Event::Year {
            year: self.year(&state.table),
        });
        if state.table.round + 1 == self.setup.values.rounds {
            self.last_round(state, super::EndTrigger::LastYear, witness);
        }
        let base = self.base_income(&state.table);
        for seat in Seat::first(self.setup.players) {
            let bonus = self.bonus_income(&state.table, seat);
            let player = &mut state.table.players[seat];
            player.money = player.money.saturating_add(u16::from(base) + bonus);
            witness.see(Event::Income { seat, base, bonus });
        }
        state.table.seat = state.table.start;
        self.begin_turn(state);
    }

    pub(super) fn begin_turn(&self, state: &mut State) {
        state.table.actions_done = 0;
        state.table.phase = Phase::Turn;
    }

    /// The year on the year track.
    pub fn year(&self, table: &Table) -> u16 {
        self.setup.values.first_year + u16::from(table.round)
    }
}
