//! One person against bots, on the Pico: whole games that go as on a desktop, and a bot that thinks for long without
//! anybody waiting for an answer.

use bots::Level;
use handheld::board::{Board, Button, Command};
use handheld::control::Pace;
use handheld::games::GameKind;
use handheld::settings::{self, Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::conformance::chance;
use host_tests::handheld_hands::{Hands, inputs, likely_command};
use simulator::runner::{Driven, Fault};
use simulator::storage::MemoryStorage;

use super::{Test, check, check_stack};
use crate::pico::{Image, Pair};

/// More presses than any game takes.
const TOO_LONG: usize = 6000;
/// So long bots are given at a time, in milliseconds, and so often at most.
const A_WHILE: u32 = 60;
const WHILES: usize = 100;
/// Between a press and its answer lie so many milliseconds at most while a bot thinks.
const ANSWERED: u32 = 60;

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let [artifact, sale, stack] = [
        (GameKind::Artifact, Level::Easy, Board::WIDE),
        (GameKind::Warehouse51, Level::Medium, Board::SQUARE),
        (GameKind::Stack, Level::Medium, Board::WIDE),
    ]
    .map(|(kind, level, board)| {
        let name = format!("solo {} goes as on the host", kind.info().key);
        Test::on(board, &name, move |image| whole_game(kind, level, image))
    });
    let thinks = Test::on(
        Board::SQUARE,
        "solo: presses are answered while a bot thinks",
        answered_while_thinking,
    );
    let cut = Test::on(
        Board::SQUARE,
        "solo: after a power cut while a bot thinks it makes the same move",
        cut_while_thinking,
    );
    let hard = [
        (GameKind::Artifact, Board::WIDE),
        (GameKind::Warehouse51, Board::SQUARE),
    ]
    .map(|(kind, board)| {
        let name = format!(
            "solo: hard bots of {} decide as on the host",
            kind.info().key
        );
        Test::on(board, &name, move |image| hard_decisions(kind, image))
    });
    let [hard_artifact, hard_sale] = hard;
    vec![artifact, sale, stack, thinks, cut, hard_artifact, hard_sale]
}

/// Solo, three presses from the menu, and as many more as the game is further down.
fn begun(kind: GameKind, level: Level, image: &Image) -> Result<Pair, Fault> {
    let settings = Settings {
        pace: Pace::Instant,
        level,
        ..Settings::default()
    };
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Settings) = settings::write(&settings, &Roster::default()).to_vec();
    let mut pair = Pair::storing(image, storage)?;
    give(&mut pair, Command::Up)?;
    give(&mut pair, Command::Ok)?;
    let above = GameKind::OFFERED.iter().take_while(|one| **one != kind);
    for _ in above {
        give(&mut pair, Command::Down)?;
    }
    give(&mut pair, Command::Ok)?;
    Ok(pair)
}

fn button(board: Board, command: Command) -> Option<Button> {
    inputs(board, false, command)
        .first()
        .map(|input| input.button())
}

/// Gives both a command, without a look at what follows.
fn give(pair: &mut Pair, command: Command) -> Result<(), Fault> {
    if let Some(button) = button(pair.host.board(), command) {
        pair.pico.press(button)?;
        pair.host.press(button)?;
    }
    Ok(())
}

/// Lets both go on until no bot has anything to do; then they have to show the same. One may think faster than the
/// other.
fn settle(pair: &mut Pair) -> Result<(), Fault> {
    for _ in 0..WHILES {
        let play = pair.host.app().world().play.as_ref();
        let is_asked = play.is_some_and(|play| play.bot().is_some());
        if !is_asked && pair.compare().is_ok() {
            return Ok(());
        }
        pair.pico.run(A_WHILE)?;
        pair.host.run(A_WHILE.into())?;
    }
    pair.compare()
}

fn is_over(pair: &Pair) -> bool {
    let play = pair.host.app().world().play.as_ref();
    play.is_some_and(|play| play.is_over())
}

