//! What pictures are taken of Warehouse 51 in positions that are played to: ties of fists, what somebody was
//! shown, the pawnshop from an auction, the end card by card.

use engine::each::Member;
use engine::game::Actor;
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour, Event, Phase, Placing, Relic};
use handheld::board::Command;
use host_tests::handheld_positions::long_names;
use host_tests::handheld_sales::{Sale, sale};

use super::warehouse51_knowing::{shown_to_some, to_what_is_known};
use super::warehouse51_telling::{CLOSES_EMPTY, tied_fists};
use Command::{Back, Down, Ok as Yes, Up};

/// A picture: its name, the save, the presses, and how long to wait then.
pub type Shot = (&'static str, Vec<u8>, Vec<Command>, u64);

/// A stamp has fallen after so many milliseconds.
const FALLEN: u64 = 2000;

/// From the main menu, with names as long as they get.
fn shot(name: &'static str, sale: &Sale, commands: &[Command]) -> Shot {
    (name, sale.save(&long_names()), commands.to_vec(), 0)
}

/// What the last certificate leads to, if it saves a relic: the presses that assign it, and what happens.
fn saving(sale: &Sale) -> Option<(Vec<Command>, Vec<Event>)> {
    let Actor::Seat(seat) = sale.log.actor() else {
        return None;
    };
    if !matches!(sale.table().phase, Phase::Certifying { .. }) {
        return None;
    }
    let own: Vec<Relic> = sale.table().players[seat].relics.iter().collect();
    let legal = sale.log.legal(seat);
    let may = |relic: &Relic| legal.contains(Action::Certify(*relic));
    let first = own.iter().position(may)?;
    own.iter().enumerate().find_map(|(place, relic)| {
        let mut events = Vec::new();
        let mut after = sale.log.clone();
        let action = Action::Certify(*relic);
        let done = after.decide_watched(seat, action, &mut |event| events.push(event));
        let saves =
            |event: &Event| matches!(event, Event::Protected { relic: one, .. } if one == relic);
        let is_it = done.is_ok() && events.iter().any(saves);
        is_it.then(|| {
            let downs = [Down].repeat(place - first);
            ([&[Yes], &downs[..], &[Yes]].concat(), events)
        })
    })
}

/// The counterfeits in the order in which they are turned up.
fn turned_up(events: &[Event]) -> Vec<Relic> {
    let pairs = events.iter().filter_map(|event| match event {
        Event::CounterfeitsRevealed { relics, .. } => Some(*relics),
        _ => None,
    });
    pairs
        .flat_map(|relics| relics.iter().collect::<Vec<_>>())
        .collect()
}

/// A counterfeit that a certificate saves its relic from, and one of a relic that nobody has.
fn genuine_and_harmless() -> Vec<Shot> {
    let harmless = |sale: &Sale, events: &[Event]| {
        let cards = turned_up(events);
        cards
            .iter()
            .position(|relic| sale.table().owner(*relic).is_none())
    };
    let end = sale(4, |sale| {
        saving(sale).is_some_and(|(_, events)| harmless(sale, &events).is_some())
    });
    let (commands, events) = saving(&end).unwrap();
    let is_saved = |relic: &Relic| {
        let saves =
            |event: &Event| matches!(event, Event::Protected { relic: one, .. } if one == relic);
        events.iter().any(saves)
    };
    let saved = turned_up(&events).iter().position(is_saved).unwrap();
    let nobodys = harmless(&end, &events).unwrap();
    [
        ("w51-reveal-genuine", saved),
        ("w51-reveal-harmless", nobodys),
    ]
    .into_iter()
    .map(|(name, page)| {
        let presses = [&commands[..], &[Yes].repeat(page)].concat();
        (name, end.save(&long_names()), presses, FALLEN)
    })
    .collect()
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
    let gone = sale(4, |sale| {
        let table = sale.table();
        table.phase == Phase::OpenAuction && table.gone.len() > 1
    });
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
        shot("w51-pawn", &poor, &[Yes, Down, Down, Yes]),
        shot("w51-gone", &gone, &[Yes, Back, Up, Yes]),
        shot("w51-chart", &over, &[Yes, Yes]),
    ];
    let places: [(&str, fn(&Placing) -> bool); 2] = [
        ("w51-places-shared", |placing| placing.sharing > 1),
        ("w51-places-parted", |placing| {
            placing.parted && placing.sharing < 2
        }),
    ];
    for (name, wish) in places {
        let (end, colour) = placed(wish);
        let presses = [&[Yes, Back], &[Yes].repeat(colour.place())[..]].concat();
        shots.push(shot(name, &end, &presses));
    }
    shots.extend(genuine_and_harmless());
    shots
}
