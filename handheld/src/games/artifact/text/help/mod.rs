//! Artifact's help pages: each action, tile, card, role and part of the game in a few sentences of
//! our own. Numbers that the owner of a box can change are given as the usual ones. Which page
//! explains what is said here and nowhere else.

mod dutch;
mod english;
mod german;

use engine::artifact::{Action, Archaeologist, City, Event, Face, Phase, Role, Tile, Wants};

use super::super::choices::Family;
use super::super::own;
use super::super::score::Source;
use super::super::setup::Row;
use super::super::values::Group;
use super::Label;
use crate::games::{CHANCE_HELP, DEVICE_HELP, HelpGroup};
use crate::text::packed::{Packed, packed};
use crate::text::{Language, texts};

texts! {
    /// What a help page of Artifact is about.
    pub enum Topic {
        Goal: "The goal", "Das Ziel", "Het doel";
        YearInShort: "A year in short", "Ein Jahr in Kürze", "Een jaar in het kort";
        TurnInShort: "A turn in short", "Ein Zug in Kürze", "Een beurt in het kort";
        FirstExhibition: "The first exhibition", "Die erste Ausstellung", "Eerste tentoonstelling";
        SignsOfTheBoard: "Signs: the board", "Zeichen: der Plan", "Tekens: het bord";
        SignsOfCards: "Signs: the cards", "Zeichen: die Karten", "Tekens: de kaarten";
        SignsOfRoles: "Signs: the roles", "Zeichen: die Rollen", "Tekens: de rollen";
        Setup: "Set-up", "Aufbau", "Opzet";
        FirstHuts: "Before the first year", "Vor dem ersten Jahr", "Vóór het eerste jaar";
        PlayerCount: "Three, four or five", "Zu dritt, viert, fünft", "Met drie, vier of vijf";
        Round: "The round", "Die Runde", "De ronde";
        Income: "Income", "Einkommen", "Inkomsten";
        Turn: "A turn", "Ein Zug", "Een beurt";
        Markers: "Markers and prices", "Steine und Preise", "Stukken en prijzen";
        Joker: "Joker", "Joker", "Joker";
        Research: "Research", "Forschung", "Onderzoek";
        Hire: "Hire workers", "Arbeiter anheuern", "Arbeiders aannemen";
        Ship: "Ship artifacts", "Fundstücke verschiffen", "Artefacten verschepen";
        Exhibition: "Exhibition", "Ausstellung", "Tentoonstelling";
        Sell: "Sell", "Verkaufen", "Verkopen";
        Buy: "Buy", "Kaufen", "Kopen";
        Passing: "Passing", "Passen", "Passen";
        EndOfRound: "End of the round", "Rundenende", "Einde van de ronde";
        EndOfGame: "End of the game", "Spielende", "Einde van het spel";
        Scoring: "Scoring", "Wertung", "Puntentelling";
        AllTiles: "All tiles", "Alle Plättchen", "Alle tegels";
        TypeTiles: "Tiles of a type", "Plättchen eines Typs", "Tegels van een type";
        SiteTiles: "Tiles of a site", "Plättchen eines Ortes", "Tegels van een opgraving";
        DifferentSites: "3 different sites", "3 verschiedene Orte", "3 opgravingen";
        DifferentTypes: "5 different types", "5 verschiedene Typen", "5 verschillende typen";
        Artifacts: "Artifacts", "Fundstücke", "Artefacten";
        ResearchTracks: "Research tracks", "Forschungsleisten", "Onderzoekssporen";
        StandAlone: "Stand-alone", "Einzelausstellung", "Uniek artefact";
        Gold: "Gold discovered", "Gold entdeckt", "Gevonden goud";
        Fragments: "Fragments", "Bruchstück", "Brokstukken";
        Cursed: "Cursed artifact", "Verfluchtes Fundstück", "Vervloekt artefact";
        Manuscript: "Manuscript", "Manuskript", "Manuscript";
        Roles: "Roles", "Rollen", "Rollen";
        Paris: "Paris", "Paris", "Parijs";
        London: "London", "London", "Londen";
        Berlin: "Berlin", "Berlin", "Berlijn";
        NewYork: "New York", "New York", "New York";
        Andersson: "J. G. Andersson", "J. G. Andersson", "J. G. Andersson";
        Carter: "Howard Carter", "Howard Carter", "Howard Carter";
        Judd: "Neil Merton Judd", "Neil Merton Judd", "Neil Merton Judd";
        Morley: "Sylvanus G. Morley", "Sylvanus G. Morley", "Sylvanus G. Morley";
        PrintedValues: "Printed values", "Gedruckte Werte", "Gedrukte waarden";
    }
}

