//! What pictures are taken of Warehouse 51 in positions that are played to: ties of fists, what somebody was
//! shown, the pawnshop from an auction, places that are shared or parted.

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour, Phase, Placing, Relic};
use handheld::board::Command;
use host_tests::handheld_positions::long_names;
use host_tests::handheld_sales::{Sale, sale};

use super::warehouse51_knowing::{shown_to_some, to_what_is_known};
use super::warehouse51_telling::{CLOSES_EMPTY, tied_fists};
use Command::{Back, Down, Ok as Yes, Up};

/// A picture: its name, the save, the presses.
pub type Shot = (&'static str, Vec<u8>, Vec<Command>);

/// From the main menu, with names as long as they get.
fn shot(name: &'static str, sale: &Sale, commands: &[Command]) -> Shot {
    (name, sale.save(&long_names()), commands.to_vec())
}

/// The end of a game in which a colour was placed so, and that colour.
fn placed(wish: fn(&Placing) -> bool) -> (Sale, Colour) {
    let colour = |sale: &Sale| {
        let score = |seat| sale.log.game().score(sale.table(), seat);
        let is_so =
            |colour: &Colour| Seat::first(4).any(|seat| wish(&score(seat).colours[*colour]));
        Colour::ALL.into_iter().find(is_so)
    };
    let end = sale(4, |sale| {
        sale.table().phase == Phase::Over && colour(sale).is_some()
    });
    let colour = colour(&end).unwrap();
    (end, colour)
}

/// All of them.
pub fn shots() -> Vec<Shot> {
    let poor = sale(5, |sale| {
        let table = sale.table();
        let may = !sale.log.game().pawnable(table, table.seat).is_empty();
        table.phase == Phase::OpenAuction && may
    });
    let mut gone = Sale::start(4, 3);
    gone.reveal(Relic::GoldenFleece);
    for _ in 0..4 {
        gone.decide(Action::Pass, Relic::GoldenFleece);
    }
    gone.reveal(Relic::HolyGrail);
    let mut mortar = Sale::start(4, 3);
    mortar.sell(Relic::BabaYagasMortar, Seat::One, 1);
    let over = sale(4, |sale| sale.table().phase == Phase::Over);
    let known = shown_to_some();
    let mut influence = Sale::start(3, 2);
    influence.sell(Relic::Mjollnir, Seat::Two, 1);
    influence.reveal(Relic::GoldenFleece);
    influence.decide(Action::Bid(2), Relic::GoldenFleece);
    let mut boots = Sale::start(3, 2);
    boots.sell(Relic::SevenLeagueBoots, Seat::Two, 1);
    let mut shots = vec![
        shot("w51-fists-level", &tied_fists(), &CLOSES_EMPTY),
        shot("w51-known-looked", &known, &to_what_is_known(Seat::One)),
        shot("w51-known-tops", &known, &to_what_is_known(Seat::Three)),
        shot("w51-stack-mortar", &mortar, &[Yes, Yes]),
        shot("w51-stack-boots", &boots, &[Yes]),
        shot("w51-auction-influence", &influence, &[Yes]),
        shot("w51-pawn", &poor, &[Yes, Down, Yes]),
        shot("w51-gone", &gone, &[Yes, Back, Up, Yes]),
        shot("w51-chart", &over, &[Yes, Back]),
    ];
    type Wish = fn(&Placing) -> bool;
    let places: [(&str, Wish); 2] = [
        ("w51-places-shared", |placing| placing.sharing > 1),
        ("w51-places-parted", |placing| {
            placing.parted && placing.sharing < 2
        }),
    ];
    for (name, wish) in places {
        let (end, colour) = placed(wish);
        let presses = [&[Yes, Yes], &[Yes].repeat(colour.place())[..]].concat();
        shots.push(shot(name, &end, &presses));
    }
    shots
}
