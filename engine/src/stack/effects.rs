//! Curses, blessings and instant treasures: carried out at once by whoever takes the card, which
//! is turned over with that. A curse never causes debt; what cannot be done is skipped.

use super::action::{Action, Families};
use super::cards::Card;
use super::event::Event;
use super::setup::ArtifactStack;
use super::state::{Phase, State, Table};
use super::values::Effect;
use crate::actions::ActionSet;
use crate::game::{Barrier, Witness};
use crate::seat::Seat;

impl ArtifactStack {
    /// Does what a card says.
    pub(super) fn carry_out(
        &self,
        state: &mut State,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) {
        let Some(effect) = self.setup.values.card(card).face.at_once() else {
            return;
        };
        match effect {
            Effect::Points(_) => {}
            Effect::TakeSilver(silver) => self.receive_silver(&mut state.table, silver, witness),
            Effect::MoreActions(actions) => self.more_actions(&mut state.table, actions, witness),
            Effect::FreeHelpers(helpers) => self.free_helpers(state, helpers, witness),
            Effect::OthersGive(silver) => self.others_give(&mut state.table, silver, witness),
            Effect::Pay(silver) => self.pay_silver(&mut state.table, silver, witness),
            Effect::GiveToLeft(cards) => {
                self.give_or_remove(state, cards, |left| Phase::Giving { left }, witness)
            }
            Effect::Remove(cards) => {
                self.give_or_remove(state, cards, |left| Phase::Removing { left }, witness)
            }
            Effect::OthersTake(silver) => self.others_take(&mut state.table, silver, witness),
        }
    }

    /// The other seats, clockwise from the left neighbour on.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.clockwise(self.setup.players).skip(1)
    }

    /// Silver from the bank, as much as it has.
    pub(super) fn receive_silver(
        &self,
        table: &mut Table,
        silver: u8,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = table.seat;
        let silver = table.receive(seat, silver);
        witness.see(Event::SilverReceived { seat, silver });
    }

    fn pay_silver(&self, table: &mut Table, silver: u8, witness: &mut impl Witness<Event>) {
        let seat = table.seat;
        let silver = table.pay(seat, silver);
        witness.see(Event::SilverPaid { seat, silver });
    }

    /// Who has too little gives what there is.
    fn others_give(&self, table: &mut Table, silver: u8, witness: &mut impl Witness<Event>) {
        let to = table.seat;
        for from in self.others(to) {
            let silver = silver.min(table.players[from].silver);
            table.players[from].silver -= silver;
            table.players[to].silver = table.players[to].silver.saturating_add(silver);
            witness.see(Event::SilverGiven { from, to, silver });
        }
    }

    fn others_take(&self, table: &mut Table, silver: u8, witness: &mut impl Witness<Event>) {
        for seat in self.others(table.seat) {
            let silver = table.receive(seat, silver);
            witness.see(Event::SilverReceived { seat, silver });
        }
    }

    /// Asks for as many of the own open artifacts as there are.
    fn give_or_remove(
        &self,
        state: &mut State,
        cards: u8,
        phase: impl Fn(u8) -> Phase,
        witness: &mut impl Witness<Event>,
    ) {
        let left = cards.min(state.table.active().open.len());
        if left > 0 {
            state.table.phase = phase(left);
        } else {
            let seat = state.table.seat;
            witness.see(Event::NoEffect { seat });
        }
    }

    /// The own open artifacts, one of each kind.
    pub(super) fn own_open_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        set.chooses(&self.distinct(&table.active().open));
    }

    /// The left is the same in both rounds, whichever way the turns go.
    pub(super) fn give_to_left(
        &self,
        state: &mut State,
        card: Card,
        left: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let seat = table.seat;
        let to = seat.next(self.setup.players);
        table.players[seat].open.remove(card);
        table.players[to].open.insert(card);
        table.phase = next(left, |left| Phase::Giving { left });
        witness.see(Event::Gave { seat, to, card });
        Barrier::None
    }

    pub(super) fn remove_from_game(
        &self,
        state: &mut State,
        card: Card,
        left: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let seat = table.seat;
        table.players[seat].open.remove(card);
        table.gone.insert(card);
        table.phase = next(left, |left| Phase::Removing { left });
        witness.see(Event::Removed { seat, card });
        Barrier::None
    }
}

/// What is asked for after one of `left` choices was made.
#[inline]
pub(super) fn next(left: u8, phase: impl Fn(u8) -> Phase) -> Phase {
    match left {
        0 | 1 => Phase::Turn,
        more => phase(more - 1),
    }
}
