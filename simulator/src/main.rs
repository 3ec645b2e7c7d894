//! The handheld on a desktop: `cargo run` puts it on a web page, `--scenario` runs a file. All that
//! it shows and all that is decided comes from the library and from `handheld`.
#![forbid(unsafe_code)]

mod arguments;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use arguments::{Arguments, HELP, PageOptions, ScenarioOptions};
use handheld::app::load_settings;
use handheld::games::GameKind;
use simulator::boxes;
use simulator::device::Device;
use simulator::entropy::HostEntropy;
use simulator::picture::Folders;
use simulator::runner;
use simulator::scenario::ScenarioFile;
use simulator::server::{PORTS, Server, Stage};
use simulator::storage::FileStorage;

/// What the page tells people to type when this program is gone.
const COMMAND: &str = "cargo run";

fn main() -> ExitCode {
    let result = match arguments::read() {
        Ok(Arguments::Help) => {
            print!("{HELP}");
            Ok(())
        }
        Ok(Arguments::Version) => {
            println!("Pocket Museum {}", env!("CARGO_PKG_VERSION"));
            Ok(())
        }
        Ok(Arguments::Page(options)) => show_page(&options),
        Ok(Arguments::Scenario(options)) => run_scenario(&options),
        Err(error) => Err(format!("{error}\nTry --help.").into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn show_page(options: &PageOptions) -> Result<(), Box<dyn Error>> {
    let folder = match &options.data {
        Some(folder) => folder.clone(),
        None => data_folder().ok_or("no folder for saves is known: name one with --data")?,
    };
    let mut storage = FileStorage::open(&folder)?;
    if let Some(file) = &options.boxes {
        take_boxes(file, &mut storage)?;
    }
    let server = bind(options.port)?;
    let (board, seed) = (options.board, options.seed);
    let stage = Stage::start(move || Ok(Device::new(board, storage, HostEntropy::new(seed))?))?;
    let url = server.url();
    println!("Pocket Museum is on {url}");
    if options.open {
        open_page(&url);
    }
    Ok(server.serve(stage)?)
}

/// Keeps what is printed in people's boxes by a file; what is wrong with it is told, a line each.
fn take_boxes(file: &Path, storage: &mut FileStorage) -> Result<(), String> {
    let name = file.display();
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("the file {name} cannot be read: {error}"))?;
    let (settings, _) = load_settings(storage);
    let boxes = boxes::read(&text, GameKind::OFFERED, settings.language).map_err(|wrong| {
        let lines = wrong.iter().map(|line| format!("{name}, {line}"));
        lines.collect::<Vec<_>>().join("\n")
    })?;
    boxes::store(&boxes, storage).map_err(|_| format!("what {name} says could not be stored"))
}

/// Listens on the port that was asked for, or on the first one that is free.
fn bind(port: Option<u16>) -> Result<Server, String> {
    match port {
        Some(port) => Server::bind(COMMAND, [port], |_| {})
            .map_err(|error| format!("port {port} cannot be used: {error}")),
        None => Server::bind(COMMAND, PORTS, |port| {
            eprintln!("Port {port} is busy, trying the next.")
        })
        .map_err(|error| {
            let (first, last) = (PORTS.start(), PORTS.end());
            format!("no port from {first} to {last} can be used: {error}")
        }),
    }
}

/// The user's folder for data, by the customs of each system.
fn data_folder() -> Option<PathBuf> {
    let variable = |name| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    if cfg!(windows) {
        return Some(variable("APPDATA")?.join("Pocket Museum"));
    }
    if cfg!(target_os = "macos") {
        return Some(variable("HOME")?.join("Library/Application Support/Pocket Museum"));
    }
    variable("XDG_DATA_HOME")
        .or_else(|| Some(variable("HOME")?.join(".local/share")))
        .map(|folder| folder.join("pocket-museum"))
}

/// Opens the page in a browser. Whoever has none sees the address in the terminal.
fn open_page(url: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let _ = Command::new(program)
        .args(first)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

fn run_scenario(options: &ScenarioOptions) -> Result<(), Box<dyn Error>> {
    let name = options.file.display();
    let scenario = ScenarioFile::read(&options.file)?.scenario;
    if options.as_json {
        println!("{:#}", scenario.to_json());
        return Ok(());
    }
    let mut device = Device::for_scenario(&scenario.setup)?;
    let mut folders = Folders {
        golden: golden_folder(options),
        pictures: options.pictures.clone(),
    };
    runner::run(&scenario, &mut device, &mut folders).map_err(|failures| {
        let lines = failures.iter().map(|failure| format!("{name}, {failure}"));
        lines.collect::<Vec<_>>().join("\n")
    })?;
    println!("{name}: {} steps, all as expected", scenario.steps.len());
    Ok(())
}

/// Golden pictures are beside the scenario, if nothing else is said.
fn golden_folder(options: &ScenarioOptions) -> PathBuf {
    options.golden.clone().unwrap_or_else(|| {
        let folder = options.file.parent().unwrap_or(Path::new(""));
        folder.join("golden")
    })
}
