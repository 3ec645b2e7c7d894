//! The app: inputs in, drawing out. It owns the world and the stack of screens, and hides what is not
//! for everybody when the device lies idle. How a game is played is in `playing`, a lesson in
//! `learning`, what is stored in `keeping`, what a computer is told in `serial`.

mod drawing_lots;
mod keeping;
mod learning;
mod playing;
mod serial;
mod thinking;
mod timing;

pub use keeping::load_settings;
pub use serial::{END, Piece, Request};

use core::ops::DerefMut;

use self::keeping::load_results;
use self::learning::Coached;
use bots::Pool;
use embedded_graphics::prelude::*;
use engine::seat::Seat;

use crate::board::{Board, Button, Command, Input};
use crate::boxes::Taking;
use crate::canvas::{Canvas, Look, Nowhere, Spoken};
use crate::clock::Clock;
use crate::games::GameKind;
use crate::lots::Lots;
use crate::play::{Play, Venue};
use crate::power::Power;
use crate::qr::{self, QrCode, QrText};
use crate::results::Results;
use crate::save::{self, SaveError};
use crate::screens::{
    Damaged, Menu, Pause, Screen, SetupScreen, Transition, Typed, advice, glance,
};
use crate::settings::{Roster, Settings};
use crate::sketch::Sketch;
use crate::storage::{Entropy, Storage};
use crate::text::Ui;
use crate::theme::Colour;
use crate::widgets::{self, seat_colour};
use crate::world::World;

/// How long something to say stays on the screen.
const TOAST: u64 = 2500;
/// The backlight when dimmed, in percent.
const DIMMED: u8 = 10;
/// So many milliseconds after going dark, a device on battery may sleep.
const SLEEP_AFTER: u64 = 120_000;
/// How many screens can lie on top of each other.
const DEPTH: usize = 8;

/// What the app keeps in memory: large, so whoever starts the app says where it lies, and it is
/// never anywhere else.
#[derive(Clone, Debug)]
pub struct Memory {
    world: World,
    screen: Screen,
    below: heapless::Vec<Screen, DEPTH>,
    /// Room for what bots try.
    pool: Pool,
    /// A text with boxes that a computer sends.
    taking: Taking,
    /// Room to read a save into, or to make a code in: too much for the stack.
    save: [u8; save::BYTES],
}

impl Memory {
    /// Empty memory, for [`App::new`]. Inlined, so that it is made where it stays.
    #[inline(always)]
    pub fn new() -> Self {
        // First, so that nothing is called while the rest is made in its place. What is large there is a constant:
        // it need not be made on the stack before.
        let draft = GameKind::FIRST.draft();
        Self {
            world: World {
                board: Board::SQUARE,
                power: Power::Unmeasured,
                settings: Settings::default(),
                roster: Roster::default(),
                seated: None,
                offered: GameKind::OFFERED,
                draft,
                venue: Venue::Here,
                people_deal: false,
                cut: false,
                lots: Lots::default(),
                play: None,
                clock: const { Clock::new() },
                entered: None,
                damage: None,
                results: Results::new(),
                code: const { QrCode::new() },
            },
            screen: Screen::Menu(Menu::default()),
            below: heapless::Vec::new(),
            pool: Pool::new(),
            taking: Taking::new(),
            save: const { [0; save::BYTES] },
        }
    }
}

impl Memory {
    /// Draws into a sketch.
    fn sketch(&mut self, toast: Option<Toast>, sketch: &mut Sketch) {
        let look = Look::of(&self.world.settings);
        let mut nowhere = Nowhere(self.world.board.size());
        let mut canvas = Canvas::sketching(&mut nowhere, look, sketch);
        // A display that shows nothing cannot fail.
        let _ = self.draw_on(toast, &mut canvas);
    }

    /// Makes the QR code of the screen, if it has one that is not made yet.
    fn make_code(&mut self) {
        let (text, room) = self.save.split_at_mut(qr::MOST);
        let mut text = QrText::new(text);
        self.screen.write_code(&self.world, &mut text);
        match text.text() {
            "" => self.world.code.clear(),
            text => self.world.code.write(text, room),
        }
    }

