//! One value for each member of a closed set (seats, sites, tracks): an array whose index cannot
//! be out of range, because the index is the member itself.

use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

/// A closed set of `N` members, each with its own place.
pub trait Member<const N: usize>: Copy + 'static {
    /// Every member, in order of its place.
    const ALL: [Self; N];

    /// The member's place: below `N`.
    fn place(self) -> usize;

    /// The member at a place, if there is one.
    fn at(place: usize) -> Option<Self> {
        Self::ALL.get(place).copied()
    }
}

/// One `T` for each of the `N` members of `K`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Each<K, T, const N: usize> {
    items: [T; N],
    members: PhantomData<K>,
}

impl<K: Member<N>, T, const N: usize> Each<K, T, N> {
    /// From an array in the members' order.
    pub const fn new(items: [T; N]) -> Self {
        Self {
            items,
            members: PhantomData,
        }
    }

    /// The value that a function gives for each member.
    pub fn from_fn(mut value: impl FnMut(K) -> T) -> Self {
        Self::new(K::ALL.map(&mut value))
    }

    /// Members with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.into_iter().zip(self.items.iter())
    }

    /// The values alone, to be changed.
    pub const fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.items
    }

    /// The values alone, in the members' order.
    pub const fn values(&self) -> &[T; N] {
        &self.items
    }
}

impl<K: Member<N>, T: Copy, const N: usize> Each<K, T, N> {
    /// The same value for every member.
    pub const fn all(value: T) -> Self {
        Self::new([value; N])
    }
}

// A member's place is below N by the contract of `Member`, kept by enums with exactly N variants.
#[allow(clippy::indexing_slicing)]
impl<K: Member<N>, T, const N: usize> Index<K> for Each<K, T, N> {
    type Output = T;
    #[inline(always)]
    fn index(&self, member: K) -> &T {
        &self.items[member.place()]
    }
}

#[allow(clippy::indexing_slicing)]
impl<K: Member<N>, T, const N: usize> IndexMut<K> for Each<K, T, N> {
    #[inline(always)]
    fn index_mut(&mut self, member: K) -> &mut T {
        &mut self.items[member.place()]
    }
}

/// Defines an enum without fields as a plain value of one byte, and makes it a [`Member`] set: its
/// variants in order, each once. `COUNT` says how many there are.
///
/// ```
/// use engine::each::{Each, Member};
///
/// engine::members! {
///     /// A side of a coin.
///     pub enum Side {
///         /// The head.
///         Heads,
///         /// The number.
///         Tails,
///     }
/// }
///
/// let thrown: Each<Side, u8, { Side::COUNT }> = Each::new([3, 5]);
/// assert_eq!(thrown[Side::Tails], 5);
/// assert_eq!(Side::ALL, [Side::Heads, Side::Tails]);
/// ```
#[macro_export]
macro_rules! members {
    (
        $(#[$about:meta])*
        $visible:vis enum $kind:ident {
            $($(#[$about_variant:meta])* $variant:ident),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $visible enum $kind {
            $($(#[$about_variant])* $variant),+
        }

        impl $kind {
            /// How many there are.
            $visible const COUNT: usize = [$(Self::$variant),+].len();
        }

        impl $crate::each::Member<{ $kind::COUNT }> for $kind {
            const ALL: [Self; $kind::COUNT] = [$(Self::$variant),+];
            #[inline(always)]
            fn place(self) -> usize {
                self as usize
            }
        }
    };
}

/// Makes a struct of one number a [`Member`] set: the numbers below a count.
#[macro_export]
macro_rules! numbered_members {
    ($kind:ident, $count:expr) => {
        impl $crate::each::Member<{ $count }> for $kind {
            const ALL: [Self; $count] = {
                let mut all = [$kind(0); $count];
                let mut number = 0;
                // The bound is the array's own length, known to the compiler.
                #[allow(clippy::indexing_slicing)]
                while number < $count {
                    all[number] = $kind(number as u8);
                    number += 1;
                }
                all
            };

            #[inline(always)]
            fn place(self) -> usize {
                self.0 as usize
            }

            #[inline(always)]
            fn at(place: usize) -> Option<Self> {
                if place < $count {
                    Some($kind(place as u8))
                } else {
                    None
                }
            }
        }
    };
}
