//! Power: what supplies a Pico and a Pico W, what is off while it is not needed, sleeping in the dark, the
//! light of the boards that have one, and a log that nobody reads.

use embedded_graphics::pixelcolor::{Rgb565, RgbColor};
use handheld::board::{Board, Button};
use handheld::buttons;
use handheld::power::Power;
use handheld::settings::{self, Roster, Settings};
use handheld::storage::Slot;
use serde_json::json;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::runner::{Driven, Fault};
use simulator::storage::MemoryStorage;

use super::mishaps::{panic_once, panicking_place, restart_by};
use super::panel::nothing_floats;
use super::port::{ask, plugged_in};
use super::{Test, check, down};
use crate::pico::{Answered, BOOT, Emulated, Image, Pair, Start, storing};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both("a Pico tells what supplies it", supplies));
    tests.extend(Test::both(
        "a Pico W tells what supplies it",
        wireless_supplies,
    ));
    tests.extend(Test::both(
        "nothing is measured with but for moments",
        converter,
    ));
    tests.extend(Test::both(
        "in the dark it sleeps on battery and any button wakes it",
        dormant,
    ));
    tests.extend(Test::both(
        "while it waits it runs from the crystal, and light stays as it is",
        waits_slowly,
    ));
    tests.extend(Test::both(
        "while USB gives power it waits at full speed",
        waits_fast,
    ));
    tests.extend(Test::both(
        "while a computer is there a Pico W waits at full speed",
        wireless_waits_fast,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "in the dark it does not sleep while USB gives power",
        awake_on_usb,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "power on USB wakes it, and it stays awake",
        woken_by_usb,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a computer that is plugged in while it sleeps finds the port",
        woken_by_computer,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "after sleeping everything goes on as before",
        after_sleep,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a crash screen goes dark each time anew, and sleeps on battery",
        crash_in_a_bag,
    ));
    tests.push(Test::on(
        Board::WIDE,
        "the light is the colour of whose turn it is",
        light,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a probe that went away does not stop the device",
        detached_probe,
    ));
    tests
}

/// A battery that is full to forty percent, in millivolts.
const FORTY_PERCENT: u16 = 3700;
/// Milliseconds from dark to asleep, and some more.
const ASLEEP: u32 = 3 * 60_000;
/// From the last press to dark, as it comes, and some more.
const DARK_BY_ITSELF: u32 = 11 * 60_000;
/// The same with the settings of these tests.
const DARK: u32 = 2 * 60_000;

/// What is stored on a device that goes dark early.
fn goes_dark_early() -> MemoryStorage {
    let mut stored = MemoryStorage::default();
    let wanted = Settings {
        off_after: 2,
        ..Settings::default()
    };
    *stored.bytes_mut(Slot::Settings) = settings::write(&wanted, &Roster::default()).to_vec();
    stored
}

/// A Pico that was switched on in some way, and a host that was told of that power.
fn powered(image: &Image, start: Start, power: Power) -> Result<Pair, Fault> {
    let stored = goes_dark_early();
    let pico = storing(image, &stored)?;
    let host = Device::new(image.model.board(), stored, Seeded::new(0))?;
    let start = Start {
        secrets: Some(0),
        ..start
    };
    Pair::powered(pico, host, start, power)
}

/// What is said of a power goes away; then what stays is looked at.
fn shows(image: &Image, start: Start, power: Power) -> Result<(), Fault> {
    let mut pair = powered(image, start, power)
        .map_err(|fault| format!("{start:?} does not look like {power:?}: {fault}"))?;
    pair.wait(5000)
}

fn supplies(image: &Image) -> Result<(), Fault> {
    shows(image, Start::default(), Power::Usb)?;
    shows(image, Start::on_battery(FORTY_PERCENT), Power::Battery(40))?;
    let mut pair = powered(image, Start::on_battery(1500), Power::Unknown)?;
    pair.wait(5000)?;
    // About, the fourth entry from below, says that it is unknown.
    let up = if image.model.board().has_joystick {
        Button::Up
    } else {
        Button::X
    };
    for button in [up, up, up, up, Button::A] {
        pair.press(button)?;
    }
    Ok(())
}

