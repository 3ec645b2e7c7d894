//! Whole games, played with some sense, and how they ended.

use std::fmt::Write;

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Action, ArtifactStack, Deck, Helper};
use host_tests::play::Long;
use host_tests::recorded::{self, Sense, standings_text};

use super::{by_chance, correction, with, with_last_decks, with_much_silver};

/// Takes what is cheap, triggers bonuses, and hires who brings something.
const SENSE: Sense<ArtifactStack> = Sense { worth, correction };

fn worth(record: &Long<ArtifactStack>, seat: Seat, action: Action) -> u8 {
    let game = record.game();
    let table = record.state().table();
    let brings = |helper: Helper| {
        let artifacts = table.players[seat].artifacts();
        u8::try_from(game.helper_points(&artifacts, helper)).unwrap_or(0)
    };
    match action {
        Action::TurnOver(set) => match set.deck() {
            Deck::Statues | Deck::Porcelain => set.size() - 1,
            _ => 6,
        },
        Action::Take(place) => {
            let cost = game.dig_cost(&table.temple, place) as u8;
            6_u8.saturating_sub(cost)
        }
        Action::Hire(helper) => brings(helper) * 2,
        Action::TakeHelper(helper) => brings(helper),
        Action::Look(_) => u8::from(table.players[seat].silver > 3) * 6,
        Action::Choose(_) | Action::EndTurn => 2,
    }
}

fn describe(record: &Long<ArtifactStack>) -> String {
    let mut text = String::new();
    let table = record.state().table();
    let game = record.game();
    let setup = game.setup();
    let mut line = |line: String| writeln!(text, "{line}").expect("a string grows");
    let decks: Vec<_> = table.decks.iter().collect();
    line(format!(
        "{} players, start: {:?}, dig: {:?}, decks: {decks:?}",
        setup.players, setup.start, setup.dig
    ));
    for seat in Seat::first(setup.players) {
        let score = game.score(table, seat);
        let decks: Vec<String> = Deck::ALL
            .into_iter()
            .filter(|deck| score.decks[*deck] != 0)
            .map(|deck| format!("{deck:?} {}", score.decks[deck]))
            .collect();
        let helpers: Vec<String> = table.players[seat]
            .helpers
            .iter()
            .map(|helper| format!("{helper:?} {}", score.helpers[helper]))
            .collect();
        line(format!(
            "seat {seat:?}: {} = decks [{}] + helpers [{}] + relics {} + stars {} + silver {}; \
             {} stars, {} artifacts",
            score.total(),
            decks.join(", "),
            helpers.join(", "),
            score.relics,
            score.stars,
            score.silver_points,
            score.star_cards,
            score.artifacts
        ));
        line(format!(
            "seat {seat:?} has {:?}, turned {:?}",
            table.players[seat].open, table.players[seat].turned
        ));
    }
    line(format!(
        "gone: {:?}, left over: {:?}",
        table.gone, table.unseen
    ));
    text + &standings_text(record)
}

fn games(players: u8) -> [(&'static str, ArtifactStack, bool); 6] {
    [
        ("first-decks", with(players), false),
        ("last-decks", with_last_decks(players), false),
        ("chance", by_chance(players), false),
        ("chance-again", by_chance(players), false),
        ("silver", with_much_silver(players), false),
        ("mistakes", by_chance(players), true),
    ]
}

#[test]
fn recorded_games_end_as_they_did() {
    let recipes = recorded::recipes("stack-", 2..=4, 1954, games);
    recorded::recorded_games_end_as_they_did("stack-", &recipes, &SENSE, describe);
}

#[test]
fn games_of_the_first_rules_end_as_they_did() {
    recorded::games_of_rules_end_as_they_did(1, "stack-", describe);
}
