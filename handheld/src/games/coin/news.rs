//! What happened in Coin: how far it is told, under which title, and the coin as it fell.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::rules::{Event, Face};
use super::text::Label;
use super::{Scene, look};
use crate::canvas::Canvas;
use crate::games::Interest;
use crate::screens::parts::filled;
use crate::text::Ui;
use crate::theme::{self, Colour};
use crate::widgets::Line;

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
