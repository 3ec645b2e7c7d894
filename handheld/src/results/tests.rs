//! Who played alone against bots, and what is kept of it.

use std::format;
use std::string::String;
use std::vec::Vec;

use bots::Level::{self, Easy, Hard, Medium};

use super::*;
use crate::control::Control;
use crate::save::Room;

/// A result: points of everybody, and the level of those who are bots.
fn result(players: &[(i16, Option<Level>)], hints: u8) -> GameResult {
    let best = players.iter().map(|(points, _)| *points).max().unwrap();
    let fared = |(place, (points, bot)): (usize, &(i16, Option<Level>))| Fared {
        name: short(&format!("No. {place}")),
        points: *points,
        place: if *points == best { 1 } else { 2 },
        bot: *bot,
    };
    GameResult {
        number: 1,
        kind: GameKind::ALL[0],
        id: Some(7),
        hints,
        swaps: Swaps::None,
        players: players.iter().enumerate().map(fared).collect(),
    }
}

fn alone(points: i16, level: Level, best_bot: i16, hints: u8) -> GameResult {
    let bots = [(best_bot, Some(level)), (3, Some(level))];
    result(&[(points, None), bots[0], bots[1]], hints)
}

fn records(results: &[GameResult]) -> SoloRecords {
    let mut records = SoloRecords::new();
    results.iter().for_each(|result| records.add(result));
    records
}

fn written(results: &Results) -> Vec<u8> {
    let mut room = [0; 4096];
    let mut room = Room::new(&mut room);
    results.write(&mut room).unwrap();
    room.filled().to_vec()
}

fn read(bytes: &[u8]) -> Results {
    let mut results = Results::new();
    results.read(bytes);
    results
}

#[test]
fn the_best_result_and_the_longest_row_of_victories_are_kept_for_each_level() {
    let games = [
        alone(30, Hard, 20, 0),
        alone(25, Hard, 20, 0),
        alone(40, Hard, 50, 0),
        alone(21, Hard, 20, 0),
        alone(99, Easy, 20, 0),
    ];
    let records = records(&games);
    let [easy, hard] = records.iter().collect::<Vec<_>>()[..] else {
        panic!("two levels");
    };
    assert_eq!((easy.level, easy.played, easy.best), (Easy, 1, Some(99)));
    assert_eq!((hard.level, hard.played, hard.won), (Hard, 4, 3));
    assert_eq!((hard.streak, hard.longest, hard.best), (1, 2, Some(40)));
}

#[test]
fn with_advice_no_record_is_set_and_a_defeat_ends_the_row() {
    let mut games = std::vec![alone(30, Medium, 20, 0), alone(70, Medium, 20, 2)];
    let advised = records(&games);
    let one = advised.iter().next().unwrap();
    assert_eq!((one.won, one.streak, one.longest), (2, 1, 1));
    assert_eq!(one.best, Some(30));
    games.push(alone(10, Medium, 20, 1));
    let lost = records(&games);
    assert_eq!(lost.iter().next().unwrap().streak, 0);
}

#[test]
fn a_tie_for_the_first_place_is_a_victory() {
    let records = records(&[alone(20, Hard, 20, 0)]);
    assert_eq!(records.iter().next().unwrap().won, 1);
}

#[test]
fn two_people_or_bots_of_two_levels_make_no_record() {
    let games = [
        result(&[(9, None), (8, None), (7, Some(Hard))], 0),
        result(&[(9, None), (8, Some(Easy)), (7, Some(Hard))], 0),
        result(&[(9, None), (8, None)], 0),
        result(&[(9, Some(Easy)), (8, Some(Easy))], 0),
    ];
    assert_eq!(records(&games).count(), 0);
}

#[test]
fn bots_hints_and_records_are_read_as_they_were_written() {
    let mut results = Results::new();
    for game in [alone(30, Hard, 20, 0), alone(-4, Easy, 20, 3)] {
        results.solo.add(&game);
        results.push(game);
    }
    let again = read(&written(&results));
    assert!(again.newest_first().eq(results.newest_first()));
    assert!(again.solo.iter().eq(results.solo.iter()));
    assert_eq!(written(&again), written(&results));
}

#[test]
fn records_outlive_the_results_that_they_come_from() {
    let mut results = Results::new();
    for points in 0..KEPT as i16 + 5 {
        let game = alone(100 - points, Hard, 20, 0);
        results.solo.add(&game);
        results.push(game);
    }
    let again = read(&written(&results));
    assert_eq!(again.count(), KEPT);
    let solo = again.solo.iter().next().unwrap();
    assert_eq!((solo.played, solo.longest), (25, 25));
    assert_eq!(solo.best, Some(100));
}

#[test]
fn a_result_without_bots_is_written_as_before() {
    let mut results = Results::new();
    results.push(result(&[(9, None), (8, None)], 0));
    let bytes = written(&results);
    // Version, length, game, id, number, hints, players; then who decides for the first.
    assert_eq!(bytes[..2], [1, 9 + 2 * (5 + 5)]);
    assert_eq!(bytes[9..12], [0, 2, 0]);
}

