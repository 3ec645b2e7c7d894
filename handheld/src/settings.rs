//! What people can set, and who plays: kept from one evening to the next.

use bots::Level;
use engine::bytes::{BytesError, Reader, Sink};
use engine::each::Member;
use engine::seat::Seat;
use engine::sort::sort_few;

use crate::control::{Control, Pace};
use crate::games::GameKind;
use crate::text::Language;

/// A player's name: up to ten letters.
pub type Name = heapless::String<40>;

/// The most letters of a name.
pub const NAME_LETTERS: usize = 10;

/// What people can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Of all texts.
    pub language: Language,
    /// In tenths, never 0.
    pub brightness: u8,
    /// Larger letters.
    pub large_text: bool,
    /// Upside down.
    pub rotated: bool,
    /// Seconds until the screen dims; 0 for never.
    pub dim_after: u16,
    /// Minutes until the screen goes off; 0 for never.
    pub off_after: u8,
    /// No motion, no blinking.
    pub calm: bool,
    /// Black and white with strong colours.
    pub high_contrast: bool,
    /// Undo goes past what was revealed.
    pub friendly_undo: bool,
    /// Seconds until a private screen hides itself.
    pub hide_after: u16,
    /// The light beside the screen, if there is one, shows whose turn it is.
    pub light: bool,
    /// The time of each turn and player is taken.
    pub clock: bool,
    /// How long what a bot did stands on the screen.
    pub pace: Pace,
    /// How well those play who are played against alone.
    pub level: Level,
    /// The games of which people have entered their own box: where none is found, it was lost.
    pub own_boxes: OwnBoxes,
    /// Where the last game that was set up was played, and who dealt.
    pub place: Place,
}

/// Where a game is played, and who deals its cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Place {
    /// At the table, with the real box?
    pub at_table: bool,
    /// Do people deal?
    pub people_deal: bool,
    /// Does everybody cut before the first card?
    pub cut: bool,
}

impl Place {
    /// How many codes there are.
    const CODES: u8 = 8;

    fn code(self) -> u8 {
        u8::from(self.at_table) | u8::from(self.people_deal) << 1 | u8::from(self.cut) << 2
    }

    fn from_code(code: u8) -> Place {
        Place {
            at_table: code & 1 != 0,
            people_deal: code & 2 != 0,
            cut: code & 4 != 0,
        }
    }
}

/// Games, by their numbers in a save.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct OwnBoxes(u8);

impl OwnBoxes {
    fn bit(kind: GameKind) -> u8 {
        1u8.checked_shl(kind.info().id.into()).unwrap_or(0)
    }

    /// Is this game among them?
    pub fn has(self, kind: GameKind) -> bool {
        self.0 & Self::bit(kind) != 0
    }

    /// The same with this game, or without it.
    #[must_use]
    pub fn with(self, kind: GameKind, is_own: bool) -> OwnBoxes {
        match is_own {
            true => OwnBoxes(self.0 | Self::bit(kind)),
            false => OwnBoxes(self.0 & !Self::bit(kind)),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Language::English,
            brightness: 7,
            large_text: false,
            rotated: false,
            dim_after: 60,
            off_after: 10,
            calm: false,
            high_contrast: false,
            friendly_undo: false,
            hide_after: 45,
            light: true,
            clock: false,
            pace: Pace::Brisk,
            level: Level::Medium,
            own_boxes: OwnBoxes::default(),
            place: Place::default(),
        }
    }
}

/// Who plays, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster {
    /// Empty: called by colour.
    pub names: [Name; 5],
    /// The number of each seat's colour, all different.
    pub colours: [u8; 5],
    /// Who decides.
    pub controls: [Control; 5],
}

impl Roster {
    /// Everybody is called by colour.
    pub const UNNAMED: Roster = Roster {
        names: [const { Name::new() }; 5],
        colours: [0, 1, 2, 3, 4],
        controls: [Control::Person; 5],
    };

    /// Who decides for a seat.
    pub fn control(&self, seat: Seat) -> Control {
        self.controls
            .get(seat as usize)
            .copied()
            .unwrap_or_default()
    }

    /// From here on somebody else decides for a seat.
    pub fn set_control(&mut self, seat: Seat, control: Control) {
        if let Some(place) = self.controls.get_mut(seat as usize) {
            *place = control;
        }
    }
}

impl Default for Roster {
    fn default() -> Self {
        Roster::UNNAMED
    }
}

/// The version that is written. From the second on, the settings are preceded by how many bytes they
/// are: one that a later version adds at their end is missing in what an older one wrote, and has
/// the value it is supplied with.
const VERSION: u8 = 2;
/// The first version had eight bytes of settings and did not say so.
const FIRST: u8 = 1;
const FIRST_BYTES: u8 = 8;

/// The most bytes that settings and names take.
pub const BYTES: usize = 2 + FIELDS + 5 + 5 * 41;

