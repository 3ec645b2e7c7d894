//! What pictures are taken of bots: one that thinks, one that has decided, who plays, solo.

use bots::Level;
use engine::seat::Seat;
use engine::stack::Phase;
use handheld::board::Command;
use handheld::control::{Control, Pace};
use handheld::settings::{Roster, Settings};
use host_tests::handheld_positions::{Position, anywhere, full, long_names};
use host_tests::handheld_sales::Sale;
use host_tests::handheld_stack;

use Command::{Down, Menu, Ok as Yes, Up};

/// A picture: its name, the save, the presses, milliseconds to wait then, the look.
type Shot = (&'static str, Vec<u8>, Vec<Command>, u64, fn(&mut Settings));

fn plain(_: &mut Settings) {}

fn large(settings: &mut Settings) {
    settings.large_text = true;
}

fn contrast(settings: &mut Settings) {
    settings.high_contrast = true;
}

fn slow(settings: &mut Settings) {
    settings.pace = Pace::Slow;
}

/// Bots of this level in all seats.
fn bots(level: Level) -> Roster {
    Roster {
        controls: [Control::Bot(level); 5],
        ..long_names()
    }
}

/// A person, and bots who think for long.
fn alone() -> Roster {
    let mut roster = bots(Level::Hard);
    roster.set_control(Seat::One, Control::Person);
    roster
}

/// All of them, from the main menu.
pub fn shots() -> Vec<Shot> {
    // In the middle of a round of four.
    let artifact = anywhere(full(4), 45);
    let start = Position::start(full(5), 1);
    let sale = Sale::anywhere(4, 40, 3);
    let stack = handheld_stack::anywhere(handheld_stack::setup(3), 30, 5);
    let hard = bots(Level::Hard);
    let own = handheld_stack::seek(handheld_stack::setup(3), |position| {
        let table = position.log.state().table();
        position.turn() == Some(Seat::One) && position.phase() == Phase::Turn && table.second
    });
    let hint = [&[Yes, Menu][..], &[Up].repeat(6), &[Yes]].concat();
    let at_table = anywhere(full(4), 45).save_at_table(&bots(Level::Medium));
    let medium = bots(Level::Medium);
    vec![
        ("bot-thinking", artifact.save(&hard), vec![Yes], 0, plain),
        (
            "bot-thinking-large",
            artifact.save(&hard),
            vec![Yes],
            0,
            large,
        ),
        (
            "bot-thinking-contrast",
            artifact.save(&hard),
            vec![Yes],
            0,
            contrast,
        ),
        (
            "bot-thinking-warehouse51",
            sale.save(&hard),
            vec![Yes],
            0,
            plain,
        ),
        ("bot-thinking-stack", stack.save(&hard), vec![Yes], 0, plain),
        ("bot-decided", artifact.save(&medium), vec![Yes], 0, slow),
        (
            "bot-decided-warehouse51",
            sale.save(&medium),
            vec![Yes],
            0,
            slow,
        ),
        ("bot-decided-stack", stack.save(&medium), vec![Yes], 0, slow),
        (
            "bot-seats",
            start.save(&alone()),
            [&[Yes, Menu][..], &[Up].repeat(3), &[Yes, Down, Yes]].concat(),
            0,
            plain,
        ),
        ("hint-thinking", own.save(&alone()), hint.clone(), 0, plain),
        ("hint", own.save(&alone()), hint.clone(), 8_000, plain),
        ("hint-large", own.save(&alone()), hint, 8_000, large),
        ("bot-at-table", at_table, vec![Yes], 300, plain),
        ("solo", Vec::new(), vec![Up, Yes], 0, plain),
        ("solo-level", Vec::new(), vec![Up, Yes, Up], 0, plain),
        (
            "names-bot",
            Vec::new(),
            vec![Yes, Yes, Down, Down, Yes, Down, Down, Down, Down, Yes],
            0,
            plain,
        ),
    ]
}
