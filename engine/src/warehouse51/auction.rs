//! Auctions: who reveals, from which stack; open auctions, where passing is for good; paying the
//! neighbour; and what happens when nobody bids.

use super::action::{Action, Families, Outcome};
use super::data::{AuctionKind, Colour, Effect, Relic, RelicSet};
use super::event::Event;
use super::neighbours::Neighbour;
use super::setup::Warehouse51;
use super::state::{Phase, State, Table, Visibility};
use crate::actions::ActionSet;
use crate::chance::Stream;
use crate::each::Member;
use crate::game::{Barrier, Odds, Witness};
use crate::seat::{Seat, Seats};

/// The least that is a bid at all: nothing is none.
const LEAST_BID: u8 = 1;

impl Warehouse51 {
    /// What is left in a stack.
    #[inline]
    pub fn stack(&self, table: &Table, colour: Colour) -> RelicSet {
        table.stacks.and(self.colours[colour])
    }

    /// Who reveals next: the winner of the last auction, unless a relic gives that to somebody.
    pub fn next_revealer(&self, table: &Table) -> Seat {
        Seat::first(self.setup.players)
            .find(|seat| self.has(table, *seat, Effect::RevealEvery))
            .unwrap_or(table.last_winner)
    }

    /// The next auction begins, or the end if all stacks are empty.
    pub(super) fn begin_auction(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        state.table.clear_auction();
        if state.table.stacks.is_empty() {
            return self.begin_ending(state, witness);
        }
        let seat = self.next_revealer(&state.table);
        state.table.seat = seat;
        state.table.revealer = seat;
        state.table.phase = Phase::Revealing;
        if self.has(&state.table, seat, Effect::LookAtStacks) {
            return self.look_at_stacks(state, seat, witness);
        }
        Barrier::None
    }

    /// The revealer looks at the top of each stack. What somebody looked at before is fixed; the
    /// rest is chance's, and fixed from then on.
    fn look_at_stacks(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let mut barrier = Barrier::None;
        for colour in Colour::ALL {
            let top = &mut state.table.tops[colour];
            if state.secret.tops[colour].is_some() && !top.seats.contains(seat) {
                top.seats = top.seats.with(seat);
                barrier = Barrier::Reveal;
                witness.see(Event::TopSeen {
                    seat,
                    colour,
                    relic: state.secret.tops[colour],
                });
            }
        }
        self.go_on_looking(state);
        barrier
    }

    fn go_on_looking(&self, state: &mut State) {
        state.table.phase = match self.unseen_top(&state.table) {
            Some(_) => Phase::LookingAtStacks,
            None => Phase::Revealing,
        };
    }

