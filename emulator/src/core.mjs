// The Cortex-M0+. Registers, exceptions and special registers are those of rp2040js; decoding is our
// own: by a jump table, which is more than twice as fast, with the cycles of the M0+ manual, exact flags,
// a working SEV, and a look at the stack pointer whenever it moves down.

import { RP2040 } from 'rp2040js';
import { Cache } from './cache.mjs';

const CortexM0Core = new RP2040().core.constructor;

const FLASH = 0x10000000;
const SIO = 0xd0000000;
const PC = 15;
const LR = 14;
const SP = 13;

const ENTRY_CYCLES = 15;
const RETURN_CYCLES = 12;

const NMI = 2;
const HARD_FAULT = 3;

/** An instruction that could not be carried out. */
export class CoreFault extends Error {}

export class Core extends CortexM0Core {
  constructor(chip) {
    super(chip);
    this.chip = chip;
    this.code = chip.flash16;
    this.cache = new Cache(this);
    /** The registers as signed numbers: those are small to JavaScript, and need no memory each. */
    this.signed = new Int32Array(this.registers.buffer);
    this.result = 1;
    this.granted = 0;
    this.left = 0;
    /** The lowest address that the stack may reach, and the lowest that it has reached. */
    this.stackLimit = 0;
    this.stackReached = 0xffffffff;
    /** The same but for interrupts, the most that these took, and where they began. */
    this.threadReached = 0xffffffff;
    this.handlersTook = 0;
    this.handlersBegin = 0;
    /** Instructions are being executed: an access that fails is a fault of theirs. */
    this.executing = false;
    /** A frame could not be pushed for an exception. */
    this.pushFailed = false;
    /** A fault inside a fault: only a reset helps. */
    this.lockedUp = false;
    /** It sleeps by WFE, and not by WFI. */
    this.waitsForEvent = false;
    /** An interrupt that comes is an event (SEVONPEND in SCR). */
    this.sevOnPend = false;
  }

  /** In the handler of a fault or of the non-maskable interrupt. */
  get isInFault() {
    return this.IPSR === HARD_FAULT || this.IPSR === NMI;
  }

  /**
   * Cycles since the start. The hot loop only counts down a small number, how many of those that
   * were granted are left.
   */
  get cycles() {
    return this.before + this.granted - this.left;
  }

  set cycles(value) {
    this.before = value;
    this.granted = 0;
    this.left = 0;
  }

  /** Grants this many cycles from now on. */
  grant(cycles) {
    this.before = this.cycles;
    this.granted = cycles;
    this.left = cycles;
  }

  /** Spends cycles in which no instruction is executed. */
  spend(cycles) {
    this.left -= cycles;
  }

  /** Runs until the granted cycles are spent, or the core sleeps or takes a fault. */
  run() {
    this.untilFault(() => this.runFreely());
  }

  runFreely() {
    const registers = this.signed;
    while (this.left > 0) {
      if (this.interruptsUpdated) {
        this.checkForInterrupts();
      }
      const pc = registers[PC];
      registers[PC] = pc + 2;
      const opcode = this.fetch(pc);
      // Not in one line: an instruction may spend cycles of its own meanwhile.
      const cycles = this.execute(opcode, pc, registers);
      this.left -= cycles;
    }
  }

  /** The same, while functions are measured. */
  runWatched(spans) {
    this.untilFault(() => {
      while (this.left > 0) {
        if (spans.isMarked(this.registers[PC])) {
          spans.at(this.registers[PC], this);
        }
        this.executeInstruction();
      }
    });
  }

  untilFault(run) {
    this.executing = true;
    try {
      run();
    } catch (error) {
      if (!(error instanceof CoreFault)) {
        throw error;
      }
      this.takeFault(error.message);
    } finally {
      this.executing = false;
    }
  }

  /**
   * Enters the handler of faults. Its vector, or anything in it or in that of the non-maskable
   * interrupt, that is a fault again locks the core up.
   */
  takeFault(what) {
    this.chip.events.fault(what);
    if (this.isInFault) {
      this.lockUp();
      return;
    }
    // Whatever loads or stores is of 16 bits; it is not done, and is where the handler is told it was.
    this.registers[PC] -= 2;
    this.waiting = false;
    try {
      this.exceptionEntry(HARD_FAULT);
    } catch (error) {
      if (!(error instanceof CoreFault)) {
        throw error;
      }
      this.lockUp();
    }
  }

