//! Why some printed values of Artifact Stack cannot be played with.

use engine::stack::{SetupError, ValuesError};

use super::names::{card, deck, helper_words};
use crate::page::sentence;

/// Why a set-up cannot be played, as a sentence.
pub fn why_not(error: SetupError) -> String {
    match error {
        SetupError::Decks(count) => {
            format!("--decks names {count} different decks: expected six")
        }
        SetupError::Values(error) => values_error(error),
        other => other.to_string(),
    }
}

fn values_error(error: ValuesError) -> String {
    match error {
        ValuesError::Face(one) => {
            format!(
                "{} shows something that belongs to another deck.",
                card(one)
            )
        }
        ValuesError::Effect(one) => {
            format!("The number of the effect of {} is 9 at most.", card(one))
        }
        ValuesError::Helper(one) => format!(
            "{} has to count something, and by a deck only with one.",
            sentence(helper_words(one))
        ),
        ValuesError::Silver(silver) => {
            format!("{silver} silver are more than 200, or fewer than four players begin with.")
        }
        ValuesError::Bonus(of) => format!("A bonus of {} is 9 at most.", deck(of)),
    }
}
