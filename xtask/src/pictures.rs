//! `cargo xtask pictures`: the README's pictures of the screens, made by the tour.

use std::fs;
use std::path::Path;

use simulator::device::Device;
use simulator::picture::Folders;
use simulator::runner;
use simulator::scenario::Scenario;

/// Where the README looks for them.
const FOLDER: &str = "docs/screens";

/// Walks the tour and keeps its pictures.
pub fn pictures() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = root.join("simulator/scenarios/tour.txt");
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let scenario = Scenario::parse(&text).map_err(|error| error.to_string())?;
    let mut device = Device::for_scenario(&scenario.setup).map_err(|error| error.to_string())?;
    let folder = root.join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut album = Folders {
        pictures: Some(folder.clone()),
        golden: folder,
    };
    runner::run(&scenario, &mut device, &mut album).map_err(|failures| {
        let lines: Vec<String> = failures.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })?;
    println!("the pictures are in {FOLDER}");
    Ok(())
}
