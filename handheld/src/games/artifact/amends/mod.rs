//! What can be put right at a table of Artifact: of a player money, markers, huts, research, roles,
//! stand-alone exhibitions, whether he has passed and his open cards; of the table whose turn it is,
//! how far it is, the start player, the year, every open card and who has which tile. Who looks alone
//! also puts right what nobody else has seen.

mod cards;

use core::fmt::Write;

use engine::artifact::{
    ACTIONS_A_TURN, Archaeologist, City, Correction, Player, Role, Site, Tile, Track,
};
use engine::each::Member;
use engine::seat::Seat;

use self::cards::CardAmend;
use super::entries::{role_entry, seat_entry};
use super::look::{site_colour, site_icon, tile_icon, track_colour, track_icon};
use super::text::{Label, names};
use super::{Scene, icons};
use crate::icons as common;
use crate::play::Thing;
use crate::screens::parts::{filled, label, right_word};
use crate::text::{Arg, Ui};
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
    StandAlone(Seat),
    Passed(Seat),
    Turn,
    Actions,
    Start,
    Round,
    Tile(Tile),
    Card(CardAmend),
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

/// Everything of a player, in the order it is listed in. What nobody else has seen comes first.
fn of_player(scene: &Scene<'_>, seat: Seat) -> impl Iterator<Item = Amend> {
    let expansions = scene.game().setup().expansions;
    let own = cards::seen_alone(scene, seat).map(Amend::Card);
    let known = cards::in_hand(scene, seat).map(Amend::Card);
    let researched = sites(scene).filter(move |_| expansions.research);
    let roles = [Amend::City(seat), Amend::Archaeologist(seat)].into_iter();
    let alone = [Amend::StandAlone(seat)].into_iter();
    own.chain([Amend::Money(seat)])
        .chain(tracks(scene).map(move |track| Amend::Markers(seat, track)))
        .chain(sites(scene).map(move |site| Amend::Huts(seat, site)))
        .chain(researched.map(move |site| Amend::Research(seat, site)))
        .chain(roles.filter(move |_| expansions.roles))
        .chain([Amend::Passed(seat)])
        .chain(alone.filter(move |_| expansions.research))
        .chain(known)
}

/// Everything of the table, in the order it is listed in.
fn of_table(scene: &Scene<'_>) -> impl Iterator<Item = Amend> {
    [Amend::Turn, Amend::Actions, Amend::Start, Amend::Round]
        .into_iter()
        .chain(cards::on_table(scene).map(Amend::Card))
        .chain(scene.game().tiles().iter().map(Amend::Tile))
}

fn amend(scene: &Scene<'_>, thing: Thing) -> Option<Amend> {
    match thing.owner {
        Some(seat) => of_player(scene, seat).nth(thing.number),
        None => of_table(scene).nth(thing.number),
    }
}

/// How many things of a player, or of the table, can be put right.
pub fn count(scene: &Scene<'_>, owner: Option<Seat>) -> usize {
    match owner {
        Some(seat) => of_player(scene, seat).count(),
        None => of_table(scene).count(),
    }
}

/// A thing, with how the device has it.
pub fn item(scene: &Scene<'_>, thing: Thing) -> ListItem {
    amend(scene, thing).map_or_else(ListItem::default, |amend| title(scene, amend))
}

/// How many values a thing can have.
pub fn values(scene: &Scene<'_>, thing: Thing) -> usize {
    let values = scene.game().values();
    let player = |seat: Seat| -> &Player { &scene.table().players[seat] };
    match amend(scene, thing) {
        Some(Amend::Money(_)) => MOST_COINS,
        Some(Amend::Huts(..)) => usize::from(values.huts) + 1,
        Some(Amend::Markers(..)) => usize::from(values.mat) + 1,
        Some(Amend::Research(..)) => values.research.len(),
        // Who has a role may have none.
        Some(Amend::City(seat)) => City::ALL.len() + usize::from(player(seat).city.is_some()),
        Some(Amend::Archaeologist(seat)) => {
            Archaeologist::ALL.len() + usize::from(player(seat).archaeologist.is_some())
        }
        Some(Amend::StandAlone(_)) => cards::stand_alone(scene) + 1,
        Some(Amend::Passed(_)) => 2,
        Some(Amend::Turn | Amend::Start) => scene.seats().into(),
        Some(Amend::Actions) => usize::from(ACTIONS_A_TURN) + 1,
        Some(Amend::Round) => values.rounds.into(),
        Some(Amend::Tile(_)) => usize::from(scene.seats()) + 1,
        Some(Amend::Card(card)) => card.values(scene),
        None => 0,
    }
}

