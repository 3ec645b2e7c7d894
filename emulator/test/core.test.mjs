// The core's arithmetic, against numbers worked out another way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Xorshift } from '../src/random.mjs';
import { HERE, machineOf } from './assemble.mjs';

const EDGES = [0, 1, 2, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff];
const core = machineOf([HERE]).chip.core;

/** Executes an instruction on r0 and r1 and gives the result and the flags as text. */
function execute(opcode, r0, r1, carry) {
  core.registers[0] = r0;
  core.registers[1] = r1;
  core.APSR = carry ? 0x20000000 : 0;
  core.execute(opcode, 0x10000200, core.signed);
  const flags = [core.N && 'N', core.Z && 'Z', core.C && 'C', core.V && 'V'].filter(Boolean);
  return `${core.registers[0]} ${flags.join('')}`;
}

function sum(a, b, carry) {
  const unsigned = BigInt(a) + BigInt(b) + BigInt(carry);
  const signed = BigInt(a | 0) + BigInt(b | 0) + BigInt(carry);
  const result = Number(unsigned & 0xffffffffn);
  return `${result} ${[
    result >>> 31 ? 'N' : '',
    result === 0 ? 'Z' : '',
    unsigned > 0xffffffffn ? 'C' : '',
    signed !== BigInt(result | 0) ? 'V' : '',
  ].join('')}`;
}

function pairs() {
  const random = new Xorshift(1);
  const chosen = EDGES.flatMap((a) => EDGES.map((b) => [a, b]));
  const any = Array.from({ length: 1000 }, () => [random.next(), random.next()]);
  return [...chosen, ...any];
}

test('adding and subtracting set all flags, with carry too', () => {
  for (const [a, b] of pairs()) {
    assert.equal(execute(0x1840, a, b, 0), sum(a, b, 0), `adds ${a} ${b}`);
    assert.equal(execute(0x1a40, a, b, 0), sum(a, ~b >>> 0, 1), `subs ${a} ${b}`);
    for (const carry of [0, 1]) {
      assert.equal(execute(0x4148, a, b, carry), sum(a, b, carry), `adcs ${a} ${b} ${carry}`);
      assert.equal(
        execute(0x4188, a, b, carry),
        sum(a, ~b >>> 0, carry),
        `sbcs ${a} ${b} ${carry}`,
      );
    }
  }
});

/** A shift, one bit at a time: the value and the bit that fell out, or none. */
function shift(value, count, step) {
  let result = value;
  let out = null;
  for (let index = 0; index < count; index++) {
    [result, out] = step(result);
  }
  return [result >>> 0, out];
}

const SHIFTS = {
  0x4088: (value) => [value << 1, value >>> 31],
  0x40c8: (value) => [value >>> 1, value & 1],
  0x4108: (value) => [value >> 1, value & 1],
  0x41c8: (value) => [(value >>> 1) | (value << 31), value & 1],
};

test('shifts by a register are right for every count', () => {
  for (const [opcode, step] of Object.entries(SHIFTS)) {
    for (const value of [...EDGES, 0x12345678]) {
      for (const count of [0, 1, 2, 31, 32, 33, 63, 64, 255, 256]) {
        for (const carry of [0, 1]) {
          const [result, out] = shift(value, count & 0xff, step);
          const flags = [
            result >>> 31 ? 'N' : '',
            result === 0 ? 'Z' : '',
            (out ?? carry) ? 'C' : '',
          ];
          const expected = `${result} ${flags.join('')}`;
          assert.equal(
            execute(Number(opcode), value, count, carry),
            expected,
            `${opcode} ${count}`,
          );
        }
      }
    }
  }
});

test('bytes are reversed and extended', () => {
  const result = (opcode) => Number(execute(opcode, 0, 0x80918283, 0).split(' ')[0]);
  assert.equal(result(0xba08), 0x83829180);
  assert.equal(result(0xba48), 0x91808382);
  assert.equal(result(0xbac8), 0xffff8382);
  assert.equal(result(0xb208), 0xffff8283);
  assert.equal(result(0xb248), 0xffffff83);
  assert.equal(result(0xb288), 0x8283);
  assert.equal(result(0xb2c8), 0x83);
});
