//! Warehouse 51's printed values one by one, with their names.

use core::fmt::{self, Write};

use super::data::{AuctionKind, Colour, Effect, Mark, Relic};
use super::names;
use super::values::{Values, ValuesError};
use crate::bytes::{BytesError, Reader, Sink};
use crate::each::Member;
use crate::print::{Print, Range};

/// One printed value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Something on a relic's card.
    Relic(Relic, OfRelic),
    /// Points for the first (0) or the second (1) place in a colour.
    Place(Colour, u8),
    /// Counterfeits between two neighbours with so many players.
    Between(u8),
    /// All ingots in the box.
    Ingots,
    /// Ingots of each player at the start.
    Purse,
    /// Ingots in the bank at the start.
    Bank,
    /// Pawn tiles.
    PawnTiles,
    /// The pawnshop serves those who hold fewer than this.
    PawnBelow,
    /// What it pays for a relic.
    PawnPays,
    /// What buying back costs.
    BuyBack,
    /// Points for a set of four colours.
    SetPoints,
    /// Ingots for one point.
    IngotsForAPoint,
}

/// What a relic's card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfRelic {
    /// Which stack it belongs to.
    Colour,
    /// What it adds to the total of its colour.
    Value,
    /// Blessed, cursed or neither.
    Mark,
    /// How it is auctioned.
    Auction,
    /// What it does.
    Effect,
    /// The effect's number, 0 if it has none.
    Amount,
    /// Is there a counterfeit card of it?
    Counterfeit,
}

impl OfRelic {
    /// Everything that a card says, in the order of the card.
    pub const ALL: [OfRelic; 7] = [
        OfRelic::Colour,
        OfRelic::Value,
        OfRelic::Mark,
        OfRelic::Auction,
        OfRelic::Effect,
        OfRelic::Amount,
        OfRelic::Counterfeit,
    ];
}

/// Those that there is one of.
const SINGLE: [Field; 9] = [
    Field::Ingots,
    Field::Purse,
    Field::Bank,
    Field::PawnTiles,
    Field::PawnBelow,
    Field::PawnPays,
    Field::BuyBack,
    Field::SetPoints,
    Field::IngotsForAPoint,
];

const COLOURS: Range = Range::Word {
    count: Colour::ALL.len(),
    word: |number| Colour::at(number).map_or("", names::colour),
};
const MARKS: Range = Range::Word {
    count: Mark::ALL.len(),
    word: |number| Mark::at(number).map_or("", names::mark),
};
const AUCTIONS: Range = Range::Word {
    count: AuctionKind::ALL.len(),
    word: |number| AuctionKind::at(number).map_or("", names::auction),
};
/// None, then each.
const EFFECTS: Range = Range::Word {
    count: Effect::ALL.len() + 1,
    word: |number| match number.checked_sub(1) {
        Some(number) => Effect::at(number).map_or("", names::effect),
        None => "none",
    },
};

impl Values {
    /// The number in a field that has one.
    fn byte_of(&mut self, field: Field) -> Option<&mut u8> {
        Some(match field {
            Field::Relic(relic, OfRelic::Value) => &mut self.relics[relic].value,
            Field::Relic(relic, OfRelic::Amount) => &mut self.relics[relic].amount,
            Field::Relic(..) => return None,
            Field::Place(colour, place) => {
                return self.places[colour].get_mut(usize::from(place));
            }
            Field::Between(players) => {
                let place = usize::from(players).checked_sub(3)?;
                return self.between.get_mut(place);
            }
            Field::Ingots => &mut self.ingots,
            Field::Purse => &mut self.purse,
            Field::Bank => &mut self.bank,
            Field::PawnTiles => &mut self.pawn_tiles,
            Field::PawnBelow => &mut self.pawn_below,
            Field::PawnPays => &mut self.pawn_pays,
            Field::BuyBack => &mut self.buy_back,
            Field::SetPoints => &mut self.set_points,
            Field::IngotsForAPoint => &mut self.ingots_for_a_point,
        })
    }