/// Which of them it has, if any.
pub fn now(scene: &Scene<'_>, thing: Thing) -> Option<usize> {
    let amend = amend(scene, thing)?;
    let player = |seat: Seat| -> &Player { &scene.table().players[seat] };
    let has_one = match amend {
        Amend::City(seat) => player(seat).city.is_some(),
        Amend::Archaeologist(seat) => player(seat).archaeologist.is_some(),
        Amend::Card(card) => card.is_somewhere(),
        _ => true,
    };
    has_one.then(|| position(scene, amend))
}

fn position(scene: &Scene<'_>, amend: Amend) -> usize {
    let table = scene.table();
    let player = |seat: Seat| -> &Player { &table.players[seat] };
    match amend {
        Amend::Money(seat) => player(seat).money.into(),
        Amend::Huts(seat, site) => player(seat).huts[site].into(),
        Amend::Markers(seat, track) => player(seat).mat[track].into(),
        Amend::Research(seat, site) => player(seat).research[site].into(),
        Amend::City(seat) => player(seat).city.map_or(0, Member::place),
        Amend::Archaeologist(seat) => player(seat).archaeologist.map_or(0, Member::place),
        Amend::StandAlone(seat) => player(seat).stand_alone.into(),
        Amend::Passed(seat) => player(seat).passed.into(),
        Amend::Turn => table.seat.place(),
        Amend::Actions => table.actions_done.into(),
        Amend::Start => table.start.place(),
        Amend::Round => table.round.into(),
        Amend::Tile(tile) => owner(scene, tile).map_or(0, |seat| seat.place() + 1),
        Amend::Card(card) => card.position(),
    }
}

/// Who has a tile.
fn owner(scene: &Scene<'_>, tile: Tile) -> Option<Seat> {
    let has = |seat: &Seat| scene.table().players[*seat].tiles.contains(tile);
    Seat::first(scene.seats()).find(has)
}

/// One of them.
pub fn value_item(scene: &Scene<'_>, thing: Thing, number: usize) -> ListItem {
    let nobody = || ListItem::titled(label(scene.world, Label::Nobody));
    let none = || ListItem::titled(label(scene.world, Label::None));
    let seat_item =
        |number: usize| Seat::at(number).map_or_else(nobody, |seat| seat_entry(scene, seat));
    let role_item =
        |role: Option<Role>| role.map_or_else(none, |role| role_entry(scene.world, role));
    match amend(scene, thing) {
        Some(Amend::City(_)) => role_item(City::at(number).map(Role::City)),
        Some(Amend::Archaeologist(_)) => {
            role_item(Archaeologist::at(number).map(Role::Archaeologist))
        }
        Some(Amend::Passed(_)) => ListItem::titled(label(scene.world, passed(number > 0))),
        Some(Amend::Turn | Amend::Start) => seat_item(number),
        Some(Amend::Tile(_)) => number.checked_sub(1).map_or_else(nobody, seat_item),
        Some(Amend::Round) => ListItem::titled(&year_and_round(scene, number)),
        Some(Amend::Card(card)) => card.value_item(scene, number),
        Some(amend) => counted(scene, amend, number),
        None => ListItem::default(),
    }
}

fn passed(has: bool) -> Label {
    match has {
        true => Label::HasPassed,
        false => Label::HasNotPassed,
    }
}

fn year_and_round(scene: &Scene<'_>, round: usize) -> Line {
    let year = i32::from(scene.game().values().first_year) + round as i32;
    let args = [Arg::Number(year), Arg::Number(round as i32 + 1)];
    filled(scene.world, Label::YearAndRound, &args)
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
    let world = scene.world;
    let (title, detail, icon) = match amend {
        Amend::Money(_) => (
            label(world, Label::SourceMoney),
            "",
            (&common::COIN, theme::ACCENT),
        ),
        Amend::Huts(_, site) => (
            label(world, Label::Huts),
            names::site(site, language),
            (site_icon(site), site_colour(site)),
        ),
        Amend::Markers(_, track) => (
            label(world, Label::Markers),
            names::track(track, language),
            (track_icon(track), track_colour(track)),
        ),
        Amend::Research(_, site) => (
            label(world, Label::Research),
            names::site(site, language),
            (&icons::RESEARCH, site_colour(site)),
        ),
        Amend::City(_) => (
            label(world, Label::CityRole),
            "",
            (&icons::PARIS, theme::TEXT),
        ),
        Amend::Archaeologist(_) => (
            label(world, Label::ArchaeologistRole),
            "",
            (&icons::CARTER, theme::TEXT),
        ),
        Amend::StandAlone(_) => (
            label(world, Label::SourceStandAlone),
            "",
            (&icons::STANDALONE, theme::ACCENT),
        ),
        Amend::Passed(seat) => (
            label(world, passed(scene.table().players[seat].passed)),
            "",
            (&common::HAND_OVER, theme::ACCENT),
        ),
        Amend::Turn => (
            label(world, Label::WhoseTurn),
            scene.name(scene.table().seat),
            (&common::PLAY, theme::ACCENT),
        ),
        Amend::Actions => (
            label(world, Label::ActionsDone),
            "",
            (&common::CHECK, theme::ACCENT),
        ),
        Amend::Start => (
            label(world, Ui::StartPlayer),
            scene.name(scene.table().start),
            (&common::PEOPLE, theme::ACCENT),
        ),
        Amend::Round => (
            label(world, Label::Year),
            "",
            (&common::ROTATE, theme::ACCENT),
        ),
        Amend::Tile(tile) => return tile_title(scene, tile),
        Amend::Card(card) => return card.title(scene),
    };
    let mut item = ListItem::titled(title).detailed(detail);
    item.icon = Some(icon);
    item.right = right_now(scene, amend);
    item
}

