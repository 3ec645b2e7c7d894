// The USB host, against a device that does by hand what embassy's driver does.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HERE, machineOf, run } from './assemble.mjs';

const MEMORY = 0x50100000;
const CONTROLLER = 0x50110000;
const SIE_CTRL = CONTROLLER + 0x4c;
const SIE_STATUS = CONTROLLER + 0x50;
const SETUP_RECEIVED = 1 << 17;
const BUS_RESET = 1 << 19;
const AVAILABLE = 1 << 10;
const STALL = 1 << 11;
const SET_ADDRESS = 5;
const FULL = 1 << 15;
const CLK_USB_CTRL = 0x40008054;
const CLK_REF_CTRL = 0x40008030;
const CLK_SYS_CTRL = 0x4000803c;
const XOSC = 0x40024000;
const PLL_SYS = 0x40028000;

const DESCRIPTORS = [
  [9, 2, 55, 0, 2, 1, 0, 0x80, 50],
  [9, 4, 0, 0, 1, 2, 2, 0, 0],
  [7, 5, 0x81, 3, 8, 0, 255],
  [9, 4, 1, 0, 2, 10, 0, 0, 0],
  [7, 5, 0x02, 2, 64, 0, 0],
  [7, 5, 0x82, 2, 64, 0, 0],
  [7, 0x24, 0, 0, 0, 0, 0],
].flat();

/** 125 MHz, as the device has it, or 48. */
function runFromPll(chip, multiplier = 125, divider = 2) {
  chip.writeUint32(XOSC, 0xfabaa0);
  chip.writeUint32(CLK_REF_CTRL, 2);
  chip.writeUint32(PLL_SYS + 4, 0);
  chip.writeUint32(PLL_SYS + 8, multiplier);
  chip.writeUint32(PLL_SYS + 12, (6 << 16) | (divider << 12));
  chip.writeUint32(CLK_SYS_CTRL, 1);
}

const runFromCrystal = (chip) => chip.writeUint32(CLK_SYS_CTRL, 0);

/** A device; `refuses` names requests by number that it stalls, `packet` is what it announces. */
class Device {
  constructor(pico, { refuses = [], packet = 64 } = {}) {
    this.pico = pico;
    this.refuses = refuses;
    this.packet = packet;
    this.asked = [];
    this.lineCoding = null;
    const { chip } = pico;
    runFromPll(chip);
    chip.writeUint32(CLK_USB_CTRL, 1 << 11);
    chip.writeUint32(MEMORY + 0x10, 0x80000180); // endpoint 2 in, buffer 0x180
    chip.writeUint32(MEMORY + 0x14, 0x800001c0); // endpoint 2 out, buffer 0x1c0
    chip.writeUint32(SIE_CTRL, 1 << 16);
  }

  control(endpoint, out) {
    return this.pico.chip.readUint32(MEMORY + 0x80 + 8 * endpoint + (out ? 4 : 0));
  }

  give(endpoint, bytes, buffer) {
    const { chip } = this.pico;
    chip.usbDPRAM.set(bytes, buffer);
    chip.writeUint32(MEMORY + 0x80 + 8 * endpoint, AVAILABLE | FULL | bytes.length);
    this.wait(() => !(this.control(endpoint, false) & AVAILABLE));
  }

  take(endpoint, buffer, length = 64) {
    const { chip } = this.pico;
    chip.writeUint32(MEMORY + 0x84 + 8 * endpoint, AVAILABLE | length);
    this.wait(() => !(this.control(endpoint, true) & AVAILABLE));
    const received = this.control(endpoint, true) & 0x3ff;
    return [...chip.usbDPRAM.subarray(buffer, buffer + received)];
  }

  wait(until) {
    for (let tries = 0; tries < 1500; tries++) {
      if (until()) {
        return;
      }
      run(this.pico, 100);
    }
    assert.fail('the host did nothing');
  }

  serveReset() {
    this.wait(() => this.pico.chip.readUint32(SIE_STATUS) & BUS_RESET);
    this.pico.chip.writeUint32(SIE_STATUS, BUS_RESET);
    this.pico.chip.writeUint32(CONTROLLER, 0);
  }

  serveRequest() {
    const { chip } = this.pico;
    this.wait(() => chip.readUint32(SIE_STATUS) & SETUP_RECEIVED);
    chip.writeUint32(SIE_STATUS, SETUP_RECEIVED);
    const [type, code, value, kind, , , low, high] = chip.usbDPRAM.subarray(0, 8);
    this.asked.push(code);
    if (this.refuses.includes(code)) {
      chip.writeUint32(MEMORY + 0x84, STALL);
      chip.writeUint32(MEMORY + 0x80, STALL);
    } else if (type & 0x80) {
      const device = [18, 1, 1, 1, 1, 1, 1, this.packet, ...Array(10).fill(1)];
      const whole = kind === 2 ? DESCRIPTORS : device;
      this.give(0, whole.slice(0, low | (high << 8)), 0x100);
      this.take(0, 0x100, 0);
    } else {
      if (low > 0) {
        this.lineCoding = this.take(0, 0x100);
      }
      this.give(0, [], 0x100);
      if (code === SET_ADDRESS) {
        chip.writeUint32(CONTROLLER, value);
      }
    }
  }
}

function attached(habits) {
  const pico = machineOf([HERE], { power: { usbHost: true } });
  return { pico, device: new Device(pico, habits) };
}

function plugged(habits) {
  const { pico, device } = attached(habits);
  device.serveReset();
  for (let request = 0; request < 7; request++) {
    device.serveRequest();
  }
  run(pico, 1000);
  return { pico, device };
}

