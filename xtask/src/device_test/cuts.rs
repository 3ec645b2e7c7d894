//! The power goes while flash is written: nothing confirmed is lost, and the device always starts.

use handheld::board::Button;
use handheld::save;
use serde_json::json;
use simulator::runner::Fault;

use super::{Test, check, down, seed_of};
use crate::pico::{Answered, BOOT, Emulated, Image, Pair, Start, saves};

/// How much of an operation is done when the power goes.
const PARTS: [f64; 3] = [0.0, 0.5, 1.0];

/// So long it rests, in milliseconds: enough for all that it does ahead.
const REST: u32 = 3000;

/// More operations than anything takes.
const NEVER: usize = 1 << 40;

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both(
        "cuts while a game is played lose nothing",
        in_a_game,
    ));
    tests.extend(Test::both(
        "cuts while a game replaces another leave one of them whole",
        at_a_beginning,
    ));
    tests.extend(Test::both("cuts while it starts lose nothing", at_a_start));
    tests.extend(Test::both("cuts while it rests lose nothing", at_rest));
    tests.extend(Test::both(
        "it resumes after the plug was pulled at any time",
        plug_pulled,
    ));
    tests
}

const START: Start = Start {
    secrets: Some(7),
    ..Start::USUAL
};

/// A device with a game in which some decisions were made, switched off.
fn with_a_game(image: &Image) -> Result<Emulated, Fault> {
    let mut pair = Pair::fresh(image, 7)?;
    // New game, Artifact, begin; then some markers.
    for _ in 0..9 {
        simulator::runner::Driven::press(&mut pair, Button::A)?;
    }
    check(pair.host.app().whose_turn().is_some(), "no game has begun")?;
    let mut pico = pair.pico;
    pico.power_off()?;
    Ok(pico)
}

/// Switches on, presses some buttons, and gives what was saved before the first of them and after each. What a press
/// leads to has to be saved when it begins to show.
fn answered(pico: &mut Emulated, presses: &[Button]) -> Result<Vec<Vec<u8>>, Fault> {
    /// A press is answered within so many milliseconds.
    const ANSWER: usize = 80;
    pico.power_on(START)?;
    pico.run(BOOT)?;
    let mut games = vec![saves::game(pico)?];
    for (number, button) in presses.iter().enumerate() {
        let before = pico.run(0)?.number("pixels")?;
        pico.button(*button, true)?;
        let mut shown = None;
        for _ in 0..ANSWER {
            let pixels = pico.run(1)?.number("pixels")?;
            if pixels > before && shown.is_none() {
                shown = Some(saves::game(pico)?);
            }
        }
        pico.button(*button, false)?;
        pico.run(40)?;
        let shown = shown.ok_or(format!("press {number} shows nothing"))?;
        let saved = saves::game(pico)?;
        check(
            shown == saved,
            format!("what press {number} leads to is shown before it is saved"),
        )?;
        games.push(saved);
    }
    pico.power_off()?;
    Ok(games)
}

/// Switches on with a cut to come and presses some buttons. If the power goes, it says after how many that were
/// answered.
fn cut_while(
    pico: &mut Emulated,
    operation: usize,
    part: f64,
    presses: &[Button],
) -> Result<Option<usize>, Fault> {
    pico.power_on(START)?;
    pico.run(BOOT)?;
    arm(pico, operation, part)?;
    for (answered, button) in presses.iter().enumerate() {
        let ran = pico.press_or_cut(*button)?;
        if was_cut(&ran)? {
            // Held, it would be no press after the next start.
            pico.button(*button, false)?;
            return Ok(Some(answered));
        }
    }
    pico.power_off()?;
    arm(pico, NEVER, 0.0)?;
    Ok(None)
}

/// Sets the power to go in that operation from now.
fn arm(pico: &mut Emulated, operation: usize, part: f64) -> Result<(), Fault> {
    pico.ask(json!({
        "do": "flash_cut",
        "operation": operation,
        "part": part,
        "seed": operation,
    }))?;
    Ok(())
}

/// Says whether the power went; any other stop is a failure.
fn was_cut(ran: &Answered) -> Result<bool, Fault> {
    match ran.text("stopped") {
        Err(_) => Ok(false),
        Ok("power cut") => Ok(true),
        Ok(other) => Err(format!("the device stopped: {other}").into()),
    }
}

/// Starts again: it has to come up, and the save has to be whole. Gives the saved game.
fn recovered(pico: &mut Emulated) -> Result<Vec<u8>, Fault> {
    pico.power_on(START)?;
    pico.run(BOOT)?;
    check(pico.backlight()? > 0, "the device does not come up")?;
    let game = saves::game(pico)?;
    pico.power_off()?;
    if !game.is_empty() {
        let mut play = None;
        save::load(&game, &mut play).map_err(|error| format!("the save: {error:?}"))?;
    }
    Ok(game)
}

/// Tries every operation in turn, with more and more of it done, until there are no more; says how
/// many cuts there were.
fn every_cut(
    pico: &mut Emulated,
    mut attempt: impl FnMut(&mut Emulated, usize, f64) -> Result<bool, Fault>,
) -> Result<usize, Fault> {
    let before = saves::read(pico)?;
    let mut cuts = 0;
    for operation in 0.. {
        let mut was_cut = false;
        for part in PARTS {
            saves::write(pico, &before)?;
            if attempt(pico, operation, part)? {
                was_cut = true;
                cuts += 1;
            }
        }
        if !was_cut {
            break;
        }
    }
    Ok(cuts)
}

