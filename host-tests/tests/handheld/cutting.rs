//! Commit, cut, reveal: the device is bound before anybody cuts, and the cards follow from both.

use engine::artifact::Artifact;
use engine::chance::{Commitment, Reveal, Secret};
use engine::verify::{context, verify};
use handheld::board::{Board, Command};
use handheld::play::Dealing;
use handheld::save;
use handheld::screens::COMMITMENT_MARK;
use handheld::settings::{Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare, bare_on, device};
use host_tests::phone::scan;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use super::at_the_table::pause;

use Command::{Back, Down, Menu, Ok as Yes, Right, Up};

/// From the menu to the commitment: the row before the last one of the set-up has three values.
const TO_COMMITMENT: [Command; 11] = [Yes, Yes, Up, Up, Up, Yes, Yes, Down, Down, Down, Yes];

fn says(app: &mut BareApp, text: Ui) -> bool {
    app.says(text.text(Language::English))
}

fn at_the_commitment() -> BareApp {
    let mut app = bare(MemoryStorage::default());
    app.give_all(&TO_COMMITMENT);
    assert!(says(&mut app, Ui::Commitment), "{:?}", app.read());
    app
}

/// The words on the screen, which are noted.
fn noted(app: &mut BareApp) -> Vec<String> {
    let texts = app.read();
    let is_word =
        |text: &&String| text.len() == 5 && text.chars().all(|letter| letter.is_ascii_lowercase());
    let begin = Footer::Begin.text(Language::English);
    let is_noted = |text: &&String| is_word(text) && text.as_str() != begin;
    texts.iter().filter(is_noted).cloned().collect()
}

#[test]
fn the_commitment_is_shown_before_any_card_and_the_cards_follow_from_it_and_the_cuts() {
    let mut app = at_the_commitment();
    let words = noted(&mut app);
    assert_eq!(words.len(), 4);
    assert_eq!(app.state_hash(), None);
    // Three players: 12, 98 and nothing.
    app.give_all(&[Yes, Right, Up, Up, Yes, Down, Down, Yes, Yes]);
    assert!(app.state_hash().is_some());
    let storage = app.into_storage();
    let (record, shell) = save::record::<Artifact>(storage.bytes(Slot::Game)).unwrap();
    let opening = shell.opening.unwrap();
    assert_eq!(opening.cuts, [12, 98, 0]);
    let context = context(record.game());
    let commitment = opening.secret.commit(&context);
    let shown = |place: usize| commitment.word(place).as_str().to_owned();
    assert_eq!(words, (0..4).map(shown).collect::<Vec<_>>());
    let seed = opening.secret.seed(&context, &opening.cuts);
    assert_eq!(shell.dealing, Dealing::Device(seed));
    let fair = verify(record.game(), record.entries(), &commitment, &opening).unwrap();
    assert!(fair.outcomes > 0);
    // Another secret would have been found out.
    let other = Reveal {
        secret: Secret([1; 32]),
        ..opening
    };
    assert!(verify(record.game(), record.entries(), &commitment, &other).is_err());
}

#[test]
fn the_words_can_be_read_again_while_the_game_runs_and_the_secret_cannot() {
    let mut app = at_the_commitment();
    let words = noted(&mut app);
    app.give_all(&[Yes, Yes, Yes, Yes]);
    let secret = app
        .world()
        .play
        .as_ref()
        .unwrap()
        .shell()
        .opening
        .clone()
        .unwrap()
        .secret;
    let mut app = bare(app.into_storage());
    // About: the last entry but three.
    app.give_all(&[Up, Up, Up, Up, Yes]);
    let said = app.read().join(" ");
    assert!(words.iter().all(|word| said.contains(word)), "{said}");
    let secret: String = secret.0.iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(!said.replace(' ', "").contains(&secret[..12]));
}

#[test]
fn a_cut_can_be_taken_back_and_so_can_the_commitment() {
    let mut app = at_the_commitment();
    let words = noted(&mut app);
    app.give_all(&[Yes, Up, Up, Up, Yes, Back]);
    assert!(app.says("3"), "{:?}", app.read());
    app.give(Back);
    assert!(says(&mut app, Ui::Commitment));
    assert_eq!(noted(&mut app), words);
    app.give(Back);
    assert!(says(&mut app, Ui::Setup));
    assert_eq!(app.state_hash(), None);
    // Whoever begins again is shown another one.
    app.give(Yes);
    assert_ne!(noted(&mut app), words);
}

#[test]
fn at_a_table_the_device_is_bound_before_the_first_card_even_if_nobody_cuts() {
    for board in BOARDS {
        let mut app = bare_on(board, MemoryStorage::default());
        app.give_all(&[Yes, Yes, Up, Yes, Down, Yes]);
        assert!(says(&mut app, Ui::Commitment), "{:?}", app.read());
        assert_eq!(app.state_hash(), None);
        let words = noted(&mut app);
        assert_eq!(words.len(), 4);
        app.give(Menu);
        let storage = app.into_storage();
        let (record, shell) = save::record::<Artifact>(storage.bytes(Slot::Game)).unwrap();
        let opening = shell.opening.unwrap();
        assert!(opening.cuts.is_empty());
        let commitment = opening.secret.commit(&context(record.game()));
        assert_eq!(commitment.word(0).as_str(), words[0]);
    }
}

#[test]
fn without_a_joystick_a_cut_is_turned_by_tens_and_then_by_ones() {
    let mut app = bare_on(Board::WIDE, MemoryStorage::default());
    app.give_all(&[Yes, Yes, Up, Yes, Down, Yes]);
    app.give_all(&[Yes, Up, Up, Yes, Down, Yes]);
    app.give_all(&[Yes, Yes, Yes, Yes]);
    let opening = app.world().play.as_ref().unwrap().shell().opening.clone();
    assert_eq!(opening.unwrap().cuts, [19, 0, 0]);
}

#[test]
fn a_device_that_takes_over_from_people_at_a_table_is_bound_before_its_first_card() {
    let mut app = bare(MemoryStorage::default());
    // At the table, and people deal: they say what came up at each site.
    app.give_all(&[Yes, Yes, Up, Yes, Yes, Down, Yes, Yes, Yes, Yes]);
    let entries = |app: &BareApp| app.world().play.as_ref().unwrap().game().entries().len();
    pause(&mut app, Ui::ChangeDealer);
    assert!(says(&mut app, Ui::Commitment), "{:?}", app.read());
    let (before, words) = (entries(&app), noted(&mut app));
    assert_eq!(words.len(), 4);
    app.give(Yes);
    assert!(!says(&mut app, Ui::Commitment));
    assert!(entries(&app) >= before);
    let commitment = app.world().play.as_ref().unwrap().commitment().unwrap();
    assert_eq!(commitment.word(0).as_str(), words[0]);
}

#[test]
fn the_code_holds_all_of_the_commitment() {
    let mut device = device(Board::SQUARE, &Settings::default(), &Roster::default(), &[]);
    device.give_all(&TO_COMMITMENT);
    let texts = scan(&Picture::of(device.screen()));
    let hex = texts[0].strip_prefix(COMMITMENT_MARK).unwrap();
    let bytes: Vec<u8> = (0..32)
        .map(|place| u8::from_str_radix(&hex[place * 2..place * 2 + 2], 16).unwrap())
        .collect();
    let commitment = Commitment(bytes.try_into().unwrap());
    assert!(device.says(commitment.word(0).as_str()));
    assert!(device.says(commitment.word(3).as_str()));
}
