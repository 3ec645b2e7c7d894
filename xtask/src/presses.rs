//! `cargo xtask presses`: how many presses a turn takes, by game, board and kind of turn, counted in whole
//! games that scripted hands play.

use host_tests::handheld_presses::{Artifact, ArtifactStack, Counts, Warehouse51};

/// Prints the median and the worst of each kind.
pub fn presses() -> Result<(), String> {
    print(&Counts::of::<Artifact>());
    print(&Counts::of::<Warehouse51>());
    print(&Counts::of::<ArtifactStack>());
    Ok(())
}

fn print(counts: &Counts) {
    for line in counts.lines() {
        println!("{line}");
    }
}
