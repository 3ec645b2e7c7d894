//! Artifact Stack keeps every promise of the conformance suite, whatever is played and however.

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{ArtifactStack, Deck, DeckSet, Decks, DigRule, Setup, StartPlayer};
use host_tests::conformance::random_game;
use proptest::prelude::*;
use proptest::sample::subsequence;

fn setups() -> impl Strategy<Value = Setup> {
    (
        2u8..=4,
        subsequence(Deck::ALL.to_vec(), 6),
        any::<bool>(),
        0u8..=4,
        any::<bool>(),
    )
        .prop_map(|(players, decks, decks_by_chance, start, contact)| {
            let mut setup = Setup::base(players);
            setup.decks = if decks_by_chance {
                Decks::Chance
            } else {
                Decks::Chosen(decks.into_iter().fold(DeckSet::NONE, DeckSet::with))
            };
            setup.start = match Seat::at(start as usize) {
                Some(seat) if start < players => StartPlayer::Seat(seat),
                _ => StartPlayer::Chance,
            };
            if contact {
                setup.dig = DigRule::Contact;
            }
            setup
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]
    #[test]
    fn random_play_keeps_every_promise(setup in setups(), seed in any::<u64>()) {
        let game = ArtifactStack::new(setup).expect("a set-up that can be played");
        let played = random_game(&game, seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 52, "{played:?}");
    }
}
