//! Artifact cards, and piles of them as counts: cards with the same face are the same card.

use super::data::{ArtifactType, Face, PerSite, Site};
use crate::actions::scale;
use crate::each::Member;

/// An artifact card, by its site and its face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// The colour of its frame.
    pub site: Site,
    /// What it shows.
    pub face: Face,
}

impl Card {
    /// A card.
    ///
    /// ```
    /// use engine::artifact::{Card, Face, Site};
    /// let gold = Card::new(Site::Asia, Face::Gold);
    /// assert!(gold.face.is_special());
    /// ```
    pub const fn new(site: Site, face: Face) -> Card {
        Card { site, face }
    }

    /// An ordinary artifact.
    pub const fn of(site: Site, kind: ArtifactType) -> Card {
        Card::new(site, Face::of(kind))
    }

    /// The card that a number falls on when a site's cards, as in [`Pile::word`], are counted
    /// through.
    #[inline]
    pub(super) fn nth_of(site: Site, mut word: u32, mut number: u8) -> Option<Card> {
        for face in Face::ALL {
            let count = (word & FIELD) as u8;
            if number < count {
                return Some(Card { site, face });
            }
            number -= count;
            word >>= BITS;
        }
        None
    }

    /// The card that a random word falls on in the same way.
    #[inline]
    pub(super) fn any_of(site: Site, cards: u32, word: u32) -> Option<Card> {
        let number = scale(word, add_up(cards).into());
        Card::nth_of(site, cards, number as u8)
    }

    /// All cards that are different, the special ones included.
    pub fn all() -> impl Iterator<Item = Card> {
        Site::ALL
            .into_iter()
            .flat_map(|site| Face::ALL.into_iter().map(move |face| Card { site, face }))
    }
}

/// How many cards of each face a pile has, site by site: three bits for each face, so that whole
/// piles are added and counted at one stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile(PerSite<u32>);

/// The bits of one face's count in a site's word.
const BITS: u32 = 3;
/// The lowest of those fields: the count of the first face.
const FIELD: u32 = 0b111;
/// Every other field of a site's word: leaves each count three spare bits.
const EVEN: u32 = 0o0707070707;
/// Multiplying by this adds up all five wide fields in the topmost of them.
const SUM: u32 = 0o0101010101;
/// Where the topmost of the five wide fields begins.
const TOPMOST: u32 = 24;
/// The lowest wide field: a count with its spare bits.
const WIDE: u32 = 0o77;
/// The fields of the five ordinary types in a site's word.
pub(super) const ORDINARY: u32 = 0o77777;
/// The field of a site's fragments.
pub(super) const FRAGMENTS: u32 = FIELD << shift(Face::Fragments);
/// The fields of a site's gold, manuscripts and stand-alone cards.
pub(super) const SPECIAL: u32 = FIELD << shift(Face::Gold)
    | FIELD << shift(Face::Manuscript)
    | FIELD << shift(Face::StandAlone);

#[inline(always)]
const fn add_up(word: u32) -> u8 {
    let wide = (word & EVEN) + (word >> BITS & EVEN);
    (wide.wrapping_mul(SUM) >> TOPMOST & WIDE) as u8
}

#[inline(always)]
const fn shift(face: Face) -> u32 {
    face as u32 * BITS
}

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile(PerSite::all(0));

    /// How many of a card.
    #[inline(always)]
    pub fn count(&self, card: Card) -> u8 {
        (self.0[card.site] >> shift(card.face) & FIELD) as u8
    }

    /// Is there one of a card?
    #[inline(always)]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card. There are never more than seven of one.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 7);
        self.0[card.site] += 1 << shift(card.face);
    }

    /// Takes a card, and says whether there was one.
    #[inline(always)]
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.0[card.site] -= 1 << shift(card.face);
        }
        there
    }

    /// How many cards in all.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.values().iter().map(|word| add_up(*word)).sum()
    }

    /// No card at all?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        let [a, b, c, d] = *self.0.values();
        a | b | c | d == 0
    }

    /// How many cards of a site.
    #[inline(always)]
    pub fn of_site(&self, site: Site) -> u8 {
        add_up(self.0[site])
    }

    /// How many cards of a site are in the given fields of its word.
    #[inline(always)]
    pub(super) fn count_in(&self, site: Site, fields: u32) -> u8 {
        add_up(self.0[site] & fields)
    }

    /// How many sites have a card in the given fields of their words.
    #[inline(always)]
    pub(super) fn sites_in(&self, fields: u32) -> u8 {
        let sites = self.0.values().iter();
        sites.map(|word| u8::from(word & fields != 0)).sum()
    }

    /// The sites whose card of a face is in the pile, one bit for each.
    #[inline(always)]
    pub(super) fn sites_with(&self, face: Face) -> u32 {
        let mut sites = 0;
        // Special cards are few: most piles have none of them from any site.
        let [a, b, c, d] = *self.0.values();
        if (a | b | c | d) & FIELD << shift(face) != 0 {
            for site in Site::ALL {
                sites |= u32::from(self.has(Card { site, face })) << site as u8;
            }
        }
        sites
    }

    /// How many cards of each face, all sites together.
    #[inline(always)]
    pub(super) fn faces(&self) -> Faces {
        let mut faces = Faces { even: 0, odd: 0 };
        for word in self.0.values() {
            faces.even += word & EVEN;
            faces.odd += word >> BITS & EVEN;
        }
        faces
    }

    /// The faces that this pile has of a site, one bit for each.
    #[inline(always)]
    pub fn faces_of_site(&self, site: Site) -> u32 {
        let word = self.0[site];
        if word == 0 {
            return 0;
        }
        // A bit for each field, then pairs, fours and eights of them moved together.
        let fields = (word | word >> 1 | word >> 2) & 0o1111111111;
        let pairs = (fields | fields >> 2) & 0o0303030303;
        let fours = (pairs | pairs >> 4) & 0o0300170017;
        (fours | fours >> 8) & 0xFF | fours >> 16 & 0x300
    }

    /// Both piles together.
    #[inline(always)]
    #[must_use]
    pub fn plus(&self, other: &Pile) -> Pile {
        Pile(PerSite::from_fn(|site| self.0[site] + other.0[site]))
    }

    /// This pile without another that is part of it.
    #[inline(always)]
    #[must_use]
    pub fn minus(&self, part: &Pile) -> Pile {
        Pile(PerSite::from_fn(|site| {
            self.0[site].wrapping_sub(part.0[site])
        }))
    }

    /// Is the other pile part of this one?
    pub fn includes(&self, part: &Pile) -> bool {
        Card::all().all(|card| part.count(card) <= self.count(card))
    }

    /// The card that a number falls on when a site's cards are counted through.
    #[inline]
    pub fn nth_of_site(&self, site: Site, number: u8) -> Option<Card> {
        Card::nth_of(site, self.0[site], number)
    }

    /// The different cards, each with how many there are.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let pile = *self;
        Card::all()
            .map(move |card| (card, pile.count(card)))
            .filter(|(_, count)| *count > 0)
    }

    /// The site's counts as one number.
    #[inline(always)]
    pub(super) fn word(&self, site: Site) -> u32 {
        self.0[site]
    }

    /// From [`Pile::word`], if it is one.
    pub(super) fn from_words(words: [u32; 4]) -> Option<Pile> {
        words
            .iter()
            .all(|word| word >> (Face::ALL.len() as u32 * BITS) == 0)
            .then_some(Pile(PerSite::new(words)))
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        for card in cards {
            pile.add(card);
        }
        pile
    }
}

