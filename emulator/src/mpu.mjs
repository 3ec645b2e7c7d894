// The memory protection unit of the Cortex-M0+, which rp2040js has not got: eight regions, of which the
// highest that holds an address decides. Only loads and stores are checked, not where instructions
// come from; regions over the flash are not supported.

const TYPE = 0xd90;
const CTRL = 0xd94;
const RNR = 0xd98;
const RBAR = 0xd9c;
const RASR = 0xda0;

const REGIONS = 8;
const ENABLE = 1;
const IN_FAULTS_TOO = 1 << 1;
const REST_IS_OPEN = 1 << 2;
const NUMBER_IS_GIVEN = 1 << 4;
const SUBREGIONS = 8;
/** Without access, and those that may only be read, with privileges; all others may be written. */
const NO_ACCESS = 0b000;
const READ_ONLY = [0b101, 0b110, 0b111];

const FLASH = [0x10000000, 0x18000000];
const PRIVATE = 0xe0000000;

export class Mpu {
  /** `changed` is called when a region or the control register was written. */
  constructor(changed) {
    this.changed = changed;
    this.control = 0;
    this.number = 0;
    this.regions = Array.from({ length: REGIONS }, () => ({ base: 0, attributes: 0 }));
  }

  get isOn() {
    return (this.control & ENABLE) !== 0;
  }

  /** The handlers of faults and of the non-maskable interrupt may be exempt. */
  isOnFor(inFault) {
    return this.isOn && (!inFault || (this.control & IN_FAULTS_TOO) !== 0);
  }

  /** Its registers, within the core's private ones. */
  connect(ppb) {
    const { readUint32, writeUint32 } = ppb;
    ppb.readUint32 = (offset) => this.read(offset) ?? readUint32.call(ppb, offset);
    ppb.writeUint32 = (offset, value) => {
      if (offset < TYPE || offset > RASR) {
        writeUint32.call(ppb, offset, value);
      } else {
        this.write(offset, value);
      }
    };
  }

  read(offset) {
    const { base, attributes } = this.regions[this.number];
    const registers = new Map([
      [TYPE, REGIONS << 8],
      [CTRL, this.control],
      [RNR, this.number],
      [RBAR, base | this.number],
      [RASR, attributes],
    ]);
    return registers.get(offset);
  }

  write(offset, value) {
    if (offset === CTRL) {
      this.control = value & 7;
    } else if (offset === RNR) {
      this.number = value & (REGIONS - 1);
    } else if (offset === RBAR) {
      this.number = value & NUMBER_IS_GIVEN ? value & (REGIONS - 1) : this.number;
      this.regions[this.number].base = (value & ~0xff) >>> 0;
    } else if (offset === RASR) {
      this.regions[this.number].attributes = value;
    }
    this.changed();
  }

  /** Start and end of the regions that are switched on; the lowest number first. */
  get ranges() {
    return this.regions
      .filter(({ attributes }) => attributes & ENABLE)
      .map(({ base, attributes }) => {
        const size = sizeOf(attributes);
        const start = base - (base % size);
        return { start, end: start + size, attributes };
      });
  }

  get coversFlash() {
    const [start, end] = FLASH;
    return this.isOn && this.ranges.some((range) => range.start < end && range.end > start);
  }

  /** The part of a memory that no region touches; where there are several, the upper or last one. */
  openPart(start, end) {
    if (!this.isOn) {
      return [start, end];
    }
    if (!(this.control & REST_IS_OPEN)) {
      return [start, start];
    }
    let [from, to] = [start, end];
    for (const range of this.ranges) {
      if (range.end <= from || range.start >= to) {
        continue;
      }
      if (range.start <= from) {
        from = range.end;
      } else {
        to = range.start;
      }
    }
    return from < to ? [from, to] : [start, start];
  }

  /** Whether an access with privileges is a fault. */
  forbids(address, isWrite) {
    if (address >= PRIVATE) {
      return false;
    }
    const region = this.ranges.findLast((range) => holds(range, address));
    if (region === undefined) {
      return !(this.control & REST_IS_OPEN);
    }
    const permission = (region.attributes >>> 24) & 7;
    return permission === NO_ACCESS || (isWrite && READ_ONLY.includes(permission));
  }
}

function sizeOf(attributes) {
  return 2 ** (((attributes >>> 1) & 31) + 1);
}

/** A region is made of eight parts, each of which can be left out. */
function holds({ start, end, attributes }, address) {
  if (address < start || address >= end) {
    return false;
  }
  const part = Math.floor(((address - start) * SUBREGIONS) / (end - start));
  return ((attributes >>> (8 + part)) & 1) === 0;
}
