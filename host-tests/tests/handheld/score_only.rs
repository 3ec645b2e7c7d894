//! Points of a game that was played without this device: what lies before each player is entered, and
//! gives what the engine's own end gives.

use engine::artifact::{Artifact, Expansions, Setup, StartPlayer};
use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::Seat;
use engine::stack::{self, ArtifactStack, Deck, DeckSet, Decks};
use engine::standings::Standings;
use engine::warehouse51::{self, Warehouse51};
use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::games::GameUi;
use handheld::play::Scored;
use handheld::settings::Settings;
use handheld::tally::{AnyTally, EndRows, Tally};
use handheld::text::{Footer, Language, ScoreText, Ui};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, stored};
use host_tests::handheld_positions::{Position, full, long_names};
use host_tests::play::{chance, play_out};
use simulator::entropy::Seeded;
use simulator::scenario::{Instruction, Scenario};
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Help, Left, Menu, Ok as Yes, Right, Up};

/// The base game alone.
const BASE: Expansions = Expansions {
    research: false,
    roles: false,
};

/// The end of a random game.
fn end<G: Game>(game: &G, seed: u64) -> (G::State, G::View) {
    let mut state = game.start();
    play_out(game, &mut state, &mut chance(seed));
    (state, game.view(&state, Observer::Everybody))
}

/// Enters what lies before each player in an end, by steps of one.
fn entered<G: GameUi>(game: G, end: &G::View) -> Tally<G> {
    let mut tally = Tally::new(game);
    for seat in Seat::first(game.seats()) {
        for row in 0..tally.rows() {
            let wanted = game.end_entry(end, seat, row).number;
            let mut steps = 0;
            while tally.entry(seat, row).number != wanted {
                tally.change(seat, row, 1);
                steps += 1;
                assert!(
                    steps < 1000,
                    "{seat:?} cannot have {wanted} in row {row}: {end:#?} {:#?}",
                    tally.end(),
                );
            }
        }
    }
    tally
}

/// Ends of random games, entered: the places are the engine's own, and so is each score.
fn ends_are_scored_alike<G: GameUi, S: PartialEq + std::fmt::Debug>(
    games: impl IntoIterator<Item = G>,
    seeds: u64,
    score: impl Fn(&G, &G::View, Seat) -> S,
) {
    for (number, game) in games.into_iter().enumerate() {
        for seed in 0..seeds {
            let (state, view) = end(&game, seed);
            let tally = entered(game, &view);
            let places = Standings::of(&game, &state);
            assert_eq!(tally.standings(), places, "game {number}, seed {seed}");
            for seat in Seat::first(game.seats()) {
                let (ours, theirs) = (score(&game, tally.end(), seat), score(&game, &view, seat));
                assert_eq!(ours, theirs, "game {number}, seed {seed}, {seat:?}");
            }
        }
    }
}

fn artifact(players: u8, expansions: Expansions) -> Artifact {
    let setup = Setup {
        expansions,
        start: StartPlayer::Seat(Seat::One),
        ..Setup::base(players)
    };
    Artifact::new(setup).unwrap()
}

#[test]
fn every_end_of_artifact_gives_the_same_points_places_and_ties_when_it_is_entered() {
    let mut games = Vec::new();
    for players in 3..=5 {
        for expansions in [BASE, Expansions::BOTH] {
            games.push(artifact(players, expansions));
        }
    }
    // In this box tiles of one size differ.
    let mut setup = *artifact(4, Expansions::BOTH).setup();
    for (number, value) in setup.values.tiles.values_mut().iter_mut().enumerate() {
        value.points = number as u8 % 4 + 1;
    }
    games.push(Artifact::new(setup).unwrap());
    ends_are_scored_alike(games, 60, |game, end, seat| {
        let score = game.score(&end.table, seat);
        (
            (score.tile_points, score.stand_alone_points),
            (score.money_points, score.research_points),
            (score.research_level, score.exhibitions, score.money),
        )
    });
}

