//! V. Sell artifact, VI. Buy artifact, and the gold of expansion I: the black market.

use super::action::{Action, Space};
use super::cards::Card;
use super::data::{City, Face, Site, Track};
use super::event::Event;
use super::setup::Artifact;
use super::state::{State, Table};
use crate::each::{Each, Member};
use crate::game::{Barrier, Witness};
use crate::seat::Seat;

impl Artifact {
    /// The coin above the space that the next ship will cover.
    #[inline]
    pub fn market_price(&self, table: &Table) -> u8 {
        let space = table.board[Track::Ship] as usize;
        self.setup.values.coins.get(space).copied().unwrap_or(0)
    }

    /// What a player gets for a sale now: Berlin pays more.
    pub fn sale_price(&self, table: &Table, seat: Seat) -> u8 {
        let extra = match table.players[seat].city {
            Some(City::Berlin) => self.setup.values.berlin,
            _ => 0,
        };
        self.market_price(table).saturating_add(extra)
    }

    pub(super) fn sell(
        &self,
        state: &mut State,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let coins = self.sale_price(&state.table, seat);
        let revealed = state.play_card(seat, card);
        let pushed_out = push_out(&mut state.table);
        put_rightmost(&mut state.table, card);
        state.table.return_marker(seat, Track::Ship);
        state.table.players[seat].earn(u16::from(coins));
        witness.see(Event::Sold {
            seat,
            card,
            coins,
            pushed_out,
        });
        self.finish_action(state);
        reveal(revealed)
    }

    pub(super) fn buy(
        &self,
        state: &mut State,
        space: Space,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let coins = self.market_price(&state.table);
        if let Some(card) = take_from_market(&mut state.table, space) {
            state.table.return_marker(seat, Track::Ship);
            state.table.players[seat].money -= u16::from(coins);
            state.table.players[seat].known.add(card);
            witness.see(Event::Bought { seat, card, coins });
        }
        self.finish_action(state)
    }

    /// Gold discovered: not an action, and it costs nothing but the card.
    pub(super) fn spend_gold(
        &self,
        state: &mut State,
        site: Site,
        space: Space,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let gold = Card::new(site, Face::Gold);
        let revealed = state.play_card(seat, gold);
        state.table.gone.add(gold);
        if let Some(card) = take_from_market(&mut state.table, space) {
            state.table.players[seat].known.add(card);
            witness.see(Event::GoldSpent { seat, site, card });
        }
        reveal(revealed)
    }
}

pub(super) fn reveal(revealed: bool) -> Barrier {
    if revealed {
        Barrier::Reveal
    } else {
        Barrier::None
    }
}

/// With three cards on the market, the leftmost leaves the game.
fn push_out(table: &mut Table) -> Option<Card> {
    table.market[Space::Right]?;
    let card = take_from_market(table, Space::Left)?;
    table.gone.add(card);
    Some(card)
}

pub(super) fn put_rightmost(table: &mut Table, card: Card) {
    let free = Space::ALL
        .into_iter()
        .find(|space| table.market[*space].is_none());
    if let Some(space) = free {
        table.market[space] = Some(card);
    }
}

/// Takes a card; the newer ones close the gap.
pub(super) fn take_from_market(table: &mut Table, space: Space) -> Option<Card> {
    let before = table.market;
    let mut left = Space::ALL
        .into_iter()
        .filter(|other| *other != space)
        .filter_map(|other| before[other]);
    table.market = Each::from_fn(|_| left.next());
    before[space]
}

/// The actions that are no use for a joker or a free action.
pub(super) fn is_market(action: Action) -> bool {
    matches!(action, Action::Sell(_) | Action::Buy(_))
}
