//! Looks at the buttons while the processor cannot: as long as a sector of flash is erased, up to 400
//! milliseconds, no code in flash can run and interrupts are off. DMA copies the pins' levels to memory
//! meanwhile, at a steady pace, and what changed is told to the buttons' task afterwards, with its time.

use core::sync::atomic::{AtomicU32, Ordering, compiler_fence};

use cortex_m::interrupt;
use embassy_rp::Peri;
use embassy_rp::clocks::clk_sys_freq;
use embassy_rp::pac;
use embassy_rp::pac::dma::vals::{DataSize, TreqSel};
use embassy_rp::peripherals::DMA_CH1;
use embassy_time::Instant;
use handheld::board::Button;
use static_cell::StaticCell;

use crate::boards::{BUTTONS, ButtonPin};
use crate::buttons::{Change, UNSEEN};

/// The channel that copies.
const CHANNEL: usize = 1;
/// Registers with the raw interrupts of eight pins each; they are copied in turn. Among the four bits of
/// a pin is that it is low now, whether or not it may interrupt.
const REGISTERS: usize = 4;
/// Two to this power are the bytes of those registers, to which reading comes back.
const RING: u8 = 4;
/// Pins in a register.
const PINS: u8 = 8;
/// How many registers are copied in a second.
const RATE: u32 = 2000;
/// Milliseconds from one look at a pin to the next.
const EVERY: u64 = REGISTERS as u64 * 1000 / RATE as u64;
/// How many looks there is room for: a little more than the longest erase takes.
const LOOKS: usize = 208;

const _: () = assert!(LOOKS as u64 * EVERY > LONGEST_ERASE);
/// The longest time, in milliseconds, that the flash's data sheet allows for a sector.
const LONGEST_ERASE: u64 = 400;

type Look = [AtomicU32; REGISTERS];

/// What was seen. DMA writes there, so they are atomic.
static SEEN: [Look; LOOKS] = [const { [const { AtomicU32::new(0) }; REGISTERS] }; LOOKS];

/// Where a button is among the registers.
struct Place {
    button: Button,
    register: u8,
    /// Set while it is down.
    bit: u8,
}

impl Place {
    fn of(pin: &ButtonPin) -> Self {
        /// Of the four bits of a pin, the one of its low level is the lowest.
        const BITS: u8 = 4;
        Self {
            button: pin.button,
            register: pin.number / PINS,
            bit: pin.number % PINS * BITS,
        }
    }

    fn is_down(&self, look: &Look) -> bool {
        let register = look.get(usize::from(self.register));
        register.is_some_and(|bits| bits.load(Ordering::Relaxed) >> self.bit & 1 != 0)
    }
}

/// Looks at the buttons while something else is done.
pub struct Lookout {
    /// Nobody else has the channel.
    _channel: Peri<'static, DMA_CH1>,
    places: [Place; BUTTONS],
}

impl Lookout {
    /// Looks at these buttons. Never inlined: it is made where it stays.
    #[inline(never)]
    pub fn new(channel: Peri<'static, DMA_CH1>, pins: &[ButtonPin; BUTTONS]) -> &'static mut Self {
        static LOOKOUT: StaticCell<Lookout> = StaticCell::new();
        LOOKOUT.init_with(|| Self {
            _channel: channel,
            places: pins.each_ref().map(Place::of),
        })
    }

    /// Does something that keeps the processor from looking. The buttons' task hears of what happened
    /// meanwhile before it looks itself: interrupts are off until then.
    pub fn during<T>(&mut self, act: impl FnOnce() -> T) -> T {
        interrupt::free(|_| {
            let begun = Instant::now().as_millis();
            start();
            let done = act();
            let looks = stop();
            self.report(SEEN.get(..looks).unwrap_or(&[]), begun);
            done
        })
    }

    /// Tells what changed from the first look on. How it was before a change is told too: it may have
    /// become so just before the first look, when nobody looked.
    fn report(&self, looks: &[Look], begun: u64) {
        let times = (1..).map(|number| begun + number * EVERY);
        for (pair, at) in looks.windows(2).zip(times) {
            let [before, after] = pair else {
                continue;
            };
            for place in &self.places {
                let states = [(before, at - EVERY), (after, at)];
                let [was, is] = states.map(|(look, at)| Change {
                    button: place.button,
                    closed: place.is_down(look),
                    at,
                });
                if was.closed != is.closed {
                    // More changes than there is room for were not made by people.
                    let _ = UNSEEN.try_send(was);
                    let _ = UNSEEN.try_send(is);
                }
            }
        }
    }
}

/// Begins to copy.
fn start() {
    pac::DMA.timer(0).write(|timer| {
        timer.set_x(1);
        // 62,500 of the system's cycles, which it has room for.
        timer.set_y((clk_sys_freq() / RATE) as u16);
    });
    let channel = pac::DMA.ch(CHANNEL);
    let from = pac::IO_BANK0.intr(0).as_ptr() as u32;
    channel.read_addr().write_value(from);
    channel.write_addr().write_value(SEEN.as_ptr() as u32);
    channel
        .trans_count()
        .write(|count| *count = (LOOKS * REGISTERS) as u32);
    compiler_fence(Ordering::SeqCst);
    channel.ctrl_trig().write(|control| {
        control.set_en(true);
        control.set_data_size(DataSize::SIZE_WORD);
        control.set_incr_read(true);
        control.set_incr_write(true);
        control.set_ring_sel(false);
        control.set_ring_size(RING);
        control.set_treq_sel(TreqSel::TIMER0);
        // To itself: to none.
        control.set_chain_to(CHANNEL as u8);
        control.set_irq_quiet(true);
    });
}

/// Ends it; says how many looks are whole.
fn stop() -> usize {
    let channel = pac::DMA.ch(CHANNEL);
    pac::DMA
        .chan_abort()
        .write(|abort| abort.set_chan_abort(1 << CHANNEL));
    while channel.ctrl_trig().read().busy() {}
    compiler_fence(Ordering::SeqCst);
    let bytes = channel.write_addr().read() as usize - SEEN.as_ptr() as usize;
    bytes / size_of::<Look>()
}
