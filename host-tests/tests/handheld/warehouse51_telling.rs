//! What screens of Warehouse 51 tell of an auction: by whom a tie of fists is broken, which relics have a say
//! in it, and what becomes of a relic that was named wrongly.

use engine::each::Member;
use engine::record::Record;
use engine::seat::Seat;
use engine::warehouse51::{Action, Phase, Relic, RelicSet, Setup, Warehouse51};
use handheld::board::{Board, Command};
use handheld::games::warehouse51::text::Label;
use handheld::play::{Dealing, LOG};
use handheld::settings::{Name, Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare, device};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_sales::{Sale, before_the_reveal_of};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use super::at_the_table::{is_books, pause, play, selected};
use super::warehouse51_knowing::{all_entries, knowing};
use Command::{Back, Down, Help, Ok as Yes, Up};

pub type Handheld = Device<MemoryStorage, Seeded>;

/// Short names.
pub fn people() -> Roster {
    let names = ["Ada", "Bruno", "Clara", "Dora", "Emil"];
    Roster {
        names: names.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    }
}

/// A device at a position, in the main menu.
pub fn at(sale: &Sale) -> Handheld {
    let roster = people();
    let save = sale.save(&roster);
    device(Board::SQUARE, &Settings::default(), &roster, &save)
}

/// All that is written, in one line.
pub fn read(device: &mut Handheld) -> String {
    device.read().join(" ").replace('\n', " ")
}

/// Clara, who has spent all she had, reveals Excalibur; two fists of three ingots are closed.
pub fn tied_fists() -> Sale {
    let mut sale = Sale::start(3, 2);
    sale.sell(Relic::GoldenFleece, Seat::Three, 10);
    sale.reveal(Relic::Excalibur);
    for _ in 0..2 {
        sale.decide(Action::Bid(3), Relic::Excalibur);
    }
    sale
}

/// From the main menu past the curtain; an empty fist is closed.
pub const CLOSES_EMPTY: [Command; 4] = [Yes, Yes, Up, Yes];

#[test]
fn a_tie_of_fists_is_broken_from_whom_who_revealed() {
    let mut device = at(&tied_fists());
    device.give_all(&CLOSES_EMPTY);
    let text = read(&mut device);
    assert!(text.contains("First clockwise from Clara wins"), "{text}");
}

#[test]
fn relics_for_ties_of_the_scoring_have_no_say_in_fists() {
    let mut sale = Sale::start(3, 2);
    sale.sell(Relic::YataNoKagami, Seat::One, 1);
    sale.sell(Relic::ShirtOfNessus, Seat::Two, 1);
    let signs = |sale: &Sale| {
        let mut device = at(sale.clone().reveal(Relic::Excalibur));
        device.give_all(&[Yes, Yes]);
        let texts = device.read();
        assert!(!read(&mut device).contains(" every tie"), "{texts:?}");
        let is_sign = |text: &&String| *text == "+" || *text == "-";
        texts.iter().filter(is_sign).count()
    };
    assert_eq!(signs(&sale), 0);
    sale.sell(Relic::Cornucopia, Seat::Three, 1);
    assert_eq!(signs(&sale), 1, "what pays for each win counts");
}

/// A table that deals from its box, at its books; a relic was bought by the second player.
fn bought(relic: Relic) -> BareApp {
    let mut sale = Sale::start(3, 2);
    sale.sell(relic, Seat::Two, 1);
    let mut storage = MemoryStorage::default();
    let save = sale.save_at_table(&people(), Dealing::People);
    *storage.bytes_mut(Slot::Game) = save;
    let mut app = bare(storage);
    app.give(Yes);
    assert!(is_books(&mut app), "{:?}", app.read());
    app
}

/// Down a list to an entry, and into it.
fn choose(app: &mut BareApp, title: &str) {
    for _ in 0..30 {
        if selected(app).as_deref() == Some(title) {
            return app.give(Yes);
        }
        app.give(Down);
    }
    panic!("{title} is not in the list: {:?}", app.read());
}