pub fn in_a_game(image: &Image) -> Result<(), Fault> {
    /// Through menu, curtain and a turn.
    const PRESSES: [Button; 5] = [Button::A; 5];
    let mut pico = with_a_game(image)?;
    let before = saves::read(&mut pico)?;
    let old = saves::game(&mut pico)?;
    let games = answered(&mut pico, &PRESSES)?;
    let new = games.last().ok_or("nothing is pressed")?;
    let on_the_way = games.iter().filter(|game| **game != old && *game != new);
    check(on_the_way.count() > 0, "too little is decided in this test")?;
    saves::write(&mut pico, &before)?;
    let cuts = every_cut(&mut pico, |pico, operation, part| {
        let cut = cut_while(pico, operation, part, &PRESSES)?;
        let answered = games.get(cut.unwrap_or(PRESSES.len()));
        let answered = answered.ok_or("more is answered than pressed")?;
        let found = recovered(pico)?;
        check(
            found.starts_with(answered) && new.starts_with(&found),
            format!(
                "a cut in operation {operation}, {part} done, loses something: {} bytes of {} are left",
                found.len(),
                answered.len(),
            ),
        )?;
        Ok(cut.is_some())
    })?;
    check(cuts > 6, format!("only {cuts} cuts were tried"))
}

fn at_a_beginning(image: &Image) -> Result<(), Fault> {
    let down = down(image);
    // The entry below Resume is a new game; yes, give the old one up; Artifact, begin; then the first marker.
    let begin = [down, Button::A, down, Button::A, Button::A, Button::A];
    let presses = [&begin[..], &[Button::A, Button::A]].concat();
    let mut pico = with_a_game(image)?;
    let before = saves::read(&mut pico)?;
    let old = saves::game(&mut pico)?;
    let games = answered(&mut pico, &presses)?;
    let begun = games.iter().position(|game| is_other(game, &old));
    let begun = begun.ok_or("no game begins in this test")?;
    check(begun < presses.len(), "nothing follows in this test")?;
    saves::write(&mut pico, &before)?;
    let cuts = every_cut(&mut pico, |pico, operation, part| {
        let cut = cut_while(pico, operation, part, &presses)?;
        let found = recovered(pico)?;
        check(
            found == old || is_other(&found, &old),
            format!("a cut in operation {operation}, {part} done, mixes two games"),
        )?;
        let has_begun = cut.is_none_or(|answered| answered >= begun);
        check(
            !has_begun || is_other(&found, &old),
            format!("a cut in operation {operation}, {part} done, loses the new game"),
        )?;
        Ok(cut.is_some())
    })?;
    check(cuts > 6, format!("only {cuts} cuts were tried"))
}

/// Is it a game of its own, with a seed of its own? That a save is whole was seen before.
fn is_other(game: &[u8], old: &[u8]) -> bool {
    let seed = seed_of(game);
    seed.is_some() && seed != seed_of(old)
}

pub fn at_a_start(image: &Image) -> Result<(), Fault> {
    let mut pico = with_a_game(image)?;
    let old = saves::game(&mut pico)?;
    let cuts = every_cut(&mut pico, |pico, operation, part| {
        arm(pico, operation, part)?;
        pico.power_on(START)?;
        let was_cut = was_cut(&pico.run_or_cut(BOOT)?)?;
        if !was_cut {
            pico.power_off()?;
            arm(pico, NEVER, 0.0)?;
        }
        let found = recovered(pico)?;
        check(
            found == old,
            format!("operation {operation} loses the game"),
        )?;
        Ok(was_cut)
    })?;
    check(cuts > 0, "nothing is written at a start")
}

/// Nobody presses anything: sectors are erased ahead.
fn at_rest(image: &Image) -> Result<(), Fault> {
    let mut pico = with_a_game(image)?;
    // As a long evening left them: neither blank nor erased ahead.
    let mut stale = saves::read(&mut pico)?;
    for sector in stale.chunks_mut(4096).skip(1) {
        if sector.starts_with(&[0, 0, 0xFF, 0xFF])
            && sector.iter().skip(4).all(|byte| *byte == 0xFF)
        {
            sector.fill(0x33);
        }
    }
    saves::write(&mut pico, &stale)?;
    let old = saves::game(&mut pico)?;
    let cuts = every_cut(&mut pico, |pico, operation, part| {
        // It begins just after the menu is there.
        arm(pico, operation, part)?;
        pico.power_on(START)?;
        let was_cut = was_cut(&pico.run_or_cut(BOOT + REST)?)?;
        if !was_cut {
            pico.power_off()?;
            arm(pico, NEVER, 0.0)?;
        }
        let found = recovered(pico)?;
        check(
            found == old,
            format!("operation {operation} loses the game"),
        )?;
        Ok(was_cut)
    })?;
    check(cuts > 6, format!("only {cuts} cuts were tried"))
}

fn plug_pulled(image: &Image) -> Result<(), Fault> {
    let mut pico = with_a_game(image)?;
    let mut last = saves::game(&mut pico)?;
    for round in 0..12u64 {
        pico.power_on(START)?;
        pico.run(BOOT)?;
        for _ in 0..2 {
            pico.press(Button::A)?;
            // That this is saved before it is shown is looked at above.
            let answered = saves::game(&mut pico)?;
            check(answered.starts_with(&last), "a decision is taken back")?;
            last = answered;
        }
        pico.button(Button::A, true)?;
        pico.run_or_stop(1 + round * 4357)?;
        pico.button(Button::A, false)?;
        pico.power_off()?;
        let found = recovered(&mut pico)?;
        check(found.starts_with(&last), "a decision is gone")?;
        last = found;
    }
    Ok(())
}
