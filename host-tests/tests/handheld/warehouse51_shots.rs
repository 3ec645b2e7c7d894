//! What pictures are taken of Warehouse 51 in positions that are played to, and not found by chance.

use host_tests::handheld_positions::long_names;
use host_tests::handheld_sales::Sale;

use super::stack_shots::StackShot as Shot;
use super::warehouse51_telling::{CLOSES_EMPTY, tied_fists};
use handheld::board::Command;

/// From the main menu, with names as long as they get.
fn shot(name: &'static str, sale: &Sale, commands: &[Command]) -> Shot {
    (name, sale.save(&long_names()), commands.to_vec(), |_| {})
}

/// All of them.
pub fn shots() -> Vec<Shot> {
    vec![shot("w51-fists-level", &tied_fists(), &CLOSES_EMPTY)]
}