    /// The first stack whose top nobody has looked at.
    pub(super) fn unseen_top(&self, table: &Table) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| {
            table.tops[*colour] == Visibility::HIDDEN && !self.stack(table, *colour).is_empty()
        })
    }

    /// The stack that chance is about to give a relic from.
    #[inline]
    pub(super) fn due_stack(&self, table: &Table) -> Option<Colour> {
        match table.phase {
            Phase::TurningUp { colour } => Some(colour),
            Phase::LookingAtStacks => self.unseen_top(table),
            _ => None,
        }
    }

    pub(super) fn stack_odds(&self, table: &Table, colour: Colour) -> Odds<Outcome> {
        let stream = Stream(match colour {
            Colour::Blue => *b"warehouse bl",
            Colour::Green => *b"warehouse gr",
            Colour::Yellow => *b"warehouse ye",
            Colour::Red => *b"warehouse re",
        });
        let left = self.stack(table, colour);
        let drawn = self.colours[colour].minus(left).len();
        Odds::new(stream, u32::from(drawn)).with_each(left.iter().map(Outcome::Relic))
    }

    /// Chance has said which relic is the top of its stack.
    #[inline]
    pub(super) fn deal_relic(
        &self,
        state: &mut State,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) {
        if state.table.phase != Phase::LookingAtStacks {
            self.turn_up(state, relic, witness);
            return;
        }
        let seat = state.table.seat;
        let colour = self.setup.values.relics[relic].colour;
        state.secret.tops[colour] = Some(relic);
        state.table.tops[colour].seats = Seats::only(seat);
        witness.see(Event::TopSeen {
            seat,
            colour,
            relic: Some(relic),
        });
        self.go_on_looking(state);
    }

    /// The stacks that have a relic left, one bit for each.
    #[inline]
    fn full_stacks(&self, table: &Table) -> u32 {
        let mut colours = 0;
        for colour in Colour::ALL {
            colours |= u32::from(!self.stack(table, colour).is_empty()) << colour as u8;
        }
        colours
    }

    pub(super) fn reveal_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        set.reveals(self.full_stacks(table));
    }

    /// The revealer picks a stack. If somebody knows its top, that is what comes up.
    pub(super) fn pick_stack(
        &self,
        state: &mut State,
        colour: Colour,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        if let Some(relic) = state.secret.tops[colour] {
            self.turn_up(state, relic, witness);
            return Barrier::Reveal;
        }
        state.table.phase = Phase::TurningUp { colour };
        Barrier::None
    }

    /// A relic is revealed, and its auction opened.
    #[inline]
    fn turn_up(&self, state: &mut State, relic: Relic, witness: &mut impl Witness<Event>) {
        let printed = &self.setup.values.relics[relic];
        state.secret.tops[printed.colour] = None;
        let table = &mut state.table;
        table.tops[printed.colour] = Visibility::HIDDEN;
        table.stacks = table.stacks.without(relic);
        table.barred = table.barred_next;
        table.barred_next = Seats::NONE;
        witness.see(Event::Revealed {
            seat: table.revealer,
            relic,
        });
        for seat in table.barred.iter() {
            witness.see(Event::MayNotBid { seat });
        }
        self.open_auction(state, relic, witness);
    }

    /// Bidding for a relic begins: also when a correction puts another one up.
    pub(super) fn open_auction(
        &self,
        state: &mut State,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) {
        let table = &mut state.table;
        table.relic = Some(relic);
        table.out = table.barred;
        match self.setup.values.relics[relic].auction {
            AuctionKind::Open => {
                table.phase = Phase::OpenAuction;
                let revealer = table.revealer;
                self.next_bidder(state, revealer, witness);
            }
            AuctionKind::Fist => {
                self.ask_for_fists(state, witness);
            }
        }
    }

    /// The least that a seat could bid now: more than the highest bid, or as much, if a relic
    /// lets it take the lead that way.
    pub fn least_bid(&self, table: &Table, seat: Seat) -> u8 {
        let high = table.high_bid();
        if high >= LEAST_BID && self.has(table, seat, Effect::Equal) {
            high
        } else {
            high + LEAST_BID
        }
    }

    #[inline]
    pub(super) fn open_legal(&self, table: &Table, seat: Seat, set: &mut ActionSet<Action>) {
        set.bids(self.least_bid(table, seat), table.players[seat].gold);
        set.insert(Action::Pass);
    }

    /// The next seat clockwise that has not passed. If it leads already, all others have passed
    /// and it wins; if nobody is left, nobody bids. One who is left without a bid of anybody is
    /// asked: bid, or the relic leaves.
    #[inline]
    fn next_bidder(
        &self,
        state: &mut State,
        after: Seat,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let players = self.setup.players;
        let mut seat = after;
        for _ in 0..players {
            seat = seat.next(players);
            if state.table.out.contains(seat) {
                continue;
            }
            if state.table.leader == Some(seat) {
                return self.win(state, witness);
            }
            state.table.seat = seat;
            return Barrier::None;
        }
        self.nobody_bids(state, witness)
    }

    /// After a correction, the turn goes on to the next bidder if it was that of somebody who leads
    /// or is out.
    pub(super) fn go_on_bidding(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let seat = state.table.seat;
        if state.table.leader == Some(seat) || state.table.out.contains(seat) {
            self.next_bidder(state, seat, witness);
        }
    }

    #[inline]
    pub(super) fn call_bid(
        &self,
        state: &mut State,
        ingots: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let equalled = ingots == state.table.high_bid();
        state.table.bids[seat] = ingots;
        state.table.leader = Some(seat);
        witness.see(Event::Bid {
            seat,
            ingots,
            equalled,
        });
        self.next_bidder(state, seat, witness)
    }

    #[inline]
    pub(super) fn pass(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        let seat = state.table.seat;
        state.table.out = state.table.out.with(seat);
        witness.see(Event::Passed { seat });
        self.next_bidder(state, seat, witness)
    }

    /// The relic leaves the game, and the same player reveals again.
    pub(super) fn nobody_bids(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        if let Some(relic) = state.table.relic {
            state.table.gone = state.table.gone.with(relic);
            witness.see(Event::NobodyBid { relic });
        }
        self.begin_auction(state, witness)
    }

    /// The leader has won: he pays the left neighbour, unless he may choose.
    pub(super) fn win(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        let Some(winner) = state.table.leader else {
            return self.nobody_bids(state, witness);
        };
        if self.has(&state.table, winner, Effect::PayRight) {
            state.table.seat = winner;
            state.table.phase = Phase::Paying;
            return Barrier::None;
        }
        self.pay(state, Neighbour::Left, witness)
    }

    pub(super) fn paying_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        set.insert(Action::Pay(Neighbour::Left));
        if self.has(table, table.seat, Effect::PayRight) {
            set.insert(Action::Pay(Neighbour::Right));
        }
    }

    /// The winner pays a neighbour and takes the relic; its instant effect comes first, then what
    /// earlier relics bring for winning.
    pub(super) fn pay(
        &self,
        state: &mut State,
        side: Neighbour,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let (Some(seat), Some(relic)) = (table.leader, table.relic) else {
            return Barrier::None;
        };
        let to = side.of(seat, self.setup.players);
        let ingots = table.bids[seat];
        let earlier = self.sources(&table.players[seat], Effect::IngotsPerWin);
        table.players[seat].gold -= ingots;
        table.players[to].gold += ingots;
        table.players[seat].relics = table.players[seat].relics.with(relic);
        table.last_winner = seat;
        table.relic = None;
        witness.see(Event::Won {
            seat,
            relic,
            ingots,
            to,
        });
        let instant = self.instant_effect(state, seat, relic, witness);
        self.ingots_for_winning(state, seat, earlier, witness);
        self.after_effect(state, instant, witness)
    }
}
