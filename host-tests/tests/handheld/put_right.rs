//! What is otherwise on the table than the device has it is put right by presses: every fact of the
//! books, told in the history, refused in a sentence where it cannot be, and in private what only one
//! has seen.

use std::collections::BTreeSet;

use engine::artifact::{Artifact, CardPlace, City, Correction};
use engine::bytes::Reader;
use engine::each::Member;
use engine::game::Game;
use engine::record::{Record, RecordError};
use engine::seat::Seat;
use handheld::board::Command;
use handheld::games::GameUi;
use handheld::games::artifact::text::{Label, names};
use handheld::play::{LOG, Thing};
use handheld::settings::Roster;
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare};
use host_tests::handheld_positions::{Position, before_drawing, stored};
use simulator::storage::MemoryStorage;

use crate::at_the_table::{bare_again, books, books_on, is_books, pause, play, save_of, selected};

use Command::{Back, Down, Help, Left, Ok as Yes, Right};

const ENGLISH: Language = Language::English;

/// What is as the device has it already is no correction.
#[test]
fn what_is_as_the_device_has_it_is_not_put_right() {
    for board in BOARDS {
        for whose in ["money", "turn"] {
            let (mut app, position) = books_on(board);
            app.give(Help);
            while whose == "turn" && selected(&mut app).as_deref() != Some("Table") {
                app.give(Down);
            }
            app.give_all(&[Yes, Yes, Yes]);
            // Without a joystick a large number is turned by tens before.
            if !board.has_joystick && whose == "money" {
                app.give(Yes);
            }
            let entries = play(&app).game().entries();
            assert_eq!(entries, position.log.entries(), "{whose}, {board:?}");
            let title = Ui::TableTag.text(Language::English);
            assert!(app.says(title), "{:?}", app.read());
        }
    }
}

#[test]
fn a_number_is_put_right_and_told_in_the_history() {
    let (mut app, position) = books();
    let seat = position.turn().unwrap();
    let coins = |app: &BareApp| {
        let record: Record<Artifact, LOG> = save_of(app);
        record.state().table().players[seat].money
    };
    let before = coins(&app);
    // Whose turn it is, their money, ten more.
    app.give_all(&[Help, Yes, Yes, Right, Yes]);
    assert_eq!(coins(&app), before + 10);
    assert!(is_books(&mut app));
    pause(&mut app, Ui::History);
    let told = app.read().join(" ");
    assert!(told.contains(&(before + 10).to_string()), "{told}");
    app.give_all(&[Back, Back]);
    app.give(Back);
    assert_eq!(coins(&app), before, "undo takes it back");
}

#[test]
fn left_and_right_leap_among_the_things_of_the_table() {
    let (mut app, _) = books();
    pause(&mut app, Ui::PutRight);
    choose(&mut app, Ui::Table.text(ENGLISH));
    let title = |app: &BareApp, number: usize| {
        let thing = Thing {
            owner: None,
            number,
        };
        play(app).game().thing_item(app.world(), thing).title
    };
    let count = play(&app).game().things(app.world(), None);
    assert!(count > 20);
    for (command, number) in [(Right, 10), (Right, 20), (Left, 10), (Left, 0), (Left, 0)] {
        app.give(command);
        // What is chosen there stands above what it can be.
        app.give(Yes);
        assert_eq!(app.read()[1], title(&app, number).as_str());
        app.give(Back);
    }
    app.give_all(&[Right].repeat(count));
    app.give(Yes);
    assert_eq!(app.read()[1], title(&app, count - 1).as_str());
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let (mut app, position) = books();
    let hash = app.state_hash();
    let seat = position.turn().unwrap();
    let mat = position.log.state().table().players[seat].mat;
    let most = usize::from(position.log.game().values().mat);
    assert!(mat.values().iter().any(|count| usize::from(*count) < most));
    // As many museum markers as there are places, beside all others.
    app.give_all(&[Help, Yes, Down, Yes, Right, Yes]);
    assert_eq!(app.state_hash(), hash);
    assert!(
        app.says(Ui::LeaveAsIs.text(Language::English)),
        "{:?}",
        app.read()
    );
    // What was entered, and why that cannot be, with the number of the rule.
    let page = app.read().join(" ");
    let why = format!(": {most}? A mat has {most} places; these would be more.");
    assert!(page.contains(&why), "{page}");
    app.give_all(&[Down, Yes]);
    // Not even the house has more markers than places.
    assert_eq!(app.state_hash(), hash);
    assert!(app.says(Ui::LeaveAsIs.text(Language::English)));
    assert!(!app.says(Ui::PutRightByHouse.text(Language::English)));
    app.give(Yes);
    app.give_all(&[Back, Back, Back]);
    assert!(is_books(&mut app));
}

