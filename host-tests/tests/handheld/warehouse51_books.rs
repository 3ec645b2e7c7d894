//! Warehouse 51's books at the table: whole games are entered by presses with either dealer, and what the
//! screen says is held against a record of its own at every step; fists, counterfeits that stay in the box,
//! what is put right, and power that goes in the middle of it.

use std::collections::BTreeSet;

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::each::Member;
use engine::game::{Actor, Game};
use engine::log::{Entry, read_entry};
use engine::record::{Record, RecordError};
use engine::seat::{Seat, Seats};
use engine::warehouse51::{
    Action, Colour, Correction, Counterfeits, Effect, Event, Neighbour, Phase, Setup, Warehouse51,
};
use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::games::GameUi;
use handheld::games::warehouse51::text::Label;
use handheld::play::{Dealing, LOG, Thing};
use handheld::settings::{Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Arg, Footer, Language, Ui, Wording, say};
use host_tests::conformance::{below, chance};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare, device, told};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_sales::{Sale, sale, sale_of};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use super::at_the_table::{
    assert_scores, bare_again, dealings, enter_all, is_books, pause, play, says, selected,
};
use super::storage::{Session, nothing_confirmed_is_lost};
use super::warehouse51::laid;
use Command::{Back, Down, Help, Left, Menu, Ok as Yes, Right, Up};

type Log = Record<Warehouse51, LOG>;
type Handheld = Device<MemoryStorage, Seeded>;

/// Both ways to have the counterfeits.
const BOTH: [Counterfeits; 2] = [Counterfeits::Dealt, Counterfeits::InTheBox];

