//! Is this as often as it should be? A chi-square test for the few degrees of freedom needed here.

/// The statistic of counts against the probabilities that they should have, with its degrees of
/// freedom.
///
/// ```
/// use host_tests::statistics::chi_square;
/// let (statistic, freedom) = chi_square(&[(50, 0.5), (50, 0.5)]);
/// assert_eq!((statistic, freedom), (0.0, 1));
/// ```
pub fn chi_square(counts: &[(u64, f64)]) -> (f64, usize) {
    let total: u64 = counts.iter().map(|(count, _)| count).sum();
    let statistic = counts
        .iter()
        .filter(|(_, probability)| *probability > 0.0)
        .map(|(count, probability)| {
            let expected = total as f64 * probability;
            (*count as f64 - expected).powi(2) / expected
        })
        .sum();
    let possible = counts.iter().filter(|(_, p)| *p > 0.0).count();
    (statistic, possible.saturating_sub(1))
}

/// Could counts like these come about by chance? The bound is the 99.99th percentile by Wilson
/// and Hilferty's approximation; with the fixed seeds of the tests the answer never changes.
/// Anything that cannot be and still came up is not plausible at all.
pub fn plausible(counts: &[(u64, f64)]) -> bool {
    const NORMAL_9999: f64 = 3.719;
    if counts.iter().any(|(count, p)| *count > 0 && *p <= 0.0) {
        return false;
    }
    let (statistic, freedom) = chi_square(counts);
    if freedom == 0 {
        return true;
    }
    let k = freedom as f64;
    let bound = k * (1.0 - 2.0 / (9.0 * k) + NORMAL_9999 * (2.0 / (9.0 * k)).sqrt()).powi(3);
    statistic <= bound
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_counts_are_plausible_and_lopsided_ones_are_not() {
        let fair = |counts: [u64; 4]| plausible(&counts.map(|count| (count, 0.25)));
        assert!(fair([1000, 1010, 985, 1005]));
        assert!(!fair([1000, 1200, 900, 900]));
    }

    #[test]
    fn what_cannot_be_is_never_plausible() {
        assert!(plausible(&[(100, 1.0), (0, 0.0)]));
        assert!(!plausible(&[(100, 1.0), (1, 0.0)]));
    }
}
