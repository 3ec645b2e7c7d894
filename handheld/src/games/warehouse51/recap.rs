//! What happened in Warehouse 51, in pictures: who, which relic, how much.

use engine::seat::Seat;
use engine::warehouse51::{Effect, Event, Relic, RelicSet, Values};

use super::text::Label;
use super::{Scene, icons, look};
use crate::icons as common;
use crate::theme;
use crate::widgets::{Part, Picture, Whose};

/// An event in pictures.
pub fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
    let hut = |seat: Seat| Part::Icon(&common::HUT, scene.seat_colour(seat));
    let word = |label: Label| Part::Word(label.text(scene.language()));
    let did = |seat: Seat, parts: &[Part]| Picture::new(Whose::Seat(seat), parts);
    let shape = |relic: Relic| {
        let [shape, _] = relic_parts(scene, relic);
        shape
    };
    let value = |relic: Relic| {
        let [_, value] = relic_parts(scene, relic);
        value
    };
    match *event {
        Event::Begins { seat } => table(&[Part::Icon(&common::PLAY, theme::TEXT), hut(seat)]),
        Event::CounterfeitLaid {
            between: [one, two],
            ..
        } => table(&[hut(one), FAKE, hut(two)]).action(0),
        Event::TopSeen { seat, colour, .. } => {
            let stack = Part::Icon(look::group_icon(colour), look::group_colour(colour));
            did(seat, &[Part::Icon(&common::EYE, theme::TEXT), stack])
        }
        Event::Revealed { seat, relic: one } => {
            let kind = scene.game().values().relics[one].auction;
            let sign = Part::Icon(look::auction_icon(kind), theme::TEXT);
            did(seat, &[sign, shape(one), value(one)]).action(0)
        }
        // Who may not bid is often who reveals: what that relic is has a page of its own.
        Event::MayNotBid { seat } => table(&[hut(seat), CURSE, word(Label::Out)]).action(0),
        Event::Bid { seat, ingots, .. } => did(seat, &[GOLD, Part::Number(ingots.into())]),
        Event::Passed { seat } => did(seat, &[word(Label::Out)]),
        Event::Announced { seat, ingots } => did(seat, &[CURSE, FIST, Part::Number(ingots.into())]),
        Event::FistClosed { seat, .. } => did(seat, &[FIST]),
        Event::NobodyBid { relic: one } => table(&[shape(one), value(one), GONE]).action(0),
        Event::Won {
            seat,
            relic: one,
            ingots,
            to,
        } => did(
            seat,
            &[
                Part::Plus,
                shape(one),
                value(one),
                Part::Arrow,
                hut(to),
                GOLD,
                Part::Number(ingots.into()),
            ],
        )
        .action(-i32::from(ingots)),
        Event::FromBank { seat, ingots, .. } => did(seat, &[GOLD, Part::Change(ingots.into())]),
        Event::ToBank { seat, ingots, .. } => {
            did(seat, &[CURSE, GOLD, Part::Change(-i32::from(ingots))])
        }
        Event::BarredNext { seat, .. } => did(seat, &[CURSE, word(Label::Out)]),
        Event::Examined {
            seat,
            between: [one, two],
            ..
        } => {
            let eye = Part::Icon(&common::EYE, theme::TEXT);
            did(seat, &[eye, hut(one), FAKE, hut(two)]).action(0)
        }
        Event::NoEffect { seat, relic: one } => did(seat, &[shape(one), value(one), GONE]),
        Event::Pawned {
            seat,
            relic: one,
            ingots,
        } => did(seat, &[PAWN, shape(one), value(one)]).action(ingots.into()),
        Event::BoughtBack {
            seat,
            relic: one,
            ingots,
        } => did(seat, &[PAWN, Part::Arrow, shape(one), value(one)]).action(-i32::from(ingots)),
        Event::Certified {
            seat, relic: one, ..
        } => {
            let sheet = Part::Icon(&icons::CERTIFICATE, theme::ACCENT);
            did(seat, &[sheet, shape(one), value(one)]).action(0)
        }
        Event::Declined { seat } => did(seat, &[GONE]),
        Event::Cancelled { seat, relic: one } => did(
            seat,
            &[
                shape(one),
                value(one),
                Part::Icon(&common::CHECK, theme::ACCENT),
            ],
        )
        .action(0),
        _ => of_the_table(scene, event),
    }
}

