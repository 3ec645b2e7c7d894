//! What pictures are taken at a table of Artifact: everybody's books, and what is put right.

use engine::each::Member;
use handheld::board::Command;
use handheld::settings::Settings;
use host_tests::handheld_positions::{long_names, stored};

use Command::{Down, Help, Menu, Ok as Yes, Right, Up};

/// A picture: its name, the save, the presses, the look.
type Shot = (&'static str, Vec<u8>, Vec<Command>, fn(&mut Settings));

fn plain(_: &mut Settings) {}

fn large(settings: &mut Settings) {
    settings.large_text = true;
}

fn contrast(settings: &mut Settings) {
    settings.high_contrast = true;
}

/// All of them, from the main menu.
pub fn shots() -> Vec<Shot> {
    let position = stored("turn-in-round-3");
    let game = position.save_at_table(&long_names());
    let at =
        |name, commands: &[Command], look| (name, game.clone(), [&[Yes], commands].concat(), look);
    // The table comes after everybody, and the list begins with whose turn it is.
    let turn = position.turn().map_or(0, Member::place);
    let players = usize::from(position.log.game().setup().players);
    let to_table = [&[Help], &[Down].repeat(players - turn)[..], &[Yes]].concat();
    let of_table = |then: &[Command]| [&to_table, then].concat();
    vec![
        at("books", &[], plain as fn(&mut Settings)),
        at("books-end", &[Right, Right, Right, Right, Right], plain),
        at("books-large", &[Right], large),
        at("books-contrast", &[Right, Right], contrast),
        at("books-menu", &[Menu], plain),
        at("put-right", &[Help], plain),
        at("put-right-things", &[Help, Yes], plain),
        at("put-right-hand", &[Help, Yes, Up], plain),
        at("put-right-value", &[Help, Yes, Yes, Down], plain),
        at(
            "put-right-refused",
            &[Help, Yes, Down, Yes, Right, Yes],
            plain,
        ),
        at("put-right-table", &to_table, plain),
        at("put-right-table-large", &to_table, large),
        at("put-right-turn", &of_table(&[Yes]), plain),
        at("put-right-year", &of_table(&[Down, Down, Down, Yes]), plain),
        at("put-right-cards", &of_table(&[Down].repeat(6)), plain),
        at(
            "put-right-place",
            &of_table(&[Down, Down, Down, Down, Yes]),
            plain,
        ),
        at("put-right-tiles", &of_table(&[Up]), plain),
        at("put-right-tile", &of_table(&[Up, Yes, Down]), plain),
    ]
}
