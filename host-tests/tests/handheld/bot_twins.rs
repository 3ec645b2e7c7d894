//! Games that differ in nothing but a hidden card, with bots in seats: what everybody sees of them is the same, one that
//! thinks and what it says among it; and a bot that does not know the card decides the same.

use bots::Level;
use engine::bytes::Reader;
use engine::log::read_entry;
use engine::seat::Seat;
use handheld::board::Board;
use handheld::control::{Control, Pace};
use handheld::settings::{Roster, Settings};
use handheld::text::Language;
use host_tests::conformance::{Chance, chance};
use host_tests::handheld_hands::{BOARDS, Hands, likely_command};
use host_tests::handheld_positions::long_names;
use simulator::picture::Picture;

use super::bots::{Handheld, entries, play};
use super::{secrets, stack, warehouse51};

/// Bots of all levels in the seats of a game, people in these.
fn people_in(people: &[Seat]) -> Roster {
    let bots = [
        Level::Hard,
        Level::Medium,
        Level::Hard,
        Level::Easy,
        Level::Medium,
    ];
    let mut roster = Roster {
        controls: bots.map(Control::Bot),
        ..long_names()
    };
    for seat in people {
        roster.set_control(*seat, Control::Person);
    }
    roster
}

fn slowly(language: Language) -> Settings {
    Settings {
        language,
        pace: Pace::Slow,
        ..Settings::default()
    }
}

/// What was compared.
#[derive(Default)]
struct Compared {
    /// Pictures.
    pictures: usize,
    /// Of them, those of bots.
    of_bots: usize,
    /// Decisions of bots.
    decisions: usize,
}

/// What follows in a log after its beginning, entry by entry.
fn played(device: &Handheld, from: usize) -> Vec<String> {
    let log = entries(device);
    let mut reader = Reader::new(&log[from..]);
    let mut all = Vec::new();
    while reader.left() > 0 {
        all.push(format!("{:?}", read_entry(&mut reader).unwrap()));
    }
    all
}

/// What lies open, by the log of a device.
type Table = fn(&Handheld) -> String;

/// How high the bar is that fills while a bot thinks: one that knows more may think faster, and nothing else.
const BAR: usize = 8;

/// From the first to the last row of pixels in which two screens differ.
fn rows_that_differ(one: &Handheld, two: &Handheld) -> usize {
    let [one, two] = [one, two].map(|device| Picture::of(device.screen()));
    let wide = one.width() as usize;
    let rows = one.pixels().chunks(wide).zip(two.pixels().chunks(wide));
    let others = rows.enumerate().filter(|(_, (one, two))| one != two);
    let numbers: Vec<usize> = others.map(|(number, _)| number).collect();
    match (numbers.first(), numbers.last()) {
        (Some(first), Some(last)) => last - first + 1,
        _ => 0,
    }
}

/// Goes on in both by the same presses, as long as their logs do. Whoever knows the card may decide otherwise, and
/// other cards may come up; nobody else tells them apart.
fn compare(
    twins: &mut [Handheld; 2],
    (knows, table): (&[Seat], Table),
    rng: &mut Chance,
    all: &mut Compared,
) {
    let language = twins[0].app().world().language();
    let laid = entries(&twins[0]).len();
    assert_eq!(laid, entries(&twins[1]).len());
    // A slow bot's deed stands for some seconds.
    for _ in 0..700 {
        let thinks = play(&twins[0]).bot();
        let before = played(&twins[0], laid).len();
        for device in &mut *twins {
            device.run(40).unwrap();
        }
        let [one, two] = &mut *twins;
        let [first, second] = [&*one, &*two].map(|device| played(device, laid));
        if first != second {
            let is_ignorant = thinks.is_some_and(|task| !knows.contains(&task.seat));
            let same = first.get(before) == second.get(before);
            assert!(
                same || !is_ignorant,
                "a bot knew: {thinks:?}, {first:?}, {second:?}"
            );
            return;
        }
        if play(one).is_over() || table(one) != table(two) {
            return;
        }
        all.decisions += usize::from(thinks.is_some() && first.len() > before);
        let reads = play(one).holder().is_some_and(|seat| knows.contains(&seat));
        if !reads || one.app().is_public() {
            assert_eq!(one.texts(), two.texts());
            let thinker_knows = thinks.is_some_and(|task| knows.contains(&task.seat));
            let most = if thinker_knows { BAR } else { 0 };
            assert!(rows_that_differ(one, two) <= most, "{:?}", one.texts());
            all.pictures += 1;
            all.of_bots += usize::from(thinks.is_some());
        }
        if thinks.is_none() {
            let command = likely_command(one, language, rng);
            one.give(command);
            two.give(command);
        }
    }
}

