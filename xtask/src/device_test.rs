//! `cargo xtask device-test`: the firmware as it is flashed, on an emulated Pico, used as people use
//! it and mistreated as they mistreat it. Its names are sentences; arguments choose among them,
//! `--all` adds what takes long, and `--slow-flash` gives all of them the slowest flash there may be.

mod bring_up;
mod cable;
mod cuts;
mod damage;
mod games;
mod mishaps;
mod panel;
pub mod port;
mod power;
mod slow_flash;
pub mod solo;
mod start;
mod storage;
mod taking_home;

use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use engine::chance::Seed;
use handheld::board::{Board, Button};
use handheld::play::Dealing;
use handheld::save;
use simulator::runner::Fault;

use crate::Failure;
use crate::pico::{Emulated, Image, Model, image, need_node};

/// The firmware for a device of each size.
pub struct Images {
    square: Image,
    wide: Image,
}

impl Images {
    /// The one for a board.
    pub fn of(&self, board: Board) -> &Image {
        if board == Board::WIDE {
            &self.wide
        } else {
            &self.square
        }
    }
}

type Run = dyn Fn(&Images) -> Result<(), Fault> + Send + Sync;

/// A test and its name.
pub struct Test {
    name: String,
    run: Box<Run>,
}

impl Test {
    /// A test of one board.
    pub fn on(
        board: Board,
        name: &str,
        run: impl Fn(&Image) -> Result<(), Fault> + Send + Sync + 'static,
    ) -> Test {
        Test {
            name: format!("{name} ({})", simulator::scenario::board_name(board)),
            run: Box::new(move |images| run(images.of(board))),
        }
    }

    /// The same test of both boards.
    pub fn both(name: &str, run: fn(&Image) -> Result<(), Fault>) -> [Test; 2] {
        [Board::SQUARE, Board::WIDE].map(|board| Test::on(board, name, run))
    }
}

/// The seed of a saved game, if there is one.
fn seed_of(save: &[u8]) -> Option<Seed> {
    let mut play = None;
    save::load(save, &mut play).ok()?;
    match play?.dealing() {
        Dealing::Device(seed) => Some(*seed),
        Dealing::People => None,
    }
}

/// The button for the entry below.
fn down(image: &Image) -> Button {
    if image.model.board().has_joystick {
        Button::Down
    } else {
        Button::Y
    }
}

/// The most bytes that the stack may ever take, of the 32 KB kept for it.
const DEEPEST_STACK: u64 = 20 * 1024;

/// Fails if the stack was ever deeper than it may be since the Pico was switched on.
pub fn check_stack(pico: &mut Emulated) -> Result<(), Fault> {
    let used = pico.deepest_stack()?;
    check(
        used <= DEEPEST_STACK,
        format!("the stack took {used} bytes, {DEEPEST_STACK} at most are allowed"),
    )
}

/// Fails with a message unless something is so.
pub fn check(holds: bool, message: impl Into<String>) -> Result<(), Fault> {
    if holds {
        Ok(())
    } else {
        Err(message.into().into())
    }
}

/// Which tests are run.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Choice {
    /// All but those of [`LONG`].
    Usual,
    /// All.
    All,
    /// Those whose names hold one of these.
    Named(Vec<String>),
}

/// What the arguments say.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Wish {
    choice: Choice,
    slow_flash: bool,
}

/// Tests that take long and find what shorter ones and other whole games find too, or what they find on the other board.
const LONG: [&str; 9] = [
    "3-players-base",
    "warehouse51-4-players",
    "warehouse51-5-players",
    "stack-3-players",
    "stack-4-players",
    "cuts while a game replaces another leave one of them whole (wide)",
    "cuts while a game is played lose nothing (wide)",
    "cuts while it rests lose nothing (square)",
    "a full log is resumed at once, whatever was taken back (square)",
];

impl Wish {
    fn parse(mut parser: lexopt::Parser) -> Result<Self, Failure> {
        let mut names = Vec::new();
        let mut choice = Choice::Usual;
        let mut slow_flash = false;
        while let Some(argument) = parser.next()? {
            match argument {
                lexopt::Arg::Value(part) => names.push(part.to_string_lossy().into_owned()),
                lexopt::Arg::Long("all") => choice = Choice::All,
                lexopt::Arg::Long("slow-flash") => slow_flash = true,
                other => return Err(other.unexpected().into()),
            }
        }
        if !names.is_empty() {
            choice = Choice::Named(names);
        }
        Ok(Self { choice, slow_flash })
    }
}

impl Choice {
    fn includes(&self, name: &str) -> bool {
        match self {
            Choice::Usual => !LONG.iter().any(|long| name.starts_with(long)),
            Choice::All => true,
            Choice::Named(parts) => parts.iter().any(|part| name.contains(part)),
        }
    }
}