/// A device with a position at the table.
fn at_table(position: &Position) -> BareApp {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = position.save_at_table(&Roster::default());
    let mut app = bare(storage);
    app.give(Yes);
    app
}

/// Goes down a list to an entry and chooses it.
fn choose(app: &mut BareApp, title: &str) {
    for _ in 0..60 {
        if selected(app).as_deref() == Some(title) {
            return app.give(Yes);
        }
        app.give(Down);
    }
    panic!("{title} is not in the list: {:?}", app.read());
}

/// The number of the thing with this title.
fn numbered(app: &BareApp, owner: Option<Seat>, title: &str) -> Thing {
    let game = play(app).game();
    let things = (0..game.things(app.world(), owner)).map(|number| Thing { owner, number });
    let mut titled = things.filter(|thing| game.thing_item(app.world(), *thing).title == title);
    let Some(thing) = titled.next() else {
        panic!("{title} is not among the things");
    };
    thing
}

/// Whose it is, what it is: to the list of what it can be.
fn go_to(app: &mut BareApp, owner: Option<Seat>, what: &str) -> Thing {
    pause(app, Ui::PutRight);
    let title = match owner {
        Some(seat) => app.world().name(seat).to_owned(),
        None => Ui::Table.text(ENGLISH).to_owned(),
    };
    choose(app, &title);
    let thing = numbered(app, owner, what);
    app.give_all(&[Down].repeat(thing.number));
    assert!(app.says(what), "{what}: {:?}", app.read());
    app.give(Yes);
    thing
}

/// What it really is.
fn say(app: &mut BareApp, thing: Thing, is: &str) {
    let game = play(app).game();
    let titled = |value: &usize| game.value_item(app.world(), thing, *value).title == is;
    let values = 0..game.values_of(app.world(), thing);
    let Some(value) = values.clone().find(titled) else {
        panic!("{is} is not among the values");
    };
    let count = values.len();
    let steps = (value + count - game.value_now(app.world(), thing).unwrap_or(0)) % count;
    app.give_all(&[Down].repeat(steps));
    assert!(app.says(is), "{is}: {:?}", app.read());
    app.give(Yes);
}

/// Whose it is, what it is, what it really is.
fn put_right(app: &mut BareApp, owner: Option<Seat>, what: &str, is: &str) {
    let thing = go_to(app, owner, what);
    say(app, thing, is);
}

/// The newest sentences of the history.
fn told(app: &mut BareApp) -> String {
    let mut again = bare_again(app);
    pause(&mut again, Ui::History);
    again.read().join(" ")
}

fn table(app: &BareApp) -> engine::artifact::Table {
    *save_of(app).state().table()
}

#[test]
fn whose_turn_it_is_and_how_far_and_who_begins_and_which_year_are_put_right() {
    let (mut app, _) = books();
    let before = table(&app);
    let next = Seat::first(4).find(|seat| *seat != before.seat).unwrap();
    let name = app.world().name(next).to_owned();
    put_right(&mut app, None, Label::WhoseTurn.text(ENGLISH), &name);
    assert_eq!(table(&app).seat, next);
    assert!(told(&mut app).contains(&format!("it is {name}'s turn")));
    put_right(&mut app, None, Label::ActionsDone.text(ENGLISH), "1");
    assert_eq!(table(&app).actions_done, 1);
    assert!(told(&mut app).contains("1 action done"));
    let start = Seat::first(4).find(|seat| *seat != before.start).unwrap();
    let name = app.world().name(start).to_owned();
    put_right(&mut app, None, Ui::StartPlayer.text(ENGLISH), &name);
    assert_eq!(table(&app).start, start);
    assert!(told(&mut app).contains(&format!("{name} is the start player")));
    put_right(&mut app, None, Label::Year.text(ENGLISH), "1924  Round 5");
    assert_eq!(table(&app).round, 4);
    assert!(told(&mut app).contains("it is round 5"));
    assert!(is_books(&mut app));
}

