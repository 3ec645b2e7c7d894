//! Where Artifact Stack's points come from, what another card would bring, and what decides a tie.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Card, Cards, Deck, Score, Table};
use engine::standings::Standing;

use super::text::{Label, names};
use super::{Scene, groups, icons as own_icons, look};
use crate::games::PictureReader;
use crate::screens::parts::filled;
use crate::text::{Arg, say};
use crate::theme;
use crate::widgets::{Line, Part, Picture, Whose};

/// A source of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Statues, porcelain, monsters.
    Sets,
    /// What every card is worth by itself.
    Cards,
    /// Most and fewest relics, most stars.
    Awards,
    /// Helpers.
    Helpers,
    /// Silver.
    Silver,
}

/// All of them, in the order of the scoring.
pub const SOURCES: [Source; 5] = [
    Source::Sets,
    Source::Cards,
    Source::Awards,
    Source::Helpers,
    Source::Silver,
];

/// The decks whose cards score in sets and combinations.
const IN_SETS: [Deck; 3] = [Deck::Statues, Deck::Porcelain, Deck::VampireMummy];

/// The source with a number.
pub fn source(number: usize) -> Source {
    SOURCES.get(number).copied().unwrap_or(Source::Sets)
}

/// What a source is called.
pub fn title(scene: &Scene<'_>, number: usize) -> &'static str {
    let label = match source(number) {
        Source::Sets => Label::SourceSets,
        Source::Cards => Label::SourceCards,
        Source::Awards => Label::SourceAwards,
        Source::Helpers => Label::SourceHelpers,
        Source::Silver => Label::SourceSilver,
    };
    label.text(scene.language())
}

/// What a source is called where there is little room.
pub fn word(scene: &Scene<'_>, number: usize) -> &'static str {
    let label = match source(number) {
        Source::Sets => Label::SourceSetsShort,
        Source::Cards => Label::SourceCardsShort,
        Source::Awards => Label::SourceAwardsShort,
        Source::Helpers => Label::SourceHelpersShort,
        Source::Silver => Label::SourceSilverShort,
    };
    label.text(scene.language())
}

/// The points of a source.
fn points(score: &Score, source: Source) -> i32 {
    let of = |is_set: bool| -> i32 {
        let decks = score.decks.iter();
        decks
            .filter(|(deck, _)| IN_SETS.contains(deck) == is_set)
            .map(|(_, points)| *points)
            .sum()
    };
    match source {
        Source::Sets => of(true),
        Source::Cards => of(false),
        Source::Awards => score.relics + score.stars,
        Source::Helpers => score.helpers.values().iter().sum(),
        Source::Silver => score.silver_points,
    }
}

/// The points of a seat from a source.
pub fn points_of(scene: &Scene<'_>, number: usize, seat: Seat) -> i32 {
    let score = scene.game().score(scene.table(), seat);
    points(&score, source(number))
}

/// What the points of a seat from a source rest on: card by card or deck by deck, each with what it brings.
pub fn pictures(scene: &Scene<'_>, source: Source, seat: Seat, reader: PictureReader<'_>) {
    let score = scene.game().score(scene.table(), seat);
    match source {
        Source::Sets | Source::Cards => of_decks(scene, &score, seat, source, reader),
        Source::Awards => awards(scene, &score, seat, reader),
        Source::Helpers => helpers(scene, &score, seat, reader),
        Source::Silver => {
            let silver = Part::Icon(&own_icons::SILVER, theme::DIM);
            let parts = [silver, Part::Number(score.silver.into())];
            let line = counted(scene, Label::SilverDetail, score.silver);
            reader(&Picture::new(Whose::Seat(seat), &parts), &|out| {
                write!(out, "{line}: {:+}.", score.silver_points)
            });
        }
    }
}

fn counted(scene: &Scene<'_>, label: Label, count: u8) -> Line {
    filled(scene.world, label, &[Arg::Number(count.into())])
}

/// Decks whose cards score in sets, in their best groups; or the others, by the number of their cards.
fn of_decks(
    scene: &Scene<'_>,
    score: &Score,
    seat: Seat,
    source: Source,
    reader: PictureReader<'_>,
) {
    let artifacts = scene.table().players[seat].artifacts();
    for (deck, points) in score.decks.iter() {
        let count = artifacts.of(deck);
        let is_in = IN_SETS.contains(&deck) == (source == Source::Sets);
        if count == 0 || !is_in {
            continue;
        }
        let in_words = |out: &mut dyn Write| -> Written {
            write!(out, "{}: ", names::deck(deck, scene.language()))?;
            match source {
                Source::Sets => groups::write(scene, seat, deck, out)?,
                _ => write!(out, "{count}")?,
            }
            write!(out, " ({points:+}).")
        };
        let mut told = false;
        let mut show = |picture: &Picture| {
            let silent = |_: &mut dyn Write| Ok(());
            if told {
                reader(picture, &silent);
            } else {
                reader(picture, &in_words);
            }
            told = true;
        };
        // What they bring stays beside the last of them.
        let mut last: Option<Picture> = None;
        groups::of_deck(scene, seat, deck, &mut |picture| {
            if let Some(before) = last.replace(picture.clone()) {
                show(&before);
            }
        });
        if let Some(last) = last {
            show(&last.and(Part::Change(*points)));
        }
    }
}

/// Stars, and relics if they are played with, each with what they bring.
fn awards(scene: &Scene<'_>, score: &Score, seat: Seat, reader: PictureReader<'_>) {
    let mut show = |part: Part, count: u8, points: i32, line: &Line| {
        let parts = [part, Part::Number(count.into()), Part::Change(points)];
        reader(&Picture::new(Whose::Seat(seat), &parts), &|out| {
            write!(out, "{line}: {points:+}.")
        });
    };
    let stars = counted(scene, Label::StarsDetail, score.star_cards);
    let star = Part::Icon(&own_icons::STAR, theme::ACCENT);
    show(star, score.star_cards, score.stars, &stars);
    if scene.table().decks.contains(Deck::Relics) {
        let count = scene.table().players[seat].artifacts().of(Deck::Relics);
        let relics = counted(scene, Label::RelicsDetail, count);
        let relic = Part::Icon(look::deck_icon(Deck::Relics), theme::TEXT);
        show(relic, count, score.relics, &relics);
    }
}

/// Helpers, each with what it brought, and for what.
fn helpers(scene: &Scene<'_>, score: &Score, seat: Seat, reader: PictureReader<'_>) {
    for helper in scene.table().players[seat].helpers.iter() {
        let points = score.helpers[helper];
        let icon = Part::Icon(look::helper_icon(helper), theme::ACCENT);
        let parts = [icon, Part::Change(points)];
        reader(&Picture::new(Whose::Seat(seat), &parts), &|out| {
            let printed = &scene.game().values().helpers[helper];
            write!(out, "{}: ", names::helper(helper, scene.language()))?;
            names::brings(printed.deck, printed.effect, scene.language(), out)?;
            write!(out, " ({points:+}).")
        });
    }
}

/// Cards, stars and silver, the best groups, helpers by name.
pub fn gathered_in_words(scene: &Scene<'_>, standing: &Standing, out: &mut dyn Write) -> Written {
    let player = &scene.table().players[standing.seat];
    let score = scene.game().score(scene.table(), standing.seat);
    let cards = place_detail(scene, standing);
    let stars = counted(scene, Label::StarsDetail, score.star_cards);
    write!(out, "{}: {cards}, {stars}.", scene.name(standing.seat))?;
    for deck in IN_SETS {
        if player.artifacts().of(deck) > 0 {
            write!(out, " {}: ", names::deck(deck, scene.language()))?;
            groups::write(scene, standing.seat, deck, out)?;
            out.write_char('.')?;
        }
    }
    for (number, helper) in player.helpers.iter().enumerate() {
        let comma = if number == 0 { " " } else { ", " };
        write!(out, "{comma}{}", names::helper(helper, scene.language()))?;
    }
    match player.helpers.len() {
        0 => Ok(()),
        _ => out.write_char('.'),
    }
}

/// What one more card of a deck would bring a seat now, at best, all awards and helpers included.
pub fn next_card(scene: &Scene<'_>, seat: Seat, deck: Deck) -> Option<i32> {
    let now = scene.game().score(scene.table(), seat).total();
    within_reach(scene.table(), seat, deck)
        .iter()
        .map(|card| with_card(scene, seat, card) - now)
        .max()
}

/// The cards of a deck that a seat can still get: what it has, what is out of the game and what others have
/// turned over is out of its reach.
fn within_reach(table: &Table, seat: Seat, deck: Deck) -> Cards {
    let turned = Seat::ALL
        .into_iter()
        .map(|other| table.players[other].turned);
    let own = table.players[seat].open.plus(&table.gone);
    Cards::of_deck(deck).minus(&turned.fold(own, |all, more| all.plus(&more)))
}

/// What a card that a seat gets would bring it now. If somebody else has it, they lose it.
pub fn worth(scene: &Scene<'_>, seat: Seat, card: Card) -> i32 {
    with_card(scene, seat, card) - scene.game().score(scene.table(), seat).total()
}

/// What a card that a seat gives away costs it now.
pub fn loss(scene: &Scene<'_>, seat: Seat, card: Card) -> i32 {
    let mut table = *scene.table();
    table.players[seat].open.remove(card);
    let now = scene.game().score(scene.table(), seat).total();
    scene.game().score(&table, seat).total() - now
}

/// The points of a seat if it had one more card.
#[inline(never)] // a table is large: it is on the stack only here
fn with_card(scene: &Scene<'_>, seat: Seat, card: Card) -> i32 {
    let mut table = *scene.table();
    if let Some(owner) = table.owner(card) {
        table.players[owner].open.remove(card);
    }
    let is_turned = scene.game().values().card(card).face.at_once().is_some();
    let player = &mut table.players[seat];
    if is_turned {
        player.turned.insert(card);
    } else {
        player.open.insert(card);
    }
    scene.game().score(&table, seat).total()
}

/// How many artifacts and how much silver.
pub fn place_detail(scene: &Scene<'_>, standing: &Standing) -> Line {
    let [_, artifacts, silver, _] = standing.tiers;
    let mut line = filled(scene.world, Label::CardsDetail, &[Arg::Number(artifacts)]);
    let silver = filled(scene.world, Label::SilverDetail, &[Arg::Number(silver)]);
    let _ = write!(line, ", {silver}");
    line
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
        (Label::TieCardsMessage, more, fewer)
    } else {
        (Label::TieSilverMessage, richer, poorer)
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

#[cfg(test)]
mod tests {
    use engine::record::Record;
    use engine::stack::{ArtifactStack, Setup};

    use super::*;

    #[test]
    fn what_others_have_turned_over_is_out_of_reach_and_what_lies_open_is_not() {
        let record: Record<ArtifactStack, 64> =
            Record::new(ArtifactStack::new(Setup::base(3)).unwrap());
        let mut table = *record.state().table();
        let card = |number| Card::new(Deck::Coins, number).unwrap();
        table.players[Seat::Two].turned.insert(card(1));
        table.players[Seat::Three].open.insert(card(2));
        table.players[Seat::One].turned.insert(card(3));
        table.players[Seat::One].open.insert(card(4));
        table.gone.insert(card(5));
        let reach = within_reach(&table, Seat::One, Deck::Coins);
        let numbers = (1..=9).filter(|number| reach.contains(card(*number)));
        assert!(numbers.eq([2, 6, 7, 8, 9]));
    }
}
