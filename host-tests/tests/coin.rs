//! Coin, the game that exists only for tests, keeps every promise of the suites and is played through
//! the real app: adding a game takes one folder and one line in a list.

// Helpers of tests may fail loudly too.
#![allow(clippy::expect_used, clippy::indexing_slicing)]

#[path = "coin/chance.rs"]
mod chance;
#[path = "coin/conformance.rs"]
mod conformance;
#[path = "coin/damage.rs"]
mod damage;
#[path = "coin/device.rs"]
mod device;
#[path = "coin/records.rs"]
mod records;
#[path = "coin/saves.rs"]
mod saves;
#[path = "coin/secrets.rs"]
mod secrets;

use engine::each::{Each, Member};
use engine::seat::Seat;
use handheld::games::coin::Coin;
use handheld::games::coin::rules::{Correction, Setup};
use handheld::games::coin::values::Values;
use host_tests::play::{Chance, below};
use proptest::prelude::*;

fn game(setup: Setup) -> Coin {
    Coin::new(setup).expect("a set-up that can be played")
}

/// As printed: the longest game there is.
fn long() -> Coin {
    game(Setup {
        rounds: 24,
        ..Setup::default()
    })
}

/// Another box: rich, and each toss is worth the same.
fn rich() -> Coin {
    game(Setup {
        rounds: 30,
        values: Values {
            worths: Each::all(4),
            copies: 10,
            purse: 20,
        },
    })
}

/// A few that are long enough for everything.
fn some_games() -> [Coin; 2] {
    [long(), rich()]
}

/// Anything that somebody at the table might put right, sense or nonsense.
fn correction(_: &Coin, rng: &mut Chance) -> Correction {
    let seat = Seat::ALL[below(3, rng)];
    let coins = match below(8, rng) {
        0 => u8::MAX - below(3, rng) as u8,
        _ => below(6, rng) as u8,
    };
    Correction { seat, coins }
}

/// Every number of rounds but one: the suites take back more than that has.
fn setups() -> impl Strategy<Value = Setup> {
    (2u8..=24).prop_map(|rounds| Setup {
        rounds,
        ..Setup::default()
    })
}

/// Other boxes.
fn values() -> impl Strategy<Value = Values> {
    let worths = [1u8..=9, 1..=9, 1..=9];
    (worths, 1u8..=20, 0u8..=20).prop_map(|(worths, copies, purse)| Values {
        worths: Each::new(worths),
        copies,
        purse,
    })
}