#[test]
fn roles_passing_tiles_and_cards_of_a_player_are_put_right() {
    let mut app = at_table(&stored("late-5"));
    let before = table(&app);
    let seat = before.seat;
    let name = app.world().name(seat).to_owned();
    let city = Label::CityRole.text(ENGLISH);
    put_right(&mut app, Some(seat), city, "Paris");
    assert_eq!(table(&app).players[seat].city, Some(City::Paris));
    assert!(told(&mut app).contains(&format!("{name} has the role Paris")));
    put_right(
        &mut app,
        Some(seat),
        Label::CityRole.text(ENGLISH),
        Label::None.text(ENGLISH),
    );
    assert_eq!(table(&app).players[seat].city, None);
    assert!(told(&mut app).contains(&format!("{name} does not have the role")));
    let other = Seat::first(5).find(|one| *one != before.seat && !before.players[*one].passed);
    let other = other.unwrap();
    let name = app.world().name(other).to_owned();
    let (not, has) = (
        Label::HasNotPassed.text(ENGLISH),
        Label::HasPassed.text(ENGLISH),
    );
    put_right(&mut app, Some(other), not, has);
    assert!(table(&app).players[other].passed);
    assert!(told(&mut app).contains(&format!("{name} has passed")));
    let tile = before.tiles.iter().next().unwrap();
    let mut title = String::new();
    names::tile(&mut title, ENGLISH, tile).unwrap();
    put_right(&mut app, None, &title, &name);
    assert!(table(&app).players[other].tiles.contains(tile));
    assert!(told(&mut app).contains(&format!("{name} has the tile")));
    // A card next to a site was really taken by somebody.
    let (card, _) = before.face_up.iter().next().unwrap();
    let title = names::face_title(card.face, ENGLISH);
    let cards = before.players[other].known.count(card);
    put_right(&mut app, None, title, &name);
    assert_eq!(table(&app).players[other].known.count(card), cards + 1);
    assert!(told(&mut app).contains(&format!("{name} has")));
    // Somebody has one more card than was entered.
    let size = table(&app).players[other].hand_size();
    go_to(&mut app, Some(other), Label::OneMoreCard.text(ENGLISH));
    app.give(Yes);
    assert_eq!(table(&app).players[other].hand_size(), size + 1);
}

#[test]
fn more_huts_than_there_are_are_refused_even_by_the_house() {
    let position = stored("late-5");
    let mut app = at_table(&position);
    let huts = position.log.game().values().huts;
    let table = position.log.state().table();
    let sites = |seat: &Seat| {
        let huts = table.players[*seat].huts;
        huts.values().iter().filter(|huts| **huts > 0).count()
    };
    let seat = Seat::first(5).find(|seat| sites(seat) > 1).unwrap();
    let hash = app.state_hash();
    // The list ends with as many as there are in the box, but some are elsewhere.
    let thing = go_to(&mut app, Some(seat), Label::Huts.text(ENGLISH));
    let game = play(&app).game();
    assert_eq!(game.values_of(app.world(), thing), usize::from(huts) + 1);
    say(&mut app, thing, &huts.to_string());
    assert!(app.says(Ui::LeaveAsIs.text(ENGLISH)), "{:?}", app.read());
    app.give_all(&[Down, Yes]);
    assert!(!app.says(Ui::PutRightByHouse.text(ENGLISH)));
    assert_eq!(app.state_hash(), hash);
}

