// The parts that need no chip: flash, image files, symbols, display, noise, secrets, log, pictures.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { Flash, FLASH_SIZE, PowerCut } from '../src/flash.mjs';
import { parseImage } from '../src/image.mjs';
import { encodePng } from '../src/png.mjs';
import { SplitMix64 } from '../src/random.mjs';
import { checksum } from '../src/rom.mjs';
import { Rtt } from '../src/rtt.mjs';
import { Secrets } from '../src/secrets.mjs';
import { St7789 } from '../src/st7789.mjs';
import { Stack } from '../src/stack.mjs';
import { demangle, Symbols } from '../src/symbols.mjs';
import { findPort } from '../src/usb.mjs';
import { flashOf, NOP, uf2Of } from './assemble.mjs';

const page = (value) => new Uint8Array(256).fill(value);

test('programming only clears bits', () => {
  const flash = new Flash();
  flash.program(0, page(0xf0));
  flash.program(0, page(0x3c));
  assert.equal(flash.bytes[0], 0x30);
});

test('erasing and programming take their time and are counted', () => {
  const flash = new Flash();
  assert.equal(flash.erase(0x1000, 0x2000), 90_000_000);
  assert.equal(flash.program(0x1000, new Uint8Array(512)), 800_000);
  assert.equal(flash.erase(0x10000, 0x11000, 0x10000), 195_000_000);
  assert.equal(flash.erases, 4);
  assert.equal(flash.programs, 2);
  assert.equal(flash.bytesProgrammed, 512);
  assert.equal(flash.lowest, 0x1000);
  assert.equal(Math.max(...flash.erasesOfSector), 1);
});

test('what no chip could do is refused', () => {
  const flash = new Flash();
  assert.throws(() => flash.erase(0x100, 0x1000), /erase 4096 bytes of flash at 0x100/);
  assert.throws(() => flash.program(1, page(0)), /program/);
  assert.throws(() => flash.erase(FLASH_SIZE, 0x1000), /erase/);
});

test('a cut leaves the first bytes of a page programmed', () => {
  const flash = new Flash();
  flash.program(0, page(0x0f));
  flash.cutAt(1, 0.25, 1);
  flash.program(0x100, page(0));
  assert.throws(() => flash.program(0x200, page(0)), PowerCut);
  assert.deepEqual(
    [...flash.bytes.subarray(0x200, 0x300)],
    [...page(0).map((_, i) => (i < 64 ? 0 : 255))],
  );
  flash.program(0x200, page(0));
  assert.equal(flash.bytes[0x2ff], 0);
});

test('a cut erase only sets bits, and is the same for the same seed', () => {
  const outcomes = [7, 7, 8].map((seed) => {
    const flash = new Flash();
    flash.program(0, page(0x55));
    flash.cutAt(0, 0.5, seed);
    assert.throws(() => flash.erase(0, 0x1000), PowerCut);
    return [...flash.bytes.subarray(0, 256)];
  });
  assert.ok(outcomes[0].every((byte) => (byte & 0x55) === 0x55));
  assert.ok(outcomes[0].includes(0xff) && outcomes[0].includes(0x55));
  assert.ok(outcomes[0].some((byte) => byte !== 0xff && byte !== 0x55));
  assert.deepEqual(outcomes[0], outcomes[1]);
  assert.notDeepEqual(outcomes[0], outcomes[2]);
});

test('an update erases the sectors it touches and no others', () => {
  const flash = new Flash();
  flash.bytes.fill(0);
  flash.install([{ offset: 0x1010, bytes: Uint8Array.of(1, 2) }]);
  assert.deepEqual([...flash.bytes.subarray(0x100f, 0x1013)], [255, 1, 2, 255]);
  assert.equal(flash.bytes[0xfff], 0);
  assert.equal(flash.bytes[0x2000], 0);
});

test('a UF2 file is read, blocks for other chips are left out', () => {
  const flash = flashOf([NOP]);
  const { segments } = parseImage(uf2Of(flash));
  assert.equal(segments.length, 256);
  assert.equal(segments[1].offset, 256);
  assert.deepEqual(segments[0].bytes, flash.subarray(0, 256));
  assert.throws(() => parseImage(uf2Of(flash, 0x1234)), /nothing for an RP2040/);
  assert.throws(() => parseImage(Buffer.from('hello')), /neither ELF nor UF2/);
});

test('an ELF file is read with its symbols', () => {
  const { segments, symbols } = parseImage(smallElf());
  assert.deepEqual(segments, [{ offset: 0x100, bytes: Buffer.from([1, 2, 3, 4]) }]);
  const main = { name: 'main', address: 0x10000101, size: 4, isFunction: true };
  assert.deepEqual(symbols.get('main'), main);
});

