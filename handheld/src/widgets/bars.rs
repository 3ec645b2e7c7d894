//! Points by where they come from, as bars: each source has a colour and a pattern of its own, so that
//! they can be told apart without colour.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Align, Canvas, Look, width_of};
use crate::font::Font;
use crate::icons::{self, Icon};
use crate::pattern::Pattern;
use crate::theme::{self, Colour};
use crate::widgets::mark::small_flag;

/// The most sources that a bar shows apart.
pub const SOURCES: usize = 6;
/// The side of a sample in the legend.
const SAMPLE: i32 = 9;

/// What a flag and how often advice was asked for take.
const ADVICE: i32 = 28;

/// Colour and pattern of each source, by its number.
const SOURCE_LOOKS: [(Pattern, Colour); SOURCES] = [
    (Pattern::Plain, theme::ACCENT),
    (Pattern::Stripes, theme::MARK_BLUE),
    (Pattern::Dots, theme::TEXT),
    (Pattern::Bars, theme::MARK_PURPLE),
    (Pattern::Lines, theme::MARK_GREEN),
    (Pattern::Checks, theme::MARK_RED),
];

/// The points of one source, in a bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The number of the source.
    pub source: usize,
    /// Its points.
    pub points: i32,
}

/// A player's row: hut, name, bar, sum.
#[derive(Clone, Copy, Debug)]
pub struct BarRow<'r> {
    /// The colour of the hut at the left.
    pub colour: Colour,
    /// Who.
    pub name: &'r str,
    /// Points by source.
    pub bars: &'r [Bar],
    /// All points together.
    pub sum: i32,
    /// The points of the longest bar of all.
    pub most: i32,
    /// The width of the longest name of all.
    pub named: i32,
    /// Is it a winner?
    pub best: bool,
    /// At the left in place of the hut: whoever decides for it.
    pub icon: Option<&'static Icon>,
    /// How often advice was asked for; `None` if nobody did.
    pub advice: Option<u16>,
}

impl BarRow<'_> {
    /// Draws the row.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        canvas.panel(area, theme::PANEL)?;
        if self.best {
            canvas.ring(area, theme::ACCENT)?;
        }
        let (left, top) = (area.top_left.x, area.top_left.y);
        let (width, height) = (area.size.width as i32, area.size.height as i32);
        let middle = top + height / 2;
        if let Some(icon) = self.icon {
            let lift = Icon::SIZE as i32 / 2;
            canvas.icon(icon, Point::new(left + 4, middle - lift), self.colour)?;
        } else if height < Icon::SIZE as i32 {
            small_hut(Point::new(left + 7, middle - 6), self.colour, canvas)?;
        } else {
            canvas.icon(&icons::HUT, Point::new(left + 4, middle - 10), self.colour)?;
        }
        let font = name_font(canvas.look);
        let named = self.named.min(width * 2 / 5);
        let at = Point::new(left + 26, middle + 5);
        canvas.text_within(self.name, at, named, font, theme::TEXT)?;
        let mut sum: heapless::String<12> = heapless::String::new();
        // Any number is shorter.
        let _ = write!(sum, "{}", self.sum);
        let ink = if self.best {
            theme::ACCENT
        } else {
            theme::TEXT
        };
        let right = left + width - 5;
        let at = Point::new(right, middle + 6);
        canvas.text(&sum, at, &theme::NUMBER, ink, Align::Right)?;
        let from = left + 32 + named;
        let room = right - 30 - from - if self.advice.is_some() { ADVICE } else { 0 };
        self.draw_advice(Point::new(right - 28 - ADVICE, middle), canvas)?;
        let tall = (height - 8).min(14);
        let place = Rectangle::new(
            Point::new(from, middle - tall / 2),
            Size::new(room.max(0) as u32, tall as u32),
        );
        self.draw_bar(place, canvas)
    }

    /// How often advice was asked for: a flag, and how many.
    fn draw_advice<D: DrawTarget<Color = Colour>>(
        &self,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(asked) = self.advice.filter(|asked| *asked > 0) else {
            return Ok(());
        };
        let flag = Rectangle::new(at - Point::new(0, 6), Size::new_equal(13));
        small_flag(flag, canvas)?;
        let mut text: heapless::String<8> = heapless::String::new();
        // Any number of questions is shorter.
        let _ = write!(text, "{asked}");
        let at = at + Point::new(14, 4);
        canvas.text(&text, at, &theme::FOOTNOTE, theme::TEXT, Align::Left)
    }

    fn draw_bar<D: DrawTarget<Color = Colour>>(
        &self,
        place: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let room = place.size.width as i32;
        // Where a source ends is counted from the beginning, so that nothing adds up wrongly.
        let mut points = 0;
        let mut from = 0;
        for bar in self.bars {
            points += bar.points.max(0);
            let to = (points * room / self.most.max(1)).min(room);
            let part = Rectangle::new(
                place.top_left + Point::new(from, 0),
                Size::new((to - from - 1).max(0) as u32, place.size.height),
            );
            if let Some((pattern, colour)) = SOURCE_LOOKS.get(bar.source) {
                canvas.pattern(part, *pattern, *colour)?;
            }
            from = from.max(to);
        }
        Ok(())
    }
}

