//! What pictures are taken of scoring without books, for each game.

use handheld::board::Command;
use handheld::settings::Settings;

use Command::{Down, Menu, Ok as Yes, Up};

/// A picture: its name, the presses, the look.
type Shot = (&'static str, Vec<Command>, fn(&mut Settings));

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
    let after = |before: &[Command], then: &[Command]| [before, then].concat();
    let artifact = after(&games, &[Yes, Yes]);
    // Ten coins, nothing, ten coins.
    let result = after(&artifact, &[Menu, Up, Yes, Up, Yes, Menu, Up, Yes]);
    let warehouse = after(&games, &[Down, Yes, Yes]);
    let stack = after(&games, &[Down, Down, Yes, Yes]);
    let tiles = after(&artifact, &[Menu, Down]);
    vec![
        ("score-only-games", games.to_vec(), plain),
        ("score-only-setup", after(&games, &[Yes]), plain),
        (
            "score-only-artifact",
            after(&artifact, &[Menu, Menu]),
            plain,
        ),
        ("score-only-next", after(&artifact, &[Menu, Up]), plain),
        ("score-only-artifact-large", tiles.clone(), large),
        ("score-only-artifact-contrast", tiles, contrast),
        ("score-only-result", result.clone(), plain),
        ("score-only-ranking", after(&result, &[Yes]), plain),
        ("score-only-source", after(&result, &[Yes, Yes]), plain),
        (
            "score-only-warehouse",
            after(&warehouse, &[Menu, Down, Down]),
            plain,
        ),
        (
            "score-only-stack",
            after(&stack, &[Menu, Down, Down]),
            plain,
        ),
        (
            "score-only-stack-last",
            after(&stack, &[Up, Up, Up, Up]),
            plain,
        ),
    ]
}
