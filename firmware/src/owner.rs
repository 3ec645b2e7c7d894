//! The owner of the app: takes one event after the other from the tasks, lets the app act, shows
//! what it draws. Everything that the app confirms is in flash before it is on the screen.

use embassy_futures::yield_now;
use embassy_rp::rom_data;
use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, Instant, with_timeout};
use firmware::requests::{self, Request};
use firmware::screenshot;
use handheld::app::{App, Memory, Piece};
use handheld::sketch::Bands;
use handheld::storage::{Entropy, Storage};

use crate::boards::Frame;
use crate::display::Screen;
use crate::lamp::Lamp;
use crate::sleep::Wakers;
use crate::usb::{self, ANSWERS, Answer};
use crate::{EVENTS, Event, LINES, buttons, crash};

/// How often the app is told that time passes, while the screen is lit.
const TICK: Duration = Duration::from_millis(20);
/// How often it is told so in the dark: often enough for the watchdog.
pub const DARK_TICK: Duration = Duration::from_secs(4);
/// The watchdog restarts a device that has not fed it for so long.
pub const WATCHDOG_TIMEOUT: Duration = Duration::from_secs(8);
/// The storage works ahead by one step once a press was answered, which stops everything for a moment, while the finger
/// is still on the button: that is when the next press is least likely. Not if answering took longer than this: the next
/// one would have to wait.
const AT_ONCE: Duration = Duration::from_millis(60);
/// And after so long without a press, whenever there is something to do.
const IDLE: Duration = Duration::from_millis(1500);
/// A bot thinks for so many engine calls at a time: a few milliseconds, in which a press waits.
const SLICE: u32 = 150;
/// After running for so long, a crash is a new one, not the last one again.
const STABLE_AFTER: Duration = Duration::from_secs(10);

/// The app and what it works with.
pub struct Owner<S: 'static, E: 'static> {
    /// The app.
    pub app: App<&'static mut Memory, S, E>,
    /// Its picture.
    pub frame: &'static mut Frame,
    /// Where the picture goes.
    pub screen: Screen,
    /// The light beside it, where there is one.
    pub lamp: Option<Lamp>,
    /// What wakes the device when it sleeps in the dark.
    pub wakers: Wakers,
    /// Restarts the device when nothing moves any more.
    pub watchdog: Watchdog,
}

/// An answer to a computer that is under way.
struct Answering {
    request: Request,
    /// The piece that comes next.
    number: usize,
    /// Something changed meanwhile: the pieces would not fit together.
    is_stale: bool,
}

