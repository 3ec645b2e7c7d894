//! The results of the last games: kept once each, whenever the power goes off, and never one that was taken back.

use bots::Level;
use engine::game::Actor;
use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::control::{Control, Swaps};
use handheld::games::GameKind;
use handheld::results::{KEPT, Results};
use handheld::save::Room;
use handheld::settings::{Name, Roster, Settings};
use handheld::storage::{Entropy, Slot, Storage};
use handheld::text::{Language, Ui};
use host_tests::conformance::chance;
use host_tests::handheld_hands::{Hands, asked, device, stored as with_save};
use host_tests::handheld_positions::stored;
use host_tests::handheld_sales::sale;
use serde_json::Value;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::{CutStorage, MemoryStorage, Moment};

use super::at_the_table::pause;
use super::bots::{
    Handheld, alone, at_once, entries, play_to_the_end, save_of, think_on, to_own_turn,
};
use crate::solo_shots;

use Command::{Back, Down, Left, Menu, Ok as Yes, Right, Up};

fn english(ui: Ui) -> &'static str {
    ui.text(Language::English)
}

fn roster() -> Roster {
    let names = ["Ada", "Bruno", "Clara", "Dora", "Emil"];
    Roster {
        names: names.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    }
}

fn over() -> Vec<u8> {
    stored("over-5").save(&roster())
}

fn friendly() -> Settings {
    Settings {
        friendly_undo: true,
        ..Settings::default()
    }
}

fn results<S: Storage, E: Entropy>(device: &Device<S, E>) -> &Results {
    &device.app().world().results
}

/// The numbers and winners of those that are there, the newest first.
fn told<S: Storage, E: Entropy>(device: &Device<S, E>) -> Vec<(u16, String)> {
    let results = results(device).newest_first();
    let winner = |result: &handheld::results::GameResult| {
        let name = result
            .winners()
            .next()
            .map(|player| player.name.to_string());
        (result.number, name.unwrap_or_default())
    };
    results.map(winner).collect()
}

/// What a log ends with whose game is closed.
const CLOSED: u8 = 0xFB;

/// Another game like the one that is over, from the main menu.
const AGAIN: [Command; 5] = [Yes, Command::Back, Yes, Yes, Yes];

#[test]
fn the_result_of_a_game_that_is_over_is_there_at_once_and_after_a_restart() {
    let mut device = device(Board::SQUARE, &Settings::default(), &roster(), &over());
    let first = told(&device);
    assert_eq!(first.len(), 1);
    let standings = device
        .app()
        .world()
        .play
        .as_ref()
        .unwrap()
        .game()
        .standings();
    let result = results(&device).newest_first().next().unwrap().clone();
    assert_eq!(result.kind, GameKind::Artifact);
    for standing in standings.iter() {
        let player = &result.players[standing.seat as usize];
        assert_eq!(i32::from(player.points), standing.tiers[0]);
        assert_eq!(player.place, standing.place);
        assert_eq!(player.name, device.app().world().name(standing.seat));
    }
    device.power_cycle().unwrap();
    assert_eq!(told(&device), first);
    device.give_all(&AGAIN);
    assert_ne!(
        device.app().world().play.as_ref().unwrap().game().actor(),
        Actor::Nobody
    );
    assert_eq!(told(&device), first, "it stays when another game begins");
    device.power_cycle().unwrap();
    assert_eq!(told(&device), first);
}

#[test]
fn a_game_that_goes_on_after_its_end_leaves_no_result() {
    let mut device = device(Board::SQUARE, &friendly(), &roster(), &over());
    device.give(Yes);
    assert_eq!(told(&device).len(), 1);
    device.give_all(&[Menu, Down, Down, Yes]);
    assert_ne!(
        device.app().world().play.as_ref().unwrap().game().actor(),
        Actor::Nobody
    );
    assert_eq!(told(&device), []);
    device.power_cycle().unwrap();
    assert_eq!(told(&device), []);
}

