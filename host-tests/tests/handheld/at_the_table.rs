//! At the table one person keeps everybody's books on the device: whole games of all three are entered by
//! presses, with either dealer, and what the screen says is held against a record of its own at every step.

use core::mem::discriminant;
use core::ops::DerefMut;
use std::collections::HashSet;

use engine::actions::Coded;
use engine::artifact::{Action, Artifact, Card, EndTrigger, Phase, Setup, Site, Track};
use engine::bytes::Reader;
use engine::chance::Seed;
use engine::each::Member;
use engine::game::{Actor, Game};
use engine::log::{Entry, read_entry};
use engine::record::Record;
use engine::seat::Seat;
use handheld::app::{App, Memory};
use handheld::board::{Board, Button, Command};
use handheld::games::GameUi;
use handheld::games::artifact::text::{Label, names};
use handheld::play::{Dealing, LOG, Play, Shell, Venue};
use handheld::save;
use handheld::settings::Roster;
use handheld::storage::{Entropy, Slot, Storage};
use handheld::text::{Footer, Language, Ui};
use handheld::theme::{self, Colour};
use host_tests::conformance::{below, chance};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, TestApp, bare, bare_on, device};
use host_tests::handheld_positions::{Position, full, long_names, stored};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::screen::Screen;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Left, Menu, Ok as Yes, Right, Up};

type Handheld = Device<MemoryStorage, Seeded>;

/// More presses than any game takes.
const TOO_LONG: usize = 60_000;

pub fn dealings() -> [Dealing; 2] {
    [Dealing::Device(Seed([5; 32])), Dealing::People]
}

/// A device with a game at its beginning, at the table.
fn at_table<G: GameUi>(game: &G, dealing: Dealing) -> BareApp {
    let shell = Shell {
        venue: Venue::Table,
        ..Shell::new(Roster::default(), dealing)
    };
    let header = save::header_of(game, &shell).unwrap();
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = header.to_vec();
    bare(storage)
}

pub fn play<M: DerefMut<Target = Memory>, S: Storage, E: Entropy>(app: &App<M, S, E>) -> &Play {
    app.world().play.as_ref().unwrap()
}

/// Brings a record to where the app's is.
fn follow<G: Game + Clone>(record: &mut Record<G, LOG>, app: &BareApp) {
    let entries = play(app).game().entries();
    let mut reader = Reader::new(&entries[record.entries().len()..]);
    while reader.left() > 0 {
        record.follow(read_entry(&mut reader).unwrap()).unwrap();
    }
}

pub fn says(app: &mut BareApp, word: Footer) -> bool {
    app.says(word.text(Language::English))
}

/// Is something looked at that is left by going back?
fn can_leave(app: &mut BareApp) -> bool {
    !is_books(app) && (says(app, Footer::Back) || says(app, Footer::Hide))
}

/// Enters a whole game by chance, and looks on before and after each press.
pub fn enter_all<G: GameUi + Clone>(
    game: G,
    dealing: Dealing,
    seed: u64,
    mut look: impl FnMut(&mut BareApp, &Record<G, LOG>, Option<Vec<String>>),
) -> (BareApp, Record<G, LOG>) {
    let mut app = at_table(&game, dealing);
    let mut record = Record::new(game);
    let mut rng = chance(seed);
    app.give(Yes);
    for _ in 0..TOO_LONG {
        follow(&mut record, &app);
        if record.actor() == Actor::Nobody {
            return (app, record);
        }
        look(&mut app, &record, None);
        let leaves = can_leave(&mut app);
        let looks = is_books(&mut app) && says(&mut app, Footer::Look);
        let keeps = says(&mut app, Footer::Ready) && says(&mut app, Footer::Secret);
        let command = match below(100, &mut rng) {
            _ if app.is_home() => Yes,
            // A look at a card on the table, which may be kept from the device.
            85.. if looks => Back,
            50.. if keeps => Back,
            // Who looked at something goes back to what is asked.
            50.. if leaves => Back,
            0..60 => Yes,
            60..75 => Down,
            75..87 => Right,
            87..94 => Left,
            _ => Up,
        };
        let shown = (command == Yes).then(|| app.read());
        app.give(command);
        if shown.is_some() {
            look(&mut app, &record, shown);
        }
    }
    panic!("the game does not end: {:?}", app.read());
}

