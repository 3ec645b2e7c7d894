//! Dealers, and proof that they were fair.

use engine::artifact::{Artifact, Expansions, Setup, StartPlayer};

use super::{NO_EXPANSION, by_first_rules, game, some_games, with};

host_tests::register_chance! {
    games: some_games(),
    otherwise: otherwise,
    dealt: |_, after| *after,
    hashes: [
        (with(3, NO_EXPANSION), 7, 0x27be_969d_8a74_9c8b),
        (complete(3), 7, 0x8ce7_ca0b_abf9_95ce),
        (complete(3), 42, 0x83b7_e384_6fff_1cc8),
        (complete(4), 7, 0xebbe_4e2b_b663_0b38),
        (complete(4), 42, 0xed8e_427a_4b7a_4bf8),
        (complete(5), 7, 0xae46_e210_452b_db7a),
        (complete(5), 42, 0x9e8d_7d39_45d7_6bd6),
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
