use std::vec;
use std::vec::Vec;

use crate::chance::{Seed, Stream, below, shuffle};

const CARDS: usize = 27;

type Next<'a> = &'a mut dyn FnMut() -> u16;

/// The range everybody writes first: the low results come up more often.
fn modulo(n: u16, next: Next) -> u16 {
    next() % n
}

/// The shuffle everybody writes first: n^n equally likely ways cannot be n! equally likely orders.
fn naive_swaps(cards: &mut [usize], next: Next) {
    for place in 0..cards.len() {
        let other = below(cards.len() as u16, &mut *next);
        cards.swap(place, other.into());
    }
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

/// A source that can be written down in one line: 39022, 61087, 20196, 45005, ...
fn congruential() -> impl FnMut() -> u16 {
    let mut word: u16 = 1;
    move || {
        word = word.wrapping_mul(25173).wrapping_add(13849);
        word
    }
}

/// Frozen: a change of these breaks saved commitments.
#[test]
fn shuffle_gives_its_frozen_vectors() {
    let mut ten: [u8; 10] = core::array::from_fn(|place| place as u8);
    shuffle(&mut ten, congruential());
    assert_eq!(ten, [6, 7, 9, 3, 1, 0, 4, 2, 8, 5]);

    let mut cards: [usize; CARDS] = core::array::from_fn(|place| place);
    shuffle(&mut cards, congruential());
    let expected = [
        11, 9, 12, 0, 14, 3, 21, 22, 15, 17, 18, 2, 23, 13, 10, 4, 6, 19, 8, 5, 20, 25, 1, 26, 7,
        24, 16,
    ];
    assert_eq!(cards, expected);
}

#[test]
fn a_slice_of_no_or_one_item_takes_no_word() {
    shuffle::<u8>(&mut [], || panic!("no word is needed"));
    shuffle(&mut [1], || panic!("no word is needed"));
}

#[test]
fn of_a_slice_that_is_too_long_the_rest_stays_in_its_place() {
    let mut items: Vec<u32> = (0..70_000).collect();
    shuffle(&mut items, congruential());
    assert_ne!(items[..65_535], (0..65_535).collect::<Vec<_>>());
    assert_eq!(items[65_535..], (65_535..70_000).collect::<Vec<_>>());
    items.sort_unstable();
    assert_eq!(items, (0..70_000).collect::<Vec<_>>());
}

#[test]
fn every_order_of_four_items_comes_from_equally_many_choices() {
    let mut orders = Vec::new();
    for choices in 0..24_u16 {
        // The middle of the words that give the wanted choice, so none is refused.
        let wanted = [(choices % 4, 4), (choices / 4 % 3, 3), (choices / 12, 2)];
        let mut words = wanted
            .iter()
            .map(|(choice, n)| (2 * choice + 1) * (32768 / n));
        let mut items = [0, 1, 2, 3];
        shuffle(&mut items, || words.next().unwrap());
        orders.push(items);
    }
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 24);
}

/// How many standard deviations the chi-square of card x place lies above what is expected.
///
/// The counts of a permutation hang together, so the plain sum is (n - 1) / n away from a
/// chi-square with (n - 1)^2 degrees of freedom.
fn card_by_place_deviation(seed: u8, mix: impl Fn(&mut [usize], Next)) -> f64 {
    const ROUNDS: u32 = 27_000;
    let mut words = Seed([seed; 32]).words(Stream(*b"chi-square--"));
    let mut hits = [[0u32; CARDS]; CARDS];
    for _ in 0..ROUNDS {
        let mut cards: [usize; CARDS] = core::array::from_fn(|place| place);
        mix(&mut cards, &mut || words.next().unwrap());
        for (place, card) in cards.into_iter().enumerate() {
            hits[place][card] += 1;
        }
    }
    let expected = f64::from(ROUNDS) / CARDS as f64;
    let squares = hits
        .as_flattened()
        .iter()
        .map(|hit| (f64::from(*hit) - expected).powi(2));
    let others = (CARDS - 1) as f64;
    let chi_square = squares.sum::<f64>() / expected * others / CARDS as f64;
    let freedom = others * others;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

#[test]
fn every_card_of_a_shuffled_deck_is_equally_often_in_every_place() {
    for seed in 1..=5 {
        let deviation = card_by_place_deviation(seed, |cards, next| shuffle(cards, next));
        assert!(deviation.abs() < 3.5, "seed {seed}: {deviation}");
    }
}

#[test]
fn the_same_check_refuses_naive_swaps() {
    for seed in 1..=5 {
        let deviation = card_by_place_deviation(seed, naive_swaps);
        assert!(deviation > 20.0, "seed {seed}: {deviation}");
    }
}

#[test]
fn the_same_check_refuses_a_shuffle_by_a_modulo_range_of_short_words() {
    // With 16-bit words the error is too small to be seen in a sample (the enumeration above sees
    // it); with the five bits that a careless driver might give, it is plain.
    let by_modulo = |cards: &mut [usize], next: Next| {
        for left in (2..=cards.len()).rev() {
            let pick = modulo(left as u16, &mut || next() >> 11);
            cards.swap(left - 1, pick.into());
        }
    };
    for seed in 1..=5 {
        let deviation = card_by_place_deviation(seed, by_modulo);
        assert!(deviation > 20.0, "seed {seed}: {deviation}");
    }
}
