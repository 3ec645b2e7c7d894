//! A temple as a drawing: level over level, each half a card off the one below.

use engine::each::Member;
use engine::stack::{ArtifactStack, Level, Place, Temple};

use super::names::{level, row, short_card};
use crate::page::Page;

/// Room for a card.
const CARD: usize = 14;

/// Draws what everybody sees of a temple.
pub fn draw(game: &ArtifactStack, temple: &Temple, page: &mut Page) {
    for on in [Level::Top, Level::Middle, Level::Base] {
        let places: Vec<Place> = Place::ALL
            .into_iter()
            .filter(|place| place.level() == on)
            .collect();
        let rows = places.iter().map(|place| place.row() + 1).max();
        for number in 0..rows.unwrap_or(0) {
            let name = if number == 0 { level(on) } else { "" };
            let cards: String = places
                .iter()
                .filter(|place| place.row() == number)
                .map(|place| format!("{:CARD$}", card(game, temple, *place)))
                .collect();
            let shift = on as usize * CARD / 2;
            let line = format!("  {name:8}{}  {:shift$}{cards}", row(on, number), "");
            page.line(&line);
        }
    }
}

fn card(game: &ArtifactStack, temple: &Temple, place: Place) -> String {
    match temple.face_up(place) {
        Some(card) => short_card(game, card),
        None if temple.face_down().contains(place) => "(hidden)".into(),
        None => "-".into(),
    }
}
