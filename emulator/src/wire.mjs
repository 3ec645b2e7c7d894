// The wire from SPI to the display: every frame takes its time at the clock that the firmware has
// set, and the pins say whom it is for. D/C and CS count when a frame's last bit arrives.

import { GPIOPinState } from 'rp2040js';

const SPI_FUNCTION = 1;
const POLARITY_AND_PHASE = 0xc0;

export function connectDisplay(chip, board, panel) {
  const spi = chip.spi[board.spi];
  const pins = [board.sck, board.mosi].map((pin) => chip.gpio[pin]);
  const isData = follow(chip, board.dc, (state) => state === GPIOPinState.High);
  const selected = follow(chip, board.cs, (state) => state === GPIOPinState.Low);
  if (board.reset !== null) {
    // The board pulls it up.
    const pin = chip.gpio[board.reset];
    const update = () => panel.setReset(pin.value === GPIOPinState.Low, chip.clock.machineNanos);
    pin.addListener(update);
  }

  let frame = 0;
  const arrived = chip.clock.createAlarm(() => {
    const { dataBits } = spi;
    const mode = spi.control0 & POLARITY_AND_PHASE;
    const understood = mode === 0 || mode === POLARITY_AND_PHASE;
    const wired = pins.every(({ functionSelect }) => functionSelect === SPI_FUNCTION);
    if (understood && wired && selected.value && dataBits % 8 === 0) {
      if (dataBits === 16) {
        panel.receive(frame >> 8, isData.value, chip.clock.machineNanos);
      }
      panel.receive(frame & 0xff, isData.value, chip.clock.machineNanos);
    }
    spi.completeTransmit(0);
  });
  spi.onTransmit = (value) => {
    frame = value;
    arrived.schedule((spi.dataBits * 1e9) / spi.clockFrequency);
  };
}

/** Follows a pin, so that its level need not be worked out for each byte. */
function follow(chip, pin, test) {
  const gpio = chip.gpio[pin];
  const level = { value: test(gpio.value) };
  gpio.addListener((state) => {
    level.value = test(state);
  });
  return level;
}
