//! After a crash: the next start tells of it before anything else, and waits for a button.

use core::future::Future;

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
use crate::buttons::any_press;
use crate::crash::{LastRun, restart};
use crate::display::Screen;
use crate::owner::{DARK_TICK, WATCHDOG_TIMEOUT, update};
use crate::{EVENTS, Event, usb};

/// How bright the screen is, in percent.
const BRIGHTNESS: u8 = 70;
/// What is shown as the place if there is no room for saves.
const NO_SAVES: &str = "no room for saves";
/// What a computer is told meanwhile.
const WHILE_TOLD: &str = "a crash is shown";
/// How long it is lit.
const LIT_FOR: Duration = Duration::from_secs(120);

/// Tells of a crash, if there was one; says whether the saved game is to be opened.
pub async fn tell(
    last_run: &LastRun,
    saves: &mut impl Storage,
    screen: &mut Screen,
    frame: &mut Frame,
    pins: &mut [ButtonPin; BUTTONS],
    watchdog: &mut Watchdog,
) -> bool {
    let Some(crash) = last_run.crash() else {
        return true;
    };
    let settings = if last_run.spares_flash() {
        Settings::default()
    } else {
        app::load_settings(saves).0
    };
    screen.rotate(settings.rotated, frame).await;
    if last_run.is_hopeless() {
        // Drawing words may be what crashes.
        let everything = Rectangle::new(Point::zero(), BOARD.size());
        frame.sketch(Bands::ALL).fill(everything, theme::MARK_RED);
    } else {
        crash::sketch(&crash, BOARD, settings.language, frame.sketch(Bands::ALL));
    }
    // It may be read for as long as people like, and may itself be what hangs.
    match fed(watchdog, read(screen, frame, pins)).await {
        Left::By(button) => !(crash.again && button == Button::B),
        Left::ForUpdate => update(screen),
    }
}

/// Tells that the flash has no room for saves, which only an image with a wrong memory map can find,
/// and starts anew when somebody presses a button.
pub async fn tell_of_no_saves(
    mut screen: Screen,
    frame: &mut Frame,
    pins: &mut [ButtonPin; BUTTONS],
    watchdog: &mut Watchdog,
) -> ! {
    let crash = Crash {
        cause: Cause::Panic,
        place: NO_SAVES,
        code: 0,
        again: false,
    };
    let sketch = frame.sketch(Bands::ALL);
    crash::sketch(&crash, BOARD, Language::default(), sketch);
    match fed(watchdog, read(&mut screen, frame, pins)).await {
        Left::By(_) => restart(),
        Left::ForUpdate => update(&mut screen),
    }
}

/// How the telling ends.
enum Left {
    /// Somebody pressed a button.
    By(Button),
    /// A computer wants to send a new firmware.
    ForUpdate,
}

/// Waits for a button; feeds the watchdog meanwhile, and does not let a computer wait.
async fn fed(watchdog: &mut Watchdog, reading: impl Future<Output = Button>) -> Left {
    let feeding = async {
        loop {
            watchdog.feed(WATCHDOG_TIMEOUT);
            Timer::after(DARK_TICK).await;
        }
    };
    match select3(reading, feeding, update_wanted()).await {
        Either3::First(button) => Left::By(button),
        Either3::Second(never) => never,
        Either3::Third(()) => Left::ForUpdate,
    }
}

/// Waits until a computer wants to send a new firmware; all else that it asks for is refused. There is no app yet that
/// could answer, and what was asked meanwhile is not kept for it.
async fn update_wanted() {
    loop {
        match EVENTS.receive().await {
            Event::Update => return,
            Event::Request(_) | Event::Line(_) => usb::refuse(WHILE_TOLD),
            Event::Input(_) | Event::Power(_) | Event::PieceTaken | Event::PortClosed => {}
        }
    }
}

/// Shows a picture until somebody presses a button. After a while it gets dark, for the battery's
/// sake.
async fn read(screen: &mut Screen, frame: &mut Frame, pins: &mut [ButtonPin; BUTTONS]) -> Button {
    screen.show(frame).await;
    screen.light(BRIGHTNESS);
    if let Ok(button) = with_timeout(LIT_FOR, any_press(pins)).await {
        return button;
    }
    screen.light(0);
    screen.sleep().await;
    any_press(pins).await;
    screen.wake().await;
    screen.light(BRIGHTNESS);
    any_press(pins).await
}
