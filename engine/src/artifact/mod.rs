//! Artifact: archaeologists dig on four continents, ship what they find and exhibit it. Base
//! game and both expansions, for three to five players.
//!
//! | rule | file |
//! |---|---|
//! | printed numbers, cards, tiles | `data` |
//! | set-up, quick start, first huts and markers | `setup` |
//! | I. income | `income` |
//! | II. actions: a turn, what may be done in it, paying, jokers | `turn` |
//! | research, hire workers | `dig` |
//! | ship artifacts | `ship` |
//! | produce an exhibition | `exhibition`, and what a hand lacks for one in `lack` |
//! | sell, buy, gold discovered: the black market | `market` |
//! | roles of expansion II | `roles` |
//! | passing, taking and exchanging markers, III. end of the round | `round` |
//! | end of the game | `ending` |
//! | scoring, research tracks, manuscripts | `score` |
//! | what older versions of the rules had otherwise | `rules` |

mod action;
mod cards;
mod correction;
mod correction_bytes;
mod data;
mod dig;
mod ending;
mod event;
mod exhibition;
mod fields;
mod flaw;
mod game;
mod income;
mod lack;
mod market;
pub mod names;
mod refusal;
mod roles;
mod round;
mod rules;
mod score;
mod setup;
mod ship;
mod state;
mod turn;
mod values;
mod view;

#[cfg(test)]
mod tests;

pub use crate::seat::StartPlayer;
pub use action::{Action, Outcome, Space};
pub use cards::{Card, Pile};
pub use correction::{CardPlace, Correction};
pub use data::{
    ACTIONS_A_TURN, Archaeologist, ArtifactType, City, Face, PerSite, PerTile, PerTrack, Role,
    Site, Tile, TileSet, Track, Wants,
};
pub use ending::EndTrigger;
pub use event::{Event, Paid};
pub use fields::Field;
pub use flaw::Flaw;
pub use lack::{Lack, SiteSet, TypeSet, Wanted};
pub use refusal::Refusal;
pub use rules::Rules;
pub use score::Score;
pub use setup::{Artifact, Expansions, FragmentRule, Setup, SetupError, SpecialRule};
pub use state::{Choosing, Phase, Player, State, Table};
pub use values::{TileValue, Values, ValuesError};
pub use view::{Insight, View};
