// The power supply as firmware can see it: a third of its voltage at the ADC, and whether USB
// gives power.

import { SUPPLY_CHANNEL, USB_POWER_PIN } from './boards.mjs';

const REFERENCE_MV = 3300;
const FULL_SCALE = 4095;

export class Supply {
  constructor(batteryMv, usbPower) {
    this.batteryMv = batteryMv;
    this.usbPower = usbPower;
    this.chip = null;
  }

  connect(chip, pads) {
    this.chip = chip;
    this.pads = pads;
    this.update();
  }

  update() {
    const share = this.batteryMv / 3 / REFERENCE_MV;
    const reading = Math.round(share * (FULL_SCALE + 1));
    this.chip.adc.channelValues[SUPPLY_CHANNEL] = Math.min(reading, FULL_SCALE);
    this.pads.drive(USB_POWER_PIN, this.usbPower);
  }
}
