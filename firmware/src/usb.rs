//! The serial port over USB: lines in, lines out. What is answered is up to the owner of the app.
//! It is served above drawing and saving, because a computer does not wait; and
//! it knows whether there is a computer at all.

use core::fmt::Write;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use embassy_futures::join::join3;
use embassy_futures::select::select3;
use embassy_rp::interrupt::typelevel::{self, USBCTRL_IRQ};
use embassy_rp::peripherals::USB;
use embassy_rp::usb::Driver;
use embassy_rp::{Peri, pac};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Instant, Timer, with_timeout};
use embassy_usb::class::cdc_acm::{CdcAcmClass, ControlChanged, Receiver, Sender, State};
use embassy_usb::control::{OutResponse, Request as ControlRequest};
use embassy_usb::{Builder, Config, Handler};
use firmware::requests::{self, Request};
use handheld::app::{self, Piece};
use static_cell::StaticCell;

use crate::{EVENTS, Event, Interrupts, LINES, TextLine};

/// Raspberry Pi.
const VENDOR: u16 = 0x2E8A;
/// What Raspberry Pi calls the serial port of any program on a Pico.
const PRODUCT: u16 = 0x000A;
/// Bytes in a packet of the port. More would do, but errors on the bus while the chip sends a long one may hang its
/// controller (erratum RP2040-E15), and embassy's driver knows no way round that. Control packets keep their 64: that
/// driver cuts its answers by it, whatever is announced.
const PACKET: usize = 32;
/// A computer that asks nothing for so many milliseconds after a reset of the bus will not ask.
const PATIENCE: u32 = 5000;
/// The longest request or line of a text; anything longer is none.
const LINE: usize = 96;

/// A computer that takes no packet for so long does not read.
const READ_TIMEOUT: Duration = Duration::from_secs(2);
/// How long to wait before the next conversation.
const PAUSE: Duration = Duration::from_millis(10);

/// The rate that asks for the boot loader: by custom of this id, and of `picotool` and Arduino.
const BOOT_LOADER_RATE: u32 = 1200;
/// The request of a serial port by which its rate is set.
const SET_LINE_CODING: u8 = 0x20;

/// A piece of an answer, and whether it is the last one.
pub struct Answer {
    /// Whole lines.
    pub piece: Piece,
    /// No piece follows.
    pub is_last: bool,
}

/// Answers on their way to the computer.
pub static ANSWERS: Channel<CriticalSectionRawMutex, Answer, 1> = Channel::new();

/// Puts an answer on its way, if none is. Never inlined: what it is copied through is given back before anything else
/// needs the stack.
#[inline(never)]
pub fn post(answer: Answer) {
    let _ = ANSWERS.try_send(answer);
}

/// Refuses what a computer asks for. Its last question is the only one that it waits for an answer to.
#[inline(never)]
pub fn refuse(why: &str) {
    ANSWERS.clear();
    let mut answer = Answer {
        piece: Piece::new(),
        is_last: true,
    };
    // The words are shorter than a piece.
    let _ = writeln!(answer.piece, "error {why}");
    post(answer);
}

/// Comes before embassy's handler of the port's interrupt, and sees to two things that embassy's driver does not.
///
/// A bus that was suspended and goes on before anybody could look – flash was being erased – leaves an interrupt that the
/// driver would find no reason for, never clear, and be called for again and again.
///
/// In the middle of a question of the computer the driver looks at nothing but the packets of the answer. If the cable is pulled
/// then, or the computer begins anew, it would wait for them for ever: see `other_question` for what no interrupt tells.
pub struct BusWatch;

#[allow(
    unsafe_code,
    reason = "only the interrupt that it is bound to may call it"
)]
impl typelevel::Handler<USBCTRL_IRQ> for BusWatch {
    unsafe fn on_interrupt() {
        let has_changed = pac::USB.intr().read().dev_suspend();
        let served = pac::USB.ints().read();
        if served.bus_reset() || served.dev_suspend() {
            BUS_CHANGED.signal(());
        }
        if has_changed && !pac::USB.sie_status().read().suspended() {
            // Written, it only forgets that the bus has changed.
            let forget = |status: &mut pac::usb::regs::SieStatus| status.set_suspended(true);
            pac::USB.sie_status().write(forget);
        }
    }
}

/// Everything that USB needs for as long as the device runs.
struct Room {
    configuration: [u8; 256],
    bos: [u8; 256],
    control: [u8; 64],
    state: State<'static>,
    cable: Cable,
    serial_number: heapless::String<16>,
}

