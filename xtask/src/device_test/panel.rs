//! The board itself: how every pin is set up once the menu is there, what the display was told, and
//! how the wire to it is used. The figures are the boards' own, not the firmware's.

use firmware::panels::{self, Setting};
use serde_json::json;
use simulator::runner::Fault;

use super::start::begin;
use super::{Test, check, down};
use crate::pico::{Answered, BOOT, Emulated, Image, Model, Start, image};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both("every pin is held as the board needs it", pins));
    tests.extend(Test::both(
        "every pin is held as a Pico W needs it",
        pins_of_pico_w,
    ));
    tests.push(Test {
        name: "every pin is held as the board needs it (2.8)".into(),
        // The lights are on other pins there; that alone tells its image from that of the 2.0.
        run: Box::new(|_| pins(&image(Model::PimoroniDisplay28)?)),
    });
    tests.extend(Test::both(
        "the display is reset for ten milliseconds",
        reset,
    ));
    tests.extend(Test::both(
        "the display is told its vendor's settings",
        settings,
    ));
    tests.extend(Test::both(
        "moving a cursor sends two rows and not a screen",
        moved_cursor,
    ));
    tests.extend(Test::both("the wire does not pause between bytes", wire));
    tests
}

/// A Pico with the menu on its screen.
fn started(image: &Image) -> Result<Emulated, Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start::default())?;
    pico.run(BOOT)?;
    Ok(pico)
}

/// How a pin is set up: function, direction, drive, slew, pull.
type SetUp = &'static str;

/// As the chip wakes up: nobody uses it.
const UNUSED: SetUp = "unused in 4mA slow down";
/// Clock and data of the display: edges that are steep at 62.5 MHz.
const FAST: SetUp = "spi out 8mA fast no-pull";
/// Other lines to the display; the Pico's own light, and what its regulator listens to.
const OUTPUT: SetUp = "sio out 4mA slow no-pull";
/// Backlight and lights.
const PULSED_A: SetUp = "pwm out 4mA slow down";
/// The driver takes the pull away from a second channel: both are driven all the time.
const PULSED_B: SetUp = "pwm out 4mA slow no-pull";
const BUTTON: SetUp = "sio in 2mA slow up";
/// A divider on the Pico holds it while USB gives power, and while it does not.
const USB_POWER: SetUp = "sio in 2mA slow no-pull";
/// A divider of the supply holds it; only the converter listens.
const SUPPLY: SetUp = "unused in 4mA slow no-pull";

/// Both are lines to the radio of a Pico W, where nothing holds them but a pull.
const RADIO_DATA: SetUp = "sio in 2mA slow down";
const RADIO_CLOCK: SetUp = "unused in 4mA slow down";

/// What is on a Pico.
const PICO: [(usize, SetUp); 4] = [(23, OUTPUT), (24, USB_POWER), (25, OUTPUT), (29, SUPPLY)];
/// What is on a Pico W instead: the radio is off and not selected.
const PICO_W: [(usize, SetUp); 4] = [
    (23, OUTPUT),
    (24, RADIO_DATA),
    (25, OUTPUT),
    (29, RADIO_CLOCK),
];

const WAVESHARE: [(usize, SetUp); 15] = [
    (2, BUTTON),
    (3, BUTTON),
    (8, OUTPUT),
    (9, OUTPUT),
    (10, FAST),
    (11, FAST),
    (12, OUTPUT),
    (13, PULSED_B),
    (15, BUTTON),
    (16, BUTTON),
    (17, BUTTON),
    (18, BUTTON),
    (19, BUTTON),
    (20, BUTTON),
    (21, BUTTON),
];

const PIMORONI: [(usize, SetUp); 9] = [
    (12, BUTTON),
    (13, BUTTON),
    (14, BUTTON),
    (15, BUTTON),
    (16, OUTPUT),
    (17, OUTPUT),
    (18, FAST),
    (19, FAST),
    (20, PULSED_A),
];

const LIGHTS_2_0: [(usize, SetUp); 3] = [(6, PULSED_A), (7, PULSED_B), (8, PULSED_A)];
const LIGHTS_2_8: [(usize, SetUp); 3] = [(26, PULSED_A), (27, PULSED_B), (28, PULSED_A)];

/// How many pins there are.
const PINS: usize = 30;

/// All pins of a board on a Pico or a Pico W, in their order.
fn table(model: Model, pico: &[(usize, SetUp)]) -> [SetUp; PINS] {
    let (display, lights): (&[_], &[_]) = match model {
        Model::WaveshareLcd13 => (&WAVESHARE, &[]),
        Model::PimoroniDisplay20 => (&PIMORONI, &LIGHTS_2_0),
        Model::PimoroniDisplay28 => (&PIMORONI, &LIGHTS_2_8),
    };
    let used = pico.iter().chain(display).chain(lights);
    let mut table = [UNUSED; PINS];
    for (pin, set_up) in used {
        if let Some(row) = table.get_mut(*pin) {
            *row = set_up;
        }
    }
    table
}

fn pins(image: &Image) -> Result<(), Fault> {
    pins_on(image, Start::default(), &PICO)
}

fn pins_of_pico_w(image: &Image) -> Result<(), Fault> {
    let start = Start {
        wireless: true,
        ..Start::default()
    };
    pins_on(image, start, &PICO_W)
}

