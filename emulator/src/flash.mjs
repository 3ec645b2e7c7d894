// The flash chip: 2 MB of NOR. Programming only clears bits, erasing sets whole sectors, both take
// their time. It counts what is done to it, and the power can be cut in the middle of an operation.

import { Xorshift } from './random.mjs';

export const FLASH_SIZE = 2 * 1024 * 1024;
export const PAGE = 256;
export const SECTOR = 4096;
export const BLOCK = 65536;

/**
 * How long an operation takes, in nanoseconds: what is typical of the W25Q16JV on a Pico, and the most
 * that its data sheet allows (AC characteristics).
 */
const TIMES = {
  typical: { page: 400_000, sector: 45_000_000, block: 150_000_000 },
  worst: { page: 3_000_000, sector: 400_000_000, block: 2_000_000_000 },
};

export const flashKinds = Object.keys(TIMES);

/** What makes an operation stop in the middle. */
export class PowerCut extends Error {
  constructor(nanos) {
    super('power cut');
    this.nanos = nanos;
  }
}

export class Flash {
  constructor() {
    this.times = TIMES.typical;
    this.bytes = new Uint8Array(FLASH_SIZE).fill(0xff);
    this.cut = null;
    this.resetStats();
  }

  /** Typical, or as slow as may be. */
  choose(kind) {
    this.times = TIMES[kind];
  }

  resetStats() {
    this.erases = 0;
    this.programs = 0;
    this.bytesProgrammed = 0;
    this.nanos = 0;
    this.lowest = null;
    this.erasesOfSector = new Uint32Array(FLASH_SIZE / SECTOR);
  }

  /** Puts an image into flash as a boot loader does: only the sectors it touches are erased. */
  install(segments) {
    const touched = new Set();
    for (const { offset, bytes } of segments) {
      const last = Math.floor((offset + bytes.length - 1) / SECTOR);
      for (let sector = Math.floor(offset / SECTOR); sector <= last; sector++) {
        touched.add(sector);
      }
    }
    for (const sector of touched) {
      this.bytes.fill(0xff, sector * SECTOR, (sector + 1) * SECTOR);
    }
    for (const { offset, bytes } of segments) {
      this.bytes.set(bytes, offset);
    }
  }

  /** Cuts the power in the operation that comes after `operation` others, when `part` of it is done. */
  cutAt(operation, part, seed) {
    this.cut = { operation, part, random: new Xorshift(seed) };
  }

  /** Erases a range as the boot ROM does, by blocks where it may. Says how long that took. */
  erase(from, length, blockSize = SECTOR) {
    this.check(from, length, SECTOR, 'erase');
    const block = blockSize === BLOCK ? BLOCK : SECTOR;
    let nanos = 0;
    for (let at = from; at < from + length;) {
      const size = at % block === 0 && from + length - at >= block ? block : SECTOR;
      nanos += this.eraseOnce(at, size, nanos);
      at += size;
    }
    return nanos;
  }

  /** Programs whole pages. Says how long that took. */
  program(from, data) {
    this.check(from, data.length, PAGE, 'program');
    let nanos = 0;
    for (let at = 0; at < data.length; at += PAGE) {
      nanos += this.programOnce(from + at, data.subarray(at, at + PAGE), nanos);
    }
    return nanos;
  }

  check(from, length, unit, verb) {
    if (from % unit !== 0 || length % unit !== 0 || from + length > FLASH_SIZE) {
      throw new Error(
        `the firmware wants to ${verb} ${length} bytes of flash at 0x${from.toString(16)}`,
      );
    }
  }

  eraseOnce(from, size, before) {
    const nanos = size === BLOCK ? this.times.block : this.times.sector;
    this.erases++;
    for (let sector = from / SECTOR; sector < (from + size) / SECTOR; sector++) {
      this.erasesOfSector[sector]++;
    }
    const cut = this.begin(from, nanos);
    if (cut) {
      this.erasePartly(from, size, cut);
      throw new PowerCut(before + nanos * cut.part);
    }
    this.bytes.fill(0xff, from, from + size);
    return nanos;
  }

  programOnce(from, data, before) {
    this.programs++;
    this.bytesProgrammed += data.length;
    const nanos = this.times.page;
    const cut = this.begin(from, nanos);
    const changing = [];
    for (let index = 0; index < data.length; index++) {
      if (this.bytes[from + index] & ~data[index]) {
        changing.push(index);
      }
    }
    const done = cut ? Math.floor(changing.length * cut.part) : changing.length;
    for (const index of changing.slice(0, done)) {
      this.bytes[from + index] &= data[index];
    }
    if (cut) {
      throw new PowerCut(before + nanos * cut.part);
    }
    return nanos;
  }

  /** Counts an operation, and gives the cut if it is due now. */
  begin(from, nanos) {
    this.lowest = this.lowest === null ? from : Math.min(this.lowest, from);
    const { cut } = this;
    if (cut === null) {
      this.nanos += nanos;
      return null;
    }
    if (cut.operation > 0) {
      cut.operation--;
      this.nanos += nanos;
      return null;
    }
    this.cut = null;
    this.nanos += nanos * cut.part;
    return cut;
  }

  /** Bytes that are erased already, that are still what they were, or have some more bits set. */
  erasePartly(from, size, { part, random }) {
    if (part <= 0) {
      return;
    }
    for (let at = from; at < from + size; at++) {
      const chance = random.fraction();
      if (part >= 1 || chance < part) {
        this.bytes[at] = 0xff;
      } else if (chance < part + (1 - part) / 2) {
        this.bytes[at] |= random.next() >>> 24;
      }
    }
  }
}
