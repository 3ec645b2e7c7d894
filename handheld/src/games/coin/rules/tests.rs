//! The rules of Coin, sentence by sentence.

use std::vec::Vec;

use engine::game::Unwatched;

use super::*;

fn coin() -> Coin {
    Coin::new(Setup::default()).unwrap()
}

/// A round with this card, before anybody has called.
fn calling(game: &Coin, worth: Worth) -> State {
    let mut state = game.start();
    game.deal(&mut state, Outcome::Card(worth), &mut Unwatched);
    state
}

fn act(game: &Coin, state: &mut State, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    let mut witness = |event| events.push(event);
    game.apply(state, seat, action, &mut witness).unwrap();
    events
}

fn call_both(game: &Coin, state: &mut State, [one, two]: [Face; 2]) {
    act(game, state, Seat::One, Action::Call(one));
    act(game, state, Seat::Two, Action::Call(two));
}

#[test]
fn each_round_begins_with_a_card_that_is_not_put_back() {
    let game = coin();
    let odds = game.odds(&game.start()).unwrap();
    assert_eq!(
        (odds.total(), odds.weight(Outcome::Card(Worth::High))),
        (24, 8)
    );
    let mut state = calling(&game, Worth::High);
    assert_eq!(state.table.card, Some(Worth::High));
    call_both(&game, &mut state, [Face::Heads, Face::Tails]);
    game.deal(&mut state, Outcome::Fell(Face::Heads), &mut Unwatched);
    let odds = game.odds(&state).unwrap();
    assert_eq!(
        (odds.total(), odds.weight(Outcome::Card(Worth::High))),
        (23, 7)
    );
}

#[test]
fn both_call_in_secret_and_show_it_together() {
    let game = coin();
    let mut state = calling(&game, Worth::Low);
    assert_eq!(game.actor(&state), Actor::Secret(Seats::first(2)));
    let called = act(&game, &mut state, Seat::Two, Action::Call(Face::Tails));
    let seat = Seat::Two;
    let hidden = Event::Called { seat, face: None };
    assert_eq!(called.len(), 1);
    assert_eq!(called[0].seen_by(Observer::Seat(Seat::One)), hidden);
    assert_eq!(called[0].seen_by(Observer::Seat(Seat::Two)), called[0]);
    assert_eq!(game.actor(&state), Actor::Secret(Seats::only(Seat::One)));
    let opened = act(&game, &mut state, Seat::One, Action::Call(Face::Heads));
    let (first, second) = (Face::Heads, Face::Tails);
    assert_eq!(opened[1], Event::Opened { first, second });
    assert_eq!(game.actor(&state), Actor::Chance);
}

#[test]
fn whoever_called_right_scores_what_the_toss_is_worth() {
    let game = coin();
    for (calls, points) in [
        ([Face::Heads, Face::Heads], [3, 3]),
        ([Face::Heads, Face::Tails], [3, 0]),
        ([Face::Tails, Face::Tails], [0, 0]),
    ] {
        let mut state = calling(&game, Worth::High);
        call_both(&game, &mut state, calls);
        game.deal(&mut state, Outcome::Fell(Face::Heads), &mut Unwatched);
        let found = [Seat::One, Seat::Two].map(|seat| state.table.players[seat].points);
        assert_eq!(found, points);
    }
}

#[test]
fn anybody_may_raise_once_a_toss_asked_or_not_for_a_coin() {
    let game = coin();
    let mut state = calling(&game, Worth::Middle);
    act(&game, &mut state, Seat::One, Action::Call(Face::Heads));
    // The first seat waits, the second is asked.
    for seat in [Seat::One, Seat::Two] {
        act(&game, &mut state, seat, Action::Raise);
        assert_eq!(state.table.players[seat].coins, 2);
        let why = game.why_not(&state, seat, Action::Raise);
        assert_eq!(why, Some(Refused::Rule(Refusal::RaisedAlready)));
    }
    assert_eq!((game.worth(&state.table), state.table.bank), (4, 2));
    let again = game.why_not(&state, Seat::One, Action::Call(Face::Tails));
    assert_eq!(again, Some(Refused::NotTheirTurn));
}

#[test]
fn raising_takes_a_card_and_a_coin() {
    let game = coin();
    let why = |state: &State| game.why_not(state, Seat::One, Action::Raise);
    assert_eq!(why(&game.start()), Some(Refused::Rule(Refusal::NotNow)));
    let mut state = calling(&game, Worth::Low);
    let correction = Correction {
        seat: Seat::One,
        coins: 0,
    };
    game.correct(&mut state, correction, &mut Unwatched)
        .unwrap();
    assert_eq!(why(&state), Some(Refused::Rule(Refusal::NoCoin)));
}

#[test]
fn a_correction_moves_coins_between_a_seat_and_the_bank() {
    let game = coin();
    let mut state = game.start();
    let mut correct = |seat, coins| {
        let correction = Correction { seat, coins };
        let result = game.correct(&mut state, correction, &mut Unwatched);
        (result, state.table.bank)
    };
    assert_eq!(correct(Seat::Two, 1), (Ok(()), 2));
    assert_eq!(correct(Seat::One, 5), (Ok(()), 0));
    assert_eq!(correct(Seat::One, 6), (Err(Refusal::BankTooPoor), 0));
    assert_eq!(correct(Seat::Three, 0), (Err(Refusal::NobodyThere), 0));
    assert_eq!(game.check(&state), Ok(()));
}

#[test]
fn each_coin_is_a_point_and_more_calls_that_were_right_break_a_tie() {
    let game = coin();
    let mut state = game.start();
    state.table.round = 3;
    state.table.players[Seat::One] = Player {
        coins: 1,
        points: 5,
        right: 3,
    };
    state.table.players[Seat::Two] = Player {
        coins: 3,
        points: 3,
        right: 1,
    };
    assert_eq!(game.tiers(&state, Seat::One), [6, 3, 0, 0]);
    assert_eq!(game.tiers(&state, Seat::Two), [6, 1, 0, 0]);
}

#[test]
fn the_game_is_over_after_its_rounds() {
    let game = coin();
    let mut state = game.start();
    for _ in 0..6 {
        assert_ne!(game.actor(&state), Actor::Nobody);
        game.deal(&mut state, Outcome::Card(Worth::Low), &mut Unwatched);
        call_both(&game, &mut state, [Face::Heads, Face::Tails]);
        game.deal(&mut state, Outcome::Fell(Face::Tails), &mut Unwatched);
    }
    assert_eq!(game.actor(&state), Actor::Nobody);
    let why = game.why_not(&state, Seat::One, Action::Raise);
    assert_eq!(why, Some(Refused::GameOver));
}

#[test]
fn a_deck_must_have_a_card_for_each_round() {
    let with = |rounds, copies| {
        let values = Values {
            copies,
            ..Values::default()
        };
        Coin::new(Setup { rounds, values }).err()
    };
    assert_eq!(with(6, 2), None);
    assert_eq!(with(7, 2), Some(SetupError::TooFewCards(6)));
    assert_eq!(with(0, 2), Some(SetupError::NoRound));
    let too_many = SetupError::Values(ValuesError::Copies(21));
    assert_eq!(with(6, 21), Some(too_many));
}

#[test]
fn a_toss_is_worth_something_but_not_too_much() {
    for (worth, fine) in [(0, false), (1, true), (9, true), (10, false)] {
        let mut values = Values::default();
        values.worths[Worth::Middle] = worth;
        assert_eq!(values.check().is_ok(), fine, "{worth}");
    }
}
