// What each pin is set up for, as a person with a probe and the chip's registers would find it: its
// function, direction, drive, slew and pull, and whether nothing at all holds its level.

import { SUPPLY_CHANNEL } from './boards.mjs';

const SPI = 1;
const PWM = 4;
const SIO = 5;
const FUNCTIONS = new Map([
  [0, 'xip'],
  [SPI, 'spi'],
  [2, 'uart'],
  [3, 'i2c'],
  [PWM, 'pwm'],
  [SIO, 'sio'],
  [6, 'pio0'],
  [7, 'pio1'],
  [8, 'clock'],
  [9, 'usb'],
  [31, 'unused'],
]);

const DRIVES = [2, 4, 8, 12];

/** The divider of the supply holds this one, where it is connected; the ADC's channels start at GPIO26. */
const SUPPLY_PIN = 26 + SUPPLY_CHANNEL;

/** One line for each pin: `spi out 12mA fast no-pull`, with `floating` behind it if it is. */
export function describePins(chip, pads, supply) {
  return chip.gpio.map((pin) => describe(chip, pin, pads, supply));
}

function describe(chip, pin, pads, supply) {
  const driven = drives(chip, pin);
  const words = [
    FUNCTIONS.get(pin.functionSelect) ?? `function-${pin.functionSelect}`,
    driven ? 'out' : 'in',
    `${DRIVES[pin.driveStrength]}mA`,
    pin.isSlewFast ? 'fast' : 'slow',
    pull(pin),
  ];
  const pulled = pin.pullupEnabled || pin.pulldownEnabled;
  const held = driven || pulled || heldOutside(pin, pads, supply);
  return (held ? words : [...words, 'floating']).join(' ');
}

function pull({ pullupEnabled: up, pulldownEnabled: down }) {
  if (up && down) {
    return 'keeper';
  }
  return up ? 'up' : down ? 'down' : 'no-pull';
}

function drives(chip, pin) {
  if (pin.outputDisable) {
    return false;
  }
  // rp2040js does not know which way the pins of SPI go.
  return pin.functionSelect === SPI ? drivenBySpi(chip, pin.index) : pin.outputEnable;
}

/** Of four pins in a row the first listens; a master drives select, clock and data. */
function drivenBySpi(chip, index) {
  return index % 4 !== 0 && chip.spi[(index >> 3) % 2].enabled;
}

function heldOutside(pin, pads, supply) {
  if (pin.index === SUPPLY_PIN) {
    return supply.isConnected;
  }
  return (pads.outside.get(pin.index) ?? null) !== null;
}
