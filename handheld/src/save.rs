//! The running game as bytes: a header that never changes, then the entries of the log, appended one
//! after the other. Nothing else knows this layout; `docs/save-format.md` describes it.

use engine::bytes::{BytesError, Reader, Sink};
use engine::chance::{REVEAL_BYTES, Reveal, Seed};
use engine::record::{Damage, Damaged, Record};
use engine::verify::context;
use sha2::{Digest, Sha256};

use crate::control::{Control, Swaps};
use crate::games::{GameKind, GameUi};
use crate::play::{Dealing, Header, Hints, LOG, Play, Shell, Venue};
use crate::settings::{Roster, read_roster, write_roster};

/// The most bytes of a save.
pub const BYTES: usize = 5120;

const MAGIC: [u8; 4] = *b"PMSV";
/// The version that is written.
pub const VERSION: u8 = 6;
/// The first version: no length of the header, and this device always deals.
const FIRST: u8 = 1;
/// The second version: a seed, but not what it was made of, and nothing behind the set-up but names.
const SECOND: u8 = 2;
/// The third version: only people play.
const THIRD: u8 = 3;
/// The fourth version: advice is a hard bot's.
const FOURTH: u8 = 4;
/// The fifth version: not told whether seats changed hands.
const FIFTH: u8 = 5;
/// Where all versions since the second have the length of the header.
const LENGTH_AT: usize = 5;
const SUM_BYTES: usize = 4;
const DEVICE_DEALS: u8 = 0;
const PEOPLE_DEAL: u8 = 1;
const DEVICE_DEALS_OPENLY: u8 = 2;
/// How many bytes stand behind the set-up.
const FIELDS: u8 = FIFTH_FIELDS + 1;
/// How many did in the fifth version.
const FIFTH_FIELDS: u8 = FOURTH_FIELDS + SEATS as u8;
/// How many did in the fourth version.
const FOURTH_FIELDS: u8 = THIRD_FIELDS + 2 * SEATS as u8;
/// How many did in the third version; the first games of that version had none.
const THIRD_FIELDS: u8 = 1;
/// Each of them has a byte for who decides there, and one for how often that seat asked each adviser what to do.
const SEATS: usize = 5;

/// What is wrong with a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is not one of ours.
    Foreign,
    /// It was written by a newer version.
    Newer,
    /// It is of a game that this version does not have.
    OtherGame(u8),
    /// It was played by rules that this version does not have.
    OtherRules(u8),
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

/// The header of a game.
pub fn header(play: &Play) -> Header {
    let kind = play.running().kind();
    let mut bytes = Header::new();
    // Set-up and roster have fixed limits well below the room here.
    let rules = play.game().rules();
    let _ = write_header(kind, rules, play.shell(), &mut bytes, |bytes| {
        play.game().write_setup(bytes)
    });
    bytes
}

/// The header of a game that nobody plays here: for tools and tests.
pub fn header_of<G: GameUi>(game: &G, shell: &Shell) -> Option<Header> {
    let kind = GameKind::from_id(G::INFO.id)?;
    let mut bytes = Header::new();
    let rules = game.rules();
    write_header(kind, rules, shell, &mut bytes, |bytes| {
        game.write_setup(bytes)
    })
    .ok()?;
    Some(bytes)
}

/// The record of a save, for tools and tests: all of it, secrets included.
pub fn record<G: GameUi>(bytes: &[u8]) -> Result<(Record<G, LOG>, Shell), SaveError> {
    let mut begun = None;
    let entries = read(bytes, |kind, rules, reader, shell| {
        if kind.info().id != G::INFO.id {
            return Err(BytesError::Impossible);
        }
        let game = G::read_setup(rules, reader)?;
        let shell = shell(reader, &context(&game))?;
        begun = Some((Record::new(game), shell));
        Ok(())
    })?;
    let (mut record, shell) = begun.ok_or(SaveError::Header)?;
    record.replay(entries)?;
    Ok((record, shell))
}

