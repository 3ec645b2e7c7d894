//! What happened in Artifact Stack, in pictures: the action first, then what came of it.

use engine::seat::Seat;
use engine::stack::{Card, CardSet, Event};

use super::look::{deck_icon, face_icon, helper_icon};
use super::{Scene, icons};
use crate::icons as common;
use crate::theme;
use crate::widgets::{Part, Picture, Whose, seat_colour};

/// An event in pictures.
pub fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
    let hut = |seat: Seat| Part::Icon(&common::HUT, seat_colour(scene.world.colour(seat)));
    let face = |card: Card| face_of(scene, card);
    match *event {
        Event::Dug { seat, silver, .. } => did(seat, &[DIG]).action(-i32::from(silver)),
        Event::Took { seat, card, .. } => {
            let taken = Picture::new(Whose::Seat(seat), &[Part::Arrow, face(card)]);
            starred(scene, card, taken)
        }
        Event::Looked {
            seat, silver, card, ..
        } => {
            let seen = card.map_or(BACK, face);
            did(seat, &[EYE, seen]).action(-i32::from(silver))
        }
        Event::Hired {
            seat,
            helper,
            silver,
        } => {
            let helper = Part::Icon(helper_icon(helper), theme::TEXT);
            did(seat, &[Part::Plus, helper]).action(-i32::from(silver))
        }
        Event::HelperCame { seat, helper } => {
            let helper = Part::Icon(helper_icon(helper), theme::TEXT);
            did(seat, &[Part::Plus, helper])
        }
        Event::TurnedOver { seat, set, .. } => did(seat, &[SAFE, set_plate(set)]).action(0),
        Event::SilverReceived { seat, silver } => did(seat, &[SILVER, Part::Change(silver.into())]),
        Event::SilverPaid { seat, silver } => {
            did(seat, &[SILVER, Part::Change(-i32::from(silver))])
        }
        Event::SilverGiven { from, to, silver } => did(
            to,
            &[hut(from), Part::Arrow, SILVER, Part::Change(silver.into())],
        ),
        Event::MoreActions { seat, actions } => {
            let more = Part::Icon(&common::PLAY, theme::ACCENT);
            did(seat, &[more, Part::Change(actions.into())])
        }
        Event::Stole { seat, from, card } => did(seat, &[hut(from), Part::Arrow, face(card)]),
        Event::Gave { seat, to, card } => did(seat, &[face(card), Part::Arrow, hut(to)]),
        Event::Removed { seat, card } => did(seat, &[face(card), GONE]),
        Event::NoEffect { seat } => did(seat, &[GONE]),
        Event::TurnEnded { seat } => did(seat, &[]),
        _ => of_the_table(scene, event),
    }
}

/// What concerns all: decks, who begins, temples, mistakes that were put right, the end.
fn of_the_table(scene: &Scene<'_>, event: &Event) -> Picture {
    let hut = |seat: Seat| Part::Icon(&common::HUT, seat_colour(scene.world.colour(seat)));
    let all = |parts: &[Part]| Picture::new(Whose::Table, parts);
    let face = |card: Card| face_of(scene, card);
    match *event {
        Event::DeckPicked { deck } => all(&[Part::Card(deck_icon(deck), theme::ACCENT)]),
        Event::Begins { seat } => all(&[Part::Icon(&common::PLAY, theme::TEXT), hut(seat)]),
        Event::RoundBegins { second, seat } => {
            let number = Part::Number(if second { 2 } else { 1 });
            all(&[TEMPLE, number, Part::Arrow, hut(seat)]).action(0)
        }
        Event::GameOver => all(&[Part::Icon(&common::CROWN, theme::ACCENT)]).action(0),
        Event::Laid { card, .. } => all(&[card.map_or(BACK, face)]),
        _ => all(&[Part::Icon(&common::UNDO, theme::ACCENT)]).action(0),
    }
}

/// What is dug out of the temple.
const DIG: Part = Part::Icon(&icons::PYRAMID, theme::ACCENT);
/// A temple.
const TEMPLE: Part = Part::Icon(&icons::PYRAMID, theme::TEXT);
/// A look.
const EYE: Part = Part::Icon(&common::EYE, theme::TEXT);
/// The back of a card.
const BACK: Part = Part::Card(&common::EYE_CLOSED, theme::LINE);
/// What cannot be stolen any more.
const SAFE: Part = Part::Icon(&common::LOCK, theme::TEXT);
/// Silver.
const SILVER: Part = Part::Icon(&icons::SILVER, theme::DIM);
/// What leaves the game, or has no effect.
const GONE: Part = Part::Icon(&common::CROSS, theme::MARK_RED);

fn did(seat: Seat, parts: &[Part]) -> Picture {
    Picture::new(Whose::Seat(seat), parts)
}

/// A card, by its silhouette.
fn face_of(scene: &Scene<'_>, card: Card) -> Part {
    let face = scene.game().values().card(card).face;
    Part::Card(face_icon(card.deck(), face), theme::ACCENT)
}

/// Some cards of a deck.
fn set_plate(set: CardSet) -> Part {
    Part::Plate(deck_icon(set.deck()), theme::TEXT, set.size())
}

/// With a star, if the card has one.
fn starred(scene: &Scene<'_>, card: Card, picture: Picture) -> Picture {
    if scene.game().values().card(card).star {
        picture.and(Part::Icon(&icons::STAR, theme::ACCENT))
    } else {
        picture
    }
}
