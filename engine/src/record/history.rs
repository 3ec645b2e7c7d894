//! What happened in the line of play, told again.

use core::ops::Range;

use super::Record;
use super::step::play_again;
use crate::game::{Game, Happening, Observer, Unwatched, Witness};

impl<G: Game, const LOG: usize> Record<G, LOG> {
    /// Tells a witness everything that happened in the line of play, as an observer may know it.
    pub fn history(&self, observer: Observer, witness: &mut dyn Witness<G::Event>) {
        self.history_of(observer, 0..usize::MAX, &mut |_, event| witness.see(event));
    }

    /// How many things have happened in the line of play.
    pub fn event_count(&self) -> usize {
        self.line.now.events
    }

    /// The same as [`Record::history`] for a part of all that happened, with its numbers. Only that
    /// part is played again, and a little before it.
    pub fn history_of(
        &self,
        observer: Observer,
        part: Range<usize>,
        witness: &mut dyn FnMut(usize, G::Event),
    ) {
        let mut points = self.line.points();
        let (mut state, from, mut number) = points
            .find(|point| point.events <= part.start)
            .map_or((self.origin, 0, 0), |point| {
                (point.state, point.at, point.events)
            });
        for place in self.line.places().iter().skip(from) {
            if number >= part.end {
                break;
            }
            let mut redacted = |event: G::Event| {
                if part.contains(&number) {
                    witness(number, event.seen_by(observer));
                }
                number += 1;
            };
            if let Ok(entry) = self.log.entry(place.at()) {
                play_again(&self.game, &mut state, entry, &mut redacted);
            }
        }
    }

    /// All that happened in parts that follow each other, the last one first: who looks for something
    /// that is not long ago reads them with [`Record::history_of`] until it is found.
    pub fn history_parts(&self) -> impl Iterator<Item = Range<usize>> {
        let starts = self.line.points().skip(1).map(|point| point.events);
        let mut end = self.event_count();
        starts.chain([0]).map(move |start| {
            let part = start..end;
            end = start;
            part
        })
    }

    /// Shows every state of the line of play in its order, the one before the first entry included.
    pub fn retrace(&self, visit: &mut impl FnMut(&G::State)) {
        let mut state = self.origin;
        visit(&state);
        for place in self.line.places() {
            if let Ok(entry) = self.log.entry(place.at()) {
                play_again(&self.game, &mut state, entry, &mut Unwatched);
                visit(&state);
            }
        }
    }
}
