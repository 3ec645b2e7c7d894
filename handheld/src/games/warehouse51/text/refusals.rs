//! Why something cannot be done, short enough for the line below a list's entry.

use core::fmt::{Result, Write};

use engine::warehouse51::Refusal;

use super::Thing;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, texts};

texts! {
    /// The wordings. The place is filled with what the refusal is about.
    pub enum Reason {
        NotNow: "Not possible now", "Jetzt nicht möglich", "Nu niet mogelijk";
        NotInPlay: "Not part of this game", "Nicht in diesem Spiel", "Niet in dit spel";
        StackEmpty: "The {0} stack is empty", "Der Stapel {0} ist leer", "De stapel {0} is leeg";
        TooLow: "Bid at least {0}", "Biete mindestens {0}", "Bied minstens {0}";
        MoreThanHeld: "You hold only {0}", "Du hast nur {0}", "Je hebt maar {0}";
        PassedForGood: "Passed: out of this auction", "Gepasst: diesmal draußen", "Gepast: deze keer klaar";
        MayNotBid: "A curse forbids bidding", "Ein Fluch verbietet es", "Een vloek verbiedt het";
        NoPassing: "An empty fist is the answer", "Leere Faust statt Passen", "Lege vuist, geen pas";
        FistClosed: "The fist is closed", "Die Faust ist zu", "De vuist is dicht";
        Without: "Only with the right relic", "Nur mit passendem Relikt", "Alleen met de relikwie";
        NotOwned: "Not in your collection", "Nicht in deiner Sammlung", "Niet in je collectie";
        Pawned: "It is in the pawnshop", "Es ist im Pfandhaus", "Het is in het pandhuis";
        NotPawned: "It is not pawned", "Es ist nicht verpfändet", "Het is niet verpand";
        HoldsEnough: "You hold {0}: too much", "Du hast {0}: zu viel", "Je hebt {0}: te veel";
        NoPawnTile: "All pawn tiles are in use", "Alle Pfandmarken sind weg", "Alle pandfiches zijn op";
        BankShort: "The bank has only {0}", "Die Bank hat nur {0}", "De bank heeft maar {0}";
        PawnshopClosed: "The pawnshop is closed", "Das Pfandhaus ist zu", "Het pandhuis is dicht";
        PairKnown: "You know these already", "Diese kennst du schon", "Deze ken je al";
        HasCertificate: "It has a certificate", "Es hat ein Zertifikat", "Het heeft een certificaat";
        NotExposed: "No counterfeit of it", "Keine Fälschung davon", "Geen vervalsing daarvan";
        BidStands: "A bid of {0} stands", "Ein Gebot von {0} steht", "Er staat een bod van {0}";
        NotThere: "The card is not there", "Die Karte ist nicht da", "De kaart is er niet";
        AsItIs: "It is so already", "Das ist schon so", "Dat is al zo";
        BeyondAllGold: "There are only {0} ingots", "Es gibt nur {0} Barren", "Er zijn maar {0} goudstaven";
        BeyondTheBox: "Bank and box hold only {0}", "Bank und Schachtel: nur {0}", "Bank en doos: maar {0}";
    }
}

/// The same, by their numbers.
pub(super) static REFUSALS: Packed = packed!(Reason, Reason::text);

/// Writes why a rule stands against something.
pub fn refusal(out: &mut dyn Write, language: Language, refusal: &Refusal) -> Result {
    let mut tell =
        |reason: Reason, args: &[Arg<'_>]| REFUSALS.say(reason as usize, language, args, out);
    let number = |number: u8| [Arg::Number(number.into())];
    match *refusal {
        Refusal::NotNow => tell(Reason::NotNow, &[]),
        Refusal::NotInPlay => tell(Reason::NotInPlay, &[]),
        Refusal::StackEmpty(colour) => {
            tell(Reason::StackEmpty, &[Arg::Thing(&Thing::Colour(colour))])
        }
        Refusal::TooLow { least } => tell(Reason::TooLow, &number(least)),
        Refusal::MoreThanHeld { held } => tell(Reason::MoreThanHeld, &number(held)),
        Refusal::PassedForGood => tell(Reason::PassedForGood, &[]),
        Refusal::MayNotBid => tell(Reason::MayNotBid, &[]),
        Refusal::NoPassing => tell(Reason::NoPassing, &[]),
        Refusal::FistClosed => tell(Reason::FistClosed, &[]),
        Refusal::Without(_) => tell(Reason::Without, &[]),
        Refusal::NotOwned(_) => tell(Reason::NotOwned, &[]),
        Refusal::Pawned(_) => tell(Reason::Pawned, &[]),
        Refusal::NotPawned(_) => tell(Reason::NotPawned, &[]),
        Refusal::HoldsEnough { held } => tell(Reason::HoldsEnough, &number(held)),
        Refusal::NoPawnTile => tell(Reason::NoPawnTile, &[]),
        Refusal::BankShort { bank } => tell(Reason::BankShort, &number(bank)),
        Refusal::PawnshopClosed => tell(Reason::PawnshopClosed, &[]),
        Refusal::PairKnown(_) => tell(Reason::PairKnown, &[]),
        Refusal::HasCertificate(_) => tell(Reason::HasCertificate, &[]),
        Refusal::NotExposed(_) => tell(Reason::NotExposed, &[]),
        Refusal::BidStands { bid } => tell(Reason::BidStands, &number(bid)),
        Refusal::NotThere => tell(Reason::NotThere, &[]),
        Refusal::AsItIs => tell(Reason::AsItIs, &[]),
        Refusal::BeyondAllGold { ingots } => tell(Reason::BeyondAllGold, &number(ingots)),
        Refusal::BeyondTheBox { left } => tell(Reason::BeyondTheBox, &number(left)),
    }
}
