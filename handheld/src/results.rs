//! The results of the last games: who played what, how it ended, and when, counted in games, for there is no clock.
//!
//! A result follows from a game that is over. Until that is closed or replaced by another, its result is open: the
//! table may take something back. It is stored meanwhile, as an open one, and withdrawn before the game goes on; so an
//! open result in the storage whose game is not there any more was replaced, and stays, and is stored as such as soon as there is
//! time: if the new game is damaged, nobody could tell any more which one it was of. Each result knows a number
//! of its game that no other has, so that none is kept twice, whenever the power goes off.

mod solo;
#[cfg(test)]
mod tests;

pub use solo::{Solo, SoloRecords};

use core::cmp::Reverse;
use core::fmt::{Result as Written, Write};

use bots::Level;
use engine::bytes::{BytesError, Reader, Sink};
use engine::each::Member;
use engine::seat::Seat;
use engine::sort::sort_few;

use crate::company;
use crate::control::Swaps;
use crate::games::GameKind;
use crate::play::Play;
use crate::take_home::{self, Quoted};
use crate::text::Language;
use crate::world::World;

/// How many results are kept.
pub const KEPT: usize = 20;

/// The version of a result that is written. A later one may have more behind what is known here.
const VERSION: u8 = 1;
/// Somebody who plays, not a bot; a bot has the number of its level, from 1.
const PERSON: u8 = 0;
/// Stands behind the players of a result that was open when it was stored.
const OPEN: u8 = 0xFF;

/// A name as it is kept: ten letters of the device's own, or what fits of others.
pub type ShortName = heapless::String<20>;

/// Who played that was no person, and how often people asked what to do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Company {
    /// By seat: how well a bot plays there.
    pub bots: [Option<Level>; 5],
    /// How many hints were asked for.
    pub hints: u8,
    /// Whether seats changed hands on the way.
    pub swaps: Swaps,
}

/// How somebody fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fared {
    /// What the player is called.
    pub name: ShortName,
    /// Points.
    pub points: i16,
    /// 1 is the winner's.
    pub place: u8,
    /// How well it plays, if it is a bot.
    pub bot: Option<Level>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Which game it was, in the order of all that were played to their end on this device, from 1.
    pub number: u16,
    /// What was played.
    pub kind: GameKind,
    /// Stands for the game. Found out when it is needed: that takes a while.
    id: Option<u32>,
    /// How many hints people asked for.
    pub hints: u8,
    /// Whether seats changed hands after something was decided.
    pub swaps: Swaps,
    /// By seat.
    pub players: heapless::Vec<Fared, 5>,
}

impl GameResult {
    /// Of a game that is over.
    fn of(world: &World, play: &Play, number: u16) -> Self {
        let standings = play.game().standings();
        let company = play.company();
        let fared = |seat: Seat| {
            let standing = standings.iter().find(|standing| standing.seat == seat);
            let points = standing.map_or(0, |standing| standing.tiers[0]);
            Fared {
                name: short(world.name(seat)),
                points: points.clamp(i16::MIN.into(), i16::MAX.into()) as i16,
                place: standing.map_or(0, |standing| standing.place),
                bot: company.bots.get(seat.place()).copied().flatten(),
            }
        };
        GameResult {
            number,
            kind: play.running().kind(),
            id: None,
            hints: company.hints,
            swaps: company.swaps,
            players: Seat::first(play.game().seats()).map(fared).collect(),
        }
    }

    /// Those who won.
    pub fn winners(&self) -> impl Iterator<Item = &Fared> {
        self.players.iter().filter(|player| player.place == 1)
    }

    /// Is it of the same game, with the same end?
    fn is_of_same(&self, other: &GameResult) -> bool {
        self.id == other.id && self.players == other.players
    }

