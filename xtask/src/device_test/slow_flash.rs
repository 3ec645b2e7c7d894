//! Flash that takes its time: no press is lost or merged while it works, and what other tests promise
//! holds for the slowest one that its data sheet allows.

use handheld::board::{Board, Button};
use handheld::storage::{Slot, Storage};
use simulator::runner::{Driven, Fault};

use super::{Test, check, cuts, down, mishaps, start, storage};
use crate::pico::{Image, Pair, saves};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both("quick taps are a step each", quick_taps));
    tests.extend(Test::both(
        "no tap is lost while flash is at work",
        taps_while_erasing,
    ));
    tests.extend(Test::both(
        "a tap that begins and ends while a sector is erased counts",
        taps_within_erases,
    ));
    for board in [Board::SQUARE, Board::WIDE] {
        tests.push(Test::on(
            board,
            "no tap is lost while the slowest flash is at work",
            |image| taps_while_erasing(&image.on_slow_flash()),
        ));
    }
    // Where most waits for it: flash that is made ready, the end of a game, cuts.
    tests.push(Test::on(
        Board::WIDE,
        "a used Pico begins as a new one on the slowest flash",
        |image| storage::used(&image.on_slow_flash()),
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "no press at the end of a game waits for the slowest flash",
        |image| storage::at_the_end(&image.on_slow_flash()),
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "cuts while a game is played lose nothing on the slowest flash",
        |image| cuts::in_a_game(&image.on_slow_flash()),
    ));
    tests.push(Test::on(
        Board::WIDE,
        "cuts while it starts lose nothing on the slowest flash",
        |image| cuts::at_a_start(&image.on_slow_flash()),
    ));
    tests.push(Test::on(
        Board::WIDE,
        "the menu comes and then the light on the slowest flash",
        |image| start::menu(&image.on_slow_flash()),
    ));
    // Where most is written: a crash and two restarts, an update.
    tests.push(Test::on(
        Board::SQUARE,
        "a panic is shown and loses nothing on the slowest flash",
        |image| mishaps::panic_screen(&image.on_slow_flash()),
    ));
    tests.push(Test::on(
        Board::WIDE,
        "a firmware update keeps the game on the slowest flash",
        |image| mishaps::update(&image.on_slow_flash()),
    ));
    tests
}

/// Taps a button of both devices; the Pico gets so many milliseconds down and up, and no more.
fn tap(pair: &mut Pair, button: Button, milliseconds: u64) -> Result<(), Fault> {
    for down in [true, false] {
        pair.pico.button(button, down)?;
        pair.pico.run_or_stop(milliseconds * 1000)?;
    }
    pair.host.press(button)?;
    Ok(())
}

fn quick_taps(image: &Image) -> Result<(), Fault> {
    let down = down(image);
    let mut pair = Pair::fresh(image, 1)?;
    pair.rest()?;
    // To a list that is long.
    pair.press(down)?;
    pair.press(down)?;
    pair.press(Button::A)?;
    let first = pair.pico.picture()?;
    for _ in 0..10 {
        tap(&mut pair, down, 12)?;
    }
    pair.wait(200)?;
    check(pair.pico.picture()? != first, "nothing moved")
}

/// A device whose flash has been written all over, with a game, switched on.
fn well_used(image: &Image) -> Result<Pair, Fault> {
    /// More games than the flash has sectors for.
    const GAMES: usize = 40;
    let mut pair = Pair::fresh(image, 7)?;
    for _ in 0..5 {
        pair.press(Button::A)?;
    }
    let game = pair.saved_game()?;
    pair.pico.power_off()?;
    saves::edit(&mut pair.pico, |saves| {
        (0..GAMES).try_for_each(|_| saves.replace(Slot::Game, &game))
    })?;
    pair.power_cycle()?;
    Ok(pair)
}

/// Each tap is over before anybody can look again.
fn taps_within_erases(image: &Image) -> Result<(), Fault> {
    /// Milliseconds; the quickest erase takes 45.
    const TAP: u64 = 12;
    let down = down(image);
    let mut pair = well_used(image)?;
    let mut taps = 0;
    while pair.pico.until_erasing()? {
        let shown = pair.pico.picture()?;
        pair.pico.run_or_stop(5_000)?;
        tap(&mut pair, down, TAP)?;
        check(
            pair.pico.picture()? == shown,
            "the tap was seen before the erase was over",
        )?;
        pair.wait(1000)?;
        taps += 1;
    }
    check(taps > 1, format!("in {taps} erases somebody tapped"))
}

/// A new game is begun, for which sectors are erased, and whoever holds the device goes on tapping.
fn taps_while_erasing(image: &Image) -> Result<(), Fault> {
    let down = down(image);
    let mut pair = well_used(image)?;
    let before = pair.pico.erases()?;
    // The game that runs is given up for it.
    let begin = [down, Button::A, Button::A, Button::A, down, Button::A];
    let go_on = [Button::A, Button::A, down, down, Button::A, down];
    for button in begin.into_iter().chain(go_on) {
        tap(&mut pair, button, 45)?;
    }
    pair.pico.run(4000)?;
    pair.host.run(1000)?;
    check(pair.pico.erases()? > before, "nothing was erased")?;
    pair.compare()
}
