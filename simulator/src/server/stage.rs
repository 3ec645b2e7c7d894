//! The device that all pages see: one thread owns it, moves its clock on, obeys orders and shows
//! what is on its screen.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use handheld::board::{Board, Button};
use handheld::storage::{Entropy, Storage};
use serde_json::json;

use super::base64;
use crate::device::Device;
use crate::picture::Picture;
use crate::scenario::board_name;
use crate::screen::{OutsideScreen, Screen};

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
    /// Switches a device on.
    pub fn start<S, E>(board: Board, storage: S, entropy: E) -> io::Result<Self>
    where
        S: Storage + Send + 'static,
        E: Entropy + Send + 'static,
    {
        let (orders, inbox) = mpsc::channel();
        let shown = Arc::new(Shown::default());
        let showing = Arc::clone(&shown);
        thread::Builder::new()
            .name("device".to_owned())
            // An unoptimised app of 30 KB is moved about on the stack.
            .stack_size(16 * 1024 * 1024)
            .spawn(move || match Device::new(board, storage, entropy) {
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

fn tell(fault: &OutsideScreen) {
    eprintln!("{fault}");
}

/// How the screen is seen.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    board: Board,
    rotated: bool,
    backlight: u8,
}

/// A device at work.
struct Performance<'s, S: Storage, E: Entropy> {
    device: Device<S, E>,
    started: Instant,
    /// When the last order came.
    ordered: Instant,
    number: u64,
    last: Option<(Look, Screen)>,
    shown: &'s Shown,
}

impl<'s, S: Storage, E: Entropy> Performance<'s, S, E> {
    fn new(device: Device<S, E>, shown: &'s Shown) -> Self {
        let started = Instant::now();
        Self {
            device,
            started,
            ordered: started,
            number: 0,
            last: None,
            shown,
        }
    }

    /// Works until nobody can give orders any more.
    fn run(mut self, inbox: &Receiver<Order>) {
        loop {
            self.show();
            let result = match inbox.recv_timeout(STEP) {
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => self.rest(),
                Err(RecvTimeoutError::Disconnected) => return,
            };
            if let Err(fault) = result.and_then(|()| self.advance()) {
                tell(&fault);
            }
        }
    }

    fn advance(&mut self) -> Result<(), OutsideScreen> {
        let now = self.started.elapsed().as_millis();
        self.device
            .advance_to(u64::try_from(now).unwrap_or(u64::MAX))
    }

    fn obey(&mut self, order: Order) -> Result<(), OutsideScreen> {
        self.ordered = Instant::now();
        match order {
            Order::Push(button) => self.device.push(button),
            Order::Release(button) => self.device.release(button),
            Order::ReleaseAll => self.device.release_all(),
            Order::Board(board) if board == self.device.board() => {}
            Order::Board(board) => {
                self.started = self.ordered;
                self.device.change_board(board)?;
            }
            Order::PowerCycle => {
                self.started = self.ordered;
                self.device.power_cycle()?;
            }
        }
        Ok(())
    }

    fn rest(&mut self) -> Result<(), OutsideScreen> {
        if self.device.is_pushed() && self.ordered.elapsed() > LONGEST_PRESS {
            self.device.release_all();
        }
        Ok(())
    }

    /// Shows what is to be seen, if it has changed.
    fn show(&mut self) {
        let look = Look {
            board: self.device.board(),
            rotated: self.device.app().rotated(),
            backlight: self.device.app().backlight(),
        };
        let screen = self.device.screen();
        if matches!(&self.last, Some(last) if last.0 == look && last.1 == *screen) {
            return;
        }
        let screen = screen.clone();
        match self.describe(look, &Picture::of(&screen)) {
            Ok(json) => {
                self.number += 1;
                let number = self.number;
                self.shown.show(Frame { number, json });
            }
            Err(error) => eprintln!("the picture could not be made: {error}"),
        }
        self.last = Some((look, screen));
    }

    fn describe(&mut self, look: Look, picture: &Picture) -> io::Result<String> {
        let frame = json!({
            "board": board_name(look.board),
            "width": picture.width(),
            "height": picture.height(),
            "rotated": look.rotated,
            "backlight": look.backlight,
            "text": self.device.texts().join(". "),
            "picture": base64::encode(&picture.to_png()?),
        });
        Ok(frame.to_string())
    }
}
