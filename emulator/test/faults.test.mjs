// Faults and the memory protection unit, with a few instructions as firmware.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BKPT,
  CODE,
  fetch,
  HERE,
  load,
  machineOf,
  NOP,
  poke,
  run,
  STACK_TOP,
  store,
  wordAt,
} from './assemble.mjs';

const HARD_FAULT = 3;
const RAM = 0x20000000;
const FREE = 0x20002000;
const RESULT = 0x20003000;
const FRAME = STACK_TOP - 32;
const WATCHDOG = 0x40058000;
const SYSTEM_PRIORITIES = 0xe000ed1c;
const MPU_CTRL = 0xe000ed94;
const MPU_RNR = 0xe000ed98;
const MPU_RBAR = 0xe000ed9c;
const MPU_RASR = 0xe000eda0;

const ON = 5;
const ON_IN_FAULTS_TOO = 7;
const READ_ONLY = 6 << 24;

const PUSH_LR = 0xb500;
const SVC = 0xdf00;
const UDF = 0xde01;
const setStack = (address) => [load(0, address), 0x4685]; // mov sp, r0

/** A region of 2^(bits) bytes, closed unless said otherwise. */
const region = (number, start, bits, attributes = 0) => [
  poke(MPU_RNR, number),
  poke(MPU_RBAR, start),
  poke(MPU_RASR, attributes | ((bits - 1) << 1) | 1),
];
const guard = (mode = ON) => [region(0, 0x1fff0000, 16), poke(MPU_CTRL, mode)];
const stopHere = { [HARD_FAULT]: [BKPT] };

test('what cannot be executed enters the handler of faults, with a frame that says where', () => {
  for (const [code, what] of [
    [poke(0, 1), /^write to 0x0,/],
    [poke(0x10000000, 1), /^write to 0x10000000,/],
    [poke(FREE + 1, 1), /^unaligned write to/],
    [[NOP, load(0, FREE + 2), fetch(0, 0)], /^unaligned read of/],
    [[NOP, load(0, 0x30000000), fetch(0, 0)], /^Read from invalid memory address 0x30000000/],
    [[NOP, NOP, 0xb100], /^unknown instruction/],
    [[NOP, NOP, UDF], /^unknown instruction/],
    [[NOP, NOP, 0xf7f0, 0xa000], /^unknown instruction/],
  ]) {
    const pico = run(machineOf(code, { handlers: stopHere }), 100);
    assert.match(pico.stopped, /^breakpoint/);
    assert.equal(pico.faults.length, 1);
    assert.match(pico.faults[0], what);
    assert.equal(wordAt(pico, FRAME + 24), CODE + 4);
    assert.equal(pico.chip.core.LR, 0xfffffff9);
  }
});

test('a jump to nowhere is a fault there', () => {
  const pico = run(machineOf([load(0, 0x30000001), 0x4700], { handlers: stopHere }), 100);
  assert.match(pico.faults[0], /^Read from invalid memory address/);
  assert.equal(wordAt(pico, FRAME + 24), 0x30000000);
});

test('a fault in the handler of faults locks the core up until the watchdog ends it', () => {
  const watchdog = [poke(WATCHDOG + 4, 2000), poke(WATCHDOG, 1 << 30)];
  const handlers = { [HARD_FAULT]: [poke(0, 1), poke(RESULT, 1), HERE] };
  const pico = machineOf([poke(RESULT, 0), watchdog, poke(0, 1)], { handlers });
  run(pico, 500);
  assert.equal(pico.takeFaults().length, 3);
  assert.equal(pico.chip.core.lockedUp, true);
  // Interrupts do not wake it.
  pico.chip.core.enabledInterrupts = 1;
  pico.chip.core.setInterrupt(0, true);
  run(pico, 100);
  assert.equal(pico.chip.core.lockedUp, true);
  assert.equal(wordAt(pico, RESULT), 0);
  run(pico, 800);
  assert.equal(pico.resets, 1);
});

test('a region without access is closed to loads and stores, and what is beside it is open', () => {
  const closed = [region(0, FREE, 8), poke(MPU_CTRL, ON)];
  for (const access of [store(1, 0), fetch(1, 0)]) {
    for (const [address, faults] of [
      [FREE - 4, 0],
      [FREE, 1],
      [FREE + 252, 1],
      [FREE + 256, 0],
    ]) {
      const code = [closed, load(0, address), access, BKPT];
      const pico = run(machineOf(code, { handlers: stopHere }), 100);
      assert.equal(pico.faults.length, faults, `${address.toString(16)} ${pico.faults}`);
    }
  }
});

