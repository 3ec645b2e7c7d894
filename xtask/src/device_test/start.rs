//! Switching on: the menu, what is stored, chance, light and power.

use handheld::board::Button;
use handheld::power::Power;
use handheld::settings::{self, Roster, Settings};
use handheld::storage::{Slot, StorageError};
use host_tests::worst_logs::worst_logs;
use serde_json::json;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::runner::{Driven, Fault};
use simulator::storage::{LockedStorage, MemoryStorage};

use super::{Test, check, check_stack, seed_of};
use crate::device_bench::resume;
use crate::pico::{BOOT, Emulated, Image, Pair, Start, saves};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both("the menu comes and then the light", menu));
    tests.extend(Test::both("a device that is turned shows it", rotated));
    tests.extend(Test::both("other noise deals other cards", other_noise));
    tests.extend(Test::both("bad noise asks for presses", bad_noise));
    tests.extend(Test::both(
        "noise in which there was something of ours is told of",
        noise,
    ));
    tests.extend(Test::both("a newer save is left alone", newer_save));
    tests.extend(Test::both(
        "a damaged save goes on from where it is whole",
        salvage,
    ));
    tests.extend(Test::both(
        "a full log is resumed at once, whatever was taken back",
        worst_log,
    ));
    tests.extend(Test::both("an idle device goes dark and wakes up", idle));
    tests.extend(Test::both("a low battery is told of", low_battery));
    tests
}

pub fn menu(image: &Image) -> Result<(), Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start::default())?;
    // In small steps: where the power comes from is shown a moment later.
    while pico.backlight()? == 0 {
        let now = pico.run(1)?.number("now_us")?;
        check(now < 800_000, "it stays dark for 800 milliseconds")?;
    }
    let lit = pico.picture()?;
    let host = Device::new(
        image.model.board(),
        MemoryStorage::default(),
        Seeded::new(0),
    )?;
    let menu = simulator::picture::Picture::of(host.screen());
    check(lit == menu, "the light comes before the menu is there")?;
    Pair::fresh(image, 1).map(|_| ())
}

fn worst_log(image: &Image) -> Result<(), Fault> {
    /// The most milliseconds that it may take.
    const AT_ONCE: f64 = 300.0;
    let mut slow = Vec::new();
    for (what, save) in worst_logs() {
        let took = resume(image, &save)?;
        // If it is not there when the menu should be, nothing was measured.
        let is_at_once = (1.0..=AT_ONCE).contains(&took);
        if !is_at_once {
            slow.push(format!("{what} ({took:.1} milliseconds)"));
        }
    }
    let slow = slow.join(", ");
    check(
        slow.is_empty(),
        format!("it takes long to come back: {slow}"),
    )
}

fn with_settings(change: impl FnOnce(&mut Settings)) -> MemoryStorage {
    let mut wanted = Settings::default();
    change(&mut wanted);
    let mut stored = MemoryStorage::default();
    *stored.bytes_mut(Slot::Settings) = settings::write(&wanted, &Roster::default()).to_vec();
    stored
}

fn rotated(image: &Image) -> Result<(), Fault> {
    let stored = with_settings(|settings| settings.rotated = true);
    let mut pair = Pair::storing(image, stored)?;
    if image.model.board().has_joystick {
        // The joystick's down is up now: the last entry is reached at once.
        pair.press(Button::Down)?;
        pair.press(Button::Up)?;
        pair.press(Button::Up)?;
    } else {
        pair.press(Button::Y)?;
    }
    pair.press(Button::A)?;
    pair.press(Button::B)
}

/// From the menu to the first decision of a game of three.
pub fn begin(pico: &mut Emulated) -> Result<(), Fault> {
    for _ in 0..3 {
        pico.press(Button::A)?;
    }
    Ok(())
}

/// The seed of a game on a device with this noise.
fn seed_with(image: &Image, noise_seed: u32) -> Result<Vec<u8>, Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start {
        noise_seed,
        ..Start::default()
    })?;
    pico.run(BOOT)?;
    begin(&mut pico)?;
    seed(&mut pico)
}

fn seed(pico: &mut Emulated) -> Result<Vec<u8>, Fault> {
    let game = saves::game(pico)?;
    let seed = seed_of(&game).ok_or("there is no game")?;
    Ok(seed.0.to_vec())
}

fn other_noise(image: &Image) -> Result<(), Fault> {
    let first = seed_with(image, 1)?;
    let other = seed_with(image, 2)?;
    check(first != other, "other noise gives the same seed")?;
    // The same noise after another start: the seed kept in flash makes the difference.
    let mut pico = Emulated::with(image)?;
    for _ in 0..2 {
        pico.power_on(Start::default())?;
        pico.run(BOOT)?;
        pico.power_off()?;
    }
    pico.power_on(Start::default())?;
    pico.run(BOOT)?;
    begin(&mut pico)?;
    let later = seed(&mut pico)?;
    check(first != later, "the third start deals like the first")
}

