//! Chance for any other game: dice and cards from the menu, kept from one evening to the next.

use engine::chance::{Seed, Stream};
use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::lots::{Dial, Lot, Lots};
use handheld::settings::Settings;
use handheld::storage::{Slot, StorageError};
use handheld::text::{Language, LotText, Ui};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, TestApp, bare, stored};
use host_tests::handheld_positions::{Position, full, long_names};
use host_tests::shuffles::{FAIR, FOUND_OUT, Places, modulo, naive_swaps};
use simulator::entropy::{Pressed, Seeded};
use simulator::storage::{LockedStorage, MemoryStorage};

use Command::{Back, Down, Menu, Ok as Yes, Right, Up};

fn on(board: Board, storage: MemoryStorage) -> BareApp {
    App::new(Box::default(), board, storage, Seeded::new(3), 0)
}

/// A game is under way.
fn in_game() -> MemoryStorage {
    let game = Position::start(full(3), 0).save(&long_names());
    stored(&Settings::default(), &long_names(), &game)
}

fn says(app: &mut impl Hands, text: LotText) -> bool {
    app.says(text.text(Language::English))
}

fn lots(app: &BareApp) -> &Lots {
    &app.world().lots
}

/// Each thing that can be drawn, with what leads to its first draw from the list, whatever was drawn last.
fn ways(last: Lot) -> [(Lot, Vec<Command>); 4] {
    let walk = |from: usize, to: usize| match (to + 3 - from) % 3 {
        0 => vec![Yes],
        1 => vec![Down, Yes],
        _ => vec![Up, Yes],
    };
    // A coin has a button, and no place in the list.
    let place = |lot: Lot| match lot {
        Lot::Cards | Lot::Coin => 0,
        Lot::Dice => 1,
        Lot::Seats => 2,
    };
    Lot::ALL.map(|lot| match lot {
        Lot::Coin => (lot, vec![Menu]),
        lot => (lot, walk(place(last), place(lot))),
    })
}

#[test]
fn at_most_three_presses_lead_from_the_menu_to_a_draw_of_every_kind_the_first_time_and_later() {
    for (storage, board) in [MemoryStorage::default(), in_game()]
        .into_iter()
        .flat_map(|storage| BOARDS.map(|board| (storage.clone(), board)))
    {
        for (lot, first) in ways(Lot::Cards) {
            let mut app = on(board, storage.clone());
            let before = lots(&app).clone();
            let presses = [&[Menu][..], &first].concat();
            assert!(presses.len() <= 3);
            app.give_all(&presses);
            let texts = app.read();
            assert_ne!(*lots(&app), before, "{lot:?}: {texts:?}");
            assert_eq!(lots(&app).lot(), lot);
            assert!(!says(&mut app, LotText::NothingYet), "{:?}", app.read());
            // The next one is a press away, and so is any other kind from the menu.
            let kept = app.into_storage();
            for (other, later) in ways(lot) {
                let mut app = on(board, kept.clone());
                let before = lots(&app).clone();
                let presses = [&[Menu][..], &later].concat();
                assert!(presses.len() <= 3);
                app.give_all(&presses);
                assert_ne!(*lots(&app), before, "{other:?} after {lot:?}");
                assert_eq!(lots(&app).lot(), other);
                let before = lots(&app).clone();
                app.give(Yes);
                assert_ne!(*lots(&app), before, "{other:?} again");
                app.give_all(&[Back, Back]);
                assert!(app.is_home());
            }
        }
    }
}

#[test]
fn the_list_opens_what_can_be_set_without_drawing() {
    for board in BOARDS {
        let mut app = on(board, MemoryStorage::default());
        let before = lots(&app).clone();
        app.give_all(&[Menu, Down, Right]);
        assert!(says(&mut app, LotText::Sides), "{:?}", app.read());
        assert!(says(&mut app, LotText::NothingYet));
        assert_eq!(*lots(&app), before);
        app.give_all(&[Back, Back]);
        assert!(app.is_home());
    }
}

#[test]
fn an_empty_deck_is_opened_and_not_shuffled_unasked() {
    let mut app = bare(MemoryStorage::default());
    app.give(Menu);
    app.give_all(&[Yes; 52]);
    app.give_all(&[Back, Yes]);
    assert!(says(&mut app, LotText::Empty), "{:?}", app.read());
    assert_eq!(lots(&app).cards_left(), 0);
}

#[test]
fn a_deck_in_use_is_shuffled_only_after_a_question() {
    for board in BOARDS {
        // Shuffling, and another number of cards.
        for way in [vec![Down, Yes], vec![Down, Down, Yes]] {
            let mut app = on(board, MemoryStorage::default());
            app.give_all(&[Menu, Yes, Yes]);
            assert_eq!(lots(&app).cards_left(), 50);
            app.give_all(&way);
            let question = app.read().join(" ");
            assert!(question.contains("50 of 52 cards are left"), "{question}");
            app.give(Yes);
            assert_eq!(lots(&app).cards_left(), 50, "{board:?}");
            app.give_all(&[Yes, Down, Yes]);
            assert_eq!(lots(&app).cards_left(), 52, "{board:?}");
        }
    }
}

#[test]
fn without_a_joystick_a_large_number_is_turned_by_tens_and_then_by_ones() {
    let mut app = on(Board::WIDE, MemoryStorage::default());
    app.give_all(&[Menu, Right, Down, Down, Yes, Up]);
    assert!(app.says("62"), "{:?}", app.read());
    app.give_all(&[Yes, Down, Yes]);
    assert!(app.says("61"), "{:?}", app.read());
    let names = ["Right", "right"];
    let texts = app.read();
    assert!(
        !texts
            .iter()
            .any(|text| names.iter().any(|name| text.contains(name)))
    );
}

