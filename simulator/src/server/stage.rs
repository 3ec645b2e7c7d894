//! The device that all pages see: one thread owns it, moves its clock on, obeys orders and shows
//! what is on its screen.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine};
use handheld::board::{Board, Button};
use handheld::buttons::DEBOUNCE;
use handheld::canvas::Spoken;
use handheld::screens::Typed;
use handheld::storage::{Entropy, Storage};
use handheld::text::Language;
use serde_json::{Value, json};
use tokio::sync::{oneshot, watch};
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

use crate::boxes;
use crate::device::Device;
use crate::picture::Picture;
use crate::runner::Fault;
use crate::scenario::{board_name, language_name};

/// The device's clock moves on so often.
const STEP: Duration = Duration::from_millis(10);
/// No finger presses longer: the page it belonged to must have gone.
const LONGEST_PRESS: Duration = Duration::from_secs(20);
/// A contact that changed stays so for this many milliseconds of the device: what a page sends
/// quicker waits, or the device would take it for bouncing.
const STEADY: u64 = DEBOUNCE + 10;

/// What a page wants of the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// A button goes down.
    Push(Button),
    /// A button comes up.
    Release(Button),
    /// All buttons come up.
    ReleaseAll,
    /// Something is written on a keyboard.
    Type(Typed),
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
    /// So many milliseconds of its own it has been switched on.
    fn now(&self) -> u64;
    /// A button goes down, if the board has it.
    fn push(&mut self, button: Button) -> Result<(), Fault>;
    /// A button comes up.
    fn release(&mut self, button: Button) -> Result<(), Fault>;
    /// Somebody writes on a keyboard. Most devices have none.
    fn write(&mut self, _typed: Typed) -> Result<(), Fault> {
        Ok(())
    }
    /// Becomes a device of another kind, with what is stored.
    fn change_board(&mut self, board: Board) -> Result<(), Fault>;
    /// Off and on.
    fn power_cycle(&mut self) -> Result<(), Fault>;
    /// So many milliseconds have passed since it was switched on.
    fn advance_to(&mut self, now: u64) -> Result<(), Fault>;
    /// What is to be seen.
    fn look(&mut self) -> Result<Look, Fault>;
    /// Reads the screen out, for those who cannot see it.
    fn describe(&mut self, reader: &mut dyn FnMut(Spoken<'_>));
    /// What is printed in people's boxes, for a form. Most devices keep that to themselves.
    fn boxes(&mut self) -> Option<Value> {
        None
    }
    /// Takes over a text with boxes, or says what is wrong with it, a line each.
    fn take_box(&mut self, _text: &str) -> Option<Result<(), Vec<String>>> {
        None
    }
}

/// What was found wrong with a text, a line each; nothing if it was taken over.
type Wrong = Vec<String>;

/// What reaches the device.
enum Message {
    /// Something to be done when its time comes.
    Order(Order),
    /// Somebody wants to see the boxes.
    Boxes(oneshot::Sender<Option<Value>>),
    /// Somebody has a text with boxes.
    TakeBox(String, oneshot::Sender<Option<Wrong>>),
}

/// How the screen is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// As people set it.
    On,
    /// Less, because nobody has pressed anything for a while.
    Dimmed,
    /// Not at all, for the same reason.
    Off,
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
    /// Why it is as bright as it is.
    pub light: Light,
    /// What it speaks, if that is known.
    pub language: Option<Language>,
    /// A name is being written.
    pub is_writing: bool,
    /// The picture.
    pub picture: Picture,
}

impl<S: Storage, E: Entropy> Staged for Device<S, E> {
    fn board(&self) -> Board {
        Device::board(self)
    }