#[test]
fn a_result_that_was_taken_home_is_kept_once() {
    let mut device = device(Board::SQUARE, &Settings::default(), &roster(), &over());
    asked(&mut device, Request::Log);
    asked(&mut device, Request::Log);
    device.power_cycle().unwrap();
    device.give_all(&[Yes, Yes, Yes, Yes, Down, Down, Yes, Back]);
    assert_eq!(told(&device).len(), 1);
    device.power_cycle().unwrap();
    assert_eq!(told(&device).len(), 1);
    device.give_all(&AGAIN);
    assert_eq!(told(&device).len(), 1);
}

/// Nobody presses anything: what would take long later is done.
fn rest<S: Storage, E: Entropy>(device: &mut Device<S, E>) {
    while device.app_mut().work_ahead() {}
}

#[test]
fn wherever_the_power_goes_off_a_result_is_kept_exactly_once() {
    // The result, at the score or when the next game begins, that game's header, its first cards.
    for (count, rests) in (0..4).flat_map(|count| [(count, false), (count, true)]) {
        for moment in [Moment::Before, Moment::Within, Moment::After] {
            let kept = with_save(&Settings::default(), &roster(), &over());
            let storage = CutStorage::new(kept).cut_after_writes(count, moment);
            let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
            if rests {
                rest(&mut device);
            }
            device.give_all(&AGAIN);
            let mut after = Device::new(Board::SQUARE, device.storage(), Seeded::new(2)).unwrap();
            assert_eq!(told(&after).len(), 1, "{count}, {moment:?}, {rests}");
            if rests {
                rest(&mut after);
            }
            after.power_cycle().unwrap();
            assert_eq!(told(&after).len(), 1, "{count}, {moment:?}, {rests}");
            after.give_all(&AGAIN);
            assert_eq!(told(&after).len(), 1, "{count}, {moment:?}, {rests}");
            after.power_cycle().unwrap();
            assert_eq!(told(&after).len(), 1, "{count}, {moment:?}, {rests}");
        }
    }
}

#[test]
fn the_result_is_stored_while_the_score_is_shown_and_not_again() {
    let mut device = device(Board::SQUARE, &Settings::default(), &roster(), &over());
    let results = |device: &Device<MemoryStorage, Seeded>| -> Vec<u8> {
        device.storage().bytes(Slot::Results).to_vec()
    };
    device.give(Yes);
    assert!(results(&device).is_empty(), "the score is shown first");
    rest(&mut device);
    let result = results(&device);
    assert!(!result.is_empty());
    device.give_all(&[Command::Back, Yes, Yes, Yes]);
    assert_ne!(
        device.app().world().play.as_ref().unwrap().game().actor(),
        Actor::Nobody
    );
    // It is still marked as an open one, because nothing was written since.
    assert_eq!(results(&device), result);
    rest(&mut device);
    assert_ne!(results(&device), result, "it stays: nobody has to guess");
    assert_eq!(told(&device).len(), 1);
    let result = results(&device);
    device.power_cycle().unwrap();
    rest(&mut device);
    assert_eq!(results(&device), result);
}

#[test]
fn a_damaged_game_leaves_the_result_of_the_one_before() {
    let mut device = device(Board::SQUARE, &Settings::default(), &roster(), &over());
    device.give(Yes);
    rest(&mut device);
    device.give_all(&[Command::Back, Yes, Yes, Yes]);
    let before = told(&device);
    assert_eq!(before.len(), 1);
    rest(&mut device);
    let mut storage = device.storage();
    storage.bytes_mut(Slot::Game).push(0xF5);
    let mut device = Device::new(Board::SQUARE, storage, Seeded::new(2)).unwrap();
    assert!(device.says(english(Ui::GoOnFromThere)));
    assert_eq!(told(&device), before, "before people agreed");
    device.give(Yes);
    assert!(device.app().state_hash().is_some(), "the game goes on");
    assert_eq!(told(&device), before);
    device.power_cycle().unwrap();
    assert_eq!(told(&device), before);
}