/// A tile, and who has it.
fn tile_title(scene: &Scene<'_>, tile: Tile) -> ListItem {
    let mut title = Line::new();
    // Every name of a tile fits a line.
    let _ = names::tile(&mut title, scene.language(), tile);
    let owner = owner(scene, tile).map(|seat| scene.name(seat));
    let mut item = ListItem::titled(&title).detailed(owner.unwrap_or_default());
    item.icon = Some(tile_icon(tile));
    item
}

/// How the device has it.
fn right_now(scene: &Scene<'_>, amend: Amend) -> Right {
    let player = |seat: Seat| -> &Player { &scene.table().players[seat] };
    let role_word = |role: Option<Role>| {
        right_word(role.map_or(label(scene.world, Label::None), |role| {
            names::role(role, scene.language())
        }))
    };
    match amend {
        Amend::Money(_) => Right::Coins(position(scene, amend) as i32),
        Amend::Passed(_) | Amend::Turn | Amend::Start | Amend::Tile(_) | Amend::Card(_) => {
            Right::Nothing
        }
        Amend::City(seat) => role_word(player(seat).city.map(Role::City)),
        Amend::Archaeologist(seat) => {
            role_word(player(seat).archaeologist.map(Role::Archaeologist))
        }
        Amend::Round => {
            let mut year = Line::new();
            let _ = write!(year, "{}", scene.game().year(scene.table()));
            right_word(&year)
        }
        Amend::Huts(..)
        | Amend::Markers(..)
        | Amend::Research(..)
        | Amend::StandAlone(_)
        | Amend::Actions => {
            let mut word = Line::new();
            let _ = write!(word, "{}", position(scene, amend));
            right_word(&word)
        }
    }
}

/// That a thing really has one of its values.
pub fn correction(scene: &Scene<'_>, thing: Thing, value: usize) -> Option<Correction> {
    let small = u8::try_from(value).ok();
    let player = |seat: Seat| -> &Player { &scene.table().players[seat] };
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
        Amend::City(seat) => {
            let has = player(seat).city.map(Role::City);
            role_correction(seat, City::at(value).map(Role::City), has)?
        }
        Amend::Archaeologist(seat) => {
            let has = player(seat).archaeologist.map(Role::Archaeologist);
            let is = Archaeologist::at(value).map(Role::Archaeologist);
            role_correction(seat, is, has)?
        }
        Amend::StandAlone(seat) => Correction::StandAlone {
            seat,
            count: small?,
        },
        Amend::Passed(seat) => Correction::Passed {
            seat,
            passed: value > 0,
        },
        Amend::Turn => Correction::Turn {
            seat: Seat::at(value)?,
        },
        Amend::Actions => Correction::Actions { done: small? },
        Amend::Start => Correction::Start {
            seat: Seat::at(value)?,
        },
        Amend::Round => Correction::Round { round: small? },
        Amend::Tile(tile) => Correction::Tile {
            tile,
            owner: value.checked_sub(1).and_then(Seat::at),
        },
        Amend::Card(card) => card.correction(scene, value)?,
    })
}

/// That a player has a role, or not the one that he was said to have.
fn role_correction(seat: Seat, is: Option<Role>, has: Option<Role>) -> Option<Correction> {
    let not = |role| Correction::NoRole { seat, role };
    is.map(|role| Correction::Role { seat, role })
        .or_else(|| has.map(not))
}