/// Is this the screen with everybody's books?
pub fn is_books(app: &mut BareApp) -> bool {
    says(app, Footer::Enter) && says(app, Footer::Fix)
}

/// The rows of the books say of each player what the engine has.
fn assert_books(app: &mut BareApp, record: &Record<Artifact, LOG>) {
    let texts = app.read();
    let mut rest = texts.iter();
    let table = record.state().table();
    for seat in Seat::first(record.game().seats()) {
        let player = &table.players[seat];
        let row = [
            app.world().name(seat).to_owned(),
            player.money.to_string(),
            player.reserve.to_string(),
            player.exhibitions().to_string(),
            player.hand_size().to_string(),
        ];
        for one in row {
            assert!(
                rest.any(|text| *text == one),
                "{one} of {seat:?}: {texts:?}"
            );
        }
    }
    let year = record.game().year(table).to_string();
    assert!(texts.iter().any(|text| text.contains(&year)), "{texts:?}");
    let last = texts.iter().any(|text| text.contains("Last round"));
    assert_eq!(last, table.last_round.is_some(), "{texts:?}");
    // The bar comes behind the rows. While something is put together, it is another one.
    if texts
        .iter()
        .any(|text| text == Footer::Undo.text(Language::English))
    {
        let bar: Vec<String> = bar(record).iter().map(u8::to_string).collect();
        let shown: Vec<&String> = rest.take(bar.len()).collect();
        assert_eq!(shown, bar.iter().collect::<Vec<_>>(), "{texts:?}");
    }
}

/// The numbers on the bar: in a turn what the next research, ship, exhibition and joker cost; where markers are
/// asked for, what the next action with each costs; beside cards how many there are of each.
fn bar(record: &Record<Artifact, LOG>) -> Vec<u8> {
    let (game, table) = (record.game(), record.state().table());
    let cost = |track| game.cost(table, track);
    let legal = record.legal(table.seat);
    let is_there = |track: &Track| track.site().is_none_or(|site| game.in_play(site));
    let costs = |is_on: &dyn Fn(&Track) -> bool| {
        let tracks = Track::ALL.into_iter().filter(is_there);
        tracks.filter(is_on).map(cost).collect()
    };
    let mat = table.players[table.seat].mat;
    match table.phase {
        Phase::Turn => {
            let (museum, ship) = (cost(Track::Museum), cost(Track::Ship));
            vec![museum, ship, museum, game.values().joker]
        }
        Phase::PassedTurn if !legal.iter().any(|one| matches!(one, Action::TakeMarker(_))) => {
            costs(&|track| mat[*track] > 0)
        }
        Phase::FirstMarkers | Phase::Refilling | Phase::PassedTurn => costs(&|_| true),
        Phase::Keeping { shown, .. } => shown.iter().map(|(_, count)| count).collect(),
        Phase::Shipping { .. } => {
            let can_ship = |card: &Card| legal.contains(Action::Choose(*card));
            let cards = table.face_up.iter().filter(|(card, _)| can_ship(card));
            cards.map(|(_, count)| count).collect()
        }
        _ => Vec::new(),
    }
}

/// Every reason for a last round, in a sentence.
fn reasons() -> Vec<(EndTrigger, String)> {
    let others = [
        EndTrigger::IncomeTrackEmpty,
        EndTrigger::TwoTypesTaken,
        EndTrigger::LastYear,
    ];
    let all = others
        .into_iter()
        .chain(Site::ALL.map(EndTrigger::DeckEmpty));
    let sentence = |trigger| {
        let mut text = String::new();
        names::trigger(&mut text, Language::English, trigger).unwrap();
        (trigger, text)
    };
    all.map(sentence).collect()
}

