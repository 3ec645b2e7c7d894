//! Printed values as people change them: one more, one less, the next word.

use engine::print::{Print, Range};

/// Replaces a value by the next one or the one before, and round again. Numbers go from the least to
/// the most, which are one beyond what makes sense, so that people learn where the end is.
pub fn step<V: Print>(values: &mut V, field: V::Field, limits: (i32, i32), up: bool) {
    let (least, most) = match values.range(field) {
        Some(Range::Number { .. }) => limits,
        Some(Range::Word { count, .. }) => (0, count as i32 - 1),
        None => return,
    };
    let now = values.get(field);
    values.set(
        field,
        match up {
            true if now >= most => least,
            true => now + 1,
            false if now <= least => most,
            false => now - 1,
        },
    );
}

/// The number of a field among all those that are printed.
pub fn number_of<V: Print>(field: V::Field) -> Option<usize> {
    V::fields().position(|one| one == field)
}
