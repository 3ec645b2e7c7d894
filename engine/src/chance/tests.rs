//! Frozen vectors were computed with an independent implementation (Python: ChaCha20 from the text
//! of RFC 8439, and hashlib). They may never change: a change breaks the checking of every game
//! already played.

mod commit;
mod range;
mod stream;

/// The bytes 0, 1, 2, ... 31: key, seed and secret of the vectors.
fn counting_bytes() -> [u8; 32] {
    core::array::from_fn(|place| place as u8)
}
