//! What screens of Warehouse 51 tell of an auction: by whom a tie of fists is broken, which relics have a say
//! in it, and what becomes of a relic that was named wrongly.

use engine::record::Record;
use engine::seat::Seat;
use engine::warehouse51::{Action, Relic, RelicSet, Setup, Warehouse51};
use handheld::board::{Board, Command};
use handheld::games::warehouse51::text::Label;
use handheld::play::{Dealing, LOG};
use handheld::settings::{Name, Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{BareApp, Hands, bare, device};
use host_tests::handheld_sales::Sale;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use super::at_the_table::{is_books, pause, play, selected};
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
    while selected(&mut app).as_deref() != Some("Holy Grail") {
        app.give(Down);
    }
    // Whose it is, whether it is pawned, and then which it is.
    app.give_all(&[Down, Down]);
    let detail = Label::AmendTakenDetail.text(Language::English);
    assert!(app.says(detail), "{:?}", app.read());
    app.give(Yes);
    choose(&mut app, "Excalibur");
    while !is_books(&mut app) {
        app.give(Yes);
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
