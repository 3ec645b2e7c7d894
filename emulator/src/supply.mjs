// The power supply as firmware can see it: a third of its voltage at the ADC, and whether USB gives
// power.
//
// On a Pico a divider (200 and 100 kilohms) is always at GPIO29, and GPIO24 tells of USB. On a Pico W
// both are lines to the radio: the divider is there only while GPIO25, which selects the radio, is
// driven high and GPIO24 is not driven, and nothing tells of USB.

import { GPIOPinState } from 'rp2040js';
import { SUPPLY_CHANNEL, USB_POWER_PIN } from './boards.mjs';

const RADIO_SELECT_PIN = 25;
const SUPPLY_PIN = 26 + SUPPLY_CHANNEL;
const REFERENCE_MV = 3300;
const FULL_SCALE = 4095;
const UPPER_OHMS = 200_000;
const LOWER_OHMS = 100_000;
/** Of a pad, between the 50 and 80 kilohms of the data sheet. */
const PULL_OHMS = 65_000;
/** What a line reads that nobody holds: some voltage or other. */
const FLOATING_MV = 700;
/** The divider's two resistors load a nanofarad; after this the line is a third of the way from what it will be. */
const SETTLING_NANOS = 67_000;

export class Supply {
  constructor({ batteryMv, usbPower, wireless }) {
    this.batteryMv = batteryMv;
    this.usbPower = usbPower;
    this.wireless = wireless;
    this.chip = null;
  }

  connect(chip, pads) {
    this.chip = chip;
    this.pads = pads;
    const pin = chip.gpio[SUPPLY_PIN];
    let { padValue } = pin;
    Object.defineProperty(pin, 'padValue', {
      get: () => padValue,
      set: (value) => {
        padValue = value;
        this.follow();
      },
    });
    for (const line of [RADIO_SELECT_PIN, USB_POWER_PIN]) {
      chip.gpio[line].addListener(() => this.follow());
    }
    this.line = { mv: this.pinMv(), goal: this.pinMv(), since: chip.clock.nanos };
    // The voltage is worked out when it is read.
    const { onADCRead } = chip.adc;
    chip.adc.onADCRead = (channel) => {
      if (channel === SUPPLY_CHANNEL) {
        this.update();
      }
      onADCRead(channel);
    };
    this.update();
  }

  /** The line is on its way to another voltage from here on. */
  follow() {
    this.line = { mv: this.lineMv(), goal: this.pinMv(), since: this.chip.clock.nanos };
  }

  lineMv() {
    const { mv, goal, since } = this.line;
    const left = Math.exp((since - this.chip.clock.nanos) / SETTLING_NANOS);
    return goal + (mv - goal) * left;
  }

  update() {
    this.follow();
    const reading = Math.round((this.lineMv() / REFERENCE_MV) * (FULL_SCALE + 1));
    this.chip.adc.channelValues[SUPPLY_CHANNEL] = Math.min(reading, FULL_SCALE);
    this.pads.drive(USB_POWER_PIN, this.wireless ? null : this.usbPower);
  }

  /** Whether the divider is at the pin. */
  get isConnected() {
    const { gpio } = this.chip;
    const selected = gpio[RADIO_SELECT_PIN].value === GPIOPinState.High;
    return !this.wireless || (selected && !gpio[USB_POWER_PIN].outputEnable);
  }

  /** Where the line settles. */
  pinMv() {
    const { pulldownEnabled, pullupEnabled, outputEnable } = this.chip.gpio[SUPPLY_PIN];
    if (outputEnable || pullupEnabled) {
      return REFERENCE_MV;
    }
    if (!this.isConnected) {
      return pulldownEnabled ? 0 : FLOATING_MV;
    }
    const lower = pulldownEnabled ? parallel(LOWER_OHMS, PULL_OHMS) : LOWER_OHMS;
    return (this.batteryMv * lower) / (UPPER_OHMS + lower);
  }
}

function parallel(one, other) {
  return (one * other) / (one + other);
}
