//! Warehouse 51: relics are auctioned, some of them counterfeits that only two neighbours know
//! of. For three to five players.
//!
//! | rule | file |
//! |---|---|
//! | relics, effects, certificates | `data` |
//! | neighbours, and the counterfeits between them | `neighbours` |
//! | everything printed, replaceable | `values` |
//! | set-up, laying the counterfeits | `setup` |
//! | auctions: revealing, open auctions, paying, nobody bids | `auction` |
//! | fist auctions, announcing | `fist` |
//! | blessings and curses, instant effects | `effects` |
//! | the pawnshop, buying back | `pawnshop` |
//! | the end: certificates, revealing and cancelling counterfeits | `ending` |
//! | scoring, ties | `score` |
//! | what older versions of the rules had otherwise | `rules` |
//! | who may see what, and what the rest could be | `view` |
//! | why an action is not available | `refusal` |
//! | mistakes at a real table | `correction` |
//! | ingots, relics, tiles accounted for | `flaw` |

mod action;
mod auction;
mod correction;
mod data;
mod effects;
mod encoding;
mod ending;
mod event;
mod fields;
mod fist;
mod flaw;
mod game;
pub mod names;
mod neighbours;
mod pawnshop;
mod refusal;
mod rules;
mod score;
mod setup;
mod state;
mod values;
mod view;

#[cfg(test)]
mod tests;

pub use crate::seat::StartPlayer;
pub use action::{Action, Outcome};
pub use correction::Correction;
pub use data::{
    AuctionKind, Certificate, Colour, Effect, Mark, PerCertificate, PerColour, PerRelic, Relic,
    RelicSet, Timing,
};
pub use event::Event;
pub use fields::{Field, OfRelic};
pub use flaw::Flaw;
pub use neighbours::{Neighbour, Pair, PerPair};
pub use refusal::Refusal;
pub use rules::Rules;
pub use score::{Placing, Score, Tie};
pub use setup::{Counterfeits, Setup, SetupError, Warehouse51};
pub use state::{Phase, Player, State, Table, Visibility};
pub use values::{MOST_INGOTS, Printed, Values, ValuesError};
pub use view::View;
