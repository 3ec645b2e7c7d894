//! Running text, wrapped to the screen and scrolled line by line: help pages, history, messages.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::board::Command;
use crate::canvas::{Align, Canvas, Look, first_line};
use crate::font::Font;
use crate::icons::Icon;
use crate::theme::{self, Colour};
use crate::widgets::bar::{Seen, scroll_bar};

/// The height of a line.
fn tall(look: Look) -> i32 {
    if look.large_text { 20 } else { 17 }
}

/// An icon in front of a paragraph.
pub type Mark = (&'static Icon, Colour);

/// What an icon in front of a paragraph takes.
const MARK: i32 = 22;

/// How far a text is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pages {
    top: usize,
    /// How many lines were seen when it was drawn last.
    visible: usize,
    /// How many lines there were then.
    count: usize,
}

impl Pages {
    /// Scrolled to the end.
    pub fn at_the_end() -> Self {
        // Drawing holds it at the last line.
        Pages {
            top: usize::MAX / 2,
            ..Pages::default()
        }
    }

    /// Scrolls; says whether the command was for the text.
    pub fn handle(&mut self, command: Command) -> bool {
        match command {
            Command::Up => self.top = self.top.saturating_sub(1),
            // Drawing holds it at the last line.
            Command::Down => self.top += 1,
            _ => return false,
        }
        true
    }

    /// Goes on to what comes below; says whether there was anything.
    pub fn read_on(&mut self) -> bool {
        let more = self.has_more();
        if more {
            self.top += self.visible;
        }
        more
    }

    /// Is there more below?
    pub fn has_more(&self) -> bool {
        self.top + self.visible < self.count
    }

    /// Draws the lines that fit.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        area: Rectangle,
        text: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        self.draw_beside(&[], area, text, canvas)
    }

    /// Draws the lines that fit, and an icon in front of each paragraph that has one.
    pub fn draw_marked<D: DrawTarget<Color = Colour>>(
        &mut self,
        marks: &[Option<Mark>],
        area: Rectangle,
        text: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let beside = Rectangle::new(
            area.top_left + Point::new(MARK, 0),
            area.size.saturating_sub(Size::new(MARK as u32, 0)),
        );
        self.draw_beside(marks, beside, text, canvas)
    }

    fn draw_beside<D: DrawTarget<Color = Colour>>(
        &mut self,
        marks: &[Option<Mark>],
        area: Rectangle,
        text: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = area.size.width as i32 - theme::MARGIN * 2 - 8;
        let font = canvas.look.detail();
        let tall = tall(canvas.look);
        let visible = ((area.size.height as i32 - 3) / tall).max(1) as usize;
        let count = lines(text, width, font);
        self.top = self.top.min(count.saturating_sub(visible));
        (self.visible, self.count) = (visible, count);
        let mut rest = text;
        let mut number = 0;
        let mut paragraph = Some(0);
        while !rest.is_empty() {
            let (line, after) = first_line(rest, width, font);
            if number >= self.top && number < self.top + visible {
                let y = area.top_left.y + (number - self.top) as i32 * tall + 14;
                let at = Point::new(area.top_left.x + theme::MARGIN + 2, y);
                canvas.text(line, at, font, theme::TEXT, Align::Left)?;
                let mark = paragraph.and_then(|one| marks.get(one).copied().flatten());
                if let Some((icon, colour)) = mark {
                    canvas.icon(icon, at - Point::new(MARK, 14), colour)?;
                }
            }
            number += 1;
            let begun = text.get(..text.len() - after.len()).unwrap_or("");
            let ends = begun.ends_with('\n');
            paragraph = ends.then(|| begun.matches('\n').count());
            rest = after;
        }
        if count > visible {
            let right = area.top_left.x + area.size.width as i32 - theme::MARGIN;
            let seen = Seen {
                top: self.top,
                visible,
                count,
            };
            let corner = Point::new(right - 1, area.top_left.y + 4);
            scroll_bar(&seen, corner, area.size.height as i32 - 8, canvas)?;
        }
        Ok(())
    }
}

fn lines(text: &str, width: i32, font: &Font) -> usize {
    let mut rest = text;
    let mut count = 0;
    while !rest.is_empty() {
        rest = first_line(rest, width, font).1;
        count += 1;
    }
    count
}
