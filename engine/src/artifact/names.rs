//! What things are called by programs: in files and in JSON, whatever the language.

use core::fmt::{Result, Write};

use super::data::{Face, Site, Tile, Track, Wants};

/// A site.
pub const fn site(site: Site) -> &'static str {
    match site {
        Site::Africa => "africa",
        Site::Asia => "asia",
        Site::America => "america",
        Site::MiddleEast => "middle_east",
    }
}

/// A face.
pub const fn face(face: Face) -> &'static str {
    match face {
        Face::Architecture => "architecture",
        Face::Sculpture => "sculpture",
        Face::Pottery => "pottery",
        Face::Jewellery => "jewellery",
        Face::Weapons => "weapons",
        Face::StandAlone => "stand_alone",
        Face::Gold => "gold",
        Face::Fragments => "fragments",
        Face::Cursed => "cursed",
        Face::Manuscript => "manuscript",
    }
}

/// A track, and its markers.
pub const fn track(track: Track) -> &'static str {
    match track {
        Track::Museum => "museum",
        Track::Ship => "ship",
        Track::AfricanWorkers => "african_workers",
        Track::AsianWorkers => "asian_workers",
        Track::AmericanWorkers => "american_workers",
        Track::MiddleEasternWorkers => "middle_eastern_workers",
    }
}

/// Writes the name of a tile.
pub fn write_tile(tile: Tile, out: &mut dyn Write) -> Result {
    match tile.wants() {
        Wants::OfType(kind, size) => write!(out, "{}.{size}", face(Face::of(kind))),
        Wants::FromSite(from, size) => write!(out, "{}.{size}", site(from)),
        Wants::DifferentSites => out.write_str("different_sites"),
        Wants::DifferentTypes => out.write_str("different_types"),
    }
}
