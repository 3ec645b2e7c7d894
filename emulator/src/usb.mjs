// A USB host with a terminal on it: enumerates the firmware's CDC-ACM serial port, raises DTR, and
// carries bytes both ways. The cable can be pulled and plugged in again, and the computer can sleep: to the
// chip both look alike, since the firmware says itself that there is power on the cable.
//
// rp2040js' own host helper does not do for embassy's driver: the controller said at once that a
// packet had been moved, so that firmware read bytes which nobody had sent; the helper filled a
// silent line with empty packets, and addressed the line state to the device instead of the
// interface. Here a buffer stays with the controller until the host has really moved it.

import { StringDecoder } from 'node:string_decoder';

const IN_CONTROL = 0x80;
const OUT_CONTROL = 0x84;
const AVAILABLE = 1 << 10;
const STALL = 1 << 11;
const FULL = 1 << 15;
const LENGTH = 0x3ff;
const ENDPOINTS = 16;
/** Of a device that has not said how long its packets are. */
const PACKET = 64;

const PULLUP = 1 << 16;

const ADDRESS = 0x7f;
const CLOCK_ENABLE = 1 << 11;

const SIE_STATUS = 0x50;
const SUSPENDED = 1 << 4;
const SUSPEND_INTERRUPT = 1 << 14;
const RESUME = 1 << 11;
const BUS_RESET = 1 << 19;
/** A bus without frames for so long is suspended. */
const SUSPEND_NANOS = 3_000_000;

/**
 * The least frequency of the system's clock at which the controller works: a tenth more than its own clock, or signals
 * from one to the other are missed.
 */
const LEAST_HERTZ = 52_800_000;

const TRANSACTION_NANOS = 30_000;
/** A host keeps to its own time, whether or not the firmware has looked: contacts bounce before it resets the bus, */
const DEBOUNCE_NANOS = 100_000_000;
/** it says something so long after the reset, */
const RECOVERY_NANOS = 10_000_000;
/** and so long after the device got its address, */
const ADDRESSED_NANOS = 2_000_000;
/** and resets once more if a new device does not answer for so long. */
const PATIENCE_NANOS = 5_000_000_000;

const DEVICE = 1;
const CONFIGURATION = 2;
const INTERFACE = 4;
const ENDPOINT = 5;
const CDC = 2;
const CDC_DATA = 10;

const request = (type, code, value, index, length) => [
  type,
  code,
  value & 0xff,
  value >> 8,
  index & 0xff,
  index >> 8,
  length & 0xff,
  length >> 8,
];
const getDescriptor = (kind, length) => request(0x80, 6, kind << 8, 0, length);
const setAddress = (address) => request(0x00, 5, address, 0, 0);
const setConfiguration = (number) => request(0x00, 9, number, 0, 0);
const setLineCoding = (index) => request(0x21, 0x20, 0, index, 7);
const setLineState = (index, state) => request(0x21, 0x22, state, index, 0);
const OPEN = 3;

/** 8 data bits, no parity, one stop bit. */
const lineCoding = (baud) => [baud & 0xff, (baud >> 8) & 0xff, (baud >> 16) & 0xff, 0, 0, 0, 8];
const USUAL_BAUD = 115_200;

export class UsbHost {
  constructor() {
    this.chip = null;
    this.received = [];
    /** It resets the bus, and asks nothing. */
    this.isSilent = false;
    // A character may come in two pieces.
    this.decoder = new StringDecoder('utf8');
    this.forget();
  }

  forget() {
    this.connected = false;
    this.toSend = [];
    this.transfer = null;
    this.steps = null;
    this.port = null;
    this.packet = PACKET;
    this.address = 0;
    this.isAsleep = false;
    this.isNew = false;
    /** The port is read so often at most, in nanoseconds; when it may be read again. */
    this.readEvery = 0;
    this.readAt = 0;
  }

