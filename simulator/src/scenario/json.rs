//! A scenario for other programs.

use serde_json::{Value, json};

use super::{Expectation, Instruction, Line, Scenario, board_name, language_name};
use handheld::buttons;

impl Scenario {
    /// The scenario as JSON: the set-up, and the steps as objects with `line`, `do` and what
    /// belongs to it. Expectations have `do` = `expect` and `what`.
    pub fn to_json(&self) -> Value {
        json!({
            "board": board_name(self.setup.board),
            "language": self.setup.language.map(language_name),
            "seed": self.setup.seed,
            "steps": self.steps.iter().map(step).collect::<Vec<_>>(),
        })
    }
}

fn step(line: &Line) -> Value {
    let number = line.number;
    match &line.step {
        Instruction::Press(button, times) => json!({
            "line": number, "do": "press", "button": buttons::name(*button), "times": times,
        }),
        Instruction::Hold(button, time) => json!({
            "line": number, "do": "hold", "button": buttons::name(*button), "milliseconds": time,
        }),
        Instruction::Wait(time) => json!({ "line": number, "do": "wait", "milliseconds": time }),
        Instruction::PowerCycle => json!({ "line": number, "do": "power-cycle" }),
        Instruction::Picture(name) => json!({ "line": number, "do": "picture", "name": name }),
        Instruction::Expect(expectation) => expect(number, expectation),
    }
}

fn expect(number: usize, expectation: &Expectation) -> Value {
    let (what, key, value) = match expectation {
        Expectation::Text(text) => ("text", "text", json!(text)),
        Expectation::NoText(text) => ("no text", "text", json!(text)),
        Expectation::Turn(seat) => ("turn", "seat", json!(seat)),
        // A number of 64 bits is not safe in JSON.
        Expectation::Hash(hash) => (
            "hash",
            "hash",
            json!(hash.map(|hash| format!("{hash:016x}"))),
        ),
        Expectation::Backlight(percent) => ("backlight", "percent", json!(percent)),
        Expectation::Picture(name) => ("picture", "name", json!(name)),
    };
    json!({ "line": number, "do": "expect", "what": what, key: value })
}
