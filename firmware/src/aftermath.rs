//! After a crash: the next start tells of it before anything else, and waits for a button.

use core::future::Future;

use embassy_futures::select::{Either, select};
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
use crate::owner::{DARK_TICK, WATCHDOG_TIMEOUT};

/// How bright the screen is, in percent.
const BRIGHTNESS: u8 = 70;
/// What is shown as the place if there is no room for saves.
const NO_SAVES: &str = "no room for saves";
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
    let button = fed(watchdog, read(screen, frame, pins)).await;
    !(crash.again && button == Button::B)
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
    fed(watchdog, read(&mut screen, frame, pins)).await;
    restart()
}

/// Waits for something and feeds the watchdog meanwhile.
async fn fed<T>(watchdog: &mut Watchdog, waiting: impl Future<Output = T>) -> T {
    let feeding = async {
        loop {
            watchdog.feed(WATCHDOG_TIMEOUT);
            Timer::after(DARK_TICK).await;
        }
    };
    match select(waiting, feeding).await {
        Either::First(awaited) => awaited,
        Either::Second(never) => never,
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
