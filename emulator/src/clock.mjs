// Emulated time. It follows the core's cycle counter, so that nothing has to be added up after each
// instruction; while the core sleeps, or an alarm is being served, it is set by hand. Alarms are
// those of rp2040js' peripherals and our own.

class Alarm {
  constructor(clock, callback) {
    this.clock = clock;
    this.callback = callback;
    this.nanos = 0;
    this.next = null;
    this.scheduled = false;
  }

  schedule(delta) {
    this.cancel();
    this.clock.link(this, this.clock.nanos + delta);
  }

  cancel() {
    if (this.scheduled) {
      this.clock.unlink(this);
    }
  }
}

/** Keeps the core's counter small. */
const MOST_CYCLES = 1_000_000;

const NO_CORE = { cycles: 0, left: 0, grant() {} };

export class Clock {
  /** `epoch` is the machine's time when this clock starts. */
  constructor(epoch = 0) {
    // Whole nanoseconds: with a fraction, rounding might leave a moment that is too short to pass.
    this.epoch = Math.ceil(epoch);
    this.sleptCycles = 0;
    this.core = NO_CORE;
    this.nanosPerCycle = 8;
    this.baseNanos = 0;
    this.baseCycles = 0;
    /** The time of the alarm that is being served, or -1. */
    this.serving = -1;
    this.first = null;
  }

  /** Takes time from a core's cycles, which has to start at none. */
  follow(core, hertz) {
    this.core = core;
    this.nanosPerCycle = 1e9 / hertz;
  }

  get nanos() {
    return this.serving >= 0
      ? this.serving
      : this.baseNanos + (this.core.cycles - this.baseCycles) * this.nanosPerCycle;
  }

  /** The machine's time, which goes on over resets. */
  get machineNanos() {
    return this.epoch + this.nanos;
  }

  get micros() {
    return this.nanos / 1000;
  }

  /** From now on a cycle takes as long as at this frequency. */
  setFrequency(hertz) {
    this.baseNanos = this.nanos;
    this.baseCycles = this.core.cycles;
    this.nanosPerCycle = 1e9 / hertz;
    this.breakOff();
  }

  createAlarm(callback) {
    return new Alarm(this, callback);
  }

  /** Alarms of the same time are served in the order in which they were set. */
  link(alarm, nanos) {
    alarm.nanos = nanos;
    alarm.scheduled = true;
    if (this.first === null || nanos < this.first.nanos) {
      alarm.next = this.first;
      this.first = alarm;
      this.shorten(nanos);
      return;
    }
    let before = this.first;
    while (before.next !== null && before.next.nanos <= nanos) {
      before = before.next;
    }
    alarm.next = before.next;
    before.next = alarm;
  }

  unlink(alarm) {
    alarm.scheduled = false;
    if (this.first === alarm) {
      this.first = alarm.next;
      return;
    }
    let before = this.first;
    while (before !== null && before.next !== alarm) {
      before = before.next;
    }
    if (before !== null) {
      before.next = alarm.next;
    }
  }

  /** Cycles from now to a time, rounded up. */
  cyclesTo(nanos) {
    return Math.ceil((nanos - this.nanos) / this.nanosPerCycle);
  }

  /** The core was told that it may run on, but now something comes earlier. */
  shorten(nanos) {
    if (this.core.left > 0) {
      const cycles = Math.max(this.cyclesTo(nanos), 0);
      if (cycles < this.core.left) {
        this.core.grant(cycles);
      }
    }
  }

  /** Serves the alarms that are due, each at its own time. */
  serve() {
    const now = this.nanos;
    while (this.first !== null && this.first.nanos <= now) {
      const alarm = this.first;
      this.first = alarm.next;
      alarm.scheduled = false;
      this.serving = alarm.nanos;
      alarm.callback();
    }
    this.serving = -1;
  }

  /** Grants the core the cycles to the next alarm, or to `end` if that is earlier; one at least. */
  grantTo(end) {
    const cycles = Math.min(this.cyclesTo(this.nextBefore(end)), MOST_CYCLES);
    this.core.grant(Math.max(cycles, 1));
  }

  nextBefore(end) {
    return this.first !== null && this.first.nanos < end ? this.first.nanos : end;
  }

  /** Lets the core stop after the instruction it is at. */
  breakOff() {
    this.core.grant(0);
  }

  /** Passes time for the machine in which everything on the chip stands still. */
  freeze(nanos) {
    this.epoch = Math.ceil(this.epoch + nanos);
  }

  /** Passes time in which the core sleeps: up to the next alarm, or to `end`. */
  sleep(end) {
    const until = this.nextBefore(end);
    const now = this.nanos;
    if (until > now) {
      // Exactly then, or rounding might leave a moment that is too short to pass.
      this.baseNanos = until;
      this.baseCycles = this.core.cycles;
      this.sleptCycles += (until - now) / this.nanosPerCycle;
    }
  }
}
