//! Face-down cards stay hidden from all who have not looked at them; and nobody knows what the
//! second temple will be built of, nor what is left over.

use engine::each::Member;
use engine::game::{Game, Observer};
use engine::record::Record;
use engine::seat::Seat;
use engine::stack::{ArtifactStack, Card, Cards, Correction, Event, Phase, Place, State};
use host_tests::play::{chance, played, step};
use host_tests::secrets::{
    Secrecy, all_but, evenly, find_state, history, looking_alike, outcomes_of,
    samples_fall_as_expected, two_of,
};

use super::{correction, some_games, with_much_silver};

const SECRECY: Secrecy<ArtifactStack> = Secrecy {
    comparable: |_, _| true,
    reveals: |event, observer| match event {
        Event::Took { .. } => true,
        Event::Looked { seat, .. } => observer.shares(*seat),
        _ => false,
    },
};

host_tests::register_secrets! {
    games: some_games(),
    secrecy: SECRECY,
    samples: 12,
    stories: 10,
}

/// What lies face down only those put right who have looked at it.
fn may_enter(_: &ArtifactStack, state: &State, correction: &Correction, who: Observer) -> bool {
    match (correction, who) {
        (Correction::Looked { place, .. }, Observer::Seat(seat)) => {
            state.table().temple.looked_at_by(seat).contains(*place)
        }
        (Correction::Looked { .. }, _) => false,
        _ => true,
    }
}

host_tests::register_table_secrets! {
    games: some_games(),
    secrecy: SECRECY,
    said: 10,
    correction: correction,
    by: may_enter,
    put_right: 5,
}

#[test]
fn a_card_is_hidden_from_all_but_the_one_who_looked_at_it() {
    let game = with_much_silver(4);
    let mut rng = chance(1);
    for _ in 0..10 {
        let state = find_state(&game, &mut rng, |state| {
            matches!(state.table().phase, Phase::Looking(_))
                && game.odds(state).is_some_and(|odds| odds.total() > 1)
        });
        let hidden_from = all_but(&game, &[state.table().seat]);
        let after = outcomes_of(&game, &state);
        assert_eq!(looking_alike(&game, &after), hidden_from);
    }
}

/// The cards that a view names: open or turned before a player, out of the game, face up in the
/// temple, or looked at.
fn named(game: &ArtifactStack, state: &State, observer: Observer) -> Cards {
    let view = game.view(state, observer);
    let players = view.table.players.values().iter();
    let lying = players.fold(view.table.gone, |cards, player| {
        cards.plus(&player.artifacts())
    });
    let mut named = lying;
    for card in Place::ALL.iter().filter_map(|place| view.card(*place)) {
        named.insert(card);
    }
    named
}

/// At every moment: what is face down, what the second temple will be built of, and the two
/// left-over cards are in no view; and a face-down card only in the views of those who looked.
#[test]
fn nobody_sees_a_card_that_neither_lies_open_nor_was_looked_at() {
    for game in some_games() {
        let mut rng = chance(2);
        let mut record: Record<ArtifactStack> = Record::new(game);
        while step(&mut record, &mut rng) {
            let (state, table) = (record.state(), record.state().table());
            let on_the_table = named(&game, state, Observer::Table);
            assert!(on_the_table.and(&table.unseen).is_empty());
            for seat in Seat::first(game.seats()) {
                let own = named(&game, state, Observer::Seat(seat)).and(&table.unseen);
                assert_eq!(own.len(), table.temple.looked_at_by(seat).len());
            }
            let all = named(&game, state, Observer::Everybody).and(&table.unseen);
            assert_eq!(all.len(), table.temple.looked_at().len());
        }
    }
}

#[test]
fn nobody_is_ever_told_of_the_two_left_over_cards() {
    for game in some_games() {
        for seed in 0..5 {
            let record = played(&game, seed);
            let left_over = record.state().table().unseen;
            assert_eq!(left_over.len(), 2);
            let told = history(&record, Observer::Everybody).join(" ");
            for card in Cards::of_decks(record.state().table().decks).iter() {
                let mentioned = told.contains(&format!("{card:?}"));
                assert_eq!(mentioned, !left_over.contains(card), "{card:?}");
            }
        }
    }
}

/// The cards that a face-down place can be to the first seat, which has not looked at it.
fn pool(game: &ArtifactStack, state: &State) -> Vec<(Card, u8)> {
    let known = named(game, state, Observer::Seat(Seat::One));
    let down = |card: &Card| game.values().card(*card).down;
    let unseen = state.table().unseen.minus(&known);
    unseen.iter().filter(down).map(|card| (card, 1)).collect()
}

/// The places that others have looked at and the first seat has not.
fn looked_at_by_others(state: &State) -> Vec<Place> {
    let temple = &state.table().temple;
    let others = temple.looked_at().minus(temple.looked_at_by(Seat::One));
    others.iter().collect()
}

fn card_at(game: &ArtifactStack, state: &State, place: Place) -> Card {
    let card = game.view(state, Observer::Everybody).card(place);
    card.expect("somebody looked at it")
}

#[test]
fn a_sample_deals_a_card_that_others_looked_at_by_what_it_can_be() {
    let game = with_much_silver(3);
    let mut rng = chance(3);
    let state = find_state(&game, &mut rng, |state| {
        looked_at_by_others(state).len() == 1
            && !state.table().temple.looked_at_by(Seat::One).is_empty()
    });
    let view = game.view(&state, Observer::Seat(Seat::One));
    let place = looked_at_by_others(&state)[0];
    let key = |sample: &State| card_at(&game, sample, place);
    let cards = pool(&game, &state).into_iter().map(|(card, _)| card);
    samples_fall_as_expected(&game, &view, &mut rng, key, evenly(cards));
}

#[test]
fn a_sample_deals_two_cards_that_others_looked_at_without_dealing_one_twice() {
    let game = with_much_silver(3);
    let mut rng = chance(4);
    let state = find_state(&game, &mut rng, |state| {
        looked_at_by_others(state).len() == 2
    });
    let view = game.view(&state, Observer::Seat(Seat::One));
    let places = looked_at_by_others(&state);
    let key = |sample: &State| {
        [places[0], places[1]]
            .map(|place| card_at(&game, sample, place))
            .into()
    };
    samples_fall_as_expected(&game, &view, &mut rng, key, two_of(&pool(&game, &state)));
}

#[test]
fn everybody_together_hide_nothing_that_was_looked_at() {
    let game = with_much_silver(4);
    let mut rng = chance(5);
    let state = find_state(&game, &mut rng, |state| {
        state.table().temple.looked_at().len() > 3
    });
    let view = game.view(&state, Observer::Everybody);
    assert_eq!(game.sample(&view, &mut rng), state);
}
