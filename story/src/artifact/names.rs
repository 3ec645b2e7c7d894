//! What things are called: one word for programs, and words for people. Words that the handheld has
//! too are the handheld's.

use engine::artifact::names::write_tile;
pub use engine::artifact::names::{face, site, track};
use engine::artifact::{
    Archaeologist, ArtifactType, Card, City, EndTrigger, Face, Pile, Role, Site, Tile, Track, Wants,
};
use engine::each::Member;
use handheld::games::artifact::text::names;

use crate::page::{ENGLISH, list, number, with_article};

/// A card's name in the JSON.
pub fn card(card: Card) -> String {
    format!("{}.{}", site(card.site), face(card.face))
}

/// Every card of a pile by name, as often as it is there.
pub fn cards(pile: &Pile) -> Vec<String> {
    pile.iter()
        .flat_map(|(one, count)| std::iter::repeat_n(card(one), count.into()))
        .collect()
}

/// A tile's name in the JSON.
pub fn tile(tile: Tile) -> String {
    let mut name = String::new();
    // A string has room for anything.
    let _ = write_tile(tile, &mut name);
    name
}

/// A city's name in the JSON.
pub fn city(city: City) -> &'static str {
    match city {
        City::Paris => "paris",
        City::London => "london",
        City::Berlin => "berlin",
        City::NewYork => "new_york",
    }
}

/// An archaeologist's name in the JSON.
pub fn archaeologist(one: Archaeologist) -> &'static str {
    match one {
        Archaeologist::Andersson => "andersson",
        Archaeologist::Carter => "carter",
        Archaeologist::Judd => "judd",
        Archaeologist::Morley => "morley",
    }
}

/// A role's name in the JSON.
pub fn role(role: Role) -> &'static str {
    match role {
        Role::City(one) => city(one),
        Role::Archaeologist(one) => archaeologist(one),
    }
}

/// A site in a sentence.
pub fn place(site: Site) -> &'static str {
    names::place(site, ENGLISH)
}

fn adjective(site: Site) -> &'static str {
    match site {
        Site::Africa => "African",
        Site::Asia => "Asian",
        Site::America => "American",
        Site::MiddleEast => "Middle Eastern",
    }
}

/// A role in a sentence.
pub fn role_words(role: Role) -> &'static str {
    names::role(role, ENGLISH)
}

/// A space of a research track as it is called in sentences, on the handheld too: from 1, where
/// the JSON counts from 0.
pub fn research_space(level: u8) -> u8 {
    level + 1
}

/// So many markers of a track.
pub fn markers(track: Track, count: u8) -> String {
    let name = match track.site() {
        Some(site) => format!("{} worker", adjective(site)),
        None if track == Track::Museum => "museum".into(),
        None => "ship".into(),
    };
    match count {
        1 => with_article(&name),
        _ => format!("{} {name}s", number(count)),
    }
}

/// So many cards with one face, with or without saying where from.
fn alike(face: Face, from: Option<Site>, count: u8) -> String {
    let from = from.map_or(String::new(), |site| format!("{} ", adjective(site)));
    let (one, many) = match face {
        Face::Architecture => return pieces(&format!("{from}architecture"), count),
        Face::Pottery => return pieces(&format!("{from}pottery"), count),
        Face::Jewellery => return pieces(&format!("{from}jewellery"), count),
        Face::Gold if count == 1 => return format!("{from}gold"),
        Face::Fragments if count == 1 => return format!("{from}fragments"),
        Face::Gold => (String::new(), format!("lots of {from}gold")),
        Face::Fragments => (String::new(), format!("lots of {from}fragments")),
        Face::Sculpture => (format!("{from}sculpture"), format!("{from}sculptures")),
        Face::Weapons => (format!("{from}weapon"), format!("{from}weapons")),
        Face::Manuscript => (format!("{from}manuscript"), format!("{from}manuscripts")),
        Face::StandAlone => (
            format!("{from}stand-alone exhibit"),
            format!("{from}stand-alone exhibits"),
        ),
        Face::Cursed => (
            format!("cursed {from}artifact"),
            format!("cursed {from}artifacts"),
        ),
    };
    match count {
        1 => with_article(&one),
        _ => format!("{} {many}", number(count)),
    }
}

fn pieces(of: &str, count: u8) -> String {
    match count {
        1 => format!("a piece of {of}"),
        _ => format!("{} pieces of {of}", number(count)),
    }
}

/// A card in a sentence.
pub fn card_words(card: Card) -> String {
    alike(card.face, Some(card.site), 1)
}

/// A card in a sentence that has named the site.
pub fn face_words(card: Card) -> String {
    alike(card.face, None, 1)
}

/// Cards in a sentence.
pub fn pile_words(pile: &Pile) -> String {
    let words = pile
        .iter()
        .map(|(card, count)| alike(card.face, Some(card.site), count));
    list(&words.collect::<Vec<_>>())
}

/// Cards in a sentence that has named the site.
pub fn faces_words(pile: &Pile) -> String {
    let words = pile
        .iter()
        .map(|(card, count)| alike(card.face, None, count));
    list(&words.collect::<Vec<_>>())
}

/// Stand-alone exhibitions in a sentence.
pub fn stand_alone(count: u8) -> String {
    alike(Face::StandAlone, None, count)
}

/// An exhibition in a sentence.
pub fn tile_words(tile: Tile) -> String {
    match tile.wants() {
        Wants::OfType(kind, size) => alike(Face::of(kind), None, size),
        Wants::FromSite(site, size) => {
            format!("{} artifacts from {}", number(size), place(site))
        }
        Wants::DifferentSites => "artifacts from three sites".into(),
        Wants::DifferentTypes => "artifacts of all five types".into(),
    }
}

/// Why the round is the last, in a sentence.
pub fn trigger_words(trigger: EndTrigger) -> String {
    match trigger {
        EndTrigger::IncomeTrackEmpty => "the last exhibition tile has left the income track".into(),
        EndTrigger::TwoTypesTaken => "all three exhibitions of two types have been taken".into(),
        EndTrigger::DeckEmpty(site) => format!("the deck of {} is empty", place(site)),
        EndTrigger::LastYear => "the year track ends here".into(),
    }
}

/// The five types, as a list for the introduction.
pub fn all_types() -> Vec<String> {
    ArtifactType::ALL
        .into_iter()
        .map(|kind| names::face(Face::of(kind), ENGLISH).into())
        .collect()
}
