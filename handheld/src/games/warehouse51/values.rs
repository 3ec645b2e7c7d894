//! Warehouse 51's printed values in groups: numbers that belong together, and one group for each relic.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::print::Print;
use engine::warehouse51::{Colour, Field, OfRelic, Printed, Relic, Values};

use super::text::{Label, names};
use crate::text::{Arg, Language, say};

/// Values that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Points for the first and second place in each colour.
    Places,
    /// Points for sets and gold.
    Points,
    /// Gold at the start.
    Stock,
    /// The pawnshop.
    Pawnshop,
    /// Counterfeits between two neighbours.
    Between,
    /// One relic.
    Relic(Relic),
}

const PLAIN: [Group; 5] = [
    Group::Places,
    Group::Points,
    Group::Stock,
    Group::Pawnshop,
    Group::Between,
];

/// How many groups there are.
pub const GROUPS: usize = PLAIN.len() + Relic::ALL.len();

/// The group with a number.
pub fn group(number: usize) -> Group {
    match PLAIN.get(number) {
        Some(group) => *group,
        None => Relic::at(number - PLAIN.len()).map_or(Group::Places, Group::Relic),
    }
}

/// The least and the most that a number is set to.
pub const LIMITS: (i32, i32) = (0, engine::warehouse51::MOST_INGOTS as i32 + 1);

impl Group {
    /// How many values it has.
    pub fn size(self) -> usize {
        match self {
            Group::Places => Colour::ALL.len() * 2,
            Group::Points => 2,
            Group::Stock | Group::Between => 3,
            Group::Pawnshop => 4,
            Group::Relic(_) => OfRelic::ALL.len(),
        }
    }

    /// The value at a place.
    pub fn field(self, place: usize) -> Option<Field> {
        if place >= self.size() {
            return None;
        }
        Some(match (self, place) {
            (Group::Places, _) => Field::Place(Colour::at(place / 2)?, place as u8 % 2),
            (Group::Points, 0) => Field::SetPoints,
            (Group::Points, _) => Field::IngotsForAPoint,
            (Group::Stock, 0) => Field::Ingots,
            (Group::Stock, 1) => Field::Purse,
            (Group::Stock, _) => Field::Bank,
            (Group::Pawnshop, 0) => Field::PawnTiles,
            (Group::Pawnshop, 1) => Field::PawnBelow,
            (Group::Pawnshop, 2) => Field::PawnPays,
            (Group::Pawnshop, _) => Field::BuyBack,
            (Group::Between, _) => Field::Between(place as u8 + 3),
            (Group::Relic(relic), _) => Field::Relic(relic, *OfRelic::ALL.get(place)?),
        })
    }

    /// Writes a value: a number or a word.
    pub fn write(
        self,
        values: &Values,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        match self.field(place) {
            Some(Field::Relic(relic, OfRelic::Value)) => {
                write!(out, "{}", values.relics[relic].value)
            }
            Some(Field::Relic(relic, OfRelic::Amount)) => {
                write!(out, "{}", values.relics[relic].amount)
            }
            Some(Field::Relic(relic, what)) => {
                out.write_str(word(&values.relics[relic], what, language))
            }
            Some(field) => write!(out, "{}", values.get(field)),
            None => Ok(()),
        }
    }

    /// What it is called.
    pub fn title(self, language: Language, out: &mut dyn Write) -> Written {
        out.write_str(match self {
            Group::Places => Label::ValuePlaces.text(language),
            Group::Points => Label::ValuePoints.text(language),
            Group::Stock => Label::ValueStock.text(language),
            Group::Pawnshop => Label::ValuePawnshop.text(language),
            Group::Between => Label::ValueBetween.text(language),
            Group::Relic(relic) => names::relic(relic, language),
        })
    }

    /// What the value at a place is called.
    pub fn label(self, place: usize, language: Language, out: &mut dyn Write) -> Written {
        let label = match (self, place) {
            (Group::Places, _) => {
                let colour = Colour::at(place / 2).unwrap_or(Colour::Blue);
                let args = [
                    Arg::Text(names::colour_title(colour, language)),
                    Arg::Number(place as i32 % 2 + 1),
                ];
                return say(out, language, Label::ValuePlace.text(language), &args);
            }
            (Group::Between, _) => {
                let args = [Arg::Number(place as i32 + 3)];
                return say(out, language, Label::ValueWithPlayers.text(language), &args);
            }
            (Group::Points, 0) => Label::ValueSet,
            (Group::Points, _) => Label::ValueIngotsForAPoint,
            (Group::Stock, 0) => Label::ValueIngots,
            (Group::Stock, 1) => Label::ValuePurse,
            (Group::Stock, _) => Label::ValueBank,
            (Group::Pawnshop, 0) => Label::ValuePawnTiles,
            (Group::Pawnshop, 1) => Label::ValuePawnBelow,
            (Group::Pawnshop, 2) => Label::ValuePawnPays,
            (Group::Pawnshop, _) => Label::ValueBuyBack,
            (Group::Relic(_), _) => match OfRelic::ALL.get(place) {
                Some(OfRelic::Value) => Label::ValueWorth,
                Some(OfRelic::Mark) => Label::ValueMark,
                Some(OfRelic::Auction) => Label::ValueAuction,
                Some(OfRelic::Effect) => Label::ValueEffect,
                Some(OfRelic::Amount) => Label::ValueAmount,
                Some(OfRelic::Counterfeit) => Label::ValueCounterfeit,
                Some(OfRelic::Colour) | None => Label::ValueColour,
            },
        };
        out.write_str(label.text(language))
    }
}

fn word(card: &Printed, what: OfRelic, language: Language) -> &'static str {
    let yes_or_no = |yes: bool| if yes { Label::Yes } else { Label::No };
    match what {
        OfRelic::Colour => names::colour(card.colour, language),
        OfRelic::Mark => names::mark(card.mark, language),
        OfRelic::Auction => names::auction(card.auction, language),
        OfRelic::Effect => card.effect.map_or_else(
            || Label::NoneOfThem.text(language),
            |effect| names::effect_word(effect, language),
        ),
        OfRelic::Counterfeit => yes_or_no(card.counterfeit).text(language),
        OfRelic::Value | OfRelic::Amount => "",
    }
}
