//! A fair number below `n`, from 16-bit words.
//!
//! Written out here rather than taken from a library, because library samplers may change between
//! versions and a change would break the checking of every game already played.

/// A uniform number in `0..n`, taking as many 16-bit words as it needs.
///
/// Lemire's method: the product `word * n` has the result as its high half, and is refused if its
/// low half is below `65536 % n`, which leaves exactly as many words for every result. An `n` of 0
/// or 1 gives 0 and takes no word.
///
/// The source must be random: from one that repeats a refused word for ever, this never returns.
/// The word 65535 is never refused.
///
/// ```
/// use engine::chance::below;
///
/// assert_eq!(below(6, || 10922), 0);
/// // 10923 * 6 is 65538, with a low half of 2: refused, because 65536 % 6 is 4.
/// let mut words = [10923, 10924].into_iter();
/// assert_eq!(below(6, || words.next().unwrap_or_default()), 1);
/// ```
pub fn below(n: u16, mut next: impl FnMut() -> u16) -> u16 {
    if n < 2 {
        return 0;
    }
    let n = u32::from(n);
    let mut product = u32::from(next()) * n;
    // The threshold is less than n, so most words pass here: the Pico's core has no division
    // instruction.
    if low_half(product) < n {
        let threshold = 0x1_0000 % n;
        while low_half(product) < threshold {
            product = u32::from(next()) * n;
        }
    }
    (product >> 16) as u16
}

fn low_half(product: u32) -> u32 {
    product & 0xffff
}