/// What is said to a computer.
enum Said<'a> {
    /// The next piece of an answer.
    Piece(&'a Answering),
    /// What there is to say of a line of a text.
    Line(Option<&'a str>),
}

/// When the storage may work ahead.
struct Ahead {
    /// When something was last pressed; at first, when there was something to see.
    pressed: Instant,
    /// It did so since then.
    is_done: bool,
}

impl Ahead {
    /// Just after the start there is a while of quiet: a computer that finds a new device says its first words then, and
    /// what comes while flash is erased may be lost.
    fn begin() -> Self {
        Self {
            pressed: Instant::now(),
            is_done: true,
        }
    }

    fn note(&mut self, event: &Event) {
        if let Event::Input(_) = event {
            self.pressed = Instant::now();
            self.is_done = false;
        }
    }

    fn has_time(&self) -> bool {
        let passed = self.pressed.elapsed();
        let at_once = passed < AT_ONCE && !self.is_done && buttons::is_held();
        let is_quiet = passed >= IDLE || at_once;
        is_quiet && !usb::is_being_set_up()
    }
}

/// Waits as a drive for a new firmware. Nothing is lost: what was confirmed is stored.
pub fn update(screen: &mut Screen) -> ! {
    screen.light(0);
    crash::forget();
    rom_data::reset_to_usb_boot(0, 0);
    // The boot ROM restarts the chip.
    loop {
        cortex_m::asm::wfe();
    }
}

fn now() -> u64 {
    Instant::now().as_millis()
}

impl<S: Storage, E: Entropy> Owner<S, E> {
    /// Shows what there is to see at the start.
    pub async fn show_first(&mut self) {
        self.show(&mut None).await;
    }

    /// Runs the app, for ever.
    pub async fn run(&mut self) -> ! {
        let mut answering = None;
        let mut stable_at = Some(Instant::now() + STABLE_AFTER);
        let mut ahead = Ahead::begin();
        let mut thinks = false;
        loop {
            if let Some(event) = self.next_event(thinks).await {
                ahead.note(&event);
                self.take(event, &mut answering);
                // What came meanwhile is done first: one drawing is enough for all.
                while let Ok(event) = EVENTS.try_receive() {
                    ahead.note(&event);
                    self.take(event, &mut answering);
                }
            }
            self.app.tick(now());
            thinks = self.app.think(SLICE);
            if self.app.wants_update() {
                update(&mut self.screen);
            }
            if self.app.needs_drawing() {
                self.show(&mut answering).await;
            }
            self.answer(&mut answering);
            if ahead.has_time() && answering.is_none() && EVENTS.is_empty() {
                // At most one sector is erased.
                ahead.is_done |= self.app.work_ahead();
            }
            self.watchdog.feed(WATCHDOG_TIMEOUT);
            if self.app.may_sleep() && !usb::is_on_bus() {
                self.wakers.sleep();
            }
            if stable_at.take_if(|at| Instant::now() > *at).is_some() {
                crash::forget();
            }
        }
    }

    /// The next event, if one comes before the app has to be told that time has passed. While a bot thinks, nobody
    /// waits for one: the other tasks get their turn, and it goes on.
    async fn next_event(&self, thinks: bool) -> Option<Event> {
        if thinks {
            yield_now().await;
            return EVENTS.try_receive().ok();
        }
        with_timeout(self.tick(), EVENTS.receive()).await.ok()
    }

    fn tick(&self) -> Duration {
        if self.app.backlight() == 0 {
            DARK_TICK
        } else {
            TICK
        }
    }

    fn take(&mut self, event: Event, answering: &mut Option<Answering>) {
        match event {
            Event::Input(input) => self.app.handle(input, now()),
            Event::Power(power) => self.app.set_power(power, now()),
            Event::Request(request) => {
                // A piece for a computer that was unplugged may still lie there.
                ANSWERS.clear();
                if let Request::App(request) = request {
                    self.app.asked(request);
                }
                *answering = Some(Answering {
                    request,
                    number: 0,
                    is_stale: false,
                });
            }
            Event::Line => {
                if let Ok(line) = LINES.try_receive() {
                    self.reply(Said::Line(line.as_deref()));
                }
            }
            // The next piece is sent after every event anyway.
            Event::PieceTaken => {}
            Event::PortClosed => *answering = None,
            Event::Update => update(&mut self.screen),
        }
    }

    /// Shows the app as it is now: picture first, then light. In the dark it is drawn all the same: what
    /// is drawn is never behind what may be seen.
    async fn show(&mut self, answering: &mut Option<Answering>) {
        let backlight = self.app.backlight();
        if let Some(lamp) = &mut self.lamp {
            lamp.show(self.app.light());
        }
        if backlight == 0 {
            self.screen.light(0);
            self.screen.sleep().await;
        } else {
            self.screen.wake().await;
            self.screen.rotate(self.app.rotated(), self.frame).await;
        }
        let mut part = Some(Bands::ALL);
        while let Some(bands) = part {
            self.app.sketch(self.frame.sketch(bands));
            part = match bands.first_half() {
                // More than fits is drawn in parts.
                Some(half) if self.frame.is_sketch_full() => Some(half),
                _ => {
                    self.note_change(answering);
                    self.show_sketch(backlight == 0).await;
                    bands.below()
                }
            };
        }
        if backlight > 0 {
            self.screen.light(backlight);
        }
    }

    async fn show_sketch(&mut self, is_dark: bool) {
        if is_dark {
            self.frame.draw_unseen();
        } else {
            self.screen.show(self.frame).await;
        }
    }

    fn note_change(&self, answering: &mut Option<Answering>) {
        if let Some(answering) = answering {
            answering.is_stale |= self.frame.has_changed();
        }
    }

    /// Sends the next piece of an answer, if there is room for it.
    fn answer(&mut self, answering: &mut Option<Answering>) {
        let Some(under_way) = answering else {
            return;
        };
        if ANSWERS.is_full() {
            return;
        }
        let is_last = self.reply(Said::Piece(under_way));
        under_way.number += 1;
        if is_last {
            *answering = None;
        }
    }

    /// Sends something to a computer, for which there is room: nobody else sends, and whoever sent a
    /// line has taken what came before. Says whether it is the last of its kind. Never inlined: a
    /// piece is large, and not kept on the stack of all else.
    #[inline(never)]
    fn reply(&mut self, said: Said<'_>) -> bool {
        let mut answer = Answer {
            piece: Piece::new(),
            is_last: false,
        };
        let piece = &mut answer.piece;
        let is_last = match said {
            Said::Piece(answering) if answering.is_stale => {
                // The words are shorter than a piece.
                let _ = piece.push_str("error the screen changed meanwhile\n");
                true
            }
            Said::Piece(answering) => !self.piece(answering, piece),
            Said::Line(line) => self.app.take_line(line, piece),
        };
        answer.is_last = is_last;
        usb::post(answer);
        is_last
    }

    fn piece(&self, answering: &Answering, piece: &mut Piece) -> bool {
        match answering.request {
            Request::Help => {
                requests::help(piece);
                false
            }
            Request::App(request) => self.app.answer(request, answering.number, piece),
            Request::BringUp(_) => {
                // The words are shorter than a piece.
                let _ = piece.push_str("error hold A and B while switching on\n");
                false
            }
            Request::Screenshot if !self.app.is_public() => {
                // The words are shorter than a piece.
                let _ = piece.push_str("error the screen is private\n");
                false
            }
            Request::Screenshot => screenshot::piece(self.frame, answering.number, piece),
        }
    }
}
