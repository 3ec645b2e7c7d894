//! The end of a game: the winner is celebrated, the scores explain themselves, and another game begins
//! with the same set-up and the same names.

use std::collections::BTreeSet;

use engine::each::Member;
use engine::game::Actor;
use engine::seat::Seat;
use engine::warehouse51::Phase;
use handheld::board::{Board, Command};
use handheld::games::stack::text::names;
use handheld::play::AnySession;
use handheld::settings::{Name, Roster, Settings};
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, device};
use host_tests::handheld_positions::stored;
use host_tests::handheld_sales::sale;
use host_tests::handheld_stack::{anywhere, setup};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Help, Ok as Yes};

fn roster() -> Roster {
    let names = ["Ada", "Bruno", "Clara", "Dora", "Emil"];
    Roster {
        names: names.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    }
}

/// A device on which the end of a game is shown.
fn ended(name: &str, board: Board, calm: bool) -> Device<MemoryStorage, Seeded> {
    let settings = Settings {
        calm,
        ..Settings::default()
    };
    let save = stored(name).save(&roster());
    let mut device = device(board, &settings, &roster(), &save);
    device.give(Yes);
    device
}

fn english(ui: Ui) -> &'static str {
    ui.text(Language::English)
}

fn game<S: handheld::storage::Storage, E: handheld::storage::Entropy>(
    device: &Device<S, E>,
) -> &dyn AnySession {
    device.app().world().play.as_ref().unwrap().game()
}

#[test]
fn the_winner_is_named_first() {
    for board in [Board::SQUARE, Board::WIDE] {
        let mut device = ended("over-5", board, false);
        let winner = game(&device).standings().winners().next().unwrap();
        let name = device.app().world().name(winner).to_owned();
        assert!(device.says(english(Ui::FinalScore)));
        assert!(device.says(&format!("{name} wins")));
    }
}

#[test]
fn confetti_falls_once_and_then_lies_still() {
    let mut device = ended("over-5", Board::SQUARE, false);
    let first = Picture::of(device.screen());
    device.run(600).unwrap();
    let falling = Picture::of(device.screen());
    device.run(3000).unwrap();
    let fallen = Picture::of(device.screen());
    assert!(first.count_different(&falling) > 0);
    assert!(falling.count_different(&fallen) > 0);
    device.run(20_000).unwrap();
    assert_eq!(fallen.count_different(&Picture::of(device.screen())), 0);
}

#[test]
fn with_less_flashing_confetti_lies_there_from_the_beginning() {
    let mut device = ended("over-5", Board::SQUARE, true);
    let first = Picture::of(device.screen());
    device.run(3000).unwrap();
    assert_eq!(first.count_different(&Picture::of(device.screen())), 0);
    let mut moving = ended("over-5", Board::SQUARE, false);
    moving.run(3000).unwrap();
    assert_eq!(first.count_different(&Picture::of(moving.screen())), 0);
}

#[test]
fn the_curves_end_with_the_final_score() {
    for name in ["over-5", "over-3-base", "over-tie", "over-tie-money"] {
        let device = ended(name, Board::SQUARE, false);
        let series = game(&device).series();
        for standing in game(&device).standings().iter() {
            let points = series.of(standing.seat as usize).last();
            assert_eq!(points, Some(standing.tiers[0]), "{name}");
        }
        let rounds = stored(name).log.state().table().round;
        assert_eq!(series.len(), usize::from(rounds) + 1, "{name}");
    }
}

#[test]
fn the_sources_of_points_add_up_to_the_final_score() {
    for name in ["over-5", "over-3-base", "over-tie"] {
        let device = ended(name, Board::SQUARE, false);
        let world = device.app().world();
        let eyes = world.play.as_ref().unwrap().eyes(false);
        let game = game(&device);
        for standing in game.standings().iter() {
            let points = |source| game.source_points(world, eyes, source, standing.seat);
            let sum: i32 = (0..game.sources(world, eyes)).map(points).sum();
            assert_eq!(sum, standing.tiers[0], "{name}");
        }
    }
}

#[test]
fn a_tie_is_explained_in_a_sentence() {
    let mut device = ended("over-tie", Board::WIDE, false);
    device.give_all(&[Back, Yes]);
    assert!(device.says(english(Ui::Ranking)));
    let mut told = String::new();
    for _ in 0..12 {
        told.push_str(&device.texts().join(" "));
        device.give(Down);
    }
    assert!(told.contains("level on points"), "{told}");
}

#[test]
fn again_begins_a_game_with_the_same_set_up_and_names() {
    let mut device = ended("over-5", Board::SQUARE, false);
    let mut before = handheld::play::Header::new();
    game(&device).write_setup(&mut before).unwrap();
    device.give_all(&[Back, Yes, Yes]);
    assert!(device.says(english(Ui::WhatNow)));
    device.give(Yes);
    let mut after = handheld::play::Header::new();
    game(&device).write_setup(&mut after).unwrap();
    assert_eq!(before, after);
    assert_ne!(game(&device).actor(), Actor::Nobody);
    let names = Seat::ALL.map(|seat| device.app().world().name(seat).to_owned());
    assert_eq!(names, ["Ada", "Bruno", "Clara", "Dora", "Emil"]);
    let begun = device.app().state_hash();
    device.power_cycle().unwrap();
    assert_eq!(device.app().state_hash(), begun, "it is stored");
}