    fn draw_on<D: DrawTarget<Color = Colour>>(
        &mut self,
        toast: Option<Toast>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        self.make_code();
        canvas.look.clock = self.shown_time();
        self.screen.draw(&self.world, canvas)?;
        let world = &self.world;
        match toast {
            Some(Toast::Words(text, _)) => {
                widgets::toast(text.text(world.language()), world.board, canvas)
            }
            Some(Toast::News) if !self.screen.is_coach() => {
                glance(world, self.screen.is_private(), canvas)
            }
            Some(Toast::Advice) => advice(world, self.screen.is_private(), canvas),
            Some(Toast::News) | None => Ok(()),
        }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

/// What lies over the screen until somebody does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Toast {
    /// Words, until a time.
    Words(Ui, u64),
    /// What happened, for a glance.
    News,
    /// What was advised.
    Advice,
}

/// The whole app.
#[derive(Clone)]
pub struct App<M, S, E> {
    memory: M,
    storage: S,
    entropy: E,
    toast: Option<Toast>,
    /// How many bytes of the log are stored.
    stored: usize,
    /// How long the log was when it was last weighed whether to make room in it.
    weighed: usize,
    /// How far the lesson was told.
    coached: Coached,
    /// What a bot decided could not be carried out: it waits until somebody presses something.
    is_stuck: bool,
    touched: u64,
    /// B is down where it does one thing pressed and another held: it is not known yet which.
    undecided_back: bool,
    /// The button whose press only woke the device, while it may be held yet.
    woken_by: Option<Button>,
    now: u64,
    changed: bool,
    wants_update: bool,
}

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// Switched on: settings and the game that ran are loaded.
    pub fn new(memory: M, board: Board, storage: S, entropy: E, now: u64) -> Self {
        let mut app = Self::without_game(memory, board, storage, entropy, now);
        app.memory.world.damage = None;
        app.memory.screen = Screen::Menu(Menu::default());
        app.load_game();
        app.recall_result();
        if let Some(error) = app.memory.world.damage {
            app.memory.screen = Screen::Damaged(Damaged::new(error));
        }
        app
    }

    /// Switched on after the game that ran made it crash more than once: the game is left alone
    /// until people agree to lose it.
    pub fn without_game(mut memory: M, board: Board, mut storage: S, entropy: E, now: u64) -> Self {
        (memory.world.settings, memory.world.roster) = load_settings(&mut storage);
        memory.world.lots = drawing_lots::load(&mut storage);
        memory.world.clock = timing::load(&mut storage);
        load_results(&mut memory, &mut storage);
        memory.world.board = board;
        memory.world.damage = Some(SaveError::Skipped);
        memory.screen = Screen::Damaged(Damaged::new(SaveError::Skipped));
        App {
            memory,
            storage,
            entropy,
            toast: None,
            stored: 0,
            weighed: 0,
            coached: Coached::default(),
            is_stuck: false,
            touched: now,
            undecided_back: false,
            woken_by: None,
            now,
            changed: true,
            wants_update: false,
        }
    }

    /// The same with other games to choose from.
    #[must_use]
    pub fn offering(mut self, games: &'static [GameKind]) -> Self {
        self.memory.world.offered = games;
        self
    }

    /// A person did something. An input names the contact, whichever way up the device is held.
    pub fn handle(&mut self, input: Input, now: u64) {
        if let Input::Release(_) = input {
            return self.released(now);
        }
        let input = self.memory.world.board.as_held(input, self.rotated());
        let was_private = self.shows_secrets();
        self.tick(now);
        let hidden = was_private && !self.shows_secrets();
        let was_off = self.backlight() == 0;
        self.touched = now;
        self.changed = true;
        self.is_stuck = false;
        // The press that wakes the device, or comes when a hand has just been hidden, does
        // nothing else.
        if was_off || hidden {
            self.woken_by = Some(input.button());
            self.undecided_back = false;
            return;
        }
        match input {
            Input::Press(_) => self.woken_by = None,
            Input::Release(_) => {}
            // Nor does it when it is held.
            Input::Repeat(button) | Input::Hold(button) if self.woken_by == Some(button) => return,
            Input::Repeat(_) | Input::Hold(_) => {}
        }
        // What is seen at a glance waits until the coach is done.
        if self.toast != Some(Toast::News) || !self.memory.screen.is_coach() {
            self.toast = None;
        }
        self.meant(input);
        self.set_clock();
    }

