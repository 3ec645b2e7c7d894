//! What happened in Artifact: how far it is told, under which title, and the cards that came to light
//! as cards.

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Card, Event, Face};

use super::Scene;
use super::look::{card, card_size};
use super::text::{Label, names};
use crate::canvas::Canvas;
use crate::games::Interest;
use crate::screens::parts::filled;
use crate::text::{Arg, Ui};
use crate::theme::{self, Colour};
use crate::widgets::Line;

/// How far an event is told.
pub fn interest(event: &Event) -> Interest {
    match event {
        // Who takes no marker changes nothing.
        Event::TurnEnded { .. } | Event::NoMarker { .. } => Interest::Silent,
        // Markers set prices: who was not there has to know of them.
        Event::FirstHut { .. } | Event::MarkerTaken { .. } | Event::MarkerExchanged { .. } => {
            Interest::Recap
        }
        Event::Researched { .. }
        | Event::Hired { .. }
        | Event::Shipped { .. }
        | Event::CardShipped { .. }
        | Event::Exhibited { .. }
        | Event::BaseIncome { .. }
        | Event::Kept { .. }
        | Event::StoodAlone { .. }
        | Event::Sold { .. }
        | Event::Bought { .. }
        | Event::GoldSpent { .. }
        | Event::RoleTaken { .. }
        | Event::Declined { .. }
        | Event::Passed { .. }
        | Event::ManuscriptUsed { .. }
        | Event::House
        | Event::HandTold { .. }
        | Event::Corrected(_)
        | Event::HandCorrected { .. }
        | Event::GameOver => Interest::Told,
        Event::Begins { .. } | Event::TurnedUp { .. } | Event::CursedShipped { .. } => {
            Interest::Glanced
        }
        Event::Drew { .. } | Event::DrewCursed { .. } => Interest::Shown,
        Event::LastRound { .. }
        | Event::ManuscriptsShown { .. }
        | Event::Year { .. }
        | Event::Income { .. }
        | Event::RoundEnded { .. } => Interest::ForAll,
    }
}

/// Huts and markers are placed and taken in the open, before anybody is told what the others did.
pub fn is_aside(event: &Event) -> bool {
    matches!(
        event,
        Event::FirstHut { .. }
            | Event::MarkerTaken { .. }
            | Event::MarkerExchanged { .. }
            | Event::NoMarker { .. }
    )
}

/// Did a card come to light?
pub fn is_pictured(events: &[Event]) -> bool {
    !cards(events).is_empty()
}

/// The title above some events: that of the weightiest.
pub fn title(scene: &Scene<'_>, events: &[Event]) -> Line {
    let plain = |label: Label| filled(scene.world, label, &[]);
    let has = |test: fn(&Event) -> bool| events.iter().any(test);
    if has(|event| matches!(event, Event::LastRound { .. })) {
        return plain(Label::LastRound);
    }
    for event in events {
        if let Event::Year { year } = event {
            let round = Arg::Number(i32::from(scene.table().round) + 1);
            let args = [Arg::Number(i32::from(*year)), round];
            return filled(scene.world, Label::YearAndRound, &args);
        }
    }
    if has(|event| matches!(event, Event::RoundEnded { .. })) {
        return plain(Label::RoundOver);
    }
    if has(|event| matches!(event, Event::ManuscriptsShown { .. })) {
        return filled(scene.world, Ui::GameOver, &[]);
    }
    if has(|event| matches!(event, Event::Drew { .. })) {
        return plain(Label::DrawUnseen);
    }
    let cursed = |event: &Event| {
        matches!(
            event,
            Event::DrewCursed { .. } | Event::CursedShipped { .. }
        )
    };
    if has(cursed) {
        let mut line = Line::new();
        let _ = line.push_str(names::face_title(Face::Cursed, scene.language()));
        return line;
    }
    plain(Label::FaceUp)
}

/// What the last round means.
pub fn ending(scene: &Scene<'_>, events: &[Event], out: &mut dyn Write) -> Written {
    let is_last = |event: &Event| matches!(event, Event::LastRound { .. });
    if events.iter().any(is_last) {
        out.write_str(Label::LastRoundMessage.text(scene.language()))?;
    }
    Ok(())
}

/// The cards that came to light, as many as fit a row.
fn cards(events: &[Event]) -> heapless::Vec<Card, 6> {
    let cards = events.iter().filter_map(|event| match event {
        Event::TurnedUp { card }
        | Event::DrewCursed { card, .. }
        | Event::CursedShipped { card, .. } => Some(*card),
        Event::Drew { card, .. } => *card,
        _ => None,
    });
    cards.take(6).collect()
}

/// Draws the cards that came to light, and says how much room they took.
pub fn draw<D: DrawTarget<Color = Colour>>(
    events: &[Event],
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let cards = cards(events);
    if cards.is_empty() {
        return Ok(0);
    }
    let mut at = Point::new(theme::MARGIN + 4, body.top_left.y + 10);
    for one in &cards {
        card(*one, at, false, canvas)?;
        at.x += card_size().width as i32 + 8;
    }
    Ok(card_size().height as i32 + 14)
}
