// The stack: where it lies, and how deep it ever was. Its memory is filled with a pattern at
// power-on; the deepest word that has changed is the mark, or the lowest stack pointer that was seen
// if that is deeper: a frame need not write all of its words. Interrupts come when they like: the most that
// they ever took counts below the deepest that anything else ever was, though the two never met.

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
    this.reached = this.top;
    this.threadReached = this.top;
    this.handlersTook = 0;
  }

  get known() {
    return this.top !== null;
  }

  words(sram) {
    const first = Math.ceil((this.low - RAM) / 4);
    return new Uint32Array(sram.buffer).subarray(first, Math.floor((this.top - RAM) / 4));
  }

  fill(sram) {
    this.reached = this.top;
    this.threadReached = this.top;
    this.handlersTook = 0;
    if (this.known) {
      this.words(sram).fill(PATTERN);
    }
  }

  /** The stack pointer was as low as a core says. */
  note({ stackReached, threadReached, handlersTook }) {
    this.reached = Math.min(this.reached, stackReached);
    this.threadReached = Math.min(this.threadReached, threadReached);
    this.handlersTook = Math.max(this.handlersTook, handlersTook);
  }

  /** Its size and the most that was used, in bytes, also without interrupts, and by them; null if the image does not say where it is. */
  measure(sram) {
    if (!this.known) {
      return null;
    }
    const words = this.words(sram);
    const touched = words.findIndex((word) => word !== PATTERN);
    const written = touched < 0 ? 0 : words.length - touched;
    const thread = this.top - this.threadReached;
    const handlers = this.handlersTook;
    const used = Math.max(4 * written, this.top - this.reached, thread + handlers);
    return { size: 4 * words.length, used, thread, handlers };
  }
}