    /// Does what an input means. B does never both what its press and what holding it does: where both
    /// are something, its press waits until it is known which was meant.
    fn meant(&mut self, input: Input) {
        let board = self.memory.world.board;
        if let Input::Press(_) = input {
            self.go_back_at_last();
        }
        if input == Input::Hold(Button::B) && !core::mem::take(&mut self.undecided_back) {
            return;
        }
        if input == Input::Press(Button::B)
            && !board.has_joystick
            && self.memory.screen.hears_hold()
        {
            self.undecided_back = true;
            return;
        }
        if let Some(taken_back) = board.before_hold(input)
            && !self.memory.screen.retract()
        {
            self.command(taken_back);
        }
        if let Some(command) = board.command(input) {
            self.command(command);
        }
    }

    /// B came up, or something else was pressed meanwhile: it was not held.
    fn go_back_at_last(&mut self) {
        if core::mem::take(&mut self.undecided_back) {
            self.command(Command::Back);
        }
    }

    /// B came up. What its press has done already is done.
    fn released(&mut self, now: u64) {
        if self.undecided_back {
            self.tick(now);
            self.touched = now;
            self.changed = true;
            self.go_back_at_last();
            self.set_clock();
        }
    }

    /// A person with a keyboard writes. Says whether anything was waiting for it.
    pub fn write(&mut self, typed: Typed, now: u64) -> bool {
        self.tick(now);
        let memory = &mut *self.memory;
        let Screen::Name(entry) = &mut memory.screen else {
            return false;
        };
        let step = entry.write(typed, &mut memory.world);
        self.touched = now;
        self.changed = true;
        self.follow(step);
        true
    }

    /// Can something be written now?
    pub fn is_writing(&self) -> bool {
        matches!(self.memory.screen, Screen::Name(_))
    }

    fn command(&mut self, command: Command) {
        let step = match (command, self.in_game()) {
            (Command::Menu, true) if !matches!(self.memory.screen, Screen::Pause(_)) => {
                Transition::Open(Screen::Pause(Pause::over(
                    &self.memory.screen,
                    &self.memory.world,
                )))
            }
            _ => self.answer_command(command),
        };
        self.follow(step);
    }

    fn answer_command(&mut self, command: Command) -> Transition {
        let memory = &mut *self.memory;
        memory.screen.handle(command, &mut memory.world)
    }

    fn in_game(&self) -> bool {
        self.memory.world.play.is_some() && self.memory.screen.is_in_game()
    }

    /// Time passes: what lies idle is hidden.
    pub fn tick(&mut self, now: u64) {
        let before = self.backlight();
        self.set_clock();
        self.run_clock(now);
        self.now = now;
        if let Some(Toast::Words(_, until)) = self.toast
            && now >= until
        {
            self.toast = None;
            self.changed = true;
        }
        let idle = now.saturating_sub(self.touched);
        let hide_after = u64::from(self.memory.world.settings.hide_after) * 1000;
        if self.has_to_hide() && hide_after > 0 && idle >= hide_after {
            self.hide();
        }
        if before != self.backlight() {
            self.changed = true;
        }
        self.leave_deed();
        let memory = &mut *self.memory;
        if memory.screen.tick(now, memory.world.settings.calm) {
            self.changed = true;
        }
    }

    /// The power was measured. A battery that gets low is worth a word.
    pub fn set_power(&mut self, power: Power, now: u64) {
        self.tick(now);
        if power == self.memory.world.power {
            return;
        }
        if power.is_low() && !self.memory.world.power.is_low() {
            self.say(Ui::BatteryLow);
        }
        self.memory.world.power = power;
        self.changed = true;
    }

    /// Is anything on the screen, or below it, for one pair of eyes only?
    fn shows_secrets(&self) -> bool {
        self.memory.screen.is_private() || self.memory.below.iter().any(Screen::is_private)
    }

    /// Is anything there that somebody else could see? Who plays alone against bots hides nothing from them.
    fn has_to_hide(&self) -> bool {
        let play = self.memory.world.play.as_ref();
        let is_alone = play.is_some_and(|play| play.sole_person().is_some());
        !is_alone && self.shows_secrets()
    }

