//! The legal actions of a seat as a set: sorted by construction, counted and picked without a
//! list, never cut off.

use core::fmt::Debug;
use core::marker::PhantomData;

use rand_core::Rng;

/// Something with a code of one byte, the same for ever: actions and outcomes of chance are
/// written to the log by it. Codes from [`CODES`] up belong to the log itself.
pub trait Coded: Copy + Eq + Debug {
    /// The code, below [`CODES`].
    fn code(self) -> u8;

    /// What the code stands for, if anything.
    fn from_code(code: u8) -> Option<Self>;
}

/// How many codes a game has for its actions, and how many for its outcomes of chance.
pub const CODES: u8 = 0xF0;

const WORDS: usize = 8;

/// A set of actions.
///
/// ```
/// use engine::actions::ActionSet;
/// use engine::artifact::{Action, Site};
///
/// let mut set: ActionSet<Action> = ActionSet::default();
/// set.insert(Action::Ship(Site::Asia));
/// set.insert(Action::Pass);
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Action::Pass));
/// assert_eq!(set.nth(0), Some(Action::Ship(Site::Asia)));
/// ```
#[derive(PartialEq, Eq)]
pub struct ActionSet<A> {
    words: [u32; WORDS],
    actions: PhantomData<A>,
}

impl<A> Clone for ActionSet<A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A> Copy for ActionSet<A> {}

impl<A> Default for ActionSet<A> {
    #[inline(always)]
    fn default() -> Self {
        Self {
            words: [0; WORDS],
            actions: PhantomData,
        }
    }
}

impl<A: Coded> ActionSet<A> {
    /// Adds an action.
    #[inline(always)]
    pub fn insert(&mut self, action: A) {
        self.insert_family(action.code(), 1);
    }

    /// Adds the actions whose codes are `first` plus the place of each set bit. A family of
    /// actions whose codes lie in one word of 32 is added at one stroke; bits beyond that word
    /// are dropped, so a family must not cross it.
    #[inline(always)]
    pub fn insert_family(&mut self, first: u8, members: u32) {
        if let Some(word) = self.words.get_mut(first as usize / 32) {
            *word |= members << (first % 32);
        }
    }

    /// Is the action in the set?
    #[inline(always)]
    pub fn contains(&self, action: A) -> bool {
        let code = action.code();
        self.words
            .get(code as usize / 32)
            .is_some_and(|word| word >> (code % 32) & 1 == 1)
    }

    /// How many actions.
    #[inline]
    pub fn len(&self) -> usize {
        let mut count = 0;
        for word in &self.words {
            // Most words are empty, and counting bits is not cheap on a small machine.
            if *word != 0 {
                count += word.count_ones();
            }
        }
        count as usize
    }

    /// No action at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The action with the lowest code.
    pub fn first(&self) -> Option<A> {
        self.nth(0)
    }

    /// The action at a place in the order of codes.
    #[inline]
    pub fn nth(&self, place: usize) -> Option<A> {
        let mut left = place;
        for (number, word) in self.words.iter().enumerate() {
            // There are few actions at a time: walking through them beats counting them.
            let mut rest = *word;
            while rest != 0 {
                if left == 0 {
                    return A::from_code(number as u8 * 32 + rest.trailing_zeros() as u8);
                }
                left -= 1;
                rest &= rest - 1;
            }
        }
        None
    }

    /// Any of the actions, each as likely as the others but for one part in millions: for play
    /// by chance, where speed counts. `None` if there is no action.
    #[inline]
    pub fn choose(&self, rng: &mut impl Rng) -> Option<A> {
        self.nth(scale(rng.next_u32(), self.len() as u32) as usize)
    }

    /// The actions in the order of their codes.
    #[inline]
    pub fn iter(&self) -> Actions<A> {
        Actions {
            set: *self,
            word: 0,
        }
    }
}

/// The actions of a set, one after the other.
#[derive(Clone)]
pub struct Actions<A> {
    /// What is left.
    set: ActionSet<A>,
    /// Words before this one are used up.
    word: usize,
}

impl<A: Coded> Iterator for Actions<A> {
    type Item = A;

