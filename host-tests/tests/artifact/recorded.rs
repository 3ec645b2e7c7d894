//! Whole games, played with some sense, and how they ended.

use std::fmt::Write;

use engine::artifact::{Action, Artifact, Expansions, Setup, SpecialRule, StartPlayer};
use engine::seat::Seat;
use host_tests::play::Long;
use host_tests::recorded::{self, Recipe, Sense, standings_text};

use super::{NO_EXPANSION, RESEARCH, ROLES, correction, game, with};

/// Exhibits what it can, otherwise ships and digs.
const SENSE: Sense<Artifact> = Sense { worth, correction };

fn worth(record: &Long<Artifact>, seat: Seat, action: Action) -> u8 {
    match action {
        Action::Exhibit(_) | Action::StandAlone(_) => 9,
        Action::Ship(site) => record.game().ship_load(record.state().table(), seat, site),
        Action::Gold(..) | Action::DrawUnseen => 3,
        Action::Research(_) | Action::Hire(_) | Action::HireTwo(_) | Action::TakeMarker(_) => 2,
        Action::Pass | Action::NoMarker | Action::Decline | Action::Joker(_) => 0,
        _ => 1,
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

fn recipes() -> Vec<Recipe<Artifact>> {
    let mut recipes = Vec::new();
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
                recipes.push(Recipe {
                    name: format!("artifact-{players}-{name}-{start}"),
                    game: game(Setup {
                        expansions,
                        quick_start,
                        start: StartPlayer::Chance,
                        ..Setup::base(players)
                    }),
                    seed,
                    mistakes: false,
                });
            }
        }
        recipes.push(Recipe {
            name: format!("artifact-{players}-mistakes"),
            game: with(players, Expansions::BOTH),
            seed: seed + 100,
            mistakes: true,
        });
        recipes.push(Recipe {
            name: format!("artifact-{players}-special"),
            game: game(Setup {
                expansions: Expansions::BOTH,
                special: SpecialRule::OfTheirSite,
                ..Setup::base(players)
            }),
            seed: seed + 200,
            mistakes: false,
        });
    }
    recipes
}

#[test]
fn recorded_games_end_as_they_did() {
    recorded::recorded_games_end_as_they_did("artifact-", &recipes(), &SENSE, describe);
}

#[test]
fn games_of_the_first_rules_end_as_they_did() {
    recorded::games_of_rules_end_as_they_did(1, "artifact-", describe);
}
