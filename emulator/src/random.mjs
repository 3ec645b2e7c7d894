// Numbers that look like chance and are the same each time: for memory at power-on, noise, and
// flash operations that were cut.

const GOLDEN = 0x9e3779b97f4a7c15n;
const MASK = (1n << 64n) - 1n;

/** SplitMix64, exact to the bit: scenario files promise secrets that come from it. */
export class SplitMix64 {
  constructor(seed) {
    this.state = BigInt(seed) & MASK;
  }

  next() {
    this.state = (this.state + GOLDEN) & MASK;
    let mixed = this.state;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return mixed ^ (mixed >> 31n);
  }
}

/** A fast generator of 32-bit numbers, where no other program has to give the same. */
export class Xorshift {
  constructor(seed) {
    this.state = Number(new SplitMix64(seed).next() & 0xffffffffn) || 1;
  }

  next() {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state;
    return state >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  fraction() {
    return this.next() / 2 ** 32;
  }

  /** Fills bytes; their number has to be a multiple of four. */
  fill(bytes) {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    for (let index = 0; index < words.length; index++) {
      words[index] = this.next();
    }
  }
}
