//! The power goes off at every byte that is programmed and in every erase, and once more while the
//! device recovers.

use super::*;
use crate::saves::Label;
use crate::saves::values::VALUE;
use handheld::games::GameKind;

/// Something to store.
#[derive(Clone, Debug)]
enum Change {
    Replace(Vec<u8>),
    Append(Vec<u8>),
    Settings(Vec<u8>),
    /// What is printed in people's box of a game.
    Box(GameKind, Vec<u8>),
    /// The results of the last games.
    Results(Vec<u8>),
    /// What everybody took for their turns.
    Clock(Vec<u8>),
    Seed([u8; 32]),
    /// Nothing: nobody does anything for so many ticks.
    Idle(usize),
}

impl Change {
    fn random(chance: &mut Chance) -> Self {
        match chance.below(41) {
            0 => {
                let length = chance.below(700);
                Change::Replace(chance.bytes(length))
            }
            1 => {
                let length = 4000 + chance.below(1121);
                Change::Replace(chance.bytes(length))
            }
            2..5 => {
                let length = 1 + chance.below(226);
                Change::Settings(chance.bytes(length))
            }
            5 => Change::Seed([chance.number() as u8; 32]),
            6 => {
                let length = 1 + chance.below(500);
                Change::Append(chance.bytes(length))
            }
            7..11 => Change::Idle(1 + chance.below(6)),
            39.. => Change::Clock(chance.bytes(21)),
            37.. => {
                let length = chance.below(3000);
                Change::Results(chance.bytes(length))
            }
            34.. => {
                let length = chance.below(VALUE + 1);
                let kind = GameKind::OFFERED[chance.below(GameKind::OFFERED.len())];
                Change::Box(kind, chance.bytes(length))
            }
            _ => {
                let length = 1 + chance.below(6);
                Change::Append(chance.bytes(length))
            }
        }
    }

    fn is_of_game(&self) -> bool {
        matches!(self, Change::Replace(_) | Change::Append(_))
    }

    fn store(&self, saves: &mut Saves<FakeFlash>) -> Result<(), StorageError> {
        match self {
            Change::Replace(bytes) => saves.replace(Slot::Game, bytes),
            Change::Append(bytes) => saves.append(Slot::Game, bytes),
            Change::Settings(bytes) => saves.replace(Slot::Settings, bytes),
            Change::Box(kind, bytes) => saves.replace(Slot::Box(*kind), bytes),
            Change::Results(bytes) => saves.replace(Slot::Results, bytes),
            Change::Clock(bytes) => saves.replace(Slot::Clock, bytes),
            Change::Seed(seed) => saves.keep_seed(seed),
            Change::Idle(ticks) => {
                // As after a start: what works ahead has been read before.
                if Kept::read(saves).is_ok() {
                    for _ in 0..*ticks {
                        saves.work_ahead();
                    }
                }
                Ok(())
            }
        }
    }
}

/// All that is stored.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Kept {
    game: Vec<u8>,
    settings: Vec<u8>,
    /// In the order of the games.
    boxes: [Vec<u8>; 3],
    results: Vec<u8>,
    clock: Vec<u8>,
    seed: [u8; 32],
    boots: u32,
}

impl Kept {
    fn read(saves: &mut Saves<FakeFlash>) -> Result<Self, StorageError> {
        let seed = saves.load_seed()?;
        Ok(Self {
            game: loaded(saves, Slot::Game)?,
            settings: loaded(saves, Slot::Settings)?,
            boxes: [
                loaded(saves, Slot::Box(GameKind::Artifact))?,
                loaded(saves, Slot::Box(GameKind::Warehouse51))?,
                loaded(saves, Slot::Box(GameKind::Stack))?,
            ],
            results: loaded(saves, Slot::Results)?,
            clock: loaded(saves, Slot::Clock)?,
            seed: seed.bytes,
            boots: seed.boots,
        })
    }