fn english(text: impl Wording, args: &[Arg<'_>]) -> String {
    let mut out = String::new();
    let wording = text.text(Language::English);
    say(&mut out, Language::English, wording, args).unwrap();
    out
}

/// The books of a position, with nobody's names in particular.
fn books(sale: &Sale) -> BareApp {
    let mut storage = MemoryStorage::default();
    let save = sale.save_at_table(&Roster::default(), Dealing::Device(sale.seed));
    *storage.bytes_mut(Slot::Game) = save;
    let mut app = bare(storage);
    app.give(Yes);
    assert!(is_books(&mut app), "{:?}", app.read());
    app
}

/// The record of an app's game.
fn record(app: &BareApp) -> Log {
    let mut storage = app.clone().into_storage();
    let bytes = storage.bytes_mut(Slot::Game).clone();
    handheld::save::record::<Warehouse51>(&bytes).unwrap().0
}

/// Do these texts stand one after the other?
fn stands(texts: &[String], wanted: &[String]) -> bool {
    texts.windows(wanted.len()).any(|some| some == wanted)
}

/// Bank, pawnshop, stacks; of each player gold and the total of each colour, and how they stand.
fn assert_rows(app: &mut BareApp, record: &Log) {
    let texts = app.read();
    let (game, table) = (record.game(), record.state().table());
    let number = |number: u8| number.to_string();
    let mut heads = vec![number(table.bank), number(table.pawn_tiles)];
    heads.extend(Colour::ALL.map(|colour| number(game.stack(table, colour).len())));
    assert!(stands(&texts, &heads), "{heads:?}: {texts:?}");
    let drafts = says(app, Footer::Back);
    for seat in Seat::first(game.seats()) {
        let player = &table.players[seat];
        let mut row = vec![app.world().name(seat).to_owned(), number(player.gold)];
        row.extend(Colour::ALL.map(|colour| number(game.colour_total(player, colour))));
        match table.phase.is_auction() {
            true if table.out.contains(seat) => row.push(english(Label::Out, &[])),
            true if table.leader == Some(seat) => row.push(number(table.high_bid())),
            true => {}
            false => row.push(game.score(table, seat).total().to_string()),
        }
        assert!(stands(&texts, &row) || drafts, "{row:?}: {texts:?}");
    }
    let step = match table.phase {
        Phase::LastPawning => "1/6",
        Phase::BuyingBack => "2/6",
        Phase::Certifying { .. } => "3/6",
        Phase::Cancelling => "5/6",
        _ => "",
    };
    assert!(texts[1].starts_with(step), "{texts:?}");
}

/// The bids that a press entered on the books, by whom.
fn entered(app: &BareApp, before: &Log) -> Vec<(Seat, Action)> {
    let entries = play(app).game().entries();
    let mut reader = Reader::new(&entries[before.entries().len()..]);
    let mut log = before.clone();
    let mut all = Vec::new();
    while reader.left() > 0 {
        let entry = read_entry(&mut reader).unwrap();
        let (seat, code) = match (entry, log.actor()) {
            (Entry::By(seat, code), _) | (Entry::Next(code), Actor::Seat(seat)) => (seat, code),
            _ => break,
        };
        all.push((seat, Action::from_code(code).unwrap()));
        log.follow(entry).unwrap();
    }
    all
}

/// What a bid, a pass or the fists lead to stood there before it counted; says whether it was one of them.
fn assert_told(app: &mut BareApp, before: &Log, shown: &[String]) -> bool {
    let words = [Footer::Enter, Footer::Fix].map(|word| english(word, &[]));
    let was_books = words.iter().all(|word| shown.contains(word));
    let table = *before.state().table();
    let all = entered(app, before);
    let bids = match table.phase {
        Phase::OpenAuction => 1,
        Phase::FistAuction => all.len().min(usize::from(fists(before).len())),
        _ => return false,
    };
    let is_bid = |(_, action): &(Seat, Action)| matches!(action, Action::Bid(_) | Action::Pass);
    let whole = all.len() >= bids && bids > 0 && all[..bids].iter().all(is_bid);
    let are_all = table.phase == Phase::OpenAuction || bids == usize::from(fists(before).len());
    if !was_books || !whole || !are_all {
        return false;
    }
    let (mut log, mut events) = (before.clone(), Vec::new());
    for (seat, action) in &all[..bids] {
        let mut note = |event: Event| events.push(event);
        log.decide_watched(*seat, *action, &mut note).unwrap();
    }
    let (seat, action) = all[bids - 1];
    if let Action::Bid(bid) = action {
        let rest = table.players[seat].gold - bid;
        for number in [bid, rest].map(|number| number.to_string()) {
            assert!(shown.contains(&number), "{number}: {shown:?}");
        }
    }
    let line = expected(app, seat, &log, &events);
    assert!(shown.contains(&line), "{line} of {action:?}: {shown:?}");
    true
}

/// The line about how an auction goes on or ends, from what really happened.
fn expected(app: &BareApp, turn: Seat, after: &Log, events: &[Event]) -> String {
    let name = |seat: Seat| Arg::Name(app.world().name(seat));
    for event in events {
        match *event {
            Event::Won {
                seat, ingots, to, ..
            } if seat == turn => {
                assert!(ingots > 0);
                return english(Label::OwnWinDetail, &[name(to)]);
            }
            Event::Won {
                seat, ingots, to, ..
            } => {
                let args = [name(seat), Arg::Number(ingots.into()), name(to)];
                return english(Label::WinsPaysDetail, &args);
            }
            Event::NobodyBid { .. } => return english(Label::NobodyDetail, &[]),
            _ => {}
        }
    }
    let table = after.state().table();
    let Some(leader) = table.leader else {
        return english(Label::NoBidYet, &[]);
    };
    let bid = Arg::Number(table.high_bid().into());
    if table.phase == Phase::Paying {
        return english(Label::WinsPicksDetail, &[name(leader), bid]);
    }
    if after.game().has(table, leader, Effect::PayRight) {
        return english(Label::LeadsPicksDetail, &[name(leader), bid]);
    }
    let payee = name(Neighbour::Left.of(leader, after.game().seats()));
    match leader == turn {
        true => english(Label::OwnLeadDetail, &[payee]),
        false => english(Label::LeadsPaysDetail, &[name(leader), bid, payee]),
    }
}

fn fists(log: &Log) -> Seats {
    match log.actor() {
        Actor::Secret(seats) => seats,
        _ => Seats::NONE,
    }
}

#[test]
fn every_game_is_kept_as_the_engine_has_it_with_either_dealer() {
    let (mut rows, mut lines, mut opened) = (0, 0, 0);
    for (seed, players) in (1..).zip([3, 4, 5]) {
        for (dealing, counterfeits) in dealings().into_iter().zip(BOTH).chain([
            (dealings()[0], Counterfeits::InTheBox),
            (dealings()[1], Counterfeits::Dealt),
        ]) {
            let setup = Setup {
                counterfeits,
                ..Setup::of(players)
            };
            let game = Warehouse51::new(setup).unwrap();
            let (mut app, record) =
                enter_all(game, dealing, seed, |app, record, shown| match shown {
                    None if is_books(app) => {
                        assert_rows(app, record);
                        rows += 1;
                    }
                    None => {}
                    Some(shown) => {
                        let is_told = assert_told(app, record, &shown);
                        lines += usize::from(is_told);
                        opened += usize::from(is_told && !fists(record).is_empty());
                    }
                });
            assert_scores(&mut app, &record);
        }
    }
    assert!(rows > 2000, "{rows} books");
    assert!(lines > 500, "{lines} bids and passes");
    assert!(opened > 5, "{opened} times fists were opened on the table");
}

/// The same position on both boards, at the books.
fn at_books(sale: &Sale, board: Board) -> Handheld {
    let names = long_names();
    let save = sale.save_at_table(&names, Dealing::Device(sale.seed));
    let mut device = device(board, &Settings::default(), &names, &save);
    device.give(Yes);
    device
}

fn last_entered(device: &Handheld, sale: &Sale) -> Option<Action> {
    let entries = device.app().world().play.as_ref()?.game().entries();
    let new = &entries[sale.log.entries().len()..];
    match read_entry(&mut Reader::new(new)) {
        Ok(Entry::Next(code)) => Action::from_code(code),
        _ => None,
    }
}

#[test]
fn the_least_bid_takes_one_press_each_ingot_more_another_and_a_pass_two() {
    let mut tried = 0;
    for decisions in (10..160).step_by(10) {
        let sale = Sale::anywhere(4, decisions, 3);
        let table = sale.table();
        let least = sale.log.game().least_bid(table, table.seat);
        let most = table.players[table.seat].gold;
        if table.phase != Phase::OpenAuction || least + 3 > most {
            continue;
        }
        tried += 1;
        for board in BOARDS {
            for more in 0..3 {
                let mut device = at_books(&sale, board);
                device.give_all(&[Up].repeat(more));
                device.give(Yes);
                let bid = Action::Bid(least + more as u8);
                assert_eq!(last_entered(&device, &sale), Some(bid));
            }
            let mut device = at_books(&sale, board);
            let step = if board.has_joystick { Right } else { Down };
            device.give_all(&[step, Yes]);
            assert_eq!(last_entered(&device, &sale), Some(Action::Pass));
        }
    }
    assert!(tried > 3, "{tried}");
}

/// Four players before a fist auction.
fn before_fists() -> Sale {
    sale(4, |sale| {
        let table = sale.table();
        let is_free = table.locked.is_empty() && table.out.is_empty();
        table.phase == Phase::FistAuction && is_free
    })
}

#[test]
fn fists_that_were_opened_take_a_press_for_each_ingot_and_each_player_and_are_taken_back_together()
{
    let sale = before_fists();
    let mut app = books(&sale);
    let before = app.state_hash();
    let bids = [2, 1, 3, 0];
    app.give(Yes);
    for (number, bid) in bids.into_iter().enumerate() {
        app.give_all(&[Up].repeat(bid));
        if number == 3 {
            assert_eq!(app.state_hash(), before, "nothing counts before the last");
        }
        app.give(Yes);
    }
    let mut log = sale.log.clone();
    for (seat, bid) in Seat::first(4).zip(bids) {
        log.decide(seat, Action::Bid(bid as u8)).unwrap();
    }
    assert_eq!(play(&app).game().entries(), log.entries());
    pause(&mut app, Ui::Undo);
    assert_eq!(app.state_hash(), before);
    assert!(is_books(&mut app), "{:?}", app.read());
}

#[test]
fn in_the_middle_of_opened_fists_the_last_one_is_taken_back_and_then_the_choice_is_made_anew() {
    let mut app = books(&before_fists());
    let before = app.state_hash();
    app.give_all(&[Yes, Up, Up, Yes, Right, Back]);
    assert!(says(&mut app, Footer::Back));
    app.give(Back);
    assert!(says(&mut app, Footer::Undo), "{:?}", app.read());
    assert!(app.says(Label::FistsOpened.text(Language::English)));
    assert_eq!(app.state_hash(), before);
}

#[test]
fn closed_in_private_one_fist_after_the_other_is_handed_round() {
    let mut app = books(&before_fists());
    let nobody_else = Ui::NobodyElseDetail.text(Language::English);
    app.give_all(&[Right, Yes]);
    assert!(app.says(nobody_else), "{:?}", app.read());
    // Whoever has taken the device can give it back: the fists are opened on the table after all.
    app.give_all(&[Yes, Back]);
    assert!(is_books(&mut app), "{:?}", app.read());
    app.give_all(&[Right, Yes]);
    for number in 0..4 {
        for _ in 0..4 {
            if says(&mut app, Footer::DoIt) {
                break;
            }
            assert!(!is_books(&mut app), "{number} fists are closed");
            app.give(Yes);
        }
        // Bring up the dial and close the fist.
        app.give_all(&[Yes, Yes]);
    }
    let opened = Label::Opened.text(Language::English);
    assert!(app.says(opened), "{:?}", app.read());
}

/// A table that plays with the box, from the main menu: the set-up, at the row of the counterfeits.
fn boxed_setup() -> BareApp {
    let mut app = bare(MemoryStorage::default());
    app.give_all(&[Yes, Down, Yes, Up, Right, Right]);
    app.give_all(&[Down].repeat(5));
    app
}

#[test]
fn that_the_counterfeits_stay_in_the_box_is_offered_only_where_there_is_one() {
    let counterfeits = Label::Counterfeits.text(Language::English);
    let mut app = boxed_setup();
    assert_eq!(selected(&mut app).as_deref(), Some(counterfeits));
    assert!(app.says(Label::CounterfeitsHereDetail.text(Language::English)));
    app.give(Yes);
    assert!(app.says(Label::CounterfeitsBoxDetail.text(Language::English)));
    let mut here = app.clone();
    app.give_all(&[Up, Up, Up, Up, Yes]);
    let setup = *record(&app).game().setup();
    assert_eq!(setup.counterfeits, Counterfeits::InTheBox);
    // Played without the box, it is as if it had never been asked.
    here.give_all(&[Up, Up, Up, Up, Up, Right]);
    here.give_all(&[Down].repeat(5));
    assert_ne!(selected(&mut here).as_deref(), Some(counterfeits));
    here.give_all(&[Up, Up, Up, Up, Yes]);
    let setup = *record(&here).game().setup();
    assert_eq!(setup.counterfeits, Counterfeits::Dealt);
}

#[test]
fn of_counterfeits_in_the_box_nothing_is_known_until_the_end_asks_for_them() {
    let boxed = Setup {
        counterfeits: Counterfeits::InTheBox,
        ..Setup::of(3)
    };
    let bidding = sale_of(boxed, |sale| {
        sale.table().phase == Phase::OpenAuction && sale.table().owned().len() > 4
    });
    let mut app = books(&bidding);
    let message = Label::InTheBoxMessage.text(Language::English);
    for seat in 0..3 {
        pause(&mut app, Ui::Look);
        app.give_all(&[Down].repeat(seat));
        app.give_all(&[Yes, Yes]);
        let read = app.read().join(" ");
        assert_eq!(read.split_whitespace().last(), Some("menu"), "{read}");
        let told = message.split(' ').all(|word| read.contains(word));
        assert!(told, "{read}");
        app.give(Back);
        assert!(is_books(&mut app), "{:?}", app.read());
    }
    let names = long_names();
    let save = bidding.save_at_table(&names, Dealing::Device(bidding.seed));
    let device = device(Board::SQUARE, &Settings::default(), &names, &save);
    let log = told(&device, Request::Log).to_lowercase();
    assert!(!log.contains("counterfeit"), "{log}");
    assert!(bidding.log.state().laid_counterfeits().is_empty());
    // The end asks, pair by pair.
    let telling = sale_of(boxed, |sale| {
        sale.table().phase == Phase::TellingCounterfeits
    });
    let mut storage = MemoryStorage::default();
    let save = telling.save_at_table(&Roster::default(), Dealing::Device(telling.seed));
    *storage.bytes_mut(Slot::Game) = save;
    let mut app = bare(storage);
    app.give(Yes);
    let mut asked = BTreeSet::new();
    for _ in 0..60 {
        let read = app.read().join(" ");
        if let Some((_, question)) = read.split_once("Which fake lay ") {
            asked.extend(question.split_once('?').map(|(pair, _)| pair.to_owned()));
        }
        if play(&app).is_over() {
            break;
        }
        app.give(Yes);
    }
    assert!(asked.len() >= 3, "{asked:?}");
    assert!(play(&app).is_over());
    assert_eq!(record(&app).state().laid_counterfeits().len(), 6);
}

/// Two tables whose games differ in one counterfeit and in nothing else.
fn twins(board: Board) -> [Handheld; 2] {
    use engine::warehouse51::Relic;
    [Relic::Excalibur, Relic::Mjollnir].map(|first| {
        let sale = Sale {
            log: laid(first),
            seed: engine::chance::Seed([9; 32]),
        };
        at_books(&sale, board)
    })
}

#[test]
fn the_books_are_the_same_whatever_lies_between_two_players() {
    let mut compared = 0;
    for (seed, board) in (60..66).zip(BOARDS.into_iter().cycle()) {
        let mut rng = chance(seed);
        let mut devices = twins(board);
        for _ in 0..900 {
            let command = match below(20, &mut rng) {
                0..9 => Yes,
                9..12 => Down,
                12 => Up,
                13..16 => Right,
                16 => Left,
                // Two relics have pages of different length: who knows them would get out of step.
                17 if !super::warehouse51::knows(&devices[0]) => Help,
                18 => Menu,
                _ => Back,
            };
            devices.iter_mut().for_each(|device| device.give(command));
            let hidden = devices.iter().all(super::warehouse51::is_hidden);
            if !hidden {
                break;
            }
            if super::warehouse51::knows(&devices[0]) {
                continue;
            }
            let [one, two] = devices.each_ref().map(|device| device.screen());
            let differs = Picture::of(one).count_different(&Picture::of(two));
            assert_eq!(differs, 0, "{:?}", devices[0].texts());
            let texts = devices[0].texts();
            let fix = Footer::Fix.text(Language::English);
            compared += usize::from(texts.iter().any(|text| text.contains(fix)));
        }
    }
    assert!(compared > 400, "{compared} books");
}

/// What can be put right in a position, by whom it is.
fn corrections(sale: &Sale) -> Vec<Correction> {
    let app = books(sale);
    let (world, game) = (app.world(), play(&app).game());
    let seats = game.seats();
    let owners = Seat::first(seats).map(Some).chain([None]);
    let mut all = Vec::new();
    for owner in owners {
        for number in 0..game.things(world, owner) {
            let thing = Thing { owner, number };
            let item = game.thing_item(world, thing);
            assert!(!item.title.is_empty(), "{owner:?} {number}");
            let values = game.values_of(world, thing);
            assert!(game.value_now(world, thing).unwrap_or(0) < values.max(1));
            for value in 0..values {
                let item = game.value_item(world, thing, value);
                assert!(!item.title.is_empty(), "{owner:?} {number} {value}");
                let amended = game.amendment(world, thing, value).unwrap();
                let mut reader = Reader::new(&amended);
                all.push(Warehouse51::read_correction(&mut reader).unwrap());
            }
        }
    }
    all
}

/// Which correction it is.
fn kind(correction: &Correction) -> &'static str {
    match correction {
        Correction::Gold { .. } => "gold",
        Correction::Bank { .. } => "bank",
        Correction::Owner { owner: None, .. } => "gone",
        Correction::Owner { .. } => "owner",
        Correction::Pawned { .. } => "pawned",
        Correction::Revealed { .. } => "revealed",
        Correction::Taken { .. } => "taken",
        Correction::LastWinner { .. } => "last winner",
        Correction::Counterfeit { .. } => "counterfeit",
        Correction::HighBid { .. } => "high bid",
        Correction::Passed { .. } => "passed",
        Correction::Turn { .. } => "turn",
        Correction::BarredNext { .. } => "barred next",
        Correction::Certified { relic: None, .. } => "not certified",
        Correction::Certified { .. } => "certified",
    }
}

