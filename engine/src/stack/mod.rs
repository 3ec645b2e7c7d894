//! Artifact Stack: explorers take artifacts from two temples, where they lie on top of each other
//! and partly face down, and sell them to museums. For two to four players.
//!
//! | rule | file |
//! |---|---|
//! | decks, letters, monsters, helpers | `data` |
//! | what is printed on them, costs, points | `values` |
//! | set-up: six of ten decks, the start player | `setup` |
//! | the temple: what lies on what, what digging costs | `temple` |
//! | building a temple | `laying` |
//! | course of the game, turns, the second round, the end | `turn` |
//! | 1. taking a card, digging, looking | `taking` |
//! | 2. hiring a helper | `helpers` |
//! | triggering bonuses, turned cards, stealing, closing sets | `bonus` |
//! | curses, blessings, treasures | `effects` |
//! | final scoring, stars, relics, statues, helpers' points, tie-breaks | `score` |
//! | the best grouping of porcelain | `porcelain` |
//! | the best grouping of vampires and mummies | `monsters` |

mod action;
mod bonus;
mod cards;
mod check;
mod correction;
mod data;
mod effects;
mod encoding;
mod event;
mod fields;
mod game;
mod helpers;
mod laying;
mod monsters;
pub mod names;
mod porcelain;
mod refusal;
mod score;
mod setup;
mod state;
mod taking;
mod temple;
mod turn;
mod values;
mod view;

#[cfg(test)]
mod tests;

pub use crate::seat::StartPlayer;
pub use action::{Action, Outcome};
pub use cards::{Card, Cards};
pub use check::Flaw;
pub use correction::Correction;
pub use data::{
    Deck, DeckSet, Helper, HelperSet, LARGE_SET, Letter, Monster, PerDeck, PerHelper, SMALL_SET,
};
pub use event::Event;
pub use fields::{BONUS_DECKS, Field, OfCard, OfHelper};
pub use monsters::{MonsterGroups, Monsters};
pub use porcelain::Pieces;
pub use refusal::Refusal;
pub use score::Score;
pub use setup::{ArtifactStack, Decks, DigRule, Setup, SetupError};
pub use state::{CardSet, Closed, Phase, Player, State, Table};
pub use temple::{Level, PerPlace, Place, Places, Temple};
pub use values::{
    BonusValue, CardValue, Effect, Face, HelperEffect, HelperValue, MonsterValues, PorcelainValues,
    Values, ValuesError,
};
pub use view::View;
