//! After a crash: the next start tells of it before anything else, and waits for a button.

use embassy_futures::select::{Either3, select3};
use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, Timer, with_timeout};
use embedded_graphics::prelude::Point;
use embedded_graphics::primitives::Rectangle;
use handheld::app;
use handheld::board::Button;
use handheld::crash::{self, Cause, Crash};
use handheld::settings::Settings;
use handheld::sketch::Bands;
use handheld::storage::Storage;
use handheld::text::Language;
use handheld::theme;

use crate::boards::{BOARD, BUTTONS, ButtonPin, Frame};
use crate::buttons::{UNSEEN, any_press};
use crate::crash::{LastRun, restart};
use crate::display::Screen;
use crate::owner::{DARK_TICK, WATCHDOG_TIMEOUT, update};
use crate::sleep::Wakers;
use crate::{EVENTS, Event, battery, usb};

/// How bright the screen is, in percent.
const BRIGHTNESS: u8 = 70;
/// What is shown as the place if there is no room for saves.
const NO_SAVES: &str = "no room for saves";
/// What a computer is told meanwhile.
const WHILE_TOLD: &str = "a crash is shown";
/// How long it is lit.
const LIT_FOR: Duration = Duration::from_secs(120);

/// What it takes to tell something before there is an app.
pub struct Teller<'p> {
    /// Where it is shown.
    pub screen: &'p mut Screen,
    /// Its picture.
    pub frame: &'p mut Frame,
    /// The buttons; their task does not run yet.
    pub pins: &'p mut [ButtonPin; BUTTONS],
    /// What wakes the device when it sleeps in the dark.
    pub wakers: &'p Wakers,
    /// Restarts the device when nothing moves any more.
    pub watchdog: &'p mut Watchdog,
}

impl Teller<'_> {
    /// Tells of a crash, if there was one; says whether the saved game is to be opened.
    pub async fn tell(&mut self, last_run: &LastRun, saves: &mut impl Storage) -> bool {
        let Some(crash) = last_run.crash() else {
            return true;
        };
        let settings = if last_run.spares_flash() {
            Settings::default()
        } else {
            app::load_settings(saves).0
        };
        self.screen.rotate(settings.rotated, self.frame).await;
        if last_run.is_hopeless() {
            // Drawing words may be what crashes.
            let everything = Rectangle::new(Point::zero(), BOARD.size());
            let sketch = self.frame.sketch(Bands::ALL);
            sketch.fill(everything, theme::MARK_RED);
        } else {
            let sketch = self.frame.sketch(Bands::ALL);
            crash::sketch(&crash, BOARD, settings.language, sketch);
        }
        // It may be read for as long as people like, and may itself be what hangs.
        match self.left().await {
            Left::By(button) => !(crash.again && button == Button::B),
            Left::ForUpdate => update(self.screen),
        }
    }

    /// Tells that the flash has no room for saves, which only an image with a wrong memory map can find,
    /// and starts anew when somebody presses a button.
    pub async fn tell_of_no_saves(&mut self) -> ! {
        let crash = Crash {
            cause: Cause::Panic,
            place: NO_SAVES,
            code: 0,
            again: false,
        };
        let sketch = self.frame.sketch(Bands::ALL);
        crash::sketch(&crash, BOARD, Language::default(), sketch);
        match self.left().await {
            Left::By(_) => restart(),
            Left::ForUpdate => update(self.screen),
        }
    }

    /// Waits for a button; feeds the watchdog meanwhile, and does not let a computer wait.
    async fn left(&mut self) -> Left {
        let feeding = async {
            loop {
                self.watchdog.feed(WATCHDOG_TIMEOUT);
                Timer::after(DARK_TICK).await;
            }
        };
        let reading = read(self.screen, self.frame, self.pins, self.wakers);
        match select3(reading, feeding, update_wanted()).await {
            Either3::First(button) => Left::By(button),
            Either3::Second(never) => never,
            Either3::Third(()) => Left::ForUpdate,
        }
    }
}

/// How the telling ends.
enum Left {
    /// Somebody pressed a button.
    By(Button),
    /// A computer wants to send a new firmware.
    ForUpdate,
}

/// Waits until a computer wants to send a new firmware; all else that it asks for is refused. There is no app yet that
/// could answer, and what was asked meanwhile is not kept for it.
async fn update_wanted() {
    loop {
        match EVENTS.receive().await {
            Event::Update => return,
            Event::Request(_) | Event::Line => usb::refuse(WHILE_TOLD),
            Event::Input(_) | Event::Power(_) | Event::PieceTaken | Event::PortClosed => {}
        }
    }
}

/// Shows a picture until somebody presses a button. After a while it gets dark, for the battery's sake, each
/// time anew: something in a bag may press a button too.
async fn read(
    screen: &mut Screen,
    frame: &mut Frame,
    pins: &mut [ButtonPin; BUTTONS],
    wakers: &Wakers,
) -> Button {
    screen.show(frame).await;
    loop {
        screen.light(BRIGHTNESS);
        if let Ok(button) = with_timeout(LIT_FOR, any_press(pins)).await {
            return button;
        }
        screen.light(0);
        screen.sleep().await;
        rest(pins, wakers).await;
        screen.wake().await;
    }
}

/// Waits in the dark until somebody presses a button. Where USB gives no power, the whole chip sleeps meanwhile.
async fn rest(pins: &mut [ButtonPin; BUTTONS], wakers: &Wakers) {
    while with_timeout(DARK_TICK, any_press(pins)).await.is_err() {
        // It is for a task that does not run yet.
        UNSEEN.clear();
        if !battery::finds_usb_power() && wakers.sleep() {
            return;
        }
    }
}