#[test]
fn everything_that_the_engine_corrects_has_a_row() {
    let bidding = sale(4, |sale| {
        let table = sale.table();
        let is_begun = table.phase == Phase::OpenAuction && table.leader.is_none();
        is_begun && table.owned().len() > 6
    });
    let mut unsold = bidding.clone();
    while unsold.table().gone.is_empty() {
        let seat = unsold.table().seat;
        unsold.log.decide(seat, Action::Pass).unwrap();
    }
    let certifying = sale(4, |sale| {
        matches!(sale.table().phase, Phase::Certifying { .. })
    });
    // Once all counterfeits lie open, a wrong one can be put right.
    let cancelling = sale(4, |sale| sale.table().phase == Phase::Cancelling);
    let all = [bidding, unsold, certifying, cancelling];
    let all: BTreeSet<&str> = all
        .iter()
        .flat_map(|sale| corrections(sale).iter().map(kind).collect::<Vec<_>>())
        .collect();
    let wanted = [
        "gold",
        "bank",
        "gone",
        "owner",
        "pawned",
        "revealed",
        "taken",
        "last winner",
        "counterfeit",
        "high bid",
        "passed",
        "turn",
        "barred next",
        "certified",
        "not certified",
    ];
    assert_eq!(all, wanted.into_iter().collect());
}

