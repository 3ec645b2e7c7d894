// Small helpers for memory-mapped registers.

export const DMA_BUSY = 1 << 24;

/** Of a DMA channel's CTRL: the reading address counts, bytes, to one register, no ring. */
export const DMA_KIND_MASK = 0x7fc;
export const DMA_BYTES_TO_REGISTER = 1 << 4;

const UPDATES = [
  (_, value) => value,
  (old, value) => old ^ value,
  (old, value) => old | value,
  (old, value) => old & ~value,
];

/** A peripheral that remembers what is written to it, over the values it starts with. */
export function registers(values) {
  const stored = new Map();
  const read = (offset) => stored.get(offset & 0xfff) ?? values[offset & 0xfff] ?? 0;
  return {
    readUint32: read,
    writeUint32: (offset, value) => stored.set(offset, value),
    writeUint32Atomic: (offset, value, kind) =>
      stored.set(offset, UPDATES[kind](read(offset), value) >>> 0),
  };
}

/** A peripheral that cannot be written and gives what a function says. */
export function readOnly(read) {
  return { readUint32: read, writeUint32() {}, writeUint32Atomic() {} };
}
