//! Stories of Artifact, checked as an outsider would.

pub mod audit;

use engine::artifact::{Artifact, Expansions, FragmentRule, Setup, SpecialRule, StartPlayer};
use serde_json::Value;

use super::{
    audited, each_line_is_an_object, noticed, noticed_at_the_end, objects, one_number_one_story,
    refused, tale, the_story_that_was_read, told_well,
};
use crate::tale::Tale;
use crate::text;

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

fn game(setup: Setup) -> Artifact {
    Artifact::new(setup).unwrap()
}

fn told_and_audited(tale: &Tale<Artifact>, what: &str) {
    told_well(tale, "{load}", what);
    audited(tale, audit::audit, what);
}

#[test]
fn the_story_of_a_fixed_seed_is_the_one_that_was_read() {
    let setup = Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(5)
    };
    let told = text::text(&tale(&game(setup), 7, false));
    the_story_that_was_read("artifact-5p-both-seed7.txt", &told);
}

#[test]
fn a_wrong_option_says_what_was_expected() {
    refused(
        "artifact",
        &[
            ("--game chess", "expected artifact"),
            ("--players 6", "artifact is for 3 to 5"),
            ("--players many", "expected a number of players"),
            ("--seed -1", "expected a whole number from 0 to"),
            ("--seed", "missing argument"),
            ("--start 5", "expected chance, 1 to 4"),
            ("--expansions all", "expected none, research, roles, both"),
            ("--fragments some", "expected own, wild"),
            ("--left-out asia", "three players"),
            ("--left-out mars --players 3", "expected africa, asia"),
            ("--quick", "unknown option --quick"),
            ("now", "unexpected argument"),
        ],
    );
}

#[test]
fn the_same_number_tells_the_same_story() {
    one_number_one_story(&game(Setup::base(4)));
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
                let tale = tale(&game(setup), number, false);
                let what = format!("{players} players, {expansions:?}, seed {number}");
                // An audit takes a hundred times as long as a story.
                if number < 3 {
                    told_and_audited(&tale, &what);
                } else {
                    told_well(&tale, "{load}", &what);
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
                special: match number % 4 {
                    0 | 3 => SpecialRule::OfTheirSite,
                    _ => SpecialRule::Apart,
                },
                ..Setup::base(players)
            };
            let tale = tale(&game(setup), number, number > 1);
            told_and_audited(&tale, &format!("{setup:?}, seed {number}"));
        }
    }
}

#[test]
fn every_line_is_an_object_of_its_own() {
    each_line_is_an_object(&game(Setup::base(3)));
}

#[test]
fn an_auditor_finds_what_is_wrong() {
    let setup = Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(4)
    };
    let whole = objects(&tale(&game(setup), 1, false));
    assert_eq!(audit::audit(&whole), Ok(()));
    for (pointer, from, to) in [
        ("/state/players/blue/money", Value::from(8), Value::from(9)),
        ("/paid/coins", 3.into(), 2.into()),
        ("/state/players/red/huts_in_reserve", 8.into(), 7.into()),
        ("/state/tracks/ship/markers", 4.into(), 5.into()),
        (
            "/state/market/0",
            first_on_the_market(&whole),
            "asia.gold".into(),
        ),
        ("/state/base_income", 8.into(), 7.into()),
        ("/action/name", "pass".into(), "retire".into()),
    ] {
        noticed(&whole, audit::audit, pointer, &from, to);
    }
    noticed_at_the_end(&whole, audit::audit, "/scores/blue/total", 99.into());
    noticed_at_the_end(&whole, audit::audit, "/standings/0/exhibitions", 99.into());
}

fn first_on_the_market(objects: &[Value]) -> Value {
    let mut found = objects
        .iter()
        .filter_map(|object| object.pointer("/state/market/0"));
    found.next().unwrap().clone()
}
