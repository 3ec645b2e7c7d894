//! What somebody says: on light paper with a tail to the face, or on a panel where nobody speaks. A bold line with the
//! signs of what it is about, and below it running text.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::pages::{NoPictures, Pages, Sheet};
use super::pictograms::{Part, TALL, draw_part, wide};
use crate::canvas::{Canvas, Look, first_line, width_of};
use crate::font::Font;
use crate::theme::{self, Colour};

/// How far the tail stands out.
pub const TAIL: i32 = 7;
/// From the edges to the bold line.
const EDGE: i32 = 8;
/// From one bold line to the next.
const LINE: i32 = 15;
/// The most bold lines.
const LINES: i32 = 3;
/// The most signs beside them.
const SIGNS: usize = 2;

/// What is said, and where.
#[derive(Clone, Copy, Debug)]
pub struct Bubble<'t> {
    /// Where it lies, without its tail.
    pub area: Rectangle,
    /// The bold line.
    pub title: &'t str,
    /// The signs of what it is about.
    pub signs: &'t [Part],
    /// The running text below.
    pub text: &'t str,
    /// Where the tail is, if somebody says it.
    pub tail: Option<i32>,
}

impl<'t> Bubble<'t> {
    /// The signs that are drawn: the first few that are no player's mark.
    fn signs(&self) -> impl Iterator<Item = Part> {
        let is_sign = |part: &Part| match part {
            Part::Icon(icon, _) => !icon.is_outlined(),
            Part::Card(..) => true,
            _ => false,
        };
        self.signs.iter().copied().filter(is_sign).take(SIGNS)
    }

    fn beside(&self) -> i32 {
        self.signs().map(|sign| wide(sign) + 1).sum()
    }

    /// How wide the bold lines are, and in which letters.
    fn lines(&self, look: Look) -> (i32, &'static Font) {
        let signs = match self.beside() {
            0 => 0,
            wide => wide + 4,
        };
        let width = self.area.size.width as i32 - EDGE * 2 - signs;
        match width_of(self.title, look.entry()) <= width {
            true => (width, look.entry()),
            false => (width, &theme::KEY),
        }
    }

    /// How high what is above the running text is.
    fn top(&self, look: Look) -> i32 {
        if self.title.is_empty() {
            return 2;
        }
        let (width, font) = self.lines(look);
        match (count(self.title, width, font), self.beside()) {
            (1, 1..) => TALL + 4,
            (lines, _) => LINE * lines + 4,
        }
    }

    /// The running text on its place.
    pub fn sheet(&self, look: Look) -> Sheet<'t, NoPictures> {
        let top = self.top(look);
        let size = Size::new(
            self.area.size.width,
            (self.area.size.height as i32 - top).max(0) as u32,
        );
        Sheet {
            text: self.text,
            pictures: NoPictures,
            area: Rectangle::new(self.area.top_left + Point::new(0, top), size),
            look,
        }
    }

    /// Draws it, with as much of the running text as fits.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        pages: &mut Pages,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        canvas.panel(
            self.area,
            match self.tail {
                Some(_) => theme::TEXT,
                None => theme::PANEL,
            },
        )?;
        if let Some(tail) = self.tail {
            for row in 0..TAIL {
                let at = Point::new(tail - row, self.area.top_left.y - TAIL + row);
                canvas.fill(
                    Rectangle::new(at, Size::new(row as u32 * 2 + 1, 1)),
                    theme::TEXT,
                )?;
            }
        }
        canvas.look.is_paper = self.tail.is_some();
        let drawn = self.draw_words(pages, canvas);
        canvas.look.is_paper = false;
        drawn
    }

    fn draw_words<D: DrawTarget<Color = Colour>>(
        &self,
        pages: &mut Pages,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let mut at = self.area.top_left + Point::new(EDGE, 3);
        for sign in self.signs() {
            draw_part(sign, at, canvas)?;
            at.x += wide(sign) + 1;
        }
        if at.x > self.area.top_left.x + EDGE {
            at.x += 4;
        }
        let (width, font) = self.lines(canvas.look);
        at.y += match (count(self.title, width, font), self.beside()) {
            (1, 1..) => 16,
            _ => 12,
        };
        let mut rest = self.title;
        for number in 1..=LINES {
            let (line, after) = first_line(rest, width, font);
            // What does not fit the last is cut.
            let line = if number == LINES { rest } else { line };
            if !line.is_empty() {
                canvas.text_within(line, at, width, font, theme::TEXT)?;
            }
            at.y += LINE;
            rest = after;
        }
        pages.draw_sheet(&self.sheet(canvas.look), canvas)
    }
}

/// How many bold lines a text takes.
fn count(text: &str, width: i32, font: &Font) -> i32 {
    let (mut rest, mut lines) = (text, 0);
    while !rest.is_empty() && lines < LINES {
        rest = first_line(rest, width, font).1;
        lines += 1;
    }
    lines
}
