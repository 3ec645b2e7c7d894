//! Artifact Stack.

use bots::{Sensible, Weigh};
use engine::game::{Game, Observer};
use engine::stack::{Action, ArtifactStack, Decks, Setup};

use crate::play::{
    only_legal, play_all, reasons_tell_no_secret, sense_beats_chance, twins_decide_alike,
};

fn games() -> [ArtifactStack; 3] {
    [2, 3, 4].map(|players| {
        let setup = Setup {
            decks: Decks::Chance,
            ..Setup::base(players)
        };
        ArtifactStack::new(setup).unwrap()
    })
}

#[test]
fn only_what_is_legal_is_decided() {
    only_legal(&games(), 10);
}

#[test]
fn cards_that_others_have_looked_at_change_no_decision() {
    twins_decide_alike(&games(), 20, 100);
}

#[test]
fn what_is_said_of_an_action_is_no_secret() {
    reasons_tell_no_secret(&games(), 3, 500);
}

#[test]
fn common_sense_beats_chance() {
    sense_beats_chance(&games()[2]);
}

#[test]
fn a_card_that_was_looked_at_is_weighed_by_what_it_is() {
    let (mut looked, mut other) = (0, 0);
    play_all(&games(), 20, |asked| {
        let knowing = asked.game.mind(asked.seat, &asked.view);
        let open = asked.game.view(asked.state, Observer::Table);
        let guessing = asked.game.mind(asked.seat, &open);
        for action in asked.legal.iter() {
            let differs = knowing.weigh(action) != guessing.weigh(action);
            match action {
                Action::Take(place) if asked.view.card(place) != open.card(place) => {
                    looked += 1;
                    other += usize::from(differs);
                }
                _ => assert!(!differs, "{action:?} hangs on nothing hidden"),
            }
        }
    });
    assert!(other > 100 && other * 2 > looked, "{other} of {looked}");
}
