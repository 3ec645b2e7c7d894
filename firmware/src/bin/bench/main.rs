//! How fast the engine is on a Raspberry Pi Pico, and whether it plays there as it does elsewhere.
//!
//! Games whose end is known come first; then every game is played at random, without a log, and
//! each figure is one line, `name value unit`, as `cargo xtask bench` prints them on a desktop.
#![no_std]
#![no_main]

mod self_check;

use core::fmt::Debug;
use core::hint::black_box;

use bots::{Chance, Opponent};
use cortex_m_rt::entry;
use defmt::{Debug2Format, error, info};
use defmt_rtt as _;
use embassy_time::Instant;
use engine::artifact::{self, Artifact, Expansions};
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};
use panic_probe as _;
use rand_xoshiro::rand_core::SeedableRng;

/// Whole games are played until at least so many decisions were made.
const DECISIONS: u32 = 20_000;

#[entry]
fn main() -> ! {
    embassy_rp::init(embassy_rp::config::Config::default());
    self_check::known_games();

    let both = |players| artifact::Setup {
        expansions: Expansions::BOTH,
        ..artifact::Setup::base(players)
    };
    speed("artifact", Artifact::new(both(4)));
    speed("artifact.3p", Artifact::new(both(3)));
    speed("artifact.5p", Artifact::new(both(5)));
    speed("artifact.base", Artifact::new(artifact::Setup::base(4)));
    let setup = warehouse51::Setup::of(4);
    speed("warehouse51", Warehouse51::new(setup));
    let setup = stack::Setup {
        decks: stack::Decks::Chance,
        start: stack::StartPlayer::Chance,
        ..stack::Setup::base(4)
    };
    speed("stack", ArtifactStack::new(setup));

    info!("bench done");
    loop {
        cortex_m::asm::wfi();
    }
}

/// Reports the random decisions in a second.
#[inline(never)]
fn speed<G: Opponent>(name: &str, game: Result<G, impl Debug>) {
    let game = match game {
        Ok(game) => game,
        Err(why) => {
            error!("{=str} refuses its set-up: {}", name, Debug2Format(&why));
            return;
        }
    };
    let mut rng = Chance::seed_from_u64(1);
    let mut decisions = 0;
    let begun = Instant::now();
    while decisions < DECISIONS {
        let mut state = game.start();
        decisions += game.play_out(&mut state, &mut rng);
        black_box(&state);
    }
    let micros = begun.elapsed().as_micros().max(1);
    let speed = u64::from(decisions) * 1_000_000 / micros;
    info!("device.{=str}.decisions {=u64} per_second", name, speed);
}
