//! Scoring and explanation of the artifact cards, deck by deck.

use super::*;
use crate::stack::CardSet;

/// What these cards of one deck are worth to the player who has them.
fn worth<const N: usize>(deck: Deck, numbers: [u8; N]) -> i32 {
    let play = Position::new(2, &[deck])
        .open(Seat::One, &cards(deck, numbers))
        .build();
    play.score(Seat::One).decks[deck]
}

/// Statues: 1 for one, 3 for two, 6 for three, and so on.
#[test]
fn statues_count_by_the_size_of_their_set() {
    assert_eq!(worth(Deck::Statues, []), 0);
    assert_eq!(worth(Deck::Statues, [1]), 1);
    assert_eq!(worth(Deck::Statues, [1, 2]), 3);
    assert_eq!(worth(Deck::Statues, [1, 2, 3]), 6);
    assert_eq!(worth(Deck::Statues, [1, 2, 3, 4]), 10);
    assert_eq!(worth(Deck::Statues, [1, 2, 3, 4, 5, 6, 7, 8, 9]), 45);
}

/// Statues: each closed set counts by itself.
#[test]
fn two_closed_sets_of_statues_count_apart() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Statues, [6, 7, 8, 9]))
        .build();
    play.acts([
        Action::TurnOver(CardSet::Statues(2)),
        Action::TurnOver(CardSet::Statues(2)),
    ]);
    assert_eq!(play.score(Seat::One).decks[Deck::Statues], 6);
}

/// Coins are worth 2 each; weapons, manuscripts, jewels and relics 1.
#[test]
fn simple_cards_are_worth_what_is_printed() {
    assert_eq!(worth(Deck::Coins, [1, 5, 9]), 6);
    for deck in [Deck::Weapons, Deck::Manuscripts, Deck::Jewels, Deck::Relics] {
        assert_eq!(worth(deck, [1, 5, 9]), 3);
    }
}

/// All cards in the area count, open or turned.
#[test]
fn turned_cards_count_like_open_ones() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [6, 7, 8]))
        .build();
    let before = play.score(Seat::One).decks;
    play.act(Action::TurnOver(CardSet::Coins(2)));
    assert_eq!(play.score(Seat::One).decks, before);
}

/// Porcelain: 1 alone, 4 for two and 8 for three of a letter, 10 for one of each.
#[test]
fn porcelain_counts_in_sets() {
    assert_eq!(worth(Deck::Porcelain, [1]), 1);
    assert_eq!(worth(Deck::Porcelain, [1, 2]), 2);
    assert_eq!(worth(Deck::Porcelain, [1, 4]), 4);
    assert_eq!(worth(Deck::Porcelain, [1, 4, 7]), 8);
    assert_eq!(worth(Deck::Porcelain, [1, 2, 3]), 10);
    assert_eq!(worth(Deck::Porcelain, [1, 2, 3, 4, 5, 6, 7, 8, 9]), 30);
}

/// Vampire and mummy: losses and gains alone.
#[test]
fn monsters_and_crosses_alone_are_losses_and_coffins_a_gain() {
    assert_eq!(worth(Deck::VampireMummy, [1]), -1);
    assert_eq!(worth(Deck::VampireMummy, [4]), -1);
    assert_eq!(worth(Deck::VampireMummy, [6]), -1);
    assert_eq!(worth(Deck::VampireMummy, [8]), 2);
}

/// Vampire and mummy: the three combinations.
#[test]
fn combined_monsters_are_worth_points() {
    assert_eq!(worth(Deck::VampireMummy, [1, 6]), 5);
    assert_eq!(worth(Deck::VampireMummy, [4, 8]), 5);
    assert_eq!(worth(Deck::VampireMummy, [1, 4, 8]), 4);
    assert_eq!(worth(Deck::VampireMummy, [1, 4, 6]), 4);
    assert_eq!(worth(Deck::VampireMummy, [1, 4, 6, 8]), 10);
    assert_eq!(
        worth(Deck::VampireMummy, [1, 8]),
        1,
        "a coffin holds no vampire"
    );
}

/// Curse and blessing: no points.
#[test]
fn curses_and_blessings_are_worth_nothing() {
    let play = Position::new(2, &[Deck::CurseBlessing])
        .turned(Seat::One, &cards(Deck::CurseBlessing, [1, 5, 9]))
        .build();
    assert_eq!(play.score(Seat::One).decks[Deck::CurseBlessing], 0);
}

/// Treasure: the points that are printed.
#[test]
fn treasures_are_worth_what_is_printed() {
    assert_eq!(worth(Deck::Treasure, [1, 2, 3, 4, 5]), 2 + 3 + 3 + 4 + 5);
}
