//! The numbers printed in the box, as one value that the owner of a real box can replace. What
//! no source gives is marked "assumed".

use super::data::{
    ArtifactType, Face, INCOME_SPACES, PerTile, PerTrack, RESEARCH_SPACES, SPACES, Tile, Track,
    Wants,
};
use crate::bytes::{BytesError, Reader, Sink};
use crate::each::{Each, Member};

/// What an exhibition brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileValue {
    /// Prestige points at the end.
    pub points: u8,
    /// Coins each round.
    pub income: u8,
}

/// Every printed number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    /// What a returned marker costs, space by space. Found: 5 down to 1; assumed: two of each,
    /// all six alike.
    pub tracks: PerTrack<[u8; SPACES]>,
    /// The coins above the ship track: the black market's prices. Assumed, but for a 5 and a 4.
    pub coins: [u8; SPACES],
    /// The income track. Assumed beyond the first two numbers.
    pub income: [u8; INCOME_SPACES],
    /// Points and income of each tile. Assumed, but for the income of the four-Middle-East tile.
    pub tiles: PerTile<TileValue>,
    /// What a stand-alone exhibition brings. Printed.
    pub stand_alone: TileValue,
    /// The research track. Assumed where the first space and the top are concerned.
    pub research: [u8; RESEARCH_SPACES],
    /// What a joker costs. Printed.
    pub joker: u8,
    /// Coins for one point at the end. Printed.
    pub coins_for_a_point: u8,
    /// Berlin's extra coins. Printed.
    pub berlin: u8,
    /// Huts of each player. Printed.
    pub huts: u8,
    /// Markers on a full mat. Printed.
    pub mat: u8,
    /// Money at the start. Printed.
    pub money: u8,
    /// Cards of each face in a site's deck; the special ones only with expansion I. Printed.
    pub copies: Each<Face, u8, { Face::COUNT }>,
    /// Markers taken off each track at three and at four players. Printed.
    pub removed: [u8; 2],
    /// The first year. Printed.
    pub first_year: u16,
    /// How many years are played. Printed.
    pub rounds: u8,
}

/// Why printed values cannot be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValuesError {
    /// A track's numbers do not fall from left to right, so that "highest free" has no meaning.
    TrackRises(Track),
    /// The coins above the ship track rise from left to right.
    CoinsRise,
    /// The income track rises from left to right.
    IncomeRises,
    /// The research track falls.
    ResearchFalls,
    /// There are fewer huts than are placed at the start, or more than a score.
    Huts(u8),
    /// The mat has no room for the first two markers, or more than the tracks can fill.
    Mat(u8),
    /// A deck has none, or more than seven, of an ordinary card; or more than seven of a special;
    /// or with these, more than 63 cards in all.
    Copies(Face, u8),
    /// More markers are removed than the game can do without.
    Removed(u8),
    /// No year at all, or more than can be counted from the first one.
    Rounds(u8),
    /// Points for no coins.
    CoinsForAPoint,
    /// More than one game can pay out.
    TooRich,
}

/// The most cards of one site that a pile can count.
const MOST_CARDS: u16 = 63;

const TRACK: [u8; SPACES] = [5, 5, 4, 4, 3, 3, 2, 2, 1, 1];

fn tile_value(tile: Tile) -> TileValue {
    let (points, income) = match tile.wants() {
        Wants::DifferentSites => (2, 1),
        Wants::DifferentTypes => (5, 2),
        Wants::OfType(_, 3) => (3, 2),
        Wants::OfType(_, 4) => (5, 3),
        Wants::OfType(..) => (8, 4),
        Wants::FromSite(_, 4) => (4, 2),
        Wants::FromSite(..) => (6, 3),
    };
    TileValue { points, income }
}

impl Default for Values {
    fn default() -> Self {
        Values {
            tracks: PerTrack::all(TRACK),
            coins: [6, 6, 5, 5, 4, 4, 3, 3, 2, 2],
            income: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3],
            tiles: PerTile::from_fn(tile_value),
            stand_alone: TileValue {
                points: 1,
                income: 1,
            },
            research: [0, 2, 4, 6, 8],
            joker: 6,
            coins_for_a_point: 5,
            berlin: 3,
            huts: 10,
            mat: 6,
            money: 0,
            copies: Each::new([4, 4, 4, 4, 4, 3, 1, 1, 1, 1]),
            removed: [2, 1],
            first_year: 1920,
            rounds: 9,
        }
    }
}

fn falls(numbers: &[u8]) -> bool {
    numbers.is_sorted_by(|a, b| a >= b)
}

