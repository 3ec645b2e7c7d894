//! Artifact Stack's help pages: the turn, every deck, card effect and helper in a few sentences of our
//! own. Numbers that the owner of a box can change have places with names, which are filled from what is printed
//! (`help_values`). Which page explains what is said here and nowhere else.

mod dutch;
mod english;
mod german;

use engine::stack::{Card, Deck, Effect, Event, Helper, Phase, Values};

use super::super::own;
use super::super::score::Source;
use super::super::setup::Row;
use super::super::values::Group;
use super::Label;
use crate::games::{CHANCE_HELP, DEVICE_HELP, HelpGroup};
use crate::text::packed::{Packed, packed};
use crate::text::{Language, texts};

texts! {
    /// What a help page of Artifact Stack is about.
    pub enum Topic {
        Goal: "The goal", "Das Ziel", "Het doel";
        TurnInShort: "A turn in short", "Ein Zug in Kürze", "Een beurt in het kort";
        TempleInShort: "The temple in short", "Der Tempel in Kürze", "De tempel in het kort";
        FirstBonus: "The first bonus", "Der erste Bonus", "De eerste bonus";
        SignsOfDecks: "Signs: the decks", "Zeichen: die Decks", "Tekens: de decks";
        SignsOfScreens: "Signs: the screens", "Zeichen: Bildschirm", "Tekens: de schermen";
        SignsOfHelpers: "Signs: the helpers", "Zeichen: die Gehilfen", "Tekens: de helpers";
        Turn: "A turn", "Ein Zug", "Een beurt";
        Take: "Take a card", "Karte nehmen", "Kaart pakken";
        Dig: "Dig", "Graben", "Graven";
        Look: "Look", "Ansehen", "Kijken";
        Hire: "Hire a helper", "Gehilfen anheuern", "Helper aannemen";
        Bonus: "Bonuses", "Boni", "Bonussen";
        Turned: "Turned cards", "Umgedrehte Karten", "Omgedraaide kaarten";
        EndOfTurn: "End of the turn", "Ende des Zuges", "Einde van de beurt";
        Temple: "The temple", "Der Tempel", "De tempel";
        SecondTemple: "The second temple", "Der zweite Tempel", "De tweede tempel";
        EndOfGame: "End of the game", "Spielende", "Einde van het spel";
        Scoring: "Scoring", "Wertung", "Puntentelling";
        Stars: "Stars", "Sterne", "Sterren";
        Statues: "Statues", "Statuen", "Beelden";
        Coins: "Coins", "Münzen", "Munten";
        Weapons: "Weapons", "Waffen", "Wapens";
        Manuscripts: "Manuscripts", "Manuskripte", "Manuscripten";
        Jewels: "Jewels", "Juwelen", "Juwelen";
        Relics: "Relics", "Relikte", "Relieken";
        Porcelain: "Porcelain", "Porzellan", "Porselein";
        VampireMummy: "Vampire & Mummy", "Vampir & Mumie", "Vampier & Mummie";
        CurseBlessing: "Curse & Blessing", "Fluch & Segen", "Vloek & Zegen";
        Treasure: "Treasure", "Schatz", "Schat";
        EffectPoints: "Points on a card", "Punkte auf der Karte", "Punten op de kaart";
        EffectSilver: "Take silver", "Silber nehmen", "Zilver nemen";
        EffectActions: "More actions", "Mehr Aktionen", "Extra acties";
        EffectHelper: "Free helpers", "Gehilfen umsonst", "Gratis helpers";
        EffectOthersGive: "All others give", "Alle anderen geben", "Alle anderen geven";
        EffectPay: "Pay silver", "Silber zahlen", "Zilver betalen";
        EffectGive: "Give to the left", "Nach links geben", "Naar links geven";
        EffectRemove: "Out of the game", "Aus dem Spiel", "Uit het spel";
        EffectOthersTake: "All others take", "Alle anderen nehmen", "Alle anderen nemen";
        Sculptor: "Sculptor", "Bildhauer", "Beeldhouwer";
        Numismatist: "Numismatist", "Münzkundler", "Muntkenner";
        Armourer: "Armourer", "Waffenschmied", "Wapensmid";
        Scribe: "Scribe", "Schreiber", "Schrijver";
        Jeweller: "Jeweller", "Juwelier", "Juwelier";
        Priest: "Priest", "Priester", "Priester";
        Butler: "Butler", "Butler", "Butler";
        MonsterHunter: "Monster hunter", "Monsterjäger", "Monsterjager";
        Exorcist: "Exorcist", "Exorzist", "Exorcist";
        TreasureHunter: "Treasure hunter", "Schatzsucher", "Schatzoeker";
        Astronomer: "Astronomer", "Astronom", "Astronoom";
        Curator: "Curator", "Kurator", "Curator";
        Books: "Books at the table", "Bücher am Tisch", "Boeken aan tafel";
        LayingOut: "Laying out a temple", "Tempel auslegen", "De tempel leggen";
        Setup: "Set-up", "Aufbau", "Opzet";
        DigRule: "Two readings of digging", "Zwei Lesarten: Graben", "Twee lezingen: graven";
        PrintedValues: "Printed values", "Gedruckte Werte", "Gedrukte waarden";
    }
}

