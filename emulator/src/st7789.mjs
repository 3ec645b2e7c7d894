// The ST7789 display controller and the panel on it: takes bytes off the wire, keeps the picture
// memory of 240 columns and 320 rows, and says what a viewer sees.
//
// Both kinds of board mount the panel on its side: a picture is upright if rows and columns are
// exchanged and columns run backwards (MADCTL 0x60 or 0x70, "90 degrees" in most drivers). The square
// panel shows the first 240 rows. Its liquid crystal is the wrong way round, so colours are right
// only while inversion is on.

import { Xorshift } from './random.mjs';

const COLUMNS = 240;
const ROWS = 320;

const SWRESET = 0x01;
const SLPIN = 0x10;
const SLPOUT = 0x11;
const INVOFF = 0x20;
const INVON = 0x21;
const DISPOFF = 0x28;
const DISPON = 0x29;
const CASET = 0x2a;
const RASET = 0x2b;
const RAMWR = 0x2c;
const MADCTL = 0x36;
const COLMOD = 0x3a;
const RAMWRC = 0x3c;
/** What comes with every picture. */
const PIXEL_COMMANDS = [CASET, RASET, RAMWR, RAMWRC];

const MIRROR_ROWS = 0x80;
const MIRROR_COLUMNS = 0x40;
const EXCHANGE = 0x20;
const BLUE_FIRST = 0x08;

/** After a reset it takes no command for this long. */
const RESET_NANOS = 5_000_000;
/** After it was sent to sleep or woken it takes no command for this long, */
const SETTLE_NANOS = 5_000_000;
/** and once woken it may not be sent to sleep for this long, while its voltages build up; nor woken after a reset that
 * found it awake. */
const WAKE_NANOS = 120_000_000;

/** How pixels come, by the bits that COLMOD gives: after so many bytes, so many colours of 16 bits. */
const BITS_12 = { bytes: 3, colours: (both) => [from12Bits(both >> 12), from12Bits(both)] };
const BITS_16 = { bytes: 2, colours: (colour) => [colour] };
const BITS_18 = { bytes: 3, colours: (colour) => [from18Bits(colour)] };
const PIXEL_FORMATS = { 3: BITS_12, 5: BITS_16, 6: BITS_18 };

export class St7789 {
  /**
   * The panel shows `width` by `height`; what its memory holds at power-on depends on the seed. It complains of
   * commands that come too soon, and does not hear them.
   */
  constructor(width, height, seed, complain = () => {}) {
    this.complain = complain;
    this.width = width;
    this.height = height;
    this.memory = new Uint16Array(COLUMNS * ROWS);
    new Xorshift(seed).fill(new Uint8Array(this.memory.buffer));
    this.pixels = 0;
    this.lastPixelNanos = null;
    this.held = false;
    this.heldSince = 0;
    this.pulseNanos = null;
    this.heard = [];
    this.asleep = true;
    this.wakeableFrom = 0;
    this.reset(-RESET_NANOS);
  }

  reset(nanos) {
    if (!this.asleep) {
      this.wakeableFrom = nanos + WAKE_NANOS;
    }
    this.deafUntil = nanos + RESET_NANOS;
    this.settlesUntil = nanos;
    this.wakesUntil = nanos;
    this.isLost = false;
    this.asleep = true;
    this.on = false;
    this.inverted = false;
    this.addressMode = 0;
    this.pixelFormat = BITS_18;
    this.firstX = 0;
    this.lastX = COLUMNS - 1;
    this.firstY = 0;
    this.lastY = ROWS - 1;
    this.command = 0;
    this.parameters = [];
    this.beginPixels();
  }

  /** The reset pin; low holds it. */
  setReset(low, nanos) {
    if (low === this.held) {
      return;
    }
    this.held = low;
    if (low) {
      this.heldSince = nanos;
    } else {
      this.pulseNanos = nanos - this.heldSince;
      if (this.wakeableFrom > this.heldSince) {
        this.wakeableFrom = nanos + WAKE_NANOS;
      }
    }
    this.reset(nanos);
  }

  beginPixels() {
    this.x = this.firstX;
    this.y = this.firstY;
    this.received = 0;
    this.colour = 0;
  }

  /** One byte off the wire, whose last bit came at `nanos`; `isData` is the level of D/C. */
  receive(byte, isData, nanos) {
    if (this.held || nanos < this.deafUntil) {
      return;
    }
    if (!isData) {
      this.isLost = this.isTooSoon(byte, nanos);
      if (!this.isLost) {
        this.receiveCommand(byte, nanos);
      }
    } else if (this.isLost) {
      // What belongs to a command that was not heard is not heard either.
    } else if (this.command === RAMWR || this.command === RAMWRC) {
      this.receivePixelByte(byte, nanos);
    } else if (this.parameters.length < 16) {
      this.parameters.push(byte);
      this.note(byte);
      this.receiveParameters();
    }
  }

