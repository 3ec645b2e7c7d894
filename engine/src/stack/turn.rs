//! Course of the game: one action in a turn, clockwise; then a second temple, counter-clockwise;
//! then the end.

use super::action::{Action, Families};
use super::data::ACTIONS_A_TURN;
use super::event::Event;
use super::setup::ArtifactStack;
use super::state::{Phase, State, Table};
use super::temple::Temple;
use crate::actions::ActionSet;
use crate::each::Member;
use crate::game::{Barrier, Witness};
use crate::seat::Seat;

impl ArtifactStack {
    /// The temple is built. The last player in the order of the first round begins the second.
    pub(super) fn begin_round(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let table = &mut state.table;
        table.seat = if table.second {
            self.before(table.start)
        } else {
            table.start
        };
        witness.see(Event::RoundBegins {
            second: table.second,
            seat: table.seat,
        });
        self.begin_turn(table);
    }

    /// The seat before this one, clockwise.
    fn before(&self, seat: Seat) -> Seat {
        let number = (seat as u8).checked_sub(1);
        let number = number.unwrap_or(self.setup.players.saturating_sub(1));
        Seat::at(number as usize).unwrap_or(seat)
    }

    #[inline]
    fn begin_turn(&self, table: &mut Table) {
        table.phase = Phase::Turn;
        table.actions = ACTIONS_A_TURN;
        table.acted = false;
    }

    /// The one action of a turn has to be done: there is always a card that costs nothing. More
    /// actions may be left undone.
    #[inline]
    pub(super) fn turn_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        let values = &self.setup.values;
        let player = table.active();
        if table.actions > 0 {
            set.takes(self.within_reach(&table.temple, player.silver));
            if player.silver >= values.look {
                let unknown = table.temple.down.minus(table.temple.looked[table.seat]);
                set.looks(unknown);
            }
            if player.silver >= values.hire {
                set.hires(table.helpers);
            }
        }
        self.turn_over_legal(player, set);
        if table.acted {
            set.insert(Action::EndTurn);
        }
    }

    #[inline]
    pub(super) fn use_action(&self, state: &mut State) {
        state.table.actions = state.table.actions.saturating_sub(1);
        state.table.acted = true;
    }

    /// More actions in this turn, unless the temple is empty.
    pub(super) fn more_actions(
        &self,
        table: &mut Table,
        actions: u8,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = table.seat;
        if table.temple.standing.is_empty() || actions == 0 {
            witness.see(Event::NoEffect { seat });
            return;
        }
        table.actions = table.actions.saturating_add(actions);
        witness.see(Event::MoreActions { seat, actions });
    }

    /// The temple is empty: there is nothing left to act on.
    #[inline]
    pub(super) fn actions_lapse(&self, table: &mut Table) {
        table.actions = 0;
    }

    /// The next player's turn; or, when the temple is empty, the next temple, or the end.
    #[inline]
    pub(super) fn end_turn(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        let table = &mut state.table;
        witness.see(Event::TurnEnded { seat: table.seat });
        if !table.temple.standing.is_empty() {
            table.seat = if table.second {
                self.before(table.seat)
            } else {
                table.seat.next(self.setup.players)
            };
            self.begin_turn(table);
        } else if table.second {
            table.phase = Phase::Over;
            witness.see(Event::GameOver);
        } else {
            table.second = true;
            table.temple = Temple::EMPTY;
            table.phase = Phase::Laying;
        }
        Barrier::HandOver
    }
}
