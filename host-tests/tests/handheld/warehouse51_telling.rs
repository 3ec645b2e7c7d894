//! What screens of Warehouse 51 tell of an auction: by whom a tie of fists is broken, and which relics have
//! a say in it.

use engine::seat::Seat;
use engine::warehouse51::{Action, Relic};
use handheld::board::Board;
use handheld::settings::{Name, Roster, Settings};
use host_tests::handheld_hands::{Hands, device};
use host_tests::handheld_sales::Sale;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use handheld::board::Command::{Ok as Yes, Up};

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
pub const CLOSES_EMPTY: [handheld::board::Command; 4] = [Yes, Yes, Up, Yes];

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
