//! What a bot did something for, in one sentence: from what lies open alone.

use core::fmt::{Result, Write};

use bots::stack::Reason;
use engine::stack::ArtifactStack;

use super::names::{Thing, brings};
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, texts};
use crate::widgets::Line;

texts! {
    /// The wordings. The places are filled with what the reason is about.
    pub enum Because {
        SetGrows: "The set grows to {1}: {0}.", "Der Satz wächst auf {1}: {0}.", "De set groeit naar {1}: {0}.";
        BonusReady: "With it a bonus can be had: {0}.", "Damit ist ein Bonus möglich: {0}.", "Daarmee kan een bonus: {0}.";
        NewDeck: "A first card of a new kind: {0}.", "Die erste Karte einer neuen Art: {0}.", "De eerste kaart van een nieuwe soort: {0}.";
        StarMajority: "One more in the race for the most stars.", "Einer mehr im Rennen um die meisten Sterne.", "Eén meer in de strijd om de meeste sterren.";
        AtOnce: "For what it does at once: {0}.", "Wegen dessen, was es sofort bewirkt: {0}.", "Om wat het meteen doet: {0}.";
        UnknownFree: "Whatever it is, it costs nothing.", "Was es auch ist, es kostet nichts.", "Wat het ook is, het kost niets.";
        Unknown: "Whatever it is, it is worth {0} silver.", "Was es auch ist, {0} Silber ist es wert.", "Wat het ook is, {0} zilver is het waard.";
        LooksFirst: "To know what it is before deciding.", "Erst wissen, was es ist, dann entscheiden.", "Eerst weten wat het is, dan beslissen.";
        ForHelper: "{0}. {1}.", "{0}. {1}.", "{0}. {1}.";
        FreeHelper: "The helper comes for nothing: {0}.", "Der Gehilfe kommt umsonst: {0}.", "De helper komt gratis: {0}.";
        ForSilver: "Coins are turned into silver.", "Aus Münzen wird Silber.", "Munten worden zilver.";
        ToSteal: "Weapons take artifacts from others.", "Waffen holen Artefakte von anderen.", "Wapens pakken artefacten van anderen.";
        MoreActions: "Manuscripts give more actions.", "Manuskripte geben mehr Aktionen.", "Manuscripten geven meer acties.";
        ForHelpers: "Jewels bring helpers.", "Juwelen bringen Gehilfen.", "Juwelen brengen helpers.";
        ToSecure: "Nobody can steal these any more: {0}.", "Das kann niemand mehr stehlen: {0}.", "Dit kan niemand meer stelen: {0}.";
        HurtsLeast: "This is missed least: {0}.", "Das fehlt am wenigsten: {0}.", "Dit wordt het minst gemist: {0}.";
        KeepsSilver: "The silver is kept for later.", "Das Silber bleibt für später.", "Het zilver blijft voor later.";
    }
}

/// The same, by their numbers.
pub(super) static REASONS: Packed = packed!(Because, Because::text);

/// Writes what something was done for.
pub fn reason(
    out: &mut dyn Write,
    language: Language,
    game: &ArtifactStack,
    reason: &Reason,
) -> Result {
    let mut tell =
        |because: Because, args: &[Arg<'_>]| REASONS.say(because as usize, language, args, out);
    let number = |number: u8| Arg::Number(number.into());
    match *reason {
        Reason::SetGrows { deck, cards } => {
            let args = [Arg::Thing(&Thing::Deck(deck)), number(cards)];
            tell(Because::SetGrows, &args)
        }
        Reason::BonusReady(deck) => tell(Because::BonusReady, &[Arg::Thing(&Thing::Deck(deck))]),
        Reason::NewDeck(deck) => tell(Because::NewDeck, &[Arg::Thing(&Thing::Deck(deck))]),
        Reason::StarMajority => tell(Because::StarMajority, &[]),
        Reason::AtOnce(deck) => tell(Because::AtOnce, &[Arg::Thing(&Thing::Deck(deck))]),
        Reason::Unknown(0) => tell(Because::UnknownFree, &[]),
        Reason::Unknown(silver) => tell(Because::Unknown, &[number(silver)]),
        Reason::LooksFirst => tell(Because::LooksFirst, &[]),
        Reason::FreeHelper(helper) => {
            tell(Because::FreeHelper, &[Arg::Thing(&Thing::Helper(helper))])
        }
        Reason::ForSilver => tell(Because::ForSilver, &[]),
        Reason::ToSteal => tell(Because::ToSteal, &[]),
        Reason::MoreActions => tell(Because::MoreActions, &[]),
        Reason::ForHelpers => tell(Because::ForHelpers, &[]),
        Reason::ToSecure(deck) => tell(Because::ToSecure, &[Arg::Thing(&Thing::Deck(deck))]),
        Reason::HurtsLeast(deck) => tell(Because::HurtsLeast, &[Arg::Thing(&Thing::Deck(deck))]),
        Reason::KeepsSilver => tell(Because::KeepsSilver, &[]),
        Reason::ForHelper(helper) => {
            let printed = game.values().helpers[helper];
            let mut line = Line::new();
            // It is shorter than a line.
            let _ = brings(printed.deck, printed.effect, language, &mut line);
            let args = [Arg::Thing(&Thing::Helper(helper)), Arg::Text(&line)];
            tell(Because::ForHelper, &args)
        }
    }
}