    fn after(&self, change: &Change) -> Self {
        let mut after = self.clone();
        match change {
            Change::Replace(bytes) => after.game = bytes.clone(),
            Change::Append(bytes) => after.game.extend(bytes),
            Change::Idle(_) => {}
            Change::Settings(bytes) => after.settings = bytes.clone(),
            Change::Box(kind, bytes) => {
                let place = GameKind::OFFERED.iter().position(|one| one == kind);
                after.boxes[place.unwrap()] = bytes.clone();
            }
            Change::Results(bytes) => after.results = bytes.clone(),
            Change::Clock(bytes) => after.clock = bytes.clone(),
            Change::Seed(seed) => {
                after.seed = *seed;
                after.boots += 1;
            }
        }
        after
    }
}

/// A flash that a session begins with, and what is stored in it.
fn begun(seed: u64) -> (FakeFlash, Kept) {
    let mut chance = Chance(seed);
    let mut saves = saves(blank());
    let mut kept = Kept::default();
    // The rings are somewhere in their round.
    for _ in 0..chance.below(40) {
        let change = Change::Replace(chance.bytes(20));
        change.store(&mut saves).unwrap();
        kept = kept.after(&change);
    }
    (saves.into_flash().clone(), kept)
}

/// Cuts the power once while recovering: what was found is not lost by that.
fn recovers_in_spite_of_a_cut(cut: &FakeFlash, found: &Kept, chance: &mut Chance) -> FakeFlash {
    let change = match chance.below(6) {
        0 => Change::Replace(chance.bytes(30)),
        1 => Change::Settings(chance.bytes(30)),
        2 | 3 => Change::Idle(1 + chance.below(8)),
        _ => Change::Append(chance.bytes(3)),
    };
    let seed = chance.number();
    let mut whole = saves(cut.clone());
    change.store(&mut whole).unwrap();
    let steps = whole.into_flash().steps.max(1);
    let mut second = saves(cut.clone().cut_in(chance.below(steps), seed));
    let stored = change.store(&mut second);
    let flash = second.into_flash().clone();
    let again = Kept::read(&mut saves(flash.clone())).unwrap();
    assert!(
        again == found.after(&change) || (again == *found && stored.is_err()),
        "{change:?} cut in recovery (seed {seed}): {again:?} is neither {found:?} nor after it"
    );
    flash
}

/// What a device once showed, it shows again, though some cells got less than they should have: in the
/// first idle moments, or before anything else is written, they are programmed once more.
fn stays_what_it_is(cut: &FakeFlash, found: &Kept, chance: &mut Chance) {
    let mut again = saves(cut.clone());
    assert_eq!(Kept::read(&mut again).unwrap(), *found);
    let mut expected = found.clone();
    if chance.below(2) == 0 {
        while again.work_ahead() {}
    } else {
        for change in [Change::Settings(chance.bytes(3)), Change::Append(vec![7])] {
            change.store(&mut again).unwrap();
            expected = expected.after(&change);
        }
        // Nobody wrote to the ring of results: that is left to the first idle moment.
        while again.work_ahead() {}
    }
    let aged = again.into_flash().clone().aged(chance.number());
    let mut later = saves(aged);
    assert_eq!(Kept::read(&mut later).unwrap(), expected);
    Change::Append(vec![8]).store(&mut later).unwrap();
}

