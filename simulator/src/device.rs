//! A whole device on the desktop: the app with a strict screen, buttons, storage, chance and a
//! clock that somebody else moves on.

use std::cell::RefCell;
use std::rc::Rc;

use embedded_graphics::geometry::OriginDimensions;
use handheld::app::{App, END, Memory, Piece, Request};
use handheld::board::{Board, Button};
use handheld::canvas::Spoken;
use handheld::games::{Draft, GameKind};
use handheld::screens::Typed;
use handheld::settings::{self, Roster, Settings};
use handheld::storage::{Entropy, NotYet, Slot, Storage, StorageError};

use crate::boxes;
use crate::entropy::Seeded;
use crate::scenario::Beginning;
use crate::screen::{OutsideScreen, Screen};
use crate::storage::MemoryStorage;
use handheld::buttons::Buttons;

/// The app is called so often, in milliseconds.
const STEP: u64 = 10;
/// In a step a bot thinks for so many slices of so many engine calls.
const SLICES: u32 = 2;
const SLICE: u32 = 200;
/// A short press lasts so long, in milliseconds.
const PRESS: u64 = 80;
/// After a press, nothing is pressed for so long.
const PAUSE: u64 = 40;

/// Something that the app works with and that stays when the app is gone.
pub struct Kept<T>(pub Rc<RefCell<T>>);

impl<T> Kept<T> {
    /// Keeps a hold of it; clones hold the same.
    pub fn new(value: T) -> Self {
        Self(Rc::new(RefCell::new(value)))
    }
}

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<S: Storage> Storage for Kept<S> {
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError> {
        self.0.borrow_mut().load(slot, buffer)
    }

    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        self.0.borrow_mut().replace(slot, bytes)
    }

    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        self.0.borrow_mut().append(slot, bytes)
    }

    fn announce(&mut self, slot: Slot) {
        self.0.borrow_mut().announce(slot);
    }

    fn work_ahead(&mut self) -> bool {
        self.0.borrow_mut().work_ahead()
    }

    fn give_up(&mut self, slot: Slot) {
        self.0.borrow_mut().give_up(slot);
    }
}

impl<E: Entropy> Entropy for Kept<E> {
    fn secret(&mut self) -> Result<[u8; 32], NotYet> {
        self.0.borrow_mut().secret()
    }
}

/// The app as it runs on the desktop.
pub type HostApp<S, E> = App<Box<Memory>, Kept<S>, Kept<E>>;

fn switched_on<S: Storage, E: Entropy>(
    board: Board,
    storage: Kept<S>,
    entropy: Kept<E>,
    games: &'static [GameKind],
) -> HostApp<S, E> {
    App::new(Box::default(), board, storage, entropy, 0).offering(games)
}

/// A device that is switched on.
pub struct Device<S: Storage, E: Entropy> {
    board: Board,
    app: HostApp<S, E>,
    storage: Kept<S>,
    entropy: Kept<E>,
    /// The games that it offers.
    games: &'static [GameKind],
    screen: Screen,
    buttons: Buttons,
    now: u64,
}

impl Device<MemoryStorage, Seeded> {
    /// A new device as a scenario wants it.
    pub fn for_scenario(setup: &Beginning) -> Result<Self, OutsideScreen> {
        let mut storage = MemoryStorage::default();
        if let Some(language) = setup.language {
            let settings = Settings {
                language,
                ..Settings::default()
            };
            *storage.bytes_mut(Slot::Settings) =
                settings::write(&settings, &Roster::default()).to_vec();
        }
        Self::new(setup.board, storage, Seeded::new(u64::from(setup.seed)))
    }
}

impl<S: Storage, E: Entropy> Device<S, E> {
    /// Switches a device on and draws its first picture.
    pub fn new(board: Board, storage: S, entropy: E) -> Result<Self, OutsideScreen> {
        let (storage, entropy) = (Kept::new(storage), Kept::new(entropy));
        let mut device = Self {
            board,
            app: switched_on(board, storage.clone(), entropy.clone(), GameKind::OFFERED),
            storage,
            entropy,
            games: GameKind::OFFERED,
            screen: Screen::new(board.size()),
            buttons: Buttons::default(),
            now: 0,
        };
        device.draw()?;
        Ok(device)
    }

    /// The same with other games to choose from.
    #[must_use]
    pub fn offering(mut self, games: &'static [GameKind]) -> Self {
        self.games = games;
        self.app = self.app.offering(games);
        self
    }

    /// Switches off and on: the app begins anew with what is stored; buttons are released, and the
    /// clock starts at 0.
    pub fn power_cycle(&mut self) -> Result<(), OutsideScreen> {
        self.change_board(self.board)
    }

