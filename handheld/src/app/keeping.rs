//! What the app keeps: settings and names, people's boxes, and the game that runs, stored before anything is shown;
//! what is wrong with a save, and playing on from its whole part.

use core::ops::DerefMut;

use engine::bytes::BytesError;
use engine::game::Actor;

use super::{App, Memory};
use crate::boxes;
use crate::games::{Draft, GameKind};
use crate::play::{LOG, NotDone, Play, Shell, Venue};
use crate::results;
use crate::save::{self, Room, SaveError};
use crate::screens::{Codes, Screen, SetupScreen, TakeHome};
use crate::settings::{self, Place, Roster, Settings};
use crate::storage::{Entropy, Slot, Storage, StorageError};
use crate::text::Ui;

/// So many bytes are left, and would be freed, where room is made in a log before there is none,
const PLENTY: usize = 512;
/// once nobody has pressed anything for so many milliseconds.
const QUIET: u64 = 1000;

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    pub(super) fn load_game(&mut self) {
        match self.read_save() {
            Ok((count, is_all)) => self.open_save(count, is_all),
            Err(StorageError::Unreadable { .. }) => {
                self.memory.world.damage = Some(SaveError::Medium)
            }
            Err(StorageError::Newer) => self.memory.world.damage = Some(SaveError::NewerMedium),
            Err(error) => self.storage_failed(error),
        }
    }

    /// Reads what can be read of the save into the room for it: how many bytes those are, and
    /// whether they are all.
    fn read_save(&mut self) -> Result<(usize, bool), StorageError> {
        match self.storage.load(Slot::Game, &mut self.memory.save) {
            Ok(count) => Ok((count, true)),
            Err(StorageError::Unreadable { whole }) if whole > 0 => Ok((whole, false)),
            Err(error) => Err(error),
        }
    }

    /// Goes on with the game of the first bytes that were read, or finds out what is wrong with them.
    fn open_save(&mut self, count: usize, is_all: bool) {
        let memory = &mut *self.memory;
        let bytes = memory.save.get(..count).unwrap_or(&memory.save);
        if bytes.is_empty() {
            return;
        }
        let loaded = save::load(bytes, &mut memory.world.play);
        let play = self.memory.world.play.as_ref();
        let whole = play.map_or(0, |play| play.game().entries().len());
        self.memory.world.damage = match loaded {
            Ok(()) if is_all => None,
            // What comes after this part is lost, but nobody agreed to that yet.
            Ok(()) => Some(SaveError::Entries {
                whole,
                damage: BytesError::Truncated.into(),
            }),
            Err(error @ SaveError::Entries { .. }) => Some(error),
            Err(error) if is_all => Some(error),
            Err(_) => Some(SaveError::Medium),
        };
        if self.memory.world.damage.is_some() {
            self.memory.world.play = None;
            return;
        }
        self.stored = whole;
        // The power may have gone between a decision and the card it turned up. A log without room that waits for people
        // waits until the game is on the screen, or nothing happens.
        let play = self.memory.world.play.as_ref();
        if play.is_some_and(|play| play.game().actor() == Actor::Chance) {
            self.deal();
        }
        if let Some(play) = &mut self.memory.world.play {
            play.game_mut().clear_news();
        }
    }

    /// Plays the part of a damaged save that is whole: it is stored anew, because people asked.
    pub(super) fn salvage(&mut self) {
        let Some(SaveError::Entries { whole, .. }) = self.memory.world.damage else {
            return;
        };
        // It may be the end of the game that is lost.
        if !self.withdraw_result() {
            return;
        }
        let count = match self.read_save() {
            Ok((count, _)) => count,
            Err(error) => return self.storage_failed(error),
        };
        let room = &self.memory.save;
        let part = save::part(room.get(..count).unwrap_or(room), whole);
        let length = part.len();
        self.storage.give_up(Slot::Game);
        // At one stroke: the old save or the part that is whole, never less.
        match self.storage.replace(Slot::Game, part) {
            Ok(()) => {
                self.open_save(length, true);
                self.recall_result();
                self.home();
            }
            Err(error) => self.storage_failed(error),
        }
    }

    /// After a game was loaded: what is known of its result. One that was closed already stays so, although the end
    /// of its log got lost.
    pub(super) fn recall_result(&mut self) {
        if results::recall(&mut self.memory.world) {
            self.close_game();
        }
        self.note_result();
    }

    /// Makes room in a log that has none left.
    pub(super) fn make_room(&mut self) {
        let play = self.memory.world.play.as_ref();
        if play.is_some_and(|play| !play.game().has_room()) {
            // Where it is not worth it, the log is full, and people are told so.
            let _ = self.made_room();
        }
    }

    /// Makes room in a log that has too little left, if it is worth it; says whether it did.
    pub(super) fn made_room(&mut self) -> bool {
        let play = self.memory.world.play.as_ref();
        if !play.is_some_and(Play::can_shorten) {
            return false;
        }
        let shortened = self.shorten_log();
        if let Err(error) = shortened {
            self.storage_failed(error);
        }
        shortened.is_ok()
    }

    /// Makes room in a log that will soon have none left, as long as nobody waits for it; says whether that was done.
    fn make_room_ahead(&mut self) -> bool {
        let Some(play) = &self.memory.world.play else {
            return false;
        };
        let length = play.game().entries().len();
        let is_open = !play.is_over() && !play.game().is_closed();
        let is_quiet = self.now >= self.touched + QUIET && self.task().is_none();
        if length + PLENTY <= LOG || !is_open || !is_quiet || self.weighed == length {
            return false;
        }
        self.weighed = length;
        play.game().compacted_length() + PLENTY <= length && self.shorten_log().is_ok()
    }

    /// Leaves out of the log what was taken back: nothing else of the game changes. At one stroke: after a power cut the
    /// save is the old one or the new one.
    fn shorten_log(&mut self) -> Result<(), StorageError> {
        let memory = &mut *self.memory;
        let Some(play) = &mut memory.world.play else {
            return Ok(());
        };
        let Ok(entries) = save::write_compacted(play, &mut memory.save) else {
            return Err(StorageError::Full);
        };
        let save = memory.save.get(..entries.end).unwrap_or(&memory.save);
        self.storage.replace(Slot::Game, save)?;
        let replayed = play
            .game_mut()
            .replay_anew(save.get(entries).unwrap_or(&[]));
        self.stored = play.game().entries().len();
        if let Err(damaged) = replayed {
            // It cannot be: the entries are those of this game.
            memory.world.damage = Some(damaged.into());
            memory.world.play = None;
        }
        Ok(())
    }

    /// What belongs to the game besides the game itself is another from here on; says whether that is
    /// stored. At one stroke: after a power cut the save is the old one or the new one.
    pub(super) fn rearrange(&mut self, shell: Shell) -> bool {
        if !self.withdraw_result() {
            return false;
        }
        let memory = &mut *self.memory;
        let Some(play) = &mut memory.world.play else {
            return false;
        };
        let before = play.shell().clone();
        play.rearrange(shell);
        let stored = self.store_anew();
        if let Err(error) = stored {
            if let Some(play) = &mut self.memory.world.play {
                play.rearrange(before);
            }
            self.storage_failed(error);
        }
        stored.is_ok()
    }

    /// Stores the game as it is in a fresh place. At one stroke: after a power cut the save is the old one or the new
    /// one.
    pub(super) fn store_anew(&mut self) -> Result<(), StorageError> {
        let memory = &mut *self.memory;
        let Some(play) = &memory.world.play else {
            return Ok(());
        };
        let length = save::write(play, &mut memory.save).map_err(|_| StorageError::Full)?;
        let save = memory.save.get(..length).unwrap_or(&memory.save);
        self.storage.replace(Slot::Game, save)?;
        self.stored = play.game().entries().len();
        Ok(())
    }

    /// Closes a game that is over, if it is not: nothing is taken back any more, and what was secret
    /// may be told. That is stored before anything is, and its result stays.
    pub(super) fn close_game(&mut self) {
        let Some(play) = &mut self.memory.world.play else {
            return;
        };
        let before = play.game().entries().len();
        match play.game_mut().close() {
            Ok(()) if self.store() => {
                self.changed = true;
                let world = &mut self.memory.world;
                results::note(world);
                results::identify(world);
                world.results.finish();
                self.store_results_due();
            }
            Ok(()) => self.roll_back(before),
            Err(NotDone::Full) => self.say(Ui::LogFull),
            // It is closed already, or not over.
            Err(_) => {}
        }
    }

    /// A game that is over has a result. It is stored as soon as there is time.
    #[inline(never)] // so that results are on the stack no longer than need be
    pub(super) fn note_result(&mut self) {
        let world = &mut self.memory.world;
        if world
            .play
            .as_ref()
            .is_some_and(|play| !play.game().is_closed())
        {
            results::note(world);
        }
        if world.results.is_due() {
            self.storage.announce(Slot::Results);
        }
    }

    /// The results are stored as they are now; says whether they are.
    fn store_results(&mut self) -> Result<(), StorageError> {
        let memory = &mut *self.memory;
        results::identify(&mut memory.world);
        let mut room = Room::new(&mut memory.save);
        // As many of the longest results fit.
        let _ = memory.world.results.write(&mut room);
        let stored = self.storage.replace(Slot::Results, room.filled());
        memory.world.results.tried_to_store(stored.is_ok());
        stored
    }

    /// Results that are not stored yet are. What cannot be stored is with the game as long as no other replaces that.
    fn store_results_due(&mut self) {
        if self.memory.world.results.is_due()
            && let Err(error) = self.store_results()
        {
            self.storage_failed(error);
        }
    }

    /// Before another game replaces the one that is over, its result is stored. It is an open one until that has
    /// happened.
    pub(super) fn settle(&mut self) {
        self.note_result();
        self.store_results_due();
    }

    /// Before a game that was over goes on, or becomes another, its result is withdrawn; says whether that is stored.
    fn withdraw_result(&mut self) -> bool {
        if !self.memory.world.results.withdraw() {
            return true;
        }
        let stored = self.store_results();
        if let Err(error) = stored {
            self.storage_failed(error);
        }
        stored.is_ok()
    }

    /// Something of the game that is over is taken home, so that it is closed first: a result that somebody has is one
    /// that stays.
    pub(super) fn take_home(&mut self, what: TakeHome) {
        self.close_game();
        let play = self.memory.world.play.as_ref();
        if let Some(play) = play.filter(|play| play.game().is_closed()) {
            let codes = Codes::new(what, play);
            self.open(Screen::Codes(codes));
        }
    }

    /// Appends what is new in the log; says whether it is stored.
    pub(super) fn store(&mut self) -> bool {
        let Some(play) = &self.memory.world.play else {
            return true;
        };
        let entries = play.game().entries();
        if entries.len() == self.stored {
            return true;
        }
        if !play.game().is_closed() && !self.withdraw_result() {
            return false;
        }
        let play = self.memory.world.play.as_ref();
        let entries = play.map_or(&[][..], |play| play.game().entries());
        let new = entries.get(self.stored..).unwrap_or(&[]);
        let count = entries.len();
        let stored = match self.storage.append(Slot::Game, new) {
            Ok(()) => {
                self.stored = count;
                Ok(())
            }
            // Where it lies there is no room left, for instance because the power went off in the middle of many an append:
            // elsewhere there is.
            Err(StorageError::Full) => self.store_anew(),
            Err(error) => Err(error),
        };
        if let Err(error) = stored {
            self.storage_failed(error);
        }
        stored.is_ok()
    }

    /// Nothing happens just now: does a step of what would take long later, and says whether there was
    /// anything to do. A press that comes meanwhile waits for it. What fails is left to whoever needs it.
    pub fn work_ahead(&mut self) -> bool {
        if self.storage.work_ahead() || self.make_room_ahead() {
            return true;
        }
        let is_due = self.memory.world.results.is_worth_storing();
        if is_due {
            let _ = self.store_results();
        }
        is_due
    }

    pub(super) fn storage_failed(&mut self, error: StorageError) {
        self.say(match error {
            StorageError::Full => Ui::StorageFull,
            StorageError::Broken => Ui::StorageBroken,
            StorageError::Unreadable { .. } | StorageError::Newer => Ui::NotStored,
        });
    }

    /// The set-up of a game: as it was put together last, with what is printed in people's box.
    pub(super) fn set_up(&mut self, kind: GameKind, screen: SetupScreen) {
        self.prepare(kind);
        self.recall_place();
        self.memory.world.seated = None;
        self.open(Screen::Setup(screen));
    }

    /// The same without a screen for it.
    pub(super) fn prepare(&mut self, kind: GameKind) {
        if self.memory.world.draft.kind() != kind {
            self.memory.world.draft = kind.draft();
        }
        let memory = &mut *self.memory;
        let own_boxes = memory.world.settings.own_boxes;
        match load_box(&mut self.storage, &mut memory.world.draft) {
            // One that was entered before it was noted.
            Ok(Found::Own) => self.note_box(kind, true),
            Ok(Found::Nothing) if !own_boxes.has(kind) => {}
            Ok(Found::Nothing) | Err(BoxLost) => self.say(Ui::BoxDamaged),
        }
    }

    /// Before the help of a game is read that does not run: its numbers are those of people's own box.
    pub(super) fn know_box(&mut self, screen: &Screen) {
        let Screen::HelpTopics(topics) = screen else {
            return;
        };
        let kind = topics.kind();
        let play = self.memory.world.play.as_ref();
        if play.is_none_or(|play| play.running().kind() != kind) {
            self.prepare(kind);
        }
    }

    /// The set-up begins where the last one ended: at the same place, with the same dealer.
    pub(super) fn recall_place(&mut self) {
        let world = &mut self.memory.world;
        let place = world.settings.place;
        world.venue = match place.at_table {
            true => Venue::Table,
            false => Venue::Here,
        };
        (world.people_deal, world.cut) = (place.people_deal, place.cut);
    }

    /// Notes where the game is played that was just set up, for the next evening.
    pub(super) fn note_place(&mut self) {
        let world = &mut self.memory.world;
        let place = Place {
            at_table: world.venue == Venue::Table,
            people_deal: world.people_deal,
            cut: world.cut,
        };
        if world.settings.place != place {
            world.settings.place = place;
            self.keep_settings();
        }
    }

    /// Notes of which games people have entered their own box, so that one that gets lost is told.
    pub(super) fn note_box(&mut self, kind: GameKind, is_own: bool) {
        let own_boxes = &mut self.memory.world.settings.own_boxes;
        if own_boxes.has(kind) != is_own {
            *own_boxes = own_boxes.with(kind, is_own);
            self.keep_settings();
        }
    }

    /// What is printed in people's box is what the set-up says, unless that cannot be played.
    pub(super) fn keep_box(&mut self) {
        let draft = &self.memory.world.draft;
        let kind = draft.kind();
        let slot = Slot::Box(kind);
        let Some(bytes) = boxes::write(draft) else {
            return self.say(Ui::BoxNotKept);
        };
        let mut stored = [0; boxes::BYTES];
        let count = self.storage.load(slot, &mut stored);
        let is_stored = count.is_ok_and(|count| stored.get(..count) == Some(bytes.as_slice()));
        if !is_stored && let Err(error) = self.storage.replace(slot, &bytes) {
            return self.storage_failed(error);
        }
        self.note_box(kind, !bytes.is_empty());
    }

    pub(super) fn keep_settings(&mut self) {
        let bytes = settings::write(&self.memory.world.settings, &self.memory.world.roster);
        if let Err(error) = self.storage.replace(Slot::Settings, &bytes) {
            self.storage_failed(error);
        }
    }
}

