//! My box: printed values that are entered once are kept for every new game of their kind, as bytes
//! and as a text; a text that cannot be is refused line by line, and changes nothing.

use engine::print::Range;
use engine::stack::Deck;
use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::boxes;
use handheld::games::{Draft, GameKind};
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, asked};
use host_tests::play::{Chance, below, chance};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Ok as Yes, Right, Up};

type TestDevice = Device<MemoryStorage, Seeded>;

fn new_device() -> TestDevice {
    holding(MemoryStorage::default())
}

fn holding(storage: MemoryStorage) -> TestDevice {
    Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap()
}

/// A value that can stand in a field.
fn any_value(range: Range, rng: &mut Chance) -> i32 {
    match range {
        Range::Number { least, most } => least + below((most - least + 1) as usize, rng) as i32,
        Range::Word { count, .. } => below(count, rng) as i32,
    }
}

/// A box in which many values are others, near those supplied and far from them, and that can be
/// played with.
fn any_box(kind: GameKind, rng: &mut Chance) -> Draft {
    let mut draft = kind.draft();
    let count = draft.rows().printed().count();
    let changes = 1 + below(2 * count, rng);
    for _ in 0..changes {
        let number = below(count, rng);
        let before = draft;
        let printed = draft.rows_mut().printed_mut();
        let Some(range) = printed.range_of(number) else {
            continue;
        };
        let far = any_value(range, rng);
        let near = printed.number_in(number) + [-1, 1][below(2, rng)];
        let is_near =
            matches!(range, Range::Number { least, most } if (least..=most).contains(&near));
        printed.put_in(
            number,
            if is_near && below(3, rng) > 0 {
                near
            } else {
                far
            },
        );
        if !printed.is_sound() {
            draft = before;
        }
    }
    draft
}

fn text(draft: &Draft) -> String {
    simulator::boxes::text(draft)
}

fn read(text: &str) -> Result<Vec<(GameKind, boxes::Bytes)>, Vec<String>> {
    simulator::boxes::read(text, GameKind::OFFERED, Language::English)
}