/// A computer has set the device up and is awake.
static IS_CONFIGURED: AtomicBool = AtomicBool::new(false);
/// A computer has reset the bus, as it does before it says anything, and is awake.
static IS_ON_BUS: AtomicBool = AtomicBool::new(false);
/// When the bus was last reset.
static RESET_AT: AtomicU32 = AtomicU32::new(0);
/// A computer is on the bus from now on, or still.
static ON_BUS: Signal<CriticalSectionRawMutex, ()> = Signal::new();
/// The bus was reset, or is silent: what the computer asked last is for nobody any more.
static BUS_CHANGED: Signal<CriticalSectionRawMutex, ()> = Signal::new();
/// The computer was unplugged, sleeps, or begins anew.
static LET_GO: Signal<CriticalSectionRawMutex, ()> = Signal::new();
/// The computer wants to send a new firmware.
static WANTS_UPDATE: Signal<CriticalSectionRawMutex, ()> = Signal::new();

/// Is there a computer that gives power, whatever the pins say?
pub fn has_computer() -> bool {
    IS_CONFIGURED.load(Ordering::Relaxed)
}

/// Is there a computer that may say something at any moment?
pub fn is_on_bus() -> bool {
    IS_ON_BUS.load(Ordering::Relaxed)
}

/// Has a computer found a new device, and is about to ask what it is? One that resets the bus and then leaves it at that,
/// like a charger with a computer in it, is not.
pub fn is_being_set_up() -> bool {
    let passed = milliseconds().wrapping_sub(RESET_AT.load(Ordering::Relaxed));
    is_on_bus() && !has_computer() && passed < PATIENCE
}

/// Since the start. They begin anew after a month and a half.
fn milliseconds() -> u32 {
    Instant::now().as_millis() as u32
}

/// What is to be known of the cable. A cable that is pulled looks to the chip like a computer that
/// falls asleep.
#[derive(Default)]
struct Cable {
    has_begun: bool,
    is_configured: bool,
    is_asleep: bool,
}

impl Cable {
    fn tell(&self) {
        let is_configured = self.is_configured && !self.is_asleep;
        IS_CONFIGURED.store(is_configured, Ordering::Relaxed);
        let is_on_bus = self.has_begun && !self.is_asleep;
        IS_ON_BUS.store(is_on_bus, Ordering::Relaxed);
        if is_on_bus {
            ON_BUS.signal(());
        }
        if !is_configured {
            LET_GO.signal(());
        }
    }
}

impl Handler for Cable {
    fn reset(&mut self) {
        RESET_AT.store(milliseconds(), Ordering::Relaxed);
        *self = Cable {
            has_begun: true,
            ..Cable::default()
        };
        self.tell();
    }

    fn configured(&mut self, is_configured: bool) {
        self.is_configured = is_configured;
        self.tell();
    }

    fn suspended(&mut self, is_asleep: bool) {
        self.is_asleep = is_asleep;
        self.tell();
    }

    fn control_out(&mut self, request: ControlRequest, data: &[u8]) -> Option<OutResponse> {
        let rate = data.first_chunk().map(|rate| u32::from_le_bytes(*rate));
        if request.request == SET_LINE_CODING && rate == Some(BOOT_LOADER_RATE) {
            WANTS_UPDATE.signal(());
        }
        // The port itself answers.
        None
    }
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
        cable: Cable::default(),
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
    // Before the port, so that it hears what the port is told.
    builder.handler(&mut room.cable);
    let port = CdcAcmClass::new(&mut builder, &mut room.state, PACKET as u16);
    let (mut sender, mut receiver, control) = port.split_with_control();
    let mut usb = builder.build();
    let conversations = async {
        loop {
            receiver.wait_connection().await;
            LET_GO.reset();
            // Whoever closes the port, pulls the cable or does not read ends the conversation.
            let talk = converse(&mut sender, &mut receiver);
            select3(talk, hung_up(&control), LET_GO.wait()).await;
            EVENTS.send(Event::PortClosed).await;
            Timer::after(PAUSE).await;
        }
    };
    let update = async {
        loop {
            WANTS_UPDATE.wait().await;
            EVENTS.send(Event::Update).await;
        }
    };
    let bus = async {
        loop {
            // Run anew, it first looks at what has become of the bus. Waiting comes first: a question that came after a change
            // is not to be dropped with those before it. embassy-usb 0.6 asks to disable the port instead; with this driver
            // there is nothing else to undo than what was still to be said.
            select3(BUS_CHANGED.wait(), other_question(), usb.run()).await;
            forget_answer();
        }
    };
    join3(bus, conversations, update).await;
}

