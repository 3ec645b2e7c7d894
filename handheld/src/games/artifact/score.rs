//! Where Artifact's points come from, and what decides a tie.

use core::fmt::{Result as Written, Write};

use engine::artifact::{Face, Score};
use engine::seat::Seat;
use engine::standings::Standing;

use super::Scene;
use super::look::face_icon;
use super::pictures::tile_plate;
use super::tally::tiles_icon;
use super::text::Label;
use crate::icons;
use crate::screens::parts::filled;
use crate::text::{Arg, say};
use crate::theme;
use crate::widgets::{Line, ListItem, Part, Picture, Right, Whose, seat_colour};

/// A source of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Tiles,
    StandAlone,
    Money,
    Research,
}

/// The sources there are, in the order of the scoring.
pub fn sources(scene: &Scene<'_>) -> &'static [Source] {
    if scene.game().setup().expansions.research {
        &[
            Source::Tiles,
            Source::StandAlone,
            Source::Money,
            Source::Research,
        ]
    } else {
        &[Source::Tiles, Source::Money]
    }
}

/// The source with a number.
pub fn source(scene: &Scene<'_>, number: usize) -> Source {
    sources(scene).get(number).copied().unwrap_or(Source::Tiles)
}

/// What a source is called.
pub fn title(scene: &Scene<'_>, number: usize) -> &'static str {
    let label = match source(scene, number) {
        Source::Tiles => Label::SourceTiles,
        Source::StandAlone => Label::SourceStandAlone,
        Source::Money => Label::SourceMoney,
        Source::Research => Label::SourceResearch,
    };
    label.text(scene.language())
}

/// What a source is called where there is little room.
pub fn word(scene: &Scene<'_>, number: usize) -> &'static str {
    let label = match source(scene, number) {
        Source::Tiles => Label::SourceTilesShort,
        Source::StandAlone => Label::SourceStandAloneShort,
        Source::Money => Label::SourceMoneyShort,
        Source::Research => Label::SourceResearchShort,
    };
    label.text(scene.language())
}

/// The points of a seat from a source.
pub fn points_of(scene: &Scene<'_>, number: usize, seat: Seat) -> i32 {
    let score = scene.game().score(scene.table(), seat);
    points(&score, source(scene, number)).0.into()
}

/// The exhibitions of a seat: its tiles, then those that stand alone.
pub fn gathered(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&Picture)) {
    let player = &scene.table().players[seat];
    let mut show = |part| reader(&Picture::new(Whose::Seat(seat), &[part]));
    for tile in player.tiles.iter() {
        show(match scene.is_entered() {
            // How many were entered, not which.
            true => {
                let (icon, colour) = tiles_icon(tile);
                Part::Plate(icon, colour, tile.wants().size())
            }
            false => tile_plate(tile),
        });
    }
    if player.stand_alone > 0 {
        let icon = face_icon(Face::StandAlone);
        show(Part::Plate(icon, theme::TEXT, player.stand_alone));
    }
}

/// Why one of two seats with equal points is ahead.
pub fn tie(
    scene: &Scene<'_>,
    (ahead, behind): (&Standing, &Standing),
    out: &mut dyn Write,
) -> Written {
    let [_, more, richer, _] = ahead.tiers;
    let [_, fewer, poorer, _] = behind.tiers;
    let (label, most, less) = if behind.decided_by == Some(1) {
        (Label::TieExhibitionsMessage, more, fewer)
    } else {
        (Label::TieMoneyMessage, richer, poorer)
    };
    let args = [
        Arg::Name(scene.name(ahead.seat)),
        Arg::Name(scene.name(behind.seat)),
        Arg::Number(most),
        Arg::Number(less),
    ];
    let language = scene.language();
    say(out, language, label.text(language), &args)
}

/// The points of a seat from one source, and the sum with those before it.
pub fn item(scene: &Scene<'_>, number: usize, seat: Seat) -> ListItem {
    let source = source(scene, number);
    let score = scene.game().score(scene.table(), seat);
    let (points, sum) = points(&score, source);
    let mut item = ListItem::default();
    let _ = write!(item.title, "{}: {sum}", scene.name(seat));
    item.icon = Some((&icons::HUT, seat_colour(scene.world.colour(seat))));
    item.detail = detail(scene, &score, source, seat);
    let mut text: heapless::String<16> = heapless::String::new();
    let _ = write!(text, "+{points}");
    item.right = Right::Word(text);
    item
}

/// What the points of a source rest on.
fn detail(scene: &Scene<'_>, score: &Score, source: Source, seat: Seat) -> Line {
    match source {
        Source::Tiles => {
            let args = [Arg::Number(score.tiles.len().into())];
            filled(scene.world, Label::TilesCount, &args)
        }
        Source::StandAlone => {
            let shown = scene.table().players[seat].stand_alone;
            filled(scene.world, Label::TilesCount, &[Arg::Number(shown.into())])
        }
        Source::Money => {
            let each = scene.game().values().coins_for_a_point;
            let args = [Arg::Number(score.money.into()), Arg::Number(each.into())];
            filled(scene.world, Label::SourceMoneyDetail, &args)
        }
        Source::Research => {
            let level = [Arg::Number(i32::from(score.research_level) + 1)];
            let mut line = filled(scene.world, Label::SourceResearchDetail, &level);
            if score.manuscripts > 0 {
                let args = [Arg::Number(score.manuscripts.into())];
                let used = filled(scene.world, Label::SourceManuscriptsDetail, &args);
                let _ = write!(line, ", {used}");
            }
            line
        }
    }
}

fn points(score: &Score, source: Source) -> (u16, u16) {
    let tiles = score.tile_points;
    let alone = tiles + score.stand_alone_points;
    let money = alone + score.money_points;
    match source {
        Source::Tiles => (tiles, tiles),
        Source::StandAlone => (score.stand_alone_points, alone),
        Source::Money => (score.money_points, money),
        Source::Research => (score.research_points, score.total()),
    }
}

/// How many exhibitions and how much money.
pub fn place_detail(scene: &Scene<'_>, standing: &Standing) -> Line {
    let [_, exhibitions, money, _] = standing.tiers;
    let shown = [Arg::Number(exhibitions)];
    let mut line = filled(scene.world, Label::TilesCount, &shown);
    let coins = filled(scene.world, Label::Coins, &[Arg::Number(money)]);
    let _ = write!(line, ", {coins}");
    line
}
