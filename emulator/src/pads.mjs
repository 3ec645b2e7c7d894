// The levels at the chip's pins: what the chip drives, else what is outside, else what pulls. Left
// alone, rp2040js reads low.

import { GPIOPinState } from 'rp2040js';

export class Pads {
  constructor(chip) {
    this.chip = chip;
    this.outside = new Map();
    for (const pin of chip.gpio) {
      pin.addListener(() => this.update(pin));
    }
  }

  /** Something outside drives a pin high (true) or low (false), or lets it go (null). */
  drive(number, level) {
    this.outside.set(number, level);
    this.update(this.chip.gpio[number]);
  }

  update(pin) {
    const level = this.levelOf(pin);
    if (level !== pin.rawInputValue) {
      pin.setInputValue(level);
    }
  }

  levelOf(pin) {
    const state = pin.value;
    if (state === GPIOPinState.High || state === GPIOPinState.Low) {
      return state === GPIOPinState.High;
    }
    return this.outside.get(pin.index) ?? state === GPIOPinState.InputPullUp;
  }
}
