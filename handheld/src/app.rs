//! The app: inputs in, drawing out. It owns the world and the screens, deals, stores, and hides
//! what is not for everybody when the device lies idle.

mod serial;

pub use serial::{Piece, Request};

use embedded_graphics::prelude::*;
use engine::artifact::{Action, Artifact, Event, Refusal, Setup};
use engine::bytes::BytesError;
use engine::chance::{Cuts, Secret, Seed};
use engine::dealer::Seeded;
use engine::game::{Actor, Barrier, Happening, Observer};
use engine::record::{Record, RecordError};
use engine::seat::Seat;
use engine::verify::context;

use crate::board::{Board, Button, Command, Input};
use crate::canvas::{Canvas, Look};
use crate::power::Power;
use crate::save::{self, SaveError};
use crate::screens::{Act, Chance, Curtain, Damaged, Menu, News, Pause, Scoring, Screen, Step};
use crate::settings::{self, Roster, Settings};
use crate::storage::{Entropy, NotYet, Slot, Storage, StorageError};
use crate::text::Ui;
use crate::theme::Colour;
use crate::widgets::toast;
use crate::world::{LOG, NEWS, Play, World};

/// How long something to say stays on the screen.
const TOAST: u64 = 2500;
/// The backlight when dimmed, in percent.
const DIMMED: u8 = 10;
/// How many screens can lie on top of each other.
const DEPTH: usize = 8;

/// The whole app.
pub struct App<S, E> {
    world: World,
    storage: S,
    entropy: E,
    screen: Screen,
    below: heapless::Vec<Screen, DEPTH>,
    toast: Option<(Ui, u64)>,
    /// How many bytes of the log are stored.
    stored: usize,
    touched: u64,
    /// The button whose press only woke the device, while it may be held yet.
    woken_by: Option<Button>,
    now: u64,
    changed: bool,
}

impl<S: Storage, E: Entropy> App<S, E> {
    /// Switched on: settings and the game that ran are loaded.
    pub fn new(board: Board, storage: S, entropy: E, now: u64) -> Self {
        let mut app = Self::without_game(board, storage, entropy, now);
        app.world.damage = None;
        app.screen = Screen::Menu(Menu::default());
        app.load_game();
        if let Some(error) = app.world.damage {
            app.screen = Screen::Damaged(Damaged::new(error));
        }
        app
    }

    /// Switched on after the game that ran made it crash more than once: the game is left alone
    /// until people agree to lose it.
    pub fn without_game(board: Board, mut storage: S, entropy: E, now: u64) -> Self {
        let (settings, roster) = load_settings(&mut storage);
        let world = World {
            board,
            power: Power::Unknown,
            settings,
            roster,
            draft: Setup::base(3),
            play: None,
            damage: Some(SaveError::Skipped),
        };
        App {
            world,
            storage,
            entropy,
            screen: Screen::Damaged(Damaged::new(SaveError::Skipped)),
            below: heapless::Vec::new(),
            toast: None,
            stored: 0,
            touched: now,
            woken_by: None,
            now,
            changed: true,
        }
    }

    /// A person did something. An input names the contact, whichever way up the device is held.
    pub fn handle(&mut self, input: Input, now: u64) {
        let input = self.world.board.as_held(input, self.rotated());
        let was_private = self.shows_secrets();
        self.tick(now);
        let hidden = was_private && !self.shows_secrets();
        let was_off = self.backlight() == 0;
        self.touched = now;
        self.changed = true;
        // The press that wakes the device, or comes when a hand has just been hidden, does
        // nothing else.
        if was_off || hidden {
            self.woken_by = Some(input.button());
            return;
        }
        match input {
            // Nor does it when it is held.
            Input::Hold(button) if self.woken_by == Some(button) => return,
            Input::Hold(_) => {}
            Input::Press(_) => self.woken_by = None,
        }
        self.toast = None;
        if let Some(taken_back) = self.world.board.before_hold(input) {
            self.command(taken_back);
        }
        if let Some(command) = self.world.board.command(input) {
            self.command(command);
        }
    }

