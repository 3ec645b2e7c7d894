//! Whatever cannot be done is refused with the reason for it.

use super::*;
use crate::actions::Coded;
use crate::stack::{CardSet, Letter};

/// A card that equals another on offer is not offered twice.
#[test]
fn cards_that_are_alike_stand_for_each_other() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Weapons, [1, 2]))
        .open(Seat::Two, &cards(Deck::Coins, [1, 2, 6]))
        .build();
    play.act(Action::TurnOver(CardSet::Weapons(2)));
    assert_eq!(play.legal(), cards(Deck::Coins, [1, 6]).map(Action::Choose));
    let second = card(Deck::Coins, 2);
    assert_eq!(
        play.why_not(Action::Choose(second)),
        Some(Refusal::Alike(second))
    );
}

/// Stealing: not from oneself, and not what lies nowhere.
#[test]
fn stealing_is_refused_for_own_and_absent_cards() {
    let own = card(Deck::Coins, 1);
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Weapons, [1, 2]))
        .open(Seat::One, &[own])
        .open(Seat::Two, &cards(Deck::Coins, [6]))
        .build();
    play.act(Action::TurnOver(CardSet::Weapons(2)));
    let absent = card(Deck::Relics, 1);
    assert_eq!(
        play.why_not(Action::Choose(own)),
        Some(Refusal::OwnCard(own))
    );
    assert_eq!(
        play.why_not(Action::Choose(absent)),
        Some(Refusal::NotOpen(absent))
    );
    assert_eq!(play.why_not(Action::EndTurn), Some(Refusal::NotNow));
}

/// Turning cards over: only open cards of the set, each once.
#[test]
fn choosing_cards_to_turn_says_what_is_wrong() {
    let mut play = Position::new(2, &[Deck::Porcelain])
        .open(Seat::One, &cards(Deck::Porcelain, [1, 4, 7, 2]))
        .open(Seat::One, &cards(Deck::Coins, [1]))
        .build();
    play.act(Action::TurnOver(CardSet::Porcelain(Letter::A, 2)));
    let [star, plain, same, letter_b] = cards(Deck::Porcelain, [1, 4, 7, 2]);
    assert_eq!(play.legal(), [star, plain].map(Action::Choose));
    assert_eq!(
        play.why_not(Action::Choose(same)),
        Some(Refusal::Alike(same))
    );
    assert_eq!(
        play.why_not(Action::Choose(letter_b)),
        Some(Refusal::DoesNotFit(letter_b))
    );
    let coin = card(Deck::Coins, 1);
    assert_eq!(
        play.why_not(Action::Choose(coin)),
        Some(Refusal::DoesNotFit(coin))
    );
    let absent = card(Deck::Porcelain, 9);
    assert_eq!(
        play.why_not(Action::Choose(absent)),
        Some(Refusal::NotOpen(absent))
    );
}

/// Turning cards over: a card that was chosen cannot be chosen again.
#[test]
fn a_card_is_chosen_once() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [1, 2, 4, 5]))
        .build();
    let star = card(Deck::Coins, 1);
    play.acts([Action::TurnOver(CardSet::Coins(3)), Action::Choose(star)]);
    assert_eq!(
        play.why_not(Action::Choose(star)),
        Some(Refusal::AlreadyChosen(star))
    );
    assert_eq!(play.legal(), cards(Deck::Coins, [2, 4]).map(Action::Choose));
}

/// Triggering bonuses: with two or three cards, and no other number.
#[test]
fn sets_of_other_sizes_do_not_exist() {
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [1, 2, 4, 5]))
        .open(Seat::One, &cards(Deck::Statues, [1, 2, 4, 5]))
        .build();
    for size in [0, 1, 4, 255] {
        assert_eq!(
            play.why_not(Action::TurnOver(CardSet::Coins(size))),
            Some(Refusal::NoSuchSet)
        );
    }
    for size in [0, 1, 10, 255] {
        assert_eq!(
            play.why_not(Action::TurnOver(CardSet::Statues(size))),
            Some(Refusal::NoSuchSet)
        );
    }
}

/// Sets of decks that are not played with are refused as such.
#[test]
fn sets_of_unused_decks_are_not_in_play() {
    let play = Position::new(2, &[]).build();
    assert_eq!(
        play.why_not(Action::TurnOver(CardSet::Porcelain(Letter::C, 3))),
        Some(Refusal::NotInPlay)
    );
}

/// Who is not asked is told that it is not their turn.
#[test]
fn others_have_to_wait_for_their_turn() {
    let play = Position::new(2, &[]).turn_of(Seat::Two).build();
    assert_eq!(
        play.game
            .why_not(&play.state, Seat::One, Action::Take(top())),
        Some(Refused::NotTheirTurn)
    );
    assert!(play.game.legal(&play.state, Seat::One).is_empty());
}

/// Every code leads back to itself, and none reaches into the log's own.
#[test]
fn codes_lead_back_to_themselves() {
    let mut actions = 0;
    let mut outcomes = 0;
    for code in 0..=u8::MAX {
        if let Some(action) = Action::from_code(code) {
            assert_eq!(action.code(), code);
            assert!(code < crate::actions::CODES);
            actions += 1;
        }
        if let Some(outcome) = Outcome::from_code(code) {
            assert_eq!(outcome.code(), code);
            assert!(code < crate::actions::CODES);
            outcomes += 1;
        }
    }
    assert_eq!(actions, 90 + 26 + 26 + 12 + 12 + 8 + 8 + 6 + 1);
    assert_eq!(outcomes, 90 + 1 + 1 + 10 + 5);
}
