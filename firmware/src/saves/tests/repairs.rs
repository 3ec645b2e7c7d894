//! Values are repaired without a question, as far as they can be read. The power may go in that as at
//! any other time, again and again.

use core::ops::Range;

use super::random_damage::Damage;
use super::*;
use handheld::games::GameKind;

const VALUES: Range<usize> = SECTOR..9 * SECTOR;
const BOX: Slot = Slot::Box(GameKind::Stack);
/// Where the number of a sector is, in its head.
const NUMBER: usize = 4 + 8 + 2;

/// The place of the ring's newest sector.
fn newest_sector(flash: &FakeFlash, ring: Range<usize>) -> usize {
    let number = |sector: usize| {
        let number = &flash.bytes[sector * SECTOR + NUMBER..][..4];
        u32::from_le_bytes(number.try_into().unwrap()).wrapping_add(1)
    };
    ring.max_by_key(|sector| number(*sector)).unwrap()
}

/// Everywhere in the ring of values where these bytes are.
fn places(flash: &FakeFlash, bytes: &[u8]) -> Vec<Range<usize>> {
    if bytes.is_empty() {
        return vec![];
    }
    let windows = flash.bytes[VALUES].windows(bytes.len()).enumerate();
    let found = windows.filter(|(_, window)| *window == bytes);
    let places = found.map(|(at, _)| VALUES.start + at);
    places.map(|at| at..at + bytes.len()).collect()
}

/// A device with settings, and then so many seeds.
fn with_settings(seeds: usize) -> FakeFlash {
    let mut device = saves(blank());
    device.replace(Slot::Game, b"game").unwrap();
    device.replace(Slot::Settings, b"settings of old").unwrap();
    for number in 0..seeds {
        if number + 5 == seeds {
            device.replace(Slot::Settings, b"my settings").unwrap();
        }
        device.keep_seed(&[7; 32]).unwrap();
    }
    device.into_flash()
}

fn settings_in(flash: &FakeFlash) -> Vec<u8> {
    loaded(&mut saves(flash.clone()), Slot::Settings).unwrap()
}

/// A start that repairs what cannot be read, if the power does not go off in it.
fn started(flash: FakeFlash) -> FakeFlash {
    let mut device = saves(flash);
    let _ = device.keep_seed(&[8; 32]);
    device.into_flash()
}

/// Cuts the power at every step of a repair.
fn every_repair(damaged: &FakeFlash) -> impl Iterator<Item = FakeFlash> {
    let steps = started(damaged.clone()).steps;
    let damaged = damaged.clone();
    (0..steps).map(move |step| started(damaged.clone().cut_in(step, step as u64)).clone())
}

#[test]
fn a_cut_in_the_repair_of_a_lost_head_costs_no_values() {
    // In the first sector, in the second, and after the ring went round.
    for seeds in [10, 100, 1000] {
        let mut damaged = with_settings(seeds);
        let newest = newest_sector(&damaged, 1..9);
        damaged.bytes[newest * SECTOR + NUMBER + 1] ^= 1;
        assert_eq!(settings_in(&damaged), b"my settings");
        for (step, cut) in every_repair(&damaged).enumerate() {
            assert_eq!(settings_in(&cut), b"my settings", "{seeds}, step {step}");
            let again = started(cut);
            assert_eq!(settings_in(&again), b"my settings", "{seeds}, step {step}");
        }
    }
}

#[test]
fn cuts_in_one_repair_after_the_other_cost_no_values() {
    let mut chance = Chance(1);
    for seeds in [10, 1000] {
        let mut damaged = with_settings(seeds);
        // A seed that is outdated.
        let newest = newest_sector(&damaged, 1..9);
        let seed = places(&damaged, &[7; 32]).into_iter();
        let mut seeds_there = seed.filter(|at| at.start / SECTOR == newest);
        let outdated = seeds_there.next().unwrap();
        damaged.bytes[outdated.start] ^= 1;
        assert_eq!(settings_in(&damaged), b"my settings");
        let steps = started(damaged.clone()).steps;
        for _ in 0..trials(300) {
            let mut flash = damaged.clone();
            for cut in 0..4 {
                let step = chance.below(steps);
                flash = started(flash.cut_in(step, chance.number())).clone();
                assert_eq!(settings_in(&flash), b"my settings", "{seeds}, cut {cut}");
            }
        }
    }
}

/// Two damages, one after the other was repaired.
#[test]
fn a_head_lost_after_another_was_repaired_costs_no_values() {
    for seeds in [10, 100, 1000] {
        let mut flash = with_settings(seeds);
        for _ in 0..12 {
            let newest = newest_sector(&flash, 1..9);
            flash.bytes[newest * SECTOR + NUMBER + 1] ^= 1;
            for cut in every_repair(&flash).step_by(7) {
                assert_eq!(settings_in(&cut), b"my settings", "{seeds}");
            }
            flash = started(flash).clone();
            assert_eq!(settings_in(&flash), b"my settings", "{seeds}");
        }
    }
}

/// Settings and a box among many seeds, with some cuts.
fn with_a_box(chance: &mut Chance) -> (FakeFlash, [(Slot, Vec<u8>); 2]) {
    let mut device = saves(blank());
    device.replace(Slot::Game, b"game").unwrap();
    let mut values = [(Slot::Settings, vec![]), (BOX, vec![])];
    for _ in 0..=chance.below(200) {
        match chance.below(12) {
            kind @ 0..3 => {
                let (slot, value) = &mut values[kind / 2];
                *value = chance.bytes(225 + 60 * (kind / 2));
                device.replace(*slot, value).unwrap();
            }
            3 => {
                let flash = device.into_flash();
                let cut = started(flash.cut_in(chance.below(600), chance.number()));
                device = saves(cut.clone());
                for (slot, value) in &values {
                    assert_eq!(loaded(&mut device, *slot).unwrap(), *value);
                }
                while device.work_ahead() {}
                device = saves(device.into_flash().clone().aged(chance.number()));
            }
            _ => device.keep_seed(&[7; 32]).unwrap(),
        }
    }
    (device.into_flash(), values)
}

#[test]
fn damage_followed_by_cuts_in_its_repair_costs_no_value_that_it_did_not_hit() {
    let mut spared = 0;
    for seed in 0..trials(60) as u64 {
        let mut chance = Chance(50_000 + seed);
        let (flash, values) = with_a_box(&mut chance);
        let places = values.clone().map(|(_, value)| places(&flash, &value));
        let mut near = vec![newest_sector(&flash, 1..9) * SECTOR];
        near.extend(places.iter().flatten().map(|at| at.start));
        for _ in 0..10 {
            let damage = Damage::random(&mut chance, VALUES, &near, 3500);
            let mut damaged = damage.done_to(&flash);
            for start in 0..4 {
                for ((slot, value), places) in values.iter().zip(&places) {
                    if places.iter().any(|at| is_hit(&damage, at)) {
                        continue;
                    }
                    let found = loaded(&mut saves(damaged.clone()), *slot);
                    let is_there = found.as_ref() == Ok(value);
                    assert!(is_there, "seed {seed}, start {start}, {slot:?}: {damage:?}");
                    spared += 1;
                }
                damaged = started(damaged.cut_in(chance.below(1500), chance.number())).clone();
            }
        }
    }
    assert!(spared > 100);
}

/// Does damage hit the item of a value?
fn is_hit(damage: &Damage, at: &Range<usize>) -> bool {
    damage.at.start < at.end + 4 && at.start - 12 < damage.at.end
}
