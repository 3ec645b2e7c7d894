//! Secrets from the Pico's ring oscillator: the device's share in the seed of a game.
//!
//! Its random bit is biased and follows itself, so bits are taken far apart, tested while they
//! come in (after NIST SP 800-90B, section 4.4) and hashed, many more of them than needed.

use defmt::Format;
use embassy_rp::clocks::RoscRng;
use embassy_time::{Instant, Timer};
use engine::chance::Secret;
use sha2::{Digest, Sha256};

/// Bits per secret. The tests below assume half a bit of entropy in each, so 2048 bits hold four
/// times a secret's 256: it is still whole if they are four times worse than assumed.
const BITS: u16 = 2 * WINDOW;

/// Least time between two bits, in microseconds: 10, and one for the tick that was under way.
const SPACING: u64 = 11;

/// Longest time between two bits, in microseconds: beyond it, spacings start over.
const WIDEST_SPACING: u64 = 25;

/// SP 800-90B 4.4.2, the window for binary sources.
const WINDOW: u16 = 1024;

/// SP 800-90B 4.4.1: 1 + 20 / 0.5, one false alarm in 2^20 for half a bit of entropy per bit.
const RUN_CUTOFF: u16 = 41;

/// SP 800-90B 4.4.2: 1 + critbinom(1024, 2^-0.5, 1 - 2^-20).
const SAME_CUTOFF: u16 = 793;

/// Why the noise was refused.
#[derive(Clone, Copy, Format)]
pub enum Fault {
    /// The bit, or whether it changes, stayed the same for too long.
    Stuck,
    /// One value of the bit, or of whether it changes, came up too often.
    Lopsided,
}

/// What may be told about the bits behind a secret: far too little to guess them by.
#[derive(Clone, Copy, Format)]
pub struct Health {
    /// Bits gathered.
    pub bits: u16,
    /// How many of them were ones.
    pub ones: u16,
    /// How often a bit differed from the one before.
    pub changes: u16,
    /// Longest run of equal bits.
    pub longest_run: u16,
    /// Time it took.
    pub microseconds: u64,
}

/// Everything gathered since the start, condensed; secrets are drawn from it.
pub struct Source {
    pool: [u8; 32],
    spacing: u64,
}

impl Source {
    /// A source that differs between devices by `chip_id`, and by nothing else so far.
    pub fn new(chip_id: [u8; 8]) -> Self {
        let pool = Sha256::new_with_prefix(b"pocket-museum/chip/1")
            .chain_update(chip_id)
            .finalize()
            .into();
        Self {
            pool,
            spacing: SPACING,
        }
    }

    /// A new secret, after some 35 milliseconds; or a fault, after which another attempt may do
    /// better.
    ///
    /// The noise of a failed attempt stays in the pool, where it does no harm.
    pub async fn gather(&mut self) -> Result<(Secret, Health), Fault> {
        let start = Instant::now();
        let mut pool = Sha256::new_with_prefix(b"pocket-museum/pool/1")
            .chain_update(self.pool)
            .chain_update(start.as_micros().to_le_bytes());
        let mut values = Monitor::default();
        let mut changes = Monitor::default();
        let mut previous = reading();
        let mut verdict = Ok(());

        for _ in 0..BITS / 8 {
            let mut byte = 0;
            for _ in 0..8 {
                Timer::after_micros(self.spacing).await;
                let bit = reading();
                byte = byte << 1 | u8::from(bit);
                // A bit that only ever alternates looks fair; that it always changes gives it away.
                let tested = values.watch(bit).and(changes.watch(bit != previous));
                verdict = verdict.and(tested);
                previous = bit;
            }
            pool.update([byte]);
        }
        let end = Instant::now();
        self.pool = pool
            .chain_update(end.as_micros().to_le_bytes())
            .finalize()
            .into();
        if let Err(fault) = verdict {
            // Sampling may have fallen into step with the oscillator: another spacing breaks it.
            self.spacing = if self.spacing < WIDEST_SPACING {
                self.spacing + 2
            } else {
                SPACING
            };
            return Err(fault);
        }

        // Hashed once more: a secret is shown after its game, and then tells nothing of the pool,
        // so nothing of the secrets to come.
        let secret = Sha256::new_with_prefix(b"pocket-museum/secret/1")
            .chain_update(self.pool)
            .finalize()
            .into();
        let health = Health {
            bits: BITS,
            ones: values.ones,
            changes: changes.ones,
            longest_run: values.longest_run,
            microseconds: (end - start).as_micros(),
        };
        Ok((Secret(secret), health))
    }
}

/// The oscillator's random bit. A byte of the generator is eight readings in a row, too close to
/// one another: only the last one counts.
fn reading() -> bool {
    RoscRng::next_u8() & 1 == 1
}

/// The two continuous health tests over one stream of bits.
#[derive(Default)]
struct Monitor {
    seen: u16,
    ones: u16,
    last: bool,
    run: u16,
    longest_run: u16,
    /// First bit of the window, and how often it came up in it.
    window_bit: bool,
    same: u16,
}

impl Monitor {
    fn watch(&mut self, bit: bool) -> Result<(), Fault> {
        self.run = if self.seen > 0 && bit == self.last {
            self.run + 1
        } else {
            1
        };
        self.longest_run = self.longest_run.max(self.run);
        self.last = bit;

        if self.seen.is_multiple_of(WINDOW) {
            self.window_bit = bit;
            self.same = 0;
        }
        self.same += u16::from(bit == self.window_bit);

        self.seen += 1;
        self.ones += u16::from(bit);

        if self.run >= RUN_CUTOFF {
            Err(Fault::Stuck)
        } else if self.same >= SAME_CUTOFF {
            Err(Fault::Lopsided)
        } else {
            Ok(())
        }
    }
}
