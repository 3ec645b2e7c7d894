// The whole machine, with a few instructions as firmware.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BKPT,
  BX_LR,
  callAhead,
  callRegister,
  CODE,
  fetch,
  HERE,
  imageOf,
  load,
  machineOf,
  NOP,
  poke,
  run,
  SEV,
  store,
  unlessEqualSkip,
  WFE,
  WFI,
  wordAt,
} from './assemble.mjs';
import { Pico } from '../src/pico.mjs';
import { describePins } from '../src/pins.mjs';

const RAM = 0x20001000;
const RESULT = 0x20002000;
const NVIC_ENABLE = 0xe000e100;
const TIMER = 0x40054000;
const WATCHDOG = 0x40058000;
const ROSC_BIT = 0x4006001c;
const CTRL_OF = (pin) => 0x40014004 + 8 * pin;
const PAD_OF = (pin) => 0x4001c004 + 4 * pin;
const GPIO_IN = 0xd0000004;
const GPIO_SET = 0xd0000014;
const GPIO_CLEAR = 0xd0000018;
const OUTPUT_SET = 0xd0000024;

const keep = (register, offset = 0) => [load(7, RESULT + offset), store(register, 7)];
const output = (pin) => [poke(CTRL_OF(pin), 5), poke(OUTPUT_SET, 1 << pin)];

test('a breakpoint stops the machine and is named', () => {
  const pico = run(machineOf([NOP, BKPT]), 100);
  assert.equal(pico.stopped, `breakpoint at 0x${(CODE + 2).toString(16)}`);
  assert.throws(() => pico.run(1), /it has stopped: breakpoint/);
  pico.powerOn();
  assert.equal(pico.stopped, null);
});

test('it can be made to go on elsewhere, even asleep', () => {
  const pico = run(machineOf([WFI, HERE, NOP, BKPT]), 100);
  assert.equal(pico.stopped, null);
  pico.jump(CODE + 4);
  pico.run(10_000);
  assert.equal(pico.stopped, `breakpoint at 0x${(CODE + 6).toString(16)}`);
});

test('flash without a valid second stage does not start', () => {
  const pico = machineOf([NOP]);
  pico.flash.bytes[3] ^= 1;
  pico.powerOff();
  pico.powerOn();
  assert.match(pico.stopped, /second boot stage/);
});

/** Looks a function of the boot ROM up; its address is then in r5. */
const lookUp = (name) => [
  load(0, 0x14),
  load(1, name.charCodeAt(0) | (name.charCodeAt(1) << 8)),
  0x8802, // ldrh r2, [r0]
  0x8880, // ldrh r0, [r0, #4]
  0x0003, // movs r3, r0
  0x0010, // movs r0, r2
  callRegister(3),
  0x0005, // movs r5, r0
];

const flashCall = (name, ...parameters) => [
  lookUp(name),
  parameters.map((value, index) => load(index, value)),
  callRegister(5),
];

const ERASE = flashCall('RE', 0x1c0000, 0x1000, 0x80000000, 0);
const PROGRAM = flashCall('RP', 0x1c0000, RAM, 256);

test('the boot ROM erases and programs flash and takes the time for it', () => {
  const pico = machineOf([poke(RAM, 0x12345678), ERASE, PROGRAM, BKPT]);
  pico.flash.bytes.fill(0, 0x1c0000, 0x1c2000);
  const before = pico.nanos;
  run(pico, 100_000);
  assert.match(pico.stopped, /breakpoint/);
  assert.equal(
    Buffer.from(pico.flash.bytes.subarray(0x1c0000, 0x1c0004)).readUInt32LE(),
    0x12345678,
  );
  assert.equal(pico.flash.bytes[0x1c1000], 0);
  const spent = pico.nanos - before;
  // A page has to be sent, too, at the clock that the chip starts on.
  assert.ok(spent > 47_300_000 && spent < 47_500_000, `${spent}`);
});

