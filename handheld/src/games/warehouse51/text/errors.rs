//! Why a set-up or printed values cannot be played with, as sentences.

use core::fmt::{Result, Write};

use engine::warehouse51::{SetupError, ValuesError};

use super::Thing;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, texts};

texts! {
    /// The wordings. The place is filled with what is wrong.
    pub enum Problem {
        Players: "The game is for three to five.", "Das Spiel ist für drei bis fünf.", "Het spel is voor drie tot vijf.";
        Start: "Nobody sits on the start player's seat.", "Am Startplatz sitzt niemand.", "Op de startplaats zit niemand.";
        Ingots: "{0} gold cannot be shared out or bid.", "{0} Gold lässt sich nicht verteilen oder bieten.", "{0} goud kan niet worden verdeeld of geboden.";
        Value: "A relic is worth 1 to 9: {0}.", "Ein Relikt ist 1 bis 9 wert: {0}.", "Een relikwie is 1 tot 9 waard: {0}.";
        NeutralEffect: "A neutral relic has no effect: {0}.", "Ein neutrales Relikt wirkt nicht: {0}.", "Een neutrale relikwie heeft geen effect: {0}.";
        Amount: "The number of the effect does not fit: {0}.", "Die Zahl der Wirkung passt nicht: {0}.", "Het getal van het effect past niet: {0}.";
        CertificateTwice: "Two relics carry {0}.", "Zwei Relikte tragen {0}.", "Twee relikwieën dragen {0}.";
        NoRelics: "There is no relic in {0}.", "Es gibt kein Relikt in {0}.", "Er is geen relikwie in {0}.";
        Counterfeits: "Too few counterfeit cards for {0} players.", "Zu wenige Fälschungen für {0} Spieler.", "Te weinig vervalsingen voor {0} spelers.";
        PawnTiles: "{0} pawn tiles are more than there are relics.", "{0} Pfandmarken sind mehr, als es Relikte gibt.", "{0} pandfiches is meer dan er relikwieën zijn.";
        Pawnshop: "The pawnshop's sums are too high.", "Die Summen im Pfandhaus sind zu hoch.", "De bedragen van het pandhuis zijn te hoog.";
        Places: "The points of the places do not fit in {0}.", "Die Punkte der Plätze passen nicht in {0}.", "De punten van de plaatsen kloppen niet in {0}.";
        SetPoints: "{0} points for a set are too many.", "{0} Punkte für einen Satz sind zu viele.", "{0} punten voor een set is te veel.";
        IngotsForAPoint: "A point needs at least one gold.", "Ein Punkt braucht mindestens ein Gold.", "Een punt vraagt minstens één goud.";
    }
}

/// The same, by their numbers.
pub(super) static PROBLEMS: Packed = packed!(Problem, Problem::text);

/// Writes why a set-up cannot be played.
pub fn setup_error(out: &mut dyn Write, language: Language, error: &SetupError) -> Result {
    match error {
        SetupError::Players(_) => PROBLEMS.write(Problem::Players as usize, language, out),
        SetupError::Start(_) => PROBLEMS.write(Problem::Start as usize, language, out),
        SetupError::Values(error) => values_error(out, language, error),
    }
}

/// Writes why printed values cannot be played with.
pub fn values_error(out: &mut dyn Write, language: Language, error: &ValuesError) -> Result {
    let mut tell =
        |problem: Problem, args: &[Arg<'_>]| PROBLEMS.say(problem as usize, language, args, out);
    let number = |number: u8| Arg::Number(number.into());
    match *error {
        ValuesError::Ingots(ingots) => tell(Problem::Ingots, &[number(ingots)]),
        ValuesError::Value(relic) => tell(Problem::Value, &[Arg::Thing(&Thing::Relic(relic))]),
        ValuesError::NeutralEffect(relic) => {
            tell(Problem::NeutralEffect, &[Arg::Thing(&Thing::Relic(relic))])
        }
        ValuesError::Amount(relic) => tell(Problem::Amount, &[Arg::Thing(&Thing::Relic(relic))]),
        ValuesError::CertificateTwice(one) => tell(
            Problem::CertificateTwice,
            &[Arg::Thing(&Thing::Certificate(one))],
        ),
        ValuesError::NoRelics(colour) => {
            tell(Problem::NoRelics, &[Arg::Thing(&Thing::Colour(colour))])
        }
        ValuesError::Counterfeits(players) => tell(Problem::Counterfeits, &[number(players)]),
        ValuesError::PawnTiles(tiles) => tell(Problem::PawnTiles, &[number(tiles)]),
        ValuesError::Pawnshop => tell(Problem::Pawnshop, &[]),
        ValuesError::Places(colour) => tell(Problem::Places, &[Arg::Thing(&Thing::Colour(colour))]),
        ValuesError::SetPoints(points) => tell(Problem::SetPoints, &[number(points)]),
        ValuesError::IngotsForAPoint => tell(Problem::IngotsForAPoint, &[]),
    }
}
