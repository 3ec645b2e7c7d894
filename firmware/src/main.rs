//! The Pocket Museum on a Raspberry Pi Pico: pins, tasks that feed one channel, and one owner of the
//! app.
//!
//! It holds no rule of any game and no screen, and nothing but a file in `boards` knows which board
//! it is on. Start reading with `main`; go on with `owner`, which takes one event after the other,
//! lets the app act and shows what it draws on `display` and `lamp`. `buttons`, `battery`, `usb` and
//! `entropy` are a task each; `lookout` sees buttons while flash is erased, `idle` waits on a slower clock, and
//! `sleep` stops all clocks in the dark; `crash` and `aftermath` are what happens when something goes wrong. What can be
//! tested without a Pico is in the library beside this program.
#![no_std]
#![no_main]

mod aftermath;
mod battery;
mod boards;
mod bring_up;
mod buttons;
mod crash;
mod display;
mod entropy;
mod flash;
mod idle;
mod info;
mod lamp;
mod lookout;
mod owner;
mod sleep;
mod system_clock;
mod usb;

use defmt::{Debug2Format, error, info, warn};
use defmt_rtt as _;
use embassy_executor::{InterruptExecutor, SendSpawner, SpawnError, SpawnToken, Spawner};
use embassy_futures::join::join;
use embassy_rp::interrupt::{self, InterruptExt, Priority};
use embassy_rp::peripherals::{DMA_CH0, USB};
use embassy_rp::watchdog::Watchdog;
use embassy_rp::{bind_interrupts, dma, usb as usb_device};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_sync::mutex::Mutex;
use embassy_time::Instant;
use firmware::requests::Request;
use firmware::saves::BootSeed;
use handheld::app::{App, Memory};
use handheld::board::Input;
use handheld::power::Power;
#[cfg(feature = "probe")]
use panic_probe as _;
// For its feature alone: the processor has no compare-and-swap.
use portable_atomic as _;
use static_cell::{ConstStaticCell, StaticCell};

use crate::aftermath::Teller;
use crate::boards::{BOARD, Frame, Parts};
use crate::crash::LastRun;
use crate::display::{EMPTY_STRIPS, Screen, SharedWires, Strips, Wires};
use crate::entropy::{Chance, Source};
use crate::flash::PicoSaves;
use crate::lookout::Lookout;
use crate::owner::{Owner, WATCHDOG_TIMEOUT};
use crate::sleep::Wakers;

bind_interrupts!(struct Interrupts {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
    USBCTRL_IRQ => usb::BusWatch, usb_device::InterruptHandler<USB>;
});

/// Something that the app has to know.
enum Event {
    /// A person did something.
    Input(Input),
    /// The power changed.
    Power(Power),
    /// A computer asks for something.
    Request(Request),
    /// It sends a line of a text, which lies in [`LINES`].
    Line,
    /// It has got a piece of the answer.
    PieceTaken,
    /// It does not listen any more.
    PortClosed,
    /// It wants to send a new firmware.
    Update,
}

/// A line of a text that a computer sends.
type TextLine = heapless::String<96>;

/// A line of a text under way to the app; nothing if what came is none. There is never more than one: whoever sends
/// it waits for what is said of it.
static LINES: Channel<CriticalSectionRawMutex, Option<TextLine>, 1> = Channel::new();

/// What the tasks tell the owner of the app. It is full of small things: what is large lies elsewhere.
static EVENTS: Channel<CriticalSectionRawMutex, Event, 16> = Channel::new();

