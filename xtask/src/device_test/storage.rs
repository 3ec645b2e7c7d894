//! Flash that was used before, and flash that is made ready while nobody presses a button.

use handheld::board::Button;
use serde_json::json;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::runner::{Driven, Fault};
use simulator::storage::MemoryStorage;

use super::{Test, check, check_stack};
use crate::pico::{Emulated, Image, Pair, saves};

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
        "after a rest a new game erases nothing",
        after_a_rest,
    ));
    tests
}

fn used(image: &Image) -> Result<(), Fault> {
    for picture in USED {
        let mut pico = Emulated::with(image)?;
        let picture = Picture::from_png(picture)?;
        let files: Vec<u8> = picture.pixels().iter().map(|[byte, ..]| *byte).collect();
        saves::write(&mut pico, &files)?;
        let host = Device::new(
            image.model.board(),
            MemoryStorage::default(),
            Seeded::new(0),
        )?;
        let mut pair = Pair::of(pico, host, 0)?;
        // Sectors are erased ahead: a game that begins before that is drawn while they are.
        pair.wait(3000)?;
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

fn after_a_rest(image: &Image) -> Result<(), Fault> {
    let mut pair = Pair::fresh(image, 7)?;
    let erases = |pair: &mut Pair| -> Result<u64, Fault> {
        let stats = pair.pico.ask(json!({"do": "flash_stats"}))?;
        stats.number("erases")
    };
    pair.wait(2000)?;
    let before = erases(&mut pair)?;
    check(before == 4, format!("{before} sectors are erased ahead"))?;
    // New game, Artifact; then it begins.
    for _ in 0..2 {
        pair.press(Button::A)?;
    }
    pair.pico.button(Button::A, true)?;
    // Less than it rests before it works ahead again.
    pair.pico.run(35)?;
    check(erases(&mut pair)? == before, "a new game erases")?;
    check(!saves::game(&mut pair.pico)?.is_empty(), "no game begins")?;
    pair.pico.button(Button::A, false)?;
    pair.pico.run(2000)?;
    check(
        erases(&mut pair)? == before + 1,
        "its place is not made good",
    )?;
    pair.pico.run(5000)?;
    check(erases(&mut pair)? == before + 1, "it erases for nothing")
}
