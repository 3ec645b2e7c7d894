//! Why a set-up or printed values cannot be played with, as sentences.

use core::fmt::{Result, Write};

use engine::stack::{SetupError, ValuesError};

use super::names::{self, Thing};
use crate::text::{Arg, Language, say, texts};

texts! {
    /// The wordings. The place is filled with what is wrong.
    pub enum Problem {
        Players: "Two to four play, not {0}.", "Zwei bis vier spielen, nicht {0}.", "Er spelen twee tot vier, niet {0}.";
        Decks: "Six decks are played, not {0}.", "Gespielt wird mit sechs Decks, nicht {0}.", "Er doen zes decks mee, niet {0}.";
        Start: "Nobody sits at place {0}.", "An Platz {0} sitzt niemand.", "Op plaats {0} zit niemand.";
        Face: "A card of {0} shows something else.", "Eine Karte zeigt Falsches: {0}.", "Een kaart toont iets anders: {0}.";
        Effect: "Too much on a card: {0}.", "Zu viel auf einer Karte: {0}.", "Te veel op een kaart: {0}.";
        Helper: "This helper counts nothing: {0}.", "Zählt nichts: {0}.", "Telt niets: {0}.";
        Silver: "{0} silver is too little or too much.", "{0} Silber ist zu wenig oder zu viel.", "{0} zilver is te weinig of te veel.";
        Bonus: "A bonus is at most 9: {0}.", "Ein Bonus ist höchstens 9: {0}.", "Een bonus is hooguit 9: {0}.";
    }
}

/// Writes why a set-up cannot be played.
pub fn setup_error(out: &mut dyn Write, language: Language, error: &SetupError) -> Result {
    let (problem, number) = match error {
        SetupError::Players(players) => (Problem::Players, i32::from(*players)),
        SetupError::Decks(decks) => (Problem::Decks, i32::from(*decks)),
        SetupError::Start(seat) => (Problem::Start, *seat as i32 + 1),
        SetupError::Values(error) => return values_error(out, language, error),
    };
    say(
        out,
        language,
        problem.text(language),
        &[Arg::Number(number)],
    )
}

/// Writes why printed values cannot be played with.
pub fn values_error(out: &mut dyn Write, language: Language, error: &ValuesError) -> Result {
    let (problem, arg) = match error {
        ValuesError::Face(card) => (Problem::Face, Arg::Text(names::deck(card.deck(), language))),
        ValuesError::Effect(card) => (
            Problem::Effect,
            Arg::Text(names::deck(card.deck(), language)),
        ),
        ValuesError::Helper(helper) => {
            let helper = Thing::Helper(*helper);
            let args = [Arg::Thing(&helper)];
            return say(out, language, Problem::Helper.text(language), &args);
        }
        ValuesError::Silver(silver) => (Problem::Silver, Arg::Number(i32::from(*silver))),
        ValuesError::Bonus(deck) => (Problem::Bonus, Arg::Text(names::deck(*deck, language))),
    };
    say(out, language, problem.text(language), &[arg])
}
