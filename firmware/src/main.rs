//! The Pocket Museum on a Raspberry Pi Pico: pins, tasks that feed one channel, and one owner of the
//! app. It holds no rule of any game and no screen.
#![no_std]
#![no_main]

mod battery;
mod boards;
mod buttons;
mod crash;
mod display;
mod entropy;
mod owner;
mod usb;

use core::ops::Range;

use defmt::{Debug2Format, error, info, warn};
use defmt_rtt as _;
use embassy_executor::{SpawnError, SpawnToken, Spawner};
use embassy_futures::join::join;
use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::peripherals::{DMA_CH0, FLASH, USB};
use embassy_rp::watchdog::Watchdog;
use embassy_rp::{bind_interrupts, dma, usb as usb_device};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_sync::mutex::Mutex;
use embassy_time::{Duration, Instant, with_timeout};
use embedded_graphics::draw_target::DrawTarget;
use firmware::saves::{BootSeed, Saves};
use handheld::app::{self, App, Request};
use handheld::board::{Button, Input};
use handheld::power::Power;
use handheld::settings::Settings;
use handheld::theme;
#[cfg(feature = "probe")]
use panic_probe as _;
// For its feature alone: the processor has no compare-and-swap.
use portable_atomic as _;
use static_cell::{ConstStaticCell, StaticCell};

use crate::boards::{BOARD, BUTTONS, ButtonPin, Frame, Parts};
use crate::crash::LastRun;
use crate::display::{EMPTY_STRIPS, Screen, SharedWires, Strips, Wires};
use crate::entropy::{Chance, Source};
use crate::owner::{Owner, PATIENCE};

bind_interrupts!(struct Interrupts {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
    USBCTRL_IRQ => usb_device::InterruptHandler<USB>;
});

/// The whole flash of a Pico, in bytes.
const FLASH_SIZE: usize = 2 * 1024 * 1024;
type PicoFlash = Flash<'static, FLASH, Blocking, FLASH_SIZE>;

/// How bright the crash screen is, in percent,
const CRASH_LIGHT: u8 = 70;
/// and how long it is lit.
const CRASH_SHOWN: Duration = Duration::from_secs(120);

/// Something that the app has to know.
enum Event {
    /// A person did something.
    Input(Input),
    /// The power changed.
    Power(Power),
    /// A computer asks for something.
    Request(Request),
    /// It has got a piece of the answer.
    PieceTaken,
    /// It does not listen any more.
    PortClosed,
}

