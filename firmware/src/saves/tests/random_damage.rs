//! Damage of any kind, anywhere and of any length, to a game and to the small values: what can be
//! told from a torn write is said and kept, and what people then choose is there at the next start.

use core::ops::Range;

use super::*;

const VALUES: Range<usize> = SECTOR..9 * SECTOR;
/// What comes before the first item of a sector, its head included.
const HEAD_ENDS: usize = 4 + 8 + 20;
/// The bytes before the data of an item.
const HEADER: usize = 8;
/// A whole seal.
const SEAL: usize = HEADER + 12;

/// What happens to some bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Erased,
    Zeros,
    Noise,
    /// A few bits of them are flipped.
    Flips,
}

/// Damage to a flash.
#[derive(Clone, Debug)]
pub struct Damage {
    pub kind: Kind,
    pub at: Range<usize>,
    seed: u64,
}

impl Damage {
    /// Somewhere in a part of the flash, often near some places of it, up to so many bytes.
    pub fn random(
        chance: &mut Chance,
        part: Range<usize>,
        places: &[usize],
        longest: usize,
    ) -> Self {
        let kinds = [Kind::Erased, Kind::Zeros, Kind::Noise, Kind::Flips];
        let length = match chance.below(10) {
            0..4 => 1 + chance.below(16),
            4..8 => 1 + chance.below(300),
            8 => 256,
            _ => 1 + chance.below(longest),
        };
        let around = part.start + chance.below(part.len());
        let start = match chance.below(6) {
            0 | 1 => around,
            2 => (around / SECTOR * SECTOR).saturating_sub(chance.below(length + 8)),
            3 => around / 256 * 256,
            _ => places[chance.below(places.len())].saturating_sub(chance.below(8)),
        };
        let start = start.clamp(part.start, part.end - 1);
        Self {
            kind: kinds[chance.below(kinds.len())],
            at: start..(start + length).min(part.end),
            seed: chance.number(),
        }
    }

    pub fn done_to(&self, flash: &FakeFlash) -> FakeFlash {
        let mut chance = Chance(self.seed);
        let mut flash = flash.clone();
        let bytes = &mut flash.bytes[self.at.clone()];
        match self.kind {
            Kind::Erased => bytes.fill(0xFF),
            Kind::Zeros => bytes.fill(0),
            Kind::Noise => bytes.fill_with(|| chance.number() as u8),
            Kind::Flips => {
                for _ in 0..=chance.below(4) {
                    let byte = chance.below(bytes.len());
                    bytes[byte] ^= 1 << chance.below(8);
                }
            }
        }
        flash
    }
}

/// Where something that was stored lies in flash.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lies {
    at: Range<usize>,
}

impl Lies {
    fn sector(&self) -> usize {
        self.at.start / SECTOR
    }

    /// Of an item with so much in it that was just stored behind others.
    fn found(before: &[u8], after: &[u8], last: Option<&Lies>, length: usize) -> Self {
        let is_new = |sector: &usize| {
            let items = sector * SECTOR + 4..(sector + 1) * SECTOR - 4;
            let mut cells = before[items.clone()].iter().zip(&after[items]);
            cells.any(|(before, after)| before & !after != 0)
        };
        let mut sectors = (0..SECTORS as usize).filter(is_new);
        let sector = sectors.next().expect("something was programmed");
        assert_eq!(sectors.next(), None, "items in one sector");
        let last = last.filter(|last| last.sector() == sector);
        let start = last.map_or(sector * SECTOR + HEAD_ENDS, |last| last.at.end);
        let end = start + HEADER + (2 + length).next_multiple_of(4);
        Self { at: start..end }
    }

    /// Is what is left of it, and behind it, no more than a torn write may leave?
    fn looks_torn(&self, whole: &FakeFlash, damaged: &FakeFlash) -> bool {
        let end = (self.sector() + 1) * SECTOR - 4;
        let data = self.at.start + HEADER..self.at.end;
        // The half of the header before it is the checksum of the data: it fails if either is hit.
        let length = data.start - HEADER / 2..data.start;
        let is_blank = |at: Range<usize>| damaged.bytes[at].iter().all(|byte| *byte == 0xFF);
        let has_length = damaged.bytes[length.clone()] == whole.bytes[length];
        is_blank(self.at.end..end) && (has_length || is_blank(data))
    }
}

