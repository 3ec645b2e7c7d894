//! From noise to secrets: bits are tested while they come in (after NIST SP 800-90B, section 4.4)
//! and hashed, many more of them than needed. Where the bits come from is not known here.

use sha2::{Digest, Sha256};

/// Bits per secret. The tests below assume half a bit of entropy in each, so 2048 bits hold four
/// times a secret's 256: it is still whole if they are four times worse than assumed.
pub const BITS: u16 = 2 * WINDOW;

/// SP 800-90B 4.4.2, the window for binary sources.
const WINDOW: u16 = 1024;

/// SP 800-90B 4.4.1: 1 + 20 / 0.5, one false alarm in 2^20 for half a bit of entropy per bit.
const RUN_CUTOFF: u16 = 41;

/// SP 800-90B 4.4.2: 1 + critbinom(1024, 2^-0.5, 1 - 2^-20).
const SAME_CUTOFF: u16 = 793;

/// Presses for a secret when the noise fails. People press some ten milliseconds more or less than
/// they mean to, which is over 13 bits in microseconds; 8 of them are counted: 32 times 8 is 256.
pub const PRESSES: u16 = 32;

/// Why noise was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum Fault {
    /// The bit, or whether it changes, stayed the same for too long.
    Stuck,
    /// One value of the bit, or of whether it changes, came up too often.
    Lopsided,
}

/// Everything gathered since the first start of this device, condensed; secrets are drawn from it.
pub struct Pool {
    state: [u8; 32],
}

impl Pool {
    /// Begins with what is known at the start: the flash chip's serial number keeps two devices
    /// apart, and the seed kept from last time keeps two starts apart.
    ///
    /// ```
    /// use firmware::noise::Pool;
    /// let mut first = Pool::new([1; 8], [0; 32]);
    /// let mut second = Pool::new([2; 8], [0; 32]);
    /// assert_ne!(first.secret(), second.secret());
    /// ```
    pub fn new(chip: [u8; 8], kept: [u8; 32]) -> Self {
        let state = Sha256::new_with_prefix(b"pocket-museum/start/1")
            .chain_update(chip)
            .chain_update(kept)
            .finalize()
            .into();
        Self { state }
    }

    /// Adds something that was not known before.
    pub fn stir(&mut self, noise: &[u8]) {
        self.state = Sha256::new_with_prefix(b"pocket-museum/pool/2")
            .chain_update(self.state)
            .chain_update(noise)
            .finalize()
            .into();
    }

    /// A secret. Hashed once more: it is shown after its game, and then tells nothing of the pool,
    /// so nothing of the secrets to come. The pool moves on, so no secret comes twice.
    pub fn secret(&mut self) -> [u8; 32] {
        self.drawn(b"pocket-museum/secret/2")
    }

    /// What to keep in flash for the next start.
    pub fn seed_to_keep(&mut self) -> [u8; 32] {
        self.drawn(b"pocket-museum/kept/1")
    }

    fn drawn(&mut self, purpose: &[u8]) -> [u8; 32] {
        let drawn = Sha256::new_with_prefix(purpose)
            .chain_update(self.state)
            .finalize()
            .into();
        self.stir(purpose);
        drawn
    }
}

/// Bits on their way into a pool.
pub struct Harvest {
    hash: Sha256,
    byte: u8,
    taken: u16,
    values: Monitor,
    changes: Monitor,
    previous: Option<bool>,
    verdict: Result<(), Fault>,
}

impl Default for Harvest {
    fn default() -> Self {
        Self {
            hash: Sha256::new_with_prefix(b"pocket-museum/harvest/1"),
            byte: 0,
            taken: 0,
            values: Monitor::default(),
            changes: Monitor::default(),
            previous: None,
            verdict: Ok(()),
        }
    }
}

impl Harvest {
    /// Takes a bit.
    pub fn take(&mut self, bit: bool) {
        self.byte = self.byte << 1 | u8::from(bit);
        self.taken = self.taken.saturating_add(1);
        if self.taken.is_multiple_of(8) {
            self.hash.update([self.byte]);
        }
        self.verdict = self.verdict.and(self.values.watch(bit));
        // A bit that only ever alternates looks fair; that it always changes gives it away.
        if let Some(previous) = self.previous {
            self.verdict = self.verdict.and(self.changes.watch(bit != previous));
        }
        self.previous = Some(bit);
    }

