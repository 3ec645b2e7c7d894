// The flash cache: what is in it, what it costs not to be, what empties it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cache, MISS_CYCLES } from '../src/cache.mjs';
import {
  BKPT,
  callRegister,
  CODE,
  fetch,
  HERE,
  load,
  machineOf,
  NOP,
  poke,
  run,
  store,
  wordAt,
} from './assemble.mjs';

const FLASH = 0x10000000;
const WAY = 8 * 1024;
const RESULT = 0x20000000;
const FLUSH = 0x14000004;
const HITS = 0x1400000c;
const ACCESSES = 0x14000010;

/** A cache, and how many cycles the core has waited for it. */
function cacheAndWait() {
  const core = {
    waited: 0,
    spend(cycles) {
      this.waited += cycles;
    },
  };
  return [new Cache(core), core];
}

test('what was read a moment ago costs nothing more', () => {
  const [cache, core] = cacheAndWait();
  cache.look(FLASH + 0x100);
  assert.equal(core.waited, MISS_CYCLES);
  cache.look(FLASH + 0x100);
  cache.look(FLASH + 0x103);
  assert.equal(core.waited, MISS_CYCLES);
});

test('a line is filled by halves', () => {
  const [cache] = cacheAndWait();
  cache.look(FLASH);
  cache.look(FLASH + 4);
  assert.equal(cache.misses, 2);
  cache.look(FLASH);
  cache.look(FLASH + 4);
  assert.equal(cache.misses, 2);
});

test('16 KB fit, and two lines of the same set beside each other', () => {
  const [cache] = cacheAndWait();
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < 2 * WAY; at += 4) {
      cache.look(FLASH + at);
    }
  }
  assert.equal(cache.misses, (2 * WAY) / 4);
});

test('a third line of a set takes the place of the one that was used longer ago', () => {
  const [cache] = cacheAndWait();
  const [a, b, c] = [0, WAY, 2 * WAY].map((at) => FLASH + at);
  [a, b, a, c].forEach((address) => cache.look(address));
  assert.equal(cache.misses, 3);
  cache.look(a);
  assert.equal(cache.misses, 3);
  cache.look(b);
  assert.equal(cache.misses, 4);
});

test('a flush empties it and takes its time', () => {
  const [cache, core] = cacheAndWait();
  cache.look(FLASH);
  const before = core.waited;
  cache.flush();
  assert.ok(core.waited >= before + 1024);
  cache.look(FLASH);
  assert.equal(cache.misses, 2);
});

test('the instructions of a word are fetched at once', () => {
  const [cache] = cacheAndWait();
  cache.fetch(FLASH);
  cache.fetch(FLASH + 2);
  assert.equal(cache.accesses, 1);
  cache.fetch(FLASH + 4);
  assert.equal(cache.accesses, 2);
});

/** Busy cycles of these instructions up to their end. */
function cyclesOf(code, flashCache) {
  const pico = run(machineOf([...code, BKPT], { power: { flashCache } }), 1000);
  assert.match(pico.stopped, /breakpoint/);
  return pico.busyCycles;
}

test('code that runs for the first time waits for each of its words', () => {
  const code = Array(31).fill(NOP);
  const waited = cyclesOf(code, true) - cyclesOf(code, false);
  assert.equal(waited % MISS_CYCLES, 0);
  // 31 instructions and the breakpoint are 16 words; the vectors are read as well.
  assert.ok(waited >= 16 * MISS_CYCLES && waited <= 19 * MISS_CYCLES, `${waited}`);
});

test('code in a loop waits once', () => {
  // movs r0, #200; subs r0, #1; bne back
  const code = [0x20c8, 0x3801, 0xd1fd];
  const waited = cyclesOf(code, true) - cyclesOf(code, false);
  assert.ok(waited <= 5 * MISS_CYCLES, `${waited}`);
});

test('constants in flash go through it too, memory does not', () => {
  const reading = (address) => [load(0, address), fetch(1, 0), fetch(1, 0)];
  const waited = (address) =>
    cyclesOf(reading(address), true) - cyclesOf(reading(address), false);
  assert.equal(waited(CODE + 0x1000) - waited(RESULT), MISS_CYCLES);
});

test('the firmware can count hits and flush it', () => {
  const count = (register, at) => [load(0, register), fetch(1, 0), load(2, at), store(1, 2)];
  const read = (address) => [load(3, address), fetch(4, 3)];
  const far = CODE + 0x2000;
  const code = [
    read(far),
    poke(HITS, 0),
    count(HITS, RESULT),
    count(ACCESSES, RESULT + 4),
    poke(FLUSH, 1),
    HERE,
  ];
  const pico = run(machineOf(code, { power: { flashCache: true } }), 1000);
  const [hits, accesses] = [wordAt(pico, RESULT), wordAt(pico, RESULT + 4)];
  assert.ok(accesses > hits, `${hits} of ${accesses}`);
  const { cache } = pico.chip.core;
  const misses = cache.misses;
  cache.look(far);
  assert.equal(cache.misses, misses + 1);
});

test('the boot ROM flushes it after flash was changed', () => {
  const FLUSH_CACHE = 'FC'.charCodeAt(0) | ('FC'.charCodeAt(1) << 8);
  const code = [
    load(0, 0x40),
    load(1, FLUSH_CACHE),
    load(3, 0x200 | 1),
    callRegister(3),
    callRegister(0),
    HERE,
  ];
  const pico = machineOf(code, { power: { flashCache: true } });
  pico.chip.core.cache.look(CODE + 0x3000);
  run(pico, 1000);
  const { cache } = pico.chip.core;
  const misses = cache.misses;
  cache.look(CODE + 0x3000);
  assert.equal(cache.misses, misses + 1);
});