/// Only what is not as supplied.
fn without_remarks(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn whatever_can_be_played_with_survives_as_text_and_as_bytes() {
    for kind in GameKind::OFFERED {
        let mut rng = chance(51);
        let mut most = 0;
        for round in 0..400 {
            let draft = any_box(*kind, &mut rng);
            let bytes = boxes::write(&draft).expect("it can be played with");
            most = most.max(bytes.len());
            let whole = text(&draft);
            assert_eq!(read(&whole), Ok(vec![(*kind, bytes.clone())]), "{whole}");
            let brief = without_remarks(&whole);
            assert_eq!(read(&brief), Ok(vec![(*kind, bytes.clone())]), "{brief}");
            let mut again = kind.draft();
            boxes::read(&bytes, &mut again).unwrap();
            assert_eq!(text(&again), whole, "round {round}");
            assert!(whole.is_ascii());
            assert!(whole.lines().all(|line| line.len() <= 64), "{whole}");
        }
        assert!(most <= boxes::BYTES, "{kind:?}: {most}");
    }
}

#[test]
fn every_name_is_its_own_and_every_value_of_the_device_has_one() {
    for kind in GameKind::OFFERED {
        let draft = kind.draft();
        let rows = draft.rows();
        let count = rows.printed().count();
        let mut names: Vec<String> = Vec::new();
        for number in 0..count {
            let mut name = String::new();
            rows.printed().write_name(number, &mut name).unwrap();
            assert_eq!(rows.printed().find(&name), Some(number), "{name}");
            names.push(name);
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
        let mut shown: Vec<usize> = Vec::new();
        for group in 0..rows.groups() {
            for place in 0..rows.group_size(group) {
                shown.push(rows.field(group, place).expect("a field"));
            }
            assert_eq!(rows.field(group, rows.group_size(group)), None);
        }
        shown.sort_unstable();
        shown.dedup();
        // A set of no statues is worth nothing, and nobody prints that.
        let unseen = usize::from(*kind == GameKind::Stack);
        assert_eq!(shown.len(), count - unseen, "{kind:?}");
    }
}

#[test]
fn a_text_that_cannot_be_is_refused_line_by_line_with_what_is_wrong() {
    let wrong = read(
        "values/joker = 3\n\
         game artifact\n\
         \n\
         values/jokr = 3        # a slip\n\
         values/joker = many\n\
         values/huts 9\n\
         values/huts = 9\n\
         values/huts = 8\n\
         game chess\n",
    );
    let told = [
        "line 1: no game has been named yet",
        "line 4: nothing of this name is printed",
        "line 5: expected a number from 0 to 255",
        "line 6: expected a name, = and a value, or game and its name",
        "line 8: given before, on line 7",
        "line 9: there is no such game here",
    ];
    assert_eq!(wrong.unwrap_err(), told);
}

#[test]
fn a_mark_of_the_order_of_bytes_is_no_part_of_a_text() {
    for text in [
        "game artifact\nvalues/joker = 3\n",
        "# Mine\ngame artifact\nvalues/joker = 3\n",
    ] {
        let taken = read(text).unwrap();
        assert_eq!(read(&format!("\u{FEFF}{text}")), Ok(taken));
    }
    let mut device = new_device();
    device
        .take_box("\u{FEFF}game artifact\nvalues/joker = 3\n")
        .unwrap();
}

#[test]
fn a_game_that_there_is_not_is_told_once_and_its_values_are_skipped() {
    for misspelt in ["game artefact", "game artifact base", "game"] {
        let told = read(&format!(
            "game warehouse51\n\
             values/pawn_pays = 2\n\
             {misspelt}\n\
             values/joker = 3\n\
             values/jokr = 3\n\
             game stack\n\
             values/silvr = 3\n",
        ))
        .unwrap_err();
        let begins: Vec<_> = told.iter().map(|line| line.split(':').next()).collect();
        assert_eq!(begins, [Some("line 3"), Some("line 7")], "{told:#?}");
    }
    let told = read("gmae artifact\nvalues/joker = 3\nvalues/huts = 9\n").unwrap_err();
    assert_eq!(told.len(), 1, "{told:#?}");
    let told = read("values/joker = 3\nvalues/huts = 9\n").unwrap_err();
    assert_eq!(told, ["line 1: no game has been named yet"]);
}

#[test]
fn the_examples_of_the_documentation_are_taken_and_refused_as_it_says() {
    let page = include_str!("../../../docs/my-box.md");
    let blocks: Vec<&str> = page.split("```\n").skip(1).step_by(2).collect();
    let [taken, refused, told] = blocks[..] else {
        panic!("three examples: {blocks:#?}");
    };
    assert_eq!(read(taken).unwrap().len(), 2);
    assert_eq!(read(refused).unwrap_err().join("\n"), told.trim());
}

#[test]
fn values_that_cannot_be_played_with_are_told_with_every_line_that_has_a_part_in_it() {
    let wrong = read(
        "game artifact\n\
         values/huts = 21\n\
         values/joker = 3\n\
         values/income/0 = 1\n\
         values/rounds = 0\n\
         game warehouse51\n\
         values/places/red/1 = 9\n\
         relics/excalibur/mark = holy\n\
         relics/holy_grail/amount = 4\n\
         game stack\n\
         helpers/sculptor/of = 2\n\
         cards/treasure.1/effect/number = 10\n",
    );
    let lines: Vec<String> = wrong.unwrap_err();
    let begins: Vec<&str> = lines
        .iter()
        .map(|line| line.split(':').next().unwrap())
        .collect();
    let told = ["line 4", "line 2", "line 5", "line 8", "line 9", "line 7"];
    assert_eq!(begins[..6], told, "{lines:#?}");
    assert!(
        lines[0].starts_with("line 4: values/income/0: "),
        "{lines:#?}"
    );
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("line 11: not printed beside"))
    );
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("line 12: cards/treasure.1/effect/number: "))
    );
}

#[test]
fn a_refused_text_leaves_every_box_untouched_and_another_is_taken_after_it() {
    let mut rng = chance(7);
    let mut device = new_device();
    let mine = any_box(GameKind::Warehouse51, &mut rng);
    device.take_box(&text(&mine)).unwrap();
    for round in 0..300 {
        let kept = device.storage();
        // A good text in which one line is spoilt.
        let kind = GameKind::OFFERED[below(3, &mut rng)];
        let good = without_remarks(&text(&any_box(kind, &mut rng)));
        let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
        let at = below(lines.len(), &mut rng);
        match below(4, &mut rng) {
            0 => lines[at].insert(2, '~'),
            1 => lines[at] = lines[at].replace(['=', ' '], ""),
            2 => lines.insert(at, "values/nothing = 1".into()),
            _ => lines[at].push('9'),
        }
        let spoilt = lines.join("\n");
        match device.take_box(&spoilt) {
            // A digit more may be as good.
            Ok(()) => assert!(read(&spoilt).is_ok()),
            Err(told) => {
                let last = told.last().unwrap();
                assert!(last.starts_with("error nothing was changed"), "{told:#?}");
                assert!(told.len() > 1 && told[0].starts_with("line "), "{told:#?}");
                assert_eq!(device.storage(), kept, "round {round}: {spoilt}");
            }
        }
    }
}

/// From the menu to the set-up of a game, by its place in the list.
fn set_up(device: &mut TestDevice, place: usize) {
    device.give(Yes);
    device.give_all(&[Down].repeat(place));
    device.give(Yes);
}

