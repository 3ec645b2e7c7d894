//! What is taken home of a game that is over, as QR codes. They take the whole screen but for the footer: what they
//! are is said beside them, if there is room.

use core::fmt::Write;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;

use super::Transition;
use super::parts::{below, buttons, filled, label};
use crate::board::Command;
use crate::canvas::{Align, Canvas, Spoken, first_line, width_of};
use crate::games::HelpTopic;
use crate::play::Play;
use crate::qr::QrText;
use crate::take_home;
use crate::text::help::Topic;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, Pages, QR_PAGE, footer_places, qr};
use crate::world::World;

/// Words need so many pixels.
const WORDS: u32 = 80;

/// What is taken home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeHome {
    /// The result, for an app that keeps people's plays.
    Result,
    /// The game, to be told and checked elsewhere.
    Game,
}

/// The codes, one after the other.
#[derive(Clone, Debug)]
pub struct Codes {
    what: TakeHome,
    number: usize,
    count: usize,
}

impl Codes {
    /// From the first one on.
    pub fn new(what: TakeHome, play: &Play) -> Self {
        let count = match what {
            TakeHome::Result => 1,
            TakeHome::Game => take_home::pieces(play),
        };
        Self {
            what,
            number: 0,
            count,
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        match command {
            Command::Ok | Command::Right | Command::Down => {
                self.number = (self.number + 1) % self.count.max(1);
            }
            Command::Left | Command::Up => {
                self.number = self.number.checked_sub(1).unwrap_or(self.count.max(1) - 1);
            }
            Command::Back => return Transition::Close,
            Command::Help => return Transition::help(HelpTopic::Shared(Topic::TakingHome)),
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// Writes what the code holds.
    pub fn write_code(&self, world: &World, out: &mut QrText<'_>) {
        let Some(play) = world.play.as_ref().filter(|play| play.game().is_closed()) else {
            return;
        };
        // What is too long is no code at all.
        let _ = match self.what {
            TakeHome::Result => take_home::write_link(world, play, out),
            TakeHome::Game => take_home::write_piece(play, self.number, out),
        };
    }

    /// Draws the code.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (title, short, message) = match self.what {
            TakeHome::Result if world.code.side() == 0 => {
                (Ui::ResultCode, Ui::ResultCodeShort, Ui::CodeTooLongMessage)
            }
            TakeHome::Result => (Ui::ResultCode, Ui::ResultCodeShort, Ui::ResultCodeMessage),
            TakeHome::Game => (Ui::GameCodes, Ui::GameCodesShort, Ui::GameCodesMessage),
        };
        let next = (self.count > 1).then_some(Footer::Next);
        let page = CodePage {
            title: label(world, title),
            short: label(world, short),
            message: label(world, message),
            place: (self.number, self.count),
            buttons: [next, Some(Footer::Back), Some(Footer::Help), None],
        };
        page.draw(world, canvas)
    }
}

/// A page with a code: beside it, if there is room, what it is; below it what the buttons do, and what it is in a
/// word or two if there is no room beside it.
pub struct CodePage<'t> {
    /// What it is.
    pub title: &'t str,
    /// The same in a word or two: the last button has none here.
    pub short: &'t str,
    /// What to do with it.
    pub message: &'t str,
    /// Which code it is, from 0, of how many.
    pub place: (usize, usize),
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
            (true, false) if self.place.1 <= 1 => size.width,
            (true, _) => QR_PAGE,
            (false, _) => 0,
        };
        if is_there {
            let page = Rectangle::new(Point::zero(), Size::new(left, QR_PAGE));
            qr(&world.code, page, canvas)?;
        }
        let beside = Rectangle::new(
            Point::new(left as i32, 0),
            Size::new(size.width - left, QR_PAGE),
        );
        let (number, count) = self.place;
        let of_count = [number + 1, count].map(|number| Arg::Number(number as i32));
        let of_count = filled(world, Ui::OfCount, &of_count);
        if has_words {
            self.draw_words(beside, canvas)?;
            if count > 1 {
                let at = Point::new(beside.top_left.x + theme::MARGIN, QR_PAGE as i32 - 10);
                canvas.text(&of_count, at, &theme::NUMBER, theme::ACCENT, Align::Left)?;
            }
        } else {
            canvas.speak(Spoken::Text(self.title));
            canvas.speak(Spoken::Text(&of_count));
            draw_dots(self.place, beside, canvas)?;
        }
        buttons(world, self.buttons, canvas)?;
        if has_words {
            return Ok(());
        }
        self.draw_short(world, canvas)
    }

    /// What it is, in the place of the last button.
    fn draw_short<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (number, count) = self.place;
        let mut text = Line::new();
        // Both are shorter than a line.
        let _ = match count {
            0 | 1 => text.write_str(self.short),
            _ => write!(text, "{} {}/{count}", self.short, number + 1),
        };
        let size = world.board.size();
        let (width, height) = (size.width as i32, size.height as i32);
        let [.., (last, _)] = footer_places(world.board);
        let font = match width_of(&text, &theme::DETAIL) <= width - theme::MARGIN - last {
            true => &theme::DETAIL,
            false => &theme::FOOTNOTE,
        };
        let at = Point::new(width - theme::MARGIN, height - theme::FOOTER + 15);
        canvas.text(&text, at, font, theme::ACCENT, Align::Right)
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

/// A dot for each code, one above the other, and a large one for the one that is shown.
fn draw_dots<D: DrawTarget<Color = Colour>>(
    (number, count): (usize, usize),
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    if count <= 1 {
        return Ok(());
    }
    let step = (area.size.height as i32 / count as i32).min(16);
    let middle = area.center();
    let top = middle.y - step * (count as i32 - 1) / 2;
    for one in 0..count {
        let (side, colour) = if one == number {
            (10, theme::ACCENT)
        } else {
            (4, theme::DIM)
        };
        let at = Point::new(middle.x - side / 2, top + step * one as i32 - side / 2);
        canvas.fill(Rectangle::new(at, Size::new_equal(side as u32)), colour)?;
    }
    Ok(())
}