/// The relic that an event is about. Who may not bid bought the one that does this, if only one does.
pub fn relic_of(values: &Values, event: &Event) -> Option<Relic> {
    match *event {
        Event::MayNotBid { .. } => {
            let mut carriers = values.carriers(Effect::NoNextBid);
            carriers.next().filter(|_| carriers.next().is_none())
        }
        Event::TopSeen { relic, .. } => relic,
        Event::Revealed { relic, .. }
        | Event::NobodyBid { relic }
        | Event::Won { relic, .. }
        | Event::FromBank { relic, .. }
        | Event::ToBank { relic, .. }
        | Event::BarredNext { relic, .. }
        | Event::NoEffect { relic, .. }
        | Event::Pawned { relic, .. }
        | Event::BoughtBack { relic, .. }
        | Event::Certified { relic, .. }
        | Event::Protected { relic, .. }
        | Event::Cancelled { relic, .. }
        | Event::Exposed { relic, .. } => Some(relic),
        _ => None,
    }
}

/// What concerns all: fists, counterfeits that lie open, the end.
fn of_the_table(scene: &Scene<'_>, event: &Event) -> Picture {
    let hut = |seat: Seat| Part::Icon(&common::HUT, scene.seat_colour(seat));
    match *event {
        Event::FistsOpened { bids, seats, .. } => {
            let mut picture = table(&[]).action(0);
            for seat in seats.iter().take(4) {
                picture = picture.and(hut(seat)).and(Part::Number(bids[seat].into()));
            }
            picture
        }
        Event::Shown {
            between: [one, two],
            relics,
        }
        | Event::CounterfeitsRevealed {
            between: [one, two],
            relics,
        } => all_of(scene, table(&[hut(one), FAKE, hut(two)]).action(0), relics),
        Event::Protected { seat, relic } => {
            let [shape, value] = relic_parts(scene, relic);
            let saved = Part::Icon(&common::CHECK, theme::ACCENT);
            table(&[hut(seat), shape, value, saved])
        }
        Event::Exposed { seat, relic, .. } => {
            let [shape, value] = relic_parts(scene, relic);
            table(&[hut(seat), shape, value, GONE])
        }
        Event::AuctionsOver => table(&[Part::Icon(&common::WARNING, theme::ACCENT)]).action(0),
        Event::GameOver => table(&[Part::Icon(&common::CROWN, theme::ACCENT)]).action(0),
        _ => table(&[Part::Icon(&common::UNDO, theme::ACCENT)]).action(0),
    }
}

const GOLD: Part = Part::Icon(&icons::INGOT, theme::ACCENT);
const FIST: Part = Part::Icon(&icons::FIST, theme::TEXT);
const FAKE: Part = Part::Icon(&icons::MASK, theme::TEXT);
const PAWN: Part = Part::Icon(&icons::PAWN, theme::TEXT);
const CURSE: Part = Part::Icon(&icons::CURSE, theme::MARK_RED);
const GONE: Part = Part::Icon(&common::CROSS, theme::MARK_RED);

fn table(parts: &[Part]) -> Picture {
    Picture::new(Whose::Table, parts)
}

/// A relic: the shape of its group, and its value.
pub fn relic_parts(scene: &Scene<'_>, relic: Relic) -> [Part; 2] {
    let values = scene.game().values();
    let (icon, colour) = look::relic_icon(values, relic);
    let value = Part::Number(values.relics[relic].value.into());
    [Part::Icon(icon, colour), value]
}

fn all_of(scene: &Scene<'_>, picture: Picture, relics: RelicSet) -> Picture {
    let parts = relics.iter().flat_map(|relic| relic_parts(scene, relic));
    parts.fold(picture, Picture::and)
}
