//! Where Warehouse 51's points come from, and what decides a tie.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::seat::Seat;
use engine::standings::Standing;
use engine::warehouse51::{Colour, Effect, Placing, Score, Tie};

use super::text::{Label, names};
use super::{Scene, icons as own_icons, look};
use crate::icons;
use crate::screens::parts::{filled, right_word, together};
use crate::text::{Arg, say};
use crate::theme;
use crate::widgets::{Line, ListItem, Part, Picture, Whose};

/// A source of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Places(Colour),
    Sets,
    Gold,
}

/// Four colours, sets, gold.
pub const SOURCES: usize = Colour::COUNT + 2;

/// The source with a number, in the order of the scoring.
pub fn source(number: usize) -> Source {
    match Colour::at(number) {
        Some(colour) => Source::Places(colour),
        None if number == Colour::COUNT => Source::Sets,
        None => Source::Gold,
    }
}

/// What a source is called.
pub fn title(scene: &Scene<'_>, number: usize) -> &'static str {
    let language = scene.language();
    match source(number) {
        Source::Places(colour) => names::colour_title(colour, language),
        Source::Sets => Label::SourceSets.text(language),
        Source::Gold => Label::SourceGold.text(language),
    }
}

/// What a source is called where there is little room.
pub fn word(scene: &Scene<'_>, number: usize) -> &'static str {
    match source(number) {
        Source::Sets => Label::SourceSetsShort.text(scene.language()),
        _ => title(scene, number),
    }
}

/// The points of a seat from a source.
pub fn points(scene: &Scene<'_>, number: usize, seat: Seat) -> i32 {
    let score = scene.game().score(scene.table(), seat);
    points_of(&score, source(number)).into()
}

fn points_of(score: &Score, source: Source) -> u16 {
    match source {
        Source::Places(colour) => score.colours[colour].points.into(),
        Source::Sets => score.set_points,
        Source::Gold => score.ingot_points,
    }
}

/// The totals of a seat by colour, and its gold.
pub fn gathered(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&Picture)) {
    let score = scene.game().score(scene.table(), seat);
    let mut show = |icon, colour, number: u8| {
        let parts = [Part::Icon(icon, colour), Part::Number(number.into())];
        reader(&Picture::new(Whose::Seat(seat), &parts));
    };
    for (group, placing) in score.colours.iter() {
        if placing.total > 0 {
            show(
                look::group_icon(group),
                look::group_colour(group),
                placing.total,
            );
        }
    }
    show(&own_icons::INGOT, theme::ACCENT, score.ingots);
}

/// Sets of four colours, and a relic that decides ties.
pub fn gathered_in_words(scene: &Scene<'_>, standing: &Standing, out: &mut dyn Write) -> Written {
    let score = scene.game().score(scene.table(), standing.seat);
    let sets = [Arg::Number(score.sets.into())];
    let sets = filled(scene.world, Label::SetsDetail, &sets);
    write!(out, "{}: {sets}", scene.name(standing.seat))?;
    match standing.tiers {
        [_, 0, ..] => out.write_char('.'),
        _ => write!(out, ". {}.", place_detail(scene, standing)),
    }
}

/// Why one of two seats with equal points is ahead: only a relic for ties does that.
pub fn tie(
    scene: &Scene<'_>,
    (ahead, behind): (&Standing, &Standing),
    out: &mut dyn Write,
) -> Written {
    let [one, other] = [ahead, behind].map(|one| Arg::Name(scene.name(one.seat)));
    let relic = [
        (ahead.seat, Effect::WinTies),
        (behind.seat, Effect::LoseTies),
    ]
    .into_iter()
    .find_map(|(seat, effect)| scene.source(seat, effect));
    let relic = relic.map_or("", |relic| names::relic(relic, scene.language()));
    let args = [one, other, Arg::Text(relic)];
    let language = scene.language();
    say(out, language, Label::TieMessage.text(language), &args)
}

/// The points of a seat from one source.
pub fn item(scene: &Scene<'_>, number: usize, seat: Seat) -> ListItem {
    let score = scene.game().score(scene.table(), seat);
    let mut item = ListItem::titled(scene.name(seat));
    item.icon = Some((&icons::HUT, scene.seat_colour(seat)));
    item.detail = detail(scene, &score, source(number));
    let mut word = Line::new();
    let _ = write!(word, "+{}", points_of(&score, source(number)));
    item.right = right_word(&word);
    item
}

/// What the points of a source rest on.
fn detail(scene: &Scene<'_>, score: &Score, source: Source) -> Line {
    match source {
        Source::Places(colour) => placing_detail(scene, &score.colours[colour]),
        Source::Sets => filled(
            scene.world,
            Label::SetsDetail,
            &[Arg::Number(score.sets.into())],
        ),
        Source::Gold => match score.ingots_for_a_point {
            Some(each) => {
                let args = [Arg::Number(score.ingots.into()), Arg::Number(each.into())];
                filled(scene.world, Label::GoldPointsDetail, &args)
            }
            None => {
                let args = [Arg::Number(score.ingots.into())];
                filled(scene.world, Label::GoldCursedDetail, &args)
            }
        },
    }
}

/// The place in a colour, and how a tie in it came out.
fn placing_detail(scene: &Scene<'_>, placing: &Placing) -> Line {
    let label = match placing {
        Placing { place: 0, .. } => Label::PlacingNothingDetail,
        Placing { sharing: 2.., .. } => Label::PlacingSharedDetail,
        Placing { parted: true, .. } => Label::PlacingPartedDetail,
        _ => Label::PlacingDetail,
    };
    let args = [placing.total, placing.place, placing.sharing];
    filled(scene.world, label, &args.map(|one| Arg::Number(one.into())))
}

/// What the points of a seat from a source rest on, in sentences, and how many it has with those before it.
pub fn in_words(scene: &Scene<'_>, number: usize, seat: Seat, out: &mut dyn Write) -> Written {
    let score = scene.game().score(scene.table(), seat);
    match source(number) {
        Source::Places(colour) => place_in_words(scene, seat, colour, out)?,
        Source::Sets => {
            let points = scene.game().values().set_points;
            tell(
                scene,
                Label::SetsMessage,
                &[Arg::Number(points.into())],
                out,
            )?;
        }
        Source::Gold => gold_in_words(scene, seat, out)?,
    }
    let sum: u16 = (0..=number).map(|one| points_of(&score, source(one))).sum();
    let language = scene.language();
    let args = [Arg::Number(sum.into())];
    say(out, language, Label::SumMessage.text(language), &args)
}

/// A sentence, before another.
fn tell(scene: &Scene<'_>, label: Label, args: &[Arg<'_>], out: &mut dyn Write) -> Written {
    let language = scene.language();
    say(out, language, label.text(language), args)?;
    out.write_str(" ")
}

