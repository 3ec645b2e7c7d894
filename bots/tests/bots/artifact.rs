//! Artifact.

use bots::{Opponent, Sensible, Weigh};
use engine::artifact::{Action, Artifact, Expansions, Pile, Setup};

use crate::play::{
    only_legal, play_all, reasons_tell_no_secret, sense_beats_chance, twins_decide_alike,
};

fn games() -> [Artifact; 3] {
    [3, 4, 5].map(|players| {
        let setup = Setup {
            expansions: Expansions::BOTH,
            ..Setup::base(players)
        };
        Artifact::new(setup).unwrap()
    })
}

#[test]
fn only_what_is_legal_is_decided() {
    only_legal(&games(), 10);
}

#[test]
fn cards_in_the_hands_of_others_change_no_decision() {
    twins_decide_alike(&games(), 10, 500);
}

#[test]
fn what_is_said_of_an_action_is_no_secret() {
    reasons_tell_no_secret(&games(), 3, 500);
}

#[test]
fn what_nobody_else_knows_yet_is_explained_to_its_seat_alone() {
    let (mut jokers, mut exhibitions) = (0, 0);
    play_all(&games(), 5, |asked| {
        let table = &asked.view.table;
        for action in asked.legal.iter() {
            match action {
                Action::Joker(_) => jokers += 1,
                Action::Exhibit(_) => exhibitions += 1,
                _ => continue,
            }
            assert_eq!(asked.game.reason(table, asked.seat, action), None);
            assert!(asked.game.own_reason(table, asked.seat, action).is_some());
        }
    });
    assert!(jokers > 50 && exhibitions > 20, "{jokers}, {exhibitions}");
}

#[test]
fn common_sense_beats_chance() {
    sense_beats_chance(&games()[1]);
}

#[test]
fn what_an_exhibition_in_hand_needs_is_not_sold() {
    let mut needed = 0;
    play_all(&games(), 10, |asked| {
        let mind = asked.game.mind(asked.seat, &asked.view);
        let table = &asked.view.table;
        let player = &table.players[asked.seat];
        let (hand, _) = asked.view.hand(asked.seat);
        let ready = |hand: &Pile| {
            let tiles = asked.game.exhibitions_in_hand(hand, player);
            tiles.and(table.tiles)
        };
        for action in asked.legal.iter() {
            let Action::Sell(card) = action else { continue };
            let rest = hand.minus(&[card].into_iter().collect());
            if ready(&rest) != ready(&hand) {
                assert_eq!(mind.weigh(action), 0, "{card:?}");
                needed += 1;
            }
        }
    });
    assert!(needed > 50, "only {needed} cards were needed");
}
