//! Whole games between bots, by what they decide in them: a change that lets a bot decide otherwise shows here. After a
//! power cut a bot would decide otherwise too, if it was changed in between.
//!
//! After an intended change the numbers below are renewed by hand, from what the failed test says.

use bots::{Fingerprint, Level, Opponent, Pool, whole_game};
use engine::actions::Coded;

use crate::thinking::{artifact_of, stack_of, warehouse51_of};

/// So many engine calls at a time. They change nothing.
const SLICE: u32 = 500;

/// Who plays: seat by seat, and round again.
const MIXES: [&[Level]; 3] = [
    &[Level::Easy],
    &[Level::Medium],
    &[Level::Easy, Level::Medium],
];

/// Artifact, Warehouse 51 and Artifact Stack, each by those mixes.
const GAMES: [[u64; 3]; 3] = [
    [
        0xb45c_b16c_2ac2_f075,
        0x05aa_ec15_6f4c_09bc,
        0x685a_06d1_a553_adcf,
    ],
    [
        0x4925_4cc7_e97a_a9b5,
        0x1bcb_135c_4af7_cdc9,
        0x8b3b_7b5a_63d1_154c,
    ],
    [
        0xc2fa_5f17_3bee_b066,
        0x75b0_9d0f_644e_628c,
        0x7841_c259_f60d_759e,
    ],
];

/// The same three games between medium bots, at some decisions of which easy and hard ones are asked too. It is another
/// number whenever the budget or the judgement of hard bots changes.
const HARD: [u64; 3] = [
    0x1f8d_47d4_452e_8c14,
    0x1bdd_d08c_b316_28d7,
    0xed25_2d3e_710d_2675,
];

/// The sum of all that is decided in a game, by the rule of FNV-1a, and how it ends.
fn of_a_game<G: Opponent>(game: &G, levels: &[Level]) -> u64 {
    let mut pool = Pool::new();
    let mut sum: u64 = 0xcbf2_9ce4_8422_2325;
    let mut add = |number: u64| sum = (sum ^ number).wrapping_mul(0x0000_0100_0000_01b3);
    let last = whole_game(game, 7, |asked| {
        let level = levels[asked.seat as usize % levels.len()];
        let action = asked.think(G::plan(level), &mut pool, SLICE)?;
        add(action.code().into());
        Some(action)
    });
    add(game.hash(&last.unwrap()));
    sum
}

fn of_mixes<G: Opponent>(game: &G) -> [u64; 3] {
    MIXES.map(|levels| of_a_game(game, levels))
}

#[test]
fn whole_games_of_easy_and_medium_bots_are_those_that_they_were() {
    let games = [
        of_mixes(&artifact_of(4)),
        of_mixes(&warehouse51_of(4)),
        of_mixes(&stack_of(4)),
    ];
    assert_eq!(games, GAMES, "{games:#018x?}");
}

fn with_hard_asked<G: Opponent>(game: &G) -> u64 {
    let mut pool = Pool::new();
    let print = Fingerprint::of(game, 7, |asked, level| {
        asked.think(G::plan(level), &mut pool, SLICE)
    });
    print.unwrap().number()
}

#[test]
fn hard_bots_decide_what_they_decided() {
    let games = [
        with_hard_asked(&artifact_of(4)),
        with_hard_asked(&warehouse51_of(4)),
        with_hard_asked(&stack_of(4)),
    ];
    assert_eq!(games, HARD, "{games:#018x?}");
}
