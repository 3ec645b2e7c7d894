// Power: which Pico it is, what the supply looks like to it, lights, dormant sleep, and what goes on
// while the core stands still.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callRegister, fetch, HERE, load, machineOf, poke, run, store, wordAt } from './assemble.mjs';
import { describePins } from '../src/pins.mjs';

const CTRL_OF = (pin) => 0x40014004 + 8 * pin;
const PAD_OF = (pin) => 0x4001c004 + 4 * pin;
const GPIO_SET = 0xd0000014;
const OUTPUT_SET = 0xd0000024;
const RESULT = 0x20002000;
const output = (pin) => [poke(CTRL_OF(pin), 5), poke(OUTPUT_SET, 1 << pin)];

const ADC_CS = 0x4004c000;
const NO_PULL = 0x80;
const START_CHANNEL_3 = 0x3005;

/** What the ADC reads of the supply, in millivolts. */
function measured(pico) {
  pico.chip.writeUint32(ADC_CS, START_CHANNEL_3);
  run(pico, 10);
  return Math.round((pico.chip.adc.result * 3300 * 3) / 4096);
}

/** The same a while after some instructions, and after the first conversions. */
function supply(power, ...code) {
  const pico = run(machineOf([...code, HERE], { power }), 1000);
  for (let conversion = 0; conversion < 3; conversion++) {
    measured(pico);
  }
  return measured(pico);
}

const near = (found, wanted) => assert.ok(Math.abs(found - wanted) < 5, `${found}, not ${wanted}`);

test('a third of the supply is at the ADC, less while the pad pulls it down', () => {
  const power = { batteryMv: 3600 };
  near(supply(power, poke(PAD_OF(29), NO_PULL)), 3600);
  const pulled = supply(power);
  assert.ok(pulled > 1500 && pulled < 2500, `${pulled}`);
});

test('the line of the supply takes its time', () => {
  const pico = run(machineOf([HERE], { power: { batteryMv: 3600 } }), 1000);
  const { chip } = pico;
  for (let conversion = 0; conversion < 3; conversion++) {
    measured(pico);
  }
  const pulled = measured(pico);
  chip.writeUint32(PAD_OF(29), NO_PULL);
  run(pico, 30);
  const halfway = measured(pico);
  run(pico, 30);
  const further = measured(pico);
  run(pico, 1000);
  near(measured(pico), 3600);
  assert.ok(pulled < halfway && halfway < further && further < 3200, `${halfway}, ${further}`);
});

test('the first conversions after the converter is switched on read low', () => {
  const pico = run(machineOf([poke(PAD_OF(29), NO_PULL), HERE], { power: { batteryMv: 3600 } }), 1000);
  const four = () => [0, 1, 2, 3].map(() => measured(pico));
  for (const found of [four(), (pico.chip.writeUint32(ADC_CS, 0), four())]) {
    near(found[3], 3600);
    assert.ok(found.slice(0, 3).every((one) => one < 3450), `${found}`);
  }
});

test('on a Pico W the supply is there only while the radio is selected and its data line is free', () => {
  const power = { batteryMv: 3600, wireless: true };
  const noPull = poke(PAD_OF(29), NO_PULL);
  const selected = [output(25), poke(GPIO_SET, 1 << 25)];
  near(supply(power, noPull, selected), 3600);
  near(supply(power, noPull), 2100);
  near(supply(power), 0);
  near(supply(power, noPull, selected, output(24)), 2100);
});

test('on a Pico W nothing holds the lines to the radio', () => {
  const letGo = [poke(PAD_OF(24), 0x40), poke(PAD_OF(29), NO_PULL)];
  const pins = (wireless) => {
    const pico = run(machineOf([letGo, HERE], { power: { wireless } }), 100);
    return [24, 29].map((pin) => describePins(pico.chip, pico.pads, pico.supply)[pin]);
  };
  assert.ok(pins(false).every((pin) => !pin.endsWith('floating')));
  assert.ok(pins(true).every((pin) => pin.endsWith('floating')));
});

test('the colours of a light are lit by a low level', () => {
  const board = 'pimoroni-display-2-0';
  const slice = 0x40050000 + 3 * 0x14;
  const code = [
    [poke(CTRL_OF(6), 4), poke(CTRL_OF(7), 4)],
    [output(8), poke(GPIO_SET, 1 << 8)],
    poke(slice + 0x10, 999),
    poke(slice + 0x0c, 100 | (50 << 16)),
    poke(slice, 1 | 4 | 8),
    HERE,
  ];
  assert.deepEqual(run(machineOf(code, { board }), 100).power().light, [10, 5, 0]);
  assert.equal(run(machineOf([HERE]), 100).power().light, null);
});

test('the pulses of the backlight are told by their pace', () => {
  const slice = 0x40050000 + 6 * 0x14;
  const pulses = (...code) =>
    run(machineOf([poke(slice + 0x10, 499), code, HERE]), 100).power().pulse_hertz;
  assert.equal(pulses(), 13_000);
  assert.equal(pulses(poke(slice + 0x04, 10 << 4)), 1_300);
});

