// Reads a firmware image, ELF or UF2: the pieces that go to flash, and an ELF's symbols.

import { readFileSync } from 'node:fs';
import { FLASH_SIZE } from './flash.mjs';
import { Symbols } from './symbols.mjs';

const FLASH_START = 0x10000000;
const FLASH_END = FLASH_START + FLASH_SIZE;

const UF2_BLOCK = 512;
const UF2_MAGIC = [0x0a324655, 0x9e5d5157, 0x0ab16f30];
const UF2_NOT_FLASH = 1;
const UF2_HAS_FAMILY = 0x2000;
const RP2040_FAMILY = 0xe48bff56;

const PT_LOAD = 1;
const SHT_SYMTAB = 2;
const EM_ARM = 40;

/** An image read from a file: `segments` of `{ offset, bytes }` for flash, and `symbols`. */
export function readImage(path) {
  return parseImage(readFileSync(path), path);
}

export function parseImage(file, name = 'image') {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const magic = file.length >= 4 ? view.getUint32(0, true) : 0;
  if (magic === 0x464c457f) {
    return { segments: elfSegments(view, file, name), symbols: elfSymbols(view, file) };
  }
  if (magic === UF2_MAGIC[0]) {
    return { segments: uf2Segments(view, file, name), symbols: new Symbols([]) };
  }
  throw new Error(`${name} is neither ELF nor UF2`);
}

function elfSegments(view, file, name) {
  if (file[4] !== 1 || file[5] !== 1 || view.getUint16(18, true) !== EM_ARM) {
    throw new Error(`${name} is an ELF file, but not for a 32-bit ARM`);
  }
  const table = view.getUint32(28, true);
  const entrySize = view.getUint16(42, true);
  const count = view.getUint16(44, true);
  const segments = [];
  for (let index = 0; index < count; index++) {
    const entry = table + index * entrySize;
    const start = view.getUint32(entry + 4, true);
    const address = view.getUint32(entry + 12, true);
    const size = view.getUint32(entry + 16, true);
    if (view.getUint32(entry, true) !== PT_LOAD || size === 0) {
      continue;
    }
    if (address < FLASH_START || address + size > FLASH_END) {
      throw new Error(`${name} has ${size} bytes for 0x${address.toString(16)}, outside flash`);
    }
    segments.push({ offset: address - FLASH_START, bytes: file.subarray(start, start + size) });
  }
  if (segments.length === 0) {
    throw new Error(`${name} holds nothing for flash`);
  }
  return segments;
}

function elfSymbols(view, file) {
  const table = view.getUint32(32, true);
  const entrySize = view.getUint16(46, true);
  const count = view.getUint16(48, true);
  const section = (index) => {
    const at = table + index * entrySize;
    return {
      type: view.getUint32(at + 4, true),
      offset: view.getUint32(at + 16, true),
      size: view.getUint32(at + 20, true),
      link: view.getUint32(at + 24, true),
    };
  };
  const symbols = [];
  for (let index = 0; index < count; index++) {
    const { type, offset, size, link } = section(index);
    if (type !== SHT_SYMTAB) {
      continue;
    }
    const names = section(link).offset;
    for (let at = offset; at < offset + size; at += 16) {
      symbols.push({
        name: textAt(file, names + view.getUint32(at, true)),
        address: view.getUint32(at + 4, true),
        size: view.getUint32(at + 8, true),
        isFunction: (file[at + 12] & 0xf) === 2,
      });
    }
  }
  return new Symbols(symbols.filter(({ name }) => name !== '' && !name.startsWith('$')));
}

function textAt(file, start) {
  return file.toString('utf8', start, file.indexOf(0, start));
}

function uf2Segments(view, file, name) {
  if (file.length % UF2_BLOCK !== 0) {
    throw new Error(`${name} is not made of whole UF2 blocks`);
  }
  const segments = [];
  for (let at = 0; at < file.length; at += UF2_BLOCK) {
    const word = (offset) => view.getUint32(at + offset, true);
    if (word(0) !== UF2_MAGIC[0] || word(4) !== UF2_MAGIC[1] || word(508) !== UF2_MAGIC[2]) {
      throw new Error(`${name} has a broken UF2 block at byte ${at}`);
    }
    const flags = word(8);
    const address = word(12);
    const size = word(16);
    const foreign = flags & UF2_HAS_FAMILY && word(28) !== RP2040_FAMILY;
    if (flags & UF2_NOT_FLASH || foreign) {
      continue;
    }
    if (size > 476 || address < FLASH_START || address + size > FLASH_END) {
      throw new Error(`${name} has a UF2 block for 0x${address.toString(16)}, outside flash`);
    }
    segments.push({
      offset: address - FLASH_START,
      bytes: file.subarray(at + 32, at + 32 + size),
    });
  }
  if (segments.length === 0) {
    throw new Error(`${name} holds nothing for an RP2040`);
  }
  return segments;
}