function smallElf() {
  const elf = Buffer.alloc(0x140);
  elf.set([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1]);
  elf.writeUInt16LE(40, 18);
  elf.writeUInt32LE(0x34, 28); // program headers
  elf.writeUInt32LE(0xa0, 32); // section headers
  [32, 1, 40, 3].forEach((value, index) => elf.writeUInt16LE(value, 42 + 2 * index));
  const words = (at, ...values) =>
    values.forEach((value, i) => elf.writeUInt32LE(value, at + 4 * i));
  words(0x34, 1, 0x60, 0x10000100, 0x10000100, 4, 4);
  elf.set([1, 2, 3, 4], 0x60);
  words(0x70, 0, 0, 0, 0, 1, 0x10000101, 4, 0x12);
  elf.write('\0main\0', 0x90, 'latin1');
  words(0xc8, 0, 2, 0, 0, 0x70, 0x20, 2); // the symbols
  words(0xf0, 0, 3, 0, 0, 0x90, 6); // their names
  return elf;
}

test('names of Rust become readable, mangled either way', () => {
  assert.equal(
    demangle('_ZN8handheld3app3App6decide17h0123456789abcdefE'),
    'handheld::app::App::decide',
  );
  assert.equal(
    demangle(
      '_ZN6engine5stack4game51_$LT$impl$u20$engine..artifact..setup..Artifact$GT$4best17h0123456789abcdefE',
    ),
    'engine::stack::game::<impl engine::artifact::setup::Artifact>::best',
  );
  assert.match(
    demangle('_RNvMs_NtCs1234_8handheld3appNtB4_3App6decide'),
    /^handheld::app::App::decide$/,
  );
  assert.equal(demangle('memcpy'), 'memcpy');
});

test('functions are found by pattern, near misses named', () => {
  const name = '_ZN8handheld3app3App6decide17h0123456789abcdefE';
  const symbols = new Symbols([{ name, address: 1, size: 2, isFunction: true }]);
  assert.equal(symbols.functionsLike(/handheld..app..App.*decide/).length, 1);
  assert.deepEqual(symbols.nearMisses(/game..decide$/), ['handheld::app::App::decide']);
});

test('SplitMix64 gives its published numbers', () => {
  const numbers = new SplitMix64(1_234_567);
  assert.equal(numbers.next(), 6_457_827_717_110_365_317n);
  assert.equal(numbers.next(), 3_203_168_211_198_807_973n);
});

test('the boot checksum is that of the data sheet', () => {
  assert.equal(checksum(Buffer.from('123456789')), 0x0376e6e7);
});

const LATER = 1e9;

/** Longer than it takes after any command. */
const PAUSE = 2e8;

function display(width = 240, height = 240) {
  const complaints = [];
  const panel = new St7789(width, height, 1, (what) => complaints.push(what));
  let now = LATER;
  const say = (command, ...data) => {
    panel.receive(command, false, now);
    data.forEach((byte) => panel.receive(byte, true, now));
    now += PAUSE;
  };
  return { panel, say, complaints };
}

function upright() {
  const made = display();
  made.say(0x11);
  made.say(0x29);
  made.say(0x21);
  made.say(0x3a, 0x55);
  made.say(0x36, 0x60);
  return made;
}

test('the display shows pixels where they were sent, upright with rows and columns exchanged', () => {
  const { panel, say } = upright();
  say(0x2a, 0, 10, 0, 11);
  say(0x2b, 0, 20, 0, 21);
  say(0x2c, 0xf8, 0x00, 0x07, 0xe0, 0x00, 0x1f, 0xff, 0xff);
  const picture = panel.seen();
  const at = (x, y) => picture[y * 240 + x];
  assert.deepEqual(
    [at(10, 20), at(11, 20), at(10, 21), at(11, 21)],
    [0xf800, 0x07e0, 0x1f, 0xffff],
  );
  assert.equal(panel.pixels, 4);
});

test('turned by 180 degrees, the square panel needs an offset of 80', () => {
  const { panel, say } = upright();
  say(0x36, 0xa0);
  say(0x2a, 0, 80, 0, 80);
  say(0x2b, 0, 0, 0, 0);
  say(0x2c, 0x12, 0x34);
  assert.equal(panel.seen()[239 * 240 + 239], 0x1234);
});

test('without inversion the colours are wrong, in the other order red is blue', () => {
  const { panel, say } = upright();
  say(0x2a, 0, 0, 0, 0);
  say(0x2b, 0, 0, 0, 0);
  say(0x2c, 0xf8, 0x00);
  assert.equal(panel.seen()[0], 0xf800);
  say(0x36, 0x68);
  assert.equal(panel.seen()[0], 0x001f);
  say(0x36, 0x60);
  say(0x20);
  assert.equal(panel.seen()[0], 0x07ff);
});