    /// The number of the word on a relic's card.
    fn word_of(&self, relic: Relic, what: OfRelic) -> usize {
        let card = &self.relics[relic];
        match what {
            OfRelic::Colour => card.colour.place(),
            OfRelic::Mark => card.mark.place(),
            OfRelic::Auction => card.auction.place(),
            OfRelic::Effect => card.effect.map_or(0, |effect| effect.place() + 1),
            OfRelic::Counterfeit => card.counterfeit.into(),
            OfRelic::Value | OfRelic::Amount => 0,
        }
    }

    fn set_word(&mut self, relic: Relic, what: OfRelic, number: usize) {
        let card = &mut self.relics[relic];
        match what {
            OfRelic::Colour => card.colour = Colour::at(number).unwrap_or(card.colour),
            OfRelic::Mark => card.mark = Mark::at(number).unwrap_or(card.mark),
            OfRelic::Auction => card.auction = AuctionKind::at(number).unwrap_or(card.auction),
            OfRelic::Effect => match number.checked_sub(1) {
                Some(number) => card.effect = Effect::at(number).or(card.effect),
                None => card.effect = None,
            },
            OfRelic::Counterfeit => card.counterfeit = number == 1,
            OfRelic::Value | OfRelic::Amount => {}
        }
    }
}

impl Print for Values {
    type Field = Field;
    type Error = ValuesError;

    fn fields() -> impl Iterator<Item = Field> {
        let relics = Relic::ALL.into_iter().flat_map(|relic| {
            let rows = OfRelic::ALL.into_iter();
            rows.map(move |what| Field::Relic(relic, what))
        });
        let places = Colour::ALL.into_iter();
        let places = places.flat_map(|colour| [0, 1].map(|place| Field::Place(colour, place)));
        let between = (3..=5).map(Field::Between);
        relics.chain(places).chain(between).chain(SINGLE)
    }

    fn name(field: Field, out: &mut dyn Write) -> fmt::Result {
        let name = match field {
            Field::Relic(relic, what) => {
                let what = match what {
                    OfRelic::Colour => "colour",
                    OfRelic::Value => "value",
                    OfRelic::Mark => "mark",
                    OfRelic::Auction => "auction",
                    OfRelic::Effect => "effect",
                    OfRelic::Amount => "amount",
                    OfRelic::Counterfeit => "counterfeit_card",
                };
                return write!(out, "relics/{}/{what}", names::relic(relic));
            }
            Field::Place(colour, place) => {
                return write!(out, "values/places/{}/{place}", names::colour(colour));
            }
            Field::Between(players) => return write!(out, "values/between/{players}"),
            Field::Ingots => "values/ingots",
            Field::Purse => "values/purse",
            Field::Bank => "values/bank",
            Field::PawnTiles => "values/pawn_tiles",
            Field::PawnBelow => "values/pawn_below",
            Field::PawnPays => "values/pawn_pays",
            Field::BuyBack => "values/buy_back",
            Field::SetPoints => "values/set_points",
            Field::IngotsForAPoint => "values/ingots_for_a_point",
        };
        out.write_str(name)
    }

    fn range(&self, field: Field) -> Option<Range> {
        Some(match field {
            Field::Relic(_, what) => match what {
                OfRelic::Colour => COLOURS,
                OfRelic::Mark => MARKS,
                OfRelic::Auction => AUCTIONS,
                OfRelic::Effect => EFFECTS,
                OfRelic::Counterfeit => Range::SWITCH,
                OfRelic::Value | OfRelic::Amount => Range::BYTE,
            },
            _ => Range::BYTE,
        })
    }

    fn get(&self, field: Field) -> i32 {
        let mut copy = *self;
        match (copy.byte_of(field), field) {
            (Some(byte), _) => i32::from(*byte),
            (None, Field::Relic(relic, what)) => self.word_of(relic, what) as i32,
            (None, _) => 0,
        }
    }

    fn set(&mut self, field: Field, value: i32) {
        match (self.byte_of(field), field) {
            (Some(byte), _) => *byte = u8::try_from(value).unwrap_or(*byte),
            (None, Field::Relic(relic, what)) => {
                if let Ok(number) = usize::try_from(value) {
                    self.set_word(relic, what, number);
                }
            }
            (None, _) => {}
        }
    }

    fn check(&self) -> Result<(), ValuesError> {
        Values::check(self)
    }

    fn put(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        self.write(sink)
    }

    fn take(reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        Values::read(reader)
    }
}
