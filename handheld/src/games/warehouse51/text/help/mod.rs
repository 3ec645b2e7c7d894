//! Warehouse 51's help pages: the game in a few sentences of our own, and a page for each relic. Numbers
//! that the owner of a box can change have places with names, which are filled from what is printed
//! (`help_values`); what a relic does is drawn as it is in force. Which page explains what is said here and nowhere else.

mod dutch;
mod english;
mod german;

use engine::each::Member;
use engine::warehouse51::{Colour, Phase, Relic};

use super::super::own;
use super::super::score::Source;
use super::super::values::Group;
use super::Label;
use crate::games::{CHANCE_HELP, DEVICE_HELP, HelpGroup};
use crate::text::packed::{Packed, packed};
use crate::text::{Language, texts};

texts! {
    /// What a help page of Warehouse 51 is about: first the game, then each relic.
    pub enum Topic {
        Goal: "The goal", "Das Ziel", "Het doel";
        AuctionInShort: "An auction in short", "Eine Auktion in Kürze", "Een veiling in het kort";
        Counterfeits: "Counterfeits", "Fälschungen", "Vervalsingen";
        Signs: "Signs", "Zeichen", "Tekens";
        Stacks: "Picking a stack", "Einen Stapel wählen", "Een stapel kiezen";
        OpenAuction: "Open auction", "Offene Auktion", "Open veiling";
        FistAuction: "Fist auction", "Faustauktion", "Vuistveiling";
        Paying: "Paying", "Bezahlen", "Betalen";
        Pawnshop: "The pawnshop", "Das Pfandhaus", "Het pandhuis";
        Marks: "Blessings and curses", "Segen und Flüche", "Zegens en vloeken";
        EndSteps: "The end, step by step", "Das Ende in Schritten", "Het einde in stappen";
        Certificates: "Certificates", "Zertifikate", "Certificaten";
        Scoring: "Scoring", "Wertung", "Puntentelling";
        Ties: "Ties", "Gleichstand", "Gelijke stand";
        Setup: "Set-up", "Aufbau", "Opzet";
        PrintedValues: "Printed values", "Gedruckte Werte", "Gedrukte waarden";
        Books: "Books at the table", "Bücher am Tisch", "Boeken aan tafel";
        Excalibur: "Excalibur", "Excalibur", "Excalibur";
        HolyGrail: "Holy Grail", "Heiliger Gral", "Heilige Graal";
        SevenLeagueBoots: "Seven-League Boots", "Siebenmeilenstiefel", "Zevenmijlslaarzen";
        PhilosophersStone: "Philosopher's Stone", "Stein der Weisen", "Steen der Wijzen";
        MalleusMaleficarum: "Malleus Maleficarum", "Hexenhammer", "Heksenhamer";
        UnicornHorn: "Unicorn Horn", "Horn des Einhorns", "Hoorn van de Eenhoorn";
        WilliamTellsCrossbow: "William Tell's Crossbow", "Wilhelm Tells Armbrust", "Kruisboog van Tell";
        SnowWhitesMirror: "Snow White's Mirror", "Schneewittchens Spiegel", "Sneeuwwitjes Spiegel";
        Mjollnir: "Mjöllnir", "Mjöllnir", "Mjöllnir";
        GoldenFleece: "Golden Fleece", "Goldenes Vlies", "Gulden Vlies";
        PandorasBox: "Pandora's Box", "Büchse der Pandora", "Doos van Pandora";
        Cornucopia: "Cornucopia", "Füllhorn", "Hoorn des Overvloeds";
        ShirtOfNessus: "Shirt of Nessus", "Nessoshemd", "Kleed van Nessus";
        RingOfTheNibelung: "Ring of the Nibelung", "Ring des Nibelungen", "Ring van de Nibelung";
        BabaYagasMortar: "Baba Yaga's Mortar", "Mörser der Baba Jaga", "Vijzel van Baba Jaga";
        AladdinsLamp: "Aladdin's Lamp", "Aladins Lampe", "Lamp van Aladdin";
        FlyingCarpet: "Flying Carpet", "Fliegender Teppich", "Vliegend Tapijt";
        ArkOfTheCovenant: "Ark of the Covenant", "Bundeslade", "Ark van het Verbond";
        DavidsHarp: "David's Harp", "Davids Harfe", "Harp van David";
        GoliathsSword: "Goliath's Sword", "Goliaths Schwert", "Zwaard van Goliath";
        BookOfThoth: "Book of Thoth", "Buch des Thot", "Boek van Thoth";
        YataNoKagami: "Yata no Kagami", "Yata no Kagami", "Yata no Kagami";
        Amenonuhoko: "Amenonuhoko", "Amenonuhoko", "Amenonuhoko";
        PeachesOfImmortality: "Peaches of Immortality", "Unsterbliche Pfirsiche", "Onsterfelijke Perziken";
        Tamatebako: "Tamatebako", "Tamatebako", "Tamatebako";
        CintamaniJewel: "Cintamani Jewel", "Cintamani-Juwel", "Cintamani-juweel";
    }
}

