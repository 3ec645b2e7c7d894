// How bright the backlight is, in percent: from the PWM's registers, or from the pin's level.

import { GPIOPinState } from 'rp2040js';

const PWM_FUNCTION = 4;
const ENABLE = 1;
const INVERT_A = 4;
const INVERT_B = 8;

export function backlight(chip, pin) {
  const gpio = chip.gpio[pin];
  if (gpio.functionSelect !== PWM_FUNCTION) {
    return gpio.value === GPIOPinState.High ? 100 : 0;
  }
  const isB = pin % 2 === 1;
  const { csr, cc, top } = chip.pwm.channels[(pin >> 1) % 8];
  const compare = isB ? cc >>> 16 : cc & 0xffff;
  const high = csr & ENABLE ? Math.min(compare / (top + 1), 1) : 0;
  const share = csr & (isB ? INVERT_B : INVERT_A) ? 1 - high : high;
  // Dim is not dark.
  return share === 0 ? 0 : Math.max(1, Math.round(100 * share));
}
