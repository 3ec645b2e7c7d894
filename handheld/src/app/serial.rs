//! What the device tells a computer that asks over its serial port. A request is a line, an answer
//! some lines and then `ok` or `error` with the reason. Of a game that runs it tells what everybody
//! at the table may know, and nothing else.

use core::fmt::Write;
use core::ops::DerefMut;

use engine::seat::Seat;

use super::{App, Memory};
use crate::boxes;
use crate::play::Play;
use crate::results::{self, Results};
use crate::save;
use crate::screens::Screen;
use crate::storage::{Entropy, Slot, Storage, StorageError};
use crate::text::{Ui, three};
use crate::world::World;

/// A piece of an answer: whole lines.
pub type Piece = heapless::String<1536>;

/// Raised when something can be asked for that could not before.
const PROTOCOL: u8 = 2;

/// The line that ends a text with boxes.
pub const END: &str = "end";

/// Why no boxes are taken now.
const IN_SETUP: &str = "a game is being set up on the device: leave that first";

/// So many events are in a piece: the longest ones fit.
const EVENTS: usize = 8;
/// So many results are in a piece.
const RESULTS: usize = 3;
/// So many records of people alone are in a piece.
const SOLO: usize = 8;
/// So many bytes of a save are in a line.
const ROW: usize = 64;
/// So many lines of a save are in a piece.
const ROWS: usize = 8;

/// What a computer can ask the app for. Whoever runs the app may know more requests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// Version, board, protocol.
    Version,
    /// What people set, and who plays.
    Settings,
    /// The game that runs or ran.
    Log,
    /// What is printed in people's boxes.
    Box,
    /// Lines with what is printed in people's boxes follow: see [`App::take_line`].
    TakeBox,
    /// How the last games ended.
    Results,
}

impl Request {
    /// All of them.
    pub const ALL: [Request; 6] = [
        Request::Version,
        Request::Settings,
        Request::Log,
        Request::Results,
        Request::Box,
        Request::TakeBox,
    ];

