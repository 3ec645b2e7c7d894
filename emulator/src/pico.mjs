// The machine: a Pico on a board, with its flash, display, buttons, power and cable. It can be
// switched on and off, runs for a time, and resets itself when the firmware or its watchdog says so.

import { boardByName } from './boards.mjs';
import { Buttons } from './buttons.mjs';
import { Chip, SRAM_SIZE } from './chip.mjs';
import { Clock } from './clock.mjs';
import { Flash } from './flash.mjs';
import { backlight, light, pulseHertz } from './light.mjs';
import { Pads } from './pads.mjs';
import { Xorshift } from './random.mjs';
import { bootable } from './rom.mjs';
import { Rosc } from './rosc.mjs';
import { Rtt } from './rtt.mjs';
import { Secrets } from './secrets.mjs';
import { Spans } from './spans.mjs';
import { St7789 } from './st7789.mjs';
import { Stack } from './stack.mjs';
import { Supply } from './supply.mjs';
import { UsbHost } from './usb.mjs';
import { connectDisplay } from './wire.mjs';

/** How often the log is drained and secrets are watched. */
const SLICE_NANOS = 1_000_000;

const RESETS = 0x4000c;
const WATCHDOG = 0x40058;
const REASON_TIMER = 1;

const DEFAULTS = {
  noise: 'random',
  noiseSeed: 1,
  secrets: null,
  batteryMv: 5000,
  usbPower: true,
  usbHost: false,
  wireless: false,
  flash: 'typical',
  flashCache: true,
};

export class Pico {
  /** A new Pico with an image in flash, switched off. `flash` is that of one that gets an update. */
  constructor(image, boardName, flash = null, secrets = null) {
    this.board = boardByName(boardName);
    this.symbols = image.symbols;
    this.updated = flash !== null;
    this.flash = flash ?? new Flash();
    this.flash.install(image.segments);
    this.flash.resetStats();
    this.secrets = secrets;
    this.secretsOn = false;
    this.buttons = new Buttons(this.board);
    this.stack = new Stack(this.symbols);
    this.rtt = new Rtt(this.symbols);
    this.spans = new Spans();
    this.host = null;
    this.panel = null;
    this.chip = null;
    this.stopped = null;
    /** What the core found wrong, in the order in which it did. */
    this.faults = [];
    this.resets = 0;
    this.powerOns = 0;
    this.pastPixels = 0;
    this.lastEdgeNanos = null;
    this.past = { nanos: 0, busyCycles: 0, sleptCycles: 0 };
  }

  get isOn() {
    return this.chip !== null;
  }

  /** Time since it was new; none passes while it is off. */
  get nanos() {
    return this.isOn ? this.chip.clock.machineNanos : this.past.nanos;
  }

  get busyCycles() {
    return this.past.busyCycles + (this.isOn ? this.chip.core.cycles : 0);
  }

  get cycles() {
    const slept = this.past.sleptCycles + (this.isOn ? this.chip.clock.sleptCycles : 0);
    return this.busyCycles + Math.round(slept);
  }

  get pixels() {
    return this.pastPixels + (this.panel?.pixels ?? 0);
  }

  get sinceEdgeNanos() {
    const pixel = this.panel?.lastPixelNanos ?? null;
    const edge = this.lastEdgeNanos;
    return pixel === null || edge === null || pixel < edge ? null : pixel - edge;
  }

