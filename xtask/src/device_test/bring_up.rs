//! The first contact with a board: its test pictures and what can be asked for then.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use handheld::board::{Board, Button};
use handheld::canvas::{Canvas, Look};
use handheld::crash::Cause;
use handheld::test_picture;
use handheld::theme::Colour;
use serde_json::json;
use simulator::picture::Picture;
use simulator::runner::Fault;

use super::cable::opens_boot_loader;
use super::mishaps::shows_crash;
use super::panel::nothing_floats;
use super::port::ask;
use super::{Test, check};
use crate::pico::{BOOT, Emulated, Image, Start};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both("a board shows its test pictures", pictures));
    tests.extend(Test::both("a board tells its pins and noise", tells));
    tests.extend(Test::both(
        "no pin floats while a board is brought up",
        held_pins,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a terminal that reads slowly gets all noise",
        slow_reader,
    ));
    tests.extend(Test::both("a stack overflows on purpose", overflows));
    tests.extend(Test::both(
        "1200 baud opens the boot loader while a board is brought up",
        by_rate,
    ));
    tests.extend(Test::both("one held button brings nothing up", one_button));
    tests
}

/// Switches on with buttons held.
fn held(image: &Image, start: Start, buttons: &[Button]) -> Result<Emulated, Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(start)?;
    for button in buttons {
        pico.button(*button, true)?;
    }
    pico.run(BOOT)?;
    for button in buttons {
        pico.button(*button, false)?;
    }
    pico.run(100)?;
    Ok(pico)
}

fn brought_up(image: &Image) -> Result<Emulated, Fault> {
    let start = Start {
        usb_host: true,
        ..Start::default()
    };
    held(image, start, &[Button::A, Button::B])
}

/// The test picture as it should be seen.
fn bars(board: Board) -> Result<Picture, Fault> {
    struct Sheet(Size, Vec<Rgb565>);
    impl Dimensions for Sheet {
        fn bounding_box(&self) -> Rectangle {
            Rectangle::new(Point::zero(), self.0)
        }
    }
    impl DrawTarget for Sheet {
        type Color = Colour;
        type Error = core::convert::Infallible;
        fn draw_iter<I: IntoIterator<Item = Pixel<Colour>>>(
            &mut self,
            pixels: I,
        ) -> Result<(), Self::Error> {
            for Pixel(at, colour) in pixels {
                let place = at.y as usize * self.0.width as usize + at.x as usize;
                if let Some(pixel) = self.1.get_mut(place) {
                    *pixel = colour.into();
                }
            }
            Ok(())
        }
    }
    let size = board.size();
    let mut sheet = Sheet(
        size,
        vec![Rgb565::BLACK; (size.width * size.height) as usize],
    );
    let Ok(()) = test_picture::bars(board, &mut Canvas::new(&mut sheet, Look::default()));
    Ok(Picture::of_pixels(size.width, size.height, &sheet.1))
}

/// The light's colours.
const RED: usize = 0;
const GREEN: usize = 1;
const BLUE: usize = 2;

/// Checks that the light, where there is one, is of this colour above all.
fn light_is(pico: &mut Emulated, image: &Image, colour: usize) -> Result<(), Fault> {
    if image.model.board() != Board::WIDE {
        return Ok(());
    }
    let shown = pico.ask(json!({"do": "power"}))?.numbers("light")?;
    let brightest = (0..shown.len()).max_by_key(|part| shown.get(*part));
    check(
        brightest == Some(colour) && shown.iter().any(|part| *part > 0),
        format!("the light shows {shown:?} percent"),
    )
}

fn pictures(image: &Image) -> Result<(), Fault> {
    let mut pico = brought_up(image)?;
    let upright = bars(image.model.board())?;
    check(pico.picture()? == upright, "the bars are another picture")?;
    light_is(&mut pico, image, RED)?;
    pico.press(Button::A)?;
    pico.run(200)?;
    check(
        pico.picture()? == upright.clone().upside_down(),
        "the bars are not upside down",
    )?;
    light_is(&mut pico, image, GREEN)?;
    pico.press(Button::A)?;
    pico.run(2000)?;
    light_is(&mut pico, image, BLUE)?;
    let frames = ask(&mut pico, "frames")?;
    let count = frames
        .split(' ')
        .nth(1)
        .and_then(|count| count.parse().ok());
    let a_second = if image.model.board() == Board::WIDE {
        20
    } else {
        25
    };
    check(
        count.is_some_and(|count: u32| count > 2 * a_second),
        format!("in two seconds it shows {frames:?}"),
    )?;
    pico.press(Button::B)?;
    pico.run(BOOT)?;
    check(pico.picture()? != upright, "B does not lead out of it")
}