/// A hut for a row that is too low for its icon: a roof, and a house with a door.
fn small_hut<D: DrawTarget<Color = Colour>>(
    at: Point,
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for row in 0..6 {
        let eaves = Size::new(row as u32 * 2 + 2, 1);
        canvas.fill(Rectangle::new(at + Point::new(6 - row, row), eaves), colour)?;
    }
    let house = Rectangle::new(at + Point::new(2, 6), Size::new(10, 6));
    canvas.fill(house, colour)?;
    let door = Rectangle::new(at + Point::new(6, 8), Size::new(2, 4));
    canvas.fill(door, theme::PANEL)
}

fn name_font(look: Look) -> &'static Font {
    if look.large_text {
        &theme::ENTRY
    } else {
        &theme::KEY
    }
}

/// The width of a name in a row.
pub fn name_width(name: &str, look: Look) -> i32 {
    width_of(name, name_font(look))
}

/// Draws what the patterns mean, in one line.
pub fn legend<'w, D: DrawTarget<Color = Colour>>(
    words: impl Iterator<Item = &'w str> + Clone,
    at: Point,
    width: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let long = |font| -> i32 {
        let one = |word: &str| width_of(word, font) + SAMPLE + 3;
        words.clone().map(one).sum()
    };
    let font = if long(&theme::DETAIL) + 4 * words.clone().count() as i32 <= width {
        &theme::DETAIL
    } else {
        &theme::FOOTNOTE
    };
    // What is left over goes between the words.
    let gaps = words.clone().count().saturating_sub(1).max(1) as i32;
    let gap = ((width - long(font)) / gaps).clamp(2, 16);
    let mut x = at.x;
    for (word, (pattern, colour)) in words.zip(SOURCE_LOOKS) {
        let sample = Rectangle::new(
            Point::new(x, at.y - SAMPLE),
            Size::new(SAMPLE as u32, SAMPLE as u32),
        );
        canvas.pattern(sample, pattern, colour)?;
        x += SAMPLE + 3;
        canvas.text(word, Point::new(x, at.y), font, theme::DIM, Align::Left)?;
        x += width_of(word, font) + gap;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::vec::Vec;

    use super::*;
    use crate::board::Board;

    /// A display that remembers how far up and down a colour was drawn.
    struct Reach {
        colour: Colour,
        rows: BTreeSet<i32>,
    }

    impl Dimensions for Reach {
        fn bounding_box(&self) -> Rectangle {
            Rectangle::new(Point::zero(), Board::SQUARE.size())
        }
    }

    impl DrawTarget for Reach {
        type Color = Colour;
        type Error = core::convert::Infallible;

        fn draw_iter<I: IntoIterator<Item = Pixel<Colour>>>(
            &mut self,
            pixels: I,
        ) -> Result<(), Self::Error> {
            let drawn = pixels.into_iter().filter(|pixel| pixel.1 == self.colour);
            self.rows.extend(drawn.map(|Pixel(point, _)| point.y));
            Ok(())
        }
    }

    #[test]
    fn the_hut_of_a_low_row_stays_inside_it() {
        let colour = theme::MARK_RED;
        for height in [15, 17, 19, 20, 28] {
            let rows = BTreeSet::new();
            let mut display = Reach { colour, rows };
            let row = BarRow {
                colour,
                name: "Ann",
                bars: &[],
                sum: 14,
                most: 14,
                named: 40,
                best: false,
                icon: None,
                advice: None,
            };
            let area = Rectangle::new(Point::new(4, 50), Size::new(232, height));
            let mut canvas = Canvas::new(&mut display, Look::default());
            row.draw(area, &mut canvas).unwrap();
            assert!(!display.rows.is_empty(), "no hut in {height}");
            let inside = |row: &i32| area.rows().contains(row);
            assert!(display.rows.iter().all(inside), "{height}");
        }
    }

    #[test]
    fn every_source_has_a_pattern_that_no_other_has() {
        let drawn = |pattern: Pattern| -> Vec<bool> {
            let places = (0..64).map(|at| (at % 8, at / 8));
            places.map(|(x, y)| pattern.ink(x, y)).collect()
        };
        let looks: BTreeSet<Vec<bool>> = SOURCE_LOOKS.map(|(one, _)| drawn(one)).into();
        assert_eq!(looks.len(), SOURCES);
    }
}
