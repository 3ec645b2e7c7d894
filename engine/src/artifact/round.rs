//! Passing, what passed players do in their turns, and III. End of the round.

use super::action::{Action, Families};
use super::data::Track;
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, State, Table, some_of_six};
use crate::actions::ActionSet;
use crate::each::Member;
use crate::game::{Barrier, Witness};
use crate::seat::Seat;

impl Artifact {
    pub(super) fn pass(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        let seat = state.table.seat;
        state.table.players[seat].passed = true;
        witness.see(Event::Passed { seat });
        if state.table.last_round.is_some() {
            return self.next_turn(state, witness);
        }
        state.table.phase = Phase::PassedTurn;
        Barrier::None
    }

    /// Has the mat room for a marker, and the board one to give?
    pub(super) fn wants_marker(&self, table: &Table, seat: Seat) -> bool {
        table.players[seat].markers() < self.setup.values.mat && table.has_markers()
    }

    /// Take one marker unless the mat is full, exchange one, or neither.
    pub(super) fn passed_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        self.take_legal(table, set);
        let on_board = table.tracks_with_markers();
        let held = some_of_six(*table.players[table.seat].mat.values());
        for give in Track::ALL {
            if held >> give as u8 & 1 == 1 {
                set.exchanges(give, on_board);
            }
        }
        set.insert(Action::NoMarker);
    }

    #[inline]
    pub(super) fn take_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        if table.players[table.seat].markers() < self.setup.values.mat {
            set.tracks(Action::TakeMarker, table.tracks_with_markers());
        }
    }

    pub(super) fn take_after_passing(
        &self,
        state: &mut State,
        track: Track,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.take_marker(seat, track);
        witness.see(Event::MarkerTaken { seat, track });
        self.next_turn(state, witness)
    }

    pub(super) fn exchange(
        &self,
        state: &mut State,
        give: Track,
        take: Track,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.return_marker(seat, give);
        state.table.take_marker(seat, take);
        witness.see(Event::MarkerExchanged { seat, give, take });
        self.next_turn(state, witness)
    }

    pub(super) fn no_marker(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        witness.see(Event::NoMarker {
            seat: state.table.seat,
        });
        self.next_turn(state, witness)
    }

    /// Clockwise to the next player who has something to do. In the last round, who has passed
    /// has not.
    pub(super) fn next_turn(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let players = self.setup.players;
        let passed = |seat: Seat| state.table.players[seat].passed;
        if passed(state.table.seat) && Seat::first(players).all(passed) {
            return self.end_round(state, witness);
        }
        let skip_passed = state.table.last_round.is_some();
        let mut seat = state.table.seat.next(players);
        while skip_passed && state.table.players[seat].passed {
            seat = seat.next(players);
        }
        state.table.seat = seat;
        if state.table.players[seat].passed {
            if self.setup.rules.passed_turns_count_no_actions() {
                state.table.actions_done = 0;
            }
            state.table.phase = Phase::PassedTurn;
        } else {
            self.begin_turn(state);
        }
        Barrier::HandOver
    }

    /// The last player to pass begins the next round; before it, all refill their mats. After the
    /// last round, manuscripts are shown.
    fn end_round(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        if state.table.last_round.is_some() {
            self.end_game(state, witness);
            return Barrier::Reveal;
        }
        state.table.start = state.table.seat;
        witness.see(Event::RoundEnded {
            start: state.table.start,
        });
        if !self.fill_from_start(state, Phase::Refilling) {
            self.next_year(state, witness);
        }
        Barrier::HandOver
    }

    /// Asks the first player from the start player on who has room on the mat.
    pub(super) fn fill_from_start(&self, state: &mut State, phase: Phase) -> bool {
        self.fill_from(state, phase, state.table.start)
    }

    /// Asks the next player who has room on the mat; those up to this one are done.
    pub(super) fn fill_next(&self, state: &mut State, phase: Phase) -> bool {
        let next = state.table.seat.next(self.setup.players);
        next != state.table.start && self.fill_from(state, phase, next)
    }

    fn fill_from(&self, state: &mut State, phase: Phase, from: Seat) -> bool {
        let mut seat = from;
        loop {
            if self.wants_marker(&state.table, seat) {
                state.table.seat = seat;
                state.table.phase = phase;
                return true;
            }
            seat = seat.next(self.setup.players);
            if seat == state.table.start {
                return false;
            }
        }
    }

    pub(super) fn refill(
        &self,
        state: &mut State,
        track: Track,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.take_marker(seat, track);
        witness.see(Event::MarkerTaken { seat, track });
        if self.wants_marker(&state.table, seat) {
            return Barrier::None;
        }
        if !self.fill_next(state, Phase::Refilling) {
            self.next_year(state, witness);
        }
        Barrier::HandOver
    }

    fn next_year(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        for seat in Seat::ALL {
            let player = &mut state.table.players[seat];
            player.passed = false;
            player.free_action_used = false;
        }
        state.table.round += 1;
        self.begin_round(state, witness);
    }
}
