//! What a device finds in its storage when it is switched on: a save, and settings. All that is
//! known here of a save's layout is in `parts`.

use handheld::board::Command;
use handheld::save;
use handheld::settings;
use handheld::storage::Slot;
use handheld::text::Language;
use sha2::{Digest, Sha256};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use super::logs::{reshape_entries, split};
use super::mutate::tweak;
use super::target::{Became, Target};
use crate::handheld_hands::{BOARDS, Hands, likely_command};
use crate::play::{Chance, chance};

/// Switching on with a save.
pub const GAME: Target = Target {
    name: "saves",
    seeds: games,
    reshape,
    seal: |input| seal(input),
    attempt: attempt_game,
};

/// Switching on with settings.
pub const SETTINGS: Target = Target {
    name: "settings",
    seeds: all_settings,
    reshape: |input, other, rng| tweak(input, other, rng),
    seal: |_| (),
    attempt: attempt_settings,
};

const CHECKSUM: usize = 4;

type Switched = Device<MemoryStorage, Seeded>;

/// A device that was switched on with these bytes in a slot, and nothing in the other.
pub fn switched_on(slot: Slot, bytes: &[u8]) -> Switched {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(slot) = bytes.to_vec();
    let [board, ..] = BOARDS;
    Device::new(board, storage, Seeded::new(1)).expect("nothing is drawn outside the screen")
}

/// Saves as a device makes them, from the first decision to the end of a game.
pub fn games() -> Vec<Vec<u8>> {
    let mut games = Vec::new();
    for seed in 0..3 {
        let mut rng = chance(seed);
        let mut device = switched_on(Slot::Game, &[]);
        // A new game, Artifact, begin.
        device.give_all(&[Command::Ok; 3]);
        for number in 1..2000 {
            let command = likely_command(&mut device, Language::English, &mut rng);
            device.give(command);
            if number % 250 == 20 && device.app().state_hash().is_some() {
                games.push(device.storage().bytes(Slot::Game).to_vec());
            }
        }
    }
    assert!(games.len() > 15, "only {} saves", games.len());
    games
}

/// From the menu to the settings.
const TO_SETTINGS: [Command; 6] = [
    Command::Up,
    Command::Up,
    Command::Up,
    Command::Up,
    Command::Up,
    Command::Ok,
];

/// Settings as a device makes them: the next language, another brightness and so on.
fn all_settings() -> Vec<Vec<u8>> {
    let mut device = switched_on(Slot::Game, &[]);
    device.give_all(&TO_SETTINGS);
    let mut stored = Vec::new();
    for _ in 0..9 {
        device.give_all(&[Command::Ok, Command::Down]);
        stored.push(device.storage().bytes(Slot::Settings).to_vec());
    }
    stored
}

/// The header of a save and its entries; no header if there is none.
fn parts(save: &[u8]) -> (&[u8], &[u8]) {
    save.split_at(save::header_length(save).min(save.len()))
}

/// The header ends with its checksum.
fn seal(input: &mut [u8]) {
    let length = parts(input).0.len();
    if let Some((body, sum)) = input
        .get_mut(..length)
        .and_then(|header| header.split_last_chunk_mut::<CHECKSUM>())
    {
        let digest: [u8; 32] = Sha256::digest(body).into();
        sum.iter_mut()
            .zip(digest)
            .for_each(|(byte, summed)| *byte = summed);
    }
}

fn reshape(input: &mut Vec<u8>, other: &[u8], rng: &mut Chance) {
    let (header, entries) = parts(input);
    let mut entries = split(entries);
    reshape_entries(&mut entries, &split(parts(other).1), rng);
    *input = [header, &entries.concat()].concat();
}

fn loads(save: &[u8]) -> bool {
    let mut play = None;
    save::load(save, &mut play).is_ok()
}

/// Switching on resumes exactly what can be read as a whole, maybe deals what the power cut short, and
/// changes nothing else. Whatever is pressed then, the save is as it was or can be read.
fn attempt_game(input: &[u8]) -> Became {
    let save = input.get(..save::BYTES).unwrap_or(input);
    let mut device = switched_on(Slot::Game, save);
    let stored = |device: &Switched| device.storage().bytes(Slot::Game).to_vec();
    let resumes = device.app().state_hash().is_some();
    let is_whole = loads(save);
    assert_eq!(resumes, is_whole, "what is resumed is not what is whole");
    let on = stored(&device);
    let is_gone_on_with = is_whole && on.starts_with(save) && loads(&on);
    assert!(
        on == save || is_gone_on_with,
        "switching on spoils the save"
    );
    let greeting = device.read();
    use_it(&mut device);
    let after = stored(&device);
    assert!(after == save || loads(&after), "the save is spoilt");
    let happened = (greeting, after.len() / 32, device.read());
    if is_whole {
        Became::accepted(happened)
    } else {
        Became::refused(happened)
    }
}

/// Switching on changes nothing. What is set then can be read again.
fn attempt_settings(input: &[u8]) -> Became {
    use Command::{Back, Down, Ok};
    let mut device = switched_on(Slot::Settings, input);
    let stored = |device: &Switched| device.storage().bytes(Slot::Settings).to_vec();
    let is_same = stored(&device) == input;
    assert!(is_same, "switching on changes the settings");
    let greeting = device.read();
    // Settings, and some of them changed.
    device.give_all(&TO_SETTINGS);
    device.give_all(&[Ok, Down, Ok, Down, Ok]);
    let after = stored(&device);
    let is_readable = settings::read(&after).is_ok();
    assert!(after == input || is_readable, "the settings are spoilt");
    let texts = device.read();
    device.give_all(&[Back, Back]);
    use_it(&mut device);
    if settings::read(input).is_ok() {
        Became::accepted((greeting, texts))
    } else {
        Became::refused((greeting, texts))
    }
}

/// What people press first: on, a look about, a turn, the menu inside a game, back.
fn use_it(device: &mut Switched) {
    use Command::{Back, Down, Help, Menu, Ok, Up};
    device.give_all(&[
        Ok, Ok, Help, Back, Down, Ok, Ok, Menu, Up, Back, Down, Down, Ok,
    ]);
    device.give_all(&[Ok, Down, Ok, Back, Back]);
}