/// What the tasks tell the owner of the app.
static EVENTS: Channel<CriticalSectionRawMutex, Event, 16> = Channel::new();

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    static WIRES: StaticCell<SharedWires> = StaticCell::new();
    static FRAME: ConstStaticCell<Frame> = ConstStaticCell::new(Frame::new());
    static STRIPS: ConstStaticCell<Strips> = ConstStaticCell::new(EMPTY_STRIPS);

    let peripherals = embassy_rp::init(embassy_rp::config::Config::default());
    crash::guard_stack();
    info!("Pocket Museum {=str}", env!("CARGO_PKG_VERSION"));
    let Parts {
        spi,
        data_or_command,
        chip_select,
        reset,
        backlight,
        lights: _lights,
        mut buttons,
        pico,
    } = boards::parts(peripherals);
    let mut watchdog = Watchdog::new(pico.watchdog);
    let last_run = LastRun::look(&mut watchdog);
    watchdog.start(PATIENCE);

    let mut flash = PicoFlash::new_blocking(pico.flash);
    let chip = chip_id(&mut flash);
    let mut saves = match Saves::new(flash, saves_region()) {
        Ok(saves) => saves,
        Err(error) => {
            // Only a wrong memory map leads here: such an image never leaves the developer's desk.
            error!("no room for saves: {}", Debug2Format(&error));
            return;
        }
    };
    // After crashes in a row, flash is not touched before somebody has seen the screen: reading it
    // may be what crashes.
    let spare_flash = last_run.crash().is_some_and(|crash| crash.again);
    // Without the seed of last time there is still all the noise.
    let kept = if spare_flash {
        BootSeed::default()
    } else {
        saves.take_seed().unwrap_or_default()
    };
    let mut source = Source::new(chip, kept.bytes);
    let wires = WIRES.init(Mutex::new(Wires {
        spi,
        data_or_command,
        chip_select,
    }));
    // The display needs time to wake up: noise is gathered meanwhile.
    let waking = Screen::start(wires, reset, backlight, STRIPS.take());
    let (mut screen, seed) = join(waking, source.start()).await;
    let frame = FRAME.take();
    let mut with_game = true;
    if let Some(crash) = last_run.crash() {
        watchdog.stop();
        let settings = if spare_flash {
            Settings::default()
        } else {
            app::load_settings(&mut saves).0
        };
        screen.rotate(settings.rotated, frame).await;
        if last_run.is_hopeless() {
            let Ok(()) = frame.clear(theme::SECRET);
        } else {
            let Ok(()) = handheld::crash::draw(&crash, BOARD, settings.language, frame);
        }
        let button = read(&mut screen, frame, &mut buttons).await;
        with_game = !(crash.again && button == Button::B);
        watchdog.start(PATIENCE);
    }

    if saves.keep_seed(&seed).is_err() {
        warn!("the seed for the next start is not kept");
    }
    let app = new_app(saves, with_game);
    start(spawner, buttons::watch(buttons));
    start(spawner, entropy::keep_ready(source));
    start(
        spawner,
        battery::watch(pico.adc, pico.supply, pico.usb_power),
    );
    start(spawner, usb::serve(pico.usb, chip));
    let owner = Owner {
        app,
        frame,
        screen,
        watchdog,
    };
    owner.run().await
}

type PicoApp = App<Saves<PicoFlash>, Chance>;

/// The app, with the game that ran or without. Never inlined: what it needs to read a save is given
/// back before the app runs.
#[inline(never)]
fn new_app(saves: Saves<PicoFlash>, with_game: bool) -> &'static mut PicoApp {
    static APP: StaticCell<PicoApp> = StaticCell::new();
    let now = Instant::now().as_millis();
    APP.init_with(|| {
        if with_game {
            App::new(BOARD, saves, Chance, now)
        } else {
            App::without_game(BOARD, saves, Chance, now)
        }
    })
}

/// Shows a picture until somebody presses a button. After a while it gets dark, for the battery's
/// sake.
async fn read(screen: &mut Screen, frame: &mut Frame, pins: &mut [ButtonPin; BUTTONS]) -> Button {
    screen.show(frame).await;
    screen.light(CRASH_LIGHT);
    if let Ok(button) = with_timeout(CRASH_SHOWN, buttons::any_press(pins)).await {
        return button;
    }
    screen.light(0);
    screen.sleep().await;
    buttons::any_press(pins).await;
    screen.wake().await;
    screen.light(CRASH_LIGHT);
    buttons::any_press(pins).await
}

/// Starts a task. Each is started once, so there is room for it.
fn start<S>(spawner: Spawner, task: Result<SpawnToken<S>, SpawnError>) {
    match task {
        Ok(task) => spawner.spawn(task),
        Err(_) => warn!("a task was started twice"),
    }
}

/// The flash chip's serial number: what the RP2040, which has none, takes for its own.
fn chip_id(flash: &mut PicoFlash) -> [u8; 8] {
    let mut id = [0; 8];
    if flash.blocking_unique_id(&mut id).is_err() {
        // It only keeps two devices apart: the strength of a secret never rests on it.
        warn!("the flash chip does not tell its serial number");
    }
    id
}

/// The part of the flash that the linker keeps free for saves.
#[allow(unsafe_code, reason = "the linker tells places as symbols")]
fn saves_region() -> Range<u32> {
    unsafe extern "C" {
        safe static __saves_start: u8;
        safe static __saves_end: u8;
        safe static __flash_start: u8;
    }
    let offset = |symbol: *const u8| symbol as u32 - &raw const __flash_start as u32;
    offset(&raw const __saves_start)..offset(&raw const __saves_end)
}