  /** Plugs the cable in. */
  connect(chip) {
    this.forget();
    this.chip = chip;
    this.usb = chip.usbCtrl;
    this.memory = chip.usbDPRAMView;
    this.work = chip.clock.createAlarm(() => this.transact());
    this.seen = chip.clock.createAlarm(() => this.reset());
    this.start = chip.clock.createAlarm(() => this.enumerate());
    this.patience = chip.clock.createAlarm(() => this.reset());
    this.answered = chip.clock.createAlarm(() => this.next(this.answer));
    this.reading = chip.clock.createAlarm(() => this.transact());
    const { usb } = this;
    this.isPlugged = true;
    this.isSuspended = false;
    /** The bus was suspended or goes on, and nobody has looked yet. */
    this.wasSuspended = false;
    this.silence = chip.clock.createAlarm(() => this.setSuspended(true));
    const { handleSieCtrlWrite, sieStatusUpdated, writeUint32 } = usb;
    // Missing: a suspended bus. Its state is as the bus is; writing it only makes its interrupt forget that it has changed.
    usb.writeUint32 = (offset, value) => {
      if (offset === SIE_STATUS && usb.rawWriteValue & SUSPENDED) {
        this.wasSuspended = false;
      }
      writeUint32.call(usb, offset, value);
    };
    usb.sieStatusUpdated = () => {
      usb.sieStatus = withBits(usb.sieStatus, SUSPENDED, this.isSuspended);
      sieStatusUpdated.call(usb);
      usb.intRaw = withBits(usb.intRaw, SUSPEND_INTERRUPT, this.wasSuspended);
      usb.checkInterrupts();
    };
    usb.handleSieCtrlWrite = (value) => {
      const was = this.isHeldUp();
      handleSieCtrlWrite.call(usb, value);
      const is = (value & PULLUP) !== 0;
      if (is !== was && this.isPlugged) {
        is ? this.appear() : this.vanish();
      }
    };
    usb.onUSBEnabled = undefined;
    usb.onResetReceived = undefined;
    usb.DPRAMUpdated = (offset, value) => this.onBufferControl(offset, value);
  }

  setSuspended(isSuspended) {
    this.silence.cancel();
    this.wasSuspended ||= isSuspended !== this.isSuspended;
    this.isSuspended = isSuspended;
    this.usb.sieStatusUpdated();
  }

  /** Pulls the cable, or plugs it in again. */
  plug(isPlugged) {
    this.isPlugged = isPlugged;
    if (isPlugged) {
      this.isHeldUp() && this.appear();
    } else {
      this.vanish();
      this.silence.schedule(SUSPEND_NANOS);
    }
  }

  /** Whether the device holds a line of the cable up: that is what the computer sees of it. */
  isHeldUp() {
    return (this.usb.sieCtrl & PULLUP) !== 0;
  }

  appear() {
    this.seen.schedule(DEBOUNCE_NANOS);
  }

  vanish() {
    this.seen.cancel();
    this.letGo();
  }

  letGo() {
    for (const alarm of [this.start, this.patience, this.answered]) {
      alarm.cancel();
    }
    this.forget();
  }

  /** Begins with a new device. */
  reset() {
    this.letGo();
    this.isNew = true;
    this.usb.sieStatus |= BUS_RESET;
    this.setSuspended(false);
    if (!this.isSilent) {
      this.start.schedule(RECOVERY_NANOS);
    }
  }

  /** The computer falls asleep, or wakes up and goes on where it was. */
  sleep(isAsleep) {
    this.isAsleep = isAsleep;
    if (isAsleep) {
      this.silence.schedule(SUSPEND_NANOS);
      return;
    }
    this.usb.sieStatus |= RESUME;
    this.setSuspended(false);
    this.soon();
  }

  /** Opens the port at a rate, or closes it. */
  open(isOpen, baud = USUAL_BAUD) {
    if (this.port === null || this.transfer !== null) {
      throw new Error('the serial port is not there, or busy');
    }
    const { control } = this.port;
    this.steps = (function* line() {
      yield { setup: setLineCoding(control), data: lineCoding(baud) };
      yield { setup: setLineState(control, isOpen ? OPEN : 0) };
    })();
    this.next(undefined);
  }