#[test]
fn every_end_of_warehouse_51_gives_the_same_points_places_and_ties_when_it_is_entered() {
    let games = (3..=5).map(|players| Warehouse51::new(warehouse51::Setup::of(players)).unwrap());
    ends_are_scored_alike(games, 120, |game, end, seat| game.score(&end.table, seat));
}

#[test]
fn every_end_of_artifact_stack_gives_the_same_points_places_and_ties_when_it_is_entered() {
    let mut games = Vec::new();
    for players in 2..=4 {
        let by_chance = stack::Setup {
            decks: Decks::Chance,
            ..stack::Setup::base(players)
        };
        games.push(ArtifactStack::new(by_chance).unwrap());
        let last = Deck::ALL.into_iter().skip(4);
        let mut chosen = last.fold(DeckSet::NONE, DeckSet::with);
        chosen = chosen.without(Deck::Jewels).with(Deck::Statues);
        let chosen = stack::Setup {
            decks: Decks::Chosen(chosen),
            ..by_chance
        };
        games.push(ArtifactStack::new(chosen).unwrap());
    }
    ends_are_scored_alike(games, 60, |game, end, seat| game.score(&end.table, seat));
}

#[test]
fn what_lies_before_one_player_does_not_lie_before_another() {
    let game = artifact(3, BASE);
    let mut tally = Tally::new(game);
    let most: Vec<u16> = (1..tally.rows())
        .map(|row| tally.entry(Seat::One, row).most)
        .collect();
    for row in 1..tally.rows() {
        tally.change(Seat::One, row, 1);
    }
    for row in 1..tally.rows() {
        assert_eq!(tally.entry(Seat::Two, row).most, most[row - 1] - 1);
    }
    let game = Warehouse51::new(warehouse51::Setup::of(3)).unwrap();
    let mut tally = Tally::new(game);
    tally.change(Seat::One, 5, 1);
    tally.change(Seat::Two, 5, 1);
    assert_eq!(tally.entry(Seat::One, 5).number, 0);
    assert_eq!(tally.entry(Seat::Two, 5).number, 1);
}

fn on(board: Board, storage: MemoryStorage) -> BareApp {
    App::new(Box::default(), board, storage, Seeded::new(3), 0)
}

/// From the menu to the first number of four players of a game.
fn beginning(board: Board, game: usize) -> Vec<Command> {
    let more = if board.has_joystick { Right } else { Yes };
    [&[Up, Up, Yes][..], &vec![Down; game], &[Yes, more, Menu]].concat()
}

/// From the menu to the first number of four players of Artifact.
fn begin(app: &mut BareApp) {
    app.give_all(&beginning(app.world().board, 0));
    assert!(app.says(ScoreText::ScoreOnly.text(Language::English)));
}

/// The commands that enter a number in a row with a joystick, or without one, where `follows` says whether the
/// next row follows on each press then.
fn dial(board: Board, (is_large, follows): (bool, bool), number: u16) -> Vec<Command> {
    let several = |command: Command, count: u16| vec![command; count.into()];
    if !is_large {
        let more = if board.has_joystick { Right } else { Yes };
        let mut commands = several(more, number);
        // Back up for each but the first.
        for place in (1..number.into()).rev().filter(|_| follows) {
            commands.insert(place, Up);
        }
        return commands;
    }
    // To the nearest ten, and from there by ones.
    let tens = (number + 5) / 10;
    let (up, down) = (
        number.saturating_sub(tens * 10),
        (tens * 10).saturating_sub(number),
    );
    if board.has_joystick {
        return [several(Menu, tens), several(Right, up), several(Left, down)].concat();
    }
    // The first number is turned at once, and the next one comes after it.
    [
        several(Up, tens),
        vec![Yes],
        several(Up, up),
        several(Down, down),
        vec![Yes],
    ]
    .concat()
}

