//! What an observer may see: everything that lies open, and of the face-down cards only those
//! the observer has looked at. Bots and screens get nothing else.

use rand_core::Rng;

use super::cards::Card;
use super::setup::ArtifactStack;
use super::state::{Secret, State, Table};
use super::temple::{KnownCards, PerPlace, Place, Places};
use crate::chance::below;
use crate::game::Observer;

/// The game through an observer's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What lies open. It includes who has looked where, but not what was seen.
    pub table: Table,
    /// The face-down cards that this observer knows.
    seen: PerPlace<Option<Card>>,
    /// The places whose card this observer has looked at without telling which it is. Of others it is
    /// not seen: who told it wrong has not told it any more, and that would say which it was.
    pub untold: Places,
}

impl View {
    /// The card of a place as far as it is known here.
    ///
    /// ```
    /// use engine::game::{Game, Observer};
    /// use engine::stack::{ArtifactStack, Level, Place, Setup};
    ///
    /// let game = ArtifactStack::new(Setup::base(2))?;
    /// let view = game.view(&game.start(), Observer::Table);
    /// let top = Place::at_row(Level::Top, 0, 1);
    /// assert_eq!(top.and_then(|place| view.card(place)), None); // nothing is laid out yet
    /// # Ok::<(), engine::stack::SetupError>(())
    /// ```
    pub fn card(&self, place: Place) -> Option<Card> {
        self.table.temple.face_up(place).or(self.seen[place])
    }
}

impl ArtifactStack {
    pub(super) fn look(&self, state: &State, observer: Observer) -> View {
        let temple = &state.table.temple;
        let known = match observer {
            Observer::Table => Places::NONE,
            Observer::Seat(seat) => temple.looked[seat],
            Observer::Everybody => temple.looked_at(),
        };
        let mut seen = PerPlace::all(None);
        for place in known.iter() {
            seen[place] = state.secret.cards.at(place);
        }
        View {
            table: state.table,
            seen,
            untold: state.secret.cards.untold().and(known),
        }
    }

    /// Deals the cards that others have looked at among all that they can be: every face-down
    /// card that is unseen and not known to this observer, each as likely as any other.
    pub(super) fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        let mut cards = KnownCards::NONE;
        let mut pool = view.table.unseen.and(&self.down);
        let mut hidden = Places::NONE;
        for place in view.table.temple.looked_at().iter() {
            match view.seen[place] {
                Some(card) => {
                    cards.put(place, card);
                    pool.remove(card);
                }
                None if view.untold.contains(place) => cards.leave_untold(place),
                None => hidden = hidden.with(place),
            }
        }
        for place in hidden.iter() {
            let number = below(u16::from(pool.len()), || rng.next_u32() as u16);
            if let Some(card) = pool.nth(number as u8) {
                pool.remove(card);
                cards.put(place, card);
            }
        }
        State {
            table: view.table,
            secret: Secret { cards },
        }
    }
}
