//! Whole games, played with some sense, and how they ended.

use std::fmt::Write;

use engine::game::Observer;
use engine::seat::Seat;
use engine::warehouse51::{Action, Mark, Phase, Warehouse51};
use host_tests::play::Long;
use host_tests::recorded::{self, Sense, standings_text};

use super::{by_chance, correction, with, with_a_full_bank, with_fists};

/// Bids by what is printed, certifies what it knows to be a counterfeit, and keeps its own.
const SENSE: Sense<Warehouse51> = Sense { worth, correction };

fn worth(record: &Long<Warehouse51>, seat: Seat, action: Action) -> u8 {
    let table = record.state().table();
    match action {
        Action::Bid(ingots) => worth_of_a_bid(record, seat, ingots),
        Action::BuyBack(_) => 6,
        Action::Certify(relic) => {
            let view = record.view(Observer::Seat(seat));
            5 + u8::from(view.known_counterfeits().contains(relic))
        }
        Action::Cancel(relic) if table.owner(relic) == Some(seat) => 5,
        Action::Pass => 3,
        Action::Reveal(_) | Action::Pay(_) | Action::Examine(_) | Action::Decline => 2,
        Action::Pawn(_) => 1,
        Action::Cancel(_) => 0,
    }
}

/// The least that is a bid, as long as the relic is worth it; anything up to that in the fist.
fn worth_of_a_bid(record: &Long<Warehouse51>, seat: Seat, ingots: u8) -> u8 {
    let table = record.state().table();
    let Some(relic) = table.relic else {
        return 0;
    };
    let printed = &record.game().values().relics[relic];
    let known = record.view(Observer::Seat(seat)).known_counterfeits();
    let most = if known.contains(relic) || printed.mark == Mark::Cursed {
        printed.value
    } else {
        printed.value * 2 + 1
    };
    let open = table.phase == Phase::OpenAuction;
    let least = record.game().least_bid(table, seat);
    match ingots {
        0 => 1,
        more if more > most => 0,
        more if open && more > least => 1,
        _ => 5,
    }
}

fn describe(record: &Long<Warehouse51>) -> String {
    let mut text = String::new();
    let table = record.state().table();
    let game = record.game();
    let setup = game.setup();
    let mut line = |line: String| writeln!(text, "{line}").expect("a string grows");
    line(format!(
        "{} players, start: {:?}",
        setup.players, setup.start
    ));
    for seat in Seat::first(setup.players) {
        let score = game.score(table, seat);
        let colours = score.colours.values().map(|placing| placing.points);
        line(format!(
            "seat {seat:?}: {} = colours {colours:?} + sets {} + ingots {}; {} sets, {} ingots, \
             ties: {:?}",
            score.total(),
            score.set_points,
            score.ingot_points,
            score.sets,
            score.ingots,
            score.tie
        ));
        let relics: Vec<_> = table.players[seat].collection().iter().collect();
        let pawned: Vec<_> = table.players[seat].pawned.iter().collect();
        line(format!("seat {seat:?} keeps {relics:?}, pawned {pawned:?}"));
    }
    let exposed: Vec<_> = table.exposed.iter().collect();
    let certified = table.certified.values();
    line(format!("exposed: {exposed:?}, certified: {certified:?}"));
    text + &standings_text(record)
}

fn games(players: u8) -> [(&'static str, Warehouse51, bool); 6] {
    [
        ("first", with(players), false),
        ("second", by_chance(players), false),
        ("third", by_chance(players), false),
        ("fists", with_fists(players), false),
        ("mistakes", with(players), true),
        ("bank", with_a_full_bank(players), false),
    ]
}

#[test]
fn recorded_games_end_as_they_did() {
    let recipes = recorded::recipes("warehouse51-", 3..=5, 1947, games);
    recorded::recorded_games_end_as_they_did("warehouse51-", &recipes, &SENSE, describe);
}

#[test]
fn games_of_the_first_rules_end_as_they_did() {
    recorded::games_of_rules_end_as_they_did(1, "warehouse51-", describe);
}
