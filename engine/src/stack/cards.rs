//! Artifact cards and sets of them. Every card is an individual, as in the box, even where
//! several look alike: what chance deals then says nothing about who looked at which card.

use super::data::{CARDS_A_DECK, Deck, DeckSet};
use crate::each::Member;

/// How many decks share a word of a set, and a word of 32 codes in the log.
const DECKS_A_WORD: u8 = 3;
/// How many words a set of cards has.
const WORDS: usize = 4;
/// The nine cards of a deck.
const FIELD: u32 = (1 << CARDS_A_DECK) - 1;

/// An artifact card: its deck, and its number there from 1 to 9. What it shows is in
/// [`super::Values`].
///
/// ```
/// use engine::stack::{Card, Deck};
/// let card = Card::new(Deck::Jewels, 3).ok_or("a deck has nine cards")?;
/// assert_eq!((card.deck(), card.number()), (Deck::Jewels, 3));
/// assert_eq!(Card::new(Deck::Jewels, 10), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of a deck with a number from 1 to 9.
    pub const fn new(deck: Deck, number: u8) -> Option<Card> {
        if number >= 1 && number as usize <= CARDS_A_DECK {
            Some(Card(base(deck) + number - 1))
        } else {
            None
        }
    }

    /// Its deck.
    #[inline]
    pub fn deck(self) -> Deck {
        let number = self.0 / 32 * DECKS_A_WORD + self.field();
        // A card is only ever made with a deck.
        Deck::at(number as usize).unwrap_or(Deck::Treasure)
    }

    /// Which deck of those in its word: compared, since the device's processor does not divide.
    #[inline]
    const fn field(self) -> u8 {
        let place = self.0 % 32;
        (place >= CARDS_A_DECK as u8) as u8 + (place >= 2 * CARDS_A_DECK as u8) as u8
    }

    /// Its number in the deck, from 1.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % 32 - self.field() * CARDS_A_DECK as u8 + 1
    }

    /// All cards of the box.
    pub fn all() -> impl Iterator<Item = Card> {
        Deck::ALL.into_iter().flat_map(|deck| {
            let first = base(deck);
            (first..first + CARDS_A_DECK as u8).map(Card)
        })
    }

    /// The card's code in the log: sparse, so that the cards of a deck lie in one word.
    #[inline]
    pub(super) const fn code(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn from_code(code: u8) -> Option<Card> {
        let field = code % 32 / CARDS_A_DECK as u8;
        if field < DECKS_A_WORD && code / 32 * DECKS_A_WORD + field < Deck::Treasure as u8 + 1 {
            Some(Card(code))
        } else {
            None
        }
    }
}

impl core::fmt::Debug for Card {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?} {}", self.deck(), self.number())
    }
}

/// Where a deck's cards begin.
#[inline]
const fn base(deck: Deck) -> u8 {
    let deck = deck as u8;
    deck / DECKS_A_WORD * 32 + deck % DECKS_A_WORD * CARDS_A_DECK as u8
}

/// A set of cards: one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards([u32; WORDS]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; WORDS]);

    /// All cards of a deck.
    pub fn of_deck(deck: Deck) -> Cards {
        Cards::some_of(deck, FIELD as u16)
    }

    /// Some cards of a deck, one bit for each.
    #[inline]
    pub(super) fn some_of(deck: Deck, cards: u16) -> Cards {
        let first = base(deck);
        let mut words = [0; WORDS];
        if let Some(word) = words.get_mut(first as usize / 32) {
            *word = (u32::from(cards) & FIELD) << (first % 32);
        }
        Cards(words)
    }

    /// All cards of several decks.
    pub fn of_decks(decks: DeckSet) -> Cards {
        decks
            .iter()
            .fold(Cards::NONE, |cards, deck| cards.plus(&Cards::of_deck(deck)))
    }

    /// Is the card in the set?
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0
            .get(card.0 as usize / 32)
            .is_some_and(|word| word >> (card.0 % 32) & 1 == 1)
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        if let Some(word) = self.0.get_mut(card.0 as usize / 32) {
            *word |= 1 << (card.0 % 32);
        }
    }

    /// Takes a card out, and says whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(word) = self.0.get_mut(card.0 as usize / 32) else {
            return false;
        };
        let bit = 1 << (card.0 % 32);
        let there = *word & bit != 0;
        *word &= !bit;
        there
    }

    /// The cards of one deck, a bit for each.
    #[inline]
    pub fn field(&self, deck: Deck) -> u16 {
        let first = base(deck);
        self.0
            .get(first as usize / 32)
            .map_or(0, |word| (word >> (first % 32) & FIELD) as u16)
    }

    /// How many cards of a deck.
    #[inline]
    pub fn of(&self, deck: Deck) -> u8 {
        self.field(deck).count_ones() as u8
    }

    /// Those of either set.
    #[inline]
    #[must_use]
    pub fn plus(&self, other: &Cards) -> Cards {
        self.both(other, |a, b| a | b)
    }

    /// Those of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Cards) -> Cards {
        self.both(other, |a, b| a & !b)
    }

    /// Those of both sets.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Cards) -> Cards {
        self.both(other, |a, b| a & b)
    }

    #[inline(always)]
    fn both(&self, other: &Cards, join: impl Fn(u32, u32) -> u32) -> Cards {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Cards([join(a, e), join(b, f), join(c, g), join(d, h)])
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// No card at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// The card at a place in the order of decks and numbers.
    #[inline]
    pub(super) fn nth(&self, place: u8) -> Option<Card> {
        let mut left = u32::from(place);
        for (number, word) in self.0.iter().enumerate() {
            let count = word.count_ones();
            if left >= count {
                left -= count;
                continue;
            }
            let mut word = *word;
            for _ in 0..left {
                word &= word.wrapping_sub(1);
            }
            return Some(Card(number as u8 * 32 + word.trailing_zeros() as u8));
        }
        None
    }

    /// The cards in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(number, word)| {
            let mut left = word;
            core::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let bit = left.trailing_zeros() as u8;
                left &= left.wrapping_sub(1);
                Some(Card(number as u8 * 32 + bit))
            })
        })
    }

    /// The bits, word by word: as codes of the log have them.
    #[inline]
    pub(super) const fn words(&self) -> &[u32; WORDS] {
        &self.0
    }

    /// From [`Cards::words`], if every bit stands for a card.
    pub(super) fn from_words(words: [u32; WORDS]) -> Option<Cards> {
        let cards = Cards(words);
        cards
            .minus(&Cards::of_decks(DeckSet::ALL))
            .is_empty()
            .then_some(cards)
    }
}

impl core::fmt::Debug for Cards {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