/// Settings and names as bytes.
pub fn write(settings: &Settings, roster: &Roster) -> heapless::Vec<u8, BYTES> {
    let mut bytes = heapless::Vec::new();
    let fields = fields(settings, roster);
    // The room is measured for the longest names.
    let _ = bytes.extend_from_slice(&[VERSION, fields.len() as u8]);
    let _ = bytes.extend_from_slice(&fields);
    let _ = write_roster(roster, &mut bytes);
    bytes
}

/// How many bytes the settings are, with who decides for the seats.
const FIELDS: usize = 19;

/// The settings and who decides for the seats, in an order that only ever grows at its end.
fn fields(settings: &Settings, roster: &Roster) -> [u8; FIELDS] {
    let [dim_low, dim_high] = settings.dim_after.to_le_bytes();
    let [hide_low, hide_high] = settings.hide_after.to_le_bytes();
    let flags = [
        settings.large_text,
        settings.rotated,
        settings.calm,
        settings.high_contrast,
        settings.friendly_undo,
    ];
    let flags = flags
        .into_iter()
        .fold(0u8, |bits, flag| bits << 1 | u8::from(flag));
    let [one, two, three, four, five] = roster.controls.map(Control::code);
    [
        settings.language as u8,
        settings.brightness,
        dim_low,
        dim_high,
        settings.off_after,
        hide_low,
        hide_high,
        flags,
        u8::from(settings.light),
        u8::from(settings.clock),
        settings.pace as u8,
        settings.level as u8,
        settings.own_boxes.0,
        one,
        two,
        three,
        four,
        five,
        settings.place.code(),
    ]
}

/// What [`fields`] gave, by this version or an earlier one: what that did not have yet is as supplied.
fn read_fields(given: &[u8]) -> Result<(Settings, [Control; 5]), BytesError> {
    let mut all = fields(&Settings::default(), &Roster::UNNAMED);
    let is_whole = given.len() >= FIRST_BYTES.into();
    let known = all.get_mut(..given.len()).filter(|_| is_whole);
    known.ok_or(BytesError::Impossible)?.copy_from_slice(given);
    let mut reader = Reader::new(&all);
    let language = reader.known(Language::from_number)?;
    let brightness = reader.known(|value| (1..=10).contains(&value).then_some(value))?;
    let dim_after = reader.u16()?;
    let off_after = reader.byte()?;
    let hide_after = reader.u16()?;
    let flags = reader.below(32)?;
    let mut settings = Settings {
        language,
        brightness,
        large_text: flags & 16 != 0,
        rotated: flags & 8 != 0,
        dim_after,
        off_after,
        calm: flags & 4 != 0,
        high_contrast: flags & 2 != 0,
        friendly_undo: flags & 1 != 0,
        hide_after,
        light: reader.below(2)? == 1,
        clock: reader.below(2)? == 1,
        pace: reader.known(Pace::from_code)?,
        level: reader.known(|level| Level::at(level.into()))?,
        own_boxes: OwnBoxes(reader.byte()?),
        place: Place::default(),
    };
    let mut controls = [Control::Person; 5];
    for control in &mut controls {
        *control = reader.known(Control::from_code)?;
    }
    settings.place = Place::from_code(reader.below(Place::CODES)?);
    Ok((settings, controls))
}

/// Names and colours as bytes.
pub fn write_roster(roster: &Roster, sink: &mut impl Sink) -> Result<(), BytesError> {
    sink.put(&roster.colours)?;
    for name in &roster.names {
        sink.put(&[name.len() as u8])?;
        sink.put(name.as_bytes())?;
    }
    Ok(())
}

/// What [`write()`] wrote, this version's or an earlier one's; settings of a newer version or damaged
/// ones are an error, and the app goes on with its own.
pub fn read(bytes: &[u8]) -> Result<(Settings, Roster), BytesError> {
    let mut reader = Reader::new(bytes);
    let count = match reader.byte()? {
        FIRST => FIRST_BYTES,
        VERSION => reader.byte()?,
        _ => return Err(BytesError::Impossible),
    };
    let (settings, controls) = read_fields(reader.slice(count.into())?)?;
    let roster = Roster {
        controls,
        ..read_roster(&mut reader)?
    };
    reader.end()?;
    Ok((settings, roster))
}

/// What [`write_roster`] wrote.
pub fn read_roster(reader: &mut Reader<'_>) -> Result<Roster, BytesError> {
    let mut roster = Roster {
        colours: reader.array()?,
        ..Roster::default()
    };
    let mut sorted = roster.colours;
    sort_few(&mut sorted, |colour| *colour);
    if sorted != [0, 1, 2, 3, 4] {
        return Err(BytesError::Impossible);
    }
    for name in &mut roster.names {
        *name = read_name(reader)?;
    }
    Ok(roster)
}

fn read_name(reader: &mut Reader<'_>) -> Result<Name, BytesError> {
    let count = reader.below(41)?;
    let text =
        core::str::from_utf8(reader.slice(count as usize)?).map_err(|_| BytesError::Impossible)?;
    if text.chars().count() > NAME_LETTERS {
        return Err(BytesError::Impossible);
    }
    Name::try_from(text).map_err(|_| BytesError::Impossible)
}