#[test]
fn a_game_whose_seed_was_told_stays_closed_though_the_end_of_its_log_is_lost() {
    let mut device = device(Board::SQUARE, &friendly(), &roster(), &over());
    let log = asked(&mut device, Request::Log);
    assert!(log.contains("save "), "the seed is told");
    let mut storage = device.storage();
    assert_eq!(storage.bytes_mut(Slot::Game).pop(), Some(CLOSED));
    let mut device = Device::new(Board::SQUARE, storage, Seeded::new(2)).unwrap();
    assert_eq!(device.storage().bytes(Slot::Game).last(), Some(&CLOSED));
    let end = device.app().state_hash();
    device.give(Yes);
    device.give_all(&[Menu, Down, Down, Yes]);
    assert_eq!(device.app().state_hash(), end, "nothing is taken back");
    assert_eq!(told(&device).len(), 1);
}

#[test]
fn a_game_whose_seed_was_told_stays_closed_if_people_go_on_with_what_is_whole_of_it() {
    let mut device = device(Board::SQUARE, &friendly(), &roster(), &over());
    assert!(asked(&mut device, Request::Log).contains("save "));
    let mut storage = device.storage();
    // An entry that there is not.
    *storage.bytes_mut(Slot::Game).last_mut().unwrap() = CLOSED - 6;
    let mut device = Device::new(Board::SQUARE, storage, Seeded::new(2)).unwrap();
    assert!(device.app().world().play.is_none(), "it is damaged");
    device.give_all(&[Yes, Yes]);
    assert_eq!(device.storage().bytes(Slot::Game).last(), Some(&CLOSED));
    let end = device.app().state_hash();
    assert!(end.is_some());
    device.give(Yes);
    device.give_all(&[Menu, Down, Down, Yes]);
    assert_eq!(device.app().state_hash(), end, "nothing is taken back");
    assert_eq!(told(&device).len(), 1);
}

#[test]
fn whenever_the_power_goes_off_a_game_that_goes_on_after_its_end_leaves_no_result() {
    // The result, that there is none, what is taken back.
    for count in 0..4 {
        for moment in [Moment::Before, Moment::Within, Moment::After] {
            let kept = with_save(&friendly(), &roster(), &over());
            let storage = CutStorage::new(kept).cut_after_writes(count, moment);
            let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
            device.give(Yes);
            rest(&mut device);
            device.give_all(&[Menu, Down, Down, Yes]);
            let mut after = Device::new(Board::SQUARE, device.storage(), Seeded::new(2)).unwrap();
            for _ in 0..2 {
                let play = after.app().world().play.as_ref().unwrap();
                let is_over = play.game().actor() == Actor::Nobody;
                assert_eq!(
                    told(&after).len(),
                    usize::from(is_over),
                    "{count}, {moment:?}"
                );
                rest(&mut after);
                after.power_cycle().unwrap();
            }
        }
    }
}

#[test]
fn a_result_has_the_same_number_before_and_after_its_game_is_closed() {
    let positions = [
        stored("over-5").save(&roster()),
        sale(4, |sale| sale.log.actor() == Actor::Nobody).save(&roster()),
    ];
    for save in positions {
        let mut device = device(Board::SQUARE, &Settings::default(), &roster(), &save);
        let before = asked(&mut device, Request::Results);
        asked(&mut device, Request::Log);
        assert_eq!(asked(&mut device, Request::Results), before);
        assert!(!before.contains("\"id\":\"00000000\""));
        device.power_cycle().unwrap();
        assert_eq!(asked(&mut device, Request::Results), before);
    }
}

