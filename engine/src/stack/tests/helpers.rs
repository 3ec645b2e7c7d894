//! Action 2: hiring a helper.

use super::*;
use crate::stack::CardSet;

/// Action 2: instead of taking a card, pay one silver and take a helper.
#[test]
fn a_helper_costs_one_silver_and_the_action() {
    let mut play = Position::new(2, &[]).build();
    play.act(Action::Hire(Helper::Astronomer));
    assert_eq!(play.silver(Seat::One), 1);
    assert!(
        play.state.table.players[Seat::One]
            .helpers
            .contains(Helper::Astronomer)
    );
    assert!(!play.state.table.helpers.contains(Helper::Astronomer));
    assert_eq!(play.legal(), [Action::EndTurn]);
}

/// Action 2: only helpers beside the temple, and only with silver.
#[test]
fn helpers_of_others_of_unused_decks_and_without_silver_are_refused() {
    let play = Position::new(2, &[])
        .helper(Seat::Two, Helper::Priest)
        .silver(Seat::One, 0)
        .build();
    assert_eq!(
        play.why_not(Action::Hire(Helper::Priest)),
        Some(Refusal::HelperTaken(Helper::Priest))
    );
    assert_eq!(
        play.why_not(Action::Hire(Helper::Butler)),
        Some(Refusal::NotInPlay)
    );
    assert_eq!(
        play.why_not(Action::Hire(Helper::Curator)),
        Some(Refusal::TooExpensive { cost: 1, silver: 0 })
    );
}

/// Jewels: one helper of choice with two cards, for nothing and besides the action.
#[test]
fn two_jewels_bring_a_helper_of_choice() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Jewels, [1, 2]))
        .build();
    play.act(Action::TurnOver(CardSet::Jewels(2)));
    assert_eq!(play.state.table.phase, Phase::FreeHelper { left: 1 });
    play.act(Action::TakeHelper(Helper::Curator));
    assert_eq!(play.silver(Seat::One), 2);
    assert_eq!(play.state.table.actions, 1);
    assert_eq!(play.state.table.phase, Phase::Turn);
}

/// Jewels: two helpers with three cards, chosen one after the other.
#[test]
fn three_jewels_bring_two_helpers() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Jewels, [1, 2, 4]))
        .build();
    play.acts([
        Action::TurnOver(CardSet::Jewels(3)),
        Action::TakeHelper(Helper::Curator),
    ]);
    assert_eq!(
        play.why_not(Action::TakeHelper(Helper::Curator)),
        Some(Refusal::HelperTaken(Helper::Curator))
    );
    play.act(Action::TakeHelper(Helper::Jeweller));
    assert_eq!(play.state.table.players[Seat::One].helpers.len(), 2);
    assert_eq!(play.state.table.phase, Phase::Turn);
}

/// Jewels: when no helper is left, nothing comes.
#[test]
fn jewels_bring_nothing_when_no_helper_is_left() {
    let mut position = Position::new(2, &[]).open(Seat::One, &cards(Deck::Jewels, [1, 2]));
    let game = ArtifactStack::new(position.setup).expect("a set-up that can be played");
    for helper in game.start().table.helpers.iter() {
        position = position.helper(Seat::Two, helper);
    }
    let mut play = position.build();
    play.act(Action::TurnOver(CardSet::Jewels(2)));
    assert!(play.saw(Event::NoEffect { seat: Seat::One }));
    assert_eq!(play.state.table.phase, Phase::Turn);
}
