//! The small decisions of a game, the outcomes of chance, and their codes in the log. A choice
//! of several parts (two cards to steal, two helpers) is a sequence of them.

use super::cards::{Card, Cards};
use super::data::{
    CARDS_A_DECK, DECKS, Deck, HELPERS, Helper, HelperSet, LARGE_SET, Letter, SMALL_SET,
};
use super::state::CardSet;
use super::temple::{PLACES, Place, Places};
use crate::actions::{ActionSet, Coded};
use crate::each::Member;
use crate::seat::Seat;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose a card: to turn over, to steal, to give, or to remove.
    Choose(Card),
    /// Take the card of a place, digging it out if others lie on it.
    Take(Place),
    /// Look at the face-down card of a place.
    Look(Place),
    /// Hire a helper.
    Hire(Helper),
    /// Choose a helper who comes for nothing.
    TakeHelper(Helper),
    /// Turn cards over: for a bonus, or to close a set.
    TurnOver(CardSet),
    /// End the turn after an action.
    EndTurn,
}

// The codes are in the log for ever. Families lie inside one word of 32 codes, so that they
// enter a set of actions at one stroke. Cards are the first four words, see `Card::code`.
const TAKE: u8 = 128;
const LOOK: u8 = 160;
const HIRE: u8 = 192;
const TAKE_HELPER: u8 = 204;
/// Two sizes each of coins, weapons, manuscripts, jewels.
const BONUS: u8 = 216;
const STATUES: u8 = 224;
/// Two sizes of each letter.
const PORCELAIN: u8 = 232;
const END_TURN: u8 = 238;

const SIZES: u8 = LARGE_SET - SMALL_SET + 1;

/// The place of a set in its family. A size that no set has gets the code of the nearest one; the
/// rules refuse it, see [`Action::is_sound`].
fn set_code(set: CardSet) -> u8 {
    let size = match set {
        CardSet::Statues(size) => size.clamp(SMALL_SET, CARDS_A_DECK as u8),
        _ => set.size().clamp(SMALL_SET, LARGE_SET),
    } - SMALL_SET;
    size + match set {
        CardSet::Coins(_) => BONUS,
        CardSet::Weapons(_) => BONUS + SIZES,
        CardSet::Manuscripts(_) => BONUS + 2 * SIZES,
        CardSet::Jewels(_) => BONUS + 3 * SIZES,
        CardSet::Statues(_) => STATUES,
        CardSet::Porcelain(letter, _) => PORCELAIN + letter as u8 * SIZES,
    }
}

/// The set of cards with a code.
pub(super) fn card_set(code: u8) -> Option<CardSet> {
    match code {
        BONUS..STATUES => {
            let (deck, size) = ((code - BONUS) / SIZES, (code - BONUS) % SIZES + SMALL_SET);
            match deck {
                0 => Some(CardSet::Coins(size)),
                1 => Some(CardSet::Weapons(size)),
                2 => Some(CardSet::Manuscripts(size)),
                _ => Some(CardSet::Jewels(size)),
            }
        }
        STATUES..PORCELAIN => Some(CardSet::Statues(code - STATUES + SMALL_SET)),
        PORCELAIN..END_TURN => {
            let letter = Letter::at(((code - PORCELAIN) / SIZES) as usize)?;
            Some(CardSet::Porcelain(
                letter,
                (code - PORCELAIN) % SIZES + SMALL_SET,
            ))
        }
        _ => None,
    }
}

impl Action {
    /// Can there be such an action at all? Not with a set of a size that no set has.
    pub(super) fn is_sound(self) -> bool {
        Action::from_code(self.code()) == Some(self)
    }
}

impl Coded for Action {
    #[inline]
    fn code(self) -> u8 {
        match self {
            Action::Choose(card) => card.code(),
            Action::Take(place) => TAKE + place.number(),
            Action::Look(place) => LOOK + place.number(),
            Action::Hire(helper) => HIRE + helper as u8,
            Action::TakeHelper(helper) => TAKE_HELPER + helper as u8,
            Action::TurnOver(set) => set_code(set),
            Action::EndTurn => END_TURN,
        }
    }

    #[inline]
    fn from_code(code: u8) -> Option<Self> {
        Some(match code {
            0..TAKE => Action::Choose(Card::from_code(code)?),
            TAKE..LOOK => Action::Take(Place::from_number(code - TAKE)?),
            LOOK..HIRE => Action::Look(Place::from_number(code - LOOK)?),
            HIRE..TAKE_HELPER => Action::Hire(Helper::at((code - HIRE) as usize)?),
            TAKE_HELPER..BONUS => Action::TakeHelper(Helper::at((code - TAKE_HELPER) as usize)?),
            END_TURN => Action::EndTurn,
            _ => Action::TurnOver(card_set(code)?),
        })
    }
}