/// An open auction of four with some gold in the bank.
fn open_auction() -> Sale {
    sale(4, |sale| {
        let table = sale.table();
        let is_led = table.leader.is_some() && table.players[table.seat].gold > 2;
        table.phase == Phase::OpenAuction && table.bank > 3 && is_led
    })
}

#[test]
fn gold_is_put_right_the_bank_makes_up_for_it_and_the_history_tells_it() {
    let sale = open_auction();
    let (seat, bank) = (sale.table().seat, sale.table().bank);
    let gold = sale.table().players[seat].gold;
    let mut app = books(&sale);
    let before = app.state_hash();
    // Whose turn it is, their gold, one more.
    app.give_all(&[Help, Yes, Yes, Down, Yes]);
    let now = record(&app);
    assert_eq!(now.state().table().players[seat].gold, gold + 1);
    assert_eq!(now.state().table().bank, bank - 1);
    for _ in 0..3 {
        if !is_books(&mut app) {
            app.give(Yes);
        }
    }
    pause(&mut app, Ui::History);
    let told = app.read().join(" ");
    assert!(told.contains("Put right"), "{told}");
    app.give_all(&[Back, Back]);
    pause(&mut app, Ui::Undo);
    assert_eq!(app.state_hash(), before, "undo takes it back");
}

