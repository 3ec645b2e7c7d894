// Measures how long functions take, without changing the binary: a span begins when the program
// counter comes to a function's first instruction, and ends when it is back at the return address
// with the stack as it was. Interrupts that come in between count.

const MARKS = 1 << 20;

export class Spans {
  constructor() {
    this.disarm();
  }

  disarm() {
    /** How many addresses of interest share this place; looked up before each instruction. */
    this.marks = new Uint8Array(MARKS);
    this.entries = new Map();
    this.results = new Map();
    this.open = [];
    this.armed = false;
  }

  /** Watches functions by regular expressions. */
  arm(names, symbols) {
    const found = names.map((name) => [name, functionsFor(name, symbols)]);
    this.disarm();
    for (const [name, functions] of found) {
      this.results.set(name, []);
      for (const { address } of functions) {
        const entry = (address & ~1) >>> 0;
        this.entries.set(entry, [...(this.entries.get(entry) ?? []), name]);
        this.mark(entry, 1);
      }
    }
    this.armed = names.length > 0;
  }

  mark(address, change) {
    this.marks[(address >>> 1) & (MARKS - 1)] += change;
  }

  isMarked(address) {
    return this.marks[(address >>> 1) & (MARKS - 1)] !== 0;
  }

  /** The core is about to execute a marked address. */
  at(address, core) {
    const stack = core.SP;
    this.endAt(address, stack, core.cycles);
    const names = this.entries.get(address);
    if (names === undefined) {
      return;
    }
    const back = (core.LR & ~1) >>> 0;
    // An interrupt may come before the first instruction; the same call is then seen twice.
    const same = (span) => span.entry === address && span.stack === stack && span.back === back;
    if (!this.open.some(same)) {
      this.open.push({ names, entry: address, back, stack, start: core.cycles });
      this.mark(back, 1);
    }
  }

  endAt(address, stack, cycles) {
    for (let index = this.open.length - 1; index >= 0; index--) {
      const span = this.open[index];
      if (span.back === address && span.stack === stack) {
        this.open.splice(index, 1);
        this.mark(address, -1);
        for (const name of span.names) {
          this.results.get(name).push(cycles - span.start);
        }
      }
    }
  }

  /** Calls that a reset has ended are not counted. */
  abandon() {
    for (const { back } of this.open) {
      this.mark(back, -1);
    }
    this.open = [];
  }

  /** What was measured since it was last taken. */
  take() {
    const taken = {};
    for (const [name, cycles] of this.results) {
      taken[name] = { count: cycles.length, cycles };
      this.results.set(name, []);
    }
    return taken;
  }
}

function functionsFor(name, symbols) {
  let pattern;
  try {
    pattern = new RegExp(name);
  } catch {
    throw new Error(`${JSON.stringify(name)} is no regular expression`);
  }
  const functions = symbols.functionsLike(pattern);
  if (functions.length === 0) {
    const near = symbols.nearMisses(pattern);
    const hint = near.length > 0 ? `; there are ${near.join(', ')}` : '';
    throw new Error(`no function matches ${JSON.stringify(name)}${hint}`);
  }
  return functions;
}
