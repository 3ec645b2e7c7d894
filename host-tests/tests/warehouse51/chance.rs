//! Dealers, and proof that they were fair.

use engine::warehouse51::Warehouse51;

use super::{by_chance, by_first_rules, game, some_games, with, with_fists};

host_tests::register_chance! {
    games: some_games(),
    otherwise: otherwise,
    dealt: |_, after| *after,
    hashes: [
        (with(3), 7, 0x5067_2902_1fcd_e483),
        (by_chance(3), 42, 0x718d_8f63_6a28_4287),
        (by_chance(4), 7, 0x7273_a902_2bf0_e1cc),
        (by_chance(4), 42, 0xe007_d9af_81a3_c693),
        (by_chance(5), 7, 0xa06d_fe1d_5281_846e),
        (by_chance(5), 42, 0xa589_0ca3_0615_022b),
        (with_fists(5), 7, 0x6151_a7c9_e26a_fd26),
        // By the first rules, a seed is the game that it always was.
        (by_first_rules(by_chance(5)), 42, 0xa589_0ca3_0615_022b),
        (by_first_rules(with_fists(5)), 7, 0x6151_a7c9_e26a_fd26),
    ],
}

/// A set is worth a point more.
fn otherwise(one: &Warehouse51) -> Warehouse51 {
    let mut setup = *one.setup();
    setup.values.set_points += 1;
    game(setup)
}
