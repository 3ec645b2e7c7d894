//! `cargo xtask device-bench`: how quick and how large the firmware is, in cycles of an emulated Pico
//! at 125 MHz, with the time that the display's wires, the flash and its cache take.

mod aims;
mod bots;
mod waits;

use std::fs;

use engine::bytes::Reader;
use engine::log::{Entry, read_entry};
use handheld::save;
use handheld::storage::{Slot, Storage};
use host_tests::worst_logs::worst_logs;
use object::{Object, ObjectSection, ObjectSymbol};
use serde_json::json;
use simulator::runner::Fault;
use simulator::scenario::{Instruction, Scenario};

use self::aims::{Report, prefix};
use crate::Failure;
use crate::device_test::port::{answer, plugged_in};
use crate::pico::{
    BOOT, Emulated, Image, Model, Start, bench_image, bots_image, image, need_node, saves,
};

/// The memory of an RP2040.
const MEMORY: u64 = 264 * 1024;
/// Cycles in a millisecond.
const CYCLES: f64 = 125_000.0;
/// Within so many milliseconds a press is drawn, or the measurement is wrong.
const PRESS: u32 = 90;
/// And so long nothing is pressed then.
const PAUSE: u32 = 30;

/// Every scenario of both boards, and whole games of each kind on the one without a joystick, with the game that
/// is played.
const SCENARIOS: [(&str, &str); 18] = [
    ("artifact", "simulator/scenarios/tour.txt"),
    ("warehouse51", "simulator/scenarios/tour-warehouse51.txt"),
    ("stack", "simulator/scenarios/tour-stack.txt"),
    ("artifact", "simulator/scenarios/first-turns.txt"),
    ("artifact", "simulator/scenarios/learning.txt"),
    ("artifact", "simulator/scenarios/fair-cuts.txt"),
    ("artifact", "simulator/scenarios/at-the-table.txt"),
    (
        "warehouse51",
        "simulator/scenarios/warehouse51-at-the-table.txt",
    ),
    (
        "warehouse51",
        "simulator/scenarios/warehouse51-from-the-box.txt",
    ),
    ("stack", "simulator/scenarios/stack-at-the-table.txt"),
    ("stack", "simulator/scenarios/stack-from-the-box.txt"),
    ("artifact", "simulator/scenarios/score-only.txt"),
    ("artifact", "simulator/scenarios/without-a-joystick.txt"),
    (
        "artifact",
        "simulator/scenarios/score-only-four-buttons.txt",
    ),
    ("artifact", "simulator/scenarios/dice-and-cards.txt"),
    (
        "artifact",
        "host-tests/scenarios/5-players-both-expansions.txt",
    ),
    (
        "warehouse51",
        "host-tests/scenarios/warehouse51-4-players.txt",
    ),
    ("stack", "host-tests/scenarios/stack-4-players.txt"),
];

/// So many of the slowest presses are listed.
const SLOWEST: usize = 20;

/// The games whose presses are measured.
const GAMES: [&str; 3] = ["artifact", "warehouse51", "stack"];

/// The functions whose time is told, by the names of their symbols: applying an action, saving one,
/// and coming back to a game after switching on.
const APPLY: &str = "handheld::play::Session.*AnySession.*decide";
const SAVE: &str = "firmware.*Saves.*Storage.*append";
const RESUME: &str = "pocket_museum::new_app";

/// Prints the figures, one a line: name value unit; with `bots`, only how long those think; with `engine`, only how
/// quick the rules are; with `presses`, which presses of the scenarios take longest; with `waits`, how long presses
/// wait for something else that goes on. Fails at the end if an aim is
/// missed.
pub fn device_bench(mut parser: lexopt::Parser) -> Result<(), Failure> {
    let mut part = None;
    while let Some(argument) = parser.next()? {
        part = match argument {
            lexopt::Arg::Value(name) if name == "bots" => Some(Part::Bots),
            lexopt::Arg::Value(name) if name == "engine" => Some(Part::Engine),
            lexopt::Arg::Value(name) if name == "presses" => Some(Part::Presses),
            lexopt::Arg::Value(name) if name == "waits" => Some(Part::Waits),
            other => return Err(other.unexpected().into()),
        };
    }
    bench(part).map_err(Failure::Failed)
}