  lockUp() {
    this.chip.events.fault('locked up');
    this.lockedUp = true;
    this.sleep();
  }

  /** A word of an exception's frame. */
  writeUint32(address, value) {
    try {
      this.chip.writeUint32(address, value);
    } catch (error) {
      if (!(error instanceof CoreFault)) {
        throw error;
      }
      this.pushFailed = true;
    }
  }

  /**
   * Wakes the core without taking the interrupt, which may be masked. One that is masked ends a WFI, but a WFE
   * only as an event.
   */
  setInterrupt(irq, value) {
    const bit = 1 << irq;
    if (!value) {
      this.pendingInterrupts &= ~bit;
    } else if (!(this.pendingInterrupts & bit)) {
      this.pendingInterrupts |= bit;
      this.interruptsUpdated = true;
      this.eventRegistered ||= this.sevOnPend;
      const isTaken = this.enabledInterrupts & bit && !(this.waitsForEvent && this.PM);
      if ((isTaken || this.sevOnPend) && !this.lockedUp) {
        this.waiting = false;
      }
    }
  }

  /**
   * Pushes the frame, protected as before, and enters the handler. A frame that cannot be pushed is a
   * fault, which is entered instead; the handler of faults itself is entered all the same, without a
   * frame and with the stack pointer where it would be.
   */
  exceptionEntry(number) {
    this.pushFailed = false;
    if (this.IPSR === 0) {
      this.handlersBegin = this.registers[SP];
    }
    super.exceptionEntry(number);
    if (this.pushFailed && number !== HARD_FAULT) {
      this.chip.events.fault(`no room on the stack for exception ${number}`);
      this.IPSR = HARD_FAULT;
      this.PC = this.readUint32(this.VTOR + 4 * HARD_FAULT);
    }
    this.left -= ENTRY_CYCLES;
    this.PC &= ~1;
    this.checkStack();
  }

  exceptionReturn(value) {
    super.exceptionReturn(value);
    this.left -= RETURN_CYCLES;
  }

  checkStack() {
    const stack = this.registers[SP];
    if (this.IPSR !== 0 && this.IPSR !== HARD_FAULT) {
      this.handlersTook = Math.max(this.handlersTook, this.handlersBegin - stack);
    } else if (this.IPSR === 0 && stack < this.threadReached) {
      this.threadReached = stack;
    }
    if (stack < this.stackReached) {
      this.stackReached = stack;
      // Where the firmware guards its stack itself, going too far is for it to handle.
      if (stack < this.stackLimit && !this.chip.mpu.isOn) {
        this.chip.stop('stack overflow');
      }
    }
  }

  /** N and Z are kept as the result they come from. */
  get N() {
    return this.result < 0;
  }

  set N(value) {
    this.result = value ? -1 : 1;
  }

  get Z() {
    return this.result === 0;
  }

  set Z(value) {
    if (value) {
      this.result = 0;
    }
  }

  flags(result) {
    this.result = result;
  }

  /** Adds signed numbers with carry in, sets all flags, gives the sum. */
  add(a, b, carry) {
    const result = (a + b + carry) | 0;
    this.result = result;
    this.C = carry === 0 ? result >>> 0 < a >>> 0 : result >>> 0 <= a >>> 0;
    this.V = ((a ^ result) & (b ^ result)) < 0;
    return result;
  }

  subtract(a, b) {
    return this.add(a, ~b, 1);
  }

  /** Cycles that a load or store takes beyond its first. */
  access(address, atPeripheral) {
    if (address < 0x40000000) {
      return 1;
    }
    if (address >= SIO && address < 0xe0000000) {
      return 0;
    }
    return address < 0x50000000 ? atPeripheral : 1;
  }

  loadCycles(address) {
    return this.access(address >>> 0, 3);
  }

  storeCycles(address) {
    return this.access(address >>> 0, 4);
  }

  /** Half a word of code. */
  fetch(address) {
    const index = (address - FLASH) >>> 1;
    if (index < this.code.length) {
      this.cache.fetch(address);
      return this.code[index];
    }
    return this.chip.readUint16(address);
  }

  executeInstruction() {
    if (this.interruptsUpdated) {
      this.checkForInterrupts();
    }
    const registers = this.signed;
    const pc = registers[PC];
    registers[PC] = pc + 2;
    const opcode = this.fetch(pc);
    // Not in one line: an instruction may add cycles of its own meanwhile.
    const cycles = this.execute(opcode, pc, registers);
    this.left -= cycles;
    return cycles;
  }

