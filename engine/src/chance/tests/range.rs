use std::vec;

use crate::chance::below;

type Next<'a> = &'a mut dyn FnMut() -> u16;

/// The range everybody writes first: the low results come up more often.
fn modulo(n: u16, next: Next) -> u16 {
    next() % n
}

/// Gives the range each of the 65536 words, and says whether every result comes from equally many,
/// and only the remainder of the division is refused.
fn is_exactly_uniform(n: u16, range: impl Fn(u16, Next) -> u16) -> bool {
    let mut hits = vec![0u32; n.into()];
    let mut refused = 0;
    for word in 0..=u16::MAX {
        let mut taken = 0;
        let result = range(n, &mut || {
            taken += 1;
            if taken == 1 { word } else { u16::MAX }
        });
        if taken > 1 {
            refused += 1;
        } else {
            hits[usize::from(result)] += 1;
        }
    }
    let all = 0x1_0000;
    refused == all % u32::from(n) && hits.iter().all(|hit| *hit == all / u32::from(n))
}

#[test]
fn every_range_to_256_and_some_larger_are_exactly_uniform_over_all_words() {
    for n in (1..=256).chain([257, 1000, 21845, 32767, 32768, 32769, 40000, 65534, 65535]) {
        assert!(is_exactly_uniform(n, |n, next| below(n, next)), "below {n}");
    }
}

#[test]
fn the_same_check_refuses_a_modulo_range_unless_n_divides_65536() {
    for n in 1..=256_u16 {
        assert_eq!(
            is_exactly_uniform(n, modulo),
            n.is_power_of_two(),
            "modulo {n}"
        );
    }
}

/// Fails the test if `below` wants more words than there are.
fn below_taking(n: u16, words: &[u16]) -> (u16, usize) {
    let mut taken = 0;
    let result = below(n, || {
        taken += 1;
        words[taken - 1]
    });
    (result, taken)
}

/// Frozen: a change of these breaks saved commitments.
#[test]
fn below_gives_its_frozen_vectors() {
    let vectors: &[(u16, &[u16], u16, usize)] = &[
        (0, &[], 0, 0),
        (1, &[], 0, 0),
        (2, &[32767], 0, 1),
        (2, &[32768], 1, 1),
        (6, &[0, 10922], 0, 2),
        (6, &[0, 10923, 10924], 1, 3),
        (6, &[65535], 5, 1),
        (27, &[0, 2427], 0, 2),
        (27, &[0, 2428], 1, 2),
        (256, &[0], 0, 1),
        (256, &[65535], 255, 1),
        (1000, &[40000], 610, 1),
        (40000, &[0, 1], 0, 2),
        (65535, &[0, 1], 0, 2),
        (65535, &[65535], 65534, 1),
    ];
    for &(n, words, result, taken) in vectors {
        assert_eq!(
            below_taking(n, words),
            (result, taken),
            "below {n} of {words:?}"
        );
    }
}
