// Dormant sleep: the crystal oscillator is told to stop, and with it everything that it clocks, timer
// and watchdog too, until a pin that was chosen for it wakes the chip. Whoever falls asleep with a
// clock that does not come from the crystal, a PLL that still runs, or nothing that could wake it, has
// a fault: the chip would do something else, or nothing ever again.

const IO_BANK = 0x40014;
const XOSC = 0x40024;
const XOSC_CTRL = 0x00;
const XOSC_DORMANT = 0x08;
const DORMANT_WAKE_INTE = 0x160;
const COMA = 0x636f6d61;
const PINS_IN_A_REGISTER = 8;
const XOSC_HERTZ = 12_000_000;
const PLL_OFF = 1 | (1 << 5);
const SELECTED_XOSC = 2;
const LATCHED = 0b1100;
const LEVELS = 0b0011;
const ATOMIC = [
  (_, value) => value,
  (old, value) => old ^ value,
  (old, value) => old | value,
  (old, value) => old & ~value,
];

export class Dormancy {
  constructor(chip) {
    this.chip = chip;
    this.isAsleep = false;
    /** No clock ran before this. */
    this.clockedFrom = 0;
    /** The crystal: it takes its time when it is switched on, and goes on over resets. */
    this.swings = false;
    /** Since the chip was reset. */
    this.count = 0;
    this.wakeMasks = [0, 0, 0, 0];
    this.mendPins();
    this.mendOscillator();
  }

  /** Missing: what wakes the chip. */
  mendPins() {
    const io = this.chip.peripherals[IO_BANK];
    const { readUint32, writeUint32, writeUint32Atomic } = io;
    const place = (offset) => {
      const index = ((offset & 0xfff) - DORMANT_WAKE_INTE) / 4;
      return this.wakeMasks[index] === undefined ? null : index;
    };
    io.readUint32 = (offset) => {
      const index = place(offset);
      return index === null ? readUint32.call(io, offset) : this.wakeMasks[index];
    };
    io.writeUint32 = (offset, value) => {
      const index = place(offset);
      if (index === null) {
        writeUint32.call(io, offset, value);
      } else {
        this.wakeMasks[index] = value >>> 0;
      }
    };
    io.writeUint32Atomic = (offset, value, kind) => {
      const index = place(offset);
      if (index === null) {
        writeUint32Atomic.call(io, offset, value, kind);
      } else {
        this.wakeMasks[index] = ATOMIC[kind](this.wakeMasks[index], value) >>> 0;
      }
    };
  }

  /** It was stable at once. */
  mendOscillator() {
    const xosc = this.chip.peripherals[XOSC];
    const { writeUint32 } = xosc;
    xosc.writeUint32 = (offset, value) => {
      if (offset === XOSC_DORMANT) {
        this.fallAsleep(value);
        return;
      }
      writeUint32.call(xosc, offset, value);
      if (offset === XOSC_CTRL && this.isCrystalOn() && !this.swings) {
        this.swings = true;
        this.chip.stall(this.startUp());
      }
    };
    this.startUp = () => (((xosc.startup & 0x3fff) * 256) / XOSC_HERTZ) * 1e9;
    this.isCrystalOn = () => ((xosc.readUint32(XOSC_CTRL) >> 12) & 0xfff) === 0xfab;
  }

  fallAsleep(value) {
    const { chip } = this;
    const wrong = value === COMA ? this.wrongWith() : 'a wrong word';
    if (wrong !== null) {
      chip.stop(`fault: dormant with ${wrong}`);
      return;
    }
    this.isAsleep = true;
    this.clockedFrom = Infinity;
    this.edges = chip.gpio.map(({ irqStatus }) => irqStatus & LATCHED);
    this.count++;
    chip.clock.breakOff();
    // What came before it fell asleep wakes it at once.
    this.look();
  }

  wrongWith() {
    const { clocks, pllSys, pllUsb } = this.chip;
    if (!this.isCrystalOn() || (clocks.refCtrl & 3) !== SELECTED_XOSC || clocks.sysCtrl & 1) {
      return 'a clock that does not come from the crystal';
    }
    if ([pllSys, pllUsb].some(({ pwr }) => (pwr & PLL_OFF) !== PLL_OFF)) {
      return 'a PLL that runs';
    }
    return this.wakeMasks.every((mask) => mask === 0) ? 'nothing that could wake it' : null;
  }

  /**
   * Wakes up if a pin says so. The crystal takes its time until the core runs again. No paper says that edges are kept
   * for the firmware while no clock runs: here they are not.
   */
  look() {
    const { chip } = this;
    if (chip.clock.nanos >= this.clockedFrom) {
      return;
    }
    if (this.isAsleep && chip.gpio.some((pin) => this.wakes(pin))) {
      this.isAsleep = false;
      this.clockedFrom = chip.clock.nanos + this.startUp();
      chip.stall(this.startUp());
    }
    chip.gpio.forEach((pin, index) => {
      pin.irqStatus = (pin.irqStatus & ~LATCHED) | this.edges[index];
    });
    chip.updateIOInterrupt();
  }

  wakes({ index, irqStatus, inputValue }) {
    const mask = this.wakeMasks[Math.floor(index / PINS_IN_A_REGISTER)];
    const wanted = (mask >>> (4 * (index % PINS_IN_A_REGISTER))) & 0xf;
    const level = inputValue ? 0b10 : 0b01;
    return (wanted & LATCHED & irqStatus) !== 0 || (wanted & LEVELS & level) !== 0;
  }
}