    /// Are there enough?
    pub fn is_full(&self) -> bool {
        self.taken >= BITS
    }

    /// Stirs what was gathered into a pool and says whether it is enough for a secret. Bad noise
    /// goes in as well: it does no harm.
    pub fn pour(self, pool: &mut Pool) -> Result<(), Fault> {
        let digest: [u8; 32] = self.hash.finalize().into();
        pool.stir(&digest);
        if self.taken < BITS {
            return Err(Fault::Stuck);
        }
        self.verdict
    }
}

/// The two continuous health tests over one stream of bits.
#[derive(Default)]
struct Monitor {
    seen: u16,
    last: bool,
    /// How often the last bit came in a row.
    run: u16,
    /// The first bit of the window.
    window_bit: bool,
    /// How often that bit came up in the window.
    same: u16,
}

impl Monitor {
    fn watch(&mut self, bit: bool) -> Result<(), Fault> {
        self.run = if self.seen > 0 && bit == self.last {
            self.run + 1
        } else {
            1
        };
        self.last = bit;
        if self.seen.is_multiple_of(WINDOW) {
            self.window_bit = bit;
            self.same = 0;
        }
        self.same += u16::from(bit == self.window_bit);
        self.seen = self.seen.saturating_add(1);
        if self.run >= RUN_CUTOFF {
            Err(Fault::Stuck)
        } else if self.same >= SAME_CUTOFF {
            Err(Fault::Lopsided)
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn poured(bits: impl Iterator<Item = bool>) -> (Pool, Result<(), Fault>) {
        let mut pool = Pool::new([0; 8], [0; 32]);
        let mut harvest = Harvest::default();
        for bit in bits.take(BITS.into()) {
            harvest.take(bit);
        }
        let verdict = harvest.pour(&mut pool);
        (pool, verdict)
    }

    /// Bits that are one with a chance of `ones` in 256 (xorshift).
    fn bits(seed: u32, ones: u32) -> impl Iterator<Item = bool> {
        let mut state = seed;
        core::iter::repeat_with(move || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            (state >> 11) % 256 < ones
        })
    }

    #[test]
    fn fair_bits_are_enough_and_other_bits_give_another_secret() {
        let (mut first, verdict) = poured(bits(1, 128));
        assert_eq!(verdict, Ok(()));
        let (mut second, _) = poured(bits(2, 128));
        assert_ne!(first.secret(), second.secret());
    }

    #[test]
    fn slightly_biased_bits_are_enough() {
        assert_eq!(poured(bits(3, 150)).1, Ok(()));
    }

    #[test]
    fn a_stuck_bit_is_refused() {
        assert_eq!(poured(core::iter::repeat(true)).1, Err(Fault::Stuck));
        assert_eq!(poured(core::iter::repeat(false)).1, Err(Fault::Stuck));
    }

    #[test]
    fn a_bit_that_alternates_is_refused() {
        assert_eq!(
            poured([true, false].into_iter().cycle()).1,
            Err(Fault::Stuck)
        );
    }

    #[test]
    fn a_bit_that_is_nearly_always_one_is_refused() {
        assert!(poured(bits(4, 220)).1.is_err());
    }

    #[test]
    fn too_few_bits_are_refused() {
        let mut pool = Pool::new([0; 8], [0; 32]);
        let mut harvest = Harvest::default();
        for bit in bits(5, 128).take(usize::from(BITS) - 1) {
            harvest.take(bit);
        }
        assert!(!harvest.is_full());
        assert!(harvest.pour(&mut pool).is_err());
    }

    #[test]
    fn two_starts_of_one_device_with_the_same_noise_give_other_secrets() {
        let mut first = Pool::new([7; 8], [0; 32]);
        let kept = first.seed_to_keep();
        let mut second = Pool::new([7; 8], kept);
        assert_ne!(first.secret(), second.secret());
        assert_ne!(first.seed_to_keep(), second.seed_to_keep());
    }

    #[test]
    fn no_secret_comes_twice_and_what_is_kept_is_none_of_them() {
        let mut pool = Pool::new([7; 8], [0; 32]);
        let drawn = [pool.secret(), pool.secret(), pool.seed_to_keep()];
        assert_ne!(drawn[0], drawn[1]);
        assert_ne!(drawn[1], drawn[2]);
        assert_ne!(drawn[0], drawn[2]);
    }
}
