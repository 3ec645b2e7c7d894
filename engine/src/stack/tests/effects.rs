//! Curses, blessings and treasures: carried out at once.

use super::*;
use crate::stack::{CardSet, Effect, Face};

/// The card of a deck with this effect.
fn with_effect(deck: Deck, effect: Effect) -> Card {
    let values = crate::stack::Values::default();
    Cards::of_deck(deck)
        .iter()
        .find(|card| values.card(*card).face.effect() == Some(effect))
        .expect("such a card is in the box")
}

/// Seat one of three takes the curse or blessing with this effect.
fn takes(effect: Effect) -> Play {
    takes_in(
        Position::new(3, &[Deck::CurseBlessing]).down(top()),
        with_effect(Deck::CurseBlessing, effect),
    )
}

fn takes_in(position: Position, card: Card) -> Play {
    let mut play = position.build();
    // The builder may have put the card out of the game: it is brought back for another.
    if play.state.table.gone.remove(card) {
        let other = play.state.table.unseen.and(&play.game.down).nth(0);
        let other = other.expect("a face-down card");
        play.state.table.unseen.remove(other);
        play.state.table.gone.insert(other);
        play.state.table.unseen.insert(card);
    }
    play.act(Action::Take(top()));
    play.deal(Outcome::Card(card));
    play
}

/// Curse and blessing: the card is turned over once it is carried out, and scores nothing.
#[test]
fn a_blessing_is_turned_over_and_scores_nothing() {
    let play = takes(Effect::TakeSilver(2));
    assert_eq!(play.silver(Seat::One), 4);
    assert!(play.open(Seat::One).is_empty());
    assert_eq!(play.turned(Seat::One).len(), 1);
    assert_eq!(play.score(Seat::One).decks[Deck::CurseBlessing], 0);
}

/// Blessing: one more action.
#[test]
fn a_blessing_brings_one_more_action() {
    let play = takes(Effect::MoreActions(1));
    assert_eq!(play.state.table.actions, 1);
}

/// Blessing: a helper for nothing.
#[test]
fn a_blessing_brings_a_free_helper() {
    let mut play = takes(Effect::FreeHelpers(1));
    assert_eq!(play.state.table.phase, Phase::FreeHelper { left: 1 });
    play.act(Action::TakeHelper(Helper::Exorcist));
    assert_eq!(play.silver(Seat::One), 2);
}

/// Blessing: each other player gives a silver, who has none gives none.
#[test]
fn a_blessing_makes_the_others_give() {
    let blessing = with_effect(Deck::CurseBlessing, Effect::OthersGive(1));
    let position = Position::new(3, &[Deck::CurseBlessing]).down(top());
    let play = takes_in(position.silver(Seat::Three, 0), blessing);
    assert_eq!(
        [Seat::One, Seat::Two, Seat::Three].map(|seat| play.silver(seat)),
        [3, 1, 0]
    );
}

/// Curse: pay, but never into debt.
#[test]
fn a_curse_takes_silver_but_makes_no_debt() {
    assert_eq!(takes(Effect::Pay(1)).silver(Seat::One), 1);
    let curse = with_effect(Deck::CurseBlessing, Effect::Pay(2));
    let position = Position::new(2, &[Deck::CurseBlessing]).down(top());
    let play = takes_in(position.silver(Seat::One, 1), curse);
    assert_eq!(play.silver(Seat::One), 0);
    assert!(play.saw(Event::SilverPaid {
        seat: Seat::One,
        silver: 1
    }));
}

/// Curse: an open artifact of the player's choice goes to the left, the same in both rounds.
#[test]
fn a_curse_gives_an_open_artifact_to_the_left() {
    let curse = with_effect(Deck::CurseBlessing, Effect::GiveToLeft(1));
    let coin = card(Deck::Coins, 1);
    let position = Position::new(3, &[Deck::CurseBlessing])
        .open(Seat::One, &[coin, card(Deck::Statues, 1)])
        .turned(Seat::One, &cards(Deck::Weapons, [1, 2]))
        .down(top());
    let mut play = takes_in(position, curse);
    assert_eq!(play.legal().len(), 2, "neither the curse nor turned cards");
    play.act(Action::Choose(coin));
    assert_eq!(play.open(Seat::Two), [coin]);
    assert!(play.saw(Event::Gave {
        seat: Seat::One,
        to: Seat::Two,
        card: coin
    }));
}