#[embassy_executor::main(executor = "crate::idle::Executor")]
async fn main(spawner: Spawner) {
    static WIRES: StaticCell<SharedWires> = StaticCell::new();
    static FRAME: ConstStaticCell<Frame> = ConstStaticCell::new(Frame::new());
    static OWNER: StaticCell<Owner<PicoSaves, Chance>> = StaticCell::new();
    static STRIPS: ConstStaticCell<Strips> = ConstStaticCell::new(EMPTY_STRIPS);

    let whole_reset = crash::was_whole_reset();
    let peripherals = embassy_rp::init(embassy_rp::config::Config::default());
    crash::guard_stack();
    info!("Pocket Museum {=str}", env!("CARGO_PKG_VERSION"));
    let Parts {
        spi,
        data_or_command,
        chip_select,
        reset,
        backlight,
        lamp,
        mut buttons,
        pico,
    } = boards::parts(peripherals);
    let mut watchdog = Watchdog::new(pico.watchdog);
    let last_run = LastRun::look(&mut watchdog, whole_reset);
    // A restart by the watchdog leaves it counting beside a debugger.
    watchdog.pause_on_debug(true);
    watchdog.start(WATCHDOG_TIMEOUT);

    let wires = WIRES.init(Mutex::new(Wires {
        spi,
        data_or_command,
        chip_select,
    }));
    let waking = Screen::start(wires, reset, backlight, STRIPS.take());
    let frame = FRAME.take();
    let (chip, saves) = flash::open(pico.flash, Lookout::new(pico.lookout, &buttons));
    let urgent = urgent();
    // First of all: whatever else goes wrong, a computer can send a new firmware.
    start_urgent(urgent, usb::serve(pico.usb, chip));
    let wakers = Wakers::new(&buttons);
    let mut saves = match saves {
        Ok(saves) => saves,
        Err(error) => {
            error!("no room for saves: {}", Debug2Format(&error));
            let mut teller = Teller {
                screen: &mut waking.await,
                frame,
                pins: &mut buttons,
                wakers: &wakers,
                watchdog: &mut watchdog,
            };
            teller.tell_of_no_saves().await
        }
    };
    // Without the seed of last time there is still all the noise.
    let kept = if last_run.spares_flash() {
        BootSeed::default()
    } else {
        saves.load_seed().unwrap_or_default()
    };
    if bring_up::is_wanted(&buttons) {
        // What works there and not otherwise then differs by how it is waited.
        idle::keep_up(true);
        bring_up::run(waking.await, frame, lamp, &buttons, &mut watchdog).await
    }
    let mut source = Source::new(chip, kept.bytes);
    // The display needs time to wake up: noise is gathered meanwhile.
    let (mut screen, seed) = join(waking, source.start()).await;
    let mut teller = Teller {
        screen: &mut screen,
        frame,
        pins: &mut buttons,
        wakers: &wakers,
        watchdog: &mut watchdog,
    };
    let with_game = teller.tell(&last_run, &mut saves).await;
    watchdog.feed(WATCHDOG_TIMEOUT);
    if saves.keep_seed(&seed).is_err() {
        warn!("the seed for the next start is not kept");
    }
    // It is large: it is made where it stays.
    let owner = OWNER.init_with(|| Owner {
        app: new_app(saves, with_game),
        frame,
        screen,
        lamp,
        wakers,
        watchdog,
    });
    owner.show_first().await;
    // What is pressed before there is anything to see is no answer to it.
    start_urgent(urgent, buttons::watch(buttons));
    start(spawner, entropy::keep_ready(source));
    start(spawner, battery::watch(pico.supply));
    owner.run().await
}

type PicoApp = App<&'static mut Memory, PicoSaves, Chance>;

/// The app's memory. It is large: it is made where it stays. Never inlined: what it is made of is given back before
/// anything is read into it.
#[inline(never)]
fn new_memory() -> &'static mut Memory {
    static MEMORY: StaticCell<Memory> = StaticCell::new();
    MEMORY.uninit().write(Memory::new())
}

/// The app, with the game that ran or without. Never inlined: what it needs to read a save is given back before the app
/// runs.
#[inline(never)]
fn new_app(saves: PicoSaves, with_game: bool) -> PicoApp {
    let memory = new_memory();
    let now = Instant::now().as_millis();
    if with_game {
        App::new(memory, BOARD, saves, Chance, now)
    } else {
        App::without_game(memory, BOARD, saves, Chance, now)
    }
}

/// Runs tasks that may interrupt all others.
static URGENT: InterruptExecutor = InterruptExecutor::new();

#[embassy_rp::pac::interrupt]
#[allow(
    unsafe_code,
    reason = "only the interrupt it is started with may call it"
)]
unsafe fn SWI_IRQ_1() {
    // SAFETY: this is the interrupt that `urgent` starts it with.
    unsafe { URGENT.on_interrupt() }
}

/// Lets those tasks run.
fn urgent() -> SendSpawner {
    // The lowest there is; what interrupts the hardware has only wake tasks.
    interrupt::SWI_IRQ_1.set_priority(Priority::P3);
    URGENT.start(interrupt::SWI_IRQ_1)
}

/// Starts a task that interrupts all others: a computer and people do not wait for drawing and saving. Never
/// inlined: what it needs to be made is not kept on the stack of all that follows.
#[inline(never)]
fn start_urgent<S: Send>(spawner: SendSpawner, task: Result<SpawnToken<S>, SpawnError>) {
    match task {
        Ok(task) => spawner.spawn(task),
        Err(_) => warn!("a task was started twice"),
    }
}

/// Starts a task. Each is started once, so there is room for it.
fn start<S>(spawner: Spawner, task: Result<SpawnToken<S>, SpawnError>) {
    match task {
        Ok(task) => spawner.spawn(task),
        Err(_) => warn!("a task was started twice"),
    }
}