fn bad_noise(image: &Image) -> Result<(), Fault> {
    for noise in ["stuck", "alternating", "biased"] {
        let mut pico = Emulated::with(image)?;
        pico.power_on(Start {
            noise,
            ..Start::default()
        })?;
        pico.run(BOOT)?;
        begin(&mut pico)?;
        check(
            saves::game(&mut pico)?.is_empty(),
            format!("{noise} noise deals cards"),
        )?;
        // Thirty-two presses, one of which was the beginning's, and some to spare.
        let mut presses = 0;
        while saves::game(&mut pico)?.is_empty() {
            pico.press(Button::A)?;
            presses += 1;
            check(presses < 48, format!("{noise} noise: presses do not help"))?;
        }
        check(
            presses > 24,
            format!("{noise} noise: {presses} presses are few"),
        )?;
    }
    Ok(())
}

/// Noise that is the same each time (xorshift).
pub fn scrambled(length: usize, seed: u32) -> Vec<u8> {
    let mut state = seed;
    let next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 9) as u8
    };
    std::iter::repeat_with(next).take(length).collect()
}

fn noise(image: &Image) -> Result<(), Fault> {
    for seed in 1..4 {
        let mut pico = Emulated::with(image)?;
        let region = saves::region(&pico)?;
        let mut noise = scrambled(region.len(), seed);
        // But for this trace of the label.
        noise.splice(..6, *b"PMSAVE");
        saves::write(&mut pico, &noise)?;
        let unreadable = StorageError::Unreadable { whole: 0 };
        let storage = LockedStorage::new(MemoryStorage::default(), Some(unreadable));
        let host = Device::new(image.model.board(), storage, Seeded::new(0))?;
        let mut pair = Pair::of(pico, host, 0)?;
        let kept = saves::read(&mut pair.pico)?;
        check(kept == noise, "noise is overwritten before anybody agreed")?;
        // Leaving it, the menu comes; a new game asks first, and then replaces it.
        pair.press(Button::A)?;
        for _ in 0..3 {
            pair.press(Button::A)?;
        }
    }
    Ok(())
}

fn newer_save(image: &Image) -> Result<(), Fault> {
    let mut stored = MemoryStorage::default();
    *stored.bytes_mut(Slot::Game) = b"PMSV\xC8a save of years to come".to_vec();
    let game = stored.bytes(Slot::Game).to_vec();
    let mut pair = Pair::storing(image, stored)?;
    check(
        pair.host.texts().join(" ").contains("another version"),
        "the device does not say that the save is newer",
    )?;
    pair.press(Button::A)?;
    pair.press(Button::A)?;
    Driven::power_cycle(&mut pair)?;
    check(pair.saved_game()? == game, "the newer save was changed")
}

fn salvage(image: &Image) -> Result<(), Fault> {
    let mut pair = Pair::fresh(image, 7)?;
    for _ in 0..9 {
        pair.press(Button::A)?;
    }
    let game = pair.saved_game()?;
    let mut stored = MemoryStorage::default();
    // No entry begins like this.
    *stored.bytes_mut(Slot::Game) = [game.as_slice(), &[0xFF]].concat();
    drop(pair);
    let mut pair = Pair::storing(image, stored)?;
    pair.press(Button::A)?;
    check(pair.saved_game()? == game, "the whole part is not kept")?;
    pair.press(Button::A)?;
    check_stack(&mut pair.pico)
}

fn idle(image: &Image) -> Result<(), Fault> {
    let stored = with_settings(|settings| {
        settings.dim_after = 15;
        settings.off_after = 1;
    });
    let mut pair = Pair::storing(image, stored)?;
    let light = |pair: &mut Pair| -> Result<(u8, u8), Fault> {
        Ok((Driven::backlight(pair)?, pair.host.app().backlight()))
    };
    pair.wait(16_000)?;
    check(light(&mut pair)? == (10, 10), "it does not dim")?;
    pair.wait(60_000)?;
    check(light(&mut pair)? == (0, 0), "it does not go dark")?;
    // Longer than the watchdog's patience, in the dark.
    let before = pair.pico.run(1)?.number("resets")?;
    let after = pair.pico.run(30_000)?.number("resets")?;
    check(before == after, "it restarts in the dark")?;
    // The press that wakes it does nothing else.
    pair.press(Button::A)?;
    check(light(&mut pair)? == (70, 70), "it does not wake up")?;
    pair.press(Button::A)
}

fn low_battery(image: &Image) -> Result<(), Fault> {
    let mut pair = Pair::fresh(image, 1)?;
    for millivolts in [3900, 3400] {
        let supply = json!({"do": "set", "usb_power": false, "battery_mv": millivolts});
        pair.pico.ask(supply)?;
        // It is measured now and then; the warning is gone again by the end.
        pair.pico.run(9000)?;
        let now = pair.host.now();
        let power = Power::measured(millivolts, false);
        pair.host.app_mut().set_power(power, now);
        pair.host.run(9000)?;
        pair.compare()?;
    }
    Ok(())
}
