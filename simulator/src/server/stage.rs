//! The device that all pages see: one thread owns it, moves its clock on, obeys orders and shows
//! what is on its screen.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine};
use handheld::board::{Board, Button};
use handheld::storage::{Entropy, Storage};
use serde_json::json;

use crate::device::Device;
use crate::picture::Picture;
use crate::runner::Fault;
use crate::scenario::board_name;

/// The device's clock moves on so often.
const STEP: Duration = Duration::from_millis(10);
/// No finger presses longer: the page it belonged to must have gone.
const LONGEST_PRESS: Duration = Duration::from_secs(20);

/// What a page wants of the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// A button goes down.
    Push(Button),
    /// A button comes up.
    Release(Button),
    /// All buttons come up.
    ReleaseAll,
    /// The device becomes one of another kind.
    Board(Board),
    /// Off and on.
    PowerCycle,
}

/// A device that can be put on the stage: the simulated one, or another that has buttons and a
/// screen.
pub trait Staged {
    /// The kind of device.
    fn board(&self) -> Board;
    /// A button goes down, if the board has it.
    fn push(&mut self, button: Button) -> Result<(), Fault>;
    /// A button comes up.
    fn release(&mut self, button: Button) -> Result<(), Fault>;
    /// Becomes a device of another kind, with what is stored.
    fn change_board(&mut self, board: Board) -> Result<(), Fault>;
    /// Off and on.
    fn power_cycle(&mut self) -> Result<(), Fault>;
    /// So many milliseconds have passed since it was switched on.
    fn advance_to(&mut self, now: u64) -> Result<(), Fault>;
    /// What is to be seen.
    fn look(&mut self) -> Result<Look, Fault>;
    /// Every text on the screen, for those who cannot see it.
    fn texts(&mut self) -> Vec<String>;
}

/// How the device is seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The kind of device.
    pub board: Board,
    /// The picture has to be turned upside down.
    pub rotated: bool,
    /// How bright the screen is, in percent.
    pub backlight: u8,
    /// The picture.
    pub picture: Picture,
}

impl<S: Storage, E: Entropy> Staged for Device<S, E> {
    fn board(&self) -> Board {
        Device::board(self)
    }

    // The page shows a device that is turned with its picture upright, and its joystick as it is
    // seen then: another contact.
    fn push(&mut self, button: Button) -> Result<(), Fault> {
        let contact = if self.app().rotated() {
            button.upside_down()
        } else {
            button
        };
        Device::push(self, contact);
        Ok(())
    }

    fn release(&mut self, button: Button) -> Result<(), Fault> {
        // It may have been turned since the push.
        Device::release(self, button);
        Device::release(self, button.upside_down());
        Ok(())
    }

    fn change_board(&mut self, board: Board) -> Result<(), Fault> {
        Ok(Device::change_board(self, board)?)
    }

    fn power_cycle(&mut self) -> Result<(), Fault> {
        Ok(Device::power_cycle(self)?)
    }

    fn advance_to(&mut self, now: u64) -> Result<(), Fault> {
        Ok(Device::advance_to(self, now)?)
    }

    fn look(&mut self) -> Result<Look, Fault> {
        Ok(Look {
            board: Device::board(self),
            rotated: self.app().rotated(),
            backlight: self.app().backlight(),
            picture: Picture::of(self.screen()),
        })
    }

    fn texts(&mut self) -> Vec<String> {
        Device::texts(self)
    }
}

/// Something that is to be seen.
#[derive(Debug)]
pub struct Frame {
    /// From 1, each one higher than the one before.
    pub number: u64,
    /// The picture and what belongs to it.
    pub json: String,
}

/// The frame that is shown now.
#[derive(Default)]
struct Shown {
    frame: Mutex<Option<Arc<Frame>>>,
    changed: Condvar,
}

impl Shown {
    fn show(&self, frame: Frame) {
        let mut shown = self.frame.lock().unwrap_or_else(PoisonError::into_inner);
        *shown = Some(Arc::new(frame));
        self.changed.notify_all();
    }
}

/// The device for everybody to see.
pub struct Stage {
    orders: Sender<Order>,
    shown: Arc<Shown>,
}

/// The device does not run any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl Stage {
    /// Switches a device on. It is made on its own thread, which it never leaves.
    pub fn start<D: Staged>(
        device: impl FnOnce() -> Result<D, Fault> + Send + 'static,
    ) -> io::Result<Self> {
        let (orders, inbox) = mpsc::channel();
        let shown = Arc::new(Shown::default());
        let showing = Arc::clone(&shown);
        thread::Builder::new()
            .name("device".to_owned())
            // An unoptimised app of 30 KB is moved about on the stack.
            .stack_size(16 * 1024 * 1024)
            .spawn(move || match device() {
                Ok(device) => Performance::new(device, &showing).run(&inbox),
                Err(fault) => tell(&fault),
            })?;
        Ok(Self { orders, shown })
    }

    /// Gives an order.
    pub fn order(&self, order: Order) -> Result<(), Stopped> {
        self.orders.send(order).map_err(|_| Stopped)
    }

    /// The newest frame after the one with this number; waits for it no longer than `patience`.
    pub fn frame_after(&self, seen: u64, patience: Duration) -> Option<Arc<Frame>> {
        let is_old = |shown: &mut Option<Arc<Frame>>| {
            shown.as_ref().is_none_or(|frame| frame.number <= seen)
        };
        let shown = self.shown.frame.lock();
        let shown = shown.unwrap_or_else(PoisonError::into_inner);
        let waited = self
            .shown
            .changed
            .wait_timeout_while(shown, patience, is_old);
        let (mut shown, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if is_old(&mut shown) {
            None
        } else {
            shown.clone()
        }
    }
}

