// Our own boot ROM. It holds the tables that firmware looks functions up in; each function is a
// BKPT with a number, which the chip hands back here, and a return. The functions change memory
// and flash as those of the real ROM do and charge the cycles for it.

import { PowerCut } from './flash.mjs';

const ROM_SIZE = 16 * 1024;
const TABLE_POINTERS = 0x14;
const LOOKUP_POINTER = 0x18;
const FUNCTION_TABLE = 0x40;
const CODE = 0x200;
const BX_LR = 0x4770;
const BKPT = 0xbe00;

/** Cycles for a call that moves no data. */
const CALL_CYCLES = 20;
/**
 * What the real ROM takes besides what the flash chip does, by its source: two loops that wait until the chip listens
 * to commands, and the bytes of a page with its command, at a sixth of the clock.
 */
const LISTENING_CYCLES = 2 * 3 * 2048 + 700;
const COMMAND_CYCLES = 300;
const BYTE_CYCLES = 6 * 8;
const PAGE_BYTES = 256 + 4;

const FLASH_START = 0x10000000;
const XIP_BOOT2_SIZE = 252;

export class Rom {
  /** `chip` is the emulated RP2040, `stop` is told when it cannot go on. */
  constructor(chip, flash, stop) {
    this.chip = chip;
    this.flash = flash;
    this.stop = stop;
    this.entries = new Map();
    const nothing = () => {};
    this.functions = [
      ['', () => this.lookUp()],
      ['MC', () => this.copy()],
      ['C4', () => this.copy()],
      ['MS', () => this.set()],
      ['S4', () => this.set()],
      ['P3', () => this.answer(countOnes(this.argument(0)))],
      ['L3', () => this.answer(Math.clz32(this.argument(0)))],
      ['T3', () => this.answer(trailingZeros(this.argument(0)))],
      ['R3', () => this.answer(reverseBits(this.argument(0)))],
      ['IF', nothing],
      ['EX', () => this.beginCommands()],
      ['RE', () => this.erase()],
      ['RP', () => this.program()],
      ['FC', () => this.chip.core.cache.flush()],
      ['CX', nothing],
      ['UB', () => this.stop('waits for a UF2 file (USB boot)')],
    ];
  }

  /** The ROM's contents. */
  image() {
    const rom = new Uint8Array(ROM_SIZE);
    const view = new DataView(rom.buffer);
    const half = (at, value) => view.setUint16(at, value, true);
    rom.set([0x4d, 0x75, 0x01, 0x03], 0x10); // "Mu", 1, version 3
    half(TABLE_POINTERS, FUNCTION_TABLE);
    half(LOOKUP_POINTER, CODE | 1);
    let row = FUNCTION_TABLE;
    this.functions.forEach(([name], index) => {
      const address = CODE + 4 * index;
      half(address, BKPT | index);
      half(address + 2, BX_LR);
      if (name !== '') {
        const code = name.charCodeAt(0) | (name.charCodeAt(1) << 8);
        this.entries.set(code, address | 1);
        half(row, code);
        half(row + 2, address | 1);
        row += 4;
      }
    });
    half(TABLE_POINTERS + 2, row); // the table of data is empty
    return new Uint32Array(rom.buffer);
  }

  /** Runs the function whose BKPT was met. */
  call(number) {
    this.chip.core.spend(CALL_CYCLES);
    this.functions[number]?.[1]();
  }

  argument(index) {
    return this.chip.core.registers[index];
  }

  answer(value) {
    this.chip.core.registers[0] = value;
  }

  lookUp() {
    const known = this.argument(0) === FUNCTION_TABLE;
    this.answer(known ? (this.entries.get(this.argument(1) & 0xffff) ?? 0) : 0);
  }

  copy() {
    const [to, from, length] = [0, 1, 2].map((index) => this.argument(index));
    for (let index = 0; index < length; index++) {
      this.chip.writeUint8(to + index, this.chip.readUint8(from + index));
    }
    this.chip.core.spend(length);
  }

  set() {
    const [to, value, length] = [0, 1, 2].map((index) => this.argument(index));
    for (let index = 0; index < length; index++) {
      this.chip.writeUint8(to + index, value & 0xff);
    }
    this.chip.core.spend(length);
  }

  erase() {
    this.onFlash(() => this.flash.erase(this.argument(0), this.argument(1), this.argument(2)));
  }

  /** From here on nobody may read flash, until the second boot stage has run again. */
  beginCommands() {
    const { core, dma } = this.chip;
    core.spend(LISTENING_CYCLES);
    core.cache.isOff = true;
    if (!core.PM) {
      this.stop('fault: flash takes commands while an interrupt may run code that lies there');
    }
    const reader = dma.channels.findIndex(({ active, readAddr }) => active && readAddr >>> 28 === 1);
    if (reader >= 0) {
      this.stop(`fault: flash takes commands while channel ${reader} of DMA reads it`);
    }
  }

  program() {
    const [to, from, length] = [0, 1, 2].map((index) => this.argument(index));
    this.chip.core.spend((length / 256) * (PAGE_BYTES * BYTE_CYCLES + COMMAND_CYCLES));
    if (from >= FLASH_START && from < 2 * FLASH_START) {
      // While the chip is programming it cannot be read.
      this.stop(`fault: flash is programmed from flash at 0x${from.toString(16)}`);
      return;
    }
    const data = new Uint8Array(length);
    for (let index = 0; index < length; index++) {
      data[index] = this.chip.readUint8(from + index);
    }
    this.onFlash(() => this.flash.program(to, data));
  }

  /** Does a flash operation; the core stands still meanwhile. */
  onFlash(operation) {
    try {
      this.chip.stall(operation());
    } catch (error) {
      if (!(error instanceof PowerCut)) {
        this.stop(`fault: ${error.message}`);
        return;
      }
      this.chip.core.spend(Math.round(error.nanos / this.chip.clock.nanosPerCycle));
      this.stop('power cut');
    }
  }
}

/** Whether the real boot ROM would start this flash: the second stage's checksum has to be right. */
export function bootable(flash) {
  const stored = new DataView(flash.buffer, flash.byteOffset).getUint32(XIP_BOOT2_SIZE, true);
  return checksum(flash.subarray(0, XIP_BOOT2_SIZE)) === stored;
}

/** CRC-32 as the boot ROM counts it: not reflected, no final exclusive or. */
export function checksum(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
    }
  }
  return crc >>> 0;
}

function countOnes(value) {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}

function trailingZeros(value) {
  return value === 0 ? 32 : 31 - Math.clz32(value & -value);
}

function reverseBits(value) {
  let result = 0;
  for (let bit = 0; bit < 32; bit++) {
    result = (result << 1) | ((value >>> bit) & 1);
  }
  return result >>> 0;
}
