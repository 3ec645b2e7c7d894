//! The winner: rays, a crown and the name in the largest letters, in the winner's colour. Confetti falls
//! once, and lies where it fell.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::Line;
use crate::canvas::{Align, Canvas, fitted, width_of};
use crate::font::Font;
use crate::icons::{self, Icon};
use crate::theme::{self, Colour};

/// How many pictures the confetti falls for.
pub const FRAMES: u8 = 12;
/// How many pieces of confetti there are.
const PIECES: i32 = 42;
/// From this height on there is room for a crown above the name.
const CROWNED: i32 = 60;
/// What is left free below the plate.
const BELOW: u32 = 4;
/// Where rays begin and end, as how far they go sideways on a way of 64 up.
const RAYS: [(i32, i32); 4] = [(-6, 6), (20, 34), (52, 79), (120, 209)];

/// A victory.
#[derive(Clone, Copy, Debug)]
pub struct Celebration<'n> {
    /// Who wins, in words.
    pub title: &'n str,
    /// The winner's colour.
    pub colour: Colour,
    /// How far the confetti has fallen, up to [`FRAMES`].
    pub frame: u8,
}

impl Celebration<'_> {
    /// Draws it.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        // What stands below the plate is read.
        let lit = Size::new(area.size.width, area.size.height - BELOW);
        let lit = Rectangle::new(area.top_left, lit);
        canvas.rays(lit, 2, self.colour)?;
        self.confetti(lit, canvas)?;
        let middle = area.top_left.x + area.size.width as i32 / 2;
        let bottom = area.top_left.y + area.size.height as i32;
        // The crown is above the name where there is room, or else beside it.
        let above = area.size.height as i32 >= CROWNED;
        let beside = if above { 0 } else { Icon::SIZE as i32 + 4 };
        let room = area.size.width as i32 - theme::MARGIN * 2 - 20 - beside;
        let font = title_font(self.title, room);
        // Those who share a victory may have names that are too long for any letters.
        let title: Line = fitted(self.title, room, font);
        let wide = width_of(&title, font) + 20 + beside;
        let plate = Rectangle::new(
            Point::new(middle - wide / 2, bottom - 30 - BELOW as i32),
            Size::new(wide as u32, 30),
        );
        canvas.panel(plate, theme::BLACK)?;
        canvas.ring(plate, self.colour)?;
        let rise = if width_of("0", font) > 12 { 10 } else { 14 };
        let at = Point::new(middle + beside / 2, bottom - rise);
        canvas.text(&title, at, font, theme::TEXT, Align::Centre)?;
        if !above {
            let at = plate.top_left + Point::new(7, 5);
            return canvas.icon(&icons::CROWN, at, theme::ACCENT);
        }
        let crown = Point::new(middle - 20, bottom - 65);
        for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
            canvas.big_icon(&icons::CROWN, crown + Point::new(x, y), theme::BLACK)?;
        }
        canvas.big_icon(&icons::CROWN, crown, theme::ACCENT)
    }

    fn confetti<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (width, height) = (area.size.width as i32, area.size.height as i32);
        let above = i32::from(FRAMES.saturating_sub(self.frame)) * height / i32::from(FRAMES);
        let colours = theme::PLAYERS.iter().cycle();
        for (piece, colour) in (0..PIECES).zip(colours) {
            // Steps that share no factor with the size of the place scatter evenly.
            let x = (piece * 67 + 13) % (width - 4);
            let y = (piece * 29 + 7) % (height - 4) - above;
            if y < 0 {
                continue;
            }
            let size = match piece % 3 {
                0 => Size::new(4, 2),
                1 => Size::new(2, 4),
                _ => Size::new(3, 3),
            };
            let at = area.top_left + Point::new(x, y);
            canvas.fill(Rectangle::new(at, size), *colour)?;
        }
        Ok(())
    }
}

/// Draws rays from below an area. If it is not every line of them, they stay behind what is on them.
// Not inlined: it is rare, and whoever calls it may run from memory.
#[inline(never)]
pub(crate) fn draw_rays<D: DrawTarget<Color = Colour>>(
    area: Rectangle,
    every: u8,
    colour: Colour,
    display: &mut D,
) -> Result<(), D::Error> {
    let (left, top) = (area.top_left.x, area.top_left.y);
    let (width, height) = (area.size.width as i32, area.size.height as i32);
    // A display may be a part of a picture only: what is above or below it is passed by.
    let seen = display.bounding_box().rows();
    let lines = (0..height).step_by(every.max(1).into());
    for y in lines.filter(|y| seen.contains(&(top + y))) {
        let up = height + 6 - y;
        for (from, to) in RAYS {
            for (from, to) in [(from, to), (-to, -from)] {
                let from = (width / 2 + from * up / 64).clamp(0, width);
                let to = (width / 2 + to * up / 64).clamp(0, width);
                let ray = Rectangle::new(
                    Point::new(left + from, top + y),
                    Size::new((to - from).max(0) as u32, 1),
                );
                display.fill_solid(&ray, colour)?;
            }
        }
    }
    Ok(())
}

/// The largest font that a title fits in.
fn title_font(title: &str, room: i32) -> &'static Font {
    let fonts = [&theme::BIG, &theme::TITLE, &theme::KEY, &theme::DETAIL];
    let fits = |font: &&&'static Font| width_of(title, font) <= room;
    fonts.iter().find(fits).copied().unwrap_or(&theme::FOOTNOTE)
}
