//! The temple from above, as it lies on a table: cards of four quarters, each level half a card off
//! the one below. Higher is brighter and throws a shadow. Where the chosen card is covered, what lies
//! on it is drawn as dashes with a number each: that is what digging costs.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::stack::{Level, Phase, Place, Places};

use super::super::Scene;
use super::super::look::{back, face_icon};
use super::spots::Spot;
use crate::canvas::{Align, Canvas, Spoken};
use crate::theme::{self, Colour};
use crate::widgets::advice_mark;

/// The side of a quarter of a card, at most: its icon fits into it.
const QUARTER: i32 = 22;

/// How large a quarter is on a stage.
fn quarter(stage: Rectangle) -> (i32, i32) {
    let width = (stage.size.width as i32 / 10).min(QUARTER + 1);
    let height = (stage.size.height as i32 / 6).min(30);
    (width, height)
}

/// The quarter where a card begins, in rows and columns.
fn corner_of(place: Place) -> (i32, i32) {
    let off = match place.level() {
        Level::Base => 0,
        Level::Middle => 1,
        Level::Top => 2,
    };
    (
        i32::from(place.row()) * 2 + off,
        i32::from(place.column()) * 2 + off,
    )
}

/// The area of some quarters.
fn area(stage: Rectangle, (row, column): (i32, i32), quarters: u32) -> Rectangle {
    let (wide, tall) = quarter(stage);
    let left = stage.top_left.x + (stage.size.width as i32 - 10 * wide) / 2;
    let top = stage.top_left.y + (stage.size.height as i32 - 6 * tall) / 2;
    Rectangle::new(
        Point::new(left + column * wide, top + row * tall),
        Size::new(wide as u32 * quarters, tall as u32 * quarters),
    )
}

/// Draws the plan.
#[inline(never)] // so that the lens does not share its room on the stack
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    chosen: Spot,
    stage: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let temple = &scene.table().temple;
    let place = match chosen {
        Spot::Card(place) => Some(place),
        _ => None,
    };
    let covering = place.map_or(Places::NONE, |place| scene.game().covering(temple, place));
    let lifted = place.filter(|_| !covering.is_empty()).map(Place::level);
    let is_lifted = |one: Place| lifted.is_some_and(|level| one.level() > level);
    let solid = temple
        .standing()
        .iter()
        .filter(|one| !is_lifted(*one))
        .fold(Places::NONE, Places::with);
    for one in Place::ALL {
        if solid.contains(one) {
            draw_card(scene, one, solid, stage, canvas)?;
        }
    }
    for one in temple.standing().iter().filter(|one| is_lifted(*one)) {
        let ink = if covering.contains(one) {
            theme::MARK_RED
        } else {
            theme::DIM
        };
        canvas.dashes(area(stage, corner_of(one), 2).offset(-1), 3, ink)?;
    }
    draw_numbers(covering, stage, canvas)?;
    if let Some(Spot::Card(advised)) = Spot::advised(scene) {
        advice_mark(area(stage, corner_of(advised), 2), canvas)?;
    }
    match place {
        Some(place) => draw_cursor(place, stage, canvas),
        None => Ok(()),
    }
}

/// Draws the temple as far as some places are laid out, and where a card is laid or said now.
#[inline(never)] // as above
pub fn draw_laid<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    laid: Places,
    now: Place,
    stage: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    // What was taken is no gap to be filled.
    let comes = |one: Place| table.phase == Phase::Laying || table.temple.standing().contains(one);
    for one in Place::ALL {
        if laid.contains(one) {
            draw_card(scene, one, laid, stage, canvas)?;
        } else if one.level() == now.level() && comes(one) {
            let socket = area(stage, corner_of(one), 2).offset(-2);
            canvas.dashes(socket, 3, theme::DIM)?;
        }
    }
    draw_cursor(now, stage, canvas)
}

fn draw_cursor<D: DrawTarget<Color = Colour>>(
    place: Place,
    stage: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    // Thicker than the edge of a free card.
    let whole = area(stage, corner_of(place), 2);
    canvas.ring(whole.offset(-2), theme::ACCENT)?;
    canvas.ring(whole.offset(-4), theme::ACCENT)?;
    canvas.speak(Spoken::Selected);
    Ok(())
}

/// Counts the cards that have to be paid for.
fn draw_numbers<D: DrawTarget<Color = Colour>>(
    covering: Places,
    stage: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for (number, place) in (1..).zip(covering.iter()) {
        let middle = area(stage, corner_of(place), 2).center();
        canvas.disc(middle - Point::new(7, 7), theme::MARK_RED)?;
        let mut text: heapless::String<4> = heapless::String::new();
        // One digit fits.
        let _ = write!(text, "{number}");
        let at = middle + Point::new(0, 4);
        canvas.text(&text, at, &theme::KEY, theme::GROUND, Align::Centre)?;
    }
    Ok(())
}

/// Draws a card: its face or its back, brighter the higher it lies, a brass edge if it is free.
fn draw_card<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    place: Place,
    solid: Places,
    stage: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let corner = corner_of(place);
    let whole = area(stage, corner, 2).offset(-1);
    if place.level() != Level::Base {
        let shadow = Rectangle::new(
            whole.top_left + Point::new(-2, 2),
            whole.size + Size::new(4, 1),
        );
        canvas.panel(shadow, theme::SHADE)?;
    }
    let card = scene.view().card(place);
    match card {
        Some(_) => {
            let ground = match place.level() {
                Level::Base => theme::DIM,
                Level::Middle | Level::Top => theme::TEXT,
            };
            canvas.panel(whole, ground)?;
        }
        None => back(whole, canvas)?,
    }
    if scene.game().dig_cost(&scene.table().temple, place) == 0 {
        canvas.outline(whole, theme::ACCENT)?;
    }
    let Some(seen) = seen_part(place, solid, stage) else {
        return Ok(());
    };
    let middle = seen.center();
    match card {
        Some(card) => {
            let face = scene.game().values().card(card).face;
            let icon = face_icon(card.deck(), face);
            canvas.icon(icon, middle - Point::new(10, 10), theme::GROUND)
        }
        None => {
            let at = middle + Point::new(0, 6);
            canvas.text("?", at, &theme::ENTRY, theme::TEXT, Align::Centre)
        }
    }
}

/// The part of a card that is seen: all of it, or the first quarter that nothing lies on.
fn seen_part(place: Place, solid: Places, stage: Rectangle) -> Option<Rectangle> {
    let above = place.above().and(solid);
    let corner = corner_of(place);
    if above.is_empty() {
        return Some(area(stage, corner, 2));
    }
    let is_covered = |(row, column): (i32, i32)| {
        above.iter().any(|one| {
            let (top, left) = corner_of(one);
            (top..top + 2).contains(&row) && (left..left + 2).contains(&column)
        })
    };
    let (row, column) = corner;
    [(0, 0), (0, 1), (1, 0), (1, 1)]
        .map(|(down, right)| (row + down, column + right))
        .into_iter()
        .find(|quarter| !is_covered(*quarter))
        .map(|quarter| area(stage, quarter, 1))
}
