//! The best grouping of porcelain and monsters, against trying every grouping of every hand.

use std::vec;

use super::*;
use crate::stack::{
    Face, Letter, Monster, MonsterValues, Monsters, Pieces, PorcelainValues, Values,
};

/// The most that each set of nine cards is worth, by splitting off every group that holds its
/// first card.
fn try_everything(group: impl Fn(u16) -> Option<i32>) -> Vec<i32> {
    let mut best = vec![0; 1 << 9];
    for hand in 1u16..1 << 9 {
        let first = hand & hand.wrapping_neg();
        best[usize::from(hand)] = (1..=hand)
            .filter(|part| part & !hand == 0 && part & first != 0)
            .filter_map(|part| Some(group(part)? + best[usize::from(hand & !part)]))
            .max()
            .expect("a card alone is a group");
    }
    best
}

/// The faces of some cards of a deck.
fn faces(deck: Deck, hand: u16) -> Vec<Face> {
    let values = Values::default();
    Cards::some_of(deck, hand)
        .iter()
        .map(|card| values.card(card).face)
        .collect()
}

fn porcelain_group(values: &PorcelainValues, faces: &[Face]) -> Option<i32> {
    let same = faces.windows(2).all(|two| two[0] == two[1]);
    let different = |a, b, c| a != b && b != c && a != c;
    Some(i32::from(match *faces {
        [_] => values.single,
        [_, _] if same => values.pair,
        [_, _, _] if same => values.three,
        [a, b, c] if different(a, b, c) => values.mixed,
        _ => return None,
    }))
}

fn monster_group(values: &MonsterValues, faces: &[Face]) -> Option<i32> {
    let count = |monster| {
        faces
            .iter()
            .filter(|face| **face == Face::Monster(monster))
            .count()
    };
    Some(i32::from(match Monster::ALL.map(count) {
        [1, 0, 0, 0] | [0, 1, 0, 0] => values.monster,
        [0, 0, 1, 0] => values.cross,
        [0, 0, 0, 1] => values.coffin,
        [1, 0, 1, 0] => values.vampire_cross,
        [0, 1, 0, 1] => values.mummy_coffin,
        [1, 1, 1, 0] | [1, 1, 0, 1] => values.trio,
        _ => return None,
    }))
}

fn check_porcelain(values: &PorcelainValues) {
    let deck = Deck::Porcelain;
    let best = try_everything(|part| porcelain_group(values, &faces(deck, part)));
    for hand in 0u16..1 << 9 {
        let held = faces(deck, hand);
        let pieces = Pieces::from_fn(|letter: Letter| {
            held.iter()
                .filter(|face| **face == Face::Porcelain(letter))
                .count() as u8
        });
        assert_eq!(values.best(pieces), best[usize::from(hand)], "{held:?}");
    }
}

fn check_monsters(values: &MonsterValues) {
    let deck = Deck::VampireMummy;
    let best = try_everything(|part| monster_group(values, &faces(deck, part)));
    for hand in 0u16..1 << 9 {
        let held = faces(deck, hand);
        let monsters = Monsters::from_fn(|monster: Monster| {
            held.iter()
                .filter(|face| **face == Face::Monster(monster))
                .count() as u8
        });
        assert_eq!(values.best(monsters), best[usize::from(hand)], "{held:?}");
    }
}

/// Porcelain: the best way, for all hands.
#[test]
fn porcelain_counts_in_the_best_way() {
    check_porcelain(&Values::default().porcelain);
}

/// Porcelain: also with other printed values, where other groupings are best.
#[test]
fn porcelain_counts_in_the_best_way_with_other_values() {
    for [single, pair, three, mixed] in [[1, 4, 8, 2], [5, 4, 8, 9], [-2, 1, 1, 1], [0, 9, 8, 7]] {
        check_porcelain(&PorcelainValues {
            single,
            pair,
            three,
            mixed,
        });
    }
}

/// Vampire and mummy: the best way, for all hands.
#[test]
fn monsters_count_in_the_best_way() {
    check_monsters(&Values::default().monsters);
}

/// Vampire and mummy: with the monster hunter, and with other printed values.
#[test]
fn monsters_count_in_the_best_way_with_other_values() {
    let printed = Values::default().monsters;
    for [monster, trio, coffin] in [[1, 4, 2], [-1, 9, 2], [-3, 6, 7], [2, 2, 2]] {
        check_monsters(&MonsterValues {
            monster,
            trio,
            coffin,
            ..printed
        });
    }
}

/// The rulings: the trio is worth what pairing gives, so pairs suffice.
#[test]
fn the_trio_is_worth_what_pairing_gives() {
    let printed = Values::default().monsters;
    let without = MonsterValues {
        trio: i8::MIN,
        ..printed
    };
    for hand in 0u16..1 << 9 {
        let held = faces(Deck::VampireMummy, hand);
        let monsters = Monsters::from_fn(|monster: Monster| {
            held.iter()
                .filter(|face| **face == Face::Monster(monster))
                .count() as u8
        });
        assert_eq!(printed.best(monsters), without.best(monsters));
    }
}
