//! What happened in Artifact, in pictures: the action first, then where, then what came of it.

use engine::artifact::{Card, Event, Paid, Role, Site, Tile, Track};
use engine::seat::Seat;

use super::look::{
    face_icon, role_icon, site_colour, site_icon, tile_icon, track_colour, track_icon,
};
use super::text::Label;
use super::{Scene, icons};
use crate::icons as common;
use crate::theme;
use crate::widgets::{Part, Picture, Whose, seat_colour};

/// An event in pictures.
pub fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
    let hut = |seat: Seat| Part::Icon(&common::HUT, seat_colour(scene.world.colour(seat)));
    let word = |label: Label| Part::Word(label.text(scene.language()));
    match *event {
        Event::FirstHut { seat, site } => did(seat, &[hut(seat), at(site)]).action(0),
        Event::MarkerTaken { seat, track } => did(seat, &[MORE, marker(track)]),
        Event::MarkerExchanged { seat, give, take } => {
            did(seat, &[marker(give), Part::Arrow, marker(take)]).action(0)
        }
        Event::NoMarker { seat } => did(seat, &[MORE, word(Label::None)]).action(0),
        Event::Researched {
            seat, site, paid, ..
        } => {
            let research = Part::Icon(&icons::RESEARCH, theme::TEXT);
            by(paid, did(seat, &[research, hut(seat), at(site)]))
        }
        Event::Hired {
            seat,
            site,
            huts,
            paid,
        } => {
            let worker = Part::Icon(&icons::WORKER, theme::TEXT);
            let hired = did(seat, &[worker, hut(seat)]);
            let hired = if huts > 1 {
                hired.and(hut(seat))
            } else {
                hired
            };
            by(paid, hired.and(at(site)))
        }
        Event::Shipped {
            seat, site, paid, ..
        } => {
            let ship = Part::Icon(&icons::SHIP, theme::TEXT);
            by(paid, did(seat, &[ship, at(site)])).and(Part::Arrow)
        }
        Event::CardShipped { seat, card } => did(seat, &[face(card)]),
        Event::CursedShipped { seat, card } => did(seat, &[face(card), GONE]),
        Event::TurnedUp { card } => Picture::new(Whose::Before, &[face(card)]),
        Event::Drew { seat, site, card } => {
            let drawn = card.map_or(Part::Icon(&icons::CARD, site_colour(site)), face);
            did(seat, &[MORE, drawn])
        }
        Event::DrewCursed { seat, card } => did(seat, &[MORE, face(card), GONE]),
        Event::Exhibited {
            seat, tile, paid, ..
        } => {
            let museum = Part::Icon(&icons::MUSEUM, theme::TEXT);
            let points = scene.game().values().tiles[tile].points;
            let shown = by(paid, did(seat, &[museum, tile_plate(tile)]));
            worth(shown, points)
        }
        Event::StoodAlone { seat, card, paid } => {
            let museum = Part::Icon(&icons::MUSEUM, theme::TEXT);
            let points = scene.game().values().stand_alone.points;
            worth(
                by(paid, did(seat, &[museum, at(card.site), face(card)])),
                points,
            )
        }
        Event::Kept { seat, card } => did(seat, &[Part::Arrow, at(card.site), face(card)]),
        Event::Sold {
            seat,
            card,
            coins,
            pushed_out,
        } => {
            let sold = did(seat, &[MARKET, at(card.site), face(card)]).action(coins.into());
            match pushed_out {
                Some(gone) => sold.and(at(gone.site)).and(face(gone)).and(GONE),
                None => sold,
            }
        }
        Event::Bought { seat, card, coins } => {
            let parts = [MARKET, Part::Arrow, at(card.site), face(card)];
            did(seat, &parts).action(-i32::from(coins))
        }
        Event::GoldSpent { seat, site, card } => {
            let gold = Part::Card(&icons::GOLD, site_colour(site));
            did(seat, &[gold, Part::Arrow, at(card.site), face(card)]).action(0)
        }
        Event::RoleTaken { seat, role } => did(seat, &[MORE, role_part(role)]),
        Event::Declined { seat } => did(seat, &[GONE]),
        Event::TurnEnded { seat } => did(seat, &[]),
        Event::Passed { seat } => did(seat, &[word(Label::Passed)]).action(0),
        Event::BaseIncome { now } => {
            let coin = Part::Icon(&common::COIN, theme::ACCENT);
            Picture::new(
                Whose::Before,
                &[Part::Arrow, coin, Part::Number(now.into())],
            )
        }
        _ => of_the_table(scene, event),
    }
}