  /** Gives up waiting for an answer, and asks what the device is. */
  askAgain() {
    this.answered.cancel();
    this.steps = (function* device() {
      yield { setup: getDescriptor(DEVICE, 18) };
    })();
    this.next(undefined);
  }

  send(text) {
    this.toSend.push(...Buffer.from(text, 'utf8'));
    this.soon();
  }

  /** The text that came since it was last taken. */
  take() {
    const text = this.decoder.write(Buffer.from(this.received));
    this.received = [];
    return text;
  }

  soon() {
    if (this.chip !== null && !this.work.scheduled) {
      this.work.schedule(TRANSACTION_NANOS);
    }
  }

  onBufferControl(offset, value) {
    if (offset < IN_CONTROL || offset >= IN_CONTROL + 8 * ENDPOINTS) {
      return;
    }
    if (value & AVAILABLE) {
      this.soon();
    } else if (value & STALL && offset <= OUT_CONTROL && this.transfer !== null) {
      this.finish(null);
    }
  }

  enumerate() {
    this.steps = this.conversation();
    this.next(undefined);
  }

  /** What a host says to a new device; each step gets the answer to the one before, null if refused. */
  *conversation() {
    const device = yield { setup: getDescriptor(DEVICE, 18) };
    this.packet = device?.[7] ?? PACKET;
    yield { setup: setAddress(1), rest: ADDRESSED_NANOS };
    this.address = 1;
    const head = yield { setup: getDescriptor(CONFIGURATION, 9) };
    if (head === null) {
      return;
    }
    const whole = yield { setup: getDescriptor(CONFIGURATION, head[2] | (head[3] << 8)) };
    this.port = findPort(whole ?? []);
    yield { setup: setConfiguration(head[5]) };
    if (this.port === null) {
      return;
    }
    yield { setup: setLineCoding(this.port.control), data: lineCoding(USUAL_BAUD) };
    const accepted = yield { setup: setLineState(this.port.control, OPEN) };
    this.connected = accepted !== null;
  }

  next(answer) {
    const { value, done } = this.steps.next(answer);
    this.patience.cancel();
    if (done) {
      this.isNew = false;
      this.transfer = null;
      this.soon();
      return;
    }
    if (this.isNew) {
      this.patience.schedule(PATIENCE_NANOS);
    }
    const { setup, data = [], rest = TRANSACTION_NANOS } = value;
    this.transfer = {
      reads: (setup[0] & 0x80) !== 0,
      expected: setup[6] | (setup[7] << 8),
      answer: [],
      data: [...data],
      status: false,
      rest,
    };
    this.needClock();
    if ((this.usb.addrEndp & ADDRESS) !== this.address) {
      // It takes this for somebody else's.
      return;
    }
    this.usb.epStallArm = 0;
    this.usb.sendSetupPacket(Uint8Array.from(setup));
    // What the device still had to say to an earlier question would be taken for the answer.
    this.soon();
  }

  finish(answer) {
    const { rest } = this.transfer;
    this.transfer = null;
    this.answer = answer;
    // The device first has to see how this one ended.
    this.answered.schedule(rest);
  }

  /** Moves every packet that can be moved now. */
  transact() {
    if (!this.isPlugged || this.isAsleep) {
      return;
    }
    for (let endpoint = 0; endpoint < ENDPOINTS; endpoint++) {
      if (this.control(endpoint, false) & AVAILABLE && this.mayRead(endpoint)) {
        this.takePacket(endpoint);
      }
    }
    if (this.transfer !== null && this.control(0, true) & AVAILABLE) {
      this.controlOut();
    }
    const { port, toSend } = this;
    if (port !== null && toSend.length > 0 && this.control(port.out, true) & AVAILABLE) {
      this.givePacket(port.out, toSend.splice(0, port.packet));
      this.soon();
    }
  }