/// The commands that enter numbers, from the first row on, and go on to the next player.
fn commands(board: Board, tally: &dyn AnyTally, seat: Seat, numbers: &[u16]) -> Vec<Command> {
    let mut commands = Vec::new();
    // Rows of which others have all are passed by.
    let is_there = |row: usize| !tally.is_elsewhere(seat, row);
    let mut at = 0;
    // A large first number is turned at once: none is passed by tens and ones.
    let is_turned = !board.has_joystick && tally.entry(seat, 0).is_large();
    if is_turned && numbers.first() == Some(&0) {
        commands.extend([Yes, Yes]);
        at = (1..numbers.len()).find(|row| is_there(*row)).unwrap_or(0);
    }
    let wanted = numbers.iter().enumerate();
    for (row, number) in wanted.filter(|(_, number)| **number > 0) {
        let entry = tally.entry(seat, row);
        let follows = !board.has_joystick && tally.is_seldom_two(row);
        // Some numbers have a least one: a research marker stands somewhere.
        let steps = number - entry.number;
        if steps == 0 {
            continue;
        }
        let walk = (at..row).filter(|row| is_there(*row)).count();
        commands.extend(vec![Down; walk]);
        commands.extend(dial(board, (entry.is_large(), follows), steps));
        let goes_on = follows || entry.is_large() && !board.has_joystick;
        let next = (row + 1..numbers.len()).find(|row| is_there(*row));
        at = match next.filter(|_| goes_on) {
            Some(next) => next,
            None => row,
        };
    }
    commands.push(if board.has_joystick { Yes } else { Menu });
    commands
}

/// An end of four players of the base game: coins, then tiles of three, of four and of five.
const END: [[u16; 8]; 4] = [
    [23, 1, 1, 1, 1, 0, 0, 0],
    [8, 2, 0, 1, 0, 0, 0, 0],
    [17, 1, 0, 1, 1, 0, 0, 0],
    [31, 1, 0, 0, 1, 1, 0, 1],
];

/// Enters what lies before four players, from the menu to the result, and gives how many presses that took.
fn presses(board: Board, game: usize, ends: &[Vec<u16>]) -> usize {
    let mut app = on(board, MemoryStorage::default());
    let begin = beginning(board, game);
    app.give_all(&begin);
    let mut presses = begin.len();
    for (seat, numbers) in Seat::ALL.into_iter().zip(ends) {
        let tally = app.world().entered.as_ref().unwrap().tally();
        assert_eq!(tally.rows(), numbers.len());
        let commands = commands(board, tally, seat, numbers);
        presses += commands.len();
        app.give_all(&commands);
    }
    let result = Ui::FinalScore.text(Language::English);
    assert!(app.says(result), "{:?}", app.read());
    let world = app.world();
    let tally = world.entered.as_ref().unwrap().tally();
    for (seat, numbers) in Seat::ALL.into_iter().zip(ends) {
        for (row, number) in numbers.iter().enumerate() {
            assert_eq!(
                tally.entry(seat, row).number,
                *number,
                "{seat:?}, row {row}"
            );
        }
    }
    presses
}

#[test]
fn four_players_of_artifacts_base_game_take_at_most_sixty_presses_from_the_menu_on_both_boards() {
    let ends = END.map(|numbers| numbers.to_vec());
    for board in BOARDS {
        let presses = presses(board, 0, &ends);
        assert!(presses <= 60, "{presses} on {board:?}");
    }
}

/// Relics that others have are passed by, and with four buttons the next one follows on one that is entered.
#[test]
fn four_players_of_warehouse_51_pass_by_what_others_have() {
    let game = Warehouse51::new(warehouse51::Setup::of(4)).unwrap();
    let mut most = [0; 2];
    for seed in 0..20 {
        let (_, end) = end(&game, seed);
        let row = |seat: Seat, row: usize| game.end_entry(&end, seat, row).number;
        let rows = |seat: Seat| (0..game.end_rows()).map(|place| row(seat, place)).collect();
        let ends: Vec<Vec<u16>> = Seat::first(4).map(rows).collect();
        for (most, board) in most.iter_mut().zip(BOARDS) {
            *most = (*most).max(presses(board, 1, &ends));
        }
    }
    // The documentation says these.
    assert_eq!(most, [123, 111]);
}

