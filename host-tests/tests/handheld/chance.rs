//! Without good noise there is no game before people have pressed often enough, and they are told
//! why.

use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::storage::{Entropy, NotYet};
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, TestApp};
use simulator::entropy::Pressed;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Help, Left, Menu, Ok as Yes, Right, Up};

fn says(app: &mut impl Hands, text: Ui) -> bool {
    let said = app.read().join(" ");
    said.contains(text.text(Language::English))
}

fn begun<E: Entropy>(entropy: E) -> TestApp<MemoryStorage, E> {
    let storage = MemoryStorage::default();
    let mut app = App::new(Box::default(), Board::SQUARE, storage, entropy, 0);
    app.give_all(&[Yes, Yes, Yes]);
    app
}

#[test]
fn every_press_brings_the_game_nearer_and_the_last_begins_it() {
    let mut app = begun(Pressed::new(8, 1));
    assert!(says(&mut app, Ui::Chance));
    assert!(says(&mut app, Ui::ChanceMessage));
    let presses = [Up, Down, Left, Right, Yes, Help, Menu];
    for (number, press) in presses.into_iter().enumerate() {
        assert!(app.says(&format!("{}", 8 - number)), "{:?}", app.read());
        assert_eq!(app.state_hash(), None);
        app.give(press);
    }
    assert!(app.says("1") && app.says("press to go"), "{:?}", app.read());
    app.give(Yes);
    assert!(app.state_hash().is_some());
    assert!(!says(&mut app, Ui::Chance));
}

#[test]
fn back_leads_back_to_the_set_up_and_what_was_pressed_counts() {
    let mut app = begun(Pressed::new(8, 1));
    app.give(Back);
    assert!(app.says(Ui::Setup.text(Language::English)));
    assert_eq!(app.state_hash(), None);
    app.give(Yes);
    assert!(app.says("7"));
    app.give_all(&[Back, Back, Back]);
    assert!(app.is_home());
}

#[test]
fn noise_that_is_not_there_yet_is_waited_for() {
    struct Slow(u8);
    impl Entropy for Slow {
        fn secret(&mut self) -> Result<[u8; 32], NotYet> {
            self.0 += 1;
            if self.0 < 3 {
                return Err(NotYet::Gathering);
            }
            Ok([7; 32])
        }
    }
    let mut app = begun(Slow(0));
    assert!(says(&mut app, Ui::Entropy));
    app.give(Yes);
    assert!(says(&mut app, Ui::Entropy));
    assert_eq!(app.state_hash(), None);
    app.give(Yes);
    assert!(app.state_hash().is_some());
}