/// Cuts the power at every step of a change; if it has very many, at some of them.
fn every_cut(before: &FakeFlash, kept: &Kept, change: &Change, chance: &mut Chance) -> usize {
    let mut whole = saves(before.clone());
    change.store(&mut whole).unwrap();
    let steps = whole.into_flash().steps;
    let stride = 1 + steps / 700;
    for step in (chance.below(stride)..steps).step_by(stride) {
        let seed = chance.number();
        let mut cut = saves(before.clone().cut_in(step, seed));
        // Some devices read before they store.
        if step % 2 == 0 {
            assert!(Kept::read(&mut cut).is_ok());
        }
        let stored = change.store(&mut cut);
        let flash = cut.into_flash().clone();
        let mut again = saves(flash.clone());
        let found = Kept::read(&mut again);
        let after = kept.after(change);
        let is_kept = match (&found, stored) {
            (Ok(found), Ok(())) => *found == after,
            (Ok(found), Err(_)) => *found == *kept || *found == after,
            (Err(_), _) => false,
        };
        assert!(
            is_kept,
            "{change:?} cut at step {step} of {steps} (seed {seed}), said {stored:?}: {found:?} is neither {kept:?} nor {after:?}"
        );
        let found = found.unwrap();
        stays_what_it_is(&flash, &found, chance);
        let flash = recovers_in_spite_of_a_cut(&flash, &found, chance);
        // And it goes on.
        let mut again = saves(flash);
        let found = Kept::read(&mut again).unwrap();
        let more = Change::Append(chance.bytes(2));
        more.store(&mut again).unwrap();
        let flash = again.into_flash().clone();
        assert_eq!(Kept::read(&mut saves(flash)).unwrap(), found.after(&more));
    }
    steps / stride
}

#[test]
fn whenever_the_power_goes_in_a_long_session_nothing_acknowledged_is_lost() {
    let mut steps = 0;
    for session in 0..trials(2) as u64 {
        let mut chance = Chance(session);
        let (mut flash, mut kept) = begun(session);
        for _ in 0..60 {
            let change = Change::random(&mut chance);
            steps += every_cut(&flash, &kept, &change, &mut chance);
            let mut saves = saves(flash.clone());
            change.store(&mut saves).unwrap();
            kept = kept.after(&change);
            flash = saves.into_flash().clone();
        }
    }
    std::println!("the power was cut {steps} times, and as often in the recovery");
}

#[test]
fn a_power_cut_in_the_very_first_store_leaves_nothing_or_all() {
    let mut chance = Chance(1);
    for change in [
        Change::Replace(chance.bytes(240)),
        Change::Settings(chance.bytes(200)),
        Change::Box(GameKind::Stack, chance.bytes(VALUE)),
        Change::Results(chance.bytes(2500)),
        Change::Seed([1; 32]),
        Change::Append(chance.bytes(3)),
    ] {
        every_cut(&blank(), &Kept::default(), &change, &mut chance);
    }
}

#[test]
fn a_power_cut_at_any_byte_of_an_append_keeps_everything_acknowledged() {
    let mut chance = Chance(2);
    let (flash, _) = begun(2);
    let mut first = saves(flash);
    let mut kept = Kept::read(&mut first).unwrap();
    // Through two sectors, so that a full one is among them.
    for _ in 0..trials(400) {
        let moves = chance.bytes(1 + chance.0 as usize % 6);
        let change = Change::Append(moves);
        let before = first.flash.clone();
        every_cut(&before, &kept, &change, &mut chance);
        change.store(&mut first).unwrap();
        kept = kept.after(&change);
    }
}

#[test]
fn a_cut_replacement_is_the_old_or_the_new_never_a_mix() {
    let mut chance = Chance(3);
    for round in 0..trials(9) as u64 {
        let (flash, _) = begun(round);
        let mut first = saves(flash);
        first.replace(Slot::Game, &chance.bytes(300)).unwrap();
        for _ in 0..round * 30 {
            first.append(Slot::Game, &chance.bytes(5)).unwrap();
        }
        let kept = Kept::read(&mut first).unwrap();
        let length = [20, 700, 5120][round as usize % 3];
        let change = Change::Replace(chance.bytes(length));
        every_cut(&first.into_flash(), &kept, &change, &mut chance);
    }
}

