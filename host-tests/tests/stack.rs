//! Artifact Stack keeps every promise of the suites, whatever is played and however.

// Helpers of tests may fail loudly too.
#![allow(clippy::expect_used, clippy::indexing_slicing)]

#[path = "stack/chance.rs"]
mod chance;
#[path = "stack/conformance.rs"]
mod conformance;
#[path = "stack/damage.rs"]
mod damage;
#[path = "stack/perft.rs"]
mod perft;
#[path = "stack/recorded.rs"]
mod recorded;
#[path = "stack/records.rs"]
mod records;
#[path = "stack/secrets.rs"]
mod secrets;

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{
    ArtifactStack, Card, CardValue, Correction, Deck, DeckSet, Decks, DigRule, Effect, Face,
    Helper, Letter, Monster, Place, Setup, StartPlayer, Values,
};
use host_tests::play::{Chance, below};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

fn game(setup: Setup) -> ArtifactStack {
    ArtifactStack::new(setup).expect("a set-up that can be played")
}

/// The first six decks of the list; the first seat begins.
fn with(players: u8) -> ArtifactStack {
    game(Setup {
        start: StartPlayer::Seat(Seat::One),
        ..Setup::base(players)
    })
}

/// The last six decks of the list, with most that is hidden or carried out at once.
fn with_last_decks(players: u8) -> ArtifactStack {
    let decks = Deck::ALL[4..].iter().copied();
    game(Setup {
        decks: Decks::Chosen(decks.fold(DeckSet::NONE, DeckSet::with)),
        ..*with(players).setup()
    })
}

/// Chance picks the decks and who begins.
fn by_chance(players: u8) -> ArtifactStack {
    game(Setup {
        decks: Decks::Chance,
        start: StartPlayer::Chance,
        dig: DigRule::Contact,
        ..Setup::base(players)
    })
}

/// Everybody can look and dig as they like.
fn with_much_silver(players: u8) -> ArtifactStack {
    let mut setup = *with_last_decks(players).setup();
    setup.values.start_silver = 10;
    game(setup)
}

/// A few that are as different as can be.
fn some_games() -> [ArtifactStack; 4] {
    [
        with(2),
        by_chance(3),
        with_last_decks(4),
        with_much_silver(3),
    ]
}

fn any_card(rng: &mut Chance) -> Card {
    Card::new(Deck::ALL[below(10, rng)], below(9, rng) as u8 + 1).expect("nine of each")
}

/// Anything that somebody at the table might put right, sense or nonsense.
fn correction(_: &ArtifactStack, rng: &mut Chance) -> Correction {
    let seat = Seat::ALL[below(5, rng)];
    let place = Place::ALL[below(26, rng)];
    let (said, is) = (any_card(rng), any_card(rng));
    match below(13, rng) {
        8 | 9 => Correction::Turned {
            deck: said.deck(),
            cards: below(512, rng) as u16,
            turned: below(2, rng) == 0,
        },
        10 => Correction::Removed { card: said },
        11 => Correction::Turn { seat },
        12 => Correction::Actions {
            actions: below(4, rng) as u8,
        },
        0 => Correction::Silver {
            seat,
            silver: below(9, rng) as u8,
        },
        1 => Correction::Silver {
            seat,
            silver: u8::MAX - below(3, rng) as u8,
        },
        2 => Correction::Helper {
            helper: Helper::ALL[below(12, rng)],
            seat: Some(seat),
        },
        3 => Correction::Helper {
            helper: Helper::ALL[below(12, rng)],
            seat: None,
        },
        4 => Correction::Owner { card: said, seat },
        5 if below(3, rng) == 0 => Correction::FaceDown { place },
        5 => Correction::FaceUp { place, is },
        6 => Correction::Looked { place, is },
        _ => Correction::Taken { said, is },
    }
}

/// Every number of players, any six decks or those of chance, both rules of digging, as printed.
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
