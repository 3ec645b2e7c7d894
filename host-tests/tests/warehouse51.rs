//! Warehouse 51 keeps every promise of the conformance suite, whatever is played and however.

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Setup, StartPlayer, Warehouse51};
use host_tests::conformance::random_game;
use proptest::prelude::*;

fn setups() -> impl Strategy<Value = Setup> {
    (3u8..=5, 0usize..6).prop_map(|(players, start)| Setup {
        start: match Seat::at(start) {
            Some(seat) if (seat as u8) < players => StartPlayer::Seat(seat),
            _ => StartPlayer::Chance,
        },
        ..Setup::of(players)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]
    #[test]
    fn random_play_keeps_every_promise(setup in setups(), seed in any::<u64>()) {
        let game = Warehouse51::new(setup).expect("a set-up that can be played");
        let played = random_game(&game, seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 50, "{played:?}");
    }
}