fn says(device: &mut TestDevice, words: &str) -> bool {
    device.texts().iter().any(|text| text.contains(words))
}

const MINE: &str = "my box";

/// On to the last row of a set-up, the printed values, which is one above the first, where it is
/// played; a set-up begins at the second.
fn on_to_values(device: &mut TestDevice) {
    device.give_all(&[Up, Up]);
}

#[test]
fn what_is_changed_on_the_device_is_kept_for_every_game_after_it_and_reset_by_one_press() {
    for place in 0..GameKind::OFFERED.len() {
        let mut device = new_device();
        set_up(&mut device, place);
        on_to_values(&mut device);
        assert!(!says(&mut device, MINE));
        // The second group, its first value: one more.
        device.give_all(&[Yes, Down, Down, Yes, Right, Back]);
        let changed = text(&device.app().world().draft);
        assert_ne!(changed, text(&GameKind::OFFERED[place].draft()));
        device.give(Back);
        assert!(says(&mut device, MINE), "{:?}", device.texts());
        device.power_cycle().unwrap();
        set_up(&mut device, place);
        assert!(
            says(&mut device, MINE),
            "in the header, whatever row is chosen"
        );
        on_to_values(&mut device);
        assert_eq!(text(&device.app().world().draft), changed);
        // Another game has its own.
        device.give_all(&[Back, Back]);
        set_up(&mut device, (place + 1) % 3);
        on_to_values(&mut device);
        assert!(!says(&mut device, MINE));
        device.give_all(&[Back, Back]);
        set_up(&mut device, place);
        on_to_values(&mut device);
        device.give_all(&[Yes, Up, Yes, Back]);
        assert!(!says(&mut device, MINE));
        let slot = Slot::Box(GameKind::OFFERED[place]);
        assert!(device.storage().bytes(slot).is_empty());
    }
}

#[test]
fn values_that_cannot_be_played_with_are_not_kept() {
    let mut device = new_device();
    set_up(&mut device, 0);
    on_to_values(&mut device);
    // The first track rises.
    device.give_all(&[Yes, Down, Yes, Down, Right, Right, Back]);
    assert!(says(&mut device, Ui::BoxNotKept.text(Language::English)));
    let slot = Slot::Box(GameKind::Artifact);
    assert!(device.storage().bytes(slot).is_empty());
    device.power_cycle().unwrap();
    set_up(&mut device, 0);
    assert_eq!(
        text(&device.app().world().draft),
        text(&GameKind::Artifact.draft())
    );
}

#[test]
fn a_new_game_has_the_values_of_the_box_and_keeps_them_whatever_becomes_of_the_box() {
    let mut device = new_device();
    device
        .take_box("game artifact\nvalues/huts = 7\nvalues/money = 9\n")
        .unwrap();
    device.power_cycle().unwrap();
    set_up(&mut device, 0);
    device.give(Yes);
    let header = |device: &TestDevice| device.storage().bytes(Slot::Game)[..60].to_vec();
    let huts = |device: &TestDevice| {
        let play = device.app().world().play.as_ref().expect("a game");
        text(&play.running().set_up_again())
    };
    let begun = huts(&device);
    assert!(begun.contains("\nvalues/huts = 7\n"), "{begun}");
    assert!(begun.contains("\nvalues/money = 9\n"), "{begun}");
    let saved = header(&device);
    device.take_box("game artifact\nvalues/huts = 8\n").unwrap();
    device.power_cycle().unwrap();
    assert_eq!(huts(&device), begun);
    assert_eq!(header(&device), saved);
}

#[test]
fn the_pages_of_help_say_what_is_printed_in_ones_own_box() {
    let Draft::Stack(mut own) = GameKind::Stack.draft() else {
        panic!("another game");
    };
    (own.values.look, own.values.points[Deck::Coins]) = (7, 1);
    let mut storage = MemoryStorage::default();
    let bytes = boxes::write(&Draft::Stack(own)).unwrap();
    *storage.bytes_mut(Slot::Box(GameKind::Stack)) = bytes.to_vec();
    let mut device = holding(storage);
    let place = GameKind::OFFERED
        .iter()
        .position(|kind| *kind == GameKind::Stack);
    device.give_all(&[Down, Down, Yes]);
    device.give_all(&[Down].repeat(place.unwrap()));
    // The temple in short, then the first page about a deck after the statues.
    device.give_all(&[Yes, Yes, Down, Down, Yes]);
    let mut read = String::new();
    for _ in 0..40 {
        read += &device.texts().join(" ");
        device.give(Yes);
    }
    assert!(read.contains("For 7 silver"), "{read}");
    assert!(read.contains("Each coin is 1 point."), "{read}");
    assert!(!read.contains("For 1 silver"), "{read}");
}

