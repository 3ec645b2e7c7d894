//! Coin's help pages.

use crate::text::packed::{Packed, packed};
use crate::text::{Language, texts, three};

texts! {
    /// What a help page of Coin is about.
    pub enum Topic {
        Idea: "The idea", "Die Idee", "Het idee";
        Round: "The round", "Die Runde", "De ronde";
        Scoring: "Scoring", "Wertung", "Puntentelling";
    }
}

/// A help page as it is written: one paragraph, to be wrapped.
pub(super) const fn written(topic: Topic, language: Language) -> &'static str {
    match topic {
        Topic::Idea => language.pick(three!("Two players guess how a coin falls. A card says what each toss is worth. Two of them, some coins and a little courage are all it takes.",
            "Zwei raten, wie eine Münze fällt. Eine Karte sagt, was jeder Wurf zählt. Mehr als ein paar Münzen und etwas Mut braucht es nicht.",
            "Twee spelers raden hoe een munt valt. Een kaart zegt wat elke worp telt. Meer dan wat munten en een beetje moed is er niet nodig.")
        ),
        Topic::Round => language.pick(three!("A card is turned up. Both call heads or tails in secret, then show it. The coin is tossed. As long as the card lies there, anybody may pay a coin, asked or not, so that the toss counts one more; once each.",
            "Eine Karte wird aufgedeckt. Beide sagen geheim Kopf oder Zahl an und zeigen es dann. Die Münze wird geworfen. Solange die Karte liegt, darf jeder für eine Münze erhöhen, auch ungefragt: Der Wurf zählt dann 1 mehr; jeder nur einmal.",
            "Er wordt een kaart omgedraaid. Beiden kiezen in het geheim kop of munt en tonen het dan. De munt wordt geworpen. Zolang de kaart ligt, mag ieder voor een munt verhogen, ook ongevraagd: de worp telt dan 1 meer; ieder één keer.")
        ),
        Topic::Scoring => language.pick(three!("Whoever called right scores what the toss is worth. At the end each coin is a point. If that is equal, more tosses called right decide.",
            "Wer richtig lag, bekommt, was der Wurf zählt. Am Ende zählt jede Münze einen Punkt. Bei Gleichstand entscheidet, wer öfter richtig lag.",
            "Wie het goed had, krijgt wat de worp telt. Aan het eind is elke munt een punt. Bij gelijke stand telt wie het vaker goed had.")
        ),
    }
}

/// The help pages, by the numbers of their topics.
pub static PAGES: Packed = packed!(Topic, written);

/// The topic with a number.
pub fn numbered(number: u8) -> Topic {
    let topic = Topic::ALL.get(usize::from(number));
    topic.copied().unwrap_or(Topic::Idea)
}
