//! Warehouse 51.

use bots::{Opponent, Sensible, Weigh};
use engine::warehouse51::{Action, Phase, Relic, Setup, Warehouse51};

use crate::play::{
    only_legal, play_all, reasons_tell_no_secret, sense_beats_chance, twins_decide_alike,
};

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
fn what_is_said_of_an_action_is_no_secret() {
    reasons_tell_no_secret(&games(), 3, 500);
}

#[test]
fn what_a_fist_is_closed_for_is_said_to_whoever_closes_it_alone() {
    let mut fists = 0;
    play_all(&games(), 5, |asked| {
        let table = &asked.view.table;
        for action in asked.legal.iter() {
            if table.phase == Phase::FistAuction && matches!(action, Action::Bid(_)) {
                fists += 1;
                assert_eq!(asked.game.reason(table, asked.seat, action), None);
                let own = asked.game.own_reason(table, asked.seat, action);
                assert!(own.is_some(), "{action:?}");
            }
        }
    });
    assert!(fists > 100, "{fists}");
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

/// Five ingots are a point, and a counterfeit leaves at the end anyway.
#[test]
fn after_the_last_auction_counterfeits_are_pawned_for_points_and_what_counts_is_kept() {
    let (mut fakes, mut kept) = (0, 0);
    play_all(&games(), 100, |asked| {
        let table = &asked.view.table;
        let player = &table.players[asked.seat];
        // Whose ingots give no points pawns for nothing.
        let pointless = player.relics.contains(Relic::RingOfTheNibelung);
        if table.phase != Phase::LastPawning || pointless {
            return;
        }
        let mind = asked.game.mind(asked.seat, &asked.view);
        for action in asked.legal.iter() {
            let Action::Pawn(relic) = action else {
                continue;
            };
            if asked.view.known_counterfeits().contains(relic) {
                assert!(mind.weigh(action) > 0, "{relic:?} of {player:?}");
                fakes += 1;
            } else {
                kept += usize::from(mind.weigh(action) == 0);
            }
        }
    });
    assert!(
        fakes >= 5 && kept > 100,
        "{fakes} counterfeits, {kept} kept"
    );
}
