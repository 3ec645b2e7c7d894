//! Running text, wrapped to the screen and scrolled line by line: help pages, history, messages.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::board::Command;
use crate::canvas::{Align, Canvas, Look, first_line};
use crate::font::Font;
use crate::theme::{self, Colour};
use crate::widgets::bar::{Seen, scroll_bar};

/// The height of a line.
fn tall(look: Look) -> i32 {
    if look.large_text { 20 } else { 17 }
}

/// How far a text is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pages {
    top: usize,
}

impl Pages {
    /// Scrolled to the end.
    pub fn at_the_end() -> Self {
        // Drawing holds it at the last line.
        Pages {
            top: usize::MAX / 2,
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

    /// How much room a text takes in an area of some width, up to a number of lines.
    pub fn height(text: &str, width: u32, most: usize, look: Look) -> i32 {
        let count = lines(text, line_width(width), look.detail()).min(most);
        count as i32 * tall(look) + 4
    }

    /// Draws the lines that fit.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        area: Rectangle,
        text: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = line_width(area.size.width);
        let font = canvas.look.detail();
        let tall = tall(canvas.look);
        let visible = ((area.size.height as i32 - 3) / tall).max(1) as usize;
        let count = lines(text, width, font);
        self.top = self.top.min(count.saturating_sub(visible));
        let mut rest = text;
        let mut number = 0;
        while !rest.is_empty() {
            let (line, after) = first_line(rest, width, font);
            if number >= self.top && number < self.top + visible {
                let y = area.top_left.y + (number - self.top) as i32 * tall + 14;
                let at = Point::new(area.top_left.x + theme::MARGIN + 2, y);
                canvas.text(line, at, font, theme::TEXT, Align::Left)?;
            }
            number += 1;
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

/// How wide a line is in an area of some width.
fn line_width(area: u32) -> i32 {
    area as i32 - theme::MARGIN * 2 - 8
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