    fn write(&self, is_open: bool, sink: &mut impl Sink) -> Result<(), BytesError> {
        let mut body: heapless::Vec<u8, 192> = heapless::Vec::new();
        body.put(&[self.kind.info().id])?;
        body.put(&self.id.unwrap_or(0).to_le_bytes())?;
        body.put(&self.number.to_le_bytes())?;
        body.put(&[self.hints, self.players.len() as u8])?;
        for player in &self.players {
            let control = player.bot.map_or(PERSON, |level| level as u8 + 1);
            body.put(&[control, player.place])?;
            body.put(&player.points.to_le_bytes())?;
            body.put(&[player.name.len() as u8])?;
            body.put(player.name.as_bytes())?;
        }
        if self.swaps != Swaps::None {
            body.put(&[self.swaps.code()])?;
        }
        if is_open {
            body.put(&[OPEN])?;
        }
        sink.put(&[VERSION, body.len() as u8])?;
        sink.put(&body)
    }

    fn read(reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let kind = reader.known(GameKind::from_id)?;
        let id = Some(reader.u32()?);
        let number = reader.u16()?;
        let hints = reader.byte()?;
        let count = reader.below(6)?;
        let mut players = heapless::Vec::new();
        for _ in 0..count {
            let bot = reader.known(|control| match control {
                PERSON => Some(None),
                level => Level::at(usize::from(level) - 1).map(Some),
            })?;
            let place = reader.byte()?;
            let points = i16::from_le_bytes(reader.array()?);
            let length = reader.byte()?;
            let name = core::str::from_utf8(reader.slice(length.into())?);
            let name = name.map_err(|_| BytesError::Impossible)?;
            let fared = Fared {
                name: short(name),
                points,
                place,
                bot,
            };
            players.push(fared).map_err(|_| BytesError::Impossible)?;
        }
        Ok(GameResult {
            number,
            kind,
            id,
            hints,
            swaps: Swaps::None,
            players,
        })
    }

    /// Reads what may stand behind the players, and says whether the result was open. A later version may have more
    /// there.
    fn read_marks(&mut self, reader: &mut Reader<'_>) -> bool {
        let (mark, is_open) = match reader.slice(reader.left()) {
            Ok([OPEN]) => (0, true),
            Ok([mark]) => (*mark, false),
            Ok([mark, OPEN]) => (*mark, true),
            _ => (0, false),
        };
        self.swaps = Swaps::from_code(mark).unwrap_or_default();
        is_open
    }

    /// The person, if all others are bots.
    pub fn sole_person(&self) -> Option<&Fared> {
        let mut people = self.players.iter().filter(|player| player.bot.is_none());
        let person = people.next()?;
        people.next().is_none().then_some(person)
    }

    /// The level of the bots that a person who played alone has played against: the weakest that sat there. None if it
    /// is for no record: the bots were of several levels, or people and bots changed places.
    pub fn solo_level(&self) -> Option<Level> {
        self.sole_person()?;
        let mut levels = self.players.iter().filter_map(|player| player.bot);
        let level = levels.next()?;
        if levels.any(|other| other != level) {
            return None;
        }
        match self.swaps {
            Swaps::None => Some(level),
            Swaps::Bots(weakest) => Some(level.min(weakest)),
            Swaps::People => None,
        }
    }

    /// The result as a JSON object.
    pub fn write_json(&self, out: &mut dyn Write) -> Written {
        let (game, number) = (self.kind.info().key, self.number);
        write!(out, "{{\"number\":{number},\"game\":\"{game}\",")?;
        write!(out, "\"id\":\"{:08x}\",", self.id.unwrap_or(0))?;
        write!(out, "\"hints\":{},", self.hints)?;
        if self.swaps != Swaps::None && self.sole_person().is_some() {
            let counts = self.solo_level();
            let counts = counts.map_or("nothing", |level| {
                company::level_name(level, Language::English)
            });
            write!(out, "\"counts_as\":\"{counts}\",")?;
        }
        out.write_str("\"players\":[")?;
        for (place, player) in self.players.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(out, "{comma}{{\"name\":{},", Quoted(&player.name))?;
            let Fared { points, place, .. } = player;
            write!(out, "\"points\":{points},\"place\":{place}")?;
            if let Some(level) = player.bot {
                let level = company::level_name(level, Language::English);
                write!(out, ",\"bot\":\"{level}\"")?;
            }
            out.write_str("}")?;
        }
        out.write_str("]}")
    }
}

