//! The rules of the Pocket Museum's games, and nothing else: no screens, no storage, no clock.
//!
//! A game is its set-up and its log. A [`game::Game`] is a set-up that was found playable; a
//! [`record::Record`] adds the log of decisions and outcomes of chance; the state follows from
//! the two.
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
pub mod record;
pub mod seat;
pub mod self_check;
pub mod set;
pub mod stack;
pub mod standings;
pub mod verify;
pub mod warehouse51;
