//! Artifact's help pages: each action, tile, card, role and part of the game in a few sentences of
//! our own. Numbers that the owner of a box can change are given as the usual ones. Which page
//! explains what is said here and nowhere else.

mod dutch;
mod english;
mod german;

use engine::artifact::{Action, Archaeologist, City, Face, Phase, Role, Tile, Wants};

use super::super::choices::Family;
use crate::text::{Language, texts};

texts! {
    /// What a help page of Artifact is about.
    pub enum Topic {
        Idea: "The idea", "Die Idee", "Het idee";
        Setup: "Set-up", "Aufbau", "Opzet";
        FirstHuts: "Before the first year", "Vor dem ersten Jahr", "Voor het eerste jaar";
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
        TypeTiles: "Tiles of a type", "Plättchen eines Typs", "Tegels van een type";
        SiteTiles: "Tiles of a site", "Plättchen eines Ortes", "Tegels: één opgraving";
        DifferentSites: "3 different sites", "3 verschiedene Orte", "3 diverse opgravingen";
        DifferentTypes: "5 different types", "5 verschiedene Typen", "5 verschillende typen";
        Artifacts: "Artifacts", "Fundstücke", "Artefacten";
        ResearchTracks: "Research tracks", "Forschungsleisten", "Onderzoekssporen";
        StandAlone: "Stand-alone", "Einzelausstellung", "Unieke tentoonstelling";
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

/// A help page: one paragraph, to be wrapped.
pub const fn page(topic: Topic, language: Language) -> &'static str {
    match language {
        Language::English => english::page(topic),
        Language::German => german::page(topic),
        Language::Dutch => dutch::page(topic),
    }
}

/// The topic with a number, as a shared screen knows it.
pub fn numbered(number: u8) -> Topic {
    let topic = Topic::ALL.get(number as usize);
    topic.copied().unwrap_or(Topic::Idea)
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

    /// What explains a tile.
    pub fn of_tile(tile: Tile) -> Topic {
        match tile.wants() {
            Wants::OfType(..) => Topic::TypeTiles,
            Wants::FromSite(..) => Topic::SiteTiles,
            Wants::DifferentSites => Topic::DifferentSites,
            Wants::DifferentTypes => Topic::DifferentTypes,
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
