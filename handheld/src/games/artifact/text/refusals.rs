//! Why something cannot be done, short enough for the line below a list's entry.

use core::fmt::{Result, Write};

use engine::artifact::{Refusal, Space, Values};
use engine::each::Member;

use super::{Thing, names};
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, say, texts};

texts! {
    /// The wordings. The place is filled with what the refusal is about.
    pub enum Reason {
        NotNow: "Not possible now", "Jetzt nicht möglich", "Nu niet mogelijk";
        NotInPlay: "Not part of this game", "Nicht in diesem Spiel", "Niet in dit spel";
        TwoActionsDone: "Both actions are done", "Beide Aktionen sind getan", "Beide acties zijn gedaan";
        NothingDone: "Nothing done: pass instead", "Nichts getan: bitte passen", "Nog niets gedaan: pas dan";
        AlreadyActed: "No passing after an action", "Kein Passen nach Aktionen", "Na een actie niet passen";
        NoneOnBoard: "None left: {0}", "Keine da: {0}", "{0} is op";
        NoWorkersOnBoard: "None left: {0}", "Keine da: {0}", "{0} zijn op";
        MatFull: "The mat is full", "Das Tableau ist voll", "Het spelersbord is vol";
        TooExpensive: "Costs {0}, you have {1}", "Kostet {0}, du hast {1}", "Kost {0}, je hebt {1}";
        NoHutInReserve: "Too few huts in reserve", "Zu wenige Hütten übrig", "Te weinig woningen over";
        HutThere: "Own hut there already", "Eigene Hütte schon dort", "Daar al een eigen woning";
        NoHutThere: "No own hut there", "Dort keine eigene Hütte", "Daar geen eigen woning";
        TileTaken: "This tile is taken", "Plättchen ist schon weg", "Deze tegel is al weg";
        SetNotInHand: "The set is not complete", "Der Satz ist unvollständig", "De set is niet compleet";
        NotThere: "The card is not there", "Die Karte ist nicht da", "De kaart is er niet";
        DoesNotFit: "Does not fit this set", "Passt nicht in diesen Satz", "Past niet in deze set";
        FragmentsAreNotKept: "Fragments are never kept", "Bruchstücke behält man nie", "Brokstukken houd je nooit";
        NoJokerOnMarket: "No joker on the market", "Kein Joker auf dem Markt", "Geen joker op de markt";
        NoFreeMarket: "Not with the free action", "Nicht mit der freien Aktion", "Niet met de gratis actie";
        JokerForItself: "No use for this joker", "Nicht mit diesem Joker", "Niet met deze joker";
        NothingForJoker: "Nothing to use a joker for", "Nichts für einen Joker", "Niets voor een joker";
        MarketSpaceEmpty: "No card there on the market", "Dort liegt keine Marktkarte", "Daar ligt geen marktkaart";
        MarketFull: "The market is full", "Der Markt ist voll", "De markt is vol";
        WithoutRole: "Only with {0}", "Nur mit {0}", "Alleen met {0}";
        RoleHeld: "This role is held already", "Rolle ist schon gewählt", "Deze rol is al gekozen";
        SameMarker: "Only for another marker", "Nur gegen einen anderen", "Alleen voor een ander";
        MustKeep: "One card must be kept", "Eine Karte muss bleiben", "Eén kaart moet je houden";
        AtTheTop: "At the top already", "Schon ganz oben", "Al helemaal bovenaan";
    }
}

/// The same, by their numbers.
pub(super) static REFUSALS: Packed = packed!(Reason, Reason::text);

texts! {
    /// What there is of something, where more of it was said to be. The place is how many.
    pub enum Limit {
        Mat: "A mat has {0} places; these would be more.", "Ein Tableau hat {0} Plätze; das wären mehr.", "Een spelersbord heeft {0} plaatsen; dit zouden er meer zijn.";
        Huts: "Each player has {0} huts; these would be more.", "Jeder hat {0} Hütten; das wären mehr.", "Iedereen heeft {0} woningen; dit zouden er meer zijn.";
        Market: "The market has {0} spaces, and a card on each.", "Der Markt hat {0} Plätze, und auf jedem liegt eine Karte.", "De markt heeft {0} plaatsen, en op elke ligt een kaart.";
    }
}

