//! What is said on the command line.

use std::path::PathBuf;

use handheld::board::Board;
use lexopt::prelude::*;
use simulator::scenario::board_named;

/// What `--help` prints.
pub const HELP: &str = "\
The Pocket Museum on this computer: opens a page with the device.

  --board square|wide   240x240 with a joystick (default), or 320x240 without
  --data DIR            where settings and games are kept (default: your data folder)
  --box FILE            take over what is printed in your boxes (docs/my-box.md)
  --seed N              the same chance each time, for trying things out
  --port N              the port of the page (default: the first that is free from 5151 on)
  --no-open             only print the address

Without a page:

  --scenario FILE       run a scenario file; exit code 1 if something is not as expected
  --pictures DIR        write the pictures that the scenario names to this folder
  --golden DIR          where its golden pictures are (default: golden beside FILE)
  --as-json             print the scenario as JSON instead of running it

  --version             which version this is
  --help                this text
";

/// What is wanted.
pub enum Arguments {
    /// To know what can be said.
    Help,
    /// To know which version this is.
    Version,
    /// A page with the device.
    Page(PageOptions),
    /// A scenario without a page.
    Scenario(ScenarioOptions),
}

/// How the page is wanted.
pub struct PageOptions {
    /// The kind of device.
    pub board: Board,
    /// Where saves are.
    pub data: Option<PathBuf>,
    /// What is printed in people's boxes.
    pub boxes: Option<PathBuf>,
    /// Chance that is always the same.
    pub seed: Option<u64>,
    /// The only port that will do.
    pub port: Option<u16>,
    /// Open it in a browser?
    pub open: bool,
}

/// How a scenario is run.
pub struct ScenarioOptions {
    /// The scenario.
    pub file: PathBuf,
    /// Where its pictures go.
    pub pictures: Option<PathBuf>,
    /// Where its golden pictures are.
    pub golden: Option<PathBuf>,
    /// Print it for other programs.
    pub as_json: bool,
}

/// Everything that can be said, as it was said.
#[derive(Default)]
struct Said {
    board: Option<Board>,
    data: Option<PathBuf>,
    boxes: Option<PathBuf>,
    seed: Option<u64>,
    port: Option<u16>,
    no_open: bool,
    scenario: Option<PathBuf>,
    pictures: Option<PathBuf>,
    golden: Option<PathBuf>,
    as_json: bool,
}

/// Reads the command line.
pub fn read() -> Result<Arguments, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let mut said = Said::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("board") => said.board = Some(board(&parser.value()?.string()?)?),
            Long("data") => said.data = Some(parser.value()?.into()),
            Long("box") => said.boxes = Some(parser.value()?.into()),
            Long("seed") => said.seed = Some(parser.value()?.parse()?),
            Long("port") => said.port = Some(parser.value()?.parse()?),
            Long("no-open") => said.no_open = true,
            Long("scenario") => said.scenario = Some(parser.value()?.into()),
            Long("pictures") => said.pictures = Some(parser.value()?.into()),
            Long("golden") => said.golden = Some(parser.value()?.into()),
            Long("as-json") => said.as_json = true,
            Long("version") | Short('V') => return Ok(Arguments::Version),
            Long("help") | Short('h') => return Ok(Arguments::Help),
            other => return Err(other.unexpected()),
        }
    }
    said.sort()
}

fn board(name: &str) -> Result<Board, lexopt::Error> {
    board_named(name).ok_or_else(|| {
        lexopt::Error::from(format!(
            "there is no board `{name}`: say `square` or `wide`"
        ))
    })
}

impl Said {
    /// A page or a scenario, but not a mixture.
    fn sort(self) -> Result<Arguments, lexopt::Error> {
        let for_page = self.board.is_some()
            || self.data.is_some()
            || self.boxes.is_some()
            || self.seed.is_some()
            || self.port.is_some()
            || self.no_open;
        let for_scenario = self.pictures.is_some() || self.golden.is_some() || self.as_json;
        match self.scenario {
            Some(_) if for_page => Err(
                "--board, --data, --box, --seed, --port and --no-open are for the page: a scenario says \
                 its own"
                    .into(),
            ),
            Some(file) => Ok(Arguments::Scenario(ScenarioOptions {
                file,
                pictures: self.pictures,
                golden: self.golden,
                as_json: self.as_json,
            })),
            None if for_scenario => {
                Err("--pictures, --golden and --as-json need --scenario FILE".into())
            }
            None => Ok(Arguments::Page(PageOptions {
                board: self.board.unwrap_or(Board::SQUARE),
                data: self.data,
                boxes: self.boxes,
                seed: self.seed,
                port: self.port,
                open: !self.no_open,
            })),
        }
    }
}