  /** Carries out one instruction and says how many cycles it took. */
  execute(opcode, pc, registers) {
    const low = opcode & 7;
    const middle = (opcode >> 3) & 7;
    switch (opcode >> 11) {
      case 0b00000: {
        // LSLS (immediate), MOVS (register)
        const count = (opcode >> 6) & 31;
        const value = registers[middle];
        if (count !== 0) {
          this.C = ((value >>> (32 - count)) & 1) !== 0;
        }
        this.flags((registers[low] = value << count) | 0);
        return 1;
      }
      case 0b00001: {
        // LSRS (immediate)
        const count = (opcode >> 6) & 31 || 32;
        const value = registers[middle];
        this.C = ((value >>> (count - 1)) & 1) !== 0;
        const result = count === 32 ? 0 : value >>> count;
        registers[low] = result;
        this.flags(result | 0);
        return 1;
      }
      case 0b00010: {
        // ASRS (immediate)
        const count = (opcode >> 6) & 31 || 32;
        const value = registers[middle];
        this.C = ((value >>> (count - 1)) & 1) !== 0;
        const result = value >> Math.min(count, 31);
        registers[low] = result;
        this.flags(result);
        return 1;
      }
      case 0b00011: {
        // ADDS, SUBS (register, 3-bit immediate)
        const right = opcode & 0x400 ? (opcode >> 6) & 7 : registers[(opcode >> 6) & 7];
        const left = registers[middle];
        registers[low] = opcode & 0x200 ? this.subtract(left, right) : this.add(left, right, 0);
        return 1;
      }
      case 0b00100: {
        // MOVS (immediate)
        const value = opcode & 0xff;
        registers[(opcode >> 8) & 7] = value;
        this.flags(value);
        return 1;
      }
      case 0b00101: // CMP (immediate)
        this.subtract(registers[(opcode >> 8) & 7], opcode & 0xff);
        return 1;
      case 0b00110: {
        // ADDS (8-bit immediate)
        const register = (opcode >> 8) & 7;
        registers[register] = this.add(registers[register], opcode & 0xff, 0);
        return 1;
      }
      case 0b00111: {
        // SUBS (8-bit immediate)
        const register = (opcode >> 8) & 7;
        registers[register] = this.subtract(registers[register], opcode & 0xff);
        return 1;
      }
      case 0b01000:
        return opcode & 0x400
          ? this.special(opcode, pc, registers)
          : this.process(opcode, low, middle, registers);
      case 0b01001: {
        // LDR (literal)
        const address = ((pc + 4) & ~3) + ((opcode & 0xff) << 2);
        registers[(opcode >> 8) & 7] = this.chip.readUint32(address);
        return 2;
      }
      case 0b01010:
      case 0b01011:
        return this.byRegister(opcode, low, middle, registers);
      case 0b01100: {
        // STR (immediate)
        const address = registers[middle] + ((opcode >> 4) & 0x7c);
        const cycles = 1 + this.storeCycles(address);
        this.chip.writeUint32(address, registers[low]);
        return cycles;
      }
      case 0b01101: {
        // LDR (immediate)
        const address = registers[middle] + ((opcode >> 4) & 0x7c);
        registers[low] = this.chip.readUint32(address);
        return 1 + this.loadCycles(address);
      }
      case 0b01110: {
        // STRB (immediate)
        const address = registers[middle] + ((opcode >> 6) & 31);
        const cycles = 1 + this.storeCycles(address);
        this.chip.writeUint8(address, registers[low] & 0xff);
        return cycles;
      }
      case 0b01111: {
        // LDRB (immediate)
        const address = registers[middle] + ((opcode >> 6) & 31);
        registers[low] = this.chip.readUint8(address);
        return 1 + this.loadCycles(address);
      }
      case 0b10000: {
        // STRH (immediate)
        const address = registers[middle] + ((opcode >> 5) & 0x3e);
        const cycles = 1 + this.storeCycles(address);
        this.chip.writeUint16(address, registers[low] & 0xffff);
        return cycles;
      }
      case 0b10001: {
        // LDRH (immediate)
        const address = registers[middle] + ((opcode >> 5) & 0x3e);
        registers[low] = this.chip.readUint16(address);
        return 1 + this.loadCycles(address);
      }
      case 0b10010: // STR (at SP)
        this.chip.writeUint32(registers[SP] + ((opcode & 0xff) << 2), registers[(opcode >> 8) & 7]);
        return 2;
      case 0b10011: // LDR (at SP)
        registers[(opcode >> 8) & 7] = this.chip.readUint32(registers[SP] + ((opcode & 0xff) << 2));
        return 2;
      case 0b10100: // ADR
        registers[(opcode >> 8) & 7] = ((pc + 4) & ~3) + ((opcode & 0xff) << 2);
        return 1;
      case 0b10101: // ADD (SP plus immediate)
        registers[(opcode >> 8) & 7] = registers[SP] + ((opcode & 0xff) << 2);
        return 1;
      case 0b10110:
      case 0b10111:
        return this.miscellaneous(opcode, low, middle, pc, registers);
      case 0b11000:
        return this.storeMany(opcode, registers);
      case 0b11001:
        return this.loadMany(opcode, registers);
      case 0b11010:
      case 0b11011:
        return this.branchIf(opcode, pc, registers);
      case 0b11100: // B
        registers[PC] = pc + 4 + ((opcode << 21) >> 20);
        return 2;
      case 0b11110:
        return this.wide(opcode, pc, registers);
      default:
        return this.unknown(pc);
    }
  }