    #[inline]
    fn next(&mut self) -> Option<A> {
        while let Some(word) = self.set.words.get_mut(self.word) {
            while *word != 0 {
                let code = self.word as u8 * 32 + word.trailing_zeros() as u8;
                *word &= *word - 1;
                // A code that stands for nothing is passed over.
                if let Some(action) = A::from_code(code) {
                    return Some(action);
                }
            }
            self.word += 1;
        }
        None
    }
}

/// Maps a random word to a number below `n`, which is itself below 65,536: the high half of their
/// product, put together from two products of 32 bits, since the Pico's core has no wider ones.
#[inline(always)]
pub(crate) fn scale(word: u32, n: u32) -> u32 {
    ((word >> 16) * n + (((word & 0xFFFF) * n) >> 16)) >> 16
}

impl<A: Coded> Debug for ActionSet<A> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// Every code up to the last stands for itself.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Number(u8);

    impl Coded for Number {
        fn code(self) -> u8 {
            self.0
        }

        fn from_code(code: u8) -> Option<Self> {
            (code < CODES).then_some(Number(code))
        }
    }

    fn set(codes: &[u8]) -> ActionSet<Number> {
        let mut set = ActionSet::default();
        for code in codes {
            set.insert(Number(*code));
        }
        set
    }

    fn codes(set: &ActionSet<Number>) -> Vec<u8> {
        set.iter().map(Coded::code).collect()
    }

    #[test]
    fn a_new_set_is_empty() {
        let empty = set(&[]);
        assert!(empty.is_empty());
        assert_eq!((empty.len(), empty.first(), empty.nth(0)), (0, None, None));
        assert_eq!(empty.iter().count(), 0);
    }

    #[test]
    fn actions_come_in_the_order_of_their_codes_each_once() {
        let some = set(&[200, 31, 32, 0, 239, 31]);
        assert_eq!(codes(&some), [0, 31, 32, 200, 239]);
        assert_eq!(some.len(), 5);
        assert_eq!(some.first(), Some(Number(0)));
    }

    #[test]
    fn a_set_contains_what_was_inserted_and_nothing_else() {
        let odd: Vec<u8> = (0..CODES).filter(|code| code % 2 == 1).collect();
        let some = set(&odd);
        for code in 0..CODES {
            assert_eq!(some.contains(Number(code)), code % 2 == 1);
        }
        assert_eq!(codes(&some), odd);
    }

    #[test]
    fn every_place_has_the_action_that_the_list_has_there() {
        let some = set(&[3, 4, 64, 95, 96, 127, 128, 239]);
        for (place, action) in some.iter().enumerate() {
            assert_eq!(some.nth(place), Some(action));
        }
        assert_eq!(some.nth(some.len()), None);
        assert_eq!(some.nth(usize::MAX), None);
    }

    #[test]
    fn a_full_set_is_not_cut_off() {
        let all: Vec<u8> = (0..CODES).collect();
        let full = set(&all);
        assert_eq!(full.len(), CODES as usize);
        assert_eq!(codes(&full), all);
        assert_eq!(full.nth(239), Some(Number(239)));
    }

    #[test]
    fn a_family_enters_at_one_stroke() {
        let mut some = set(&[]);
        some.insert_family(70, 0b1011);
        assert_eq!(codes(&some), [70, 71, 73]);
        some.insert_family(70, 0);
        assert_eq!(some, set(&[70, 71, 73]));
    }

    #[test]
    fn what_a_family_has_beyond_its_word_is_dropped() {
        let mut some = set(&[]);
        some.insert_family(30, 0b1111);
        assert_eq!(codes(&some), [30, 31]);
    }

    #[test]
    fn a_random_word_is_scaled_as_by_a_product_of_64_bits() {
        for n in [0, 1, 2, 3, 33, 240, 255, 4097, 65_535] {
            for word in [0, 1, 0xFFFF, 0x1_0000, 0x1234_5678, 0x8000_0001, u32::MAX] {
                let product = u64::from(word) * u64::from(n);
                assert_eq!(u64::from(scale(word, n)), product >> 32);
            }
        }
    }
}
