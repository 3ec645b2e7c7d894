//! Random play with every set-up and with other printed values.

use engine::game::{Actor, Observer};
use engine::seat::{Seat, Seats};
use handheld::games::coin::Coin;
use handheld::games::coin::rules::Setup;
use host_tests::play::Long;
use proptest::strategy::Strategy;

use super::{game, long, rich, setups, values};

host_tests::register_conformance! {
    cases: 100,
    any_game: setups().prop_map(game),
    least_decisions: 3,
    other_values: (2u8..=60, values()).prop_map(|(rounds, values)| game(Setup {
        rounds: rounds.min(values.cards()),
        values,
    })),
    longest_log: 2048,
    own: a_call_is_hidden_until_both_have_called,
    a_hundred_games: {
        a_hundred_games_as_printed: [long()],
        a_hundred_games_of_another_box: [rich()],
    },
}

/// Both call in secret and show it together.
fn a_call_is_hidden_until_both_have_called(record: &Long<Coin>) {
    let called = record.state().table.called;
    for seat in called.iter() {
        let other = seat.next(2);
        let is_known = |observer| record.view(observer).calls[seat].is_some();
        let open = called == Seats::first(2);
        assert!(is_known(Observer::Seat(seat)));
        assert_eq!(is_known(Observer::Seat(other)), open);
        assert_eq!(is_known(Observer::Table), open);
    }
    if let Actor::Secret(seats) = record.actor() {
        let silent = Seat::first(2).filter(|seat| !called.contains(*seat));
        assert!(silent.eq(seats.iter()), "who has not called is asked");
    }
}
