//! Waiting. While no task has anything to do the processor sleeps until something happens, and the chip runs from the
//! crystal meanwhile, at a tenth of its speed: a clock that nobody needs draws current all the same. The first
//! thing that is done on waking is to run from the PLL again, before any interrupt is served: nobody waits longer for
//! that, but for a microsecond.
//!
//! Time, the watchdog and the converter have clocks of their own. What hangs on the system's clock is seen to
//! here: pixels on their way, the pulses of backlight and light, USB, which needs a tenth more than its own 48 MHz, and
//! noise, which is not to be gathered in step with what the chip draws. Where USB gives power a computer may appear at any
//! moment, and what it draws is not the battery's.

use core::marker::PhantomData;
use core::sync::atomic::{AtomicBool, Ordering};

use cortex_m::peripheral::SCB;
use cortex_m::{asm, interrupt};
use embassy_executor::{Spawner, raw};
use embassy_rp::pac;

use crate::boards::{DISPLAY_CHANNEL, PULSE_SLICES, USB_POWER_PIN};
use crate::sleep::is_high;
use crate::system_clock::{Source, run_from};
use crate::usb;

/// Means the executor of the main thread to embassy, which then wakes it by an event.
const THREAD: usize = usize::MAX;
/// In the system's control register: an interrupt that comes is an event, also where it may not be served yet.
const SEVONPEND: u32 = 1 << 4;
/// What pulses are made of: of the PLL's 125 MHz nearly the crystal's frequency,
pub const PULSE_DIVIDER: u8 = 10;
/// of which they are made while it is waited.
const UNDIVIDED: u8 = 1;

/// Something is done between waits that are to be like any other work.
static IS_KEPT: AtomicBool = AtomicBool::new(false);

/// Runs the tasks of the main thread as embassy's own executor does, but for how it waits.
pub struct Executor {
    tasks: raw::Executor,
    /// It stays in its thread.
    _thread: PhantomData<*mut ()>,
}

impl Executor {
    /// An executor without tasks.
    pub fn new() -> Self {
        Self {
            tasks: raw::Executor::new(THREAD as *mut ()),
            _thread: PhantomData,
        }
    }

    /// Runs its tasks, for ever.
    #[allow(
        unsafe_code,
        reason = "who runs an executor promises to do so in one place"
    )]
    pub fn run(&'static mut self, begin: impl FnOnce(Spawner)) -> ! {
        begin(self.tasks.spawner());
        let_interrupts_wake();
        loop {
            // SAFETY: it is called here alone, and not by a task.
            unsafe { self.tasks.poll() }
            wait();
        }
    }
}

/// Lets an interrupt end a wait although interrupts are off.
#[allow(unsafe_code, reason = "the processor's own registers have no driver")]
fn let_interrupts_wake() {
    // SAFETY: nobody else writes this register, and its bit has no other meaning.
    unsafe { (*SCB::PTR).scr.modify(|bits| bits | SEVONPEND) }
}

/// From here on the speed stays the same while it waits, or not any more.
pub fn keep_up(is_kept: bool) {
    IS_KEPT.store(is_kept, Ordering::Relaxed);
}

/// Waits until there may be something to do. A task that became ready after the last look at it left an event, with
/// which this returns at once. Never inlined: it is kept in memory, by its name.
#[inline(never)]
fn wait() {
    interrupt::free(|_| {
        if is_needed() {
            asm::wfe();
            return;
        }
        pulse_by(UNDIVIDED);
        run_from(Source::Crystal);
        asm::wfe();
        run_from(Source::Pll);
        pulse_by(PULSE_DIVIDER);
    });
}

/// Does anything but the processor need the whole speed?
fn is_needed() -> bool {
    IS_KEPT.load(Ordering::Relaxed)
        || is_high(USB_POWER_PIN)
        || usb::is_on_bus()
        || pac::DMA.ch(DISPLAY_CHANNEL).ctrl_trig().read().busy()
}

/// Pulses keep their pace, so that everything is as bright as before.
fn pulse_by(divider: u8) {
    for slice in PULSE_SLICES {
        let pace = pac::PWM.ch(slice).div();
        pace.write(|pace| pace.set_int(divider));
    }
}
