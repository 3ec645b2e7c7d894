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

export class Clock {
  /** `epoch` is the machine's time when this clock starts. */
  constructor(epoch = 0) {
    this.epoch = epoch;
    this.sleptCycles = 0;
    this.core = { cycles: 0 };
    this.nanosPerCycle = 8;
    this.baseNanos = 0;
    this.baseCycles = 0;
    /** The time of the alarm that is being served, or -1. */
    this.serving = -1;
    this.first = null;
    /** The core runs up to this cycle before somebody looks at the clock again. */
    this.limit = 0;
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
      this.limit = Math.min(this.limit, this.cycleAt(nanos));
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

  cycleAt(nanos) {
    return this.baseCycles + (nanos - this.baseNanos) / this.nanosPerCycle;
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

  /** Sets the limit to the next alarm, or to `end` if that is earlier; one cycle away at least. */
  limitTo(end) {
    this.limit = Math.max(this.cycleAt(this.nextBefore(end)), this.core.cycles + 1);
  }

  nextBefore(end) {
    return this.first !== null && this.first.nanos < end ? this.first.nanos : end;
  }

  /** Lets the core stop after the instruction it is at. */
  breakOff() {
    this.limit = -1;
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
