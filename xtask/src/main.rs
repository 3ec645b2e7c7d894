//! `cargo xtask`: what cargo cannot do by itself.

mod bench;
mod ci;

use rand_core::Rng;

/// A number below `n`, for play by chance.
pub fn random(n: usize, rng: &mut impl Rng) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

fn main() -> Result<(), String> {
    match std::env::args().nth(1).as_deref() {
        Some("ci") => ci::ci(),
        _ => bench::bench(),
    }
}
