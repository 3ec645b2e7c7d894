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

/// Whether seats changed hands in a game after something was decided in it: what is won then was not won against those
/// who sit there in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Swaps {
    /// No seat did.
    #[default]
    None,
    /// Bots gave way to bots of another level: the weakest that sat anywhere.
    Bots(Level),
    /// A person gave way to a bot, or a bot to a person.
    People,
}

impl Swaps {
    /// Stands for people who changed places with bots.
    const WITH_PEOPLE: u8 = 1 + Level::COUNT as u8;

    /// The number that stands for it where it is kept.
    pub fn code(self) -> u8 {
        match self {
            Swaps::None => 0,
            Swaps::Bots(level) => 1 + level as u8,
            Swaps::People => Self::WITH_PEOPLE,
        }
    }

    /// What a number stands for.
    pub fn from_code(code: u8) -> Option<Self> {
        match code.checked_sub(1) {
            None => Some(Swaps::None),
            _ if code == Self::WITH_PEOPLE => Some(Swaps::People),
            Some(level) => Level::at(level.into()).map(Swaps::Bots),
        }
    }

    /// The same after a seat went from one to another.
    #[must_use]
    pub fn and(self, before: Control, now: Control) -> Self {
        if before == now {
            return self;
        }
        match (self, before.level(), now.level()) {
            (Swaps::Bots(level), Some(before), Some(now)) => {
                Swaps::Bots(level.min(before).min(now))
            }
            (Swaps::None, Some(before), Some(now)) => Swaps::Bots(before.min(now)),
            _ => Swaps::People,
        }
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