#[test]
fn a_lesson_is_played_with_the_values_supplied() {
    let mut device = new_device();
    device.take_box("game artifact\nvalues/huts = 7\n").unwrap();
    device.give_all(&[Down, Yes, Yes]);
    let play = device.app().world().play.as_ref().expect("the lesson");
    let printed = text(&play.running().set_up_again());
    assert_eq!(without_remarks(&printed), "game artifact\n");
}

#[test]
fn a_box_that_is_damaged_is_told_and_costs_nothing_else() {
    let mine = text(&any_box(GameKind::Stack, &mut chance(3)));
    let mut device = new_device();
    device.take_box(&mine).unwrap();
    device.give_all(&[Down, Down, Down, Yes, Yes, Back]);
    let settings = device.app().world().settings;
    let slot = Slot::Box(GameKind::Stack);
    let kept = device.storage();
    let whole = kept.bytes(slot).len();
    for (at, byte) in [(0, 9), (1, 0x3F), (2, 0xFF), (whole - 1, 0x7F)] {
        let mut storage = kept.clone();
        let bytes = storage.bytes_mut(slot);
        bytes[at] = byte;
        bytes.pop();
        let mut device = holding(storage);
        assert_eq!(device.app().world().settings, settings);
        set_up(&mut device, 2);
        let words = Ui::BoxDamaged.text(settings.language);
        assert!(says(&mut device, words), "{:?}", device.texts());
        let draft = &device.app().world().draft;
        assert!(draft.rows().printed().is_as_supplied());
    }
}

/// Flash drops a record that it knows to be damaged: nothing is left of it to be read.
#[test]
fn a_box_that_is_lost_is_told_until_it_is_entered_again_or_reset() {
    let words = Ui::BoxDamaged.text(Language::English);
    let mut device = new_device();
    device.take_box("game artifact\nvalues/huts = 7\n").unwrap();
    let mut storage = device.storage().clone();
    storage.bytes_mut(Slot::Box(GameKind::Artifact)).clear();
    let mut lost = holding(storage);
    set_up(&mut lost, 0);
    assert!(says(&mut lost, words), "{:?}", lost.texts());
    // The other games have lost nothing.
    let mut other = holding(lost.storage().clone());
    set_up(&mut other, 1);
    assert!(!says(&mut other, words));
    // As supplied is an answer too.
    let mut reset = holding(lost.storage().clone());
    reset.take_box("game artifact\n").unwrap();
    let mut reset = holding(reset.storage().clone());
    set_up(&mut reset, 0);
    assert!(!says(&mut reset, words), "{:?}", reset.texts());
}

#[test]
fn over_the_serial_port_the_text_comes_whole_and_goes_back_as_it_came() {
    let mut device = new_device();
    let mut rng = chance(12);
    let boxes = GameKind::OFFERED
        .iter()
        .map(|kind| any_box(*kind, &mut rng));
    let sent: String = boxes.map(|draft| text(&draft)).collect();
    device.take_box(&sent).unwrap();
    let told = asked(&mut device, Request::Box);
    assert_eq!(told, format!("{sent}ok\n"));
    let mut other = new_device();
    other.take_box(told.trim_end_matches("ok\n")).unwrap();
    assert_eq!(other.storage(), device.storage());
    // A game that is not named stays as it is; one without a value is as supplied.
    device.take_box("game stack\n").unwrap();
    let told = asked(&mut device, Request::Box);
    assert!(told.ends_with(&format!("{}ok\n", text(&GameKind::Stack.draft()))));
    assert!(told.starts_with(&sent[..sent.find("game stack").unwrap()]));
}

#[test]
fn while_a_game_is_set_up_no_box_is_taken() {
    let mut device = new_device();
    for deeper in [vec![], vec![Up, Yes], vec![Yes, Down, Yes]] {
        device.power_cycle().unwrap();
        set_up(&mut device, 0);
        if let [first, rest @ ..] = deeper.as_slice() {
            on_to_values(&mut device);
            device.give_all(if *first == Yes { &deeper } else { rest });
        }
        let told = device
            .take_box("game artifact\nvalues/huts = 7\n")
            .unwrap_err();
        assert!(
            told[0].starts_with("error a game is being set up"),
            "{told:?}"
        );
    }
    // Nor if that begins while the text is sent.
    device.power_cycle().unwrap();
    device.app_mut().asked(Request::TakeBox);
    let mut piece = handheld::app::Piece::new();
    for line in ["game artifact", "values/huts = 7"] {
        assert!(!device.app_mut().take_line(Some(line), &mut piece));
    }
    set_up(&mut device, 0);
    assert!(device.app_mut().take_line(Some("end"), &mut piece));
    assert!(piece.starts_with("error a game is being set up"), "{piece}");
    let slot = Slot::Box(GameKind::Artifact);
    assert!(device.storage().bytes(slot).is_empty());
}