test('nobody may read flash while it takes commands', () => {
  const MASK_INTERRUPTS = 0xb672;
  const stopped = (...code) => run(machineOf([...code, flashCall('EX'), HERE]), 10_000).stopped;
  assert.match(stopped(), /while an interrupt may run/);
  assert.match(stopped(MASK_INTERRUPTS), /flash is read at 0x1000/);
});

test('the boot ROM copies, fills and counts bits', () => {
  const pico = machineOf([
    poke(RAM, 0x00f00000),
    flashCall('MC', RESULT, RAM, 4),
    flashCall('MS', RESULT + 4, 0x5a, 4),
    [flashCall('P3', 0x00f00000), keep(0, 8)],
    [flashCall('L3', 0x00f00000), keep(0, 12)],
    [flashCall('T3', 0x00f00000), keep(0, 16)],
    [flashCall('R3', 0x00f00001), keep(0, 20)],
    BKPT,
  ]);
  run(pico, 1000);
  const results = [0, 4, 8, 12, 16, 20].map((offset) => wordAt(pico, RESULT + offset));
  assert.deepEqual(results, [0x00f00000, 0x5a5a5a5a, 4, 8, 20, 0x80000f00]);
});

test('the power can be cut in a flash operation, and comes back', () => {
  const pico = machineOf([ERASE, PROGRAM, BKPT]);
  pico.flash.cutAt(1, 0.5, 1);
  run(pico, 100_000);
  assert.equal(pico.stopped, 'power cut');
  assert.ok(!pico.isOn);
  assert.throws(() => pico.run(1), /power cut/);
  pico.powerOn();
  run(pico, 100_000);
  assert.match(pico.stopped, /breakpoint/);
});

test('the watchdog resets everything but memory, and says so', () => {
  const first = [
    poke(RAM, 0xcafe),
    poke(WATCHDOG + 0x0c, 77),
    poke(WATCHDOG + 4, 20_000),
    poke(WATCHDOG, 1 << 30),
    HERE,
  ];
  const pico = machineOf([
    [load(0, WATCHDOG), fetch(1, 0, 8), 0x2900], // compare the reason with 0
    unlessEqualSkip(first),
    [keep(1), fetch(2, 0, 0x0c), keep(2, 4), BKPT],
  ]);
  run(pico, 50_000);
  assert.match(pico.stopped, /breakpoint/);
  assert.equal(pico.resets, 1);
  assert.equal(wordAt(pico, RAM), 0xcafe);
  assert.equal(wordAt(pico, RESULT), 1, 'the reason is the timer');
  assert.equal(wordAt(pico, RESULT + 4), 77, 'scratch registers stay');
});

test('a reset of the core alone leaves the parts released, and the reason of the last whole one', () => {
  const [DMA, FLASH_PORT] = [1 << 2, (1 << 6) | (1 << 9)];
  const RESETS = 0x4000c000;
  const first = [poke(WATCHDOG + 4, 20_000), poke(WATCHDOG, 1 << 30), HERE];
  const pico = machineOf([
    [load(0, RESETS), fetch(2, 0), keep(2, 4)],
    [load(0, WATCHDOG), fetch(1, 0, 8), keep(1), 0x2900], // compare the reason with 0
    unlessEqualSkip(first),
    poke(RESETS + 0x3000, DMA),
    HERE,
  ]);
  const found = () => [0, 4].map((offset) => wordAt(pico, RESULT + offset));
  const ALL = 0x1ffffff;
  run(pico, 5000);
  assert.deepEqual(found(), [0, ALL & ~FLASH_PORT], 'at power-on');
  run(pico, 50_000);
  assert.deepEqual(found(), [1, ALL & ~FLASH_PORT], 'after the watchdog');
  pico.reset();
  run(pico, 5000);
  assert.deepEqual(found(), [1, ALL & ~FLASH_PORT & ~DMA], 'after a reset of the core');
  assert.equal(pico.resets, 2);
});

