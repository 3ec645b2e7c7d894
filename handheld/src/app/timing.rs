//! The clock runs while whoever's turn it is could go on: not in the menu inside a game, nor in the dark, nor
//! asleep. The turn that is over is stored.

use core::ops::DerefMut;

use super::{App, Memory};
use crate::clock::{self, Clock, Time};
use crate::play::Play;
use crate::screens::Screen;
use crate::storage::{Entropy, Slot, Storage};

/// What everybody took before the device was switched off. What cannot be read is begun anew.
pub(super) fn load(storage: &mut impl Storage) -> Clock {
    let mut buffer = [0; clock::BYTES];
    let count = storage.load(Slot::Clock, &mut buffer).unwrap_or(0);
    let bytes = buffer.get(..count).unwrap_or(&[]);
    Clock::read(bytes).unwrap_or_default()
}

impl Memory {
    /// Whether the clock runs on this screen: somebody's turn is on it, or below what was opened from it, and
    /// nobody paused the game.
    fn is_timed(&self) -> bool {
        let mut shown = self.below.iter().chain([&self.screen]);
        let is_paused = shown
            .clone()
            .any(|screen| matches!(screen, Screen::Pause(_)));
        let is_on = self.world.settings.clock && !is_paused;
        let goes_on = |play: &Play| !play.is_over() && play.lesson().is_none();
        is_on && shown.any(Screen::is_in_game) && self.world.play.as_ref().is_some_and(goes_on)
    }

    /// What the turn took so far, where the screen says it.
    pub(super) fn shown_time(&self) -> Option<Time> {
        let is_shown = self.screen.is_in_game() && self.is_timed();
        let (_, taken) = self.world.clock.turn().filter(|_| is_shown)?;
        Some(taken)
    }
}

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// Time has passed since the app last looked, up to now.
    pub(super) fn run_clock(&mut self, now: u64) {
        if !self.memory.is_timed() {
            return;
        }
        // It stands still from when the screen goes dark.
        let off = u64::from(self.memory.world.settings.off_after) * 60_000;
        let until = match off {
            0 => now,
            off => now.min(self.touched + off),
        };
        let passed = until.saturating_sub(self.now);
        if self.memory.world.clock.pass(passed) && self.memory.screen.is_in_game() {
            self.changed = true;
        }
    }

    /// Whose turn is it now? A turn that is over is stored.
    pub(super) fn set_clock(&mut self) {
        let memory = &mut *self.memory;
        let Some(play) = memory
            .world
            .play
            .as_ref()
            .filter(|_| memory.world.settings.clock)
        else {
            return;
        };
        let seat = match (play.is_over(), play.turn()) {
            (true, _) => None,
            (false, Some(seat)) => Some(seat),
            // Chance has its part: it belongs to the turn.
            (false, None) => return,
        };
        if memory.world.clock.turn_of(seat) {
            self.store_clock();
        }
    }

    /// A new game: nobody has taken any time for it.
    pub(super) fn reset_clock(&mut self) {
        let clock = &mut self.memory.world.clock;
        if !clock.is_new() {
            *clock = Clock::new();
            self.store_clock();
        }
    }

    /// Who cannot store it says so, and plays on.
    fn store_clock(&mut self) {
        let bytes = self.memory.world.clock.write();
        if let Err(error) = self.storage.replace(Slot::Clock, &bytes) {
            self.storage_failed(error);
        }
    }
}