/// A device on which so many games were played to their end, all alike but for the names.
fn played(count: usize) -> MemoryStorage {
    let mut storage = MemoryStorage::default();
    for number in 0..count {
        let mut roster = roster();
        roster.names[0] = Name::try_from(format!("No. {number}").as_str()).unwrap();
        let save = match number % 2 {
            0 => stored("over-3-base").save(&roster),
            _ => sale(4, |sale| sale.log.actor() == Actor::Nobody).save(&roster),
        };
        *storage.bytes_mut(Slot::Game) = save;
        let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
        asked(&mut device, Request::Log);
        storage = device.storage();
    }
    storage
}

#[test]
fn the_last_twenty_are_kept_and_numbered_on() {
    let device = Device::new(Board::SQUARE, played(KEPT + 3), Seeded::new(1)).unwrap();
    let numbers: Vec<u16> = told(&device)
        .into_iter()
        .map(|(number, _)| number)
        .collect();
    let expected: Vec<u16> = (4..=KEPT as u16 + 3).rev().collect();
    assert_eq!(numbers, expected);
}

#[test]
fn results_are_read_from_the_main_menu_with_everybodys_wins() {
    let mut device = Device::new(Board::SQUARE, played(3), Seeded::new(1)).unwrap();
    device.give_all(&[Down, Down, Down]);
    assert!(device.says(english(Ui::Results)));
    device.give(Yes);
    assert!(device.says(english(Ui::WinsByName)));
    assert!(device.says("3. Artifact"));
    assert!(device.says("2. Warehouse 51"));
    device.give_all(&[Down, Yes]);
    assert!(device.says("Game 3"));
    let players = results(&device)
        .newest_first()
        .next()
        .unwrap()
        .players
        .clone();
    for player in &players {
        assert!(device.says(&format!("{}. {}", player.place, player.name)));
        assert!(device.says(&format!("{} pt", player.points)));
    }
    device.give_all(&[Back, Up, Yes]);
    let wins: usize = results(&device)
        .names()
        .iter()
        .map(|name| results(&device).wins(name).0)
        .sum();
    let winners: usize = results(&device)
        .newest_first()
        .map(|one| one.winners().count())
        .sum();
    assert_eq!(wins, winners);
    let (won, games) = results(&device).wins("Bruno");
    assert_eq!(games, 3);
    assert!(won <= 3);
    assert!(device.says(&format!(
        "{won} {} in 3 games",
        if won == 1 { "win" } else { "wins" }
    )));
}

#[test]
fn a_computer_is_told_a_line_of_json_for_each() {
    let mut device = Device::new(Board::SQUARE, played(5), Seeded::new(1)).unwrap();
    let answer = asked(&mut device, Request::Results);
    let lines: Vec<&str> = answer.lines().collect();
    let (last, lines) = lines.split_last().unwrap();
    assert_eq!(*last, "ok");
    let objects: Vec<Value> = lines
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(objects.len(), 5);
    for (object, result) in objects.iter().zip(results(&device).newest_first()) {
        assert_eq!(object["number"], result.number);
        assert_eq!(object["game"], result.kind.info().key);
        let players = object["players"].as_array().unwrap();
        for (player, fared) in players.iter().zip(&result.players) {
            assert_eq!(player["name"], fared.name.as_str());
            assert_eq!(player["points"], fared.points);
            assert_eq!(player["place"], fared.place);
        }
    }
    let nobody = Device::new(Board::SQUARE, MemoryStorage::default(), Seeded::new(1));
    assert_eq!(asked(&mut nobody.unwrap(), Request::Results), "ok\n");
}

#[test]
fn damaged_results_cost_only_themselves() {
    let whole = played(4);
    let bytes = whole.bytes(Slot::Results).to_vec();
    for at in 0..bytes.len() {
        for flip in [0x01, 0x80, 0xFF] {
            let mut storage = whole.clone();
            storage.bytes_mut(Slot::Results)[at] ^= flip;
            let mut results = Results::new();
            results.read(storage.bytes(Slot::Results));
            assert!(results.count() <= 4);
        }
        let mut results = Results::new();
        results.read(&bytes[..at]);
        assert!(results.count() < 4);
    }
}