#[test]
fn a_relic_that_was_named_wrongly_is_put_right_when_its_auction_is_over() {
    let mut app = bought(Relic::HolyGrail);
    app.give(Help);
    choose(&mut app, "Bruno");
    // Beside whose it is stands a name, which is read first; below whether it is pawned, which it is.
    while selected(&mut app).as_deref() != Some("Holy Grail") {
        app.give(Down);
    }
    app.give(Down);
    let detail = Label::AmendTakenDetail.text(Language::English);
    assert!(app.says(detail), "{:?}", app.read());
    app.give(Yes);
    choose(&mut app, "Excalibur");
    for _ in 0..9 {
        if !is_books(&mut app) {
            app.give(Yes);
        }
    }
    let game = Warehouse51::new(Setup::of(3)).unwrap();
    let mut log: Record<Warehouse51, LOG> = Record::new(game);
    log.replay(play(&app).game().entries()).unwrap();
    let relics = log.state().table().players[Seat::Two].relics;
    assert_eq!(relics, RelicSet::only(Relic::Excalibur));
    // What was said can be turned up from now on.
    app.give(Yes);
    assert!(app.says("Holy Grail"), "{:?}", app.read());
    assert!(!app.says("Excalibur"), "{:?}", app.read());
    app.give(Back);
    pause(&mut app, Ui::History);
    let told = app.read().join(" ").replace('\n', " ");
    assert!(told.contains("Holy Grail is really Excalibur"), "{told}");
}

/// What stands on the screen that a device resumes a position with.
fn resumed(sale: &Sale) -> String {
    let mut device = at(sale);
    device.give(Yes);
    read(&mut device)
}

/// Before the first auction, a relic is sold to the second player.
fn with(relic: Relic) -> Sale {
    let mut sale = Sale::start(3, 2);
    sale.sell(relic, Seat::Two, 1);
    sale
}

#[test]
fn whoever_reveals_every_time_is_told_which_relic_does_that() {
    let by = "Seven-League Boots: Bruno reveals";
    let mut sale = with(Relic::SevenLeagueBoots);
    let text = resumed(&sale);
    assert!(text.contains(by), "{text}");
    sale.sell(Relic::GoldenFleece, Seat::Three, 1);
    let text = resumed(&sale);
    assert!(text.contains(by), "{text}");
    // Once is enough: each stack says where it is from, and how many are left of it.
    assert_eq!(text.matches("Boots").count(), 1, "{text}");
    assert_eq!(text.matches(" left").count(), 4, "{text}");
    assert!(!resumed(&with(Relic::GoldenFleece)).contains(by));
}

#[test]
fn a_relic_of_somebody_else_is_named_at_the_auction_that_it_has_a_say_in() {
    let mut sale = with(Relic::Mjollnir);
    sale.reveal(Relic::GoldenFleece);
    let text = resumed(&sale);
    assert!(text.contains("Bruno: Mjöllnir"), "{text}");
    sale.decide(Action::Bid(2), Relic::GoldenFleece);
    let text = resumed(&sale);
    let both = text.contains("Clara bids 2") && text.contains("Bruno: Mjöllnir");
    assert!(both, "{text}");
    // Who has passed has no say any more.
    let mut out = with(Relic::Cornucopia);
    out.reveal(Relic::GoldenFleece);
    out.decide(Action::Bid(2), Relic::GoldenFleece);
    out.decide(Action::Bid(3), Relic::GoldenFleece);
    out.decide(Action::Pass, Relic::GoldenFleece);
    let text = resumed(&out);
    assert!(!text.contains("Cornucopia"), "{text}");
}

#[test]
fn the_carpet_and_the_mirror_are_named_where_they_act() {
    let mut sale = with(Relic::FlyingCarpet);
    sale.reveal(Relic::GoldenFleece);
    for action in [Action::Pass, Action::Pass, Action::Bid(1)] {
        sale.decide(action, Relic::GoldenFleece);
    }
    assert_eq!(sale.table().phase, Phase::Paying);
    let text = resumed(&sale);
    assert!(text.contains("Flying Carpet: left or right"), "{text}");
    let payees = ["Clara Left, then 12 gold", "Ada Right, then 11 gold"];
    assert!(payees.iter().all(|payee| text.contains(payee)), "{text}");
    let mut sale = with(Relic::SnowWhitesMirror);
    sale.reveal(Relic::Excalibur);
    let text = resumed(&sale);
    assert!(text.contains("Snow White's Mirror: all hear"), "{text}");
}

