//! What goes wrong on a desk: buttons that stick and bounce, a program that crashes, hangs or runs out of
//! stack, also while it tells of that, a new firmware in the middle of a game.

use std::path::PathBuf;

use handheld::app::{App, Memory};
use handheld::board::{Board, Button};
use handheld::crash::{self, Cause, Crash};
use handheld::power::Power;
use handheld::text::Language;
use serde_json::json;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::runner::{Driven, Fault};
use simulator::screen::Screen;

use super::cable::opens_boot_loader;
use super::{Test, check, down};
use crate::pico::{BOOT, Emulated, Image, Pair, Start, saves, write_uf2};

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both(
        "a stuck button does not get in the way",
        stuck_button,
    ));
    tests.extend(Test::both(
        "a bouncing button is one press",
        bouncing_button,
    ));
    tests.extend(Test::both(
        "a panic is shown and loses nothing",
        panic_screen,
    ));
    tests.extend(Test::both("a hang ends and is told of", hang));
    tests.extend(Test::both(
        "a fault of the processor is shown with its place",
        fault_screen,
    ));
    tests.extend(Test::both(
        "a stack that overflows is a fault and touches nothing else",
        stack_overflow,
    ));
    // No board differs in these.
    tests.push(Test::on(
        Board::SQUARE,
        "a panic with hardly any stack left is told of",
        panic_at_the_end_of_the_stack,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a reset by a debug probe is no hang",
        reset_by_probe,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a crash in the crash screen is told of too",
        crash_in_crash_screen,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "the press that leaves a crash presses nothing else",
        leaves_once,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "a crash is forgotten after a while, once",
        forgotten_crash,
    ));
    tests.push(Test::on(
        Board::SQUARE,
        "an image without room for saves says so",
        no_room_for_saves,
    ));
    tests.extend(Test::both("a firmware update keeps the game", update));
    tests
}

fn stuck_button(image: &Image) -> Result<(), Fault> {
    let down = down(image);
    let mut pair = Pair::fresh(image, 1)?;
    pair.pico.power_off()?;
    pair.host.power_cycle()?;
    pair.pico.button(down, true)?;
    pair.switch_on()?;
    pair.wait(2000)?;
    pair.press(Button::A)?;
    pair.press(Button::B)?;
    // Freed, it works again.
    pair.pico.button(down, false)?;
    pair.wait(100)?;
    pair.press(down)
}

fn bouncing_button(image: &Image) -> Result<(), Fault> {
    /// Microseconds between the contacts' changes: it closes, and opens, nine times.
    const BOUNCES: [u64; 8] = [150, 90, 400, 1200, 60, 2100, 700, 3000];
    let down = down(image);
    let mut pair = Pair::fresh(image, 1)?;
    pair.rest()?;
    for _ in 0..3 {
        for closes in [true, false] {
            pair.pico.button(down, closes)?;
            for (number, microseconds) in BOUNCES.into_iter().enumerate() {
                pair.pico.run_or_stop(microseconds)?;
                let is_even = number % 2 == 0;
                pair.pico.button(down, is_even != closes)?;
            }
            pair.pico.run(100)?;
        }
        pair.host.press(down)?;
        pair.host.run(100)?;
        pair.compare()?;
    }
    Ok(())
}

/// A place in the firmware where it would panic if the worst came to the worst: an instruction that
/// loads where it is, and a call of what panics.
pub fn panicking_place(pico: &mut Emulated) -> Result<u32, Fault> {
    const FLASH: u32 = 0x1000_0000;
    let panics = pico.symbols(|name| {
        name.contains("core6option13unwrap_failed") || name.contains("panic_const")
    })?;
    let length = saves::region(pico)?.start as usize;
    let code: Vec<u16> = pico
        .flash(0, length)?
        .chunks_exact(2)
        .filter_map(|bytes| bytes.try_into().ok())
        .map(u16::from_le_bytes)
        .collect();
    for (number, window) in (0u32..).zip(code.windows(3)) {
        let [load, first, second] = *window else {
            continue;
        };
        let address = FLASH + 2 * number;
        // Loads register 0 from beside the code.
        let is_load = load & 0xFF00 == 0x4800;
        let target = called(address + 2, first, second);
        if is_load
            && target
                .is_some_and(|target| panics.contains(&(target | 1)) || panics.contains(&target))
        {
            return Ok(address);
        }
    }
    Err("the firmware has no place where it could panic".into())
}

