//! How one person alone fared against bots: for each game and level the best result, and how many games were won in
//! a row. It outlives the results of the last games.
//!
//! A game counts where one person played and all others were bots of one level; if those were of another level for a
//! while, it counts as one against the weaker. Where a bot played for the person for a while it does not count. With advice no record is set: a
//! victory leaves the row of victories as it is, a defeat ends it.

use core::fmt::{Result as Written, Write};

use bots::Level;
use engine::bytes::{BytesError, Reader, Sink};
use engine::each::Member;

use super::GameResult;
use crate::company;
use crate::games::GameKind;
use crate::text::Language;

/// Stands where a result has its game: no game has this number.
pub(super) const MARK: u8 = 0xFF;

/// So many there are at most: of every game and level.
const MOST: usize = GameKind::ALL.len() * Level::COUNT;

/// How one person fared in a game against bots of one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solo {
    /// The game.
    pub kind: GameKind,
    /// How well the bots play.
    pub level: Level,
    /// How many games were played.
    pub played: u16,
    /// How many of them were won, with advice or without.
    pub won: u16,
    /// How many were won in a row, up to the last one.
    pub streak: u16,
    /// How many were won in a row at most.
    pub longest: u16,
    /// The most points, if a game was played without advice.
    pub best: Option<i16>,
}

impl Solo {
    fn new(kind: GameKind, level: Level) -> Solo {
        Solo {
            kind,
            level,
            played: 0,
            won: 0,
            streak: 0,
            longest: 0,
            best: None,
        }
    }

    fn add(&mut self, result: &GameResult, points: i16, won: bool) {
        let advised = result.hints > 0;
        self.played = self.played.saturating_add(1);
        self.won = self.won.saturating_add(won.into());
        self.streak = match (won, advised) {
            (true, false) => self.streak.saturating_add(1),
            (true, true) => self.streak,
            (false, _) => 0,
        };
        self.longest = self.longest.max(self.streak);
        if !advised {
            self.best = Some(self.best.map_or(points, |best| best.max(points)));
        }
    }

    pub(super) fn is_sound(&self) -> bool {
        self.streak <= self.longest && self.longest <= self.won && self.won <= self.played
    }

    fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        sink.put(&[self.kind.info().id, self.level as u8])?;
        for number in [self.played, self.won, self.streak, self.longest] {
            sink.put(&number.to_le_bytes())?;
        }
        sink.put(&[self.best.is_some().into()])?;
        sink.put(&self.best.unwrap_or(0).to_le_bytes())
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, BytesError> {
        let kind = GameKind::from_id(reader.byte()?);
        let level = Level::at(reader.byte()?.into());
        let [played, won, streak, longest] =
            [reader.u16()?, reader.u16()?, reader.u16()?, reader.u16()?];
        let has_best = reader.byte()? != 0;
        let best = i16::from_le_bytes(reader.array()?);
        let solo = kind.zip(level).map(|(kind, level)| Solo {
            kind,
            level,
            played,
            won,
            streak,
            longest,
            best: has_best.then_some(best),
        });
        Ok(solo.filter(Solo::is_sound))
    }

    /// The record as a JSON object.
    pub fn write_json(&self, out: &mut dyn Write) -> Written {
        let level = company::level_name(self.level, Language::English);
        write!(out, "{{\"solo\":\"{}\",", self.kind.info().key)?;
        write!(out, "\"level\":\"{level}\",\"played\":{},", self.played)?;
        write!(out, "\"won\":{},\"streak\":{},", self.won, self.streak)?;
        write!(out, "\"longest\":{},\"best\":", self.longest)?;
        match self.best {
            Some(best) => write!(out, "{best}}}"),
            None => out.write_str("null}"),
        }
    }
}

/// All of them, in the order of games and levels.
#[derive(Clone, Debug, Default)]
pub struct SoloRecords {
    kept: heapless::Vec<Solo, MOST>,
}

impl SoloRecords {
    /// None yet.
    pub const fn new() -> Self {
        Self {
            kept: heapless::Vec::new(),
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Solo> {
        self.kept.iter()
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.kept.len()
    }

    pub(super) fn clear(&mut self) {
        self.kept.clear();
    }

    /// Takes a result into account, if one person played it alone.
    pub(super) fn add(&mut self, result: &GameResult) {
        let (Some(level), Some(person)) = (result.solo_level(), result.sole_person()) else {
            return;
        };
        if let Some(solo) = self.of(result.kind, level) {
            solo.add(result, person.points, person.place == 1);
        }
    }

    /// The record of a game and level, a new one if there is none. There is room for all.
    fn of(&mut self, kind: GameKind, level: Level) -> Option<&mut Solo> {
        let key = |kind: GameKind, level: Level| (kind.info().id, level as u8);
        let found = |solo: &Solo| key(solo.kind, solo.level).cmp(&key(kind, level));
        let place = match self.kept.binary_search_by(found) {
            Ok(place) => place,
            Err(place) => {
                self.kept.insert(place, Solo::new(kind, level)).ok()?;
                place
            }
        };
        self.kept.get_mut(place)
    }

    /// Writes them, so that whoever does not know them takes them for a result of an unknown game.
    pub(super) fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        if self.kept.is_empty() {
            return Ok(());
        }
        let mut body: heapless::Vec<u8, 192> = heapless::Vec::new();
        body.put(&[MARK])?;
        self.kept
            .iter()
            .try_for_each(|solo| solo.write(&mut body))?;
        sink.put(&[super::VERSION, body.len() as u8])?;
        sink.put(&body)
    }

    /// Reads what was written behind the mark. A record that cannot be is left out.
    pub(super) fn read(&mut self, reader: &mut Reader<'_>) {
        while let Ok(solo) = Solo::read(reader) {
            if let Some(solo) = solo
                && let Some(place) = self.of(solo.kind, solo.level)
            {
                *place = solo;
            }
        }
    }
}
