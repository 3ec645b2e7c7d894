//! What is printed in the box, as one value that the owner of a real box can replace. What no
//! source gives is marked "assumed".

use super::data::{
    AuctionKind, Certificate, Colour, Effect, Mark, PerColour, PerRelic, RELICS, Relic,
};
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::each::{Each, Member};

/// The most ingots that bids have codes for.
pub const MOST_INGOTS: u8 = 94;
/// The most a relic can be worth.
const MOST_VALUE: u8 = 9;
/// The most points for one place or one set.
const MOST_POINTS: u8 = 99;
/// How many ways to seat three to five players.
const TABLES: usize = 3;

/// One relic card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Which stack it belongs to. The four colours are printed; how the 26 are split is assumed.
    pub colour: Colour,
    /// What it adds to the total of its colour. Printed: 1, 2 or 3; which one is assumed.
    pub value: u8,
    /// Blessed, cursed or neither. Assumed.
    pub mark: Mark,
    /// How it is auctioned. Printed: weapons with fists; which ones is assumed.
    pub auction: AuctionKind,
    /// What it does. Assumed, but for the horn, the shirt and the mirror of the ties (printed)
    /// and the hammer (found).
    pub effect: Option<Effect>,
    /// The effect's number, if it has one. Assumed.
    pub amount: u8,
    /// Is there a counterfeit card of it? Found: of all but four; which four is assumed.
    pub counterfeit: bool,
}

/// Everything printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    /// The relic cards.
    pub relics: PerRelic<Printed>,
    /// All ingots in the box. Printed.
    pub ingots: u8,
    /// Ingots of each player at the start. Printed.
    pub purse: u8,
    /// Ingots in the bank at the start. Printed.
    pub bank: u8,
    /// Counterfeits between two neighbours at three, four and five players. Printed.
    pub between: [u8; TABLES],
    /// Pawn tiles. Found.
    pub pawn_tiles: u8,
    /// The pawnshop serves those who hold fewer than this. Printed.
    pub pawn_below: u8,
    /// What it pays for a relic. Assumed.
    pub pawn_pays: u8,
    /// What buying back costs. Printed.
    pub buy_back: u8,
    /// Points for the first and second place in each colour. Found; they fit the example.
    pub places: PerColour<[u8; 2]>,
    /// Points for a set of four colours. Printed.
    pub set_points: u8,
    /// Ingots for one point. Printed.
    pub ingots_for_a_point: u8,
}

/// Why printed values cannot be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValuesError {
    /// More ingots than bids have codes for, or fewer than five players and the bank start with.
    Ingots(u8),
    /// A relic is worth nothing, or more than can be added up.
    Value(Relic),
    /// A neutral relic has an effect.
    NeutralEffect(Relic),
    /// An effect that needs an amount has none, or more than there are ingots.
    Amount(Relic),
    /// A certificate is carried by two relics.
    CertificateTwice(Certificate),
    /// A colour has no relic.
    NoRelics(Colour),
    /// There are not enough counterfeit cards for this many players.
    Counterfeits(u8),
    /// More pawn tiles than relics.
    PawnTiles(u8),
    /// The pawnshop's sums are more than there are ingots.
    Pawnshop,
    /// The second place of a colour is worth more than the first, or one is worth too much.
    Places(Colour),
    /// A set is worth too much.
    SetPoints(u8),
    /// Points for no ingots.
    IngotsForAPoint,
}

const fn relic(
    colour: Colour,
    value: u8,
    mark: Mark,
    auction: AuctionKind,
    effect: Option<Effect>,
    amount: u8,
) -> Printed {
    Printed {
        colour,
        value,
        mark,
        auction,
        effect,
        amount,
        counterfeit: true,
    }
}

const fn weapon(colour: Colour, value: u8) -> Printed {
    relic(colour, value, Mark::Neutral, AuctionKind::Fist, None, 0)
}

const fn blessed(colour: Colour, value: u8, effect: Effect, amount: u8) -> Printed {
    let auction = AuctionKind::Open;
    relic(colour, value, Mark::Blessed, auction, Some(effect), amount)
}

const fn cursed(colour: Colour, value: u8, effect: Effect, amount: u8) -> Printed {
    let auction = AuctionKind::Open;
    relic(colour, value, Mark::Cursed, auction, Some(effect), amount)
}

/// The same card, and no counterfeit of it.
const fn genuine(card: Printed) -> Printed {
    Printed {
        counterfeit: false,
        ..card
    }
}

/// The relic cards in the order of [`Relic`].
const RELIC_CARDS: [Printed; RELICS] = {
    use Colour::{Blue, Green, Red, Yellow};
    [
        weapon(Blue, 3),
        genuine(blessed(Blue, 2, Effect::CertificateOne, 0)),
        blessed(Blue, 1, Effect::RevealEvery, 0),
        blessed(Blue, 1, Effect::PointPerIngots, 3),
        genuine(blessed(Blue, 2, Effect::Examine, 0)),
        blessed(Blue, 2, Effect::Cancel, 0),
        weapon(Blue, 2),
        cursed(Blue, 3, Effect::Announce, 0),
        Printed {
            auction: AuctionKind::Fist,
            ..blessed(Green, 2, Effect::Equal, 0)
        },
        relic(Green, 3, Mark::Neutral, AuctionKind::Open, None, 0),
        cursed(Green, 3, Effect::LosePart, 2),
        blessed(Green, 1, Effect::IngotsPerWin, 1),
        cursed(Green, 2, Effect::LoseTies, 0),
        cursed(Green, 2, Effect::NoIngotPoints, 0),
        blessed(Green, 1, Effect::LookAtStacks, 0),
        blessed(Yellow, 1, Effect::FromBank, 5),
        blessed(Yellow, 2, Effect::PayRight, 0),
        genuine(blessed(Yellow, 2, Effect::CertificateTwo, 0)),
        blessed(Yellow, 1, Effect::NoCurses, 0),
        weapon(Yellow, 3),
        genuine(cursed(Yellow, 3, Effect::Show, 0)),
        blessed(Red, 1, Effect::WinTies, 0),
        weapon(Red, 3),
        blessed(Red, 2, Effect::BuyBackFor, 5),
        cursed(Red, 3, Effect::NoNextBid, 0),
        blessed(Red, 1, Effect::AnyColour, 0),
    ]
};

