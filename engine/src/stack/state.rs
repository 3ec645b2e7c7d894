//! Everything that changes while playing, in two parts: what lies open on the table, and what
//! somebody has to know alone.

use super::cards::{Card, Cards};
use super::data::{Deck, DeckSet, HelperSet, Letter, SMALL_SET};
use super::temple::{KnownCards, Place, Temple};
use crate::each::Member;
use crate::seat::{PerSeat, Seat};

/// Cards that are turned over together. A size that the type does not have is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardSet {
    /// So many statues, which count as one set for good.
    Statues(u8),
    /// Two or three coins, for silver.
    Coins(u8),
    /// Two or three weapons, for stealing.
    Weapons(u8),
    /// Two or three manuscripts, for more actions.
    Manuscripts(u8),
    /// Two or three jewels, for helpers.
    Jewels(u8),
    /// Two or three pieces of one service, which count as one set for good.
    Porcelain(Letter, u8),
}

impl CardSet {
    /// The deck of its cards.
    #[inline]
    pub const fn deck(self) -> Deck {
        match self {
            CardSet::Statues(_) => Deck::Statues,
            CardSet::Coins(_) => Deck::Coins,
            CardSet::Weapons(_) => Deck::Weapons,
            CardSet::Manuscripts(_) => Deck::Manuscripts,
            CardSet::Jewels(_) => Deck::Jewels,
            CardSet::Porcelain(..) => Deck::Porcelain,
        }
    }

    /// How many cards.
    #[inline]
    pub const fn size(self) -> u8 {
        match self {
            CardSet::Statues(size)
            | CardSet::Coins(size)
            | CardSet::Weapons(size)
            | CardSet::Manuscripts(size)
            | CardSet::Jewels(size)
            | CardSet::Porcelain(_, size) => size,
        }
    }
}

/// What is asked for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance picks a deck.
    Decks,
    /// Chance picks who begins.
    StartPlayer,
    /// Chance lays a card of the temple.
    Laying,
    /// A turn: an action, and before and after it what is no action.
    Turn,
    /// Chance says which card the seat looks at.
    Looking(Place),
    /// Chance says which card the seat has taken.
    Uncovering(Place),
    /// Which cards are turned over?
    TurningOver {
        /// What they make together.
        set: CardSet,
        /// Those chosen so far, a bit for each card of the deck. They lie open still.
        picked: u16,
    },
    /// Which card is stolen?
    Stealing {
        /// How many more.
        left: u8,
    },
    /// Which helper comes for nothing?
    FreeHelper {
        /// How many more.
        left: u8,
    },
    /// Which open artifact goes to the left?
    Giving {
        /// How many more.
        left: u8,
    },
    /// Which open artifact leaves the game?
    Removing {
        /// How many more.
        left: u8,
    },
    /// The game is over.
    Over,
}

/// One player: all of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Silver.
    pub silver: u8,
    /// Helpers.
    pub helpers: HelperSet,
    /// Artifacts that lie open: they can be stolen, given, and used for bonuses.
    pub open: Cards,
    /// Artifacts that were turned over: they only score.
    pub turned: Cards,
}

impl Player {
    /// All artifacts, open and turned.
    #[inline]
    pub fn artifacts(&self) -> Cards {
        self.open.plus(&self.turned)
    }
}

/// The most closed sets that one deck can make.
pub const MOST_SETS: usize = 4;

/// The sets of statues and porcelain that were turned over: each stays as it was formed. The
/// owner of a set is the owner of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closed {
    /// Statues: a bit for each card; unused places are empty.
    pub statues: [u16; MOST_SETS],
    /// Porcelain: a bit for each card; unused places are empty.
    pub porcelain: [u16; MOST_SETS],
}

impl Closed {
    /// No set.
    pub const NOTHING: Closed = Closed {
        statues: [0; MOST_SETS],
        porcelain: [0; MOST_SETS],
    };