    /// Puts what is stored into a device of another kind and switches it on.
    pub fn change_board(&mut self, board: Board) -> Result<(), OutsideScreen> {
        self.board = board;
        self.now = 0;
        self.buttons = Buttons::default();
        self.screen = Screen::new(board.size());
        let (storage, entropy) = (self.storage.clone(), self.entropy.clone());
        self.app = switched_on(board, storage, entropy, self.games);
        self.draw()
    }

    /// A button goes down, if the board has it: the contact, whichever way up the device is held.
    /// What follows from it comes with the time.
    pub fn push(&mut self, button: Button) {
        if self.board.has(button) {
            self.buttons.set(button, true, self.now);
        }
    }

    /// A button comes up.
    pub fn release(&mut self, button: Button) {
        self.buttons.set(button, false, self.now);
    }

    /// The clock shows `now` milliseconds since the start: buttons tell what is due, the app
    /// works, and draws if something has changed. A clock never goes back.
    pub fn advance_to(&mut self, now: u64) -> Result<(), OutsideScreen> {
        self.now = self.now.max(now);
        while let Some(input) = self.buttons.poll(self.now) {
            self.app.handle(input, self.now);
        }
        self.app.tick(self.now);
        self.think();
        if self.app.wants_update() {
            // There is no boot loader here: what follows is what follows an update.
            return self.power_cycle();
        }
        self.draw()
    }

    /// Lets a bot think, about as far as a Pico gets in a step.
    fn think(&mut self) {
        for _ in 0..SLICES {
            if !self.app.think(SLICE) {
                break;
            }
        }
    }

    /// Lets time pass, in small steps like the firmware's.
    pub fn run(&mut self, milliseconds: u64) -> Result<(), OutsideScreen> {
        let end = self.now + milliseconds;
        self.advance_to(self.now)?;
        while self.now < end {
            self.advance_to(end.min(self.now + STEP))?;
        }
        Ok(())
    }

    /// Presses a button shortly.
    pub fn press(&mut self, button: Button) -> Result<(), OutsideScreen> {
        self.hold(button, PRESS)
    }

    /// Holds a button for a time.
    pub fn hold(&mut self, button: Button, milliseconds: u64) -> Result<(), OutsideScreen> {
        self.push(button);
        self.run(milliseconds)?;
        self.release(button);
        self.run(PAUSE)
    }

    fn draw(&mut self) -> Result<(), OutsideScreen> {
        if self.app.needs_drawing() {
            self.app.draw(&mut self.screen)?;
        }
        Ok(())
    }

    /// The kind of device.
    pub fn board(&self) -> Board {
        self.board
    }

    /// Milliseconds since it was switched on.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// What is on the screen.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// Every text on the screen, in the order of drawing.
    pub fn texts(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        self.app
            .read_screen(&mut |text| texts.push(text.to_owned()));
        texts
    }

    /// Everything on the screen as it is read out to those who cannot see it.
    pub fn describe(&mut self, reader: &mut dyn FnMut(Spoken<'_>)) {
        self.app.describe_screen(reader);
    }

    /// Somebody writes on a keyboard; without anything to write on the screen, nothing happens.
    pub fn write(&mut self, typed: Typed) -> Result<(), OutsideScreen> {
        self.app.write(typed, self.now);
        self.draw()
    }

    /// The app.
    pub fn app(&self) -> &HostApp<S, E> {
        &self.app
    }

    /// The app, to do something else with it.
    pub fn app_mut(&mut self) -> &mut HostApp<S, E> {
        &mut self.app
    }

    /// What is printed in people's boxes: a set-up of each game that is offered.
    pub fn boxes(&mut self) -> Vec<Draft> {
        let games = self.games.iter();
        games
            .map(|kind| boxes::load(*kind, &mut self.storage))
            .collect()
    }

    /// Takes over a text with boxes as over the serial port; what is wrong with it is told, a line
    /// each, and nothing is changed.
    pub fn take_box(&mut self, text: &str) -> Result<(), Vec<String>> {
        let mut piece = Piece::new();
        let mut told = Vec::new();
        self.app.asked(Request::TakeBox);
        self.app.answer(Request::TakeBox, 0, &mut piece);
        if piece == "ok\n" {
            for line in text.lines().chain([END]) {
                let is_end = self.app.take_line(Some(line), &mut piece);
                told.extend(piece.lines().map(str::to_owned));
                if is_end {
                    break;
                }
            }
        } else {
            told.push(piece.trim_end().to_owned());
        }
        match told.last().map(String::as_str) {
            Some("ok") => Ok(()),
            _ => Err(told),
        }
    }

    /// A copy of the storage, as it is now. For [`CutStorage`](crate::storage::CutStorage) that is
    /// what a power cycle finds.
    pub fn storage(&self) -> S
    where
        S: Clone,
    {
        self.storage.0.borrow().clone()
    }

    /// The size of the screen in pixels.
    pub fn size(&self) -> (u32, u32) {
        let size = self.screen.size();
        (size.width, size.height)
    }
}
