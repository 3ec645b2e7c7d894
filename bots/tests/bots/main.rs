//! What everything that decides has to keep: it does what is legal, it does not know what its seat
//! may not know, and it plays better than chance.

// Helpers of tests may fail loudly too.
#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod artifact;
mod fingerprints;
mod play;
mod stack;
mod thinking;
mod warehouse51;

use bots::decide;
use engine::actions::ActionSet;
use engine::game::{Game, Observer};
use engine::seat::Seat;

use play::{chance, nth_decision};

#[test]
fn without_anything_legal_there_is_no_decision() {
    let game = engine::stack::ArtifactStack::new(engine::stack::Setup::base(2)).unwrap();
    let view = game.view(&game.start(), Observer::Seat(Seat::One));
    let nothing = ActionSet::default();
    assert_eq!(
        decide(&game, Seat::One, &view, &nothing, &mut chance(1)),
        None
    );
}

#[test]
fn chance_decides_in_proportion_to_the_weights() {
    use bots::{Sensible, Weigh};
    const TIMES: u32 = 40_000;
    let game = engine::artifact::Artifact::new(engine::artifact::Setup::base(4)).unwrap();
    let (state, seat) = nth_decision(&game, 5, 60);
    let view = game.view(&state, Observer::Seat(seat));
    let legal = game.legal(&state, seat);
    let mind = game.mind(seat, &view);
    let total: u32 = legal.iter().map(|action| mind.weigh(action)).sum();
    assert!(legal.len() > 2 && total > 0, "a choice");
    let mut rng = chance(2);
    let decided: Vec<_> = (0..TIMES)
        .filter_map(|_| decide(&game, seat, &view, &legal, &mut rng))
        .collect();
    for action in legal.iter() {
        let often = decided.iter().filter(|one| **one == action).count() as f64;
        let share = f64::from(mind.weigh(action)) / f64::from(total);
        let expected = share * f64::from(TIMES);
        // Five standard deviations, and nothing at all without a weight.
        let allowed = 5.0 * (expected * (1.0 - share)).sqrt();
        assert!((often - expected).abs() <= allowed, "{action:?}: {often}");
    }
}