/// Money that turns up when the scores are on the screen counts, if the house has it so.
#[test]
fn what_only_the_rules_forbid_is_entered_by_the_house_and_marked_so() {
    let position = stored("over-5");
    let mut app = at_table(&position);
    for _ in 0..12 {
        if app.says(Footer::Menu.text(ENGLISH)) {
            break;
        }
        app.give(Yes);
    }
    let hash = app.state_hash();
    let before = save_of(&app).standings();
    let winner = before.iter().next().unwrap().seat;
    let thing = go_to(&mut app, Some(winner), Label::SourceMoney.text(ENGLISH));
    say(&mut app, thing, "999");
    assert_eq!(app.state_hash(), hash);
    let house = Ui::PutRightByHouse.text(ENGLISH);
    assert!(app.says(house), "{:?}", app.read());
    app.give_all(&[Down, Yes]);
    assert_ne!(app.state_hash(), hash);
    let after = save_of(&app).standings();
    assert!(after.iter().next().unwrap().tiers[0] > before.iter().next().unwrap().tiers[0]);
    assert!(told(&mut app).contains("A house rule decides."));
}

/// Every thing of everybody and of the table, with every value, or some of many.
fn every_value(app: &BareApp, mut each: impl FnMut(Thing, usize)) {
    let game = play(app).game();
    let world = app.world();
    let seats = Seat::first(game.seats()).map(Some);
    for owner in seats.chain([None]) {
        for number in 0..game.things(world, owner) {
            let thing = Thing { owner, number };
            let count = game.values_of(world, thing);
            assert!(count > 0, "{thing:?}");
            assert!(!game.thing_item(world, thing).title.is_empty(), "{thing:?}");
            let step = (count / 40).max(1);
            for value in (0..count).step_by(step) {
                assert!(!game.value_item(world, thing, value).title.is_empty());
                each(thing, value);
            }
        }
    }
}

/// The name of a kind of correction.
fn kind(correction: &Correction) -> String {
    let told = format!("{correction:?}");
    told.split(' ').next().unwrap().to_owned()
}

/// What is entered: the record after it, or the sentence that says why not.
fn entered(
    app: &BareApp,
    record: &Record<Artifact, LOG>,
    thing: Thing,
    value: usize,
) -> (Correction, Result<Record<Artifact, LOG>, String>) {
    let game = play(app).game();
    let bytes = game.amendment(app.world(), thing, value).unwrap();
    let correction = Artifact::read_correction(&mut Reader::new(&bytes)).unwrap();
    let mut after = record.clone();
    let done = match after.correct(correction) {
        Ok(()) => Ok(after),
        Err(RecordError::Correction(rule)) => {
            let mut why = String::new();
            let game = record.game();
            game.refusal_in_full(&rule, ENGLISH, &mut why).unwrap();
            Err(why)
        }
        Err(error) => panic!("{correction:?}: {error:?}"),
    };
    (correction, done)
}

#[test]
fn a_card_for_a_full_market_is_refused_with_the_reason() {
    let position = stored("turn-rich");
    assert_eq!(position.log.state().table().market_size(), 3);
    let app = at_table(&position);
    let record = save_of(&app);
    let mut whys = BTreeSet::new();
    every_value(&app, |thing, value| {
        let (correction, done) = entered(&app, &record, thing, value);
        if let Correction::Card { from, to, .. } = correction
            && from != CardPlace::Market
            && to == CardPlace::Market
        {
            whys.insert(done.map(|_| ()));
        }
    });
    let full = Err("The market has 3 spaces, and a card on each.".to_owned());
    assert_eq!(whys.into_iter().collect::<Vec<_>>(), [full]);
}

#[test]
fn every_value_of_every_thing_is_entered_or_refused_in_a_sentence() {
    let mut kinds = BTreeSet::new();
    let mut refused = 0;
    for name in [
        "turn-in-round-3",
        "late-5",
        "late-4-base",
        "stand-alone",
        "passed",
    ] {
        let position = stored(name);
        let app = at_table(&position);
        let record = save_of(&app);
        every_value(&app, |thing, value| {
            let (correction, done) = entered(&app, &record, thing, value);
            match done {
                Ok(after) => {
                    kinds.insert(kind(&correction));
                    assert_counted(&record, &after, correction);
                }
                Err(why) => {
                    refused += 1;
                    assert!(why.ends_with('.'), "{correction:?}: {why}");
                }
            }
        });
    }
    let public = [
        "Money",
        "Huts",
        "Markers",
        "Research",
        "Role",
        "FaceUp",
        "Card",
        "Tile",
        "StandAlone",
        "NoRole",
        "Start",
        "Round",
        "Passed",
        "Turn",
        "Actions",
    ];
    assert_eq!(kinds, public.map(str::to_owned).into());
    assert!(refused > 50, "{refused} were refused");
}

