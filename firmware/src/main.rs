//! The Pocket Museum on a Raspberry Pi Pico.
//!
//! It gathers a secret from the ring oscillator, reports over defmt the commitment to it and how
//! healthy the noise was, sleeps, and does so again. It holds no rule of any game.
#![no_std]
#![no_main]

mod entropy;

use defmt::{info, warn};
use defmt_rtt as _;
use embassy_executor::Spawner;
use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::peripherals::FLASH;
use embassy_time::{Duration, Timer};
use panic_probe as _;

use crate::entropy::Source;

/// The whole flash of a Pico, in bytes.
const FLASH_SIZE: usize = 2 * 1024 * 1024;
/// What the commitments here are for, so that none of them can serve a real game.
const CONTEXT: &[u8] = b"self-check";
/// Between two rounds: long enough to read the log along.
const PAUSE: Duration = Duration::from_secs(10);
/// After unhealthy noise: the oscillator drifts with voltage and warmth, so let it.
const RETRY_PAUSE: Duration = Duration::from_millis(100);

#[embassy_executor::main]
async fn main(_spawner: Spawner) {
    let peripherals = embassy_rp::init(embassy_rp::config::Config::default());
    info!("Pocket Museum {=str}", env!("CARGO_PKG_VERSION"));

    let mut source = Source::new(chip_id(peripherals.FLASH));
    loop {
        match source.gather().await {
            Ok((secret, health)) => {
                // What a table would write down: it differs each time and gives nothing away.
                let code = secret.commit(CONTEXT).short();
                info!("committed to {=str}: {}", code.as_str(), health);
                Timer::after(PAUSE).await;
            }
            Err(fault) => {
                warn!("noise refused: {}", fault);
                Timer::after(RETRY_PAUSE).await;
            }
        }
    }
}

/// The flash chip's serial number: what the RP2040, which has none, takes for its own.
fn chip_id(flash: Peri<'static, FLASH>) -> [u8; 8] {
    let mut id = [0; 8];
    let mut flash = Flash::<_, Blocking, FLASH_SIZE>::new_blocking(flash);
    if flash.blocking_unique_id(&mut id).is_err() {
        // It only keeps two devices apart: the strength of a secret never rests on it.
        warn!("the flash chip does not tell its serial number");
    }
    id
}
