//! What happened in Artifact Stack: how far it is told, under which title, and the cards that changed
//! hands as cards. A turn is played before everybody's eyes, and the temple shows it in a line of pictures;
//! only what somebody did not choose, a curse or a theft, is seen over whatever comes next besides.

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::game::Game;
use engine::seat::Seat;
use engine::stack::{Deck, Event};

use super::look::{card, card_size, deck_icon};
use super::text::{Label, names};
use super::{Scene, icons};
use crate::canvas::Canvas;
use crate::games::Interest;
use crate::icons as common;
use crate::screens::parts::filled;
use crate::text::{Arg, Ui, say};
use crate::theme::{self, Colour};
use crate::widgets::{Line, Part, Picture, Ribbon, Whose, seat_colour};

/// How many decks stand in a row where what is unseen is counted.
const DECKS_A_ROW: u8 = 3;
/// The height of a deck with what it is about.
const DECK: i32 = 28;

/// How far an event is told.
pub fn interest(event: &Event) -> Interest {
    match event {
        Event::Laid { .. } | Event::TurnEnded { .. } => Interest::Silent,
        Event::House | Event::Corrected(_) | Event::LookCorrected { .. } | Event::GameOver => {
            Interest::Told
        }
        Event::Dug { .. }
        | Event::Hired { .. }
        | Event::HelperCame { .. }
        | Event::TurnedOver { .. } => Interest::Recap,
        // What always acts at once is told with what it does.
        Event::Took { card, .. } => match card.deck() {
            Deck::CurseBlessing => Interest::Glanced,
            _ => Interest::Recap,
        },
        Event::Begins { .. }
        | Event::RoundBegins { second: false, .. }
        | Event::SilverReceived { .. }
        | Event::SilverPaid { .. }
        | Event::SilverGiven { .. }
        | Event::MoreActions { .. }
        | Event::Stole { .. }
        | Event::Gave { .. }
        | Event::Removed { .. }
        | Event::NoEffect { .. }
        // A card that was looked at on the table: nothing of it is known here.
        | Event::Looked { card: None, .. } => Interest::Glanced,
        Event::DeckPicked { .. } | Event::Looked { .. } => Interest::Shown,
        Event::RoundBegins { second: true, .. } => Interest::ForAll,
    }
}

/// The title above some events: that of the weightiest.
pub fn title(scene: &Scene<'_>, events: &[Event]) -> Line {
    let has = |test: fn(&Event) -> bool| events.iter().any(test);
    if is_second_temple(events) {
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
    if !is_second_temple(events) {
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

/// Is the second temple built?
pub fn is_second_temple(events: &[Event]) -> bool {
    let is_second = |event: &Event| matches!(event, Event::RoundBegins { second: true, .. });
    events.iter().any(is_second)
}

/// Draws in which order it goes on, and how many cards of each deck nobody has seen; says how much room
/// that took.
pub fn draw_second_temple<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let table = scene.table();
    let seats = scene.game().seats();
    let hut = |seat: Seat| Part::Icon(&common::HUT, seat_colour(scene.world.colour(seat)));
    let temple = Part::Icon(&icons::PYRAMID, theme::TEXT);
    let mut order = Picture::new(Whose::Table, &[temple, hut(table.seat)]);
    let mut seat = table.seat;
    for _ in 1..seats {
        // The other way round: whoever comes last clockwise.
        seat = seat.clockwise(seats).last().unwrap_or(seat);
        order = order.and(Part::Arrow).and(hut(seat));
    }
    let unseen = |from: u8| {
        let decks = (from..from + DECKS_A_ROW).filter_map(|place| table.decks.nth(place));
        let plate = |deck| Part::Plate(deck_icon(deck), theme::TEXT, table.unseen.of(deck));
        let parts: heapless::Vec<Part, { DECKS_A_ROW as usize }> = decks.map(plate).collect();
        Picture::new(Whose::Table, &parts)
    };
    let mut top = body.top_left.y + 4;
    for picture in [order, unseen(0), unseen(DECKS_A_ROW)] {
        let mut line = Ribbon::default();
        line.add(&picture, |_| theme::TEXT);
        let at = Point::new(theme::MARGIN + 4, top);
        let room = Size::new(body.size.width - 20, Ribbon::TALL as u32);
        line.draw(Rectangle::new(at, room), canvas)?;
        top += Ribbon::TALL + 2;
    }
    Ok(top - body.top_left.y)
}

/// The decks that chance picked.
pub fn decks(events: &[Event]) -> impl Iterator<Item = Deck> + '_ {
    events.iter().filter_map(|event| match event {
        Event::DeckPicked { deck } => Some(*deck),
        _ => None,
    })
}

/// Draws the decks that are played with, each with what it is about, and who begins.
pub fn draw_decks<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    events: &[Event],
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let width = body.size.width as i32 - 2 * theme::MARGIN;
    let mut at = body.top_left + Point::new(theme::MARGIN, 3);
    for deck in decks(events) {
        let row = Rectangle::new(at, Size::new(width as u32, DECK as u32 - 1));
        canvas.panel(row, theme::PANEL)?;
        canvas.icon(deck_icon(deck), at + Point::new(3, 3), theme::TEXT)?;
        let mut about = Line::new();
        // It is shorter than a line.
        let values = scene.game().values();
        let _ = names::in_short(deck, values, scene.language(), &mut about);
        let room = width - 30;
        let pen = at + Point::new(28, 12);
        let name = names::deck(deck, scene.language());
        canvas.text_within(name, pen, room, &theme::KEY, theme::TEXT)?;
        let pen = at + Point::new(28, 24);
        canvas.text_within(&about, pen, room, &theme::DETAIL, theme::DIM)?;
        at.y += DECK;
    }
    let begins = events
        .iter()
        .find(|event| matches!(event, Event::Begins { .. }));
    if let Some(event) = begins {
        let mut words = Line::new();
        // A sentence is shorter than a line.
        let _ = super::text::event(scene, event, &mut words);
        let at = Point::new(theme::MARGIN + 2, at.y + 14);
        canvas.text_within(&words, at, width, canvas.look.detail(), theme::TEXT)?;
    }
    Ok(())
}
