// The buttons: each connects its pin to ground while it is down. Nothing on the board pulls the pin
// up; the firmware has to.

export class Buttons {
  constructor(board) {
    this.pins = board.buttons;
    this.down = new Set();
    this.pads = null;
  }

  connect(pads) {
    this.pads = pads;
    for (const name of Object.keys(this.pins)) {
      this.update(name);
    }
  }

  disconnect() {
    this.pads = null;
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
    this.pads?.drive(this.pins[name], this.down.has(name) ? false : null);
  }
}
