//! The first contact with a board: test pictures both ways up, full frames for as long as one likes,
//! and requests over the serial port that read pins and noise, time the flash, or overflow the stack on purpose. Held A
//! and B while switching on lead here; `docs/bring-up.md` says what to look at. No game is opened and
//! nothing is written to flash.

use core::fmt::{self, Write};

use embassy_rp::pac::{IO_BANK0, PADS_BANK0, XIP_CTRL};
use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, Instant, Timer, block_for, with_timeout};
use firmware::requests::{BringUp, Request};
use handheld::app::Piece;
use handheld::board::Button;
use handheld::buttons::DEBOUNCE;
use handheld::sketch::Bands;
use handheld::test_picture::{self, TestPicture};
use handheld::theme::{self, Colour};

use crate::boards::{BOARD, BUTTONS, ButtonPin, Frame};
use crate::crash::restart;
use crate::display::Screen;
use crate::lamp::Lamp;
use crate::owner::{WATCHDOG_TIMEOUT, update};
use crate::usb::{ANSWERS, Answer};
use crate::{EVENTS, Event, entropy};

/// How bright the screen is, in percent.
const BRIGHTNESS: u8 = 70;
/// The pins of the chip.
const PINS: usize = 30;
/// So many pins are in a piece.
const PINS_A_PIECE: usize = 6;
/// So many lines of noise are told, of so many bytes each.
const NOISE_LINES: usize = 128;
const NOISE_BYTES: usize = 32;

/// Are A and B held? One that is stuck is not enough.
pub fn is_wanted(buttons: &[ButtonPin; BUTTONS]) -> bool {
    [Button::A, Button::B].iter().all(|wanted| {
        let mut pins = buttons.iter();
        pins.any(|pin| pin.button == *wanted && pin.input.is_low())
    })
}

/// What is on the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Picture {
    Upright,
    UpsideDown,
    Frames,
}

impl Picture {
    fn next(self) -> Picture {
        match self {
            Picture::Upright => Picture::UpsideDown,
            Picture::UpsideDown => Picture::Frames,
            Picture::Frames => Picture::Upright,
        }
    }

    /// What the light beside it shows, where there is one: one of its colours each.
    fn light(self) -> Colour {
        match self {
            Picture::Upright => theme::MARK_RED,
            Picture::UpsideDown => theme::MARK_GREEN,
            Picture::Frames => theme::MARK_BLUE,
        }
    }
}

/// Full frames that were shown, and since when.
struct Frames {
    count: u32,
    since: Instant,
}

impl Frames {
    fn begin() -> Self {
        Self {
            count: 0,
            since: Instant::now(),
        }
    }
}

/// The buttons, looked at now and then.
struct Contacts<'p> {
    pins: &'p [ButtonPin; BUTTONS],
    is_down: bool,
}

impl Contacts<'_> {
    /// The button that went down since the last look, if none was down then.
    fn pressed(&mut self) -> Option<Button> {
        let mut pins = self.pins.iter();
        let down = pins.find(|pin| pin.input.is_low());
        let was_down = core::mem::replace(&mut self.is_down, down.is_some());
        down.filter(|_| !was_down).map(|pin| pin.button)
    }
}

/// Shows pictures, each with another light, and answers, until B restarts the device.
pub async fn run(
    mut screen: Screen,
    frame: &mut Frame,
    mut lamp: Option<Lamp>,
    pins: &[ButtonPin; BUTTONS],
    watchdog: &mut Watchdog,
) -> ! {
    let mut picture = Picture::Upright;
    let mut frames = Frames::begin();
    // What led here is still held.
    let mut contacts = Contacts {
        pins,
        is_down: true,
    };
    loop {
        if let Some(lamp) = &mut lamp {
            lamp.show(Some(picture.light()));
        }
        show(picture, &mut frames, &mut screen, frame).await;
        watchdog.feed(WATCHDOG_TIMEOUT);
        match wait(picture, &mut contacts, &frames, &mut screen, watchdog).await {
            Some(Button::B) => restart(),
            Some(_) => {
                picture = picture.next();
                frames = Frames::begin();
            }
            None => {}
        }
    }
}

async fn show(picture: Picture, frames: &mut Frames, screen: &mut Screen, frame: &mut Frame) {
    screen.rotate(picture == Picture::UpsideDown, frame).await;
    frames.count += u32::from(picture == Picture::Frames);
    let mut part = Some(Bands::ALL);
    while let Some(bands) = part {
        let drawn = match picture {
            Picture::Upright | Picture::UpsideDown => TestPicture::Bars,
            Picture::Frames => TestPicture::FullFrame(frames.count),
        };
        test_picture::sketch(drawn, BOARD, frame.sketch(bands));
        part = match bands.first_half() {
            Some(half) if frame.is_sketch_full() => Some(half),
            _ => {
                screen.show(frame).await;
                bands.below()
            }
        };
    }
    screen.light(BRIGHTNESS);
}

