//! Dealers, and proof that they were fair.

use engine::artifact::{Artifact, Expansions, Setup, StartPlayer};

use super::{NO_EXPANSION, by_first_rules, game, some_games, with};

host_tests::register_chance! {
    games: some_games(),
    otherwise: otherwise,
    dealt: |_, after| *after,
    hashes: [
        (with(3, NO_EXPANSION), 7, 0x89d4_6e61_301a_9d99),
        (complete(3), 7, 0x1409_c544_ca51_c68d),
        (complete(3), 42, 0x3d54_281e_9fff_6a16),
        (complete(4), 7, 0x6701_0924_a146_1704),
        (complete(4), 42, 0x4d97_83db_a310_d9d3),
        (complete(5), 7, 0xd237_1b4a_91f0_7630),
        (complete(5), 42, 0xa762_06b3_2dbf_7957),
        // By the first rules, a seed is the game that it always was.
        (by_first_rules(complete(4)), 42, 0x4d97_83db_a310_d9d3),
        (by_first_rules(complete(5)), 42, 0xa762_06b3_2dbf_7957),
    ],
}

fn complete(players: u8) -> Artifact {
    game(Setup {
        expansions: Expansions::BOTH,
        start: StartPlayer::Chance,
        ..Setup::base(players)
    })
}

fn otherwise(one: &Artifact) -> Artifact {
    let mut setup = *one.setup();
    setup.quick_start = !setup.quick_start;
    game(setup)
}
