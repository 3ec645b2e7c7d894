//! What is in the box: decks, letters of the porcelain, monsters, helpers. What is printed on
//! the cards is in [`super::Values`], where the owner of a box can replace it.

use crate::each::Each;
use crate::members;
use crate::set::Set;

members! {
    /// A type of artifact: a deck of nine cards.
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
}

/// One value for each deck.
pub type PerDeck<T> = Each<Deck, T, DECKS>;

/// How many decks there are.
pub const DECKS: usize = Deck::COUNT;
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
pub type DeckSet = Set<Deck, u16, DECKS>;

members! {
    /// The service that a piece of porcelain belongs to.
    pub enum Letter {
        /// Service A.
        A,
        /// Service B.
        B,
        /// Service C.
        C,
    }
}

members! {
    /// What a card of vampires and mummies shows.
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
}

members! {
    /// A helper: points at the end for what the player has collected. The names are assumed.
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
}

/// How many helpers there are.
pub const HELPERS: usize = Helper::COUNT;

/// One value for each helper.
pub type PerHelper<T> = Each<Helper, T, HELPERS>;

/// A set of helpers.
pub type HelperSet = Set<Helper, u16, HELPERS>;
