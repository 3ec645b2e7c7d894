// The requests that the emulator answers: what each takes, what it does, what it gives.

import { writeFileSync } from 'node:fs';
import { FLASH_SIZE, flashKinds } from './flash.mjs';
import { readImage } from './image.mjs';
import { Pico } from './pico.mjs';
import { describePins } from './pins.mjs';
import { encodePng } from './png.mjs';
import { noiseKinds } from './rosc.mjs';

const text = (value) => typeof value === 'string';
const flag = (value) => typeof value === 'boolean';
const whole = (value) => Number.isSafeInteger(value) && value >= 0;
const share = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const noise = (value) => noiseKinds.includes(value);
const flashKind = (value) => flashKinds.includes(value);
const seedOrNone = (value) => value === null || whole(value);
const texts = (value) => Array.isArray(value) && value.length > 0 && value.every(text);

const DESCRIPTIONS = new Map([
  [text, 'a text'],
  [flag, 'true or false'],
  [whole, 'a whole number, not negative'],
  [share, 'a number from 0 to 1'],
  [noise, `one of ${noiseKinds.join(', ')}`],
  [flashKind, `one of ${flashKinds.join(', ')}`],
  [seedOrNone, 'null or a whole number, not negative'],
  [texts, 'a list of texts'],
]);

const supply = { battery_mv: whole, usb_power: flag, noise, noise_seed: whole };

/** Fields that have to be there, fields that may be there, and what to do. */
const REQUESTS = {
  load: [{ image: text, board: text }, { keep_flash: flag }, load],
  power_on: [
    {},
    { ...supply, secrets: seedOrNone, usb_host: flag, wireless: flag, flash: flashKind, flash_cache: flag },
    powerOn,
  ],
  power_off: [{}, {}, powerOff],
  button: [{ name: text, down: flag }, {}, button],
  run: [{ us: whole }, {}, run],
  run_until_quiet: [{ quiet_us: whole, at_most_us: whole }, {}, runUntilQuiet],
  screen: [{}, {}, screen],
  png: [{ path: text }, {}, png],
  panel: [{}, {}, panel],
  pins: [{}, {}, pins],
  set: [{}, { ...supply, probe: flag }, set],
  power: [{}, {}, power],
  flash_read: [{ from: whole, length: whole }, {}, flashRead],
  flash_write: [{ from: whole, data: text }, {}, flashWrite],
  flash_cut: [{ operation: whole }, { part: share, seed: whole }, flashCut],
  flash_stats: [{}, {}, flashStats],
  log: [{}, {}, log],
  serial: [{}, { send: text }, serial],
  usb: [
    {},
    { plugged: flag, asleep: flag, open: flag, baud: whole, read_every_us: whole, silent: flag, again: flag },
    usb,
  ],
  memory: [{}, {}, memory],
  peek: [{ address: whole, length: whole }, {}, peek],
  poke: [{ address: whole, data: text }, {}, poke],
  jump: [{ address: whole }, {}, jump],
  reset: [{}, {}, reset],
  sink_stack: [{ address: whole }, {}, sinkStack],
  spans: [{}, { names: texts }, spans],
};

/** A session with one Pico at a time. */
export class Session {
  pico = null;

  /** Answers one line of JSON with another. */
  answer(line) {
    try {
      return JSON.stringify({ ok: this.handle(parse(line)) });
    } catch (error) {
      return JSON.stringify({ error: error.message });
    }
  }

  handle(request) {
    const { do: name, ...fields } = request;
    if (!text(name) || !Object.hasOwn(REQUESTS, name)) {
      const known = Object.keys(REQUESTS).join(', ');
      throw new Error(`"do" has to be one of ${known}, not ${JSON.stringify(name)}`);
    }
    const [needed, optional, action] = REQUESTS[name];
    check(name, fields, needed, optional);
    if (name !== 'load' && this.pico === null) {
      throw new Error('nothing is loaded yet');
    }
    return action(this, fields) ?? {};
  }
}

function parse(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    throw new Error('this is not JSON');
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new Error('a request is a JSON object');
  }
  return request;
}

function check(name, fields, needed, optional) {
  for (const field of Object.keys(needed)) {
    if (!Object.hasOwn(fields, field)) {
      throw new Error(`${name} needs ${JSON.stringify(field)}`);
    }
  }
  const known = { ...needed, ...optional };
  for (const [field, value] of Object.entries(fields)) {
    if (!Object.hasOwn(known, field)) {
      throw new Error(`${name} has no field ${JSON.stringify(field)}`);
    }
    if (!known[field](value)) {
      throw new Error(
        `${JSON.stringify(field)} of ${name} has to be ${DESCRIPTIONS.get(known[field])}`,
      );
    }
  }
}

function load(session, { image, board, keep_flash: keep = false }) {
  const old = keep ? session.pico : null;
  if (keep && old === null) {
    throw new Error('there is no flash to keep: nothing is loaded yet');
  }
  const read = readImage(image);
  old?.powerOff();
  session.pico = new Pico(read, board, old?.flash, old?.secrets);
}

function powerOn({ pico }, fields) {
  pico.powerOn(named(fields));
}