const XOSC = 0x40024000;
const CLK_REF_CTRL = 0x40008030;
const DORMANT_WAKE_INTE1 = 0x40014164;
const A = 15;
const FALLS = 1 << (2 + 4 * (A % 8));
const COMA = 0x636f6d61;
const TIMER_LOW = 0x40054028;

const onCrystal = [poke(XOSC, 0xfabaa0), poke(XOSC + 0x0c, 47), poke(CLK_REF_CTRL, 2)];
const pulledUp = poke(PAD_OF(A), 0x4a);
const wokenByA = poke(DORMANT_WAKE_INTE1, FALLS);
// The edges that pulling it up made.
const forget = poke(0x400140f4, 0xcccccccc);
const sleep = poke(XOSC + 0x08, COMA);
const keepTime = [load(0, TIMER_LOW), fetch(1, 0), load(2, RESULT), store(1, 2)];

test('a chip that is dormant stands still until a pin wakes it', () => {
  const code = [onCrystal, pulledUp, wokenByA, forget, sleep, keepTime, HERE];
  const pico = run(machineOf(code), 1_000_000);
  assert.equal(pico.stopped, null);
  assert.ok(pico.power().dormant);
  assert.ok(Math.abs(pico.nanos - 1e9) < 1000, 'time goes on outside');
  pico.setButton('B', true);
  run(pico, 1000);
  assert.ok(pico.power().dormant, 'not by this one');
  pico.setButton('A', true);
  run(pico, 500);
  assert.equal(pico.power().dormant, false);
  assert.notEqual(wordAt(pico, RESULT) < 2000, true, 'the crystal has not started yet');
  run(pico, 1000);
  assert.ok(wordAt(pico, RESULT) < 2000, 'no time has passed for it');
  assert.equal(pico.power().dormancies, 1);
  const edges = () => (pico.chip.gpio[A].irqStatus >> 2) & 3;
  assert.equal(edges(), 0, 'an edge is not kept while no clock runs');
  pico.setButton('A', false);
  assert.equal(edges(), 2, 'but it is while one does');
});

test('an edge that came before the chip fell asleep wakes it at once', () => {
  const code = [onCrystal, pulledUp, wokenByA, forget, HERE];
  const pico = run(machineOf(code), 100);
  pico.setButton('A', true);
  pico.chip.writeUint32(XOSC + 0x08, COMA);
  assert.equal(pico.power().dormant, false);
  assert.equal(pico.power().dormancies, 1);
});

test('falling asleep in a way that never ends well is a fault', () => {
  const stopped = (...code) => run(machineOf([...code, HERE]), 1000).stopped;
  assert.match(stopped(wokenByA, sleep), /a clock that does not come from the crystal/);
  assert.match(stopped(onCrystal, sleep), /nothing that could wake it/);
  const pll = poke(0x40028004, 0);
  assert.match(stopped(onCrystal, wokenByA, pll, sleep), /a PLL that runs/);
});

const FLASH_ERASE = [
  load(0, 0x14),
  load(1, 0x4552),
  0x8802, // ldrh r2, [r0]
  0x8880, // ldrh r0, [r0, #4]
  0x0003, // movs r3, r0
  0x0010, // movs r0, r2
  callRegister(3),
  0x0005, // movs r5, r0
  [load(0, 0x1c0000), load(1, 0x1000), load(2, 0x80000000), load(3, 0)],
  callRegister(5),
];

const DMA = 0x50000000;
const TIMER_0 = 0x3b;
/** Four words of the pins' raw interrupts again and again, at the pace of a timer. */
const watchPins = [
  poke(DMA + 0x420, (1 << 16) | 6500),
  poke(DMA, 0x400140f0),
  poke(DMA + 4, RESULT),
  poke(DMA + 8, 400),
  poke(DMA + 0x0c, 1 | (2 << 2) | (1 << 4) | (1 << 5) | (4 << 6) | (TIMER_0 << 15)),
];

test('while flash is erased the core stands still, and buttons and DMA do not', () => {
  const pico = machineOf([pulledUp, watchPins, FLASH_ERASE, HERE]);
  run(pico, 12_000);
  const before = pico.chip.core.PC;
  pico.setButton('A', true);
  run(pico, 9_000);
  pico.setButton('A', false);
  run(pico, 20_000);
  assert.equal(pico.chip.core.PC, before);
  const isLow = (sample) => (wordAt(pico, RESULT + 16 * sample + 4) >>> (4 * (A % 8))) & 1;
  // A word each millisecond: the second of four is A's.
  assert.deepEqual([1, 2, 3, 4, 5, 6, 7].map(isLow), [0, 0, 1, 1, 0, 0, 0]);
  run(pico, 10_000);
  assert.notEqual(pico.chip.core.PC, before);
});

test('at its worst flash takes as long as its data sheet allows', () => {
  const pico = machineOf([FLASH_ERASE, HERE], { power: { flash: 'worst' } });
  const { busyCycles } = pico;
  run(pico, 390_000);
  const before = pico.chip.core.PC;
  run(pico, 20_000);
  assert.notEqual(pico.chip.core.PC, before);
  assert.ok(pico.busyCycles - busyCycles > 2_500_000, 'it does not sleep meanwhile');
});