test('asleep, off or in reset the display is black', () => {
  const { panel, say } = upright();
  assert.ok(panel.shows && panel.seen().some((colour) => colour !== 0));
  say(0x28);
  assert.ok(!panel.shows && panel.seen().every((colour) => colour === 0));
  say(0x29);
  say(0x10);
  assert.ok(!panel.shows);
  panel.setReset(true, LATER);
  panel.setReset(false, LATER);
  panel.receive(0x29, false, LATER + 1e6);
  assert.ok(!panel.on, 'a command too soon after a reset is lost');
  panel.receive(0x29, false, LATER + 6e6);
  assert.ok(panel.on);
});

test('a display that was awake when it was reset is not woken at once', () => {
  const { panel, complaints } = display();
  const wake = (ms) => panel.receive(0x11, false, LATER + ms * 1e6);
  wake(0);
  assert.ok(!panel.asleep, 'it slept before');
  panel.setReset(true, LATER + 10e6);
  panel.setReset(false, LATER + 20e6);
  wake(139);
  assert.ok(panel.asleep);
  wake(140);
  assert.ok(!panel.asleep);
  panel.receive(0x01, false, LATER + 200e6);
  wake(300);
  wake(320);
  assert.ok(!panel.asleep);
  assert.deepEqual(complaints, [
    'the display is told 0x11 1.0 ms too soon',
    'the display is told 0x11 20.0 ms too soon',
  ]);
});

test('a display that falls asleep or wakes up hears nothing for a while, and is not sent back to sleep at once', () => {
  const { panel, complaints } = display();
  const say = (command, ms, ...data) => {
    panel.receive(command, false, LATER + ms * 1e6);
    data.forEach((byte) => panel.receive(byte, true, LATER + ms * 1e6));
  };
  say(0x11, 0);
  say(0x36, 4.9, 0x60);
  assert.equal(panel.addressMode, 0, 'it comes too soon, and so do its bytes');
  say(0x36, 5, 0x60);
  assert.equal(panel.addressMode, 0x60);
  say(0x10, 119);
  assert.ok(!panel.asleep);
  say(0x10, 120);
  assert.ok(panel.asleep);
  say(0x11, 124);
  assert.ok(panel.asleep);
  say(0x11, 125);
  assert.ok(!panel.asleep);
  assert.deepEqual(panel.heard, [[0x11], [0x36, 0x60], [0x10], [0x11]]);
  assert.deepEqual(complaints, [
    'the display is told 0x36 0.1 ms too soon',
    'the display is told 0x10 1.0 ms too soon',
    'the display is told 0x11 1.0 ms too soon',
  ]);
});

test('the display remembers what it was told, but for pixels and what was lost in a reset', () => {
  const { panel, say } = display();
  say(0xe0, 0xd0, 0x04);
  say(0x2a, 0, 10, 0, 11);
  say(0x2c, 0xf8, 0x00);
  say(0x21);
  panel.setReset(true, LATER);
  say(0x20);
  panel.setReset(false, LATER + 3e6);
  assert.deepEqual(panel.heard, [[0xe0, 0xd0, 0x04], [0x21]]);
  assert.equal(panel.pulseNanos, 3e6);
});

test('writing goes on with RAMWRC, wraps at the window, and takes 18-bit colours', () => {
  const { panel, say } = upright();
  say(0x3a, 0x66);
  say(0x2a, 0, 0, 0, 1);
  say(0x2b, 0, 0, 0, 0);
  say(0x2c, 0xfc, 0, 0);
  say(0x3c, 0, 0xfc, 0);
  assert.deepEqual([...panel.seen().subarray(0, 2)], [0xf800, 0x07e0]);
  say(0x3c, 0, 0, 0xfc);
  assert.equal(panel.seen()[0], 0x001f);
});

test('two pixels of twelve bits come in three bytes, and their highest bits are repeated below', () => {
  const { panel, say } = upright();
  say(0x3a, 0x53);
  say(0x2a, 0, 0, 0, 1);
  say(0x2b, 0, 0, 0, 0);
  say(0x2c, 0xf0, 0x81, 0x25);
  assert.deepEqual(
    [...panel.seen().subarray(0, 2)],
    [0b11111_000000_10001, 0b00010_001000_01010],
  );
  say(0x3c, 0x0f);
  say(0x3c, 0x00, 0x0f);
  assert.deepEqual([...panel.seen().subarray(0, 2)], [0x07e0, 0x001f]);
});

const waiting = new Symbols([
  { name: '_ZN8firmware7entropy7WAITING17h0E', address: 0x20000010, size: 33, isFunction: false },
]);

