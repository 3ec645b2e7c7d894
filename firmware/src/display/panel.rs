//! The panel as the display's driver sees it: an ST7789 that is told its board's settings before it
//! wakes up, and then that pixels come in twelve bits: our colours need no more, and the wire is what
//! a picture waits for.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_hal_async::delay::DelayNs;
use firmware::panels::Setting;
use lcd_async::dcs::{BitsPerPixel, InterfaceExt, PixelFormat, SetAddressMode, SetPixelFormat};
use lcd_async::interface::Interface;
use lcd_async::models::{Model, ModelInitError, ST7789};
use lcd_async::options::ModelOptions;

/// After a reset by command it listens to none for 5 milliseconds.
const DEAF_MS: u32 = 10;

/// How pixels come over the wire. The other half is of an interface that is not connected: as after a reset.
const PIXELS: PixelFormat = PixelFormat::new(BitsPerPixel::Sixteen, BitsPerPixel::Twelve);

/// An ST7789 with these settings.
pub struct Panel(pub &'static [Setting]);

impl Model for Panel {
    type ColorFormat = Rgb565;
    const FRAMEBUFFER_SIZE: (u16, u16) = ST7789::FRAMEBUFFER_SIZE;

    async fn init<DELAY, DI>(
        &mut self,
        interface: &mut DI,
        delay: &mut DELAY,
        options: &ModelOptions,
    ) -> Result<SetAddressMode, ModelInitError<DI::Error>>
    where
        DELAY: DelayNs,
        DI: Interface,
    {
        delay.delay_ms(DEAF_MS).await;
        for (command, arguments) in self.0 {
            interface.send_command(*command, arguments).await?;
        }
        let address_mode = ST7789.init(interface, delay, options).await?;
        interface.write_command(SetPixelFormat::new(PIXELS)).await?;
        Ok(address_mode)
    }
}
