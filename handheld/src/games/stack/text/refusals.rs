//! Why something cannot be done, short enough for the line below a list's entry.

use core::fmt::{Result, Write};

use engine::stack::Refusal;

use crate::text::{Arg, Language, say, texts};

texts! {
    /// The wordings.
    pub enum Reason {
        NotNow: "Not now", "Jetzt nicht", "Niet nu";
        NotInPlay: "Not in this game", "Nicht im Spiel", "Niet in dit spel";
        NoActionLeft: "No action left", "Keine Aktion mehr", "Geen actie meer";
        MustActFirst: "An action comes first", "Erst kommt eine Aktion", "Eerst komt een actie";
        NothingThere: "The card is gone", "Die Karte ist weg", "De kaart is weg";
        TooExpensive: "Costs {0}, you have {1}", "Kostet {0}, du hast {1}", "Kost {0}, je hebt {1}";
        LiesOpen: "It lies open", "Sie liegt offen", "Hij ligt open";
        AlreadySeen: "You have seen it", "Du kennst sie schon", "Je kent hem al";
        HelperTaken: "Somebody has this helper", "Der Gehilfe ist vergeben", "De helper is bezet";
        NoSuchSet: "There is no such set", "So einen Satz gibt es nicht", "Zo'n set bestaat niet";
        TooFewOpen: "{0} of {1} open cards", "{0} von {1} offenen Karten", "{0} van {1} open kaarten";
        NotOpen: "It does not lie open", "Sie liegt nicht offen", "Hij ligt niet open";
        Turned: "It is turned over", "Sie ist umgedreht", "Hij is omgedraaid";
        OwnCard: "It is your own", "Sie gehört dir", "Hij is van jou";
        DoesNotFit: "It does not fit", "Sie passt nicht", "Hij past niet";
        AlreadyChosen: "It is chosen already", "Schon gewählt", "Al gekozen";
        Alike: "Another is the same", "Eine andere ist gleich", "Een andere is gelijk";
        NotInBank: "The bank has not so much", "So viel hat die Bank nicht", "De bank heeft dat niet";
        NoneLeft: "No more can lie face down", "Mehr liegen nicht verdeckt", "Meer liggen er niet gesloten";
        CannotBe: "It cannot be this card", "Diese kann es nicht sein", "Deze kan het niet zijn";
        NotSeen: "Nobody has looked there", "Da hat niemand geschaut", "Daar keek niemand";
    }
}

/// Writes which rule stands against something.
pub fn refusal(refusal: Refusal, language: Language, out: &mut dyn Write) -> Result {
    let plain = |reason: Reason| (reason, [0, 0]);
    let (reason, [one, two]) = match refusal {
        Refusal::NotNow => plain(Reason::NotNow),
        Refusal::NotInPlay => plain(Reason::NotInPlay),
        Refusal::NoActionLeft => plain(Reason::NoActionLeft),
        Refusal::MustActFirst => plain(Reason::MustActFirst),
        Refusal::NothingThere(_) => plain(Reason::NothingThere),
        Refusal::TooExpensive { cost, silver } => {
            (Reason::TooExpensive, [i32::from(cost), i32::from(silver)])
        }
        Refusal::LiesOpen(_) => plain(Reason::LiesOpen),
        Refusal::AlreadySeen(_) => plain(Reason::AlreadySeen),
        Refusal::HelperTaken(_) => plain(Reason::HelperTaken),
        Refusal::NoSuchSet => plain(Reason::NoSuchSet),
        Refusal::TooFewOpen { open, needed } => {
            (Reason::TooFewOpen, [i32::from(open), i32::from(needed)])
        }
        Refusal::NotOpen(_) => plain(Reason::NotOpen),
        Refusal::Turned(_) => plain(Reason::Turned),
        Refusal::OwnCard(_) => plain(Reason::OwnCard),
        Refusal::DoesNotFit(_) => plain(Reason::DoesNotFit),
        Refusal::AlreadyChosen(_) => plain(Reason::AlreadyChosen),
        Refusal::Alike(_) => plain(Reason::Alike),
        Refusal::NotInBank => plain(Reason::NotInBank),
        Refusal::CannotBe(_) => plain(Reason::CannotBe),
        Refusal::NoneLeft => plain(Reason::NoneLeft),
        Refusal::NotSeen(_) => plain(Reason::NotSeen),
    };
    let args = [Arg::Number(one), Arg::Number(two)];
    say(out, language, reason.text(language), &args)
}
