//! The serial port over USB: lines in, lines out. What is answered is up to the owner of the app.

use core::fmt::Write;
use core::sync::atomic::{AtomicBool, Ordering};

use embassy_futures::join::join;
use embassy_futures::select::select;
use embassy_rp::Peri;
use embassy_rp::peripherals::USB;
use embassy_rp::usb::Driver;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Timer, with_timeout};
use embassy_usb::class::cdc_acm::{CdcAcmClass, ControlChanged, Receiver, Sender, State};
use embassy_usb::{Builder, Config, Handler};
use firmware::requests::Request;
use handheld::app::Piece;
use static_cell::StaticCell;

use crate::{EVENTS, Event, Interrupts};

/// Raspberry Pi.
const VENDOR: u16 = 0x2E8A;
/// What Raspberry Pi calls the serial port of any program on a Pico.
const PRODUCT: u16 = 0x000A;
/// Bytes in a packet.
const PACKET: usize = 64;
/// The longest request; anything longer is none.
const LINE: usize = 64;

/// A computer that takes no packet for so long does not read.
const READ_TIMEOUT: Duration = Duration::from_secs(2);
/// How long to wait before the next conversation.
const PAUSE: Duration = Duration::from_millis(10);

/// A piece of an answer, and whether it is the last one.
pub struct Answer {
    /// Whole lines.
    pub piece: Piece,
    /// No piece follows.
    pub is_last: bool,
}

/// Answers on their way to the computer.
pub static ANSWERS: Channel<CriticalSectionRawMutex, Answer, 1> = Channel::new();

/// Does a computer talk to the device?
static HAS_COMPUTER: AtomicBool = AtomicBool::new(false);

/// Does a computer talk to the device? Then USB gives power. One that has gone, or sleeps, does not.
pub fn has_computer() -> bool {
    HAS_COMPUTER.load(Ordering::Relaxed)
}

/// Notes whether a computer talks to the device.
struct Presence {
    is_configured: bool,
    is_suspended: bool,
}

impl Presence {
    fn note(&self) {
        let has_computer = self.is_configured && !self.is_suspended;
        HAS_COMPUTER.store(has_computer, Ordering::Relaxed);
    }
}

impl Handler for Presence {
    fn reset(&mut self) {
        self.configured(false);
    }

    fn configured(&mut self, is_configured: bool) {
        self.is_configured = is_configured;
        self.note();
    }

    fn suspended(&mut self, is_suspended: bool) {
        self.is_suspended = is_suspended;
        self.note();
    }
}

/// Everything that USB needs for as long as the device runs.
struct Room {
    configuration: [u8; 256],
    bos: [u8; 256],
    control: [u8; 64],
    state: State<'static>,
    serial_number: heapless::String<16>,
    presence: Presence,
}

/// Serves the port, for ever.
#[embassy_executor::task]
pub async fn serve(usb: Peri<'static, USB>, chip: [u8; 8]) {
    static ROOM: StaticCell<Room> = StaticCell::new();
    let room = ROOM.init_with(|| Room {
        configuration: [0; 256],
        bos: [0; 256],
        control: [0; 64],
        state: State::new(),
        serial_number: hex(chip),
        presence: Presence {
            is_configured: false,
            is_suspended: false,
        },
    });
    let mut config = Config::new(VENDOR, PRODUCT);
    config.manufacturer = Some("Pocket Museum");
    config.product = Some("Pocket Museum");
    config.serial_number = Some(&room.serial_number);
    let mut builder = Builder::new(
        Driver::new(usb, Interrupts),
        config,
        &mut room.configuration,
        &mut room.bos,
        &mut [],
        &mut room.control,
    );
    builder.handler(&mut room.presence);
    let port = CdcAcmClass::new(&mut builder, &mut room.state, PACKET as u16);
    let (mut sender, mut receiver, control) = port.split_with_control();
    let mut usb = builder.build();
    join(usb.run(), async {
        loop {
            receiver.wait_connection().await;
            // Whoever closes the port, pulls the cable or does not read ends the conversation.
            select(converse(&mut sender, &mut receiver), hung_up(&control)).await;
            EVENTS.send(Event::PortClosed).await;
            Timer::after(PAUSE).await;
        }
    })
    .await;
}

/// Waits until the computer closes the port.
async fn hung_up(control: &ControlChanged<'static>) {
    loop {
        control.control_changed().await;
        if !control.dtr() {
            return;
        }
    }
}

fn hex(bytes: [u8; 8]) -> heapless::String<16> {
    let mut text = heapless::String::new();
    for byte in bytes {
        // Two digits for each of eight bytes fit.
        let _ = write!(text, "{byte:02X}");
    }
    text
}

type PicoDriver = Driver<'static, USB>;
type ToComputer = Sender<'static, PicoDriver>;
type FromComputer = Receiver<'static, PicoDriver>;

/// A conversation is over: the port does not work any more, or nobody reads.
struct Ended;

/// Answers one request after the other, until it ends.
async fn converse(to: &mut ToComputer, from: &mut FromComputer) -> Ended {
    let mut line = heapless::Vec::<u8, LINE>::new();
    let mut is_too_long = false;
    let mut packet = [0; PACKET];
    loop {
        let Ok(count) = from.read_packet(&mut packet).await else {
            return Ended;
        };
        for byte in packet.iter().copied().take(count) {
            if !matches!(byte, b'\n' | b'\r') {
                is_too_long |= line.push(byte).is_err();
                continue;
            }
            // A terminal that echoes sends our own errors back: they are no requests.
            if !line.is_empty() && !line.starts_with(b"error") {
                let request = core::str::from_utf8(&line).ok().and_then(Request::parse);
                let request = request.filter(|_| !is_too_long);
                if respond(to, request).await.is_err() {
                    return Ended;
                }
            }
            line.clear();
            is_too_long = false;
        }
    }
}

async fn respond(to: &mut ToComputer, request: Option<Request>) -> Result<(), Ended> {
    let Some(request) = request else {
        return send(to, b"error unknown request, try help\n").await;
    };
    EVENTS.send(Event::Request(request)).await;
    loop {
        let answer = ANSWERS.receive().await;
        send(to, answer.piece.as_bytes()).await?;
        if answer.is_last {
            return Ok(());
        }
        EVENTS.send(Event::PieceTaken).await;
    }
}

async fn send(to: &mut ToComputer, bytes: &[u8]) -> Result<(), Ended> {
    for packet in bytes.chunks(PACKET) {
        send_packet(to, packet).await?;
    }
    if bytes.len().is_multiple_of(PACKET) {
        // A full packet promises another one: an empty one ends it.
        send_packet(to, &[]).await?;
    }
    Ok(())
}

async fn send_packet(to: &mut ToComputer, packet: &[u8]) -> Result<(), Ended> {
    match with_timeout(READ_TIMEOUT, to.write_packet(packet)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Ended),
    }
}