#[test]
fn a_result_of_a_later_version_is_read_as_far_as_it_is_known() {
    let whole = played(1);
    let mut bytes = whole.bytes(Slot::Results).to_vec();
    // Another version, and more behind what is known.
    bytes[0] = 2;
    bytes[1] += 3;
    bytes.extend([1, 2, 3]);
    let mut results = Results::new();
    results.read(&bytes);
    assert_eq!(results.count(), 1);
    let mut room = [0; 512];
    let mut room = Room::new(&mut room);
    results.write(&mut room).unwrap();
    assert_eq!(room.filled(), whole.bytes(Slot::Results));
}

#[test]
fn who_was_a_bot_and_what_people_alone_reached_is_read_and_told() {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Results) = solo_shots::kept();
    let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
    device.give_all(&solo_shots::RESULTS);
    assert!(device.says(english(Ui::Solo)));
    device.give_all(&[Down, Yes]);
    assert!(device.says("hard: 3 of 5 won") && device.says("41 pt"));
    assert!(device.says("easy: 0 of 1 won"));
    device.give(Yes);
    assert!(device.says(english(Ui::SoloStreak)) && device.says("Best, hard"));
    device.give_all(&[Back, Back, Down, Yes]);
    assert!(device.says("1. Howard") && device.says("Bot, hard"));
    assert!(device.says(english(Ui::HintsAsked)));
    let answer = asked(&mut device, Request::Results);
    let objects = answer.lines().filter(|line| line.starts_with('{'));
    let objects: Vec<Value> = objects
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [newest, oldest, records @ ..] = &objects[..] else {
        panic!("{answer}");
    };
    assert_eq!(newest["hints"], 2);
    assert_eq!(newest["players"][1]["bot"], "hard");
    assert_eq!(oldest["players"][0].get("bot"), None);
    let solo = ["artifact", "warehouse51", "stack"];
    assert!(records.iter().map(|one| &one["solo"]).eq(&solo));
    assert_eq!(records[0]["streak"], 2);
    assert_eq!(records[2]["best"], 58);
}

#[test]
fn a_person_alone_against_bots_has_a_record_once_whenever_the_power_goes_off() {
    let mut alone = roster();
    alone.controls = [Control::Bot(Level::Hard); 5];
    alone.controls[0] = Control::Person;
    let over = stored("over-5").save(&alone);
    for count in 0..4 {
        for moment in [Moment::Before, Moment::Within, Moment::After] {
            let kept = with_save(&Settings::default(), &alone, &over);
            let storage = CutStorage::new(kept).cut_after_writes(count, moment);
            let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
            asked(&mut device, Request::Log);
            let mut after = Device::new(Board::SQUARE, device.storage(), Seeded::new(2)).unwrap();
            asked(&mut after, Request::Log);
            after.power_cycle().unwrap();
            let records: Vec<_> = results(&after).solo().iter().collect();
            let [solo] = records[..] else {
                panic!("{count}, {moment:?}: {records:?}");
            };
            assert_eq!((solo.level, solo.played), (Level::Hard, 1));
            let person = &results(&after).newest_first().next().unwrap().players[0];
            assert_eq!(solo.best, Some(person.points));
            assert_eq!(solo.won, u16::from(person.place == 1));
        }
    }
}

/// Other levels for bots, or a bot for a person: so many steps up or down for each seat, on the screen for it.
fn seat_otherwise(device: &mut Handheld, steps: &[i32]) {
    pause(device.app_mut(), Ui::Seats);
    for step in steps {
        let press = if *step < 0 { Left } else { Right };
        for _ in 0..step.unsigned_abs() {
            device.app_mut().give(press);
        }
        device.app_mut().give(Down);
    }
    device.app_mut().give(Back);
}

/// A game of a person alone against bots of a level, at the beginning of the person's first turn.
fn begun_alone(game: usize, level: Level) -> Handheld {
    let save = save_of(game, &alone(level), 7);
    let settings = at_once(Language::English);
    device(Board::SQUARE, &settings, &Roster::default(), &save)
}

