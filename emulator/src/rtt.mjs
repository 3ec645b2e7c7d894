// Takes defmt's bytes out of its RTT buffer in memory, as a debug probe does. They stay raw: who has
// the ELF can print them.

const RAM = 0x20000000;
const MAGIC = Buffer.from('SEGGER RTT\0');
const FIRST_CHANNEL = 24;

export class Rtt {
  constructor(symbols) {
    this.symbol = symbols.get('_SEGGER_RTT')?.address;
    this.chunks = [];
    /** Whether a probe is there. */
    this.isRead = true;
    this.isStarting = false;
  }

  /** A program starts: it lays its log anew, word by word, beginning with an empty buffer. */
  start() {
    this.isStarting = true;
  }

  /** Everything that has come since it was last taken. */
  take() {
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [];
    return bytes;
  }

  drain(sram) {
    if (!this.isRead) {
      return;
    }
    const bytes = Buffer.from(sram.buffer, sram.byteOffset, sram.length);
    const block = this.symbol === undefined ? bytes.indexOf(MAGIC) : this.symbol - RAM;
    if (block < 0 || !bytes.subarray(block, block + MAGIC.length).equals(MAGIC)) {
      return;
    }
    const channel = block + FIRST_CHANNEL;
    const [start, size, write, read] = [4, 8, 12, 16].map((at) => bytes.readUInt32LE(channel + at));
    // Half laid anew, it would tell once more what was said before.
    this.isStarting &&= read !== 0;
    if (this.isStarting) {
      return;
    }
    const buffer = start - RAM;
    const sound = buffer >= 0 && buffer + size <= bytes.length && write < size && read < size;
    if (!sound || read === write) {
      return;
    }
    const pieces =
      read < write
        ? [[read, write]]
        : [
            [read, size],
            [0, write],
          ];
    for (const [from, to] of pieces) {
      this.chunks.push(Buffer.from(bytes.subarray(buffer + from, buffer + to)));
    }
    bytes.writeUInt32LE(write, channel + 16);
  }
}
