//! A button masher over all games: see `host_tests::masher`. `cargo xtask mash` goes on for longer.

use host_tests::masher::{KINDS, round};

/// Every other round is on the same board.
fn no_press_leads_astray(first: u64) {
    for number in (first..2 * KINDS).step_by(2) {
        if let Err(why) = round(number) {
            panic!("round {number}: {why}");
        }
    }
}

#[test]
fn no_press_leads_astray_on_the_square_board() {
    no_press_leads_astray(0);
}

#[test]
fn no_press_leads_astray_on_the_wide_board() {
    no_press_leads_astray(1);
}
