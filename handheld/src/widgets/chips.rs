//! Cards as small plates of parchment in a row, the same ones once with their number; and how many huts
//! a player has, as a small hut with a number.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Align, Canvas, width_of};
use crate::icons::Icon;
use crate::theme::{self, Colour};

/// Some cards with the same picture.
#[derive(Clone, Copy, Debug)]
pub struct Chip {
    /// What is on them.
    pub icon: &'static Icon,
    /// The band on top, if there is one.
    pub band: Option<Colour>,
    /// How many there are.
    pub count: u8,
}

/// How wide and high a plate is.
pub const PLATE: i32 = 20;
/// How much wider a number makes it.
const NUMBER: i32 = 9;
/// Between two plates.
const GAP: i32 = 2;

fn number(count: u8) -> heapless::String<4> {
    let mut text = heapless::String::new();
    // Three digits fit.
    let _ = write!(text, "{count}");
    text
}

impl Chip {
    /// Draws it with its top left corner at a point, its number beside the picture.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        self.draw_plate(at, self.width(), canvas)?;
        if self.count > 1 {
            let at = at + Point::new(3, 15);
            let text = number(self.count);
            canvas.text(&text, at, &theme::KEY, theme::GROUND, Align::Left)?;
        }
        Ok(())
    }

    /// Draws it as narrow as it can be: with its number on a corner of the picture, on the left, where
    /// it is seen when another plate lies on this one.
    fn draw_narrow<D: DrawTarget<Color = Colour>>(
        &self,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        self.draw_plate(at, PLATE, canvas)?;
        if self.count > 1 {
            let corner = at + Point::new(-1, PLATE - 11);
            canvas.fill(Rectangle::new(corner, Size::new(9, 11)), theme::SHADE)?;
            let text = number(self.count);
            let at = corner + Point::new(1, 10);
            canvas.text(&text, at, &theme::KEY, theme::TEXT, Align::Left)?;
        }
        Ok(())
    }

    fn draw_plate<D: DrawTarget<Color = Colour>>(
        &self,
        at: Point,
        width: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let plate = Rectangle::new(at, Size::new(width as u32, PLATE as u32));
        // A dark edge tells a plate from the one it lies on.
        let edge = Rectangle::new(at - Point::new(1, 0), plate.size);
        canvas.panel(edge, theme::SHADE)?;
        canvas.panel(plate, theme::TEXT)?;
        let icon = at + Point::new(width - PLATE, 0);
        canvas.icon(self.icon, icon, theme::GROUND)?;
        if let Some(colour) = self.band {
            let size = Size::new(plate.size.width - 2, 3);
            canvas.fill(Rectangle::new(at + Point::new(1, 0), size), colour)?;
        }
        Ok(())
    }

    /// How wide its plate is.
    pub fn width(&self) -> i32 {
        PLATE + if self.count > 1 { NUMBER } else { 0 }
    }
}

/// Draws cards from a point to the right. Where there is no room for all, they are narrower, and in the
/// end lie on one another, so that something is seen of each.
pub fn chips<D: DrawTarget<Color = Colour>>(
    all: &[Chip],
    mut at: Point,
    room: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let wide: i32 = all.iter().map(|chip| chip.width() + GAP).sum();
    if wide <= room {
        for chip in all {
            chip.draw(at, canvas)?;
            at.x += chip.width() + GAP;
        }
        return Ok(());
    }
    let others = (all.len() as i32 - 1).max(1);
    let step = ((room - PLATE) / others).min(PLATE + 1);
    for chip in all {
        chip.draw_narrow(at, canvas)?;
        at.x += step;
    }
    Ok(())
}

/// Draws a small hut with a number, its right end at a point, and says where it begins.
pub fn hut_count<D: DrawTarget<Color = Colour>>(
    colour: Colour,
    huts: &str,
    corner: Point,
    ink: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let at = corner + Point::new(0, 12);
    canvas.text(huts, at, &theme::KEY, ink, Align::Right)?;
    let left = corner.x - width_of(huts, &theme::KEY) - 15;
    small_hut(colour, Point::new(left, corner.y), canvas)?;
    Ok(left)
}

/// Draws a small hut, 14 by 13 with its outline.
pub fn small_hut<D: DrawTarget<Color = Colour>>(
    colour: Colour,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.icon(&SMALL_HUT, at, colour)
}

/// A hut of 12 by 11 in the corner of its picture.
const SMALL_HUT: Icon = Icon::drawn([
    "....................",
    "......##............",
    ".....####...........",
    "....######..........",
    "...########.........",
    "..##########........",
    ".############.......",
    "...########.........",
    "...########.........",
    "...###..###.........",
    "...###..###.........",
    "...###..###.........",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
])
.with_outline();

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Look;
    use crate::icons::HUT;
    use crate::ink::Ink;

    #[test]
    fn any_number_of_cards_stays_in_its_room() {
        for count in 0..=10u8 {
            let chip = Chip {
                icon: &HUT,
                band: None,
                count: count.max(1),
            };
            let all = std::vec![chip; usize::from(count)];
            for room in [100, 150, 200] {
                let mut ink = Ink::default();
                let mut canvas = Canvas::new(&mut ink, Look::default());
                chips(&all, Point::new(2, 2), room, &mut canvas).unwrap();
                let right = ink.0.iter().map(|(x, _)| *x).max().unwrap_or(0);
                assert!(right <= room + 2, "{count} cards reach {right} of {room}");
            }
        }
    }
}
