//! Why a set-up or printed values cannot be played with, as sentences.

use core::fmt::{Result, Write};

use engine::artifact::{SetupError, ValuesError};

use super::Thing;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, texts};

texts! {
    /// The wordings. The places are filled with what the error is about.
    pub enum Problem {
        Players: "The game is for three to five players, not {0}.", "Das Spiel ist für drei bis fünf Spieler, nicht {0}.", "Het spel is voor drie tot vijf spelers, niet {0}.";
        LeftOutMissing: "With three players, one site has to be left out.", "Zu dritt muss ein Fundort entfallen.", "Met drie spelers valt er één opgraving af.";
        LeftOutTooMuch: "With four or five players, no site is left out: {0} plays too.", "Zu viert und zu fünft sind alle Fundorte dabei, auch {0}.", "Met vier of vijf spelers doen alle opgravingen mee, ook {0}.";
        QuickStartNeeds: "The quick start for three digs in {0}: leave out another site, or place the huts by choice.", "Der Schnellstart zu dritt gräbt in {0}: Bitte einen anderen Fundort weglassen oder die Hütten selbst wählen.", "De snelle start met drie graaft in {0}: laat een andere opgraving weg of plaats de woningen naar keuze.";
        Start: "Nobody sits on seat {0}.", "Auf Platz {0} sitzt niemand.", "Op plaats {0} zit niemand.";
        SpecialArtifacts: "By the first rules, special cards count in no set.", "Nach den ersten Regeln zählen Sonderkarten in keinem Satz.", "Volgens de eerste regels tellen speciale kaarten in geen set.";
        TrackRises: "The numbers of a track must not rise from left to right: {0}.", "Die Zahlen einer Leiste dürfen nach rechts nicht steigen: {0}.", "De getallen van een spoor mogen naar rechts niet stijgen: {0}.";
        CoinsRise: "The market prices must not rise from left to right.", "Die Marktpreise dürfen nach rechts nicht steigen.", "De marktprijzen mogen naar rechts niet stijgen.";
        IncomeRises: "The income track must not rise from left to right.", "Die Einkommensleiste darf nach rechts nicht steigen.", "Het inkomstenspoor mag naar rechts niet stijgen.";
        ResearchFalls: "The research track must not fall on the way up.", "Die Forschungsleiste darf nach oben nicht fallen.", "Het onderzoeksspoor mag naar boven niet dalen.";
        Huts: "Each player needs 2 to 20 huts, not {0}.", "Alle brauchen 2 bis 20 Hütten, nicht {0}.", "Iedere speler heeft 2 tot 20 woningen nodig, niet {0}.";
        Mat: "A mat holds 2 to 6 markers, not {0}.", "Ein Tableau fasst 2 bis 6 Steine, nicht {0}.", "Een spelersbord heeft plaats voor 2 tot 6 stukken, niet {0}.";
        CopiesOrdinary: "A deck needs 1 to 7 cards of each type, not {1}: {0}.", "Ein Stapel braucht 1 bis 7 Karten je Typ, nicht {1}: {0}.", "Een stapel heeft 1 tot 7 kaarten per type nodig, niet {1}: {0}.";
        CopiesSpecial: "A deck has 7 of a special card at most, not {1}: {0}.", "Ein Stapel hat höchstens 7 gleiche Sonderkarten, nicht {1}: {0}.", "Een stapel heeft hooguit 7 gelijke speciale kaarten, niet {1}: {0}.";
        Removed: "At most 2 markers of each track are removed, not {0}.", "Je Leiste entfallen höchstens 2 Steine, nicht {0}.", "Per spoor vallen er hooguit 2 stukken af, niet {0}.";
        Rounds: "A game lasts 1 to 20 years, not {0}.", "Ein Spiel dauert 1 bis 20 Jahre, nicht {0}.", "Een spel duurt 1 tot 20 jaar, niet {0}.";
        CoinsForAPoint: "A point needs at least one coin.", "Ein Punkt braucht mindestens eine Münze.", "Een punt kost minstens één munt.";
        TooRich: "With these values there could be more money than the device can count.", "Mit diesen Werten könnte es mehr Geld geben, als das Gerät zählen kann.", "Met deze waarden kan er meer geld komen dan het apparaat kan tellen.";
    }
}

/// The same, by their numbers.
pub(super) static PROBLEMS: Packed = packed!(Problem, Problem::text);

/// Writes why a set-up cannot be played.
pub fn setup_error(out: &mut dyn Write, language: Language, error: &SetupError) -> Result {
    let mut tell =
        |problem: Problem, args: &[Arg<'_>]| PROBLEMS.say(problem as usize, language, args, out);
    match *error {
        SetupError::Players(players) => tell(Problem::Players, &[Arg::Number(players.into())]),
        SetupError::LeftOut(None) => tell(Problem::LeftOutMissing, &[]),
        SetupError::LeftOut(Some(site)) => {
            tell(Problem::LeftOutTooMuch, &[Arg::Thing(&Thing::Site(site))])
        }
        SetupError::QuickStartNeeds(site) => {
            tell(Problem::QuickStartNeeds, &[Arg::Thing(&Thing::Place(site))])
        }
        SetupError::Start(seat) => tell(Problem::Start, &[Arg::Number(seat as i32 + 1)]),
        SetupError::SpecialArtifacts => tell(Problem::SpecialArtifacts, &[]),
        SetupError::Values(error) => values_error(out, language, &error),
    }
}

/// Writes why printed values cannot be played with.
pub fn values_error(out: &mut dyn Write, language: Language, error: &ValuesError) -> Result {
    let mut tell =
        |problem: Problem, args: &[Arg<'_>]| PROBLEMS.say(problem as usize, language, args, out);
    let number = |number: u8| Arg::Number(number.into());
    match *error {
        ValuesError::TrackRises(track) => {
            tell(Problem::TrackRises, &[Arg::Thing(&Thing::Track(track))])
        }
        ValuesError::CoinsRise => tell(Problem::CoinsRise, &[]),
        ValuesError::IncomeRises => tell(Problem::IncomeRises, &[]),
        ValuesError::ResearchFalls => tell(Problem::ResearchFalls, &[]),
        ValuesError::Huts(huts) => tell(Problem::Huts, &[number(huts)]),
        ValuesError::Mat(markers) => tell(Problem::Mat, &[number(markers)]),
        ValuesError::Copies(face, copies) => {
            let problem = if face.is_special() {
                Problem::CopiesSpecial
            } else {
                Problem::CopiesOrdinary
            };
            tell(problem, &[Arg::Thing(&Thing::Face(face)), number(copies)])
        }
        ValuesError::Removed(removed) => tell(Problem::Removed, &[number(removed)]),
        ValuesError::Rounds(rounds) => tell(Problem::Rounds, &[number(rounds)]),
        ValuesError::CoinsForAPoint => tell(Problem::CoinsForAPoint, &[]),
        ValuesError::TooRich => tell(Problem::TooRich, &[]),
    }
}
