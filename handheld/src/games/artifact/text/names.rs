//! What things of the game are called: as labels that stand alone, and within sentences.

use core::fmt::{Result, Write};

use engine::artifact::{
    Archaeologist, ArtifactType, Card, City, EndTrigger, Face, Role, Site, Space, Tile, Track,
    Wants,
};

use crate::text::{Arg, Language, Named, say, three};

/// A thing of the game as an argument of a sentence or a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A site as a label: "Middle East".
    Site(Site),
    /// A site within a sentence, after "in" or "from": "the Middle East".
    Place(Site),
    /// A card within a sentence: "pottery from Africa".
    Card(Card),
    /// The face of a card within a sentence: "pottery".
    Face(Face),
    /// A track as a label: "Workers Africa".
    Track(Track),
    /// A marker of a track within a sentence, as an object: "a museum marker".
    Marker(Track),
    /// What a tile asks for, within a sentence: "4 from the Middle East".
    Tile(Tile),
    /// A city or an archaeologist.
    Role(Role),
    /// Why the round is the last, as a sentence.
    Trigger(EndTrigger),
}

impl Named for Thing {
    fn write(&self, language: Language, out: &mut dyn Write) -> Result {
        match *self {
            Thing::Site(one) => out.write_str(site(one, language)),
            Thing::Place(one) => out.write_str(place(one, language)),
            Thing::Card(one) => card(out, language, one),
            Thing::Face(one) => out.write_str(face(one, language)),
            Thing::Track(one) => out.write_str(track(one, language)),
            Thing::Marker(one) => out.write_str(marker(one, language)),
            Thing::Tile(one) => tile_in_sentence(out, language, one),
            Thing::Role(one) => out.write_str(role(one, language)),
            Thing::Trigger(one) => trigger(out, language, one),
        }
    }
}

/// A site as a label.
pub const fn site(site: Site, language: Language) -> &'static str {
    match site {
        Site::Africa => language.pick(three!("Africa", "Afrika", "Afrika")),
        Site::Asia => language.pick(three!("Asia", "Asien", "Azië")),
        Site::America => language.pick(three!("America", "Amerika", "Amerika")),
        Site::MiddleEast => language.pick(three!("Middle East", "Nahost", "Midden-Oosten")),
    }
}

/// The longest English name of a site, where a list has no room for it.
const MIDDLE_EAST_ENGLISH: &str = "Mid. East";
/// The longest Dutch name of a site, where a list has no room for it.
const MIDDLE_EAST_DUTCH: &str = "M.-Oost";

/// A site in five characters at most: the one short form, also of its workers.
pub const fn site_short(site: Site, language: Language) -> &'static str {
    match site {
        Site::Africa => language.pick(three!("Afr", "Afr", "Afr")),
        Site::Asia => language.pick(three!("Asia", "Asi", "Azië")),
        Site::America => language.pick(three!("Ame", "Ame", "Ame")),
        Site::MiddleEast => language.pick(three!("MidE", "Nah", "MidO")),
    }
}

/// A site within a sentence, after "in" or "from".
pub const fn place(site: Site, language: Language) -> &'static str {
    match site {
        Site::Africa => language.pick(three!("Africa", "Afrika", "Afrika")),
        Site::Asia => language.pick(three!("Asia", "Asien", "Azië")),
        Site::America => language.pick(three!("America", "Amerika", "Amerika")),
        Site::MiddleEast => language.pick(three!("the Middle East", "Nahost", "het Midden-Oosten")),
    }
}

/// A type of artifacts as a label.
pub const fn kind(kind: ArtifactType, language: Language) -> &'static str {
    face_title(Face::of(kind), language)
}

/// The face of a card as a label.
pub const fn face_title(face: Face, language: Language) -> &'static str {
    match face {
        Face::Architecture => language.pick(three!("Architecture", "Architektur", "Architectuur")),
        Face::Sculpture => language.pick(three!("Sculpture", "Skulptur", "Sculptuur")),
        Face::Pottery => language.pick(three!("Pottery", "Keramik", "Aardewerk")),
        Face::Jewellery => language.pick(three!("Jewellery", "Schmuck", "Sieraden")),
        Face::Weapons => language.pick(three!("Weapons", "Waffen", "Wapens")),
        Face::StandAlone => language.pick(three!("Stand-alone", "Einzelstück", "Uniek artefact")),
        Face::Gold => language.pick(three!("Gold discovered", "Gold entdeckt", "Gevonden goud")),
        Face::Fragments => language.pick(three!("Fragments", "Bruchstück", "Brokstukken")),
        Face::Cursed => language.pick(three!("Cursed artifact", "Verflucht", "Vervloekt artefact")),
        Face::Manuscript => language.pick(three!("Manuscript", "Manuskript", "Manuscript")),
    }
}

