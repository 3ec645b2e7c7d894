// The boards: which pin is which, and how large the panel is. The same figures as in the firmware's
// board modules, taken from the boards' own papers, so that a wrong pin shows here.

const pimoroni = {
  spi: 0,
  sck: 18,
  mosi: 19,
  cs: 17,
  dc: 16,
  reset: null,
  backlight: 20,
  light: [6, 7, 8],
  buttons: { A: 12, B: 13, X: 14, Y: 15 },
  width: 320,
  height: 240,
};

const boards = {
  'waveshare-lcd-1-3': {
    spi: 1,
    sck: 10,
    mosi: 11,
    cs: 9,
    dc: 8,
    reset: 12,
    backlight: 13,
    light: null,
    buttons: { up: 2, down: 18, left: 16, right: 20, press: 3, A: 15, B: 17, X: 19, Y: 21 },
    width: 240,
    height: 240,
  },
  'pimoroni-display-2-0': pimoroni,
  'pimoroni-display-2-8': { ...pimoroni, light: [26, 27, 28] },
};

/** On a Pico without radio: high while there is power on USB. */
export const USB_POWER_PIN = 24;

/** On every Pico: a third of the supply's voltage, read by this channel of the ADC (GPIO29). */
export const SUPPLY_CHANNEL = 3;

export const boardNames = Object.keys(boards);

export function boardByName(name) {
  if (!Object.hasOwn(boards, name)) {
    throw new Error(
      `no board is called ${JSON.stringify(name)}; there are ${boardNames.join(', ')}`,
    );
  }
  return boards[name];
}
