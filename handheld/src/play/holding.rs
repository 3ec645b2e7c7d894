//! A game that runs on this device: who has it, whose turn it is, who may look, and how far back a
//! decision can be taken back.

use bots::{BotSeed, Level};
use engine::bytes::{BytesError, Sink};
use engine::chance::{Commitment, Reveal, Seed, Stream};
use engine::dealer::Deals;
use engine::each::Member;
use engine::game::{Actor, Observer};
use engine::seat::{Seat, Seats};
use sha2::{Digest, Sha256};

use super::{AnySession, Decision, Header, NotDone, Task};
use crate::control::{Control, Swaps};
use crate::games::{Running, Secrecy};
use crate::lesson::Stand;
use crate::results::Company;
use crate::settings::Roster;

/// The chance of bots, apart from all other.
const BOTS: Stream = Stream(*b"bots--------");
/// So many words of it are for one decision.
const WORDS: u32 = 4;

/// Leaving out what was taken back has to free so many bytes: writing a save anew takes time and
/// wears the flash.
const WORTH_IT: usize = 128;

/// Who supplies what chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// This device, from a seed.
    Device(Seed),
    /// People, who say what they turned up.
    People,
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Venue {
    /// On this device, which goes from hand to hand.
    #[default]
    Here,
    /// With the real box: one person keeps the books on this device.
    Table,
}

/// What belongs to a game besides the game itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shell {
    /// Who plays.
    pub roster: Roster,
    /// Where the cards come from.
    pub dealing: Dealing,
    /// What this device's seed was made of, for whoever wants to check it after the game. A lesson has
    /// none, and neither has a game of an earlier version.
    pub opening: Option<Reveal>,
    /// Where it is played.
    pub venue: Venue,
    /// How often each seat asked what to do.
    pub hints: [Hints; 5],
    /// Whether seats changed hands after something was decided.
    pub swaps: Swaps,
}

/// How often a seat asked what to do, by who was asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hints {
    /// A medium bot.
    pub medium: u8,
    /// A hard one.
    pub hard: u8,
}

impl Hints {
    /// Never.
    pub const NONE: Hints = Hints { medium: 0, hard: 0 };

    /// How often a bot of a level was asked: those that there are advisers of.
    pub fn of(&mut self, level: Level) -> &mut u8 {
        match level {
            Level::Easy | Level::Medium => &mut self.medium,
            Level::Hard => &mut self.hard,
        }
    }
}

impl Shell {
    /// Nobody plays yet.
    const EMPTY: Shell = Shell {
        roster: Roster::UNNAMED,
        dealing: Dealing::People,
        opening: None,
        venue: Venue::Here,
        hints: [Hints::NONE; 5],
        swaps: Swaps::None,
    };

    /// Nothing but who plays, and where the cards come from.
    pub fn new(roster: Roster, dealing: Dealing) -> Self {
        Shell {
            roster,
            dealing,
            ..Self::EMPTY
        }
    }
}

/// A game that runs, or has just ended.
#[derive(Clone, Debug)]
pub struct Play {
    shell: Shell,
    /// Who has the device and lifted the curtain.
    holder: Option<Seat>,
    /// Does the holder act unasked?
    interrupts: bool,
    /// Has somebody lifted the curtain since the last decision?
    lifted: bool,
    running: Running,
}

impl Play {
    /// A game, new or resumed, before it is known who plays it: see [`Play::furnish`]. Nobody has the
    /// device yet. Inlined, so that it is made where it stays.
    #[inline(always)]
    pub(crate) fn new(running: Running) -> Self {
        Self {
            shell: Shell::EMPTY,
            holder: None,
            interrupts: false,
            lifted: false,
            running,
        }
    }

    /// Who plays that is no person, and how often people asked what to do.
    pub fn company(&self) -> Company {
        let seats = self.game().seats();
        let bots = Seat::ALL.map(|seat| {
            let level = self.control(seat).level();
            level.filter(|_| (seat as u8) < seats)
        });
        let counts = self.shell.hints.iter();
        let hints = counts.fold(0, |sum: u8, Hints { medium, hard }| {
            sum.saturating_add(*medium).saturating_add(*hard)
        });
        let swaps = self.shell.swaps;
        Company { bots, hints, swaps }
    }

    /// Whether seats have changed hands if these decide from now on. Before the first decision nothing was done for
    /// anybody yet.
    pub(crate) fn swaps_to(&self, controls: &[Control; 5]) -> Swaps {
        let swaps = self.shell.swaps;
        if !self.can_undo(true) {
            return swaps;
        }
        let seats = Seat::first(self.game().seats()).zip(controls);
        seats.fold(swaps, |swaps, (seat, control)| {
            swaps.and(self.control(seat), *control)
        })
    }

    /// Brings in who plays, and what else belongs to the game.
    pub(crate) fn furnish(&mut self, shell: &Shell) {
        self.shell.clone_from(shell);
    }

    /// The game, for what only its own screens know.
    pub fn running(&self) -> &Running {
        &self.running
    }