/** The protocol's names as ours, without those that are not given. */
function named(fields) {
  const names = {
    noise: 'noise',
    noise_seed: 'noiseSeed',
    secrets: 'secrets',
    battery_mv: 'batteryMv',
    usb_power: 'usbPower',
    usb_host: 'usbHost',
    wireless: 'wireless',
    flash: 'flash',
    probe: 'probe',
    flash_cache: 'flashCache',
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name], value]));
}

function powerOff({ pico }) {
  pico.powerOff();
}

function button({ pico }, { name, down }) {
  pico.setButton(name, down);
}

function run({ pico }, { us }) {
  pico.run(us * 1000);
  return progress(pico);
}

function runUntilQuiet({ pico }, { quiet_us: quiet, at_most_us: most }) {
  pico.runUntilQuiet(quiet * 1000, most * 1000);
  return progress(pico);
}

function progress(pico) {
  const since = pico.sinceEdgeNanos;
  return {
    now_us: Math.floor(pico.nanos / 1000),
    cycles: pico.cycles,
    busy_cycles: pico.busyCycles,
    stopped: pico.stopped,
    faults: pico.takeFaults(),
    resets: pico.resets,
    pixels: pico.pixels,
    since_edge_us: since === null ? null : Math.round(since / 1000),
  };
}

function screen({ pico }) {
  const { rgb565, ...rest } = pico.screen();
  return { ...rest, rgb565: base64(new Uint8Array(rgb565.buffer)) };
}

function png({ pico }, { path }) {
  const { width, height, rgb565 } = pico.screen();
  writeFileSync(path, encodePng(width, height, rgb565));
}

/** What the display's controller was told, and how the wire to it was used. */
function panel({ pico }) {
  pico.needPower();
  const { heard, pulseNanos } = pico.panel;
  const { frames, nanos } = pico.wire.sent;
  return {
    commands: heard.map((bytes) => Buffer.from(bytes).toString('hex')),
    reset_us: pulseNanos === null ? null : Math.round(pulseNanos / 1000),
    frames,
    wire_ns: Math.round(nanos),
  };
}

function pins({ pico }) {
  pico.needPower();
  return { pins: describePins(pico.chip, pico.pads, pico.supply) };
}

function set({ pico }, fields) {
  pico.set(named(fields));
}

function power({ pico }) {
  return pico.power();
}

function flashRead({ pico }, { from, length }) {
  checkRange(from, length, FLASH_SIZE, 'flash');
  return { data: base64(pico.flash.bytes.subarray(from, from + length)) };
}

function flashWrite({ pico }, { from, data }) {
  const bytes = Buffer.from(data, 'base64');
  checkRange(from, bytes.length, FLASH_SIZE, 'flash');
  pico.flash.bytes.set(bytes, from);
}

function flashCut({ pico }, { operation, part = 0.5, seed = 1 }) {
  pico.flash.cutAt(operation, part, seed);
}

function flashStats({ pico: { flash } }) {
  return {
    erases: flash.erases,
    programs: flash.programs,
    bytes: flash.bytesProgrammed,
    time_us: Math.round(flash.nanos / 1000),
    most_erases_of_a_sector: Math.max(...flash.erasesOfSector),
    lowest: flash.lowest,
  };
}

function log({ pico }) {
  return { rtt: base64(pico.rtt.take()) };
}

function serial({ pico }, { send }) {
  if (pico.host === null) {
    throw new Error('there is no USB host; say "usb_host": true at power_on');
  }
  if (send !== undefined) {
    pico.host.send(send);
  }
  const { host } = pico;
  return { received: host.take(), connected: host.connected, busy: host.transfer !== null };
}

/** What happens at the other end of the cable. */
function usb({ pico }, { plugged, asleep, open, baud, read_every_us: every, silent, again }) {
  const { host } = pico;
  if (host === null) {
    throw new Error('there is no USB host; say "usb_host": true at power_on');
  }
  if (every !== undefined) {
    host.readEvery = every * 1000;
  }
  host.isSilent = silent ?? host.isSilent;
  if (plugged !== undefined) {
    host.plug(plugged);
  }
  if (asleep !== undefined) {
    host.sleep(asleep);
  }
  if (again) {
    host.askAgain();
  }
  if (open !== undefined || baud !== undefined) {
    host.open(open ?? true, baud);
  }
}

function memory({ pico }) {
  pico.needPower();
  return { stack: pico.stack.measure(pico.sram) };
}

function peek({ pico }, { address, length }) {
  pico.needPower();
  const start = address - 0x20000000;
  checkRange(start, length, pico.sram.length, 'memory');
  return { data: base64(pico.sram.subarray(start, start + length)) };
}

function poke({ pico }, { address, data }) {
  pico.needPower();
  const bytes = Buffer.from(data, 'base64');
  const start = address - 0x20000000;
  checkRange(start, bytes.length, pico.sram.length, 'memory');
  pico.sram.set(bytes, start);
}

function jump({ pico }, { address }) {
  pico.jump(address);
}

function reset({ pico }) {
  pico.reset();
}

function sinkStack({ pico }, { address }) {
  pico.sinkStack(address);
}

function spans({ pico }, { names }) {
  if (names === undefined) {
    return pico.spans.take();
  }
  pico.spans.arm(names, pico.symbols);
  return {};
}

function checkRange(from, length, size, what) {
  if (from < 0 || from + length > size) {
    throw new Error(`this is outside the ${what}`);
  }
}

function base64(bytes) {
  return Buffer.from(bytes).toString('base64');
}
