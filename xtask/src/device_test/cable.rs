//! The cable: pulled and plugged in again, a computer that sleeps, a busy screen, and the two ways to a
//! new firmware.

use handheld::board::{Board, Button};
use serde_json::json;
use simulator::runner::Fault;

use super::mishaps::panicking_place;
use super::port::{answer, ask, plugged_in};
use super::power::{SLOW, waits_at};
use super::start::begin;
use super::{Test, check};
use crate::pico::{BOOT, Emulated, Image, Start};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both(
        "a cable may be pulled and plugged in again",
        pulled,
    ));
    tests.extend(Test::both(
        "a cable may be pulled in the middle of an answer",
        pulled_while_answering,
    ));
    tests.extend(Test::both(
        "a cable may be pulled in the middle of a question",
        pulled_while_asking,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a computer may ask something else before it has an answer",
        asked_again,
    ));
    tests.extend(Test::both(
        "a computer that wakes up finds the port as it was",
        asleep,
    ));
    tests.extend(Test::both(
        "a computer that dozes off while flash is erased finds the port as it was",
        asleep_while_erasing,
    ));
    tests.extend(Test::both(
        "a cable may be plugged in while flash is erased",
        plugged_in_while_erasing,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a computer that finds a device and asks nothing keeps nothing from being erased ahead",
        silent,
    ));
    tests.extend(Test::both(
        "a busy screen does not keep a computer waiting",
        busy_screen,
    ));
    tests.extend(Test::both("1200 baud opens the boot loader", by_rate));
    tests.extend(Test::both("the menu opens the boot loader", by_menu));
    tests.extend(Test::both(
        "a crash that is shown does not keep a computer waiting",
        while_a_crash_is_shown,
    ));
    tests.extend(Test::both("picotool can tell what the image is", info));
    tests
}

fn plug(pico: &mut Emulated, is_plugged: bool) -> Result<(), Fault> {
    pico.ask(json!({"do": "usb", "plugged": is_plugged}))?;
    pico.run(500)?;
    Ok(())
}

fn answers(pico: &mut Emulated) -> Result<(), Fault> {
    ask(pico, "version").map(drop)
}

fn works(pico: &mut Emulated) -> Result<(), Fault> {
    let before = pico.picture()?;
    pico.press(Button::A)?;
    check(pico.picture()? != before, "a press shows nothing")
}

fn pulled(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    answers(&mut pico)?;
    for _ in 0..4 {
        plug(&mut pico, false)?;
        works(&mut pico)?;
        plug(&mut pico, true)?;
        answers(&mut pico)?;
    }
    Ok(())
}

fn pulled_while_answering(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    pico.ask(json!({"do": "serial", "send": "screenshot\n"}))?;
    pico.run(10)?;
    plug(&mut pico, false)?;
    works(&mut pico)?;
    plug(&mut pico, true)?;
    // What was on its way is for nobody any more.
    pico.ask(json!({"do": "serial"}))?;
    answers(&mut pico)
}

/// Every question that a computer has for a new device is cut short, in many places.
fn pulled_while_asking(image: &Image) -> Result<(), Fault> {
    /// Microseconds until a computer resets the bus, and until it asks nearly at once.
    const RESET: u64 = 100_000 + 9_900;
    /// How far it goes on before the next cut, and how far into the question that comes then.
    const FURTHER: u64 = 61;
    const INTO: u64 = 17;
    const CUTS: u64 = 60;
    let mut pico = plugged_in(image)?;
    plug(&mut pico, false)?;
    let mut in_the_middle = 0;
    for cut in 0..CUTS {
        pico.ask(json!({"do": "usb", "plugged": true}))?;
        pico.run_or_stop(RESET + cut * FURTHER)?;
        for _ in 0..3000 / INTO {
            if is_asked(&mut pico)? {
                break;
            }
            pico.run_or_stop(INTO)?;
        }
        pico.run_or_stop(cut % 5 * INTO)?;
        in_the_middle += u64::from(is_asked(&mut pico)?);
        plug(&mut pico, false)?;
    }
    check(
        in_the_middle > CUTS / 2,
        format!("only {in_the_middle} questions were cut short"),
    )?;
    works(&mut pico)?;
    pico.ask(json!({"do": "set", "usb_power": false}))?;
    waits_at(&mut pico, SLOW, "without the computer")?;
    pico.ask(json!({"do": "set", "usb_power": true}))?;
    plug(&mut pico, true)?;
    answers(&mut pico)
}

