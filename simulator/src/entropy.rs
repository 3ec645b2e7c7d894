//! Where the device's chance comes from: the system's generator, or a seed for trying out and for
//! scenarios.

use handheld::storage::{Entropy, NotYet};

/// The same secrets each time: SplitMix64 started at the seed, four numbers a secret, each with its
/// lowest byte first. Whoever runs scenario files elsewhere has to give the same.
#[derive(Clone, Debug)]
pub struct Seeded {
    state: u64,
}

impl Seeded {
    /// Starts from a seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

impl Entropy for Seeded {
    fn secret(&mut self) -> Result<[u8; 32], NotYet> {
        let mut secret = [0; 32];
        for bytes in secret.chunks_exact_mut(8) {
            bytes.copy_from_slice(&self.number().to_le_bytes());
        }
        Ok(secret)
    }
}

/// Chance of a device whose noise failed its test: it comes when buttons were pressed often enough,
/// which is once each time that it is asked for. Then it is that of a seed.
#[derive(Clone, Debug)]
pub struct Pressed {
    left: u16,
    then: Seeded,
}

impl Pressed {
    /// So many presses are needed; none if the noise is good.
    pub const fn new(left: u16, seed: u64) -> Self {
        Self {
            left,
            then: Seeded::new(seed),
        }
    }
}

impl Entropy for Pressed {
    fn secret(&mut self) -> Result<[u8; 32], NotYet> {
        match self.left {
            0 => self.then.secret(),
            left => {
                self.left -= 1;
                Err(NotYet::Presses(left))
            }
        }
    }
}

/// A desktop's chance.
#[derive(Clone, Debug)]
pub enum HostEntropy {
    /// The system's generator.
    System,
    /// Always the same.
    Seeded(Seeded),
}

impl HostEntropy {
    /// From a seed, or from the system.
    pub fn new(seed: Option<u64>) -> Self {
        seed.map_or(Self::System, |seed| Self::Seeded(Seeded::new(seed)))
    }
}

impl Entropy for HostEntropy {
    fn secret(&mut self) -> Result<[u8; 32], NotYet> {
        match self {
            HostEntropy::Seeded(seeded) => seeded.secret(),
            HostEntropy::System => {
                let mut secret = [0; 32];
                getrandom::fill(&mut secret).map_err(|_| NotYet::Gathering)?;
                Ok(secret)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_published_numbers_of_splitmix64() {
        let secret = Seeded::new(1_234_567).secret().unwrap();
        let mut numbers = secret
            .chunks(8)
            .map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()));
        assert_eq!(numbers.next(), Some(6_457_827_717_110_365_317));
        assert_eq!(numbers.next(), Some(3_203_168_211_198_807_973));
    }

    #[test]
    fn presses_are_counted_down_to_the_secret() {
        let mut pressed = Pressed::new(2, 7);
        assert_eq!(pressed.secret(), Err(NotYet::Presses(2)));
        assert_eq!(pressed.secret(), Err(NotYet::Presses(1)));
        assert_eq!(pressed.secret(), Seeded::new(7).secret());
    }

    #[test]
    fn secrets_of_one_seed_differ() {
        let mut seeded = Seeded::new(7);
        assert_ne!(seeded.secret(), seeded.secret());
    }

    #[test]
    fn the_system_gives_a_new_secret_each_time() {
        let mut system = HostEntropy::new(None);
        assert_ne!(system.secret(), system.secret());
    }
}
