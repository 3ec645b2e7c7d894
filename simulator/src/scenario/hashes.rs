//! Renewing the hashes that a scenario expects, after the rules or the state of a game changed.

use super::{Expectation, Instruction, Scenario};
use crate::device::Device;
use crate::runner::{self, Album, Fault};

/// The text of a scenario with every expected hash as it is found. Fails if the scenario cannot be
/// read, or if something else than a hash is not as it says: that has to be put right by hand.
pub fn with_found_hashes(text: &str, album: &mut impl Album) -> Result<String, Fault> {
    let mut text = text.to_owned();
    loop {
        let scenario = Scenario::parse(&text)?;
        let mut device = Device::for_scenario(&scenario.setup)?;
        let Err(failures) = runner::run(&scenario, &mut device, album) else {
            return Ok(text);
        };
        let is_hash = |line: usize| {
            let steps = scenario.steps.iter();
            steps
                .filter(|step| step.number == line)
                .any(|step| matches!(step.step, Instruction::Expect(Expectation::Hash(_))))
        };
        if let Some(other) = failures.iter().find(|failure| !is_hash(failure.line)) {
            return Err(other.to_string().into());
        }
        // Only pictures do not end a run: it stopped at the one hash that is wrong.
        for failure in failures {
            text = with_hash(&text, failure.line, device.app().state_hash());
        }
    }
}

/// The same text with another hash in a line.
fn with_hash(text: &str, line: usize, hash: Option<u64>) -> String {
    let found = hash.map_or("none".to_owned(), |hash| format!("{hash:016x}"));
    let renewed = |(number, one): (usize, &str)| match one.split_whitespace().nth(2) {
        Some(expected) if number == line => one.replacen(expected, &found, 1),
        _ => one.to_owned(),
    };
    (1..).zip(text.split_inclusive('\n')).map(renewed).collect()
}