/// Nothing floats while it is brought up: nobody has found out yet which Pico it is.
fn held_pins(image: &Image) -> Result<(), Fault> {
    for wireless in [false, true] {
        let start = Start {
            wireless,
            usb_host: true,
            ..Start::default()
        };
        nothing_floats(&mut held(image, start, &[Button::A, Button::B])?)?;
    }
    Ok(())
}

fn tells(image: &Image) -> Result<(), Fault> {
    let mut pico = brought_up(image)?;
    let pins = ask(&mut pico, "pins")?;
    check(pins.lines().count() == 30, format!("pins says {pins:?}"))?;
    if image.model.board() == Board::SQUARE {
        let reset = pins.lines().find(|line| line.starts_with("gpio 12 "));
        check(
            reset.is_some_and(|line| line.contains("drives 1 level 1")),
            format!("the display's reset is {reset:?}"),
        )?;
    }
    let flash = ask(&mut pico, "flash")?;
    let time = flash.strip_prefix("flash words 1024 microseconds ");
    let time = time.and_then(|time| time.trim().parse().ok());
    check(
        time.is_some_and(|time: u32| (380..520).contains(&time)),
        format!("flash says {flash:?}"),
    )?;
    let noise = ask(&mut pico, "noise")?;
    let digits = |line: &str| line.strip_prefix("noise ").map_or(0, str::len);
    check(
        noise.lines().count() == 128 && noise.lines().all(|line| digits(line) == 64),
        "the noise is not told in full",
    )?;
    let mut lines: Vec<_> = noise.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    check(lines.len() == 128, "the noise repeats itself")
}

/// It takes longer for the answer than the watchdog waits.
fn slow_reader(image: &Image) -> Result<(), Fault> {
    /// Microseconds for a packet, of which a line is two.
    const PACKET: u32 = 60_000;
    const SECONDS: usize = 30;
    let mut pico = brought_up(image)?;
    pico.ask(json!({"do": "usb", "read_every_us": PACKET}))?;
    pico.ask(json!({"do": "serial", "send": "noise\n"}))?;
    let mut answer = String::new();
    for second in 0..SECONDS {
        let resets = pico.run(1000)?.number("resets")?;
        check(resets == 0, format!("it restarts in second {second}"))?;
        let more = pico.ask(json!({"do": "serial"}))?;
        answer.push_str(more.text("received")?);
        if answer.ends_with("ok\n") {
            break;
        }
        check(second != 8 || !answer.is_empty(), "nothing comes")?;
    }
    let lines = answer.lines().count();
    check(lines == 129, format!("{lines} lines come"))
}

fn overflows(image: &Image) -> Result<(), Fault> {
    let mut pico = brought_up(image)?;
    ask(&mut pico, "overflow")?;
    let faults = pico.run_with_faults(100)?;
    check(
        faults.len() == 1,
        format!("the processor found: {}", faults.join("; ")),
    )?;
    pico.run(BOOT)?;
    let place = shows_crash(&mut pico, image, Cause::Fault, false)?;
    check(place == "stack", format!("the overflow is said at {place}"))
}

/// While bars are shown, while full frames are, and in the middle of an answer.
fn by_rate(image: &Image) -> Result<(), Fault> {
    opens_boot_loader(&mut brought_up(image)?)?;
    let mut pico = brought_up(image)?;
    for _ in 0..2 {
        pico.press(Button::A)?;
    }
    opens_boot_loader(&mut pico)?;
    let mut pico = brought_up(image)?;
    pico.ask(json!({"do": "serial", "send": "noise\n"}))?;
    pico.run(10)?;
    opens_boot_loader(&mut pico)
}

fn one_button(image: &Image) -> Result<(), Fault> {
    let upright = bars(image.model.board())?;
    for button in [Button::A, Button::B] {
        let mut pico = held(image, Start::default(), &[button])?;
        check(pico.picture()? != upright, "one button is enough")?;
    }
    Ok(())
}