    fn command(&mut self, command: Command) {
        let step = match (command, self.in_game()) {
            (Command::Menu, true) if !matches!(self.screen, Screen::Pause(_)) => {
                Step::Open(Screen::Pause(Pause::default()))
            }
            _ => self.screen.handle(command, &mut self.world),
        };
        self.follow(step);
    }

    fn in_game(&self) -> bool {
        self.world.play.is_some()
            && matches!(
                self.screen,
                Screen::Curtain(_)
                    | Screen::News(_)
                    | Screen::Act(_)
                    | Screen::Hand(_)
                    | Screen::Table(_)
                    | Screen::Scoring(_)
            )
    }

    /// Time passes: what lies idle is hidden.
    pub fn tick(&mut self, now: u64) {
        let before = self.backlight();
        self.now = now;
        if let Some((_, until)) = self.toast
            && now >= until
        {
            self.toast = None;
            self.changed = true;
        }
        let idle = now.saturating_sub(self.touched);
        let hide_after = u64::from(self.world.settings.hide_after) * 1000;
        if self.shows_secrets() && hide_after > 0 && idle >= hide_after {
            self.hide();
        }
        if before != self.backlight() {
            self.changed = true;
        }
    }

    /// The power was measured. A battery that gets low is worth a word.
    pub fn set_power(&mut self, power: Power, now: u64) {
        self.tick(now);
        if power == self.world.power {
            return;
        }
        if power.is_low() && !self.world.power.is_low() {
            self.say(Ui::BatteryLow);
        }
        self.world.power = power;
        self.changed = true;
    }

    /// Is anything on the screen, or below it, for one pair of eyes only?
    fn shows_secrets(&self) -> bool {
        self.screen.is_private() || self.below.iter().any(Screen::is_private)
    }

    fn hide(&mut self) {
        self.below.clear();
        if let Some(play) = &mut self.world.play {
            play.open_for = None;
            // What was told in private is not told again to everybody.
            play.news.clear();
        }
        self.show_game();
        self.changed = true;
    }

    fn follow(&mut self, step: Step) {
        match step {
            Step::Stay => {}
            Step::Show(Screen::HelpTopics(_)) if self.is_above_topics() => self.close(),
            Step::Show(screen) => self.screen = screen,
            Step::Open(screen) => self.open(screen),
            Step::Close => self.close(),
            Step::Home => self.home(),
            Step::Begin => self.begin(),
            Step::GoOn => self.go_on(),
            Step::LiftCurtain(seat) => self.lift_curtain(seat),
            Step::Decide(action) => self.decide(action),
            Step::Undo => self.undo(),
            Step::Keep => self.keep_settings(),
            Step::KeepAndClose => {
                self.keep_settings();
                self.close();
            }
            Step::Salvage => self.salvage(),
            Step::Say(text) => self.say(text),
        }
    }

    fn open(&mut self, screen: Screen) {
        let below = core::mem::replace(&mut self.screen, screen);
        if self.below.is_full() {
            // Deeper than anything leads: forget the oldest.
            self.below.remove(0);
        }
        let _ = self.below.push(below);
    }

    fn is_above_topics(&self) -> bool {
        matches!(self.below.last(), Some(Screen::HelpTopics(_)))
    }

    fn close(&mut self) {
        match self.below.pop() {
            Some(screen) => self.screen = screen,
            None => self.home(),
        }
    }

    fn home(&mut self) {
        self.below.clear();
        if let Some(play) = &mut self.world.play {
            play.open_for = None;
            play.news.clear();
        }
        self.screen = Screen::Menu(Menu::default());
    }

    fn say(&mut self, text: Ui) {
        self.toast = Some((text, self.now + TOAST));
    }