fn write_header(
    kind: GameKind,
    rules: u8,
    shell: &Shell,
    bytes: &mut Header,
    write_setup: impl FnOnce(&mut Header) -> Result<(), BytesError>,
) -> Result<(), BytesError> {
    bytes.put(&MAGIC)?;
    bytes.put(&[VERSION, 0, 0, kind.info().id, rules])?;
    write_dealing(shell, bytes)?;
    write_setup(bytes)?;
    // What a later version knows besides, it writes behind these, and says how many they are.
    bytes.put(&[FIELDS, shell.venue as u8])?;
    bytes.put(&shell.roster.controls.map(Control::code))?;
    bytes.put(&shell.hints.map(|hints| hints.hard))?;
    bytes.put(&shell.hints.map(|hints| hints.medium))?;
    bytes.put(&[shell.swaps.code()])?;
    write_roster(&shell.roster, bytes)?;
    let length = (bytes.len() + SUM_BYTES) as u16;
    if let Some(place) = bytes.get_mut(LENGTH_AT..LENGTH_AT + 2) {
        place.copy_from_slice(&length.to_le_bytes());
    }
    let sum = checksum(bytes);
    bytes.put(&sum)
}

fn write_dealing(shell: &Shell, bytes: &mut Header) -> Result<(), BytesError> {
    match (&shell.dealing, &shell.opening) {
        // The seed follows from it.
        (Dealing::Device(_), Some(opening)) => {
            bytes.put(&[DEVICE_DEALS_OPENLY])?;
            bytes.put(&opening.to_bytes())
        }
        (Dealing::Device(seed), None) => {
            bytes.put(&[DEVICE_DEALS])?;
            bytes.put(&seed.0)
        }
        (Dealing::People, _) => bytes.put(&[PEOPLE_DEAL]),
    }
}

/// Room for a save, filled from its beginning.
#[derive(Debug)]
pub struct Room<'r> {
    bytes: &'r mut [u8],
    used: usize,
}

impl<'r> Room<'r> {
    /// Nothing is in it yet.
    pub fn new(bytes: &'r mut [u8]) -> Self {
        Self { bytes, used: 0 }
    }

    /// What is in it.
    pub fn filled(&self) -> &[u8] {
        self.bytes.get(..self.used).unwrap_or_default()
    }
}

impl Sink for Room<'_> {
    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        let end = self.used + bytes.len();
        let place = self.bytes.get_mut(self.used..end);
        place.ok_or(BytesError::Full)?.copy_from_slice(bytes);
        self.used = end;
        Ok(())
    }
}

/// Writes the save of a game without what was taken back in it. Says where its entries begin, and
/// where they end.
pub fn write_compacted(
    play: &Play,
    bytes: &mut [u8],
) -> Result<core::ops::Range<usize>, BytesError> {
    let mut room = Room::new(bytes);
    room.put(&header(play))?;
    let begin = room.used;
    play.game().write_compacted(&mut room)?;
    Ok(begin..room.used)
}

/// Writes the save of a game without what was taken back in it, wherever.
pub fn tell(play: &Play, sink: &mut dyn Sink) -> Result<(), BytesError> {
    sink.put(&header(play))?;
    play.game().write_compacted(sink)
}

/// Writes the save of a game as it is, and says how long it is.
pub fn write(play: &Play, bytes: &mut [u8]) -> Result<usize, BytesError> {
    let mut room = Room::new(bytes);
    room.put(&header(play))?;
    room.put(play.game().entries())?;
    Ok(room.used)
}

/// How many bytes the save of a game has.
pub fn length(play: &Play) -> usize {
    header(play).len() + play.game().entries().len()
}