/// What can be measured alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Bots,
    Engine,
    Presses,
    Waits,
}

fn bench(part: Option<Part>) -> Result<(), String> {
    need_node()?;
    if part == Some(Part::Presses) {
        return slowest_presses();
    }
    let mut report = Report::default();
    let all = part.is_none();
    if all {
        let [square, wide] = Model::SIMULATED.map(image);
        measure(&[square?, wide?], &mut report).map_err(|fault| fault.to_string())?;
    }
    if all || part == Some(Part::Waits) {
        for image in Model::SIMULATED.map(image) {
            waits::measure(&image?, &mut report).map_err(|fault| fault.to_string())?;
        }
    }
    if all || part == Some(Part::Engine) {
        let image = bench_image()?;
        engine_speed(&image, &mut report).map_err(|fault| fault.to_string())?;
    }
    if all || part == Some(Part::Bots) {
        let image = bots_image()?;
        bots::measure(&image, &mut report).map_err(|fault| fault.to_string())?;
    }
    report.verdict()
}

/// Lists the slowest presses of each board: how long, and where in the scenarios.
fn slowest_presses() -> Result<(), String> {
    for model in Model::SIMULATED {
        let image = image(model)?;
        let mut figures = Figures::default();
        figures
            .play_all(&image)
            .map_err(|fault| fault.to_string())?;
        let mut presses = figures.presses;
        presses.sort_by(|one, other| other.time.total_cmp(&one.time));
        for press in presses.iter().take(SLOWEST) {
            let name = name_of(&image);
            println!(
                "{name}.press {:.1} milliseconds {}",
                press.time, press.place
            );
        }
    }
    Ok(())
}

fn measure(images: &[Image; 2], report: &mut Report) -> Result<(), Fault> {
    for image in images {
        let mut figures = Figures::default();
        figures.boot.push(boot(image)?);
        figures.play_all(image)?;
        figures.talk(image)?;
        figures.resume_worst_logs(image)?;
        figures.print(name_of(image), report);
        sizes(image, report)?;
    }
    Ok(())
}

/// What a board's figures begin with.
fn name_of(image: &Image) -> &'static str {
    prefix(image.model.board())
}

/// Milliseconds from power to the menu, lit.
fn boot(image: &Image) -> Result<f64, Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start::default())?;
    loop {
        let now = pico.run(1)?.number("now_us")? as f64 / 1000.0;
        if pico.backlight()? > 0 {
            return Ok(now);
        }
        if now > 5000.0 {
            return Err("the device stays dark".into());
        }
    }
}

/// A press that changed the picture.
struct Press {
    /// The game that it belongs to.
    game: &'static str,
    /// Milliseconds to the last changed pixel.
    time: f64,
    /// Where it is pressed.
    place: String,
}

/// What was measured, in milliseconds and bytes.
#[derive(Default)]
struct Figures {
    boot: Vec<f64>,
    presses: Vec<Press>,
    applied: Vec<f64>,
    saved: Vec<f64>,
    resumed: Vec<f64>,
    /// The deepest stack of the program, and what interrupts took at most.
    thread: u64,
    handlers: u64,
}

impl Figures {
    /// What a computer asks for is served by interrupts, which may come at the worst of moments.
    fn talk(&mut self, image: &Image) -> Result<(), Fault> {
        let mut pico = plugged_in(image)?;
        for request in ["help", "version", "screenshot", "log", "results"] {
            answer(&mut pico, request)?;
        }
        self.note_stack(&mut pico)
    }

    fn note_stack(&mut self, pico: &mut Emulated) -> Result<(), Fault> {
        let [thread, handlers] = pico.parts_of_stack()?;
        self.thread = self.thread.max(thread);
        self.handlers = self.handlers.max(handlers);
        Ok(())
    }

    /// Plays the scenarios of a board.
    fn play_all(&mut self, image: &Image) -> Result<(), Fault> {
        for (game, path) in SCENARIOS {
            let scenario = Scenario::parse(&fs::read_to_string(path)?)?;
            if scenario.setup.board == image.model.board() {
                self.play(game, image, path, &scenario)?;
            }
        }
        Ok(())
    }

