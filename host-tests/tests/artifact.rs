//! Artifact keeps every promise of the conformance suite, whatever is played and however.

use engine::artifact::{Artifact, Expansions, FragmentRule, Setup, Site, StartPlayer};
use engine::each::Member;
use host_tests::conformance::random_game;
use proptest::prelude::*;

fn setups() -> impl Strategy<Value = Setup> {
    (
        3u8..=5,
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        0usize..4,
    )
        .prop_map(
            |(players, research, roles, quick_start, wild, by_chance, out)| {
                let mut setup = Setup::base(players);
                setup.expansions = Expansions { research, roles };
                setup.quick_start = quick_start;
                if wild {
                    setup.fragments = FragmentRule::Wild;
                }
                if by_chance {
                    setup.start = StartPlayer::Chance;
                }
                if players == 3 && !quick_start {
                    setup.left_out = Site::at(out);
                }
                setup
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]
    #[test]
    fn random_play_keeps_every_promise(setup in setups(), seed in any::<u64>()) {
        let game = Artifact::new(setup).expect("a set-up that can be played");
        let played = random_game(&game, seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 50, "{played:?}");
    }
}
