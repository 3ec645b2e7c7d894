//! What a table takes home of a game that is over and closed, as the text of a QR code: the result, for the app that
//! keeps people's plays.

use core::fmt::{self, Display, Formatter, Result as Written, Write};

use engine::seat::Seat;
use sha2::{Digest, Sha256};

use crate::play::Play;
use crate::save;
use crate::text::Language;
use crate::world::World;

/// Writes the link with which BG Stats takes a play: `https`, because every phone opens that, with the app or
/// without. It has what that app asks for, and what this device knows: it has no clock, so neither date nor duration.
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
    write!(out, "\"players\":[")?;
    let standings = play.game().standings();
    let start = play.game().start_player();
    for seat in Seat::first(play.game().seats()) {
        let Some(standing) = standings.iter().find(|standing| standing.seat == seat) else {
            continue;
        };
        let [points, ..] = standing.tiers;
        if seat != Seat::One {
            out.write_str(",")?;
        }
        write!(out, "{{\"name\":{},", Quoted(world.name(seat)))?;
        write!(out, "\"score\":{points},")?;
        write!(out, "\"winner\":{},", standing.place == 1)?;
        write!(out, "\"startPlayer\":{}}}", start == Some(seat))?;
    }
    out.write_str("]}")
}

/// A number that no other game has but by a rare chance: of set-up, names, seed and everything that happened.
fn id(play: &Play) -> u32 {
    let digest: [u8; 32] = Sha256::new()
        .chain_update(save::header(play))
        .chain_update(play.game().entries())
        .finalize()
        .into();
    digest.first_chunk().copied().map_or(0, u32::from_be_bytes)
}

/// A text as JSON has it.
struct Quoted<'t>(&'t str);

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