impl Default for Values {
    fn default() -> Self {
        Values {
            relics: PerRelic::new(RELIC_CARDS),
            ingots: 70,
            purse: 10,
            bank: 20,
            between: [2, 1, 1],
            pawn_tiles: 6,
            pawn_below: 5,
            pawn_pays: 5,
            buy_back: 10,
            places: Each::new([[8, 6], [7, 5], [6, 4], [5, 3]]),
            set_points: 5,
            ingots_for_a_point: 5,
        }
    }
}

impl Values {
    /// Can a game be played with these?
    ///
    /// ```
    /// use engine::warehouse51::{Relic, Values, ValuesError};
    /// let mut values = Values::default();
    /// assert_eq!(values.check(), Ok(()));
    /// values.relics[Relic::Excalibur].value = 0;
    /// assert_eq!(values.check(), Err(ValuesError::Value(Relic::Excalibur)));
    /// ```
    pub fn check(&self) -> Result<(), ValuesError> {
        let needed = u16::from(self.purse) * 5 + u16::from(self.bank);
        if self.ingots > MOST_INGOTS || u16::from(self.ingots) < needed {
            return Err(ValuesError::Ingots(self.ingots));
        }
        for (relic, printed) in self.relics.iter() {
            check_relic(relic, printed)?;
        }
        for certificate in Certificate::ALL {
            if self.carriers(certificate.carried_by()).count() > 1 {
                return Err(ValuesError::CertificateTwice(certificate));
            }
        }
        for colour in Colour::ALL {
            if !self.relics.values().iter().any(|one| one.colour == colour) {
                return Err(ValuesError::NoRelics(colour));
            }
        }
        self.check_counts()
    }

    fn check_counts(&self) -> Result<(), ValuesError> {
        let cards = self.relics.values().iter().filter(|one| one.counterfeit);
        let cards = cards.count() as u16;
        for (players, between) in (3..).zip(self.between) {
            if u16::from(players) * u16::from(between) > cards {
                return Err(ValuesError::Counterfeits(players));
            }
        }
        if self.pawn_tiles as usize > RELICS {
            return Err(ValuesError::PawnTiles(self.pawn_tiles));
        }
        if self.pawn_below.max(self.pawn_pays).max(self.buy_back) > MOST_INGOTS {
            return Err(ValuesError::Pawnshop);
        }
        for (colour, [first, second]) in self.places.iter() {
            if second > first || *first > MOST_POINTS {
                return Err(ValuesError::Places(colour));
            }
        }
        if self.set_points > MOST_POINTS {
            return Err(ValuesError::SetPoints(self.set_points));
        }
        if self.ingots_for_a_point == 0 {
            return Err(ValuesError::IngotsForAPoint);
        }
        Ok(())
    }

    /// The relics that have an effect.
    pub fn carriers(&self, effect: Effect) -> impl Iterator<Item = Relic> {
        self.relics
            .iter()
            .filter(move |(_, printed)| printed.effect == Some(effect))
            .map(|(relic, _)| relic)
    }

    pub(super) fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        for one in self.relics.values() {
            sink.put(&[
                one.colour as u8,
                one.value,
                one.mark as u8,
                one.auction as u8,
                member_byte(one.effect),
                one.amount,
                u8::from(one.counterfeit),
            ])?;
        }
        sink.put(&[self.ingots, self.purse, self.bank])?;
        sink.put(&self.between)?;
        sink.put(&[
            self.pawn_tiles,
            self.pawn_below,
            self.pawn_pays,
            self.buy_back,
        ])?;
        for places in self.places.values() {
            sink.put(places)?;
        }
        sink.put(&[self.set_points, self.ingots_for_a_point])
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let mut values = Values::default();
        for relic in Relic::ALL {
            values.relics[relic] = read_relic(reader)?;
        }
        [values.ingots, values.purse, values.bank] = reader.array()?;
        values.between = reader.array()?;
        [
            values.pawn_tiles,
            values.pawn_below,
            values.pawn_pays,
            values.buy_back,
        ] = reader.array()?;
        for colour in Colour::ALL {
            values.places[colour] = reader.array()?;
        }
        [values.set_points, values.ingots_for_a_point] = reader.array()?;
        Ok(values)
    }
}

fn check_relic(relic: Relic, printed: &Printed) -> Result<(), ValuesError> {
    if !(1..=MOST_VALUE).contains(&printed.value) {
        return Err(ValuesError::Value(relic));
    }
    if printed.mark == Mark::Neutral && printed.effect.is_some() {
        return Err(ValuesError::NeutralEffect(relic));
    }
    let needed = printed.effect.is_some_and(Effect::has_amount);
    if needed != (printed.amount > 0) || printed.amount > MOST_INGOTS {
        return Err(ValuesError::Amount(relic));
    }
    Ok(())
}

fn read_relic(reader: &mut Reader<'_>) -> Result<Printed, BytesError> {
    Ok(Printed {
        colour: reader.member()?,
        value: reader.byte()?,
        mark: reader.member()?,
        auction: reader.member()?,
        effect: reader.maybe_member()?,
        amount: reader.byte()?,
        counterfeit: reader.below(2)? == 1,
    })
}
