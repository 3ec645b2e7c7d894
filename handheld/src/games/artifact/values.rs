//! Artifact's printed values in groups: which numbers belong together, and what each is called.

use core::fmt::{Result as Written, Write};

use engine::artifact::{Face, Tile, Track, Values};
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

/// The largest number that can be set.
const MOST: u8 = 40;

/// One more or one less, from 0 to the most and round.
pub fn next(number: u8, up: bool) -> u8 {
    match (number, up) {
        (MOST.., true) => 0,
        (0, false) => MOST,
        (number, true) => number + 1,
        (number, false) => number - 1,
    }
}

impl Group {
    /// Its numbers.
    pub fn numbers(self, values: &mut Values) -> heapless::Vec<&mut u8, 12> {
        // Twelve is more than any group has.
        let mut row = heapless::Vec::new();
        match self {
            Group::Track(track) => row.extend(values.tracks[track].iter_mut()),
            Group::Coins => row.extend(values.coins.iter_mut()),
            Group::Income => row.extend(values.income.iter_mut()),
            Group::Tile(tile) => {
                let value = &mut values.tiles[tile];
                row.extend([&mut value.points, &mut value.income]);
            }
            Group::StandAlone => {
                let value = &mut values.stand_alone;
                row.extend([&mut value.points, &mut value.income]);
            }
            Group::Research => row.extend(values.research.iter_mut()),
            Group::Copies => row.extend(values.copies.values_mut().iter_mut()),
            Group::Removed => row.extend(values.removed.iter_mut()),
            Group::Prices => row.extend([
                &mut values.joker,
                &mut values.coins_for_a_point,
                &mut values.berlin,
            ]),
            Group::Stock => row.extend([&mut values.huts, &mut values.mat, &mut values.money]),
            Group::Years => row.extend([&mut values.rounds]),
        }
        row
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
            (Group::Years, _) => Label::ValueRounds,
            (Group::Track(_) | Group::Coins | Group::Income | Group::Research, _) => {
                return numbered(Label::ValueSpace, place + 1, out);
            }
        };
        out.write_str(label.text(language))
    }
}