/// If the books say why the round is the last, it is why; says whether they do.
fn assert_reason(app: &mut BareApp, record: &Record<Artifact, LOG>) -> bool {
    let texts = app.read();
    let said = reasons()
        .into_iter()
        .filter(|(_, text)| texts.contains(text));
    let said: Vec<EndTrigger> = said.map(|(trigger, _)| trigger).collect();
    let is_end = [Label::Pass, Label::EndTurn]
        .iter()
        .any(|label| app.says(label.text(Language::English)));
    let last_round = record.state().table().last_round.filter(|_| is_end);
    assert_eq!(said, Vec::from_iter(last_round), "{texts:?}");
    !said.is_empty()
}

/// The mats on the screen, from top to bottom: how many places hold a marker, and whether their owner is out.
fn mats(screen: &Screen, places: usize) -> Vec<(u8, bool)> {
    let wide = Board::SQUARE.size().width as usize;
    let mat_in = |line: &[Colour]| {
        let is_pip = |colour: Colour| [theme::TEXT, theme::SHADE].contains(&colour);
        // A place has four pixels, with two between it and the next one.
        let is_place = |place: &[Colour]| match *place {
            [a, b, c, d, ground, more] => {
                is_pip(a) && [b, c, d] == [a; 3] && !is_pip(ground) && more == ground
            }
            _ => false,
        };
        let is_mat = |mat: &&[Colour]| mat.chunks(6).all(is_place);
        let mat = line.windows(places * 6).find(is_mat)?;
        let filled = mat.chunks(6).filter(|place| place[0] == theme::TEXT);
        Some((filled.count() as u8, mat[4] == theme::GROUND))
    };
    let lines: Vec<_> = screen.pixels().chunks(wide).map(mat_in).collect();
    let firsts = lines.windows(2).filter(|pair| pair[0].is_none());
    firsts.filter_map(|pair| pair[1]).collect()
}

/// The screen shows of each player how many markers are on the mat, and whether they have passed.
fn assert_mats(app: &mut BareApp, record: &Record<Artifact, LOG>) {
    // What is said over the screen goes away with the next press.
    let mut later = app.clone();
    later.give(Right);
    let mut screen = Screen::new(Board::SQUARE.size());
    later.draw(&mut screen).unwrap();
    let places = record.game().values().mat;
    let players = &record.state().table().players;
    let kept: Vec<(u8, bool)> = Seat::first(record.game().seats())
        .map(|seat| (players[seat].markers(), players[seat].passed))
        .collect();
    assert_eq!(mats(&screen, places.into()), kept, "{:?}", app.read());
}

#[test]
fn every_game_of_artifact_is_kept_as_the_engine_has_it_with_either_dealer() {
    let (mut paid, mut reasons) = (0, 0);
    let mut phases = HashSet::new();
    let setups = [3, 4, 5].map(full).into_iter();
    for (seed, setup) in (1..).zip(setups.chain([3, 4, 5].map(Setup::base))) {
        for dealing in dealings() {
            let game = Artifact::new(setup).unwrap();
            let mut drawn = None;
            let (mut app, record) =
                enter_all(game, dealing, seed, |app, record, shown| match shown {
                    None if is_books(app) => {
                        assert_books(app, record);
                        phases.insert(discriminant(&record.state().table().phase));
                        reasons += usize::from(assert_reason(app, record));
                        // Pixels are looked at once for every entry.
                        if drawn.replace(record.entries().len()) != Some(record.entries().len()) {
                            assert_mats(app, record);
                        }
                    }
                    // Whatever is entered before everybody's eyes is entered in the books.
                    None => assert!(
                        !app.is_public() || !says(app, Footer::DoIt),
                        "{:?}",
                        app.read()
                    ),
                    Some(shown) => paid += usize::from(assert_paid(app, record, &shown)),
                });
            assert_scores(&mut app, &record);
        }
    }
    assert!(paid > 400, "{paid} actions had a price");
    assert!(reasons > 20, "{reasons} times");
    // A turn, huts, first markers, cards that are shipped, drawn and kept, roles, markers of who has passed and at the end
    // of a round, manuscripts.
    assert_eq!(phases.len(), 10);
}

