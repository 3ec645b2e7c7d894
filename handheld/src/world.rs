//! What the screens know and change: settings, players, the game that runs. Storing and dealing
//! are the app's.

use engine::seat::Seat;

use crate::board::Board;
use crate::clock::Clock;
use crate::company::Character;
use crate::control::Control;
use crate::games::{Draft, Entered, GameKind};
use crate::lots::Lots;
use crate::play::{Play, Points, Venue};
use crate::power::Power;
use crate::qr::QrCode;
use crate::results::Results;
use crate::save::SaveError;
use crate::settings::{Roster, Settings};
use crate::text::{self, Language};

/// Everything a screen works with.
#[derive(Clone, Debug)]
pub struct World {
    /// The device.
    pub board: Board,
    /// Where its power comes from.
    pub power: Power,
    /// What people set.
    pub settings: Settings,
    /// Who plays next, as people set it up.
    pub roster: Roster,
    /// Who decides in the game that is about to begin, if not as people set it up: alone, or again as before.
    pub seated: Option<[Control; 5]>,
    /// The games that are offered.
    pub offered: &'static [GameKind],
    /// The set-up that is being put together.
    pub draft: Draft,
    /// Where the game that is being set up is played.
    pub venue: Venue,
    /// Does this device deal in the game that is being set up, or do people?
    pub people_deal: bool,
    /// Does every player cut before the first card, after the device has shown its commitment?
    pub cut: bool,
    /// Dice and cards for any other game.
    pub lots: Lots,
    /// The game that runs.
    pub play: Option<Play>,
    /// How long everybody takes in it.
    pub clock: Clock,
    /// The end of another game that is being entered to be scored.
    pub entered: Option<Entered>,
    /// The save cannot be read as a whole: it is not overwritten without asking.
    pub damage: Option<SaveError>,
    /// How the last games ended.
    pub results: Results,
    /// The QR code that is on the screen.
    pub code: QrCode,
}

impl World {
    /// Would a new game replace one that is not over, or one that might be saved yet?
    pub fn has_something_to_lose(&self) -> bool {
        let is_running = self.play.as_ref().is_some_and(|play| !play.is_over());
        self.damage.is_some() || is_running || self.has_unshown_codes()
    }

    /// Is there a game that people may want to check, and whose codes nobody has seen yet? It was played at a
    /// table, or everybody cut.
    pub fn has_unshown_codes(&self) -> bool {
        self.play.as_ref().is_some_and(|play| {
            let opening = play.shell().opening.as_ref();
            let is_cut = opening.is_some_and(|opening| !opening.cuts.is_empty());
            play.is_over() && !play.game().is_closed() && (is_cut || play.is_at_table())
        })
    }

    /// Is anything taken back that people want to? At a table that keeps its books here it is, as it
    /// would be on paper.
    pub fn is_undo_friendly(&self) -> bool {
        let at_table = self.play.as_ref().is_some_and(Play::is_at_table);
        self.settings.friendly_undo || at_table
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

    /// Who decides for a seat in the next game.
    pub fn next_control(&self, seat: Seat) -> Control {
        let seated = self.seated.as_ref();
        let control = seated.and_then(|controls| controls.get(seat as usize));
        control.copied().unwrap_or(self.roster.control(seat))
    }

    /// What a player of the next game will be called.
    pub fn next_name(&self, seat: Seat) -> &str {
        self.called(&self.roster, seat, self.next_control(seat))
    }

    /// The number of a player's colour in the next game.
    pub fn next_colour(&self, seat: Seat) -> u8 {
        colour_in(&self.roster, seat)
    }

    /// The game that people have in mind: the one that runs, or else the one being set up.
    pub fn kind(&self) -> GameKind {
        match &self.play {
            Some(play) if self.entered.is_none() => play.running().kind(),
            _ => self.draft.kind(),
        }
    }

    /// The points to be shown: of the end that is being entered, or else of the game that runs.
    pub fn points(&self) -> Option<Points<'_>> {
        match (&self.entered, &self.play) {
            (Some(entered), _) => Some(Points::open(entered.scored())),
            (None, Some(play)) => Some(Points {
                scored: play.running().scored(),
                eyes: play.eyes(false),
            }),
            (None, None) => None,
        }
    }

    fn players(&self) -> &Roster {
        match &self.play {
            Some(play) if self.entered.is_none() => play.roster(),
            _ => &self.roster,
        }
    }

    /// What a player of the game that runs is called if that one decides.
    pub fn name_of(&self, seat: Seat, control: Control) -> &str {
        self.called(self.players(), seat, control)
    }

    fn name_in<'r>(&'r self, roster: &'r Roster, seat: Seat) -> &'r str {
        self.called(roster, seat, roster.control(seat))
    }

    fn called<'r>(&'r self, roster: &'r Roster, seat: Seat, control: Control) -> &'r str {
        if let Control::Bot(level) = control {
            return Character::of(seat as usize, level).name();
        }
        match roster.names.get(seat as usize) {
            Some(name) if !name.is_empty() => name,
            _ => text::colour(colour_in(roster, seat) as usize, self.language()),
        }
    }
}

fn colour_in(roster: &Roster, seat: Seat) -> u8 {
    roster
        .colours
        .get(seat as usize)
        .copied()
        .unwrap_or_default()
}