  /** Does a command come before the panel is ready for it? */
  isTooSoon(command, nanos) {
    const later = { [SLPIN]: this.wakesUntil, [SLPOUT]: this.wakeableFrom }[command] ?? 0;
    const until = Math.max(this.settlesUntil, later);
    if (nanos >= until) {
      return false;
    }
    const name = `0x${command.toString(16).padStart(2, '0')}`;
    this.complain(`the display is told ${name} ${((until - nanos) / 1e6).toFixed(1)} ms too soon`);
    return true;
  }

  /** Remembers a byte of what it was told, but for pixels and where they go. */
  note(byte) {
    if (!PIXEL_COMMANDS.includes(this.command)) {
      this.heard.at(-1)?.push(byte);
    }
  }

  receiveCommand(command, nanos) {
    this.command = command;
    this.parameters = [];
    if (!PIXEL_COMMANDS.includes(command)) {
      this.heard.push([command]);
    }
    switch (command) {
      case SWRESET:
        this.reset(nanos);
        break;
      case SLPIN:
        this.asleep = true;
        this.settlesUntil = nanos + SETTLE_NANOS;
        break;
      case SLPOUT:
        if (this.asleep) {
          this.wakesUntil = nanos + WAKE_NANOS;
        }
        this.asleep = false;
        this.settlesUntil = nanos + SETTLE_NANOS;
        break;
      case INVOFF:
        this.inverted = false;
        break;
      case INVON:
        this.inverted = true;
        break;
      case DISPOFF:
        this.on = false;
        break;
      case DISPON:
        this.on = true;
        break;
      case RAMWR:
        this.beginPixels();
        break;
    }
  }

  receiveParameters() {
    const { command, parameters } = this;
    const pair = (index) => (parameters[index] << 8) | parameters[index + 1];
    if (command === CASET && parameters.length === 4) {
      this.firstX = pair(0);
      this.lastX = pair(2);
    } else if (command === RASET && parameters.length === 4) {
      this.firstY = pair(0);
      this.lastY = pair(2);
    } else if (command === MADCTL && parameters.length === 1) {
      this.addressMode = parameters[0];
    } else if (command === COLMOD && parameters.length === 1) {
      this.pixelFormat = PIXEL_FORMATS[parameters[0] & 7] ?? BITS_18;
    }
  }

  receivePixelByte(byte, nanos) {
    const { bytes, colours } = this.pixelFormat;
    this.colour = (this.colour << 8) | byte;
    this.received++;
    if (this.received < bytes) {
      return;
    }
    for (const colour of colours(this.colour)) {
      this.put(colour);
      this.pixels++;
    }
    this.received = 0;
    this.colour = 0;
    this.lastPixelNanos = nanos;
  }

  put(colour) {
    const { x, y, addressMode } = this;
    const [across, down] = addressMode & EXCHANGE ? [y, x] : [x, y];
    if (across < COLUMNS && down < ROWS) {
      const column = addressMode & MIRROR_COLUMNS ? COLUMNS - 1 - across : across;
      const row = addressMode & MIRROR_ROWS ? ROWS - 1 - down : down;
      this.memory[row * COLUMNS + column] = colour;
    }
    if (x !== this.lastX) {
      this.x = x + 1;
      return;
    }
    this.x = this.firstX;
    this.y = y === this.lastY ? this.firstY : y + 1;
  }

  get shows() {
    return this.on && !this.asleep && !this.held;
  }

  /** What a viewer sees, row by row, as 16-bit colours; black while nothing is shown. */
  seen() {
    const { width, height, memory } = this;
    const picture = new Uint16Array(width * height);
    if (!this.shows) {
      return picture;
    }
    const flip = this.inverted ? 0 : 0xffff;
    const swap = (this.addressMode & BLUE_FIRST) !== 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const colour = memory[x * COLUMNS + (COLUMNS - 1 - y)] ^ flip;
        picture[y * width + x] = swap ? swapRedAndBlue(colour) : colour;
      }
    }
    return picture;
  }
}

/** The highest bits of each part are repeated below it. */
function from12Bits(colour) {
  const [red, green, blue] = [colour >> 8, colour >> 4, colour].map((part) => part & 0xf);
  return (((red << 1) | (red >> 3)) << 11) | (((green << 2) | (green >> 2)) << 5) | ((blue << 1) | (blue >> 3));
}

function from18Bits(colour) {
  const [red, green, blue] = [colour >> 16, colour >> 8, colour].map((part) => part & 0xff);
  return ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
}

function swapRedAndBlue(colour) {
  return ((colour & 0x1f) << 11) | (colour & 0x07e0) | (colour >> 11);
}