/// What an action cost and left stood there before it counted; says whether it had a price.
fn assert_paid(app: &mut BareApp, before: &Record<Artifact, LOG>, shown: &[String]) -> bool {
    let entries = play(app).game().entries();
    let new = &entries[before.entries().len()..];
    let was_books = [Footer::Enter, Footer::Fix]
        .map(|word| word.text(Language::English))
        .iter()
        .all(|word| shown.iter().any(|text| text == word));
    let Ok(Entry::Next(code)) = read_entry(&mut Reader::new(new)) else {
        return false;
    };
    let (Actor::Seat(seat), true) = (before.actor(), was_books) else {
        return false;
    };
    let action = Action::from_code(code).unwrap();
    if let Action::TakeMarker(track) | Action::Exchange { take: track, .. } = action {
        assert_change(before, (seat, action, track), shown);
    }
    if !matches!(
        action,
        Action::Research(_) | Action::Hire(_) | Action::Ship(_) | Action::Sell(_) | Action::Buy(_)
    ) {
        return false;
    }
    let mut after = before.clone();
    after.decide(seat, action).unwrap();
    let money = |record: &Record<Artifact, LOG>| record.state().table().players[seat].money;
    let (owned, left) = (money(before), money(&after));
    let cost = owned.abs_diff(left);
    let sign = if left > owned { "+" } else { "" };
    for number in [format!("{sign}{cost}"), left.to_string()] {
        assert!(shown.contains(&number), "{number} of {action:?}: {shown:?}");
    }
    true
}

/// What the next action with a marker costs, now and then, stood there before it was taken.
fn assert_change(
    before: &Record<Artifact, LOG>,
    (seat, action, track): (Seat, Action, Track),
    shown: &[String],
) {
    let mut after = before.clone();
    after.decide(seat, action).unwrap();
    let cost = |record: &Record<Artifact, LOG>| {
        let cost = record.game().cost(record.state().table(), track);
        cost.to_string()
    };
    // It is written from its right end on.
    let pair = [cost(&after), cost(before)];
    let stands = shown.windows(2).any(|two| two == pair);
    assert!(stands, "{pair:?} of {action:?}: {shown:?}");
}

/// The end says what the engine counts.
pub fn assert_scores<G: GameUi>(app: &mut BareApp, record: &Record<G, LOG>) {
    let mut texts = Vec::new();
    for _ in 0..24 {
        texts.extend(app.read());
        app.give(Yes);
        if app.is_home() || app.says(Ui::WhatNow.text(Language::English)) {
            break;
        }
    }
    assert_eq!(play(app).game().standings(), record.standings());
    for standing in record.standings().iter() {
        let points = standing.tiers[0].to_string();
        let name = app.world().name(standing.seat).to_owned();
        assert!(texts.contains(&name), "{name}: {texts:?}");
        assert!(
            texts.iter().any(|text| text.contains(&points)),
            "{points} of {name}: {texts:?}"
        );
    }
}

/// The same game after switching off and on, gone on with.
pub fn bare_again(app: &BareApp) -> BareApp {
    bare_again_on(Board::SQUARE, app)
}

/// The same on another board.
pub fn bare_again_on(board: Board, app: &BareApp) -> BareApp {
    let mut again = bare_on(board, app.clone().into_storage());
    again.give(Yes);
    again
}

/// Goes to an entry of the pause menu and chooses it.
pub fn pause<S: Storage, E: Entropy>(app: &mut TestApp<S, E>, entry: Ui) {
    app.give(Menu);
    let title = entry.text(Language::English);
    for _ in 0..16 {
        if selected(app).as_deref() == Some(title) {
            return app.give(Yes);
        }
        app.give(Down);
    }
    panic!("{title} is not in the menu: {:?}", app.read());
}

