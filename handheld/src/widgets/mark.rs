//! The mark of what was advised: a small flag, known by its shape on every ground and in every colour.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Canvas, Spoken};
use crate::theme::{self, Colour};

/// A part: its corner, its size, its colour.
type FlagPart = ((i32, i32), (u32, u32), Colour);

/// The parts of the flag: the night behind it, its pole, and its cloth, which narrows to a point.
const PARTS: [FlagPart; 5] = [
    ((0, 0), (12, 13), theme::GROUND),
    ((2, 1), (2, 11), theme::TEXT),
    ((4, 1), (3, 7), theme::TEXT),
    ((7, 2), (2, 5), theme::TEXT),
    ((9, 3), (2, 3), theme::TEXT),
];

/// What is beside the mark in a row begins so much further right.
pub const FLAG: i32 = 10;

/// The same for a row: larger, before what stands in it.
const LARGE: [FlagPart; 5] = [
    ((0, 0), (15, 18), theme::GROUND),
    ((2, 1), (2, 16), theme::TEXT),
    ((4, 1), (5, 10), theme::TEXT),
    ((9, 2), (2, 8), theme::TEXT),
    ((11, 4), (2, 4), theme::TEXT),
];

/// Draws the mark in the upper left corner of a place.
#[inline(never)] // many places have it
pub fn advice_mark<D: DrawTarget<Color = Colour>>(
    place: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.marked = Some(place.center().y);
    canvas.speak(Spoken::Advised);
    // Larger where the place is a row, and not a card among many.
    let parts = match place.size.width > 80 {
        true => LARGE,
        false => PARTS,
    };
    draw_parts(parts, place, canvas)
}

/// Draws the small flag, where it does not mark anything.
pub fn small_flag<D: DrawTarget<Color = Colour>>(
    place: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    draw_parts(PARTS, place, canvas)
}

fn draw_parts<D: DrawTarget<Color = Colour>>(
    parts: [FlagPart; 5],
    place: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for ((x, y), (wide, tall), colour) in parts {
        let at = place.top_left + Point::new(x, y);
        canvas.fill(Rectangle::new(at, Size::new(wide, tall)), colour)?;
    }
    Ok(())
}