    /// Notes one more set.
    pub(super) fn add(&mut self, deck: Deck, cards: u16) {
        let sets = match deck {
            Deck::Statues => &mut self.statues,
            Deck::Porcelain => &mut self.porcelain,
            _ => return,
        };
        // Nine cards make at most four sets of two or more.
        if let Some(free) = sets.iter_mut().find(|set| **set == 0) {
            *free = cards;
        }
    }

    /// Forgets a set, if there is one of exactly these cards; the others close up. Decks without
    /// closed sets have nothing to forget.
    pub(super) fn remove(&mut self, deck: Deck, cards: u16) -> bool {
        let sets = match deck {
            Deck::Statues => &mut self.statues,
            Deck::Porcelain => &mut self.porcelain,
            _ => return true,
        };
        let Some(place) = sets.iter().position(|set| *set == cards) else {
            return false;
        };
        if let Some(behind) = sets.get_mut(place..) {
            behind.rotate_left(1);
        }
        if let Some(last) = sets.last_mut() {
            *last = 0;
        }
        true
    }

    /// The sets of a player.
    pub fn of<'c>(&'c self, deck: Deck, player: &'c Player) -> impl Iterator<Item = u16> + 'c {
        let sets = match deck {
            Deck::Statues => self.statues,
            Deck::Porcelain => self.porcelain,
            _ => [0; MOST_SETS],
        };
        let turned = player.turned.field(deck);
        sets.into_iter().filter(move |set| set & turned != 0)
    }
}

const _: () = assert!(super::data::CARDS_A_DECK / SMALL_SET as usize == MOST_SETS);

/// What lies open: it is the same for every observer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Each player.
    pub players: PerSeat<Player>,
    /// The cards that nobody saw openly yet: what is not laid out, and what lies face down.
    pub unseen: Cards,
    /// The cards that a curse removed from the game.
    pub gone: Cards,
    /// The temple.
    pub temple: Temple,
    /// Sets of statues and porcelain that stay as they are.
    pub closed: Closed,
    /// The decks that are played with.
    pub decks: DeckSet,
    /// The helpers beside the temple.
    pub helpers: HelperSet,
    /// Silver in the bank.
    pub bank: u8,
    /// Is it the second temple?
    pub second: bool,
    /// Who began the first round.
    pub start: Seat,
    /// Whose turn it is.
    pub seat: Seat,
    /// What is asked for.
    pub phase: Phase,
    /// How many actions the seat has left.
    pub actions: u8,
    /// Has the seat acted in this turn?
    pub acted: bool,
}

impl Table {
    /// Whose open artifact it is.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|seat| self.players[*seat].open.contains(card))
    }

    /// The player whose turn it is.
    #[inline]
    pub(super) fn active(&self) -> &Player {
        &self.players[self.seat]
    }

    /// Silver goes from a player to the bank, as far as it goes.
    #[inline]
    pub(super) fn pay(&mut self, seat: Seat, silver: u8) -> u8 {
        let paid = silver.min(self.players[seat].silver);
        self.players[seat].silver -= paid;
        self.bank = self.bank.saturating_add(paid);
        paid
    }

    /// Silver comes from the bank, as far as it goes.
    #[inline]
    pub(super) fn receive(&mut self, seat: Seat, silver: u8) -> u8 {
        let received = silver.min(self.bank);
        self.bank -= received;
        self.players[seat].silver = self.players[seat].silver.saturating_add(received);
        received
    }
}

/// What somebody knows alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Secret {
    /// The face-down cards that somebody has looked at.
    pub cards: KnownCards,
}

/// The whole state of a game of Artifact Stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) table: Table,
    pub(super) secret: Secret,
}

impl State {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Where somebody has seen a card that lies face down, if it was told.
    pub(super) fn seen_at(&self, card: Card) -> Option<Place> {
        let mut places = self.table.temple.looked_at().iter();
        places.find(|place| self.secret.cards.at(*place) == Some(card))
    }

    /// The face-down cards that somebody has looked at.
    pub(super) fn looked_at(&self) -> Cards {
        let mut cards = Cards::NONE;
        for place in self.table.temple.looked_at().iter() {
            if let Some(card) = self.secret.cards.at(place) {
                cards.insert(card);
            }
        }
        cards
    }
}
