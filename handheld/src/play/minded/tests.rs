//! What is told of an advised decision: what its seat knows beforehand, and nothing that is only imagined.

use std::format;
use std::string::String;
use std::vec::Vec;

use engine::artifact::{Artifact, Expansions, Setup as ArtifactSetup};
use engine::chance::{Seed, Stream};
use engine::game::Unwatched;
use engine::stack::{
    Action as StackAction, ArtifactStack, Event as StackEvent, Setup as StackSetup,
};
use engine::warehouse51::{
    Action as SaleAction, Event as SaleEvent, Phase, Setup as SaleSetup, Warehouse51,
};

use super::*;

/// A state in which a seat is asked, and something that it may do.
struct Asked<'g, G: GameUi> {
    game: &'g G,
    state: &'g G::State,
    seat: Seat,
    own: G::View,
    action: G::Action,
    told: Option<G::Event>,
}

/// Plays a game by chance to its end, and shows everything that anybody may do on the way.
fn play<G: GameUi>(game: &G, number: u8, mut look: impl FnMut(&Asked<'_, G>)) {
    let seed = Seed([number; 32]);
    let mut index = 0;
    let mut below = |n: u16| {
        index += 1;
        seed.draw(Stream(*b"test--------"), index, n)
    };
    let mut state = game.start();
    loop {
        let seat = match game.actor(&state) {
            Actor::Nobody => return,
            Actor::Chance => {
                let odds = game.odds(&state).unwrap();
                let outcome = odds.pick(below(odds.total())).unwrap();
                game.deal(&mut state, outcome, &mut Unwatched);
                continue;
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next().unwrap(),
        };
        let legal = game.legal(&state, seat);
        for action in legal.iter() {
            let own = game.view(&state, Observer::Seat(seat));
            let told = foreseen(game, seat, &own, action);
            let state = &state;
            look(&Asked {
                game,
                state,
                seat,
                own,
                action,
                told,
            });
        }
        let action = legal.nth(below(legal.len() as u16).into()).unwrap();
        game.act(&mut state, seat, action, &mut Unwatched);
    }
}

/// All that really happens if a seat does something, and goes on with in any way, as that seat sees it.
fn happens<G: GameUi>(asked: &Asked<'_, G>) -> Vec<String> {
    let (game, mut state, mut action) = (asked.game, *asked.state, asked.action);
    let mut all = Vec::new();
    for _ in 0..STEPS {
        let mut note = |event: G::Event| {
            all.push(format!("{:?}", event.seen_by(Observer::Seat(asked.seat))));
        };
        game.apply(&mut state, asked.seat, action, &mut note)
            .unwrap();
        if game.actor(&state) != Actor::Seat(asked.seat) {
            break;
        }
        action = game.legal(&state, asked.seat).first().unwrap();
    }
    all
}

/// What is told happens, whatever is hidden. Says of how many decisions something was told, and of how many not.
fn all_that_is_told_happens<G: GameUi>(game: &G, numbers: u8) -> (usize, usize) {
    let (mut told, mut untold) = (0, 0);
    for number in 0..numbers {
        play(game, number, |asked| match asked.told {
            Some(event) => {
                let event = format!("{event:?}");
                let all = happens(asked);
                assert!(all.contains(&event), "{event}: {all:?}");
                told += 1;
            }
            None => untold += 1,
        });
    }
    (told, untold)
}

fn sale() -> Warehouse51 {
    Warehouse51::new(SaleSetup::of(4)).unwrap()
}

fn temple() -> ArtifactStack {
    ArtifactStack::new(StackSetup::base(3)).unwrap()
}

#[test]
fn what_is_told_of_an_advised_decision_comes_true_whatever_is_hidden() {
    let both = ArtifactSetup {
        expansions: Expansions::BOTH,
        ..ArtifactSetup::base(3)
    };
    let counts = [
        all_that_is_told_happens(&Artifact::new(both).unwrap(), 3),
        all_that_is_told_happens(&sale(), 12),
        all_that_is_told_happens(&temple(), 12),
    ];
    let is_enough = |(told, untold): &(usize, usize)| *told > 1000 && *untold > 0;
    assert!(counts.iter().all(is_enough), "{counts:?}");
}

#[test]
fn whoever_closes_the_last_fist_is_told_what_to_close_it_on_and_not_what_is_in_the_others() {
    let mut last = 0;
    for number in 0..3 {
        play(&sale(), number, |asked| {
            let table = asked.state.table();
            let (seat, SaleAction::Bid(ingots)) = (asked.seat, asked.action) else {
                return;
            };
            if table.phase == Phase::FistAuction {
                let ingots = Some(ingots);
                assert_eq!(asked.told, Some(SaleEvent::FistClosed { seat, ingots }));
                let others = Seat::first(4).filter(|one| *one != seat);
                let is_in = |one: &Seat| !table.locked.contains(*one) && !table.out.contains(*one);
                last += usize::from(others.filter(is_in).count() == 0);
            }
        });
    }
    assert!(last > 20, "{last}");
}

#[test]
fn nothing_is_told_of_a_top_that_only_others_have_seen() {
    let (mut hidden, mut seen) = (0, 0);
    for number in 0..60 {
        play(&sale(), number, |asked| {
            let SaleAction::Reveal(colour) = asked.action else {
                return;
            };
            let is_fixed = !asked.state.table().tops[colour].seats.is_empty();
            match asked.own.tops[colour] {
                Some(relic) => {
                    let seat = asked.seat;
                    assert_eq!(asked.told, Some(SaleEvent::Revealed { seat, relic }));
                    seen += 1;
                }
                None => {
                    assert_eq!(asked.told, None);
                    hidden += usize::from(is_fixed);
                }
            }
        });
    }
    assert!(hidden > 5 && seen > 5, "{hidden}, {seen}");
}

#[test]
fn nothing_is_told_of_a_card_that_only_others_have_looked_at() {
    let (mut hidden, mut seen) = (0, 0);
    for number in 0..12 {
        play(&temple(), number, |asked| {
            let StackAction::Take(place) = asked.action else {
                return;
            };
            let temple = &asked.state.table().temple;
            let is_took = matches!(asked.told, Some(StackEvent::Took { .. }));
            if temple.face_up(place).is_some() {
                return;
            }
            match asked.own.card(place) {
                Some(_) => seen += usize::from(is_took),
                None => {
                    assert!(!is_took, "{:?}", asked.told);
                    hidden += usize::from(temple.looked_at().contains(place));
                }
            }
        });
    }
    assert!(hidden > 5 && seen > 5, "{hidden}, {seen}");
}
