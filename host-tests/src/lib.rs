//! What the tests of this workspace share. Nothing here ships: no other crate may depend on it.
//!
//! The larger part is what every game of the engine has to keep, written once over the `Game` trait.
//! A game registers by a small file of its own in `tests/` that says with which set-ups, corrections
//! and secrets it is tried, and what its frozen numbers are.
//!
//! | module | promise |
//! |---|---|
//! | [`conformance`] | rules, lists, views and encodings agree at every state of random play |
//! | [`records`] | append, replay, resume, undo, correct, snapshot; refusals change nothing |
//! | [`taken_back`] | undo is what it is defined to be, is left out of a full log, and ends when a game is closed |
//! | [`damage`] | damaged bytes are a typed error, never a panic, never a state that cannot be |
//! | [`secrets`] | what an observer sees does not depend on what is hidden from them |
//! | [`dealers`] | where the cards come from, and that it is fair |
//! | [`fuzz`] | whatever bytes come from outside, nothing panics or goes on for ever |
//! | [`shuffles`] | every card is equally often in every place, and bad dealers are found out |
//! | [`fairness`] | commit, cut, reveal: every way to cheat is found |
//! | [`perft`] | how many positions lie ahead, counted exhaustively |
//! | [`recorded`] | games that must replay for ever |
//!
//! The promises that every game keeps in the same way are registered all at once, see
//! [`register_conformance`], [`register_records`], [`register_damage`], [`register_secrets`] and
//! [`register_chance`].
//!
//! The smaller part is what the tests of the handheld share: positions to begin from, golden
//! pictures, hands that press buttons, a masher, games written down as scenarios, and how many presses a
//! turn takes.
//!
//! Start reading with [`conformance`] and with `tests/stack.rs`, which registers a game. The tests
//! themselves are in `tests/`: one program for each game, one for the handheld. What is frozen lies
//! beside them: recorded games in `games/`, pictures in `pictures/`, games by button presses in
//! `scenarios/`.

pub mod conformance;
pub mod damage;
pub mod dealers;
pub mod fairness;
pub mod fuzz;
pub mod golden_pictures;
pub mod handheld_hands;
pub mod handheld_positions;
pub mod handheld_presses;
pub mod handheld_sales;
pub mod handheld_scenarios;
pub mod handheld_stack;
pub mod handheld_tours;
pub mod masher;
pub mod perft;
pub mod phone;
pub mod plain;
pub mod play;
pub mod recorded;
pub mod records;
mod register;
pub mod secrets;
pub mod shuffles;
pub mod statistics;
pub mod taken_back;
pub mod worst_logs;
