//! Damaged and invented bytes.

use engine::each::Member;
use engine::seat::Seat;
use handheld::games::coin::Coin;
use handheld::games::coin::rules::{Face, State, Worth};
use host_tests::damage;
use host_tests::play::{Chance, below};
use proptest::prelude::*;

use super::{game, setups, some_games};

host_tests::promises! { some_games();
    10 damage::every_truncation_is_found();
    20 damage::every_changed_byte_is_found();
    30 damage::records_of_another_kind_are_named();
    40 damage::a_game_keeps_its_rules();
    50 damage::wrong_bytes_behind_a_right_checksum_are_found();
    60 damage::an_entry_that_cannot_be_ends_a_replay();
}

/// A state of this small game has few bytes, and most of them follow from each other.
#[test]
fn states_with_a_changed_byte_are_refused_or_can_be_played() {
    let mut accepted = 0;
    for game in &some_games() {
        for seed in 70..100 {
            accepted += damage::states_with_a_changed_byte_are_refused_or_can_be_played(game, seed);
        }
    }
    assert!(accepted > 1000, "{accepted}: nothing was tried");
}

#[test]
fn rearranged_states_are_refused_or_can_be_played() {
    let accepted =
        damage::rearranged_states_are_refused_or_can_be_played(&some_games(), 4000, rearranged);
    assert!(accepted > 1000, "{accepted}: nothing was tried");
}

/// A state with a few coins, cards, points or calls elsewhere.
fn rearranged(_: &Coin, state: &State, rng: &mut Chance) -> State {
    let mut state = *state;
    for _ in 0..=below(2, rng) {
        let seat = Seat::ALL[below(2, rng)];
        let other = seat.next(2);
        let [from, to] = [0; 2].map(|_| Worth::ALL[below(3, rng)]);
        let face = Face::ALL[below(2, rng)];
        let table = &mut state.table;
        match below(7, rng) {
            0 => {
                let coins = table.players[seat].coins;
                table.players[seat].coins = 0;
                table.players[other].coins += coins;
            }
            1 => table.players[seat].points += below(3, rng) as u16,
            2 => {
                if table.deck[from] > 0 {
                    table.deck[from] -= 1;
                    table.deck[to] += 1;
                }
            }
            3 => {
                state.calls[seat] = Some(face);
                table.called = table.called.with(seat);
            }
            4 => table.raised = table.raised.with(seat),
            5 => table.card = Some(to),
            _ => table.round += 1,
        }
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_bytes_are_no_record(
        game in setups().prop_map(game),
        bytes in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        damage::random_bytes_are_no_record(&game, &bytes);
    }

    #[test]
    fn spoilt_entries_lead_to_a_sound_state(
        game in setups().prop_map(game),
        seed in any::<u64>(),
        mutations in damage::mutations(),
    ) {
        damage::spoilt_entries_lead_to_a_sound_state(&game, seed, &mutations);
    }

    #[test]
    fn anything_may_be_tried_at_any_time(
        game in setups().prop_map(game),
        seed in any::<u64>(),
    ) {
        damage::anything_may_be_tried_at_any_time(&game, seed);
    }

    #[test]
    fn a_spoilt_state_is_refused_or_can_be_played(
        game in setups().prop_map(game),
        seed in any::<u64>(),
        mutations in damage::mutations(),
    ) {
        damage::a_spoilt_state_is_refused_or_can_be_played(&game, seed, &mutations);
    }
}