fn wireless_supplies(image: &Image) -> Result<(), Fault> {
    let wireless = |start: Start| Start {
        wireless: true,
        ..start
    };
    let on_battery = wireless(Start::on_battery(FORTY_PERCENT));
    shows(image, on_battery, Power::Battery(40))?;
    shows(image, wireless(Start::on_battery(1500)), Power::Unknown)?;
    // Nothing but the computer tells of USB there.
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start {
        usb_host: true,
        ..on_battery
    })?;
    pico.run(BOOT + 5000)?;
    let with_computer = pico.picture()?;
    let mut on_usb = Emulated::with(image)?;
    on_usb.power_on(Start::default())?;
    on_usb.run(BOOT + 5000)?;
    check(
        with_computer == on_usb.picture()?,
        "a computer does not count as USB power",
    )?;
    // Between two measurements the lines to the radio are held, and it is off.
    nothing_floats(&mut pico)
}

fn power_of(pico: &mut Emulated) -> Result<Answered, Fault> {
    pico.ask(json!({"do": "power"}))
}

/// Most of the time the converter is off.
fn converter(image: &Image) -> Result<(), Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start::on_battery(FORTY_PERCENT))?;
    pico.run(BOOT)?;
    for _ in 0..20 {
        pico.run(777)?;
        check(!power_of(&mut pico)?.flag("adc")?, "the converter is on")?;
    }
    Ok(())
}

/// A device on battery that has been dark until it fell asleep, in the middle of a game.
fn asleep(image: &Image, start: Start) -> Result<Pair, Fault> {
    let mut pair = powered(image, start, Power::Battery(40))?;
    for _ in 0..5 {
        pair.press(Button::A)?;
    }
    check(pair.host.app().whose_turn().is_some(), "no game has begun")?;
    check(
        !power_of(&mut pair.pico)?.flag("dormant")?,
        "it sleeps while it is lit",
    )?;
    pair.wait(DARK + 1000)?;
    check(pair.host.app().backlight() == 0, "it does not go dark")?;
    pair.wait(ASLEEP)?;
    check(
        power_of(&mut pair.pico)?.flag("dormant")?,
        "it does not sleep",
    )?;
    Ok(pair)
}

fn dormant(image: &Image) -> Result<(), Fault> {
    let mut pair = asleep(image, Start::on_battery(FORTY_PERCENT))?;
    let game = pair.saved_game()?;
    let board = image.model.board();
    for button in buttons::ALL.into_iter().filter(|button| board.has(*button)) {
        // An hour is as long as a night.
        pair.wait(60 * 60_000)?;
        pair.press(button)?;
        let awake = !power_of(&mut pair.pico)?.flag("dormant")?;
        check(awake, format!("{button:?} does not wake it"))?;
        // Then it dims, goes dark and falls asleep again, each after its time.
        pair.wait(55_000)?;
        pair.wait(10_000)?;
        pair.wait(DARK)?;
        pair.wait(ASLEEP)?;
        let sleeps = power_of(&mut pair.pico)?.flag("dormant")?;
        check(sleeps, format!("it does not sleep again after {button:?}"))?;
    }
    nothing_floats(&mut pair.pico)?;
    check(pair.saved_game()? == game, "sleeping changed the game")?;
    let resets = pair.pico.run(1000)?.number("resets")?;
    check(resets == 0, format!("it restarted {resets} times"))
}

/// The system's clock, from the PLL.
const FULL_SPEED: u64 = 125_000_000;
/// And from the crystal.
pub const SLOW: u64 = 12_000_000;

