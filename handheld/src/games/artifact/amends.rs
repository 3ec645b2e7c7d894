//! What can be put right at a table of Artifact: a player's money, huts, markers, research and roles, and
//! the cards next to the sites.

use core::fmt::Write;

use engine::artifact::{Archaeologist, Card, City, Correction, Face, Player, Role, Site, Track};
use engine::each::Member;
use engine::seat::Seat;

use super::entries::{card_entry, role_entry};
use super::look::{site_colour, site_icon, track_colour, track_icon};
use super::text::{Label, names};
use super::{Scene, icons};
use crate::icons as common;
use crate::play::Thing;
use crate::screens::parts::{label, right_word};
use crate::theme;
use crate::widgets::{Line, ListItem, Right};

/// More coins than anybody ever has.
const MOST_COINS: usize = 1000;

/// What can be put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Amend {
    Money(Seat),
    Huts(Seat, Site),
    Markers(Seat, Track),
    Research(Seat, Site),
    City(Seat),
    Archaeologist(Seat),
    FaceUp(Card),
}

fn sites(scene: &Scene<'_>) -> impl Iterator<Item = Site> {
    let game = scene.game();
    Site::ALL.into_iter().filter(|site| game.in_play(*site))
}

fn tracks(scene: &Scene<'_>) -> impl Iterator<Item = Track> {
    let game = scene.game();
    let in_play = |track: &Track| track.site().is_none_or(|site| game.in_play(site));
    Track::ALL.into_iter().filter(in_play)
}

/// Everything of a player, or of the table, in the order it is listed in.
fn all(scene: &Scene<'_>, owner: Option<Seat>) -> heapless::Vec<Amend, 48> {
    let expansions = scene.game().setup().expansions;
    let mut all = heapless::Vec::new();
    let Some(seat) = owner else {
        let cards = scene.table().face_up.iter();
        all.extend(cards.map(|(card, _)| Amend::FaceUp(card)));
        return all;
    };
    all.extend([Amend::Money(seat)]);
    all.extend(tracks(scene).map(|track| Amend::Markers(seat, track)));
    all.extend(sites(scene).map(|site| Amend::Huts(seat, site)));
    if expansions.research {
        all.extend(sites(scene).map(|site| Amend::Research(seat, site)));
    }
    if expansions.roles {
        all.extend([Amend::City(seat), Amend::Archaeologist(seat)]);
    }
    all
}

fn amend(scene: &Scene<'_>, thing: Thing) -> Option<Amend> {
    all(scene, thing.owner).get(thing.number).copied()
}

/// How many things of a player, or of the table, can be put right.
pub fn count(scene: &Scene<'_>, owner: Option<Seat>) -> usize {
    all(scene, owner).len()
}

/// A thing, with how the device has it.
pub fn item(scene: &Scene<'_>, thing: Thing) -> ListItem {
    let Some(amend) = amend(scene, thing) else {
        return ListItem::default();
    };
    title(scene, amend)
}

/// How many values a thing can have.
pub fn values(scene: &Scene<'_>, thing: Thing) -> usize {
    let values = scene.game().values();
    match amend(scene, thing) {
        Some(Amend::Money(_)) => MOST_COINS,
        Some(Amend::Huts(..)) => usize::from(values.huts) + 1,
        Some(Amend::Markers(..)) => usize::from(values.mat) + 1,
        Some(Amend::Research(..)) => values.research.len(),
        Some(Amend::City(_)) => City::ALL.len(),
        Some(Amend::Archaeologist(_)) => Archaeologist::ALL.len(),
        Some(Amend::FaceUp(card)) => others(scene, card).count(),
        None => 0,
    }
}

/// Which of them it has.
pub fn now(scene: &Scene<'_>, thing: Thing) -> usize {
    amend(scene, thing).map_or(0, |amend| position(scene, amend))
}

fn position(scene: &Scene<'_>, amend: Amend) -> usize {
    let player = |seat: Seat| -> &Player { &scene.table().players[seat] };
    match amend {
        Amend::Money(seat) => player(seat).money.into(),
        Amend::Huts(seat, site) => player(seat).huts[site].into(),
        Amend::Markers(seat, track) => player(seat).mat[track].into(),
        Amend::Research(seat, site) => player(seat).research[site].into(),
        Amend::City(seat) => player(seat).city.map_or(0, Member::place),
        Amend::Archaeologist(seat) => player(seat).archaeologist.map_or(0, Member::place),
        Amend::FaceUp(_) => 0,
    }
}

