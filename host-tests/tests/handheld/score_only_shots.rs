//! What pictures are taken of scoring without books, for each game.

use handheld::board::Command;
use handheld::settings::Settings;

use Command::{Back, Down, Menu, Ok as Yes, Up};

/// A picture: its name, the presses with a joystick and without, the look.
type Shot = (&'static str, Vec<Command>, Vec<Command>, fn(&mut Settings));

fn plain(_: &mut Settings) {}

fn large(settings: &mut Settings) {
    settings.large_text = true;
}

fn contrast(settings: &mut Settings) {
    settings.high_contrast = true;
}

/// All of them, from the main menu.
pub fn shots() -> Vec<Shot> {
    let games = [Up, Up, Yes];
    let artifact = [&games[..], &[Yes, Menu]].concat();
    let warehouse = [&games[..], &[Down, Yes, Menu]].concat();
    let stack = [&games[..], &[Down, Down, Yes, Menu]].concat();
    // Ten coins, nothing, ten coins: with a joystick, and with four buttons.
    let result = [Menu, Up, Yes, Up, Yes, Menu, Up, Yes];
    let result_by_four = [Up, Menu, Menu, Up, Menu];
    let shot = |name, before: &[Command], then: &[Command], by_four: &[Command], look| -> Shot {
        let after = |then: &[Command]| [before, then].concat();
        (name, after(then), after(by_four), look)
    };
    let to_result = |name, further: &[Command]| {
        let then = [&result[..], further].concat();
        let by_four = [&result_by_four[..], further].concat();
        shot(name, &artifact, &then, &by_four, plain)
    };
    // By tens, by ones, and a row further.
    let (three, down) = ([Up, Yes, Yes], [Up, Yes, Yes, Down]);
    vec![
        shot("score-only-games", &games, &[], &[], plain),
        shot("score-only-setup", &games, &[Yes], &[Yes], plain),
        shot(
            "score-only-artifact",
            &artifact,
            &[Menu, Menu],
            &[Up, Up],
            plain,
        ),
        shot(
            "score-only-next",
            &artifact,
            &[Menu, Up],
            &[Up, Back, Up],
            plain,
        ),
        shot(
            "score-only-artifact-large",
            &artifact,
            &[Menu, Down],
            &three,
            large,
        ),
        shot(
            "score-only-artifact-contrast",
            &artifact,
            &[Menu, Down],
            &three,
            contrast,
        ),
        to_result("score-only-result", &[]),
        to_result("score-only-ranking", &[Yes]),
        to_result("score-only-source", &[Yes, Yes]),
        shot(
            "score-only-warehouse",
            &warehouse,
            &[Menu, Down, Down],
            &down,
            plain,
        ),
        shot(
            "score-only-stack",
            &stack,
            &[Menu, Down, Down],
            &down,
            plain,
        ),
        shot(
            "score-only-stack-last",
            &stack,
            &[Up; 4],
            &[Back, Up, Up, Up, Up],
            plain,
        ),
    ]
}
