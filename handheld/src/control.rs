//! Who decides for a seat: a person, or a bot at one of its levels; and how fast bots' deeds follow each other.

use bots::Level;
use engine::each::Member;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Control {
    /// Somebody with eyes and fingers.
    #[default]
    Person,
    /// This device, as well as the level says.
    Bot(Level),
}

impl Control {
    /// How many ways there are to play a seat.
    pub const COUNT: u8 = 1 + Level::COUNT as u8;

    /// The number that stands for it where it is kept.
    pub fn code(self) -> u8 {
        match self {
            Control::Person => 0,
            Control::Bot(level) => 1 + level as u8,
        }
    }

    /// What a number stands for.
    pub fn from_code(code: u8) -> Option<Self> {
        match code.checked_sub(1) {
            None => Some(Control::Person),
            Some(level) => Level::at(level.into()).map(Control::Bot),
        }
    }

    /// The level, if it is a bot.
    pub fn level(self) -> Option<Level> {
        match self {
            Control::Person => None,
            Control::Bot(level) => Some(level),
        }
    }

    /// Is it a person?
    pub fn is_person(self) -> bool {
        self == Control::Person
    }

    /// The next one, or the one before, and round again.
    #[must_use]
    pub fn other(self, up: bool) -> Self {
        let step = if up { 1 } else { Self::COUNT - 1 };
        Self::from_code((self.code() + step) % Self::COUNT).unwrap_or_default()
    }
}

/// How long what a bot did stands on the screen before the next thing happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Not at all: the recap tells it.
    Instant,
    /// Long enough for a look.
    #[default]
    Brisk,
    /// Long enough to be read aloud.
    Slow,
}

impl Pace {
    /// All of them, the fastest first.
    pub const ALL: [Pace; 3] = [Pace::Instant, Pace::Brisk, Pace::Slow];

    /// In milliseconds.
    pub fn time(self) -> u64 {
        match self {
            Pace::Instant => 0,
            Pace::Brisk => 1200,
            Pace::Slow => 3500,
        }
    }

    /// What its number stands for.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The next one, or the one before, and round again.
    #[must_use]
    pub fn other(self, up: bool) -> Self {
        let step = if up { 1 } else { Self::ALL.len() - 1 };
        let next = (self as usize + step) % Self::ALL.len();
        Self::ALL.get(next).copied().unwrap_or_default()
    }
}