#[test]
fn power_cuts_one_after_the_other_lose_nothing() {
    let mut chance = Chance(4);
    let mut flash = blank();
    let mut kept = Kept::default();
    for number in 0..trials(2000) {
        let change = Change::random(&mut chance);
        let (steps, seed) = (chance.below(600), chance.number());
        let mut saves = saves(flash.clone().cut_in(steps, seed));
        let stored = change.store(&mut saves);
        flash = saves.into_flash().clone();
        let found = Kept::read(&mut super::saves(flash.clone())).unwrap();
        let after = kept.after(&change);
        assert!(
            found == after || (stored.is_err() && found == kept),
            "change {number}, {change:?}, said {stored:?}"
        );
        kept = found;
        if kept.game.len() > 20_000 {
            kept.game = vec![];
            let mut saves = super::saves(flash.clone());
            saves.replace(Slot::Game, &[]).unwrap();
            flash = saves.into_flash().clone();
        }
    }
}

#[test]
fn what_fails_has_not_happened_and_works_the_next_time() {
    let mut chance = Chance(5);
    for round in 0..trials(100) as u64 {
        let (flash, kept) = begun(round);
        let mut first = saves(flash);
        let mut kept = kept;
        for _ in 0..chance.below(300) {
            let change = Change::Append(chance.bytes(3));
            change.store(&mut first).unwrap();
            kept = kept.after(&change);
        }
        let change = Change::random(&mut chance);
        for operation in 0.. {
            let seed = chance.number();
            let flash = first.flash.clone().stumble_in(operation, seed);
            let mut saves = saves(flash);
            let stored = change.store(&mut saves);
            if !saves.flash.has_stumbled() {
                break;
            }
            // It was told that nothing happened, and goes on from there.
            let mut kept = kept.clone();
            if stored.is_ok() {
                kept = kept.after(&change);
            }
            let next = Change::random(&mut chance);
            if operation % 2 == 0 || next.is_of_game() != change.is_of_game() {
                let found = Kept::read(&mut saves).unwrap();
                assert_eq!(
                    found, kept,
                    "{change:?}, operation {operation}, seed {seed}"
                );
            }
            next.store(&mut saves).unwrap();
            let mut again = super::saves(saves.into_flash().clone());
            assert_eq!(
                Kept::read(&mut again).unwrap(),
                kept.after(&next),
                "{change:?}, operation {operation}, seed {seed}: then {next:?}"
            );
        }
    }
}

#[test]
fn results_that_were_once_shown_stay_though_none_is_due() {
    let mut first = saves(blank());
    first.replace(Slot::Game, b"game").unwrap();
    first.replace(Slot::Results, b"one").unwrap();
    let flash = first.into_flash();
    let mut whole = saves(flash.clone());
    whole.replace(Slot::Results, b"one, two").unwrap();
    for step in 0..whole.into_flash().steps {
        let mut cut = saves(flash.clone().cut_in(step, 1).at_the_brink());
        let _ = cut.replace(Slot::Results, b"one, two");
        let mut device = saves(cut.into_flash().clone());
        let _ = loaded(&mut device, Slot::Game);
        let seen = loaded(&mut device, Slot::Results).unwrap();
        while device.work_ahead() {}
        let mut later = saves(device.into_flash().clone().aged(step as u64));
        let found = loaded(&mut later, Slot::Results).unwrap();
        assert_eq!(found, seen, "step {step}");
    }
}

#[test]
fn a_label_that_was_once_read_stays() {
    let mut chance = Chance(6);
    let mut whole = saves(blank());
    whole.keep_seed(&[1; 32]).unwrap();
    let mut ready = 0;
    for step in 0..whole.into_flash().steps {
        let mut cut = saves(blank().cut_in(step, chance.number()));
        let _ = cut.keep_seed(&[1; 32]);
        let mut again = saves(cut.into_flash().clone());
        if again.label() == Ok(Label::Ready) {
            ready += 1;
            again.keep_seed(&[2; 32]).unwrap();
            let aged = again.into_flash().clone().aged(chance.number());
            assert_eq!(saves(aged).label(), Ok(Label::Ready), "step {step}");
        }
    }
    assert!(ready > 0);
}
