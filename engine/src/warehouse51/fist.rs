//! Fist auctions: all choose in secret and open together. A curse may force somebody to say the
//! bid aloud before the others choose.

use super::action::{Action, Families};
use super::data::Effect;
use super::event::Event;
use super::setup::Warehouse51;
use super::state::{Phase, State, Table};
use crate::actions::ActionSet;
use crate::game::{Barrier, Witness};
use crate::seat::{PerSeat, Seat, Seats};

impl Warehouse51 {
    /// The seats whose fists are still open.
    #[inline]
    pub(super) fn open_fists(&self, table: &Table) -> Seats {
        let mut seats = Seats::NONE;
        for seat in Seat::first(self.setup.players) {
            if !table.out.contains(seat) && !table.locked.contains(seat) {
                seats = seats.with(seat);
            }
        }
        seats
    }

    /// Whoever has to announce goes first, clockwise from the revealer; then all others choose.
    /// This is settled when the auction begins: a relic pawned while fists are being closed
    /// changes nothing.
    pub(super) fn ask_for_fists(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let open = self.open_fists(table);
        if open.is_empty() {
            return self.reveal_fists(state, witness);
        }
        let announcer = table
            .revealer
            .clockwise(self.setup.players)
            .find(|seat| open.contains(*seat) && self.has(table, *seat, Effect::Announce));
        match announcer {
            Some(seat) => {
                table.seat = seat;
                table.phase = Phase::Announcing;
            }
            None => {
                table.seat = table.revealer;
                table.phase = Phase::FistAuction;
            }
        }
        Barrier::None
    }

    /// Nothing up to everything one holds.
    pub(super) fn fist_legal(&self, table: &Table, seat: Seat, set: &mut ActionSet<Action>) {
        set.bids(0, table.players[seat].gold);
    }

    /// A bid that everybody hears.
    pub(super) fn announce(
        &self,
        state: &mut State,
        ingots: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let seat = table.seat;
        table.bids[seat] = ingots;
        table.locked = table.locked.with(seat);
        table.announced = table.announced.with(seat);
        witness.see(Event::Announced { seat, ingots });
        self.ask_for_fists(state, witness)
    }

    /// A bid that nobody sees before the last fist is closed.
    pub(super) fn close_fist(
        &self,
        state: &mut State,
        seat: Seat,
        ingots: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        state.secret.fists[seat] = ingots;
        state.table.locked = state.table.locked.with(seat);
        witness.see(Event::FistClosed {
            seat,
            ingots: Some(ingots),
        });
        if self.open_fists(&state.table).is_empty() {
            self.reveal_fists(state, witness);
            return Barrier::Reveal;
        }
        Barrier::HandOver
    }

    /// All fists are opened; the highest bid wins, if it is one at all. Of several that are
    /// level, the first clockwise wins, and the revealer counts himself first.
    fn reveal_fists(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        for seat in state.table.hidden_fists() {
            state.table.bids[seat] = state.secret.fists[seat];
        }
        state.secret.fists = PerSeat::all(0);
        let table = &mut state.table;
        let highest = table.bids.values().iter().copied().max().unwrap_or(0);
        let level = |seat: &Seat| table.locked.contains(*seat) && table.bids[*seat] == highest;
        let clockwise = || table.revealer.clockwise(self.setup.players).filter(level);
        let count = clockwise().count() as u8;
        let by_relic = clockwise().find(|seat| {
            !self.setup.rules.fist_ties_know_no_relic() && self.has(table, *seat, Effect::Equal)
        });
        let winner = by_relic.or_else(|| clockwise().next());
        witness.see(Event::FistsOpened {
            bids: table.bids,
            seats: table.locked,
            revealer: table.revealer,
            level: count,
            by_relic: highest > 0 && count > 1 && by_relic.is_some(),
        });
        table.locked = Seats::NONE;
        table.announced = Seats::NONE;
        if highest == 0 {
            return self.nobody_bids(state, witness);
        }
        table.leader = winner;
        self.win(state, witness)
    }
}