/// The face of a card within a sentence, as what somebody takes or gives.
pub const fn face(face: Face, language: Language) -> &'static str {
    match face {
        Face::Architecture => language.pick(three!("architecture", "Architektur", "architectuur")),
        Face::Sculpture => language.pick(three!("sculpture", "Skulptur", "sculptuur")),
        Face::Pottery => language.pick(three!("pottery", "Keramik", "aardewerk")),
        Face::Jewellery => language.pick(three!("jewellery", "Schmuck", "sieraden")),
        Face::Weapons => language.pick(three!("weapons", "Waffen", "wapens")),
        Face::StandAlone => language.pick(three!(
            "a stand-alone artifact",
            "ein Einzelstück",
            "een uniek artefact"
        )),
        Face::Gold => language.pick(three!("gold", "Gold", "goud")),
        Face::Fragments => language.pick(three!("fragments", "ein Bruchstück", "brokstukken")),
        Face::Cursed => language.pick(three!(
            "a cursed artifact",
            "ein verfluchtes Fundstück",
            "een vervloekt artefact"
        )),
        Face::Manuscript => {
            language.pick(three!("a manuscript", "ein Manuskript", "een manuscript"))
        }
    }
}

/// A card within a sentence: "pottery from Africa".
pub fn card(out: &mut dyn Write, language: Language, card: Card) -> Result {
    let text = language.pick(three!("{0} from {1}", "{0} aus {1}", "{0} uit {1}"));
    say(
        out,
        language,
        text,
        &[
            Arg::Thing(&Thing::Face(card.face)),
            Arg::Thing(&Thing::Place(card.site)),
        ],
    )
}

/// A track as a label.
pub const fn track(track: Track, language: Language) -> &'static str {
    match track {
        Track::Museum => language.pick(three!("Museum", "Museum", "Museum")),
        Track::Ship => language.pick(three!("Ship", "Schiff", "Schip")),
        Track::AfricanWorkers => language.pick(three!(
            "Workers Africa",
            "Arbeiter Afrika",
            "Arbeiders Afrika"
        )),
        Track::AsianWorkers => {
            language.pick(three!("Workers Asia", "Arbeiter Asien", "Arbeiders Azië"))
        }
        Track::AmericanWorkers => language.pick(three!(
            "Workers America",
            "Arbeiter Amerika",
            "Arbeiders Amerika"
        )),
        Track::MiddleEasternWorkers => language.pick(three!(
            "Workers Mid. East",
            "Arbeiter Nahost",
            "Arbeiders M.-Oost"
        )),
    }
}

/// A track in six characters at most; workers by their site.
pub const fn track_short(track: Track, language: Language) -> &'static str {
    match (track, track.site()) {
        (_, Some(site)) => site_short(site, language),
        (Track::Ship, None) => language.pick(three!("Ship", "Schiff", "Schip")),
        (_, None) => language.pick(three!("Mus", "Mus", "Mus")),
    }
}

/// A marker of a track within a sentence, as what somebody takes or gives.
pub const fn marker(track: Track, language: Language) -> &'static str {
    match track {
        Track::Museum => language.pick(three!(
            "a museum marker",
            "einen Museumsstein",
            "een museumspeelstuk"
        )),
        Track::Ship => language.pick(three!("a ship", "ein Schiff", "een schip")),
        Track::AfricanWorkers => language.pick(three!(
            "a worker from Africa",
            "einen Arbeiter aus Afrika",
            "een arbeider uit Afrika"
        )),
        Track::AsianWorkers => language.pick(three!(
            "a worker from Asia",
            "einen Arbeiter aus Asien",
            "een arbeider uit Azië"
        )),
        Track::AmericanWorkers => language.pick(three!(
            "a worker from America",
            "einen Arbeiter aus Amerika",
            "een arbeider uit Amerika"
        )),
        Track::MiddleEasternWorkers => language.pick(three!(
            "a worker from the Middle East",
            "einen Arbeiter aus Nahost",
            "een arbeider uit het Midden-Oosten"
        )),
    }
}