/// Where a call at an address goes, if it is one.
fn called(address: u32, first: u16, second: u16) -> Option<u32> {
    if first & 0xF800 != 0xF000 || second & 0xD000 != 0xD000 {
        return None;
    }
    let (first, second) = (u32::from(first), u32::from(second));
    let sign = first >> 10 & 1;
    let (j1, j2) = (second >> 13 & 1, second >> 11 & 1);
    let (i1, i2) = (!(j1 ^ sign) & 1, !(j2 ^ sign) & 1);
    let offset = sign << 24 | i1 << 23 | i2 << 22 | (first & 0x3FF) << 12 | (second & 0x7FF) << 1;
    let signed = (offset << 7).cast_signed() >> 7;
    Some(address.wrapping_add(4).wrapping_add_signed(signed))
}

/// The crash screen, drawn on the host.
fn crash_screen(image: &Image, crash: &Crash<'_>) -> Result<Picture, Fault> {
    let board = image.model.board();
    let mut screen = Screen::new(board.size());
    crash::draw(crash, board, Language::English, &mut screen)?;
    Ok(Picture::of(&screen))
}

/// The screen that tells of a hang, of which nobody could note a place.
fn hang_screen(image: &Image, again: bool) -> Result<Picture, Fault> {
    let hang = Crash {
        cause: Cause::Hang,
        place: "",
        code: 0,
        again,
    };
    crash_screen(image, &hang)
}

/// What the firmware logged of a crash: code and place.
fn logged_crash(pico: &mut Emulated) -> Result<(u32, String), Fault> {
    for message in pico.messages()? {
        if let Some(words) = message.strip_prefix("crash ") {
            let (code, place) = words.split_once(" at ").ok_or("a crash without a place")?;
            return Ok((u32::from_str_radix(code, 16)?, place.to_owned()));
        }
    }
    Err("no crash was logged".into())
}

/// A pair in the middle of a game.
fn in_a_game(image: &Image) -> Result<Pair, Fault> {
    let mut pair = Pair::fresh(image, 7)?;
    for _ in 0..4 {
        pair.press(Button::A)?;
    }
    check(pair.host.app().whose_turn().is_some(), "no game has begun")?;
    Ok(pair)
}

/// Lets the firmware panic and checks the screen that follows.
pub fn panic_once(pair: &mut Pair, image: &Image, place: u32, again: bool) -> Result<(), Fault> {
    pair.pico.messages()?;
    pair.pico.jump(place)?;
    pair.pico.run(BOOT)?;
    shows_crash(&mut pair.pico, image, Cause::Panic, again).map(|_| ())
}

/// Checks that the screen tells of the crash that was logged, lit, and says where it was.
pub fn shows_crash(
    pico: &mut Emulated,
    image: &Image,
    cause: Cause,
    again: bool,
) -> Result<String, Fault> {
    let (code, place) = logged_crash(pico)?;
    let crash = Crash {
        cause,
        place: &place,
        code,
        again,
    };
    let expected = crash_screen(image, &crash)?;
    check(
        pico.picture()? == expected,
        format!("the crash at {place} is not shown"),
    )?;
    check(pico.backlight()? > 0, "the crash screen is dark")?;
    Ok(place)
}

pub fn panic_screen(image: &Image) -> Result<(), Fault> {
    let mut pair = in_a_game(image)?;
    let game = pair.saved_game()?;
    let place = panicking_place(&mut pair.pico)?;
    panic_once(&mut pair, image, place, false)?;
    // It stays until somebody has read it, and then the game is there.
    let resets = pair.pico.run(20_000)?.number("resets")?;
    check(resets == 1, format!("it restarted {resets} times"))?;
    check(pair.saved_game()? == game, "the crash changed the game")?;
    restart_by(&mut pair, Button::A, Power::Usb)?;
    // A second one offers to start without the game, and keeps it.
    panic_once(&mut pair, image, place, true)?;
    pair.pico.press(Button::B)?;
    pair.pico.run(BOOT)?;
    check(
        pair.saved_game()? == game,
        "starting without the game lost it",
    )?;
    let board = image.model.board();
    let mut app = App::without_game(
        Box::<Memory>::default(),
        board,
        pair.host.storage(),
        Seeded::new(0),
        0,
    );
    app.set_power(Power::Usb, 0);
    let mut screen = Screen::new(board.size());
    app.draw(&mut screen)?;
    let seen = pair.pico.picture()?;
    check(
        seen == Picture::of(&screen),
        "it does not say that the game was left alone",
    )
}

