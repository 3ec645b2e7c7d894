//! The conformance suite: what every game of the engine has to keep at every state of random
//! play. Each promise is a function of its own, so that a failure names it.

pub mod conformance;
