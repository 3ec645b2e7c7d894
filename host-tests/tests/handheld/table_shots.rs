//! What pictures are taken at a table of Artifact: everybody's books, and what is put right.

use engine::artifact::{Action, Choosing, Phase, Tile, Track};
use engine::each::Member;
use engine::game::Observer;
use handheld::board::{Board, Command};
use handheld::games::GameUi;
use handheld::games::artifact::text::names;
use handheld::settings::{Roster, Settings};
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{BOARDS, Hands, bare_on, stored as stored_save};
use host_tests::handheld_positions::{Position, catalogue, long_names, stored};

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
    let (position, tile) = with_two_sets();
    let first = format!("Show 1/{}", tile.wants().size());
    let sets = Books::in_position(position);
    let set = ways_to_set(&sets, &first);
    shots.push(sets.by_board("books-set", set, plain, "Show 1/"));
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
        plainly("books-passed", "passed", "Workers Africa"),
        full.by_board("books-give", give, plain, "Give"),
        full.by_board("books-exchange", take, plain, "Take"),
        plainly("books-shipping", "shipping", "Ship "),
        plainly("books-unseen", "before-drawing-0", "Draw unseen"),
        plainly("books-keep", "keep", "Keep which?"),
        plainly("books-role", "role", "City"),
        plainly("books-manuscript", "manuscripts", "Manuscript"),
    ]
}

/// To the kind, then to the tile.
fn ways_to_set(sets: &Books, first: &str) -> [Vec<Command>; 2] {
    let ways = (0..4).flat_map(|tile| (0..8).map(move |kind| (kind, tile)));
    let mut steps = [Right, Up].into_iter();
    BOARDS.map(|board| {
        let step = steps.next().unwrap_or(Right);
        let mut ways = ways.clone().map(|(kind, tile)| {
            let [kinds, tiles] = [vec![step; kind], vec![Down; tile]];
            [kinds, tiles, vec![Yes]].concat()
        });
        let found = ways.find(|way| sets.leads_to(board, way, first));
        found.unwrap_or_else(|| panic!("no way to {first} on {board:?}"))
    })
}

/// A turn in which everybody knows of a tile that more than one set is there for it.
fn with_two_sets() -> (Position, Tile) {
    for golden in catalogue() {
        let mut position = stored(&golden.name);
        for _ in 0..60 {
            if let Some(tile) = tile_with_two_sets(&position) {
                return (position, tile);
            }
            let Some(seat) = position.turn() else {
                break;
            };
            let action = position
                .log
                .legal(seat)
                .nth(0)
                .expect("something to decide");
            position.decide(action);
        }
    }
    panic!("no position has two sets for a tile");
}

fn tile_with_two_sets(position: &Position) -> Option<Tile> {
    let (seat, game) = (position.turn()?, position.log.game());
    let view = position.log.view(Observer::Table);
    let player = &view.table.players[seat];
    let is_begun = *position.log.state().choosing() != Choosing::NOTHING;
    if position.phase() != Phase::Turn || is_begun {
        return None;
    }
    let legal = position.log.legal(seat);
    let tiles = Tile::ALL.into_iter().filter(|tile| {
        let action = Action::Exhibit(*tile);
        legal.contains(action) && game.is_known_to_all(&view, action)
    });
    let (known, _) = view.hand(seat);
    let mut tiles = tiles.filter(|tile| game.only_set(&known, player, *tile).is_none());
    tiles.next()
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
