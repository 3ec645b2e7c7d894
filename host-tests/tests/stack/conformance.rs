//! Random play with every set-up and with other printed values.

use engine::stack::{ArtifactStack, Phase, Setup};
use host_tests::conformance::{random_game, sampled_game};
use host_tests::play::Long;
use proptest::prelude::*;

use super::{by_chance, game, setups, values, with_much_silver};

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]
    #[test]
    fn random_play_keeps_every_promise(setup in setups(), seed in any::<u64>()) {
        let played = random_game(&game(setup), seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 52, "{played:?}");
    }

    #[test]
    fn other_printed_values_keep_every_promise(
        setup in setups(),
        values in values(),
        seed in any::<u64>(),
    ) {
        let played = random_game(&game(Setup { values, ..setup }), seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 52, "{played:?}");
    }
}

/// A temple that stands has a card on top of it: whoever has an action can take one for nothing.
fn some_card_is_free(record: &Long<ArtifactStack>) {
    let table = record.state().table();
    let standing = table.temple.standing();
    if table.phase == Phase::Turn && !standing.is_empty() {
        let free = record.game().within_reach(&table.temple, 0);
        assert!(!free.is_empty());
        for place in standing.iter() {
            let cost = record.game().dig_cost(&table.temple, place);
            assert_eq!(free.contains(place), cost == 0, "{place:?}");
        }
    }
}

fn a_hundred_games_of(one: &ArtifactStack, seed: u64) {
    for seed in seed..seed + 100 {
        sampled_game(one, seed, 16, some_card_is_free);
    }
}

#[test]
fn a_hundred_games_for_two() {
    a_hundred_games_of(&by_chance(2), 2 << 32);
}

#[test]
fn a_hundred_games_for_three() {
    a_hundred_games_of(&by_chance(3), 3 << 32);
}

#[test]
fn a_hundred_games_for_four() {
    a_hundred_games_of(&by_chance(4), 4 << 32);
}

#[test]
fn a_hundred_games_with_much_silver() {
    a_hundred_games_of(&with_much_silver(4), 5 << 32);
}