/// Waits until the computer has given up waiting for an answer, and asks something else: a setup packet that the driver does not
/// look at, since it is still about the one before.
async fn other_question() {
    /// A question is looked at much sooner than this, unless there is another before it.
    const LOOKS: Duration = Duration::from_millis(100);
    let is_unseen = || pac::USB.sie_status().read().setup_rec();
    loop {
        while !is_on_bus() {
            ON_BUS.wait().await;
        }
        Timer::after(LOOKS).await;
        if is_unseen() {
            Timer::after(LOOKS).await;
            if is_unseen() {
                return;
            }
        }
    }
}

/// What was still to be said to an earlier question is not the answer to the next.
fn forget_answer() {
    pac::USB_DPRAM.ep_in_buffer_control(0).write(|_| {});
    pac::USB_DPRAM.ep_out_buffer_control(0).write(|_| {});
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

/// A line that comes byte by byte.
#[derive(Default)]
struct Line {
    bytes: heapless::Vec<u8, LINE>,
    is_too_long: bool,
    /// The byte before ended a line, and a line feed behind it belongs to that.
    is_after_return: bool,
}

impl Line {
    /// Takes a byte and says whether it ends the line.
    fn take(&mut self, byte: u8) -> bool {
        let was_return = core::mem::replace(&mut self.is_after_return, byte == b'\r');
        match byte {
            b'\n' => !was_return,
            b'\r' => true,
            byte => {
                self.is_too_long |= self.bytes.push(byte).is_err();
                false
            }
        }
    }

    fn clear(&mut self) {
        self.bytes.clear();
        self.is_too_long = false;
    }
}

/// Answers one request after the other, until it ends.
async fn converse(to: &mut ToComputer, from: &mut FromComputer) -> Ended {
    let mut line = Line::default();
    // Lines are of a text, not requests.
    let mut is_text = false;
    let mut packet = [0; PACKET];
    loop {
        let Ok(count) = from.read_packet(&mut packet).await else {
            return Ended;
        };
        for byte in packet.iter().copied().take(count) {
            if !line.take(byte) {
                continue;
            }
            let answered = if is_text {
                pass_on(to, &line).await
            } else {
                answer(to, &line).await
            };
            match answered {
                Ok(text_follows) => is_text = text_follows,
                Err(ended) => return ended,
            }
            line.clear();
        }
    }
}

/// Answers a request; says whether a text follows it.
async fn answer(to: &mut ToComputer, line: &Line) -> Result<bool, Ended> {
    // A terminal that echoes sends our own errors back: they are no requests.
    if line.bytes.is_empty() || line.bytes.starts_with(b"error") {
        return Ok(false);
    }
    let request = core::str::from_utf8(&line.bytes)
        .ok()
        .and_then(Request::parse);
    let request = request.filter(|_| !line.is_too_long);
    let is_ok = respond(to, request).await?;
    Ok(is_ok && request == Some(Request::App(app::Request::TakeBox)))
}

/// Passes on a line of a text and sends what is said of it; says whether the text goes on.
async fn pass_on(to: &mut ToComputer, line: &Line) -> Result<bool, Ended> {
    let text = requests::text_line(&line.bytes, line.is_too_long);
    let text = text.and_then(|text| TextLine::try_from(text).ok());
    // One that nobody fetched was of a conversation that is over.
    LINES.clear();
    let _ = LINES.try_send(text);
    EVENTS.send(Event::Line).await;
    let answer = ANSWERS.receive().await;
    if !answer.piece.is_empty() {
        send(to, answer.piece.as_bytes()).await?;
    }
    Ok(!answer.is_last)
}

/// Sends the answer to a request, and says whether it was carried out.
async fn respond(to: &mut ToComputer, request: Option<Request>) -> Result<bool, Ended> {
    let Some(request) = request else {
        send(to, b"error unknown request, try help\n").await?;
        return Ok(false);
    };
    EVENTS.send(Event::Request(request)).await;
    loop {
        let answer = ANSWERS.receive().await;
        send(to, answer.piece.as_bytes()).await?;
        if answer.is_last {
            return Ok(answer.piece.ends_with("ok\n"));
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
