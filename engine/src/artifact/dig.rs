//! I. Research and II. Hire workers: huts are placed and cards are dug up.

use super::action::Outcome;
use super::cards::{Card, Pile};
use super::data::{Archaeologist, Face, RESEARCH_TOP, Site, Track};
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, State};
use crate::chance::Stream;
use crate::each::Member;
use crate::game::{Barrier, MOST_OUTCOMES, Observer, Odds, Witness};
use crate::seat::Seat;

// A deck has the longest list of this game: one outcome for each face.
const _: () = assert!(Face::COUNT <= MOST_OUTCOMES);

impl Artifact {
    /// Places huts. The first hut at a site digs nothing; each other one turns up a card, as
    /// long as the deck lasts.
    #[inline]
    pub(super) fn place_huts(&self, state: &mut State, seat: Seat, site: Site, huts: u8) {
        let table = &mut state.table;
        let first = u8::from(table.huts(site) == 0);
        table.players[seat].reserve -= huts;
        table.players[seat].huts[site] += huts;
        table.owed[site] = (table.owed[site] + huts - first).min(table.deck[site]);
    }

    pub(super) fn research(
        &self,
        state: &mut State,
        site: Site,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let paid = self.pay(state, Track::Museum, 1);
        self.place_huts(state, seat, site, 1);
        let level = self.setup.expansions.research.then(|| {
            let player = &mut state.table.players[seat];
            let spaces = match player.archaeologist {
                Some(Archaeologist::Carter) => 2,
                _ => 1,
            };
            player.research[site] = (player.research[site] + spaces).min(RESEARCH_TOP);
            player.research[site]
        });
        witness.see(Event::Researched {
            seat,
            site,
            paid,
            level,
        });
        let judd = state.table.players[seat].archaeologist == Some(Archaeologist::Judd);
        self.finish_or_draw_unseen(state, site, judd)
    }

    pub(super) fn hire(
        &self,
        state: &mut State,
        site: Site,
        huts: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let paid = self.pay(state, site.workers(), huts);
        self.place_huts(state, seat, site, huts);
        witness.see(Event::Hired {
            seat,
            site,
            huts,
            paid,
        });
        self.finish_action(state)
    }

    /// Judd and London may draw a card that nobody else sees, if the deck has one left after
    /// those that have to be turned up.
    pub(super) fn finish_or_draw_unseen(
        &self,
        state: &mut State,
        site: Site,
        role: bool,
    ) -> Barrier {
        if role && state.table.deck[site] > state.table.owed[site] {
            state.table.phase = Phase::UnseenCard { site };
            return Barrier::None;
        }
        self.finish_action(state)
    }

    pub(super) fn draw_unseen(&self, state: &mut State, site: Site) -> Barrier {
        state.table.drawing = Some(site);
        self.finish_action(state)
    }

    pub(super) fn decline_unseen(
        &self,
        state: &mut State,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        witness.see(Event::Declined {
            seat: state.table.seat,
        });
        self.finish_action(state)
    }

    /// The site whose deck gives the next card, if one has to come: those turned up first.
    #[inline]
    pub(super) fn due_site(&self, state: &State) -> Option<Site> {
        if *state.table.owed.values() == [0; 4] {
            return state.table.drawing;
        }
        Site::ALL
            .into_iter()
            .find(|site| state.table.owed[*site] > 0)
    }

    /// What may come from a site's deck.
    pub(super) fn deck_odds(&self, state: &State, site: Site) -> Odds<Outcome> {
        self.odds_of(state, site, &state.decks())
    }

    /// What people may say came from a site's deck: by what an observer knows it can be any card
    /// that nobody has seen but others in secret.
    pub(super) fn sayable_odds(
        &self,
        state: &State,
        site: Site,
        observer: Observer,
    ) -> Odds<Outcome> {
        let unseen = match observer {
            Observer::Seat(seat) => state.table.unseen.minus(&state.secret.hands[seat]),
            Observer::Table | Observer::Everybody => state.table.unseen,
        };
        self.odds_of(state, site, &unseen)
    }

    fn odds_of(&self, state: &State, site: Site, decks: &Pile) -> Odds<Outcome> {
        let stream = Stream(match site {
            Site::Africa => *b"artifact afr",
            Site::Asia => *b"artifact asi",
            Site::America => *b"artifact ame",
            Site::MiddleEast => *b"artifact mea",
        });
        let drawn = self.all_cards.of_site(site) - state.table.deck[site];
        let mut odds = Odds::new(stream, u32::from(drawn));
        for face in Face::ALL {
            let card = Card { site, face };
            odds = odds.with(Outcome::Card(card), decks.count(card));
        }
        if state.table.owed[site] == 0 {
            odds = odds.or_unsaid(Outcome::Untold);
        }
        if state.untold(site) > 0 {
            // Some of these are in a hand already, and the device does not know which.
            odds = odds.for_people();
        }
        odds
    }

    /// A card was drawn unseen, and nobody says which. It is not the cursed one: that is shown.
    pub(super) fn deal_untold(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let seat = state.table.seat;
        let Some(site) = state.table.drawing.take() else {
            return;
        };
        state.table.deck[site] -= 1;
        state.table.players[seat].unseen[site] += 1;
        witness.see(Event::Drew {
            seat,
            site,
            card: None,
        });
        self.check_deck(state, site, witness);
    }

    /// A card comes from a deck: next to its site, or unseen into a hand.
    #[inline]
    pub(super) fn deal_card(
        &self,
        state: &mut State,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) {
        let site = card.site;
        let table = &mut state.table;
        table.deck[site] -= 1;
        if table.owed[site] > 0 {
            table.owed[site] -= 1;
            table.unseen.take(card);
            table.face_up.add(card);
            witness.see(Event::TurnedUp { card });
        } else {
            self.deal_unseen(state, card, witness);
        }
        self.check_deck(state, site, witness);
    }

    fn deal_unseen(&self, state: &mut State, card: Card, witness: &mut impl Witness<Event>) {
        let seat = state.table.seat;
        state.table.drawing = None;
        if card.face == Face::Cursed {
            state.table.unseen.take(card);
            state.table.gone.add(card);
            witness.see(Event::DrewCursed { seat, card });
            return;
        }
        state.secret.hands[seat].add(card);
        state.table.players[seat].unseen[card.site] += 1;
        witness.see(Event::Drew {
            seat,
            site: card.site,
            card: Some(card),
        });
    }
}
