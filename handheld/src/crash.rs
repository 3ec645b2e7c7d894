//! The screen after a crash: what happened, a code to report, and that nothing confirmed is lost.
//! It is no screen of the app, which may be what crashed.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::board::Board;
use crate::canvas::{Canvas, Look};
use crate::text::{Arg, Footer, Language, Ui, say};
use crate::theme::Colour;
use crate::widgets::{Heading, Pages, Pill, footer};

/// What made the device start anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The program found that it was wrong.
    Panic,
    /// The processor found that it was wrong.
    Fault,
    /// It did not answer any more.
    Hang,
}

/// A crash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crash<'t> {
    /// What made the device start anew.
    pub cause: Cause,
    /// Where in the program.
    pub place: &'t str,
    /// A number for a report.
    pub code: u32,
    /// It also happened last time: starting without the saved game is offered.
    pub again: bool,
}

/// Draws the screen.
pub fn draw<D: DrawTarget<Color = Colour>>(
    crash: &Crash<'_>,
    board: Board,
    language: Language,
    display: &mut D,
) -> Result<(), D::Error> {
    let mut canvas = Canvas::new(display, Look::default());
    let frame = Heading {
        title: Ui::CrashTitle.text(language),
        pill: Pill::None,
    };
    let body = frame.draw(board, &mut canvas)?;
    let area = Rectangle::new(
        body.top_left + Point::new(0, 4),
        Size::new(body.size.width, body.size.height - 4),
    );
    Pages::default().draw(area, &message(crash, language), &mut canvas)?;
    let without = if crash.again {
        Footer::NoGame.text(language)
    } else {
        ""
    };
    let words = [Footer::Restart.text(language), without, "", ""];
    footer(board, words.map(Into::into), &mut canvas)
}

fn message(crash: &Crash<'_>, language: Language) -> heapless::String<768> {
    let cause = match crash.cause {
        Cause::Panic => Ui::CrashPanicMessage,
        Cause::Fault => Ui::CrashFaultMessage,
        Cause::Hang => Ui::CrashHangMessage,
    };
    let mut text = heapless::String::new();
    // All of it together is shorter than its room.
    let place = [Arg::Text(crash.place)];
    let _ = say(&mut text, language, cause.text(language), &place);
    let _ = writeln!(text, "\n{}", Ui::CrashSavedMessage.text(language));
    if crash.again {
        let _ = writeln!(text, "{}", Ui::CrashAgainMessage.text(language));
    }
    let _ = write!(text, "{}: {:08X}", Ui::CrashCode.text(language), crash.code);
    text
}
