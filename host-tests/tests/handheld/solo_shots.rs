//! Results of people who played alone against bots, byte by byte as `docs/save-format.md` has them, and what
//! pictures are taken of them.

use handheld::board::Command;
use handheld::games::GameKind;

use Command::{Down, Ok as Yes};

/// Who decides: a person, or a bot of a level.
pub const PERSON: u8 = 0;
pub const EASY: u8 = 1;
pub const HARD: u8 = 3;

fn item(body: &[u8]) -> Vec<u8> {
    [&[1, body.len() as u8], body].concat()
}

/// A record: game, level, games played, won, in a row now and at most, the most points.
fn record(kind: GameKind, level: u8, counts: [u16; 4], best: i16) -> Vec<u8> {
    let counts = counts.map(u16::to_le_bytes).concat();
    let head = [kind.info().id, level];
    [&head[..], &counts, &[1], &best.to_le_bytes()].concat()
}

/// A result: the number of its game, hints, and for everybody who it is, place, points and name.
fn result(kind: GameKind, number: u16, hints: u8, players: &[(u8, u8, i16, &str)]) -> Vec<u8> {
    let mut body = vec![kind.info().id, 7, 7, 7, number as u8];
    body.extend(number.to_le_bytes());
    body.extend([hints, players.len() as u8]);
    for (control, place, points, name) in players {
        body.extend([*control, *place]);
        body.extend(points.to_le_bytes());
        body.push(name.len() as u8);
        body.extend(name.as_bytes());
    }
    item(&body)
}

/// Records of three games, and the results of the last two.
pub fn kept() -> Vec<u8> {
    let records = [
        record(GameKind::Artifact, HARD - 1, [5, 3, 2, 2], 41),
        record(GameKind::Warehouse51, EASY - 1, [1, 0, 0, 0], 17),
        record(GameKind::Stack, HARD - 1, [12, 4, 0, 3], 58),
    ];
    let bots = [
        (PERSON, 2, 38, "Ada"),
        (HARD, 1, 44, "Howard"),
        (HARD, 3, 29, "Agatha"),
    ];
    let alone = [(PERSON, 1, 41, "Ada"), bots[2], (HARD, 2, 30, "Leopold")];
    [
        item(&[&[255], &records.concat()[..]].concat()),
        result(GameKind::Artifact, 20, 0, &alone),
        result(GameKind::Artifact, 21, 2, &bots),
    ]
    .concat()
}

/// The entry of the main menu with the results.
pub const RESULTS: [Command; 3] = [Down, Down, Yes];

/// All of them, from the main menu.
pub fn shots() -> Vec<(&'static str, Vec<Command>)> {
    let after = |then: &[Command]| [&RESULTS[..], then].concat();
    vec![
        ("results-bots", after(&[])),
        ("results-bots-one", after(&[Down, Down, Yes])),
        ("results-solo", after(&[Down, Yes])),
        ("results-solo-one", after(&[Down, Yes, Yes])),
    ]
}