/// That no marker of a track is on the mat.
pub const fn no_marker(track: Track, language: Language) -> &'static str {
    match track {
        Track::Museum => language.pick(three!(
            "No museum marker",
            "Kein Museumsstein",
            "Geen museumstuk"
        )),
        Track::Ship => language.pick(three!("No ship marker", "Kein Schiff", "Geen schip")),
        Track::AfricanWorkers => language.pick(three!(
            "No worker for Africa",
            "Kein Arbeiter für Afrika",
            "Geen arbeider voor Afrika"
        )),
        Track::AsianWorkers => language.pick(three!(
            "No worker for Asia",
            "Kein Arbeiter für Asien",
            "Geen arbeider voor Azië"
        )),
        Track::AmericanWorkers => language.pick(three!(
            "No worker for America",
            "Kein Arbeiter für Amerika",
            "Geen arbeider voor Amerika"
        )),
        Track::MiddleEasternWorkers => language.pick(three!(
            "No worker for Mid. East",
            "Kein Arbeiter für Nahost",
            "Geen arbeider voor M.-Oost"
        )),
    }
}

/// The next action of a track, as the beginning of a sentence that a price follows.
pub const fn next_action(track: Track, language: Language) -> &'static str {
    match track {
        Track::Museum => language.pick(three!(
            "Museum actions cost",
            "Das Museum kostet",
            "Het museum kost"
        )),
        Track::Ship => language.pick(three!(
            "The next ship costs",
            "Ein Schiff kostet",
            "Een schip kost"
        )),
        Track::AfricanWorkers => language.pick(three!(
            "Hiring in Africa costs",
            "Arbeiter Afrika kosten",
            "Arbeiders Afrika kosten"
        )),
        Track::AsianWorkers => language.pick(three!(
            "Hiring in Asia costs",
            "Arbeiter Asien kosten",
            "Arbeiders Azië kosten"
        )),
        Track::AmericanWorkers => language.pick(three!(
            "Hiring in America costs",
            "Arbeiter Amerika kosten",
            "Arbeiders Amerika kosten"
        )),
        Track::MiddleEasternWorkers => language.pick(three!(
            "Hiring in Mid. East costs",
            "Arbeiter Nahost kosten",
            "Arbeiders M.-Oost kosten"
        )),
    }
}

/// A site where a list has no room for the longest names.
pub const fn site_medium(one: Site, language: Language) -> &'static str {
    match (one, language) {
        (Site::MiddleEast, Language::Dutch) => MIDDLE_EAST_DUTCH,
        (Site::MiddleEast, Language::English) => MIDDLE_EAST_ENGLISH,
        (place, _) => site(place, language),
    }
}

/// A city.
pub const fn city(city: City, language: Language) -> &'static str {
    match city {
        City::Paris => language.pick(three!("Paris", "Paris", "Parijs")),
        City::London => language.pick(three!("London", "London", "Londen")),
        City::Berlin => language.pick(three!("Berlin", "Berlin", "Berlijn")),
        City::NewYork => language.pick(three!("New York", "New York", "New York")),
    }
}

/// An archaeologist, by the family name.
pub const fn archaeologist(one: Archaeologist) -> &'static str {
    match one {
        Archaeologist::Andersson => "Andersson",
        Archaeologist::Carter => "Carter",
        Archaeologist::Judd => "Judd",
        Archaeologist::Morley => "Morley",
    }
}

/// An archaeologist's whole name.
pub const fn archaeologist_full(one: Archaeologist) -> &'static str {
    match one {
        Archaeologist::Andersson => "Johan Gunnar Andersson",
        Archaeologist::Carter => "Howard Carter",
        Archaeologist::Judd => "Neil Merton Judd",
        Archaeologist::Morley => "Sylvanus G. Morley",
    }
}

/// A role: the city or the archaeologist's family name.
pub const fn role(role: Role, language: Language) -> &'static str {
    match role {
        Role::City(one) => city(one, language),
        Role::Archaeologist(one) => archaeologist(one),
    }
}

