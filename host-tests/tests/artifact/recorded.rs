//! Whole games, played with some sense, and how they ended.

use std::fmt::Write;

use engine::artifact::{Action, Artifact, Expansions, Setup, StartPlayer};
use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::Record;
use engine::seat::Seat;
use host_tests::play::{Chance, Long, below, chance, dealers_seed};
use host_tests::recorded::{record_if_missing, replay_all, standings_text};

use super::{NO_EXPANSION, RESEARCH, ROLES, correction, game};

/// Exhibits what it can, otherwise ships, digs and now and then does anything at all.
fn sensible(record: &Long<Artifact>, seat: Seat, rng: &mut Chance) -> Action {
    let legal: Vec<Action> = record.legal(seat).iter().collect();
    let worth = |action: &Action| match action {
        Action::Exhibit(_) | Action::StandAlone(_) => 9,
        Action::Ship(site) => record.game().ship_load(record.state().table(), seat, *site),
        Action::Gold(..) | Action::DrawUnseen => 3,
        Action::Research(_) | Action::Hire(_) | Action::HireTwo(_) | Action::TakeMarker(_) => 2,
        Action::Pass | Action::NoMarker | Action::Decline | Action::Joker(_) => 0,
        _ => 1,
    };
    let best = legal.iter().map(worth).max().unwrap_or(0);
    let adventurous = below(8, rng) == 0;
    let choices: Vec<Action> = legal
        .into_iter()
        .filter(|action| adventurous || worth(action) == best)
        .collect();
    choices[below(choices.len(), rng)]
}

/// With `mistakes`, decisions are taken back and numbers put right on the way.
fn recipe(setup: Setup, seed: u64, mistakes: bool) -> Long<Artifact> {
    let game = game(setup);
    let mut rng = chance(seed);
    let mut dealer = Seeded(dealers_seed(seed));
    let mut record: Long<Artifact> = Record::new(game);
    loop {
        if mistakes {
            let result = match below(20, &mut rng) {
                0 => record.undo(),
                1 => record.undo_past_barrier(),
                2 => record.correct(correction(&game, &mut rng)),
                _ => Ok(()),
            };
            // What is refused is not in the log: the game goes on.
            result.unwrap_or_default();
        }
        match record.actor() {
            Actor::Nobody => return record,
            Actor::Seat(seat) => {
                let action = sensible(&record, seat, &mut rng);
                record.decide(seat, action).expect("a legal action");
            }
            _ => record.deal(&mut dealer).expect("a dealer deals"),
        }
    }
}

fn describe(record: &Long<Artifact>) -> String {
    let mut text = String::new();
    let table = record.state().table();
    let game = record.game();
    let setup = game.setup();
    writeln!(
        text,
        "{} players, {:?}, quick start: {}, start: {:?}",
        setup.players, setup.expansions, setup.quick_start, setup.start
    )
    .expect("a string grows");
    for seat in Seat::first(setup.players) {
        let score = game.score(table, seat);
        writeln!(
            text,
            "seat {seat:?}: {} = tiles {} + stand-alone {} + money {} + research {} (level {}); \
             {} exhibitions, {} coins",
            score.total(),
            score.tile_points,
            score.stand_alone_points,
            score.money_points,
            score.research_points,
            score.research_level,
            score.exhibitions,
            score.money
        )
        .expect("a string grows");
    }
    let trigger = table.last_round.expect("a finished game had a last round");
    writeln!(text, "ended in {} by: {trigger:?}", game.year(table)).expect("a string grows");
    text + &standings_text(record)
}

#[test]
fn recorded_games_end_as_they_did() {
    let mut written = Vec::new();
    let mut seed = 1920;
    for players in 3..=5 {
        for (expansions, name) in [
            (NO_EXPANSION, "base"),
            (RESEARCH, "research"),
            (ROLES, "roles"),
            (Expansions::BOTH, "both"),
        ] {
            for quick_start in [false, true] {
                seed += 1;
                let start = if quick_start { "quick" } else { "choice" };
                let name = format!("artifact-{players}-{name}-{start}");
                let setup = Setup {
                    expansions,
                    quick_start,
                    start: StartPlayer::Chance,
                    ..Setup::base(players)
                };
                if record_if_missing(&name, || recipe(setup, seed, false)) {
                    written.push(name);
                }
            }
        }
        let name = format!("artifact-{players}-mistakes");
        let setup = Setup {
            expansions: Expansions::BOTH,
            ..Setup::base(players)
        };
        if record_if_missing(&name, || recipe(setup, seed + 100, true)) {
            written.push(name);
        }
    }
    let replayed = replay_all("artifact-", describe);
    assert!(replayed >= 27, "{replayed}: some are missing");
    assert!(
        written.is_empty(),
        "written for the first time: {written:?}"
    );
}