    /// The line that asks for it.
    pub const fn name(self) -> &'static str {
        match self {
            Request::Version => "version",
            Request::Settings => "settings",
            Request::Log => "log",
            Request::Box => "box",
            Request::TakeBox => "take box",
            Request::Results => "results",
        }
    }

    /// Reads a line; `None` if it asks for nothing that the app knows of.
    ///
    /// ```
    /// use handheld::app::Request;
    /// assert_eq!(Request::parse(" log\r"), Some(Request::Log));
    /// assert_eq!(Request::parse("seed"), None);
    /// ```
    pub fn parse(line: &str) -> Option<Request> {
        let line = line.trim();
        Self::ALL.into_iter().find(|request| request.name() == line)
    }
}

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// May everybody look at the screen? A picture of it may leave the device only then.
    pub fn is_public(&self) -> bool {
        !self.shows_secrets()
    }

    /// A computer asks for something: to be called before the pieces of the answer. Who asks for the
    /// log of a game that is over is told its seed and every card, so the game is closed first.
    pub fn asked(&mut self, request: Request) {
        match request {
            Request::Log => self.close_game(),
            Request::Box => self.load_boxes(),
            Request::TakeBox => self.memory.taking.clear(),
            Request::Results => results::identify(&mut self.memory.world),
            Request::Version | Request::Settings => {}
        }
    }

    /// May a computer replace what is printed in people's boxes? Not while somebody does so here.
    fn refuses_box(&self) -> bool {
        let is_setup = |screen: &Screen| matches!(screen, Screen::Setup(_));
        is_setup(&self.memory.screen) || self.memory.below.iter().any(is_setup)
    }

    /// After [`Request::TakeBox`] was answered with `ok`: a line of the text, or `None` for one that
    /// is too long or no text. Writes what is wrong with it, if anything. The line `end` ends the
    /// text: the answer to it ends with the line `ok` if everything is stored or `error` if nothing
    /// is. Says whether that was the end.
    // Never inlined: whoever runs the app would have to keep the stack for it.
    #[inline(never)]
    pub fn take_line(&mut self, line: Option<&str>, piece: &mut Piece) -> bool {
        piece.clear();
        let memory = &mut *self.memory;
        let (language, games) = (memory.world.language(), memory.world.offered);
        if line.map(str::trim) != Some(END) {
            // What has no room in a piece is counted.
            memory.taking.line(line, games, language, piece);
            return false;
        }
        memory.taking.end(language, piece);
        let wrong = memory.taking.wrong();
        let _ = if wrong > 0 {
            writeln!(
                piece,
                "error nothing was changed, lines that are wrong: {wrong}"
            )
        } else if self.refuses_box() {
            writeln!(piece, "error {IN_SETUP}")
        } else {
            match self.store_boxes() {
                Ok(()) => writeln!(piece, "ok"),
                Err(_) => writeln!(piece, "error my box is not stored"),
            }
        };
        self.memory.taking.clear();
        true
    }

    fn store_boxes(&mut self) -> Result<(), StorageError> {
        let mut own_boxes = self.memory.world.settings.own_boxes;
        for (kind, bytes) in self.memory.taking.boxes() {
            self.storage.replace(Slot::Box(*kind), bytes)?;
            own_boxes = own_boxes.with(*kind, !bytes.is_empty());
        }
        if own_boxes != self.memory.world.settings.own_boxes {
            self.memory.world.settings.own_boxes = own_boxes;
            self.keep_settings();
        }
        if !self.memory.taking.boxes().is_empty() {
            self.say(Ui::BoxTaken);
            self.changed = true;
        }
        Ok(())
    }

    /// Holds everybody's boxes ready, as they are stored: what cannot be read is as supplied.
    fn load_boxes(&mut self) {
        let memory = &mut *self.memory;
        memory.taking.clear();
        for kind in memory.world.offered {
            let mut bytes = [0; boxes::BYTES];
            let count = self.storage.load(Slot::Box(*kind), &mut bytes).unwrap_or(0);
            memory.taking.hold(*kind, bytes.get(..count).unwrap_or(&[]));
        }
    }

    /// Writes a piece of the text with all boxes. Never inlined: a set-up is large.
    #[inline(never)]
    fn box_piece(&self, number: usize, piece: &mut Piece) -> bool {
        let mut left = number;
        for (kind, bytes) in self.memory.taking.boxes() {
            let mut draft = kind.draft();
            let pieces = boxes::pieces(&draft);
            if left < pieces {
                let _ = boxes::read(bytes, &mut draft);
                return boxes::write_text(&draft, left, piece).is_ok();
            }
            left -= pieces;
        }
        let _ = writeln!(piece, "ok");
        false
    }

    /// Writes a piece of the answer, from 0; says whether there is another one. The last piece ends
    /// with the line `ok` or `error`.
    pub fn answer(&self, request: Request, number: usize, piece: &mut Piece) -> bool {
        piece.clear();
        // Every piece is measured to fit; a line that does not is left out, never cut.
        match request {
            Request::Version => {
                let _ = version(&self.memory.world, piece);
                false
            }
            Request::Settings => {
                let _ = settings(&self.memory.world, piece);
                false
            }
            Request::Box => self.box_piece(number, piece),
            Request::TakeBox => {
                let _ = match self.refuses_box() {
                    true => writeln!(piece, "error {IN_SETUP}"),
                    false => writeln!(piece, "ok"),
                };
                false
            }
            Request::Results => results(&self.memory.world.results, number, piece),
            Request::Log => match &self.memory.world.play {
                Some(play) if play.is_over() && !play.game().is_closed() => {
                    let _ = piece.push_str("error the end of the game is not stored\n");
                    false
                }
                Some(play) => log(&self.memory.world, play, number, piece),
                None => {
                    let _ = piece.push_str("error no game\n");
                    false
                }
            },
        }
    }
}

