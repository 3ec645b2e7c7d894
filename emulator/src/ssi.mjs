// The serial port to the flash chip, as far as firmware uses it directly: the chip's identity, and whether
// it takes commands or addresses. The rest, which the second boot stage does, is that of rp2040js.

import { RP2040 } from 'rp2040js';

const RPSSI = new RP2040().peripherals[0x18000].constructor;

const CTRLR0 = 0x00;
const SSIENR = 0x08;
const SPI_CTRLR0 = 0xf4;
/** The length of an instruction, which is none where addresses alone are sent. */
const INSTRUCTION = 3 << 8;
const DR0 = 0x60;
const EEPROM_READ = 0x300;

const READ_UNIQUE_ID = 0x4b;
const READ_JEDEC_ID = 0x9f;
const DUMMIES = [0, 0, 0, 0];
const UNIQUE_ID = [0xe6, 0x60, 0x58, 0x38, 0x83, 0x2b, 0x4d, 0x2c];
const JEDEC_ID = [0xef, 0x70, 0x15];

export class FlashPort extends RPSSI {
  answers = [];

  readUint32(offset) {
    if (offset === DR0 && this.answers.length > 0) {
      return this.answers.shift();
    }
    return super.readUint32(offset);
  }

  writeUint32(offset, value) {
    if (offset === SSIENR) {
      this.answers = [];
      if (value & 1 && !(super.readUint32(SPI_CTRLR0) & INSTRUCTION)) {
        // The second boot stage has done its part.
        this.rp2040.core.cache.isOff = false;
      }
    }
    if (offset === DR0 && (super.readUint32(CTRLR0) & EEPROM_READ) === EEPROM_READ) {
      this.ask(value & 0xff);
      return;
    }
    super.writeUint32(offset, value);
  }

  ask(command) {
    if (command === READ_UNIQUE_ID) {
      this.answers.push(...DUMMIES, ...UNIQUE_ID);
    } else if (command === READ_JEDEC_ID) {
      this.answers.push(...JEDEC_ID);
    }
  }
}
