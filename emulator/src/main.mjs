// The emulator as a program: one JSON object a line on standard input, one answer a line on standard
// output, until the input ends.

import { createInterface } from 'node:readline';
import { Session } from './requests.mjs';

const session = new Session();

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') {
    process.stdout.write(`${session.answer(line)}\n`);
  }
}
