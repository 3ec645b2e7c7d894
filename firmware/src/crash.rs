//! What happens when the program cannot go on: it notes where, starts anew, and the next start
//! shows it before anything else. The note lies in memory that a restart does not clear.

use core::mem::MaybeUninit;

use cortex_m_rt::{ExceptionFrame, exception};
use embassy_rp::Peripherals;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use handheld::crash::{Cause, Crash};
use portable_atomic::{AtomicBool, Ordering};

/// The longest place.
const PLACE: usize = 48;
/// Marks a note that was written, and not what memory holds after switching on.
const MAGIC: u32 = 0x504D_4352;

/// The watchdog's scratch register with our mark: only switching off and the boot ROM clear it.
const MARK_REGISTER: usize = 4;
/// Stands in that register while our firmware runs.
const MARK: u32 = 0x504D_5744;
/// After more crashes in a row than this, drawing words may be what crashes.
const MOST_CRASHES_TOLD: u32 = 3;

/// A note across a restart.
#[derive(Clone, Copy)]
#[repr(C)]
struct Note {
    magic: u32,
    /// Crashes in a row; 0: none.
    count: u32,
    cause: u32,
    code: u32,
    length: u32,
    place: [u8; PLACE],
    sum: u32,
}

#[allow(unsafe_code, reason = "a section that start-up code does not clear")]
#[unsafe(link_section = ".uninit.CRASH")]
static mut NOTE: MaybeUninit<Note> = MaybeUninit::uninit();

impl Note {
    const NONE: Note = Note {
        magic: MAGIC,
        count: 0,
        cause: 0,
        code: 0,
        length: 0,
        place: [0; PLACE],
        sum: 0,
    };

    #[allow(unsafe_code, reason = "memory that outlives a restart has no owner")]
    fn read() -> Note {
        // SAFETY: every bit pattern is a note; the checksum tells which one was written as such.
        // Nothing else refers to it: one core, and the handlers that write it never return.
        let note = unsafe { (&raw const NOTE).cast::<Note>().read_volatile() };
        if note.magic == MAGIC && note.sum == note.checksum() {
            note
        } else {
            Note::NONE
        }
    }

    #[allow(unsafe_code, reason = "memory that outlives a restart has no owner")]
    fn write(mut self) {
        self.sum = self.checksum();
        // SAFETY: as in `read`.
        unsafe { (&raw mut NOTE).cast::<Note>().write_volatile(self) }
    }

    fn checksum(&self) -> u32 {
        let words = [self.count, self.cause, self.code, self.length];
        let words = words.into_iter().flat_map(u32::to_le_bytes);
        fingerprint(words.chain(self.place))
    }

    fn place(&self) -> &str {
        let bytes = self.place.get(..self.length as usize).unwrap_or(&[]);
        core::str::from_utf8(bytes).unwrap_or("?")
    }
}

/// FNV-1a.
fn fingerprint(bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(0x811C_9DC5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// A place while it is being written; what does not fit is left out.
struct Place {
    bytes: [u8; PLACE],
    length: usize,
}

impl core::fmt::Write for Place {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        for byte in text.bytes().filter(u8::is_ascii) {
            if let Some(place) = self.bytes.get_mut(self.length) {
                *place = byte;
                self.length += 1;
            }
        }
        Ok(())
    }
}

/// Notes a crash and starts anew.
fn crash(cause: Cause, place: core::fmt::Arguments<'_>) -> ! {
    /// A crash while one is noted or logged: the log may be what crashed.
    static UNDER_WAY: AtomicBool = AtomicBool::new(false);
    if UNDER_WAY.swap(true, Ordering::Relaxed) {
        restart()
    }
    let mut written = Place {
        bytes: [0; PLACE],
        length: 0,
    };
    let _ = core::fmt::write(&mut written, place);
    let code = fingerprint(written.bytes.into_iter());
    let note = Note {
        count: Note::read().count.saturating_add(1),
        cause: cause as u32,
        code,
        length: written.length as u32,
        place: written.bytes,
        ..Note::NONE
    };
    note.write();
    defmt::error!("crash {=u32:08X} at {=str}", code, note.place());
    restart()
}

/// Starts anew, with memory as it is.
#[allow(unsafe_code, reason = "in a crash nobody can hand over the watchdog")]
fn restart() -> ! {
    cortex_m::interrupt::disable();
    // SAFETY: nothing else runs from here on.
    let peripherals = unsafe { Peripherals::steal() };
    Watchdog::new(peripherals.WATCHDOG).trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}

/// Where the program found that it was wrong. The message stays out: it could tell of a hidden card.
#[cfg(not(feature = "probe"))]
#[panic_handler]
fn panic(info: &core::panic::PanicInfo<'_>) -> ! {
    match info.location() {
        Some(location) => {
            let path = location.file();
            let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
            crash(Cause::Panic, format_args!("{name}:{}", location.line()))
        }
        None => crash(Cause::Panic, format_args!("?")),
    }
}

#[allow(unsafe_code, reason = "the vector of the processor's faults")]
#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    crash(Cause::Fault, format_args!("{:08X}", frame.pc()))
}