test('the crystal takes its time to swing when it is switched on, and swings on over resets', () => {
  const XOSC = 0x40024000;
  const pico = machineOf([
    [poke(XOSC + 0x0c, 47), poke(XOSC, 0xfabaa0)],
    [load(0, TIMER), fetch(1, 0, 0x28), keep(1)],
    HERE,
  ]);
  const took = () => wordAt(run(pico, 10_000), RESULT);
  const swung = took();
  assert.ok(swung >= 1000 && swung < 1100, `${swung} microseconds`);
  pico.reset();
  assert.ok(took() < 100);
});

test('an updated firmware is started by the timer of the watchdog, once', () => {
  const code = [load(0, WATCHDOG), fetch(1, 0, 8), keep(1), BKPT];
  const old = machineOf(code);
  const pico = new Pico(imageOf(code), 'waveshare-lcd-1-3', old.flash);
  const reasons = [1, 2].map(() => {
    pico.powerOn();
    return wordAt(run(pico, 50), RESULT);
  });
  assert.deepEqual(reasons, [1, 0]);
});

test('sleeping costs no busy cycles, and an alarm ends it on time', () => {
  const handler = [
    poke(TIMER + 0x34, 1),
    [load(0, TIMER), fetch(1, 0, 0x28), load(2, RESULT), store(1, 2)],
    BX_LR,
  ];
  const pico = machineOf(
    [poke(TIMER + 0x38, 1), poke(NVIC_ENABLE, 1), poke(TIMER + 0x10, 5_000_000), [WFI, BKPT]],
    { handlers: { 16: handler } },
  );
  run(pico, 6_000_000);
  assert.match(pico.stopped, /breakpoint/);
  assert.ok(Math.abs(wordAt(pico, RESULT) - 5_000_000) < 10);
  assert.ok(pico.busyCycles < 300, `${pico.busyCycles}`);
  assert.ok(pico.cycles > 5 * 6_500_000);
});

test('an event that was sent keeps the core from sleeping once', () => {
  const pico = run(machineOf([SEV, WFE, poke(RESULT, 1), WFE, poke(RESULT, 2), HERE]), 1000);
  assert.equal(wordAt(pico, RESULT), 1);
});

test('an interrupt that is masked ends a wait for one, and a wait for an event only as an event', () => {
  const SCR = 0xe000ed10;
  const SEVONPEND = 1 << 4;
  const MASK = 0xb672; // cpsid i
  const alarm = [poke(TIMER + 0x38, 1), poke(NVIC_ENABLE, 1), poke(TIMER + 0x10, 20)];
  const wakes = (wait, before = [], after = []) => {
    const pico = run(machineOf([MASK, before, alarm, after, wait, poke(RESULT, 1), HERE]), 1000);
    return wordAt(pico, RESULT) === 1;
  };
  const asEvent = poke(SCR, SEVONPEND);
  const tooLate = Array(300).fill(NOP);
  assert.ok(wakes(WFI));
  assert.ok(wakes(WFI, [], tooLate));
  assert.ok(!wakes(WFE));
  assert.ok(!wakes(WFE, [], tooLate));
  assert.ok(wakes(WFE, asEvent));
  assert.ok(wakes(WFE, asEvent, tooLate));
});

test('the stack may not grow over its end', () => {
  const symbols = [{ name: '_stack_end', address: 0x2003ff00, size: 0, isFunction: false }];
  const pico = run(machineOf([0xb500, 0xe7fd], { symbols }), 1000); // push {lr} for ever
  assert.equal(pico.stopped, 'stack overflow');
  assert.deepEqual(pico.stack.measure(pico.sram), { size: 256, used: 260, thread: 260, handlers: 0 });
});

