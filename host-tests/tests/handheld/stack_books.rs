//! Artifact Stack at the table: everybody's books are what the engine has at every step, whoever deals;
//! few presses enter an action; a temple is laid out card by card; what the device does not know it cannot
//! show; and everything that can be otherwise on the table is put right.

use std::collections::BTreeSet;

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::dealer::Told;
use engine::each::Member;
use engine::game::{Actor, Game};
use engine::log::{Entry, read_entry};
use engine::record::{Record, RecordError};
use engine::seat::Seat;
use engine::stack::{Action, ArtifactStack, CardSet, Correction, Outcome, Phase, Place, Places};
use handheld::board::{Board, Command};
use handheld::games::GameUi;
use handheld::play::{LOG, Thing};
use handheld::settings::{Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::conformance::{below, chance};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare, device};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_stack::{StackPosition, anywhere, seek, setup};
use simulator::picture::Picture;
use simulator::screen::Screen;
use simulator::storage::MemoryStorage;

use super::at_the_table::{
    assert_scores, bare_again, bare_again_on, dealings, enter_all, is_books, pause, play, selected,
};

use Command::{Back, Down, Help, Left, Menu, Ok as Yes, Right, Up};

type Log = Record<ArtifactStack, LOG>;

/// The rows of the books say of each player what the engine has, and the temple what digging costs.
fn assert_books(app: &mut BareApp, record: &Log) {
    let texts = app.read();
    let mut rest = texts.iter();
    let table = record.state().table();
    let game = record.game();
    for seat in Seat::first(game.seats()) {
        let player = &table.players[seat];
        let score = game.score(table, seat);
        let mut row = vec![
            app.world().name(seat).to_owned(),
            player.silver.to_string(),
            score.star_cards.to_string(),
        ];
        for deck in table.decks.iter() {
            let counts = [player.open.of(deck), player.turned.of(deck)];
            row.extend(counts.iter().filter(|count| **count > 0).map(u8::to_string));
        }
        for one in row {
            assert!(
                rest.any(|text| *text == one),
                "{one} of {seat:?}: {texts:?}"
            );
        }
    }
    if table.phase == Phase::Turn && !app.says(Footer::Back.text(Language::English)) {
        for place in table.temple.standing().iter() {
            let cost = game.dig_cost(&table.temple, place);
            if cost > 0 {
                let cost = cost.to_string();
                assert!(rest.any(|text| *text == cost), "{place:?}: {texts:?}");
            }
        }
    }
    let left = format!(": {} left", table.temple.standing().len());
    assert!(texts.iter().any(|text| text.ends_with(&left)), "{texts:?}");
}

/// What an action cost and left stood there before it counted; says whether it had a price.
fn assert_paid(app: &BareApp, before: &Log, shown: &[String]) -> bool {
    let entries = play(app).game().entries();
    let new = &entries[before.entries().len()..];
    let is_books = [Footer::Enter, Footer::Fix]
        .map(|word| word.text(Language::English))
        .iter()
        .all(|word| shown.iter().any(|text| text == word));
    let Ok(Entry::Next(code)) = read_entry(&mut Reader::new(new)) else {
        return false;
    };
    let (Actor::Seat(seat), true) = (before.actor(), is_books) else {
        return false;
    };
    let action = Action::from_code(code).unwrap();
    let has_price = matches!(
        action,
        Action::Take(_) | Action::Hire(_) | Action::TurnOver(CardSet::Coins(_))
    );
    if !has_price {
        return false;
    }
    let silver = |log: &Log| log.state().table().players[seat].silver;
    let table = before.state().table();
    let left = match action {
        // What a card does at once comes after what it costs.
        Action::Take(place) => {
            let cost = before.game().dig_cost(&table.temple, place);
            u16::from(silver(before)) - cost
        }
        action => {
            let mut after = before.clone();
            after.decide(seat, action).unwrap();
            silver(&after).into()
        }
    };
    let cost = u16::from(silver(before)).abs_diff(left);
    let sign = if left > silver(before).into() {
        "+"
    } else {
        ""
    };
    for number in [format!("{sign}{cost}"), left.to_string()] {
        assert!(shown.contains(&number), "{number} of {action:?}: {shown:?}");
    }
    true
}