  process(opcode, low, middle, registers) {
    const left = registers[low];
    const right = registers[middle];
    switch ((opcode >> 6) & 15) {
      case 0: // ANDS
        this.flags((registers[low] = left & right) | 0);
        return 1;
      case 1: // EORS
        this.flags((registers[low] = left ^ right) | 0);
        return 1;
      case 2: // LSLS
        this.shiftLeft(low, left, right & 0xff);
        return 1;
      case 3: // LSRS
        this.shiftRight(low, left, right & 0xff);
        return 1;
      case 4: // ASRS
        this.shiftArithmetically(low, left, right & 0xff);
        return 1;
      case 5: // ADCS
        registers[low] = this.add(left, right, this.C ? 1 : 0);
        return 1;
      case 6: // SBCS
        registers[low] = this.add(left, ~right, this.C ? 1 : 0);
        return 1;
      case 7: // RORS
        this.rotate(low, left, right & 0xff);
        return 1;
      case 8: // TST
        this.flags(left & right);
        return 1;
      case 9: // RSBS
        registers[low] = this.subtract(0, right);
        return 1;
      case 10: // CMP
        this.subtract(left, right);
        return 1;
      case 11: // CMN
        this.add(left, right, 0);
        return 1;
      case 12: // ORRS
        this.flags((registers[low] = left | right) | 0);
        return 1;
      case 13: // MULS
        this.flags((registers[low] = Math.imul(left, right)) | 0);
        return 1;
      case 14: // BICS
        this.flags((registers[low] = left & ~right) | 0);
        return 1;
      default: // MVNS
        this.flags((registers[low] = ~right) | 0);
        return 1;
    }
  }

  shiftLeft(target, value, count) {
    let result = value | 0;
    if (count !== 0) {
      this.C = count <= 32 && ((value >>> (32 - count)) & 1) !== 0;
      result = count < 32 ? value << count : 0;
    }
    this.signed[target] = result;
    this.flags(result);
  }

  shiftRight(target, value, count) {
    let result = value;
    if (count !== 0) {
      this.C = count <= 32 && ((value >>> (count - 1)) & 1) !== 0;
      result = count < 32 ? (value >>> count) | 0 : 0;
    }
    this.signed[target] = result;
    this.flags(result);
  }

  shiftArithmetically(target, value, count) {
    let result = value | 0;
    if (count !== 0) {
      this.C = ((value >> Math.min(count - 1, 31)) & 1) !== 0;
      result = value >> Math.min(count, 31);
    }
    this.signed[target] = result;
    this.flags(result);
  }

  rotate(target, value, count) {
    let result = value | 0;
    if (count !== 0) {
      const by = count & 31;
      result = by === 0 ? result : (value >>> by) | (value << (32 - by));
      this.C = result < 0;
    }
    this.signed[target] = result;
    this.flags(result);
  }

  /** Instructions that reach the high registers, and branches to a register. */
  special(opcode, pc, registers) {
    const source = (opcode >> 3) & 15;
    const target = ((opcode >> 4) & 8) | (opcode & 7);
    const value = source === PC ? pc + 4 : registers[source];
    switch ((opcode >> 8) & 3) {
      case 0: // ADD
        return this.setRegister(target, (target === PC ? pc + 4 : registers[target]) + value);
      case 1: // CMP
        this.subtract(target === PC ? pc + 4 : registers[target], value);
        return 1;
      case 2: // MOV
        return this.setRegister(target, value);
      default:
        if (opcode & 0x80) {
          // BLX
          registers[LR] = (pc + 2) | 1;
          registers[PC] = value & ~1;
        } else {
          // BX
          this.BXWritePC(value);
        }
        return 2;
    }
  }