/// Runs the tests that the arguments choose.
pub fn device_test(parser: lexopt::Parser) -> Result<(), Failure> {
    run(&Wish::parse(parser)?).map_err(Failure::Failed)
}

/// Runs the tests that every change has to pass.
pub fn run_usual() -> Result<(), String> {
    run(&Wish {
        choice: Choice::Usual,
        slow_flash: false,
    })
}

fn run(wish: &Wish) -> Result<(), String> {
    need_node()?;
    let [square, wide] = Model::SIMULATED;
    let built = |model| -> Result<Image, String> {
        let image = image(model)?;
        Ok(if wish.slow_flash {
            image.on_slow_flash()
        } else {
            image
        })
    };
    let images = Images {
        square: built(square)?,
        wide: built(wide)?,
    };
    let mut tests: Vec<Test> = games::tests();
    tests.extend(solo::tests());
    tests.extend(cuts::tests());
    tests.extend(start::tests());
    tests.extend(damage::tests());
    tests.extend(storage::tests());
    tests.extend(taking_home::tests());
    tests.extend(mishaps::tests());
    tests.extend(panel::tests());
    tests.extend(port::tests());
    tests.extend(cable::tests());
    tests.extend(bring_up::tests());
    tests.extend(power::tests());
    tests.extend(slow_flash::tests());
    tests.retain(|test| wish.choice.includes(&test.name));
    if tests.is_empty() {
        return Err("no test has such a name".into());
    }
    let failures = run_in_parallel(&images, tests);
    match failures.as_slice() {
        [] => Ok(()),
        failures => Err(format!(
            "{} failed: {}",
            failures.len(),
            failures.join(", ")
        )),
    }
}

/// Runs tests on all cores; gives the names of those that failed. The longest come first.
fn run_in_parallel(images: &Images, tests: Vec<Test>) -> Vec<String> {
    let waiting = Mutex::new(tests.into_iter());
    let failures = Mutex::new(Vec::new());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let next = waiting.lock().ok().and_then(|mut tests| tests.next());
                    let Some(test) = next else {
                        return;
                    };
                    if !passes(&test, images)
                        && let Ok(mut failures) = failures.lock()
                    {
                        failures.push(test.name);
                    }
                }
            });
        }
    });
    failures.into_inner().unwrap_or_default()
}

fn passes(test: &Test, images: &Images) -> bool {
    let begun = Instant::now();
    let result = (test.run)(images);
    let seconds = begun.elapsed().as_secs_f32();
    match result {
        Ok(()) => {
            println!("ok      {} ({seconds:.1} s)", test.name);
            true
        }
        Err(fault) => {
            println!("FAILED  {} ({seconds:.1} s): {fault}", test.name);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(arguments: &[&str]) -> Wish {
        Wish::parse(lexopt::Parser::from_args(arguments)).unwrap()
    }

    #[test]
    fn any_choice_can_be_made_for_the_slowest_flash() {
        assert_eq!(wish(&["--slow-flash"]).choice, Choice::Usual);
        assert_eq!(wish(&["--slow-flash", "--all"]).choice, Choice::All);
        assert!(wish(&["tap", "--slow-flash"]).slow_flash);
        assert!(!wish(&["tap"]).slow_flash);
    }

    #[test]
    fn of_each_game_one_whole_one_is_usual_and_the_others_are_played_when_asked_for() {
        let long = "3-players-base goes as on the host (square)";
        let usual = "4-players-both-expansions goes as on the host (wide)";
        let names: Vec<String> = games::tests().into_iter().map(|test| test.name).collect();
        assert!(names.iter().any(|name| name == long), "{names:?}");
        assert!(names.iter().any(|name| name == usual), "{names:?}");
        let includes = |arguments: &[&str]| {
            let choice = wish(arguments).choice;
            (choice.includes(long), choice.includes(usual))
        };
        assert_eq!(includes(&[]), (false, true));
        assert_eq!(includes(&["--all"]), (true, true));
        assert_eq!(includes(&["3-players"]), (true, false));
        assert_eq!(includes(&["host (wide)"]), (false, true));
        let usual: Vec<&String> = names
            .iter()
            .filter(|name| name.contains("-players") && Choice::Usual.includes(name))
            .collect();
        for game in [
            "4-players-both-expansions goes as on the host (wide)",
            "warehouse51-3-players goes as on the host (square)",
            "stack-2-players goes as on the host (wide)",
        ] {
            assert!(usual.iter().any(|name| *name == game), "{usual:?}");
        }
        assert_eq!(usual.len(), 3, "{usual:?}");
        assert!(names.iter().all(|name| Choice::All.includes(name)));
    }
}
