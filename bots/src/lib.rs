//! What decides for a seat: opponents at three levels, and the common sense behind the players of a
//! story.
//!
//! Whoever decides gets the set-up, the seat's view and its legal actions, never a state: a secret
//! of somebody else cannot be used, because it is not there. The same view, the same legal actions
//! and the same seed make the same decision, on a desktop and on a Pico alike, because budgets
//! count engine calls and not time.
//!
//! | to learn | read |
//! |---|---|
//! | how a bot is let think, in slices | [`Thinker`] |
//! | the levels, and the yardsticks they are measured by | [`Level`], [`Plan`] |
//! | what a game has to know for the search | [`Opponent`], and [`artifact`], [`warehouse51`], [`stack`] |
//! | common sense, which does not think ahead | [`decide`] |
//!
//! ```
//! use bots::{BotSeed, Level, Opponent, Pool, Thinker, Thought};
//! use engine::chance::Seed;
//! use engine::dealer::Seeded;
//! use engine::game::{Actor, Observer};
//! use engine::record::Record;
//! use engine::warehouse51::{Setup, Warehouse51};
//!
//! let game = Warehouse51::new(Setup::of(3))?;
//! let mut record: Record<Warehouse51> = Record::new(game);
//! let mut pool = Pool::new();
//! for number in 0.. {
//!     let seat = match record.actor() {
//!         Actor::Nobody => break,
//!         Actor::Chance => {
//!             record.deal(&mut Seeded(Seed([7; 32])))?;
//!             continue;
//!         }
//!         Actor::Seat(seat) => seat,
//!         Actor::Secret(seats) => seats.iter().next().ok_or("somebody is asked")?,
//!     };
//!     let (view, legal) = (record.view(Observer::Seat(seat)), record.legal(seat));
//!     let plan = Warehouse51::plan(Level::Medium);
//!     let mut thinker =
//!         Thinker::start(&game, seat, &view, &legal, plan, BotSeed(number), &mut pool)
//!             .ok_or("a seat that is asked has a choice")?;
//!     let action = loop {
//!         // Between two slices there is time for the screen and the buttons.
//!         match thinker.step(&game, &mut pool, 200) {
//!             Thought::Thinking(_) => {}
//!             Thought::Decided(action) => break action,
//!         }
//!     };
//!     record.decide(seat, action)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

pub mod artifact;
mod level;
mod opponent;
mod pool;
mod sense;
pub mod stack;
mod thinker;
pub mod warehouse51;
mod whole_game;

pub use level::{Level, Plan, Way};
pub use opponent::{Opponent, pick, standing};
pub use pool::Pool;
pub use sense::{Sensible, Weigh, below, decide};
pub use thinker::{BotSeed, Progress, Thinker, Thought};
pub use whole_game::{Asked, Fingerprint, whole_game};

/// What imagined games roll with: small and quick, and nothing that has to be kept from anybody.
pub type Chance = rand_xoshiro::Xoroshiro64StarStar;
