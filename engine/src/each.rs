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

/// Makes a fieldless enum a [`Member`] set: its variants in order, each once.
#[macro_export]
macro_rules! members {
    ($kind:ty, $count:literal, [$($variant:ident),+ $(,)?]) => {
        impl $crate::each::Member<$count> for $kind {
            const ALL: [Self; $count] = [$(Self::$variant),+];
            #[inline(always)]
            fn place(self) -> usize {
                self as usize
            }
        }
    };
}
