//! The line of play: the entries that count because nobody took them back, and how the game stands
//! after them. Of some earlier points it is kept how the game stood there, so that taking back is
//! quick however much lies before: a few entries are played again, not the whole game.

use crate::dealer::Deals;
use crate::game::Barrier;

/// How many earlier points are kept: enough that their distances from the end can double from each
/// to the next, over the longest line.
const MILESTONES: usize = 16;

/// While the game goes on, a point is kept every so many entries.
const MILESTONE_EVERY: usize = 8;

/// Where in the log an entry of the line of play begins, and whether it is chance's: then also who
/// dealt it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EntryPlace(u16);

impl EntryPlace {
    const CHANCE: u16 = 1 << 15;
    const TOLD: u16 = 1 << 14;
    /// The most bytes of a log: places in it are below this.
    pub(super) const LOG: usize = Self::TOLD as usize;

    pub(super) fn new(at: u16, dealer: Option<Deals>) -> Self {
        EntryPlace(match dealer {
            None => at,
            Some(Deals::Device) => at | Self::CHANCE,
            Some(Deals::People) => at | Self::CHANCE | Self::TOLD,
        })
    }

    pub(super) fn at(self) -> u16 {
        self.0 & !(Self::CHANCE | Self::TOLD)
    }

    pub(super) fn is_chance(self) -> bool {
        self.0 & Self::CHANCE != 0
    }

    /// Who dealt it, if it is chance's.
    pub(super) fn dealer(self) -> Option<Deals> {
        let told = self.0 & Self::TOLD != 0;
        self.is_chance()
            .then_some(if told { Deals::People } else { Deals::Device })
    }
}

/// How the game stands after so many entries of the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point<S> {
    /// After so many entries.
    pub(super) at: usize,
    /// What the last barrier was.
    pub(super) barrier: Barrier,
    /// How long the line was at the last barrier.
    barrier_at: usize,
    /// How many things had happened.
    pub(super) events: usize,
    pub(super) state: S,
}

impl<S> Point<S> {
    fn start(state: S) -> Self {
        Self {
            at: 0,
            barrier: Barrier::None,
            barrier_at: 0,
            events: 0,
            state,
        }
    }

    /// One entry further, past what came of it and stands behind it.
    fn pass(&mut self, Played { barrier, events }: Played) {
        self.at += 1;
        self.events += events;
        if barrier != Barrier::None {
            self.barrier = barrier;
            self.barrier_at = self.at;
        }
    }
}

/// What came of an entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    /// What stands behind it.
    pub(super) barrier: Barrier,
    /// How many things happened.
    pub(super) events: usize,
}

impl Played {
    pub(super) const NOTHING: Played = Played {
        barrier: Barrier::None,
        events: 0,
    };
}

/// The entries that count, and how the game stands after them.
#[derive(Clone, Debug)]
pub(super) struct Line<S, const LOG: usize> {
    places: heapless::Vec<EntryPlace, LOG>,
    /// After all of them; after fewer only while they are played again.
    pub(super) now: Point<S>,
    /// Earlier points, in the order of the line.
    milestones: heapless::Vec<Point<S>, MILESTONES>,
}

impl<S: Copy, const LOG: usize> Line<S, LOG> {
    /// Nothing was played yet.
    #[inline(always)] // so that it is made where it stays
    pub(super) fn new(origin: S) -> Self {
        Self {
            places: heapless::Vec::new(),
            now: Point::start(origin),
            milestones: heapless::Vec::new(),
        }
    }

    /// Everything is forgotten. In place: it is large.
    pub(super) fn clear(&mut self, origin: S) {
        self.places.clear();
        self.now = Point::start(origin);
        self.milestones.clear();
    }

    pub(super) fn places(&self) -> &[EntryPlace] {
        &self.places
    }

    /// Is there a decision that could be taken back, whatever stands before it?
    pub(super) fn has_decision(&self) -> bool {
        self.places.iter().any(|place| !place.is_chance())
    }

    /// Is there anything behind the last barrier?
    pub(super) fn is_past_barrier(&self) -> bool {
        self.places.len() > self.now.barrier_at
    }

    /// The points that are kept, the newest first, without the beginning.
    pub(super) fn points(&self) -> impl Iterator<Item = &Point<S>> {
        core::iter::once(&self.now).chain(self.milestones.iter().rev())
    }

    /// One entry more, whose effect is already in the state.
    pub(super) fn count(&mut self, place: EntryPlace, played: Played) {
        // The line has no more entries than the log has bytes.
        let _ = self.places.push(place);
        self.now.pass(played);
        if self.now.at.is_multiple_of(MILESTONE_EVERY) {
            self.keep_milestone();
        }
    }

    /// Shortens the line by its last decision and what chance made of it. After one or several of
    /// these comes [`Line::rewind`].
    pub(super) fn take_back(&mut self) {
        while self.places.pop().is_some_and(EntryPlace::is_chance) {}
    }

    /// The game stands at an earlier point, as near before the end of the line as one is kept: what
    /// [`Line::to_play`] gives has to be played again.
    pub(super) fn rewind(&mut self, origin: S) {
        let end = self.places.len();
        let kept = self.milestones.iter().take_while(|point| point.at <= end);
        self.milestones.truncate(kept.count());
        let last = self.milestones.last();
        self.now = last.copied().unwrap_or(Point::start(origin));
    }

    /// The next entry that has to be played again, if the game does not stand at the end.
    pub(super) fn to_play(&self) -> Option<EntryPlace> {
        self.places.get(self.now.at).copied()
    }

    /// It was played. Points nearer and nearer to the end are kept on the way, because what is
    /// taken back once is often taken back again, a step further.
    pub(super) fn played_again(&mut self, played: Played) {
        self.now.pass(played);
        let left = self.places.len() - self.now.at;
        if left == 0 || left.is_power_of_two() {
            self.keep_milestone();
        }
    }

    fn keep_milestone(&mut self) {
        if self.milestones.is_full() {
            self.drop_a_milestone();
        }
        // There is room now.
        let _ = self.milestones.push(self.now);
    }

    /// Forgets the point that is missed least: whose neighbours are near to each other, seen from
    /// the end.
    fn drop_a_milestone(&mut self) {
        let end = self.now.at;
        let at = |number: usize| self.milestones.get(number).map_or(end, |point| point.at);
        let mut least = (0, 0, 0);
        for number in 0..self.milestones.len() {
            let before = number.checked_sub(1).map_or(0, at);
            let after = at(number + 1);
            let (gap, distance) = (after - before, end - after + 1);
            let (_, least_gap, least_distance) = least;
            // gap / distance < least_gap / least_distance
            if number == 0 || gap * least_distance < least_gap * distance {
                least = (number, gap, distance);
            }
        }
        self.milestones.remove(least.0);
    }
}

#[cfg(test)]
mod tests;
