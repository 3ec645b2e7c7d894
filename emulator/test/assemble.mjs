// Small images for tests, put together by hand: a valid second boot stage, vectors, and a few
// instructions with their constants behind them.

import { Pico } from '../src/pico.mjs';
import { checksum } from '../src/rom.mjs';
import { Symbols } from '../src/symbols.mjs';

export const CODE = 0x10000200;
export const STACK_TOP = 0x20040000;
const STACK_LOW = 0x20030000;
const FLASH = 0x10000000;
const VECTORS = 0x100;
const HANDLERS = 48;

export const BKPT = 0xbe00;
export const NOP = 0xbf00;
export const WFE = 0xbf20;
export const WFI = 0xbf30;
export const SEV = 0xbf40;
export const BX_LR = 0x4770;
export const HERE = 0xe7fe;

/** LDR of a constant, placed behind the code. */
export const load = (register, value) => ({ register, value });
export const store = (value, base, offset = 0) =>
  0x6000 | ((offset / 4) << 6) | (base << 3) | value;
export const fetch = (target, base, offset = 0) =>
  0x6800 | ((offset / 4) << 6) | (base << 3) | target;
export const callRegister = (register) => 0x4780 | (register << 3);

/** Writes a constant to an address, by r6 and r7. */
export const poke = (address, value) => [load(6, address), load(7, value), store(7, 6)];

/** A call of a function so many instructions behind the next one. */
export const callAhead = (count) => [0xf000, 0xf800 | count];

/** Skips these instructions if the last comparison was not equal. */
export const unlessEqualSkip = (code) => {
  const flat = code.flat(Infinity);
  return [0xd100 | (flat.length - 1), flat];
};

/** Flash contents that start with these instructions. `handlers` gives exceptions' code by number. */
export function flashOf(code, handlers = {}) {
  const flash = Buffer.alloc(0x10000, 0xff);
  const view = new DataView(flash.buffer, flash.byteOffset);
  flash.fill(0, 0, 252);
  view.setUint32(252, checksum(flash.subarray(0, 252)), true);
  view.setUint32(VECTORS, STACK_TOP, true);
  for (let number = 1; number < HANDLERS; number++) {
    view.setUint32(VECTORS + 4 * number, CODE | 1, true);
  }
  let at = put(view, CODE - FLASH, code.flat(Infinity));
  for (const [number, handler] of Object.entries(handlers)) {
    view.setUint32(VECTORS + 4 * number, (FLASH + at) | 1, true);
    at = put(view, at, handler.flat(Infinity));
  }
  return flash;
}

function put(view, start, code) {
  const constants = code.filter((item) => typeof item === 'object');
  let pool = (start + 2 * code.length + 3) & ~3;
  const end = pool + 4 * constants.length;
  code.forEach((item, index) => {
    const at = start + 2 * index;
    if (typeof item === 'number') {
      view.setUint16(at, item, true);
      return;
    }
    view.setUint32(pool, item.value >>> 0, true);
    const offset = (pool - ((at + 4) & ~3)) / 4;
    view.setUint16(at, 0x4800 | (item.register << 8) | offset, true);
    pool += 4;
  });
  return end;
}

export function imageOf(code, { handlers, symbols = [] } = {}) {
  const label = (name, address) => ({ name, address, size: 0, isFunction: false });
  const all = [label('_stack_start', STACK_TOP), label('_stack_end', STACK_LOW), ...symbols];
  return { segments: [{ offset: 0, bytes: flashOf(code, handlers) }], symbols: new Symbols(all) };
}

/** A machine with these instructions, switched on. Its flash is quick, unless the test is about that. */
export function machineOf(code, { board = 'waveshare-lcd-1-3', power, ...rest } = {}) {
  const pico = new Pico(imageOf(code, rest), board);
  pico.powerOn({ flashCache: false, ...power });
  return pico;
}

/** Runs for microseconds and gives the machine back. */
export function run(pico, micros) {
  pico.run(micros * 1000);
  return pico;
}

export function wordAt(pico, address) {
  return Buffer.from(pico.sram.buffer).readUInt32LE(address - 0x20000000);
}

/** The same flash as a UF2 file. */
export function uf2Of(flash, family = 0xe48bff56) {
  const blocks = [];
  for (let at = 0; at < flash.length; at += 256) {
    const block = Buffer.alloc(512);
    const words = [0x0a324655, 0x9e5d5157, 0x2000, FLASH + at, 256, at / 256, flash.length / 256];
    [...words, family].forEach((word, index) => block.writeUInt32LE(word, 4 * index));
    flash.copy(block, 32, at, at + 256);
    block.writeUInt32LE(0x0ab16f30, 508);
    blocks.push(block);
  }
  return Buffer.concat(blocks);
}
