//! The serial port over USB: lines in, lines out. What they mean is the app's.

use core::fmt::Write;

use embassy_futures::join::join;
use embassy_rp::Peri;
use embassy_rp::peripherals::USB;
use embassy_rp::usb::Driver;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_usb::class::cdc_acm::{CdcAcmClass, State};
use embassy_usb::driver::EndpointError;
use embassy_usb::{Builder, Config};
use handheld::app::{Piece, Request};
use static_cell::StaticCell;

use crate::{EVENTS, Event, Interrupts};

/// The identity that Raspberry Pi gives to serial ports of programs on a Pico.
const VENDOR: u16 = 0x2E8A;
const PRODUCT: u16 = 0x000A;
/// Bytes in a packet.
const PACKET: usize = 64;
/// The longest request; anything longer is none.
const LINE: usize = 64;

/// A piece of an answer, and whether it is the last one.
pub struct Answer {
    /// Whole lines.
    pub piece: Piece,
    /// No piece follows.
    pub is_last: bool,
}

/// Answers on their way to the computer.
pub static ANSWERS: Channel<CriticalSectionRawMutex, Answer, 1> = Channel::new();

/// Everything that USB needs for as long as the device runs.
struct Room {
    configuration: [u8; 256],
    bos: [u8; 256],
    control: [u8; 64],
    state: State<'static>,
    serial_number: heapless::String<16>,
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
    let mut port = CdcAcmClass::new(&mut builder, &mut room.state, PACKET as u16);
    let mut usb = builder.build();
    join(usb.run(), async {
        loop {
            port.wait_connection().await;
            // A cable that is pulled ends a conversation; the next one begins anew.
            let _ = converse(&mut port).await;
            EVENTS.send(Event::PortClosed).await;
        }
    })
    .await;
}

fn hex(bytes: [u8; 8]) -> heapless::String<16> {
    let mut text = heapless::String::new();
    for byte in bytes {
        // Two digits for each of eight bytes fit.
        let _ = write!(text, "{byte:02X}");
    }
    text
}

type Port = CdcAcmClass<'static, Driver<'static, USB>>;

async fn converse(port: &mut Port) -> Result<(), EndpointError> {
    let mut line = heapless::Vec::<u8, LINE>::new();
    let mut is_too_long = false;
    let mut packet = [0; PACKET];
    loop {
        let count = port.read_packet(&mut packet).await?;
        for byte in packet.iter().copied().take(count) {
            match byte {
                b'\n' | b'\r' if line.is_empty() && !is_too_long => {}
                b'\n' | b'\r' => {
                    let request = core::str::from_utf8(&line).ok().and_then(Request::parse);
                    respond(port, request.filter(|_| !is_too_long)).await?;
                    line.clear();
                    is_too_long = false;
                }
                byte => is_too_long |= line.push(byte).is_err(),
            }
        }
    }
}

async fn respond(port: &mut Port, request: Option<Request>) -> Result<(), EndpointError> {
    let Some(request) = request else {
        return send(port, b"error unknown request, try help\n").await;
    };
    EVENTS.send(Event::Request(request)).await;
    loop {
        let answer = ANSWERS.receive().await;
        send(port, answer.piece.as_bytes()).await?;
        if answer.is_last {
            return Ok(());
        }
    }
}

async fn send(port: &mut Port, bytes: &[u8]) -> Result<(), EndpointError> {
    for packet in bytes.chunks(PACKET) {
        port.write_packet(packet).await?;
    }
    if bytes.len().is_multiple_of(PACKET) {
        // A full packet promises another one: an empty one ends it.
        port.write_packet(&[]).await?;
    }
    Ok(())
}
