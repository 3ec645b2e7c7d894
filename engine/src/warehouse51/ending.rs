//! The end: after a last chance to pawn, relics are bought back, certificates assigned,
//! counterfeits revealed, all in order from the winner of the last auction on; then it is scored.

use super::action::{Action, Families};
use super::data::{Certificate, Effect, PerCertificate, Relic, RelicSet};
use super::event::Event;
use super::neighbours::Pair;
use super::setup::Warehouse51;
use super::state::{Phase, State, Table};
use crate::actions::ActionSet;
use crate::each::Member;
use crate::game::{Barrier, Witness};
use crate::seat::{Seat, Seats};

impl Warehouse51 {
    /// All seats from the last winner on; those after one of them, if it is given.
    fn last_winner_first(&self, table: &Table, after: Option<Seat>) -> impl Iterator<Item = Seat> {
        let skipped = table
            .last_winner
            .clockwise(self.setup.players)
            .position(|seat| Some(seat) == after)
            .map_or(0, |place| place + 1);
        table
            .last_winner
            .clockwise(self.setup.players)
            .skip(skipped)
    }

    /// The last relic was auctioned. A bar on the next auction lapses: there is none.
    pub(super) fn begin_ending(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        state.table.barred_next = Seats::NONE;
        witness.see(Event::AuctionsOver);
        if self.setup.rules.pawnshop_outlasts_the_auctions() {
            self.next_pawner(state, None, witness)
        } else {
            self.next_buyer(state, None, witness)
        }
    }

    /// Before step 1: whoever can still pawn something is asked once.
    pub(super) fn next_pawner(
        &self,
        state: &mut State,
        after: Option<Seat>,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        state.table.phase = Phase::LastPawning;
        let pawner = self
            .last_winner_first(&state.table, after)
            .find(|seat| !self.pawnable_in_turn(&state.table, *seat).is_empty());
        match pawner {
            Some(seat) => {
                state.table.seat = seat;
                Barrier::None
            }
            None => self.next_buyer(state, None, witness),
        }
    }

    /// Step 1, buy back. Who has nothing pawned, or too few ingots, is not asked.
    pub(super) fn next_buyer(
        &self,
        state: &mut State,
        after: Option<Seat>,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let buyer = self
            .last_winner_first(&state.table, after)
            .find(|seat| self.may_buy_back(&state.table, *seat));
        match buyer {
            Some(seat) => {
                state.table.seat = seat;
                state.table.phase = Phase::BuyingBack;
                Barrier::None
            }
            None => self.next_certificate(state, None, witness),
        }
    }

    /// Step 2, assign certificates. One whose carrier is in the pawnshop is void; who holds both
    /// assigns one after the other.
    fn next_certificate(
        &self,
        state: &mut State,
        after: Option<(Seat, Certificate)>,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &state.table;
        let here = after.into_iter().flat_map(|(seat, done)| {
            let later = move |other: &Certificate| *other > done;
            let rest = Certificate::ALL.into_iter().filter(later);
            rest.map(move |certificate| (seat, certificate))
        });
        let others = self
            .last_winner_first(table, after.map(|(seat, _)| seat))
            .flat_map(|seat| Certificate::ALL.map(|certificate| (seat, certificate)));
        let next = here.chain(others).find(|(seat, certificate)| {
            self.has(table, *seat, certificate.carried_by())
                && !certifiable(table, *seat).is_empty()
        });
        match next {
            Some((seat, certificate)) => {
                state.table.seat = seat;
                state.table.phase = Phase::Certifying { certificate };
                Barrier::None
            }
            None => self.reveal_counterfeits(state, witness),
        }
    }

