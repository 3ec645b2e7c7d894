//! Scenario files, the very ones of the simulator: every picture on the way is compared with the
//! simulator's, and the state hash comes from what is in the Pico's flash.

use std::path::PathBuf;

use handheld::board::Board;
use simulator::runner::{self, Driven, Fault};
use simulator::scenario::Scenario;

use super::{Test, check, check_stack};
use crate::pico::{Image, KeptPictures, Pair};

/// Whole games first: they take longest.
const SCENARIOS: [(&str, &str); 28] = [
    (
        "4-players-both-expansions",
        include_str!("../../../host-tests/scenarios/4-players-both-expansions.txt"),
    ),
    (
        "3-players-base",
        include_str!("../../../host-tests/scenarios/3-players-base.txt"),
    ),
    (
        "warehouse51-3-players",
        include_str!("../../../host-tests/scenarios/warehouse51-3-players.txt"),
    ),
    (
        "warehouse51-4-players",
        include_str!("../../../host-tests/scenarios/warehouse51-4-players.txt"),
    ),
    (
        "warehouse51-5-players",
        include_str!("../../../host-tests/scenarios/warehouse51-5-players.txt"),
    ),
    (
        "stack-2-players",
        include_str!("../../../host-tests/scenarios/stack-2-players.txt"),
    ),
    (
        "stack-3-players",
        include_str!("../../../host-tests/scenarios/stack-3-players.txt"),
    ),
    (
        "stack-4-players",
        include_str!("../../../host-tests/scenarios/stack-4-players.txt"),
    ),
    (
        "tour",
        include_str!("../../../simulator/scenarios/tour.txt"),
    ),
    (
        "tour-warehouse51",
        include_str!("../../../simulator/scenarios/tour-warehouse51.txt"),
    ),
    (
        "tour-stack",
        include_str!("../../../simulator/scenarios/tour-stack.txt"),
    ),
    (
        "without-a-joystick",
        include_str!("../../../simulator/scenarios/without-a-joystick.txt"),
    ),
    (
        "first-turns",
        include_str!("../../../simulator/scenarios/first-turns.txt"),
    ),
    (
        "learning",
        include_str!("../../../simulator/scenarios/learning.txt"),
    ),
    (
        "at-the-table",
        include_str!("../../../simulator/scenarios/at-the-table.txt"),
    ),
    (
        "artifact-from-the-box",
        include_str!("../../../simulator/scenarios/artifact-from-the-box.txt"),
    ),
    (
        "clock-at-the-table",
        include_str!("../../../simulator/scenarios/clock-at-the-table.txt"),
    ),
    (
        "warehouse51-at-the-table",
        include_str!("../../../simulator/scenarios/warehouse51-at-the-table.txt"),
    ),
    (
        "warehouse51-from-the-box",
        include_str!("../../../simulator/scenarios/warehouse51-from-the-box.txt"),
    ),
    (
        "stack-at-the-table",
        include_str!("../../../simulator/scenarios/stack-at-the-table.txt"),
    ),
    (
        "stack-from-the-box",
        include_str!("../../../simulator/scenarios/stack-from-the-box.txt"),
    ),
    (
        "at-the-table-four-buttons",
        include_str!("../../../simulator/scenarios/at-the-table-four-buttons.txt"),
    ),
    (
        "warehouse51-at-the-table-four-buttons",
        include_str!("../../../simulator/scenarios/warehouse51-at-the-table-four-buttons.txt"),
    ),
    (
        "stack-at-the-table-four-buttons",
        include_str!("../../../simulator/scenarios/stack-at-the-table-four-buttons.txt"),
    ),
    (
        "fair-cuts",
        include_str!("../../../simulator/scenarios/fair-cuts.txt"),
    ),
    (
        "dice-and-cards",
        include_str!("../../../simulator/scenarios/dice-and-cards.txt"),
    ),
    (
        "score-only",
        include_str!("../../../simulator/scenarios/score-only.txt"),
    ),
    (
        "score-only-four-buttons",
        include_str!("../../../simulator/scenarios/score-only-four-buttons.txt"),
    ),
];

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    tests_of(&SCENARIOS)
}

/// A scenario that cannot be read is a test that fails.
fn tests_of(scenarios: &[(&'static str, &str)]) -> Vec<Test> {
    let test = |(name, text): &(&'static str, &str)| {
        let (name, title) = (*name, format!("{name} goes as on the host"));
        match Scenario::parse(text) {
            Ok(scenario) => Test::on(scenario.setup.board, &title, move |image| {
                play(name, &scenario, image)
            }),
            Err(error) => Test::on(Board::SQUARE, &title, move |_| {
                Err(format!("{name}.txt, {error}").into())
            }),
        }
    };
    scenarios.iter().map(test).collect()
}

fn play(name: &str, scenario: &Scenario, image: &Image) -> Result<(), Fault> {
    let mut pair = Pair::new(image, &scenario.setup)?;
    let mut pictures = KeptPictures(PathBuf::from("target/device-test").join(name));
    runner::run(scenario, &mut pair, &mut pictures).map_err(|failures| {
        let lines: Vec<String> = failures.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })?;
    let (device, host) = (pair.hash()?, pair.host.app().state_hash());
    check(
        device == host,
        format!("the device's game ends with {device:?}, the host's with {host:?}"),
    )?;
    check_stack(&mut pair.pico)
}

#[cfg(test)]
mod tests {
    use super::tests_of;

    #[test]
    fn a_scenario_that_cannot_be_read_is_not_passed_over() {
        let scenarios = [("whole", "press A"), ("broken", "pres A")];
        assert_eq!(tests_of(&scenarios).len(), 2);
    }
}