    /// The game, as every game can be asked.
    pub fn game(&self) -> &dyn AnySession {
        self.running.session()
    }

    /// The game, to be gone on with.
    pub(crate) fn game_mut(&mut self) -> &mut dyn AnySession {
        self.running.session_mut()
    }

    /// What belongs to the game besides the game itself.
    pub fn shell(&self) -> &Shell {
        &self.shell
    }

    /// Who plays.
    pub fn roster(&self) -> &Roster {
        &self.shell.roster
    }

    /// Who supplies what chance brings next: a table may have changed it since the beginning.
    pub fn dealer(&self) -> Dealing {
        match (self.shell.dealing, self.game().deals()) {
            (Dealing::Device(seed), Deals::Device) => Dealing::Device(seed),
            (Dealing::People, _) | (_, Deals::People) => Dealing::People,
        }
    }

    /// Where the cards come from if this device deals.
    pub fn dealing(&self) -> &Dealing {
        &self.shell.dealing
    }

    /// What a commitment to chance is tied to: the game and its set-up.
    pub(crate) fn context(&self) -> Result<Header, BytesError> {
        let mut context = Header::new();
        context.put(&[self.running.kind().info().id])?;
        self.game().write_setup(&mut context)?;
        Ok(context)
    }

    /// What bound this device before the first card, if it deals from a secret: no secret itself.
    pub fn commitment(&self) -> Option<Commitment> {
        let opening = self.shell.opening.as_ref()?;
        let context = self.context().ok()?;
        Some(opening.secret.commit(&context))
    }

    /// Is it played with the real box, so that everybody looks at the books?
    pub fn is_at_table(&self) -> bool {
        self.shell.venue == Venue::Table
    }

    /// Another place to play, another dealer: the game itself stays as it is. Nobody has the device
    /// then.
    pub(crate) fn rearrange(&mut self, shell: Shell) {
        self.shell = shell;
        self.hand_to(None);
    }

    /// Who has the device and lifted the curtain.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Has this seat the device, to decide by itself? Who has entered something at the table is done
    /// with it.
    pub(crate) fn has_taken_up(&self, seat: Seat) -> bool {
        let is_done = self.is_at_table() && self.is_decided_openly() && !self.lifted;
        self.holder == Some(seat) && !is_done
    }

    /// Somebody takes the device, or it lies on the table.
    pub(crate) fn hand_to(&mut self, holder: Option<Seat>) {
        self.holder = holder;
        self.interrupts = false;
        self.lifted |= holder.is_some();
    }

    /// Somebody takes the device though nobody asked them.
    pub(crate) fn interrupted_by(&mut self, seat: Seat) {
        self.hand_to(Some(seat));
        self.interrupts = true;
    }

    /// Something was decided: who has the device unasked has done what they wanted.
    pub(crate) fn decided(&mut self) {
        self.interrupts = false;
        self.lifted = false;
    }

    /// Who decides for a seat.
    pub fn control(&self, seat: Seat) -> Control {
        self.shell.roster.control(seat)
    }

    /// The seats that people decide for.
    pub fn people(&self) -> Seats {
        let seats = Seat::first(self.game().seats());
        seats
            .filter(|seat| self.control(*seat).is_person())
            .fold(Seats::NONE, Seats::with)
    }

    /// The only person, if all others are bots: nobody else looks.
    pub fn sole_person(&self) -> Option<Seat> {
        let people = self.people();
        people.iter().next().filter(|_| people.len() == 1)
    }

    /// The first bot that is asked, if one is. Where several seats decide in secret, bots do so before people.
    pub fn bot(&self) -> Option<Task> {
        // What it decides has to be written down.
        self.asked_bot().filter(|_| !self.is_full())
    }

    fn asked_bot(&self) -> Option<Task> {
        let mut asked = self.asked().iter();
        asked.find_map(|seat| {
            let level = self.control(seat).level()?;
            Some(Task { seat, level })
        })
    }

    /// What all chance of the decision that comes next is made of, if a bot decides it: it follows from the game's
    /// seed and from how many things were decided and dealt before, so that a game replays, and neither a power cut nor
    /// an undo lets a bot decide otherwise.
    pub(crate) fn bot_seed(&self) -> BotSeed {
        let seed = match self.shell.dealing {
            Dealing::Device(seed) => seed,
            // People deal: nothing here is a secret of the device.
            Dealing::People => {
                let context = self.context().unwrap_or_default();
                Seed(Sha256::digest(&context).into())
            }
        };
        let first = self.game().moves() as u32 * WORDS;
        let word = |number: u32| u64::from(seed.draw(BOTS, first + number, u16::MAX));
        BotSeed((0..WORDS).fold(0, |bits, number| bits << 16 | word(number)))
    }

    /// Would [`Play::undo`] take something back?
    pub fn can_undo(&self, past_barriers: bool) -> bool {
        self.game().can_undo(self.reach_of_undo(past_barriers))
    }

