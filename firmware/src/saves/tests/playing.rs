//! The app plays on flash, the power goes off, and the game is where it was.

use std::boxed::Box;

use handheld::app::{App, Memory};
use handheld::board::{Board, Button, Input};
use handheld::save::SaveError;
use handheld::storage::{Entropy, NotYet};
use simulator::device::Kept;

use super::random_damage::{Damage, Kind};
use super::*;

struct Always;

impl Entropy for Always {
    fn secret(&mut self) -> Result<[u8; 32], NotYet> {
        Ok([3; 32])
    }
}

/// Saves that the test keeps a hold of.
type Held = Kept<Saves<FakeFlash>>;
type Device = App<Box<Memory>, Held, Always>;

fn switched_on(flash: FakeFlash) -> (Device, Held) {
    let held = Held::new(saves(flash));
    let app = App::new(Box::default(), Board::SQUARE, held.clone(), Always, 0);
    (app, held)
}

fn steps_of(held: &Held) -> usize {
    held.0.borrow().flash.steps
}

fn power_cycled(held: &Held) -> FakeFlash {
    held.0.borrow().flash.clone()
}

/// Begins a game and presses on.
fn presses(count: usize) -> Vec<Button> {
    let mut chance = Chance(9);
    let mut presses = vec![Button::A, Button::A, Button::A];
    presses.resize_with(count, || match chance.below(12) {
        0..7 => Button::A,
        7..10 => Button::Down,
        10 => Button::Up,
        _ => Button::B,
    });
    presses
}

#[test]
fn whenever_the_power_goes_the_app_goes_on_where_it_was() {
    let presses = presses(1500);
    let (mut app, held) = switched_on(blank());
    let mut seen = vec![(0, None)];
    for press in &presses {
        app.handle(Input::Press(*press), 0);
        seen.push((steps_of(&held), app.state_hash()));
    }
    let steps = steps_of(&held);
    let stores = seen.windows(2).filter(|two| two[0].0 < two[1].0).count();
    assert!(stores > 30, "only {stores} presses store something");
    let mut chance = Chance(1);
    for _ in 0..trials(200) {
        let (step, seed) = (chance.below(steps), chance.number());
        let (mut app, held) = switched_on(blank().cut_in(step, seed));
        let number = presses.iter().position(|press| {
            app.handle(Input::Press(*press), 0);
            steps_of(&held) > step
        });
        let number = number.expect("the power went off");
        let (mut again, _) = switched_on(power_cycled(&held));
        let found = again.state_hash();
        let (before, after) = (seen[number].1, seen[number + 1].1);
        // What follows by itself from what was decided follows when the game is resumed.
        press(&mut again, &[Button::A]);
        assert!(
            found == before || found == after || again.state_hash() == after,
            "step {step} (seed {seed}), press {number}: {found:x?} is neither {before:x?} nor {after:x?}"
        );
    }
}

/// The buttons that leave a damaged save, agree to lose it, and begin a game of Artifact.
const GIVE_UP: [Button; 6] = [
    Button::A,
    Button::A,
    Button::Down,
    Button::A,
    Button::A,
    Button::A,
];

fn press(app: &mut Device, buttons: &[Button]) {
    for button in buttons {
        app.handle(Input::Press(*button), 0);
    }
}

#[test]
fn a_device_full_of_noise_and_a_trace_of_ours_plays_once_people_gave_it_up() {
    let mut noise = Chance(2).bytes(SECTORS as usize * SECTOR);
    noise[..6].copy_from_slice(b"PMSAVE");
    let (mut app, held) = switched_on(FakeFlash::holding(noise.clone()));
    // Leave it, new game: that asks; no. And a setting is changed.
    press(&mut app, &[Button::A; 3]);
    assert_eq!(app.state_hash(), None);
    press(&mut app, &[Button::Down; 3]);
    press(&mut app, &[Button::A, Button::A, Button::B]);
    while app.work_ahead() {}
    assert_eq!(power_cycled(&held).bytes, noise, "left alone");
    // Again, and yes.
    press(&mut app, &[Button::Up; 3]);
    press(&mut app, &GIVE_UP[1..]);
    let hash = app.state_hash();
    assert!(hash.is_some());
    let (again, _) = switched_on(power_cycled(&held));
    assert_eq!(again.state_hash(), hash);
}

#[test]
fn a_device_that_ran_something_else_begins_as_a_new_one() {
    let noise = Chance(3).bytes(SECTORS as usize * SECTOR);
    let (mut app, held) = switched_on(FakeFlash::holding(noise));
    assert_eq!(app.world().damage, None);
    press(&mut app, &[Button::A; 3]);
    let hash = app.state_hash();
    assert!(hash.is_some());
    let (again, _) = switched_on(power_cycled(&held));
    assert_eq!(again.state_hash(), hash);
}