/// A game that was played, with some power cuts, and where what was appended lies.
struct Played {
    flash: FakeFlash,
    game: Vec<u8>,
    /// Each thing that was appended, and how long the game was then.
    appended: Vec<(Lies, usize)>,
}

impl Played {
    fn random(seed: u64) -> Self {
        let mut chance = Chance(seed);
        let mut device = saves(blank());
        for _ in 0..=chance.below(40) {
            device.replace(Slot::Game, &chance.bytes(30)).unwrap();
        }
        let game = chance.bytes(200);
        let before = device.flash.bytes.clone();
        device.replace(Slot::Game, &game).unwrap();
        let mut last = Lies::found(&before, &device.flash.bytes, None, game.len());
        // And its seal.
        last.at.end += SEAL;
        let mut played = Self {
            flash: device.into_flash(),
            game,
            appended: vec![],
        };
        let count = [20, 300, 900][chance.below(3)];
        for _ in 0..count {
            played.append(&mut last, &mut chance);
        }
        played
    }

    fn append(&mut self, last: &mut Lies, chance: &mut Chance) {
        let length = if chance.below(30) == 0 {
            1 + chance.below(500)
        } else {
            1 + chance.below(6)
        };
        let moves = chance.bytes(length);
        let before = self.flash.bytes.clone();
        let is_cut = chance.below(60) == 0;
        let flash = self.flash.clone();
        let flash = if is_cut {
            flash.cut_in(chance.below(40), chance.number())
        } else {
            flash
        };
        let mut device = saves(flash);
        if chance.below(4) == 0 {
            loaded(&mut device, Slot::Game).unwrap();
            while device.work_ahead() {}
        }
        let between = device.flash.bytes.clone();
        let stored = device.append(Slot::Game, &moves);
        self.flash = device.into_flash().clone();
        let found = loaded(&mut saves(self.flash.clone()), Slot::Game).unwrap();
        assert!(stored.is_ok() || is_cut);
        if found.len() > self.game.len() {
            let before = if is_cut { &before } else { &between };
            *last = Lies::found(before, &self.flash.bytes, Some(last), length);
            self.game.extend(moves);
            self.appended.push((last.clone(), self.game.len()));
        }
        assert_eq!(found, self.game);
    }

    /// The sectors that it lies in.
    fn part(&self) -> Range<usize> {
        let sectors = self.appended.iter().map(|(lies, _)| lies.sector());
        // Not round the end of the ring: there it is two parts.
        let last = self.appended.last().map_or(0, |(lies, _)| lies.sector());
        let first = sectors
            .filter(|sector| *sector <= last)
            .min()
            .unwrap_or(last);
        first * SECTOR..(last + 1) * SECTOR
    }

    fn places(&self) -> Vec<usize> {
        let last = self.appended.iter().rev().take(40);
        let places = last.flat_map(|(lies, _)| [lies.at.start, lies.at.end]);
        places.collect()
    }
}

/// Checks one damage; says what was told: `None` if nothing was.
fn is_told_and_kept(played: &Played, damage: &Damage, chance: &mut Chance) -> Option<usize> {
    let flash = damage.done_to(&played.flash);
    let mut device = saves(flash.clone());
    let (found, is_all) = readable(&mut device);
    assert!(played.game.starts_with(&found));
    assert_eq!(device.flash.bytes, flash.bytes, "reading changes nothing");
    if is_all {
        if let Some((lost, _)) = played.appended.iter().find(|(_, end)| *end > found.len()) {
            let last = played.appended.last().map(|(lies, _)| lies.sector());
            assert_eq!(Some(lost.sector()), last);
            assert!(lost.looks_torn(&played.flash, &flash), "{damage:?}");
        }
        goes_on(device, &found, chance);
        return None;
    }
    assert!(device.append(Slot::Game, b"more").is_err());
    assert!(device.replace(Slot::Game, b"new").is_err());
    device.replace(Slot::Settings, b"loud").unwrap();
    while device.work_ahead() {}
    assert_eq!(device.flash.bytes[9 * SECTOR..], flash.bytes[9 * SECTOR..]);
    // At the next start it is the same.
    let flash = device.into_flash().clone();
    let mut device = saves(flash.clone());
    assert_eq!(readable(&mut device), (found.clone(), false));
    device.give_up(Slot::Game);
    let choice: &[u8] = if chance.below(3) == 0 { b"new" } else { &found };
    device.replace(Slot::Game, choice).unwrap();
    let steps = device.flash.steps;
    goes_on(device, choice, chance);
    // The power may go while they choose, again and again: then they are asked once more.
    let mut flash = flash;
    for _ in 0..3 {
        let mut device = saves(flash.cut_in(chance.below(steps), chance.number()));
        device.give_up(Slot::Game);
        let _ = device.replace(Slot::Game, choice);
        flash = device.into_flash().clone();
        let again = readable(&mut saves(flash.clone()));
        if again.1 {
            assert_eq!(again.0, choice);
            goes_on(saves(flash), choice, chance);
            break;
        }
        // Not less than before; where nothing was left, perhaps the beginning of what they chose.
        let is_begun = found.is_empty() && choice.starts_with(&again.0);
        assert!(again.0 == found || is_begun);
    }
    Some(found.len())
}

