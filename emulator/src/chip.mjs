// The RP2040 of rp2040js with what our firmware needs besides: a faster bus that notices faults, our
// boot ROM, our flash, and time that follows the core. What rp2040js leaves out or gets wrong is
// put right in `mends`.

import { RP2040 } from 'rp2040js';
import { Core, CoreFault } from './core.mjs';
import { Dormancy } from './dormant.mjs';
import { mend } from './mends.mjs';
import { Mpu } from './mpu.mjs';
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
   * when the firmware cannot go on, `fault(what)`, called when the core takes a fault or locks up, and
   * `reset(reason)`, called when it resets itself.
   */
  constructor({ clock, sram, flash, events }) {
    super(clock);
    this.logger = new FaultFinder(this);
    this.events = events;
    this.sram = sram;
    this.sramView = new DataView(sram.buffer);
    this.openRam(RAM, RAM + sram.length);
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
    this.dormancy = new Dormancy(this);
    this.stalledUntil = 0;
    this.mpu = new Mpu(() => this.protect());
    this.mpu.connect(this.ppb);
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

  /** The core stands still for this long from now on; everything else goes on. */
  stall(nanos) {
    this.stalledUntil = this.clock.nanos + nanos;
    this.clock.breakOff();
  }

  get isStalled() {
    return this.clock.nanos < this.stalledUntil;
  }

  /** Passes time in which it stands still, up to `end`. The cycles count: it does not sleep. */
  standStill(end) {
    this.clock.grantTo(Math.min(end, this.stalledUntil));
    this.core.spend(this.core.left);
  }

  onBreakpoint(number) {
    const address = this.core.PC - this.core.breakRewind;
    if (address < ROM_END) {
      this.rom.call(number);
    } else {
      this.stop(`breakpoint at ${hex(address)}`);
    }
  }

  /** The part of the memory that is reached without further looks. */
  openRam(start, end) {
    const { buffer } = this.sram;
    const length = end - start;
    this.ramStart = start;
    this.ram8 = new Uint8Array(buffer, start - RAM, length);
    this.ram16 = new Uint16Array(buffer, start - RAM, length / 2);
    this.ram32 = new Uint32Array(buffer, start - RAM, length / 4);
  }

  /** The memory protection unit was set. */
  protect() {
    this.openRam(...this.mpu.openPart(RAM, RAM + this.sram.length));
    if (this.mpu.coversFlash) {
      this.stop('a region of the memory protection unit lies over the flash: not emulated');
    }
  }

  /** What the core does wrong is its fault; what others do (DMA) has no such consequence: it stops us. */
  fault(what, address) {
    const message = `${what} ${hex(address)}, near ${hex(this.core.PC)}`;
    if (this.core.executing) {
      throw new CoreFault(message);
    }
    this.stop(`fault: ${message}`);
  }

  /** Looks at an access beside the open memory. */
  check(address, isWrite) {
    const { core, mpu } = this;
    if (core.executing && mpu.isOnFor(core.isInFault) && mpu.forbids(address, isWrite)) {
      this.fault(isWrite ? 'forbidden write to' : 'forbidden read of', address);
    }
    if (isWrite && address < RAM && !this.findPeripheral(address)) {
      this.fault('write to', address);
    }
  }

  readUint32(address) {
    if (address & 3) {
      this.fault('unaligned read of', address);
      return 0;
    }
    const ram = (address - this.ramStart) >>> 2;
    if (ram < this.ram32.length) {
      return this.ram32[ram];
    }
    const flash = (address - FLASH) >>> 2;
    if (flash < this.flash32.length) {
      return this.flash32[flash];
    }
    this.check(address >>> 0, false);
    return super.readUint32(address >>> 0);
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
    const ram = (address - this.ramStart) >>> 1;
    if (ram < this.ram16.length) {
      return this.ram16[ram];
    }
    this.check(address >>> 0, false);
    return super.readUint16(address >>> 0);
  }

  readUint8(address) {
    const ram = (address - this.ramStart) >>> 0;
    if (ram < this.ram8.length) {
      return this.ram8[ram];
    }
    const flash = (address - FLASH) >>> 0;
    if (flash < this.flash.length) {
      return this.flash[flash];
    }
    this.check(address >>> 0, false);
    return super.readUint8(address >>> 0);
  }

  writeUint32(address, value) {
    if (address & 3) {
      this.fault('unaligned write to', address);
      return;
    }
    const ram = (address - this.ramStart) >>> 2;
    if (ram < this.ram32.length) {
      this.ram32[ram] = value;
    } else {
      this.check(address >>> 0, true);
      super.writeUint32(address >>> 0, value >>> 0);
    }
  }

  writeUint16(address, value) {
    if (address & 1) {
      this.fault('unaligned write to', address);
      return;
    }
    const ram = (address - this.ramStart) >>> 1;
    if (ram < this.ram16.length) {
      this.ram16[ram] = value;
    } else {
      this.check(address >>> 0, true);
      super.writeUint16(address >>> 0, value);
    }
  }

  writeUint8(address, value) {
    const ram = (address - this.ramStart) >>> 0;
    if (ram < this.ram8.length) {
      this.ram8[ram] = value;
    } else {
      this.check(address >>> 0, true);
      super.writeUint8(address >>> 0, value);
    }
  }
}

/**
 * rp2040js only logs what would be a fault: accesses to nowhere. Everything else that it logs is of no
 * interest, but for what its core does not know.
 */
class FaultFinder {
  constructor(chip) {
    this.chip = chip;
  }

  debug() {}

  info() {}

  warn(name, message) {
    if (name === 'CortexM0Core' && message.startsWith('Warning')) {
      this.chip.stop(`fault: ${message}, near ${hex(this.chip.core.PC)}`);
    }
    const [, what, address] = /^(.+?):? (?:0x)?([0-9a-f]+)$/.exec(message) ?? [];
    if (name === 'RP2040') {
      this.chip.fault(what ?? message, Number.parseInt(address ?? '0', 16));
    }
  }

  error(name, message) {
    this.warn(name, message);
  }
}

export function hex(value) {
  return `0x${(value >>> 0).toString(16)}`;
}