#[test]
fn a_place_that_a_relic_parted_names_it() {
    let mut sale = with(Relic::YataNoKagami);
    sale.sell(Relic::DavidsHarp, Seat::Two, 1);
    sale.sell(Relic::AladdinsLamp, Seat::One, 1);
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = sale.save(&people());
    let mut app = bare(storage);
    app.give(Yes);
    pause(&mut app, Ui::Standings);
    let mut text = String::new();
    // Chart, ranking, and the colours up to yellow, in which both have the same.
    for _ in 0..6 {
        app.give(Yes);
        text += &app.read().join(" ").replace('\n', " ");
    }
    for place in ["place 1, by relic", "place 2, by relic"] {
        assert!(text.contains(place), "{text}");
    }
    let why = "Ada & Bruno are level at 1. Yata no Kagami: Bruno wins ties.";
    assert!(text.contains(why), "{text}");
}

#[test]
fn who_gets_the_price_and_what_the_relic_is_good_for_stand_at_its_auction() {
    let mut sale = with(Relic::Mjollnir);
    sale.reveal(Relic::GoldenFleece);
    let text = resumed(&sale);
    assert!(text.contains("Pays Ada"), "{text}");
    assert!(text.contains("green 0, then 3"), "{text}");
    let mut sale = with(Relic::FlyingCarpet);
    sale.reveal(Relic::GoldenFleece);
    for _ in 0..2 {
        sale.decide(Action::Pass, Relic::GoldenFleece);
    }
    let text = resumed(&sale);
    assert!(text.contains("Pays Clara or Ada"), "{text}");
}

#[test]
fn several_relics_that_have_a_say_are_all_named() {
    let mut sale = Sale::start(4, 2);
    sale.sell(Relic::Mjollnir, Seat::Two, 1);
    sale.sell(Relic::Tamatebako, Seat::Three, 1);
    sale.reveal(Relic::GoldenFleece);
    let text = resumed(&sale);
    let both = ["Bru: Mjöllnir", "Cla: Tamatebako"];
    assert!(both.iter().all(|one| text.contains(one)), "{text}");
}

#[test]
fn what_keeps_somebody_from_bidding_is_named_and_has_its_page() {
    let mut sale = Sale::start(3, 2);
    sale.sell(Relic::Tamatebako, Seat::Two, 1);
    sale.reveal(Relic::GoldenFleece);
    let text = resumed(&sale);
    assert!(text.contains("Bruno: Tamatebako"), "{text}");
    // Whoever missed it reads it before a fist.
    let mut sale = with(Relic::Tamatebako);
    sale.reveal(Relic::Excalibur);
    let mut app = resuming(&sale);
    let told = "Bruno may not bid this time: Tamatebako.";
    for _ in 0..9 {
        if app.read().join(" ").replace('\n', " ").contains(told) {
            let page = help_of(&mut app);
            assert!(page.contains("may not bid in the next"), "{page}");
            return;
        }
        app.give(Up);
    }
    panic!("{:?}", app.read());
}

#[test]
fn what_left_the_game_says_why() {
    let mut sale = Sale::start(3, 2);
    sale.reveal(Relic::GoldenFleece);
    for _ in 0..3 {
        sale.decide(Action::Pass, Relic::GoldenFleece);
    }
    let mut app = resuming(&sale);
    app.give_all(&[Back, Up, Yes]);
    assert!(app.says("3 green, neutral, nobody bid"), "{:?}", app.read());
}

#[test]
fn help_at_a_player_of_the_table_leads_to_what_the_player_has() {
    let mut app = resuming(&with(Relic::GoldenFleece));
    app.give_all(&[Back, Down, Help]);
    assert!(app.says("Bruno's relics"), "{:?}", app.read());
    app.give(Help);
    let page = app.read().join(" ");
    assert!(page.contains("Golden Fleece"), "{page}");
    app.give_all(&[Back, Back, Up, Help]);
    // Who has nothing yet is told what would count.
    assert!(app.says("Scoring"), "{:?}", app.read());
}