/// Presses a button on the crash screen; both devices then show the menu.
pub fn restart_by(pair: &mut Pair, button: Button, power: Power) -> Result<(), Fault> {
    pair.pico.press(button)?;
    menu_again(pair, power)
}

/// Both devices come to the menu, the Pico by itself.
fn menu_again(pair: &mut Pair, power: Power) -> Result<(), Fault> {
    pair.pico.run(BOOT)?;
    pair.host.power_cycle()?;
    let now = pair.host.now();
    pair.host.app_mut().set_power(power, now);
    pair.host.run(u64::from(BOOT))?;
    pair.compare()
}

fn hang(image: &Image) -> Result<(), Fault> {
    let mut pair = in_a_game(image)?;
    let game = pair.saved_game()?;
    // The handler of interrupts that nobody expects goes round in a circle.
    let circle = pair.pico.symbol("DefaultHandler_")?;
    pair.pico.jump(circle)?;
    pair.pico.run(7000)?;
    let resets = pair.pico.run(3000)?.number("resets")?;
    check(resets == 1, format!("it restarted {resets} times"))?;
    let expected = hang_screen(image, false)?;
    check(pair.pico.picture()? == expected, "the hang is not told of")?;
    check(pair.saved_game()? == game, "the hang changed the game")?;
    restart_by(&mut pair, Button::A, Power::Usb)?;
    // One that comes again is told of as such.
    pair.pico.jump(circle)?;
    pair.pico.run(10_000)?;
    let expected = hang_screen(image, true)?;
    check(
        pair.pico.picture()? == expected,
        "the second hang is not told of",
    )
}

/// Checks that within some milliseconds the device restarts after one fault, and shows it. Gives its
/// place.
fn check_fault_screen(
    pair: &mut Pair,
    image: &Image,
    within: u32,
    again: bool,
) -> Result<String, Fault> {
    let faults = pair.pico.run_with_faults(within)?;
    // A second one would be the handler's own, for instance a push to where there is no memory.
    check(
        faults.len() == 1,
        format!("the processor found: {}", faults.join("; ")),
    )?;
    let place = shows_crash(&mut pair.pico, image, Cause::Fault, again)?;
    Ok(place)
}

fn fault_screen(image: &Image) -> Result<(), Fault> {
    /// Nothing is there.
    const NOWHERE: u32 = 0x3000_0000;
    let mut pair = in_a_game(image)?;
    let game = pair.saved_game()?;
    pair.pico.messages()?;
    pair.pico.jump(NOWHERE)?;
    let place = check_fault_screen(&mut pair, image, BOOT, false)?;
    check(place == "30000000", format!("the fault is said at {place}"))?;
    check(pair.saved_game()? == game, "the fault changed the game")?;
    restart_by(&mut pair, Button::A, Power::Usb)
}

fn stack_overflow(image: &Image) -> Result<(), Fault> {
    /// In bytes: how much the stack has left, and by how much it is too deep.
    const LEFT: u32 = 16;
    const TOO_DEEP: u32 = 4096;
    let mut pair = in_a_game(image)?;
    let game = pair.saved_game()?;
    let end = pair.pico.symbol("_stack_end")?;
    for stack in [end + LEFT, end - TOO_DEEP] {
        pair.pico.messages()?;
        pair.pico.sink_stack(stack)?;
        let again = stack < end;
        let place = check_fault_screen(&mut pair, image, BOOT, again)?;
        check(place == "stack", format!("the overflow is said at {place}"))?;
        check(pair.saved_game()? == game, "the overflow changed the game")?;
        restart_by(&mut pair, Button::A, Power::Usb)?;
    }
    Ok(())
}

