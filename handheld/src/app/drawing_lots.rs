//! Chance for any other game: a secret from outside once, then every draw is kept before it is shown.

use core::ops::DerefMut;

use engine::chance::{Cuts, Secret};

use super::{App, Memory};
use crate::lots::{self, Lot, Lots};
use crate::screens::{LotScreen, Needs, Screen};
use crate::storage::{Entropy, Slot, Storage};

/// What the seed of lots is tied to: nothing but that it is theirs.
const CONTEXT: &[u8] = b"lots";

/// What was drawn before the device was switched off. What cannot be read gives way to a new deck.
pub(super) fn load(storage: &mut impl Storage) -> Lots {
    let mut buffer = [0; lots::BYTES];
    let count = storage.load(Slot::Lots, &mut buffer).unwrap_or(0);
    let bytes = buffer.get(..count).unwrap_or(&[]);
    Lots::read(bytes).unwrap_or_default()
}

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// Draws, if there is chance to draw from.
    pub(super) fn draw_lot(&mut self, lot: Lot) {
        if !self.memory.world.lots.has_seed() {
            let Some(Secret(bytes)) = self.secret(Needs::Lot(lot)) else {
                return;
            };
            let seed = Secret(bytes).seed(CONTEXT, &Cuts::new());
            self.memory.world.lots.begin(seed);
        }
        if matches!(self.memory.screen, Screen::Presses(_)) {
            self.close();
        }
        self.memory.world.lots.draw(lot);
        self.keep_lots();
        // From the list, what was drawn is shown.
        if matches!(self.memory.screen, Screen::Lots(_)) {
            self.memory.screen = Screen::Lot(LotScreen::new(lot));
        }
        if let Screen::Lot(screen) = &mut self.memory.screen {
            screen.drawn();
        }
    }

    /// Keeps what was drawn or set. A device that cannot says so, and draws all the same.
    pub(super) fn keep_lots(&mut self) {
        let bytes = self.memory.world.lots.write();
        if let Err(error) = self.storage.replace(Slot::Lots, &bytes) {
            self.storage_failed(error);
        }
    }
}
