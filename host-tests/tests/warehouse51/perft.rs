//! Positions ahead, counted: a number that changes says that a rule did.

use engine::chance::Seed;
use engine::game::Game;
use engine::warehouse51::Warehouse51;
use host_tests::perft::{after, before_the_end, counts};

use super::{by_first_rules, with, with_fists};

const SEED: Seed = Seed([51; 32]);

fn from_the_start(game: Warehouse51) -> [u64; 5] {
    counts(&game, &game.start(), SEED)
}

/// After so many decisions of the same random play.
fn from_the_middle(game: Warehouse51, decisions: usize) -> [u64; 4] {
    counts(&game, &after(&game, SEED, 1947, decisions), SEED)
}

/// When so many decisions are left.
fn from_the_end(game: Warehouse51, decisions: usize) -> [u64; 5] {
    counts(&game, &before_the_end(&game, SEED, 1947, decisions), SEED)
}

#[test]
fn positions_from_the_start() {
    assert_eq!(
        [3, 4, 5].map(|players| from_the_start(with(players))),
        [
            [4, 44, 264, 1144, 3856],
            [4, 44, 264, 1144, 4004],
            [4, 44, 264, 1144, 4004]
        ]
    );
}

#[test]
fn positions_from_the_first_fists() {
    assert_eq!(
        [3, 4, 5].map(|players| from_the_start(with_fists(players))),
        [
            [4, 44, 484, 5324, 25756],
            [4, 44, 484, 5324, 58564],
            [4, 44, 484, 5324, 58564]
        ]
    );
}

#[test]
fn positions_from_the_middle_with_three() {
    assert_eq!(
        [20, 40, 60, 80, 100].map(|decisions| from_the_middle(with(3), decisions)),
        [
            [1, 4, 96, 156],
            [30, 240, 1140, 24912],
            [10, 13, 79, 439],
            // By the first rules 1821: in a tie of fists, Mjöllnir's owner won and revealed next.
            [4, 96, 330, 1811],
            [28, 164, 183, 2437]
        ]
    );
}

#[test]
fn positions_with_a_tie_of_fists_by_the_first_rules() {
    let game = by_first_rules(with(3));
    assert_eq!(from_the_middle(game, 80), [4, 96, 330, 1821]);
}

#[test]
fn positions_from_the_middle_with_four() {
    assert_eq!(
        [30, 60, 90, 120, 140].map(|decisions| from_the_middle(with(4), decisions)),
        [
            [1, 4, 41, 461],
            [23, 299, 309, 539],
            [9, 261, 1044, 25092],
            [2, 85, 89, 179],
            [2, 58, 70, 340]
        ]
    );
}

#[test]
fn positions_from_the_middle_with_five() {
    assert_eq!(
        [40, 80, 120, 150, 170].map(|decisions| from_the_middle(with(5), decisions)),
        [
            [37, 52, 87, 387],
            [1, 4, 59, 439],
            [24, 408, 4080, 36720],
            [24, 24, 52, 53],
            [1, 27, 459, 4590]
        ]
    );
}

#[test]
fn positions_from_the_end() {
    assert_eq!(
        [3, 4, 5].map(|players| from_the_end(with(players), 5)),
        [
            [1, 3, 11, 46, 238],
            [2, 4, 8, 28, 68],
            [24, 25, 50, 90, 298]
        ]
    );
    assert_eq!(
        [3, 4, 5].map(|players| from_the_end(with(players), 10)),
        [
            [16, 359, 361, 1132, 11888],
            [6, 32, 1319, 1455, 3986],
            [32, 168, 333, 827, 914]
        ]
    );
}