/// Curse: an open artifact leaves the game.
#[test]
fn a_curse_removes_an_open_artifact() {
    let curse = with_effect(Deck::CurseBlessing, Effect::Remove(1));
    let coin = card(Deck::Coins, 1);
    let position = Position::new(2, &[Deck::CurseBlessing]).down(top());
    let mut play = takes_in(position.open(Seat::One, &[coin]), curse);
    play.act(Action::Choose(coin));
    assert!(play.open(Seat::One).is_empty());
    assert!(play.state.table.gone.contains(coin));
}

/// Curse: who has no open artifact loses none.
#[test]
fn a_curse_without_open_artifacts_is_skipped() {
    for effect in [Effect::GiveToLeft(1), Effect::Remove(1)] {
        let play = takes(effect);
        assert_eq!(play.state.table.phase, Phase::Turn);
        assert!(play.saw(Event::NoEffect { seat: Seat::One }));
    }
}

/// Curse: each other player takes a silver from the bank.
#[test]
fn a_curse_lets_the_others_take() {
    let play = takes(Effect::OthersTake(1));
    assert_eq!(
        [Seat::One, Seat::Two, Seat::Three].map(|seat| play.silver(seat)),
        [2, 3, 3]
    );
}

/// Treasure: instant ones are carried out and turned over.
#[test]
fn an_instant_treasure_is_carried_out_and_turned_over() {
    let treasure = with_effect(Deck::Treasure, Effect::TakeSilver(3));
    let mut play = Position::new(2, &[Deck::Treasure])
        .up(top(), treasure)
        .build();
    play.act(Action::Take(top()));
    assert_eq!(play.silver(Seat::One), 5);
    assert_eq!(play.turned(Seat::One), [treasure]);
    assert_eq!(play.score(Seat::One).decks[Deck::Treasure], 0);
}

/// Treasure: others lie open until the end, and give the points that are printed on them.
#[test]
fn a_treasure_with_points_lies_open() {
    let treasure = with_effect(Deck::Treasure, Effect::Points(4));
    let mut play = Position::new(2, &[Deck::Treasure])
        .up(top(), treasure)
        .build();
    play.act(Action::Take(top()));
    assert_eq!(play.open(Seat::One), [treasure]);
    assert_eq!(play.score(Seat::One).decks[Deck::Treasure], 4);
}

/// The last card of a temple: more actions lapse, bonuses can still be triggered.
#[test]
fn more_actions_lapse_when_the_temple_is_empty() {
    let blessing = with_effect(Deck::CurseBlessing, Effect::MoreActions(1));
    let all_but_top = Place::ALL.into_iter().filter(|place| *place != top());
    let position = Position::new(2, &[Deck::CurseBlessing])
        .down(top())
        .taken(all_but_top)
        .open(Seat::One, &cards(Deck::Manuscripts, [1, 2]))
        .open(Seat::One, &cards(Deck::Coins, [6, 7]));
    let mut play = takes_in(position, blessing);
    assert_eq!(play.state.table.actions, 0);
    play.act(Action::TurnOver(CardSet::Manuscripts(2)));
    assert_eq!(play.state.table.actions, 0);
    play.act(Action::TurnOver(CardSet::Coins(2)));
    assert_eq!(play.silver(Seat::One), 3);
    assert_eq!(play.legal(), [Action::EndTurn]);
}

/// Every instant card is turned, every other is not: over the whole box.
#[test]
fn only_points_are_not_carried_out_at_once() {
    let values = crate::stack::Values::default();
    for card in Card::all() {
        let face = values.card(card).face;
        let at_once = match face {
            Face::Blessing(_) | Face::Curse(_) => true,
            Face::Treasure(effect) => !matches!(effect, Effect::Points(_)),
            _ => false,
        };
        assert_eq!(face.at_once().is_some(), at_once, "{card:?}");
    }
}
