//! Artifact's printed values one by one, with their names.

use core::fmt::{self, Write};

use super::data::{Face, INCOME_SPACES, RESEARCH_SPACES, SPACES, Tile, Track};
use super::names;
use super::values::{Values, ValuesError};
use crate::bytes::{BytesError, Reader, Sink};
use crate::each::Member;
use crate::print::{Print, Range};

/// One printed value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// A space of a track, from 0.
    Track(Track, u8),
    /// A coin above the ship track, from 0.
    MarketCoin(u8),
    /// A space of the income track, from 0.
    Income(u8),
    /// A space of the research track, from 0.
    Research(u8),
    /// The points of a tile.
    TilePoints(Tile),
    /// The income of a tile.
    TileIncome(Tile),
    /// The points of a stand-alone exhibition.
    StandAlonePoints,
    /// The income of a stand-alone exhibition.
    StandAloneIncome,
    /// What a joker costs.
    Joker,
    /// Coins for one point at the end.
    CoinsForAPoint,
    /// Berlin's extra coins.
    Berlin,
    /// Huts of each player.
    Huts,
    /// Markers on a full mat.
    Mat,
    /// Money at the start.
    Money,
    /// Cards of a face in a site's deck.
    Copies(Face),
    /// Markers taken off each track at three players.
    RemovedAtThree,
    /// Markers taken off each track at four players.
    RemovedAtFour,
    /// The first year.
    FirstYear,
    /// How many years are played.
    Rounds,
}

/// Those that there is one of.
const SINGLE: [Field; 12] = [
    Field::StandAlonePoints,
    Field::StandAloneIncome,
    Field::Joker,
    Field::CoinsForAPoint,
    Field::Berlin,
    Field::Huts,
    Field::Mat,
    Field::Money,
    Field::RemovedAtThree,
    Field::RemovedAtFour,
    Field::FirstYear,
    Field::Rounds,
];

impl Values {
    /// The number in a field, unless it is the year.
    fn byte_of(&mut self, field: Field) -> Option<&mut u8> {
        let [three, four] = &mut self.removed;
        match field {
            Field::Track(track, place) => self.tracks[track].get_mut(usize::from(place)),
            Field::MarketCoin(place) => self.coins.get_mut(usize::from(place)),
            Field::Income(place) => self.income.get_mut(usize::from(place)),
            Field::Research(place) => self.research.get_mut(usize::from(place)),
            Field::TilePoints(tile) => Some(&mut self.tiles[tile].points),
            Field::TileIncome(tile) => Some(&mut self.tiles[tile].income),
            Field::StandAlonePoints => Some(&mut self.stand_alone.points),
            Field::StandAloneIncome => Some(&mut self.stand_alone.income),
            Field::Joker => Some(&mut self.joker),
            Field::CoinsForAPoint => Some(&mut self.coins_for_a_point),
            Field::Berlin => Some(&mut self.berlin),
            Field::Huts => Some(&mut self.huts),
            Field::Mat => Some(&mut self.mat),
            Field::Money => Some(&mut self.money),
            Field::Copies(face) => Some(&mut self.copies[face]),
            Field::RemovedAtThree => Some(three),
            Field::RemovedAtFour => Some(four),
            Field::FirstYear => None,
            Field::Rounds => Some(&mut self.rounds),
        }
    }
}

impl Print for Values {
    type Field = Field;
    type Error = ValuesError;

    fn fields() -> impl Iterator<Item = Field> {
        let spaces = |of: fn(u8) -> Field, count: usize| (0..count as u8).map(of);
        let tracks = Track::ALL
            .into_iter()
            .flat_map(|track| (0..SPACES as u8).map(move |place| Field::Track(track, place)));
        let tiles = Tile::ALL.into_iter();
        let tiles = tiles.flat_map(|tile| [Field::TilePoints(tile), Field::TileIncome(tile)]);
        tracks
            .chain(spaces(Field::MarketCoin, SPACES))
            .chain(spaces(Field::Income, INCOME_SPACES))
            .chain(spaces(Field::Research, RESEARCH_SPACES))
            .chain(tiles)
            .chain(Face::ALL.into_iter().map(Field::Copies))
            .chain(SINGLE)
    }

    fn name(field: Field, out: &mut dyn Write) -> fmt::Result {
        let name = match field {
            Field::Track(track, place) => {
                return write!(out, "tracks/{}/spaces/{place}", names::track(track));
            }
            Field::MarketCoin(place) => return write!(out, "values/market_coins/{place}"),
            Field::Income(place) => return write!(out, "values/income/{place}"),
            Field::Research(place) => return write!(out, "values/research/{place}"),
            Field::TilePoints(tile) | Field::TileIncome(tile) => {
                out.write_str("tiles/")?;
                names::write_tile(tile, out)?;
                match field {
                    Field::TilePoints(_) => "/points",
                    _ => "/income",
                }
            }
            Field::Copies(face) => return write!(out, "values/copies/{}", names::face(face)),
            Field::StandAlonePoints => "values/stand_alone/points",
            Field::StandAloneIncome => "values/stand_alone/income",
            Field::Joker => "values/joker",
            Field::CoinsForAPoint => "values/coins_for_a_point",
            Field::Berlin => "values/berlin",
            Field::Huts => "values/huts",
            Field::Mat => "values/mat",
            Field::Money => "values/money",
            Field::RemovedAtThree => "values/removed/3",
            Field::RemovedAtFour => "values/removed/4",
            Field::FirstYear => "values/first_year",
            Field::Rounds => "values/rounds",
        };
        out.write_str(name)
    }

    fn range(&self, field: Field) -> Option<Range> {
        Some(match field {
            Field::FirstYear => Range::WIDE,
            _ => Range::BYTE,
        })
    }

    fn get(&self, field: Field) -> i32 {
        let mut copy = *self;
        match copy.byte_of(field) {
            Some(byte) => i32::from(*byte),
            None => i32::from(self.first_year),
        }
    }

    fn set(&mut self, field: Field, value: i32) {
        match self.byte_of(field) {
            Some(byte) => *byte = u8::try_from(value).unwrap_or(*byte),
            None => self.first_year = u16::try_from(value).unwrap_or(self.first_year),
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