test('a region that is read-only, a part that is left out, and a higher region count', () => {
  const ROUND = [
    [[region(0, FREE, 8, READ_ONLY)], fetch(1, 0), 0],
    [[region(0, FREE, 8, READ_ONLY)], store(1, 0), 1],
    [[region(0, FREE, 8, 1 << 8)], store(1, 0), 0],
    [[region(0, FREE, 8), region(1, FREE, 8, 3 << 24)], store(1, 0), 0],
    [[region(1, FREE, 8), region(0, FREE, 8, 3 << 24)], store(1, 0), 1],
  ];
  for (const [regions, access, faults] of ROUND) {
    const code = [regions, poke(MPU_CTRL, ON), load(0, FREE), access, BKPT];
    const pico = run(machineOf(code, { handlers: stopHere }), 100);
    assert.equal(pico.faults.length, faults, `${pico.faults}`);
  }
});

test('a push that fails moves nothing, and its handler starts without a frame', () => {
  const code = [guard(), setStack(RAM), PUSH_LR];
  const pico = run(machineOf(code, { handlers: stopHere }), 100);
  assert.match(pico.stopped, /^breakpoint/);
  assert.match(pico.faults[0], /^forbidden write to 0x1ffffffc/);
  assert.equal(pico.faults.length, 1);
  assert.equal(pico.chip.core.SP, RAM - 32);
});

test('a handler of faults that pushes below the memory locks up, protected or not', () => {
  for (const mode of [ON, ON_IN_FAULTS_TOO]) {
    const handlers = { [HARD_FAULT]: [PUSH_LR, BKPT] };
    const pico = run(machineOf([guard(mode), setStack(RAM), PUSH_LR], { handlers }), 100);
    assert.equal(pico.stopped, null);
    assert.equal(pico.faults.at(-1), 'locked up');
    const forbidden = pico.faults[1].startsWith('forbidden');
    assert.equal(forbidden, mode === ON_IN_FAULTS_TOO);
  }
});

test('the handler of faults may touch what is closed to others, unless it is said otherwise', () => {
  for (const [mode, locksUp] of [
    [ON, false],
    [ON_IN_FAULTS_TOO, true],
  ]) {
    const code = [region(0, FREE, 8), poke(MPU_CTRL, mode), poke(FREE, 1)];
    const handlers = { [HARD_FAULT]: [poke(FREE, 7), BKPT] };
    const pico = run(machineOf(code, { handlers }), 100);
    assert.equal(pico.chip.core.lockedUp, locksUp);
    assert.equal(wordAt(pico, FREE) === 7, !locksUp);
  }
});

test('an exception whose frame cannot be pushed becomes a fault', () => {
  const handlers = { ...stopHere, 11: [poke(RESULT, 1), HERE] };
  const code = [poke(RESULT, 0), guard(), poke(SYSTEM_PRIORITIES, 0), setStack(RAM + 8), SVC, HERE];
  const pico = run(machineOf(code, { handlers }), 100);
  assert.match(pico.stopped, /^breakpoint/);
  assert.deepEqual(pico.faults, ['no room on the stack for exception 11']);
  assert.equal(pico.chip.core.IPSR, HARD_FAULT);
  assert.equal(wordAt(pico, RESULT), 0);
});

test('the registers of the memory protection unit read as they were written', () => {
  const kept = (address, offset) => [load(0, address), fetch(1, 0), load(2, RESULT + offset), store(1, 2)];
  const code = [
    region(0, FREE, 8),
    poke(MPU_RBAR, RAM | (1 << 4) | 3),
    [kept(MPU_RNR, 0), kept(MPU_RBAR, 4), kept(MPU_RASR, 8), kept(0xe000ed90, 12)],
    [poke(MPU_RNR, 0), kept(MPU_RASR, 16), kept(MPU_CTRL, 20)],
    BKPT,
  ];
  const pico = run(machineOf(code), 1000);
  const words = [0, 4, 8, 12, 16, 20].map((offset) => wordAt(pico, RESULT + offset));
  assert.deepEqual(words, [3, RAM | 3, 0, 8 << 8, 15, 0]);
});