/// One of them.
pub fn value_item(scene: &Scene<'_>, thing: Thing, number: usize) -> ListItem {
    match amend(scene, thing) {
        Some(Amend::City(_)) => {
            let city = City::at(number).map(Role::City);
            city.map_or_else(ListItem::default, |role| role_entry(scene.world, role))
        }
        Some(Amend::Archaeologist(_)) => {
            let one = Archaeologist::at(number).map(Role::Archaeologist);
            one.map_or_else(ListItem::default, |role| role_entry(scene.world, role))
        }
        Some(Amend::FaceUp(card)) => {
            let is = others(scene, card).nth(number);
            is.map_or_else(ListItem::default, |is| card_entry(scene.world, is))
        }
        Some(amend) => counted(scene, amend, number),
        None => ListItem::default(),
    }
}

/// A number of something.
fn counted(scene: &Scene<'_>, amend: Amend, number: usize) -> ListItem {
    let mut item = title(scene, amend);
    let mut word = Line::new();
    // No number here has more digits than fit.
    let _ = write!(word, "{number}");
    item.title = word;
    item.detail = Line::new();
    item.right = Right::Nothing;
    let change = number as i32 - position(scene, amend) as i32;
    if change != 0 {
        let mut by = Line::new();
        let _ = write!(by, "{change:+}");
        item.right = right_word(&by);
    }
    item
}

/// What it is called, and how the device has it.
fn title(scene: &Scene<'_>, amend: Amend) -> ListItem {
    let language = scene.language();
    let (title, detail, icon) = match amend {
        Amend::Money(_) => (
            label(scene.world, Label::SourceMoney),
            "",
            (&common::COIN, theme::ACCENT),
        ),
        Amend::Huts(_, site) => (
            label(scene.world, Label::Huts),
            names::site(site, language),
            (site_icon(site), site_colour(site)),
        ),
        Amend::Markers(_, track) => (
            label(scene.world, Label::Markers),
            names::track(track, language),
            (track_icon(track), track_colour(track)),
        ),
        Amend::Research(_, site) => (
            label(scene.world, Label::Research),
            names::site(site, language),
            (&icons::RESEARCH, site_colour(site)),
        ),
        Amend::City(_) => (
            label(scene.world, Label::CityRole),
            "",
            (&icons::PARIS, theme::TEXT),
        ),
        Amend::Archaeologist(_) => (
            label(scene.world, Label::ArchaeologistRole),
            "",
            (&icons::CARTER, theme::TEXT),
        ),
        Amend::FaceUp(card) => return card_entry(scene.world, card),
    };
    let mut item = ListItem::titled(title).detailed(detail);
    item.icon = Some(icon);
    item.right = right_now(scene, amend);
    item
}

/// How the device has it.
fn right_now(scene: &Scene<'_>, amend: Amend) -> Right {
    let role = match amend {
        Amend::Money(_) => return Right::Coins(position(scene, amend) as i32),
        Amend::FaceUp(_) => return Right::Nothing,
        Amend::City(seat) => scene.table().players[seat].city.map(Role::City),
        Amend::Archaeologist(seat) => {
            let one = scene.table().players[seat].archaeologist;
            one.map(Role::Archaeologist)
        }
        Amend::Huts(..) | Amend::Markers(..) | Amend::Research(..) => {
            let mut word = Line::new();
            let _ = write!(word, "{}", position(scene, amend));
            return right_word(&word);
        }
    };
    let language = scene.language();
    right_word(role.map_or(label(scene.world, Label::None), |role| {
        names::role(role, language)
    }))
}

/// The cards of the same deck that a card might be instead: those that nobody has seen yet.
fn others(scene: &Scene<'_>, card: Card) -> impl Iterator<Item = Card> {
    let unseen = scene.table().unseen;
    let others = Face::ALL
        .into_iter()
        .map(move |face| Card::new(card.site, face));
    others.filter(move |other| other.face != card.face && unseen.has(*other))
}

/// That a thing really has one of its values.
pub fn correction(scene: &Scene<'_>, thing: Thing, value: usize) -> Option<Correction> {
    let small = u8::try_from(value).ok();
    Some(match amend(scene, thing)? {
        Amend::Money(seat) => Correction::Money {
            seat,
            coins: u16::try_from(value).ok()?,
        },
        Amend::Huts(seat, site) => Correction::Huts {
            seat,
            site,
            huts: small?,
        },
        Amend::Markers(seat, track) => Correction::Markers {
            seat,
            track,
            markers: small?,
        },
        Amend::Research(seat, site) => Correction::Research {
            seat,
            site,
            level: small?,
        },
        Amend::City(seat) => Correction::Role {
            seat,
            role: Role::City(City::at(value)?),
        },
        Amend::Archaeologist(seat) => Correction::Role {
            seat,
            role: Role::Archaeologist(Archaeologist::at(value)?),
        },
        Amend::FaceUp(card) => Correction::FaceUp {
            site: card.site,
            said: card.face,
            is: others(scene, card).nth(value)?.face,
        },
    })
}