/// What is played from now on is there at the next start, and nothing else.
fn goes_on(mut device: Saves<FakeFlash>, game: &[u8], chance: &mut Chance) {
    let mut game = game.to_vec();
    for _ in 0..3 {
        for _ in 0..chance.below(40) {
            let moves = chance.bytes(3);
            device.append(Slot::Game, &moves).unwrap();
            game.extend(moves);
        }
        if chance.below(2) == 0 {
            while device.work_ahead() {}
        }
        device = saves(device.into_flash().clone());
        assert_eq!(loaded(&mut device, Slot::Game).unwrap(), game);
    }
}

#[test]
fn damage_to_a_game_is_said_and_kept_and_the_choice_lasts() {
    let (mut told, mut untold) = (0, 0);
    for seed in 0..trials(40) as u64 {
        let played = Played::random(seed);
        let (part, places) = (played.part(), played.places());
        let mut chance = Chance(1000 + seed);
        for _ in 0..60 {
            let damage = Damage::random(&mut chance, part.clone(), &places, 9000);
            match is_told_and_kept(&played, &damage, &mut chance) {
                Some(_) => told += 1,
                None => untold += 1,
            }
        }
    }
    std::println!("{told} damages were told of, {untold} did no harm or look like a torn write");
    assert!(told > untold / 2);
}

#[test]
fn eight_erased_bytes_anywhere_in_a_log_are_told_of() {
    let played = Played::random(3);
    let (last, _) = played.appended.last().unwrap();
    let mut chance = Chance(1);
    for (lies, _) in played.appended.iter().rev().skip(1).take(trials(200)) {
        let at = lies.at.start..lies.at.start + 8;
        let damage = Damage {
            kind: Kind::Erased,
            at,
            seed: 0,
        };
        let told = is_told_and_kept(&played, &damage, &mut chance);
        assert!(told.is_some(), "{lies:?} before {last:?}");
    }
}

#[test]
fn noise_over_the_last_page_of_a_log_is_told_of() {
    let mut chance = Chance(2);
    for seed in 0..trials(30) as u64 {
        let played = Played::random(seed);
        let (last, _) = played.appended.last().unwrap();
        let page = last.at.start / 256 * 256;
        let damage = Damage {
            kind: Kind::Noise,
            at: page..page + 256,
            seed,
        };
        assert!(is_told_and_kept(&played, &damage, &mut chance).is_some());
    }
}

/// Settings and a seed that were stored often, and where the newest of each lie.
struct Kept {
    flash: FakeFlash,
    settings: Vec<Vec<u8>>,
    newest: Lies,
    seeds: u32,
    newest_seed: Lies,
}