/// How many bytes the header of a save says it has, damaged or not; 0 if it does not say so: the
/// first version did not.
pub fn header_length(bytes: &[u8]) -> usize {
    let mut reader = Reader::new(bytes);
    let length = (reader.array() == Ok(MAGIC) && matches!(reader.byte(), Ok(SECOND..=VERSION)))
        .then(|| reader.u16());
    match length {
        Some(Ok(length)) => usize::from(length).min(bytes.len()),
        _ => 0,
    }
}

/// How many bytes of entries are in a save that ends too early; 0 if its header does.
pub fn entries_length(bytes: &[u8]) -> usize {
    let skip = |kind: GameKind, rules: u8, reader: &mut Reader<'_>, shell: ReadShell<'_>| {
        kind.skip_setup(rules, reader)?;
        shell(reader, &[]).map(|_| ())
    };
    read(bytes, skip).map_or(0, <[u8]>::len)
}

/// The part of a save that is whole: its header and so many bytes of entries.
pub fn part(bytes: &[u8], whole: usize) -> &[u8] {
    let rest = entries_length(bytes).saturating_sub(whole);
    bytes.get(..bytes.len() - rest).unwrap_or(bytes)
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
    let entries = read(bytes, |kind, rules, reader, shell| {
        kind.begin_saved(rules, reader, shell, place)
    });
    let loaded = entries.and_then(|entries| match place {
        Some(play) => Ok(play.game_mut().replay(entries)?),
        None => Err(SaveError::Header),
    });
    if loaded.is_err() {
        *place = None;
    }
    loaded
}

impl From<Damaged> for SaveError {
    fn from(Damaged { whole, damage }: Damaged) -> Self {
        SaveError::Entries { whole, damage }
    }
}

/// Reads what stands behind the set-up in a header. It is told what a commitment to chance is tied to.
pub(crate) type ReadShell<'r> = &'r dyn Fn(&mut Reader<'_>, &[u8]) -> Result<Shell, BytesError>;

/// Reads a header, lets somebody make a game of its set-up, and gives the entries behind it.
fn read<'b>(
    bytes: &'b [u8],
    begin: impl FnOnce(GameKind, u8, &mut Reader<'b>, ReadShell<'_>) -> Result<(), BytesError>,
) -> Result<&'b [u8], SaveError> {
    let mut reader = Reader::new(bytes);
    if reader.array() != Ok(MAGIC) {
        return Err(SaveError::Foreign);
    }
    let version = reader.byte().map_err(|_| SaveError::Header)?;
    if version > VERSION {
        return Err(SaveError::Newer);
    }
    if version != FIRST {
        // A whole header that cannot be understood is not a damaged one.
        check_length(bytes, &mut reader)?;
    }
    let (kind, rules) = read_kind(&mut reader)?;
    let source = read_source(version, &mut reader).map_err(|_| SaveError::Header)?;
    let shell = |reader: &mut Reader<'_>, context: &[u8]| {
        let fields = match version {
            FIRST | SECOND => Fields::default(),
            _ => read_fields(version, reader)?,
        };
        let roster = Roster {
            controls: fields.controls,
            ..read_roster(reader)?
        };
        let shell = source.clone().shell(roster, context);
        Ok(Shell {
            venue: fields.venue,
            hints: fields.hints,
            swaps: fields.swaps,
            ..shell
        })
    };
    begin(kind, rules, &mut reader, &shell).map_err(|_| SaveError::Header)?;
    let end = bytes.len() - reader.left();
    check_sum(bytes, end)?;
    Ok(bytes.get(end + SUM_BYTES..).unwrap_or(&[]))
}

fn check_length(bytes: &[u8], reader: &mut Reader<'_>) -> Result<(), SaveError> {
    let length = reader.u16().map_err(|_| SaveError::Header)?;
    check_sum(bytes, usize::from(length).saturating_sub(SUM_BYTES))
}