/// The groups that the pages are read in.
pub const HELP: [HelpGroup; 12] = [
    HelpGroup {
        title: |language| Label::HelpInFiveMinutes.text(language),
        topics: &[
            own(Topic::Goal),
            own(Topic::TurnInShort),
            own(Topic::TempleInShort),
            own(Topic::FirstBonus),
            own(Topic::SignsOfDecks),
            own(Topic::SignsOfScreens),
            own(Topic::SignsOfHelpers),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpTurn.text(language),
        topics: &[
            own(Topic::Turn),
            own(Topic::Take),
            own(Topic::Dig),
            own(Topic::Look),
            own(Topic::Hire),
            own(Topic::Bonus),
            own(Topic::Turned),
            own(Topic::EndOfTurn),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpGame.text(language),
        topics: &[
            own(Topic::Temple),
            own(Topic::SecondTemple),
            own(Topic::EndOfGame),
            own(Topic::Scoring),
            own(Topic::Stars),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpDecks.text(language),
        topics: &[
            own(Topic::Statues),
            own(Topic::Coins),
            own(Topic::Weapons),
            own(Topic::Manuscripts),
            own(Topic::Jewels),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpMoreDecks.text(language),
        topics: &[
            own(Topic::Relics),
            own(Topic::Porcelain),
            own(Topic::VampireMummy),
            own(Topic::CurseBlessing),
            own(Topic::Treasure),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpEffects.text(language),
        topics: &[
            own(Topic::EffectPoints),
            own(Topic::EffectSilver),
            own(Topic::EffectActions),
            own(Topic::EffectHelper),
            own(Topic::EffectOthersGive),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpCurses.text(language),
        topics: &[
            own(Topic::EffectPay),
            own(Topic::EffectGive),
            own(Topic::EffectRemove),
            own(Topic::EffectOthersTake),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpHelpers.text(language),
        topics: &[
            own(Topic::Sculptor),
            own(Topic::Numismatist),
            own(Topic::Armourer),
            own(Topic::Scribe),
            own(Topic::Jeweller),
            own(Topic::Priest),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpMoreHelpers.text(language),
        topics: &[
            own(Topic::Butler),
            own(Topic::MonsterHunter),
            own(Topic::Exorcist),
            own(Topic::TreasureHunter),
            own(Topic::Astronomer),
            own(Topic::Curator),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpSetup.text(language),
        topics: &[
            own(Topic::Setup),
            own(Topic::LayingOut),
            own(Topic::Books),
            own(Topic::DigRule),
            own(Topic::PrintedValues),
        ],
    },
    DEVICE_HELP,
    CHANCE_HELP,
];

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

/// The topic with a number, as a shared screen knows it.
pub fn numbered(number: u8) -> Topic {
    let topic = Topic::ALL.get(number as usize);
    topic.copied().unwrap_or(Topic::Goal)
}

impl Topic {
    /// What explains a deck.
    pub const fn of_deck(deck: Deck) -> Topic {
        match deck {
            Deck::Statues => Topic::Statues,
            Deck::Coins => Topic::Coins,
            Deck::Weapons => Topic::Weapons,
            Deck::Manuscripts => Topic::Manuscripts,
            Deck::Jewels => Topic::Jewels,
            Deck::Relics => Topic::Relics,
            Deck::Porcelain => Topic::Porcelain,
            Deck::VampireMummy => Topic::VampireMummy,
            Deck::CurseBlessing => Topic::CurseBlessing,
            Deck::Treasure => Topic::Treasure,
        }
    }

    /// What explains a card: its effect if it has one, or else its deck.
    pub fn of_card(values: &Values, card: Card) -> Topic {
        let effect = values.card(card).face.effect();
        effect.map_or(Topic::of_deck(card.deck()), Topic::of_effect)
    }

    /// What explains that which an event is about, if it is a card or a helper.
    pub fn of_event(values: &Values, event: &Event) -> Option<Topic> {
        Some(match *event {
            Event::Looked { card, .. } => Topic::of_card(values, card?),
            Event::Took { card, .. }
            | Event::Stole { card, .. }
            | Event::Gave { card, .. }
            | Event::Removed { card, .. } => Topic::of_card(values, card),
            Event::Hired { helper, .. } | Event::HelperCame { helper, .. } => {
                Topic::of_helper(helper)
            }
            _ => return None,
        })
    }

    /// What explains an effect.
    pub const fn of_effect(effect: Effect) -> Topic {
        match effect {
            Effect::Points(_) => Topic::EffectPoints,
            Effect::TakeSilver(_) => Topic::EffectSilver,
            Effect::MoreActions(_) => Topic::EffectActions,
            Effect::FreeHelpers(_) => Topic::EffectHelper,
            Effect::OthersGive(_) => Topic::EffectOthersGive,
            Effect::Pay(_) => Topic::EffectPay,
            Effect::GiveToLeft(_) => Topic::EffectGive,
            Effect::Remove(_) => Topic::EffectRemove,
            Effect::OthersTake(_) => Topic::EffectOthersTake,
        }
    }

    /// What explains a helper.
    pub const fn of_helper(helper: Helper) -> Topic {
        match helper {
            Helper::Sculptor => Topic::Sculptor,
            Helper::Numismatist => Topic::Numismatist,
            Helper::Armourer => Topic::Armourer,
            Helper::Scribe => Topic::Scribe,
            Helper::Jeweller => Topic::Jeweller,
            Helper::Priest => Topic::Priest,
            Helper::Butler => Topic::Butler,
            Helper::MonsterHunter => Topic::MonsterHunter,
            Helper::Exorcist => Topic::Exorcist,
            Helper::TreasureHunter => Topic::TreasureHunter,
            Helper::Astronomer => Topic::Astronomer,
            Helper::Curator => Topic::Curator,
        }
    }

    /// What explains that which is asked for.
    pub const fn of_phase(phase: &Phase) -> Topic {
        match phase {
            Phase::Decks | Phase::StartPlayer => Topic::Setup,
            Phase::Laying => Topic::Temple,
            Phase::Turn | Phase::Uncovering(_) => Topic::Turn,
            Phase::Looking(_) => Topic::Look,
            Phase::TurningOver { .. } => Topic::Turned,
            Phase::Stealing { .. } => Topic::Weapons,
            Phase::FreeHelper { .. } => Topic::EffectHelper,
            Phase::Giving { .. } => Topic::EffectGive,
            Phase::Removing { .. } => Topic::EffectRemove,
            Phase::Over => Topic::Scoring,
        }
    }

    /// What explains an option of the set-up.
    pub(crate) const fn of_option(row: Row) -> Topic {
        match row {
            Row::Decks | Row::Start => Topic::Setup,
            Row::Deck(deck) => Topic::of_deck(deck),
            Row::Dig => Topic::DigRule,
        }
    }

    /// What explains a group of printed values.
    pub(crate) const fn of_values(group: Group) -> Topic {
        match group {
            Group::Deck(deck) => Topic::of_deck(deck),
            Group::Costs => Topic::Dig,
            Group::Bonuses => Topic::Bonus,
            Group::Statues => Topic::Statues,
            Group::Porcelain => Topic::Porcelain,
            Group::Monsters => Topic::VampireMummy,
            Group::Awards => Topic::Scoring,
            Group::Helper(helper) => Topic::of_helper(helper),
        }
    }

    /// What explains a source of points.
    pub(crate) const fn of_source(source: Source) -> Topic {
        match source {
            Source::Sets | Source::Cards | Source::Silver => Topic::Scoring,
            Source::Awards => Topic::Stars,
            Source::Helpers => Topic::Hire,
        }
    }
}