/// Why a place in a colour is what it is: who has as much, whose relic parts them, what those get who share.
fn place_in_words(scene: &Scene<'_>, seat: Seat, colour: Colour, out: &mut dyn Write) -> Written {
    let of = |seat: Seat| scene.game().score(scene.table(), seat);
    let placing = of(seat).colours[colour];
    let number = |number: u8| Arg::Number(number.into());
    let is_level = |other: &Seat| of(*other).colours[colour].total == placing.total;
    if placing.place > 0 && (placing.sharing > 1 || placing.parted) {
        let level = Seat::first(scene.seats()).filter(is_level);
        let names = together(scene.world, level.map(|seat| scene.name(seat)));
        let args = [Arg::Text(&names), number(placing.total)];
        tell(scene, Label::LevelAtMessage, &args, out)?;
    }
    if placing.parted {
        for other in Seat::first(scene.seats()).filter(is_level) {
            let (label, effect) = match of(other).tie {
                Tie::Wins => (Label::WinsTiesMessage, Effect::WinTies),
                Tie::Loses => (Label::LosesTiesMessage, Effect::LoseTies),
                Tie::Level => continue,
            };
            let relic = scene.source_name(other, effect);
            tell(
                scene,
                label,
                &[Arg::Name(scene.name(other)), Arg::Text(relic)],
                out,
            )?;
        }
    }
    match placing {
        Placing { place: 0, .. } => Ok(()),
        Placing { sharing: 2, .. } => {
            let args = [number(placing.place + 1), number(placing.points)];
            tell(scene, Label::TwoShareMessage, &args, out)
        }
        Placing { sharing: 3.., .. } => tell(scene, Label::ManyShareMessage, &[], out),
        Placing { points: 0, .. } => {
            tell(scene, Label::NoPointsMessage, &[number(placing.place)], out)
        }
        _ => Ok(()),
    }
}

/// Which relic makes gold worth more, or nothing.
fn gold_in_words(scene: &Scene<'_>, seat: Seat, out: &mut dyn Write) -> Written {
    let effects = [Effect::NoIngotPoints, Effect::PointPerIngots];
    let mut relics = effects.into_iter();
    match relics.find_map(|effect| scene.source(seat, effect)) {
        Some(relic) => {
            let relic = names::relic(relic, scene.language());
            tell(scene, Label::GoldByMessage, &[Arg::Text(relic)], out)
        }
        None => Ok(()),
    }
}

/// What would become of a tie.
pub fn place_detail(scene: &Scene<'_>, standing: &Standing) -> Line {
    let [_, tie, ..] = standing.tiers;
    let label = match tie {
        1 => Label::TieWinsDetail,
        -1 => Label::TieLosesDetail,
        _ => Label::TieLevelDetail,
    };
    filled(scene.world, label, &[])
}