#[test]
fn in_artifact_nothing_of_a_hidden_card_is_on_a_screen_with_bots() {
    let mut all = Compared::default();
    for seed in 0..12 {
        let board = BOARDS[seed as usize % 2];
        let language = Language::ALL[seed as usize % 3];
        let (owner, mut twins) =
            secrets::twins_played_by(seed, board, &slowly(language), |owner| match seed % 4 {
                0 => people_in(&[]),
                1 => people_in(&[owner]),
                _ => people_in(&[Seat::One, owner]),
            });
        for device in &mut twins {
            device.give(handheld::board::Command::Ok);
        }
        compare(
            &mut twins,
            (&[owner], secrets::open),
            &mut chance(seed),
            &mut all,
        );
    }
    assert!(all.pictures > 200 && all.of_bots > 100, "{}", all.pictures);
    assert!(all.decisions > 10, "{}", all.decisions);
}

#[test]
fn in_warehouse51_nothing_of_a_hidden_counterfeit_is_on_a_screen_with_bots() {
    let mut all = Compared::default();
    let knows = [Seat::One, Seat::Two];
    for (seed, people) in (0..).zip([
        &[][..],
        &[Seat::Three, Seat::Four],
        &[Seat::One, Seat::Two],
        &[Seat::One],
        &[Seat::Two, Seat::Three],
        &[Seat::One, Seat::Four],
        &[Seat::One, Seat::Two, Seat::Three],
        &[Seat::Three],
    ]) {
        let language = Language::ALL[seed as usize % 3];
        let board = [Board::SQUARE, Board::WIDE][seed as usize % 2];
        let roster = people_in(people);
        let mut twins = warehouse51::twins_played_by(board, &roster, &slowly(language));
        for device in &mut twins {
            device.give(handheld::board::Command::Ok);
        }
        compare(
            &mut twins,
            (&knows, warehouse51::open),
            &mut chance(seed),
            &mut all,
        );
    }
    assert!(all.pictures > 200 && all.of_bots > 100, "{}", all.pictures);
    assert!(all.decisions > 10, "{}", all.decisions);
}

#[test]
fn in_artifact_stack_nothing_of_a_card_that_was_looked_at_is_on_a_screen_with_bots() {
    let mut all = Compared::default();
    for seed in 0..12 {
        let board = BOARDS[seed as usize % 2];
        let language = Language::ALL[seed as usize % 3];
        let (owner, mut twins) =
            stack::twins_played_by(seed % 4, board, &slowly(language), |owner| match seed % 3 {
                0 => people_in(&[]),
                1 => people_in(&[owner]),
                _ => people_in(&[Seat::One, Seat::Two]),
            });
        for device in &mut twins {
            device.give(handheld::board::Command::Ok);
        }
        compare(
            &mut twins,
            (&[owner], stack::open),
            &mut chance(seed),
            &mut all,
        );
    }
    assert!(all.pictures > 200 && all.of_bots > 100, "{}", all.pictures);
    assert!(all.decisions > 10, "{}", all.decisions);
}
