//! After a crash: the next start tells of it before anything else, and waits for a button.

use embassy_time::{Duration, with_timeout};
use embedded_graphics::draw_target::DrawTarget;
use handheld::app;
use handheld::board::Button;
use handheld::crash;
use handheld::settings::Settings;
use handheld::storage::Storage;
use handheld::theme;

use crate::boards::{BOARD, BUTTONS, ButtonPin, Frame};
use crate::buttons::any_press;
use crate::crash::LastRun;
use crate::display::Screen;

/// How bright the screen is, in percent.
const BRIGHTNESS: u8 = 70;
/// How long it is lit.
const LIT_FOR: Duration = Duration::from_secs(120);

/// Tells of a crash, if there was one; says whether the saved game is to be opened.
pub async fn tell(
    last_run: &LastRun,
    saves: &mut impl Storage,
    screen: &mut Screen,
    frame: &mut Frame,
    pins: &mut [ButtonPin; BUTTONS],
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
        let Ok(()) = frame.clear(theme::SECRET);
    } else {
        let Ok(()) = crash::draw(&crash, BOARD, settings.language, frame);
    }
    let button = read(screen, frame, pins).await;
    !(crash.again && button == Button::B)
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
