//! Dealers, and proof that they were fair.

use handheld::games::coin::Coin;

use super::{game, long, rich, some_games};

host_tests::register_chance! {
    games: some_games(),
    otherwise: otherwise,
    dealt: |_, after| *after,
    hashes: [
        (long(), 7, 0xfba0_54a8_a102_90a4),
        (long(), 42, 0x1724_372c_c78e_d594),
        (rich(), 7, 0x1eaa_98ac_7fc4_8e7d),
    ],
}

/// A coin fewer in each purse.
fn otherwise(one: &Coin) -> Coin {
    let mut setup = *one.setup();
    setup.values.purse -= 1;
    game(setup)
}