/// What concerns all: the round, income, mistakes that were put right, the end.
fn of_the_table(scene: &Scene<'_>, event: &Event) -> Picture {
    let hut = |seat: Seat| Part::Icon(&common::HUT, seat_colour(scene.world.colour(seat)));
    let all = |parts: &[Part]| Picture::new(Whose::Table, parts);
    let icon = |icon| Part::Icon(icon, theme::TEXT);
    match *event {
        Event::Begins { seat } => all(&[icon(&common::PLAY), hut(seat)]),
        Event::Year { year } => all(&[icon(&common::HOURGLASS), Part::Number(year)]).action(0),
        // The base income once, then whoever gets more; the words have them all.
        Event::Income { seat, base, bonus } => {
            let coin = Part::Icon(&common::COIN, theme::ACCENT);
            let mut income = all(&[]);
            if seat == Seat::One {
                income = income.and(coin).and(Part::Change(base.into()));
            }
            if bonus > 0 {
                let sum = i32::from(base) + i32::from(bonus);
                income = income.and(hut(seat)).and(Part::Change(sum));
            }
            income
        }
        Event::LastRound { .. } => all(&[Part::Icon(&common::WARNING, theme::ACCENT)]).action(0),
        Event::RoundEnded { start } => all(&[icon(&common::HAND_OVER), hut(start)]).action(0),
        Event::ManuscriptsShown { seat, count } => all(&[
            hut(seat),
            Part::Plate(&icons::MANUSCRIPT, theme::TEXT, count),
        ])
        .action(0),
        Event::ManuscriptUsed { seat, site, level } => {
            let space = Part::Number(u16::from(level) + 1);
            all(&[hut(seat), icon(&icons::MANUSCRIPT), at(site), space]).action(0)
        }
        Event::HandCorrected { seat } | Event::HandTold { seat } => {
            all(&[FIXED, hut(seat)]).action(0)
        }
        Event::GameOver => all(&[Part::Icon(&common::CROWN, theme::ACCENT)]).action(0),
        _ => all(&[FIXED]).action(0),
    }
}

/// Something more that somebody gets.
const MORE: Part = Part::Plus;
/// What leaves the game, or is not used.
const GONE: Part = Part::Icon(&common::CROSS, theme::MARK_RED);
/// What was put right.
const FIXED: Part = Part::Icon(&common::UNDO, theme::ACCENT);
/// The black market.
const MARKET: Part = Part::Icon(&common::MARKET, theme::TEXT);

fn did(seat: Seat, parts: &[Part]) -> Picture {
    Picture::new(Whose::Seat(seat), parts)
}

/// A site, by its shape.
fn at(site: Site) -> Part {
    Part::Icon(site_icon(site), site_colour(site))
}

/// A card, by its face.
fn face(card: Card) -> Part {
    Part::Card(face_icon(card.face), site_colour(card.site))
}

fn marker(track: Track) -> Part {
    Part::Icon(track_icon(track), track_colour(track))
}

/// A tile: what it asks for, and how many.
pub fn tile_plate(tile: Tile) -> Part {
    let (icon, colour) = tile_icon(tile);
    Part::Plate(icon, colour, tile.wants().size())
}

fn role_part(role: Role) -> Part {
    Part::Icon(role_icon(role), theme::TEXT)
}

/// What an action cost. A marker that served as a joker is shown: it went back to its own track.
fn by(paid: Paid, picture: Picture) -> Picture {
    let picture = picture.action(-i32::from(paid.coins));
    match paid.marker {
        Some(track) if paid.joker => picture
            .and(Part::Icon(&icons::JOKER, theme::ACCENT))
            .and(marker(track)),
        _ => picture,
    }
}

/// What an exhibition is worth.
fn worth(picture: Picture, points: u8) -> Picture {
    picture
        .and(Part::Icon(&common::POINTS, theme::ACCENT))
        .and(Part::Change(points.into()))
}
