//! What pictures are taken of Warehouse 51's books at the table: auctions, fists, the end step by step, what
//! is put right, counterfeits that stay in the box.

use engine::warehouse51::{Counterfeits, Phase, Setup};
use handheld::board::Command;
use handheld::play::Dealing;
use handheld::settings::{Name, Roster, Settings};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_sales::{Sale, sale, sale_of};

use super::stack_shots::StackShot as Shot;
use Command::{Down, Help, Left, Menu, Ok as Yes, Up};

/// More contrast, larger letters.
const CONTRAST: fn(&mut Settings) = |settings| settings.high_contrast = true;
const LARGE: fn(&mut Settings) = |settings| settings.large_text = true;

/// From the main menu to the books, and on from there, with names that most have.
fn shot(name: &'static str, sale: &Sale, then: &[Command]) -> Shot {
    let names = ["Ada", "Bruno", "Clara", "Dora", "Emil"];
    let roster = Roster {
        names: names.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    };
    named(name, sale, &roster, then)
}

/// The same with the longest names.
fn long(name: &'static str, sale: &Sale, then: &[Command]) -> Shot {
    named(name, sale, &long_names(), then)
}

fn named(name: &'static str, sale: &Sale, roster: &Roster, then: &[Command]) -> Shot {
    let save = sale.save_at_table(roster, Dealing::Device(sale.seed));
    (name, save, [&[Yes], then].concat(), |_| {})
}

/// To another kind of entry, on both boards: so many to the left, or so many down where there is no left.
fn kind(left: usize, down: usize) -> Vec<Command> {
    [[Left].repeat(left), [Down].repeat(down)].concat()
}

/// All of them.
pub fn shots() -> Vec<Shot> {
    let of = |players, phase: Phase| sale(players, move |sale| sale.table().phase == phase);
    let bidding = sale(4, |sale| {
        let table = sale.table();
        let bidder = &table.players[table.seat];
        let is_late = table.owned().len() > 6 && !table.out.is_empty();
        table.phase == Phase::OpenAuction && table.leader.is_some() && bidder.gold > 8 && is_late
    });
    let poor = sale(5, |sale| {
        let table = sale.table();
        let may = !sale.log.game().pawnable(table, table.seat).is_empty();
        table.phase == Phase::OpenAuction && may && table.relic.is_some()
    });
    let fists = sale(4, |sale| {
        let table = sale.table();
        table.phase == Phase::FistAuction && table.locked.is_empty() && table.out.is_empty()
    });
    let boxed = Setup {
        counterfeits: Counterfeits::InTheBox,
        ..Setup::of(4)
    };
    let telling = sale_of(boxed, |sale| {
        sale.table().phase == Phase::TellingCounterfeits
    });
    let revealing = sale(5, |sale| {
        let table = sale.table();
        let pawned = table.players.values().iter();
        let is_pawned = pawned.filter(|player| !player.pawned.is_empty()).count() > 1;
        table.phase == Phase::Revealing && is_pawned
    });
    let enter = [Yes, Up, Up, Yes, Up, Up, Up];
    let all = [&enter[..], &[Yes, Yes, Up]].concat();
    let mut shots = vec![
        long("w51-books-start", &Sale::start(5, 1), &[]),
        shot("w51-books-stack", &revealing, &[]),
        shot("w51-books-bid", &bidding, &[Up, Up]),
        shot("w51-books-pass", &bidding, &kind(4, 1)),
        long("w51-books-pass-long", &bidding, &kind(4, 1)),
        shot("w51-books-relic", &bidding, &kind(3, 2)),
        shot("w51-books-pawn", &poor, &kind(3, 2)),
        shot("w51-books-fists", &fists, &[]),
        long("w51-books-fists-entered", &fists, &enter),
        shot("w51-books-fists-last", &fists, &all),
        long("w51-books-announcing", &of(4, Phase::Announcing), &[Up]),
        shot("w51-books-paying", &of(4, Phase::Paying), &[]),
        long("w51-books-examining", &of(5, Phase::Examining), &[]),
        long("w51-books-last-pawning", &of(5, Phase::LastPawning), &[]),
        shot("w51-books-buying-back", &of(5, Phase::BuyingBack), &[]),
        long(
            "w51-books-certifying",
            &sale(4, |sale| {
                matches!(sale.table().phase, Phase::Certifying { .. })
            }),
            &[],
        ),
        shot("w51-books-telling", &telling, &[]),
        shot("w51-books-cancelling", &of(4, Phase::Cancelling), &[]),
        shot("w51-books-menu", &bidding, &[Menu]),
        shot("w51-put-right", &bidding, &[Help, Yes]),
        long("w51-put-right-table", &bidding, &[Help, Up, Yes]),
        shot("w51-put-right-value", &bidding, &[Help, Yes, Yes, Down]),
        shot("w51-books-help", &bidding, &[Help, Help]),
    ];
    for (name, look) in [("w51-books-contrast", CONTRAST), ("w51-books-large", LARGE)] {
        let mut one = long(name, &bidding, &[Up]);
        one.3 = look;
        shots.push(one);
    }
    shots
}
