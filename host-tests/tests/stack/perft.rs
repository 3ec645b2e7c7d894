//! Positions ahead, counted: a number that changes says that a rule did.

use engine::chance::Seed;
use engine::game::Game;
use engine::stack::ArtifactStack;
use host_tests::perft::{after, before_the_end, counts};

use super::{by_chance, with, with_last_decks};

const SEED: Seed = Seed([26; 32]);

fn from_the_start(game: ArtifactStack) -> [u64; 4] {
    counts(&game, &game.start(), SEED)
}

/// After so many decisions of the same random play.
fn from_the_middle(game: ArtifactStack, decisions: usize) -> [u64; 6] {
    counts(&game, &after(&game, SEED, 54, decisions), SEED)
}

/// When so many decisions are left.
fn from_the_end(game: ArtifactStack, decisions: usize) -> [u64; 8] {
    counts(&game, &before_the_end(&game, SEED, 54, decisions), SEED)
}

#[test]
fn positions_from_the_start() {
    assert_eq!(
        [with(2), with_last_decks(3), by_chance(4)].map(from_the_start),
        [
            [41, 311, 1691, 17153],
            [47, 608, 2561, 34266],
            [42, 385, 1858, 21476]
        ]
    );
}

#[test]
fn positions_from_the_middle_of_the_first_temple() {
    assert_eq!(
        [with(2), with_last_decks(3), by_chance(4)].map(|game| from_the_middle(game, 30)),
        [
            [8, 45, 133, 365, 1248, 7482],
            [1, 5, 9, 24, 89, 305],
            [1, 9, 17, 89, 205, 754]
        ]
    );
}

#[test]
fn positions_from_the_middle_of_the_second_temple() {
    assert_eq!(
        [with(4), with_last_decks(2), by_chance(3)].map(|game| from_the_middle(game, 100)),
        [
            [2, 13, 18, 174, 258, 1799],
            [1, 5, 6, 23, 32, 104],
            [3, 8, 22, 90, 182, 571]
        ]
    );
}

#[test]
fn positions_from_the_end() {
    assert_eq!(
        [with(3), with_last_decks(4), by_chance(2)].map(|game| from_the_end(game, 14)),
        [
            [7, 31, 143, 592, 2028, 5874, 14215, 34322],
            [2, 2, 8, 19, 46, 144, 316, 587],
            [1, 5, 15, 85, 191, 866, 2464, 7680]
        ]
    );
}
