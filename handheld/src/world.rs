//! What the screens know and change: settings, players, the game that runs. Storing and dealing
//! are the app's.

use engine::artifact::{Artifact, Event, Setup, State, Table};
use engine::chance::Seed;
use engine::game::{Actor, Observer};
use engine::record::Record;
use engine::seat::Seat;

use crate::board::Board;
use crate::power::Power;
use crate::save::SaveError;
use crate::settings::{Roster, Settings};
use crate::text::{Language, names};

/// How many things that happened are kept for telling.
pub const NEWS: usize = 48;

/// The most bytes of a log.
pub const LOG: usize = 4096;

/// A game that runs.
#[derive(Clone, Debug)]
pub struct Play {
    /// Set-up, log and state.
    pub record: Record<Artifact, LOG>,
    /// Where the cards come from.
    pub seed: Seed,
    /// Who has the device and lifted the curtain.
    pub open_for: Option<Seat>,
    /// What happened since the last screen, as the table may know it.
    pub news: heapless::Vec<Event, NEWS>,
    /// Who plays.
    pub roster: Roster,
}

impl Play {
    /// A game, new or resumed. Nobody has the device yet.
    pub fn new(record: Record<Artifact, LOG>, seed: Seed, roster: Roster) -> Self {
        Self {
            record,
            seed,
            open_for: None,
            news: heapless::Vec::new(),
            roster,
        }
    }

    /// The rules.
    pub fn game(&self) -> &Artifact {
        self.record.game()
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        self.record.state().table()
    }

    /// The whole state: for what the seat with the device may see of its own.
    pub fn state(&self) -> &State {
        self.record.state()
    }

    /// The seat that has to decide.
    pub fn turn(&self) -> Option<Seat> {
        match self.record.actor() {
            Actor::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.record.actor() == Actor::Nobody
    }

    /// How many things have happened.
    pub fn event_count(&self) -> u16 {
        let mut count = 0;
        self.record
            .history(Observer::Table, &mut |_: Event| count += 1);
        count
    }
}

/// Everything a screen works with.
#[derive(Clone, Debug)]
pub struct World {
    /// The device.
    pub board: Board,
    /// Where its power comes from.
    pub power: Power,
    /// What people set.
    pub settings: Settings,
    /// Who plays next.
    pub roster: Roster,
    /// The set-up that is being put together.
    pub draft: Setup,
    /// The game that runs.
    pub play: Option<Play>,
    /// The save cannot be read as a whole: it is not overwritten without asking.
    pub damage: Option<SaveError>,
}

impl World {
    /// Would a new game replace one that is not over, or one that might be saved yet?
    pub fn has_something_to_lose(&self) -> bool {
        self.damage.is_some() || self.play.as_ref().is_some_and(|play| !play.is_over())
    }

    /// The language of all texts.
    pub fn language(&self) -> Language {
        self.settings.language
    }

    /// What a player of the game that runs is called: by name, or else by colour.
    pub fn name(&self, seat: Seat) -> &str {
        self.name_in(self.players(), seat)
    }

    /// The number of a player's colour in the game that runs.
    pub fn colour(&self, seat: Seat) -> u8 {
        colour_in(self.players(), seat)
    }

    /// What a player of the next game will be called.
    pub fn next_name(&self, seat: Seat) -> &str {
        self.name_in(&self.roster, seat)
    }

    /// The number of a player's colour in the next game.
    pub fn next_colour(&self, seat: Seat) -> u8 {
        colour_in(&self.roster, seat)
    }

    fn players(&self) -> &Roster {
        self.play.as_ref().map_or(&self.roster, |play| &play.roster)
    }

    fn name_in<'r>(&'r self, roster: &'r Roster, seat: Seat) -> &'r str {
        match roster.names.get(seat as usize) {
            Some(name) if !name.is_empty() => name,
            _ => names::colour(colour_in(roster, seat) as usize, self.language()),
        }
    }

    /// All names by seat.
    pub fn names(&self) -> [&str; 5] {
        [
            self.name(Seat::One),
            self.name(Seat::Two),
            self.name(Seat::Three),
            self.name(Seat::Four),
            self.name(Seat::Five),
        ]
    }
}

fn colour_in(roster: &Roster, seat: Seat) -> u8 {
    roster
        .colours
        .get(seat as usize)
        .copied()
        .unwrap_or_default()
}
