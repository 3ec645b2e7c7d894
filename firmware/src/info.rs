//! What `picotool info` tells of the image: its name, its version and the board it is for.

use embassy_rp::binary_info::{
    EntryAddr, rp_cargo_version, rp_pico_board, rp_program_description, rp_program_name,
};

use crate::boards::NAME;

#[allow(unsafe_code, reason = "the section where picotool looks")]
#[unsafe(link_section = ".bi_entries")]
#[used]
static ENTRIES: [EntryAddr; 4] = [
    rp_program_name!(c"Pocket Museum"),
    rp_cargo_version!(),
    rp_program_description!(c"Three archaeology board games"),
    rp_pico_board!(NAME),
];
