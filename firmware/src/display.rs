//! The display: an ST7789 on SPI, fed by DMA with what has changed, strip by strip, each being made
//! ready while the one before is on the wire. The backlight comes on with the first picture.

mod panel;

use core::pin::pin;
use core::task::Poll;

use embassy_futures::{block_on, poll_once};
use embassy_rp::gpio::Output;
use embassy_rp::pwm::{self, Pwm};
use embassy_rp::spi::{self, Async, Spi};
use embassy_sync::blocking_mutex::raw::NoopRawMutex;
use embassy_sync::mutex::Mutex;
use embassy_time::{Delay, Timer};
use firmware::framebuffer::{Strip, Window, words};
use handheld::sketch::BAND;
use lcd_async::interface::{Interface, InterfaceKind};
use lcd_async::options::{ColorInversion, Orientation, Rotation};
use lcd_async::{Builder, Display, NoResetPin};

use self::panel::Panel;
use crate::boards::{BOARD, DisplaySpi, Frame, PANEL, PANEL_SETTINGS};
use crate::idle::PULSE_DIVIDER;

/// The last of the backlight's 500 steps: 125 MHz / 10 / 500 is 25 kHz, beyond flicker and hearing.
const BACKLIGHT_TOP: u16 = 499;
/// The commands of an ST7789 that change what columns and rows it takes pixels for.
const SET_COLUMNS: u8 = 0x2A;
const SET_ROWS: u8 = 0x2B;
/// Those after which it may have forgotten them: a reset, and another way up.
const RESET: u8 = 0x01;
const SET_ADDRESSING: u8 = 0x36;

/// Two strips: one is sent while the other is filled.
pub type Strips = [Strip<{ words(BOARD.width) }>; 2];
/// Empty strips.
#[allow(
    clippy::large_const_arrays,
    reason = "it begins a static, and nothing else"
)]
pub const EMPTY_STRIPS: Strips = [[[[0; words(BOARD.width)]; 3]; BAND]; 2];

/// The wires to the display. The driver has them for commands, and the screen for pixels.
pub struct Wires {
    /// The bus.
    pub spi: Spi<'static, DisplaySpi, Async>,
    /// Low for commands, high for their data.
    pub data_or_command: Output<'static>,
    /// Low while the display listens. Between transfers it is high: a stray edge of the clock, at the
    /// start or after a restart in the middle of a byte, then does not shift what follows.
    pub chip_select: Output<'static>,
}

impl Wires {
    fn send_command(&mut self, command: u8, arguments: &[u8]) -> Result<(), spi::Error> {
        self.chip_select.set_low();
        self.data_or_command.set_low();
        self.spi.blocking_write(&[command])?;
        self.data_or_command.set_high();
        if !arguments.is_empty() {
            self.spi.blocking_write(arguments)?;
        }
        self.chip_select.set_high();
        Ok(())
    }
}

/// The wires, shared by the driver and the screen.
pub type SharedWires = Mutex<NoopRawMutex, Wires>;

/// The driver's end of the wires.
struct Commands {
    wires: &'static SharedWires,
    /// The columns and the rows that the display was told last: it keeps them.
    columns: Option<[u8; 4]>,
    rows: Option<[u8; 4]>,
}

impl Commands {
    fn new(wires: &'static SharedWires) -> Self {
        Self {
            wires,
            columns: None,
            rows: None,
        }
    }

    /// Does the display know this already? If not, it will.
    fn is_known(&mut self, command: u8, arguments: &[u8]) -> bool {
        let kept = match command {
            SET_COLUMNS => &mut self.columns,
            SET_ROWS => &mut self.rows,
            RESET | SET_ADDRESSING => {
                self.forget();
                return false;
            }
            _ => return false,
        };
        let told = arguments.try_into().ok();
        let is_known = told.is_some() && *kept == told;
        *kept = told;
        is_known
    }

    fn forget(&mut self) {
        (self.columns, self.rows) = (None, None);
    }
}

impl Interface for Commands {
    type Word = u8;
    type Error = spi::Error;

    const KIND: InterfaceKind = InterfaceKind::Serial4Line;

    // Commands are a few bytes: waiting for them is quicker than an interrupt.
    async fn send_command(&mut self, command: u8, arguments: &[u8]) -> Result<(), spi::Error> {
        if self.is_known(command, arguments) {
            return Ok(());
        }
        let sent = self.wires.lock().await.send_command(command, arguments);
        if sent.is_err() {
            self.forget();
        }
        sent
    }

    async fn send_data_slice(&mut self, data: &[u8]) -> Result<(), spi::Error> {
        // Pixels are streamed by the screen itself.
        if data.is_empty() {
            return Ok(());
        }
        let mut wires = self.wires.lock().await;
        wires.chip_select.set_low();
        wires.spi.write(data).await?;
        wires.chip_select.set_high();
        Ok(())
    }
}

/// The display's driver.
type Driver = Display<Commands, Panel, NoResetPin>;

/// The screen.
pub struct Screen {
    driver: Driver,
    wires: &'static SharedWires,
    /// Kept, and high: a pin that is let go drives nothing, and the panel falls back into its reset.
    _reset: Option<Output<'static>>,
    backlight: Pwm<'static>,
    brightness: u8,
    is_rotated: bool,
    strips: &'static mut Strips,
}

