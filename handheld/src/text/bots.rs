//! The words about bots. Names are as in [`ui`](super::ui).

use bots::Level;

use super::texts;
use crate::control::{Control, Pace};

texts! {
    /// The words about bots.
    pub enum BotText {
        PlayedBy: "Played by", "Gespielt von", "Gespeeld door";
        Person: "person", "Mensch", "mens";
        Easy: "easy", "leicht", "licht";
        Medium: "medium", "mittel", "middel";
        Hard: "hard", "schwer", "zwaar";
        EasyBot: "bot, easy", "Bot, leicht", "bot, licht";
        MediumBot: "bot, medium", "Bot, mittel", "bot, middel";
        HardBot: "bot, hard", "Bot, schwer", "bot, zwaar";
        ThinksMessage: "thinking", "denkt nach", "denkt na";
        Decided: "has decided", "hat entschieden", "heeft beslist";
        PeopleAndBotsDetail: "{0} {0|person|people}, {1} {1|bot|bots}", "{0} {0|Mensch|Menschen}, {1} {1|Bot|Bots}", "{0} {0|mens|mensen}, {1} {1|bot|bots}";
        Lately: "What happened last:", "Was zuletzt geschah:", "Het laatst gebeurd:";
        DoForTitle: "Do this for {0}", "Tu das für {0}", "Doe dit voor {0}";
        MediumAdvice: "Medium", "Mittel", "Middel";
        MediumAdviceDetail: "says so at once", "sagt es sofort", "zegt het meteen";
        HardAdvice: "Hard", "Schwer", "Zwaar";
        HardAdviceDetail: "thinks for a moment", "denkt kurz nach", "denkt even na";
        AdviceMessage: "Whose advice? It is counted, and told at the end.", "Wessen Rat? Es wird gezählt und am Ende gesagt.", "Wiens raad? Het wordt geteld en aan het eind gezegd.";
        HintsMessage: " Advice: medium {0}, hard {1}.", " Rat: mittel {0}, schwer {1}.", " Raad: middel {0}, zwaar {1}.";
        Solo: "Solo", "Solo", "Solo";
        SoloDetail: "Alone against bots", "Allein gegen Bots", "Alleen tegen bots";
        SoloGameDetail: "Alone against {0} {0|bot|bots}", "Allein gegen {0} {0|Bot|Bots}", "Alleen tegen {0} {0|bot|bots}";
        Opponents: "Opponents", "Gegner", "Tegenstanders";
        Instant: "instant", "sofort", "direct";
        Brisk: "brisk", "zügig", "vlot";
        Slow: "slow", "langsam", "rustig";
    }
}

impl BotText {
    /// Who decides for a seat, in a word.
    pub const fn of(control: Control) -> BotText {
        match control {
            Control::Person => BotText::Person,
            Control::Bot(level) => BotText::level(level),
        }
    }

    /// How well one plays, in a word.
    pub const fn level(level: Level) -> BotText {
        match level {
            Level::Easy => BotText::Easy,
            Level::Medium => BotText::Medium,
            Level::Hard => BotText::Hard,
        }
    }

    /// That it is a bot, and how well it plays.
    pub const fn bot(level: Level) -> BotText {
        match level {
            Level::Easy => BotText::EasyBot,
            Level::Medium => BotText::MediumBot,
            Level::Hard => BotText::HardBot,
        }
    }

    /// A pace, in a word.
    pub const fn pace(pace: Pace) -> BotText {
        match pace {
            Pace::Instant => BotText::Instant,
            Pace::Brisk => BotText::Brisk,
            Pace::Slow => BotText::Slow,
        }
    }
}