test('a secret is used up only when the firmware took it', () => {
  const sram = new Uint8Array(64);
  const secrets = new Secrets(7, waiting);
  const secret = () => Buffer.from(sram.subarray(17, 49)).toString('hex');
  secrets.lay(sram);
  assert.equal(secret(), '00'.repeat(32), 'none is ready');
  sram[16] = 1;
  secrets.lay(sram);
  const first = secret();
  secrets.lay(sram);
  assert.equal(secret(), first);
  secrets.forget();
  sram.fill(3, 17);
  secrets.lay(sram);
  assert.equal(secret(), first, 'a power cycle does not use it up');
  sram[16] = 0;
  secrets.watch(sram);
  sram[16] = 1;
  secrets.lay(sram);
  const second = secret();
  assert.notEqual(second, first);
  sram.fill(9, 17);
  secrets.lay(sram);
  assert.notEqual(secret(), second, 'taken and filled anew in one go');
  const numbers = new SplitMix64(7);
  const bytes = Buffer.alloc(32);
  [0, 8, 16, 24].forEach((at) => bytes.writeBigUInt64LE(numbers.next(), at));
  assert.equal(first, bytes.toString('hex'));
});

test('secrets need a place in the image', () => {
  assert.throws(() => new Secrets(1, new Symbols([])), /entropy::WAITING/);
});

/** Memory with a log whose buffer of 16 bytes is written up to 3 and read up to 14. */
function logMemory() {
  const sram = Buffer.alloc(1024);
  sram.write('SEGGER RTT\0', 100, 'latin1');
  [0, 0x20000200, 16, 3, 14].forEach((word, i) => sram.writeUInt32LE(word, 124 + 4 * i));
  sram.write('defXXXXXXXXXXXabc', 0x200, 'latin1');
  sram.write('ab', 0x200 + 14, 'latin1');
  return sram;
}

const WRITTEN = 124 + 12;
const READ = 124 + 16;

test('the log is taken out of its ring', () => {
  const sram = logMemory();
  const rtt = new Rtt(new Symbols([]));
  rtt.drain(sram);
  assert.equal(rtt.take().toString(), 'abdef');
  assert.equal(sram.readUInt32LE(READ), 3);
  assert.equal(rtt.take().length, 0);
});

test('a log that is half laid anew tells nothing twice', () => {
  const sram = logMemory();
  const rtt = new Rtt(new Symbols([]));
  rtt.drain(sram);
  rtt.take();
  rtt.start();
  sram.writeUInt32LE(0, WRITTEN);
  rtt.drain(sram);
  assert.equal(rtt.take().length, 0);
  sram.writeUInt32LE(0, READ);
  sram.write('new', 0x200, 'latin1');
  sram.writeUInt32LE(3, WRITTEN);
  rtt.drain(sram);
  assert.equal(rtt.take().toString(), 'new');
});

test('the stack is measured by the deepest word that changed', () => {
  const symbol = (name, address) => ({ name, address, size: 0, isFunction: false });
  const sram = new Uint8Array(264 * 1024);
  const stack = new Stack(
    new Symbols([symbol('_stack_start', 0x20001000), symbol('_stack_end', 0x20000800)]),
  );
  stack.fill(sram);
  const used = () => stack.measure(sram).used;
  assert.equal(used(), 0);
  sram[0x1000 - 100] = 1;
  assert.equal(used(), 100);
  stack.note({ stackReached: 0x20001000 - 120, threadReached: 0x20001000 - 90, handlersTook: 20 });
  assert.equal(used(), 120);
  stack.note({ stackReached: 0x20001000, threadReached: 0x20001000, handlersTook: 40 });
  assert.equal(used(), 130);
  const below = new Stack(
    new Symbols([symbol('_stack_start', 0x20001000), symbol('_stack_end', 0x20003000)]),
  );
  assert.equal(below.low, 0x20000000);
});

test('a picture becomes a PNG file', () => {
  const png = encodePng(2, 1, Uint16Array.of(0xffff, 0xf800));
  assert.equal(png.readUInt32BE(16), 2);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  assert.deepEqual([...rows], [0, 255, 255, 255, 255, 0, 0]);
});

test('the serial port is found among the descriptors', () => {
  const descriptors = [
    [9, 2, 0, 0, 2, 1, 0, 0x80, 50],
    [9, 4, 0, 0, 1, 2, 2, 0, 0],
    [5, 0x24, 0, 0x10, 1],
    [7, 5, 0x81, 3, 8, 0, 255],
    [9, 4, 1, 0, 2, 10, 0, 0, 0],
    [7, 5, 0x02, 2, 64, 0, 0],
    [7, 5, 0x82, 2, 64, 0, 0],
  ];
  assert.deepEqual(findPort(descriptors.flat()), { control: 0, in: 2, out: 2, packet: 64 });
  assert.equal(findPort(descriptors[0]), null);
});