/// What the last run left.
pub struct LastRun(Note);

impl LastRun {
    /// Looks, before the watchdog is started again. A hang could not be noted when it happened; and
    /// the watchdog also starts a new firmware after it was dragged onto the Pico, but not with our
    /// mark.
    pub fn look(watchdog: &mut Watchdog) -> LastRun {
        let mut note = Note::read();
        let was_ours = watchdog.get_scratch(MARK_REGISTER) == MARK;
        watchdog.set_scratch(MARK_REGISTER, MARK);
        if was_ours && matches!(watchdog.reset_reason(), Some(ResetReason::TimedOut)) {
            note = Note {
                count: note.count.saturating_add(1),
                cause: Cause::Hang as u32,
                ..Note::NONE
            };
            note.write();
        }
        LastRun(note)
    }

    /// After crashes in a row, flash is not touched before somebody has seen the screen: reading it
    /// may be what crashes.
    pub fn spares_flash(&self) -> bool {
        self.0.count > 1
    }

    /// Not even the crash screen seems to work.
    pub fn is_hopeless(&self) -> bool {
        self.0.count > MOST_CRASHES_TOLD
    }

    /// The crash it ended with, if it did.
    pub fn crash(&self) -> Option<Crash<'_>> {
        let LastRun(note) = self;
        let causes = [Cause::Panic, Cause::Fault, Cause::Hang];
        let cause = causes
            .into_iter()
            .find(|cause| *cause as u32 == note.cause)?;
        (note.count > 0).then_some(Crash {
            cause,
            place: note.place(),
            code: note.code,
            again: self.spares_flash(),
        })
    }
}

/// Lets nobody touch what lies below the stack, so that a stack that grows too far is a fault, which
/// the watchdog then ends, and not a write to registers of the flash.
#[allow(unsafe_code, reason = "the processor's own registers have no driver")]
pub fn guard_stack() {
    /// As far below as the largest frame can reach, in a region of 64 KB.
    const BELOW: u32 = 0x1FFF_0000;
    /// No access and no execution; 2 to the power of 15 + 1 bytes; switched on.
    const GUARD: u32 = 1 << 28 | 15 << 1 | 1;
    /// The rest of memory is as without regions.
    const ENABLE: u32 = 1 << 2 | 1;
    // SAFETY: nothing else uses the memory protection unit.
    let core = unsafe { cortex_m::Peripherals::steal() };
    // SAFETY: the region holds nothing that the program uses.
    unsafe {
        core.MPU.rnr.write(0);
        core.MPU.rbar.write(BELOW);
        core.MPU.rasr.write(GUARD);
        core.MPU.ctrl.write(ENABLE);
    }
    cortex_m::asm::dsb();
    cortex_m::asm::isb();
}

/// It has run for a while without a crash: the next one is a new one.
pub fn forget() {
    Note::NONE.write();
}
