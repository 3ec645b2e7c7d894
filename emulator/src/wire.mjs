// The wire from SPI to the display: every frame takes its time at the clock that the firmware has
// set, and the pins say whom it is for. D/C and CS count when a frame's last bit arrives. Where the
// clock's phase is 0, the port raises its select between two frames, even if nothing is wired to it:
// the second one starts two clocks later.
//
// While DMA keeps the wire busy, a few frames are moved in one go; each still arrives at its own
// time. Only a change of the pins in the middle of a transfer would be seen some microseconds early.

import { GPIOPinState } from 'rp2040js';
import { DMA_BYTES_TO_REGISTER, DMA_KIND_MASK } from './registers.mjs';

const SPI_FUNCTION = 1;
const POLARITY_AND_PHASE = 0xc0;
const PHASE = 0x80;
const PAUSE_CLOCKS = 2;
const OVERRUN = 1;
const DATA_REGISTERS = [0x4003c008, 0x40040008];

/** The most frames that are moved in one go. */
const BURST = 32;

export function connectDisplay(chip, board, panel) {
  if (board.reset !== null) {
    // Nothing on the board pulls it up: what does not drive it high holds the panel in reset.
    const pin = chip.gpio[board.reset];
    const update = () => panel.setReset(pin.value !== GPIOPinState.High, chip.clock.machineNanos);
    pin.addListener(update);
    update();
  }
  return new Wire(chip, board, panel);
}

class Wire {
  constructor(chip, board, panel) {
    this.chip = chip;
    this.panel = panel;
    this.spi = chip.spi[board.spi];
    this.dataRegister = DATA_REGISTERS[board.spi];
    this.pins = [board.sck, board.mosi].map((pin) => chip.gpio[pin]);
    this.isData = follow(chip, board.dc, (state) => state === GPIOPinState.High);
    this.selected = follow(chip, board.cs, (state) => state === GPIOPinState.Low);
    this.frame = 0;
    this.frameNanos = 0;
    this.pauseNanos = 0;
    this.freeAt = 0;
    this.count = 1;
    this.sent = { frames: 0, nanos: 0 };
    this.feeder = null;
    this.arrived = chip.clock.createAlarm(() => this.arrive());
    this.spi.onTransmit = (value) => this.send(value);
  }

  send(value) {
    this.frame = value;
    const clockNanos = 1e9 / this.spi.clockFrequency;
    this.frameNanos = this.spi.dataBits * clockNanos;
    this.pauseNanos = this.spi.control0 & PHASE ? 0 : PAUSE_CLOCKS * clockNanos;
    this.feeder = this.findFeeder();
    this.count = this.feeder === null ? 1 : Math.min(BURST, this.feeder.transCount);
    const pause = Math.max(this.freeAt - this.chip.clock.machineNanos, 0);
    const busy = this.count * (this.frameNanos + this.pauseNanos) - this.pauseNanos;
    this.sent.frames += this.count;
    this.sent.nanos += pause + busy;
    this.arrived.schedule(pause + busy);
  }

  /** The DMA channel that keeps the wire busy with bytes, and has some left to do. */
  findFeeder() {
    const { spi, chip } = this;
    // The frame that starts now has just left a place in the queue.
    const busy = spi.txFIFO.itemCount >= spi.txFIFO.size - 1 && spi.rxFIFO.full;
    if (!busy || spi.dataBits !== 8) {
      return null;
    }
    const { channels } = chip.dma;
    const feeder = channels.find((channel) => channel.active && channel.treq === spi.dreq.tx);
    const plain =
      feeder !== undefined &&
      (feeder.ctrl & DMA_KIND_MASK) === DMA_BYTES_TO_REGISTER &&
      feeder.writeAddr === this.dataRegister &&
      feeder.transCount > 1;
    return plain ? feeder : null;
  }

  arrive() {
    const { spi } = this;
    const last = this.chip.clock.machineNanos;
    const listens = this.listens();
    this.freeAt = last + this.pauseNanos;
    for (let left = this.count - 1; left > 0 && !spi.txFIFO.empty; left--) {
      this.deliver(listens, last - left * (this.frameNanos + this.pauseNanos));
      this.frame = spi.txFIFO.pull();
      this.refill();
      spi.intRaw |= OVERRUN;
    }
    this.deliver(listens, last);
    spi.completeTransmit(0);
  }

  /** What the channel would have done; its last transfer is left to it. */
  refill() {
    const { feeder } = this;
    if (feeder.active && feeder.transCount > 1) {
      this.spi.txFIFO.push(this.chip.readUint8(feeder.readAddr));
      feeder.readAddr++;
      feeder.transCount--;
    }
  }

  /** Whether the display takes what is on the wire. */
  listens() {
    const mode = this.spi.control0 & POLARITY_AND_PHASE;
    const understood = mode === 0 || mode === POLARITY_AND_PHASE;
    const wired = this.pins.every(({ functionSelect }) => functionSelect === SPI_FUNCTION);
    return understood && wired && this.selected.value && this.spi.dataBits % 8 === 0;
  }

  deliver(listens, nanos) {
    if (!listens) {
      return;
    }
    if (this.spi.dataBits === 16) {
      this.panel.receive(this.frame >> 8, this.isData.value, nanos);
    }
    this.panel.receive(this.frame & 0xff, this.isData.value, nanos);
  }
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
