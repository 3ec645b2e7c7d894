//! Sorting the short lists of a game. That of the standard library is made for thousands, and takes some thousand
//! bytes of a small device for every kind of list.

/// Sorts a short list by a key; equals stay in their order.
///
/// ```
/// let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
/// engine::sort::sort_few(&mut list, |(number, _)| *number);
/// assert_eq!(list, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
/// ```
pub fn sort_few<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 2..=list.len() {
        let mut place = end;
        while let Some([.., before, behind]) = list.get_mut(..place)
            && key(behind) < key(before)
        {
            core::mem::swap(before, behind);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    #[test]
    fn lists_are_sorted_as_by_the_standard_library() {
        let mut number = 1_u32;
        for length in 0..40 {
            let mut list: Vec<(u8, u32)> = Vec::new();
            for place in 0..length {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                list.push(((number >> 24) as u8 % 16, place));
            }
            let mut expected = list.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_few(&mut list, |(key, _)| *key);
            assert_eq!(list, expected);
        }
    }
}
