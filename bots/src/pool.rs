//! The memory that thinking takes: the actions that are tried, and how well each did.

use engine::actions::CODES;

/// One action that is tried.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arm {
    /// The code of the action.
    pub code: u8,
    /// How often it was tried.
    pub tries: u32,
    /// The values of all tries together.
    pub sum: i64,
}

impl Arm {
    /// Did it do better on average than another? What was never tried did not.
    pub fn beats(&self, other: &Arm) -> bool {
        match (self.tries, other.tries) {
            (0, _) => false,
            (_, 0) => true,
            (tries, others) => self.sum * i64::from(others) > other.sum * i64::from(tries),
        }
    }
}

/// Room for all that a seat can try. It belongs to no game and lives with whoever lets a
/// [`crate::Thinker`] think; what is in there before does not matter.
#[derive(Clone, Debug)]
pub struct Pool {
    /// Those that are still tried. Nothing has to be made of the room for more, wherever it lies.
    arms: heapless::Vec<Arm, { CODES as usize }>,
}

impl Default for Pool {
    fn default() -> Self {
        Self::new()
    }
}

impl Pool {
    /// An empty one, for a place in memory that is known when the program is built.
    pub const fn new() -> Self {
        Self {
            arms: heapless::Vec::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.arms.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.arms.len()
    }

    /// All that are still tried.
    pub(crate) fn arms(&mut self) -> &mut [Arm] {
        &mut self.arms
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arm> {
        self.arms.iter()
    }

    /// Adds an action behind all that weigh as much. If there is no room for all, the lightest go.
    pub(crate) fn rank(&mut self, code: u8, weight: u32, room: usize) {
        let heavier = |arm: &Arm| arm.sum >= i64::from(weight);
        let place = self.iter().take_while(|arm| heavier(arm)).count();
        if place >= room.min(self.arms.capacity()) {
            return;
        }
        if self.arms.len() >= room || self.arms.is_full() {
            self.arms.pop();
        }
        let new = Arm {
            code,
            tries: 0,
            sum: weight.into(),
        };
        // There is room now, and the place is not behind the end.
        let _ = self.arms.insert(place, new);
    }

    /// What was only a rank so far becomes the sum of no tries.
    pub(crate) fn begin(&mut self) {
        for arm in self.arms() {
            arm.sum = 0;
        }
    }

    /// Keeps the better half, best first.
    pub(crate) fn halve(&mut self) {
        let arms = self.arms();
        // There are few, and they are nearly in order.
        for end in 1..=arms.len() {
            let Some(sorted) = arms.get_mut(..end) else {
                break;
            };
            for place in (1..end).rev() {
                let Some([better, worse]) = sorted.get_mut(place - 1..=place) else {
                    break;
                };
                if !worse.beats(better) {
                    break;
                }
                core::mem::swap(better, worse);
            }
        }
        self.arms.truncate(self.arms.len().div_ceil(2));
    }

    /// The one that did best so far; the first of those that did equally well.
    pub(crate) fn best(&self) -> Option<&Arm> {
        self.iter()
            .reduce(|best, arm| if arm.beats(best) { arm } else { best })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The weight of an action, by its number: in no order.
    fn weight(number: u32) -> u32 {
        number * 7919 % 1009
    }

    #[test]
    fn a_full_pool_drops_the_least_promising_and_keeps_the_others_in_order() {
        const ALL: u32 = 400;
        for (room, kept) in [(usize::MAX, CODES as usize), (5, 5), (1, 1)] {
            let mut pool = Pool::new();
            for number in 0..ALL {
                pool.rank(number as u8, weight(number), room);
            }
            assert_eq!(pool.len(), kept);
            let least = pool.iter().map(|arm| arm.sum).min();
            let is_more = |sum: i64| Some(sum) > least;
            let weights = (0..ALL).map(|number| i64::from(weight(number)));
            let promising = weights.filter(|sum| is_more(*sum)).count();
            let tried = pool.iter().filter(|arm| is_more(arm.sum)).count();
            assert_eq!(promising, tried, "room for {room}");
            assert!(pool.arms().is_sorted_by(|one, other| one.sum >= other.sum));
        }
    }

    #[test]
    fn half_of_a_pool_goes_and_it_is_the_worse_half() {
        let mut pool = Pool::new();
        for code in 0..7 {
            pool.rank(code, 1, usize::MAX);
        }
        for arm in pool.arms() {
            (arm.tries, arm.sum) = (2, i64::from(arm.code) * 3 % 7);
        }
        pool.halve();
        let mut left = pool.iter().map(|arm| arm.sum);
        assert!([6, 5, 4, 3].into_iter().eq(&mut left));
        assert_eq!(pool.best().map(|arm| arm.sum), Some(6));
    }
}
