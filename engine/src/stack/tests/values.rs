//! The printed values: what they are, that they can be replaced, and which cannot be.

use super::*;
use crate::bytes::Reader;
use crate::stack::{CardSet, Effect, Face, HelperEffect, Letter, Monster, Values, ValuesError};

/// The table of cards: stars and face-down cards of the decks that are alike.
#[test]
fn alike_decks_have_three_stars_and_three_face_down_cards() {
    let values = Values::default();
    for deck in [Deck::Statues, Deck::Relics, Deck::Porcelain] {
        let of_deck = values.cards[deck];
        let stars: Vec<usize> = (1..=9).filter(|number| of_deck[number - 1].star).collect();
        let down: Vec<usize> = (1..=9).filter(|number| of_deck[number - 1].down).collect();
        assert_eq!((stars, down), (std::vec![1, 2, 3], std::vec![3, 4, 5]));
    }
}

/// The table of cards: letters, monsters, curses.
#[test]
fn the_other_decks_are_made_up_as_the_table_says() {
    let values = Values::default();
    let count = |deck: Deck, face: Face| {
        values.cards[deck]
            .iter()
            .filter(|card| card.face == face)
            .count()
    };
    for letter in Letter::ALL {
        assert_eq!(count(Deck::Porcelain, Face::Porcelain(letter)), 3);
    }
    let monsters = Monster::ALL.map(|one| count(Deck::VampireMummy, Face::Monster(one)));
    assert_eq!(monsters, [3, 2, 2, 2]);
    let curses = values.cards[Deck::CurseBlessing]
        .iter()
        .filter(|card| matches!(card.face, Face::Curse(_)));
    assert_eq!(curses.count(), 5);
    assert!(
        values.cards[Deck::CurseBlessing]
            .iter()
            .all(|card| card.down)
    );
}

/// Costs are printed values: another box, other costs.
#[test]
fn costs_can_be_replaced() {
    let mut setup = setup_with(2, &[]);
    setup.values.dig = 3;
    setup.values.look = 2;
    setup.values.hire = 4;
    let play = Position::of(setup)
        .silver(Seat::One, 3)
        .down(heart())
        .build();
    assert_eq!(
        play.why_not(Action::Take(heart())),
        Some(Refusal::TooExpensive {
            cost: 15,
            silver: 3
        })
    );
    assert_eq!(play.why_not(Action::Look(heart())), None);
    assert_eq!(
        play.why_not(Action::Hire(Helper::Curator)),
        Some(Refusal::TooExpensive { cost: 4, silver: 3 })
    );
}

/// Bonuses and points are printed values.
#[test]
fn bonuses_and_points_can_be_replaced() {
    let mut setup = setup_with(2, &[]);
    setup.values.coins.two = 5;
    setup.values.points[Deck::Coins] = -1;
    let mut play = Position::of(setup)
        .open(Seat::One, &cards(Deck::Coins, [6, 7]))
        .build();
    play.act(Action::TurnOver(CardSet::Coins(2)));
    assert_eq!(play.silver(Seat::One), 7);
    assert_eq!(play.score(Seat::One).decks[Deck::Coins], -2);
}

/// What lies face down is a printed value, as are curses for more than one card.
#[test]
fn cards_can_be_replaced() {
    let mut setup = setup_with(2, &[Deck::CurseBlessing]);
    let number = 1;
    let entry = &mut setup.values.cards[Deck::CurseBlessing][number - 1];
    entry.down = false;
    entry.face = Face::Curse(Effect::GiveToLeft(2));
    let curse = card(Deck::CurseBlessing, number as u8);
    let mut play = Position::of(setup)
        .open(Seat::One, &[card(Deck::Coins, 1), card(Deck::Jewels, 1)])
        .up(top(), curse)
        .build();
    play.acts([
        Action::Take(top()),
        Action::Choose(card(Deck::Coins, 1)),
        Action::Choose(card(Deck::Jewels, 1)),
    ]);
    assert_eq!(play.open(Seat::Two).len(), 2);
}

/// Values that make no sense are refused, and say which.
#[test]
fn senseless_values_are_refused() {
    let error = |change: fn(&mut Values)| {
        let mut values = Values::default();
        change(&mut values);
        values.check()
    };
    let coin = card(Deck::Coins, 1);
    let treasure = card(Deck::Treasure, 1);
    assert_eq!(
        error(|values| values.cards[Deck::Coins][0].face = Face::Porcelain(Letter::A)),
        Err(ValuesError::Face(coin))
    );
    assert_eq!(
        error(|values| values.cards[Deck::Treasure][0].face = Face::Treasure(Effect::Points(10))),
        Err(ValuesError::Effect(treasure))
    );
    assert_eq!(
        error(|values| values.helpers[Helper::Priest].deck = None),
        Err(ValuesError::Helper(Helper::Priest))
    );
    assert_eq!(
        error(|values| {
            values.helpers[Helper::Curator].effect = HelperEffect::PerType {
                cards: 0,
                points: 1,
            };
        }),
        Err(ValuesError::Helper(Helper::Curator))
    );
    assert_eq!(
        error(|values| values.start_silver = 11),
        Err(ValuesError::Silver(40))
    );
    assert_eq!(
        error(|values| values.silver = 201),
        Err(ValuesError::Silver(201))
    );
    assert_eq!(
        error(|values| values.jewels.two = 10),
        Err(ValuesError::Bonus(Deck::Jewels))
    );
    assert_eq!(error(|_| {}), Ok(()));
}

/// A set-up reads back as it was written, other values included.
#[test]
fn a_set_up_reads_back_as_it_was_written() {
    let mut setup = setup_with(3, &[Deck::Treasure]);
    setup.dig = crate::stack::DigRule::Contact;
    setup.values.monsters.trio = -7;
    setup.values.helpers[Helper::Curator].deck = Some(Deck::Coins);
    setup.values.cards[Deck::Treasure][4].face = Face::Treasure(Effect::OthersTake(9));
    for setup in [
        setup,
        Setup {
            decks: Decks::Chance,
            ..setup
        },
    ] {
        let game = ArtifactStack::new(setup).expect("a set-up that can be played");
        let mut bytes: heapless::Vec<u8, { ArtifactStack::SETUP_BYTES }> = heapless::Vec::new();
        game.write_setup(&mut bytes).expect("it fits");
        let mut reader = Reader::new(&bytes);
        assert_eq!(ArtifactStack::read_setup(1, &mut reader), Ok(game));
        assert_eq!(reader.left(), 0);
    }
}
