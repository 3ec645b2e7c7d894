//! `cargo xtask pictures`: the README's pictures of the screens, made by the tour, and sheets with all
//! that was drawn for the games, side by side: only together one sees which drawings are weak.

mod sheets;

use std::fs;
use std::path::Path;

use simulator::device::Device;
use simulator::picture::{self, Folders};
use simulator::runner;
use simulator::scenario::Scenario;

/// Where the README looks for them.
const FOLDER: &str = "docs/screens";

/// Walks the tour and keeps its pictures, and paints the sheets.
pub fn pictures() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = root.join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    for (name, sheet) in [
        ("relics", sheets::relics()),
        ("stack-icons", sheets::stack_icons()),
        ("company", sheets::company()),
    ] {
        let sheet = sheet.map_err(|error| error.to_string())?;
        let path = folder.join(name).with_extension("png");
        picture::save(&sheet, &path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    tour(&root, &folder)?;
    println!("the pictures are in {FOLDER}");
    Ok(())
}

fn tour(root: &Path, folder: &Path) -> Result<(), String> {
    let file = root.join("simulator/scenarios/tour.txt");
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let scenario = Scenario::parse(&text).map_err(|error| error.to_string())?;
    let mut device = Device::for_scenario(&scenario.setup).map_err(|error| error.to_string())?;
    let mut album = Folders {
        pictures: Some(folder.to_owned()),
        golden: folder.to_owned(),
    };
    runner::run(&scenario, &mut device, &mut album).map_err(|failures| {
        let lines: Vec<String> = failures.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })
}
