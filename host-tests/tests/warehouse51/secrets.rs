//! Counterfeits, closed fists and the tops of stacks stay hidden from those who may not know them.

use engine::each::Member;
use engine::game::{Actor, Game, Observer};
use engine::seat::Seat;
use engine::warehouse51::{
    Action, Colour, Correction, Event, Neighbour, Pair, Phase, RelicSet, State, Warehouse51,
};
use host_tests::play::{Chance, chance};
use host_tests::secrets::{
    Secrecy, all_but, evenly, find_state, looking_alike, outcomes_of, samples_fall_as_expected,
    two_of,
};

use super::{by_chance, correction, with, with_fists};

const SECRECY: Secrecy<Warehouse51> = Secrecy {
    comparable: |_, _| true,
    reveals: |event, observer| match event {
        Event::FistsOpened { .. }
        | Event::Shown { .. }
        | Event::CounterfeitsRevealed { .. }
        | Event::Revealed { .. } => true,
        Event::Examined { seat, .. }
        | Event::TopSeen { seat, .. }
        | Event::FistClosed { seat, .. } => observer.shares(*seat),
        _ => false,
    },
};

host_tests::register_secrets! {
    games: [with(3), by_chance(4), with(5), with_fists(4)],
    secrecy: SECRECY,
    samples: 8,
    stories: 3,
}

/// Counterfeits are put right by those between whom they lie, and by everybody once they lie open.
fn may_enter(game: &Warehouse51, state: &State, correction: &Correction, who: Observer) -> bool {
    let Correction::Counterfeit { left_of, is, .. } = correction else {
        return true;
    };
    let players = game.seats();
    if *left_of as u8 >= players {
        return true;
    }
    let view = game.view(state, who);
    let pair = Pair::beside(*left_of, Neighbour::Left, players);
    // What one has before one's own eyes is not taken for something else.
    view.pairs[pair].is_some() && !view.known_counterfeits().contains(*is)
}

host_tests::register_table_secrets! {
    games: [with(3), by_chance(4), with(5), with_fists(4)],
    secrecy: SECRECY,
    said: 5,
    correction: correction,
    by: may_enter,
    put_right: 2,
}

#[test]
fn a_counterfeit_is_hidden_from_all_but_its_two_neighbours() {
    for players in 3..=5 {
        let game = with(players);
        let mut rng = chance(4);
        for laid in 0..game.values().between[players as usize - 3] * players {
            let state = find_state(&game, &mut rng, |state| {
                state.table().phase == Phase::LayingCounterfeits && state.table().laid == laid
            });
            let between = game.values().between[players as usize - 3];
            let pair = Pair::ALL[usize::from(laid / between)];
            let hidden_from = all_but(&game, &pair.seats(players));
            let after = outcomes_of(&game, &state);
            assert_eq!(looking_alike(&game, &after), hidden_from);
        }
    }
}

#[test]
fn the_top_of_a_stack_is_hidden_from_all_but_the_one_who_looked() {
    let game = with(4);
    let mut rng = chance(5);
    for _ in 0..10 {
        let state = find_state(&game, &mut rng, |state| {
            state.table().phase == Phase::LookingAtStacks
                && game.odds(state).is_some_and(|odds| odds.total() > 1)
        });
        let hidden_from = all_but(&game, &[state.table().seat]);
        let after = outcomes_of(&game, &state);
        assert_eq!(looking_alike(&game, &after), hidden_from);
    }
}

#[test]
fn a_closed_fist_is_hidden_from_all_others() {
    let game = with_fists(5);
    let mut rng = chance(6);
    for _ in 0..10 {
        let state = find_state(&game, &mut rng, |state| match game.actor(state) {
            Actor::Secret(seats) => seats.len() > 1,
            _ => false,
        });
        for seat in Seat::first(5) {
            let Actor::Secret(asked) = game.actor(&state) else {
                continue;
            };
            let ingots = state.table().players[seat].gold;
            if !asked.contains(seat) || ingots == 0 {
                continue;
            }
            let bids = (0..=ingots).map(|ingots| {
                let mut after = state;
                let bid = Action::Bid(ingots);
                game.apply(&mut after, seat, bid, &mut engine::game::Unwatched)
                    .expect("any amount that is held");
                after
            });
            let bids: Vec<State> = bids.collect();
            assert_eq!(looking_alike(&game, &bids), all_but(&game, &[seat]));
        }
    }
}

