//! Stories of Warehouse 51, checked as an outsider would: the text against a page that somebody
//! has read, the JSON by an auditor who knows the rules and nothing of the engine.

mod auctions;
pub mod audit;
mod ending;
mod values;

use engine::warehouse51::{Event, Setup, StartPlayer, Warehouse51};
use serde_json::{Value, json};

use super::{
    audited, each_line_is_an_object, noticed, noticed_at_the_end, objects, one_number_one_story,
    refused, tale, the_story_that_was_read, told_well, words,
};
use crate::tale::Tale;
use crate::text;

fn game(setup: Setup) -> Warehouse51 {
    Warehouse51::new(setup).unwrap()
}

fn told_and_audited(tale: &Tale<Warehouse51>, what: &str) {
    told_well(tale, " .", what);
    let told = words(&text::text(tale));
    let events = || tale.steps.iter().flat_map(|step| &step.events);
    let won = events().filter(|event| matches!(event, Event::Won { .. }));
    assert_eq!(
        told.matches(" wins and pays ").count(),
        won.count(),
        "{what}"
    );
    let pawned = events().filter(|event| matches!(event, Event::Pawned { .. }));
    let declined = told.matches(" pawns no more.").count();
    assert_eq!(
        told.matches(" pawns ").count() - declined,
        pawned.count(),
        "{what}"
    );
    audited(tale, audit::audit, what);
}

#[test]
fn the_story_of_a_fixed_seed_is_the_one_that_was_read() {
    let told = text::text(&tale(&game(Setup::of(4)), 7, false));
    the_story_that_was_read("warehouse51-4p-seed7.txt", &told);
}

#[test]
fn every_seed_has_a_story_and_an_auditor_finds_nothing_wrong() {
    for players in 3..=5 {
        for number in 0..30 {
            let tale = tale(&game(Setup::of(players)), number, false);
            told_and_audited(&tale, &format!("{players} players, seed {number}"));
        }
    }
}

#[test]
fn an_auditor_finds_nothing_wrong_when_chance_decides_all() {
    for players in 3..=5 {
        for number in 0..20 {
            let setup = Setup {
                start: StartPlayer::Chance,
                ..Setup::of(players)
            };
            let tale = tale(&game(setup), number, true);
            told_and_audited(&tale, &format!("{players} players, plain, seed {number}"));
        }
    }
}