#[test]
fn the_books_are_what_the_engine_has_at_every_step_with_either_dealer() {
    let (mut seen, mut paid, mut untold) = (0, 0, 0);
    for (seed, players) in (1..).zip([2, 3, 4, 2, 4]) {
        for dealing in dealings() {
            let game = ArtifactStack::new(setup(players)).unwrap();
            let (mut app, record) =
                enter_all(game, dealing, seed, |app, record, shown| match shown {
                    None if is_books(app) => {
                        assert_books(app, record);
                        seen += 1;
                    }
                    None => {}
                    Some(shown) => {
                        let view = record.view(engine::game::Observer::Everybody);
                        untold += usize::from(!view.untold.is_empty());
                        paid += usize::from(assert_paid(app, record, &shown));
                    }
                });
            assert_scores(&mut app, &record);
        }
    }
    assert!(seen > 1000, "{seen} screens");
    assert!(paid > 200, "{paid} actions had a price");
    assert!(untold > 0, "somebody kept a look to themselves");
}

/// A device at the table with a position.
fn at_table(position: &StackPosition, people_deal: bool) -> BareApp {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = position.save_at_table(&Roster::default(), people_deal);
    let mut app = bare(storage);
    app.give(Yes);
    app
}

/// What the screen looks like: where the cursor is on the map is in no words.
fn look_of(app: &mut BareApp) -> Vec<u8> {
    let mut screen = Screen::new(app.world().board.size());
    app.draw(&mut screen).unwrap();
    screen
        .pixels()
        .iter()
        .map(|colour| colour.number())
        .collect()
}

/// The fewest presses that lead from the books to an entry of the log, going by the shortest ways first.
fn presses_to(app: &BareApp, action: Action, most: usize) -> Option<usize> {
    let length = play(app).game().entries().len();
    let mut reached = BTreeSet::new();
    let mut edge = vec![app.clone()];
    for presses in 1..=most {
        let mut next = Vec::new();
        for app in &edge {
            for command in [Yes, Left, Right, Up, Down, Back] {
                let mut there = app.clone();
                there.give(command);
                let entries = play(&there).game().entries();
                if entries.len() > length {
                    let first = read_entry(&mut Reader::new(&entries[length..]));
                    if first == Ok(Entry::Next(action.code())) {
                        return Some(presses);
                    }
                    continue;
                }
                // A curtain looks the same whatever lies behind it.
                let is_curtain = there.says(Footer::Ready.text(Language::English));
                if is_curtain || reached.insert(look_of(&mut there)) {
                    next.push(there);
                }
            }
        }
        edge = next;
    }
    None
}