/// The lowest part of the stack's memory, which nobody may touch, in bytes.
const GUARD: u32 = 8 * 1024;

/// What notes a panic overflows the stack: then that is what is told, once.
fn panic_at_the_end_of_the_stack(image: &Image) -> Result<(), Fault> {
    let mut pair = Pair::fresh(image, 7)?;
    let place = panicking_place(&mut pair.pico)?;
    let guard = pair.pico.symbol("_stack_end")? + GUARD;
    let mut overflows = 0;
    for left in (0..=1200).step_by(100) {
        pair.pico.messages()?;
        pair.pico.sink_stack(guard + left)?;
        pair.pico.jump(place)?;
        let faults = pair.pico.run_with_faults(BOOT)?.len();
        let cause = if faults == 0 {
            Cause::Panic
        } else {
            Cause::Fault
        };
        let told = shows_crash(&mut pair.pico, image, cause, false)
            .map_err(|fault| format!("with {left} bytes left: {fault}"))?;
        check(
            faults < 2 && (told == "stack") == (faults == 1),
            format!("with {left} bytes left, {told:?} is told of {faults} faults"),
        )?;
        overflows += faults;
        restart_by(&mut pair, Button::A, Power::Usb)?;
        pair.pico.run(STABLE)?;
    }
    check(overflows > 0, "no stack overflowed")
}

/// After a hang was told of, the reason for that restart is still there to be read.
fn reset_by_probe(image: &Image) -> Result<(), Fault> {
    let mut pair = in_a_game(image)?;
    let circle = pair.pico.symbol("DefaultHandler_")?;
    pair.pico.jump(circle)?;
    pair.pico.run(10_000)?;
    restart_by(&mut pair, Button::A, Power::Usb)?;
    pair.pico.run(STABLE)?;
    for resets in 2..=3 {
        pair.pico.ask(json!({"do": "reset"}))?;
        menu_again(&mut pair, Power::Usb)?;
        let found = pair.pico.run(100)?.number("resets")?;
        check(found == resets, format!("it restarted {found} times"))?;
    }
    // A hang is still one.
    pair.pico.jump(circle)?;
    pair.pico.run(10_000)?;
    let expected = hang_screen(image, false)?;
    check(pair.pico.picture()? == expected, "the hang is not told of")
}

fn crash_in_crash_screen(image: &Image) -> Result<(), Fault> {
    /// Longer than the crash screen is lit, in milliseconds.
    const DARK: u32 = 150_000;
    /// The crash screen does nothing for so long but wait for a button.
    const FEEDING: u32 = 4000;
    let mut pair = in_a_game(image)?;
    let game = pair.saved_game()?;
    let place = panicking_place(&mut pair.pico)?;
    panic_once(&mut pair, image, place, false)?;
    let circle = pair.pico.symbol("DefaultHandler_")?;
    pair.pico.jump(circle)?;
    let resets = pair.pico.run(10_000)?.number("resets")?;
    check(
        resets == 2,
        "a hang in the crash screen leaves a dead device",
    )?;
    let expected = hang_screen(image, true)?;
    check(pair.pico.picture()? == expected, "the hang is not told of")?;
    let end = pair.pico.symbol("_stack_end")?;
    pair.pico.messages()?;
    pair.pico.sink_stack(end)?;
    check_fault_screen(&mut pair, image, FEEDING + BOOT, true)?;
    // It waits in the dark too, and the device still guards itself then.
    let resets = pair.pico.run(DARK)?.number("resets")?;
    check(resets == 3, format!("it restarted {resets} times"))?;
    check(pair.pico.backlight()? == 0, "the crash screen stays lit")?;
    pair.pico.jump(circle)?;
    let resets = pair.pico.run(10_000)?.number("resets")?;
    check(resets == 4, "a hang in the dark leaves a dead device")?;
    check(pair.saved_game()? == game, "the crashes changed the game")?;
    restart_by(&mut pair, Button::A, Power::Usb)
}