  powerOn(options = {}) {
    if (this.isOn && this.stopped === null) {
      throw new Error('it is on already');
    }
    const chosen = { ...DEFAULTS, ...options };
    this.chooseSecrets(chosen.secrets);
    this.powerOff();
    this.powerOns++;
    this.sram = new Uint8Array(SRAM_SIZE);
    new Xorshift(this.powerOns).fill(this.sram);
    this.stack.fill(this.sram);
    this.rosc = new Rosc(chosen.noise, chosen.noiseSeed);
    this.supply = new Supply(chosen);
    this.host = chosen.usbHost ? new UsbHost() : null;
    this.panel = new St7789(this.board.width, this.board.height, this.powerOns, (what) => {
      this.faults.push(what);
    });
    this.lastEdgeNanos = null;
    this.rtt.isRead = true;
    this.flash.choose(chosen.flash);
    this.flashCache = chosen.flashCache;
    this.boot();
    if (this.updated) {
      // The boot ROM starts a firmware that was dragged onto the drive by the watchdog's timer.
      this.chip.peripherals[WATCHDOG].reason = REASON_TIMER;
      this.updated = false;
    }
  }

  /** The same seed goes on where it was; another one starts anew. */
  chooseSecrets(seed) {
    this.secretsOn = seed !== null;
    if (seed !== null && this.secrets?.seed !== seed) {
      this.secrets = new Secrets(seed, this.symbols);
    }
  }

  powerOff() {
    if (this.isOn) {
      this.tidy();
      this.pastPixels += this.panel.pixels;
    }
    this.leaveChip();
    this.secrets?.forget();
    this.panel = null;
    this.host = null;
    this.stopped = null;
  }

  /** Starts the firmware, with the memory as it is. */
  boot() {
    this.pendingReset = null;
    this.rtt.start();
    this.chip = new Chip({
      clock: new Clock(this.past.nanos),
      sram: this.sram,
      flash: this.flash,
      events: {
        stop: (why) => this.stop(why),
        fault: (what) => this.faults.push(what),
        reset: (reason) => {
          this.pendingReset = reason;
        },
      },
    });
    this.chip.core.cache.takesTime = this.flashCache;
    this.chip.core.stackLimit = this.stack.known ? this.stack.low : 0;
    this.rosc.connect(this.chip);
    this.pads = new Pads(this.chip);
    this.supply.connect(this.chip, this.pads);
    this.buttons.connect(this.pads);
    this.wire = connectDisplay(this.chip, this.board, this.panel);
    this.host?.connect(this.chip);
    if (!bootable(this.flash.bytes)) {
      this.stop('waits for a UF2 file: the second boot stage in flash is not valid');
    }
  }

  /** The first reason counts. */
  stop(why) {
    this.stopped ??= why;
  }

  /**
   * Everything but memory, flash, the crystal and what the watchdog keeps starts anew; after a reset of the core alone
   * all parts are still released, by which firmware can tell.
   */
  reboot() {
    this.tidy();
    this.secrets?.forget();
    const { scratchData, reason } = this.chip.peripherals[WATCHDOG];
    const { reset: held } = this.chip.peripherals[RESETS];
    const { swings } = this.chip.dormancy;
    const ofCoreAlone = this.pendingReset === 'core';
    this.resets++;
    this.leaveChip();
    this.boot();
    const watchdog = this.chip.peripherals[WATCHDOG];
    watchdog.scratchData.set(scratchData);
    watchdog.reason = reason;
    this.chip.dormancy.swings = swings;
    if (ofCoreAlone) {
      this.chip.peripherals[RESETS].reset = held;
    }
  }

  leaveChip() {
    if (!this.isOn) {
      return;
    }
    const { clock, core } = this.chip;
    this.past.nanos = clock.machineNanos;
    this.past.busyCycles += core.cycles;
    this.past.sleptCycles += clock.sleptCycles;
    this.spans.abandon();
    this.buttons.disconnect();
    this.chip = null;
  }

  setButton(name, down) {
    if (this.isOn && this.secretsOn) {
      this.secrets.lay(this.sram);
    }
    this.buttons.set(name, down);
    this.chip?.dormancy.look();
    this.lastEdgeNanos = this.nanos;
  }

