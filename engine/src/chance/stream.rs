//! One seed, many labelled streams: the ChaCha20 key stream of RFC 8439, with the label as its
//! nonce.

use core::fmt;

use chacha20::cipher::StreamCipherCore;
use chacha20::variants::Ietf;
use chacha20::{ChaChaCore, KeyIvInit, R20};

use super::range;

/// The 16-bit words in one block of key stream.
const BLOCK_WORDS: usize = 32;

/// How far apart the blocks of one draw lie, so that they do not meet those of the draws that
/// follow it.
const DRAW_STEP: u32 = 1 << 20;

/// What all chance of one game comes from. It is secret until the game is over: `Debug` does not
/// show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The label of one independent stream of a seed, in ASCII: each deck, the start player and the
/// bots have their own, so that nothing shifts anything else.
///
/// [`Seed::draw`] and [`Seed::words`] read the same key stream, so give a label to one of the two,
/// and deal only one deck with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stream(pub [u8; 12]);

impl Seed {
    /// Draw number `index` of a stream: uniform in `0..n`, and 0 if `n` is 0.
    ///
    /// A pure function: the same question has the same answer, whatever was drawn before, so that
    /// an undo cannot roll a card again. Draws are independent for indexes below 2^20, far more
    /// than a game has.
    ///
    /// It reads the 16-bit little-endian words of key stream block `index`. If all 32 are refused,
    /// which is less likely than one in 2^32, it goes on with block `index + 2^20`, `index + 2 *
    /// 2^20`, ... (wrapping).
    ///
    /// ```
    /// use engine::chance::{Seed, Stream};
    ///
    /// const DECK: Stream = Stream(*b"deck-main---");
    /// let seed = Seed([7; 32]);
    /// let third = seed.draw(DECK, 2, 25);
    /// let first = seed.draw(DECK, 0, 27);
    /// assert!(first < 27);
    /// assert_eq!(third, seed.draw(DECK, 2, 25));
    /// ```
    #[must_use]
    pub fn draw(&self, stream: Stream, index: u32, n: u16) -> u16 {
        let mut words = Words::new(*self, stream, index, DRAW_STEP);
        range::below(n, || words.word())
    }

    /// The endless words of a stream, from its first block on.
    ///
    /// ```
    /// use engine::chance::{Seed, Stream};
    ///
    /// let seed = Seed([7; 32]);
    /// let mut words = seed.words(Stream(*b"bots--------"));
    /// assert_ne!(words.next(), words.next());
    /// ```
    #[must_use]
    pub fn words(&self, stream: Stream) -> Words {
        Words::new(*self, stream, 0, 1)
    }

    /// Block number `counter` of the key stream.
    ///
    /// The block level of the cipher has no error case. Its byte level refuses the last block of
    /// the counter, which matters to encryption only.
    pub(super) fn block(&self, stream: Stream, counter: u32) -> [u8; 64] {
        let mut core = ChaChaCore::<R20, Ietf>::new(&self.0.into(), &stream.0.into());
        core.set_block_pos(counter);
        let mut block = [0; 64];
        core.write_keystream_block((&mut block).into());
        block
    }
}

/// The endless 16-bit words of one stream. Made by [`Seed::words`].
#[derive(Clone)]
pub struct Words {
    seed: Seed,
    stream: Stream,
    counter: u32,
    step: u32,
    block: [u8; 64],
    used: usize,
}

impl Words {
    /// Makes no block yet: a draw that needs no word should cost nothing.
    pub(super) fn new(seed: Seed, stream: Stream, counter: u32, step: u32) -> Self {
        Self {
            seed,
            stream,
            counter,
            step,
            block: [0; 64],
            used: BLOCK_WORDS,
        }
    }

    pub(super) fn word(&mut self) -> u16 {
        if self.used >= BLOCK_WORDS {
            self.block = self.seed.block(self.stream, self.counter);
            self.counter = self.counter.wrapping_add(self.step);
            self.used = 0;
        }
        let (pairs, _) = self.block.as_chunks::<2>();
        let pair = pairs.get(self.used).copied().unwrap_or_default();
        self.used += 1;
        u16::from_le_bytes(pair)
    }
}

impl Iterator for Words {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        Some(self.word())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::MAX, None)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words(..)")
    }
}