/// A press that leaves the crash screen and is over while sectors are erased for the menu.
fn leaves_once(image: &Image) -> Result<(), Fault> {
    let mut pair = Pair::fresh(image, 7)?;
    let place = panicking_place(&mut pair.pico)?;
    // Somebody else's, so that it has to be erased before anything can be kept in it.
    let foreign = vec![0x55; saves::read(&mut pair.pico)?.len()];
    saves::write(&mut pair.pico, &foreign)?;
    panic_once(&mut pair, image, place, false)?;
    let before = pair.pico.erases()?;
    pair.pico.button(Button::A, true)?;
    pair.pico.run_or_stop(70_000)?;
    pair.pico.button(Button::A, false)?;
    pair.pico.run_or_stop(1000)?;
    check(
        pair.pico.erases()? > before,
        "nothing is erased when the button comes up",
    )?;
    check(pair.pico.backlight()? > 0, "the crash screen goes dark")?;
    menu_again(&mut pair, Power::Usb)
}

/// Longer than it takes until a crash is forgotten, in milliseconds.
const STABLE: u32 = 12_000;

fn forgotten_crash(image: &Image) -> Result<(), Fault> {
    /// What nobody writes there.
    const MARK: [u8; 4] = *b"mark";
    let mut pair = in_a_game(image)?;
    let place = panicking_place(&mut pair.pico)?;
    panic_once(&mut pair, image, place, false)?;
    restart_by(&mut pair, Button::A, Power::Usb)?;
    pair.pico.run(STABLE)?;
    // The second one is not told of as the same again.
    panic_once(&mut pair, image, place, false)?;
    restart_by(&mut pair, Button::A, Power::Usb)?;
    pair.pico.run(STABLE)?;
    let notes = pair.pico.symbols(|name| name.contains("5crash4NOTE"))?;
    let note = *notes.first().ok_or("the firmware has no note of a crash")?;
    pair.pico.set_memory(note, &MARK)?;
    pair.pico.run(STABLE)?;
    check(
        pair.pico.memory(note, MARK.len())? == MARK,
        "the note is written again and again",
    )
}

/// The start of the saves, wherever the image names it, is moved off the sectors' grid.
fn no_room_for_saves(image: &Image) -> Result<(), Fault> {
    let mut pico = Emulated::with(image)?;
    let start = pico.symbol("__saves_start")?;
    let length = saves::region(&pico)?.start as usize;
    let code = pico.flash(0, length)?;
    let places = (0u32..)
        .step_by(4)
        .zip(code.chunks_exact(4))
        .filter(|(_, word)| *word == start.to_le_bytes());
    for (place, _) in places {
        pico.set_flash(place, &(start + 4).to_le_bytes())?;
    }
    pico.power_on(Start::default())?;
    pico.run(BOOT)?;
    let crash = Crash {
        cause: Cause::Panic,
        place: "no room for saves",
        code: 0,
        again: false,
    };
    let expected = crash_screen(image, &crash)?;
    check(pico.picture()? == expected, "it does not say so")?;
    check(pico.backlight()? > 0, "the screen is dark")?;
    let resets = pico.run(20_000)?.number("resets")?;
    check(resets == 0, format!("it restarted {resets} times"))?;
    pico.press(Button::A)?;
    let resets = pico.run(BOOT)?.number("resets")?;
    check(resets == 1, "a button does not start it anew")?;
    check(pico.picture()? == expected, "it is said only once")?;
    // The way out: another firmware.
    pico.power_off()?;
    pico.power_on(Start {
        usb_host: true,
        ..Start::default()
    })?;
    pico.run(BOOT)?;
    check(pico.picture()? == expected, "a computer changes that")?;
    opens_boot_loader(&mut pico)
}

pub fn update(image: &Image) -> Result<(), Fault> {
    let mut pair = in_a_game(image)?;
    let game = pair.saved_game()?;
    let file = PathBuf::from(format!("target/pico/update-{}.uf2", image.model.name()));
    write_uf2(image, &file)?;
    pair.pico.power_off()?;
    pair.pico.update(&file, image)?;
    check(pair.saved_game()? == game, "the update touched the game")?;
    pair.host.power_cycle()?;
    pair.switch_on()?;
    pair.press(Button::A)
}
