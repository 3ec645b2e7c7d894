//! Learning Artifact Stack on the device: the lesson is played through by presses, with the power cut
//! before every step, and can be left.

use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::Record;
use engine::stack::ArtifactStack;
use handheld::board::Command;
use handheld::games::stack::lesson::LESSON;
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BareApp, Hands, bare};
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Left, Menu, Ok as Yes, Right};

/// The lesson has just begun: learn, and the third game.
fn begun() -> BareApp {
    let mut app = bare(MemoryStorage::default());
    app.give_all(&[Down, Yes, Down, Down, Yes]);
    app
}

/// On by A past what is only told, until something can be chosen; gives what was read on the way.
fn to_the_choice(app: &mut BareApp) -> String {
    let mut read = String::new();
    for _ in 0..14 {
        read += &app.read().join(" ");
        read.push(' ');
        if app.says(Footer::DoIt.text(Language::English)) {
            return read;
        }
        app.give(Yes);
    }
    panic!("nothing to choose: {:?}", app.read());
}

/// The game behind the last step of the script.
fn played() -> Record<ArtifactStack> {
    let mut log = Record::new(ArtifactStack::new((LESSON.draft)()).unwrap());
    let settle = |log: &mut Record<ArtifactStack>| {
        while log.actor() == Actor::Chance {
            log.deal(&mut Seeded(LESSON.seed)).unwrap();
        }
    };
    settle(&mut log);
    for step in LESSON.steps {
        log.decide(step.seat, step.action).unwrap();
        settle(&mut log);
    }
    log
}

#[test]
fn the_lesson_is_played_through_by_presses_with_the_power_cut_before_every_step() {
    let mut app = begun();
    let presses: [(&str, &[Command]); 6] = [
        ("Take the coin on top", &[Right, Yes]),
        ("Dig out the coin", &[Down, Right, Yes]),
        ("Two coins make a bonus", &[Yes, Yes]),
        ("Better look first", &[Down, Down, Right, Right, Back, Yes]),
        (
            "Take the free statue",
            &[Down, Down, Down, Right, Right, Yes],
        ),
        ("The other action", &[Left, Left, Yes, Down, Yes]),
    ];
    for (words, commands) in presses {
        app = bare(app.into_storage());
        let read = to_the_choice(&mut app);
        assert!(read.contains(words), "{words}: {read}");
        app.give_all(commands);
    }
    app = bare(app.into_storage());
    let read = to_the_choice(&mut app);
    assert!(read.contains("Here the lesson ends"), "{read}");
    assert_eq!(app.state_hash(), Some(played().hash()));
}

#[test]
fn what_is_known_after_a_look_is_explained_at_once() {
    let mut app = begun();
    for commands in [
        &[Right, Yes][..],
        &[Down, Right, Yes],
        &[Yes, Yes],
        &[Down, Down, Right, Right, Back, Yes],
    ] {
        to_the_choice(&mut app);
        app.give_all(commands);
    }
    // What was seen is put down, and the coach goes on.
    app.give(Yes);
    let read = app.read().join(" ");
    assert!(read.contains("Only you know it now"), "{read}");
}

#[test]
fn the_lesson_can_be_left_and_the_game_goes_on() {
    let mut app = begun();
    let title = Ui::Learn
        .text(Language::English)
        .replace("{0}", "Artifact Stack");
    assert!(app.says(&title), "{:?}", app.read());
    let hash = app.state_hash();
    app.give(Menu);
    assert!(!app.says(&title));
    assert_eq!(app.state_hash(), hash);
    for _ in 0..8 {
        app.give(Yes);
        assert!(!app.says(&title));
    }
    assert_ne!(app.state_hash(), hash);
}