/// A question that comes in the middle of another is answered, and so are those after it.
fn asked_again(image: &Image) -> Result<(), Fault> {
    /// How far into the first question the second one comes, in steps of some microseconds.
    const STEP: u64 = 13;
    const TIMES: u64 = 40;
    let mut pico = plugged_in(image)?;
    pico.until_flash_rests()?;
    let mut in_the_middle = 0;
    for time in 0..TIMES {
        pico.ask(json!({"do": "usb", "open": true}))?;
        pico.run_or_stop(time * STEP)?;
        if !is_asked(&mut pico)? {
            continue;
        }
        in_the_middle += 1;
        pico.ask(json!({"do": "usb", "again": true}))?;
        pico.run(500)?;
        check(
            !is_asked(&mut pico)?,
            format!(
                "a question is not answered that comes after {} us",
                time * STEP
            ),
        )?;
    }
    check(in_the_middle > 5, "no question was cut short")?;
    pico.ask(json!({"do": "usb", "open": true}))?;
    pico.run(100)?;
    answers(&mut pico)
}

/// Does the computer wait for an answer to a question of its own?
fn is_asked(pico: &mut Emulated) -> Result<bool, Fault> {
    pico.ask(json!({"do": "serial"}))?.flag("busy")
}

fn asleep(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    pico.ask(json!({"do": "usb", "asleep": true}))?;
    pico.run(5000)?;
    works(&mut pico)?;
    pico.ask(json!({"do": "usb", "asleep": false}))?;
    pico.run(100)?;
    answers(&mut pico)
}

/// The bus is suspended and goes on while no interrupt is served.
fn asleep_while_erasing(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    check(pico.until_erasing()?, "nothing is erased")?;
    for is_asleep in [true, false] {
        pico.ask(json!({"do": "usb", "asleep": is_asleep}))?;
        pico.run_or_stop(6000)?;
    }
    let resets = pico.run(10_000)?.number("resets")?;
    check(resets == 0, format!("it restarted {resets} times"))?;
    answers(&mut pico)?;
    works(&mut pico)
}

/// What the computer says first may be lost. It says it again.
fn plugged_in_while_erasing(image: &Image) -> Result<(), Fault> {
    /// Milliseconds until a computer begins again, and until it is served then.
    const AGAIN: u32 = 5000 + 1000;
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start {
        usb_host: true,
        ..Start::default()
    })?;
    pico.ask(json!({"do": "usb", "plugged": false}))?;
    check(pico.until_erasing()?, "nothing is erased")?;
    pico.ask(json!({"do": "usb", "plugged": true}))?;
    pico.run(AGAIN)?;
    answers(&mut pico)?;
    works(&mut pico)
}

/// Like a charger that has a computer in it.
fn silent(image: &Image) -> Result<(), Fault> {
    /// Milliseconds in which it may still ask.
    const PATIENCE: u32 = 5000;
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start {
        usb_host: true,
        ..Start::default()
    })?;
    pico.ask(json!({"do": "usb", "silent": true}))?;
    pico.run(BOOT)?;
    let before = pico.erases()?;
    pico.run(PATIENCE - BOOT - 500)?;
    check(pico.erases()? == before, "flash is erased while it may ask")?;
    check(pico.until_erasing()?, "nothing is erased ahead any more")
}

/// While a whole screen is drawn and sent, a computer sets the rate of the port and gets its answer. Flash at work does
/// hold it up, since the program lies there: so nothing is erased ahead, and the presses save nothing.
fn busy_screen(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    pico.until_flash_rests()?;
    for button in [Button::A, Button::B, Button::A, Button::B] {
        pico.button(button, true)?;
        pico.run_or_stop(1500)?;
        pico.ask(json!({"do": "usb", "open": true}))?;
        pico.run_or_stop(2500)?;
        let drawn = pico.run_or_stop(0)?.number("pixels")?;
        let port = pico.ask(json!({"do": "serial"}))?;
        check(!port.flag("busy")?, "the computer still waits after 2.5 ms")?;
        pico.button(button, false)?;
        let later = pico.run(200)?.number("pixels")?;
        check(later > drawn, "the screen was not busy")?;
    }
    Ok(())
}

/// Begins a game, and has the device then wait for a file.
fn wait_for_file(
    image: &Image,
    lead: impl Fn(&mut Emulated) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    begin(&mut pico)?;
    let log = ask(&mut pico, "log")?;
    lead(&mut pico)?;
    waits_for_file(&mut pico)?;
    pico.power_off()?;
    pico.power_on(Start {
        usb_host: true,
        ..Start::default()
    })?;
    pico.run(BOOT)?;
    let after = ask(&mut pico, "log")?;
    check(after == log, "the game is not what it was")
}

