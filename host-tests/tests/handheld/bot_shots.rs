//! What pictures are taken of bots: one that thinks, one that has decided, who plays, solo, advice.

use bots::Level;
use engine::dealer::Deals;
use engine::game::Actor;
use engine::seat::Seat;
use engine::stack::Phase;
use engine::warehouse51::Phase as SalePhase;
use handheld::board::Command;
use handheld::control::{Control, Pace};
use handheld::play::{Dealing, Hints, Shell};
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, bare, stored, take_over};
use host_tests::handheld_positions::{
    Position, anywhere, at_table as at_the_table, full, long_names, stored as stored_position,
};
use host_tests::handheld_sales::Sale;
use host_tests::handheld_stack::{self, StackPosition};

use super::at_the_table::selected;

use Command::{Back, Down, Help, Menu, Ok as Yes, Up};

/// A picture: its name, the save, the presses, milliseconds to wait then, the look.
type Shot = (&'static str, Vec<u8>, Vec<Command>, u64, fn(&mut Settings));

/// About half of the time that a hard bot thinks.
const HALF: u64 = 700;
/// When nothing falls any more.
const FALLEN: u64 = 2_000;

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

fn instant(settings: &mut Settings) {
    settings.pace = Pace::Instant;
}

/// Bots of this level in all seats.
fn bots(level: Level) -> Roster {
    Roster {
        controls: [Control::Bot(level); 5],
        ..long_names()
    }
}

/// A game of a person against bots that is over, with advice that was asked for.
fn advised() -> Vec<u8> {
    let position = stored_position("over-5");
    let mut roster = bots(Level::Medium);
    roster.set_control(Seat::One, Control::Person);
    roster.set_control(Seat::Three, Control::Bot(Level::Hard));
    roster.set_control(Seat::Four, Control::Bot(Level::Easy));
    let mut shell = Shell::new(roster, Dealing::Device(position.seed));
    shell.hints[0] = Hints { medium: 2, hard: 1 };
    let header = save::header_of(position.log.game(), &shell).unwrap();
    [header.as_slice(), position.log.entries()].concat()
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
    let at_table = anywhere(full(4), 45).save_at_table(&bots(Level::Medium));
    let medium = bots(Level::Medium);
    let mut shots: Vec<Shot> = vec![
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
        (
            "bot-thinking-half",
            artifact.save(&hard),
            vec![Yes],
            HALF,
            plain,
        ),
        (
            "bot-thinking-stack-half",
            stack.save(&hard),
            vec![Yes],
            HALF,
            plain,
        ),
        // The first moves at once; the next thinks below what that one did, and what for.
        (
            "bot-thinking-after",
            sale.save(&hard),
            vec![Yes, Yes],
            HALF,
            instant,
        ),
        (
            "bot-thinking-after-stack",
            stack.save(&hard),
            vec![Yes, Yes],
            HALF,
            instant,
        ),
        ("bot-decided", artifact.save(&medium), vec![Yes], 300, slow),
        (
            "bot-decided-large",
            artifact.save(&medium),
            vec![Yes],
            300,
            |settings| {
                slow(settings);
                large(settings);
            },
        ),
        (
            "bot-decided-contrast",
            artifact.save(&medium),
            vec![Yes],
            300,
            |settings| {
                slow(settings);
                contrast(settings);
            },
        ),
        (
            "bot-decided-warehouse51",
            sale.save(&medium),
            vec![Yes],
            300,
            slow,
        ),
        (
            "bot-decided-stack",
            stack.save(&medium),
            vec![Yes],
            300,
            slow,
        ),
        (
            "bot-seats",
            start.save(&alone()),
            [&[Yes, Menu][..], &[Up].repeat(4), &[Yes, Down, Yes]].concat(),
            0,
            plain,
        ),
        ("bot-at-table", at_table, vec![Yes], 300, plain),
        (
            "bot-at-table-warehouse51",
            at_the_table(&sale.save(&medium), Deals::Device),
            vec![Yes],
            300,
            plain,
        ),
        (
            "bot-at-table-stack",
            at_the_table(&stack.save(&medium), Deals::Device),
            vec![Yes],
            300,
            plain,
        ),
        ("score-bots", advised(), vec![Yes], FALLEN, plain),
        (
            "score-bots-ranking",
            advised(),
            vec![Yes, Back, Yes],
            0,
            plain,
        ),
        ("solo", Vec::new(), vec![Up, Yes], 0, plain),
        ("solo-level", Vec::new(), vec![Up, Yes, Up], 0, plain),
        (
            "names-bot",
            Vec::new(),
            vec![Yes, Yes, Down, Down, Yes, Down, Down, Down, Down, Yes],
            0,
            plain,
        ),
    ];
    shots.extend(advice_shots());
    shots
}

/// Hard bots, and a person in this seat.
fn alone_in(seat: Option<Seat>) -> Roster {
    let mut roster = bots(Level::Hard);
    roster.set_control(seat.unwrap(), Control::Person);
    roster
}

/// The presses from the main menu to the own turn, and on to who can be asked for advice.
fn to_advisers(save: &[u8]) -> Vec<Command> {
    let mut app = bare(stored(&Settings::default(), &Roster::default(), save));
    let mut given = take_over(&mut app, Language::English);
    app.give(Menu);
    given.push(Menu);
    for _ in 0..8 {
        if selected(&mut app).as_deref() == Some(Ui::Hint.text(Language::English)) {
            given.push(Yes);
            return given;
        }
        app.give(Up);
        given.push(Up);
    }
    panic!("nobody can ask for advice: {:?}", app.read());
}

/// Advice: who is asked, and how it is marked in each game.
fn advice_shots() -> Vec<Shot> {
    let stack = |wish: fn(&StackPosition) -> bool| {
        let position = handheld_stack::seek(handheld_stack::setup(3), wish);
        position.save(&alone_in(position.turn()))
    };
    let temple = stack(|position| {
        let table = position.log.state().table();
        position.turn() == Some(Seat::One) && position.phase() == Phase::Turn && table.second
    });
    let stealing = stack(|position| matches!(position.phase(), Phase::Stealing { .. }));
    let sale = |phase: SalePhase| {
        let mut all = (1..60).map(|decisions| Sale::anywhere(4, decisions, 3));
        let sale = all.find(|sale| sale.log.state().table().phase == phase);
        let sale = sale.unwrap();
        match sale.log.actor() {
            Actor::Seat(seat) => sale.save(&alone_in(Some(seat))),
            // Behind a curtain each, one after the other.
            _ => sale.save(&long_names()),
        }
    };
    let artifact = |name: &str| {
        let position = stored_position(name);
        position.save(&alone_in(position.turn()))
    };
    let people = handheld_stack::anywhere(handheld_stack::setup(3), 30, 5).save(&long_names());
    // Medium or hard; then the words go, and the mark stays.
    let (medium, hard) = (&[Yes][..], &[Down, Yes][..]);
    let marked = &[Yes, Help, Back][..];
    let inside = &[Yes, Yes][..];
    let shot = |name: &'static str, save: &[u8], then: &[Command], wait: u64, look| -> Shot {
        let commands = [&to_advisers(save), then].concat();
        (name, save.to_vec(), commands, wait, look)
    };
    let look = |look: fn(&mut Settings)| look;
    vec![
        shot("hint", &temple, &[], 0, look(plain)),
        shot("hint-large", &temple, &[], 0, look(large)),
        shot("hint-thinking", &temple, hard, HALF, look(plain)),
        shot("advice-temple", &temple, hard, 8_000, look(plain)),
        shot("advice-temple-large", &temple, medium, 0, look(large)),
        shot("advice-temple-marked", &temple, marked, 0, look(plain)),
        shot("advice-temple-contrast", &temple, marked, 0, look(contrast)),
        shot("advice-stealing", &stealing, medium, 0, look(plain)),
        shot("advice-stealing-marked", &stealing, marked, 0, look(plain)),
        shot(
            "advice-bid",
            &sale(SalePhase::OpenAuction),
            medium,
            0,
            look(plain),
        ),
        shot(
            "advice-bid-marked",
            &sale(SalePhase::OpenAuction),
            marked,
            0,
            look(plain),
        ),
        shot(
            "advice-fist",
            &sale(SalePhase::FistAuction),
            medium,
            0,
            look(plain),
        ),
        shot(
            "advice-stack-of-relics",
            &sale(SalePhase::Revealing),
            medium,
            0,
            look(plain),
        ),
        shot(
            "advice-turn",
            &artifact("turn-with-cards"),
            medium,
            0,
            look(plain),
        ),
        shot(
            "advice-turn-marked",
            &artifact("turn-with-cards"),
            marked,
            0,
            look(plain),
        ),
        shot(
            "advice-marker-large",
            &artifact("refilling"),
            marked,
            0,
            look(large),
        ),
        shot(
            "advice-turn-inside",
            &artifact("turn-with-cards"),
            inside,
            0,
            look(plain),
        ),
        shot(
            "advice-site",
            &artifact("second-hut"),
            medium,
            0,
            look(plain),
        ),
        shot(
            "advice-site-marked",
            &artifact("second-hut"),
            marked,
            0,
            look(plain),
        ),
        shot(
            "advice-marker",
            &artifact("refilling"),
            medium,
            0,
            look(plain),
        ),
        shot(
            "advice-marker-marked",
            &artifact("refilling"),
            marked,
            0,
            look(plain),
        ),
        shot("advice-apart", &people, &[Yes, Yes], 0, look(plain)),
        shot("advice-apart-large", &people, &[Yes, Yes], 0, look(large)),
    ]
}
