//! Spielvorbereitung: stacks, ingots, counterfeits, who begins.

use super::*;
use crate::game::Observer;

/// Spielvorbereitung 1 to 3.
#[test]
fn twenty_ingots_lie_in_the_bank_and_everybody_has_ten() {
    for count in 3..=5 {
        let at = players(count).ready();
        assert_eq!(at.table().bank, 20);
        assert!(Seat::first(count).all(|seat| at.gold(seat) == 10));
        assert_eq!(at.table().boxed, 50 - 10 * count);
        assert_eq!(at.table().pawn_tiles, 6);
        assert_eq!(at.table().stacks, RelicSet::ALL);
    }
}

fn laid(count: u8) -> At {
    let game = Warehouse51::new(Setup::of(count)).expect("playable");
    let mut at = At {
        state: game.start(),
        game,
        seen: Vec::new(),
    };
    for relic in game.counterfeit_cards().iter() {
        if at.phase() == Phase::LayingCounterfeits {
            at.deal(Outcome::Counterfeit(relic));
        }
    }
    at
}

/// Spielvorbereitung 4: two each at three players, one at four or five.
#[test]
fn two_counterfeits_lie_between_neighbours_at_three_players_and_one_at_more() {
    for (count, between) in [(3, 2), (4, 1), (5, 1)] {
        let at = laid(count);
        assert_eq!(at.phase(), Phase::Revealing);
        for pair in Pair::all(count) {
            assert_eq!(at.state.counterfeits(pair).len(), between);
        }
        assert_eq!(at.state.laid_counterfeits().len(), between * count);
    }
}

/// Spielvorbereitung 4: everybody looks at the counterfeits on the left and on the right.
#[test]
fn everybody_knows_the_counterfeits_on_both_sides_and_no_others() {
    for count in 3..=5 {
        let at = laid(count);
        for seat in Seat::first(count) {
            let view = at.game.view(&at.state, Observer::Seat(seat));
            let own =
                [Neighbour::Left, Neighbour::Right].map(|side| Pair::beside(seat, side, count));
            for pair in Pair::all(count) {
                let known = own.contains(&pair).then(|| at.state.counterfeits(pair));
                assert_eq!(view.pairs[pair], known);
            }
        }
    }
}

/// Spielvorbereitung 4: the rest is put aside face down.
#[test]
fn the_counterfeits_put_aside_are_seen_by_nobody() {
    let mut at = players(4).left(&[]).ready();
    at.finish();
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.known_counterfeits(), at.state.laid_counterfeits());
    assert_eq!(view.known_counterfeits().len(), 4);
}

/// Spielvorbereitung 4: every counterfeit card that is left is as likely as any other.
#[test]
fn each_counterfeit_left_is_equally_likely() {
    let game = Warehouse51::new(Setup::of(5)).expect("playable");
    let odds = game.odds(&game.start()).expect("chance's turn");
    assert_eq!(odds.total(), 22);
    assert!(odds.iter().all(|(_, weight)| weight == 1));
    assert_eq!(odds.weight(Outcome::Counterfeit(HolyGrail)), 0);
}

/// Spielvorbereitung 5: the youngest begins.
#[test]
fn the_youngest_reveals_first() {
    let setup = Setup {
        start: StartPlayer::Seat(Three),
        ..Setup::of(4)
    };
    let game = Warehouse51::new(setup).expect("playable");
    assert_eq!(game.start().table().seat, Three);
    assert_eq!(game.next_revealer(game.start().table()), Three);
}

/// Spielvorbereitung 5: if nobody knows who is youngest, chance picks.
#[test]
fn chance_may_pick_who_begins() {
    let setup = Setup {
        start: StartPlayer::Chance,
        ..Setup::of(3)
    };
    let game = Warehouse51::new(setup).expect("playable");
    let mut at = At {
        state: game.start(),
        game,
        seen: Vec::new(),
    };
    assert_eq!(at.game.odds(&at.state).map(|odds| odds.total()), Some(3));
    at.deal(Outcome::Start(Two));
    assert_eq!(at.phase(), Phase::LayingCounterfeits);
    assert_eq!(at.table().last_winner, Two);
    assert!(at.saw(Event::Begins { seat: Two }));
}

/// The game is for three to five players.
#[test]
fn other_numbers_of_players_are_refused() {
    for count in [0, 2, 6, 255] {
        let refused = Warehouse51::new(Setup::of(count));
        assert_eq!(refused, Err(SetupError::Players(count)));
    }
    let nobody_there = Setup {
        start: StartPlayer::Seat(Five),
        ..Setup::of(4)
    };
    assert_eq!(Warehouse51::new(nobody_there), Err(SetupError::Start(Five)));
}

/// A box without counterfeits between the players skips laying them.
#[test]
fn without_counterfeits_the_first_relic_is_revealed_at_once() {
    let at = players(3).values(|v| v.between = [0, 0, 0]).ready();
    assert_eq!(at.phase(), Phase::Revealing);
    assert_eq!(at.table().laid, 0);
}
