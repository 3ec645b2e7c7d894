//! Warehouse 51 keeps every promise of the suites, whatever is played and however.

// Helpers of tests may fail loudly too.
#![allow(clippy::expect_used, clippy::indexing_slicing)]

#[path = "warehouse51/chance.rs"]
mod chance;
#[path = "warehouse51/conformance.rs"]
mod conformance;
#[path = "warehouse51/damage.rs"]
mod damage;
#[path = "warehouse51/perft.rs"]
mod perft;
#[path = "warehouse51/recorded.rs"]
mod recorded;
#[path = "warehouse51/records.rs"]
mod records;
#[path = "warehouse51/secrets.rs"]
mod secrets;

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{
    AuctionKind, Certificate, Colour, Correction, Counterfeits, Effect, Mark, Printed, Relic,
    Rules, Setup, StartPlayer, Values, Warehouse51,
};
use host_tests::play::{Chance, below};
use proptest::prelude::*;
use proptest::sample::select;

fn game(setup: Setup) -> Warehouse51 {
    Warehouse51::new(setup).expect("a set-up that can be played")
}

fn with(players: u8) -> Warehouse51 {
    game(Setup::of(players))
}

/// Chance picks who begins.
fn by_chance(players: u8) -> Warehouse51 {
    game(Setup {
        start: StartPlayer::Chance,
        ..Setup::of(players)
    })
}

/// Every relic is auctioned with fists.
fn with_fists(players: u8) -> Warehouse51 {
    let mut setup = Setup::of(players);
    for relic in Relic::ALL {
        setup.values.relics[relic].auction = AuctionKind::Fist;
    }
    game(setup)
}

/// There is more in the bank for what is pawned, and a tile for every relic.
fn with_a_full_bank(players: u8) -> Warehouse51 {
    let mut setup = Setup::of(players);
    setup.values.ingots = 90;
    setup.values.bank = 40;
    setup.values.pawn_tiles = 26;
    game(setup)
}

/// The same game by the first rules.
fn by_first_rules(one: Warehouse51) -> Warehouse51 {
    game(Setup {
        rules: Rules::First,
        ..*one.setup()
    })
}

/// The counterfeits are cardboard that nobody has said anything about.
fn in_the_box(one: Warehouse51) -> Warehouse51 {
    game(Setup {
        counterfeits: Counterfeits::InTheBox,
        ..*one.setup()
    })
}

/// A few that are as different as can be.
fn some_games() -> [Warehouse51; 6] {
    let [a, b, c, d, e] = games_dealt_here();
    [a, b, c, d, e, in_the_box(by_chance(4))]
}

/// Those in which every card can be dealt by the device.
fn games_dealt_here() -> [Warehouse51; 5] {
    [
        with(3),
        by_chance(4),
        with(5),
        with_fists(3),
        by_first_rules(with_fists(4)),
    ]
}

/// Anything that somebody at the table might put right, sense or nonsense.
fn correction(_: &Warehouse51, rng: &mut Chance) -> Correction {
    let seat = Seat::ALL[below(5, rng)];
    let relic = Relic::ALL[below(26, rng)];
    let is = Relic::ALL[below(26, rng)];
    match below(14, rng) {
        9 => Correction::HighBid {
            seat,
            ingots: below(12, rng) as u8,
        },
        10 => Correction::Passed {
            seat,
            passed: below(2, rng) == 0,
        },
        11 => Correction::Turn { seat },
        12 => Correction::BarredNext {
            seat,
            barred: below(2, rng) == 0,
        },
        13 if below(2, rng) == 0 => Correction::Taken { said: relic, is },
        13 => Correction::Certified {
            certificate: Certificate::ALL[below(2, rng)],
            relic: Some(relic).filter(|_| below(3, rng) > 0),
        },
        0 => Correction::Gold {
            seat,
            ingots: below(30, rng) as u8,
        },
        1 => Correction::Gold {
            seat,
            ingots: u8::MAX - below(3, rng) as u8,
        },
        2 => Correction::Bank {
            ingots: below(40, rng) as u8,
        },
        3 => Correction::Owner {
            relic,
            owner: Some(seat),
        },
        4 => Correction::Owner { relic, owner: None },
        5 => Correction::Pawned {
            relic,
            pawned: below(2, rng) == 0,
        },
        6 => Correction::Revealed { is },
        7 => Correction::LastWinner { seat },
        _ => Correction::Counterfeit {
            left_of: seat,
            said: relic,
            is,
        },
    }
}

/// Every number of players and every way to begin, as printed.
fn setups() -> impl Strategy<Value = Setup> {
    let rules = select(vec![Rules::First, Rules::Second, Rules::Second]);
    let places = select(vec![Counterfeits::Dealt, Counterfeits::InTheBox]);
    (3u8..=5, 0usize..6, rules, places).prop_map(|(players, start, rules, counterfeits)| Setup {
        rules,
        counterfeits,
        start: match Seat::at(start) {
            Some(seat) if (seat as u8) < players => StartPlayer::Seat(seat),
            _ => StartPlayer::Chance,
        },
        ..Setup::of(players)
    })
}

fn cards() -> impl Strategy<Value = Printed> {
    let colour = select(Colour::ALL.to_vec());
    let mark = select(Mark::ALL.to_vec());
    let auction = select(AuctionKind::ALL.to_vec());
    let effect = select(Effect::ALL.to_vec());
    (
        colour,
        1u8..=9,
        mark,
        auction,
        effect,
        1u8..=9,
        any::<bool>(),
    )
        .prop_map(
            |(colour, value, mark, auction, effect, amount, counterfeit)| {
                let effect = Some(effect).filter(|_| mark != Mark::Neutral);
                let needed = effect.is_some_and(Effect::has_amount);
                Printed {
                    colour,
                    value,
                    mark,
                    auction,
                    effect,
                    amount: if needed { amount } else { 0 },
                    counterfeit,
                }
            },
        )
}

/// Other boxes: some cards replaced, other sums.
fn values() -> impl Strategy<Value = Values> {
    let replaced = prop::collection::vec((select(Relic::ALL.to_vec()), cards()), 0..20);
    let sums = (0u8..=12, 0u8..=30, 0u8..=4, 0u8..=8, 0u8..=9, 0u8..=12);
    (replaced, sums).prop_filter_map("values that make sense", |(replaced, sums)| {
        let mut values = Values::default();
        for (relic, card) in replaced {
            values.relics[relic] = card;
        }
        let (purse, bank, between, pawn_tiles, pawn_pays, buy_back) = sums;
        values.purse = purse;
        values.bank = bank;
        values.ingots = (purse * 5 + bank).clamp(1, 94);
        values.between = [between, between.min(3), between.min(2)];
        values.pawn_tiles = pawn_tiles;
        values.pawn_below = pawn_pays;
        values.pawn_pays = pawn_pays;
        values.buy_back = buy_back;
        values.check().ok().map(|()| values)
    })
}
