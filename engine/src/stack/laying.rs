//! Building a temple: chance lays the cards one by one, from the base to the top. Which card lies
//! face down at a place stays open until somebody looks at it or takes it.

use rand_core::Rng;

use super::action::Outcome;
use super::cards::Card;
use super::data::CARDS_IN_PLAY;
use super::event::Event;
use super::setup::ArtifactStack;
use super::state::{State, Table};
use super::temple::{PLACES, Place, Places};
use crate::actions::scale;
use crate::chance::Stream;
use crate::game::{MOST_OUTCOMES, Odds, Unwatched, Witness};

// What may be laid is the longest list of this game: every card, or some face-down one.
const _: () = assert!((CARDS_IN_PLAY as usize) < MOST_OUTCOMES);

impl ArtifactStack {
    /// How many face-down cards have not been laid yet.
    pub(super) fn face_down_left(&self, table: &Table) -> u8 {
        let unseen = table.unseen.and(&self.down).len();
        unseen.saturating_sub(table.temple.down.len())
    }

    /// What may be laid next: each face-up card that is left, or some face-down one. All cards
    /// are shuffled together, so each is as likely as any other.
    pub(super) fn laying_odds(&self, table: &Table) -> Odds<Outcome> {
        let laid = u32::from(table.temple.standing.len());
        let before = if table.second { PLACES as u32 } else { 0 };
        let face_up = table.unseen.minus(&self.down).iter();
        Odds::new(Stream(*b"stack temple"), before + laid)
            .with_each(face_up.map(Outcome::Card))
            .with(Outcome::FaceDown, self.face_down_left(table))
    }

    /// A card is laid: this one face up, or one face down that nobody knows.
    #[inline]
    pub(super) fn lay(
        &self,
        state: &mut State,
        card: Option<Card>,
        witness: &mut impl Witness<Event>,
    ) {
        let table = &mut state.table;
        let temple = &mut table.temple;
        let Some(place) = Place::from_number(temple.standing.len()) else {
            return;
        };
        temple.standing = temple.standing.with(place);
        match card {
            Some(card) => {
                temple.cards.put(place, card);
                table.unseen.remove(card);
            }
            None => temple.down = temple.down.with(place),
        }
        witness.see(Event::Laid { place, card });
        if temple.standing == Places::ALL {
            self.begin_round(state, witness);
        }
    }

    /// Lays the whole rest of the temple with the same odds as one card after the other.
    pub(super) fn lay_rest(&self, state: &mut State, rng: &mut impl Rng) {
        let mut pile = [None; CARDS_IN_PLAY as usize];
        let mut size = 0u32;
        let free = pile.iter_mut();
        let face_up = state.table.unseen.minus(&self.down);
        let face_down = usize::from(self.face_down_left(&state.table));
        let cards = face_up
            .iter()
            .map(Some)
            .chain(core::iter::repeat_n(None, face_down));
        for (place, card) in free.zip(cards) {
            *place = card;
            size += 1;
        }
        while size > 0 && state.table.temple.standing != Places::ALL {
            let number = scale(rng.next_u32(), size);
            size -= 1;
            let last = pile.get(size as usize).copied().flatten();
            let card = pile
                .get_mut(number as usize)
                .and_then(|place| core::mem::replace(place, last));
            self.lay(state, card, &mut Unwatched);
        }
    }
}