/// Looks often whether it waits at this speed, and does anything else at full speed.
pub fn waits_at(pico: &mut Emulated, speed: u64, state: &str) -> Result<(), Fault> {
    const LOOKS: u32 = 100;
    let mut waits = 0;
    for _ in 0..LOOKS {
        pico.run_or_stop(7_770)?;
        let power = power_of(pico)?;
        let hertz = power.number("hertz")?;
        check(
            hertz == speed || hertz == FULL_SPEED,
            format!("{state}, it runs at {hertz} hertz"),
        )?;
        waits += u32::from(hertz == speed);
        let pulses = power.number("pulse_hertz")?;
        check(
            (24_000..=25_000).contains(&pulses),
            format!("{state}, the light has {pulses} pulses a second at {hertz} hertz"),
        )?;
    }
    check(
        waits * 10 >= LOOKS * 9,
        format!("{state}, it waits at {speed} hertz {waits} times of {LOOKS}"),
    )
}

fn waits_slowly(image: &Image) -> Result<(), Fault> {
    let mut pair = powered(image, Start::on_battery(FORTY_PERCENT), Power::Battery(40))?;
    for _ in 0..5 {
        pair.press(Button::A)?;
    }
    waits_at(&mut pair.pico, SLOW, "lit")?;
    pair.pico.run(62_000)?;
    waits_at(&mut pair.pico, SLOW, "dimmed")?;
    pair.pico.run(DARK - 60_000)?;
    check(pair.pico.backlight()? == 0, "it does not go dark")?;
    waits_at(&mut pair.pico, SLOW, "dark")
}

/// With or without a computer, and whatever that does.
fn waits_fast(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    waits_at(&mut pico, FULL_SPEED, "with a computer")?;
    pico.until_flash_rests()?;
    pico.ask(json!({"do": "usb", "asleep": true}))?;
    pico.run(500)?;
    waits_at(&mut pico, FULL_SPEED, "while the computer sleeps")?;
    pico.ask(json!({"do": "usb", "plugged": false}))?;
    pico.run(500)?;
    waits_at(&mut pico, FULL_SPEED, "with a charger")?;
    pico.ask(json!({"do": "set", "usb_power": false}))?;
    waits_at(&mut pico, SLOW, "on a battery")?;
    pico.ask(json!({"do": "set", "usb_power": true}))?;
    waits_at(&mut pico, FULL_SPEED, "with a charger again")?;
    // In the dark it looks at nothing for seconds.
    pico.ask(json!({"do": "set", "usb_power": false}))?;
    pico.run(DARK_BY_ITSELF)?;
    waits_at(&mut pico, SLOW, "in the dark")?;
    pico.ask(json!({"do": "set", "usb_power": true}))?;
    pico.run_or_stop(10_000)?;
    waits_at(&mut pico, FULL_SPEED, "with a charger in the dark")
}

/// No pin tells it of power on USB.
fn wireless_waits_fast(image: &Image) -> Result<(), Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start {
        usb_host: true,
        wireless: true,
        ..Start::default()
    })?;
    pico.run(BOOT)?;
    ask(&mut pico, "version")?;
    waits_at(&mut pico, FULL_SPEED, "with a computer")?;
    pico.until_flash_rests()?;
    pico.ask(json!({"do": "usb", "asleep": true}))?;
    pico.run(500)?;
    waits_at(&mut pico, SLOW, "while the computer sleeps")?;
    pico.ask(json!({"do": "usb", "asleep": false}))?;
    pico.run(500)?;
    ask(&mut pico, "version")?;
    waits_at(&mut pico, FULL_SPEED, "after the computer slept")?;
    pico.ask(json!({"do": "usb", "plugged": false}))?;
    pico.run(500)?;
    waits_at(&mut pico, SLOW, "without the computer")?;
    pico.ask(json!({"do": "usb", "plugged": true}))?;
    pico.run(500)?;
    ask(&mut pico, "version")?;
    waits_at(&mut pico, FULL_SPEED, "with the computer again")
}

fn awake_on_usb(image: &Image) -> Result<(), Fault> {
    let mut pair = powered(image, Start::default(), Power::Usb)?;
    pair.wait(DARK + 1000)?;
    check(pair.host.app().backlight() == 0, "it does not go dark")?;
    pair.wait(4 * ASLEEP)?;
    let slept = power_of(&mut pair.pico)?.number("dormancies")?;
    check(slept == 0, "it sleeps although USB gives power")
}