/// The groups that the pages are read in.
pub const HELP: [HelpGroup; 10] = [
    HelpGroup {
        title: |language| Label::HelpInFiveMinutes.text(language),
        topics: &[
            own(Topic::Goal),
            own(Topic::AuctionInShort),
            own(Topic::Counterfeits),
            own(Topic::Scoring),
            own(Topic::Signs),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpAuctions.text(language),
        topics: &[
            own(Topic::Stacks),
            own(Topic::OpenAuction),
            own(Topic::FistAuction),
            own(Topic::Paying),
            own(Topic::Pawnshop),
            own(Topic::Marks),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpEnd.text(language),
        topics: &[
            own(Topic::EndSteps),
            own(Topic::Certificates),
            own(Topic::Ties),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpBlue.text(language),
        topics: &[
            own(Topic::Excalibur),
            own(Topic::HolyGrail),
            own(Topic::SevenLeagueBoots),
            own(Topic::PhilosophersStone),
            own(Topic::MalleusMaleficarum),
            own(Topic::UnicornHorn),
            own(Topic::WilliamTellsCrossbow),
            own(Topic::SnowWhitesMirror),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpGreen.text(language),
        topics: &[
            own(Topic::Mjollnir),
            own(Topic::GoldenFleece),
            own(Topic::PandorasBox),
            own(Topic::Cornucopia),
            own(Topic::ShirtOfNessus),
            own(Topic::RingOfTheNibelung),
            own(Topic::BabaYagasMortar),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpYellow.text(language),
        topics: &[
            own(Topic::AladdinsLamp),
            own(Topic::FlyingCarpet),
            own(Topic::ArkOfTheCovenant),
            own(Topic::DavidsHarp),
            own(Topic::GoliathsSword),
            own(Topic::BookOfThoth),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpRed.text(language),
        topics: &[
            own(Topic::YataNoKagami),
            own(Topic::Amenonuhoko),
            own(Topic::PeachesOfImmortality),
            own(Topic::Tamatebako),
            own(Topic::CintamaniJewel),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpSetup.text(language),
        topics: &[
            own(Topic::Setup),
            own(Topic::PrintedValues),
            own(Topic::Books),
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
    /// The page of a relic: they come in the order of the relics.
    pub fn of_relic(relic: Relic) -> Topic {
        numbered(Topic::Excalibur as u8 + relic.place() as u8)
    }

    /// What explains that which is asked for.
    pub const fn of_phase(phase: &Phase) -> Topic {
        match phase {
            Phase::StartPlayer | Phase::LayingCounterfeits => Topic::Setup,
            Phase::LookingAtStacks | Phase::Revealing | Phase::TurningUp { .. } => Topic::Stacks,
            Phase::OpenAuction => Topic::OpenAuction,
            Phase::Announcing | Phase::FistAuction => Topic::FistAuction,
            Phase::Paying => Topic::Paying,
            Phase::Examining => Topic::Counterfeits,
            Phase::LastPawning | Phase::BuyingBack => Topic::Pawnshop,
            Phase::Certifying { .. } => Topic::Certificates,
            Phase::TellingCounterfeits | Phase::Cancelling => Topic::EndSteps,
            Phase::Over => Topic::Scoring,
        }
    }

    /// What explains a group of printed values.
    pub(crate) fn of_values(group: Group) -> Topic {
        match group {
            Group::Places | Group::Points => Topic::Scoring,
            Group::Stock => Topic::Setup,
            Group::Pawnshop => Topic::Pawnshop,
            Group::Between => Topic::Counterfeits,
            Group::Relic(relic) => Topic::of_relic(relic),
        }
    }

    /// What explains a source of points.
    pub(crate) const fn of_source(source: Source) -> Topic {
        match source {
            Source::Places(Colour::Blue | Colour::Green | Colour::Yellow | Colour::Red) => {
                Topic::Ties
            }
            Source::Sets | Source::Gold => Topic::Scoring,
        }
    }
}
