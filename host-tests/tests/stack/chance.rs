//! Dealers, and proof that they were fair.

use engine::each::Member;
use engine::stack::{ArtifactStack, Card, Phase, Place, State};

use super::{by_chance, game, some_games, with, with_last_decks, with_much_silver};

host_tests::register_chance! {
    games: some_games(),
    otherwise: otherwise,
    dealt: dealt,
    hashes: [
        (with(2), 7, 0xafee_437e_be9e_b0d6),
        (by_chance(2), 42, 0x31d6_12ad_9554_bbf5),
        (by_chance(3), 7, 0xc1bf_13b2_587b_4410),
        (by_chance(3), 42, 0xebaa_4de8_4608_46d1),
        (by_chance(4), 7, 0x5403_9756_fbcd_5b11),
        (with_last_decks(4), 42, 0x82c8_a2d4_6930_34a6),
        (with_much_silver(3), 7, 0x4a0b_fa0a_b42d_edaa),
    ],
}

/// A temple is rolled as a whole: what counts then is the first card that was laid.
fn dealt(before: &State, after: &State) -> (Option<Card>, Option<State>) {
    let table = before.table();
    if table.phase != Phase::Laying {
        return (None, Some(*after));
    }
    let first = Place::ALL[usize::from(table.temple.standing().len())];
    (after.table().temple.face_up(first), None)
}

/// The most stars are worth a point more.
fn otherwise(one: &ArtifactStack) -> ArtifactStack {
    let mut setup = *one.setup();
    setup.values.most_stars += 1;
    game(setup)
}