/// Nothing is made or lost: cards, huts and markers are as many as before.
fn assert_counted(
    before: &Record<Artifact, LOG>,
    after: &Record<Artifact, LOG>,
    correction: Correction,
) {
    after.game().check(after.state()).unwrap();
    let huts = |record: &Record<Artifact, LOG>| -> Vec<u8> {
        let players = &record.state().table().players;
        let of =
            |seat: Seat| players[seat].huts.values().iter().sum::<u8>() + players[seat].reserve;
        Seat::first(record.game().seats()).map(of).collect()
    };
    assert_eq!(huts(before), huts(after), "{correction:?}");
}

/// A table whose cards people deal, before a card is drawn unseen there, and the record of it.
fn before_unseen(position: &Position) -> BareApp {
    let mut app = at_table(position);
    pause(&mut app, Ui::ChangeDealer);
    app
}

/// Draws a card unseen and keeps to oneself which it is; gives who, if the position can do that.
fn draw_untold(app: &mut BareApp) -> Option<Seat> {
    let seat = save_of(app).state().table().seat;
    assert!(app.says(Label::DrawUnseen.text(ENGLISH)));
    app.give(Yes);
    // Behind the curtain, which only the one who draws lifts.
    for _ in 0..4 {
        if app.says(Ui::TurnedUp.text(ENGLISH)) {
            break;
        }
        app.give(Yes);
    }
    let is_private = !app.is_public();
    (is_private && app.says(Ui::TurnedUp.text(ENGLISH))).then_some(seat)
}

#[test]
fn a_card_drawn_unseen_stays_untold_and_is_told_behind_the_curtain_later() {
    let position = stored(&before_drawing(0));
    let mut app = before_unseen(&position);
    let seat = draw_untold(&mut app).unwrap();
    choose(&mut app, Ui::NotTold.text(ENGLISH));
    for _ in 0..4 {
        if app.is_public() {
            break;
        }
        app.give(Yes);
    }
    let untold = |app: &BareApp| {
        let record = save_of(app);
        let sites = engine::artifact::Site::ALL.into_iter();
        sites
            .map(|site| record.state().untold_of(seat, site))
            .sum::<u8>()
    };
    assert_eq!(untold(&app), 1);
    // Before everybody's eyes nothing of it can be told.
    let game = play(&app).game();
    let public = game.things(app.world(), Some(seat));
    let not_told = Ui::NotTold.text(ENGLISH);
    for number in 0..public {
        let thing = Thing {
            owner: Some(seat),
            number,
        };
        let item = game.thing_item(app.world(), thing);
        assert_ne!(item.title.as_str(), not_told);
    }
    // Looked at in private, it is the first of what can be put right.
    pause(&mut app, Ui::Look);
    let name = app.world().name(seat).to_owned();
    choose(&mut app, &name);
    app.give(Yes);
    assert!(!app.is_public(), "{:?}", app.read());
    pause(&mut app, Ui::PutRight);
    assert!(!app.is_public());
    assert_eq!(selected(&mut app).as_deref(), Some(not_told));
    app.give_all(&[Yes, Yes]);
    assert_eq!(untold(&app), 0);
    assert!(app.is_public(), "{:?}", app.read());
    assert!(told(&mut app).contains(&format!("{name} has said which card was drawn unseen")));
    // What was told wrong is put right in private too.
    let own = |app: &BareApp| save_of(app).state().hand(seat);
    let before = own(&app);
    pause(&mut app, Ui::Look);
    choose(&mut app, &name);
    app.give(Yes);
    pause(&mut app, Ui::PutRight);
    app.give_all(&[Yes, Yes]);
    assert_ne!(own(&app), before);
    assert!(app.is_public());
    assert!(told(&mut app).contains(&format!("a card in {name}'s hand")));
}
