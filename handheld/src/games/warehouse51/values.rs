//! Warehouse 51's printed values in groups: numbers that belong together, and one group for each relic.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::warehouse51::{AuctionKind, Colour, Effect, Mark, Printed, Relic, Values};

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

/// What a relic's card says, one thing a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    Colour,
    Value,
    Mark,
    Auction,
    Effect,
    Amount,
    Counterfeit,
}

/// The rows of a relic.
const ROWS: [Row; 7] = [
    Row::Colour,
    Row::Value,
    Row::Mark,
    Row::Auction,
    Row::Effect,
    Row::Amount,
    Row::Counterfeit,
];

/// The largest number that can be set: one beyond what makes sense, so that people learn where the end is.
const MOST: u8 = engine::warehouse51::MOST_INGOTS + 1;

/// One more or one less, from 0 to the most and round.
fn next(number: u8, up: bool) -> u8 {
    match (number, up) {
        (MOST.., true) => 0,
        (0, false) => MOST,
        (number, true) => number + 1,
        (number, false) => number - 1,
    }
}

/// The next member of a closed set, or the one before, and round.
fn turned<M: Member<N> + Copy, const N: usize>(one: M, up: bool) -> M {
    let step = if up { 1 } else { N - 1 };
    M::at((one.place() + step) % N).unwrap_or(one)
}

impl Group {
    /// How many values it has.
    pub fn size(self) -> usize {
        match self {
            Group::Places => Colour::ALL.len() * 2,
            Group::Points => 2,
            Group::Stock | Group::Between => 3,
            Group::Pawnshop => 4,
            Group::Relic(_) => ROWS.len(),
        }
    }

    /// A number of a group that has nothing but numbers.
    fn number(self, values: &mut Values, place: usize) -> Option<&mut u8> {
        match self {
            Group::Places => {
                let colour = Colour::at(place / 2)?;
                values.places[colour].get_mut(place % 2)
            }
            Group::Points => Some(match place {
                0 => &mut values.set_points,
                _ => &mut values.ingots_for_a_point,
            }),
            Group::Stock => Some(match place {
                0 => &mut values.ingots,
                1 => &mut values.purse,
                _ => &mut values.bank,
            }),
            Group::Pawnshop => Some(match place {
                0 => &mut values.pawn_tiles,
                1 => &mut values.pawn_below,
                2 => &mut values.pawn_pays,
                _ => &mut values.buy_back,
            }),
            Group::Between => values.between.get_mut(place),
            Group::Relic(relic) => match ROWS.get(place) {
                Some(Row::Value) => Some(&mut values.relics[relic].value),
                Some(Row::Amount) => Some(&mut values.relics[relic].amount),
                _ => None,
            },
        }
    }

    /// Writes a value: a number or a word.
    pub fn write(
        self,
        values: &Values,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        let mut copy = *values;
        if let Some(number) = self.number(&mut copy, place) {
            return write!(out, "{number}");
        }
        match (self, ROWS.get(place)) {
            (Group::Relic(relic), Some(row)) => {
                out.write_str(word(&values.relics[relic], *row, language))
            }
            _ => Ok(()),
        }
    }

    /// The next value, or the one before.
    pub fn change(self, values: &mut Values, place: usize, up: bool) {
        if let Some(number) = self.number(values, place) {
            *number = next(*number, up);
            return;
        }
        let (Group::Relic(relic), Some(row)) = (self, ROWS.get(place)) else {
            return;
        };
        let card = &mut values.relics[relic];
        match row {
            Row::Colour => card.colour = turned(card.colour, up),
            Row::Mark => card.mark = turned(card.mark, up),
            Row::Auction => card.auction = turned(card.auction, up),
            Row::Effect => card.effect = other_effect(card.effect, up),
            Row::Counterfeit => card.counterfeit = !card.counterfeit,
            Row::Value | Row::Amount => {}
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
            (Group::Relic(_), _) => match ROWS.get(place) {
                Some(Row::Value) => Label::ValueWorth,
                Some(Row::Mark) => Label::ValueMark,
                Some(Row::Auction) => Label::ValueAuction,
                Some(Row::Effect) => Label::ValueEffect,
                Some(Row::Amount) => Label::ValueAmount,
                Some(Row::Counterfeit) => Label::ValueCounterfeit,
                Some(Row::Colour) | None => Label::ValueColour,
            },
        };
        out.write_str(label.text(language))
    }
}

/// No effect, then each, and round.
fn other_effect(effect: Option<Effect>, up: bool) -> Option<Effect> {
    let count = Effect::ALL.len() + 1;
    let place = effect.map_or(0, |effect| effect.place() + 1);
    let step = if up { 1 } else { count - 1 };
    ((place + step) % count).checked_sub(1).and_then(Effect::at)
}

fn word(card: &Printed, row: Row, language: Language) -> &'static str {
    let yes_or_no = |yes: bool| if yes { Label::Yes } else { Label::No };
    match row {
        Row::Colour => names::colour(card.colour, language),
        Row::Mark => names::mark(card.mark, language),
        Row::Auction => names::auction(card.auction, language),
        Row::Effect => card.effect.map_or_else(
            || Label::NoneOfThem.text(language),
            |effect| names::effect_word(effect, language),
        ),
        Row::Counterfeit => yes_or_no(card.counterfeit).text(language),
        Row::Value | Row::Amount => "",
    }
}

// The closed sets that rows go through.
const _: () = assert!(Mark::ALL.len() == 3 && AuctionKind::ALL.len() == 2);
