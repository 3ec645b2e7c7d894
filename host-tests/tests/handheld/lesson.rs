//! Learning a game on the device: the lesson is played through by presses, with the power cut before
//! every step, and can be left at any time.

use engine::artifact::Artifact;
use engine::dealer::Seeded as SeededDealer;
use engine::game::Actor;
use engine::record::Record;
use handheld::board::Command;
use handheld::games::GameUi;
use handheld::games::artifact::lesson::LESSON;
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BareApp, Hands, bare};
use simulator::storage::MemoryStorage;

use Command::{Down, Menu, Ok as Yes};

/// The hash of the game before every step of the lesson, and behind the last one.
fn hashes() -> Vec<u64> {
    let mut record: Record<Artifact> = Record::new(Artifact::of(&(LESSON.draft)()).unwrap());
    let settle = |record: &mut Record<Artifact>| {
        while record.actor() == Actor::Chance {
            record.deal(&mut SeededDealer(LESSON.seed)).unwrap();
        }
    };
    settle(&mut record);
    let mut hashes = vec![record.hash()];
    for step in LESSON.steps {
        record.decide(step.seat, step.action).unwrap();
        settle(&mut record);
        hashes.push(record.hash());
    }
    hashes
}

/// What the screen says, as one line.
fn line(app: &mut BareApp) -> String {
    app.read().join(" ")
}

/// The end of what the coach says before a step, without names and pictures.
fn words(step: usize) -> Option<String> {
    let words = LESSON
        .steps
        .get(step)
        .map_or(Some(LESSON.end), |step| step.words)?;
    let text = words.text(Language::English);
    text.rsplit(['\n', '}', ']']).next().map(str::to_owned)
}

/// On by A past everything that only tells something, until somebody has to decide; gives what was
/// read on the way.
fn go_on(app: &mut BareApp) -> String {
    let footer = |footer: Footer| footer.text(Language::English);
    let mut read = String::new();
    for _ in 0..12 {
        read += &line(app);
        if app.says(footer(Footer::DoIt)) || app.says(footer(Footer::Why)) {
            break;
        }
        app.give(Yes);
    }
    read
}

/// A device on which the lesson has just begun, found in the menu by its name.
fn begun() -> MemoryStorage {
    for downs in 0..8 {
        let mut app = bare(MemoryStorage::default());
        app.give_all(&[Down].repeat(downs));
        // Learn, and which game.
        app.give_all(&[Yes, Yes]);
        if app.state_hash() == Some(hashes()[0]) {
            return app.into_storage();
        }
    }
    panic!("no entry of the menu begins the lesson");
}

fn copy(storage: &mut MemoryStorage) -> MemoryStorage {
    let mut copy = MemoryStorage::default();
    for slot in [Slot::Settings, Slot::Game] {
        *copy.bytes_mut(slot) = storage.bytes_mut(slot).clone();
    }
    copy
}

/// Finds the presses of the learner that lead on in the script from a step, after a power cut: the
/// step they lead to, and what is stored then.
fn press_on(storage: &mut MemoryStorage, from: usize, hashes: &[u64]) -> (usize, MemoryStorage) {
    let mut attempt = |commands: &[Command]| {
        let mut app = bare(copy(storage));
        go_on(&mut app);
        app.give_all(commands);
        let hash = app.state_hash()?;
        let place = hashes.iter().skip(from + 1).position(|one| *one == hash)?;
        Some((from + 1 + place, app.into_storage()))
    };
    let select = |downs: usize| [[Down].repeat(downs), vec![Yes]].concat();
    for downs in 0..16 {
        if let Some(found) = attempt(&select(downs)) {
            return found;
        }
    }
    for first in 0..12 {
        for second in 0..26 {
            if let Some(found) = attempt(&[select(first), select(second)].concat()) {
                return found;
            }
        }
    }
    panic!("no presses lead on from step {from}");
}

#[test]
fn the_lesson_is_played_through_by_presses_with_the_power_cut_before_every_step() {
    let hashes = hashes();
    let mut storage = begun();
    let mut at = 0;
    while at < LESSON.steps.len() {
        let mut app = bare(copy(&mut storage));
        // Everything up to the next decision of the learner: what is told, and what others do.
        let read = go_on(&mut app);
        let hash = app.state_hash().unwrap();
        let now = hashes.iter().position(|one| *one == hash).unwrap();
        assert_eq!(LESSON.steps[now].seat, LESSON.learner);
        for step in
            (at..=now).filter(|step| *step == now || LESSON.steps[*step].seat != LESSON.learner)
        {
            if let Some(words) = words(step) {
                assert!(read.contains(words.trim()), "step {step}: {words}\n{read}");
            }
        }
        storage = app.into_storage();
        (at, storage) = press_on(&mut storage, now, &hashes);
    }
    let mut app = bare(storage);
    let read = go_on(&mut app);
    let end = words(LESSON.steps.len()).unwrap();
    assert!(read.contains(end.trim()), "{read}");
}

#[test]
fn the_lesson_can_be_left_at_any_word_of_the_coach() {
    let mut storage = begun();
    let mut app = bare(copy(&mut storage));
    let title = Ui::Learn.text(Language::English).replace("{0}", "Artifact");
    // The entry of the menu has the same name.
    while app.is_home() || !app.says(&title) {
        app.give(Yes);
    }
    let hash = app.state_hash();
    app.give(Menu);
    assert_eq!(app.state_hash(), hash);
    assert!(!app.says(&title));
    // On as in any game: a marker that the lesson does not take, and nobody says anything.
    app.give_all(&[Down, Down, Yes]);
    assert_ne!(app.state_hash(), hash);
    for _ in 0..12 {
        app.give(Yes);
        assert!(!app.says(&title));
    }
}

#[test]
fn whoever_does_something_else_is_told_once_and_plays_on() {
    let mut app = bare(begun());
    go_on(&mut app);
    let farewell = Ui::LessonLeftMessage.text(Language::English);
    let mut told = 0;
    // Four ships instead of what the lesson takes, and then whatever comes first.
    for _ in 0..4 {
        app.give_all(&[Down, Yes]);
    }
    let before = app.state_hash();
    for _ in 0..12 {
        told += usize::from(line(&mut app).contains(farewell));
        app.give(Yes);
    }
    assert_eq!(told, 1);
    assert_ne!(app.state_hash(), before);
}

#[test]
fn a_lesson_asks_before_it_replaces_a_game_and_leaves_the_set_up_alone() {
    let mut storage = begun();
    let title = Ui::GiveUpTitle.text(Language::English);
    let draft = |app: &BareApp| format!("{:?}", app.world().draft);
    for downs in 0..8 {
        let mut app = bare(copy(&mut storage));
        go_on(&mut app);
        // Not the script: so that a new lesson is another game than this one.
        app.give_all(&[Down, Yes]);
        let (played, set_up) = (app.state_hash(), draft(&app));
        let mut app = bare(app.into_storage());
        app.give_all(&[Down].repeat(downs));
        // Learn, and which game.
        app.give_all(&[Yes, Yes]);
        if !app.says(title) {
            continue;
        }
        app.give(Yes);
        assert!(!app.says(title) && app.state_hash() == played, "kept");
        app.give(Yes);
        app.give_all(&[Down, Yes]);
        if app.state_hash() == Some(hashes()[0]) {
            assert_eq!(draft(&app), set_up);
            return;
        }
    }
    panic!("no entry of the menu asks and begins the lesson");
}
