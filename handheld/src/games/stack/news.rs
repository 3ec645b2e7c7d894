//! What happened in Artifact Stack: how far it is told, under which title, and the cards that changed
//! hands as cards. A turn is played before everybody's eyes, so most of it is seen at a glance over
//! whatever comes next.

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::stack::{Deck, Event};

use super::Scene;
use super::look::{card, card_size};
use super::text::Label;
use crate::canvas::Canvas;
use crate::games::Interest;
use crate::screens::parts::filled;
use crate::text::{Arg, Ui, say};
use crate::theme::{self, Colour};
use crate::widgets::Line;

/// How far an event is told.
pub fn interest(event: &Event) -> Interest {
    match event {
        Event::Laid { .. } | Event::TurnEnded { .. } => Interest::Silent,
        Event::House | Event::Corrected(_) | Event::LookCorrected { .. } | Event::GameOver => {
            Interest::Told
        }
        Event::Begins { .. }
        | Event::RoundBegins { second: false, .. }
        | Event::Dug { .. }
        | Event::Took { .. }
        | Event::Hired { .. }
        | Event::HelperCame { .. }
        | Event::TurnedOver { .. }
        | Event::SilverReceived { .. }
        | Event::SilverPaid { .. }
        | Event::SilverGiven { .. }
        | Event::MoreActions { .. }
        | Event::Stole { .. }
        | Event::Gave { .. }
        | Event::Removed { .. }
        | Event::NoEffect { .. } => Interest::Glanced,
        Event::DeckPicked { .. } | Event::Looked { .. } => Interest::Shown,
        Event::RoundBegins { second: true, .. } => Interest::ForAll,
    }
}

/// The title above some events: that of the weightiest.
pub fn title(scene: &Scene<'_>, events: &[Event]) -> Line {
    let has = |test: fn(&Event) -> bool| events.iter().any(test);
    if has(|event| matches!(event, Event::RoundBegins { second: true, .. })) {
        return filled(scene.world, Label::NewsTemple, &[]);
    }
    if has(|event| *event == Event::GameOver) {
        return filled(scene.world, Ui::GameOver, &[]);
    }
    if has(|event| matches!(event, Event::DeckPicked { .. })) {
        return filled(scene.world, Label::NewsDecks, &[]);
    }
    if has(|event| matches!(event, Event::Looked { .. })) {
        return filled(scene.world, Label::NewsLook, &[]);
    }
    filled(scene.world, Label::NewsCard, &[])
}

/// What the second temple means, with what is known to be left.
pub fn ending(scene: &Scene<'_>, events: &[Event], out: &mut dyn Write) -> Written {
    let is_second = |event: &Event| matches!(event, Event::RoundBegins { second: true, .. });
    if !events.iter().any(is_second) {
        return Ok(());
    }
    let table = scene.table();
    let args = [
        Arg::Number(table.unseen.len().into()),
        Arg::Number(table.temple.face_down().len().into()),
    ];
    let language = scene.language();
    say(
        out,
        language,
        Label::NewsTempleMessage.text(language),
        &args,
    )
}

/// The cards that somebody got or saw, as many as fit a row.
fn cards(events: &[Event]) -> heapless::Vec<Deck, 6> {
    let mut decks = heapless::Vec::new();
    for event in events {
        let card = match event {
            Event::Took { card, .. }
            | Event::Stole { card, .. }
            | Event::Gave { card, .. }
            | Event::Removed { card, .. } => Some(card.deck()),
            Event::Looked { card, .. } => card.map(|card| card.deck()),
            Event::DeckPicked { deck } => Some(*deck),
            _ => None,
        };
        if let Some(deck) = card
            && decks.push(deck).is_err()
        {
            break;
        }
    }
    decks
}

/// Did a card change hands?
pub fn is_pictured(events: &[Event]) -> bool {
    !cards(events).is_empty()
}

/// Draws the cards, and says how much room they took.
pub fn draw<D: DrawTarget<Color = Colour>>(
    events: &[Event],
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let cards = cards(events);
    if cards.is_empty() {
        return Ok(0);
    }
    let left = body.top_left.x.max(theme::MARGIN) + 6;
    let mut at = Point::new(left, body.top_left.y + 8);
    for deck in &cards {
        card(*deck, at, canvas)?;
        at.x += card_size().width as i32 + 6;
    }
    Ok(card_size().height as i32 + 14)
}