/// Waits for a button, and answers a computer meanwhile; while full frames are shown, it does not wait.
async fn wait(
    picture: Picture,
    contacts: &mut Contacts<'_>,
    frames: &Frames,
    screen: &mut Screen,
    watchdog: &mut Watchdog,
) -> Option<Button> {
    let looks = match picture {
        Picture::Frames => 1,
        Picture::Upright | Picture::UpsideDown => 50,
    };
    for _ in 0..looks {
        let pause = Duration::from_millis(if looks == 1 { 0 } else { DEBOUNCE });
        match with_timeout(pause, EVENTS.receive()).await {
            Ok(Event::Request(request)) => answer(request, frames, screen, watchdog).await,
            Ok(Event::Update) => update(screen),
            _ => {}
        }
        if let Some(button) = contacts.pressed() {
            return Some(button);
        }
    }
    None
}

/// Sends a whole answer, piece by piece. A computer that goes away ends it; one that takes its time for each piece
/// may have it.
async fn answer(request: Request, frames: &Frames, screen: &mut Screen, watchdog: &mut Watchdog) {
    ANSWERS.clear();
    for number in 0.. {
        watchdog.feed(WATCHDOG_TIMEOUT);
        let mut piece = Piece::new();
        let more = write_piece(request, number, frames, &mut piece);
        let is_last = !more;
        ANSWERS.send(Answer { piece, is_last }).await;
        if is_last {
            break;
        }
        match EVENTS.receive().await {
            Event::PieceTaken => {}
            Event::Update => update(screen),
            _ => break,
        }
    }
    if request == Request::BringUp(BringUp::Overflow) {
        // The answer gets its time to leave.
        Timer::after_millis(50).await;
        overflow(0);
    }
}

/// Writes a piece of an answer; says whether there is another one.
fn write_piece(request: Request, number: usize, frames: &Frames, out: &mut Piece) -> bool {
    let Request::BringUp(request) = request else {
        // The words are shorter than a piece.
        let _ = out.push_str("error a board is being brought up\n");
        return false;
    };
    let (written, more) = match request {
        BringUp::Pins => {
            let first = number * PINS_A_PIECE;
            (write_pins(first, out), first + PINS_A_PIECE < PINS)
        }
        BringUp::Noise => (write_noise(out), number + 1 < NOISE_LINES),
        BringUp::Frames => {
            let seconds = frames.since.elapsed().as_secs();
            let count = frames.count;
            (writeln!(out, "frames {count} seconds {seconds}"), false)
        }
        BringUp::Flash => (write_flash(out), false),
        BringUp::Overflow => (Ok(()), false),
    };
    let more = more && written.is_ok();
    if !more {
        let _ = out.push_str("ok\n");
    }
    more
}

/// The pins from one on: their function, level, direction, pulls, drive and slew.
fn write_pins(first: usize, out: &mut Piece) -> fmt::Result {
    for number in first..PINS.min(first + PINS_A_PIECE) {
        let pin = IO_BANK0.gpio(number);
        let (status, pad) = (pin.status().read(), PADS_BANK0.gpio(number).read());
        writeln!(
            out,
            "gpio {number} function {} drives {} level {} up {} down {} drive {} fast {}",
            pin.ctrl().read().funcsel(),
            u8::from(status.oetopad()),
            u8::from(status.infrompad()),
            u8::from(pad.pue()),
            u8::from(pad.pde()),
            pad.drive() as u8,
            u8::from(pad.slewfast()),
        )?;
    }
    Ok(())
}

/// Bits as they come, which are never used for a game.
fn write_noise(out: &mut Piece) -> fmt::Result {
    write!(out, "noise ")?;
    for _ in 0..NOISE_BYTES {
        let mut byte = 0u8;
        for _ in 0..8 {
            block_for(entropy::SPACING);
            byte = byte << 1 | u8::from(entropy::reading());
        }
        write!(out, "{byte:02x}")?;
    }
    writeln!(out)
}

/// How long words take that are nowhere but in the flash chip: what all figures of the emulator rest on.
#[allow(unsafe_code, reason = "flash is read where it lies")]
fn write_flash(out: &mut Piece) -> fmt::Result {
    /// Behind the code that reads them, one of each of the cache's lines.
    const FIRST: usize = 0x1010_0000;
    const LINE: usize = 8;
    const WORDS: usize = 1024;
    XIP_CTRL.flush().write(|cache| cache.set_flush(true));
    while !XIP_CTRL.stat().read().flush_ready() {}
    let begun = Instant::now();
    for number in 0..WORDS {
        let word = (FIRST + number * LINE) as *const u32;
        // SAFETY: a Pico has flash there, and every word of it can be read.
        unsafe { word.read_volatile() };
    }
    let passed = begun.elapsed().as_micros();
    writeln!(out, "flash words {WORDS} microseconds {passed}")
}

/// Calls itself until the stack is full.
#[inline(never)]
#[allow(unconditional_recursion, reason = "the stack is to overflow")]
fn overflow(depth: u32) -> u32 {
    let room = core::hint::black_box([depth; 64]);
    overflow(depth + 1) + room.iter().sum::<u32>()
}