fn short(name: &str) -> ShortName {
    let mut short = ShortName::new();
    for letter in name.chars() {
        if short.push(letter).is_err() {
            break;
        }
    }
    short
}

/// The results of the last games.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The oldest first.
    kept: heapless::Vec<GameResult, KEPT>,
    /// How people alone fared against bots, in all games so far.
    solo: SoloRecords,
    open: Option<Open>,
    /// Something of what is kept is not stored.
    is_due: bool,
    /// Storing failed: it is not tried again before there is more to store, or no other chance.
    is_stuck: bool,
}

/// The result of a game that is over, but not closed yet: if it goes on, this never was.
#[derive(Clone, Debug)]
struct Open {
    result: GameResult,
    is_stored: bool,
}

impl Results {
    /// None yet.
    pub const fn new() -> Self {
        Self {
            kept: heapless::Vec::new(),
            solo: SoloRecords::new(),
            open: None,
            is_due: false,
            is_stuck: false,
        }
    }

    /// Is there something that is not stored yet?
    pub(crate) fn is_due(&self) -> bool {
        self.is_due || self.open.as_ref().is_some_and(|open| !open.is_stored)
    }

    /// The same, as long as there is a chance that it works.
    pub(crate) fn is_worth_storing(&self) -> bool {
        self.is_due() && !self.is_stuck
    }

    /// All of them are stored, or could not be.
    pub(crate) fn tried_to_store(&mut self, is_stored: bool) {
        self.is_stuck = !is_stored;
        if is_stored {
            self.is_due = false;
            if let Some(open) = &mut self.open {
                open.is_stored = true;
            }
        }
    }

    /// The game that is over goes on, or changes: its result never was. Says whether the storage still has it.
    pub(crate) fn withdraw(&mut self) -> bool {
        let is_stored = self.open.take().is_some_and(|open| open.is_stored);
        self.is_due |= is_stored;
        is_stored
    }

    /// The game of the open result is closed, or replaced by another: it stays.
    pub(crate) fn finish(&mut self) {
        let Some(Open { result, .. }) = self.open.take() else {
            return;
        };
        if !self.has(&result) {
            self.solo.add(&result);
            self.push(result);
        }
        self.is_due = true;
    }

    fn has(&self, result: &GameResult) -> bool {
        self.kept.iter().any(|one| one.is_of_same(result))
    }

    /// Reads what [`Results::write`] wrote. What cannot be read, and all that comes after it, is left out.
    pub fn read(&mut self, bytes: &[u8]) {
        self.kept.clear();
        self.solo.clear();
        self.open = None;
        (self.is_due, self.is_stuck) = (false, false);
        let mut reader = Reader::new(bytes);
        while reader.left() > 0 {
            let Ok(version) = reader.byte() else { break };
            let Ok(length) = reader.byte() else { break };
            let Ok(body) = reader.slice(length.into()) else {
                break;
            };
            if let Some((&solo::MARK, records)) = body.split_first() {
                self.solo.read(&mut Reader::new(records));
                continue;
            }
            // Of a game or a version that is not known here.
            let mut body = Reader::new(body);
            let Ok(mut result) = GameResult::read(&mut body) else {
                continue;
            };
            if version < VERSION {
                continue;
            }
            if result.read_marks(&mut body) {
                let is_stored = true;
                self.open = Some(Open { result, is_stored });
            } else {
                self.push(result);
            }
        }
    }

