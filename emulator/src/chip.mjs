// The RP2040 of rp2040js with what our firmware needs besides: a faster bus that notices faults, our
// boot ROM, our flash, and time that follows the core. What rp2040js leaves out or gets wrong is
// put right in `mends`.

import { RP2040 } from 'rp2040js';
import { Core } from './core.mjs';
import { mend } from './mends.mjs';
import { Rom } from './rom.mjs';

const RAM = 0x20000000;
const FLASH = 0x10000000;
const ROM_END = 0x4000;
const VECTORS = 0x10000100;

/** The ring oscillator that the chip starts on. */
const BOOT_HERTZ = 6_500_000;

export const SRAM_SIZE = 264 * 1024;

export class Chip extends RP2040 {
  /**
   * `sram` is the memory it wakes with, and `flash` the flash chip. `events` has `stop(why)`, called
   * when the firmware cannot go on, and `reset(reason)`, called when it resets itself.
   */
  constructor({ clock, sram, flash, events }) {
    super(clock);
    this.logger = new FaultFinder(this);
    this.events = events;
    this.sram = sram;
    this.sramView = new DataView(sram.buffer);
    this.sram16 = new Uint16Array(sram.buffer);
    this.sram32 = new Uint32Array(sram.buffer);
    this.flash = flash.bytes;
    this.flash16 = new Uint16Array(flash.bytes.buffer);
    this.flash32 = new Uint32Array(flash.bytes.buffer);
    this.flashView = new DataView(flash.bytes.buffer);
    this.core = new Core(this);
    this.rom = new Rom(this, flash, (why) => this.stop(why));
    this.bootrom.set(this.rom.image());
    this.onBreak = (number) => this.onBreakpoint(number);
    this.clkSys = BOOT_HERTZ;
    clock.follow(this.core, BOOT_HERTZ);
    this.addClockListener((hertz) => clock.setFrequency(hertz));
    mend(this);
    this.core.VTOR = VECTORS;
    this.core.reset();
  }

  /** rp2040js resets itself before there is a memory to take the vectors from. */
  reset() {
    this.pwm.reset();
  }

  stop(why) {
    this.events.stop(why);
    this.clock.breakOff();
  }

  restart(reason) {
    this.events.reset(reason);
    this.clock.breakOff();
  }

  /** The core stands still for this long. */
  stall(nanos) {
    this.core.spend(Math.round(nanos / this.clock.nanosPerCycle));
  }

  onBreakpoint(number) {
    const address = this.core.PC - this.core.breakRewind;
    if (address < ROM_END) {
      this.rom.call(number);
    } else {
      this.stop(`breakpoint at ${hex(address)}`);
    }
  }

  fault(what, address) {
    this.stop(`fault: ${what} ${hex(address)}, near ${hex(this.core.PC)}`);
  }

  readUint32(address) {
    if (address & 3) {
      this.fault('unaligned read of', address);
      return 0;
    }
    const ram = (address - RAM) >>> 2;
    if (ram < this.sram32.length) {
      return this.sram32[ram];
    }
    const flash = (address - FLASH) >>> 2;
    return flash < this.flash32.length ? this.flash32[flash] : super.readUint32(address >>> 0);
  }

  readUint16(address) {
    if (address & 1) {
      this.fault('unaligned read of', address);
      return 0;
    }
    const flash = (address - FLASH) >>> 1;
    if (flash < this.flash16.length) {
      return this.flash16[flash];
    }
    const ram = (address - RAM) >>> 1;
    return ram < this.sram16.length ? this.sram16[ram] : super.readUint16(address >>> 0);
  }

  readUint8(address) {
    const ram = (address - RAM) >>> 0;
    if (ram < this.sram.length) {
      return this.sram[ram];
    }
    const flash = (address - FLASH) >>> 0;
    return flash < this.flash.length ? this.flash[flash] : super.readUint8(address >>> 0);
  }

  writeUint32(address, value) {
    if (address & 3) {
      this.fault('unaligned write to', address);
      return;
    }
    const ram = (address - RAM) >>> 2;
    if (ram < this.sram32.length) {
      this.sram32[ram] = value;
    } else if (address >>> 0 < RAM && !this.findPeripheral(address)) {
      this.fault('write to', address);
    } else {
      super.writeUint32(address >>> 0, value >>> 0);
    }
  }

  writeUint16(address, value) {
    if (address & 1) {
      this.fault('unaligned write to', address);
      return;
    }
    const ram = (address - RAM) >>> 1;
    if (ram < this.sram16.length) {
      this.sram16[ram] = value;
    } else {
      super.writeUint16(address >>> 0, value);
    }
  }

  writeUint8(address, value) {
    const ram = (address - RAM) >>> 0;
    if (ram < this.sram.length) {
      this.sram[ram] = value;
    } else {
      super.writeUint8(address >>> 0, value);
    }
  }
}

/**
 * rp2040js has no HardFault and only logs what would raise one: accesses to nowhere and unknown
 * instructions. They stop us. Everything else that it logs is of no interest.
 */
class FaultFinder {
  constructor(chip) {
    this.chip = chip;
  }

  debug() {}

  info() {}

  warn(name, message) {
    if (name === 'RP2040' || (name === 'CortexM0Core' && message.startsWith('Warning'))) {
      this.chip.stop(`fault: ${message}, near ${hex(this.chip.core.PC)}`);
    }
  }

  error(name, message) {
    this.warn(name, message);
  }
}

export function hex(value) {
  return `0x${(value >>> 0).toString(16)}`;
}