test('an interrupt counts below the deepest stack, whenever it came', () => {
  const [PUSH_R7, POP_R7, PUSH_4, POP_4] = [0xb480, 0xbc80, 0xb4f0, 0xbcf0];
  const FRAME = 32;
  const handler = [PUSH_R7, poke(TIMER + 0x34, 1), POP_R7, BX_LR];
  const pico = machineOf(
    [PUSH_4, POP_4, poke(TIMER + 0x38, 1), poke(NVIC_ENABLE, 1), poke(TIMER + 0x10, 500), [WFI, BKPT]],
    { handlers: { 16: handler } },
  );
  run(pico, 2000);
  assert.match(pico.stopped, /breakpoint/);
  const { used, thread, handlers } = pico.stack.measure(pico.sram);
  assert.deepEqual([thread, handlers, used], [16, FRAME + 4, 16 + FRAME + 4]);
});

test('spans give the cycles of each call', () => {
  const symbols = [{ name: 'work', address: CODE + 11, size: 4, isFunction: true }];
  const work = [NOP, BX_LR];
  const pico = machineOf([callAhead(3), callAhead(1), BKPT, work], { symbols });
  pico.spans.arm(['^wor'], pico.symbols);
  run(pico, 1000);
  assert.deepEqual(pico.spans.take(), { '^wor': { count: 2, cycles: [3, 3] } });
  assert.deepEqual(pico.spans.take(), { '^wor': { count: 0, cycles: [] } });
  assert.throws(() => pico.spans.arm(['workshop'], pico.symbols), /no function matches/);
  assert.throws(() => pico.spans.arm(['('], pico.symbols), /no regular expression/);
});

test('a button is seen only where the firmware pulls the pin up', () => {
  const read = [load(0, GPIO_IN), fetch(1, 0)];
  const pin = 15;
  const pico = machineOf([poke(CTRL_OF(pin), 5), poke(PAD_OF(pin), 0x4a), read, keep(1), 0xe7fa]);
  const level = () => (wordAt(run(pico, 100), RESULT) >> pin) & 1;
  assert.equal(level(), 1);
  pico.setButton('A', true);
  pico.powerOff();
  pico.powerOn();
  assert.equal(level(), 0, 'a button held at power-on is down');
  pico.setButton('A', false);
  assert.equal(pico.chip.gpio[pin].inputValue, true);
  assert.equal(pico.chip.gpio[17].inputValue, false, 'not pulled up: reads as if down');
  assert.throws(() => pico.setButton('Z', true), /no button "Z"/);
});

test('the Pimoroni boards have no joystick', () => {
  const pico = machineOf([HERE], { board: 'pimoroni-display-2-0' });
  pico.setButton('Y', true);
  assert.throws(() => pico.setButton('up', true), /it has A, B, X, Y/);
  assert.equal(pico.screen().width, 320);
});

test('the backlight is what the PWM or the pin says', () => {
  const bright = machineOf([output(13), poke(GPIO_SET, 1 << 13), HERE]);
  assert.equal(run(bright, 100).screen().backlight, 100);
  const slice = 0x40050000 + 6 * 0x14;
  const dim = machineOf([
    poke(CTRL_OF(13), 4),
    poke(slice + 0x10, 999),
    poke(slice + 0x0c, 250 << 16),
    poke(slice, 1),
    HERE,
  ]);
  assert.equal(run(dim, 100).screen().backlight, 25);
  dim.powerOff();
  assert.equal(dim.screen().backlight, 0);
});

test('noise is of the kind that was asked for', () => {
  const bits = (noise) => {
    const pico = machineOf([HERE], { power: { noise, noiseSeed: 3 } });
    return Array.from({ length: 200 }, () => pico.chip.readUint32(ROSC_BIT));
  };
  const ones = (noise) => bits(noise).reduce((sum, bit) => sum + bit, 0);
  assert.deepEqual(bits('random'), bits('random'));
  assert.ok(ones('random') > 70 && ones('random') < 130);
  assert.ok(ones('biased') > 140 && ones('biased') < 180);
  assert.equal(ones('stuck'), 200);
  assert.deepEqual(bits('alternating').slice(0, 4), [0, 1, 0, 1]);
});

