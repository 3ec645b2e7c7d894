//! Random play with every set-up and with other printed values.

use engine::each::Member;
use engine::game::Observer;
use engine::seat::Seat;
use engine::warehouse51::{Neighbour, Pair, Phase, Setup, Warehouse51};
use host_tests::conformance::{random_game, sampled_game};
use host_tests::play::Long;
use proptest::prelude::*;

use super::{by_chance, game, setups, values, with_fists};

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]
    #[test]
    fn random_play_keeps_every_promise(setup in setups(), seed in any::<u64>()) {
        let played = random_game(&game(setup), seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 50, "{played:?}");
    }

    #[test]
    fn other_boxes_keep_every_promise(
        setup in setups(),
        values in values(),
        seed in any::<u64>(),
    ) {
        let played = random_game(&game(Setup { values, ..setup }), seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
    }
}

/// A seat sees the counterfeits on its left and right at any time, and others only if it was
/// shown them.
fn neighbours_know_their_counterfeits(record: &Long<Warehouse51>) {
    let players = record.game().setup().players;
    let table = record.state().table();
    for seat in Seat::first(players) {
        let view = record.view(Observer::Seat(seat));
        for side in [Neighbour::Left, Neighbour::Right] {
            let pair = Pair::beside(seat, side, players);
            assert_eq!(view.pairs[pair], Some(record.state().counterfeits(pair)));
        }
        for pair in Pair::all(players).filter(|pair| view.pairs[*pair].is_some()) {
            assert!(table.pairs[pair].open || table.pairs[pair].seats.contains(seat));
        }
    }
    let view = record.view(Observer::Table);
    let over = matches!(table.phase, Phase::Over | Phase::Cancelling);
    assert!(view.pairs.values().iter().flatten().count() == 0 || over || shown(record));
}

/// Has the relic been bought that makes its buyer show counterfeits?
fn shown(record: &Long<Warehouse51>) -> bool {
    Pair::ALL
        .into_iter()
        .any(|pair| record.state().table().pairs[pair].open)
}

fn a_hundred_games_of(one: &Warehouse51, seed: u64) {
    for seed in seed..seed + 100 {
        sampled_game(one, seed, 16, neighbours_know_their_counterfeits);
    }
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
fn a_hundred_games_for_five() {
    a_hundred_games_of(&by_chance(5), 5 << 32);
}

#[test]
fn a_hundred_games_with_fists_alone() {
    a_hundred_games_of(&with_fists(5), 6 << 32);
}