/// The presses of a scenario between its two marks; one that is held counts once.
fn counted(scenario: &str) -> u32 {
    let (_, after) = scenario.split_once("# counted from here").unwrap();
    let (counted, _) = after.split_once("# counted up to here").unwrap();
    let steps = Scenario::parse(counted).unwrap().steps;
    let presses = steps.iter().map(|step| match step.step {
        Instruction::Press(_, times) => times,
        Instruction::Hold(..) => 1,
        ref other => panic!("{other:?} among the presses"),
    });
    presses.sum()
}

/// The scenarios show the result, on the host and on the emulated Pico.
#[test]
fn a_scenario_of_each_board_scores_four_players_from_the_menu_with_at_most_sixty_presses() {
    let joystick = include_str!("../../../simulator/scenarios/score-only.txt");
    let buttons = include_str!("../../../simulator/scenarios/score-only-four-buttons.txt");
    // Without a board that has a joystick, its presses are no scenario.
    let buttons = buttons.replace("# counted from here", "# counted from here\nboard wide");
    let counts = [joystick, &buttons].map(counted);
    assert!(counts.into_iter().all(|presses| presses <= 60));
    // The documentation says these.
    assert_eq!(counts, [56, 52]);
}

#[test]
fn with_four_buttons_holding_one_changes_no_number_and_a_turn_can_be_left() {
    let mut app = on(Board::WIDE, MemoryStorage::default());
    begin(&mut app);
    let number = |app: &BareApp, seat: Seat, row: usize| {
        let tally = app.world().entered.as_ref().unwrap().tally();
        tally.entry(seat, row).number
    };
    // Help is a held X, which turned the number before.
    app.give(Help);
    app.give(Back);
    assert_eq!(number(&app, Seat::One, 0), 0);
    // So is the next player a held Y.
    app.give(Menu);
    assert_eq!(number(&app, Seat::One, 0), 0);
    app.give_all(&[Up, Back, Down, Yes, Up, Yes]);
    assert_eq!(number(&app, Seat::Two, 0), 10);
    assert_eq!(number(&app, Seat::Two, 1), 2);
    // Any number can be turned again.
    app.give_all(&[Up, Up, Yes, Down, Yes, Up, Yes]);
    assert_eq!(number(&app, Seat::Two, 0), 1);
}

#[test]
fn with_four_buttons_the_next_row_follows_on_one_and_the_footer_says_so() {
    let mut app = on(Board::WIDE, MemoryStorage::default());
    begin(&mut app);
    let numbers = |app: &BareApp| -> Vec<u16> {
        let tally = app.world().entered.as_ref().unwrap().tally();
        let row = |row: usize| tally.entry(Seat::One, row).number;
        (0..tally.rows()).map(row).collect()
    };
    let says = |app: &mut BareApp, word: Footer| app.says(word.text(Language::English));
    // One tile of three, one of three sites: there is only one of those.
    app.give_all(&[Yes, Yes]);
    assert!(says(&mut app, Footer::OneDown), "{:?}", app.read());
    app.give_all(&[Yes, Yes]);
    assert_eq!(numbers(&app)[1..4], [1, 1, 0]);
    // What is at its most goes back to none, and is looked at.
    app.give(Up);
    assert!(says(&mut app, Footer::Zero), "{:?}", app.read());
    app.give(Yes);
    assert_eq!(numbers(&app)[1..4], [1, 0, 0]);
    app.give(Yes);
    assert_eq!(numbers(&app)[1..4], [1, 1, 0]);
}