    pub(super) fn certifying_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        set.relics(Action::Certify, certifiable(table, table.seat));
        set.insert(Action::Decline);
    }

    pub(super) fn certify(
        &self,
        state: &mut State,
        certificate: Certificate,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.certified[certificate] = Some(relic);
        witness.see(Event::Certified {
            seat,
            relic,
            certificate,
        });
        self.next_certificate(state, Some((seat, certificate)), witness)
    }

    /// Step 3, all counterfeits between the players are revealed. Those that were never laid stay
    /// hidden. Those of the box people turn up and say, one after the other.
    fn reveal_counterfeits(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        for pair in Pair::all(self.setup.players) {
            state.table.pairs[pair].open = true;
        }
        if self.in_the_box() && self.due_pair(&state.table).is_some() {
            state.table.phase = Phase::TellingCounterfeits;
            return Barrier::Reveal;
        }
        for pair in Pair::all(self.setup.players) {
            self.tell_revealed(state, pair, witness);
        }
        self.expose_counterfeits(state, witness);
        Barrier::Reveal
    }

    /// People turned up a counterfeit of the box.
    pub(super) fn tell_counterfeit(
        &self,
        state: &mut State,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) {
        if let Some(pair) = self.due_pair(&state.table) {
            state.secret.pairs[pair] = state.secret.pairs[pair].with(relic);
            state.table.laid += 1;
            if self.laid_at(&state.table, pair) == self.between {
                self.tell_revealed(state, pair, witness);
            }
        }
        if self.due_pair(&state.table).is_none() {
            self.expose_counterfeits(state, witness);
        }
    }

    fn tell_revealed(&self, state: &State, pair: Pair, witness: &mut impl Witness<Event>) {
        witness.see(Event::CounterfeitsRevealed {
            between: pair.seats(self.setup.players),
            relics: state.secret.pairs[pair],
        });
    }

    /// What is found to be a counterfeit, and not protected, is exposed.
    fn expose_counterfeits(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let fakes = state.laid_counterfeits().and(state.table.owned());
        let exposed = self.without_certified(&state.table, fakes);
        for relic in fakes.minus(exposed).iter() {
            if let Some(seat) = state.table.owner(relic) {
                witness.see(Event::Protected { seat, relic });
            }
        }
        state.table.exposed = exposed;
        self.next_canceller(state, None, witness);
    }

    /// A certificate cancels the counterfeit card of its relic. One whose carrier turns out to be
    /// a counterfeit, and is not saved by a certificate itself, is void.
    fn without_certified(&self, table: &Table, fakes: RelicSet) -> RelicSet {
        let mut valid = table.certified;
        loop {
            let saved: RelicSet = valid.values().iter().flatten().copied().collect();
            let exposed = fakes.minus(saved);
            let still = PerCertificate::from_fn(|certificate: Certificate| {
                let carriers = self.carriers[certificate.carried_by()];
                valid[certificate].filter(|_| carriers.and(exposed).is_empty())
            });
            if still == valid {
                return exposed;
            }
            valid = still;
        }
    }

    /// Who has a relic against a counterfeit, itself no counterfeit, may cancel one: on any
    /// player's relic, since the rule does not say whose.
    fn next_canceller(
        &self,
        state: &mut State,
        after: Option<Seat>,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &state.table;
        let canceller = self.last_winner_first(table, after).find(|seat| {
            let sources = self.sources(&table.players[*seat], Effect::Cancel);
            !sources.minus(table.exposed).is_empty()
        });
        match canceller {
            Some(seat) if !table.exposed.is_empty() => {
                state.table.seat = seat;
                state.table.phase = Phase::Cancelling;
            }
            _ => self.remove_counterfeits(state, witness),
        }
        Barrier::None
    }

    pub(super) fn cancelling_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        set.relics(Action::Cancel, table.exposed);
        set.insert(Action::Decline);
    }

    pub(super) fn cancel(
        &self,
        state: &mut State,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.exposed = state.table.exposed.without(relic);
        witness.see(Event::Cancelled { seat, relic });
        self.next_canceller(state, Some(seat), witness)
    }

    /// Counterfeits leave with their effects, also those in the pawnshop; then it is scored.
    fn remove_counterfeits(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let table = &mut state.table;
        for seat in table.last_winner.clockwise(self.setup.players) {
            let player = &mut table.players[seat];
            let fakes = player.relics.and(table.exposed);
            let pawned = player.pawned;
            table.pawn_tiles += pawned.and(fakes).len();
            player.relics = player.relics.minus(fakes);
            player.pawned = player.pawned.minus(fakes);
            for relic in fakes.iter() {
                witness.see(Event::Exposed {
                    seat,
                    relic,
                    pawned: pawned.contains(relic),
                });
            }
        }
        table.gone = table.gone.or(table.exposed);
        table.phase = Phase::Over;
        witness.see(Event::GameOver);
    }

    /// Pawn nothing more, buy back no more, assign no certificate, or cancel no counterfeit.
    pub(super) fn decline(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        let seat = state.table.seat;
        witness.see(Event::Declined { seat });
        match state.table.phase {
            Phase::LastPawning => self.next_pawner(state, Some(seat), witness),
            Phase::BuyingBack => self.next_buyer(state, Some(seat), witness),
            Phase::Certifying { certificate } => {
                self.next_certificate(state, Some((seat, certificate)), witness)
            }
            _ => self.next_canceller(state, Some(seat), witness),
        }
    }
}

/// The relics that a player can assign a certificate to: one certificate is enough for each, and
/// in the pawnshop it would be wasted.
pub(super) fn certifiable(table: &Table, seat: Seat) -> RelicSet {
    let taken: RelicSet = table.certified.values().iter().flatten().copied().collect();
    table.players[seat].collection().minus(taken)
}
