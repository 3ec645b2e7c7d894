//! Artifact Stack keeps every promise of the conformance suite, whatever is played and however.

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{
    ArtifactStack, CardValue, Deck, DeckSet, Decks, DigRule, Effect, Face, Letter, Monster, Setup,
    StartPlayer, Values,
};
use host_tests::conformance::random_game;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

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

fn effects() -> impl Strategy<Value = Effect> {
    let kinds: Vec<fn(u8) -> Effect> = vec![
        Effect::Points,
        Effect::TakeSilver,
        Effect::MoreActions,
        Effect::FreeHelpers,
        Effect::OthersGive,
        Effect::Pay,
        Effect::GiveToLeft,
        Effect::Remove,
        Effect::OthersTake,
    ];
    (select(kinds), 0u8..=4).prop_map(|(kind, number)| kind(number))
}

fn card_values() -> impl Strategy<Value = [CardValue; 9]> {
    proptest::array::uniform9((any::<bool>(), any::<bool>(), 0usize..4, effects())).prop_map(
        |cards| {
            cards.map(|(star, down, kind, effect)| CardValue {
                star,
                down,
                // Which of these it is depends on the deck: see `values`.
                face: match kind {
                    0 => Face::Blessing(effect),
                    1 => Face::Curse(effect),
                    _ => Face::Treasure(effect),
                },
            })
        },
    )
}

/// The owner of a box may replace everything that is printed.
fn values() -> impl Strategy<Value = Values> {
    (
        proptest::array::uniform10(card_values()),
        (0u8..=3, 0u8..=3, 0u8..=3, 0u8..=4),
        proptest::array::uniform8(0u8..=4),
    )
        .prop_map(|(decks, (dig, look, hire, start_silver), bonuses)| {
            let mut values = Values::default();
            for (deck, cards) in Deck::ALL.into_iter().zip(decks) {
                for (number, (value, new)) in values.cards[deck].iter_mut().zip(cards).enumerate() {
                    let letter = Letter::at(number % 3).unwrap_or(Letter::A);
                    let monster = Monster::at(number % 4).unwrap_or(Monster::Coffin);
                    let face = match (deck, new.face) {
                        (Deck::Porcelain, _) => Face::Porcelain(letter),
                        (Deck::VampireMummy, _) => Face::Monster(monster),
                        (Deck::CurseBlessing, Face::Treasure(effect)) => Face::Curse(effect),
                        (Deck::CurseBlessing, face) => face,
                        (Deck::Treasure, Face::Blessing(effect) | Face::Curse(effect)) => {
                            Face::Treasure(effect)
                        }
                        (Deck::Treasure, face) => face,
                        _ => Face::Plain,
                    };
                    *value = CardValue { face, ..new };
                }
            }
            (values.dig, values.look, values.hire) = (dig, look, hire);
            values.start_silver = start_silver;
            let [coins, weapons, manuscripts, jewels, more @ ..] = bonuses;
            (values.coins.two, values.weapons.two) = (coins, weapons);
            (values.manuscripts.two, values.jewels.two) = (manuscripts, jewels);
            let [coins, weapons, manuscripts, jewels] = more;
            (values.coins.three, values.weapons.three) = (coins, weapons);
            (values.manuscripts.three, values.jewels.three) = (manuscripts, jewels);
            values
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
    #[test]
    fn other_printed_values_keep_every_promise(
        setup in setups(),
        values in values(),
        seed in any::<u64>(),
    ) {
        let setup = Setup { values, ..setup };
        let game = ArtifactStack::new(setup).expect("a set-up that can be played");
        let played = random_game(&game, seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 52, "{played:?}");
    }
}