/// Adding whole families of actions.
pub(super) trait Families {
    /// Taking the card of each place.
    fn takes(&mut self, places: Places);
    /// Looking at the card of each place.
    fn looks(&mut self, places: Places);
    /// Hiring each helper.
    fn hires(&mut self, helpers: HelperSet);
    /// Each helper for nothing.
    fn free_helpers(&mut self, helpers: HelperSet);
    /// Choosing each card.
    fn chooses(&mut self, cards: &Cards);
    /// The two bonuses of coins, weapons, manuscripts and jewels: two bits each, the small set
    /// first.
    fn bonuses(&mut self, bonuses: u32);
    /// Closing two to `count` statues.
    fn statues(&mut self, count: u8);
    /// The two sets of each letter: two bits each, the small set first.
    fn porcelain(&mut self, sets: u32);
}

impl Families for ActionSet<Action> {
    #[inline(always)]
    fn takes(&mut self, places: Places) {
        self.insert_family(TAKE, places.bits());
    }

    #[inline(always)]
    fn looks(&mut self, places: Places) {
        self.insert_family(LOOK, places.bits());
    }

    #[inline(always)]
    fn hires(&mut self, helpers: HelperSet) {
        self.insert_family(HIRE, u32::from(helpers.bits()));
    }

    #[inline(always)]
    fn free_helpers(&mut self, helpers: HelperSet) {
        self.insert_family(TAKE_HELPER, u32::from(helpers.bits()));
    }

    #[inline(always)]
    fn chooses(&mut self, cards: &Cards) {
        for (number, word) in cards.words().iter().enumerate() {
            self.insert_family(number as u8 * 32, *word);
        }
    }

    #[inline(always)]
    fn bonuses(&mut self, bonuses: u32) {
        self.insert_family(BONUS, bonuses);
    }

    #[inline(always)]
    fn statues(&mut self, count: u8) {
        if let Some(sizes) = count.checked_sub(SMALL_SET - 1) {
            self.insert_family(STATUES, (1 << sizes) - 1);
        }
    }

    #[inline(always)]
    fn porcelain(&mut self, sets: u32) {
        self.insert_family(PORCELAIN, sets);
    }
}

// Every family must lie in one word of 32 codes, and none in another's.
const _: () = {
    assert!(TAKE.is_multiple_of(32) && PLACES <= 32);
    assert!(LOOK.is_multiple_of(32) && LOOK - TAKE >= PLACES as u8);
    assert!(HIRE.is_multiple_of(32) && TAKE_HELPER - HIRE >= HELPERS as u8);
    assert!(BONUS - TAKE_HELPER >= HELPERS as u8);
    assert!(STATUES - BONUS == 4 * SIZES && STATUES.is_multiple_of(32));
    assert!(PORCELAIN - STATUES > CARDS_A_DECK as u8 - SMALL_SET);
    assert!(END_TURN - PORCELAIN == 3 * SIZES);
};

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This card: laid face up, looked at, or taken from where it lay face down.
    Card(Card),
    /// Some face-down card was laid. Which, nobody knows yet.
    FaceDown,
    /// Whoever looked at the card keeps to themselves which it is. Only people say so.
    Untold,
    /// This deck is played with.
    Deck(Deck),
    /// This seat begins.
    Start(Seat),
}

const FACE_DOWN: u8 = 128;
const UNTOLD: u8 = 129;
const DECK: u8 = 130;
const START: u8 = 144;

const _: () = assert!(START - DECK >= DECKS as u8);

impl Coded for Outcome {
    fn code(self) -> u8 {
        match self {
            Outcome::Card(card) => card.code(),
            Outcome::FaceDown => FACE_DOWN,
            Outcome::Untold => UNTOLD,
            Outcome::Deck(deck) => DECK + deck as u8,
            Outcome::Start(seat) => START + seat as u8,
        }
    }

    fn from_code(code: u8) -> Option<Self> {
        match code {
            0..FACE_DOWN => Card::from_code(code).map(Outcome::Card),
            FACE_DOWN => Some(Outcome::FaceDown),
            UNTOLD => Some(Outcome::Untold),
            DECK..START => Deck::at((code - DECK) as usize).map(Outcome::Deck),
            START.. => Seat::at((code - START) as usize).map(Outcome::Start),
        }
    }
}