/// What there was of people's own box.
enum Found {
    /// Values that are not all as supplied.
    Own,
    /// Nothing: all are as supplied.
    Nothing,
}

/// What was there cannot be read.
struct BoxLost;

/// Puts what is printed in people's box into a set-up; what cannot be read is as supplied.
fn load_box(storage: &mut impl Storage, draft: &mut Draft) -> Result<Found, BoxLost> {
    let mut bytes = [0; boxes::BYTES];
    let loaded = storage.load(Slot::Box(draft.kind()), &mut bytes);
    let stored = loaded.ok().and_then(|count| bytes.get(..count));
    // Without anything to read, the values are those supplied.
    boxes::read(stored.unwrap_or(&[]), draft).map_err(|_| BoxLost)?;
    match stored {
        Some([]) => Ok(Found::Nothing),
        Some(_) => Ok(Found::Own),
        None => Err(BoxLost),
    }
}

/// What people set, as far as it can be read.
pub fn load_settings(storage: &mut impl Storage) -> (Settings, Roster) {
    let mut bytes = [0; settings::BYTES];
    let count = storage.load(Slot::Settings, &mut bytes).unwrap_or(0);
    bytes
        .get(..count)
        .and_then(|bytes| settings::read(bytes).ok())
        .unwrap_or_default()
}

/// The results of the last games, as far as they can be read.
#[inline(never)] // so that results are on the stack no longer than need be
pub(super) fn load_results(memory: &mut Memory, storage: &mut impl Storage) {
    let count = storage.load(Slot::Results, &mut memory.save).unwrap_or(0);
    let bytes = memory.save.get(..count).unwrap_or_default();
    memory.world.results.read(bytes);
}
