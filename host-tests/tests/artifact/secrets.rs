//! Unseen cards stay unseen.

use engine::artifact::{Artifact, Card, Correction, Event, Expansions, Face, Site, State};
use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::Seat;
use host_tests::play::chance;
use host_tests::secrets::{Secrecy, find_state, samples_fall_as_expected, two_of};

use super::{correction, with};

/// What is in somebody's mind shows with the next decision; unseen manuscripts are shown at the
/// end.
const SECRECY: Secrecy<Artifact> = Secrecy {
    comparable: |one, twin| one.choosing() == twin.choosing(),
    reveals: |event, _| matches!(event, Event::ManuscriptsShown { .. }),
};

host_tests::register_secrets! {
    games: [3, 4, 5].map(|players| with(players, Expansions::BOTH)),
    secrecy: SECRECY,
    samples: 12,
    stories: 20,
}

/// Cards that nobody else has seen are their owner's business.
fn may_enter(_: &Artifact, _: &State, correction: &Correction, who: Observer) -> bool {
    match correction {
        Correction::Unseen { seat, .. } | Correction::Told { seat, .. } => who.shares(*seat),
        _ => true,
    }
}

host_tests::register_table_secrets! {
    games: [3, 4, 5].map(|players| with(players, Expansions::BOTH)),
    secrecy: SECRECY,
    said: 20,
    correction: correction,
    by: may_enter,
    put_right: 8,
}

fn unseen(state: &State, seat: Seat) -> u8 {
    state.table().players[seat].unseen.values().iter().sum()
}

/// The card of a site that a seat has unseen by the others.
fn unseen_card(state: &State, seat: Seat, site: Site) -> Card {
    let hand = state.hand(seat).minus(&state.table().players[seat].known);
    let card = hand.iter().find(|(card, _)| card.site == site);
    card.expect("an unseen card").0
}

/// The cards that an unseen card of a site can be, to somebody who has seen none.
fn pool(state: &State, site: Site) -> Vec<(Card, u8)> {
    state
        .table()
        .unseen
        .iter()
        .filter(|(card, _)| card.site == site && card.face != Face::Cursed)
        .collect()
}

#[test]
fn a_sample_deals_an_unseen_card_by_what_it_can_be() {
    let game = with(4, Expansions::BOTH);
    let mut rng = chance(1);
    let state = find_state(&game, &mut rng, |state| {
        unseen(state, Seat::Two) == 1 && unseen(state, Seat::One) == 0
    });
    let hidden = state.table().players[Seat::Two].unseen;
    let site = Site::ALL
        .into_iter()
        .find(|site| hidden[*site] == 1)
        .expect("one card");
    let pool = pool(&state, site);
    let total: u8 = pool.iter().map(|(_, count)| count).sum();
    let view = game.view(&state, Observer::Seat(Seat::One));
    let expected = pool
        .iter()
        .map(|(card, count)| (*card, f64::from(*count) / f64::from(total)));
    let key = |sample: &State| unseen_card(sample, Seat::Two, site);
    samples_fall_as_expected(&game, &view, &mut rng, key, expected);
}

#[test]
fn a_sample_deals_two_unseen_cards_without_putting_one_back() {
    let game = with(4, Expansions::BOTH);
    let mut rng = chance(2);
    let mut site = Site::Africa;
    let state = find_state(&game, &mut rng, |state| {
        let two = Site::ALL.into_iter().find(|site| {
            let players = &state.table().players;
            players[Seat::Two].unseen[*site] == 1 && players[Seat::Three].unseen[*site] == 1
        });
        site = two.unwrap_or(site);
        two.is_some() && unseen(state, Seat::One) == 0
    });
    let view = game.view(&state, Observer::Seat(Seat::One));
    let key = |sample: &State| {
        [Seat::Two, Seat::Three]
            .map(|seat| unseen_card(sample, seat, site))
            .into()
    };
    samples_fall_as_expected(&game, &view, &mut rng, key, two_of(&pool(&state, site)));
}

#[test]
fn everybody_together_hide_nothing() {
    let game = with(3, Expansions::BOTH);
    let mut rng = chance(3);
    let state = find_state(&game, &mut rng, |state| unseen(state, Seat::Two) > 1);
    let view = game.view(&state, Observer::Everybody);
    assert_eq!(game.sample(&view, &mut rng), state);
    let table = game.view(&state, Observer::Table);
    let (known, unknown) = table.hand(Seat::Two);
    assert_eq!(known, state.table().players[Seat::Two].known);
    assert_eq!(unknown, unseen(&state, Seat::Two));
}