  /** What can change while it runs. */
  set({ batteryMv, usbPower, noise, noiseSeed, probe }) {
    this.needPower();
    this.supply.batteryMv = batteryMv ?? this.supply.batteryMv;
    this.supply.usbPower = usbPower ?? this.supply.usbPower;
    this.supply.update();
    this.chip.dormancy.look();
    this.rtt.isRead = probe ?? this.rtt.isRead;
    if (noise !== undefined || noiseSeed !== undefined) {
      this.rosc.set(noise ?? this.rosc.name, noiseSeed ?? this.rosc.seed);
    }
  }

  needPower() {
    if (!this.isOn) {
      throw new Error('it is off');
    }
  }

  needRunning() {
    if (this.stopped !== null) {
      throw new Error(`it has stopped: ${this.stopped}`);
    }
    this.needPower();
  }

  /** Resets the core alone, as a debugger does. */
  reset() {
    this.needRunning();
    this.chip.restart('core');
  }

  /** Goes on at another instruction, awake. */
  jump(address) {
    this.needRunning();
    this.chip.core.PC = address & ~1;
    this.chip.core.waiting = false;
  }

  /** Moves the stack's end, as a deep recursion does. */
  sinkStack(address) {
    this.needRunning();
    this.chip.core.SP = address;
  }

  /** What the core and the display found wrong since the last call. */
  takeFaults() {
    return this.faults.splice(0);
  }

  run(nanos) {
    this.needRunning();
    this.runTo(this.nanos + nanos);
  }

  /** Runs until no pixel has come for a while, but not longer than `most`. */
  runUntilQuiet(quiet, most) {
    this.needRunning();
    const start = this.nanos;
    const end = start + most;
    while (this.stopped === null) {
      const quietAt = Math.max(start, this.panel.lastPixelNanos ?? 0) + quiet;
      if (this.nanos >= Math.min(end, quietAt)) {
        return;
      }
      this.runTo(Math.min(end, quietAt));
    }
  }

  runTo(end) {
    while (this.stopped === null && this.nanos < end) {
      this.runSlice(Math.min(end, this.nanos + SLICE_NANOS));
      this.tidy();
    }
    if (this.stopped === 'power cut') {
      this.powerOff();
      this.stop('power cut');
    }
  }

  runSlice(end) {
    for (;;) {
      const { clock, core } = this.chip;
      const local = end - clock.epoch;
      clock.serve();
      if (this.stopped !== null) {
        return;
      }
      if (this.pendingReset !== null) {
        this.reboot();
      } else if (clock.nanos >= local) {
        return;
      } else if (this.chip.dormancy.isAsleep) {
        clock.freeze(local - clock.nanos);
        return;
      } else if (this.chip.isStalled) {
        this.chip.standStill(local);
      } else if (core.waiting) {
        clock.sleep(local);
      } else {
        clock.grantTo(local);
        this.runCore(core);
      }
    }
  }

  runCore(core) {
    if (this.spans.armed) {
      core.runWatched(this.spans);
    } else {
      core.run();
    }
  }

  tidy() {
    this.rtt.drain(this.sram);
    this.stack.note(this.chip.core);
    if (this.secretsOn) {
      this.secrets.watch(this.sram);
    }
  }

  /** What a viewer sees. */
  screen() {
    const { width, height } = this.board;
    const lit = this.isOn;
    return {
      width,
      height,
      rgb565: lit ? this.panel.seen() : new Uint16Array(width * height),
      backlight: lit ? backlight(this.chip, this.board.backlight) : 0,
      on: lit && this.panel.shows,
    };
  }

  /** What draws current, as far as the firmware can choose. */
  power() {
    this.needPower();
    const { adc, clkSys, dormancy } = this.chip;
    return {
      adc: Boolean(adc.enabled),
      hertz: Math.round(clkSys),
      dormant: dormancy.isAsleep,
      dormancies: dormancy.count,
      light: light(this.chip, this.board.light),
      pulse_hertz: pulseHertz(this.chip, this.board.backlight),
    };
  }
}