/// Of each kind of entry: the median and the worst of how many presses it may take.
type Few = [(&'static str, usize, usize); 6];

#[test]
fn the_books_are_entered_in_few_presses() {
    assert_few(
        Board::SQUARE,
        [
            ("take", 2, 4),
            ("dig", 3, 5),
            ("look", 4, 6),
            ("hire", 5, 7),
            ("bonus", 1, 4),
            ("end", 2, 3),
        ],
    );
}

#[test]
fn without_a_joystick_the_books_take_few_presses_too() {
    assert_few(
        Board::WIDE,
        [
            ("take", 3, 4),
            ("dig", 4, 6),
            ("look", 5, 7),
            ("hire", 4, 6),
            ("bonus", 1, 2),
            ("end", 2, 3),
        ],
    );
}

fn assert_few(board: Board, few: Few) {
    let mut all: Vec<(&str, usize)> = Vec::new();
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        for decisions in (4..90).step_by(9) {
            let position = anywhere(setup(players), decisions, seed);
            let Some(seat) = position.turn() else {
                continue;
            };
            // What is the only thing to do is done by itself.
            if position.phase() != Phase::Turn || position.log.legal(seat).len() == 1 {
                continue;
            }
            let app = bare_again_on(board, &at_table(&position, false));
            let table = position.log.state().table();
            for action in position.log.legal(seat).iter() {
                let kind = match action {
                    Action::Take(place) => {
                        let is_free = position.log.game().dig_cost(&table.temple, place) == 0;
                        if is_free { "take" } else { "dig" }
                    }
                    Action::Look(_) => "look",
                    Action::Hire(_) => "hire",
                    Action::TurnOver(_) => "bonus",
                    _ => "end",
                };
                let presses = presses_to(&app, action, 10);
                let presses = presses
                    .unwrap_or_else(|| panic!("no way to {action:?}: {:?}", app.clone().read()));
                all.push((kind, presses));
            }
        }
    }
    for (kind, median, worst) in few {
        let mut of: Vec<usize> = all
            .iter()
            .filter(|(one, _)| *one == kind)
            .map(|(_, presses)| *presses)
            .collect();
        of.sort_unstable();
        let found = (of[of.len() / 2], *of.last().unwrap());
        println!("{kind}: {} entries, median and worst {found:?}", of.len());
        assert!(found.0 <= median && found.1 <= worst, "{kind}: {found:?}");
    }
}

#[test]
fn b_takes_back_entry_after_entry_wherever_the_cursor_begins() {
    for board in BOARDS {
        for people_deal in [false, true] {
            let mut position = anywhere(setup(2), 0, 7);
            let start = position.log.hash();
            // What lies open is taken: nothing comes up that could not be taken back.
            for _ in 0..3 {
                let table = position.log.state().table();
                let legal = position.log.legal(position.turn().unwrap());
                let hidden = table.temple.face_down();
                let is_open = |action: &Action| match action {
                    Action::Take(place) => !hidden.contains(*place),
                    action => *action == Action::EndTurn,
                };
                let action = legal.iter().find(is_open).unwrap();
                position.decide(action);
            }
            let save = position.save_at_table(&long_names(), people_deal);
            let mut device = device(board, &Settings::default(), &long_names(), &save);
            device.give(Yes);
            for _ in 0..9 {
                let hash = device.app().state_hash();
                if hash == Some(start) {
                    break;
                }
                let undo = Footer::Undo.text(Language::English);
                let texts = device.texts();
                assert!(texts.iter().any(|text| text.starts_with(undo)), "{texts:?}");
                device.give(Back);
                assert_ne!(device.app().state_hash(), hash, "{:?}", device.texts());
            }
            assert_eq!(device.app().state_hash(), Some(start));
        }
    }
}

#[test]
fn nobody_pays_for_a_look_without_being_asked() {
    for people_deal in [false, true] {
        let position = anywhere(setup(2), 0, 7);
        let mut app = at_table(&position, people_deal);
        if !is_books(&mut app) {
            app.give(Back);
        }
        let length = play(&app).game().entries().len();
        let look = Footer::Look.text(Language::English);
        let mut rng = chance(3);
        while !app.says(look) {
            app.give([Up, Down, Left, Right][below(4, &mut rng)]);
        }
        app.give(Back);
        assert!(app.says(Footer::Ready.text(Language::English)));
        assert_eq!(play(&app).game().entries().len(), length);
        app.give(Back);
        assert!(is_books(&mut app), "{:?}", app.read());
        assert_eq!(play(&app).game().entries().len(), length);
        app.give_all(&[Back, Yes]);
        assert!(play(&app).game().entries().len() > length);
    }
}

#[test]
fn the_device_says_card_by_card_what_to_lay_where_and_nothing_of_what_lies_face_down() {
    let position = StackPosition::start(setup(3), 4);
    let mut app = at_table(&position, false);
    let table = position.log.state().table();
    for (number, place) in Place::ALL.into_iter().enumerate() {
        let title = format!("Card {} of 26", number + 1);
        assert!(app.says(&title), "{:?}", app.read());
        let is_down = table.temple.face_down().contains(place);
        assert_eq!(app.says("Face down"), is_down, "{:?}", app.read());
        app.give(Yes);
    }
    assert!(is_books(&mut app), "{:?}", app.read());
    // Who knows the temple goes straight to the books.
    let mut app = at_table(&position, false);
    app.give(Back);
    assert!(is_books(&mut app), "{:?}", app.read());
}

#[test]
fn people_say_what_lies_open_and_what_lies_face_down_stays_unknown_until_somebody_says() {
    let mut app = at_table(&StackPosition::laying(setup(2), 7, 0), true);
    let mut cards = 0;
    while !is_books(&mut app) {
        assert!(cards < 40, "{:?}", app.read());
        // Every other card lies open: whichever is offered after the back.
        if cards % 2 == 1 {
            app.give(Right);
        }
        app.give(Yes);
        cards += 1;
    }
    let record = record_of(&app);
    let table = record.state().table();
    assert_eq!(table.temple.standing(), Places::ALL);
    assert_eq!(table.temple.face_down().len(), 13);
    // A look that is kept: the device does not ask further, and shows nothing.
    let seat = table.seat;
    let hidden = table.temple.face_down();
    let place = hidden.iter().next().unwrap();
    let look = Action::Look(place);
    let way = presses_to(&app, look, 9);
    assert!(way.is_some(), "{:?}", app.read());
    let mut position = StackPosition::laying(setup(2), 7, 0);
    position.log = record;
    position.log.decide(seat, look).unwrap();
    let mut app = at_table(&position, true);
    assert!(
        app.says(Footer::Secret.text(Language::English)),
        "{:?}",
        app.read()
    );
    app.give(Back);
    assert!(is_books(&mut app), "{:?}", app.read());
    let record = record_of(&app);
    let view = record.view(engine::game::Observer::Everybody);
    assert!(view.untold.contains(place));
    assert_eq!(view.card(place), None);
    assert_eq!(record.state().table().players[seat].silver, 1);
}

fn record_of(app: &BareApp) -> Log {
    let mut storage = app.clone().into_storage();
    let bytes = storage.bytes_mut(Slot::Game).clone();
    handheld::save::record::<ArtifactStack>(&bytes).unwrap().0
}

/// Two tables that differ in what somebody has looked at, at a card that somebody else takes.
fn twins() -> [StackPosition; 2] {
    let before = seek(setup(3), |position| {
        let table = position.log.state().table();
        let game = position.log.game();
        let free = |place: &Place| game.dig_cost(&table.temple, *place) == 0;
        let hidden = table.temple.face_down();
        let player = &table.players[table.seat];
        position.phase() == Phase::Turn
            && table.actions > 0
            && player.silver > 0
            && hidden.len() > 2
            && hidden.iter().any(|place| free(&place))
            && table.temple.looked_at().is_empty()
    });
    let table = before.log.state().table();
    let game = *before.log.game();
    let hidden = table.temple.face_down();
    let temple = table.temple;
    let take = hidden
        .iter()
        .find(|place| game.dig_cost(&temple, *place) == 0)
        .unwrap();
    let look = hidden.iter().find(|place| *place != take).unwrap();
    let seat = before.turn().unwrap();
    let mut twins = [before.clone(), before];
    for (number, twin) in twins.iter_mut().enumerate() {
        twin.log.decide(seat, Action::Look(look)).unwrap();
        let odds = twin.log.odds().unwrap();
        let cards: Vec<Outcome> = odds.iter().map(|(outcome, _)| outcome).collect();
        let card = cards[number * (cards.len() - 1)];
        twin.log.deal(&mut Told(|_: &_| Some(card))).unwrap();
        twin.log.decide(seat, Action::Take(take)).unwrap();
        assert!(matches!(twin.phase(), Phase::Uncovering(_)));
    }
    assert_ne!(twins[0].log.hash(), twins[1].log.hash());
    twins
}

#[test]
fn what_somebody_was_told_alone_is_in_no_list_that_everybody_sees() {
    let twins = twins();
    for board in BOARDS {
        let mut devices = twins.each_ref().map(|twin| {
            let save = twin.save_at_table(&long_names(), true);
            device(board, &Settings::default(), &long_names(), &save)
        });
        for command in [
            Yes, Down, Right, Down, Right, Right, Up, Down, Back, Back, Menu,
        ] {
            for device in &mut devices {
                device.give(command);
            }
            let [one, two] = devices
                .each_ref()
                .map(|device| Picture::of(device.screen()));
            assert!(one == two, "{:?}", devices[0].texts());
        }
    }
}

#[test]
fn a_look_that_was_said_wrong_is_put_right_behind_the_curtain() {
    let position = seek(setup(2), |position| {
        let table = position.log.state().table();
        let seen = table.temple.looked_at_by(table.seat);
        position.phase() == Phase::Turn && !seen.is_empty()
    });
    let mut app = at_table(&position, true);
    let hash = app.state_hash();
    let hidden = |app: &mut BareApp| app.says("Hidden card");
    app.give_all(&[Help, Yes]);
    assert!(
        !hidden(&mut app),
        "before everybody it is not to be put right"
    );
    app.give_all(&[Back, Back]);
    // What was looked at is the first of what can be put right alone.
    pause(&mut app, Ui::Look);
    let name = app.world().name(position.turn().unwrap()).to_owned();
    while selected(&mut app).as_deref() != Some(&name) {
        app.give(Down);
    }
    app.give_all(&[Yes, Yes]);
    pause(&mut app, Ui::PutRight);
    let texts = app.read();
    assert!(texts.iter().any(|text| text.contains("ONLY")), "{texts:?}");
    assert!(hidden(&mut app), "{texts:?}");
    app.give(Yes);
    // The first cards may be what it is already, or known to lie elsewhere.
    for _ in 0..30 {
        app.give(Yes);
        if app.state_hash() != hash {
            break;
        }
        app.give_all(&[Yes, Down]);
    }
    assert_ne!(app.state_hash(), hash);
    app = bare_again(&app);
    assert!(is_books(&mut app), "{:?}", app.read());
    pause(&mut app, Ui::History);
    let told = app.read().join(" ");
    assert!(told.contains("another one"), "{told}");
}

/// Every value of every thing, as the correction that it would be.
fn corrections(app: &BareApp) -> Vec<(Thing, usize, Option<Vec<u8>>)> {
    let world = app.world();
    let game = play(app).game();
    let owners = Seat::first(game.seats()).map(Some).chain([None]);
    let mut all = Vec::new();
    for owner in owners {
        for number in 0..game.things(world, owner) {
            let thing = Thing { owner, number };
            let item = game.thing_item(world, thing);
            assert!(!item.title.is_empty(), "{thing:?}");
            let count = game.values_of(world, thing);
            assert!(
                game.value_now(world, thing).unwrap_or(0) < count.max(1),
                "{thing:?}"
            );
            for value in 0..count {
                let item = game.value_item(world, thing, value);
                assert!(!item.title.is_empty(), "{thing:?} {value}");
                let amended = game.amendment(world, thing, value);
                all.push((thing, value, amended.map(|bytes| bytes.to_vec())));
            }
        }
    }
    all
}

/// Which kind of correction it is.
fn kind(correction: &Correction) -> &'static str {
    match correction {
        Correction::Silver { .. } => "silver",
        Correction::Helper { .. } => "helper",
        Correction::Owner { .. } => "owner",
        Correction::FaceUp { .. } => "face up",
        Correction::FaceDown { .. } => "face down",
        Correction::Looked { .. } => "looked",
        Correction::Taken { .. } => "taken",
        Correction::Turned { turned: true, .. } => "turned",
        Correction::Turned { .. } => "open",
        Correction::Removed { .. } => "removed",
        Correction::Turn { .. } => "turn",
        Correction::Actions { .. } => "actions",
    }
}