impl Values {
    /// Can a game be played with these?
    pub fn check(&self) -> Result<(), ValuesError> {
        for (track, numbers) in self.tracks.iter() {
            if !falls(numbers) {
                return Err(ValuesError::TrackRises(track));
            }
        }
        if !falls(&self.coins) {
            return Err(ValuesError::CoinsRise);
        }
        if !falls(&self.income) {
            return Err(ValuesError::IncomeRises);
        }
        if !self.research.is_sorted() {
            return Err(ValuesError::ResearchFalls);
        }
        self.check_counts()?;
        self.check_wealth()
    }

    fn check_counts(&self) -> Result<(), ValuesError> {
        if !(2..=20).contains(&self.huts) {
            return Err(ValuesError::Huts(self.huts));
        }
        if !(2..=6).contains(&self.mat) {
            return Err(ValuesError::Mat(self.mat));
        }
        let mut deck = 0;
        for (face, copies) in self.copies.iter() {
            deck += u16::from(*copies);
            if *copies > 7 || (*copies == 0 && !face.is_special()) || deck > MOST_CARDS {
                return Err(ValuesError::Copies(face, *copies));
            }
        }
        if let Some(removed) = self.removed.iter().find(|removed| **removed > 2) {
            return Err(ValuesError::Removed(*removed));
        }
        let last_year = self.first_year.checked_add(u16::from(self.rounds));
        if !(1..=20).contains(&self.rounds) || last_year.is_none() {
            return Err(ValuesError::Rounds(self.rounds));
        }
        if self.coins_for_a_point == 0 {
            return Err(ValuesError::CoinsForAPoint);
        }
        Ok(())
    }

    /// Nobody's money may outgrow its counter, not even with every tile from the first year on
    /// and a sale for each marker; and what a sale brings has to fit its event.
    fn check_wealth(&self) -> Result<(), ValuesError> {
        let tiles: u32 = Tile::ALL
            .iter()
            .map(|tile| u32::from(self.tiles[*tile].income))
            .sum();
        let stand_alone = u32::from(self.copies[Face::StandAlone]) * 4;
        let base: u32 = self.income.iter().copied().max().map_or(0, u32::from);
        let sale = self.coins.iter().copied().max().map_or(0, u32::from) + u32::from(self.berlin);
        let a_round = base
            + tiles
            + stand_alone * u32::from(self.stand_alone.income)
            + sale * u32::from(self.mat);
        if sale > u32::from(u8::MAX)
            || u32::from(self.money) + a_round * u32::from(self.rounds) > u32::from(u16::MAX)
        {
            return Err(ValuesError::TooRich);
        }
        Ok(())
    }

    /// The three tiles' worth of a type: for screens that list them together.
    pub fn type_tiles(&self, kind: ArtifactType) -> impl Iterator<Item = (Tile, TileValue)> {
        (3..=5)
            .filter_map(move |size| Tile::of_type(kind, size))
            .map(|tile| (tile, self.tiles[tile]))
    }

    pub(super) fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        for numbers in self.tracks.values() {
            sink.put(numbers)?;
        }
        sink.put(&self.coins)?;
        sink.put(&self.income)?;
        for value in self.tiles.values() {
            sink.put(&[value.points, value.income])?;
        }
        sink.put(&[self.stand_alone.points, self.stand_alone.income])?;
        sink.put(&self.research)?;
        sink.put(&[self.joker, self.coins_for_a_point, self.berlin])?;
        sink.put(&[self.huts, self.mat, self.money])?;
        sink.put(self.copies.values())?;
        sink.put(&self.removed)?;
        sink.put(&self.first_year.to_le_bytes())?;
        sink.put(&[self.rounds])
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let mut values = Values::default();
        for track in Track::ALL {
            values.tracks[track] = reader.array()?;
        }
        values.coins = reader.array()?;
        values.income = reader.array()?;
        for tile in Tile::ALL {
            values.tiles[tile] = read_tile_value(reader)?;
        }
        values.stand_alone = read_tile_value(reader)?;
        values.research = reader.array()?;
        [values.joker, values.coins_for_a_point, values.berlin] = reader.array()?;
        [values.huts, values.mat, values.money] = reader.array()?;
        values.copies = Each::new(reader.array()?);
        values.removed = reader.array()?;
        values.first_year = reader.u16()?;
        values.rounds = reader.byte()?;
        Ok(values)
    }
}

fn read_tile_value(reader: &mut Reader<'_>) -> Result<TileValue, BytesError> {
    let [points, income] = reader.array()?;
    Ok(TileValue { points, income })
}
