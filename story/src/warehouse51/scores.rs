//! What the points were counted from, in words.

use std::cmp::Reverse;

use engine::each::Member;
use engine::seat::Seat;
use engine::standings::Standing;
use engine::warehouse51::{Colour, Effect, Score, State, Tie, Warehouse51};

use super::json::counts;
use super::names::{self, ingots, points, relic_words, relics_words};
use crate::page::{Page, colour, list, number, sentence};

/// A colour's row in the table.
pub fn source_words(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue relics",
        Colour::Green => "green relics",
        Colour::Yellow => "yellow relics",
        Colour::Red => "red relics",
    }
}

/// Places in each colour; then each player's sets and ingots.
pub fn explain(game: &Warehouse51, state: &State, page: &mut Page) {
    let players = game.setup().players;
    let scores: Vec<(Seat, Score)> = Seat::first(players)
        .map(|seat| (seat, game.score(state.table(), seat)))
        .collect();
    for colour in Colour::ALL {
        page.paragraph(&explain_colour(game, &scores, colour));
    }
    for (seat, score) in &scores {
        page.paragraph(&explain_player(game, state, *seat, score));
    }
}

fn explain_colour(game: &Warehouse51, scores: &[(Seat, Score)], of: Colour) -> String {
    let [first, second] = game.values().places[of];
    let mut placed: Vec<&(Seat, Score)> = scores
        .iter()
        .filter(|(_, score)| score.colours[of].place > 0)
        .collect();
    placed.sort_by_key(|(_, score)| (score.colours[of].place, Reverse(score.tie)));
    let groups =
        placed.chunk_by(|(_, one), (_, other)| one.colours[of].place == other.colours[of].place);
    let groups: Vec<String> = groups.map(|group| explain_place(game, of, group)).collect();
    let head = format!(
        "{}, {first} and {second} points",
        sentence(source_words(of))
    );
    if groups.is_empty() {
        return format!("{head}: nobody has any.");
    }
    format!("{head}: {}.", groups.join("; "))
}

/// Those who share a place, or the one who has it.
fn explain_place(game: &Warehouse51, of: Colour, group: &[&(Seat, Score)]) -> String {
    let Some((_, score)) = group.first() else {
        return String::new();
    };
    let placing = score.colours[of];
    let who: Vec<String> = group
        .iter()
        .map(|(seat, _)| colour(*seat).to_string())
        .collect();
    let who = list(&who);
    let parted = match score.tie {
        Tie::Wins if placing.parted => {
            let relic = carrier(game, Effect::WinTies);
            format!(", before others with as much by {relic}")
        }
        Tie::Loses if placing.parted => {
            let relic = carrier(game, Effect::LoseTies);
            format!(", behind others with as much because of {relic}")
        }
        _ => String::new(),
    };
    let total = placing.total;
    let place = match placing.place {
        1 => "first",
        2 => "second",
        _ => "third",
    };
    let worth = points(placing.points);
    match (group.len(), placing.place) {
        (1, 1 | 2) => format!("{who} is {place} with {total}{parted} ({worth})"),
        (1, _) => format!("{who} comes too late with {total}{parted}"),
        (_, 3..) => format!("{who} come too late with {total} each{parted}"),
        (2, 1) => format!(
            "{who} share the first place with {total} each{parted} and get the points of the \
             second ({worth} each)"
        ),
        (2, _) => format!(
            "{who} share the second place with {total} each{parted} and get nothing, since the \
             third is worth nothing"
        ),
        _ => format!(
            "{who} share the {place} place with {total} each{parted} and get nothing, being more \
             than two"
        ),
    }
}

fn explain_player(game: &Warehouse51, state: &State, seat: Seat, score: &Score) -> String {
    let table = state.table();
    let player = &table.players[seat];
    let held = player.collection();
    let owned = if held.is_empty() {
        "no relic at all".into()
    } else {
        relics_words(held)
    };
    let count = counts(game, held);
    let count: Vec<String> = count
        .iter()
        .map(|(of, count)| format!("{} {}", number(*count), names::colour(of)))
        .collect();
    let jewel = if game.has(table, seat, Effect::AnyColour) {
        ", one of them of any colour,"
    } else {
        ""
    };
    let sets = match score.sets {
        0 => "no set".into(),
        1 => "one set".into(),
        more => format!("{} sets", number(more)),
    };
    let mut text = format!("{} owns {owned}:", colour(seat));
    text += &format!(" {}{jewel} make {sets}.", list(&count));
    let left = ingots(score.ingots);
    text += &match score.ingots_for_a_point {
        None => format!(
            " The {left} left give no points, because of {}.",
            carrier(game, Effect::NoIngotPoints)
        ),
        Some(each) => {
            let made = points(score.ingot_points);
            format!(
                " {} left, one point for every {each}: {made}.",
                sentence(&left)
            )
        }
    };
    if !player.pawned.is_empty() {
        text += &format!(
            " In the pawnshop, for nothing: {}.",
            relics_words(player.pawned)
        );
    }
    text
}

/// The relic that has an effect.
pub fn carrier(game: &Warehouse51, effect: Effect) -> &'static str {
    game.values()
        .carriers(effect)
        .next()
        .map_or("a relic", relic_words)
}

/// Two with as many points, of whom one has a relic that wins or loses ties.
pub fn tie_break(game: &Warehouse51, ahead: &Standing, behind: &Standing) -> Option<String> {
    let tie = |standing: &Standing| standing.tiers.get(1).copied().unwrap_or(0);
    if tie(ahead) == tie(behind) {
        return None;
    }
    let has = |standing: &Standing, effect| {
        format!("{} has {}", colour(standing.seat), carrier(game, effect))
    };
    let wins = (tie(ahead) > 0).then(|| has(ahead, Effect::WinTies));
    let loses = (tie(behind) < 0).then(|| has(behind, Effect::LoseTies));
    let why: Vec<String> = wins.into_iter().chain(loses).collect();
    (!why.is_empty()).then(|| format!("{} is ahead because {}", colour(ahead.seat), list(&why)))
}
