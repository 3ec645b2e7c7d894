//! Where Artifact Stack's points come from, what another card would bring, and what decides a tie.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Card, Cards, Deck, Score, Table};
use engine::standings::Standing;

use super::text::{Label, names};
use super::{Scene, groups};
use crate::icons;
use crate::screens::parts::{filled, label};
use crate::text::{Arg, say};
use crate::widgets::{Line, ListItem, Right, seat_colour};

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

/// The points of a seat from one source, and the sum with those before it.
pub fn item(scene: &Scene<'_>, number: usize, seat: Seat) -> ListItem {
    let source = source(number);
    let score = scene.game().score(scene.table(), seat);
    let sum: i32 = SOURCES
        .iter()
        .take(number + 1)
        .map(|source| points(&score, *source))
        .sum();
    let mut item = ListItem::default();
    let _ = write!(item.title, "{}: {sum}", scene.name(seat));
    item.icon = Some((&icons::HUT, seat_colour(scene.world.colour(seat))));
    item.detail = detail(scene, &score, source, seat);
    let mut text: heapless::String<16> = heapless::String::new();
    let _ = write!(text, "{:+}", points(&score, source));
    item.right = Right::Word(text);
    item
}

/// What the points of a source rest on.
fn detail(scene: &Scene<'_>, score: &Score, source: Source, seat: Seat) -> Line {
    let player = &scene.table().players[seat];
    let count =
        |label: Label, number: u8| filled(scene.world, label, &[Arg::Number(number.into())]);
    match source {
        Source::Sets => sets_detail(scene, score, seat),
        Source::Cards => {
            let artifacts = player.artifacts();
            let decks = Deck::ALL.into_iter();
            let single = decks
                .filter(|deck| !IN_SETS.contains(deck))
                .map(|deck| artifacts.of(deck))
                .sum();
            count(Label::CardsDetail, single)
        }
        Source::Awards => awards_detail(scene, score, seat),
        Source::Helpers => helpers_detail(scene, score, seat),
        Source::Silver => count(Label::SilverDetail, score.silver),
    }
}

/// Stars, and relics if they are played with, each with what they bring.
fn awards_detail(scene: &Scene<'_>, score: &Score, seat: Seat) -> Line {
    let number = |label: Label, count: u8| filled(scene.world, label, &[Arg::Number(count.into())]);
    let mut line = number(Label::StarsDetail, score.star_cards);
    // Both together are shorter than a line.
    let _ = write!(line, " {:+}", score.stars);
    if scene.table().decks.contains(Deck::Relics) {
        let relics = scene.table().players[seat].artifacts().of(Deck::Relics);
        let relics = number(Label::RelicsDetail, relics);
        let _ = write!(line, ", {relics} {:+}", score.relics);
    }
    line
}

/// The best grouping of everything that scores in sets; monsters, which take more words, as a sum.
fn sets_detail(scene: &Scene<'_>, score: &Score, seat: Seat) -> Line {
    let mut line = Line::new();
    for deck in IN_SETS {
        if scene.table().players[seat].artifacts().of(deck) == 0 {
            continue;
        }
        if !line.is_empty() {
            let _ = line.push_str(", ");
        }
        // All of it is shorter than a line.
        if deck == Deck::VampireMummy {
            let monsters = label(scene.world, Label::MonstersWord);
            let _ = write!(line, "{monsters} {:+}", score.decks[deck]);
        } else {
            let _ = groups::write(scene, seat, deck, &mut line);
        }
    }
    if line.is_empty() {
        return filled(scene.world, Label::NoneDetail, &[]);
    }
    line
}

/// Helpers by name, each with what it brought.
fn helpers_detail(scene: &Scene<'_>, score: &Score, seat: Seat) -> Line {
    let mut line = Line::new();
    for helper in scene.table().players[seat].helpers.iter() {
        let comma = if line.is_empty() { "" } else { ", " };
        let name = names::helper(helper, scene.language());
        let _ = write!(line, "{comma}{name} {:+}", score.helpers[helper]);
    }
    if line.is_empty() {
        return filled(scene.world, Label::NoneDetail, &[]);
    }
    line
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