/// The groups that the pages are read in.
pub const HELP: [HelpGroup; 9] = [
    HelpGroup {
        title: |language| Label::HelpInFiveMinutes.text(language),
        topics: &[
            own(Topic::Goal),
            own(Topic::YearInShort),
            own(Topic::TurnInShort),
            own(Topic::FirstExhibition),
            own(Topic::SignsOfTheBoard),
            own(Topic::SignsOfCards),
            own(Topic::SignsOfRoles),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpActions.text(language),
        topics: &[
            own(Topic::Turn),
            own(Topic::Research),
            own(Topic::Hire),
            own(Topic::Ship),
            own(Topic::Exhibition),
            own(Topic::Sell),
            own(Topic::Buy),
            own(Topic::Joker),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpRound.text(language),
        topics: &[
            own(Topic::Round),
            own(Topic::Income),
            own(Topic::Markers),
            own(Topic::Passing),
            own(Topic::EndOfRound),
            own(Topic::EndOfGame),
            own(Topic::Scoring),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpTiles.text(language),
        topics: &[
            own(Topic::AllTiles),
            own(Topic::TypeTiles),
            own(Topic::SiteTiles),
            own(Topic::DifferentSites),
            own(Topic::DifferentTypes),
            own(Topic::Artifacts),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpExpansions.text(language),
        topics: &[
            own(Topic::ResearchTracks),
            own(Topic::StandAlone),
            own(Topic::Gold),
            own(Topic::Fragments),
            own(Topic::Cursed),
            own(Topic::Manuscript),
            own(Topic::Roles),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpRoles.text(language),
        topics: &[
            own(Topic::Paris),
            own(Topic::London),
            own(Topic::Berlin),
            own(Topic::NewYork),
            own(Topic::Andersson),
            own(Topic::Carter),
            own(Topic::Judd),
            own(Topic::Morley),
        ],
    },
    HelpGroup {
        title: |language| Label::HelpSetup.text(language),
        topics: &[
            own(Topic::Setup),
            own(Topic::FirstHuts),
            own(Topic::PlayerCount),
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
    /// What explains an action.
    pub fn of_action(action: Action) -> Topic {
        match action {
            Action::Research(_) => Topic::Research,
            Action::Hire(_) => Topic::Hire,
            Action::HireTwo(_) => Topic::Morley,
            Action::Ship(_) => Topic::Ship,
            Action::StandAlone(_) => Topic::StandAlone,
            Action::Buy(_) => Topic::Buy,
            Action::Joker(_) => Topic::Joker,
            Action::Pass | Action::NoMarker => Topic::Passing,
            Action::EndTurn => Topic::Turn,
            Action::Exhibit(tile) => Topic::of_tile(tile),
            Action::PlaceHut(_) => Topic::FirstHuts,
            Action::Decline | Action::DrawUnseen => Topic::Roles,
            Action::Sell(_) => Topic::Sell,
            Action::Gold(..) => Topic::Gold,
            Action::Choose(card) => Topic::of_face(card.face),
            Action::Exchange { .. } | Action::TakeMarker(_) => Topic::Markers,
            Action::TakeRole(role) => Topic::of_role(role),
            Action::Manuscript(_) => Topic::Manuscript,
        }
    }

    /// What explains a kind of action, before it is known where or which. Markers are offered as
    /// kinds only to those who have passed: what that allows comes before what each one does.
    pub(crate) const fn of_family(family: Family) -> Topic {
        match family {
            Family::Research => Topic::Research,
            Family::Hire => Topic::Hire,
            Family::HireTwo => Topic::Morley,
            Family::Ship => Topic::Ship,
            Family::Exhibit => Topic::Exhibition,
            Family::StandAlone => Topic::StandAlone,
            Family::Sell => Topic::Sell,
            Family::Buy => Topic::Buy,
            Family::Joker => Topic::Joker,
            Family::Gold => Topic::Gold,
            Family::TakeMarker | Family::Exchange => Topic::Passing,
        }
    }

    /// What explains that which is asked for.
    pub const fn of_phase(phase: &Phase) -> Topic {
        match phase {
            Phase::StartPlayer | Phase::FirstHuts { .. } | Phase::FirstMarkers => Topic::FirstHuts,
            Phase::Turn => Topic::Turn,
            Phase::Shipping { .. } => Topic::Ship,
            Phase::UnseenCard { .. } | Phase::ChoosingRole => Topic::Roles,
            Phase::Keeping { .. } => Topic::Exhibition,
            Phase::PassedTurn => Topic::Passing,
            Phase::Refilling => Topic::EndOfRound,
            Phase::Manuscripts => Topic::Manuscript,
            Phase::Over => Topic::Scoring,
        }
    }

    /// What explains a card.
    pub const fn of_face(face: Face) -> Topic {
        match face {
            Face::Architecture
            | Face::Sculpture
            | Face::Pottery
            | Face::Jewellery
            | Face::Weapons => Topic::Artifacts,
            Face::StandAlone => Topic::StandAlone,
            Face::Gold => Topic::Gold,
            Face::Fragments => Topic::Fragments,
            Face::Cursed => Topic::Cursed,
            Face::Manuscript => Topic::Manuscript,
        }
    }

    /// What explains that which an event is about, if it is a card, a tile or a role.
    pub fn of_event(event: &Event) -> Option<Topic> {
        Some(match *event {
            Event::Drew { card, .. } => Topic::of_face(card?.face),
            Event::TurnedUp { card }
            | Event::DrewCursed { card, .. }
            | Event::CardShipped { card, .. }
            | Event::CursedShipped { card, .. }
            | Event::Kept { card, .. }
            | Event::StoodAlone { card, .. }
            | Event::Sold { card, .. }
            | Event::Bought { card, .. } => Topic::of_face(card.face),
            Event::GoldSpent { .. } => Topic::Gold,
            Event::Exhibited { tile, .. } => Topic::of_tile(tile),
            Event::RoleTaken { role, .. } => Topic::of_role(role),
            Event::Begins { .. }
            | Event::FirstHut { .. }
            | Event::MarkerTaken { .. }
            | Event::MarkerExchanged { .. }
            | Event::NoMarker { .. }
            | Event::Year { .. }
            | Event::Income { .. }
            | Event::Researched { .. }
            | Event::Hired { .. }
            | Event::Shipped { .. }
            | Event::BaseIncome { .. }
            | Event::Declined { .. }
            | Event::TurnEnded { .. }
            | Event::Passed { .. }
            | Event::LastRound { .. }
            | Event::RoundEnded { .. }
            | Event::ManuscriptsShown { .. }
            | Event::ManuscriptUsed { .. }
            | Event::House
            | Event::HandTold { .. }
            | Event::Corrected(_)
            | Event::HandCorrected { .. }
            | Event::GameOver => return None,
        })
    }

    /// What explains a tile.
    pub fn of_tile(tile: Tile) -> Topic {
        match tile.wants() {
            Wants::OfType(..) => Topic::TypeTiles,
            Wants::FromSite(..) => Topic::SiteTiles,
            Wants::DifferentSites => Topic::DifferentSites,
            Wants::DifferentTypes => Topic::DifferentTypes,
        }
    }

    /// What explains an option of the set-up.
    pub(crate) const fn of_option(row: Row) -> Topic {
        match row {
            Row::ExpansionOne => Topic::ResearchTracks,
            Row::ExpansionTwo => Topic::Roles,
            Row::QuickStart => Topic::FirstHuts,
            Row::LeftOut => Topic::PlayerCount,
            Row::Start => Topic::Setup,
            Row::Fragments => Topic::Fragments,
            Row::Special => Topic::SiteTiles,
        }
    }

    /// What explains a group of printed values.
    pub(crate) fn of_values(group: Group) -> Topic {
        match group {
            Group::Track(_) => Topic::Markers,
            Group::Coins => Topic::Sell,
            Group::Income => Topic::Income,
            Group::Tile(tile) => Topic::of_tile(tile),
            Group::StandAlone => Topic::StandAlone,
            Group::Research => Topic::ResearchTracks,
            Group::Copies => Topic::Artifacts,
            Group::Removed => Topic::PlayerCount,
            Group::Prices => Topic::Joker,
            Group::Stock => Topic::Setup,
            Group::Years => Topic::Round,
        }
    }

    /// What explains a source of points.
    pub(crate) const fn of_source(source: Source) -> Topic {
        match source {
            Source::Tiles => Topic::AllTiles,
            Source::StandAlone => Topic::StandAlone,
            Source::Money => Topic::Scoring,
            Source::Research => Topic::ResearchTracks,
        }
    }

    /// What explains a role.
    pub const fn of_role(role: Role) -> Topic {
        match role {
            Role::City(City::Paris) => Topic::Paris,
            Role::City(City::London) => Topic::London,
            Role::City(City::Berlin) => Topic::Berlin,
            Role::City(City::NewYork) => Topic::NewYork,
            Role::Archaeologist(Archaeologist::Andersson) => Topic::Andersson,
            Role::Archaeologist(Archaeologist::Carter) => Topic::Carter,
            Role::Archaeologist(Archaeologist::Judd) => Topic::Judd,
            Role::Archaeologist(Archaeologist::Morley) => Topic::Morley,
        }
    }
}