#[test]
fn the_pawnshop_says_what_it_pays_and_each_relic_what_it_does() {
    let mut sale = Sale::start(3, 2);
    sale.sell(Relic::FlyingCarpet, Seat::One, 8);
    sale.reveal(Relic::GoldenFleece);
    while sale.asked() != Seat::One {
        sale.decide(Action::Pass, Relic::GoldenFleece);
    }
    let mut device = at(&sale);
    // Below the least bid: pass, then the pawnshop.
    device.give_all(&[Yes, Down, Down, Yes]);
    let text = read(&mut device);
    let said = [
        "Pays 5: 7 gold then. Back for 10.",
        "tiles left, bank 20.",
        "Blessing ends, curse stays.",
        "Flying Carpet",
        "You may pay your right neighbour instead.",
    ];
    for words in said {
        assert!(text.contains(words), "{words}: {text}");
    }
    // The menu opens over it and leads back to it.
    device.give_all(&[Command::Menu, Back]);
    assert!(read(&mut device).contains("Pays 5"));
}

#[test]
fn both_neighbours_are_named_where_counterfeits_can_be_looked_at() {
    let mut sale = Sale::start(4, 3);
    sale.sell(Relic::MalleusMaleficarum, Seat::One, 1);
    for board in BOARDS {
        let mut device = sale.device(board);
        device.give_all(&[Yes, Yes]);
        let texts = device.read();
        let pairs = texts.iter().filter(|text| text.contains(" & "));
        let pairs: Vec<&String> = pairs.collect();
        assert_eq!(pairs.len(), 4, "{texts:?}");
        assert!(pairs.iter().all(|pair| !pair.ends_with("& ")), "{texts:?}");
    }
}

/// Presses X and gives the title of the page that opens.
fn help_of(app: &mut BareApp) -> String {
    app.give(Help);
    let texts = app.read();
    app.give(Back);
    texts.join(" ")
}

/// An app that resumes a position.
pub fn resuming(sale: &Sale) -> BareApp {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = sale.save(&people());
    let mut app = bare(storage);
    app.give(Yes);
    app
}

#[test]
fn help_leads_to_the_relic_that_news_are_about() {
    let mut app = resuming(&tied_fists());
    app.give_all(&[Yes, Up, Yes]);
    assert!(app.says("Open fists"), "{:?}", app.read());
    let page = help_of(&mut app);
    assert!(
        page.contains("Excalibur") && !page.contains("Open fists"),
        "{page}"
    );
    assert!(app.says("Open fists"), "{:?}", app.read());
}

#[test]
fn help_leads_to_the_relic_that_a_page_of_the_history_is_about() {
    let mut sale = Sale::start(3, 2);
    sale.reveal(Relic::GoldenFleece);
    let title = Ui::History.text(Language::English);
    for more in [&[Action::Pass, Action::Pass][..], &[Action::Pass]] {
        for action in more {
            sale.decide(*action, Relic::GoldenFleece);
        }
        let mut app = resuming(&sale);
        pause(&mut app, Ui::History);
        assert!(app.says(Footer::Help.text(Language::English)));
        let page = help_of(&mut app);
        assert!(
            page.contains("Golden Fleece") && !page.contains(title),
            "{page}"
        );
        assert!(app.says(title));
    }
}

/// A box with a counterfeit of every relic, five of which lie between any two of five neighbours.
fn many_counterfeits() -> Setup {
    let mut setup = Setup::of(5);
    setup.values.between = [8, 6, 5];
    for relic in Relic::ALL {
        setup.values.relics[relic].counterfeit = true;
    }
    setup
}

#[test]
fn twenty_five_counterfeits_are_revealed_one_after_the_other() {
    let (sale, commands) = before_the_reveal_of(many_counterfeits());
    for board in BOARDS {
        let roster = long_names();
        let save = sale.save(&roster);
        let mut device = device(board, &Settings::default(), &roster, &save);
        device.give_all(&commands);
        let hidden = |device: &mut Handheld| {
            let texts = device.read();
            texts.iter().filter(|text| *text == "?").count()
        };
        assert_eq!(hidden(&mut device), 25);
        for left in (0..24).rev() {
            device.run(3000).unwrap();
            device.give(Yes);
            assert_eq!(hidden(&mut device), left + 1);
        }
    }
}

#[test]
fn all_that_somebody_knows_is_in_the_list_however_much_it_is() {
    let sale = Sale::of(many_counterfeits(), 3);
    let mut app = knowing(&sale, Seat::One);
    assert_eq!(all_entries(&mut app).len(), 10);
}
