//! Random play with every set-up and with other printed values.

use engine::stack::{ArtifactStack, Phase, Setup};
use host_tests::play::Long;
use proptest::strategy::Strategy;

use super::{by_chance, game, setups, values, with_much_silver};

host_tests::register_conformance! {
    cases: 150,
    any_game: setups().prop_map(game),
    least_decisions: 52,
    other_values: (setups(), values()).prop_map(|(setup, values)| game(Setup { values, ..setup })),
    longest_log: 2048,
    own: some_card_is_free,
    a_hundred_games: {
        a_hundred_games_for_two: [by_chance(2)],
        a_hundred_games_for_three: [by_chance(3)],
        a_hundred_games_for_four: [by_chance(4)],
        a_hundred_games_with_much_silver: [with_much_silver(4)],
    },
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