/// The title of the selected entry.
pub fn selected<S: Storage, E: Entropy>(app: &mut TestApp<S, E>) -> Option<String> {
    let (mut is_next, mut found) = (false, None);
    app.describe_screen(&mut |spoken| match spoken {
        handheld::canvas::Spoken::Selected => is_next = true,
        handheld::canvas::Spoken::Text(text) if is_next => {
            found.get_or_insert_with(|| text.to_owned());
            is_next = false;
        }
        _ => {}
    });
    found
}

#[test]
fn a_game_changes_between_device_and_table_at_any_moment_and_stays_the_same() {
    for name in ["turn-in-round-3", "turn-to-undo"] {
        let position = stored(name);
        let mut app = bare(position.storage());
        app.give(Yes);
        assert!(!play(&app).is_at_table());
        pause(&mut app, Ui::AtTheTable);
        assert!(play(&app).is_at_table());
        assert_eq!(app.state_hash(), Some(position.log.hash()));
        let mut again = bare_again(&app);
        assert!(play(&again).is_at_table());
        assert_eq!(again.state_hash(), Some(position.log.hash()));
        pause(&mut again, Ui::PlayHere);
        assert!(!play(&again).is_at_table());
        assert_eq!(again.state_hash(), Some(position.log.hash()));
        assert!(!is_books(&mut again));
    }
}

#[test]
fn people_and_the_device_take_turns_in_dealing_and_the_log_says_so() {
    for dealing in dealings() {
        let game = Artifact::new(full(3)).unwrap();
        let mut app = at_table(&game, dealing);
        app.give(Yes);
        let mut changes = 0;
        let mut rng = chance(4);
        for _ in 0..1500 {
            let is_over = play(&app).is_over();
            if !is_over && is_books(&mut app) && below(12, &mut rng) == 0 {
                let before = play(&app).dealer();
                let hash = app.state_hash();
                pause(&mut app, Ui::ChangeDealer);
                let after = play(&app).dealer();
                assert_ne!(before == Dealing::People, after == Dealing::People);
                assert_eq!(app.state_hash(), hash);
                changes += 1;
                let again = bare_again(&app);
                assert_eq!(play(&again).dealer(), after);
                assert_eq!(again.state_hash(), hash);
            }
            if is_over {
                break;
            }
            let leaves = can_leave(&mut app);
            app.give(match below(4, &mut rng) {
                0 if leaves => Back,
                0 => Right,
                _ => Yes,
            });
        }
        assert!(changes > 4, "{changes}");
    }
}

/// Clara's table in the middle of a game.
pub fn books() -> (BareApp, Position) {
    books_on(Board::SQUARE)
}

/// The same on any board.
pub fn books_on(board: Board) -> (BareApp, Position) {
    let position = stored("turn-in-round-3");
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = position.save_at_table(&Roster::default());
    let mut app = bare_on(board, storage);
    app.give(Yes);
    assert!(says(&mut app, Footer::Enter), "{:?}", app.read());
    (app, position)
}

/// The record that is stored.
pub fn save_of(app: &BareApp) -> Record<Artifact, LOG> {
    let mut storage = app.clone().into_storage();
    let bytes = storage.bytes_mut(Slot::Game).clone();
    save::record::<Artifact>(&bytes).unwrap().0
}