    /// Plays a scenario, then switches off and on and resumes it.
    fn play(
        &mut self,
        game: &'static str,
        image: &Image,
        path: &str,
        scenario: &Scenario,
    ) -> Result<(), Fault> {
        let start = Start {
            secrets: Some(scenario.setup.seed),
            ..Start::IN_HAND
        };
        let mut pico = Emulated::with(image)?;
        switch_on(&mut pico, start)?;
        for line in &scenario.steps {
            match &line.step {
                Instruction::Press(button, count) => {
                    for number in 1..=*count {
                        pico.button(*button, true)?;
                        let ran = pico.run(PRESS)?;
                        self.presses.extend(drawn_after(&ran)?.map(|time| Press {
                            game,
                            time,
                            place: format!("{path}:{}, press {number} of {count}", line.number),
                        }));
                        pico.button(*button, false)?;
                        pico.run(PAUSE)?;
                    }
                }
                Instruction::Hold(button, milliseconds) => pico.hold(*button, *milliseconds)?,
                Instruction::Wait(milliseconds) => {
                    pico.run(*milliseconds)?;
                }
                Instruction::PowerCycle => {
                    self.take(&mut pico)?;
                    pico.power_off()?;
                    switch_on(&mut pico, start)?;
                }
                Instruction::Picture(_) | Instruction::Expect(_) => {}
            }
        }
        self.take(&mut pico)?;
        pico.power_off()?;
        switch_on(&mut pico, start)?;
        self.take(&mut pico)
    }

    /// Switches a device on with each of the logs that take longest to come back to.
    fn resume_worst_logs(&mut self, image: &Image) -> Result<(), Fault> {
        for (_, save) in worst_logs() {
            self.resumed.push(resume(image, &save)?);
        }
        Ok(())
    }

    /// Takes what the emulator has measured since it was switched on.
    fn take(&mut self, pico: &mut Emulated) -> Result<(), Fault> {
        let spans = pico.ask(json!({"do": "spans"}))?;
        for (name, times) in [
            (APPLY, &mut self.applied),
            (SAVE, &mut self.saved),
            (RESUME, &mut self.resumed),
        ] {
            let cycles = spans.part(name)?.numbers("cycles")?;
            times.extend(cycles.into_iter().map(|cycles| cycles as f64 / CYCLES));
        }
        self.note_stack(pico)
    }

    fn print(&self, name: &str, report: &mut Report) {
        let mut milliseconds = |figure: &str, value: f64, places: usize| {
            report.line(&format!("{name}.{figure} {value:.places$} milliseconds"));
        };
        milliseconds("boot", worst(&self.boot), 1);
        let of = |wanted: &[&str]| -> Vec<f64> {
            let presses = self.presses.iter();
            let presses = presses.filter(|press| wanted.contains(&press.game));
            presses.map(|press| press.time).collect()
        };
        let all = of(&GAMES);
        milliseconds("press.median", median(&all), 1);
        milliseconds("press.worst", worst(&all), 1);
        for game in GAMES {
            let presses = of(&[game]);
            milliseconds(&format!("{game}.press.median"), median(&presses), 1);
            milliseconds(&format!("{game}.press.worst"), worst(&presses), 1);
        }
        milliseconds("apply.median", median(&self.applied), 3);
        milliseconds("apply.worst", worst(&self.applied), 3);
        milliseconds("resume", worst(&self.resumed), 1);
        milliseconds("save.median", median(&self.saved), 2);
        milliseconds("save.worst", worst(&self.saved), 2);
        report.line(&format!("{name}.presses {} presses", all.len()));
        let stack = self.thread + self.handlers;
        report.line(&format!("{name}.stack {stack} bytes"));
        let handlers = self.handlers;
        report.line(&format!("{name}.stack.interrupts {handlers} bytes"));
    }
}

/// Milliseconds that a device takes to come back to a saved game. It has been used for a while: the game was stored step by
/// step, and settings changed now and then.
pub fn resume(image: &Image, save: &[u8]) -> Result<f64, Fault> {
    /// Starts, and after how many of them people change something.
    const STARTS: u8 = 70;
    const EVENING: u8 = 20;
    let mut figures = Figures::default();
    let mut pico = Emulated::with(image)?;
    let steps = steps(save)?;
    saves::edit(&mut pico, |saves| {
        for (number, step) in steps.into_iter().enumerate() {
            match number {
                0 => saves.replace(Slot::Game, step)?,
                _ => saves.append(Slot::Game, step)?,
            }
        }
        for start in 0..STARTS {
            if start % EVENING == 0 {
                saves.replace(Slot::Clock, &[1; 21])?;
                saves.replace(Slot::Lots, &[1; 30])?;
            }
            saves.keep_seed(&[start; 32])?;
        }
        Ok(())
    })?;
    switch_on(&mut pico, Start::IN_HAND)?;
    figures.take(&mut pico)?;
    Ok(worst(&figures.resumed))
}