fn woken_by_usb(image: &Image) -> Result<(), Fault> {
    let mut pair = asleep(image, Start::on_battery(FORTY_PERCENT))?;
    pair.pico.ask(json!({"do": "set", "usb_power": true}))?;
    pair.pico.run(10_000)?;
    check(
        !power_of(&mut pair.pico)?.flag("dormant")?,
        "power on USB does not wake it",
    )?;
    pair.pico.run(2 * ASLEEP)?;
    check(
        !power_of(&mut pair.pico)?.flag("dormant")?,
        "it sleeps although USB gives power",
    )
}

/// The clock of USB stood still, and nothing held its line up.
fn woken_by_computer(image: &Image) -> Result<(), Fault> {
    let mut pico = storing(image, &goes_dark_early())?;
    pico.power_on(Start {
        usb_host: true,
        ..Start::on_battery(FORTY_PERCENT)
    })?;
    pico.run(BOOT)?;
    ask(&mut pico, "version")?;
    pico.ask(json!({"do": "usb", "plugged": false}))?;
    pico.run(DARK + ASLEEP)?;
    check(power_of(&mut pico)?.flag("dormant")?, "it does not sleep")?;
    pico.ask(json!({"do": "set", "usb_power": true}))?;
    pico.ask(json!({"do": "usb", "plugged": true}))?;
    pico.run(1000)?;
    ask(&mut pico, "version").map(drop)
}

fn after_sleep(image: &Image) -> Result<(), Fault> {
    let mut pair = asleep(image, Start::on_battery(FORTY_PERCENT))?;
    // The shortest tap wakes it, though it is over before the crystal swings.
    pair.pico.button(Button::A, true)?;
    pair.pico.run(5)?;
    pair.pico.button(Button::A, false)?;
    pair.pico.run(500)?;
    pair.host.press(Button::A)?;
    pair.host.run(500)?;
    pair.compare()?;
    check(pair.pico.backlight()? > 0, "a short tap does not wake it")?;
    waits_at(&mut pair.pico, SLOW, "after it slept")?;
    pair.host.run(777)?;
    // Buttons, display and flash.
    for button in [Button::A, down(image), Button::A, Button::B] {
        pair.press(button)?;
    }
    // The battery is measured.
    pair.pico.ask(json!({"do": "set", "battery_mv": 3400}))?;
    pair.pico.run(6000)?;
    let now = pair.host.now();
    let low = Power::measured(3400, false);
    pair.host.run(6000)?;
    pair.host.app_mut().set_power(low, now);
    pair.wait(3000)?;
    // What is saved now is there after a restart.
    pair.power_cycle()?;
    pair.press(Button::A)
}

/// It has crashed and lies in a bag, where something presses a button now and then.
fn crash_in_a_bag(image: &Image) -> Result<(), Fault> {
    /// Longer than a crash screen is lit, and then some, in milliseconds.
    const LIT: u32 = 130_000;
    let on_battery = Start::on_battery(FORTY_PERCENT);
    let wireless = Start {
        wireless: true,
        ..on_battery
    };
    for start in [Start::default(), on_battery, wireless] {
        let power = match start.usb_power {
            true => Power::Usb,
            false => Power::Battery(40),
        };
        let mut pair = powered(image, start, power)?;
        pair.press(Button::A)?;
        let place = panicking_place(&mut pair.pico)?;
        panic_once(&mut pair, image, place, false)?;
        let crash = pair.pico.picture()?;
        for round in 1..=3 {
            let resets = pair.pico.run(LIT)?.number("resets")?;
            check(resets == 1, format!("it restarted {resets} times"))?;
            check(pair.pico.backlight()? == 0, "the crash screen stays lit")?;
            let sleeps = power_of(&mut pair.pico)?.flag("dormant")?;
            check(
                sleeps != start.usb_power,
                format!("{start:?}, {round}: asleep is {sleeps}"),
            )?;
            nothing_floats(&mut pair.pico)?;
            // A short tap wakes it, and does nothing else.
            pair.pico.button(Button::B, true)?;
            pair.pico.run(if round == 1 { 5 } else { 80 })?;
            pair.pico.button(Button::B, false)?;
            pair.pico.run(500)?;
            check(pair.pico.backlight()? > 0, "a tap does not wake it")?;
            check(pair.pico.picture()? == crash, "the crash is not told of")?;
        }
        restart_by(&mut pair, Button::A, power)?;
    }
    Ok(())
}

