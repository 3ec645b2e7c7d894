//! What a table takes home of a game that is over and closed, as texts of QR codes: the result, for the app that
//! keeps people's plays; and the save, in as many pieces as it takes, to tell and check the game elsewhere.
//!
//! A piece is a text that any phone copies: `PM1:1A2B3C4D:2/5:0F0F:` and a part of the save in base 32. In front
//! stand a number that all pieces of a game share, which piece it is of how many, and a sum of its bytes. Only
//! capitals, digits and signs that need little room in a code are in it, and no space, which a copy might lose.

use core::fmt::{self, Display, Formatter, Result as Written, Write};

use engine::bytes::{BytesError, Sink};
use engine::each::Member;
use engine::log::Entry;
use engine::seat::Seat;
use sha2::{Digest, Sha256};

use crate::play::Play;
use crate::results::ShortName;
use crate::save;
use crate::text::Language;
use crate::world::World;

/// Writes the link with which BG Stats takes a play: `https`, because every phone opens that, with the app or
/// without. It has what that app asks for, and what this device knows: it knows no date,
/// and how long a game took only if its clock was on.
/// `docs/taking-it-home.md` lists the fields.
pub fn write_link(world: &World, play: &Play, out: &mut dyn Write) -> Written {
    out.write_str("https://app.bgstatsapp.com/createPlay.html?data=")?;
    let out = &mut Percent(out);
    let info = play.running().kind().info();
    let title = Quoted((info.title)(Language::English));
    write!(out, "{{\"sourceName\":\"Pocket Museum\",")?;
    write!(out, "\"sourcePlayId\":\"{:08x}\",", id(play))?;
    write!(out, "\"game\":{{\"name\":{title},")?;
    write!(out, "\"sourceGameId\":{},", Quoted(info.key))?;
    write!(out, "\"highestWins\":true,\"noPoints\":false}},")?;
    if !world.clock.is_new() {
        write!(out, "\"durationMin\":{},", world.clock.all().minutes())?;
    }
    write!(out, "\"players\":[")?;
    let standings = play.game().standings();
    let start = play.game().start_player();
    let bots = play.company().bots;
    for seat in Seat::first(play.game().seats()) {
        let Some(standing) = standings.iter().find(|standing| standing.seat == seat) else {
            continue;
        };
        let [points, ..] = standing.tiers;
        if seat != Seat::One {
            out.write_str(",")?;
        }
        let mut name = ShortName::new();
        // A name has room for ten letters, and for this.
        let _ = match bots.get(seat.place()).copied().flatten() {
            Some(_) => write!(name, "{} bot", world.name(seat)),
            None => write!(name, "{}", world.name(seat)),
        };
        write!(out, "{{\"name\":{},", Quoted(&name))?;
        write!(out, "\"score\":{points},")?;
        write!(out, "\"winner\":{},", standing.place == 1)?;
        write!(out, "\"startPlayer\":{}}}", start == Some(seat))?;
    }
    out.write_str("]}")
}

/// The most bytes of a save in a piece: with what stands before them they fill a code of version 12, 528 of 535
/// letters.
pub const PIECE: usize = 315;

/// How a piece begins: the number is that of the format.
pub const PREFIX: &str = "PM1";

/// How many pieces the save of a game takes.
pub fn pieces(play: &Play) -> usize {
    Cut::of(play, 0).length.div_ceil(PIECE)
}

/// Writes a piece of the save of a game, from 0, without what was taken back in it.
pub fn write_piece(play: &Play, number: usize, out: &mut dyn Write) -> Written {
    let cut = Cut::of(play, number);
    let (id, count) = (cut.id(), cut.length.div_ceil(PIECE));
    let sum = sum(&cut.bytes);
    write!(out, "{PREFIX}:{id:08X}:{}/{count}:{sum:04X}:", number + 1)?;
    write_base32(&cut.bytes, out)
}

