//! The rules of the Pocket Museum's games: Artifact, Warehouse 51 and Artifact Stack.
//!
//! A game is its set-up and its log. A [`game::Game`] is a set-up that was found playable; a
//! [`record::Record`] adds the log of decisions and outcomes of chance; the state follows from
//! the two. Saving, taking back, replaying and checking a game all come from that.
//!
//! # What it never does
//!
//! It draws nothing, stores nothing and asks no clock. It allocates nothing, uses no
//! floating-point numbers and no unsafe code, so that it runs on a desktop and on a Pico alike.
//! It never picks a card itself: a [`dealer`] does. Nothing in it shows a seat what that seat may
//! not see, as long as screens and bots are given [`record::Record::view`] and not the state.
//!
//! # Where to start reading
//!
//! | to learn | read |
//! |---|---|
//! | what every game gives: who acts, what is legal, what follows | [`game`] |
//! | how a game is played, kept, taken back and replayed | [`record`], and [`log`] for its bytes |
//! | where cards come from, and why they can be trusted | [`dealer`], [`chance`], [`verify`] |
//! | the rules of one game | [`artifact`], [`warehouse51`], [`stack`], which list their files |
//! | what is printed in a box, value by value | [`print`] |
//! | who won, and by which tie-break | [`standings`] |
//! | what a bot thinks with | [`playout`], [`game::Game::sample`] |
//!
//! `engine/examples` has programs to begin from: random games, a bot, a check of what was dealt.
//! `docs/rulings.md` says where each ruling comes from.
//!
//! # Example
//!
//! ```
//! use engine::artifact::{Artifact, Setup};
//! use engine::chance::Seed;
//! use engine::dealer::Seeded;
//! use engine::game::{Actor, Game, Odds};
//! use engine::record::Record;
//!
//! let game = Artifact::new(Setup::base(3))?;
//! let mut record: Record<Artifact> = Record::new(game);
//! let mut dealer = Seeded(Seed([7; 32]));
//! // The first legal action, whatever it is, until the game is over.
//! while record.actor() != Actor::Nobody {
//!     match record.actor() {
//!         Actor::Seat(seat) => {
//!             let action = record.legal(seat).first().ok_or("a seat that acts has a choice")?;
//!             record.decide(seat, action)?;
//!         }
//!         _ => record.deal(&mut dealer)?,
//!     }
//! }
//! assert!(record.standings().winners().count() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod actions;
pub mod artifact;
pub mod bytes;
pub mod chance;
pub mod dealer;
pub mod each;
pub mod game;
pub mod log;
pub mod playout;
pub mod print;
pub mod record;
pub mod seat;
pub mod self_check;
pub mod set;
pub mod sort;
pub mod stack;
pub mod standings;
pub mod verify;
mod versions;
pub mod warehouse51;
