// What rp2040js 1.4 leaves out or gets wrong, put right at run time. One function for each part of
// the chip; each says what was amiss.

import { DMA_BUSY, registers } from './registers.mjs';
import { FlashPort } from './ssi.mjs';

const XIP_CTRL = 0x14000;
const SSI = 0x18000;
const IO_QSPI = 0x40018;
const RESETS = 0x4000c;
const TIMER = 0x40054;
const WATCHDOG = 0x40058;
const CHIP_RESET = 0x40064;

export function mend(chip) {
  mendPads(chip.gpio);
  mendDma(chip);
  mendPwm(chip.pwm);
  mendResets(chip.peripherals[RESETS]);
  mendTimer(chip.peripherals[TIMER], chip.clock);
  mendAdc(chip.adc, chip.clocks);
  mendSystemControl(chip);
  mendWatchdog(chip.peripherals[WATCHDOG], chip);
  chip.peripherals[SSI] = new FlashPort(chip, 'SSI');
  // Missing: the cache's controller, and the flash's pins, which drivers touch.
  chip.peripherals[XIP_CTRL] = chip.core.cache.controller();
  chip.peripherals[IO_QSPI] = registers({});
  chip.peripherals[CHIP_RESET] = registers({ 0x00: 0xb1, 0x04: 0x91, 0x08: 0x100 });
}

/** Pads woke with 12 mA and deaf. The data sheet: 4 mA, slow, pulled down, Schmitt trigger, listening. */
function mendPads(pins) {
  const RESET = 0x56;
  const LEVEL_LOW = 1;
  for (const pin of pins) {
    pin.padValue = RESET;
    // Neither level was there before the first edge.
    pin.irqStatus = LEVEL_LOW;
  }
}

/**
 * A transfer of nothing never ended. No paper says what the chip does with one: the firmware may not
 * start any. Reading CHAN_ABORT said that every channel was aborting. Timers ran at Y/X instead of X/Y.
 */
function mendDma(chip) {
  const CHAN_ABORT = 0x444;
  const FIFO_LEVELS = 0x440;
  const { dma } = chip;
  for (const channel of dma.channels) {
    const { start } = channel;
    channel.start = () => {
      start.call(channel);
      if (channel.ctrl & DMA_BUSY && channel.transCount === 0) {
        chip.stop('fault: a DMA transfer of nothing');
      }
    };
  }
  const { readUint32 } = dma;
  dma.readUint32 = (offset) =>
    offset === CHAN_ABORT || offset === FIFO_LEVELS ? 0 : readUint32.call(dma, offset);
  // Of X/Y of the system's clock, Y/X cycles are the time from one transfer to the next.
  const TIMER0 = 59;
  dma.getTimer = (request) => {
    const ratio = [dma.timer0, dma.timer1, dma.timer2, dma.timer3][request - TIMER0] ?? 0;
    const [x, y] = [ratio >>> 16, ratio & 0xffff];
    return x === 0 || y === 0 ? 0 : ((y / x) * 1e6) / chip.clkSys;
  };
}

/**
 * Every edge of every PWM was played, which keeps a sleeping chip busy: here it has registers only,
 * and nobody may wait for its wrap interrupt. EN could not be read, and the divider woke as none.
 */
function mendPwm(pwm) {
  const UNDIVIDED = 1 << 4;
  for (const channel of pwm.channels) {
    channel.div = UNDIVIDED;
    for (const alarm of [channel.alarmA, channel.alarmB, channel.alarmBottom]) {
      alarm.enable = false;
    }
    Object.defineProperty(channel, 'en', {
      get: () => channel.csr & 1,
      set: (value) => {
        channel.csr = value ? channel.csr | 1 : channel.csr & ~1;
      },
    });
  }
}

/** All parts woke released. The boot ROM releases the flash's port alone before it starts firmware. */
function mendResets(resets) {
  const ALL = 0x1ffffff;
  const RELEASED = (1 << 6) | (1 << 9);
  resets.reset = ALL & ~RELEASED;
  Object.defineProperty(resets, 'reset_done', { get: () => ~resets.reset & ALL });
}

/** Alarms came up to a microsecond early, so that firmware found its time not yet there. */
function mendTimer(timer, clock) {
  const ALARM0 = 0x10;
  const { writeUint32 } = timer;
  timer.writeUint32 = (offset, value) => {
    const index = (offset - ALARM0) / 4;
    const alarm = Number.isInteger(index) ? timer.alarms[index] : undefined;
    if (alarm === undefined) {
      writeUint32.call(timer, offset, value);
      return;
    }
    const micros = Math.floor(clock.nanos / 1000);
    const wait = ((value - micros) >>> 0) * 1000 - (clock.nanos - micros * 1000);
    alarm.armed = true;
    alarm.targetMicros = value;
    alarm.clockAlarm.schedule(Math.max(wait, 0));
  };
}

/** At zero its alarm went off again and again without any time passing. */
function mendWatchdog(watchdog, chip) {
  watchdog.onWatchdogTrigger = () => {
    watchdog.alarm.enable = false;
    chip.restart('watchdog');
  };
}

/**
 * START_ONCE stayed set, so that choosing another channel started a conversion. It was ready while it
 * was off, or while its clock stood still. Its first conversions were as good as any: real ones read low.
 */
function mendAdc(adc, clocks) {
  const FIRST = 3;
  const LOW = 0.95;
  const CLOCK_ENABLE = 1 << 11;
  const CS = 0;
  const START_ONCE = 1 << 2;
  const READY = 1 << 8;
  const { readUint32 } = adc;
  adc.readUint32 = (offset) => {
    const value = readUint32.call(adc, offset);
    const runs = adc.enabled && clocks.adcCtrl & CLOCK_ENABLE;
    return offset === CS && !runs ? value & ~READY : value;
  };
  const { onADCRead, writeUint32, completeADCRead } = adc;
  adc.onADCRead = (channel) => {
    adc.cs &= ~START_ONCE;
    onADCRead(channel);
  };
  let done = 0;
  adc.writeUint32 = (offset, value) => {
    writeUint32.call(adc, offset, value);
    done = adc.enabled ? done : 0;
  };
  adc.completeADCRead = (value, error) => {
    done++;
    completeADCRead.call(adc, done <= FIRST ? Math.floor(value * LOW) : value, error);
  };
}

/** Missing: a reset that is asked for by AIRCR, and SCR. */
function mendSystemControl(chip) {
  const AIRCR = 0xd0c;
  const SCR = 0xd10;
  const SYSRESETREQ = 1 << 2;
  const SEVONPEND = 1 << 4;
  const { ppb, core } = chip;
  const { readUint32, writeUint32 } = ppb;
  let scr = 0;
  ppb.readUint32 = (offset) => {
    if (offset === SCR) {
      return scr;
    }
    return offset === AIRCR ? 0xfa050000 : readUint32.call(ppb, offset);
  };
  ppb.writeUint32 = (offset, value) => {
    if (offset === SCR) {
      scr = value;
      core.sevOnPend = (value & SEVONPEND) !== 0;
    } else if (offset !== AIRCR) {
      writeUint32.call(ppb, offset, value);
    } else if (value & SYSRESETREQ) {
      chip.restart('core');
    }
  };
}