impl Screen {
    /// Wakes the display. It stays dark until [`Screen::light`].
    pub async fn start(
        wires: &'static SharedWires,
        mut reset: Option<Output<'static>>,
        backlight: Pwm<'static>,
        strips: &'static mut Strips,
    ) -> Self {
        loop {
            reset_panel(&mut reset).await;
            let (width, height) = PANEL;
            let driver = Builder::new(Panel(PANEL_SETTINGS), Commands::new(wires))
                .display_size(width, height)
                .invert_colors(ColorInversion::Inverted)
                .orientation(orientation(false))
                .init(&mut Delay)
                .await;
            match driver {
                Ok(driver) => {
                    return Self {
                        driver,
                        wires,
                        _reset: reset,
                        backlight,
                        brightness: 0,
                        is_rotated: false,
                        strips,
                    };
                }
                Err(error) => defmt::error!("no display: {}", defmt::Debug2Format(&error)),
            }
        }
    }

    /// Draws and sends what has changed.
    pub async fn show(&mut self, frame: &mut Frame) {
        if let Err(error) = self.send_changes(frame).await {
            defmt::error!("the display is not reached: {}", error);
            frame.forget_shown();
        }
    }

    /// Sends band by band: one is made ready while most of the one before is on the wire.
    async fn send_changes(&mut self, frame: &mut Frame) -> Result<(), spi::Error> {
        let mut update = frame.update();
        let [mut sending, mut filling] = self.strips.each_mut();
        let mut ready = update.next(sending);
        while let Some(pieces) = ready {
            ready = None;
            let mut rest = sending.as_flattened().as_flattened();
            for (number, piece) in pieces.into_iter().enumerate() {
                if let Some(window) = piece.window {
                    set_window(&mut self.driver, window).await?;
                }
                let Some((pixels, behind)) = rest.split_at_checked(piece.words) else {
                    continue;
                };
                rest = behind;
                let mut wires = self.wires.lock().await;
                wires.chip_select.set_low();
                let pixels = bytemuck::cast_slice(pixels);
                send_meanwhile(&mut wires.spi, pixels, || {
                    if number == 0 {
                        ready = update.next(filling);
                    }
                })?;
                wires.chip_select.set_high();
            }
            core::mem::swap(&mut sending, &mut filling);
        }
        Ok(())
    }

    /// Sets the brightness, in percent.
    pub fn light(&mut self, percent: u8) {
        if percent != self.brightness {
            self.brightness = percent;
            self.backlight.set_config(&backlight_config(percent));
        }
    }

    /// Turns the picture upside down, or back. It has to be sent anew then.
    pub async fn rotate(&mut self, is_rotated: bool, frame: &mut Frame) {
        if is_rotated == self.is_rotated {
            return;
        }
        self.is_rotated = is_rotated;
        if self
            .driver
            .set_orientation(orientation(is_rotated))
            .await
            .is_err()
        {
            defmt::error!("the display does not turn");
        }
        frame.forget_shown();
    }

    /// The panel sleeps while it is dark.
    pub async fn sleep(&mut self) {
        if !self.driver.is_sleeping() && self.driver.sleep(&mut Delay).await.is_err() {
            defmt::error!("the display does not sleep");
        }
    }

    /// The panel wakes up, if it sleeps.
    pub async fn wake(&mut self) {
        if self.driver.is_sleeping() && self.driver.wake(&mut Delay).await.is_err() {
            defmt::error!("the display does not wake");
        }
    }
}

/// Sends pixels while something else is done. What is left then is waited for: that is quicker than
/// an interrupt, and whatever is urgent interrupts it.
fn send_meanwhile(
    spi: &mut Spi<'static, DisplaySpi, Async>,
    pixels: &[u8],
    meanwhile: impl FnOnce(),
) -> Result<(), spi::Error> {
    let mut send = pin!(spi.write(pixels));
    match poll_once(send.as_mut()) {
        Poll::Ready(sent) => {
            meanwhile();
            sent
        }
        Poll::Pending => {
            meanwhile();
            block_on(send)
        }
    }
}

/// Tells the display where the next pixels go.
async fn set_window(driver: &mut Driver, window: Window) -> Result<(), spi::Error> {
    let Window {
        left,
        top,
        width,
        height,
    } = window;
    driver.show_raw_data(left, top, width, height, &[]).await
}

/// Resets a panel that has a pin for it. The driver does so by command as well.
async fn reset_panel(reset: &mut Option<Output<'static>>) {
    if let Some(reset) = reset {
        reset.set_low();
        Timer::after_millis(10).await;
        reset.set_high();
        // The longest time that it takes to come back.
        Timer::after_millis(120).await;
    }
}

/// Both kinds of panel lie on their side in the device.
fn orientation(is_rotated: bool) -> Orientation {
    Orientation::new().rotate(if is_rotated {
        Rotation::Deg270
    } else {
        Rotation::Deg90
    })
}

/// The backlight's signal for a brightness in percent.
pub fn backlight_config(percent: u8) -> pwm::Config {
    let mut config = pwm::Config::default();
    config.divider = PULSE_DIVIDER.into();
    config.top = BACKLIGHT_TOP;
    let level = u32::from(percent.min(100)) * (u32::from(BACKLIGHT_TOP) + 1) / 100;
    config.compare_a = level as u16;
    config.compare_b = level as u16;
    config
}
