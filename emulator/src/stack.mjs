// The stack: where it lies, and how deep it ever was. Its memory is filled with a pattern at
// power-on; the deepest word that has changed is the mark.

const RAM = 0x20000000;
const PATTERN = 0xa5c35a3c;

/** Where data ends, by the names of cortex-m-rt; what is above belongs to the stack. */
const ENDS = ['_stack_end', '__euninit', '__ebss'];

export class Stack {
  constructor(symbols) {
    this.top = symbols.get('_stack_start')?.address ?? null;
    // With the stack below the data (flip-link) these are above its top and say nothing.
    const ends = ENDS.map((name) => symbols.get(name)?.address);
    this.low = ends.find((end) => end !== undefined && end < this.top) ?? RAM;
  }

  get known() {
    return this.top !== null;
  }

  words(sram) {
    const first = Math.ceil((this.low - RAM) / 4);
    return new Uint32Array(sram.buffer).subarray(first, Math.floor((this.top - RAM) / 4));
  }

  fill(sram) {
    if (this.known) {
      this.words(sram).fill(PATTERN);
    }
  }

  /** Its size and the most that was used, in bytes; null if the image does not say where it is. */
  measure(sram) {
    if (!this.known) {
      return null;
    }
    const words = this.words(sram);
    const untouched = words.findIndex((word) => word !== PATTERN);
    const used = untouched < 0 ? 0 : words.length - untouched;
    return { size: 4 * words.length, used: 4 * used };
  }
}