#[test]
fn what_was_drawn_last_comes_first_the_next_time() {
    let mut app = bare(MemoryStorage::default());
    // The second thing: roll.
    app.give_all(&[Menu, Down, Yes]);
    assert_eq!(lots(&app).lot(), Lot::Dice);
    let mut again = bare(app.into_storage());
    // Dice and cards are also an entry of the menu.
    again.give_all(&[Up, Up, Up, Yes, Right]);
    assert!(says(&mut again, LotText::Roll));
    again.give_all(&[Back, Back]);
    assert!(again.is_home());
}

#[test]
fn a_deck_is_still_there_after_a_power_cut_at_any_draw() {
    let mut app = bare(MemoryStorage::default());
    app.give_all(&[Menu, Right]);
    for drawn in 1..=52 {
        app.give(Yes);
        let before = lots(&app).clone();
        assert_eq!(before.cards_left(), 52 - drawn);
        app = bare(app.into_storage());
        assert_eq!(*lots(&app), before);
        app.give_all(&[Menu, Right]);
    }
    assert!(says(&mut app, LotText::Empty));
    // Then the same press shuffles.
    app.give(Yes);
    assert_eq!(lots(&app).cards_left(), 52);
}

#[test]
fn a_number_is_turned_by_one_and_by_ten() {
    let mut app = bare(MemoryStorage::default());
    // How many cards: the third row.
    app.give_all(&[Menu, Right, Down, Down, Yes]);
    assert!(says(&mut app, LotText::DialDetail));
    app.give_all(&[Up, Up, Right, Down, Yes]);
    assert_eq!(lots(&app).cards_left(), 63);
    assert!(!says(&mut app, LotText::DialDetail));
    // It is kept.
    let app = bare(app.into_storage());
    assert_eq!(lots(&app).cards_left(), 63);
}

#[test]
fn what_cannot_be_read_gives_way_to_a_new_deck_and_nothing_else_does() {
    let mut storage = in_game();
    *storage.bytes_mut(Slot::Lots) = vec![9; 20];
    let app = bare(storage);
    assert_eq!(*lots(&app), Lots::default());
    assert!(app.state_hash().is_some());
}

#[test]
fn a_device_that_keeps_nothing_says_so_and_draws_all_the_same() {
    let locked = LockedStorage::new(MemoryStorage::default(), Some(StorageError::Broken));
    let mut app: TestApp<_, _> = App::new(Box::default(), Board::SQUARE, locked, Seeded::new(3), 0);
    app.give_all(&[Menu, Yes]);
    assert_eq!(app.world().lots.cards_left(), 51);
}

#[test]
fn without_good_noise_every_press_counts_and_the_last_one_draws() {
    let storage = MemoryStorage::default();
    let mut app: TestApp<_, _> = App::new(
        Box::default(),
        Board::SQUARE,
        storage,
        Pressed::new(4, 1),
        0,
    );
    app.give_all(&[Menu, Yes]);
    assert!(app.says(Ui::Chance.text(Language::English)));
    app.give_all(&[Up, Down, Up]);
    assert_eq!(app.world().lots.cards_left(), 52);
    app.give(Yes);
    assert_eq!(app.world().lots.cards_left(), 51);
    assert!(says(&mut app, LotText::Draw));
}

/// So many cards are in a deck whose places are counted.
const CARDS: u8 = 27;
/// So many decks are.
const DECKS: u32 = 8000;

/// How far the decks that come of a seed are from fair ones.
fn deviation(mut deck: impl FnMut() -> Vec<usize>) -> f64 {
    let mut places = Places::of(&[1; CARDS as usize], CARDS.into());
    for _ in 0..DECKS {
        places.count(deck());
    }
    places.deviation()
}

/// A card after the other of those that are left, as lots are drawn.
fn drawn(mut number: impl FnMut(u16) -> u16) -> Vec<usize> {
    let mut left: Vec<usize> = (0..CARDS.into()).collect();
    let draw = |_| left.remove(number(left.len() as u16).into());
    (0..CARDS).map(draw).collect()
}

#[test]
fn every_card_of_a_deck_comes_equally_often_in_every_place_and_bad_dealers_are_found_out() {
    for seed in [1, 2] {
        let seed = Seed([seed; 32]);
        let mut lots = Lots::default();
        lots.begin(seed);
        while lots.dial(Dial::Cards) != CARDS {
            lots.turn(Dial::Cards, -1);
        }
        let fair = deviation(|| {
            lots.shuffle();
            let draw = |_| {
                assert!(lots.draw(Lot::Cards));
                usize::from(*lots.last_cards().last().unwrap()) - 1
            };
            (0..CARDS).map(draw).collect()
        });
        assert!(fair.abs() < FAIR, "{fair}");
        let mut words = seed.words(Stream(*b"bad dealers-"));
        let mut next = || words.next().unwrap();
        let by_modulo = deviation(|| drawn(|left| modulo(left, &mut next)));
        assert!(by_modulo > FOUND_OUT, "{by_modulo}");
        let by_swaps = deviation(|| {
            let mut cards: Vec<usize> = (0..CARDS.into()).collect();
            naive_swaps(&mut cards, &mut next);
            cards
        });
        assert!(by_swaps > FOUND_OUT, "{by_swaps}");
    }
}
