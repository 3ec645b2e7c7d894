//! Help pages that every game has: buttons, undo, secrets, fair chance, saving, taking it home. What is a game's own
//! stands in its folder.

mod dutch;
mod english;
mod german;

use super::packed::{Packed, PageText, packed};
use super::{Language, texts};

texts! {
    /// What a help page of all games is about.
    pub enum Topic {
        Buttons: "The buttons", "Die Tasten", "De knoppen";
        ButtonsWide: "Four buttons", "Vier Tasten", "Vier knoppen";
        Signs: "Signs: the menus", "Zeichen: die Menüs", "Tekens: de menu's";
        Undo: "Undo", "Rückgängig", "Ongedaan maken";
        Secrets: "Secrets", "Geheimnisse", "Geheimen";
        FairChance: "Fair chance", "Fairer Zufall", "Eerlijk toeval";
        Lots: "Dice and cards", "Würfel und Karten", "Dobbelstenen, kaarten";
        Bots: "Bots", "Bots", "Bots";
        AtTheTable: "At the table", "Am Tisch", "Aan tafel";
        ScoreOnly: "Score only", "Nur werten", "Alleen tellen";
        Saving: "Saving", "Speichern", "Bewaren";
        TakingHome: "Taking it home", "Mit nach Hause", "Mee naar huis";
    }
}

/// A help page as it is written.
pub(super) const fn written(topic: Topic, language: Language) -> &'static str {
    match language {
        Language::English => english::page(topic),
        Language::German => german::page(topic),
        Language::Dutch => dutch::page(topic),
    }
}

/// The help pages, by the numbers of their topics.
pub static PAGES: Packed = packed!(Topic, written);

/// A help page, to be wrapped.
pub fn page(topic: Topic, language: Language) -> PageText {
    PAGES.page(topic as usize, language)
}