/// Checks that the device has become a drive for a new firmware, or does so at once.
fn waits_for_file(pico: &mut Emulated) -> Result<(), Fault> {
    let ran = pico.run_or_stop(300_000)?;
    let why = ran.text("stopped")?;
    check(why.contains("USB boot"), format!("it stopped: {why}"))?;
    check(pico.backlight()? == 0, "the light stays on")
}

/// Opens the port at the rate that asks for the boot loader, and checks that it opens.
pub fn opens_boot_loader(pico: &mut Emulated) -> Result<(), Fault> {
    pico.ask(json!({"do": "usb", "open": true, "baud": 1200}))?;
    waits_for_file(pico)
}

fn by_rate(image: &Image) -> Result<(), Fault> {
    wait_for_file(image, |pico| {
        pico.ask(json!({"do": "usb", "open": true, "baud": 1200}))?;
        Ok(())
    })
}

/// Every request is refused, and none is answered later; the boot loader opens.
fn while_a_crash_is_shown(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    begin(&mut pico)?;
    let log = ask(&mut pico, "log")?;
    let place = panicking_place(&mut pico)?;
    pico.jump(place)?;
    pico.run(BOOT)?;
    let shown = pico.picture()?;
    for request in ["version", "log", "screenshot", "take box"] {
        let refused = answer(&mut pico, request)?;
        check(
            refused == "error a crash is shown\n",
            format!("{request} is answered by {refused:?}"),
        )?;
    }
    check(pico.picture()? == shown, "the crash is not shown any more")?;
    pico.press(Button::A)?;
    pico.run(BOOT)?;
    check(pico.picture()? != shown, "A does not lead out of it")?;
    check(
        ask(&mut pico, "log")? == log,
        "the game is not what it was, or is not told",
    )?;
    pico.jump(place)?;
    pico.run(BOOT)?;
    opens_boot_loader(&mut pico)
}

/// Where the menu leads is the app's affair: here it is enough that it can be found by its words.
fn by_menu(image: &Image) -> Result<(), Fault> {
    let board = image.model.board();
    let down = if board.has_joystick {
        Button::Down
    } else {
        Button::Y
    };
    wait_for_file(image, |pico| {
        pico.power_off()?;
        pico.power_on(Start {
            usb_host: true,
            ..Start::default()
        })?;
        pico.run(BOOT)?;
        // About is the fourth entry from below; the second answer is yes.
        let up = if board.has_joystick {
            Button::Up
        } else {
            Button::X
        };
        for _ in 0..4 {
            pico.press(up)?;
        }
        pico.press(Button::A)?;
        pico.press(Button::A)?;
        pico.press(down)?;
        pico.button(Button::A, true)
    })
}

/// The header that picotool looks for, and what it points to.
fn info(image: &Image) -> Result<(), Fault> {
    const MARKERS: [u32; 2] = [0x7188_EBF2, 0xE71A_A390];
    const BOOT2: u32 = 0x100;
    const NAME: u32 = 0x0203_1C86;
    const VERSION: u32 = 0x11A9_BC3A;
    const BOARD: u32 = 0xB63C_FFBB;
    let mut pico = Emulated::with(image)?;
    let head = words(&pico.flash(BOOT2, 0x100)?);
    let mut headers = head.windows(5);
    let header = headers.find_map(|words| match *words {
        [first, start, end, _, last] if [first, last] == MARKERS => Some((start, end)),
        _ => None,
    });
    let (start, end) = header.ok_or("the image has no header for picotool")?;
    let length = end.saturating_sub(start) as usize;
    let entries = words(&pico.flash(offset(start), length)?);
    let mut found = Vec::new();
    for entry in entries {
        let [_, id, address] = words(&pico.flash(offset(entry), 12)?)[..] else {
            return Err("an entry for picotool is cut short".into());
        };
        let text = pico.flash(offset(address), 64)?;
        let text = text.split(|byte| *byte == 0).next().unwrap_or(&[]);
        found.push((id, String::from_utf8_lossy(text).into_owned()));
    }
    for (id, expected) in [
        (NAME, "Pocket Museum"),
        (VERSION, env!("CARGO_PKG_VERSION")),
        (BOARD, image.model.name()),
    ] {
        check(
            found.contains(&(id, expected.to_owned())),
            format!("picotool would not find {expected}: {found:?}"),
        )?;
    }
    Ok(())
}

fn offset(address: u32) -> u32 {
    address & 0x00FF_FFFF
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let words = bytes
        .chunks_exact(4)
        .filter_map(|word| word.try_into().ok());
    words.map(u32::from_le_bytes).collect()
}
