use std::collections::BTreeSet;
use std::format;
use std::string::String;
use std::vec::Vec;

use super::counting_bytes;
use crate::chance::{Seed, Stream, Words};

const DECK: Stream = Stream(*b"deck-main---");
const START: Stream = Stream(*b"start-player");
const BOTS: Stream = Stream(*b"bots--------");

fn seed() -> Seed {
    Seed(counting_bytes())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_key_stream_is_that_of_rfc_8439() {
    // Section 2.4.2: the first block of the example.
    let nonce = Stream([0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0]);
    assert_eq!(
        hex(&seed().block(nonce, 1)),
        "224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf78\
         8a3b0aa372600a92b57974cded2b9334794cba40c63e34cdea212c4cf07d41b7"
    );
    // Appendix A.1, test vector 1.
    assert_eq!(
        hex(&Seed([0; 32]).block(Stream([0; 12]), 0)),
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7\
         da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    );
    // Appendix A.1, test vector 4.
    let mut key = [0; 32];
    key[1] = 0xff;
    assert_eq!(
        hex(&Seed(key).block(Stream([0; 12]), 2)),
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca\
         13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"
    );
}

#[test]
fn the_last_block_of_the_counter_can_be_read() {
    assert_eq!(
        hex(&Seed([0; 32]).block(Stream([0; 12]), u32::MAX)),
        "ace4cd09e294d1912d4ad205d06f95d9c2f2bfcf453e8753f128765b62215f4d\
         92c74f2f626c6a640c0b1284d839ec81f1696281dafc3e684593937023b58b1d"
    );
}

#[test]
fn words_are_the_little_endian_pairs_of_block_after_block() {
    let words: Vec<u16> = Seed([0; 32]).words(Stream([0; 12])).take(34).collect();
    let second = Seed([0; 32]).block(Stream([0; 12]), 1);
    assert_eq!(words[..4], [0xb876, 0xade0, 0xf1a0, 0x903d]);
    assert_eq!(words[32], u16::from_le_bytes([second[0], second[1]]));
    assert_eq!(words[33], u16::from_le_bytes([second[2], second[3]]));
}

#[test]
fn a_draw_that_uses_up_its_block_goes_on_two_to_the_twenty_further_and_wraps() {
    let word = |counter| {
        let block = seed().block(DECK, counter);
        u16::from_le_bytes([block[0], block[1]])
    };
    let first_words = |index| Words::new(seed(), DECK, index, 1 << 20).step_by(32);
    assert!(
        first_words(5)
            .take(3)
            .eq([5, 5 + (1 << 20), 5 + (2 << 20)].map(word))
    );
    assert!(
        first_words(u32::MAX)
            .take(2)
            .eq([u32::MAX, (1 << 20) - 1].map(word))
    );
}

/// Frozen: a change of these breaks saved commitments.
#[test]
fn draws_give_their_frozen_vectors() {
    let questions = [
        (0, 27),
        (1, 26),
        (2, 25),
        (3, 6),
        (1000, 1000),
        (u32::MAX, 27),
        (0, 65535),
        (7, 40000),
    ];
    let answers = |stream| questions.map(|(index, n)| seed().draw(stream, index, n));
    assert_eq!(answers(DECK), [18, 13, 20, 5, 655, 25, 45159, 24560]);
    assert_eq!(answers(START), [16, 5, 4, 2, 763, 18, 39107, 37953]);
    assert_eq!(answers(BOTS), [22, 3, 10, 2, 824, 20, 54969, 32527]);
}

/// Frozen like the others. Draws 3, 5 and 6 have one refused word, draw 11 has two.
#[test]
fn draws_with_refused_words_give_their_frozen_vectors() {
    let draws: [u16; 12] = core::array::from_fn(|index| seed().draw(DECK, index as u32, 40000));
    let expected = [
        27563, 20922, 32057, 20108, 38793, 38728, 25459, 24560, 19549, 197, 25552, 21346,
    ];
    assert_eq!(draws, expected);
}

#[test]
fn a_draw_among_none_or_one_is_zero() {
    assert_eq!(seed().draw(DECK, 0, 0), 0);
    assert_eq!(seed().draw(DECK, 0, 1), 0);
}

#[test]
fn a_draw_is_the_same_in_any_order_and_any_number_of_times() {
    let forwards: Vec<u16> = (0..200).map(|index| seed().draw(DECK, index, 27)).collect();
    let mut backwards: Vec<u16> = Vec::new();
    for index in (0..200).rev() {
        let _another_stream_in_between = seed().draw(BOTS, index, 6);
        backwards.push(seed().draw(DECK, index, 27));
    }
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

#[test]
fn streams_and_seeds_agree_no_more_often_than_chance() {
    let draws = |seed: Seed, stream| (0..2000).map(move |index| seed.draw(stream, index, 1000));
    let equal = |a: Vec<u16>, b: Vec<u16>| a.iter().zip(&b).filter(|(a, b)| a == b).count();
    let deck: Vec<u16> = draws(seed(), DECK).collect();
    // Two of 2000 are expected to agree.
    assert!(equal(deck.clone(), draws(seed(), START).collect()) < 12);
    assert!(equal(deck.clone(), draws(seed(), BOTS).collect()) < 12);
    assert!(equal(deck, draws(Seed([1; 32]), DECK).collect()) < 12);
}

#[test]
fn labels_that_differ_in_one_bit_share_no_block() {
    let mut blocks = BTreeSet::from([seed().block(DECK, 0)]);
    for bit in 0..96 {
        let mut label = DECK.0;
        label[bit / 8] ^= 1 << (bit % 8);
        assert!(blocks.insert(seed().block(Stream(label), 0)), "bit {bit}");
    }
}

#[test]
fn successive_draws_hit_every_value_equally_often() {
    let mut hits = [0u32; 27];
    for index in 0..27_000 {
        hits[usize::from(seed().draw(DECK, index, 27))] += 1;
    }
    let chi_square: f64 = hits
        .iter()
        .map(|hit| (f64::from(*hit) - 1000.0).powi(2) / 1000.0)
        .sum();
    // 26 degrees of freedom: 99.9 of 100 samples lie below 54.1.
    assert!(chi_square < 54.1, "{chi_square}");
}

#[test]
fn debug_does_not_show_the_seed() {
    let seed = Seed([0xab; 32]);
    assert_eq!(format!("{seed:?}"), "Seed(..)");
    assert_eq!(format!("{:?}", seed.words(DECK)), "Words(..)");
}