fn version(world: &World, out: &mut Piece) -> core::fmt::Result {
    let size = world.board.size();
    writeln!(out, "version {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "protocol {PROTOCOL}")?;
    writeln!(out, "screen {} {}", size.width, size.height)?;
    writeln!(out, "ok")
}

fn settings(world: &World, out: &mut Piece) -> core::fmt::Result {
    let settings = &world.settings;
    writeln!(
        out,
        "language {}",
        settings.language.pick(three!("en", "de", "nl"))
    )?;
    writeln!(out, "brightness {}", settings.brightness)?;
    writeln!(out, "large_text {}", settings.large_text)?;
    writeln!(out, "rotated {}", settings.rotated)?;
    writeln!(out, "dim_after {} seconds", settings.dim_after)?;
    writeln!(out, "off_after {} minutes", settings.off_after)?;
    writeln!(out, "hide_after {} seconds", settings.hide_after)?;
    writeln!(out, "calm {}", settings.calm)?;
    writeln!(out, "high_contrast {}", settings.high_contrast)?;
    writeln!(out, "friendly_undo {}", settings.friendly_undo)?;
    writeln!(out, "light {}", settings.light)?;
    for seat in Seat::first(5) {
        writeln!(out, "player {} {}", seat as u8 + 1, world.next_name(seat))?;
    }
    writeln!(out, "ok")
}

/// A line of JSON for each result, the newest first, then one for each record of people alone.
fn results(results: &Results, number: usize, out: &mut Piece) -> bool {
    let pieces = results.count().div_ceil(RESULTS);
    if let Some(number) = number.checked_sub(pieces) {
        return solo_records(results, number, out);
    }
    let some = results.newest_first().skip(number * RESULTS);
    for result in some.take(RESULTS) {
        // The longest ones fit.
        let _ = result.write_json(out);
        let _ = out.push('\n');
    }
    true
}

/// A line of JSON for each record of people alone.
fn solo_records(results: &Results, number: usize, out: &mut Piece) -> bool {
    let mut some = results.solo().iter().skip(number * SOLO).peekable();
    if some.peek().is_none() {
        let _ = out.push_str("ok\n");
        return false;
    }
    for solo in some.take(SOLO) {
        // The longest ones fit.
        let _ = solo.write_json(out);
        let _ = out.push('\n');
    }
    true
}

/// First who plays what, then what happened; of a game that was closed after its end also who won,
/// and the save as it is, with which everything can be checked.
fn log(world: &World, play: &Play, number: usize, out: &mut Piece) -> bool {
    let events = play.game().event_count().div_ceil(EVENTS);
    let saved = saved_pieces(play);
    let written = match number {
        0 => header(world, play, out),
        number if number <= events => happenings(world, play, number - 1, out),
        number if number <= events + saved => save_rows(play, number - events - 1, out),
        _ => writeln!(out, "ok"),
    };
    written.is_ok() && number <= events + saved
}

fn header(world: &World, play: &Play, out: &mut Piece) -> core::fmt::Result {
    writeln!(out, "game {}", play.running().kind().info().key)?;
    writeln!(out, "rules {}", play.game().rules())?;
    for seat in Seat::first(play.game().seats()) {
        writeln!(out, "player {} {}", seat as u8 + 1, world.name(seat))?;
    }
    if !play.is_over() {
        return writeln!(out, "running");
    }
    writeln!(out, "over")?;
    writeln!(out, "hash {:016x}", play.game().hash())?;
    for standing in play.game().standings().iter() {
        let [points, ..] = standing.tiers;
        writeln!(
            out,
            "place {} player {} points {points}",
            standing.place,
            standing.seat as u8 + 1
        )?;
    }
    Ok(())
}

fn happenings(world: &World, play: &Play, page: usize, out: &mut Piece) -> core::fmt::Result {
    let first = page * EVENTS;
    let mut written = Ok(());
    let mut write = |number: usize, _: Option<Seat>, sentence: &str| {
        written = written.and(writeln!(out, "event {} {sentence}", number + 1));
    };
    let range = first..first + EVENTS;
    let eyes = play.eyes(false);
    play.game().history(world, eyes, range, &mut write);
    written
}

/// How many pieces the save takes: none before the game was closed, for it holds the seed.
fn saved_pieces(play: &Play) -> usize {
    if !play.game().is_closed() {
        return 0;
    }
    save::length(play).div_ceil(ROW * ROWS)
}

fn save_rows(play: &Play, page: usize, out: &mut Piece) -> core::fmt::Result {
    let header = save::header(play);
    let bytes = || header.iter().chain(play.game().entries());
    for row in 0..ROWS {
        let mut rest = bytes().skip((page * ROWS + row) * ROW).take(ROW).peekable();
        if rest.peek().is_none() {
            break;
        }
        write!(out, "save ")?;
        for byte in rest {
            write!(out, "{byte:02x}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