/// What the light shows: red, green and blue in percent.
fn lit(pico: &mut Emulated) -> Result<Vec<u64>, Fault> {
    power_of(pico)?.numbers("light")
}

const OFF: [u64; 3] = [0, 0, 0];

fn light(image: &Image) -> Result<(), Fault> {
    let mut pair = powered(image, Start::default(), Power::Usb)?;
    check(
        lit(&mut pair.pico)? == OFF,
        "it is on though nobody's turn is",
    )?;
    for _ in 0..5 {
        pair.press(Button::A)?;
    }
    let seat = pair.host.app().whose_turn().ok_or("no game has begun")?;
    let shown = lit(&mut pair.pico)?;
    let colour = pair.host.app().light().ok_or("nobody's colour is shown")?;
    let colour = Rgb565::from(colour);
    check(
        shown.iter().any(|part| *part > 0) && shown.iter().all(|part| *part <= 25),
        format!("it shows {shown:?} percent for {colour:?} of {seat:?}"),
    )?;
    // The strongest part of the colour is the strongest of the light.
    let strongest = |parts: [u64; 3]| (0..3).max_by_key(|part| parts.get(*part).copied());
    // Green has twice as many steps.
    let [red, blue] = [colour.r(), colour.b()].map(|part| 2 * u64::from(part));
    let green = u64::from(colour.g());
    let found = <[u64; 3]>::try_from(shown).map_err(|_| "a light has three colours")?;
    check(
        strongest(found) == strongest([red, green, blue]),
        format!("it shows {found:?} for {colour:?}"),
    )?;
    // Off in the dark.
    pair.wait(DARK + 1000)?;
    check(lit(&mut pair.pico)? == OFF, "it is on in the dark")?;
    pair.press(Button::A)?;
    check(lit(&mut pair.pico)? != OFF, "it stays off after the dark")
}

/// The probe left the log in the mode in which the program waits until somebody reads, and it is full.
fn detached_probe(image: &Image) -> Result<(), Fault> {
    /// From the log's block to its first channel's place to write, and to its flags.
    const WRITE: u32 = 24 + 12;
    const FLAGS: u32 = 24 + 20;
    const BLOCKING: u32 = 2;
    let mut pair = Pair::fresh(image, 1)?;
    let block = pair.pico.symbol("_SEGGER_RTT")?;
    pair.pico.ask(json!({"do": "set", "probe": false}))?;
    let number = |pico: &mut Emulated, place| -> Result<u32, Fault> {
        let bytes = pico.memory(block + place, 4)?;
        let bytes = <[u8; 4]>::try_from(bytes).map_err(|_| "too few bytes")?;
        Ok(u32::from_le_bytes(bytes))
    };
    let size = number(&mut pair.pico, WRITE - 4)?;
    let write = number(&mut pair.pico, WRITE)?;
    let full = (write + 1) % size;
    pair.pico
        .set_memory(block + WRITE + 4, &full.to_le_bytes())?;
    pair.pico
        .set_memory(block + FLAGS, &BLOCKING.to_le_bytes())?;
    // Beginning a game uses up a secret, and that the next one is ready is logged.
    for _ in 0..5 {
        pair.press(Button::A)?;
    }
    pair.wait(10_000)?;
    let resets = pair.pico.run(1000)?.number("resets")?;
    check(resets == 0, format!("it restarted {resets} times"))
}