test('battery and USB power are seen, and can change', () => {
  const letGo = [poke(PAD_OF(24), 0x42), poke(PAD_OF(29), 0x80)];
  const pico = machineOf([letGo, HERE], { power: { batteryMv: 3300 } });
  const settled = () => {
    run(pico, 1000);
    pico.supply.update();
    return pico.chip.adc.channelValues[3];
  };
  assert.equal(settled(), 1365);
  assert.equal(pico.chip.gpio[24].inputValue, true);
  pico.set({ usbPower: false, batteryMv: 3600 });
  assert.equal(settled(), 1489);
  assert.equal(pico.chip.gpio[24].inputValue, false);
  pico.set({ noise: 'stuck' });
  assert.equal(pico.chip.readUint32(ROSC_BIT), 1);
});

// On a board without a reset line: no time passes before the display listens.
const wired = { board: 'pimoroni-display-2-0' };
const [DC, CS, SCK, MOSI] = [16, 17, 18, 19];
const SPI0 = 0x4003c000;
const MODE_0 = 7;
const MODE_3 = 0xc7;
const spiSetUp = [
  [SCK, MOSI].map((pin) => poke(CTRL_OF(pin), 1)),
  [output(DC), output(CS)],
  poke(SPI0 + 0x10, 2),
  poke(SPI0, MODE_3),
  poke(SPI0 + 4, 2),
];
/** Waits until SPI is idle. */
const drained = [load(6, SPI0 + 0x0c), fetch(7, 6), 0x2510, 0x422f, 0xd1fb];
const command = (byte) => [poke(GPIO_CLEAR, 1 << DC), poke(SPI0 + 8, byte), drained];
const data = (...bytes) => [
  poke(GPIO_SET, 1 << DC),
  bytes.map((byte) => poke(SPI0 + 8, byte)),
  drained,
];

test('bytes on the wire reach the display, unless another is selected', () => {
  const draw = [command(0x3a), data(0x55), command(0x2c), data(0xf8, 0x00, 0x07, 0xe0)];
  const shown = run(machineOf([spiSetUp, draw, BKPT], wired), 6_000);
  assert.equal(shown.panel.pixels, 2);
  assert.equal(shown.panel.memory[0], 0xf800);
  assert.equal(shown.panel.memory[1], 0x07e0);
  const other = run(machineOf([spiSetUp, poke(GPIO_SET, 1 << CS), draw, BKPT], wired), 6_000);
  assert.equal(other.panel.pixels, 0);
});

test('frames of 16 bits are two bytes', () => {
  const pico = machineOf(
    [
      spiSetUp,
      [command(0x3a), data(0x55), command(0x2c)],
      poke(SPI0, 0xcf),
      data(0xf800, 0x07e0),
      BKPT,
    ],
    wired,
  );
  run(pico, 6_000);
  assert.deepEqual([...pico.panel.memory.subarray(0, 2)], [0xf800, 0x07e0]);
});

const DMA = 0x50000000;
const dmaTo = (count) => [
  poke(DMA, RAM),
  poke(DMA + 4, SPI0 + 8),
  poke(DMA + 8, count),
  poke(DMA + 12, 1 | (1 << 4) | (16 << 15)),
  [load(6, DMA + 12), fetch(7, 6), 0x2501, 0x062d, 0x422f, 0xd1fa], // until not busy
];

/** Sends a thousand pixels by DMA; gives the machine, and how long the last came after the first. */
function sentByDma(mode) {
  const pico = machineOf(
    [
      spiSetUp,
      poke(SPI0, mode),
      [command(0x3a), data(0x55), command(0x2c)],
      poke(GPIO_SET, 1 << DC),
      poke(TIMER + 0x10, 0),
      dmaTo(2000),
      drained,
      BKPT,
    ],
    wired,
  );
  const colours = Array.from({ length: 1000 }, (_, index) => (index * 7919) & 0xffff);
  const bytes = Buffer.from(pico.sram.buffer);
  colours.forEach((colour, index) => bytes.writeUInt16BE(colour, RAM - 0x20000000 + 2 * index));
  const times = [];
  const { put } = pico.panel;
  pico.panel.put = (colour) => {
    put.call(pico.panel, colour);
    times.push(pico.panel.lastPixelNanos);
  };
  run(pico, 6_000);
  assert.equal(pico.panel.pixels, 1000);
  assert.deepEqual([...pico.panel.memory.subarray(0, 1000)], colours);
  // A pixel's time is noted when it is there: the second call sees that of the first.
  return { pico, nanos: pico.panel.lastPixelNanos - times[1] };
}

