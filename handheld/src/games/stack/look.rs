//! How cards, backs and helpers look: a deck by its silhouette, a back by its weave.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::stack::{Deck, Face};

use super::icons;
pub use super::icons::{deck_icon, helper_icon};
use crate::canvas::{Align, Canvas, first_line};
use crate::font::Font;
use crate::icons::Icon;
use crate::pattern::Pattern;
use crate::theme::{self, Colour};

/// The silhouette of a card: of what it shows if cards of its deck differ, or else of its deck.
pub fn face_icon(deck: Deck, face: Face) -> &'static Icon {
    match face {
        Face::Monster(monster) => icons::monster_icon(monster),
        _ => deck_icon(deck),
    }
}

/// From one line of a small text to the next.
pub const LINE: i32 = 14;

/// The same of letters of a font.
pub fn pitch(font: &'static Font) -> i32 {
    if core::ptr::eq(font, &theme::DETAIL_LARGE) {
        16
    } else {
        LINE
    }
}

/// How large a card in the news is.
pub const fn card_size() -> Size {
    Size::new(30, 40)
}

/// Draws a card of a deck: parchment with its silhouette.
pub fn card<D: DrawTarget<Color = Colour>>(
    deck: Deck,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.panel(Rectangle::new(at, card_size()), theme::TEXT)?;
    let icon = deck_icon(deck);
    canvas.icon(icon, at + Point::new(5, 10), theme::GROUND)
}

/// Draws the back of a card: a weave on blue.
pub fn back<D: DrawTarget<Color = Colour>>(
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.panel(area, theme::LINE)?;
    let inside = Rectangle::new(
        area.top_left + Point::new(3, 3),
        area.size.saturating_sub(Size::new(6, 5)),
    );
    canvas.pattern(inside, Pattern::Weave, theme::PANEL)
}

/// Draws a small star, nine pixels wide.
pub fn small_star<D: DrawTarget<Color = Colour>>(
    at: Point,
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    const RUNS: [(i32, i32, u32); 9] = [
        (4, 0, 1),
        (3, 1, 3),
        (3, 2, 3),
        (0, 3, 9),
        (1, 4, 7),
        (2, 5, 5),
        (2, 6, 5),
        (1, 7, 3),
        (5, 7, 3),
    ];
    for (x, y, long) in RUNS {
        let run = Rectangle::new(at + Point::new(x, y), Size::new(long, 1));
        canvas.fill(run, colour)?;
    }
    Ok(())
}

/// How many lines of a width a text takes.
pub fn count_lines(text: &str, width: i32, font: &'static Font) -> usize {
    let mut rest = text;
    let mut count = 0;
    while !rest.is_empty() {
        rest = first_line(rest, width, font).1;
        count += 1;
    }
    count
}

/// Writes a text over at most so many lines of a width, the first on a baseline; says where the next
/// one would be.
pub fn lines<D: DrawTarget<Color = Colour>>(
    text: &str,
    at: Point,
    (width, most): (i32, usize),
    font: &'static Font,
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let mut rest = text;
    let mut pen = at;
    for number in 1..=most {
        if rest.is_empty() {
            break;
        }
        if number == most {
            canvas.text_within(rest, pen, width, font, colour)?;
            return Ok(pen.y + pitch(font));
        }
        let (line, further) = first_line(rest, width, font);
        canvas.text(line, pen, font, colour, Align::Left)?;
        pen.y += pitch(font);
        rest = further;
    }
    Ok(pen.y)
}