    fn hide(&mut self) {
        self.undecided_back = false;
        self.coached.forget();
        self.memory.below.clear();
        self.toast = None;
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(None);
            // What was told in private is not told again to everybody.
            play.game_mut().clear_news();
        }
        self.show_game();
        self.changed = true;
    }

    fn follow(&mut self, step: Transition) {
        match step {
            Transition::Stay => {}
            Transition::Show(screen) => self.show(screen),
            Transition::Open(screen) => {
                self.know_box(&screen);
                self.open(screen);
            }
            Transition::Close => self.close(),
            Transition::Home => self.home(),
            Transition::SetUp(kind) => self.set_up(kind, SetupScreen::default()),
            Transition::SetUpScoring(kind) => self.set_up(kind, SetupScreen::for_scoring()),
            Transition::Begin => {
                self.note_place();
                self.begin();
            }
            Transition::BeginCut(opening) => self.start(Some(opening)),
            Transition::Again => self.begin_again(),
            Transition::Learn(kind) => self.learn(kind),
            Transition::Demonstrate => self.demonstrate(),
            Transition::LeaveLesson => self.leave_lesson(),
            Transition::Solo(kind) => self.solo(kind),
            Transition::MoveNow => self.move_now(),
            Transition::Hint(level) => self.ask_for_hint(level),
            Transition::HintAlone(seat, level) => self.ask_alone(seat, level),
            Transition::Control(controls) => self.change_controls(controls),
            Transition::GoOn => self.go_on(),
            Transition::LiftCurtain(seat) => {
                self.lift_curtain(seat, |play, seat| play.hand_to(Some(seat)))
            }
            Transition::Look(seat) => self.look(seat),
            Transition::Interrupt(seat) => self.lift_curtain(seat, Play::interrupted_by),
            Transition::HandBack => self.hand_back(),
            Transition::Decide(decisions) => self.decide(&decisions),
            Transition::DecideAlone(seat, decisions) => self.decide_alone(seat, &decisions),
            Transition::PutDown => self.put_down(),
            Transition::TellOutcome(number) => self.tell_outcome(number),
            Transition::Tell(code) => self.tell(code),
            Transition::Undo => self.undo(),
            Transition::PutRight(amendment) => self.put_right(amendment),
            Transition::DealBy(deals) => self.deal_by(deals),
            Transition::PlayAt(venue) => self.play_at(venue),
            Transition::CloseGame => self.close_game(),
            Transition::TakeHome(what) => self.take_home(what),
            Transition::DrawLot(lot) => self.draw_lot(lot),
            Transition::KeepLots => self.keep_lots(),
            Transition::Keep => self.keep_settings(),
            Transition::KeepAndClose => {
                self.keep_settings();
                self.close();
            }
            Transition::KeepBox => self.keep_box(),
            Transition::KeepBoxAndClose => {
                self.keep_box();
                self.close();
            }
            Transition::Salvage => self.salvage(),
            Transition::Update => self.wants_update = true,
            Transition::Say(text) => self.say(text),
        }
    }

    fn open(&mut self, screen: Screen) {
        let below = core::mem::replace(&mut self.memory.screen, screen);
        if self.memory.below.is_full() {
            // Deeper than anything leads: forget the oldest.
            self.memory.below.remove(0);
        }
        let _ = self.memory.below.push(below);
        self.lift_alone();
    }

    /// Where nobody else looks, a curtain is lifted at once.
    fn lift_alone(&mut self) {
        let play = self.memory.world.play.as_ref();
        let alone = play.and_then(Play::sole_person);
        if let Screen::Curtain(curtain) = &self.memory.screen
            && Some(curtain.seat()) == alone
        {
            self.command(Command::Ok);
        }
    }

    /// Another screen in place of this one. The list of help pages never lies on itself.
    fn show(&mut self, screen: Screen) {
        let is_topics = |screen: &Screen| matches!(screen, Screen::HelpTopics(_));
        if is_topics(&screen) && self.memory.below.last().is_some_and(is_topics) {
            self.memory.below.pop();
        }
        self.memory.screen = screen;
        self.lift_alone();
    }

    fn close(&mut self) {
        match self.memory.below.pop() {
            Some(screen) => self.memory.screen = screen,
            // Somebody had it to look at what is theirs.
            None if self.memory.screen.is_private() => self.hand_back(),
            None => self.home(),
        }
    }

    fn home(&mut self) {
        self.memory.world.entered = None;
        self.coached.forget();
        self.memory.below.clear();
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(None);
            play.game_mut().clear_news();
        }
        self.memory.screen = Screen::Menu(Menu::default());
    }

    fn say(&mut self, text: Ui) {
        self.toast = Some(Toast::Words(text, self.now + TOAST));
    }

    /// Has anything changed since the last drawing?
    pub fn needs_drawing(&self) -> bool {
        self.changed
    }

    /// Draws the screen.
    pub fn draw<D: DrawTarget<Color = Colour>>(&mut self, display: &mut D) -> Result<(), D::Error> {
        self.changed = false;
        let look = Look::of(&self.memory.world.settings);
        let toast = self.toast;
        self.memory.draw_on(toast, &mut Canvas::new(display, look))
    }

    /// Draws the screen into a sketch.
    pub fn sketch(&mut self, sketch: &mut Sketch) {
        self.changed = false;
        self.memory.sketch(self.toast, sketch);
    }

    /// Reads out every text on the screen, in the order of drawing.
    pub fn read_screen(&mut self, reader: &mut dyn FnMut(&str)) {
        self.describe_screen(&mut |spoken| {
            if let Spoken::Text(text) = spoken {
                reader(text);
            }
        });
    }

    /// The same with what is seen but not written: which entry is selected, what is switched on.
    pub fn describe_screen(&mut self, reader: &mut dyn FnMut(Spoken<'_>)) {
        let look = Look::of(&self.memory.world.settings);
        let mut nowhere = Nowhere(self.memory.world.board.size());
        // A display that shows nothing cannot fail.
        let toast = self.toast;
        let mut canvas = Canvas::read_out(&mut nowhere, look, reader);
        let _ = self.memory.draw_on(toast, &mut canvas);
    }

    /// How bright the screen is, in percent; 0 when it went off.
    pub fn backlight(&self) -> u8 {
        let settings = &self.memory.world.settings;
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

    /// May the device sleep until somebody presses a button? When it has been dark for a while on battery,
    /// and nothing is left to hide.
    pub fn may_sleep(&self) -> bool {
        let world = &self.memory.world;
        let dark_after = u64::from(world.settings.off_after) * 60_000;
        let idle = self.now.saturating_sub(self.touched);
        self.backlight() == 0
            && idle >= dark_after + SLEEP_AFTER
            && matches!(world.power, Power::Battery(_))
            && !self.shows_secrets()
    }

    /// The colour of the light beside the screen: that of the player whose turn it is, or who the device
    /// is to be passed to. Off outside a game, in the dark, and if people want none.
    pub fn light(&self) -> Option<Colour> {
        let memory = &*self.memory;
        let world = &memory.world;
        let is_on = world.settings.light && self.backlight() > 0;
        let mut shown = memory.below.iter().chain([&memory.screen]);
        if !is_on || !shown.any(Screen::is_in_game) {
            return None;
        }
        let seat = match &memory.screen {
            Screen::Curtain(curtain) => Some(curtain.seat()),
            _ => self.whose_turn(),
        };
        seat.map(|seat| seat_colour(world.colour(seat)))
    }

    /// Does the display have to turn the picture upside down? Nothing else is asked of it then.
    pub fn rotated(&self) -> bool {
        self.memory.world.settings.rotated
    }

    /// Did somebody ask for a new version? Everything is stored: the device may stop at once.
    pub fn wants_update(&self) -> bool {
        self.wants_update
    }

    /// The fingerprint of the game that runs.
    pub fn state_hash(&self) -> Option<u64> {
        self.memory
            .world
            .play
            .as_ref()
            .map(|play| play.game().hash())
    }

    /// Who has to decide in the game that runs.
    pub fn whose_turn(&self) -> Option<Seat> {
        self.memory.world.play.as_ref().and_then(Play::turn)
    }

    /// The world, for tests.
    pub fn world(&self) -> &World {
        &self.memory.world
    }

    /// The storage: a test that cuts the power takes it along.
    pub fn into_storage(self) -> S {
        self.storage
    }
}
