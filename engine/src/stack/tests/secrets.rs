//! What is hidden from whom: face-down cards, what others looked at, what is left over.

use super::*;
use crate::game::{Happening, Observer};

/// Seat one of three has looked at the middle card of the top; returns which card it is.
fn one_look() -> (Play, Card) {
    let mut play = Position::new(3, &[]).down(top()).down(heart()).build();
    play.act(Action::Look(top()));
    let card = play.state.table.unseen.and(&play.game.down).nth(1);
    let card = card.expect("a face-down card");
    play.deal(Outcome::Card(card));
    (play, card)
}

/// Looking: who looked knows the card, and nobody else does.
#[test]
fn only_who_looked_sees_the_card() {
    let (play, seen) = one_look();
    let view = |observer| play.game.view(&play.state, observer).card(top());
    assert_eq!(view(Observer::Seat(Seat::One)), Some(seen));
    assert_eq!(view(Observer::Seat(Seat::Two)), None);
    assert_eq!(view(Observer::Table), None);
    assert_eq!(view(Observer::Everybody), Some(seen));
}

/// Looking: that somebody looked where is public.
#[test]
fn everybody_sees_who_looked_where() {
    let (play, _) = one_look();
    let view = play.game.view(&play.state, Observer::Seat(Seat::Two));
    assert!(view.table.temple.looked_at_by(Seat::One).contains(top()));
    assert!(view.table.temple.looked_at_by(Seat::Two).is_empty());
}

/// Looking: states that differ only in the card that was seen look the same to the others.
#[test]
fn the_card_that_was_seen_changes_nothing_for_others() {
    let (play, seen) = one_look();
    let mut other = play.state;
    let another = play.game.possible_face_down(&play.state).nth(0);
    other
        .secret
        .cards
        .put(top(), another.expect("another card"));
    assert_eq!(play.game.check(&other), Ok(()));
    for observer in [
        Observer::Table,
        Observer::Seat(Seat::Two),
        Observer::Seat(Seat::Three),
    ] {
        assert_eq!(
            play.game.view(&play.state, observer),
            play.game.view(&other, observer)
        );
    }
    assert_ne!(another, Some(seen));
}

/// Looking: the log tells the others that there was a look, and not what was seen.
#[test]
fn the_event_of_a_look_hides_the_card_from_others() {
    let (play, seen) = one_look();
    let event = *play.seen.last().expect("the look was seen");
    let told = |observer| match event.seen_by(observer) {
        Event::Looked { card, .. } => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Observer::Seat(Seat::One)), Some(seen));
    assert_eq!(told(Observer::Seat(Seat::Three)), None);
    assert_eq!(told(Observer::Table), None);
}

/// Looking: a card that was seen is no longer dealt elsewhere.
#[test]
fn a_card_that_was_seen_is_not_dealt_again() {
    let (mut play, seen) = one_look();
    play.acts([Action::Take(place(Level::Top, 0, 0)), Action::EndTurn]);
    play.act(Action::Look(heart()));
    let odds = play.game.odds(&play.state).expect("chance acts");
    assert_eq!(odds.weight(Outcome::Card(seen)), 0);
}

/// Imagining: what another seat looked at is any face-down card that can be, each alike.
#[test]
fn a_sample_gives_every_possible_card_alike() {
    let (play, _) = one_look();
    let view = play.game.view(&play.state, Observer::Seat(Seat::Two));
    let possible = play.state.table.unseen.and(&play.game.down);
    let mut rng = rng(3);
    let mut counts = [0u32; 128];
    let rounds = 600 * u32::from(possible.len());
    for _ in 0..rounds {
        let twin = play.game.sample(&view, &mut rng);
        let card = twin.secret.cards.at(top()).expect("somebody looked");
        counts[usize::from(card.code())] += 1;
    }
    for card in Card::all() {
        let count = counts[usize::from(card.code())];
        if possible.contains(card) {
            // Six standard deviations of 600 are about 145.
            assert!((450..=750).contains(&count), "{card:?}: {count}");
        } else {
            assert_eq!(count, 0, "{card:?}");
        }
    }
}

/// Imagining: one's own looks stay as they were.
#[test]
fn a_sample_keeps_what_the_observer_knows() {
    let (play, seen) = one_look();
    let view = play.game.view(&play.state, Observer::Seat(Seat::One));
    let twin = play.game.sample(&view, &mut rng(4));
    assert_eq!(twin.secret.cards.at(top()), Some(seen));
}

/// Second round: nobody knows the two cards that are left over, as far as they lie face down.
#[test]
fn the_left_over_cards_are_in_no_view() {
    let game = ArtifactStack::new(Setup::base(2)).expect("a set-up that can be played");
    let mut state = game.start();
    play_randomly(&game, &mut state, &mut rng(6), |_| false);
    let view = game.view(&state, Observer::Everybody);
    assert_eq!(view.table.unseen.len(), 2);
    assert!(Place::ALL.iter().all(|place| view.card(*place).is_none()));
}

/// Looking with cardboard: who looks may keep it to himself; it is told when the card is taken.
#[test]
fn a_look_may_stay_untold_until_the_card_is_taken() {
    let mut play = Position::new(3, &[]).down(top()).down(heart()).build();
    play.act(Action::Look(top()));
    let odds = play.game.odds(&play.state).expect("chance acts");
    assert_eq!(odds.unsaid(), Some(Outcome::Untold));
    assert!(!odds.is_for_people());
    play.deal(Outcome::Untold);
    let view = play.game.view(&play.state, Observer::Seat(Seat::One));
    assert_eq!(view.card(top()), None);
    assert!(view.untold.contains(top()));
    assert!(view.table.temple.looked_at_by(Seat::One).contains(top()));
    // Who looked does not pay for it again; another may look, and only people know what it is.
    assert!(!play.legal().contains(&Action::Look(top())));
    play.acts([Action::Take(place(Level::Top, 0, 0)), Action::EndTurn]);
    play.act(Action::Look(top()));
    let odds = play.game.odds(&play.state).expect("chance acts");
    assert!(odds.is_for_people());
    play.deal(Outcome::Untold);
    play.act(Action::Take(top()));
    let odds = play.game.odds(&play.state).expect("chance acts");
    assert!(odds.is_for_people() && odds.unsaid().is_none());
    let (card, _) = odds.iter().next().expect("a card");
    play.deal(card);
    assert!(!play.state.table.temple.standing().contains(top()));
}

/// Imagining: what nobody said stays unsaid, so that the sample looks the same.
#[test]
fn a_sample_leaves_untold_what_is_untold() {
    let mut play = Position::new(3, &[]).down(top()).down(heart()).build();
    play.act(Action::Look(top()));
    play.deal(Outcome::Untold);
    let mut rng = rng(4);
    for observer in [
        Observer::Seat(Seat::One),
        Observer::Seat(Seat::Two),
        Observer::Table,
    ] {
        let view = play.game.view(&play.state, observer);
        let twin = play.game.sample(&view, &mut rng);
        assert_eq!(play.game.view(&twin, observer), view);
        assert_eq!(play.game.check(&twin), Ok(()));
    }
}
