//! What happened in Warehouse 51: how far it is told, under which title, and the fists as they opened.

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::{PerSeat, Seat, Seats};
use engine::warehouse51::Event;

use super::screens::reveal;
use super::text::Label;
use super::{Scene, icons};
use crate::canvas::{Align, Canvas, fitted};
use crate::games::Interest;
use crate::screens::parts::filled;
use crate::text::Ui;
use crate::theme::{self, Colour};
use crate::widgets::Line;

/// The height of the opened fists, with what is round them.
const FISTS: i32 = 84;

/// How far an event is told.
pub fn interest(event: &Event) -> Interest {
    match event {
        // The auction shows bids, and each of the two neighbours looks when they like.
        Event::CounterfeitLaid { .. } | Event::Bid { .. } | Event::FistClosed { .. } => {
            Interest::Silent
        }
        Event::TopSeen { .. } => Interest::Recap,
        Event::Revealed { .. } | Event::Passed { .. } | Event::Declined { .. } => Interest::Told,
        Event::Begins { .. }
        | Event::MayNotBid { .. }
        | Event::Announced { .. }
        | Event::NobodyBid { .. }
        | Event::Won { .. }
        | Event::FromBank { .. }
        | Event::ToBank { .. }
        | Event::BarredNext { .. }
        | Event::NoEffect { .. }
        | Event::Pawned { .. }
        | Event::BoughtBack { .. }
        | Event::Certified { .. } => Interest::Glanced,
        Event::Examined { .. }
        | Event::ExaminedInTheBox { .. }
        | Event::House
        | Event::Corrected(_)
        | Event::CounterfeitCorrected { .. } => Interest::Shown,
        Event::FistsOpened { .. }
        | Event::Shown { .. }
        | Event::ShownInTheBox { .. }
        | Event::AuctionsOver
        | Event::CounterfeitsRevealed { .. }
        | Event::Protected { .. }
        | Event::Cancelled { .. }
        | Event::Exposed { .. }
        | Event::GameOver => Interest::ForAll,
    }
}

/// The title above some events: that of the weightiest.
pub fn title(scene: &Scene<'_>, events: &[Event]) -> Line {
    let plain = |label: Label| filled(scene.world, label, &[]);
    let has = |test: fn(&Event) -> bool| events.iter().any(test);
    if reveal::pages(events) > 0 {
        return plain(Label::Counterfeits);
    }
    if has(|event| matches!(event, Event::GameOver)) {
        return filled(scene.world, Ui::GameOver, &[]);
    }
    if has(|event| matches!(event, Event::FistsOpened { .. })) {
        return plain(Label::Opened);
    }
    if has(|event| matches!(event, Event::AuctionsOver)) {
        return plain(Label::TheEnd);
    }
    let shows = |event: &Event| matches!(event, Event::Shown { .. } | Event::Examined { .. });
    if has(shows) {
        return plain(Label::Counterfeits);
    }
    if has(|event| matches!(event, Event::NobodyBid { .. })) {
        return plain(Label::NobodyWants);
    }
    plain(Label::TheHammer)
}

/// What the end brings, and how to read what one alone has seen.
pub fn ending(scene: &Scene<'_>, events: &[Event], out: &mut dyn Write) -> Written {
    let language = scene.language();
    if events.contains(&Event::AuctionsOver) {
        out.write_str(Label::EndMessage.text(language))?;
    }
    let unseen = |event: &Event| matches!(event, Event::Examined { relics: None, .. });
    if events.iter().any(unseen) {
        out.write_str(Label::ExaminedMessage.text(language))?;
    }
    Ok(())
}

/// The fists that were opened: what was in them, and whose they were.
fn fists(events: &[Event]) -> Option<(PerSeat<u8>, Seats)> {
    events.iter().find_map(|event| match event {
        Event::FistsOpened { bids, seats, .. } => Some((*bids, *seats)),
        _ => None,
    })
}

/// Did fists open?
pub fn is_pictured(events: &[Event]) -> bool {
    fists(events).is_some()
}

/// Who has won the auction that the events are about.
fn winner(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match event {
        Event::Won { seat, .. } => Some(*seat),
        _ => None,
    })
}

/// Draws the fists as they opened, side by side, and says how much room they took.
#[inline(never)] // so that no screen takes room on the stack for another
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    events: &[Event],
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let Some((bids, seats)) = fists(events) else {
        return Ok(0);
    };
    let winner = winner(events);
    let count = i32::from(seats.len()).max(1);
    let step = (body.size.width as i32 - theme::MARGIN * 2) / count;
    let mut left = body.top_left.x + theme::MARGIN;
    for seat in seats.iter() {
        let place = Rectangle::new(
            Point::new(left + 2, body.top_left.y + 6),
            Size::new(step as u32 - 4, FISTS as u32 - 10),
        );
        fist(scene, seat, bids[seat], winner == Some(seat), place, canvas)?;
        left += step;
    }
    Ok(FISTS)
}

/// Draws one hand: the name, the hand in the player's colour, what was in it.
fn fist<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    bid: u8,
    wins: bool,
    place: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.panel(place, theme::PANEL)?;
    if wins {
        canvas.ring(place, theme::ACCENT)?;
    }
    let middle = place.center().x;
    let top = place.top_left.y;
    let name: Line = fitted(
        scene.name(seat),
        place.size.width as i32 - 4,
        &theme::FOOTNOTE,
    );
    let at = Point::new(middle, top + 12);
    canvas.text(&name, at, &theme::FOOTNOTE, theme::TEXT, Align::Centre)?;
    let hand = Point::new(middle - 10, top + 17);
    canvas.icon(&icons::OPEN_HAND, hand, scene.seat_colour(seat))?;
    let mut number: heapless::String<4> = heapless::String::new();
    // No bid has more digits.
    let _ = write!(number, "{bid}");
    let ink = if wins { theme::ACCENT } else { theme::TEXT };
    let at = Point::new(middle, top + 66);
    canvas.text(&number, at, &theme::BIG, ink, Align::Centre)
}
