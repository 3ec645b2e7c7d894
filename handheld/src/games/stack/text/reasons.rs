//! What a bot did something for, in one sentence: from what lies open alone.

use core::fmt::{Result, Write};

use bots::stack::Reason;
use engine::stack::ArtifactStack;

use super::names::brings;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, texts};
use crate::widgets::Line;

texts! {
    /// The wordings. The places are filled with what the reason is about.
    pub enum Because {
        SetGrows: "The set grows to {0} cards.", "Der Satz wächst auf {0} Karten.", "De set groeit naar {0} kaarten.";
        BonusReady: "It makes a bonus possible.", "Ein Bonus wird möglich.", "Een bonus wordt mogelijk.";
        NewDeck: "The first card of its kind.", "Die erste Karte dieser Art.", "De eerste kaart van die soort.";
        StarMajority: "One more for the most stars.", "Einer mehr für die meisten Sterne.", "Eén meer voor de meeste sterren.";
        AtOnce: "It acts at once.", "Das wirkt sofort.", "Dat werkt meteen.";
        UnknownFree: "Whatever it is, it is free.", "Was es auch ist, es kostet nichts.", "Wat het ook is, het kost niets.";
        Unknown: "Whatever it is, it is worth {0} silver.", "Was es auch ist, {0} Silber ist es wert.", "Wat het ook is, {0} zilver is het waard.";
        LooksFirst: "To know what it is before deciding.", "Erst wissen, was es ist, dann entscheiden.", "Eerst weten wat het is, dan beslissen.";
        ForHelper: "Brings {0}.", "Bringt {0}.", "Levert {0}.";
        FreeHelper: "A helper for nothing.", "Ein Gehilfe umsonst.", "Een helper voor niets.";
        ForSilver: "Coins turn into silver.", "Aus Münzen wird Silber.", "Munten worden zilver.";
        ToSteal: "To take artifacts from others.", "Um anderen Artefakte abzunehmen.", "Om artefacten van anderen te pakken.";
        MoreActions: "For more actions.", "Für mehr Aktionen.", "Voor meer acties.";
        ForHelpers: "Jewels bring helpers.", "Juwelen bringen Gehilfen.", "Juwelen brengen helpers.";
        ToSecure: "Nobody can steal them then.", "Die kann dann niemand mehr stehlen.", "Die kan niemand dan nog stelen.";
        HurtsLeast: "It is missed least.", "Das fehlt am wenigsten.", "Dat wordt het minst gemist.";
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
        Reason::SetGrows { deck: _, cards } => tell(Because::SetGrows, &[number(cards)]),
        Reason::BonusReady(_) => tell(Because::BonusReady, &[]),
        Reason::NewDeck(_) => tell(Because::NewDeck, &[]),
        Reason::StarMajority => tell(Because::StarMajority, &[]),
        Reason::AtOnce(_) => tell(Because::AtOnce, &[]),
        Reason::Unknown(0) => tell(Because::UnknownFree, &[]),
        Reason::Unknown(silver) => tell(Because::Unknown, &[number(silver)]),
        Reason::LooksFirst => tell(Because::LooksFirst, &[]),
        Reason::FreeHelper(_) => tell(Because::FreeHelper, &[]),
        Reason::ForSilver => tell(Because::ForSilver, &[]),
        Reason::ToSteal => tell(Because::ToSteal, &[]),
        Reason::MoreActions => tell(Because::MoreActions, &[]),
        Reason::ForHelpers => tell(Because::ForHelpers, &[]),
        Reason::ToSecure(_) => tell(Because::ToSecure, &[]),
        Reason::HurtsLeast(_) => tell(Because::HurtsLeast, &[]),
        Reason::KeepsSilver => tell(Because::KeepsSilver, &[]),
        Reason::ForHelper(helper) => {
            let printed = game.values().helpers[helper];
            let mut line = Line::new();
            // It is shorter than a line.
            let _ = brings(printed.deck, printed.effect, language, &mut line);
            tell(Because::ForHelper, &[Arg::Text(&line)])
        }
    }
}