#[test]
fn a_seventy_first_ingot_is_refused_in_a_sentence() {
    let mut app = books(&open_auction());
    let hash = app.state_hash();
    // The table, its bank, many more than there are.
    app.give_all(&[Help, Up, Up, Up, Up, Up]);
    while selected(&mut app).as_deref() != Some(Ui::Table.text(Language::English)) {
        app.give(Down);
    }
    app.give_all(&[Yes, Yes]);
    app.give_all(&[Right].repeat(12));
    app.give(Yes);
    assert_eq!(app.state_hash(), hash);
    let leave = Ui::LeaveAsIs.text(Language::English);
    assert!(app.says(leave), "{:?}", app.read());
    let page = app.read().join(" ");
    assert!(page.contains("? There are only 70 ingots."), "{page}");
    // Not even the house has more gold than there is.
    app.give_all(&[Down, Yes]);
    assert_eq!(app.state_hash(), hash);
    assert!(app.says(leave));
    assert!(!app.says(Ui::PutRightByHouse.text(Language::English)));
}

#[test]
fn what_is_as_it_was_is_refused_with_the_reason() {
    let sale = sale(4, |sale| {
        let table = sale.table();
        table.phase == Phase::OpenAuction && table.owned().len() > 2
    });
    let mut log = sale.log.clone();
    let mut whys = BTreeSet::new();
    for correction in corrections(&sale) {
        let table = sale.table();
        let is_unchanged = match correction {
            Correction::Passed { seat, passed } => table.out.contains(seat) == passed,
            Correction::BarredNext { seat, barred } => table.barred_next.contains(seat) == barred,
            Correction::Pawned { relic, pawned } => {
                let owner = table.owner(relic).unwrap();
                table.players[owner].pawned.contains(relic) == pawned
            }
            _ => false,
        };
        if is_unchanged {
            let Err(RecordError::Correction(rule)) = log.correct(correction) else {
                panic!("{correction:?} changes nothing");
            };
            let mut why = String::new();
            Warehouse51::refusal(&rule, Language::English, &mut why).unwrap();
            whys.insert((kind(&correction), why));
        }
    }
    let so = "It is so already".to_owned();
    let wanted = ["barred next", "passed", "pawned"].map(|kind| (kind, so.clone()));
    assert_eq!(whys, wanted.into_iter().collect());
}

