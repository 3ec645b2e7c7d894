//! The conformance suite: what every game of the engine has to keep at every state of random
//! play. Each promise is a function of its own, so that a failure names it. And what the tests of
//! the handheld share: positions to begin from, hands that press buttons, games written down as
//! scenarios.

pub mod conformance;
pub mod handheld_hands;
pub mod handheld_positions;
pub mod handheld_scenarios;