/// Plays to the end, and says which records there are then, and what the game counts for.
fn records_after(device: &mut Handheld) -> (Vec<(Level, u16)>, Option<Level>) {
    play_to_the_end(device, &mut chance(1));
    asked(device, Request::Log);
    device.power_cycle().unwrap();
    let results = results(device);
    let records = results.solo().iter();
    let records = records.map(|solo| (solo.level, solo.played)).collect();
    let newest = results.newest_first().next().unwrap();
    (records, newest.solo_level())
}

#[test]
fn against_bots_that_were_made_stronger_on_the_way_a_game_counts_as_against_the_weaker() {
    for game in 0..3 {
        let mut device = begun_alone(game, Level::Easy);
        let mut rng = chance(4);
        to_own_turn(&mut device, &mut rng);
        // Something was decided when the person has done something.
        let before = entries(&device).len();
        while entries(&device).len() == before {
            device.give(Yes);
        }
        to_own_turn(&mut device, &mut rng);
        let more = [0, 1, 1, 1];
        let seats = super::bots::play(&device).game().seats();
        seat_otherwise(&mut device, &more[..seats.into()]);
        let swaps = |device: &Handheld| device.app().world().play.as_ref().unwrap().shell().swaps;
        assert_eq!(swaps(&device), Swaps::Bots(Level::Easy));
        device.power_cycle().unwrap();
        assert_eq!(swaps(&device), Swaps::Bots(Level::Easy), "it is kept");
        let easy = Some(Level::Easy);
        assert_eq!(records_after(&mut device), (vec![(Level::Easy, 1)], easy));
        let answer = asked(&mut device, Request::Results);
        assert!(answer.contains("\"counts_as\":\"easy\""), "{answer}");
        look_at_the_newest(&mut device);
        assert!(device.says("Counts as: easy"), "{:?}", device.texts());
    }
}

/// From the main menu to the newest result, and to its end.
fn look_at_the_newest(device: &mut Handheld) {
    while !device.says(english(Ui::Results)) || !device.is_home() {
        device.give(Down);
    }
    for _ in 0..20 {
        if super::at_the_table::selected(device.app_mut()).as_deref() == Some(english(Ui::Results))
        {
            break;
        }
        device.give(Down);
    }
    let solo = usize::from(results(device).solo().count() > 0);
    device.give(Yes);
    device.give_all(&[Down].repeat(1 + solo));
    device.give_all(&[Yes, Up]);
    assert!(
        device.says(english(Ui::SeatsChanged)),
        "{:?}",
        device.texts()
    );
}

#[test]
fn a_game_that_a_bot_played_for_a_while_in_the_persons_place_sets_no_record() {
    for game in 0..3 {
        let mut device = begun_alone(game, Level::Easy);
        to_own_turn(&mut device, &mut chance(4));
        think_for_the_person(&mut device);
        assert_eq!(records_after(&mut device), (vec![], None));
        let answer = asked(&mut device, Request::Results);
        assert!(answer.contains("\"counts_as\":\"nothing\""), "{answer}");
        look_at_the_newest(&mut device);
        assert!(device.says("Sets no record"), "{:?}", device.texts());
    }
}

/// A hard bot decides in the person's place once or twice, who then takes over again.
fn think_for_the_person(device: &mut Handheld) {
    let before = entries(device).len();
    if before == 0 {
        device.give(Yes);
    }
    seat_otherwise(device, &[3]);
    think_on(device, 1_000);
    seat_otherwise(device, &[-3]);
    assert!(entries(device).len() > before);
}

#[test]
fn before_the_first_decision_seats_change_hands_freely() {
    let mut device = begun_alone(2, Level::Easy);
    device.app_mut().give(Yes);
    seat_otherwise(&mut device, &[0, 1, 1]);
    let medium = Some(Level::Medium);
    assert_eq!(
        records_after(&mut device),
        (vec![(Level::Medium, 1)], medium)
    );
}
