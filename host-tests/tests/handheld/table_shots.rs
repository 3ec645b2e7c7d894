//! What pictures are taken at a table of Artifact: everybody's books, and what is put right.

use engine::artifact::{Phase, Track};
use engine::each::Member;
use handheld::board::{Board, Command};
use handheld::games::artifact::text::names;
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
    /// Everybody's books in a stored position.
    fn of(name: &str) -> Self {
        Self::in_position(stored(name))
    }

    fn in_position(position: Position) -> Self {
        let game = position.save_at_table(&long_names());
        Self { position, game }
    }

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

    /// Why the round is the last.
    fn reason(&self) -> String {
        let mut reason = String::new();
        let trigger = self.position.log.state().table().last_round;
        let trigger = trigger.expect("a last round");
        names::trigger(&mut reason, Language::English, trigger).expect("room for a sentence");
        reason
    }

    /// What is said when the first marker of whose turn it is serves as a joker.
    fn first_joker(&self) -> String {
        let table = self.position.log.state().table();
        let mat = table.players[table.seat].mat;
        let marker = Track::ALL.into_iter().find(|track| mat[*track] > 0);
        let marker = names::track(marker.expect("a marker"), Language::English);
        format!("Joker: {marker}")
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
    let books = Books::of("turn-in-round-3");
    let along = |count: usize| [vec![Right; count], vec![Up; count]];
    // The bar begins at the ship: with a joystick the end is on its other side.
    let pass = books.until(&[], [Left, Up], &[], "Pass");
    let house = Ui::PutRightByHouse.text(Language::English);
    let refused = books.until(&[Help, Yes, Down, Yes], [Down, Down], &[Yes], house);
    let to_table = books.to_table();
    let of_table = |then: &[Command]| [&to_table, then].concat();
    let at = |name, commands: &[Command], shows| books.at(name, commands, plain, shows);
    let mut shots = states(&books);
    shots.extend([
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
    ]);
    shots
}

/// The books in every state that looks like no other.
fn states(books: &Books) -> Vec<Shot> {
    let mut shots = asked();
    let five = Books::of("late-5");
    shots.push(five.at("books-five", &[], plain, "enter"));
    let last = Books::in_position(in_last_round());
    let end = last.until(&[], [Left, Up], &[], &last.reason());
    shots.push(last.by_board("books-last-round", end, plain, "Last round"));
    let joker = books.until(&[], [Right, Up], &[Yes], &books.first_joker());
    shots.push(books.by_board("books-joker", joker, plain, "Joker: "));
    let sets = Books::of("two-sets");
    let set = sets.until(&[], [Right, Up], &[Yes], "Show 1/4");
    shots.push(sets.by_board("books-set", set, plain, "Show 1/4"));
    let poor = Books::of("turn-poor");
    let research = vec![Right];
    assert!(poor.leads_to(Board::SQUARE, &research, "Research"));
    // With four buttons what cannot be entered is passed by.
    shots.push(poor.by_board("books-cannot", [research, vec![]], plain, "enter"));
    shots
}

/// What is asked besides a turn.
fn asked() -> Vec<Shot> {
    let plainly = |name, position, shows| Books::of(position).at(name, &[], plain, shows);
    let full = Books::of("passed-full-mat");
    let give = full.until(&[], [Left, Up], &[], "Give");
    let take = full.until(&[], [Left, Up], &[Yes], "Take");
    vec![
        plainly("books-hut", "second-hut", "Second hut"),
        plainly("books-markers", "first-markers", "Take"),
        plainly("books-refilling", "refilling", "Take"),
        plainly("books-passed", "passed", "Take"),
        full.by_board("books-give", give, plain, "Give"),
        full.by_board("books-exchange", take, plain, "Take"),
        plainly("books-shipping", "shipping", "Ship "),
        plainly("books-unseen", "before-drawing-0", "Draw unseen"),
        plainly("books-keep", "keep", "Keep which?"),
        plainly("books-role", "role", "City"),
        plainly("books-manuscript", "manuscripts", "Manuscript"),
    ]
}

/// A turn in the last round.
fn in_last_round() -> Position {
    let before = stored("news-last-round");
    let legal = before.log.legal(before.turn().expect("somebody decides"));
    let after = legal.iter().map(|action| {
        let mut after = before.clone();
        after.decide(action);
        after
    });
    let is_last = |position: &Position| position.log.state().table().last_round.is_some();
    let mut position = after.into_iter().find(is_last).expect("a last round");
    while position.phase() != Phase::Turn {
        let seat = position.turn().expect("somebody decides");
        let action = position
            .log
            .legal(seat)
            .nth(0)
            .expect("something to decide");
        position.decide(action);
    }
    position
}
