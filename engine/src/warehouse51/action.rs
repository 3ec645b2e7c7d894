//! The small decisions of a game, the outcomes of chance, and their codes in the log.

use super::data::{Colour, RELICS, Relic, RelicSet};
use super::neighbours::{Neighbour, Pair};
use super::values::MOST_INGOTS;
use crate::actions::{ActionSet, Coded};
use crate::each::Member;
use crate::seat::Seat;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Bid so many ingots: called out in an open auction, closed in the fist in a fist auction,
    /// where nothing is an answer too.
    Bid(u8),
    /// Bring an own relic to the pawnshop. At any time, asked or not; after the last auction only
    /// when asked.
    Pawn(Relic),
    /// Reveal the top relic of a stack.
    Reveal(Colour),
    /// Bid no more for this relic.
    Pass,
    /// Do without: buy back no more, assign no certificate, cancel no counterfeit.
    Decline,
    /// Buy a relic back from the pawnshop.
    BuyBack(Relic),
    /// Look at the counterfeits between two neighbours.
    Examine(Pair),
    /// Assign the certificate to an own relic.
    Certify(Relic),
    /// Pay a neighbour.
    Pay(Neighbour),
    /// Cancel the counterfeit card of a relic.
    Cancel(Relic),
}

// The codes are in the log for ever. Families lie inside one word of 32 codes, so that they
// enter a set of actions at one stroke; bids fill three words.
const BID: u8 = 0;
const PAWN: u8 = 96;
const REVEAL: u8 = 122;
const PASS: u8 = 126;
const DECLINE: u8 = 127;
const BUY_BACK: u8 = 128;
const EXAMINE: u8 = 154;
const CERTIFY: u8 = 160;
const PAY_LEFT: u8 = 186;
const PAY_RIGHT: u8 = 187;
const CANCEL: u8 = 192;
/// How many codes a family has that names a relic.
const RELIC_CODES: u8 = RELICS as u8;
/// How many codes lie in one word of a set of actions.
const WORD: u8 = 32;

fn relic(number: u8) -> Option<Relic> {
    Relic::at(number as usize)
}

impl Coded for Action {
    #[inline]
    fn code(self) -> u8 {
        match self {
            // A bid of more than all ingots is like any other that nobody can afford.
            Action::Bid(ingots) => BID + ingots.min(MOST_INGOTS + 1),
            Action::Pawn(relic) => PAWN + relic as u8,
            Action::Reveal(colour) => REVEAL + colour as u8,
            Action::Pass => PASS,
            Action::Decline => DECLINE,
            Action::BuyBack(relic) => BUY_BACK + relic as u8,
            Action::Examine(pair) => EXAMINE + pair.place() as u8,
            Action::Certify(relic) => CERTIFY + relic as u8,
            Action::Pay(Neighbour::Left) => PAY_LEFT,
            Action::Pay(Neighbour::Right) => PAY_RIGHT,
            Action::Cancel(relic) => CANCEL + relic as u8,
        }
    }

    #[inline]
    fn from_code(code: u8) -> Option<Self> {
        Some(match code {
            BID..PAWN => Action::Bid(code - BID),
            PAWN..REVEAL => Action::Pawn(relic(code - PAWN)?),
            REVEAL..PASS => Action::Reveal(Colour::at((code - REVEAL) as usize)?),
            PASS => Action::Pass,
            DECLINE => Action::Decline,
            BUY_BACK..EXAMINE => Action::BuyBack(relic(code - BUY_BACK)?),
            EXAMINE..CERTIFY => Action::Examine(Pair::at((code - EXAMINE) as usize)?),
            CERTIFY..PAY_LEFT => Action::Certify(relic(code - CERTIFY)?),
            PAY_LEFT => Action::Pay(Neighbour::Left),
            PAY_RIGHT => Action::Pay(Neighbour::Right),
            CANCEL..=u8::MAX => Action::Cancel(relic(code - CANCEL)?),
            _ => return None,
        })
    }
}

/// Adding whole families of actions.
pub(super) trait Families {
    /// Bids from the least to the most; none if the least is more than the most.
    fn bids(&mut self, least: u8, most: u8);
    /// The same action for each relic of a set.
    fn relics(&mut self, action: fn(Relic) -> Action, relics: RelicSet);
    /// Revealing from each stack whose bit is set.
    fn reveals(&mut self, colours: u32);
}

/// How many of the lowest bits of a word a number reaches, counted from the word's first code.
#[inline(always)]
const fn below(number: u8, first: u8) -> u32 {
    match number.saturating_sub(first) {
        reached @ 0..WORD => (1 << reached) - 1,
        _ => u32::MAX,
    }
}

impl Families for ActionSet<Action> {
    #[inline(always)]
    fn bids(&mut self, least: u8, most: u8) {
        let end = most.min(MOST_INGOTS) + 1;
        let mut first = 0;
        while first < end {
            let members = below(end, first) & !below(least, first);
            self.insert_family(BID + first, members);
            first += WORD;
        }
    }

    #[inline(always)]
    fn relics(&mut self, action: fn(Relic) -> Action, relics: RelicSet) {
        self.insert_family(action(Relic::Excalibur).code(), relics.bits());
    }

    #[inline(always)]
    fn reveals(&mut self, colours: u32) {
        self.insert_family(REVEAL, colours);
    }
}

// Every family must lie in one word of 32 codes, and no two may meet.
const _: () = {
    assert!(MOST_INGOTS + 2 == PAWN && PAWN.is_multiple_of(WORD));
    assert!(PAWN + RELIC_CODES == REVEAL && BUY_BACK + RELIC_CODES == EXAMINE);
    assert!(CERTIFY + RELIC_CODES == PAY_LEFT && CANCEL + RELIC_CODES <= crate::actions::CODES);
    assert!(BUY_BACK.is_multiple_of(WORD) && CERTIFY.is_multiple_of(WORD));
    assert!(CANCEL.is_multiple_of(WORD) && REVEAL / WORD == PASS / WORD);
};

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This relic is the top one of its stack.
    Relic(Relic),
    /// The counterfeit card of this relic was laid between two neighbours.
    Counterfeit(Relic),
    /// This seat begins.
    Start(Seat),
}

const COUNTERFEIT: u8 = 32;
const START: u8 = 64;

impl Coded for Outcome {
    fn code(self) -> u8 {
        match self {
            Outcome::Relic(relic) => relic as u8,
            Outcome::Counterfeit(relic) => COUNTERFEIT + relic as u8,
            Outcome::Start(seat) => START + seat as u8,
        }
    }

    fn from_code(code: u8) -> Option<Self> {
        match code {
            0..COUNTERFEIT => relic(code).map(Outcome::Relic),
            COUNTERFEIT..START => relic(code - COUNTERFEIT).map(Outcome::Counterfeit),
            _ => Seat::at((code - START) as usize).map(Outcome::Start),
        }
    }
}
