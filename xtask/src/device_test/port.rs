//! The serial port: what it tells, and what it keeps to itself.

use engine::artifact::Artifact;
use handheld::board::Button;
use handheld::save;
use handheld::theme;
use serde_json::json;
use simulator::picture::Picture;
use simulator::runner::Fault;

use super::start::begin;
use super::{Test, check};
use crate::pico::{BOOT, Emulated, Image, Start, saves};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both("the serial port answers", answers));
    tests.extend(Test::both("the serial port keeps secrets", secrets));
    tests.extend(Test::both(
        "the serial port answers in the dark",
        in_the_dark,
    ));
    tests.extend(Test::both(
        "the serial port takes a box, and a game begins with it",
        takes_a_box,
    ));
    tests
}

/// Asks the device and gives its answer without the last line, which has to be `ok`.
pub fn ask(pico: &mut Emulated, request: &str) -> Result<String, Fault> {
    let answer = answer(pico, request)?;
    match answer.strip_suffix("ok\n") {
        Some(lines) => Ok(lines.to_owned()),
        None => Err(format!("{request} is answered by {answer:?}").into()),
    }
}

/// Asks the device and gives its whole answer.
pub fn answer(pico: &mut Emulated, request: &str) -> Result<String, Fault> {
    pico.ask(json!({"do": "serial", "send": format!("{request}\n")}))?;
    let mut answer = String::new();
    for _ in 0..200 {
        pico.run(20)?;
        let more = pico.ask(json!({"do": "serial"}))?;
        answer.push_str(more.text("received")?);
        if answer.ends_with("ok\n") || answer.lines().last().is_some_and(is_error) {
            return Ok(answer);
        }
    }
    Err(format!("{request} is not answered to its end: {answer:?}").into())
}

fn is_error(line: &str) -> bool {
    line.starts_with("error")
}

pub fn plugged_in(image: &Image) -> Result<Emulated, Fault> {
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start {
        secrets: Some(7),
        usb_host: true,
        ..Start::default()
    })?;
    pico.run(BOOT)?;
    let port = pico.ask(json!({"do": "serial"}))?;
    check(port.flag("connected")?, "no serial port appears")?;
    Ok(pico)
}

fn answers(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    let version = ask(&mut pico, "version")?;
    let own = format!("version {}\n", env!("CARGO_PKG_VERSION"));
    check(version.contains(&own), format!("version says {version:?}"))?;
    let help = ask(&mut pico, "help")?;
    let can_be_asked = ["help\n", "log\n", "screenshot\n"];
    check(
        can_be_asked.iter().all(|line| help.contains(line)),
        format!("help says {help:?}"),
    )?;
    let settings = ask(&mut pico, "settings")?;
    check(
        settings.contains("language en\n"),
        format!("settings says {settings:?}"),
    )?;
    let log = answer(&mut pico, "log")?;
    check(log == "error no game\n", format!("log says {log:?}"))?;
    let other = answer(&mut pico, "open sesame")?;
    check(
        is_error(&other),
        format!("nonsense is answered by {other:?}"),
    )?;
    let drawn = read_screenshot(&ask(&mut pico, "screenshot")?)?;
    check(
        drawn == pico.picture()?,
        "the screenshot is another picture",
    )
}

/// The picture that the lines of a screenshot describe.
fn read_screenshot(lines: &str) -> Result<Picture, Fault> {
    let mut size = (0, 0);
    let mut pixels = Vec::new();
    for line in lines.lines() {
        let mut words = line.split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("picture"), Some(width), Some(height)) => {
                size = (width.parse()?, height.parse()?);
            }
            (Some("row"), Some(_), Some(row)) => {
                for digit in row.chars() {
                    let number = digit.to_digit(16).ok_or("a pixel is no digit")?;
                    let colour = theme::PALETTE.get(number as usize);
                    pixels.push(*colour.ok_or("a pixel has no colour")?);
                }
            }
            _ => {}
        }
    }
    Ok(Picture::of_pixels(size.0, size.1, &pixels))
}

fn secrets(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    begin(&mut pico)?;
    let log = ask(&mut pico, "log")?;
    check(log.contains("running\n"), format!("log says {log:?}"))?;
    for secret in ["save", "seed", "hash"] {
        check(!log.contains(secret), format!("the log tells the {secret}"))?;
    }
    // What is decided in the open and the hand-over are for everybody; what is behind it is not.
    ask(&mut pico, "screenshot")?;
    come_to_a_hand_over(&mut pico)?;
    ask(&mut pico, "screenshot")?;
    pico.press(Button::A)?;
    let refused = answer(&mut pico, "screenshot")?;
    check(
        refused == "error the screen is private\n",
        format!("a private screen leaves the device: {refused:?}"),
    )
}

/// What is printed in a box is sent as a text: a wrong one changes nothing, a right one outlives a
/// restart, and a game begins with its values.
fn takes_a_box(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    let before = ask(&mut pico, "box")?;
    check(
        before.contains("game artifact\n") && before.contains("\n# values/huts = 10\n"),
        format!("box says {before:?}"),
    )?;
    ask(&mut pico, "take box")?;
    let wrong = "game artifact\r\nvalues/huts = 7\r\nvalues/jokr = 3\r\n# a remark\r\nend";
    let refused = answer(&mut pico, wrong)?;
    let expected = "line 3: nothing of this name is printed\n\
                    error nothing was changed, lines that are wrong: 1\n";
    check(refused == expected, format!("it is refused by {refused:?}"))?;
    check(
        ask(&mut pico, "box")? == before,
        "a wrong text changed a box",
    )?;
    ask(&mut pico, "take box")?;
    ask(
        &mut pico,
        "game artifact\nvalues/huts = 7\nvalues/money = 9\nend",
    )?;
    pico.power_off()?;
    pico.power_on(Start {
        secrets: Some(7),
        usb_host: true,
        ..Start::default()
    })?;
    pico.run(BOOT)?;
    let kept = ask(&mut pico, "box")?;
    check(
        kept.contains("\nvalues/huts = 7\n") && kept.contains("\nvalues/money = 9\n"),
        format!("after a restart, box says {kept:?}"),
    )?;
    begin(&mut pico)?;
    let game = saves::game(&mut pico)?;
    let (record, _) = save::record::<Artifact>(&game)
        .map_err(|error| format!("the game cannot be read: {error:?}"))?;
    let values = record.game().values();
    check(
        (values.huts, values.money) == (7, 9),
        format!("the game has {} huts, {} coins", values.huts, values.money),
    )
}

/// Three players take four markers each, in the open, and read that the year begins.
fn come_to_a_hand_over(pico: &mut Emulated) -> Result<(), Fault> {
    for _ in 0..3 * 4 + 1 {
        pico.press(Button::A)?;
    }
    Ok(())
}

/// An own turn was open when the device went dark: it is hidden by then, and does not leave it.
fn in_the_dark(image: &Image) -> Result<(), Fault> {
    let mut pico = plugged_in(image)?;
    begin(&mut pico)?;
    come_to_a_hand_over(&mut pico)?;
    pico.press(Button::A)?;
    let refused = answer(&mut pico, "screenshot")?;
    check(
        refused == "error the screen is private\n",
        "nothing private is open",
    )?;
    let hand = pico.picture()?;
    // Longer than it takes to hide a hand, to dim and to go dark.
    pico.run(11 * 60 * 1000)?;
    check(pico.backlight()? == 0, "it does not go dark")?;
    ask(&mut pico, "version")?;
    let drawn = read_screenshot(&ask(&mut pico, "screenshot")?)?;
    check(drawn != hand, "a hand leaves the device in the dark")
}
