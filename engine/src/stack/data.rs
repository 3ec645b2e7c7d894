//! What is in the box: decks, letters of the porcelain, monsters, helpers. What is printed on
//! the cards is in [`super::Values`], where the owner of a box can replace it.

use crate::each::{Each, Member};
use crate::members;

/// A type of artifact: a deck of nine cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Deck {
    /// Worth more the more of them stand in one set.
    Statues,
    /// Bonus: silver.
    Coins,
    /// Bonus: stealing.
    Weapons,
    /// Bonus: more actions.
    Manuscripts,
    /// Bonus: helpers.
    Jewels,
    /// An award for the most, a loss for the fewest.
    Relics,
    /// Sets of one letter, or of all three.
    Porcelain,
    /// Monsters, and what they are combined with.
    VampireMummy,
    /// Carried out at once.
    CurseBlessing,
    /// Points, or something to be had at once.
    Treasure,
}

members!(
    Deck,
    10,
    [
        Statues,
        Coins,
        Weapons,
        Manuscripts,
        Jewels,
        Relics,
        Porcelain,
        VampireMummy,
        CurseBlessing,
        Treasure
    ]
);

/// One value for each deck.
pub type PerDeck<T> = Each<Deck, T, 10>;

/// How many decks there are.
pub const DECKS: usize = 10;
/// How many of them are played with.
pub const DECKS_IN_PLAY: u8 = 6;
/// How many cards a deck has.
pub const CARDS_A_DECK: usize = 9;
/// How many cards are played with.
pub const CARDS_IN_PLAY: u8 = DECKS_IN_PLAY * CARDS_A_DECK as u8;
/// The cards of the smaller set that triggers a bonus.
pub const SMALL_SET: u8 = 2;
/// The cards of the larger set that triggers a bonus.
pub const LARGE_SET: u8 = 3;
/// How many actions a turn has, before bonuses.
pub const ACTIONS_A_TURN: u8 = 1;
/// The fewest and the most players.
pub const PLAYERS: core::ops::RangeInclusive<u8> = 2..=4;

/// A set of decks.
///
/// ```
/// use engine::stack::{Deck, DeckSet};
/// let two = DeckSet::NONE.with(Deck::Coins).with(Deck::Relics);
/// assert!(two.contains(Deck::Relics) && two.len() == 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DeckSet(u16);

impl DeckSet {
    /// No deck.
    pub const NONE: DeckSet = DeckSet(0);
    /// All ten.
    pub const ALL: DeckSet = DeckSet((1 << DECKS) - 1);

    /// With one deck more.
    #[must_use]
    pub const fn with(self, deck: Deck) -> DeckSet {
        DeckSet(self.0 | 1 << deck as u8)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: DeckSet) -> DeckSet {
        DeckSet(self.0 & !other.0)
    }

    /// Is the deck in the set?
    #[inline]
    pub const fn contains(self, deck: Deck) -> bool {
        self.0 >> deck as u8 & 1 == 1
    }

    /// How many decks.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No deck at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The decks in order.
    pub fn iter(self) -> impl Iterator<Item = Deck> {
        Deck::ALL
            .into_iter()
            .filter(move |deck| self.contains(*deck))
    }

    /// One bit for each deck.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// From [`DeckSet::bits`], if no bit lies beyond the last deck.
    pub const fn from_bits(bits: u16) -> Option<DeckSet> {
        if bits & !Self::ALL.0 == 0 {
            Some(DeckSet(bits))
        } else {
            None
        }
    }
}

/// The service that a piece of porcelain belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Letter {
    /// Service A.
    A,
    /// Service B.
    B,
    /// Service C.
    C,
}

members!(Letter, 3, [A, B, C]);

/// What a card of vampires and mummies shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Monster {
    /// A monster, kept at bay by a cross.
    Vampire,
    /// A monster, kept in by a coffin.
    Mummy,
    /// A silver cross.
    Cross,
    /// A coffin.
    Coffin,
}

members!(Monster, 4, [Vampire, Mummy, Cross, Coffin]);

/// A helper: points at the end for what the player has collected. The names are assumed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Helper {
    /// For statues.
    Sculptor,
    /// For coins.
    Numismatist,
    /// For weapons.
    Armourer,
    /// For manuscripts.
    Scribe,
    /// For jewels.
    Jeweller,
    /// For relics.
    Priest,
    /// For porcelain.
    Butler,
    /// For monsters.
    MonsterHunter,
    /// For curses.
    Exorcist,
    /// For treasures.
    TreasureHunter,
    /// For stars.
    Astronomer,
    /// For types of which there are many.
    Curator,
}

members!(
    Helper,
    12,
    [
        Sculptor,
        Numismatist,
        Armourer,
        Scribe,
        Jeweller,
        Priest,
        Butler,
        MonsterHunter,
        Exorcist,
        TreasureHunter,
        Astronomer,
        Curator
    ]
);

/// How many helpers there are.
pub const HELPERS: usize = 12;

/// One value for each helper.
pub type PerHelper<T> = Each<Helper, T, HELPERS>;

/// A set of helpers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HelperSet(u16);

impl HelperSet {
    /// No helper.
    pub const NONE: HelperSet = HelperSet(0);
    /// All twelve.
    pub const ALL: HelperSet = HelperSet((1 << HELPERS) - 1);

    /// With one helper more.
    #[inline]
    #[must_use]
    pub const fn with(self, helper: Helper) -> HelperSet {
        HelperSet(self.0 | 1 << helper as u8)
    }

    /// With one helper fewer.
    #[inline]
    #[must_use]
    pub const fn without(self, helper: Helper) -> HelperSet {
        HelperSet(self.0 & !(1 << helper as u8))
    }

    /// Is the helper in the set?
    #[inline]
    pub const fn contains(self, helper: Helper) -> bool {
        self.0 >> helper as u8 & 1 == 1
    }

    /// How many helpers.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No helper at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The helpers in order.
    pub fn iter(self) -> impl Iterator<Item = Helper> {
        Helper::ALL
            .into_iter()
            .filter(move |helper| self.contains(*helper))
    }

    /// One bit for each helper.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// From [`HelperSet::bits`], if no bit lies beyond the last helper.
    pub const fn from_bits(bits: u16) -> Option<HelperSet> {
        if bits & !Self::ALL.0 == 0 {
            Some(HelperSet(bits))
        } else {
            None
        }
    }
}
