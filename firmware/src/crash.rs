//! What happens when the program cannot go on: it notes where, starts anew, and the next start
//! shows it before anything else. The note lies in memory that a restart does not clear.

use core::arch::naked_asm;
use core::mem::MaybeUninit;

use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_rp::{Peripherals, pac};
use handheld::crash::{Cause, Crash};
use portable_atomic::{AtomicBool, Ordering};

/// The longest place.
const PLACE: usize = 48;
/// Marks a note that was written, and not what memory holds after switching on.
const MAGIC: u32 = 0x504D_4352;

/// The watchdog's scratch register with our mark: only switching off, the boot ROM and we clear it.
const MARK_REGISTER: usize = 4;
/// Stands in that register while our firmware runs, until it has noted a crash.
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
    if UNDER_WAY.load(Ordering::Relaxed) {
        restart()
    }
    cortex_m::interrupt::disable();
    // Without its place, in case that finding it is what crashes next: there may be little stack left.
    let bare = Note {
        count: Note::read().count.saturating_add(1),
        cause: cause as u32,
        ..Note::NONE
    };
    bare.write();
    UNDER_WAY.store(true, Ordering::Relaxed);
    let mut written = Place {
        bytes: [0; PLACE],
        length: 0,
    };
    let _ = core::fmt::write(&mut written, place);
    let code = fingerprint(written.bytes.into_iter());
    let note = Note {
        code,
        length: written.length as u32,
        place: written.bytes,
        ..bare
    };
    note.write();
    // If even logging it hangs, that was no other crash.
    pac::WATCHDOG.scratch4().write_value(0);
    defmt::error!("crash {=u32:08X} at {=str}", code, note.place());
    restart()
}

/// Starts anew, with memory as it is.
#[allow(unsafe_code, reason = "in a crash nobody can hand over the watchdog")]
pub fn restart() -> ! {
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

/// The handler of the processor's faults. The stack may be what is at fault, and in here nothing guards
/// what lies below it: before anything can be pushed, the stack begins anew at its top. It finds out
/// where the fault was before that place can be overwritten, unless there was no room to note it.
#[allow(unsafe_code, reason = "the vector of the processor's faults")]
#[unsafe(naked)]
#[unsafe(export_name = "HardFault")]
extern "C" fn hard_fault() -> ! {
    naked_asm!(
        "mov r1, sp",
        "ldr r2, =_stack_start",
        "msr msp, r2",
        "movs r0, #{nowhere}",
        "ldr r3, =_stack_end + {guard}",
        "cmp r1, r3",
        "blo 1f",
        "subs r2, #{frame}",
        "cmp r1, r2",
        "bhi 1f",
        "ldr r0, [r1, #{address}]",
        "1:",
        "bl {note}",
        nowhere = const NOWHERE,
        guard = const GUARD_SIZE,
        // What the processor pushes, and where in it the address of the instruction is.
        frame = const 32,
        address = const 24,
        note = sym note_fault,
    )
}

/// Stands for the address of a fault that could not be noted: no instruction is there.
const NOWHERE: u32 = 0;

extern "C" fn note_fault(address: u32) -> ! {
    if address == NOWHERE {
        crash(Cause::Fault, format_args!("stack"))
    }
    crash(Cause::Fault, format_args!("{address:08X}"))
}

/// What the last run left.
pub struct LastRun(Note);

/// Was the whole chip reset, and not the core alone, as by a debug probe? That leaves what the watchdog did before it to be
/// read once more. To be asked before anything of the chip is used: the boot ROM leaves its DMA in reset, we do not.
pub fn was_whole_reset() -> bool {
    pac::RESETS.reset().read().dma()
}

impl LastRun {
    /// Looks, before the watchdog is started again. A hang could not be noted when it happened; and
    /// the watchdog also starts a new firmware after it was dragged onto the Pico, but not with our
    /// mark.
    pub fn look(watchdog: &mut Watchdog, whole_reset: bool) -> LastRun {
        let mut note = Note::read();
        let was_ours = watchdog.get_scratch(MARK_REGISTER) == MARK;
        watchdog.set_scratch(MARK_REGISTER, MARK);
        if whole_reset && was_ours && matches!(watchdog.reset_reason(), Some(ResetReason::TimedOut))
        {
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

/// The lowest bytes of the stack's memory, which nobody may touch: twice the largest frame that the
/// firmware should have. A stack that grows too far stays within the memory even if the processor pushes what it
/// pushes at a fault.
const GUARD_SIZE: u32 = 8 * 1024;

/// Lets nobody touch the end of the stack and what lies below, so that a stack that grows too far is a
/// fault, and not a write to registers of the flash.
#[allow(unsafe_code, reason = "the processor's own registers have no driver")]
pub fn guard_stack() {
    unsafe extern "C" {
        safe static _stack_end: u8;
    }
    /// Below the memory, for a frame that is larger than the guard.
    const BELOW: u32 = 0x1FFF_0000;
    const BELOW_SIZE: u32 = 0x2000_0000 - BELOW;
    /// The rest of memory is as without regions.
    const ENABLE: u32 = 1 << 2 | 1;
    let regions = [
        (BELOW, BELOW_SIZE),
        (&raw const _stack_end as u32, GUARD_SIZE),
    ];
    // SAFETY: nothing else uses the memory protection unit.
    let core = unsafe { cortex_m::Peripherals::steal() };
    for (number, (start, size)) in (0..).zip(regions) {
        // SAFETY: the region holds nothing that the program uses.
        unsafe {
            core.MPU.rnr.write(number);
            core.MPU.rbar.write(start);
            core.MPU.rasr.write(closed(size));
        }
    }
    // SAFETY: as above.
    unsafe { core.MPU.ctrl.write(ENABLE) }
    cortex_m::asm::dsb();
    cortex_m::asm::isb();
}

/// The attributes of a region of this size, a power of two, without access and execution.
const fn closed(size: u32) -> u32 {
    1 << 28 | (size.ilog2() - 1) << 1 | 1
}

/// It has run for a while without a crash: the next one is a new one.
pub fn forget() {
    Note::NONE.write();
}