  /** Control packets are asked for in a transfer. A terminal that takes its time comes back when it reads again. */
  mayRead(endpoint) {
    const { clock } = this.chip;
    if (endpoint === 0) {
      return this.transfer !== null;
    }
    if (this.readEvery === 0 || endpoint !== this.port?.in) {
      return true;
    }
    if (clock.nanos < this.readAt) {
      this.reading.schedule(this.readAt - clock.nanos);
      return false;
    }
    this.readAt = clock.nanos + this.readEvery;
    return true;
  }

  control(endpoint, out) {
    return this.memory.getUint32((out ? OUT_CONTROL : IN_CONTROL) + 8 * endpoint, true);
  }

  /** A bus without packets needs none: only its reset is seen then. */
  needClock() {
    if (this.chip.clkSys < LEAST_HERTZ) {
      this.chip.stop(`fault: a packet on USB while the system's clock has ${this.chip.clkSys} hertz`);
    }
    if (!(this.chip.clocks.usbCtrl & CLOCK_ENABLE)) {
      this.chip.stop('fault: a packet on USB while its clock stands still');
    }
  }

  /** The host takes no packet that is longer than the device said: to it, that is noise. */
  longest(endpoint) {
    return endpoint === 0 ? this.packet : (this.port?.packet ?? PACKET);
  }

  takePacket(endpoint) {
    this.needClock();
    const value = this.control(endpoint, false);
    const start = this.usb.getEndpointBufferOffset(endpoint, false);
    const length = value & LENGTH;
    if (length > this.longest(endpoint)) {
      this.chip.stop(`fault: a packet of ${length} bytes on USB, of ${this.longest(endpoint)} at most`);
    }
    const packet = [...this.chip.usbDPRAM.subarray(start, start + length)];
    this.memory.setUint32(IN_CONTROL + 8 * endpoint, value & ~(AVAILABLE | FULL), true);
    this.usb.indicateBufferReady(endpoint, false);
    if (endpoint === 0) {
      this.controlIn(packet);
    } else if (endpoint === this.port?.in) {
      this.received.push(...packet);
    }
  }

  givePacket(endpoint, packet) {
    this.needClock();
    const value = this.control(endpoint, true);
    const start = this.usb.getEndpointBufferOffset(endpoint, true);
    this.chip.usbDPRAM.set(packet, start);
    const given = (value & ~(AVAILABLE | LENGTH)) | FULL | packet.length;
    this.memory.setUint32(OUT_CONTROL + 8 * endpoint, given, true);
    this.usb.indicateBufferReady(endpoint, true);
  }

  controlIn(packet) {
    const { transfer } = this;
    if (transfer === null) {
      return;
    }
    if (!transfer.reads) {
      this.finish([]);
      return;
    }
    transfer.answer.push(...packet);
    transfer.status = packet.length < this.packet || transfer.answer.length >= transfer.expected;
  }

  controlOut() {
    const { transfer } = this;
    if (!transfer.reads) {
      this.givePacket(0, transfer.data.splice(0, this.packet));
    } else if (transfer.status) {
      this.givePacket(0, []);
      this.finish(transfer.answer);
    }
  }
}

function withBits(value, bits, areSet) {
  return areSet ? value | bits : value & ~bits;
}

/** The serial port among the descriptors: its control interface, its two data endpoints and the length of what they take. */
export function findPort(descriptors) {
  const port = { control: null, in: null, out: null, packet: null };
  let isData = false;
  for (let at = 0; at + 1 < descriptors.length && descriptors[at] > 1; at += descriptors[at]) {
    const [, kind, second, , , interfaceClass] = descriptors.slice(at, at + 6);
    if (kind === INTERFACE) {
      isData = interfaceClass === CDC_DATA;
      if (interfaceClass === CDC) {
        port.control = second;
      }
    } else if (kind === ENDPOINT && isData) {
      port[second & 0x80 ? 'in' : 'out'] = second & 0xf;
      port.packet = descriptors[at + 4] | (descriptors[at + 5] << 8);
    }
  }
  return Object.values(port).includes(null) ? null : port;
}
