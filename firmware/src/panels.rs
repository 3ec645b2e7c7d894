//! What the displays have to be told besides their size: voltages, gamma and frame timing. A generic
//! driver of the controller, an ST7789, leaves these as they are after a reset, which suits no panel in
//! particular. Each table holds the values that the vendor's own driver for that board sends.

/// A command of the controller, and the bytes that go with it.
pub type Setting = (u8, &'static [u8]);

/// How the picture memory is read out.
const RAM_CONTROL: u8 = 0xB0;
/// Empty lines before and after a picture.
const PORCH: u8 = 0xB2;
/// The voltages of the gates.
const GATES: u8 = 0xB7;
/// The voltage of the common electrode.
const COMMON: u8 = 0xBB;
/// How signals of the panel are turned round.
const PANEL_SIGNALS: u8 = 0xC0;
/// Whether the next two count.
const VOLTAGES_BY_COMMAND: u8 = 0xC2;
/// The span of the source voltages,
const SPAN: u8 = 0xC3;
/// and their offset.
const OFFSET: u8 = 0xC4;
/// Pictures a second.
const FRAME_RATE: u8 = 0xC6;
/// The pumps of the supply.
const POWER: u8 = 0xD0;
/// The gamma curve of positive voltages,
const GAMMA_POSITIVE: u8 = 0xE0;
/// and of negative ones.
const GAMMA_NEGATIVE: u8 = 0xE1;

/// Of the Waveshare Pico-LCD-1.3, as its vendor's demos in C and MicroPython have them.
pub const WAVESHARE_LCD_1_3: [Setting; 11] = [
    (PORCH, &[0x0C, 0x0C, 0x00, 0x33, 0x33]),
    (GATES, &[0x35]),
    (COMMON, &[0x19]),
    (PANEL_SIGNALS, &[0x2C]),
    (VOLTAGES_BY_COMMAND, &[0x01]),
    (SPAN, &[0x12]),
    (OFFSET, &[0x20]),
    (FRAME_RATE, &[0x0F]),
    (POWER, &[0xA4, 0xA1]),
    (
        GAMMA_POSITIVE,
        &[
            0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23,
        ],
    ),
    (
        GAMMA_NEGATIVE,
        &[
            0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23,
        ],
    ),
];

/// Of the Pimoroni Pico Display Packs 2.0 and 2.8, as the ST7789 driver of pimoroni-pico has them for
/// panels of 320 by 240.
pub const PIMORONI_DISPLAY_2: [Setting; 12] = [
    (PORCH, &[0x0C, 0x0C, 0x00, 0x33, 0x33]),
    (PANEL_SIGNALS, &[0x2C]),
    (VOLTAGES_BY_COMMAND, &[0x01]),
    (SPAN, &[0x12]),
    (OFFSET, &[0x20]),
    (POWER, &[0xA4, 0xA1]),
    (FRAME_RATE, &[0x0F]),
    // How five bits of a colour become six: without it, dark greens have grey bands (the vendor's
    // issue 1040).
    (RAM_CONTROL, &[0x00, 0xC0]),
    (GATES, &[0x35]),
    (COMMON, &[0x1F]),
    (
        GAMMA_POSITIVE,
        &[
            0xD0, 0x08, 0x11, 0x08, 0x0C, 0x15, 0x39, 0x33, 0x50, 0x36, 0x13, 0x14, 0x29, 0x2D,
        ],
    ),
    (
        GAMMA_NEGATIVE,
        &[
            0xD0, 0x08, 0x10, 0x08, 0x06, 0x06, 0x39, 0x44, 0x51, 0x0B, 0x16, 0x14, 0x2F, 0x31,
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes that the controller's data sheet lists for a command.
    fn listed(command: u8) -> usize {
        match command {
            GAMMA_POSITIVE | GAMMA_NEGATIVE => 14,
            PORCH => 5,
            POWER | RAM_CONTROL => 2,
            _ => 1,
        }
    }

    #[test]
    fn every_setting_has_the_bytes_that_the_data_sheet_lists_and_comes_once() {
        for table in [&WAVESHARE_LCD_1_3[..], &PIMORONI_DISPLAY_2] {
            for (index, (command, bytes)) in table.iter().enumerate() {
                assert_eq!(bytes.len(), listed(*command), "{command:#X}");
                let before = table.iter().take(index);
                assert!(
                    before.clone().all(|(other, _)| other != command),
                    "{command:#X}"
                );
            }
        }
    }
}
