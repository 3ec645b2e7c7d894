//! Preparation and digging: the temple's three levels, what lies on what, what it costs.

use rand_core::Rng;

use super::*;
use crate::stack::{DigRule, Temple};

fn full() -> Temple {
    Temple {
        standing: Places::ALL,
        ..Temple::EMPTY
    }
}

fn costs(game: &ArtifactStack, level: Level, row: u8) -> Vec<u16> {
    (0..5)
        .filter_map(|column| Place::at_row(level, row, column))
        .map(|place| game.dig_cost(&full(), place))
        .collect()
}

fn game(dig: DigRule) -> ArtifactStack {
    ArtifactStack::new(Setup {
        dig,
        ..Setup::base(4)
    })
    .expect("a set-up that can be played")
}

/// Preparation: the base is 5 x 3, the middle 4 x 2, the top 3 x 1.
#[test]
fn a_temple_has_twenty_six_places_on_three_levels() {
    let count = |level| {
        Place::ALL
            .iter()
            .filter(|place| place.level() == level)
            .count()
    };
    assert_eq!(count(Level::Base), 15);
    assert_eq!(count(Level::Middle), 8);
    assert_eq!(count(Level::Top), 3);
    assert_eq!(Places::ALL.len(), 26);
}

/// The rulings' table: costs at the start, if every level counts.
#[test]
fn the_costs_at_the_start_are_those_of_the_table() {
    let game = game(DigRule::AnyLevel);
    assert_eq!(costs(&game, Level::Base, 0), [1, 2, 2, 2, 1]);
    assert_eq!(costs(&game, Level::Base, 1), [2, 5, 5, 5, 2]);
    assert_eq!(costs(&game, Level::Base, 2), [1, 2, 2, 2, 1]);
    assert_eq!(costs(&game, Level::Middle, 0), [1, 2, 2, 1]);
    assert_eq!(costs(&game, Level::Middle, 1), [1, 2, 2, 1]);
    assert_eq!(costs(&game, Level::Top, 0), [0, 0, 0]);
}

/// The option: only cards in direct contact are paid for.
#[test]
fn by_the_rule_of_contact_the_top_does_not_count_for_the_base() {
    let game = game(DigRule::Contact);
    assert_eq!(costs(&game, Level::Base, 1), [2, 4, 4, 4, 2]);
    assert_eq!(costs(&game, Level::Base, 0), [1, 2, 2, 2, 1]);
    assert_eq!(costs(&game, Level::Middle, 0), [1, 2, 2, 1]);
}

/// The option: a card of the top lies on the base once nothing is left between them.
#[test]
fn by_the_rule_of_contact_the_top_counts_when_nothing_is_between() {
    let game = game(DigRule::Contact);
    let between =
        [(0, 1), (0, 2), (1, 1), (1, 2)].map(|(row, column)| place(Level::Middle, row, column));
    let mut temple = full();
    for (gone, cost) in between.into_iter().zip([3, 2, 1, 1]) {
        temple.clear(gone);
        assert_eq!(game.dig_cost(&temple, heart()), cost);
    }
}

/// Taking a card: those above a card that was dug out stay where they are.
#[test]
fn costs_are_counted_anew_after_each_card() {
    let game = game(DigRule::AnyLevel);
    let mut temple = full();
    temple.clear(place(Level::Middle, 0, 1));
    assert_eq!(game.dig_cost(&temple, heart()), 4);
    temple.clear(top());
    assert_eq!(game.dig_cost(&temple, heart()), 3);
    assert_eq!(game.dig_cost(&temple, place(Level::Base, 0, 1)), 1);
}

/// Every card on top overlaps its neighbours below by a quarter, and nothing else.
#[test]
fn each_middle_card_lies_on_four_of_the_base_and_each_top_card_on_four_and_one() {
    for upper in Place::ALL {
        let below = |level| {
            Place::ALL
                .iter()
                .filter(|lower| lower.level() == level && lower.above().contains(upper))
                .count()
        };
        let expected = match upper.level() {
            Level::Base => (0, 0),
            Level::Middle => (4, 0),
            Level::Top => (1, 4),
        };
        assert_eq!((below(Level::Base), below(Level::Middle)), expected);
    }
}

/// All places at once and each by itself: the same costs, whatever is left of the temple.
#[test]
fn what_is_within_reach_is_what_its_cost_says() {
    let mut rng = rng(1);
    for dig in [DigRule::AnyLevel, DigRule::Contact] {
        for price in 0..4 {
            let mut setup = Setup::base(2);
            setup.dig = dig;
            setup.values.dig = price;
            let game = ArtifactStack::new(setup).expect("a set-up that can be played");
            for _ in 0..20_000 {
                let bits = rng.next_u32() & rng.next_u32().rotate_left(7) | rng.next_u32() >> 16;
                let mut temple = full();
                temple.standing = Places::from_bits(bits & Places::ALL.bits()).expect("places");
                let silver = (rng.next_u32() % 18) as u8;
                let reach = game.within_reach(&temple, silver);
                for place in Place::ALL {
                    let expected = temple.standing.contains(place)
                        && game.dig_cost(&temple, place) <= u16::from(silver);
                    assert_eq!(reach.contains(place), expected, "{place:?} {temple:?}");
                }
            }
        }
    }
}

/// Taking a card: as long as the temple is not empty, something in it costs nothing.
#[test]
fn there_is_always_a_card_that_costs_nothing() {
    let mut rng = rng(2);
    for dig in [DigRule::AnyLevel, DigRule::Contact] {
        let game = game(dig);
        for _ in 0..20_000 {
            let mut temple = full();
            let bits = rng.next_u32() & rng.next_u32() & Places::ALL.bits();
            temple.standing = Places::from_bits(bits).expect("places");
            let free = game.within_reach(&temple, 0);
            assert_eq!(free.is_empty(), temple.standing.is_empty());
        }
    }
}
