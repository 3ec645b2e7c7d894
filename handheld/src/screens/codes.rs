//! What is taken home of a game that is over, as QR codes. They take the whole screen but for the footer: what they
//! are is said beside them, if there is room.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;

use super::Transition;
use super::parts::{below, buttons, label};
use crate::board::Command;
use crate::canvas::{Align, Canvas, Spoken, first_line};
use crate::games::HelpTopic;
use crate::qr::QrText;
use crate::take_home;
use crate::text::help::Topic;
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Pages, QR_PAGE, qr};
use crate::world::World;

/// Words need so many pixels.
const WORDS: u32 = 80;

/// What is taken home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeHome {
    /// The result, for an app that keeps people's plays.
    Result,
}

/// The codes, one after the other.
#[derive(Clone, Debug)]
pub struct Codes {
    what: TakeHome,
}

impl Codes {
    /// From the first one on.
    pub fn new(what: TakeHome) -> Self {
        Self { what }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        match command {
            Command::Ok | Command::Back => Transition::Close,
            Command::Help => Transition::help(HelpTopic::Shared(Topic::TakingHome)),
            _ => Transition::Stay,
        }
    }

    /// Writes what the code holds.
    pub fn write_code(&self, world: &World, out: &mut QrText<'_>) {
        let Some(play) = world.play.as_ref().filter(|play| play.game().is_closed()) else {
            return;
        };
        // What is too long is no code at all.
        let _ = match self.what {
            TakeHome::Result => take_home::write_link(world, play, out),
        };
    }

    /// Draws the code.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (title, message) = match self.what {
            TakeHome::Result => (Ui::ResultCode, Ui::ResultCodeMessage),
        };
        let is_there = world.code.side() > 0;
        let page = CodePage {
            title: label(world, title),
            message: label(
                world,
                if is_there {
                    message
                } else {
                    Ui::CodeTooLongMessage
                },
            ),
            buttons: [None, Some(Footer::Back), Some(Footer::Help), None],
        };
        page.draw(world, canvas)
    }
}

/// A page with a code: beside it, if there is room, what it is; below it what the buttons do.
pub struct CodePage<'t> {
    /// What it is.
    pub title: &'t str,
    /// What to do with it.
    pub message: &'t str,
    /// What the buttons do.
    pub buttons: [Option<Footer>; 4],
}

impl CodePage<'_> {
    /// Draws the code that was made last.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let size = world.board.size();
        canvas.fill(Rectangle::new(Point::zero(), size), theme::GROUND)?;
        let is_there = world.code.side() > 0;
        let has_words = size.width >= QR_PAGE + WORDS || !is_there;
        let left = match (is_there, has_words) {
            (true, true) => QR_PAGE,
            (true, false) => size.width,
            (false, _) => 0,
        };
        if is_there {
            let page = Rectangle::new(Point::zero(), Size::new(left, QR_PAGE));
            qr(&world.code, page, canvas)?;
        }
        if has_words {
            let beside = Point::new(left as i32, 0);
            let beside = Rectangle::new(beside, Size::new(size.width - left, QR_PAGE));
            self.draw_words(beside, canvas)?;
        } else {
            canvas.speak(Spoken::Text(self.title));
        }
        buttons(world, self.buttons, canvas)
    }

    fn draw_words<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let left = area.top_left.x + theme::MARGIN;
        let width = area.size.width as i32 - theme::MARGIN * 2;
        let (mut y, mut rest) = (area.top_left.y + 4, self.title);
        while !rest.is_empty() {
            let (line, after) = first_line(rest, width, &theme::ENTRY);
            y += 16;
            let at = Point::new(left, y);
            canvas.text(line, at, &theme::ENTRY, theme::ACCENT, Align::Left)?;
            rest = after;
        }
        let text = below(area, y + 8 - area.top_left.y);
        Pages::default().draw(text, self.message, canvas)
    }
}
