//! What pictures are taken of bots: one that thinks, one that has decided, who plays, solo.

use bots::Level;
use engine::seat::Seat;
use handheld::board::Command;
use handheld::control::{Control, Pace};
use handheld::settings::{Roster, Settings};
use host_tests::handheld_positions::{Position, anywhere, full, long_names};
use host_tests::handheld_sales::Sale;
use host_tests::handheld_stack;

use Command::{Down, Menu, Ok as Yes, Up};

/// A picture: its name, the save, the presses, the look.
type Shot = (&'static str, Vec<u8>, Vec<Command>, fn(&mut Settings));

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
    let medium = bots(Level::Medium);
    vec![
        ("bot-thinking", artifact.save(&hard), vec![Yes], plain),
        ("bot-thinking-large", artifact.save(&hard), vec![Yes], large),
        (
            "bot-thinking-contrast",
            artifact.save(&hard),
            vec![Yes],
            contrast,
        ),
        (
            "bot-thinking-warehouse51",
            sale.save(&hard),
            vec![Yes],
            plain,
        ),
        ("bot-thinking-stack", stack.save(&hard), vec![Yes], plain),
        ("bot-decided", artifact.save(&medium), vec![Yes], slow),
        (
            "bot-decided-warehouse51",
            sale.save(&medium),
            vec![Yes],
            slow,
        ),
        ("bot-decided-stack", stack.save(&medium), vec![Yes], slow),
        (
            "bot-seats",
            start.save(&alone()),
            [&[Yes, Menu][..], &[Up].repeat(3), &[Yes, Down, Yes]].concat(),
            plain,
        ),
        ("solo", Vec::new(), vec![Up, Yes], plain),
        ("solo-level", Vec::new(), vec![Up, Yes, Up], plain),
        (
            "names-bot",
            Vec::new(),
            vec![Yes, Yes, Down, Down, Yes, Down, Down, Down, Down, Yes],
            plain,
        ),
    ]
}
