//! The first round, the second round in the other direction, the end.

use super::*;
use crate::stack::StartPlayer;

/// Plays whole turns, each taking whatever costs nothing, and notes who had them.
fn turns(play: &mut Play, until: impl Fn(&State) -> bool) -> Vec<Seat> {
    let mut seats = Vec::new();
    while !until(&play.state) {
        match play.game.actor(&play.state) {
            Actor::Chance => {
                let odds = play.game.odds(&play.state).expect("chance acts");
                play.deal(odds.pick(0).expect("an outcome"));
            }
            Actor::Nobody => break,
            _ => {
                let seat = play.seat();
                let legal = play.game.legal(&play.state, seat);
                let action = if legal.contains(Action::EndTurn) {
                    seats.push(seat);
                    Action::EndTurn
                } else {
                    legal.first().expect("a choice")
                };
                play.act(action);
            }
        }
    }
    seats
}

fn new_game(players: u8, start: Seat) -> Play {
    let game = ArtifactStack::new(Setup {
        start: StartPlayer::Seat(start),
        ..Setup::base(players)
    })
    .expect("a set-up that can be played");
    let state = game.start();
    Play {
        game,
        state,
        seen: Vec::new(),
    }
}

/// Course of the game: clockwise from the start player.
#[test]
fn the_first_round_goes_clockwise() {
    let mut play = new_game(3, Seat::Two);
    let seats = turns(&mut play, |state| state.table.second);
    assert_eq!(
        seats.iter().take(4).collect::<Vec<_>>(),
        [&Seat::Two, &Seat::Three, &Seat::One, &Seat::Two]
    );
    assert_eq!(seats.len(), 26, "each turn took one card");
}

/// Second round: counter-clockwise, and the last of the first round begins.
#[test]
fn the_second_round_goes_counter_clockwise_from_the_last_player() {
    let mut play = new_game(4, Seat::Two);
    turns(&mut play, |state| {
        state.table.second && state.table.phase == Phase::Turn
    });
    let seats = turns(&mut play, |state| state.table.phase == Phase::Over);
    assert_eq!(
        seats.iter().take(5).collect::<Vec<_>>(),
        [
            &Seat::One,
            &Seat::Four,
            &Seat::Three,
            &Seat::Two,
            &Seat::One
        ]
    );
    assert_eq!(seats.len(), 26);
}

/// Second round: at two players the second player begins.
#[test]
fn at_two_players_the_second_player_begins_the_second_round() {
    let mut play = new_game(2, Seat::One);
    turns(&mut play, |state| {
        state.table.second && state.table.phase == Phase::Turn
    });
    assert_eq!(play.seat(), Seat::Two);
    assert!(play.saw(Event::RoundBegins {
        second: true,
        seat: Seat::Two
    }));
}

/// Second round: the temple is built of what is left, and two cards remain.
#[test]
fn two_cards_are_left_over_after_the_second_temple() {
    let mut play = new_game(2, Seat::One);
    turns(&mut play, |state| state.table.phase == Phase::Over);
    assert_eq!(play.state.table.unseen.len(), 2);
    assert!(play.saw(Event::GameOver));
    assert_eq!(play.game.actor(&play.state), Actor::Nobody);
}

/// First round: it lasts until every card was taken; the next temple is built after that turn.
#[test]
fn the_second_temple_is_built_when_the_first_is_empty() {
    let mut play = new_game(2, Seat::One);
    turns(&mut play, |state| {
        state.table.temple.standing().len() == 1
            && state.table.phase == Phase::Turn
            && !state.table.acted
    });
    assert!(!play.state.table.second);
    let last = play.state.table.temple.standing().iter().next();
    let last = last.expect("one card is left");
    play.act(Action::Take(last));
    if play.game.actor(&play.state) == Actor::Chance {
        let odds = play.game.odds(&play.state).expect("chance acts");
        play.deal(odds.pick(0).expect("an outcome"));
    }
    assert_eq!(
        play.state.table.phase,
        Phase::Turn,
        "the turn is not over yet"
    );
    assert_eq!(play.act(Action::EndTurn), Barrier::HandOver);
    assert_eq!(play.state.table.phase, Phase::Laying);
    let odds = play.game.odds(&play.state).expect("chance acts");
    assert_eq!(odds.total(), 28);
}

/// After the game nothing can be done, and whoever asks is told so.
#[test]
fn nothing_can_be_done_after_the_end() {
    let mut play = new_game(2, Seat::One);
    turns(&mut play, |state| state.table.phase == Phase::Over);
    for seat in [Seat::One, Seat::Two] {
        assert!(play.game.legal(&play.state, seat).is_empty());
        assert_eq!(
            play.game.why_not(&play.state, seat, Action::EndTurn),
            Some(Refused::GameOver)
        );
    }
}

/// Silver and cards are neither made nor lost, at any step of many games.
#[test]
fn silver_and_cards_are_conserved_at_every_step() {
    for seed in 0..60 {
        let mut setup = Setup::base(2 + (seed % 3) as u8);
        setup.decks = Decks::Chance;
        let game = ArtifactStack::new(setup).expect("a set-up that can be played");
        let mut state = game.start();
        play_randomly(&game, &mut state, &mut rng(seed), |state| {
            assert_eq!(game.check(state), Ok(()));
            let players = state.table.players.values();
            let silver: u8 = players.iter().map(|player| player.silver).sum();
            assert_eq!(silver + state.table.bank, 40);
            false
        });
        assert_eq!(state.table.phase, Phase::Over);
    }
}
