//! What a player owns, in a strip below the header: coins, pieces on their places, and a word or two
//! about the time.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::price::coin;
use crate::canvas::{Align, Canvas, width_of};
use crate::icons::Icon;
use crate::theme::{self, Colour};

/// The height of the strip.
pub const STRIP: i32 = 28;
/// A place for a piece is so wide and high.
const PLACE: i32 = 22;

/// A place for a piece.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// The piece on it.
    pub piece: Option<(&'static Icon, Colour)>,
    /// Is it the one that the choice is about?
    pub ringed: bool,
}

/// Draws a place with its top left corner at a point: a dark socket, the piece, a ring.
pub fn place<D: DrawTarget<Color = Colour>>(
    place: Place,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let socket = Rectangle::new(at, Size::new(PLACE as u32, PLACE as u32));
    canvas.panel(socket, theme::SHADE)?;
    match place.piece {
        Some((icon, colour)) => canvas.icon(icon, at + Point::new(1, 1), colour)?,
        None => canvas.outline(socket.offset(-1), theme::LINE)?,
    }
    if place.ringed {
        canvas.ring(socket, theme::ACCENT)?;
    }
    Ok(())
}

/// Draws places side by side from a point.
pub fn places<D: DrawTarget<Color = Colour>>(
    all: &[Place],
    from: Point,
    step: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    // What is ringed comes last, so that no neighbour covers its ring.
    for ringed in [false, true] {
        let mut at = from;
        for one in all {
            if one.ringed == ringed {
                place(*one, at, canvas)?;
            }
            at.x += step;
        }
    }
    Ok(())
}

/// What a player owns.
#[derive(Clone, Copy, Debug)]
pub struct Strip<'t> {
    /// Coins.
    pub coins: u16,
    /// Places with pieces, and without.
    pub places: &'t [Place],
    /// At the right: one line, or two small ones.
    pub words: [&'t str; 2],
}

impl Strip<'_> {
    /// Draws it at the top of an area.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let top = area.top_left.y;
        let ground = Rectangle::new(area.top_left, Size::new(area.size.width, STRIP as u32));
        canvas.fill(ground, theme::GROUND)?;
        let left = area.top_left.x + theme::MARGIN;
        coin(
            Point::new(left + 1, top + 8),
            theme::ACCENT,
            theme::GROUND,
            canvas,
        )?;
        let mut coins: heapless::String<8> = heapless::String::new();
        // No sum has more digits.
        let _ = write!(coins, "{}", self.coins);
        let font = if self.coins > 99 {
            &theme::KEY
        } else {
            &theme::TITLE
        };
        let at = Point::new(left + 18, top + 21);
        canvas.text(&coins, at, font, theme::TEXT, Align::Left)?;
        let from = at.x + width_of(&coins, font) + 4;
        let right = area.top_left.x + area.size.width as i32 - theme::MARGIN;
        let words = self.draw_words(Point::new(right, top), canvas)?;
        let count = self.places.len().max(1) as i32;
        let room = right - words - 4 - from;
        let step = (room / count).clamp(PLACE - 1, PLACE + 4);
        let wide = step * count - (step - PLACE);
        let begin = Point::new(from + (room - wide).max(0) / 2, top + 4);
        places(self.places, begin, step, canvas)
    }

    /// Draws the words and says how wide they are.
    fn draw_words<D: DrawTarget<Color = Colour>>(
        &self,
        corner: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let [above, below] = self.words;
        if below.is_empty() {
            let at = corner + Point::new(0, 20);
            canvas.text(above, at, &theme::DETAIL, theme::DIM, Align::Right)?;
            return Ok(width_of(above, &theme::DETAIL));
        }
        for (word, y) in [(above, 13), (below, 24)] {
            let at = corner + Point::new(0, y);
            canvas.text(word, at, &theme::FOOTNOTE, theme::DIM, Align::Right)?;
        }
        Ok(width_of(above, &theme::FOOTNOTE).max(width_of(below, &theme::FOOTNOTE)))
    }
}
