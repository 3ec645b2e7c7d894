//! What a table takes home: a phone reads it from the emulated display, and results are still there after the power
//! was off.

use handheld::board::Button;
use handheld::results::{GameResult, Results};
use handheld::save;
use handheld::settings::Roster;
use handheld::storage::{Slot, Storage};
use host_tests::handheld_positions::stored;
use host_tests::phone::scan;
use simulator::picture::Picture;
use simulator::runner::{Driven, Fault};
use simulator::storage::MemoryStorage;

use super::{Test, check, check_stack, down};
use crate::pico::{Image, Pair, saves};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    Test::both("a phone reads what is taken home", taken_home).into()
}

/// So many milliseconds a code may take from the press to the last pixel.
const CODE: u32 = 400;

/// Presses a button that leads to a code, and lets a phone read it: from the emulated display, and from the host's.
fn read_code(pair: &mut Pair, button: Button) -> Result<String, Fault> {
    pair.host.press(button)?;
    pair.host.run(CODE.into())?;
    pair.pico.button(button, true)?;
    let mut took = 0;
    while scan(&pair.pico.picture()?).is_empty() || pair.compare().is_err() {
        check(took < CODE, "the code takes too long")?;
        pair.pico.run(5)?;
        took += 5;
    }
    pair.pico.button(button, false)?;
    pair.pico.run(CODE)?;
    pair.compare()?;
    let mut read = scan(&pair.pico.picture()?);
    check(
        read == scan(&Picture::of(pair.host.screen())),
        "it reads something else",
    )?;
    check(read.len() == 1, format!("{} codes are read", read.len()))?;
    Ok(read.remove(0))
}

/// The results that were stored.
fn told(bytes: &[u8]) -> Vec<GameResult> {
    let mut results = Results::new();
    results.read(bytes);
    results.newest_first().cloned().collect()
}

fn taken_home(image: &Image) -> Result<(), Fault> {
    let mut kept = MemoryStorage::default();
    *kept.bytes_mut(Slot::Game) = stored("over-5").save(&Roster::default());
    let mut pair = Pair::storing(image, kept)?;
    let down = down(image);
    // Resume; past where points come from; chart, places, what now.
    let past = [Button::A, Button::B, Button::A, Button::A];
    for button in past.into_iter().chain([down; 2]) {
        pair.press(button)?;
    }
    let link = read_code(&mut pair, Button::A)?;
    check(link.starts_with("https://app.bgstatsapp.com/"), link)?;
    for button in [Button::B, down] {
        pair.press(button)?;
    }
    let mut codes = vec![read_code(&mut pair, Button::A)?];
    loop {
        let next = read_code(&mut pair, Button::A)?;
        if codes.contains(&next) {
            break;
        }
        codes.push(next);
    }
    let game = story::replay::saved(codes.join("\n").as_bytes());
    let game = game.map_err(|failure| format!("{failure:?}"))?;
    let mut play = None;
    save::load(&game, &mut play).map_err(|error| format!("{error:?}"))?;
    let hash = play.map(|play| play.game().hash());
    check(
        hash == pair.host.app().state_hash(),
        "another game is taken home",
    )?;
    check_stack(&mut pair.pico)?;
    Driven::power_cycle(&mut pair)?;
    // Results are stored when there is time.
    pair.wait(3000)?;
    let expected = pair.host.storage().bytes(Slot::Results).to_vec();
    check(!expected.is_empty(), "no result is kept")?;
    let mut found = vec![0; save::BYTES];
    let count = saves::edit(&mut pair.pico, |saves| {
        saves.load(Slot::Results, &mut found)
    })?;
    found.truncate(count);
    // One was stored while its score was shown, before the game was closed: it tells the same.
    check(told(&found) == told(&expected), "another result is kept")?;
    for button in [down; 3].into_iter().chain([Button::A, down, Button::A]) {
        pair.press(button)?;
    }
    check_stack(&mut pair.pico)
}