/// Writes bytes in base 32 of RFC 4648 without padding: five bits a letter, the last filled up with zeros.
fn write_base32(bytes: &[u8], out: &mut dyn Write) -> Written {
    let (mut bits, mut count) = (0_u32, 0);
    for byte in bytes {
        bits = bits << 8 | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            out.write_char(base32_letter(bits >> count))?;
        }
    }
    match count {
        0 => Ok(()),
        _ => out.write_char(base32_letter(bits << (5 - count))),
    }
}

/// The letter for the lowest five bits: A to Z, then 2 to 7.
fn base32_letter(bits: u32) -> char {
    let number = (bits & 0x1F) as u8;
    char::from(match number {
        0..26 => b'A' + number,
        _ => b'2' + number - 26,
    })
}

/// A number that no other game has but by a rare chance: of set-up, names, seed and everything that happened. A game
/// that is over has the one that it will have when it is closed.
pub(crate) fn id(play: &Play) -> u32 {
    let mut cut = Cut::of(play, 0);
    if !play.game().is_closed() {
        // It takes whatever comes.
        let _ = Entry::Closed.write(&mut cut);
    }
    cut.id()
}

/// The sum of a save that all its pieces begin with.
pub fn save_sum(bytes: &[u8]) -> u32 {
    first_number(Sha256::digest(bytes).into())
}

/// The sum of the bytes of a piece.
pub fn sum(bytes: &[u8]) -> u16 {
    (save_sum(bytes) >> 16) as u16
}

fn first_number(digest: [u8; 32]) -> u32 {
    digest.first_chunk().copied().map_or(0, u32::from_be_bytes)
}

/// Takes a save as it is written, and keeps one piece of it.
struct Cut {
    from: usize,
    bytes: heapless::Vec<u8, PIECE>,
    length: usize,
    sha: Sha256,
}

impl Cut {
    fn of(play: &Play, number: usize) -> Self {
        let mut cut = Self {
            from: number * PIECE,
            bytes: heapless::Vec::new(),
            length: 0,
            sha: Sha256::new(),
        };
        // It takes whatever comes.
        let _ = save::tell(play, &mut cut);
        cut
    }

    fn id(&self) -> u32 {
        first_number(self.sha.clone().finalize().into())
    }
}

impl Sink for Cut {
    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        Digest::update(&mut self.sha, bytes);
        let skipped = self.from.saturating_sub(self.length).min(bytes.len());
        for byte in bytes.iter().skip(skipped) {
            if self.bytes.push(*byte).is_err() {
                break;
            }
        }
        self.length += bytes.len();
        Ok(())
    }
}

/// A text as JSON has it.
pub(crate) struct Quoted<'t>(pub &'t str);

impl Display for Quoted<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        out.write_char('"')?;
        for letter in self.0.chars() {
            match letter {
                '"' | '\\' => write!(out, "\\{letter}")?,
                letter if letter < ' ' => write!(out, "\\u{:04x}", u32::from(letter))?,
                letter => out.write_char(letter)?,
            }
        }
        out.write_char('"')
    }
}

/// Writes a text so that it can stand in a link.
struct Percent<'o>(&'o mut dyn Write);

impl Write for Percent<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => self.0.write_char(byte.into())?,
                b'-' | b'.' | b'_' | b'~' | b':' | b',' => self.0.write_char(byte.into())?,
                byte => write!(self.0, "%{byte:02X}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_32_is_that_of_the_standard() {
        for (bytes, expected) in [
            ("", ""),
            ("f", "MY"),
            ("fo", "MZXQ"),
            ("foo", "MZXW6"),
            ("foob", "MZXW6YQ"),
            ("fooba", "MZXW6YTB"),
            ("foobar", "MZXW6YTBOI"),
        ] {
            let mut letters = heapless::String::<16>::new();
            write_base32(bytes.as_bytes(), &mut letters).unwrap();
            assert_eq!(letters, expected);
        }
    }
}
