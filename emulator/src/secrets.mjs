// Makes chance repeatable, as a debugger could: before a button edge the secret that lies ready in
// the firmware's memory is overwritten by the next one of a seed. A secret is used up only when the
// firmware has taken it; until then the same one is due, even after switching off and on.

import { SplitMix64 } from './random.mjs';

const RAM = 0x20000000;
const LENGTH = 32;

export class Secrets {
  constructor(seed, symbols) {
    this.seed = seed;
    const symbol = symbols.all.find(
      ({ name, address, size }) =>
        name.includes('entropy') && name.includes('WAITING') && address >= RAM && size > LENGTH,
    );
    if (symbol === undefined) {
      throw new Error('secrets cannot be set: the image has no symbol entropy::WAITING in memory');
    }
    this.at = symbol.address - RAM;
    this.numbers = new SplitMix64(seed);
    this.due = this.draw();
    /** Whether the one that is due lies in the firmware's memory. */
    this.laid = false;
  }

  draw() {
    const secret = Buffer.alloc(LENGTH);
    for (let at = 0; at < LENGTH; at += 8) {
      secret.writeBigUInt64LE(this.numbers.next(), at);
    }
    return secret;
  }

  isReady(sram) {
    return sram[this.at] === 1;
  }

  place(sram) {
    return sram.subarray(this.at + 1, this.at + 1 + LENGTH);
  }

  /** Lays the secret that is due, if one is waiting to be taken. */
  lay(sram) {
    this.watch(sram);
    if (this.isReady(sram) && !this.laid) {
      this.place(sram).set(this.due);
      this.laid = true;
    }
  }

  /** Notices that the firmware has taken what was laid. */
  watch(sram) {
    if (this.laid && !(this.isReady(sram) && this.due.equals(this.place(sram)))) {
      this.due = this.draw();
      this.laid = false;
    }
  }

  /** The memory is lost, and with it what lay there untaken. */
  forget() {
    this.laid = false;
  }
}
