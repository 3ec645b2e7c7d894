//! The running game as bytes: a header that never changes (seed, set-up, names), then the entries
//! of the log, appended one after the other.

use engine::artifact::Artifact;
use engine::bytes::{BytesError, Reader, Sink};
use engine::chance::Seed;
use engine::game::Game;
use engine::record::{Damage, Record};
use sha2::{Digest, Sha256};

use crate::settings::Roster;
use crate::settings::{read_roster, write_roster};
use crate::world::Play;

/// The most bytes of a save.
pub const BYTES: usize = 5120;

const MAGIC: [u8; 4] = *b"PMSV";
const VERSION: u8 = 1;

/// What is wrong with a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is not one of ours.
    Foreign,
    /// It was written by a newer version.
    Newer,
    /// Its header is damaged: nothing can be played.
    Header,
    /// The game is damaged after some entries: the part before can be played.
    Entries {
        /// How many bytes of entries are whole.
        whole: usize,
        /// What comes after them.
        damage: Damage,
    },
    /// It was not read, because it made the device crash.
    Skipped,
    /// The medium that it is on cannot be read.
    Medium,
    /// The medium that it is on was written to by a newer version.
    NewerMedium,
}

/// The header of a new game.
pub fn header(game: &Artifact, seed: &Seed, roster: &Roster) -> heapless::Vec<u8, 640> {
    let mut bytes = heapless::Vec::new();
    // Set-up and roster have fixed limits well below the room here.
    let _ = write_header(game, seed, roster, &mut bytes);
    bytes
}

fn write_header(
    game: &Artifact,
    seed: &Seed,
    roster: &Roster,
    bytes: &mut heapless::Vec<u8, 640>,
) -> Result<(), BytesError> {
    bytes.put(&MAGIC)?;
    bytes.put(&[VERSION, Artifact::ID, game.rules()])?;
    bytes.put(&seed.0)?;
    game.write_setup(bytes)?;
    write_roster(roster, bytes)?;
    let sum = checksum(bytes);
    bytes.put(&sum.to_le_bytes())
}

/// How many bytes the save of a game has.
pub fn length(play: &Play) -> usize {
    header(play.game(), &play.seed, &play.roster).len() + play.record.entries().len()
}

/// How many bytes the header of a save has; 0 if there is none.
pub fn header_length(bytes: &[u8]) -> usize {
    let mut reader = Reader::new(bytes);
    let read = reader
        .slice(MAGIC.len() + 1)
        .and_then(|_| read_header(&mut reader))
        .and_then(|_| reader.u32());
    match read {
        Ok(_) => bytes.len() - reader.left(),
        Err(_) => 0,
    }
}

/// Reads a save: the game, brought to where its entries lead. It is put into the place for it,
/// because it is large; if the save cannot be read as a whole, the place is empty then.
///
/// ```
/// use handheld::save::{SaveError, load};
/// let mut play = None;
/// assert_eq!(load(b"something else", &mut play), Err(SaveError::Foreign));
/// ```
pub fn load(bytes: &[u8], place: &mut Option<Play>) -> Result<(), SaveError> {
    *place = None;
    let (entries, (game, seed, roster)) = split(bytes)?;
    let play = place.insert(Play::new(Record::new(game), seed, roster));
    let replayed = play.record.replay(entries);
    replayed.map_err(|damaged| {
        *place = None;
        SaveError::Entries {
            whole: damaged.whole,
            damage: damaged.damage,
        }
    })
}

/// What a header says.
type Said = (Artifact, Seed, Roster);

/// The entries of a save, and what its header says.
fn split(bytes: &[u8]) -> Result<(&[u8], Said), SaveError> {
    let mut reader = Reader::new(bytes);
    if reader.array() != Ok(MAGIC) {
        return Err(SaveError::Foreign);
    }
    let version = reader.byte().map_err(|_| SaveError::Header)?;
    if version > VERSION {
        return Err(SaveError::Newer);
    }
    let said = read_header(&mut reader).map_err(|_| SaveError::Header)?;
    let header = bytes.len() - reader.left();
    let sum = reader.u32().map_err(|_| SaveError::Header)?;
    if bytes.get(..header).map(checksum) != Some(sum) {
        return Err(SaveError::Header);
    }
    Ok((bytes.get(header + 4..).unwrap_or(&[]), said))
}

fn read_header(reader: &mut Reader<'_>) -> Result<Said, BytesError> {
    reader.known(|id| (id == Artifact::ID).then_some(()))?;
    let rules = reader.known(|rules| Artifact::RULES_READ.contains(&rules).then_some(rules))?;
    let seed = Seed(reader.array()?);
    let game = Artifact::read_setup(rules, reader)?;
    let roster = read_roster(reader)?;
    Ok((game, seed, roster))
}

/// A sum that changed bytes do not survive.
fn checksum(bytes: &[u8]) -> u32 {
    let digest: [u8; 32] = Sha256::digest(bytes).into();
    digest
        .first_chunk()
        .map_or(0, |bytes| u32::from_le_bytes(*bytes))
}
