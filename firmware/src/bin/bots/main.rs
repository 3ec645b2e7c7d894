//! How long opponents think on a Raspberry Pi Pico, and whether they play there as they do
//! elsewhere.
//!
//! Whole games are played by seats of medium strength; on the way, the other levels are asked what
//! they would do, and measured. Each figure is one line, `name value unit`. It is a program apart
//! from the engine's bench: what is compiled beside the engine changes its speed.
#![no_std]
#![no_main]

use core::fmt::Debug;

use bots::{Asked, Fingerprint, Level, Opponent, Pool};
use cortex_m_rt::entry;
use defmt::{Debug2Format, error, info};
use defmt_rtt as _;
use embassy_time::Instant;
use engine::artifact::{self, Artifact, Expansions};
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};
use panic_probe as _;
use static_cell::ConstStaticCell;

/// So many engine calls at a time, as a screen that stays alive lets a bot think.
const SLICE: u32 = 200;
/// The number that the cards come from.
const CARDS: u64 = 1;

static POOL: ConstStaticCell<Pool> = ConstStaticCell::new(Pool::new());

#[entry]
fn main() -> ! {
    embassy_rp::init(embassy_rp::config::Config::default());
    let pool = POOL.take();
    let both = artifact::Setup {
        expansions: Expansions::BOTH,
        ..artifact::Setup::base(4)
    };
    measure("artifact", Artifact::new(both), pool);
    let setup = warehouse51::Setup::of(4);
    measure("warehouse51", Warehouse51::new(setup), pool);
    let setup = stack::Setup {
        decks: stack::Decks::Chance,
        ..stack::Setup::base(4)
    };
    measure("stack", ArtifactStack::new(setup), pool);
    info!("bench done");
    loop {
        cortex_m::asm::wfi();
    }
}

/// How long decisions took, in microseconds.
#[derive(Default)]
struct Times {
    count: u64,
    sum: u64,
    worst: u64,
}

impl Times {
    fn add(&mut self, micros: u64) {
        self.count += 1;
        self.sum += micros;
        self.worst = self.worst.max(micros);
    }

    fn print(&self, game: &str, level: &str) {
        for (figure, micros) in [
            ("mean", self.sum / self.count.max(1)),
            ("worst", self.worst),
        ] {
            info!(
                "device.bot.{=str}.{=str}.{=str} {=u64}.{=u64} milliseconds",
                game,
                level,
                figure,
                micros / 1000,
                micros % 1000 / 100
            );
        }
    }
}

// Never inlined: the states of all games would lie on the stack at once.
#[inline(never)]
fn measure<G: Opponent>(name: &str, game: Result<G, impl Debug>, pool: &mut Pool) {
    let game = match game {
        Ok(game) => game,
        Err(why) => {
            error!("{=str} refuses its set-up: {}", name, Debug2Format(&why));
            return;
        }
    };
    let mut times: [Times; Level::COUNT] = Default::default();
    let print = Fingerprint::of(&game, CARDS, |asked, level| {
        think(asked, level, pool, times.get_mut(level as usize)?)
    });
    for (times, level) in times.iter().zip(["easy", "medium", "hard"]) {
        times.print(name, level);
    }
    match print {
        // What a desktop gets for the same game.
        Some(print) => info!("bots of {=str} play {=u64:x}", name, print.number()),
        None => error!("{=str}: somebody does not know what to do", name),
    }
}

/// Thinks, and measures it; what is forced takes no thought.
#[inline(never)]
fn think<G: Opponent>(
    asked: &Asked<'_, G>,
    level: Level,
    pool: &mut Pool,
    times: &mut Times,
) -> Option<G::Action> {
    let begun = Instant::now();
    let action = asked.think(G::plan(level), pool, SLICE);
    if asked.legal.len() > 1 {
        times.add(begun.elapsed().as_micros());
    }
    action
}
