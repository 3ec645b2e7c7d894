//! Chance from the Pico's ring oscillator and from the moments buttons are pressed. A secret lies
//! ready before anybody asks for it; none is given before enough noise was gathered.

use core::cell::Cell;

use defmt::{info, warn};
use embassy_futures::select::{Either, select};
use embassy_rp::clocks::RoscRng;
use embassy_sync::blocking_mutex::Mutex;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Instant, Timer};
use firmware::noise::{Fault, Harvest, PRESSES, Pool};
use handheld::buttons::DEBOUNCE;
use handheld::storage::{Entropy, NotYet};

use crate::idle;

/// Least time between two bits: 10 microseconds, and one for the tick that was under way.
pub const SPACING: Duration = Duration::from_micros(NARROWEST_SPACING);
/// The same, as a number of microseconds.
const NARROWEST_SPACING: u64 = 11;
/// Longest time between two bits, in microseconds: beyond it, spacings start over.
const WIDEST_SPACING: u64 = 25;
/// So often other spacings are tried before presses are asked for.
const ATTEMPTS: u8 = 4;

/// Whoever takes a secret has something to show: so many milliseconds later the next one is gathered.
const PICTURE_FIRST: u64 = 100;

/// The next secret. The layout is fixed so that a debugger, and the tests on the emulated Pico, can
/// put one of their own here.
#[derive(Clone, Copy)]
#[repr(C)]
struct Waiting {
    ready: u8,
    secret: [u8; 32],
}

const EMPTY: Waiting = Waiting {
    ready: 0,
    secret: [0; 32],
};

#[used]
static WAITING: Mutex<CriticalSectionRawMutex, Cell<Waiting>> = Mutex::new(Cell::new(EMPTY));
/// The secret was taken: another one is needed.
static TAKEN: Signal<CriticalSectionRawMutex, ()> = Signal::new();
/// When buttons changed, in microseconds.
static EDGES: Channel<CriticalSectionRawMutex, u64, 16> = Channel::new();
/// How many changes of a button are needed yet, if the noise fails; 0 while it does not.
static MISSING: Mutex<CriticalSectionRawMutex, Cell<u16>> = Mutex::new(Cell::new(0));

/// The app's chance.
pub struct Chance;

impl Entropy for Chance {
    fn secret(&mut self) -> Result<[u8; 32], NotYet> {
        let waiting = WAITING.lock(|waiting| waiting.replace(EMPTY));
        if waiting.ready == 1 {
            TAKEN.signal(());
            return Ok(waiting.secret);
        }
        Err(match MISSING.lock(Cell::get) {
            0 => NotYet::Gathering,
            changes => NotYet::Presses(changes.div_ceil(2)),
        })
    }
}

/// A button changed at this moment.
pub fn edge(at: Instant) {
    // A full channel loses moments, not presses: those that are in it are enough.
    let _ = EDGES.try_send(at.as_micros());
}

/// The source of secrets.
pub struct Source {
    pool: Pool,
    spacing: u64,
    /// When a button last changed.
    last_edge: u64,
}

impl Source {
    /// Begins with what is known at the start.
    pub fn new(chip: [u8; 8], kept: [u8; 32]) -> Self {
        Self {
            pool: Pool::new(chip, kept),
            spacing: NARROWEST_SPACING,
            last_edge: 0,
        }
    }

    /// Gathers for the first time, and gives the seed for the next start.
    pub async fn start(&mut self) -> [u8; 32] {
        self.prepare().await;
        self.pool.seed_to_keep()
    }

    /// Lays a secret ready, or asks for presses.
    async fn prepare(&mut self) {
        for _ in 0..ATTEMPTS {
            match self.gather().await {
                Ok(()) => return self.lay_ready(),
                Err(fault) => warn!("noise refused: {}", fault),
            }
            self.widen();
        }
        MISSING.lock(|missing| missing.set(PRESSES * 2));
    }

    fn lay_ready(&mut self) {
        MISSING.lock(|missing| missing.set(0));
        let secret = self.pool.secret();
        WAITING.lock(|waiting| waiting.set(Waiting { ready: 1, secret }));
        info!("a secret lies ready");
    }

    async fn gather(&mut self) -> Result<(), Fault> {
        let start = Instant::now();
        let mut harvest = Harvest::default();
        idle::keep_up(true);
        while !harvest.is_full() {
            Timer::after_micros(self.spacing).await;
            harvest.take(reading());
        }
        idle::keep_up(false);
        self.pool.stir(&start.as_micros().to_le_bytes());
        self.pool.stir(&Instant::now().as_micros().to_le_bytes());
        harvest.pour(&mut self.pool)
    }

    /// Sampling may have fallen into step with the oscillator: another spacing breaks it.
    fn widen(&mut self) {
        self.spacing = if self.spacing < WIDEST_SPACING {
            self.spacing + 2
        } else {
            NARROWEST_SPACING
        };
    }

    /// A change of a button is noise too. When it has to do alone, going down and coming up are a
    /// press; bouncing in between is not a person's doing and does not count.
    fn stir_edge(&mut self, at: u64) {
        self.pool.stir(&at.to_le_bytes());
        let bounces = at.saturating_sub(self.last_edge) < DEBOUNCE * 1000;
        self.last_edge = at;
        let missing = MISSING.lock(Cell::get);
        if missing == 0 || bounces {
            return;
        }
        MISSING.lock(|left| left.set(missing - 1));
        if missing == 1 {
            self.lay_ready();
        }
    }
}

/// Keeps a secret ready, for ever.
#[embassy_executor::task]
pub async fn keep_ready(mut source: Source) {
    loop {
        match select(EDGES.receive(), TAKEN.wait()).await {
            Either::First(at) => source.stir_edge(at),
            Either::Second(()) => {
                Timer::after_millis(PICTURE_FIRST).await;
                source.prepare().await;
            }
        }
    }
}

/// The oscillator's random bit. A byte of the generator is eight readings in a row, too close to
/// one another: only the last one counts.
pub fn reading() -> bool {
    RoscRng::next_u8() & 1 == 1
}