    /// Takes back the last decision that somebody made, with what followed from it by itself.
    pub(crate) fn undo(&mut self, past_barriers: bool) -> Result<(), NotDone> {
        let reach = self.reach_of_undo(past_barriers);
        self.game_mut().undo(reach)?;
        // A bot would only decide the same again.
        while self.asked_bot().is_some() {
            self.game_mut().undo(reach)?;
        }
        self.decided();
        Ok(())
    }

    fn reach_of_undo(&self, past_barriers: bool) -> Reach {
        match past_barriers {
            // At a table everybody has seen what was entered, and nobody redoes half of it.
            _ if self.is_at_table() => Reach::WholeChoices,
            true => Reach::Everything,
            false if self.lifted => Reach::OwnTurn,
            false => Reach::HandOver,
        }
    }

    /// How much of the decision that comes next is a secret.
    pub fn secrecy(&self) -> Secrecy {
        self.game().secrecy()
    }

    /// The decision that has to be made because there is no other, if that tells nobody anything.
    pub(crate) fn forced(&self) -> Option<Decision> {
        let seat = match self.game().actor() {
            Actor::Seat(seat) => seat,
            Actor::Secret(_) | Actor::Chance | Actor::Nobody => return None,
        };
        let is_telling = self.secrecy() == Secrecy::Choices || self.interrupts;
        (!is_telling).then(|| self.game().only_choice(seat))?
    }

    /// The seats that have to decide. Several do so in secret, one after the other.
    pub fn asked(&self) -> Seats {
        match self.game().actor() {
            Actor::Seat(seat) => Seats::only(seat),
            Actor::Secret(seats) => seats,
            Actor::Chance | Actor::Nobody => Seats::NONE,
        }
    }

    /// The seat that decides next: who has the device already, if asked or if it interrupts, or else
    /// the first that is asked, people before bots.
    pub fn turn(&self) -> Option<Seat> {
        let asked = self.asked();
        let may = |seat: &Seat| self.interrupts && self.game().may_act(*seat);
        let holder = self
            .holder
            .filter(|seat| asked.contains(*seat) || may(seat));
        let person = || asked.iter().find(|seat| self.control(*seat).is_person());
        holder.or_else(person).or_else(|| asked.iter().next())
    }

    /// The people who may do something though nobody asks them.
    pub fn unasked(&self) -> Seats {
        let asked = self.asked();
        let people = self.people();
        people
            .iter()
            .filter(|seat| !asked.contains(*seat) && self.game().may_act(*seat))
            .fold(Seats::NONE, Seats::with)
    }

    /// Where the lesson stands, if the game is one.
    pub fn lesson(&self) -> Option<Stand> {
        match self.shell.dealing {
            // At a table nobody is taught in private.
            Dealing::Device(seed) if !self.is_at_table() => self.game().lesson(seed),
            Dealing::Device(_) | Dealing::People => None,
        }
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.game().actor() == Actor::Nobody
    }

    /// Does nothing more go into the log, though the game is not over?
    pub fn is_full(&self) -> bool {
        !self.is_over() && !self.game().has_room()
    }

    /// Would leaving out what was taken back make enough room in the log to be worth it?
    pub fn can_shorten(&self) -> bool {
        let length = self.game().entries().len();
        length >= self.game().compacted_length() + WORTH_IT
    }

    /// Does the seat that is asked decide before everybody's eyes? At the table it says what it does,
    /// and whoever keeps the books enters it.
    pub fn is_decided_openly(&self) -> bool {
        let is_told = || match self.game().actor() {
            Actor::Seat(_) => !self.game().is_choosing(),
            // As long as nobody has chosen in private, all may open theirs on the table.
            Actor::Secret(_) => self.game().is_opened_at_table() && !self.game().is_choosing(),
            Actor::Chance | Actor::Nobody => false,
        };
        self.secrecy() == Secrecy::Open || self.is_at_table() && is_told()
    }

    /// Whose eyes are on the screen: everybody's, or those of the seat that has the device. After the
    /// end nothing is hidden any more.
    pub fn eyes(&self, private: bool) -> Eyes {
        let observer = match self.holder {
            _ if self.is_over() => Observer::Everybody,
            Some(seat) if private => Observer::Seat(seat),
            _ => Observer::Table,
        };
        let decider = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Table if self.is_decided_openly() => self.asked().iter().next(),
            Observer::Table | Observer::Everybody => None,
        };
        Eyes { observer, decider }
    }
}

/// Whose eyes are on the screen. Only [`Play::eyes`] makes them: a screen cannot choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    pub(super) observer: Observer,
    /// Who may decide before these eyes: who looks alone, or, where nothing is secret, who is asked.
    pub(super) decider: Option<Seat>,
}

impl Eyes {
    /// Everybody's, on something that nobody decides.
    pub(super) const TABLE: Eyes = Eyes {
        observer: Observer::Table,
        decider: None,
    };
}

/// How far back a decision is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// To what was revealed, or to the hand-over: somebody has taken up the turn.
    OwnTurn,
    /// To what was revealed; nobody has taken up the turn that was handed over.
    HandOver,
    /// As far as the log goes: the table agreed on it.
    Everything,
    /// The same, and what is chosen in several steps is taken back as a whole.
    WholeChoices,
}
