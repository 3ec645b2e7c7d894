//! What the device tells a computer that asks over its serial port. A request is a line, an answer
//! some lines and then `ok` or `error` with the reason. Of a game that runs it tells what everybody
//! at the table may know, and nothing else.

use core::fmt::Write;
use core::ops::DerefMut;

use engine::seat::Seat;

use super::{App, Memory};
use crate::play::Play;
use crate::save;
use crate::storage::{Entropy, Storage};
use crate::world::World;

/// A piece of an answer: whole lines.
pub type Piece = heapless::String<1536>;

/// So many events are in a piece: the longest ones fit.
const EVENTS: usize = 8;
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
}

impl Request {
    /// All of them.
    pub const ALL: [Request; 3] = [Request::Version, Request::Settings, Request::Log];

    /// The line that asks for it.
    pub const fn name(self) -> &'static str {
        match self {
            Request::Version => "version",
            Request::Settings => "settings",
            Request::Log => "log",
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
        if request == Request::Log {
            self.close_game();
        }
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
    writeln!(out, "protocol 1")?;
    writeln!(out, "screen {} {}", size.width, size.height)?;
    writeln!(out, "ok")
}

fn settings(world: &World, out: &mut Piece) -> core::fmt::Result {
    let settings = &world.settings;
    writeln!(out, "language {}", settings.language.pick("en", "de", "nl"))?;
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