    /// A new game: a secret from outside, a commitment, the seed, the header stored.
    fn begin(&mut self) {
        let game = match Artifact::new(self.world.draft) {
            Ok(game) => game,
            Err(_) => return self.say(Ui::CannotBegin),
        };
        let secret = match self.entropy.secret() {
            Ok(secret) => secret,
            Err(NotYet::Gathering) => return self.say(Ui::Entropy),
            Err(NotYet::Presses(left)) => return self.ask_for_presses(left),
        };
        let seed = Secret(secret).seed(&context(&game), &Cuts::new());
        self.start(game, seed);
    }

    fn ask_for_presses(&mut self, left: u16) {
        let screen = Screen::Chance(Chance::new(left));
        match self.screen {
            Screen::Chance(_) => self.screen = screen,
            _ => self.open(screen),
        }
    }

    fn start(&mut self, game: Artifact, seed: Seed) {
        let header = save::header(&game, &seed, &self.world.roster);
        if self.world.damage.is_some() {
            // People were asked before this.
            self.storage.give_up(Slot::Game);
        }
        if let Err(error) = self.storage.replace(Slot::Game, &header) {
            return self.storage_failed(error);
        }
        self.world.damage = None;
        self.stored = 0;
        let roster = self.world.roster.clone();
        let play = Play::new(Record::new(game), seed, roster);
        self.world.play = Some(play);
        self.below.clear();
        self.deal();
        self.show_game();
    }

    #[inline(never)]
    fn load_game(&mut self) {
        let mut bytes = [0; save::BYTES];
        match self.read_save(&mut bytes) {
            Ok((save, is_all)) => self.open_save(save, is_all),
            Err(StorageError::Unreadable { .. }) => self.world.damage = Some(SaveError::Medium),
            Err(StorageError::Newer) => self.world.damage = Some(SaveError::NewerMedium),
            Err(error) => self.storage_failed(error),
        }
    }

