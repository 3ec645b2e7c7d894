//! Stories are checked as an outsider would: the text against a page that somebody has read, the
//! JSON by an auditor who knows the rules and nothing of the engine.

mod audit;
mod stack;
mod warehouse51;

use std::path::PathBuf;

use engine::artifact::{Artifact, Expansions, FragmentRule, Setup, StartPlayer};
use serde_json::Value;

use super::{Seeds, Tale, json, play, text};

const EXPANSIONS: [Expansions; 4] = [
    Expansions {
        research: false,
        roles: false,
    },
    Expansions {
        research: true,
        roles: false,
    },
    Expansions {
        research: false,
        roles: true,
    },
    Expansions::BOTH,
];

fn tale(setup: Setup, number: u64, plain: bool) -> Tale<Artifact> {
    let game = Artifact::new(setup).unwrap();
    play(&game, Seeds { number }, plain).unwrap()
}

fn told_well(tale: &Tale<Artifact>, what: &str) {
    for line in text::text(tale).lines() {
        assert!(line.chars().count() <= 96, "{what}: {line}");
        assert!(!line.contains("{load}"), "{what}: {line}");
    }
}

fn audited(tale: &Tale<Artifact>, what: &str) {
    let objects: Vec<Value> = json::objects(tale).collect();
    if let Err(finding) = audit::audit(&objects) {
        panic!("{what}: {finding}");
    }
}

/// Compares with the golden story.
fn the_story_that_was_read(name: &str, told: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("stories")
        .join(name);
    let compared = golden::Mode::of_environment().check(&path, told.as_bytes());
    assert_eq!(compared, Ok(()));
}

#[test]
fn the_story_of_a_fixed_seed_is_the_one_that_was_read() {
    let setup = Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(5)
    };
    let told = text::text(&tale(setup, 7, false));
    the_story_that_was_read("artifact-5p-both-seed7.txt", &told);
}

#[test]
fn a_wrong_option_says_what_was_expected() {
    for (arguments, expected) in [
        ("frob", "expected story, bench"),
        ("story --game chess", "expected artifact"),
        ("story --players 6", "artifact is for 3 to 5"),
        ("story --players many", "expected a number of players"),
        ("story --seed -1", "expected a whole number from 0 to"),
        ("story --seed", "missing argument"),
        ("story --start 5", "expected chance, 1 to 4"),
        (
            "story --expansions all",
            "expected none, research, roles, both",
        ),
        ("story --fragments some", "expected own, wild"),
        ("story --left-out asia", "three players"),
        ("story --left-out mars --players 3", "expected africa, asia"),
        ("story --quick", "unknown option --quick"),
        ("story now", "unexpected argument"),
        ("bench --fast", "invalid option"),
    ] {
        let given = arguments.split(' ').map(Into::into).collect();
        match crate::run(given) {
            Err(crate::Failure::Usage(said)) => {
                assert!(said.contains(expected), "{arguments}: {said}");
            }
            other => panic!("{arguments}: {other:?}"),
        }
    }
}

#[test]
fn the_same_number_tells_the_same_story() {
    let twice = [(); 2].map(|()| text::text(&tale(Setup::base(4), 3, false)));
    assert_eq!(twice[0], twice[1]);
    assert_ne!(twice[0], text::text(&tale(Setup::base(4), 4, false)));
}

#[test]
fn every_seed_has_a_story_and_an_auditor_finds_nothing_wrong() {
    for players in 3..=5 {
        for expansions in EXPANSIONS {
            for number in 0..50 {
                let setup = Setup {
                    expansions,
                    ..Setup::base(players)
                };
                let tale = tale(setup, number, false);
                let what = format!("{players} players, {expansions:?}, seed {number}");
                told_well(&tale, &what);
                // An audit takes a hundred times as long as a story.
                if number < 3 {
                    audited(&tale, &what);
                }
            }
        }
    }
}

#[test]
fn an_auditor_finds_nothing_wrong_with_the_other_options() {
    for players in 3..=5 {
        for number in 0..4 {
            let setup = Setup {
                expansions: Expansions::BOTH,
                quick_start: number % 2 == 0,
                start: StartPlayer::Chance,
                fragments: FragmentRule::Wild,
                ..Setup::base(players)
            };
            let tale = tale(setup, number, number > 1);
            let what = format!("{setup:?}, seed {number}");
            told_well(&tale, &what);
            audited(&tale, &what);
        }
    }
}

#[test]
fn every_line_is_an_object_of_its_own() {
    let tale = tale(Setup::base(3), 1, false);
    for object in json::objects(&tale) {
        let line = object.to_string();
        assert!(!line.contains('\n'));
        assert_eq!(serde_json::from_str::<Value>(&line).unwrap(), object);
    }
}

#[test]
fn an_auditor_finds_what_is_wrong() {
    let setup = Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(4)
    };
    let whole: Vec<Value> = json::objects(&tale(setup, 1, false)).collect();
    assert_eq!(audit::audit(&whole), Ok(()));
    let spoilt = |pointer: &str, from: &Value, to: Value| {
        let mut objects = whole.clone();
        let place = objects
            .iter_mut()
            .skip(1)
            .find_map(|object| object.pointer_mut(pointer).filter(|value| *value == from));
        *place.unwrap() = to;
        assert!(audit::audit(&objects).is_err(), "{pointer} went unnoticed");
    };
    spoilt("/state/players/blue/money", &Value::from(8), Value::from(9));
    spoilt("/paid/coins", &Value::from(3), Value::from(2));
    spoilt(
        "/state/players/red/huts_in_reserve",
        &Value::from(8),
        Value::from(7),
    );
    spoilt(
        "/state/tracks/ship/markers",
        &Value::from(4),
        Value::from(5),
    );
    spoilt(
        "/state/market/0",
        &first_on_the_market(&whole),
        "asia.gold".into(),
    );
    spoilt("/state/base_income", &Value::from(8), Value::from(7));
    spoilt("/action/name", &"pass".into(), "retire".into());
    spoilt("/scores/blue/total", &last_total(&whole), Value::from(99));
}

fn first_on_the_market(objects: &[Value]) -> Value {
    let mut found = objects
        .iter()
        .filter_map(|object| object.pointer("/state/market/0"));
    found.next().unwrap().clone()
}

fn last_total(objects: &[Value]) -> Value {
    let last = objects.last().unwrap();
    last.pointer("/scores/blue/total").unwrap().clone()
}
