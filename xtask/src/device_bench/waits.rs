//! Presses that have to wait for something else that goes on: for a sector that is erased, for a bot that thinks.

use handheld::board::Button;
use handheld::games::GameKind;
use simulator::runner::Fault;

use super::aims::Report;
use super::{name_of, worst};
use crate::device_test::solo;
use crate::pico::{Emulated, Image, Start};

/// Within so many milliseconds a press is drawn, whatever it waits for.
const DRAWN: u32 = 150;

/// Prints the figures of a board.
pub fn measure(image: &Image, report: &mut Report) -> Result<(), Fault> {
    let name = name_of(image);
    let into_erase = worst(&into_erases(image)?);
    report.line(&format!(
        "{name}.press.into_erase {into_erase:.1} milliseconds"
    ));
    let mut all: f64 = 0.0;
    for kind in GameKind::OFFERED {
        let slowest = worst(&while_thinking(*kind, image)?);
        all = all.max(slowest);
        let key = kind.info().key;
        report.line(&format!(
            "{name}.{key}.press.thinking.worst {slowest:.1} milliseconds"
        ));
    }
    report.line(&format!(
        "{name}.press.thinking.worst {all:.1} milliseconds"
    ));
    Ok(())
}

/// Presses a button for a while; milliseconds to the last changed pixel, if any changed.
fn press(pico: &mut Emulated, button: Button) -> Result<Option<f64>, Fault> {
    pico.button(button, true)?;
    let ran = pico.run(DRAWN)?;
    pico.button(button, false)?;
    pico.run(DRAWN)?;
    let time = ran.number_or_none("since_edge_us");
    Ok(time.map(|microseconds| microseconds / 1000.0))
}

/// From the menu into a game, each press within a millisecond after a sector began to be erased ahead.
fn into_erases(image: &Image) -> Result<Vec<f64>, Fault> {
    const PRESSES: usize = 4;
    let mut pico = Emulated::with(image)?;
    pico.power_on(Start::IN_HAND)?;
    let mut times = Vec::new();
    for _ in 0..PRESSES {
        if !pico.until_erasing()? {
            break;
        }
        times.extend(press(&mut pico, Button::A)?);
    }
    if times.is_empty() {
        return Err("nothing is erased ahead".into());
    }
    Ok(times)
}

/// The menu, or without a joystick the table, is opened while a hard bot thinks, at several moments of its thinking.
fn while_thinking(kind: GameKind, image: &Image) -> Result<Vec<f64>, Fault> {
    const MOMENTS: u32 = 12;
    let mut pico = solo::thinking(kind, image)?.pico;
    let opens = if image.model.board().has_joystick {
        Button::Y
    } else {
        Button::B
    };
    let mut times = Vec::new();
    for moment in 0..MOMENTS {
        pico.run(7 * moment + 1)?;
        times.extend(press(&mut pico, opens)?);
        pico.press(Button::B)?;
    }
    // Without a joystick there is not always something to open.
    if times.is_empty() && image.model.board().has_joystick {
        return Err("no press shows anything while a bot thinks".into());
    }
    Ok(times)
}