    /// What can be read of the save, and whether that is all of it.
    fn read_save<'b>(
        &mut self,
        bytes: &'b mut [u8; save::BYTES],
    ) -> Result<(&'b [u8], bool), StorageError> {
        let (count, is_all) = match self.storage.load(Slot::Game, bytes) {
            Ok(count) => (count, true),
            Err(StorageError::Unreadable { whole }) if whole > 0 => (whole, false),
            Err(error) => return Err(error),
        };
        Ok((bytes.get(..count).unwrap_or(bytes), is_all))
    }

    /// Goes on with the game of a save, or finds out what is wrong with it.
    fn open_save(&mut self, bytes: &[u8], is_all: bool) {
        if bytes.is_empty() {
            return;
        }
        let whole = bytes.len() - save::header_length(bytes);
        self.world.damage = match save::load(bytes, &mut self.world.play) {
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
        if self.world.damage.is_some() {
            self.world.play = None;
            return;
        }
        let play = self.world.play.as_ref();
        self.stored = play.map_or(0, |play| play.record.entries().len());
        // The power may have gone between a decision and the card it turned up.
        self.deal();
        if let Some(play) = &mut self.world.play {
            play.news.clear();
        }
    }

    /// Plays the part of a damaged save that is whole: it is stored anew, because people asked.
    /// Never inlined, for its room on the stack would be everybody's.
    #[inline(never)]
    fn salvage(&mut self) {
        let Some(SaveError::Entries { whole, .. }) = self.world.damage else {
            return;
        };
        let mut bytes = [0; save::BYTES];
        let save = match self.read_save(&mut bytes) {
            Ok((save, _)) => save,
            Err(error) => return self.storage_failed(error),
        };
        let length = save::header_length(save);
        let part = save.get(..length + whole).unwrap_or(&[]);
        self.storage.give_up(Slot::Game);
        // At one stroke: the old save or the part that is whole, never less.
        match self.storage.replace(Slot::Game, part) {
            Ok(()) => {
                self.open_save(part, true);
                self.home();
            }
            Err(error) => self.storage_failed(error),
        }
    }

    /// What cannot be stored has not happened: the game is as its first entries leave it. To keep
    /// a copy of it before each decision would take far more room.
    #[inline(never)]
    fn roll_back(&mut self, length: usize) {
        let Some(play) = &mut self.world.play else {
            return;
        };
        play.news.clear();
        let mut entries = [0; LOG];
        let count = entries
            .iter_mut()
            .zip(play.record.entries().iter().take(length))
            .map(|(to, from)| *to = *from)
            .count();
        play.record = Record::new(*play.record.game());
        // They were played before.
        let _ = play.record.replay(entries.get(..count).unwrap_or(&[]));
    }

    /// Carries out a decision; it is stored before anything else happens.
    fn decide(&mut self, action: Action) {
        let Some(play) = &mut self.world.play else {
            return;
        };
        let Some(seat) = play.turn() else {
            return;
        };
        let before = play.record.entries().len();
        match apply(play, seat, action) {
            Ok(()) => {}
            Err(RecordError::Full) => return self.say(Ui::LogFull),
            Err(_) => return self.say(Ui::WhyNot),
        }
        if !self.store() {
            return self.roll_back(before);
        }
        self.deal();
        self.show_game();
    }

    /// Lets chance do what it has to, and stores it.
    fn deal(&mut self) {
        let Some(play) = &mut self.world.play else {
            return;
        };
        let mut dealer = Seeded(play.seed);
        let seat = play.table().seat;
        while play.record.actor() == Actor::Chance {
            let news = &mut play.news;
            let mut witness = |event| note(news, seat, event);
            if play.record.deal_before(&mut dealer, &mut witness).is_err() {
                break;
            }
        }
        self.store();
    }

    /// Appends what is new in the log; says whether it is stored.
    fn store(&mut self) -> bool {
        let Some(play) = &self.world.play else {
            return true;
        };
        let entries = play.record.entries();
        let new = entries.get(self.stored..).unwrap_or(&[]);
        if new.is_empty() {
            return true;
        }
        match self.storage.append(Slot::Game, new) {
            Ok(()) => {
                self.stored = entries.len();
                true
            }
            Err(error) => {
                self.storage_failed(error);
                false
            }
        }
    }

    fn storage_failed(&mut self, error: StorageError) {
        self.say(match error {
            StorageError::Full => Ui::StorageFull,
            StorageError::Broken => Ui::StorageBroken,
            StorageError::Unreadable { .. } | StorageError::Newer => Ui::NotStored,
        });
    }

    fn undo(&mut self) {
        let friendly = self.world.settings.friendly_undo;
        let Some(play) = &mut self.world.play else {
            return;
        };
        let before = play.record.entries().len();
        let done = if friendly {
            play.record.undo_past_barrier()
        } else {
            play.record.undo()
        };
        play.news.clear();
        match done {
            Ok(()) => {
                if !self.store() {
                    return self.roll_back(before);
                }
                self.below.clear();
                self.deal();
                self.show_game();
                self.say(Ui::Undone);
            }
            Err(RecordError::Barrier(Barrier::Reveal)) => self.say(Ui::UndoRevealDetail),
            Err(RecordError::Barrier(_)) => self.say(Ui::UndoHandOverDetail),
            Err(_) => self.say(Ui::UndoNothing),
        }
    }

    /// The screen that the game asks for now.
    fn show_game(&mut self) {
        let Some(play) = &mut self.world.play else {
            return self.home();
        };
        if News::is_worth_telling(play) {
            self.screen = Screen::News(News::of(play));
            return;
        }
        play.news.clear();
        self.screen = match play.turn() {
            Some(seat) if play.open_for == Some(seat) => Screen::Act(Act::new(play)),
            Some(seat) => {
                play.open_for = None;
                Screen::Curtain(Curtain::new(seat))
            }
            None if play.is_over() => Screen::Scoring(Scoring::default()),
            None => Screen::Menu(Menu::default()),
        };
    }

    /// On after news, or from the menu back into the game.
    fn go_on(&mut self) {
        if let Some(play) = &mut self.world.play {
            play.news.clear();
        }
        self.below.clear();
        self.show_game();
    }

    /// The device is in the right hands: what happened since their last turn, then their own.
    fn lift_curtain(&mut self, seat: Seat) {
        if let Some(play) = &mut self.world.play {
            play.open_for = Some(seat);
            if let Some(recap) = News::recap(play, seat) {
                self.screen = Screen::News(recap);
                return;
            }
        }
        self.show_game();
    }

    fn keep_settings(&mut self) {
        let bytes = settings::write(&self.world.settings, &self.world.roster);
        if let Err(error) = self.storage.replace(Slot::Settings, &bytes) {
            self.storage_failed(error);
        }
    }

    /// Has anything changed since the last drawing?
    pub fn needs_drawing(&self) -> bool {
        self.changed
    }

    /// Draws the screen.
    pub fn draw<D: DrawTarget<Color = Colour>>(&mut self, display: &mut D) -> Result<(), D::Error> {
        self.changed = false;
        let look = Look::of(&self.world.settings);
        self.draw_on(&mut Canvas::new(display, look))
    }

    fn draw_on<D: DrawTarget<Color = Colour>>(
        &mut self,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        self.screen.draw(&self.world, canvas)?;
        match self.toast {
            Some((text, _)) => toast(text.text(self.world.language()), self.world.board, canvas),
            None => Ok(()),
        }
    }

    /// Reads out every text on the screen, in the order of drawing.
    pub fn read_screen(&mut self, reader: &mut dyn FnMut(&str)) {
        let look = Look::of(&self.world.settings);
        let mut nowhere = Nowhere(self.world.board.size());
        // A display that shows nothing cannot fail.
        let _ = self.draw_on(&mut Canvas::read_out(&mut nowhere, look, reader));
    }

    /// How bright the screen is, in percent; 0 when it went off.
    pub fn backlight(&self) -> u8 {
        let settings = &self.world.settings;
        let idle = self.now.saturating_sub(self.touched);
        let off = u64::from(settings.off_after) * 60_000;
        let dim = u64::from(settings.dim_after) * 1000;
        if off > 0 && idle >= off {
            0
        } else if dim > 0 && idle >= dim {
            DIMMED.min(settings.brightness * 10)
        } else {
            settings.brightness.clamp(1, 10) * 10
        }
    }

    /// Does the display have to turn the picture upside down? Nothing else is asked of it then.
    pub fn rotated(&self) -> bool {
        self.world.settings.rotated
    }

    /// The fingerprint of the game that runs.
    pub fn state_hash(&self) -> Option<u64> {
        self.world.play.as_ref().map(|play| play.record.hash())
    }

    /// Who has to decide in the game that runs.
    pub fn whose_turn(&self) -> Option<Seat> {
        self.world.play.as_ref().and_then(Play::turn)
    }

    /// The world, for tests.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The storage: a test that cuts the power takes it along.
    pub fn into_storage(self) -> S {
        self.storage
    }
}

/// Lets the engine carry out a decision, and notes what happened. Never inlined: its time on the
/// device is told by its name, apart from storing and drawing.
#[inline(never)]
fn apply(play: &mut Play, seat: Seat, action: Action) -> Result<(), RecordError<Refusal>> {
    play.news.clear();
    let news = &mut play.news;
    let mut witness = |event| note(news, seat, event);
    play.record.decide_before(seat, action, &mut witness)
}

/// Notes what happened as a seat may know it. Older news give way: history has them all.
fn note(news: &mut heapless::Vec<Event, NEWS>, seat: Seat, event: Event) {
    if news.is_full() {
        news.remove(0);
    }
    let _ = news.push(event.seen_by(Observer::Seat(seat)));
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

/// A display that shows nothing.
struct Nowhere(Size);

impl OriginDimensions for Nowhere {
    fn size(&self) -> Size {
        self.0
    }
}

impl DrawTarget for Nowhere {
    type Color = Colour;
    type Error = core::convert::Infallible;

    fn draw_iter<I>(&mut self, _: I) -> Result<(), Self::Error>
    where
        I: IntoIterator<Item = Pixel<Colour>>,
    {
        Ok(())
    }
}