test('the host enumerates a serial port and raises DTR', () => {
  const { pico, device } = plugged();
  assert.deepEqual(device.asked, [6, 5, 6, 6, 9, 0x20, 0x22]);
  assert.deepEqual(device.lineCoding, [0x00, 0xc2, 0x01, 0x00, 0, 0, 8]);
  assert.ok(pico.host.connected);
});

test('bytes go both ways, and a silent line stays silent', () => {
  const { pico, device } = plugged();
  device.give(2, Buffer.from('grüße'), 0x180);
  assert.equal(pico.host.take(), 'grüße');
  assert.equal(pico.host.take(), '');
  pico.host.send('x'.repeat(70));
  assert.equal(device.take(2, 0x1c0).length, 64);
  assert.equal(device.take(2, 0x1c0).length, 6);
  assert.throws(() => device.take(2, 0x1c0), /the host did nothing/);
});

test('a refused line state leaves the port unconnected', () => {
  const { pico } = plugged({ refuses: [0x22] });
  assert.ok(!pico.host.connected);
});

test('the host does not wait until somebody has seen its reset, and begins again if nobody answers', () => {
  const { pico, device } = attached();
  const both = BUS_RESET | SETUP_RECEIVED;
  const status = () => pico.chip.readUint32(SIE_STATUS) & both;
  run(pico, 99_000);
  assert.equal(status(), 0, 'contacts bounce');
  run(pico, 2_000);
  assert.equal(status(), BUS_RESET);
  run(pico, 10_000);
  assert.equal(status(), both);
  pico.chip.writeUint32(SIE_STATUS, both);
  run(pico, 4_900_000);
  assert.equal(status(), 0);
  run(pico, 100_000);
  device.serveReset();
  for (let request = 0; request < 7; request++) {
    device.serveRequest();
  }
  run(pico, 1000);
  assert.ok(pico.host.connected);
});

test('a suspended bus is one as long as it is; that it changed stays known until it is cleared', () => {
  const { pico } = plugged();
  const [SUSPENDED, CHANGED, INTERRUPTS] = [1 << 4, 1 << 14, CONTROLLER + 0x8c];
  const found = () => [
    (pico.chip.readUint32(SIE_STATUS) & SUSPENDED) !== 0,
    (pico.chip.readUint32(INTERRUPTS) & CHANGED) !== 0,
  ];
  const clear = () => pico.chip.writeUint32(SIE_STATUS, SUSPENDED);
  assert.deepEqual(found(), [false, false]);
  pico.host.sleep(true);
  run(pico, 4_000);
  assert.deepEqual(found(), [true, true]);
  clear();
  assert.deepEqual(found(), [true, false]);
  pico.host.sleep(false);
  assert.deepEqual(found(), [false, true]);
  clear();
  assert.deepEqual(found(), [false, false]);
});

test('a packet while the clock of the system is no quicker than that of USB is a fault', () => {
  const { pico, device } = plugged();
  runFromCrystal(pico.chip);
  run(pico, 5_000);
  assert.equal(pico.stopped, null, 'a bus without packets needs no clock');
  runFromPll(pico.chip);
  device.give(2, Buffer.from('a'), 0x180);
  runFromPll(pico.chip, 120, 5);
  assert.equal(pico.chip.clkSys, 48_000_000);
  device.give(2, Buffer.from('b'), 0x180);
  assert.match(pico.stopped, /fault: a packet on USB/);
});

test('a packet while the clock of USB stands still is a fault', () => {
  const { pico, device } = plugged();
  pico.chip.writeUint32(CLK_USB_CTRL, 0);
  device.give(2, Buffer.from('a'), 0x180);
  assert.match(pico.stopped, /fault: a packet on USB while its clock/);
});

test('a packet longer than the device announced is a fault', () => {
  const { pico, device } = attached({ packet: 32 });
  device.serveReset();
  for (let request = 0; request < 3; request++) {
    device.serveRequest();
  }
  assert.equal(pico.stopped, null);
  assert.throws(() => device.serveRequest(), /it has stopped/);
  assert.match(pico.stopped, /fault: a packet of 55 bytes on USB, of 32 at most/);
});

test('what a device still had to say to an earlier question is taken for the answer to the next', () => {
  const { pico, device } = plugged();
  const { chip } = pico;
  chip.usbDPRAM.set([1, 2, 3], 0x100);
  chip.writeUint32(MEMORY + 0x80, AVAILABLE | FULL | 3);
  run(pico, 10_000);
  assert.notEqual(device.control(0, false) & AVAILABLE, 0, 'nobody asks');
  pico.host.plug(false);
  pico.host.plug(true);
  device.serveReset();
  device.wait(() => chip.readUint32(SIE_STATUS) & SETUP_RECEIVED);
  run(pico, 100);
  assert.equal(device.control(0, false) & AVAILABLE, 0, 'it was taken');
});

test('a device that keeps its address after a reset hears nothing', () => {
  const { pico } = plugged();
  const { chip } = pico;
  pico.host.plug(false);
  pico.host.plug(true);
  run(pico, 105_000);
  assert.notEqual(chip.readUint32(SIE_STATUS) & BUS_RESET, 0);
  chip.writeUint32(SIE_STATUS, BUS_RESET | SETUP_RECEIVED);
  run(pico, 100_000);
  assert.equal(chip.readUint32(SIE_STATUS) & SETUP_RECEIVED, 0);
});

test('a device is there while it holds its line up', () => {
  const { pico, device } = plugged();
  const { chip } = pico;
  pico.host.plug(false);
  chip.writeUint32(SIE_CTRL, 0);
  pico.host.plug(true);
  run(pico, 300_000);
  assert.equal(chip.readUint32(SIE_STATUS) & BUS_RESET, 0);
  chip.writeUint32(SIE_CTRL, 1 << 16);
  device.serveReset();
});