/// How many cards of each face, over all sites: six bits for each, the faces at even and at odd
/// places apart.
#[derive(Clone, Copy)]
pub(super) struct Faces {
    even: u32,
    odd: u32,
}

/// The wide fields of the three types at even places.
const EVEN_TYPES: u32 = 0o77_77_77;
/// The wide fields of the two types at odd places.
const ODD_TYPES: u32 = 0o77_77;
/// One in each of three wide fields.
const ONES: u32 = 0o01_01_01;
/// The place of the highest bit in a wide field.
const TOP_BIT: u32 = 5;

impl Faces {
    /// How many cards of a face.
    #[inline(always)]
    pub fn count(self, face: Face) -> u8 {
        let word = if (face as u32).is_multiple_of(2) {
            self.even
        } else {
            self.odd
        };
        (word >> (face as u32 / 2 * 2 * BITS) & WIDE) as u8
    }

    /// How many ordinary artifacts.
    #[inline(always)]
    pub fn ordinary(self) -> u8 {
        let both = (self.even & EVEN_TYPES) + (self.odd & ODD_TYPES);
        ((both & WIDE) + (both >> (2 * BITS) & WIDE) + (both >> (4 * BITS))) as u8
    }

    /// The types with at least so many cards: a bit at three times the place of each.
    #[inline(always)]
    pub fn types_with(self, at_least: u8) -> u32 {
        // A field has at most 28, so what is added brings just those to its top bit.
        let enough = ONES * ((1 << TOP_BIT) - u32::from(at_least));
        let tops = ONES << TOP_BIT;
        let even = ((self.even & EVEN_TYPES) + enough) & tops;
        let odd = ((self.odd & ODD_TYPES) + enough) & tops & ODD_TYPES;
        even >> TOP_BIT | odd >> (TOP_BIT - BITS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// Every choice of faces, one card of each or seven.
    fn piles() -> impl Iterator<Item = Pile> {
        (0..1024u32).flat_map(|faces| {
            [1, 7].map(|copies| {
                let cards = Face::ALL
                    .into_iter()
                    .filter(move |face| faces >> *face as u8 & 1 == 1)
                    .map(|face| Card::new(Site::America, face));
                cards
                    .flat_map(|card| core::iter::repeat_n(card, copies))
                    .collect()
            })
        })
    }

    #[test]
    fn the_faces_of_a_site_are_those_that_can_be_counted() {
        for pile in piles() {
            let bits = pile.faces_of_site(Site::America);
            for face in Face::ALL {
                let has = pile.has(Card::new(Site::America, face));
                assert_eq!(bits >> face as u8 & 1 == 1, has);
            }
            assert_eq!(bits >> Face::ALL.len(), 0);
            assert_eq!(pile.faces_of_site(Site::Asia), 0);
        }
    }

    #[test]
    fn the_types_with_enough_cards_are_those_that_can_be_counted() {
        for pile in piles() {
            let faces = pile.faces();
            for at_least in 0..=5 {
                let bits = faces.types_with(at_least);
                let counted: Vec<u32> = ArtifactType::ALL
                    .into_iter()
                    .filter(|kind| faces.count(Face::of(*kind)) >= at_least)
                    .map(|kind| 1 << (kind as u8 * 3))
                    .collect();
                assert_eq!(bits, counted.iter().sum());
            }
            let ordinary = ArtifactType::ALL.map(|kind| faces.count(Face::of(kind)));
            assert_eq!(faces.ordinary(), ordinary.iter().sum());
        }
    }
}
