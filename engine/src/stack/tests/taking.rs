//! Action 1: taking a card, digging it out, looking at it first.

use super::*;

/// Action 1: a card on which no other lies is free, and lies open before the player.
#[test]
fn an_uncovered_card_is_free_and_goes_open_to_the_player() {
    let statue = card(Deck::Statues, 1);
    let mut play = Position::new(2, &[]).up(top(), statue).build();
    let barrier = play.act(Action::Take(top()));
    assert_eq!(play.open(Seat::One), [statue]);
    assert_eq!(play.silver(Seat::One), 2);
    assert_eq!(barrier, Barrier::None);
    assert!(play.saw(Event::Took {
        seat: Seat::One,
        place: top(),
        card: statue
    }));
}

/// Action 1: digging costs one silver for each card on top, however partly, to the bank.
#[test]
fn digging_costs_a_silver_for_each_card_on_top() {
    let relic = card(Deck::Relics, 1);
    let mut play = Position::new(2, &[])
        .silver(Seat::One, 6)
        .up(heart(), relic)
        .build();
    let bank = play.state.table.bank;
    play.act(Action::Take(heart()));
    assert_eq!(play.silver(Seat::One), 1);
    assert_eq!(play.state.table.bank, bank + 5);
    assert_eq!(play.open(Seat::One), [relic]);
    assert!(play.saw(Event::Dug {
        seat: Seat::One,
        place: heart(),
        cards: 5,
        silver: 5
    }));
}

/// Action 1: who cannot pay cannot dig.
#[test]
fn digging_needs_the_silver() {
    let play = Position::new(2, &[]).silver(Seat::One, 4).build();
    assert_eq!(
        play.why_not(Action::Take(heart())),
        Some(Refusal::TooExpensive { cost: 5, silver: 4 })
    );
    assert_eq!(play.why_not(Action::Take(place(Level::Base, 0, 1))), None);
}

/// Action 1: the cards on top of one that was dug out stay where they are.
#[test]
fn digging_leaves_the_cards_on_top() {
    let mut play = Position::new(2, &[]).silver(Seat::One, 5).build();
    play.act(Action::Take(heart()));
    assert_eq!(play.state.table.temple.standing().len(), 25);
    assert!(play.state.table.temple.standing().contains(top()));
    play.act(Action::EndTurn);
    assert_eq!(
        play.why_not(Action::Take(heart())),
        Some(Refusal::NothingThere(heart()))
    );
}

/// Action 1: a face-down card that is taken is turned up for all to see.
#[test]
fn a_face_down_card_is_turned_up_when_it_is_taken() {
    let mut play = Position::new(2, &[]).down(top()).build();
    assert_eq!(play.act(Action::Take(top())), Barrier::None);
    assert_eq!(play.game.actor(&play.state), Actor::Chance);
    let odds = play.game.odds(&play.state).expect("chance acts");
    let unseen = play.state.table.unseen.and(&play.game.down);
    assert_eq!(odds.total(), u16::from(unseen.len()));
    let card = unseen.nth(0).expect("a card");
    play.deal(Outcome::Card(card));
    assert_eq!(play.open(Seat::One), [card]);
    assert!(play.state.table.temple.face_down().is_empty());
}

/// Action 1: looking at a face-down card costs a silver and is no action.
#[test]
fn looking_costs_a_silver_and_no_action() {
    let mut play = Position::new(2, &[]).down(top()).build();
    play.act(Action::Look(top()));
    let seen = play.state.table.unseen.and(&play.game.down).nth(0);
    let seen = seen.expect("a face-down card");
    play.deal(Outcome::Card(seen));
    assert_eq!(play.silver(Seat::One), 1);
    assert_eq!(play.state.table.actions, 1);
    assert!(play.saw(Event::Looked {
        seat: Seat::One,
        place: top(),
        silver: 1,
        card: Some(seen)
    }));
    assert_eq!(
        play.why_not(Action::Look(top())),
        Some(Refusal::AlreadySeen(top()))
    );
}

/// Action 1: who has looked may take the card or leave it.
#[test]
fn who_has_looked_need_not_take_the_card() {
    let mut play = Position::new(2, &[]).down(top()).build();
    play.act(Action::Look(top()));
    let seen = play.state.table.unseen.and(&play.game.down).nth(0);
    play.deal(Outcome::Card(seen.expect("a face-down card")));
    assert_eq!(play.why_not(Action::Take(place(Level::Top, 0, 0))), None);
    let barrier = play.act(Action::Take(top()));
    assert_eq!(play.open(Seat::One), [seen.expect("a face-down card")]);
    assert_eq!(barrier, Barrier::Reveal, "now everybody sees it");
}

/// Action 1: looking is for choosing what to take, buried or not.
#[test]
fn a_buried_card_can_be_looked_at_while_there_is_an_action() {
    let mut play = Position::new(2, &[]).down(heart()).build();
    assert_eq!(play.why_not(Action::Look(heart())), None);
    play.act(Action::Take(top()));
    assert_eq!(
        play.why_not(Action::Look(heart())),
        Some(Refusal::NoActionLeft)
    );
}

/// Action 1: there is nothing to look at under an open card, and nothing without silver.
#[test]
fn looking_is_refused_at_open_cards_and_without_silver() {
    let mut play = Position::new(2, &[]).down(heart()).build();
    assert_eq!(
        play.why_not(Action::Look(top())),
        Some(Refusal::LiesOpen(top()))
    );
    play = Position::new(2, &[])
        .down(heart())
        .silver(Seat::One, 0)
        .build();
    assert_eq!(
        play.why_not(Action::Look(heart())),
        Some(Refusal::TooExpensive { cost: 1, silver: 0 })
    );
}

/// Action 1: a second player who looks sees the same card, without chance.
#[test]
fn the_next_player_who_looks_sees_the_same_card() {
    let mut play = Position::new(2, &[]).down(top()).down(heart()).build();
    play.act(Action::Look(top()));
    let seen = play.state.table.unseen.and(&play.game.down).nth(1);
    play.deal(Outcome::Card(seen.expect("a face-down card")));
    play.acts([Action::Take(place(Level::Top, 0, 0)), Action::EndTurn]);
    assert_eq!(play.act(Action::Look(top())), Barrier::Reveal);
    assert!(play.saw(Event::Looked {
        seat: Seat::Two,
        place: top(),
        silver: 1,
        card: seen
    }));
}

/// Course of the game: one of two actions in a turn.
#[test]
fn a_turn_has_one_action() {
    let mut play = Position::new(2, &[]).build();
    assert_eq!(play.why_not(Action::EndTurn), Some(Refusal::MustActFirst));
    play.act(Action::Take(top()));
    assert_eq!(play.legal(), [Action::EndTurn]);
    assert_eq!(
        play.why_not(Action::Hire(Helper::Curator)),
        Some(Refusal::NoActionLeft)
    );
    assert_eq!(play.act(Action::EndTurn), Barrier::HandOver);
    assert_eq!(play.seat(), Seat::Two);
}
