//! Stories of Artifact Stack, checked as an outsider would.

pub mod audit;
mod course;
mod scores;

use engine::seat::Seat;
use engine::stack::{ArtifactStack, Deck, DeckSet, Decks, DigRule, Setup, StartPlayer};
use serde_json::Value;

use super::{
    audited, each_line_is_an_object, noticed, noticed_at_the_end, objects, one_number_one_story,
    refused, tale, the_story_that_was_read, told_well,
};
use crate::tale::Tale;
use crate::text;

fn by_chance(players: u8) -> Setup {
    Setup {
        decks: Decks::Chance,
        ..Setup::base(players)
    }
}

fn game(setup: Setup) -> ArtifactStack {
    ArtifactStack::new(setup).unwrap()
}

fn told_and_audited(tale: &Tale<ArtifactStack>, what: &str) {
    told_well(tale, "something", what);
    audited(tale, audit::audit, what);
}

#[test]
fn the_story_of_a_fixed_seed_is_the_one_that_was_read() {
    let told = text::text(&tale(&game(by_chance(4)), 7, false));
    the_story_that_was_read("stack-4p-seed7.txt", &told);
}

#[test]
fn a_wrong_option_says_what_was_expected() {
    refused(
        "stack",
        &[
            ("--players 5", "stack is for 2 to 4"),
            ("--players 1", "stack is for 2 to 4"),
            ("--decks some", "expected chance, or six of statues,coins"),
            ("--decks coins,relics", "names 2 different decks"),
            (
                "--decks coins,coins,relics,jewels,weapons,statues",
                "names 5 different decks: expected six",
            ),
            ("--dig deep", "expected overlap, contact"),
            ("--start purple", "expected chance, 1 to 4"),
            ("--expansions both", "--expansions is no option of stack"),
            ("--quick-start", "--quick-start is no option of stack"),
            ("--game artifact --dig contact", "no option of artifact"),
            ("--game artifact --decks chance", "no option of artifact"),
        ],
    );
}

#[test]
fn the_same_number_tells_the_same_story() {
    one_number_one_story(&game(by_chance(3)));
}

#[test]
fn every_seed_has_a_story_and_an_auditor_finds_nothing_wrong() {
    for players in 2..=4 {
        for number in 0..=30 {
            let tale = tale(&game(by_chance(players)), number, false);
            told_and_audited(&tale, &format!("{players} players, seed {number}"));
        }
    }
}

#[test]
fn an_auditor_finds_nothing_wrong_with_the_other_options() {
    let last_six = [
        Deck::Weapons,
        Deck::Relics,
        Deck::Porcelain,
        Deck::VampireMummy,
        Deck::CurseBlessing,
        Deck::Treasure,
    ];
    let last_six = last_six.into_iter().fold(DeckSet::NONE, DeckSet::with);
    for players in 2..=4 {
        for number in 0..8 {
            let decks = match number % 3 {
                0 => Decks::Chosen(last_six),
                1 => Decks::Chance,
                _ => Setup::base(players).decks,
            };
            let setup = Setup {
                decks,
                start: match number % 2 {
                    0 => StartPlayer::Chance,
                    _ => StartPlayer::Seat(Seat::Two),
                },
                dig: DigRule::Contact,
                ..Setup::base(players)
            };
            let tale = tale(&game(setup), number, number > 3);
            told_and_audited(&tale, &format!("{players} players, contact, seed {number}"));
        }
    }
}

/// The rarer things have to be told, or the auditor never saw them.
#[test]
fn stories_tell_of_everything_that_can_happen() {
    let mut told = std::collections::BTreeSet::new();
    for number in 0..=30 {
        for object in objects(&tale(&game(by_chance(4)), number, false)) {
            let events = object["events"].as_array().into_iter().flatten();
            told.extend(events.map(|event| event["event"].as_str().unwrap().to_owned()));
        }
    }
    for event in [
        "deck_picked",
        "laid",
        "round_begins",
        "dug",
        "took",
        "looked",
        "hired",
        "helper_came",
        "turned_over",
        "silver_received",
        "silver_paid",
        "silver_given",
        "more_actions",
        "stole",
        "gave",
        "removed",
        "no_effect",
        "turn_ended",
        "game_over",
    ] {
        assert!(told.contains(event), "{event} is never told");
    }
}

#[test]
fn every_line_is_an_object_of_its_own() {
    each_line_is_an_object(&game(by_chance(3)));
}

#[test]
fn an_auditor_finds_what_is_wrong() {
    let whole = objects(&tale(&game(by_chance(4)), 7, false));
    assert_eq!(audit::audit(&whole), Ok(()));
    for (pointer, from, to) in [
        ("/state/players/blue/silver", Value::from(1), Value::from(2)),
        ("/state/bank", Value::from(32), Value::from(31)),
        ("/paid/silver", Value::from(1), Value::from(2)),
        ("/state/temple/b3/cost", Value::from(5), Value::from(4)),
        ("/state/temple/b2/cost", Value::from(2), Value::from(3)),
        ("/state/temple/f1/face", "up".into(), "down".into()),
        ("/state/players/red/stars", Value::from(1), Value::from(0)),
        ("/state/players/red/points", Value::from(5), Value::from(6)),
        ("/state/actions_left", Value::from(1), Value::from(2)),
        ("/state/turn", "green".into(), "yellow".into()),
        ("/action/name", "take".into(), "look".into()),
        ("/events/0/card", Value::Null, "coins.1".into()),
    ] {
        noticed(&whole, audit::audit, pointer, &from, to);
    }
    for pointer in [
        "/scores/blue/total",
        "/scores/green/sources/helpers/points",
        "/standings/0/points",
    ] {
        noticed_at_the_end(&whole, audit::audit, pointer, 99.into());
    }
}
