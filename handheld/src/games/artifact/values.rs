//! Artifact's printed values in groups: which numbers belong together, and what each is called.

use core::fmt::{Result as Written, Write};

use engine::artifact::{Face, Field, Tile, Track};
use engine::each::Member;

use super::text::{Label, names};
use crate::text::{Arg, Language, say};

/// Numbers that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    Track(Track),
    Coins,
    Income,
    Tile(Tile),
    StandAlone,
    Research,
    Copies,
    Removed,
    Prices,
    Stock,
    Years,
}

/// Tracks, nine groups of their own, tiles: in this order.
pub const GROUPS: usize = 6 + 25 + 9;

/// The group with a number.
pub fn group(number: usize) -> Group {
    if let Some(track) = Track::at(number) {
        return Group::Track(track);
    }
    let others = [
        Group::Coins,
        Group::Income,
        Group::Research,
        Group::Prices,
        Group::Stock,
        Group::Years,
        Group::Copies,
        Group::Removed,
        Group::StandAlone,
    ];
    match others.get(number - 6) {
        Some(group) => *group,
        None => Tile::at(number - 15).map_or(Group::Coins, Group::Tile),
    }
}

/// The least and the most that a number is set to.
pub const fn limits(field: Field) -> (i32, i32) {
    match field {
        Field::FirstYear => (1800, 2100),
        _ => (0, 40),
    }
}

impl Group {
    /// How many numbers it has.
    pub const fn size(self) -> usize {
        match self {
            Group::Track(_) | Group::Coins | Group::Copies => 10,
            Group::Income => 11,
            Group::Research => 5,
            Group::Prices | Group::Stock => 3,
            Group::Tile(_) | Group::StandAlone | Group::Removed | Group::Years => 2,
        }
    }

    /// The number at a place.
    pub fn field(self, place: usize) -> Option<Field> {
        if place >= self.size() {
            return None;
        }
        let space = place as u8;
        Some(match (self, place) {
            (Group::Track(track), _) => Field::Track(track, space),
            (Group::Coins, _) => Field::MarketCoin(space),
            (Group::Income, _) => Field::Income(space),
            (Group::Research, _) => Field::Research(space),
            (Group::Tile(tile), 0) => Field::TilePoints(tile),
            (Group::Tile(tile), _) => Field::TileIncome(tile),
            (Group::StandAlone, 0) => Field::StandAlonePoints,
            (Group::StandAlone, _) => Field::StandAloneIncome,
            (Group::Copies, _) => Field::Copies(Face::at(place)?),
            (Group::Removed, 0) => Field::RemovedAtThree,
            (Group::Removed, _) => Field::RemovedAtFour,
            (Group::Prices, 0) => Field::Joker,
            (Group::Prices, 1) => Field::CoinsForAPoint,
            (Group::Prices, _) => Field::Berlin,
            (Group::Stock, 0) => Field::Huts,
            (Group::Stock, 1) => Field::Mat,
            (Group::Stock, _) => Field::Money,
            (Group::Years, 0) => Field::Rounds,
            (Group::Years, _) => Field::FirstYear,
        })
    }

    /// What it is called.
    pub fn title(self, language: Language, out: &mut dyn Write) -> Written {
        let label = match self {
            Group::Track(track) => return out.write_str(names::track(track, language)),
            Group::Tile(tile) => return names::tile(out, language, tile),
            Group::Coins => Label::ValueCoins,
            Group::Income => Label::ValueIncomeTrack,
            Group::StandAlone => Label::ValueStandAlone,
            Group::Research => Label::ValueResearch,
            Group::Copies => Label::ValueCopies,
            Group::Removed => Label::ValueRemoved,
            Group::Prices => Label::ValuePrices,
            Group::Stock => Label::ValueStock,
            Group::Years => Label::ValueRounds,
        };
        out.write_str(label.text(language))
    }

    /// What the number at a place is called.
    pub fn label(self, place: usize, language: Language, out: &mut dyn Write) -> Written {
        let numbered = |label: Label, number: usize, out: &mut dyn Write| {
            let args = [Arg::Number(number as i32)];
            say(out, language, label.text(language), &args)
        };
        let label = match (self, place) {
            (Group::Tile(_) | Group::StandAlone, 0) => Label::ValuePoints,
            (Group::Tile(_) | Group::StandAlone, _) => Label::ValueBonus,
            (Group::Copies, _) => {
                let name = Face::at(place).map_or("", |face| names::face_title(face, language));
                return out.write_str(name);
            }
            (Group::Removed, _) => return numbered(Label::ValueWithPlayers, place + 3, out),
            (Group::Prices, 0) => Label::ValueJoker,
            (Group::Prices, 1) => Label::ValueCoinsForAPoint,
            (Group::Prices, _) => Label::ValueBerlin,
            (Group::Stock, 0) => Label::ValueHuts,
            (Group::Stock, 1) => Label::ValueMat,
            (Group::Stock, _) => Label::ValueMoney,
            (Group::Years, 0) => Label::ValueRounds,
            (Group::Years, _) => Label::ValueFirstYear,
            (Group::Track(_) | Group::Coins | Group::Income | Group::Research, _) => {
                return numbered(Label::ValueSpace, place + 1, out);
            }
        };
        out.write_str(label.text(language))
    }
}
