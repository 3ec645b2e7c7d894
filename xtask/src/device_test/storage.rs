//! Flash that was used before, and flash that is made ready while nobody presses a button.

use handheld::board::Button;
use handheld::results::Results;
use handheld::storage::{Slot, Storage};
use host_tests::handheld_positions::{long_names, stored};
use serde_json::json;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::runner::{Driven, Fault};
use simulator::storage::MemoryStorage;

use super::{Test, check, check_stack};
use crate::pico::{BOOT, Emulated, Image, Pair, Start, saves};

/// What MicroPython and CircuitPython leave where the saves go, one pixel for one byte.
const USED: [&[u8]; 4] = [
    include_bytes!("../../../firmware/src/saves/tests/used/micropython-almost-empty.png"),
    include_bytes!("../../../firmware/src/saves/tests/used/micropython-full.png"),
    include_bytes!("../../../firmware/src/saves/tests/used/circuitpython-almost-empty.png"),
    include_bytes!("../../../firmware/src/saves/tests/used/circuitpython-full.png"),
];

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both("a used Pico begins as a new one", used));
    tests.extend(Test::both(
        "taps before there is anything to see press nothing",
        taps_at_the_start,
    ));
    tests.extend(Test::both(
        "after a rest a new game erases nothing",
        after_a_rest,
    ));
    tests.extend(Test::both(
        "no press at the end of a game waits for flash",
        at_the_end,
    ));
    tests
}

pub fn used(image: &Image) -> Result<(), Fault> {
    for picture in USED {
        let pico = used_by(image, picture)?;
        let host = Device::new(
            image.model.board(),
            MemoryStorage::default(),
            Seeded::new(0),
        )?;
        let mut pair = Pair::of(pico, host, 0)?;
        for _ in 0..9 {
            pair.press(Button::A)?;
        }
        let game = saves::game(&mut pair.pico)?;
        check(!game.is_empty(), "no game is stored")?;
        Driven::power_cycle(&mut pair)?;
        check(saves::game(&mut pair.pico)? == game, "it is not kept")?;
        check_stack(&mut pair.pico)?;
    }
    Ok(())
}

/// A Pico, switched off, with what a file says where the saves go.
fn used_by(image: &Image, picture: &[u8]) -> Result<Emulated, Fault> {
    let mut pico = Emulated::with(image)?;
    let picture = Picture::from_png(picture)?;
    let files: Vec<u8> = picture.pixels().iter().map(|[byte, ..]| *byte).collect();
    saves::write(&mut pico, &files)?;
    Ok(pico)
}

/// Whoever taps a used Pico while its flash is made ready, when there is nothing to see yet, has pressed nothing.
fn taps_at_the_start(image: &Image) -> Result<(), Fault> {
    /// A tap, and as long nothing, in microseconds.
    const TAP: u64 = 10_000;
    /// Longer than it takes to be there on the slowest flash.
    const MOST_TAPS: usize = 200;
    for (files, shift) in USED.into_iter().zip((0..).step_by(5)) {
        let mut pico = used_by(image, files)?;
        pico.power_on(Start::default())?;
        pico.run_or_stop(1000 * shift)?;
        let mut taps = 0;
        while pico.backlight()? == 0 {
            for is_down in [true, false] {
                pico.button(Button::A, is_down)?;
                pico.run_or_stop(TAP)?;
            }
            taps += 1;
            check(taps < MOST_TAPS, "the device stays dark")?;
        }
        let erases = pico.erases()?;
        check(erases > 2, format!("only {erases} sectors are erased"))?;
        pico.run(BOOT)?;
        let host = Device::new(
            image.model.board(),
            MemoryStorage::default(),
            Seeded::new(0),
        )?;
        let mut pair = Pair::met(pico, host)?;
        // And it is not deaf.
        pair.press(Button::A)?;
    }
    Ok(())
}

fn after_a_rest(image: &Image) -> Result<(), Fault> {
    let mut pair = Pair::fresh(image, 7)?;
    pair.wait(2000)?;
    let before = pair.pico.erases()?;
    check(before == 4, format!("{before} sectors are erased ahead"))?;
    // New game, Artifact; then it begins.
    for _ in 0..2 {
        pair.press(Button::A)?;
    }
    pair.pico.button(Button::A, true)?;
    // Longer than storing it takes, and less than drawing it: then there is time to work ahead again.
    pair.pico.run(20)?;
    check(pair.pico.erases()? == before, "a new game erases")?;
    check(!saves::game(&mut pair.pico)?.is_empty(), "no game begins")?;
    pair.pico.button(Button::A, false)?;
    pair.pico.run(2000)?;
    check(
        pair.pico.erases()? == before + 1,
        "its place is not made good",
    )?;
    pair.pico.run(5000)?;
    check(pair.pico.erases()? == before + 1, "it erases for nothing")
}

/// A save of a game with one decision to go.
fn almost_over() -> Result<Vec<u8>, Fault> {
    let mut save = stored("over-5").save(&long_names());
    loop {
        let mut play = None;
        let loaded = handheld::save::load(&save, &mut play);
        if loaded.is_ok() && play.is_some_and(|play| !play.is_over()) {
            return Ok(save);
        }
        save.pop().ok_or("the game cannot be cut back")?;
    }
}

/// How many pages were programmed so far.
fn programs(pico: &mut Emulated) -> Result<u64, Fault> {
    pico.ask(json!({"do": "flash_stats"}))?.number("programs")
}

/// A game is played to its end, its score read, and another one begun, without a pause, on flash that was written all
/// over: no press waits for a sector to be erased, and what is stored takes little of it.
pub fn at_the_end(image: &Image) -> Result<(), Fault> {
    /// More than the flash has sectors for.
    const ROUNDS: usize = 40;
    const PRESSES: usize = 40;
    /// As often as a button that is held repeats, in milliseconds.
    const DOWN: u32 = 90;
    const UP: u32 = 30;
    /// The longest time from a press to its picture, in milliseconds.
    const AT_MOST: f64 = 35.0;
    /// What the slowest flash takes longer to program a page than a usual one.
    const SLOWER: f64 = 2.6;
    let a_page = if image.slow_flash { SLOWER } else { 0.0 };
    let mut pico = Emulated::with(image)?;
    let save = almost_over()?;
    saves::edit(&mut pico, |saves| {
        (0..ROUNDS).try_for_each(|_| {
            saves.replace(Slot::Results, &[])?;
            saves.replace(Slot::Game, &save)
        })
    })?;
    pico.power_on(Start {
        secrets: Some(7),
        ..Start::USUAL
    })?;
    pico.run(BOOT)?;
    for number in 0..PRESSES {
        let before = programs(&mut pico)?;
        pico.button(Button::A, true)?;
        let ran = pico.run(DOWN)?;
        let drawn = ran.number_or_none("since_edge_us").unwrap_or(0.0) / 1000.0;
        let pages = programs(&mut pico)? - before;
        // An erase in it would be seen on any flash: it takes far longer than all pages.
        let at_most = AT_MOST + pages as f64 * a_page;
        check(drawn <= at_most, format!("press {number} takes {drawn} ms"))?;
        pico.button(Button::A, false)?;
        pico.run(UP)?;
    }
    check(
        saves::game(&mut pico)?.len() < save.len(),
        "no other game has begun",
    )?;
    let results = saves::edit(&mut pico, |saves| {
        let mut bytes = [0; 4096];
        let count = saves.load(Slot::Results, &mut bytes)?;
        let mut results = Results::new();
        results.read(bytes.get(..count).unwrap_or(&[]));
        Ok(results.count())
    })?;
    check(results == 1, "the result is not kept once")
}