#[test]
fn a_row_of_which_others_have_all_is_passed_by_and_says_so() {
    let mut app = on(Board::SQUARE, MemoryStorage::default());
    begin(&mut app);
    // The one tile of three sites.
    app.give_all(&[Down, Down, Right, Yes, Down, Down]);
    let taken = ScoreText::AllTakenDetail.text(Language::English);
    assert!(app.says(taken), "{:?}", app.read());
    app.give_all(&[Right, Up, Right]);
    let tally = app.world().entered.as_ref().unwrap().tally();
    let row = |row: usize| tally.entry(Seat::Two, row).number;
    assert_eq!([1, 2, 3].map(row), [1, 0, 1]);
    assert_eq!(tally.entry(Seat::One, 2).number, 1);
}

/// What matters is how many played, who, what there was to be had, and what it is worth.
#[test]
fn the_set_up_of_a_game_that_is_only_scored_asks_for_what_matters() {
    let rows = |game: usize| {
        let mut app = on(Board::SQUARE, MemoryStorage::default());
        app.give_all(&[Up, Up, Yes]);
        app.give_all(&vec![Down; game]);
        app.give_all(&[Yes, Right]);
        // Round to where it began.
        let mut texts = Vec::new();
        for _ in 0..20 {
            texts.extend(app.read());
            app.give(Down);
        }
        texts
    };
    let start = Ui::StartPlayer.text(Language::English);
    let values = Ui::PrintedValues.text(Language::English);
    for game in 0..3 {
        let rows = rows(game);
        let has = |text: &str| rows.iter().any(|row| row == text);
        assert!(has(values) && !has(start), "{rows:?}");
        assert!(!rows.iter().any(|row| row.contains("start:")), "{rows:?}");
        assert_eq!(has("Expansion I"), game == 0, "{rows:?}");
        assert!(!has("Quick start"), "{rows:?}");
    }
}

#[test]
fn the_points_show_before_they_count_and_zero_is_a_number() {
    let mut app = on(Board::SQUARE, MemoryStorage::default());
    begin(&mut app);
    assert!(app.says("0 pt") && app.says("0"));
    app.give_all(&[Menu, Down, Right]);
    assert!(app.says("5 pt"), "{:?}", app.read());
    app.give_all(&[Left]);
    assert!(app.says("2 pt"), "{:?}", app.read());
}

#[test]
fn the_game_that_runs_is_not_touched_and_its_players_keep_their_names() {
    let game = Position::start(full(3), 0).save(&long_names());
    let storage = stored(&Settings::default(), &long_names(), &game);
    let mut app = on(Board::SQUARE, storage);
    let hash = app.state_hash();
    begin(&mut app);
    app.give_all(&[Menu, Yes, Right, Yes, Yes, Yes]);
    assert!(app.says(Ui::FinalScore.text(Language::English)));
    // The menu button opens no pause menu here: this is not the game that runs.
    app.give_all(&[Menu, Back, Back, Back, Back, Back, Back, Back]);
    assert!(app.is_home());
    assert_eq!(
        (app.state_hash(), app.world().entered.is_none()),
        (hash, true)
    );
    let mut again = App::new(
        Box::default(),
        Board::SQUARE,
        app.into_storage(),
        Seeded::new(4),
        0,
    );
    assert_eq!(again.state_hash(), hash);
    assert!(Hands::is_home(&mut again));
}

#[test]
fn equal_points_are_decided_in_a_sentence() {
    let mut app = on(Board::SQUARE, MemoryStorage::default());
    begin(&mut app);
    // Two tiles of three for six points, against thirty coins.
    app.give_all(&[Down, Right, Right, Yes, Menu, Menu, Menu, Yes, Yes, Yes]);
    let read = app.read().join(" ");
    assert!(read.contains("exhibitions"), "{read}");
    app.give_all(&[Yes, Yes]);
    assert!(
        app.read().iter().any(|text| text.contains("+6")),
        "{:?}",
        app.read()
    );
}
