//! Random play with every set-up and with other printed values.

use std::cell::Cell;

use engine::each::Member;
use engine::game::Observer;
use engine::seat::Seat;
use engine::warehouse51::{Counterfeits, Neighbour, Pair, Phase, RelicSet, Setup, Warehouse51};
use host_tests::conformance::sampled_game;
use host_tests::play::Long;
use proptest::strategy::Strategy;

use super::{
    by_chance, by_first_rules, game, in_the_box, setups, values, with_a_full_bank, with_fists,
};

host_tests::register_conformance! {
    cases: 150,
    any_game: setups().prop_map(game),
    least_decisions: 50,
    other_values: (setups(), values()).prop_map(|(setup, values)| game(Setup { values, ..setup })),
    longest_log: 2048,
    own: neighbours_know_their_counterfeits,
    a_hundred_games: {
        a_hundred_games_for_three: [by_chance(3)],
        a_hundred_games_for_four: [by_chance(4)],
        a_hundred_games_for_five: [by_chance(5)],
        a_hundred_games_with_fists_alone: [with_fists(5)],
        a_hundred_games_by_the_first_rules: [by_first_rules(by_chance(4))],
        a_hundred_games_with_counterfeits_in_the_box: [in_the_box(by_chance(4))],
    },
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
            let relics = Some(record.state().counterfeits(pair));
            if record.game().setup().counterfeits == Counterfeits::InTheBox {
                // It is cardboard until people turn it up.
                assert_eq!(view.pairs[pair], relics.filter(|relics| !relics.is_empty()));
                assert!(relics == Some(RelicSet::NONE) || table.phase.is_end());
            } else {
                assert_eq!(view.pairs[pair], relics);
            }
        }
        for pair in Pair::all(players).filter(|pair| view.pairs[*pair].is_some()) {
            assert!(table.pairs[pair].open || table.pairs[pair].seats.contains(seat));
        }
    }
    let view = record.view(Observer::Table);
    let over = table.phase.is_end() && table.pairs[Pair::ALL[0]].open;
    assert!(view.pairs.values().iter().flatten().count() == 0 || over || shown(record));
}

/// Has the relic been bought that makes its buyer show counterfeits?
fn shown(record: &Long<Warehouse51>) -> bool {
    Pair::ALL
        .into_iter()
        .any(|pair| record.state().table().pairs[pair].open)
}

/// After the last auction somebody is asked whether to pawn, now and then; by the first rules
/// nobody ever is.
#[test]
fn random_play_reaches_the_last_pawning() {
    let asked = |game: &Warehouse51| {
        let asked = Cell::new(0);
        for seed in 0..100 {
            sampled_game(game, seed, 16, |record| {
                let last = record.state().table().phase == Phase::LastPawning;
                asked.set(asked.get() + u32::from(last));
            });
        }
        asked.get()
    };
    let found = asked(&with_a_full_bank(4));
    assert!(found > 4, "{found}");
    assert_eq!(asked(&by_first_rules(with_a_full_bank(4))), 0);
}