impl Kept {
    fn random(seed: u64) -> Self {
        let mut chance = Chance(seed);
        let mut device = saves(blank());
        device.replace(Slot::Game, b"game").unwrap();
        let mut settings = vec![];
        let mut seeds = 0;
        let [mut newest, mut newest_seed] = [None, None];
        // The seal of the empty content that the ring was begun with.
        let mut last = Some(Lies {
            at: SECTOR + HEAD_ENDS..SECTOR + HEAD_ENDS + SEAL,
        });
        let count = 2 + chance.below(300);
        for number in 0..count {
            let before = device.flash.bytes.clone();
            let is_seed = number + 1 != count && (number == 0 || chance.below(12) != 0);
            let length = if is_seed {
                device.keep_seed(&[number as u8; 32]).unwrap();
                seeds += 1;
                37
            } else {
                let length = 1 + chance.below(226);
                let value = chance.bytes(length);
                device.replace(Slot::Settings, &value).unwrap();
                settings.push(value);
                length + 1
            };
            let mut lies = Lies::found(&before, &device.flash.bytes, last.as_ref(), length);
            let is_moved = last
                .as_ref()
                .is_none_or(|last| last.sector() != lies.sector());
            let other = if is_seed {
                &mut newest
            } else {
                &mut newest_seed
            };
            if is_moved && let Some(other) = other {
                // The other one was moved here before it, and a seal follows.
                let moved: &Lies = other;
                let length = moved.at.len();
                let start = lies.at.start;
                *other = Lies {
                    at: start..start + length,
                };
                lies.at = start + length..lies.at.end + length;
            }
            let mut end = lies.clone();
            if is_moved {
                end.at.end += SEAL;
            }
            last = Some(end);
            let own = if is_seed {
                &mut newest_seed
            } else {
                &mut newest
            };
            *own = Some(lies);
            if chance.below(3) == 0 {
                device.load_seed().unwrap();
                while device.work_ahead() {}
            }
        }
        Self {
            flash: device.into_flash(),
            settings,
            newest: newest.expect("settings"),
            seeds,
            newest_seed: newest_seed.expect("a seed"),
        }
    }
}

fn overlap(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.start < other.end && other.start < one.end
}

#[test]
fn damage_to_values_that_nobody_needs_costs_none_that_is_needed() {
    let mut spared = 0;
    for seed in 0..trials(60) as u64 {
        let kept = Kept::random(seed);
        let sector = kept.newest.sector();
        let part = sector.saturating_sub(1).max(1) * SECTOR..(sector + 1) * SECTOR;
        let places = [
            kept.newest.at.start,
            kept.newest.at.end,
            kept.newest_seed.at.start,
            kept.newest_seed.at.end,
            sector * SECTOR + HEAD_ENDS,
        ];
        let mut chance = Chance(2000 + seed);
        for _ in 0..60 {
            let damage = Damage::random(&mut chance, part.clone(), &places, 3500);
            let mut device = saves(damage.done_to(&kept.flash));
            let newest = kept.settings.last().unwrap();
            let found = loaded(&mut device, Slot::Settings).unwrap_or_default();
            let hit = overlap(&damage.at, &kept.newest.at);
            assert!(hit || found == *newest, "seed {seed}: {damage:?}");
            assert!(found.is_empty() || kept.settings.contains(&found));
            spared += usize::from(!hit);
            let boots = device.load_seed().map_or(0, |seed| seed.boots);
            let hit = overlap(&damage.at, &kept.newest_seed.at);
            assert!(hit || boots == kept.seeds, "seed {seed}: {damage:?}");
            // The next starts repair it, and change nothing else.
            for start in 1..3 {
                device.keep_seed(&[start; 32]).unwrap();
                device = saves(device.into_flash().clone());
                let again = loaded(&mut device, Slot::Settings).unwrap();
                assert_eq!(again, found, "seed {seed}: {damage:?}");
                assert_eq!(device.load_seed().unwrap().boots, boots + u32::from(start));
            }
            assert_eq!(loaded(&mut device, Slot::Game).unwrap(), b"game");
        }
    }
    assert!(spared > 100);
}

#[test]
fn a_flipped_bit_in_any_outdated_seed_costs_nothing() {
    let kept = Kept::random(5);
    let sector = kept.newest.sector() * SECTOR;
    let mut chance = Chance(6);
    for byte in sector..sector + SECTOR {
        if kept.newest.at.contains(&byte) || !VALUES.contains(&byte) {
            continue;
        }
        let mut flash = kept.flash.clone();
        flash.bytes[byte] ^= 1 << chance.below(8);
        let mut device = saves(flash);
        let _ = device.keep_seed(&[1; 32]);
        let mut again = saves(device.into_flash().clone());
        let found = loaded(&mut again, Slot::Settings).unwrap();
        assert_eq!(Some(&found), kept.settings.last(), "byte {byte}");
    }
}
