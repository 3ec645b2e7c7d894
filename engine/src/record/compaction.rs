//! The same game in fewer bytes: without what was taken back.

use super::line::EntryPlace;
use super::step::play_again;
use super::{CHECKPOINT_EVERY, Record};
use crate::bytes::{BytesError, Sink};
use crate::dealer::Deals;
use crate::game::{Game, Unwatched};
use crate::log::{CHECKPOINT_BYTES, Entry};

impl<G: Game, const LOG: usize> Record<G, LOG> {
    /// How many bytes [`Record::write_compacted`] writes.
    pub fn compacted_length(&self) -> usize {
        let places = self.line.places();
        let entries: usize = places.iter().map(|place| self.log.length(place.at())).sum();
        let checkpoints = places.len() / usize::from(CHECKPOINT_EVERY) * CHECKPOINT_BYTES;
        entries + checkpoints + self.dealer_changes() + usize::from(self.closed)
    }

    /// Who dealt what came up of all that counts, and who deals now.
    fn dealers(&self) -> impl Iterator<Item = Deals> {
        let dealt = self.line.places().iter().copied();
        dealt.filter_map(EntryPlace::dealer).chain([self.dealer])
    }

    /// How often the dealer changes. Each change is a byte.
    fn dealer_changes(&self) -> usize {
        let change =
            |before: &mut Deals, dealer| Some(core::mem::replace(before, dealer) != dealer);
        self.dealers()
            .scan(Deals::Device, change)
            .filter(|changed| *changed)
            .count()
    }

    /// Writes entries that lead to the same game, with the same possibilities to take back: those
    /// that count, without what was taken back, and among them checkpoints and who dealt. If people dealt first, that is
    /// said before anything else, as in a log that people deal for from its beginning.
    pub fn write_compacted(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        let mut state = self.origin;
        let mut dealer = Deals::Device;
        let mut change_dealer = |now: Deals, sink: &mut _| {
            let before = core::mem::replace(&mut dealer, now);
            match before == now {
                true => Ok(()),
                false => Entry::Deals(now).write(sink),
            }
        };
        for first in self.dealers().take(1) {
            change_dealer(first, sink)?;
        }
        for (number, place) in (1..).zip(self.line.places()) {
            let entry = self.log.entry(place.at())?;
            if let Some(dealer) = place.dealer() {
                change_dealer(dealer, sink)?;
            }
            play_again(&self.game, &mut state, entry, &mut Unwatched);
            entry.write(sink)?;
            if number % usize::from(CHECKPOINT_EVERY) == 0 {
                Entry::Checkpoint(self.game.hash(&state) as u32).write(sink)?;
            }
        }
        change_dealer(self.dealer, sink)?;
        if self.closed {
            Entry::Closed.write(sink)?;
        }
        Ok(())
    }
}