#[test]
fn every_correction_that_there_is_can_be_entered_and_what_cannot_be_is_refused_in_a_sentence() {
    let (mut kinds, mut refused) = (BTreeSet::new(), 0);
    for seed in 0..12 {
        let players = 2 + (seed % 3) as u8;
        let position = anywhere(setup(players), 20 + 5 * seed as usize, seed);
        if position.phase() != Phase::Turn {
            continue;
        }
        let app = at_table(&position, true);
        for (thing, value, amended) in corrections(&app) {
            let Some(amended) = amended else {
                continue;
            };
            let correction = ArtifactStack::read_correction(&mut Reader::new(&amended)).unwrap();
            let mut log = position.log.clone();
            let done = log.correct(correction);
            match done {
                Ok(()) => {
                    assert_eq!(log.game().check(log.state()), Ok(()));
                    kinds.insert(kind(&correction));
                }
                Err(RecordError::Correction(rule)) => {
                    let mut why = String::new();
                    ArtifactStack::refusal(&rule, Language::English, &mut why).unwrap();
                    assert!(why.len() > 4, "{correction:?}: {why}");
                    refused += 1;
                }
                Err(error) => panic!("{thing:?} {value}: {error:?}"),
            }
        }
    }
    // What was looked at is put right alone.
    let all = [
        "actions",
        "face down",
        "face up",
        "helper",
        "open",
        "owner",
        "removed",
        "silver",
        "taken",
        "turn",
        "turned",
    ];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
    assert!(refused > 0);
}

