//! III. Ship artifacts: as many face-up cards as own huts, one fewer where only own huts stand.

use super::cards::Card;
use super::data::{City, Face, Site, Track};
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, State, Table};
use crate::each::Member;
use crate::game::{Barrier, Witness};
use crate::seat::Seat;

impl Artifact {
    /// How many cards a ship takes from a site: one for each own hut, one fewer if nobody else
    /// has a hut there, and never more than there are.
    pub fn ship_load(&self, table: &Table, seat: Seat, site: Site) -> u8 {
        let own = table.players[seat].huts[site];
        let alone = own == table.huts(site);
        (own - u8::from(alone && own > 0)).min(table.face_up.of_site(site))
    }

    pub(super) fn ship(
        &self,
        state: &mut State,
        site: Site,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let cards = self.ship_load(&state.table, seat, site);
        let paid = self.pay(state, Track::Ship, 1);
        let player = &mut state.table.players[seat];
        let huts = player.huts[site];
        player.huts[site] = 0;
        player.reserve += huts;
        witness.see(Event::Shipped {
            seat,
            site,
            paid,
            huts,
            cards,
        });
        let left = self.ship_cursed(state, seat, site, cards, witness);
        self.go_on_shipping(state, site, left, witness)
    }

    /// A face-up cursed card is the first of the load and leaves the game.
    fn ship_cursed(
        &self,
        state: &mut State,
        seat: Seat,
        site: Site,
        cards: u8,
        witness: &mut impl Witness<Event>,
    ) -> u8 {
        let card = Card::new(site, Face::Cursed);
        let mut left = cards;
        while left > 0 && state.table.face_up.take(card) {
            state.table.gone.add(card);
            witness.see(Event::CursedShipped { seat, card });
            left -= 1;
        }
        left
    }

    fn go_on_shipping(
        &self,
        state: &mut State,
        site: Site,
        left: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        if left > 0 && left < state.table.face_up.of_site(site) {
            state.table.phase = Phase::Shipping { site, left };
            return Barrier::None;
        }
        if left > 0 {
            self.ship_all(state, site, witness);
        }
        let london = state.table.players[state.table.seat].city == Some(City::London);
        self.finish_or_draw_unseen(state, site, london)
    }

    /// The load is all there is: nothing to choose.
    fn ship_all(&self, state: &mut State, site: Site, witness: &mut impl Witness<Event>) {
        for face in Face::ALL {
            let card = Card { site, face };
            for _ in 0..state.table.face_up.count(card) {
                self.ship_card(state, card, witness);
            }
        }
    }

    fn ship_card(&self, state: &mut State, card: Card, witness: &mut impl Witness<Event>) {
        let seat = state.table.seat;
        state.table.face_up.take(card);
        state.table.players[seat].known.add(card);
        witness.see(Event::CardShipped { seat, card });
    }

    pub(super) fn choose_shipped(
        &self,
        state: &mut State,
        card: Card,
        left: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        self.ship_card(state, card, witness);
        self.go_on_shipping(state, card.site, left - 1, witness)
    }
}