#[test]
fn a_damaged_record_costs_itself_and_no_result() {
    let mut results = Results::new();
    for game in [alone(30, Hard, 20, 0), alone(31, Easy, 20, 0)] {
        results.solo.add(&game);
        results.push(game);
    }
    let bytes = written(&results);
    let end = 2 + usize::from(bytes[1]);
    for at in 2..end {
        for flip in [0x01, 0x80, 0xFF] {
            let mut damaged = bytes.clone();
            damaged[at] ^= flip;
            let again = read(&damaged);
            // The mark itself makes it a result of an unknown game.
            assert!(again.solo.count() <= 3);
            assert!(again.solo.iter().all(Solo::is_sound));
            assert!(again.newest_first().eq(results.newest_first()), "{at}");
        }
    }
    for at in 0..bytes.len() {
        let cut = read(&bytes[..at]);
        assert!(cut.count() <= 2 && cut.solo.count() <= 2);
    }
}

#[test]
fn a_level_that_is_not_known_here_leaves_its_result_out() {
    let mut results = Results::new();
    results.push(alone(30, Hard, 20, 0));
    results.push(result(&[(9, None), (8, None)], 0));
    let mut bytes = written(&results);
    // The second player's: behind the first one's place, points and name.
    let control = 11 + 5 + 5;
    assert_eq!(bytes[control], 3);
    bytes[control] = 9;
    assert_eq!(read(&bytes).count(), 1);
}

#[test]
fn names_of_bots_are_not_among_those_who_won() {
    let mut results = Results::new();
    results.push(alone(10, Hard, 20, 0));
    assert_eq!(results.names()[..], ["No. 0"]);
    assert_eq!(results.wins("No. 0"), (0, 1));
    assert_eq!(results.wins("No. 1"), (0, 0));
}

#[test]
fn json_says_who_is_a_bot_and_how_many_hints_there_were() {
    let game = alone(30, Hard, 20, 2);
    let mut line = String::new();
    game.write_json(&mut line).unwrap();
    assert!(line.contains("\"hints\":2,"), "{line}");
    assert!(line.contains("{\"name\":\"No. 0\",\"points\":30,\"place\":1}"));
    assert!(line.contains("\"place\":2,\"bot\":\"hard\"}"), "{line}");
    let mut line = String::new();
    let records = records(&[game]);
    let solo = records.iter().next().unwrap();
    solo.write_json(&mut line).unwrap();
    let key = GameKind::ALL[0].info().key;
    let expected = format!(
        "{{\"solo\":\"{key}\",\"level\":\"hard\",\"played\":1,\"won\":1,\"streak\":0,\"longest\":0,\"best\":null}}"
    );
    assert_eq!(line, expected);
}

fn swapped(points: i16, level: Level, swaps: Swaps) -> GameResult {
    GameResult {
        swaps,
        ..alone(points, level, 20, 0)
    }
}

#[test]
fn after_bots_changed_a_game_counts_as_one_against_the_weakest_that_sat_there() {
    let games = [
        swapped(50, Hard, Swaps::Bots(Easy)),
        swapped(40, Medium, Swaps::Bots(Medium)),
        // A weaker one than those sits there in the end.
        swapped(30, Easy, Swaps::Bots(Medium)),
        swapped(25, Hard, Swaps::None),
    ];
    let records = records(&games);
    let told: Vec<_> = records
        .iter()
        .map(|solo| (solo.level, solo.played, solo.best))
        .collect();
    let expected = [
        (Easy, 2, Some(50)),
        (Medium, 1, Some(40)),
        (Hard, 1, Some(25)),
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_game_that_a_bot_played_for_somebody_for_a_while_counts_for_nobody() {
    assert_eq!(records(&[swapped(50, Easy, Swaps::People)]).count(), 0);
}

#[test]
fn that_seats_changed_hands_is_read_as_it_was_written_with_open_results_too() {
    for swaps in [Swaps::None, Swaps::Bots(Medium), Swaps::People] {
        let mut results = Results::new();
        results.push(swapped(30, Hard, swaps));
        let open = Open {
            result: swapped(31, Hard, swaps),
            is_stored: false,
        };
        results.open = Some(open);
        let again = read(&written(&results));
        assert!(again.newest_first().eq(results.newest_first()), "{swaps:?}");
        assert!(again.open.is_some());
    }
}

#[test]
fn seats_that_change_hands_are_remembered_as_the_weakest_or_as_a_persons() {
    use crate::control::Control::{Bot, Person};
    let after = |all: &[(Control, Control)]| {
        let and = |swaps: Swaps, (before, now): &(Control, Control)| swaps.and(*before, *now);
        all.iter().fold(Swaps::None, and)
    };
    assert_eq!(
        after(&[(Person, Person), (Bot(Hard), Bot(Hard))]),
        Swaps::None
    );
    let up = (Bot(Easy), Bot(Hard));
    let down = (Bot(Hard), Bot(Medium));
    assert_eq!(after(&[up]), Swaps::Bots(Easy));
    assert_eq!(after(&[down]), Swaps::Bots(Medium));
    assert_eq!(after(&[down, up, down]), Swaps::Bots(Easy));
    assert_eq!(after(&[up, (Person, Bot(Hard)), down]), Swaps::People);
    assert_eq!(after(&[(Bot(Easy), Person)]), Swaps::People);
    for code in 0..=5 {
        let swaps = Swaps::from_code(code);
        assert_eq!(swaps.map(Swaps::code), (code < 5).then_some(code));
    }
}
