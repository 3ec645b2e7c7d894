// The flash cache: 16 KB, two ways, lines of 8 bytes. What is in it takes no time of its own; what is
// not has to come from the flash chip, and the core stands still meanwhile. A line is filled by halves:
// each 32-bit word that misses is a read of its own, as those who measured it found.
//
// The second boot stage runs the chip at half the core's clock and leaves it in continuous read mode:
// 8 clocks for address and mode, 4 of waiting and 8 for a word make 40 cycles, and selecting the chip
// and handing the word on a few more. Nothing says which way gives way; here it is the older one.

const SETS = 1024;
const WAYS = 2;
const EMPTY = -1;

/** Cycles in which the core waits for a word from the flash chip. */
export const MISS_CYCLES = 46;
/** Cycles in which a flush keeps everybody from the flash. */
const FLUSH_CYCLES = SETS;

const FLUSH = 0x04;
const STATUS = 0x08;
const HITS = 0x0c;
const ACCESSES = 0x10;
/** Flushed, and nothing waits in the stream. */
const READY = 3;

export class Cache {
  /** `core` is what has to wait. */
  constructor(core) {
    this.core = core;
    this.tags = new Int32Array(SETS * WAYS);
    /** Which halves of a line are there, as bits. */
    this.halves = new Uint8Array(SETS * WAYS);
    /** The way of each set that was used last. */
    this.recent = new Uint8Array(SETS);
    this.accesses = 0;
    this.misses = 0;
    /** Without, the flash is as quick as if everything were always there. */
    this.takesTime = true;
    /** The flash chip listens to commands, and not to addresses. */
    this.isOff = false;
    this.clear();
  }

  clear() {
    this.tags.fill(EMPTY);
    this.halves.fill(0);
    /** The word that was fetched last: it is with the core, and need not be looked up again. */
    this.fetched = EMPTY;
  }

  /** The core takes an instruction from here. */
  fetch(address) {
    const word = address >>> 2;
    if (word !== this.fetched) {
      this.fetched = word;
      this.look(address);
    }
  }

  /** Something is read from here. */
  look(address) {
    if (this.isOff) {
      this.isOff = false;
      this.core.chip.stop(`fault: flash is read at 0x${(address >>> 0).toString(16)} while it takes commands`);
    }
    this.accesses++;
    const set = (address >>> 3) & (SETS - 1);
    const tag = (address & 0xffffff) >>> 13;
    const half = 1 << ((address >>> 2) & 1);
    const way = this.wayOf(set, tag);
    this.recent[set] = way;
    const line = set * WAYS + way;
    if (!(this.halves[line] & half)) {
      this.halves[line] |= half;
      this.misses++;
      this.wait(MISS_CYCLES);
    }
  }

  /** The way that holds a line, or that is given up for it. */
  wayOf(set, tag) {
    const { tags } = this;
    const first = set * WAYS;
    if (tags[first] === tag) {
      return 0;
    }
    if (tags[first + 1] === tag) {
      return 1;
    }
    const way = 1 - this.recent[set];
    tags[first + way] = tag;
    this.halves[first + way] = 0;
    return way;
  }

  /** Everything is forgotten, as it has to be when the flash has changed. */
  flush() {
    this.clear();
    this.wait(FLUSH_CYCLES);
  }

  wait(cycles) {
    if (this.takesTime) {
      this.core.spend(cycles);
    }
  }

  /** Its registers: a flush, and the two counters, which writing clears. */
  controller() {
    return {
      readUint32: (offset) => this.read(offset),
      writeUint32Atomic: (offset) => this.write(offset),
    };
  }

  read(offset) {
    switch (offset) {
      case STATUS:
        return READY;
      case HITS:
        return this.accesses - this.misses;
      case ACCESSES:
        return this.accesses;
      default:
        return 0;
    }
  }

  write(offset) {
    if (offset === FLUSH) {
      this.flush();
    } else if (offset === HITS || offset === ACCESSES) {
      this.accesses = 0;
      this.misses = 0;
    }
  }
}
