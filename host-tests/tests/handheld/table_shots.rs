//! What pictures are taken at a table of Artifact: everybody's books, and what is put right.

use engine::each::Member;
use handheld::board::{Board, Command};
use handheld::settings::{Roster, Settings};
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{BOARDS, Hands, bare_on, stored as stored_save};
use host_tests::handheld_positions::{Position, long_names, stored};

use Command::{Down, Help, Left, Menu, Ok as Yes, Right, Up};

/// A picture: its name, the save, the presses with a joystick and without, the look, and what has to be on it.
type Shot = (
    &'static str,
    Vec<u8>,
    [Vec<Command>; 2],
    fn(&mut Settings),
    &'static str,
);

fn plain(_: &mut Settings) {}

fn large(settings: &mut Settings) {
    settings.large_text = true;
}

fn contrast(settings: &mut Settings) {
    settings.high_contrast = true;
}

/// The books, and what goes on from them.
struct Books {
    position: Position,
    game: Vec<u8>,
}

impl Books {
    /// From the main menu by the same presses on every board.
    fn at(
        &self,
        name: &'static str,
        commands: &[Command],
        look: fn(&mut Settings),
        shows: &'static str,
    ) -> Shot {
        self.by_board(name, [commands.to_vec(), commands.to_vec()], look, shows)
    }

    /// By presses of a board's own.
    fn by_board(
        &self,
        name: &'static str,
        ways: [Vec<Command>; 2],
        look: fn(&mut Settings),
        shows: &'static str,
    ) -> Shot {
        let ways = ways.map(|way| [&[Yes], way.as_slice()].concat());
        (name, self.game.clone(), ways, look, shows)
    }

    /// On each board a step as often as it takes until something is there.
    fn until(
        &self,
        before: &[Command],
        steps: [Command; 2],
        then: &[Command],
        wanted: &str,
    ) -> [Vec<Command>; 2] {
        let mut steps = steps.into_iter();
        BOARDS.map(|board| {
            let step = steps.next().unwrap_or(Down);
            let way = |count: usize| [before, &vec![step; count], then].concat();
            let found = (0..40)
                .map(way)
                .find(|way| self.leads_to(board, way, wanted));
            found.unwrap_or_else(|| panic!("no way to {wanted} on {board:?}"))
        })
    }

    fn leads_to(&self, board: Board, way: &[Command], wanted: &str) -> bool {
        let storage = stored_save(&Settings::default(), &Roster::default(), &self.game);
        let mut app = bare_on(board, storage);
        app.give(Yes);
        app.give_all(way);
        app.says(wanted)
    }

    /// To what the table has that can be put right: it comes after everybody, and the list begins with whose
    /// turn it is.
    fn to_table(&self) -> Vec<Command> {
        let turn = self.position.turn().map_or(0, Member::place);
        let players = usize::from(self.position.log.game().setup().players);
        [&[Help], &[Down].repeat(players - turn)[..], &[Yes]].concat()
    }
}

/// All of them, from the main menu.
pub fn shots() -> Vec<Shot> {
    let position = stored("turn-in-round-3");
    let game = position.save_at_table(&long_names());
    let books = Books { position, game };
    let along = |count: usize| [vec![Right; count], vec![Up; count]];
    // The bar begins at the ship: with a joystick the end is on its other side.
    let pass = books.until(&[], [Left, Up], &[], "Pass");
    let house = Ui::PutRightByHouse.text(Language::English);
    let refused = books.until(&[Help, Yes, Down, Yes], [Down, Down], &[Yes], house);
    let to_table = books.to_table();
    let of_table = |then: &[Command]| [&to_table, then].concat();
    let at = |name, commands: &[Command], shows| books.at(name, commands, plain, shows);
    vec![
        at("books", &[], "enter"),
        books.by_board("books-end", pass, plain, "Pass"),
        books.by_board("books-large", along(1), large, "enter"),
        books.by_board("books-contrast", along(2), contrast, "enter"),
        at("books-menu", &[Menu], "Pause"),
        at("put-right", &[Help], "Put right"),
        at("put-right-things", &[Help, Yes], "Money"),
        at("put-right-hand", &[Help, Yes, Up], "One more card"),
        at("put-right-value", &[Help, Yes, Yes, Down], "Money"),
        books.by_board("put-right-refused", refused, plain, house),
        at("put-right-table", &to_table, "Whose turn"),
        books.at("put-right-table-large", &to_table, large, "Whose turn"),
        at("put-right-turn", &of_table(&[Yes]), "Whose turn"),
        at(
            "put-right-year",
            &of_table(&[Down, Down, Down, Yes]),
            "Round",
        ),
        at("put-right-cards", &of_table(&[Down].repeat(6)), "Table"),
        at(
            "put-right-place",
            &of_table(&[Down, Down, Down, Down, Yes]),
            "Black market",
        ),
        at("put-right-tiles", &of_table(&[Up]), "different types"),
        at("put-right-tile", &of_table(&[Up, Yes, Down]), "nobody"),
    ]
}
