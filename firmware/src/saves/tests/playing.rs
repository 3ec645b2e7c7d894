//! The app plays on flash, the power goes off, and the game is where it was.

use std::boxed::Box;

use handheld::app::{App, Memory};
use handheld::board::{Board, Button, Input};
use handheld::storage::{Entropy, NotYet};
use simulator::device::Kept;

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
        let (again, _) = switched_on(power_cycled(&held));
        let found = again.state_hash();
        let (before, after) = (seen[number].1, seen[number + 1].1);
        assert!(
            found == before || found == after,
            "step {step} (seed {seed}), press {number}: {found:x?} is neither {before:x?} nor {after:x?}"
        );
    }
}

#[test]
fn a_device_full_of_noise_plays_once_people_gave_it_up() {
    let noise = Chance(2).bytes(SECTORS as usize * SECTOR);
    let (mut app, held) = switched_on(FakeFlash::holding(noise.clone()));
    let mut press = |buttons: &[Button]| {
        for button in buttons {
            app.handle(Input::Press(*button), 0);
        }
        app.state_hash()
    };
    // Leave it, new game, Artifact, begin: that asks; no. And a setting is changed.
    assert_eq!(press(&[Button::A; 5]), None);
    press(&[Button::B, Button::B, Button::Down, Button::Down]);
    press(&[Button::A, Button::A, Button::B]);
    assert_eq!(power_cycled(&held).bytes, noise, "left alone");
    // Again, and yes.
    press(&[Button::Up, Button::Up, Button::A, Button::A, Button::A]);
    let hash = press(&[Button::Down, Button::A]);
    assert!(hash.is_some());
    let (again, _) = switched_on(power_cycled(&held));
    assert_eq!(again.state_hash(), hash);
}