#[test]
fn what_the_rules_forbid_but_the_table_did_is_entered_by_the_rule_of_the_house() {
    // By the rules nothing changes hands any more when the end has begun.
    let sale = sale(4, |sale| {
        let table = sale.table();
        let owns = table.players[Seat::One].relics.len() > 1;
        table.phase == Phase::BuyingBack && owns && table.seat != Seat::One
    });
    let mut app = books(&sale);
    app.give(Help);
    let name = app.world().name(Seat::One).to_owned();
    while selected(&mut app).as_deref() != Some(name.as_str()) {
        app.give(Up);
    }
    // The first relic: it is the next player's.
    app.give_all(&[Yes, Down, Yes, Down, Yes]);
    assert_eq!(app.state_hash(), Some(sale.log.hash()));
    app.give_all(&[Down, Yes]);
    let relic = sale.table().players[Seat::One].relics.iter().next();
    let owner = record(&app).state().table().owner(relic.unwrap());
    assert_eq!(owner, Some(Seat::Two), "{:?}", app.read());
    for _ in 0..3 {
        if !is_books(&mut app) {
            app.give(Yes);
        }
    }
    pause(&mut app, Ui::History);
    let told = app.read().join(" ");
    assert!(told.contains("house rule"), "{told}");
}

#[test]
fn a_counterfeit_is_put_right_by_a_neighbour_behind_the_curtain_and_all_learn_only_between_whom() {
    let sale = sale(4, |sale| sale.table().phase == Phase::Revealing);
    let mut app = books(&sale);
    let fakes = |app: &BareApp| record(app).state().laid_counterfeits();
    let before = fakes(&app);
    // The eye, the first player, the curtain; there the menu puts right.
    app.give_all(&[Left, Yes, Yes]);
    assert!(app.says(Label::Counterfeits.text(Language::English)));
    pause(&mut app, Ui::PutRight);
    let is_fake = |app: &mut BareApp| app.read().iter().any(|text| text.contains("Between "));
    assert!(is_fake(&mut app), "{:?}", app.read());
    // The last of the own things.
    app.give_all(&[Up, Yes, Down, Down, Yes]);
    let after = fakes(&app);
    assert_eq!(after.len(), before.len());
    assert_ne!(after, before, "{:?}", app.read());
    assert!(is_books(&mut app), "{:?}", app.read());
    pause(&mut app, Ui::History);
    let public = app.read().join(" ");
    for relic in before.or(after).iter() {
        let name = handheld::games::warehouse51::text::names::relic(relic, Language::English);
        assert!(!public.contains(name), "{name}: {public}");
    }
    assert!(public.contains("a counterfeit between"), "{public}");
}