fn pins_on(image: &Image, start: Start, parts: &[(usize, SetUp)]) -> Result<(), Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(start)?;
    pico.run(BOOT)?;
    let found = pico.ask(json!({"do": "pins"}))?.texts("pins")?;
    let wanted = table(image.model, parts);
    check(
        found.len() == wanted.len(),
        format!("the chip has {} pins", found.len()),
    )?;
    let wrong: Vec<String> = (0..)
        .zip(found.iter().zip(wanted))
        .filter(|(_, (found, wanted))| found != wanted)
        .map(|(pin, (found, wanted)): (usize, _)| format!("GPIO{pin} is {found}, not {wanted}"))
        .collect();
    check(wrong.is_empty(), wrong.join("; "))
}

/// Checks that every pin is held by the chip, by the board or by a pull.
pub fn nothing_floats(pico: &mut Emulated) -> Result<(), Fault> {
    let pins = pico.ask(json!({"do": "pins"}))?.texts("pins")?;
    let numbered = (0..).zip(&pins);
    let floating: Vec<String> = numbered
        .filter(|(_, pin)| pin.ends_with("floating"))
        .map(|(number, pin): (usize, _)| format!("GPIO{number} is {pin}"))
        .collect();
    check(floating.is_empty(), floating.join("; "))
}

/// What the display was told, and how.
fn panel(image: &Image) -> Result<Answered, Fault> {
    started(image)?.ask(json!({"do": "panel"}))
}

fn reset(image: &Image) -> Result<(), Fault> {
    let pulse = panel(image)?.number_or_none("reset_us");
    match image.model {
        Model::WaveshareLcd13 => {
            let pulse = pulse.ok_or("the display's reset line is never let go")?;
            check(
                (10_000.0..15_000.0).contains(&pulse),
                format!("the display is reset for {pulse} microseconds"),
            )
        }
        Model::PimoroniDisplay20 | Model::PimoroniDisplay28 => {
            check(pulse.is_none(), "there is no reset line on this board")
        }
    }
}

/// What comes before the settings: a reset.
const BEFORE: [Setting; 1] = [(0x01, &[])];
/// What comes after them: waking up, lying on its side, inverted colours of 16 bits, all of the panel,
/// on; and of 12 bits from then on.
const AFTER: [Setting; 7] = [
    (0x11, &[]),
    (0x36, &[0x60]),
    (0x21, &[]),
    (0x3A, &[0x55]),
    (0x13, &[]),
    (0x29, &[]),
    (0x3A, &[0x53]),
];

fn settings(image: &Image) -> Result<(), Fault> {
    let settings: &[Setting] = match image.model {
        Model::WaveshareLcd13 => &panels::WAVESHARE_LCD_1_3,
        Model::PimoroniDisplay20 | Model::PimoroniDisplay28 => &panels::PIMORONI_DISPLAY_2,
    };
    let all = BEFORE.iter().chain(settings).chain(&AFTER);
    let wanted: Vec<String> = all.map(in_hex).collect();
    let heard = panel(image)?.texts("commands")?;
    check(
        heard == wanted,
        format!("the display heard {heard:?} instead of {wanted:?}"),
    )
}

/// A command with its bytes, as the emulator writes it.
fn in_hex((command, bytes): &Setting) -> String {
    let mut hex = format!("{command:02x}");
    for byte in *bytes {
        hex += &format!("{byte:02x}");
    }
    hex
}

/// Nanoseconds that the eight bits of a byte take at 62.5 MHz.
const BYTE: u64 = 128;

fn wire(image: &Image) -> Result<(), Fault> {
    let panel = panel(image)?;
    let (bytes, nanoseconds) = (panel.number("frames")?, panel.number("wire_ns")?);
    let board = image.model.board();
    let picture = u64::from(board.width) * u64::from(board.height) * 12 / 8;
    check(
        bytes > picture,
        format!("{bytes} bytes are less than a picture"),
    )?;
    check(
        nanoseconds == bytes * BYTE,
        format!("{bytes} bytes are on the wire for {nanoseconds} ns"),
    )
}

/// A cursor leaves one entry and comes to the next, in the menu and in the list of a game.
fn moved_cursor(image: &Image) -> Result<(), Fault> {
    /// Lines of pixels: an entry of the menu is so high with the gap below it,
    const MENU: u64 = 37;
    /// one of a game's list,
    const LIST: u64 = 23;
    /// and so is the sentence below that, which tells of the entry.
    const SENTENCE: u64 = 20;
    let mut pico = started(image)?;
    sends_at_most(&mut pico, image, 2 * MENU)?;
    pico.power_off()?;
    pico.power_on(Start::default())?;
    pico.run(BOOT)?;
    begin(&mut pico)?;
    // What is said where a turn begins goes away with the first press.
    pico.press(down(image))?;
    sends_at_most(&mut pico, image, 2 * LIST + SENTENCE)
}

/// Checks that two steps down send so many lines each at most, and show something.
fn sends_at_most(pico: &mut Emulated, image: &Image, lines: u64) -> Result<(), Fault> {
    let width = u64::from(image.model.board().size().width);
    for _ in 0..2 {
        let before = pico.run(1000)?.number("pixels")?;
        let shown = pico.picture()?;
        pico.press(down(image))?;
        let sent = pico.run(100)?.number("pixels")? - before;
        check(pico.picture()? != shown, "the cursor does not move")?;
        check(
            sent <= lines * width,
            format!("{sent} pixels are sent, {lines} lines of {width} at most are allowed"),
        )?;
    }
    Ok(())
}
