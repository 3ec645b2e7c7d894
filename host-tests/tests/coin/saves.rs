//! Saves of Coin: resumed as they were; and what a build without the game says about them.

use engine::dealer::Seeded as Dealer;
use engine::each::Member;
use engine::record::Record;
use engine::seat::Seat;
use handheld::board::{Board, Command};
use handheld::games::GameKind;
use handheld::games::coin::Coin;
use handheld::games::coin::rules::{Action, Face};
use handheld::play::{Dealing, LOG, Shell};
use handheld::save::{self, SaveError};
use handheld::settings::{Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, device};
use host_tests::play::{chance, dealers_seed, played, step_dealt};
use sha2::{Digest, Sha256};

use super::device::begun;
use super::long;

/// Where a save has the length of its header, and which game it is of.
const LENGTH_AT: usize = 5;
const GAME_AT: usize = 7;
const SUM: usize = 4;

fn shell(dealing: Dealing) -> Shell {
    let roster = Roster::default();
    Shell::new(roster, dealing)
}

/// The save of a record.
fn saved(record: &Record<Coin, LOG>, shell: &Shell) -> Vec<u8> {
    let header = save::header_of(record.game(), shell).expect("it fits");
    [&header[..], record.entries()].concat()
}

#[test]
fn a_save_is_resumed_wherever_the_game_stood() {
    let seed = dealers_seed(3);
    for dealing in [Dealing::Device(seed), Dealing::People] {
        let shell = shell(dealing);
        let mut record: Record<Coin, LOG> = Record::new(long());
        let mut rng = chance(3);
        while step_dealt(&mut record, &mut Dealer(seed), &mut rng) {
            let bytes = saved(&record, &shell);
            let mut play = None;
            assert_eq!(save::load(&bytes, &mut play), Ok(()));
            let play = play.expect("a game");
            assert_eq!(play.game().hash(), record.hash());
            assert_eq!(play.running().kind(), GameKind::Coin);
            assert_eq!(*play.shell(), shell);
        }
    }
}

#[test]
fn the_device_goes_on_where_it_was_switched_off() {
    let mut device = begun(Board::SQUARE, Settings::default());
    for _ in 0..40 {
        let before = device.app().state_hash();
        device
            .power_cycle()
            .expect("nothing is drawn outside the screen");
        assert_eq!(device.app().state_hash(), before);
        // Resume, the curtain, what happened, a call.
        device.give_all(&[Command::Ok, Command::Ok, Command::Ok, Command::Ok]);
    }
    let play = device.app().world().play.as_ref().expect("a game");
    assert!(play.is_over(), "six rounds are over by then");
}

/// The same save as if it were of the game with another number.
fn of_game(mut bytes: Vec<u8>, id: u8) -> Vec<u8> {
    let length = u16::from_le_bytes([bytes[LENGTH_AT], bytes[LENGTH_AT + 1]]);
    let end = usize::from(length) - SUM;
    bytes[GAME_AT] = id;
    let digest: [u8; 32] = Sha256::digest(&bytes[..end]).into();
    bytes[end..end + SUM].copy_from_slice(&digest[..SUM]);
    bytes
}

#[test]
fn a_save_of_a_game_that_is_not_in_the_list_is_told_as_that_and_left_alone() {
    let played = played(&long(), 5);
    let mut record: Record<Coin, LOG> = Record::new(long());
    record.replay(played.entries()).expect("its own log");
    let bytes = saved(&record, &shell(Dealing::People));
    assert_eq!(of_game(bytes.clone(), bytes[GAME_AT]), bytes);
    let missing = (0..=u8::MAX).find(|id| GameKind::from_id(*id).is_none());
    let missing = missing.expect("there are fewer games than numbers");
    let other = of_game(bytes, missing);
    let mut play = None;
    let found = save::load(&other, &mut play);
    assert_eq!(found, Err(SaveError::OtherGame(missing)));
    assert!(play.is_none());
    let mut device = device(
        Board::SQUARE,
        &Settings::default(),
        &Roster::default(),
        &other,
    );
    assert!(device.says(Ui::OtherGame.text(Language::English)));
    device.give(Command::Ok);
    let kept = device.storage();
    assert_eq!(*kept.bytes(Slot::Game), other);
}

#[test]
fn a_changed_number_without_its_checksum_is_damage() {
    let record: Record<Coin, LOG> = Record::new(long());
    let mut bytes = saved(&record, &shell(Dealing::People));
    bytes[GAME_AT] += 1;
    assert_eq!(save::load(&bytes, &mut None), Err(SaveError::Header));
}

#[test]
fn a_save_is_no_record_of_another_game() {
    let mut record: Record<Coin, LOG> = Record::new(long());
    let mut rng = chance(1);
    step_dealt(&mut record, &mut Dealer(dealers_seed(1)), &mut rng);
    let call = Action::Call(Face::ALL[0]);
    record.decide(Seat::One, call).expect("both are asked");
    let bytes = saved(&record, &shell(Dealing::People));
    let (read, _) = save::record::<Coin>(&bytes).expect("its own game");
    assert_eq!(read.hash(), record.hash());
    let other = save::record::<engine::artifact::Artifact>(&bytes).map(|_| ());
    assert_eq!(other, Err(SaveError::Header));
}
