//! The first action, taking a card from the temple: free if nothing lies on it, dug out for silver
//! if something does. And looking at a face-down card first.

use super::action::Outcome;
use super::cards::{Card, Cards};
use super::event::Event;
use super::setup::ArtifactStack;
use super::state::{Phase, State};
use super::temple::{PLACES, Place};
use crate::chance::Stream;
use crate::game::{Barrier, Observer, Odds, Witness};

impl ArtifactStack {
    /// Takes the card of a place, paying for each card on top of it.
    #[inline]
    pub(super) fn take(
        &self,
        state: &mut State,
        place: Place,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let seat = table.seat;
        let cards = self.covering(&table.temple, place).len();
        if cards > 0 {
            // It was found to be within reach, so the price is no more than a purse holds.
            let price = self.dig_cost(&table.temple, place).min(0xFF) as u8;
            let silver = table.pay(seat, price);
            witness.see(Event::Dug {
                seat,
                place,
                cards,
                silver,
            });
        }
        self.use_action(state);
        if let Some(card) = state.table.temple.cards.at(place) {
            self.take_known(state, place, card, witness);
            return Barrier::None;
        }
        match state.secret.cards.at(place) {
            Some(card) => {
                self.take_face_down(state, place, card, witness);
                Barrier::Reveal
            }
            None => {
                state.table.phase = Phase::Uncovering(place);
                Barrier::None
            }
        }
    }

    /// A card that lay face down comes into the open.
    pub(super) fn take_face_down(
        &self,
        state: &mut State,
        place: Place,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) {
        state.secret.cards.take(place);
        state.table.unseen.remove(card);
        self.take_known(state, place, card, witness);
    }

    /// The card goes to the player's area: open, unless it is carried out at once.
    #[inline]
    fn take_known(
        &self,
        state: &mut State,
        place: Place,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) {
        let table = &mut state.table;
        let seat = table.seat;
        table.temple.clear(place);
        table.phase = Phase::Turn;
        if table.temple.standing.is_empty() {
            self.actions_lapse(table);
        }
        witness.see(Event::Took { seat, place, card });
        if self.at_once.contains(card) {
            table.players[seat].turned.insert(card);
            self.carry_out(state, card, witness);
        } else {
            table.players[seat].open.insert(card);
        }
    }

    /// Pays for a look at a face-down card, which nobody else sees. It is no action and uses none
    /// up, and the card need not be taken; but it is for choosing what to take, so it is offered
    /// only while an action is left.
    pub(super) fn look_at(
        &self,
        state: &mut State,
        place: Place,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.pay(seat, self.setup.values.look);
        match state.secret.cards.at(place) {
            Some(card) => {
                self.see_card(state, place, card, witness);
                Barrier::Reveal
            }
            None => {
                state.table.phase = Phase::Looking(place);
                Barrier::None
            }
        }
    }

    /// The seat knows the card of a place from now on, and nobody else learns more than that.
    pub(super) fn see_card(
        &self,
        state: &mut State,
        place: Place,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = state.table.seat;
        let looked = &mut state.table.temple.looked[seat];
        *looked = looked.with(place);
        state.secret.cards.put(place, card);
        state.table.phase = Phase::Turn;
        witness.see(Event::Looked {
            seat,
            place,
            silver: self.setup.values.look,
            card: Some(card),
        });
    }

    /// The seat looked at the card of a place, on the table, and keeps to itself which it is.
    pub(super) fn see_untold(
        &self,
        state: &mut State,
        place: Place,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = state.table.seat;
        let looked = &mut state.table.temple.looked[seat];
        *looked = looked.with(place);
        state.secret.cards.leave_untold(place);
        state.table.phase = Phase::Turn;
        witness.see(Event::Looked {
            seat,
            place,
            silver: self.setup.values.look,
            card: None,
        });
    }

    /// The cards that a face-down place can turn out to be.
    #[inline]
    pub(super) fn possible_face_down(&self, state: &State) -> Cards {
        let unseen = state.table.unseen.and(&self.down);
        if state.table.temple.looked_at().is_empty() {
            return unseen;
        }
        unseen.minus(&state.looked_at())
    }

    /// Every face-down card that nobody has seen is equally likely. Each place has a draw of its
    /// own, so that taking a look back and looking again shows the same card. It may be another
    /// one if somebody has looked elsewhere in between: that card cannot come any more.
    ///
    /// With cardboard, who looks may keep it to themselves. Then only people can say which it is.
    pub(super) fn face_down_odds(&self, state: &State, place: Place) -> Odds<Outcome> {
        self.odds_of(state, place, &self.possible_face_down(state))
    }

    /// What people may say a face-down card is: by what an observer knows, any that it has not seen
    /// elsewhere itself.
    pub(super) fn sayable_face_down(
        &self,
        state: &State,
        place: Place,
        observer: Observer,
    ) -> Odds<Outcome> {
        let mut cards = state.table.unseen.and(&self.down);
        if let Observer::Seat(seat) = observer {
            for place in state.table.temple.looked[seat].iter() {
                if let Some(card) = state.secret.cards.at(place) {
                    cards.remove(card);
                }
            }
        }
        self.odds_of(state, place, &cards)
    }

    fn odds_of(&self, state: &State, place: Place, cards: &Cards) -> Odds<Outcome> {
        let before = if state.table.second { PLACES as u32 } else { 0 };
        let index = before + u32::from(place.number());
        let cards = cards.iter();
        let mut odds =
            Odds::new(Stream(*b"stack hidden"), index).with_each(cards.map(Outcome::Card));
        if matches!(state.table.phase, Phase::Looking(_)) {
            odds = odds.or_unsaid(Outcome::Untold);
        }
        if state.secret.cards.is_untold(place) {
            odds = odds.for_people();
        }
        odds
    }
}