/// What a role allows, in one line.
pub const fn role_detail(role: Role, language: Language) -> &'static str {
    match role {
        Role::City(City::Paris) => language.pick(three!(
            "Exhibit: keep two cards",
            "Zeigen: 2 Karten behalten",
            "Tonen: twee kaarten houden"
        )),
        Role::City(City::London) => language.pick(three!(
            "Ship: draw unseen",
            "Schiff: verdeckt ziehen",
            "Schip: geheime kaart"
        )),
        Role::City(City::Berlin) => language.pick(three!(
            "Sell: extra coins",
            "Verkaufen: mehr Münzen",
            "Verkopen: extra munten"
        )),
        Role::City(City::NewYork) => language.pick(three!(
            "Exhibit: one card a joker",
            "Zeigen: 1 Karte als Joker",
            "Tonen: één kaart als joker"
        )),
        Role::Archaeologist(Archaeologist::Andersson) => language.pick(three!(
            "A free seventh action",
            "Eine siebte Aktion, gratis",
            "Een zevende actie, gratis"
        )),
        Role::Archaeologist(Archaeologist::Carter) => language.pick(three!(
            "Research: two spaces up",
            "Forschung: zwei Felder",
            "Onderzoek: twee velden"
        )),
        Role::Archaeologist(Archaeologist::Judd) => language.pick(three!(
            "Research: draw unseen",
            "Forschung: verdeckt ziehen",
            "Onderzoek: geheime kaart"
        )),
        Role::Archaeologist(Archaeologist::Morley) => language.pick(three!(
            "Hire: two huts, paid twice",
            "Anheuern: zwei Hütten",
            "Aannemen: twee woningen"
        )),
    }
}

/// What a tile asks for, as a label: "3 architecture", "4 from Asia".
pub fn tile(out: &mut dyn Write, language: Language, tile: Tile) -> Result {
    match (tile.wants(), language) {
        (Wants::DifferentSites, Language::English) => out.write_str("3 different sites"),
        (Wants::DifferentSites, Language::German) => out.write_str("3 versch. Orte"),
        (Wants::DifferentSites, Language::Dutch) => out.write_str("3 opgravingen"),
        (Wants::DifferentTypes, Language::German) => out.write_str("5 versch. Typen"),
        (Wants::DifferentTypes, Language::Dutch) => out.write_str("5 typen"),
        (Wants::FromSite(Site::MiddleEast, count), Language::English) => {
            write!(out, "{count} from {MIDDLE_EAST_ENGLISH}")
        }
        (Wants::FromSite(Site::MiddleEast, count), Language::Dutch) => {
            write!(out, "{count} uit {MIDDLE_EAST_DUTCH}")
        }
        _ => tile_in_sentence(out, language, tile),
    }
}

/// What a tile asks for, within a sentence: "4 from the Middle East".
pub fn tile_in_sentence(out: &mut dyn Write, language: Language, tile: Tile) -> Result {
    match tile.wants() {
        Wants::OfType(kind, count) => say(
            out,
            language,
            language.pick(three!("{0} {1}", "{0}x {1}", "{0}x {1}")),
            &[
                Arg::Number(count.into()),
                Arg::Thing(&Thing::Face(Face::of(kind))),
            ],
        ),
        Wants::FromSite(site, count) => say(
            out,
            language,
            language.pick(three!("{0} from {1}", "{0} aus {1}", "{0} uit {1}")),
            &[Arg::Number(count.into()), Arg::Thing(&Thing::Place(site))],
        ),
        Wants::DifferentSites => out.write_str(language.pick(three!(
            "finds from 3 sites",
            "Funde von 3 Orten",
            "vondsten van 3 opgravingen"
        ))),
        Wants::DifferentTypes => out.write_str(language.pick(three!(
            "5 different types",
            "5 verschiedene Typen",
            "5 verschillende typen"
        ))),
    }
}

/// A space of the black market.
pub const fn space(space: Space, language: Language) -> &'static str {
    match space {
        Space::Left => language.pick(three!("left", "links", "links")),
        Space::Middle => language.pick(three!("middle", "Mitte", "midden")),
        Space::Right => language.pick(three!("right", "rechts", "rechts")),
    }
}

/// Why the round is the last, as a sentence.
pub fn trigger(out: &mut dyn Write, language: Language, trigger: EndTrigger) -> Result {
    match trigger {
        EndTrigger::IncomeTrackEmpty => out.write_str(language.pick(three!(
            "The income track is empty.",
            "Die Einkommensleiste ist leer.",
            "Het inkomstenspoor is leeg."
        ))),
        EndTrigger::TwoTypesTaken => out.write_str(language.pick(three!(
            "Two types have no tile left.",
            "Zwei Typen haben kein Plättchen mehr.",
            "Twee typen hebben geen tegel meer."
        ))),
        EndTrigger::DeckEmpty(site) => say(
            out,
            language,
            language.pick(three!(
                "The deck of {0} is empty.",
                "Der Stapel von {0} ist leer.",
                "De stapel van {0} is leeg."
            )),
            &[Arg::Thing(&Thing::Place(site))],
        ),
        EndTrigger::LastYear => out.write_str(language.pick(three!(
            "It is the last year.",
            "Es ist das letzte Jahr.",
            "Het is het laatste jaar."
        ))),
    }
}