    fn now(&self) -> u64 {
        Device::now(self)
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

    fn write(&mut self, typed: Typed) -> Result<(), Fault> {
        Ok(Device::write(self, typed)?)
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
        let app = self.app();
        let settings = &app.world().settings;
        let backlight = app.backlight();
        Ok(Look {
            board: Device::board(self),
            rotated: app.rotated(),
            backlight,
            light: match backlight {
                0 => Light::Off,
                _ if backlight < settings.brightness * 10 => Light::Dimmed,
                _ => Light::On,
            },
            language: Some(settings.language),
            is_writing: app.is_writing(),
            picture: Picture::of(self.screen()),
        })
    }

    fn describe(&mut self, reader: &mut dyn FnMut(Spoken<'_>)) {
        Device::describe(self, reader);
    }

    fn boxes(&mut self) -> Option<Value> {
        let language = self.app().world().settings.language;
        let games = Device::boxes(self).into_iter();
        let games: Vec<Value> = games.map(|draft| boxes::form(&draft, language)).collect();
        Some(json!({ "games": games }))
    }

    fn take_box(&mut self, text: &str) -> Option<Result<(), Vec<String>>> {
        Some(Device::take_box(self, text))
    }
}

/// What is to be seen, as JSON; nothing before the device was switched on.
type Shown = Option<Arc<str>>;

/// The device for everybody to see.
pub struct Stage {
    inbox: Sender<Message>,
    shown: watch::Receiver<Shown>,
}

/// The device does not run any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl Stage {
    /// Switches a device on. It is made on its own thread, which it never leaves.
    pub fn start<D: Staged>(
        device: impl FnOnce() -> Result<D, Fault> + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, inbox) = mpsc::channel();
        let (showing, shown) = watch::channel(None);
        thread::Builder::new()
            .name("device".to_owned())
            // An unoptimised app of 30 KB is moved about on the stack.
            .stack_size(16 * 1024 * 1024)
            .spawn(move || match device() {
                Ok(device) => Performance::new(device, showing).run(&inbox),
                Err(fault) => tell(&fault),
            })?;
        Ok(Self {
            inbox: sender,
            shown,
        })
    }

    /// Gives an order.
    pub fn order(&self, order: Order) -> Result<(), Stopped> {
        let message = Message::Order(order);
        self.inbox.send(message).map_err(|_| Stopped)
    }

    /// What is printed in people's boxes; nothing if the device keeps that to itself.
    pub async fn boxes(&self) -> Result<Option<Value>, Stopped> {
        self.ask(Message::Boxes).await
    }

    /// Takes over a text with boxes and says what is wrong with it, a line each: nothing if it was
    /// taken over. `None` if the device takes none.
    pub async fn take_box(&self, text: String) -> Result<Option<Vec<String>>, Stopped> {
        self.ask(|reply| Message::TakeBox(text, reply)).await
    }

    async fn ask<T>(
        &self,
        message: impl FnOnce(oneshot::Sender<T>) -> Message,
    ) -> Result<T, Stopped> {
        let (reply, answer) = oneshot::channel();
        self.inbox.send(message(reply)).map_err(|_| Stopped)?;
        answer.await.map_err(|_| Stopped)
    }

    /// What is to be seen now and each time it changes. Who is slow sees only the newest.
    pub fn frames(&self) -> impl Stream<Item = Arc<str>> + use<> {
        WatchStream::new(self.shown.clone()).filter_map(|shown| shown)
    }
}

fn tell(fault: &Fault) {
    eprintln!("{fault}");
}

/// A device at work.
struct Performance<D> {
    device: D,
    started: Instant,
    /// When the last order came.
    ordered: Instant,
    /// What is still to be done, the oldest first.
    waiting: VecDeque<Order>,
    /// The buttons that are down.
    pushed: Vec<Button>,
    /// When a button last went down or came up, by the device's clock.
    edges: Vec<(Button, u64)>,
    last: Option<Look>,
    showing: watch::Sender<Shown>,
}

impl<D: Staged> Performance<D> {
    fn new(device: D, showing: watch::Sender<Shown>) -> Self {
        let started = Instant::now();
        Self {
            device,
            started,
            ordered: started,
            waiting: VecDeque::new(),
            pushed: Vec::new(),
            edges: Vec::new(),
            last: None,
            showing,
        }
    }

