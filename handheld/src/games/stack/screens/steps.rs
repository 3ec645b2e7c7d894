//! The temple as a step pyramid: its levels unfolded row by row, so that every card is seen with what
//! it costs. What lies on the chosen card is framed; beside the middle level is what is no card.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Action, Place};

use super::super::look::{back, face_icon, small_star};
use super::super::{Scene, icons};
use super::spots::{Spot, position};
use crate::canvas::{Align, Canvas, Spoken};
use crate::icons::{self as common, Icon};
use crate::theme::{self, Colour};
use crate::widgets::{advice_mark, coin, seat_colour};

/// Half the step from one card to the next.
const HALF: i32 = 23;
/// How wide a card is.
const CARD: i32 = 45;
/// How wide what stands beside the cards is.
const BUTTON: i32 = 21;
/// The rows of the pyramid.
const ROWS: i32 = 6;

/// Where a spot is.
fn area_of(spot: Spot, stage: Rectangle) -> Rectangle {
    let (row, column) = position(spot);
    let tall = stage.size.height as i32 / ROWS;
    let left = stage.top_left.x + (stage.size.width as i32 - 10 * HALF) / 2;
    let top = stage.top_left.y + row * tall + 1;
    let (x, wide) = match spot {
        Spot::Card(_) => (left + column * HALF, CARD),
        Spot::Helpers | Spot::Areas => (left, BUTTON),
        Spot::Story | Spot::Bonus | Spot::End => (left + 10 * HALF - BUTTON - 1, BUTTON),
    };
    Rectangle::new(Point::new(x, top), Size::new(wide as u32, tall as u32 - 1))
}

/// Draws the pyramid, with what is no card if somebody decides.
#[inline(never)] // so that the lens does not share its room on the stack
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    chosen: Spot,
    decides: bool,
    stage: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    draw_corners(scene, decides, stage, canvas)?;
    let standing = scene.table().temple.standing();
    for place in Place::ALL {
        let area = area_of(Spot::Card(place), stage);
        if standing.contains(place) {
            draw_card(scene, place, area, canvas)?;
        } else {
            let socket = Rectangle::new(area.center() - Point::new(8, 1), Size::new(16, 2));
            canvas.fill(socket, theme::SHADE)?;
        }
    }
    if decides {
        for spot in [Spot::Helpers, Spot::Bonus, Spot::Areas, Spot::End] {
            draw_button(scene, spot, area_of(spot, stage), canvas)?;
        }
    }
    if let Spot::Card(place) = chosen {
        let covering = scene.game().covering(&scene.table().temple, place);
        for above in covering.iter() {
            let area = area_of(Spot::Card(above), stage);
            canvas.outline(area, theme::MARK_RED)?;
            canvas.outline(area.offset(-1), theme::MARK_RED)?;
        }
    }
    if let Some(advised) = Spot::advised(scene).filter(|_| decides) {
        advice_mark(area_of(advised, stage), canvas)?;
    }
    if chosen != Spot::Story {
        canvas.ring(area_of(chosen, stage), theme::ACCENT)?;
        canvas.speak(Spoken::Selected);
    }
    Ok(())
}

/// How many cards are left, and the silver of whose turn it is: whose, the screen says itself if they decide on it.
fn draw_corners<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    decides: bool,
    stage: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let tall = stage.size.height as i32 / ROWS;
    let left = stage.top_left.x + 4;
    let middle = stage.top_left.y + tall / 2;
    canvas.icon(&icons::PYRAMID, Point::new(left, middle - 10), theme::DIM)?;
    let mut number: heapless::String<4> = heapless::String::new();
    // Two digits fit.
    let _ = write!(number, "{}", table.temple.standing().len());
    let at = Point::new(left + 22, middle + 6);
    canvas.text(&number, at, &theme::ENTRY, theme::DIM, Align::Left)?;
    number.clear();
    let silver = table.players[table.seat].silver;
    let _ = write!(number, "{silver}");
    let right = stage.top_left.x + stage.size.width as i32 - 6;
    let at = Point::new(right, middle + 7);
    canvas.text(&number, at, &theme::TITLE, theme::TEXT, Align::Right)?;
    let wide = theme::TITLE.width_of(&number) + 18;
    let at = Point::new(right - wide, middle - 6);
    coin(at, theme::ACCENT, theme::GROUND, canvas)?;
    if decides {
        return Ok(());
    }
    let colour = seat_colour(scene.world.colour(table.seat));
    // Beside the middle level, where a turn has its buttons.
    let hut = Point::new(right - Icon::SIZE as i32, middle + tall - 11);
    canvas.icon(&common::HUT, hut, colour)
}

