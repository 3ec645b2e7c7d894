// The protocol, spoken to the program as others do.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BKPT, flashOf, HERE, uf2Of } from './assemble.mjs';

const MAIN = fileURLToPath(new URL('../src/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'emulator-'));

function imageFile(name, code) {
  const path = join(folder, name);
  writeFileSync(path, uf2Of(flashOf(code)));
  return path;
}

const idle = imageFile('idle.uf2', [HERE]);
const halt = imageFile('halt.uf2', [BKPT]);
const board = 'waveshare-lcd-1-3';
const on = [{ do: 'load', image: idle, board }, { do: 'power_on' }];

/** Answers to requests, which may be texts that are no requests at all. */
function talk(...requests) {
  const input = requests.map((request) =>
    typeof request === 'string' ? request : JSON.stringify(request),
  );
  const { stdout, stderr, status } = spawnSync('node', [MAIN], { input: input.join('\n') });
  assert.equal(stderr.toString(), '');
  assert.equal(status, 0);
  return stdout
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('bad requests are answered with what is wrong with them', () => {
  const answers = talk(
    'nonsense',
    '[]',
    { do: 'dance' },
    { do: 'run', us: 1 },
    { do: 'load', image: idle },
    { do: 'load', image: join(folder, 'none.elf'), board },
    { do: 'load', image: idle, board: 'commodore' },
    { do: 'load', image: idle, board, keep_flash: true },
    { do: 'load', image: idle, board },
    { do: 'run', us: 1 },
    { do: 'run', us: -1 },
    { do: 'run', us: 1, fast: true },
    { do: 'power_on', noise: 'pink' },
    { do: 'power_on', secrets: 1 },
    { do: 'serial' },
    { do: 'flash_read', from: 2097152, length: 1 },
    { do: 'spans', names: ['main'] },
  );
  const errors = answers.map(({ error }) => error ?? null);
  const expected = [
    /not JSON/,
    /a JSON object/,
    /"do" has to be one of load, .*"dance"/,
    /nothing is loaded/,
    /load needs "board"/,
    /none\.elf/,
    /no board is called "commodore"; there are waveshare/,
    /no flash to keep/,
    null,
    /it is off/,
    /"us" of run has to be a whole number/,
    /no field "fast"/,
    /one of random, stuck/,
    /entropy::WAITING/,
    /usb_host/,
    /outside the flash/,
    /no function matches "main"/,
  ];
  expected.forEach((pattern, index) => {
    if (pattern === null) {
      assert.equal(errors[index], null);
    } else {
      assert.match(errors[index], pattern);
    }
  });
  assert.equal(answers.length, expected.length);
});

test('a run says how far it came', () => {
  const [, , run, quiet, button] = talk(
    ...on,
    { do: 'run', us: 1000 },
    { do: 'run_until_quiet', quiet_us: 500, at_most_us: 100_000 },
    { do: 'button', name: 'A', down: true },
  );
  const { cycles, busy_cycles: busy, ...rest } = run.ok;
  assert.deepEqual(rest, {
    now_us: 1000,
    stopped: null,
    faults: [],
    resets: 0,
    pixels: 0,
    since_edge_us: null,
  });
  assert.ok(cycles >= busy && busy > 6000);
  assert.equal(quiet.ok.now_us, 1500);
  assert.deepEqual(button, { ok: {} });
});

test('a stopped machine says why, and can be switched on again', () => {
  const answers = talk(
    { do: 'load', image: halt, board },
    { do: 'power_on' },
    { do: 'run', us: 10 },
    { do: 'run', us: 10 },
    { do: 'power_on' },
    { do: 'power_off' },
  );
  assert.equal(answers[2].ok.stopped, 'breakpoint at 0x10000200');
  assert.match(answers[3].error, /it has stopped: breakpoint/);
  assert.deepEqual(answers.slice(4), [{ ok: {} }, { ok: {} }]);
});

test('screen, picture and memory can be had', () => {
  const path = join(folder, 'screen.png');
  const [, , screen, , memory, , peek, log, stats] = talk(
    ...on,
    { do: 'screen' },
    { do: 'png', path },
    { do: 'memory' },
    { do: 'poke', address: 0x20000002, data: 'AQID' },
    { do: 'peek', address: 0x20000000, length: 8 },
    { do: 'log' },
    { do: 'flash_stats' },
  );
  const { rgb565, ...rest } = screen.ok;
  assert.deepEqual(rest, { width: 240, height: 240, backlight: 0, on: false });
  assert.equal(Buffer.from(rgb565, 'base64').length, 240 * 240 * 2);
  assert.equal(readFileSync(path).toString('latin1', 1, 4), 'PNG');
  assert.deepEqual(memory.ok, { stack: null });
  const peeked = Buffer.from(peek.ok.data, 'base64');
  assert.equal(peeked.length, 8);
  assert.deepEqual([...peeked.subarray(2, 5)], [1, 2, 3]);
  assert.deepEqual(log.ok, { rtt: '' });
  assert.equal(stats.ok.lowest, null);
});

test('an update keeps the flash that it does not touch', () => {
  const data = Buffer.from('saved').toString('base64');
  const read = { do: 'flash_read', from: 0x1c0000, length: 5 };
  const answers = talk(
    { do: 'load', image: idle, board },
    { do: 'flash_write', from: 0x1c0000, data },
    { do: 'load', image: halt, board, keep_flash: true },
    read,
    { do: 'load', image: halt, board },
    read,
  );
  assert.equal(answers[3].ok.data, data);
  assert.deepEqual(Buffer.from(answers[5].ok.data, 'base64'), Buffer.alloc(5, 0xff));
});
