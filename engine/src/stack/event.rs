//! What happened, in terms that a screen turns into a sentence: who did what, what it cost, what
//! was revealed to whom.

use super::cards::{Card, Cards};
use super::correction::Correction;
use super::data::{Deck, Helper};
use super::state::CardSet;
use super::temple::Place;
use crate::game::{Happening, Observer};
use crate::seat::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance picked a deck to play with.
    DeckPicked {
        /// Which.
        deck: Deck,
    },
    /// Chance picked the start player.
    Begins {
        /// Who begins.
        seat: Seat,
    },
    /// A card of the temple was laid.
    Laid {
        /// Where.
        place: Place,
        /// Which, if it lies face up.
        card: Option<Card>,
    },
    /// A temple is built and a round begins.
    RoundBegins {
        /// Is it the second?
        second: bool,
        /// Who begins.
        seat: Seat,
    },
    /// A player paid for the cards that lie on the one to be taken.
    Dug {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// How many cards lie on it.
        cards: u8,
        /// What was paid.
        silver: u8,
    },
    /// A card was taken from the temple.
    Took {
        /// By whom.
        seat: Seat,
        /// From where.
        place: Place,
        /// Which.
        card: Card,
    },
    /// A player looked at a face-down card.
    Looked {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// What was paid.
        silver: u8,
        /// Which card it is, for those who may know; nothing if nobody said it.
        card: Option<Card>,
    },
    /// A helper was hired.
    Hired {
        /// By whom.
        seat: Seat,
        /// Which.
        helper: Helper,
        /// What was paid.
        silver: u8,
    },
    /// A helper came for nothing.
    HelperCame {
        /// To whom.
        seat: Seat,
        /// Which.
        helper: Helper,
    },
    /// Cards were turned over, for a bonus or as a set.
    TurnedOver {
        /// By whom.
        seat: Seat,
        /// What they make together.
        set: CardSet,
        /// Which.
        cards: Cards,
    },
    /// Silver came from the bank.
    SilverReceived {
        /// To whom.
        seat: Seat,
        /// How much.
        silver: u8,
    },
    /// Silver went to the bank.
    SilverPaid {
        /// By whom.
        seat: Seat,
        /// How much.
        silver: u8,
    },
    /// Silver went from one player to another.
    SilverGiven {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How much.
        silver: u8,
    },
    /// A player has more actions in this turn.
    MoreActions {
        /// Who.
        seat: Seat,
        /// How many.
        actions: u8,
    },
    /// A card was stolen.
    Stole {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        card: Card,
    },
    /// A curse made a player give a card away.
    Gave {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Card,
    },
    /// A curse removed a card from the game.
    Removed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// There was nothing for a bonus, a curse, a blessing or a treasure to work on.
    NoEffect {
        /// Whose it was.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// What follows was entered though the rules forbid it, because the table did it.
    House,
    /// A mistake at the table was put right.
    Corrected(Correction),
    /// A face-down card is another than was said. Which, only those know who looked at it.
    LookCorrected {
        /// Where.
        place: Place,
    },
    /// The game is over.
    GameOver,
}

impl Happening for Event {
    fn seen_by(self, observer: Observer) -> Self {
        match self {
            Event::Looked {
                seat,
                place,
                silver,
                ..
            } if !observer.shares(seat) => Event::Looked {
                seat,
                place,
                silver,
                card: None,
            },
            event => event,
        }
    }

    fn by(&self) -> Option<Seat> {
        match self {
            Event::Dug { seat, .. }
            | Event::Took { seat, .. }
            | Event::Looked { seat, .. }
            | Event::Hired { seat, .. }
            | Event::HelperCame { seat, .. }
            | Event::TurnedOver { seat, .. }
            | Event::SilverPaid { seat, .. }
            | Event::Stole { seat, .. }
            | Event::Gave { seat, .. }
            | Event::Removed { seat, .. }
            | Event::TurnEnded { seat } => Some(*seat),
            Event::DeckPicked { .. }
            | Event::Begins { .. }
            | Event::Laid { .. }
            | Event::RoundBegins { .. }
            | Event::SilverReceived { .. }
            | Event::SilverGiven { .. }
            | Event::MoreActions { .. }
            | Event::NoEffect { .. }
            | Event::House
            | Event::Corrected(_)
            | Event::LookCorrected { .. }
            | Event::GameOver => None,
        }
    }
}