fn tell(fault: &Fault) {
    eprintln!("{fault}");
}

/// A device at work.
struct Performance<'s, D> {
    device: D,
    started: Instant,
    /// When the last order came.
    ordered: Instant,
    /// The buttons that are down.
    pushed: Vec<Button>,
    number: u64,
    last: Option<Look>,
    shown: &'s Shown,
}

impl<'s, D: Staged> Performance<'s, D> {
    fn new(device: D, shown: &'s Shown) -> Self {
        let started = Instant::now();
        Self {
            device,
            started,
            ordered: started,
            pushed: Vec::new(),
            number: 0,
            last: None,
            shown,
        }
    }

    /// Works until nobody can give orders any more.
    fn run(mut self, inbox: &Receiver<Order>) {
        loop {
            let result = match inbox.recv_timeout(STEP) {
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => self.rest(),
                Err(RecvTimeoutError::Disconnected) => return,
            };
            let result = result.and_then(|()| self.advance());
            if let Err(fault) = result.and_then(|()| self.show()) {
                tell(&fault);
            }
        }
    }

    fn advance(&mut self) -> Result<(), Fault> {
        let now = self.started.elapsed().as_millis();
        self.device
            .advance_to(u64::try_from(now).unwrap_or(u64::MAX))
    }

    fn obey(&mut self, order: Order) -> Result<(), Fault> {
        self.ordered = Instant::now();
        match order {
            Order::Push(button) => {
                if !self.pushed.contains(&button) {
                    self.pushed.push(button);
                }
                self.device.push(button)
            }
            Order::Release(button) => {
                self.pushed.retain(|pushed| *pushed != button);
                self.device.release(button)
            }
            Order::ReleaseAll => self.release_all(),
            Order::Board(board) if board == self.device.board() => Ok(()),
            Order::Board(board) => {
                self.begin_anew();
                self.device.change_board(board)
            }
            Order::PowerCycle => {
                self.begin_anew();
                self.device.power_cycle()
            }
        }
    }

    fn begin_anew(&mut self) {
        self.started = self.ordered;
        self.pushed.clear();
    }

    fn release_all(&mut self) -> Result<(), Fault> {
        for button in std::mem::take(&mut self.pushed) {
            self.device.release(button)?;
        }
        Ok(())
    }

    fn rest(&mut self) -> Result<(), Fault> {
        if !self.pushed.is_empty() && self.ordered.elapsed() > LONGEST_PRESS {
            self.release_all()?;
        }
        Ok(())
    }

    /// Shows what is to be seen, if it has changed.
    fn show(&mut self) -> Result<(), Fault> {
        let look = self.device.look()?;
        if self.last.as_ref() == Some(&look) {
            return Ok(());
        }
        let json = self.describe(&look)?;
        self.number += 1;
        let number = self.number;
        self.shown.show(Frame { number, json });
        self.last = Some(look);
        Ok(())
    }

    fn describe(&mut self, look: &Look) -> io::Result<String> {
        let frame = json!({
            "board": board_name(look.board),
            "width": look.picture.width(),
            "height": look.picture.height(),
            "rotated": look.rotated,
            "backlight": look.backlight,
            "text": self.device.texts().join(". "),
            "picture": BASE64_STANDARD.encode(look.picture.to_png()?),
        });
        Ok(frame.to_string())
    }
}

#[cfg(test)]
mod tests {
    use handheld::settings::{self, Roster, Settings};
    use handheld::storage::Slot;

    use super::*;
    use crate::entropy::Seeded;
    use crate::screen::Screen;
    use crate::storage::MemoryStorage;

    fn device(rotated: bool) -> Device<MemoryStorage, Seeded> {
        let settings = Settings {
            rotated,
            ..Settings::default()
        };
        let mut storage = MemoryStorage::default();
        *storage.bytes_mut(Slot::Settings) =
            settings::write(&settings, &Roster::default()).to_vec();
        Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap()
    }

    /// What is on the screen after a press on the page.
    fn pressed(mut device: Device<MemoryStorage, Seeded>, button: Button) -> Screen {
        Staged::push(&mut device, button).unwrap();
        Staged::advance_to(&mut device, 100).unwrap();
        Staged::release(&mut device, button).unwrap();
        // A button that did not come up would repeat.
        for now in (200..2000).step_by(100) {
            Staged::advance_to(&mut device, now).unwrap();
        }
        device.screen().clone()
    }

    #[test]
    fn on_the_page_the_joystick_points_where_it_is_seen_to_point_whichever_way_up() {
        for button in [Button::Up, Button::Down, Button::A] {
            let upright = pressed(device(false), button);
            assert_ne!(&upright, device(false).screen(), "{button:?}");
            assert_eq!(pressed(device(true), button), upright, "{button:?}");
        }
    }
}