/// A save as a device stores it: its header, and then at one stroke what was taken back, or a decision with what it
/// turned up.
fn steps(save: &[u8]) -> Result<Vec<&[u8]>, Fault> {
    /// So many entries a decision makes, about.
    const DECISION: usize = 3;
    let header = save::header_length(save);
    let (first, log) = save
        .split_at_checked(header)
        .ok_or("a save without a header")?;
    let mut reader = Reader::new(log);
    let mut steps = vec![first];
    let (mut from, mut entries) = (0, 0);
    while reader.left() > 0 {
        let is_undo = read_entry(&mut reader).map_err(|error| format!("{error:?}"))? == Entry::Undo;
        let to = log.len() - reader.left();
        let mut ahead = Reader::new(log.get(to..).unwrap_or_default());
        let is_taken_back = read_entry(&mut ahead) == Ok(Entry::Undo);
        entries += 1;
        if is_undo || is_taken_back || entries >= DECISION || reader.left() == 0 {
            steps.extend(log.get(from..to));
            (from, entries) = (to, 0);
        }
    }
    Ok(steps)
}

fn switch_on(pico: &mut Emulated, start: Start) -> Result<(), Fault> {
    pico.power_on(start)?;
    pico.ask(json!({"do": "spans", "names": [APPLY, SAVE, RESUME]}))?;
    pico.run(BOOT)?;
    Ok(())
}

/// Milliseconds from the press to the last changed pixel, if any changed.
fn drawn_after(ran: &crate::pico::Answered) -> Result<Option<f64>, Fault> {
    let Some(microseconds) = ran.number_or_none("since_edge_us") else {
        return Ok(None);
    };
    let milliseconds = microseconds / 1000.0;
    if milliseconds > f64::from(PRESS) - 5.0 {
        return Err("a press is not drawn before the button comes up".into());
    }
    Ok(Some(milliseconds))
}

fn worst(values: &[f64]) -> f64 {
    values.iter().copied().fold(0.0, f64::max)
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// What an image takes of flash, and what it takes of memory with all that is kept for the stack.
fn sizes(image: &Image, report: &mut Report) -> Result<(), Fault> {
    let elf = fs::read(&image.path)?;
    let file = object::File::parse(elf.as_slice())?;
    let size = |names: &[&str]| -> u64 {
        let sections = names.iter().filter_map(|name| file.section_by_name(name));
        sections.map(|section| section.size()).sum()
    };
    let symbol = |name: &str| {
        let symbol = file.symbol_by_name(name).map(|symbol| symbol.address());
        symbol.ok_or_else(|| format!("the firmware has no symbol {name}"))
    };
    let flash = size(&[
        ".boot2",
        ".vector_table",
        ".text",
        ".rodata",
        ".data",
        ".hot",
    ]);
    let memory = size(&[".data", ".hot", ".bss", ".uninit"]);
    let stack = symbol("_stack_start")? - symbol("_stack_end")?;
    let name = name_of(image);
    for (figure, bytes) in [
        ("flash", flash),
        ("ram", memory + stack),
        ("ram.hot", size(&[".hot"])),
        ("ram.spare", MEMORY - memory - stack),
    ] {
        report.line(&format!("{name}.{figure} {bytes} bytes"));
    }
    Ok(())
}

/// Random decisions a second of each game, as the firmware for it says.
fn engine_speed(bench: &Image, report: &mut Report) -> Result<(), Fault> {
    /// Longer than it takes.
    const SECONDS: u32 = 120;
    let mut pico = Emulated::with(bench)?;
    pico.power_on(Start::default())?;
    for _ in 0..SECONDS {
        pico.run(1000)?;
        for message in pico.messages()? {
            if message.starts_with("device.") {
                report.line(&message);
            }
            if message == "bench done" {
                return Ok(());
            }
        }
    }
    Err("the engine is not done in time".into())
}