  setRegister(target, value) {
    if (target === PC) {
      this.registers[PC] = value & ~1;
      return 2;
    }
    if (target === SP) {
      this.registers[SP] = value & ~3;
      this.checkStack();
      return 1;
    }
    this.signed[target] = value;
    return 1;
  }

  /** Loads and stores whose address is the sum of two registers. */
  byRegister(opcode, low, middle, registers) {
    const { chip } = this;
    const address = (registers[middle] + registers[(opcode >> 6) & 7]) | 0;
    const kind = (opcode >> 9) & 7;
    const cycles = 1 + (kind < 3 ? this.storeCycles(address) : this.loadCycles(address));
    switch (kind) {
      case 0: // STR
        chip.writeUint32(address, registers[low]);
        return cycles;
      case 1: // STRH
        chip.writeUint16(address, registers[low] & 0xffff);
        return cycles;
      case 2: // STRB
        chip.writeUint8(address, registers[low] & 0xff);
        return cycles;
      case 3: // LDRSB
        registers[low] = (chip.readUint8(address) << 24) >> 24;
        return cycles;
      case 4: // LDR
        registers[low] = chip.readUint32(address);
        return cycles;
      case 5: // LDRH
        registers[low] = chip.readUint16(address);
        return cycles;
      case 6: // LDRB
        registers[low] = chip.readUint8(address);
        return cycles;
      default: // LDRSH
        registers[low] = (chip.readUint16(address) << 16) >> 16;
        return cycles;
    }
  }

  miscellaneous(opcode, low, middle, pc, registers) {
    const value = registers[middle];
    switch ((opcode >> 8) & 15) {
      case 0b0000: // ADD, SUB (SP and immediate)
        if (opcode & 0x80) {
          registers[SP] -= (opcode & 0x7f) << 2;
          this.checkStack();
        } else {
          registers[SP] += (opcode & 0x7f) << 2;
        }
        return 1;
      case 0b0010:
        registers[low] = extend(value, (opcode >> 6) & 3);
        return 1;
      case 0b0100:
      case 0b0101:
        return this.push(opcode, registers);
      case 0b0110: // CPS
        this.PM = (opcode & 0x10) !== 0;
        this.interruptsUpdated = true;
        return 1;
      case 0b1010:
        registers[low] = reverse(value, (opcode >> 6) & 3);
        return 1;
      case 0b1100:
      case 0b1101:
        return this.pop(opcode, registers);
      case 0b1110: // BKPT
        this.breakRewind = 2;
        this.chip.onBreak(opcode & 0xff);
        return 1;
      case 0b1111:
        return this.hint((opcode >> 4) & 15);
      default:
        return this.unknown(pc);
    }
  }

  push(opcode, registers) {
    const list = opcode & 0x1ff;
    const count = countOnes(list);
    const stack = (registers[SP] - 4 * count) | 0;
    let address = stack;
    for (let register = 0; register < 8; register++) {
      if (list & (1 << register)) {
        this.chip.writeUint32(address, registers[register]);
        address += 4;
      }
    }
    if (list & 0x100) {
      this.chip.writeUint32(address, registers[LR]);
    }
    // Not before: a push that fails leaves the stack pointer alone.
    registers[SP] = stack;
    this.checkStack();
    return 1 + count;
  }

  pop(opcode, registers) {
    let address = registers[SP];
    let cycles = 1;
    for (let register = 0; register < 8; register++) {
      if (opcode & (1 << register)) {
        registers[register] = this.chip.readUint32(address);
        address += 4;
        cycles++;
      }
    }
    if (!(opcode & 0x100)) {
      registers[SP] = address;
      return cycles;
    }
    const target = this.chip.readUint32(address);
    registers[SP] = address + 4;
    this.BXWritePC(target);
    return cycles + 3;
  }

