//! Why a set-up or printed values cannot be played with, as sentences.

use core::fmt::{Result, Write};

use crate::games::coin::rules::SetupError;
use crate::games::coin::values::ValuesError;
use crate::text::{Arg, Language, say, texts};

texts! {
    /// The wordings. The place is filled with the number that is wrong.
    pub enum Problem {
        NoRound: "A game has at least one round.", "Ein Spiel hat mindestens eine Runde.", "Een spel heeft minstens één ronde.";
        TooFewCards: "There are only {0} cards for the rounds.", "Es gibt nur {0} Karten für die Runden.", "Er zijn maar {0} kaarten voor de rondes.";
        Worth: "A toss is worth 1 to 9, not {0}.", "Ein Wurf zählt 1 bis 9, nicht {0}.", "Een worp telt 1 tot 9, niet {0}.";
        Copies: "There are 20 cards of a kind at most, not {0}.", "Es gibt höchstens 20 Karten je Sorte, nicht {0}.", "Er zijn hooguit 20 kaarten per soort, niet {0}.";
        Purse: "A purse has 20 coins at most, not {0}.", "Ein Beutel hat höchstens 20 Münzen, nicht {0}.", "Een beurs heeft hooguit 20 munten, niet {0}.";
    }
}

/// Writes why a set-up cannot be played.
pub fn setup_error(out: &mut dyn Write, language: Language, error: SetupError) -> Result {
    match error {
        SetupError::NoRound => out.write_str(Problem::NoRound.text(language)),
        SetupError::TooFewCards(cards) => {
            let text = Problem::TooFewCards.text(language);
            say(out, language, text, &[Arg::Number(cards.into())])
        }
        SetupError::Values(error) => values_error(out, language, error),
    }
}

/// Writes why printed values cannot be played with.
pub fn values_error(out: &mut dyn Write, language: Language, error: ValuesError) -> Result {
    let (problem, number) = match error {
        ValuesError::Worth(worth) => (Problem::Worth, worth),
        ValuesError::Copies(copies) => (Problem::Copies, copies),
        ValuesError::Purse(coins) => (Problem::Purse, coins),
    };
    let args = [Arg::Number(number.into())];
    say(out, language, problem.text(language), &args)
}
