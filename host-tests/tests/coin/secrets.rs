//! What a seat has called is hidden from the other until both have: from views, samples and stories of
//! the rules, and from every picture of the device.

use engine::game::{Actor, Game, Observer, Unwatched};
use engine::seat::Seat;
use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::games::coin::Coin;
use handheld::games::coin::rules::{Action, Event, Face, State};
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{BOARDS, Hands, told};
use host_tests::play::chance;
use host_tests::secrets::{
    Compared, Secrecy, all_but, another_hidden_card_tells_the_same_story, enough, evenly,
    find_state, looking_alike, samples_fall_as_expected, samples_go_on_looking_alike,
};

use super::device::{Handheld, begun, in_language};
use super::{long, some_games};

use Command::{Back, Down, Help, Menu, Ok as Yes, Right, Up};

const SECRECY: Secrecy<Coin> = Secrecy {
    comparable: |_, _| true,
    reveals: |event, observer| match event {
        Event::Opened { .. } => true,
        Event::Called { seat, .. } => observer.shares(*seat),
        _ => false,
    },
};

// A call is hidden for a step or two, so that twins soon part.
#[test]
fn samples_go_on_looking_alike_to_their_observer() {
    let least = Compared {
        twins: 1000,
        steps: 200,
    };
    enough(&some_games(), 30, least, |game, seed| {
        samples_go_on_looking_alike(game, &SECRECY, seed)
    });
}

#[test]
fn what_is_hidden_from_somebody_tells_them_the_same_story() {
    let least = Compared {
        twins: 300,
        steps: 50,
    };
    enough(&some_games(), 10, least, |game, seed| {
        another_hidden_card_tells_the_same_story(game, &SECRECY, seed)
    });
}

/// The first seat has called one side, and the other.
fn waiting(game: &Coin) -> [State; 2] {
    let both =
        |state: &State| matches!(game.actor(state), Actor::Secret(seats) if seats.len() == 2);
    let state = find_state(game, &mut chance(1), both);
    [Face::Heads, Face::Tails].map(|face| {
        let mut after = state;
        game.apply(&mut after, Seat::One, Action::Call(face), &mut Unwatched)
            .expect("both are asked");
        after
    })
}

#[test]
fn a_call_is_hidden_from_all_others() {
    let game = long();
    let hidden_from = all_but(&game, &[Seat::One]);
    assert_eq!(looking_alike(&game, &waiting(&game)), hidden_from);
}

#[test]
fn a_sample_calls_either_side() {
    let game = long();
    let [state, _] = waiting(&game);
    let view = game.view(&state, Observer::Seat(Seat::Two));
    let key = |sample: &State| sample.calls[Seat::One].map(|face| face as u8);
    let sides = evenly([Some(0), Some(1)]);
    samples_fall_as_expected(&game, &view, &mut chance(2), key, sides);
}

/// Two devices on which the first seat has called, each another side; the curtain is down for the
/// second.
fn twins(board: Board, language: Language) -> [Handheld; 2] {
    [&[Yes][..], &[Down, Yes]].map(|call| {
        let mut device = begun(board, in_language(language));
        // What happened, and the own turn.
        device.give(Yes);
        device.give_all(call);
        device
    })
}

fn assert_alike(devices: &mut [Handheld; 2], what: &str) {
    let [one, two] = devices;
    let alike = one.screen() == two.screen();
    assert!(alike, "{what}: {:?} is not {:?}", one.texts(), two.texts());
    assert_eq!(one.texts(), two.texts(), "{what}");
}

/// Where commands lead from the curtain, with screens that everybody may see.
fn public_screens() -> Vec<(&'static str, Vec<Command>)> {
    // The menu begins with undo, below its first entry.
    let pause = |downs: usize| [&[Menu, Up][..], &[Down].repeat(downs), &[Yes]].concat();
    vec![
        ("the curtain", vec![]),
        ("the table", vec![Back]),
        ("the pause", vec![Menu]),
        ("undo", pause(1)),
        ("who acts unasked", pause(2)),
        (
            "the curtain of who acts unasked",
            [pause(2), vec![Yes]].concat(),
        ),
        ("help", pause(3)),
        ("the table from the pause", pause(4)),
        ("the standings", pause(5)),
        ("the standings by tosses", [pause(5), vec![Yes]].concat()),
        ("the history", pause(6)),
        ("settings", pause(7)),
        ("the main menu", pause(8)),
        ("about", [pause(8), vec![Up, Yes]].concat()),
    ]
}

/// Where they lead with screens for the second seat alone.
fn screens_of_the_other() -> Vec<(&'static str, Vec<Command>)> {
    vec![
        ("the own turn", vec![Yes]),
        ("the last entry", vec![Yes, Up]),
        ("the own coins", vec![Yes, Right]),
        ("help", vec![Yes, Help]),
        ("after raising", vec![Yes, Down, Down, Yes]),
        ("the pause", vec![Yes, Menu]),
    ]
}

#[test]
fn neither_public_screens_nor_those_of_the_other_depend_on_a_call() {
    for language in Language::ALL {
        for board in BOARDS {
            for (what, commands) in [public_screens(), screens_of_the_other()].concat() {
                let mut devices = twins(board, language);
                assert_alike(&mut devices, "the curtain");
                for command in commands {
                    for device in &mut devices {
                        device.give(command);
                    }
                    assert_alike(&mut devices, what);
                }
            }
        }
    }
}

#[test]
fn the_same_goes_after_switching_off_and_on() {
    for board in BOARDS {
        let mut devices = twins(board, Language::English);
        let hashes = devices.each_ref().map(|device| device.app().state_hash());
        assert_ne!(hashes[0], hashes[1], "the calls differ");
        for device in &mut devices {
            device
                .power_cycle()
                .expect("nothing is drawn outside the screen");
        }
        // Resume, the curtain, the own turn, the own coins.
        for command in [Yes, Yes, Right] {
            assert_alike(&mut devices, "resumed");
            for device in &mut devices {
                device.give(command);
            }
        }
        assert_alike(&mut devices, "the own coins");
    }
}

#[test]
fn the_serial_port_tells_the_same_whatever_was_called() {
    let devices = twins(Board::SQUARE, Language::English);
    let [one, two] = devices.each_ref().map(|device| told(device, Request::Log));
    assert!(
        one.contains("game coin\n") && one.contains("running\n"),
        "{one}"
    );
    assert_eq!(one, two);
}

#[test]
fn who_called_sees_it_again_and_so_the_pictures_above_could_differ() {
    let mut devices = twins(Board::SQUARE, Language::English);
    for device in &mut devices {
        // Out of turn, the first seat, its curtain, its coins.
        device.give_all(&[Menu, Down, Yes, Yes, Yes, Right]);
        assert!(!device.app().is_public());
    }
    let [one, two] = &mut devices;
    assert!(one.screen() != two.screen());
    assert!(one.texts().join(" ").contains("Called: Heads"));
    assert!(two.texts().join(" ").contains("Called: Tails"));
    assert!(!one.says(Ui::Public.text(Language::English)));
}