/// Writes in a sentence why something cannot be put right, with how many there can be.
pub fn refusal_in_full(
    out: &mut dyn Write,
    language: Language,
    values: &Values,
    why: &Refusal,
) -> Result {
    let limits = [
        (Refusal::MatFull, Limit::Mat, i32::from(values.mat)),
        (Refusal::NoHutInReserve, Limit::Huts, values.huts.into()),
        (Refusal::MarketFull, Limit::Market, Space::ALL.len() as i32),
    ];
    let Some((_, limit, count)) = limits.into_iter().find(|(limited, ..)| limited == why) else {
        refusal(out, language, why)?;
        return out.write_char('.');
    };
    say(out, language, limit.text(language), &[Arg::Number(count)])
}

/// Writes why a rule stands against something.
pub fn refusal(out: &mut dyn Write, language: Language, refusal: &Refusal) -> Result {
    let mut tell =
        |reason: Reason, args: &[Arg<'_>]| REFUSALS.say(reason as usize, language, args, out);
    match *refusal {
        Refusal::NotNow => tell(Reason::NotNow, &[]),
        Refusal::NotInPlay => tell(Reason::NotInPlay, &[]),
        Refusal::TwoActionsDone => tell(Reason::TwoActionsDone, &[]),
        Refusal::NothingDone => tell(Reason::NothingDone, &[]),
        Refusal::AlreadyActed => tell(Reason::AlreadyActed, &[]),
        Refusal::NoMarker(track) => out.write_str(names::no_marker(track, language)),
        Refusal::NoneOnBoard(track) => {
            let reason = match track.site() {
                Some(_) => Reason::NoWorkersOnBoard,
                None => Reason::NoneOnBoard,
            };
            tell(reason, &[Arg::Thing(&Thing::Track(track))])
        }
        Refusal::MatFull => tell(Reason::MatFull, &[]),
        Refusal::TooExpensive { cost, money } => tell(
            Reason::TooExpensive,
            &[Arg::Number(cost.into()), Arg::Number(money.into())],
        ),
        Refusal::NoHutInReserve => tell(Reason::NoHutInReserve, &[]),
        Refusal::HutThere(_) => tell(Reason::HutThere, &[]),
        Refusal::NoHutThere(_) => tell(Reason::NoHutThere, &[]),
        Refusal::TileTaken(_) => tell(Reason::TileTaken, &[]),
        Refusal::SetNotInHand(_) => tell(Reason::SetNotInHand, &[]),
        Refusal::NotThere => tell(Reason::NotThere, &[]),
        Refusal::DoesNotFit(_) => tell(Reason::DoesNotFit, &[]),
        Refusal::FragmentsAreNotKept => tell(Reason::FragmentsAreNotKept, &[]),
        Refusal::NoJokerOnMarket => tell(Reason::NoJokerOnMarket, &[]),
        Refusal::NoFreeMarket => tell(Reason::NoFreeMarket, &[]),
        Refusal::JokerForItself => tell(Reason::JokerForItself, &[]),
        Refusal::NothingForJoker => tell(Reason::NothingForJoker, &[]),
        Refusal::MarketSpaceEmpty => tell(Reason::MarketSpaceEmpty, &[]),
        Refusal::MarketFull => tell(Reason::MarketFull, &[]),
        Refusal::WithoutRole(role) => tell(Reason::WithoutRole, &[Arg::Thing(&Thing::Role(role))]),
        Refusal::RoleHeld => tell(Reason::RoleHeld, &[]),
        Refusal::SameMarker => tell(Reason::SameMarker, &[]),
        Refusal::MustKeep => tell(Reason::MustKeep, &[]),
        Refusal::AtTheTop(_) => tell(Reason::AtTheTop, &[]),
    }
}
