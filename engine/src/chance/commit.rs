//! Commit - cut - reveal: why players need not trust the device with the cards.
//!
//! 1. The device picks a [`Secret`] and shows its [`Commitment`]: now it is bound to the secret.
//! 2. Every player says a number of their own, a cut: now nobody could have known the [`Seed`].
//! 3. After the game the device shows the [`Reveal`]: anyone can find the seed and check the cards.

use core::fmt;

use heapless::Vec;
use sha2::{Digest, Sha256};

use super::Seed;

// Different labels, neither the beginning of the other, so that no hash of one purpose can serve
// the other.
const COMMIT_LABEL: &[u8] = b"pocket-museum/commit/1";
const SEED_LABEL: &[u8] = b"pocket-museum/seed/1";

/// How many players can cut.
pub const MAX_CUTS: usize = 5;

/// The numbers the players said after they saw the commitment, in seat order.
pub type Cuts = Vec<u16, MAX_CUTS>;

/// What the device commits to before anyone cuts. `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl Secret {
    /// The commitment to this secret for one game. `context` is the encoded set-up of that game.
    #[must_use]
    pub fn commit(&self, context: &[u8]) -> Commitment {
        Commitment(self.hash(COMMIT_LABEL, context).finalize().into())
    }

    /// The seed of the game: from the secret, the set-up and what the players said.
    ///
    /// ```
    /// use engine::chance::{Cuts, Secret};
    ///
    /// let secret = Secret([7; 32]);
    /// let ann_then_bob = Cuts::from_array([12, 900]);
    /// let ann_changes_her_mind = Cuts::from_array([13, 900]);
    /// assert_ne!(
    ///     secret.seed(b"set-up", &ann_then_bob),
    ///     secret.seed(b"set-up", &ann_changes_her_mind),
    /// );
    /// ```
    #[must_use]
    pub fn seed(&self, context: &[u8], cuts: &Cuts) -> Seed {
        let mut hash = self.hash(SEED_LABEL, context);
        hash.update([count(cuts)]);
        for cut in cuts {
            hash.update(cut.to_le_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// The length goes before the context, so that what follows it cannot be taken for a part of
    /// it.
    fn hash(&self, label: &[u8], context: &[u8]) -> Sha256 {
        Sha256::new()
            .chain_update(label)
            .chain_update(self.0)
            .chain_update((context.len() as u64).to_le_bytes())
            .chain_update(context)
    }
}

/// At most [`MAX_CUTS`], so it fits one byte.
fn count(cuts: &Cuts) -> u8 {
    cuts.len() as u8
}

/// Binds the device to a secret without telling it.
///
/// ```
/// use engine::chance::Secret;
///
/// let secret = Secret([7; 32]);
/// let commitment = secret.commit(b"set-up");
/// assert!(commitment.matches(&secret, b"set-up"));
/// assert!(!commitment.matches(&Secret([8; 32]), b"set-up"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// Whether this is the commitment to `secret` for the game set up as `context`.
    #[must_use]
    pub fn matches(&self, secret: &Secret, context: &[u8]) -> bool {
        secret.commit(context) == *self
    }

    /// How many words a commitment has.
    pub const WORDS: usize = 16;

    /// One of the words that people note and compare, from 0 to [`Commitment::WORDS`]: four of them
    /// are 64 bits. A dishonest device that knows the set-up could look for two secrets with the
    /// same four in about 2^32 hashes; who wants more compares all sixteen, or the code.
    #[must_use]
    pub fn word(&self, place: usize) -> Word {
        let (pairs, _) = self.0.as_chunks::<2>();
        Word::of(u16::from_be_bytes(
            pairs.get(place).copied().unwrap_or_default(),
        ))
    }

    /// The code that people can write down: the first 50 bits.
    ///
    /// Finding another secret for a given code takes about 2^50 hashes, but a dishonest device
    /// could look for two secrets with one code in about 2^25, beforehand if it knows the context.
    /// Who wants more compares all 256 bits.
    #[must_use]
    pub fn short(&self) -> ShortCode {
        const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        let [a, b, c, d, e, f, g, h, ..] = self.0;
        let mut bits = u64::from_be_bytes([a, b, c, d, e, f, g, h]);
        ShortCode(core::array::from_fn(|_| {
            bits = bits.rotate_left(5);
            DIGITS.get((bits & 31) as usize).copied().unwrap_or(b'0')
        }))
    }
}

/// A word of five letters that can be read out in any language, for 16 bits: consonant, vowel,
/// consonant, vowel, consonant.
///
/// ```
/// use engine::chance::Commitment;
///
/// let mut bytes = [0; 32];
/// bytes[..4].copy_from_slice(&[127, 0, 0, 1]);
/// let commitment = Commitment(bytes);
/// assert_eq!(commitment.word(0).as_str(), "lusab");
/// assert_eq!(commitment.word(1).as_str(), "babad");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word([u8; 5]);

impl Word {
    fn of(bits: u16) -> Word {
        const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
        const VOWELS: &[u8; 4] = b"aiou";
        let consonant = |shift: u32| {
            let place = usize::from(bits >> shift & 15);
            CONSONANTS.get(place).copied().unwrap_or_default()
        };
        let vowel = |shift: u32| {
            let place = usize::from(bits >> shift & 3);
            VOWELS.get(place).copied().unwrap_or_default()
        };
        Word([
            consonant(12),
            vowel(10),
            consonant(6),
            vowel(4),
            consonant(0),
        ])
    }

    /// Its letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// Ten characters of Crockford's base 32, which has no I, L, O and U. Displayed as two groups of
/// five.
///
/// ```
/// use engine::chance::Commitment;
///
/// let code = Commitment([0xff; 32]).short();
/// assert_eq!(code.as_str(), "ZZZZZZZZZZ");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortCode([u8; 10]);

impl ShortCode {
    /// The ten characters without a gap.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for ShortCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, e, rest @ ..] = self.0.map(char::from);
        write!(f, "{a}{b}{c}{d}{e}-")?;
        rest.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

/// The length of an encoded [`Reveal`]: the secret, the number of cuts, and room for all cuts.
pub const REVEAL_BYTES: usize = 32 + 1 + 2 * MAX_CUTS;

/// What the device shows after the game, so that anyone can check it.
///
/// ```
/// use engine::chance::{Cuts, Reveal, Secret};
///
/// let secret = Secret([7; 32]);
/// let commitment = secret.commit(b"set-up");
/// let reveal = Reveal { secret, cuts: Cuts::from_array([12, 900]) };
/// let read = Reveal::from_bytes(&reveal.to_bytes())?;
/// assert_eq!(read.check(&commitment, b"set-up")?, secret.seed(b"set-up", &reveal.cuts));
/// # Ok::<(), engine::chance::RevealError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The secret the device committed to.
    pub secret: Secret,
    /// The cuts it was given, in seat order.
    pub cuts: Cuts,
}

impl Reveal {
    /// The secret, the number of cuts, then [`MAX_CUTS`] little-endian numbers, of which the unused
    /// are zero.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; REVEAL_BYTES] {
        let cuts = self.cuts.iter().flat_map(|cut| cut.to_le_bytes());
        let content = self
            .secret
            .0
            .into_iter()
            .chain([count(&self.cuts)])
            .chain(cuts);
        let mut bytes = [0; REVEAL_BYTES];
        bytes
            .iter_mut()
            .zip(content)
            .for_each(|(byte, value)| *byte = value);
        bytes
    }

    /// Reads what [`Reveal::to_bytes`] wrote. Every reveal has exactly one encoding.
    ///
    /// # Errors
    /// If the length or the number of cuts is wrong, or an unused cut is not zero.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RevealError> {
        let bytes: &[u8; REVEAL_BYTES] = bytes.try_into().map_err(|_| RevealError::Length)?;
        let (secret, rest) = bytes.split_first_chunk().ok_or(RevealError::Length)?;
        let (&count, rest) = rest.split_first().ok_or(RevealError::Length)?;
        let (pairs, _) = rest.as_chunks::<2>();
        let (used, unused) = pairs
            .split_at_checked(count.into())
            .ok_or(RevealError::Count)?;
        if unused.iter().any(|pair| *pair != [0, 0]) {
            return Err(RevealError::Padding);
        }
        let mut cuts = Cuts::new();
        for pair in used {
            cuts.push(u16::from_le_bytes(*pair))
                .map_err(|_| RevealError::Count)?;
        }
        Ok(Self {
            secret: Secret(*secret),
            cuts,
        })
    }

    /// The seed of the game, if the secret is the one that was committed to.
    ///
    /// # Errors
    /// [`RevealError::Commitment`] if it is another secret, or the game was set up differently.
    pub fn check(&self, commitment: &Commitment, context: &[u8]) -> Result<Seed, RevealError> {
        if commitment.matches(&self.secret, context) {
            Ok(self.secret.seed(context, &self.cuts))
        } else {
            Err(RevealError::Commitment)
        }
    }
}

/// Why a [`Reveal`] is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevealError {
    /// Not [`REVEAL_BYTES`] bytes.
    Length,
    /// More than [`MAX_CUTS`] cuts.
    Count,
    /// A cut that nobody made is not zero.
    Padding,
    /// The secret is not the one that was committed to for this set-up.
    Commitment,
}

impl fmt::Display for RevealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "the reveal has the wrong length",
            Self::Count => "the reveal has too many cuts",
            Self::Padding => "the reveal has a value where no cut was made",
            Self::Commitment => "the secret does not match the commitment",
        })
    }
}

impl core::error::Error for RevealError {}
