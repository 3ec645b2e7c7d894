//! Positions ahead, counted: a number that changes says that a rule did.

use engine::artifact::{Artifact, Expansions, Setup};
use engine::chance::Seed;
use engine::game::Game;
use host_tests::perft::{after, counts};

use super::{NO_EXPANSION, RESEARCH, ROLES, by_first_rules, game, with};

const SEED: Seed = Seed([19; 32]);

fn from_the_start(game: &Artifact) -> [u64; 6] {
    counts(game, &game.start(), SEED)
}

/// After so many decisions of the same random play.
fn from_the_middle(game: &Artifact, decisions: usize) -> [u64; 5] {
    counts(game, &after(game, SEED, 1920, decisions), SEED)
}

#[test]
fn positions_from_the_start() {
    assert_eq!(
        from_the_start(&with(3, NO_EXPANSION)),
        [3, 9, 27, 81, 243, 729]
    );
    assert_eq!(
        from_the_start(&with(4, NO_EXPANSION)),
        [4, 16, 64, 256, 1024, 4096]
    );
    assert_eq!(
        from_the_start(&with(5, Expansions::BOTH)),
        [4, 16, 64, 256, 1024, 4096]
    );
}

#[test]
fn positions_from_the_quick_start() {
    let quick = |players| {
        game(Setup {
            quick_start: true,
            ..Setup::base(players)
        })
    };
    assert_eq!(from_the_start(&quick(3)), [5, 25, 125, 625, 3125, 15625]);
    assert_eq!(from_the_start(&quick(4)), [6, 36, 216, 1296, 7776, 46656]);
    assert_eq!(from_the_start(&quick(5)), [6, 36, 216, 1296, 7776, 46656]);
}

#[test]
fn positions_from_the_first_turn() {
    assert_eq!(
        from_the_middle(&with(3, NO_EXPANSION), 18),
        [8, 41, 209, 1127, 5054]
    );
    assert_eq!(
        from_the_middle(&with(4, Expansions::BOTH), 24),
        [8, 47, 247, 1595, 7473]
    );
    assert_eq!(
        from_the_middle(&with(5, NO_EXPANSION), 30),
        [10, 82, 531, 3564, 16880]
    );
}

#[test]
fn positions_from_the_middle_of_the_base_game() {
    assert_eq!(
        from_the_middle(&with(3, NO_EXPANSION), 190),
        [6, 33, 145, 951, 8405]
    );
    assert_eq!(
        from_the_middle(&with(4, NO_EXPANSION), 290),
        [10, 56, 298, 1225, 4172]
    );
    assert_eq!(
        from_the_middle(&with(5, NO_EXPANSION), 310),
        [11, 66, 433, 2714, 14737]
    );
}

#[test]
fn positions_from_the_middle_with_expansions() {
    assert_eq!(
        from_the_middle(&with(3, RESEARCH), 220),
        [11, 91, 519, 2323, 12130]
    );
    // The second rules do not offer Carter here, so random play goes another way.
    assert_eq!(
        from_the_middle(&with(4, ROLES), 300),
        [1, 21, 206, 1170, 6109]
    );
    assert_eq!(
        from_the_middle(&by_first_rules(with(4, ROLES)), 300),
        [17, 72, 467, 3620, 22107]
    );
    assert_eq!(
        from_the_middle(&with(4, Expansions::BOTH), 260),
        [17, 191, 1421, 10232, 64922]
    );
    assert_eq!(
        from_the_middle(&with(5, Expansions::BOTH), 240),
        [17, 172, 1088, 6310, 32739]
    );
}

#[test]
fn positions_from_the_middle_of_an_exhibition() {
    // A role has to be chosen: one fewer than by the first rules, which offered Carter too. Then a
    // card to keep.
    assert_eq!(
        from_the_middle(&with(4, ROLES), 290),
        [6, 15, 52, 441, 3572]
    );
    assert_eq!(
        from_the_middle(&by_first_rules(with(4, ROLES)), 290),
        [7, 75, 368, 2883, 22275]
    );
    assert_eq!(
        from_the_middle(&with(4, Expansions::BOTH), 280),
        [3, 21, 186, 891, 14151]
    );
}
