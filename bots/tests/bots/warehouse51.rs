//! Warehouse 51.

use bots::{Sensible, Weigh};
use engine::warehouse51::{Action, Phase, Setup, Warehouse51};

use crate::play::{only_legal, play_all, sense_beats_chance, twins_decide_alike};

fn games() -> [Warehouse51; 3] {
    [3, 4, 5].map(|players| Warehouse51::new(Setup::of(players)).unwrap())
}

#[test]
fn only_what_is_legal_is_decided() {
    only_legal(&games(), 10);
}

#[test]
fn counterfeits_between_others_and_their_fists_change_no_decision() {
    twins_decide_alike(&games(), 10, 500);
}

#[test]
fn common_sense_beats_chance() {
    sense_beats_chance(&games()[1]);
}

#[test]
fn nobody_bids_high_for_what_they_know_to_be_a_counterfeit() {
    let mut offered = 0;
    play_all(&games(), 10, |asked| {
        let table = &asked.view.table;
        let fake = table
            .relic
            .is_some_and(|relic| asked.view.known_counterfeits().contains(relic));
        if table.phase != Phase::OpenAuction || !fake {
            return;
        }
        offered += 1;
        let mind = asked.game.mind(asked.seat, &asked.view);
        for action in asked.legal.iter() {
            if matches!(action, Action::Bid(3..)) {
                assert_eq!(mind.weigh(action), 0, "{action:?}");
            }
        }
        assert!(mind.weigh(Action::Pass) > 0);
    });
    assert!(offered > 100, "only {offered} counterfeits were offered");
}