/// Do the bytes before the checksum make it?
fn check_sum(bytes: &[u8], end: usize) -> Result<(), SaveError> {
    let sum = bytes.get(end..end + SUM_BYTES);
    match bytes.get(..end).map(checksum) {
        Some(right) if sum == Some(&right) => Ok(()),
        _ => Err(SaveError::Header),
    }
}

/// The game and its rules, if this version has them.
fn read_kind(reader: &mut Reader<'_>) -> Result<(GameKind, u8), SaveError> {
    let id = reader.byte().map_err(|_| SaveError::Header)?;
    let rules = reader.byte().map_err(|_| SaveError::Header)?;
    let kind = GameKind::from_id(id).ok_or(SaveError::OtherGame(id))?;
    if kind.info().rules_read.contains(&rules) {
        Ok((kind, rules))
    } else {
        Err(SaveError::OtherRules(rules))
    }
}

/// What a header says about where the cards come from.
#[derive(Clone)]
enum Source {
    Seed(Seed),
    Opening(Reveal),
    People,
}

impl Source {
    fn shell(self, roster: Roster, context: &[u8]) -> Shell {
        match self {
            Source::Seed(seed) => Shell::new(roster, Dealing::Device(seed)),
            Source::People => Shell::new(roster, Dealing::People),
            Source::Opening(opening) => {
                let seed = opening.secret.seed(context, &opening.cuts);
                Shell {
                    opening: Some(opening),
                    ..Shell::new(roster, Dealing::Device(seed))
                }
            }
        }
    }
}

/// What stands behind the set-up since version 3.
#[derive(Default)]
struct Fields {
    venue: Venue,
    controls: [Control; SEATS],
    hints: [Hints; SEATS],
    swaps: Swaps,
}

/// Reads what stands behind the set-up: all that this version knows, or what the third one did. The first games of
/// that version had nothing there.
fn read_fields(version: u8, reader: &mut Reader<'_>) -> Result<Fields, BytesError> {
    let mut fields = Fields::default();
    match (version, reader.byte()?) {
        (THIRD, 0) => return Ok(fields),
        (THIRD, THIRD_FIELDS) | (FOURTH, FOURTH_FIELDS) => {}
        (FIFTH, FIFTH_FIELDS) | (VERSION, FIELDS) => {}
        _ => return Err(BytesError::Impossible),
    }
    fields.venue = reader.known(|venue| match venue {
        0 => Some(Venue::Here),
        1 => Some(Venue::Table),
        _ => None,
    })?;
    if version != THIRD {
        for control in &mut fields.controls {
            *control = reader.known(Control::from_code)?;
        }
        for hints in &mut fields.hints {
            hints.hard = reader.byte()?;
        }
    }
    if matches!(version, FIFTH | VERSION) {
        for hints in &mut fields.hints {
            hints.medium = reader.byte()?;
        }
    }
    if version == VERSION {
        fields.swaps = reader.known(Swaps::from_code)?;
    }
    Ok(fields)
}

fn read_source(version: u8, reader: &mut Reader<'_>) -> Result<Source, BytesError> {
    let dealer = match version {
        FIRST => DEVICE_DEALS,
        SECOND => reader.below(DEVICE_DEALS_OPENLY)?,
        _ => reader.below(DEVICE_DEALS_OPENLY + 1)?,
    };
    match dealer {
        PEOPLE_DEAL => Ok(Source::People),
        DEVICE_DEALS_OPENLY => {
            let opening = Reveal::from_bytes(reader.slice(REVEAL_BYTES)?);
            opening
                .map(Source::Opening)
                .map_err(|_| BytesError::Impossible)
        }
        _ => reader.array().map(|seed| Source::Seed(Seed(seed))),
    }
}

/// A sum that changed bytes do not survive.
fn checksum(bytes: &[u8]) -> [u8; SUM_BYTES] {
    let digest: [u8; 32] = Sha256::digest(bytes).into();
    digest.first_chunk().copied().unwrap_or_default()
}