#[test]
fn without_a_joystick_holding_b_never_takes_an_entry_back_and_its_press_does() {
    let position = stored("turn-in-round-3");
    let names = long_names();
    let settings = handheld::settings::Settings::default();
    let save = position.save_at_table(&names);
    let mut device = device(Board::WIDE, &settings, &names, &save);
    device.give(Yes);
    device.press(Button::A).unwrap();
    let entries = |device: &Handheld| play(device.app()).game().entries().len();
    let entered = entries(&device);
    assert!(
        entered > position.log.entries().len(),
        "{:?}",
        device.texts()
    );
    device.hold(Button::B, 900).unwrap();
    assert_eq!(entries(&device), entered, "{:?}", device.texts());
    let state = device.app().state_hash();
    // A press that something else follows before B is up is a press all the same.
    device.push(Button::B);
    device.run(30).unwrap();
    assert_eq!(device.app().state_hash(), state, "it may be held yet");
    device.push(Button::Y);
    device.run(30).unwrap();
    device.release(Button::Y);
    assert_ne!(device.app().state_hash(), state);
    device.run(900).unwrap();
    device.release(Button::B);
    device.run(40).unwrap();
    assert_eq!(device.app().state_hash(), Some(position.log.hash()));
}

#[test]
fn holding_x_or_y_leaves_the_books_as_they_were() {
    for held in [Button::X, Button::Y] {
        let position = stored("turn-in-round-3");
        let names = long_names();
        let settings = handheld::settings::Settings::default();
        let mut device = device(
            Board::WIDE,
            &settings,
            &names,
            &position.save_at_table(&names),
        );
        device.give_all(&[Yes, Up, Down]);
        let before = device.screen().clone();
        device.hold(held, 700).unwrap();
        assert_ne!(device.screen(), &before);
        device.press(Button::B).unwrap();
        assert_eq!(device.screen(), &before, "{held:?}");
    }
}

#[test]
fn two_presses_lead_from_the_books_to_the_table_on_either_board() {
    for board in BOARDS {
        let (mut app, _) = books_on(board);
        app.give_all(&[Menu, Yes]);
        let texts = app.read();
        assert!(texts.iter().any(|text| text.contains("deck")), "{texts:?}");
        app.give_all(&[Back, Back]);
        assert!(app.says("TABLE"), "{:?}", app.read());
    }
}

#[test]
fn undo_takes_back_any_number_of_entries() {
    let game = Artifact::new(full(3)).unwrap();
    let mut app = at_table(&game, dealings()[0]);
    app.give(Yes);
    for _ in 0..400 {
        if play(&app).is_over() {
            break;
        }
        app.give(Yes);
    }
    let mut left = play(&app).can_undo(true);
    let mut steps = 0;
    while left && steps < 500 {
        // Whatever is shown, the menu takes back.
        pause(&mut app, Ui::Undo);
        left = play(&app).can_undo(true);
        steps += 1;
    }
    assert!(steps > 20, "{steps}");
    let record = save_of(&app);
    assert!(matches!(
        record.state().table().phase,
        Phase::FirstHuts { .. } | Phase::FirstMarkers
    ));
}

#[test]
fn what_only_one_has_seen_is_entered_behind_the_curtain() {
    let position = (0..host_tests::handheld_positions::BEFORE_DRAWING)
        .map(|number| stored(&host_tests::handheld_positions::before_drawing(number)))
        .next()
        .unwrap();
    let names = long_names();
    let settings = handheld::settings::Settings::default();
    let mut device = device(
        Board::SQUARE,
        &settings,
        &names,
        &position.save_at_table(&names),
    );
    device.give(Yes);
    // Draw the unseen card: nobody sees which it is.
    device.give(Yes);
    assert!(device.app().is_public(), "{:?}", device.texts());
    for _ in 0..12 {
        if device.says(Footer::Enter.text(Language::English)) {
            break;
        }
        device.give(Yes);
    }
    let own = Label::OwnCardsDetail.text(Language::English);
    for _ in 0..8 {
        if device.says(own) {
            device.give(Yes);
            assert!(device.says(Ui::NobodyElseDetail.text(Language::English)));
            device.give(Yes);
            assert!(!device.app().is_public());
            device.give_all(&[Back, Back]);
            assert!(device.app().is_public(), "{:?}", device.texts());
            return;
        }
        device.give(Right);
    }
    panic!("nothing to see in private: {:?}", device.texts());
}
