//! Where Coin's points come from, and what decides a tie.

use core::fmt::{Result as Written, Write};

use engine::seat::Seat;
use engine::standings::Standing;

use super::Scene;
use super::text::Label;
use crate::icons;
use crate::screens::parts::{filled, right_word};
use crate::text::{Arg, say};
use crate::theme;
use crate::widgets::{Line, ListItem, Part, Picture, Whose, seat_colour};

/// Tosses and coins.
pub const SOURCES: usize = 2;

/// What a source is called.
pub fn title(scene: &Scene<'_>, source: usize) -> &'static str {
    let label = match source {
        0 => Label::SourceTosses,
        _ => Label::SourceCoins,
    };
    label.text(scene.language())
}

/// The points of a seat from a source.
pub fn points(scene: &Scene<'_>, source: usize, seat: Seat) -> i32 {
    let player = scene.table().players[seat];
    match source {
        0 => player.points.into(),
        _ => player.coins.into(),
    }
}

/// What a seat has gathered: points for right calls, and coins.
pub fn gathered(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&Picture)) {
    let player = scene.table().players[seat];
    let points = Part::Icon(&icons::POINTS, theme::TEXT);
    let coin = Part::Icon(&icons::COIN, theme::ACCENT);
    let parts = [
        points,
        Part::Number(player.points),
        coin,
        Part::Number(player.coins.into()),
    ];
    reader(&Picture::new(Whose::Seat(seat), &parts));
}

/// Why one of two seats with equal points is ahead.
pub fn tie(
    scene: &Scene<'_>,
    (ahead, behind): (&Standing, &Standing),
    out: &mut dyn Write,
) -> Written {
    let ([_, more, ..], [_, less, ..]) = (ahead.tiers, behind.tiers);
    let args = [
        Arg::Name(scene.name(ahead.seat)),
        Arg::Number(more),
        Arg::Number(less),
    ];
    let language = scene.language();
    say(out, language, Label::TieMessage.text(language), &args)
}

/// The points of a seat from one source, and the sum with those before it.
pub fn item(scene: &Scene<'_>, source: usize, seat: Seat) -> ListItem {
    let player = scene.table().players[seat];
    let (points, sum) = match source {
        0 => (player.points, player.points),
        _ => {
            let score = scene.game().score(scene.table(), seat);
            (player.coins.into(), score)
        }
    };
    let mut item = ListItem::default();
    let _ = write!(item.title, "{}: {sum}", scene.name(seat));
    item.icon = Some((&icons::HUT, seat_colour(scene.world.colour(seat))));
    item.detail = match source {
        0 => right(scene, player.right.into()),
        _ => filled(scene.world, Label::Coins, &[Arg::Number(points.into())]),
    };
    let mut word = Line::new();
    let _ = write!(word, "+{points}");
    item.right = right_word(&word);
    item
}

fn right(scene: &Scene<'_>, right: i32) -> Line {
    filled(scene.world, Label::RightDetail, &[Arg::Number(right)])
}

/// How often a seat was right.
pub fn place_detail(scene: &Scene<'_>, standing: &Standing) -> Line {
    let [_, own, ..] = standing.tiers;
    right(scene, own)
}