/// Commands as they are given, to be given again.
struct Scribe {
    app: BareApp,
    commands: Vec<Command>,
}

impl Scribe {
    fn give(&mut self, command: Command) {
        self.app.give(command);
        self.commands.push(command);
    }

    fn pause(&mut self, entry: Ui) {
        self.give(Menu);
        let title = entry.text(Language::English);
        while selected(&mut self.app).as_deref() != Some(title) {
            self.give(Down);
            assert!(self.commands.len() < 2000, "{title} is not in the menu");
        }
        self.give(Yes);
    }

    fn phase(&self) -> Phase {
        record(&self.app).state().table().phase
    }

    /// On by A until the books, or the screen of a turn here.
    fn go_on_to_a_choice(&mut self) {
        for _ in 0..20 {
            let is_here = says(&mut self.app, Footer::DoIt);
            if is_here || is_books(&mut self.app) {
                return;
            }
            self.give(Yes);
        }
        panic!("nothing to choose: {:?}", self.app.read());
    }
}

/// Some auctions at the table: one goes on here in the middle and comes back; the fists of another are
/// entered as they were opened.
fn assisted_auctions() -> (MemoryStorage, Vec<Command>) {
    let sale = sale(3, |sale| {
        let table = sale.table();
        table.phase == Phase::OpenAuction && table.leader.is_none() && table.owned().len() > 2
    });
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) =
        sale.save_at_table(&Roster::default(), Dealing::Device(sale.seed));
    let mut scribe = Scribe {
        app: bare(storage.clone()),
        commands: Vec::new(),
    };
    scribe.give(Yes);
    // A bid on the books; the next one on the device; a pass on the books.
    scribe.give(Yes);
    let before = scribe.app.state_hash();
    scribe.pause(Ui::PlayHere);
    assert!(!play(&scribe.app).is_at_table());
    assert_eq!(scribe.app.state_hash(), before);
    scribe.go_on_to_a_choice();
    scribe.give(Yes);
    scribe.go_on_to_a_choice();
    let before = scribe.app.state_hash();
    scribe.pause(Ui::AtTheTable);
    assert!(play(&scribe.app).is_at_table());
    assert_eq!(scribe.app.state_hash(), before);
    let (mut passes, mut opened) = (0, 0);
    for _ in 0..400 {
        if passes > 12 && opened > 1 {
            return (storage, scribe.commands);
        }
        scribe.go_on_to_a_choice();
        let table = *record(&scribe.app).state().table();
        match scribe.phase() {
            Phase::OpenAuction if table.leader.is_some() => {
                // Without enough gold for a bid, passing comes first.
                while !scribe.app.says(Label::Pass.text(Language::English)) {
                    scribe.give(Right);
                }
                passes += 1;
            }
            Phase::FistAuction => {
                scribe.give(Yes);
                scribe.give(Up);
                for _ in 0..fists(&record(&scribe.app)).len() - 1 {
                    scribe.give(Yes);
                }
                opened += 1;
            }
            _ => {}
        }
        scribe.give(Yes);
    }
    panic!("no fists in so many auctions");
}

#[test]
fn an_assisted_auction_changes_between_table_and_device_and_no_power_cut_costs_an_entry() {
    let (storage, commands) = assisted_auctions();
    let session = Session::play(storage, &commands, commands.len(), 1);
    nothing_confirmed_is_lost(&session);
}

#[test]
fn the_books_of_a_position_are_the_same_after_switching_off_and_on() {
    for decisions in (20..200).step_by(30) {
        let sale = Sale::anywhere(4, decisions, 8);
        let is_books_phase = matches!(sale.log.actor(), Actor::Seat(_));
        if !is_books_phase {
            continue;
        }
        // Whoever had to pass is told of only once.
        let mut app = bare_again(&books(&sale));
        let mut again = bare_again(&app);
        assert_eq!(app.read(), again.read());
    }
}