#[test]
fn silver_that_is_not_there_is_refused_and_the_house_has_no_more_either() {
    let position = anywhere(setup(2), 12, 3);
    let mut app = at_table(&position, false);
    let hash = app.state_hash();
    // All silver there is, though others have some.
    let presses = [[Help, Yes, Yes].as_slice(), &[Right; 4], &[Yes]].concat();
    app.give_all(&presses);
    assert_eq!(app.state_hash(), hash);
    let leave = Ui::LeaveAsIs.text(Language::English);
    assert!(app.says(leave), "{:?}", app.read());
    app.give_all(&[Down, Yes]);
    assert_eq!(app.state_hash(), hash);
    assert!(app.says(leave), "{:?}", app.read());
    app.give_all(&[Yes, Back, Back, Back]);
    assert!(is_books(&mut app), "{:?}", app.read());
}

#[test]
fn what_the_rules_forbid_now_is_entered_by_the_house_and_told_so() {
    let position = seek(setup(3), |position| {
        matches!(position.phase(), Phase::Stealing { .. })
    });
    let mut app = at_table(&position, false);
    let seat = position.turn().unwrap();
    let silver = |app: &BareApp| record_of(app).state().table().players[seat].silver;
    let before = silver(&app);
    app.give_all(&[Help, Yes, Yes, Down, Yes]);
    assert_eq!(
        silver(&app),
        before,
        "in the middle of a theft nothing is put right"
    );
    app.give_all(&[Down, Yes]);
    assert_eq!(silver(&app), before + 1, "{:?}", app.read());
    pause(&mut app, Ui::History);
    let told = app.read().join(" ");
    assert!(told.contains("house rule"), "{told}");
}

#[test]
fn a_game_changes_between_device_and_table_in_the_middle_of_a_temple_and_outlives_a_power_cut() {
    let position = anywhere(setup(3), 30, 2);
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = position.save(&Roster::default());
    let mut app = bare(storage);
    app.give(Yes);
    let hash = app.state_hash();
    for venue in [Ui::AtTheTable, Ui::PlayHere, Ui::AtTheTable] {
        pause(&mut app, venue);
        assert_eq!(app.state_hash(), hash);
        assert_eq!(is_books(&mut app), venue == Ui::AtTheTable);
        app = bare_again(&app);
        assert_eq!(app.state_hash(), hash);
        assert_eq!(is_books(&mut app), venue == Ui::AtTheTable);
    }
    // An entry, and the power goes: it is there.
    let length = play(&app).game().entries().len();
    app.give(Yes);
    let after = play(&app).game().entries().len();
    assert!(after > length, "{:?}", app.read());
    let again = bare_again(&app);
    assert_eq!(play(&again).game().entries().len(), after);
    assert_eq!(again.state_hash(), app.state_hash());
}
