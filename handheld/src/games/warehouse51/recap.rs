//! What happened in Warehouse 51, in pictures: who, which relic, how much.

use engine::seat::Seat;
use engine::warehouse51::{Event, Relic, RelicSet};

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
    let relic = |relic: Relic| relic_part(scene, relic);
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
            did(seat, &[sign, relic(one)]).action(0)
        }
        Event::MayNotBid { seat } => did(seat, &[CURSE, word(Label::Out)]),
        Event::Bid { seat, ingots, .. } => did(seat, &[GOLD, Part::Number(ingots.into())]),
        Event::Passed { seat } => did(seat, &[word(Label::Out)]),
        Event::Announced { seat, ingots } => did(seat, &[CURSE, FIST, Part::Number(ingots.into())]),
        Event::FistClosed { seat, .. } => did(seat, &[FIST]),
        Event::NobodyBid { relic: one } => table(&[relic(one), GONE]).action(0),
        Event::Won {
            seat,
            relic: one,
            ingots,
            to,
        } => did(
            seat,
            &[
                Part::Plus,
                relic(one),
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
        Event::NoEffect { seat, relic: one } => did(seat, &[relic(one), GONE]),
        Event::Pawned {
            seat,
            relic: one,
            ingots,
        } => did(seat, &[PAWN, relic(one)]).action(ingots.into()),
        Event::BoughtBack {
            seat,
            relic: one,
            ingots,
        } => did(seat, &[PAWN, Part::Arrow, relic(one)]).action(-i32::from(ingots)),
        Event::Certified {
            seat, relic: one, ..
        } => {
            let sheet = Part::Icon(&icons::CERTIFICATE, theme::ACCENT);
            did(seat, &[sheet, relic(one)]).action(0)
        }
        Event::Declined { seat } => did(seat, &[GONE]),
        Event::Cancelled { seat, relic: one } => did(
            seat,
            &[relic(one), Part::Icon(&common::CHECK, theme::ACCENT)],
        )
        .action(0),
        _ => of_the_table(scene, event),
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
        Event::Protected { seat, relic } => table(&[
            hut(seat),
            relic_part(scene, relic),
            Part::Icon(&common::CHECK, theme::ACCENT),
        ]),
        Event::Exposed { seat, relic } => table(&[hut(seat), relic_part(scene, relic), GONE]),
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
pub fn relic_part(scene: &Scene<'_>, relic: Relic) -> Part {
    let values = scene.game().values();
    let (icon, colour) = look::relic_icon(values, relic);
    Part::Plate(icon, colour, values.relics[relic].value)
}

fn all_of(scene: &Scene<'_>, picture: Picture, relics: RelicSet) -> Picture {
    let parts = relics.iter().map(|relic| relic_part(scene, relic));
    parts.fold(picture, Picture::and)
}
