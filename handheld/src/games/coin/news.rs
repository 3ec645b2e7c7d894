//! What happened in Coin: how far it is told, under which title, and the coin as it fell.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::rules::{Event, Face, RAISE};
use super::text::Label;
use super::{Scene, look};
use crate::canvas::Canvas;
use crate::games::Interest;
use crate::icons;
use crate::screens::parts::filled;
use crate::text::Ui;
use crate::theme::{self, Colour};
use crate::widgets::{Line, Part, Picture, Whose, seat_colour};

/// The height of a picture, with what is round it.
const PICTURE: i32 = 48;

/// How far an event is told.
pub fn interest(event: &Event) -> Interest {
    match event {
        Event::Called { .. } => Interest::Silent,
        Event::TurnedUp { .. } | Event::Won { .. } | Event::NobodyWon => Interest::Told,
        Event::Raised { .. } | Event::Opened { .. } | Event::Corrected(_) => Interest::Shown,
        Event::Tossed { .. } | Event::GameOver => Interest::ForAll,
    }
}

/// The title above some events: that of the weightiest.
pub fn title(scene: &Scene<'_>, events: &[Event]) -> Line {
    let has = |test: fn(&Event) -> bool| events.iter().any(test);
    if has(|event| *event == Event::GameOver) {
        return filled(scene.world, Ui::GameOver, &[]);
    }
    if has(|event| matches!(event, Event::TurnedUp { .. })) {
        return filled(scene.world, Label::NewRound, &[]);
    }
    if has(|event| matches!(event, Event::Raised { .. })) {
        return filled(scene.world, Label::Raise, &[]);
    }
    filled(scene.world, Label::TheToss, &[])
}

/// An event in pictures.
pub fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
    let hut = |seat: Seat| Part::Icon(&icons::HUT, seat_colour(scene.world.colour(seat)));
    let side = |face| Part::Icon(look::face_icon(face), theme::TEXT);
    let coin = Part::Icon(&icons::COIN, theme::ACCENT);
    let all = |parts: &[Part]| Picture::new(Whose::Table, parts);
    match *event {
        Event::TurnedUp { worth } => {
            let points = scene.game().setup().values.worths[worth];
            all(&[
                Part::Icon(&icons::POINTS, theme::TEXT),
                Part::Number(points.into()),
            ])
            .action(0)
        }
        Event::Called { seat, face } => {
            let called = face.map_or(Part::Icon(&icons::LOCK, theme::TEXT), side);
            Picture::new(Whose::Seat(seat), &[called]).action(0)
        }
        Event::Raised { seat } => {
            let raised = [coin, Part::Change(RAISE.into())];
            Picture::new(Whose::Seat(seat), &raised).action(-i32::from(RAISE))
        }
        Event::Opened { first, second } => {
            let [one, two] = [Seat::One, Seat::Two].map(hut);
            all(&[one, side(first), two, side(second)]).action(0)
        }
        Event::Tossed { face } => all(&[coin, Part::Arrow, side(face)]).action(0),
        Event::Won { seat, points } => all(&[hut(seat), Part::Change(points.into())]),
        Event::NobodyWon => all(&[Part::Icon(&icons::CROSS, theme::TEXT)]),
        Event::Corrected(fixed) => {
            let coins = Part::Number(fixed.coins.into());
            all(&[
                Part::Icon(&icons::UNDO, theme::ACCENT),
                hut(fixed.seat),
                coins,
            ])
            .action(0)
        }
        Event::GameOver => all(&[Part::Icon(&icons::CROWN, theme::ACCENT)]).action(0),
    }
}

fn tossed(events: &[Event]) -> Option<Face> {
    events.iter().find_map(|event| match event {
        Event::Tossed { face } => Some(*face),
        _ => None,
    })
}

/// Was the coin tossed?
pub fn is_pictured(events: &[Event]) -> bool {
    tossed(events).is_some()
}

/// Draws the coin as it fell, and says how much room it took.
pub fn draw<D: DrawTarget<Color = Colour>>(
    events: &[Event],
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let Some(face) = tossed(events) else {
        return Ok(0);
    };
    let at = Point::new(body.center().x - 20, body.top_left.y + 4);
    canvas.big_icon(look::face_icon(face), at, theme::ACCENT)?;
    Ok(PICTURE)
}