// The bus clock is 125 MHz by default: 62.5 MHz on the wire, 16 ns a bit.
test('a transfer by DMA takes the time of the wire', () => {
  const { pico, nanos } = sentByDma(MODE_3);
  assert.ok(Math.abs(nanos - 999 * 2 * 8 * 16) < 1, `${nanos}`);
  assert.equal(pico.wire.sent.nanos, pico.wire.sent.frames * 8 * 16);
});

test('in mode 0 the wire pauses for two clocks after each byte', () => {
  const { nanos } = sentByDma(MODE_0);
  assert.ok(Math.abs(nanos - 999 * 2 * 10 * 16) < 1, `${nanos}`);
});

test('a transfer of nothing is a fault', () => {
  const pico = run(machineOf([spiSetUp, dmaTo(0), BKPT], wired), 1000);
  assert.equal(pico.stopped, 'fault: a DMA transfer of nothing');
});

test('a display whose reset line nobody drives high stays in reset', () => {
  const high = [output(12), poke(GPIO_SET, 1 << 12)];
  const letGo = [poke(CTRL_OF(12), 31), poke(PAD_OF(12), 0)];
  const pullUp = poke(PAD_OF(12), 0x4a);
  const held = (...code) => run(machineOf([...code, HERE]), 100).panel.held;
  assert.ok(held([]));
  assert.ok(!held(high));
  assert.ok(held(high, letGo));
  assert.ok(held(pullUp), 'a weak pull does not count');
});

test('pins are described as they wake up, and as they are set', () => {
  const pins = (...code) => {
    const pico = run(machineOf([...code, HERE], wired), 100);
    return describePins(pico.chip, pico.pads, pico.supply);
  };
  const fresh = pins();
  assert.equal(fresh.length, 30);
  assert.ok(fresh.every((pin) => pin === 'unused in 4mA slow down'));
  const used = pins(spiSetUp, poke(PAD_OF(SCK), 0x71), poke(PAD_OF(MOSI), 0x40));
  assert.equal(used[SCK], 'spi out 12mA fast no-pull');
  assert.equal(used[MOSI], 'spi out 2mA slow no-pull');
  assert.equal(used[DC], 'sio out 4mA slow down');
  const adrift = pins(poke(PAD_OF(3), 0), poke(PAD_OF(24), 0x40), poke(PAD_OF(29), 0x80));
  assert.equal(adrift[3], 'unused in 2mA slow no-pull floating');
  assert.equal(adrift[24], 'unused in 2mA slow no-pull', 'a divider holds it');
  assert.equal(adrift[29], 'unused in 2mA slow no-pull', 'so does that of the supply');
});

test('memory is noise at power-on, and not the same each time', () => {
  const pico = machineOf([HERE]);
  const first = wordAt(pico, RAM);
  pico.powerOff();
  pico.powerOn();
  assert.notEqual(wordAt(pico, RAM), first);
});

test('time goes on over power cycles, and only while it is on', () => {
  const pico = run(machineOf([HERE]), 1000);
  pico.powerOff();
  assert.ok(Math.abs(pico.nanos - 1_000_000) < 1000);
  assert.throws(() => pico.run(1), /it is off/);
  pico.powerOn();
  assert.throws(() => pico.powerOn(), /on already/);
  run(pico, 1000);
  assert.ok(Math.abs(pico.nanos - 2_000_000) < 2000);
});
