// The buttons: each connects its pin to ground while it is down. Nothing on the board pulls the pin
// up; the firmware has to.

import { GPIOPinState } from 'rp2040js';

export class Buttons {
  constructor(board) {
    this.pins = board.buttons;
    this.down = new Set();
    this.chip = null;
  }

  connect(chip) {
    this.chip = chip;
    for (const name of Object.keys(this.pins)) {
      chip.gpio[this.pins[name]].addListener(() => this.update(name));
      this.update(name);
    }
  }

  disconnect() {
    this.chip = null;
  }

  set(name, down) {
    if (!Object.hasOwn(this.pins, name)) {
      const names = Object.keys(this.pins).join(', ');
      throw new Error(`this board has no button ${JSON.stringify(name)}; it has ${names}`);
    }
    if (down) {
      this.down.add(name);
    } else {
      this.down.delete(name);
    }
    this.update(name);
  }

  update(name) {
    if (this.chip === null) {
      return;
    }
    const pin = this.chip.gpio[this.pins[name]];
    const level = !this.down.has(name) && pin.value === GPIOPinState.InputPullUp;
    if (level !== pin.rawInputValue) {
      pin.setInputValue(level);
    }
  }
}