/// Draws a card: face or back, with its cost or a tick, its star, and who has looked at it.
fn draw_card<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    place: Place,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let cost = scene.game().dig_cost(&table.temple, place);
    let silver = table.players[table.seat].silver;
    let corner = area.top_left;
    let middle = area.center().y;
    let is_down = table.temple.face_down().contains(place);
    let ink = match scene.view().card(place) {
        Some(card) => {
            let (ground, ink) = match cost {
                0 => (theme::TEXT, theme::GROUND),
                cost if cost <= u16::from(silver) => (theme::DIM, theme::GROUND),
                _ => (theme::LINE, theme::TEXT),
            };
            canvas.panel(area, ground)?;
            let value = scene.game().values().card(card);
            let icon = face_icon(card.deck(), value.face);
            canvas.icon(icon, Point::new(corner.x + 1, middle - 10), ink)?;
            if value.star {
                let star = Point::new(corner.x + 20, corner.y + 2);
                small_star(star, ink, canvas)?;
            }
            if is_down {
                canvas.outline(area.offset(-1), theme::SECRET)?;
            }
            ink
        }
        None => {
            back(area, canvas)?;
            let at = Point::new(corner.x + 11, middle + 6);
            canvas.text("?", at, &theme::ENTRY, theme::TEXT, Align::Centre)?;
            theme::TEXT
        }
    };
    draw_lookers(scene, place, area, canvas)?;
    if cost == 0 {
        return tick(Point::new(corner.x + 31, middle - 3), ink, canvas);
    }
    let mut number: heapless::String<4> = heapless::String::new();
    // Two digits fit.
    let _ = write!(number, "{cost}");
    let at = Point::new(corner.x + 36, middle + 6);
    canvas.text(&number, at, &theme::ENTRY, ink, Align::Centre)
}

/// A mark in the colour of everybody who has looked at a hidden card.
fn draw_lookers<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    place: Place,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let bottom = area.top_left.y + area.size.height as i32 - 6;
    let mut at = Point::new(area.top_left.x + 18, bottom);
    for seat in Seat::first(scene.seats()) {
        if scene.table().temple.looked_at_by(seat).contains(place) {
            let mark = Rectangle::new(at, Size::new(5, 4));
            canvas.fill(mark.offset(1), theme::GROUND)?;
            canvas.fill(mark, seat_colour(scene.world.colour(seat)))?;
            at.x += 6;
        }
    }
    Ok(())
}

/// Draws a small tick: nothing lies on the card.
pub fn tick<D: DrawTarget<Color = Colour>>(
    at: Point,
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for (x, y) in [
        (0, 3),
        (1, 4),
        (2, 5),
        (3, 4),
        (4, 3),
        (5, 2),
        (6, 1),
        (7, 0),
    ] {
        let dot = Rectangle::new(at + Point::new(x, y), Size::new(2, 2));
        canvas.fill(dot, colour)?;
    }
    Ok(())
}

/// Draws what is no card: bright where something can be done.
fn draw_button<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    spot: Spot,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (icon, is_ready) = button(scene, spot);
    canvas.panel(area, theme::PANEL)?;
    let ink = if is_ready { theme::ACCENT } else { theme::DIM };
    let at = Point::new(area.top_left.x, area.center().y - 9);
    canvas.icon(icon, at, ink)
}

/// The icon of what is no card, and whether something can be done there now.
pub fn button(scene: &Scene<'_>, spot: Spot) -> (&'static Icon, bool) {
    let legal = scene.legal();
    let any = |test: fn(Action) -> bool| legal.iter().any(test);
    match spot {
        Spot::Helpers => (
            &icons::HELPER,
            any(|action| matches!(action, Action::Hire(_))),
        ),
        Spot::Bonus => (
            &common::LOCK,
            any(|action| matches!(action, Action::TurnOver(_))),
        ),
        Spot::Story => (&common::HISTORY, true),
        Spot::Areas => (&common::PEOPLE, true),
        Spot::End | Spot::Card(_) => (&common::HAND_OVER, legal.contains(Action::EndTurn)),
    }
}
