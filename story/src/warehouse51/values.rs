//! Why some printed values of Warehouse 51 cannot be played with.

use engine::warehouse51::{Relic, SetupError, ValuesError};

use super::names::{certificate, colour, relic_words};
use crate::page::sentence;

/// Why a set-up cannot be played, as a sentence.
pub fn why_not(error: SetupError) -> String {
    match error {
        SetupError::Players(players) => format!("The game is for three to five, not {players}."),
        SetupError::Start(_) => "Nobody sits where the game is to begin.".into(),
        SetupError::Values(error) => values_error(error),
    }
}

fn values_error(error: ValuesError) -> String {
    let name = |relic: Relic| sentence(relic_words(relic));
    match error {
        ValuesError::Ingots(ingots) => format!(
            "{ingots} ingots are more than can be bid, or fewer than five players and the bank \
             begin with."
        ),
        ValuesError::Value(relic) => {
            format!("{} has to be worth 1 to 9.", name(relic))
        }
        ValuesError::NeutralEffect(relic) => {
            format!("{} has an effect, so it is blessed or cursed.", name(relic))
        }
        ValuesError::Amount(relic) => format!(
            "{} needs an amount exactly if its effect has one, and no more than there are ingots.",
            name(relic)
        ),
        ValuesError::CertificateTwice(one) => {
            format!("Two relics carry certificate {}.", certificate(one))
        }
        ValuesError::NoRelics(of) => format!("No relic is {}.", colour(of)),
        ValuesError::Counterfeits(players) => {
            format!("There are not enough counterfeit cards for {players} players.")
        }
        ValuesError::PawnTiles(tiles) => format!("{tiles} pawn tiles are more than the relics."),
        ValuesError::Pawnshop => "The pawnshop's sums are more than there can be ingots.".into(),
        ValuesError::Places(of) => format!(
            "The second {} place is worth more than the first, or one more than 99 points.",
            colour(of)
        ),
        ValuesError::SetPoints(points) => {
            format!("A set is worth 99 points at most, not {points}.")
        }
        ValuesError::IngotsForAPoint => "A point needs at least one ingot.".into(),
    }
}
