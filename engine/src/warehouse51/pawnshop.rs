//! The pawnshop: at any time a player with few ingots may pawn a relic, asked or not.
//!
//! A seat that is not asked has pawning among its legal actions too, so that nothing is lost
//! against shouting it out at a table: also the race for the last tile or the bank's last ingots.
//! Only while chance is about to deal it has to wait for the card, and a closed fist stays closed.
//! After the last auction, everybody who can is asked once, from the last winner on; then it
//! closes.

use super::action::{Action, Families};
use super::data::{Effect, Relic, RelicSet};
use super::event::Event;
use super::refusal::Refusal;
use super::setup::Warehouse51;
use super::state::{Phase, State, Table};
use crate::actions::ActionSet;
use crate::game::{Barrier, Witness};
use crate::seat::Seat;

impl Warehouse51 {
    /// The relics that a player may pawn now.
    #[inline]
    pub fn pawnable(&self, table: &Table, seat: Seat) -> RelicSet {
        if table.phase == Phase::LastPawning && table.seat != seat {
            return RelicSet::NONE;
        }
        self.pawnable_in_turn(table, seat)
    }

    /// The relics that a player may pawn when it is his turn to.
    #[inline]
    pub(super) fn pawnable_in_turn(&self, table: &Table, seat: Seat) -> RelicSet {
        if table.players[seat].gold >= self.setup.values.pawn_below
            || self.pawnshop_refuses(table, seat).is_some()
        {
            return RelicSet::NONE;
        }
        table.players[seat].collection()
    }

    /// What stands against pawning anything, the player's wealth apart.
    #[inline]
    fn pawnshop_refuses(&self, table: &Table, seat: Seat) -> Option<Refusal> {
        let values = &self.setup.values;
        if table.phase.is_end() && table.phase != Phase::LastPawning {
            Some(Refusal::PawnshopClosed)
        } else if table.phase.is_chance() {
            Some(Refusal::NotNow)
        } else if table.locked.contains(seat) {
            Some(Refusal::FistClosed)
        } else if table.pawn_tiles == 0 {
            Some(Refusal::NoPawnTile)
        } else if table.bank < values.pawn_pays {
            Some(Refusal::BankShort { bank: table.bank })
        } else {
            None
        }
    }

    #[inline]
    pub(super) fn pawn_legal(&self, table: &Table, seat: Seat, set: &mut ActionSet<Action>) {
        set.relics(Action::Pawn, self.pawnable(table, seat));
    }

    pub(super) fn explain_pawn(&self, table: &Table, seat: Seat, relic: Relic) -> Refusal {
        let player = &table.players[seat];
        if !player.relics.contains(relic) {
            Refusal::NotOwned(relic)
        } else if player.pawned.contains(relic) {
            Refusal::Pawned(relic)
        } else if let Some(refusal) = self.pawnshop_refuses(table, seat) {
            refusal
        } else {
            Refusal::HoldsEnough { held: player.gold }
        }
    }

    pub(super) fn pawn(
        &self,
        state: &mut State,
        seat: Seat,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let ingots = self.setup.values.pawn_pays;
        let table = &mut state.table;
        table.bank -= ingots;
        table.pawn_tiles -= 1;
        let player = &mut table.players[seat];
        player.gold += ingots;
        player.pawned = player.pawned.with(relic);
        witness.see(Event::Pawned {
            seat,
            relic,
            ingots,
        });
        // Who pawns what made him the revealer gives the choice of a stack away with it.
        if table.phase == Phase::Revealing && table.seat != self.next_revealer(table) {
            return self.begin_auction(state, witness);
        }
        self.go_on_pawning(state, witness)
    }

    /// After the last auction the next one is asked as soon as this one can pawn nothing more.
    pub(super) fn go_on_pawning(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &state.table;
        if table.phase == Phase::LastPawning && self.pawnable(table, table.seat).is_empty() {
            return self.next_pawner(state, Some(table.seat), witness);
        }
        Barrier::None
    }

    /// What buying back costs a player.
    pub fn buy_back_price(&self, table: &Table, seat: Seat) -> u8 {
        self.amounts(&table.players[seat], Effect::BuyBackFor)
            .min()
            .unwrap_or(self.setup.values.buy_back)
    }

    /// Has the player a relic in the pawnshop, and the ingots for it?
    pub(super) fn may_buy_back(&self, table: &Table, seat: Seat) -> bool {
        let player = &table.players[seat];
        !player.pawned.is_empty() && player.gold >= self.buy_back_price(table, seat)
    }

    pub(super) fn buying_back_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        set.relics(Action::BuyBack, table.players[table.seat].pawned);
        set.insert(Action::Decline);
    }

    /// A relic comes back with its effect; the ingots go to the bank.
    pub(super) fn buy_back(
        &self,
        state: &mut State,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let ingots = self.buy_back_price(&state.table, seat);
        let table = &mut state.table;
        table.bank += ingots;
        table.pawn_tiles += 1;
        let player = &mut table.players[seat];
        player.gold -= ingots;
        player.pawned = player.pawned.without(relic);
        witness.see(Event::BoughtBack {
            seat,
            relic,
            ingots,
        });
        if self.may_buy_back(&state.table, seat) {
            return Barrier::None;
        }
        self.next_buyer(state, Some(seat), witness)
    }
}
