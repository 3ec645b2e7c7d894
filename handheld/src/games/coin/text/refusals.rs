//! Why something cannot be done, short enough for the line below a list's entry.

use crate::games::coin::rules::Refusal;
use crate::text::{Language, texts};

texts! {
    /// The wordings.
    pub enum Reason {
        NotNow: "Only once a card is there", "Erst wenn eine Karte liegt", "Pas als er een kaart ligt";
        RaisedAlready: "Once a toss is enough", "Einmal je Wurf genügt", "Eens per worp is genoeg";
        NoCoin: "No coin left", "Keine Münze mehr", "Geen munt meer";
        NobodyThere: "Nobody sits there", "Da sitzt niemand", "Daar zit niemand";
        BankTooPoor: "Not so many coins there", "So viele Münzen fehlen", "Zoveel munten zijn er niet";
    }
}

/// Why a rule stands against something.
pub const fn refusal(refusal: Refusal, language: Language) -> &'static str {
    let reason = match refusal {
        Refusal::NotNow => Reason::NotNow,
        Refusal::RaisedAlready => Reason::RaisedAlready,
        Refusal::NoCoin => Reason::NoCoin,
        Refusal::NobodyThere => Reason::NobodyThere,
        Refusal::BankTooPoor => Reason::BankTooPoor,
    };
    reason.text(language)
}