/// A device on which somebody plays, and what was on it after each press that changed the game.
struct Evening {
    flash: FakeFlash,
    /// Everything that was decided and came up.
    log: Vec<u8>,
    /// Where flash was programmed last.
    last: usize,
}

impl Evening {
    fn played(count: usize) -> Self {
        let (mut app, held) = switched_on(blank());
        let mut hashes = vec![];
        let mut last = 0;
        let mut before = power_cycled(&held).bytes;
        for (number, button) in presses(count).iter().enumerate() {
            app.handle(Input::Press(*button), 0);
            if hashes.last() != Some(&app.state_hash()) {
                hashes.push(app.state_hash());
                let after = power_cycled(&held).bytes;
                let mut cells = before.iter().zip(&after).enumerate().rev();
                last = cells
                    .find(|(_, (before, after))| before != after)
                    .map_or(last, |(at, _)| at);
                before = after;
            }
            if number % 40 == 0 {
                app.work_ahead();
            }
        }
        Self {
            flash: power_cycled(&held),
            log: log_of(&app),
            last,
        }
    }

    /// How much of the log a device lacks, which has the beginning of it and nothing else.
    fn lacks(&self, app: &Device) -> Option<usize> {
        let left = self.log.strip_prefix(log_of(app).as_slice())?;
        Some(left.len())
    }
}

fn log_of(app: &Device) -> Vec<u8> {
    let play = app.world().play.as_ref();
    play.map_or(vec![], |play| play.game().entries().to_vec())
}

/// More than is ever stored at once: a set of five cards, and what comes up.
const AT_ONCE: usize = 16;

/// Plays on after whatever happened; the next start finds the same.
fn plays_on(mut app: Device, held: &Held, chance: &mut Chance) {
    for _ in 0..3 {
        for button in presses(chance.below(60)).iter().skip(3) {
            app.handle(Input::Press(*button), 0);
            if chance.below(10) == 0 {
                app.work_ahead();
            }
        }
        let (again, _) = switched_on(power_cycled(held));
        assert_eq!(again.world().damage, None);
        assert_eq!(again.state_hash(), app.state_hash());
    }
}

#[test]
fn a_damaged_game_is_said_and_whatever_people_choose_is_there_at_the_next_start() {
    let mut told = [0; 3];
    let mut untold = 0;
    for count in [200, 700, 1500] {
        let evening = Evening::played(count);
        let sector = evening.last / SECTOR * SECTOR;
        let mut chance = Chance(count as u64);
        for _ in 0..trials(150) {
            let places = [evening.last + 1, evening.last - 100, evening.last - 300];
            let end = (evening.last + 200).min(sector + SECTOR);
            let damage = Damage::random(&mut chance, sector..end, &places, 600);
            let flash = damage.done_to(&evening.flash);
            let (mut app, held) = switched_on(flash.clone());
            let Some(found) = app.world().damage else {
                // Only what cannot be told from a torn write: the last that was decided.
                let lacks = evening
                    .lacks(&app)
                    .expect("the beginning of what was played");
                let is_tail = damage.kind == Kind::Erased && damage.at.end > evening.last;
                assert!(lacks <= AT_ONCE || is_tail, "{lacks}: {damage:?}");
                plays_on(app, &held, &mut chance);
                untold += 1;
                continue;
            };
            assert_eq!(app.state_hash(), None, "{damage:?}");
            while app.work_ahead() {}
            // What was damaged is as it was; behind it there are the results.
            let game = 9 * SECTOR..41 * SECTOR;
            let is_same = held.0.borrow().flash.bytes[game.clone()] == flash.bytes[game.clone()];
            assert!(is_same, "{damage:?}");
            let can_go_on = matches!(found, SaveError::Entries { .. });
            let choice = chance.below(3);
            told[choice] += 1;
            match choice {
                // From what is whole.
                0 if can_go_on => press(&mut app, &[Button::A]),
                // A new game.
                0 | 1 => {
                    let down = if can_go_on { &[Button::Down][..] } else { &[] };
                    press(&mut app, &[down, &GIVE_UP].concat());
                }
                // Nothing: it is asked again the next time.
                _ => {
                    press(&mut app, &[Button::B]);
                    let (again, held) = switched_on(power_cycled(&held));
                    assert_eq!(again.world().damage, Some(found));
                    let bytes = &held.0.borrow().flash.bytes;
                    assert_eq!(bytes[game.clone()], flash.bytes[game]);
                    continue;
                }
            }
            assert_eq!(app.world().damage, None, "{damage:?}");
            assert!(app.state_hash().is_some(), "{damage:?}");
            if choice == 0 && can_go_on {
                assert!(evening.lacks(&app).is_some(), "{damage:?}");
            }
            plays_on(app, &held, &mut chance);
        }
    }
    std::println!("told {told:?}, not told {untold}");
    assert!(told.iter().all(|count| *count > 0));
}