  hint(number) {
    switch (number) {
      case 2: // WFE
        if (!this.eventRegistered) {
          this.waitsForEvent = true;
          this.sleep();
        }
        this.eventRegistered = false;
        return 2;
      case 3: // WFI
        if ((this.pendingInterrupts & this.enabledInterrupts) === 0) {
          this.waitsForEvent = false;
          this.sleep();
        }
        return 2;
      case 4: // SEV
        this.eventRegistered = true;
        return 1;
      default: // NOP, YIELD
        return 1;
    }
  }

  sleep() {
    this.waiting = true;
    this.grant(0);
  }

  storeMany(opcode, registers) {
    const base = (opcode >> 8) & 7;
    let address = registers[base];
    let cycles = 1;
    for (let register = 0; register < 8; register++) {
      if (opcode & (1 << register)) {
        this.chip.writeUint32(address, registers[register]);
        address += 4;
        cycles++;
      }
    }
    registers[base] = address;
    return cycles;
  }

  loadMany(opcode, registers) {
    const base = (opcode >> 8) & 7;
    let address = registers[base];
    let cycles = 1;
    for (let register = 0; register < 8; register++) {
      if (opcode & (1 << register)) {
        registers[register] = this.chip.readUint32(address);
        address += 4;
        cycles++;
      }
    }
    if (!(opcode & (1 << base))) {
      registers[base] = address;
    }
    return cycles;
  }

  branchIf(opcode, pc, registers) {
    const condition = (opcode >> 8) & 15;
    if (condition === 14) {
      // UDF
      return this.unknown(pc);
    }
    if (condition === 15) {
      // SVC
      this.pendingSVCall = true;
      this.interruptsUpdated = true;
      return 1;
    }
    if (!this.holds(condition)) {
      return 1;
    }
    registers[PC] = pc + 4 + ((opcode << 24) >> 23);
    return 2;
  }

  holds(condition) {
    switch (condition) {
      case 0:
        return this.Z;
      case 1:
        return !this.Z;
      case 2:
        return this.C;
      case 3:
        return !this.C;
      case 4:
        return this.N;
      case 5:
        return !this.N;
      case 6:
        return this.V;
      case 7:
        return !this.V;
      case 8:
        return this.C && !this.Z;
      case 9:
        return !this.C || this.Z;
      case 10:
        return this.N === this.V;
      case 11:
        return this.N !== this.V;
      case 12:
        return !this.Z && this.N === this.V;
      default:
        return this.Z || this.N !== this.V;
    }
  }

  /** The few instructions of 32 bits. */
  wide(opcode, pc, registers) {
    const second = this.fetch(pc + 2);
    registers[PC] = pc + 4;
    if ((second & 0xd000) === 0xd000) {
      // BL
      const sign = (opcode >> 10) & 1;
      const i1 = ((second >> 13) & 1) === sign ? 1 : 0;
      const i2 = ((second >> 11) & 1) === sign ? 1 : 0;
      const offset =
        (sign << 24) | (i1 << 23) | (i2 << 22) | ((opcode & 0x3ff) << 12) | ((second & 0x7ff) << 1);
      registers[LR] = (pc + 4) | 1;
      registers[PC] = pc + 4 + ((offset << 7) >> 7);
      return 3;
    }
    if (opcode === 0xf3bf) {
      // DSB, DMB, ISB
      return 3;
    }
    if (opcode === 0xf3ef) {
      registers[(second >> 8) & 15] = this.readSpecialRegister(second & 0xff);
      return 3;
    }
    if ((opcode & 0xfff0) === 0xf380) {
      this.writeSpecialRegister(second & 0xff, registers[opcode & 15]);
      return 3;
    }
    return this.unknown(pc);
  }

  /** An instruction that there is not; also UDF, which never will be one. */
  unknown(pc) {
    this.registers[PC] = pc + 2;
    this.chip.fault('unknown instruction at', pc);
    return 1;
  }
}

function countOnes(list) {
  let count = 0;
  for (let rest = list; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}

/** SXTH, SXTB, UXTH, UXTB. */
function extend(value, kind) {
  switch (kind) {
    case 0:
      return (value << 16) >> 16;
    case 1:
      return (value << 24) >> 24;
    case 2:
      return value & 0xffff;
    default:
      return value & 0xff;
  }
}

/** REV, REV16, REVSH. */
function reverse(value, kind) {
  const swapped = ((value & 0x00ff00ff) << 8) | ((value >>> 8) & 0x00ff00ff);
  switch (kind) {
    case 0:
      return (swapped << 16) | (swapped >>> 16);
    case 1:
      return swapped;
    default:
      return (swapped << 16) >> 16;
  }
}