/// How many sources of points there are.
fn sources(device: &Device<MemoryStorage, Seeded>) -> usize {
    let world = device.app().world();
    let points = world.points().unwrap();
    points.scored.sources(world, points.eyes)
}

#[test]
fn who_reads_on_is_told_every_source_of_points_then_the_chart_and_the_places() {
    for board in [Board::SQUARE, Board::WIDE] {
        for save in ends() {
            let mut device = of_save(board, &save);
            for source in 0..sources(&device) {
                device.give(Yes);
                let world = device.app().world();
                let points = world.points().unwrap();
                let title = points.scored.source_title(world, points.eyes, source);
                assert!(device.says(title), "{title}: {:?}", device.texts());
            }
            for page in [Ui::Chart, Ui::Ranking, Ui::WhatNow] {
                device.give(Yes);
                assert!(device.says(english(page)), "{:?}", device.texts());
            }
        }
    }
}

#[test]
fn who_does_not_want_to_read_them_is_asked_what_now_three_presses_later() {
    let mut device = ended("over-5", Board::SQUARE, false);
    device.give(Back);
    assert!(device.says(english(Ui::Chart)));
    device.give(Back);
    assert!(device.says(english(Ui::FinalScore)));
    device.give_all(&[Back, Yes, Yes]);
    assert!(device.says(english(Ui::WhatNow)));
}

/// An end of every game.
fn ends() -> [Vec<u8>; 3] {
    let sold = sale(4, |sale| sale.table().phase == Phase::Over);
    let dug = anywhere(setup(4), 3000, 5);
    [
        stored("over-5").save(&roster()),
        sold.save(&roster()),
        dug.save(&roster()),
    ]
}

fn of_save(board: Board, save: &[u8]) -> Device<MemoryStorage, Seeded> {
    let mut device = device(board, &Settings::default(), &roster(), save);
    device.give(Yes);
    assert!(device.says(english(Ui::FinalScore)));
    device
}

#[test]
fn every_row_of_the_places_says_whose_it_is_and_opens_what_they_gathered() {
    for save in ends() {
        let mut device = of_save(Board::SQUARE, &save);
        device.give_all(&[Back, Yes]);
        let mut opened = BTreeSet::new();
        for _ in 0..40 {
            assert!(device.says(english(Ui::Ranking)));
            let all = Seat::first(game(&device).seats());
            let names = all.map(|seat| device.app().world().name(seat).to_owned());
            let names: Vec<String> = names.collect();
            device.give(Help);
            assert!(!device.says(english(Ui::Ranking)), "{:?}", device.texts());
            let texts = device.texts().join(" ");
            opened.extend(names.into_iter().filter(|name| texts.contains(name)));
            device.give_all(&[Back, Down]);
        }
        assert_eq!(opened.len(), usize::from(game(&device).seats()));
    }
}

#[test]
fn no_place_is_explained_by_a_relic_for_ties_where_nothing_was_tied() {
    let sold = sale(4, |sale| {
        let over = sale.table().phase == Phase::Over;
        over && sale.log.standings().iter().all(|one| one.tiers[1] == 0)
    });
    let mut device = of_save(Board::SQUARE, &sold.save(&roster()));
    device.give_all(&[Back, Yes]);
    for _ in 0..4 {
        assert!(!device.says("No relic for ties"));
        device.give(Down);
    }
}

#[test]
fn the_points_of_a_temple_are_told_deck_by_deck_and_helper_by_helper() {
    let dug = anywhere(setup(4), 3000, 5);
    let mut device = of_save(Board::SQUARE, &dug.save(&roster()));
    let values = dug.log.game().values();
    let table = dug.log.state().table();
    let mut told = String::new();
    for _ in 0..4 {
        device.give(Yes);
        // Every row, and all the words of it.
        for _ in 0..24 {
            told.push_str(&device.texts().join(" "));
            device.give(Down);
        }
    }
    let told = told.replace(' ', "");
    for player in Seat::first(4).map(|seat| table.players[seat]) {
        let decks = table
            .decks
            .iter()
            .filter(|deck| player.artifacts().of(*deck) > 0);
        for deck in decks.filter(|deck| values.points[*deck] != 0) {
            let name = names::deck(deck, Language::English).replace(' ', "");
            assert!(told.contains(&format!("{name}:")), "{deck:?}: {told}");
        }
        for helper in player.helpers.iter() {
            let name = names::helper(helper, Language::English).replace(' ', "");
            assert!(told.contains(&format!("{name}:")), "{helper:?}: {told}");
        }
    }
}
