// How bright something is that a pin lights, in percent: from the PWM's registers, or from the
// pin's level. The backlight is lit by a high level, the colours of a light by a low one.

import { GPIOPinState } from 'rp2040js';

const PWM_FUNCTION = 4;
const ENABLE = 1;
const INVERT_A = 4;
const INVERT_B = 8;

/** Percent of the time in which a pin is high. */
export function backlight(chip, pin) {
  return percent(highShare(chip, pin));
}

/** Percent of the time in which each of some pins is low; null where there are none. */
export function light(chip, pins) {
  return pins === null ? null : pins.map((pin) => percent(1 - highShare(chip, pin)));
}

/** Pulses a second at a pin of PWM. */
export function pulseHertz(chip, pin) {
  const { div, top } = chip.pwm.channels[(pin >> 1) % 8];
  return Math.round((chip.clkSys * 16) / div / (top + 1));
}

function highShare(chip, pin) {
  const gpio = chip.gpio[pin];
  if (gpio.functionSelect !== PWM_FUNCTION) {
    return gpio.value === GPIOPinState.High ? 1 : 0;
  }
  const isB = pin % 2 === 1;
  const { csr, cc, top } = chip.pwm.channels[(pin >> 1) % 8];
  const compare = isB ? cc >>> 16 : cc & 0xffff;
  const high = csr & ENABLE ? Math.min(compare / (top + 1), 1) : 0;
  return csr & (isB ? INVERT_B : INVERT_A) ? 1 - high : high;
}

/** Dim is not dark. */
function percent(share) {
  return share === 0 ? 0 : Math.max(1, Math.round(100 * share));
}