    /// Works until nobody can give orders any more.
    fn run(mut self, inbox: &Receiver<Message>) {
        loop {
            match inbox.recv_timeout(STEP) {
                Ok(Message::Order(order)) => {
                    self.ordered = Instant::now();
                    self.waiting.push_back(order);
                }
                // Whoever asked may be gone.
                Ok(Message::Boxes(reply)) => drop(reply.send(self.device.boxes())),
                Ok(Message::TakeBox(text, reply)) => {
                    let taken = self.device.take_box(&text);
                    let wrong = taken.map(|taken| taken.err().unwrap_or_default());
                    drop(reply.send(wrong));
                }
                Err(RecvTimeoutError::Timeout) => self.rest(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
            let result = self.obey_all().and_then(|()| self.advance());
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

    /// Does what waits, in order, as far as the contacts are steady.
    fn obey_all(&mut self) -> Result<(), Fault> {
        while let Some(order) = self.waiting.pop_front() {
            if let Order::Push(button) | Order::Release(button) = order
                && !self.is_steady(button)
            {
                self.waiting.push_front(order);
                break;
            }
            self.obey(order)?;
        }
        Ok(())
    }

    fn is_steady(&self, button: Button) -> bool {
        let mut edges = self.edges.iter();
        let last = edges.find(|(changed, _)| *changed == button);
        last.is_none_or(|(_, at)| self.device.now() >= at + STEADY)
    }

    /// Remembers that a contact changed.
    fn note_edge(&mut self, button: Button) {
        self.edges.retain(|(changed, _)| *changed != button);
        self.edges.push((button, self.device.now()));
    }

    fn obey(&mut self, order: Order) -> Result<(), Fault> {
        match order {
            Order::Push(button) => {
                if !self.pushed.contains(&button) {
                    self.pushed.push(button);
                }
                self.note_edge(button);
                self.device.push(button)
            }
            Order::Release(button) => {
                self.pushed.retain(|pushed| *pushed != button);
                self.note_edge(button);
                self.device.release(button)
            }
            Order::ReleaseAll => {
                self.release_all();
                Ok(())
            }
            Order::Type(typed) => self.device.write(typed),
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
        self.started = Instant::now();
        self.pushed.clear();
        self.edges.clear();
    }

    /// Lets every button come up before anything else is done.
    fn release_all(&mut self) {
        for button in self.pushed.drain(..) {
            self.waiting.push_front(Order::Release(button));
        }
    }

    fn rest(&mut self) {
        if self.ordered.elapsed() > LONGEST_PRESS {
            self.release_all();
        }
    }

    /// Shows what is to be seen, if it has changed.
    fn show(&mut self) -> Result<(), Fault> {
        let look = self.device.look()?;
        if self.last.as_ref() == Some(&look) {
            return Ok(());
        }
        let frame = self.picture_and_words(&look)?;
        self.showing.send_replace(Some(frame.into()));
        self.last = Some(look);
        Ok(())
    }

    fn picture_and_words(&mut self, look: &Look) -> io::Result<String> {
        let mut words: Vec<Value> = Vec::new();
        self.device.describe(&mut |spoken| words.push(word(spoken)));
        let frame = json!({
            "board": board_name(look.board),
            "width": look.picture.width(),
            "height": look.picture.height(),
            "rotated": look.rotated,
            "backlight": look.backlight,
            "light": match look.light {
                Light::On => "on",
                Light::Dimmed => "dimmed",
                Light::Off => "off",
            },
            "language": look.language.map(language_name),
            "writing": look.is_writing,
            "words": words,
            "picture": BASE64_STANDARD.encode(look.picture.to_png()?),
        });
        Ok(frame.to_string())
    }
}

/// A text as it is; what else is read out as an object, for the page to put into words.
fn word(spoken: Spoken<'_>) -> Value {
    match spoken {
        Spoken::Text(text) => json!(text),
        Spoken::Selected => json!({ "is": "selected" }),
        Spoken::Switch(true) => json!({ "is": "on" }),
        Spoken::Switch(false) => json!({ "is": "off" }),
        Spoken::Unavailable => json!({ "is": "unavailable" }),
        Spoken::Advised => json!({ "is": "advised" }),
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