#[test]
fn a_sample_lays_unknown_counterfeits_without_laying_one_twice() {
    let game = with(4);
    let mut rng = chance(1);
    let state = first_auction(&game, &mut rng);
    let view = game.view(&state, Observer::Seat(Seat::One));
    let pool: Vec<_> = game
        .counterfeit_cards()
        .minus(view.known_counterfeits())
        .iter()
        .map(|relic| (relic, 1))
        .collect();
    let key = |sample: &State| {
        [Seat::Two, Seat::Three]
            .map(|seat| sample.counterfeits(Pair::beside(seat, Neighbour::Left, 4)))
            .map(|relics| relics.nth(0).expect("one counterfeit"))
            .into()
    };
    samples_fall_as_expected(&game, &view, &mut rng, key, two_of(&pool));
}

#[test]
fn a_sample_lays_two_unknown_counterfeits_between_a_pair() {
    let game = with(3);
    let mut rng = chance(2);
    let state = first_auction(&game, &mut rng);
    let view = game.view(&state, Observer::Seat(Seat::One));
    let pool = game.counterfeit_cards().minus(view.known_counterfeits());
    let pairs = pool.iter().flat_map(|one| {
        let later = pool.iter().filter(move |other| *other > one);
        later.map(move |other| RelicSet::only(one).with(other).bits())
    });
    let unknown = Pair::beside(Seat::Two, Neighbour::Left, 3);
    let key = |sample: &State| sample.counterfeits(unknown).bits();
    samples_fall_as_expected(&game, &view, &mut rng, key, evenly(pairs));
}

fn first_auction(game: &Warehouse51, rng: &mut Chance) -> State {
    find_state(game, rng, |state| state.table().phase == Phase::Revealing)
}

#[test]
fn a_sample_fills_closed_fists_with_anything_that_is_held() {
    let game = with_fists(4);
    let mut rng = chance(3);
    let state = find_state(&game, &mut rng, |state| {
        let fists = state.table().hidden_fists();
        fists.eq([Seat::Two, Seat::Three])
            && [Seat::Two, Seat::Three].map(|seat| state.table().players[seat].gold) == [10; 2]
    });
    let view = game.view(&state, Observer::Seat(Seat::One));
    let key = |sample: &State| {
        let fists = game.view(sample, Observer::Everybody).fists;
        [Seat::Two, Seat::Three].map(|seat| fists[seat])
    };
    let amounts = (0..=10).flat_map(|one| (0..=10).map(move |other| [Some(one), Some(other)]));
    samples_fall_as_expected(&game, &view, &mut rng, key, evenly(amounts));
}

#[test]
fn a_sample_puts_any_relic_of_a_stack_on_its_top() {
    let game = with(3);
    let mut rng = chance(7);
    let state = find_state(&game, &mut rng, |state| {
        let table = state.table();
        table.tops[Colour::Blue].seats.contains(Seat::Two)
            && !table.tops[Colour::Blue].seats.contains(Seat::One)
            && game.stack(table, Colour::Blue).len() > 3
    });
    let view = game.view(&state, Observer::Seat(Seat::One));
    let key = |sample: &State| game.view(sample, Observer::Everybody).tops[Colour::Blue];
    let stack = game.stack(state.table(), Colour::Blue);
    samples_fall_as_expected(&game, &view, &mut rng, key, evenly(stack.iter().map(Some)));
}

#[test]
fn everybody_together_hide_nothing() {
    let game = with_fists(3);
    let mut rng = chance(8);
    let state = find_state(&game, &mut rng, |state| {
        state.table().hidden_fists().count() == 2
    });
    let view = game.view(&state, Observer::Everybody);
    assert_eq!(game.sample(&view, &mut rng), state);
    let table = game.view(&state, Observer::Table);
    assert!(table.fists.values().iter().all(Option::is_none));
    assert!(table.known_counterfeits().is_empty());
}
