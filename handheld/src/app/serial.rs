//! What the device tells a computer that asks over its serial port. A request is a line, an answer
//! some lines and then `ok` or `error` with the reason. Of a game that runs it tells what everybody
//! at the table may know, and nothing else.

use core::fmt::Write;

use engine::artifact::Event;
use engine::game::{Game, Observer};
use engine::seat::Seat;

use super::App;
use crate::save;
use crate::storage::{Entropy, Storage};
use crate::text::event;
use crate::world::{Play, World};

/// A piece of an answer: whole lines.
pub type Piece = heapless::String<1536>;

/// So many events are in a piece: the longest ones fit.
const EVENTS: usize = 8;
/// So many bytes of a save are in a line,
const ROW: usize = 64;
/// and so many lines in a piece.
const ROWS: usize = 8;

/// What a computer can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// What can be asked for.
    Help,
    /// Version, board, protocol.
    Version,
    /// What people set, and who plays.
    Settings,
    /// The game that runs or ran.
    Log,
    /// What is on the screen. Whoever has the picture answers it.
    Screenshot,
}

impl Request {
    /// Reads a line.
    ///
    /// ```
    /// use handheld::app::Request;
    /// assert_eq!(Request::parse(" log\r"), Some(Request::Log));
    /// assert_eq!(Request::parse("seed"), None);
    /// ```
    pub fn parse(line: &str) -> Option<Request> {
        Some(match line.trim() {
            "help" => Request::Help,
            "version" => Request::Version,
            "settings" => Request::Settings,
            "log" => Request::Log,
            "screenshot" => Request::Screenshot,
            _ => return None,
        })
    }
}

impl<S: Storage, E: Entropy> App<S, E> {
    /// May everybody look at the screen? A picture of it may leave the device only then.
    pub fn is_public(&self) -> bool {
        !self.shows_secrets()
    }

    /// Writes a piece of the answer, from 0; says whether there is another one. The last piece ends
    /// with the line `ok` or `error`.
    pub fn answer(&self, request: Request, number: usize, piece: &mut Piece) -> bool {
        piece.clear();
        // Every piece is measured to fit; a line that does not is left out, never cut.
        match request {
            Request::Help => {
                let _ = piece.push_str("help\nversion\nsettings\nlog\nscreenshot\nok\n");
                false
            }
            Request::Version => {
                let _ = version(&self.world, piece);
                false
            }
            Request::Settings => {
                let _ = settings(&self.world, piece);
                false
            }
            Request::Log => match &self.world.play {
                Some(play) => log(&self.world, play, number, piece),
                None => {
                    let _ = piece.push_str("error no game\n");
                    false
                }
            },
            Request::Screenshot => {
                let _ = piece.push_str("error no picture\n");
                false
            }
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
    for seat in Seat::first(5) {
        writeln!(out, "player {} {}", seat as u8 + 1, world.next_name(seat))?;
    }
    writeln!(out, "ok")
}

/// First who plays what, then what happened; after the end also who won, and the save as it is,
/// with which everything can be checked.
fn log(world: &World, play: &Play, number: usize, out: &mut Piece) -> bool {
    let events = usize::from(play.event_count()).div_ceil(EVENTS);
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
    writeln!(out, "game artifact")?;
    writeln!(out, "rules {}", play.game().rules())?;
    for seat in Seat::first(play.game().seats()) {
        writeln!(out, "player {} {}", seat as u8 + 1, world.name(seat))?;
    }
    if !play.is_over() {
        return writeln!(out, "running");
    }
    writeln!(out, "over")?;
    writeln!(out, "hash {:016x}", play.record.hash())?;
    for standing in play.record.standings().iter() {
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
    let observer = if play.is_over() {
        Observer::Everybody
    } else {
        Observer::Table
    };
    let mut number = 0;
    play.record.history(observer, &mut |one: Event| {
        if number / EVENTS == page {
            let mut line = heapless::String::<256>::new();
            let _ = event(
                &mut line,
                world.language(),
                &world.names(),
                play.game(),
                &one,
            );
            let _ = writeln!(out, "event {} {line}", number + 1);
        }
        number += 1;
    });
    Ok(())
}

/// How many pieces the save takes: none before the end, for it holds the seed.
fn saved_pieces(play: &Play) -> usize {
    if !play.is_over() {
        return 0;
    }
    save::length(play).div_ceil(ROW * ROWS)
}

fn save_rows(play: &Play, page: usize, out: &mut Piece) -> core::fmt::Result {
    let header = save::header(play.game(), &play.seed, &play.roster);
    let bytes = || header.iter().chain(play.record.entries());
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
