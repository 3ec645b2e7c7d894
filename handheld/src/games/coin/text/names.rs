//! The two sides of a coin by name.

use core::fmt::{Result, Write};

use crate::games::coin::rules::Face;
use crate::text::{Language, Named, three};

/// A side as a label.
pub const fn face(face: Face, language: Language) -> &'static str {
    match face {
        Face::Heads => language.pick(three!("Heads", "Kopf", "Kop")),
        Face::Tails => language.pick(three!("Tails", "Zahl", "Munt")),
    }
}

/// A side within a sentence.
#[derive(Clone, Copy, Debug)]
pub struct Side(pub Face);

impl Named for Side {
    fn write(&self, language: Language, out: &mut dyn Write) -> Result {
        out.write_str(match self.0 {
            Face::Heads => language.pick(three!("heads", "Kopf", "kop")),
            Face::Tails => language.pick(three!("tails", "Zahl", "munt")),
        })
    }
}
