// The ring oscillator's random bit, good or bad in a chosen way.

import { Xorshift } from './random.mjs';
import { readOnly } from './registers.mjs';

const ROSC = 0x40060;
const STATUS = 0x18;
const RANDOM_BIT = 0x1c;
const STABLE_AND_ENABLED = 0x80001000;

const BIAS = 0.8;

const kinds = {
  random: (random) => random.next() >>> 31,
  stuck: () => 1,
  alternating: (_, count) => count & 1,
  biased: (random) => (random.fraction() < BIAS ? 1 : 0),
};

export const noiseKinds = Object.keys(kinds);

export class Rosc {
  constructor(kind, seed) {
    this.set(kind, seed);
    this.count = 0;
  }

  set(name, seed) {
    this.name = name;
    this.seed = seed;
    this.kind = kinds[name];
    this.random = new Xorshift(seed);
  }

  connect(chip) {
    chip.peripherals[ROSC] = readOnly((offset) => {
      switch (offset & 0xfff) {
        case RANDOM_BIT:
          return this.kind(this.random, this.count++);
        case STATUS:
          return STABLE_AND_ENABLED;
        default:
          return 0;
      }
    });
  }
}