/// Something that is looked for, and whether an object is it.
type Looked = (&'static str, fn(&Value) -> bool);

/// What the rules are about happens in the stories, so that the auditor has something to check.
#[test]
fn everything_that_can_happen_is_told_somewhere() {
    let mut missing = vec![
        "begins",
        "counterfeit_laid",
        "top_seen",
        "revealed",
        "may_not_bid",
        "bid",
        "passed",
        "announced",
        "fist_closed",
        "fists_opened",
        "nobody_bid",
        "won",
        "from_bank",
        "to_bank",
        "barred_next",
        "shown",
        "examined",
        "no_effect",
        "pawned",
        "auctions_over",
        "bought_back",
        "certified",
        "declined",
        "counterfeits_revealed",
        "protected",
        "cancelled",
        "exposed",
        "game_over",
    ];
    let mut rare: Vec<Looked> = vec![
        ("level fists", |event| event["level"] == 2),
        ("three level fists", |event| event["level"] == 3),
        ("an equalled bid", |event| event["equalled"] == true),
        ("a short payment of the lamp", |event| {
            event["event"] == "from_bank"
                && event["relic"] == "aladdins_lamp"
                && event["ingots"] != 5
        }),
        ("a cheap buy-back", |event| {
            event["event"] == "bought_back" && event["ingots"] == 5
        }),
    ];
    let mut scored: Vec<Looked> = vec![
        ("a shared first place", |from| {
            from["place"] == 1 && from["sharing"] == 2
        }),
        ("a shared second place", |from| {
            from["place"] == 2 && from["sharing"] == 2
        }),
        ("a place shared by three", |from| from["sharing"] == 3),
        ("a tie parted by a relic", |from| {
            from["parted_by_relic"] == true
        }),
        ("two sets", |from| from["sets"] == 2),
        ("ingots for nothing", |from| {
            from["ingots"].is_number() && from["ingots_for_a_point"].is_null()
        }),
        ("cheap points for ingots", |from| {
            from["ingots_for_a_point"] == 3
        }),
    ];
    let (mut right, mut ties) = (0, Vec::new());
    for number in 0..150 {
        let setup = Setup {
            start: StartPlayer::Chance,
            ..Setup::of(3 + (number % 3) as u8)
        };
        let objects = objects(&tale(&game(setup), number, number % 5 == 0));
        for object in &objects {
            right += u32::from(object["action"]["side"] == "right");
            for event in object["events"].as_array().into_iter().flatten() {
                missing.retain(|name| event["event"] != *name);
                rare.retain(|(_, happened)| !happened(event));
            }
        }
        let end = objects.last().unwrap();
        ties.push(end["tie_break"].clone());
        for (_, score) in end["scores"].as_object().unwrap() {
            for (_, source) in score["sources"].as_object().unwrap() {
                scored.retain(|(_, happened)| !happened(&source["from"]));
            }
        }
    }
    missing.extend(rare.iter().map(|(what, _)| *what));
    missing.extend(scored.iter().map(|(what, _)| *what));
    assert!(missing.is_empty(), "never told: {missing:?}");
    assert!(right > 0, "nobody pays to the right");
    assert!(
        ties.contains(&json!("ties")) && ties.contains(&json!("shared")),
        "{ties:?}"
    );
}

#[test]
fn sense_pays_more_for_what_is_worth_more_and_pawns_seldom() {
    let (mut prices, mut pawned, mut won) = ([(0, 0); 4], 0, 0);
    for number in 0..30 {
        let tale = tale(&game(Setup::of(4)), number, false);
        let objects = objects(&tale);
        let before = objects
            .iter()
            .map(|object| &object["state"]["phase"]["name"]);
        let entries = before.zip(objects.iter().skip(1));
        let events = entries.flat_map(|(phase, object)| {
            let events = object["events"].as_array().into_iter().flatten();
            events.map(move |event| (phase, event))
        });
        for (phase, event) in events {
            // After the last auction ingots are worth points, and nothing else.
            pawned += u32::from(event["event"] == "pawned" && phase != "last_pawning");
            if event["event"] == "won" {
                let relic = event["relic"].as_str().unwrap();
                let value = objects[0]["relics"][relic]["value"].as_u64().unwrap();
                let (sum, count) = &mut prices[value as usize];
                *sum += event["ingots"].as_u64().unwrap();
                *count += 1;
                won += 1;
            }
        }
    }
    let mean = |value: usize| prices[value].0 as f64 / f64::from(prices[value].1);
    assert!(mean(1) < mean(2) && mean(2) < mean(3), "{prices:?}");
    assert!(pawned > 0 && pawned * 10 < won, "{pawned} of {won}");
}

#[test]
fn every_line_is_an_object_of_its_own() {
    each_line_is_an_object(&game(Setup::of(3)));
}

#[test]
fn an_option_of_another_game_is_refused() {
    refused(
        "warehouse51",
        &[
            ("--players 2", "warehouse51 is for 3 to 5"),
            ("--players 6", "warehouse51 is for 3 to 5"),
            (
                "--expansions both",
                "--expansions is no option of warehouse51",
            ),
            ("--quick-start", "--quick-start is no option of warehouse51"),
            ("--fragments own", "--fragments is no option of warehouse51"),
            ("--left-out asia", "--left-out is no option of warehouse51"),
            ("--start 5", "expected chance, 1 to 4"),
            ("--start purple", "expected chance, 1 to 4"),
        ],
    );
}

#[test]
fn the_same_number_tells_the_same_story() {
    one_number_one_story(&game(Setup::of(4)));
}

#[test]
fn an_auditor_finds_what_is_wrong() {
    let whole = objects(&tale(&game(Setup::of(4)), 7, false));
    assert_eq!(audit::audit(&whole), Ok(()));
    let spoil = |pointer, from, to| noticed(&whole, audit::audit, pointer, &from, to);
    spoil("/state/players/blue/ingots", json!(10), json!(11));
    spoil("/state/bank", json!(20), json!(19));
    spoil("/paid/ingots", json!(5), json!(4));
    spoil("/paid/to", json!("red"), json!("green"));
    spoil("/events/0/ingots", json!(2), json!(1));
    spoil("/state/auction/leader", json!("red"), json!("blue"));
    spoil("/state/revealer", json!("green"), json!("red"));
    spoil("/state/pawn_tiles", json!(6), json!(5));
    spoil("/state/exposed", json!([]), json!(["excalibur"]));
    spoil("/state/gone", json!([]), json!(["excalibur"]));
    spoil("/action/name", json!("pass"), json!("bid"));
    for (place, object) in whole.iter().enumerate() {
        for (number, event) in object["events"]
            .as_array()
            .into_iter()
            .flatten()
            .enumerate()
        {
            if event["event"] == "fists_opened" || event["event"] == "exposed" {
                let mut objects = whole.clone();
                let events = objects[place]["events"].as_array_mut().unwrap();
                events.remove(number);
                assert!(audit::audit(&objects).is_err(), "{event} is not missed");
            }
        }
    }
    for (pointer, to) in [
        ("/scores/blue/total", json!(99)),
        ("/scores/green/sources/sets/points", json!(99)),
        ("/winners", json!(["purple"])),
        ("/tie_break", json!("luck")),
    ] {
        noticed_at_the_end(&whole, audit::audit, pointer, to);
    }
}

/// The first entry that is a pawning of this kind, by its place among the objects.
fn pawning(objects: &[Value], fits: fn(&Value, &Value) -> bool) -> usize {
    let before = objects.iter().map(|object| &object["state"]);
    let mut entries = before.zip(objects.iter().skip(1));
    let found = entries
        .position(|(before, entry)| entry["action"]["name"] == "pawn" && fits(before, entry));
    found.unwrap() + 1
}

#[test]
fn an_auditor_finds_what_is_wrong_with_pawning() {
    let found = |objects: &[Value], what: &str| assert!(audit::audit(objects).is_err(), "{what}");
    let plain = objects(&tale(&game(Setup::of(4)), 0, true));
    assert_eq!(audit::audit(&plain), Ok(()));
    let unasked = pawning(&plain, |before, entry| {
        !before["asked"].as_array().unwrap().contains(&entry["seat"])
    });
    let mut spoilt = plain.clone();
    spoilt[unasked]["legal"].as_array_mut().unwrap().clear();
    found(&spoilt, "a pawning that was not legal");
    let mut spoilt = plain.clone();
    let more = json!({"name": "pass"});
    spoilt[unasked]["legal"].as_array_mut().unwrap().push(more);
    found(&spoilt, "somebody who is not asked may only pawn");
    let mut spoilt = plain.clone();
    spoilt[unasked]["state"]["asked"] = json!([spoilt[unasked]["seat"]]);
    found(&spoilt, "whoever was asked is asked still");

    let whole = objects(&tale(&game(Setup::of(4)), 7, false));
    let last = pawning(&whole, |before, _| {
        before["phase"]["name"] == "last_pawning"
    });
    let mut spoilt = whole.clone();
    spoilt[last - 1]["state"]["phase"]["name"] = json!("buying_back");
    found(&spoilt, "nobody was asked whether to pawn");
    let mut spoilt = whole.clone();
    spoilt[last - 1]["state"]["asked"] = json!(["red"]);
    found(&spoilt, "the last winner is asked first");
    let mut spoilt = whole;
    spoilt[last]["state"]["phase"]["name"] = json!("last_pawning");
    found(&spoilt, "everybody who can is asked once");
}

/// Rules 2: fists know no relic (a tie of fists has a rule of its own).
#[test]
fn an_auditor_accepts_no_relic_in_a_tie_of_fists() {
    let whole = objects(&tale(&game(Setup::of(4)), 7, false));
    let events = |object: &Value| object["events"].as_array().cloned().unwrap_or_default();
    let mut opened = 0;
    for (place, object) in whole.iter().enumerate() {
        for (number, event) in events(object).iter().enumerate() {
            if event["event"] == "fists_opened" {
                opened += 1;
                let mut spoilt = whole.clone();
                spoilt[place]["events"][number]["by_relic"] = json!(true);
                assert!(audit::audit(&spoilt).is_err(), "entry {place}");
            }
        }
    }
    assert!(opened > 3, "only {opened} auctions with fists");
}