    /// Writes those that are kept, the open one, and the records of people alone.
    pub fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        self.solo.write(sink)?;
        let kept = self.kept.iter();
        let results = kept.map(|result| (result, false));
        let open = self.open.iter().map(|open| (&open.result, true));
        for (result, is_open) in results.chain(open) {
            result.write(is_open, sink)?;
        }
        Ok(())
    }

    /// All of them, the newest first.
    pub fn newest_first(&self) -> impl Iterator<Item = &GameResult> {
        let open = self.open.iter().map(|open| &open.result);
        open.chain(self.kept.iter().rev())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.kept.len() + usize::from(self.open.is_some())
    }

    /// The number of the newest game, 0 if none was played.
    pub fn newest(&self) -> u16 {
        self.newest_first().next().map_or(0, |result| result.number)
    }

    /// How people alone fared against bots, in all games so far.
    pub fn solo(&self) -> &SoloRecords {
        &self.solo
    }

    /// How often somebody of that name won, and of how many games.
    pub fn wins(&self, name: &str) -> (usize, usize) {
        let is_it = |player: &Fared| player.bot.is_none() && player.name == name;
        let (mut wins, mut games) = (0, 0);
        for result in self.newest_first() {
            games += usize::from(result.players.iter().any(is_it));
            wins += usize::from(result.winners().any(is_it));
        }
        (wins, games)
    }

    /// Everybody who played and is no bot, who won most often first.
    pub fn names(&self) -> heapless::Vec<&str, NAMES> {
        let mut names: heapless::Vec<&str, NAMES> = heapless::Vec::new();
        let players = || self.newest_first().flat_map(|result| &result.players);
        for player in players().filter(|player| player.bot.is_none()) {
            if !names.contains(&player.name.as_str()) {
                // Whoever played long ago only gives way.
                let _ = names.push(&player.name);
            }
        }
        let names = names.into_iter().map(|name| (self.wins(name), name));
        let mut names: heapless::Vec<_, NAMES> = names.collect();
        sort_few(&mut names, |((wins, games), name)| {
            (Reverse(*wins), *games, *name)
        });
        names.into_iter().map(|(_, name)| name).collect()
    }

    fn push(&mut self, result: GameResult) {
        if self.kept.is_full() {
            self.kept.remove(0);
        }
        let _ = self.kept.push(result);
    }
}

/// So many names are in the table of wins.
pub const NAMES: usize = 32;

/// The result of a game that is over is there from now on, as an open one.
pub fn note(world: &mut World) {
    if world.results.open.is_none()
        && let Some(result) = newest(world)
    {
        let is_stored = false;
        world.results.is_stuck = false;
        world.results.open = Some(Open { result, is_stored });
    }
}

/// The result of the game that is there, if it is over.
fn newest(world: &World) -> Option<GameResult> {
    let play = world.play.as_ref().filter(|play| play.is_over())?;
    let number = world.results.newest().saturating_add(1);
    Some(GameResult::of(world, play, number))
}

/// Finds out what stands for the game of the open result, before that is stored or told.
pub fn identify(world: &mut World) {
    if let (Some(open), Some(play)) = (&mut world.results.open, &world.play)
        && open.result.id.is_none()
    {
        open.result.id = Some(take_home::id(play));
    }
}

/// Results and a game were loaded: finds out what became of the game of the open result, and whether the result of
/// the game that is there is among those that are kept. Says whether that game is closed, but its log does not say so any
/// more. Without a game nobody knows yet.
#[inline(never)] // so that the results it holds are not on the stack of all that follows
pub fn recall(world: &mut World) -> bool {
    let Some(play) = &world.play else {
        return false;
    };
    let is_closed = play.game().is_closed();
    let stored = world.results.open.take();
    note(world);
    identify(world);
    let found = world.results.open.take();
    match (stored, found) {
        (Some(stored), Some(found)) if stored.result.is_of_same(&found.result) => {
            world.results.open = Some(stored);
        }
        (stored, found) => {
            // Another game has taken the place of its own.
            world.results.open = stored;
            world.results.finish();
            if found
                .as_ref()
                .is_some_and(|found| world.results.has(&found.result))
            {
                return !is_closed;
            }
            world.results.open = found.map(|mut open| {
                open.result.number = world.results.newest().saturating_add(1);
                open
            });
        }
    }
    if is_closed {
        world.results.finish();
    }
    false
}