fn whole_game(kind: GameKind, level: Level, image: &Image) -> Result<(), Fault> {
    let mut pair = begun(kind, level, image)?;
    let mut rng = chance(1);
    for number in 1..TOO_LONG {
        settle(&mut pair)?;
        if is_over(&pair) {
            break;
        }
        if number == 200 {
            pair.power_cycle()?;
        }
        let command = likely_command(&mut pair.host, Language::English, &mut rng);
        give(&mut pair, command)?;
    }
    check(is_over(&pair), "the game does not end")?;
    let (device, host) = (pair.hash()?, pair.host.app().state_hash());
    check(
        device == host,
        format!("the device's game ends with {device:?}, the host's with {host:?}"),
    )?;
    check_stack(&mut pair.pico)
}

/// A hard bot has just begun to think.
pub fn thinking(kind: GameKind, image: &Image) -> Result<Pair, Fault> {
    let mut pair = begun(kind, Level::Hard, image)?;
    let mut rng = chance(2);
    let hurry = Footer::Hurry.text(Language::English);
    for _ in 0..TOO_LONG {
        if pair.host.says(hurry) {
            break;
        }
        let command = likely_command(&mut pair.host, Language::English, &mut rng);
        give(&mut pair, command)?;
    }
    check(pair.host.says(hurry), "no bot ever thinks")?;
    Ok(pair)
}

/// Both have to come to the same decision.
fn decides_alike(pair: &mut Pair) -> Result<(), Fault> {
    settle(pair)?;
    let (device, host) = (pair.hash()?, pair.host.app().state_hash());
    check(
        device == host,
        format!("the device's bot decides for {device:?}, the host's for {host:?}"),
    )?;
    check_stack(&mut pair.pico)
}

/// The power goes while a bot thinks, again and again, each time a little later: it decides as on a desktop.
fn cut_while_thinking(image: &Image) -> Result<(), Fault> {
    let mut pair = thinking(GameKind::Stack, image)?;
    let before = pair.hash()?;
    for number in 1..=3 {
        pair.pico.run(A_WHILE * number)?;
        check(pair.hash()? == before, "it has decided before the cut")?;
        pair.cut_pico()?;
        pair.pico.press(Button::A)?;
        check(pair.hash()? == before, "the game is another after the cut")?;
    }
    // A device that was off tells more of what happened than one that was on: what counts is the game.
    for _ in 0..WHILES {
        pair.pico.run(A_WHILE)?;
        pair.host.run(A_WHILE.into())?;
        if pair.hash()? != before && pair.hash()? == pair.host.app().state_hash() {
            return check_stack(&mut pair.pico);
        }
    }
    Err("the device's bot decides otherwise after the cuts".into())
}

/// What some hard bots decide, one after the other, is what they decide on a desktop: the one's log is the beginning
/// of the other's.
fn hard_decisions(kind: GameKind, image: &Image) -> Result<(), Fault> {
    /// So many decisions, with the cards that they turn up, are enough; without a person there may be fewer.
    const ENTRIES: usize = 3;
    let mut pair = thinking(kind, image)?;
    let before = pair.saved_game()?.len();
    let on_host = |pair: &Pair| pair.host.storage().bytes(Slot::Game).to_vec();
    for _ in 0..WHILES {
        if pair.saved_game()?.len() >= before + ENTRIES {
            break;
        }
        pair.pico.run(A_WHILE)?;
    }
    let device = pair.saved_game()?;
    check(device.len() > before, "the bots never decide")?;
    for _ in 0..WHILES {
        if on_host(&pair).len() >= device.len() {
            break;
        }
        pair.host.run(A_WHILE.into())?;
    }
    check(
        on_host(&pair).starts_with(&device),
        "the device's bots decide otherwise than the host's",
    )?;
    check_stack(&mut pair.pico)
}

/// A hard bot thinks: the menu opens at once all the same, and what it decides is what it decides on a desktop.
fn answered_while_thinking(image: &Image) -> Result<(), Fault> {
    let mut pair = thinking(GameKind::Stack, image)?;
    for _ in 0..3 {
        pair.pico.button(Button::Y, true)?;
        pair.pico.run(ANSWERED)?;
        let thinking = pair.pico.picture()?;
        pair.host.press(Button::Y)?;
        check(pair.host.says(Ui::Pause.text(Language::English)), "no menu")?;
        pair.pico.button(Button::Y, false)?;
        check(
            thinking == simulator::picture::Picture::of(pair.host.screen()),
            format!("no menu {ANSWERED} ms after the press"),
        )?;
        pair.pico.run(A_WHILE)?;
        give(&mut pair, Command::Back)?;
    }
    decides_alike(&mut pair)
}
