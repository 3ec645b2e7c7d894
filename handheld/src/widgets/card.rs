//! Cards and the icons of what is on them: a type by its silhouette, a site by shape and colour.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Card, Face, Site, Tile, Track, Wants};

use crate::canvas::Canvas;
use crate::icons::{self, Icon};
use crate::theme::{self, Colour};

/// The colour of a site.
pub fn site_colour(site: Site) -> Colour {
    match site {
        Site::Africa => theme::AFRICA,
        Site::Asia => theme::ASIA,
        Site::America => theme::AMERICA,
        Site::MiddleEast => theme::MIDDLE_EAST,
    }
}

/// The shape of a site.
pub fn site_icon(site: Site) -> &'static Icon {
    match site {
        Site::Africa => &icons::CIRCLE,
        Site::Asia => &icons::SQUARE,
        Site::America => &icons::TRIANGLE,
        Site::MiddleEast => &icons::DIAMOND,
    }
}

/// The silhouette of a card's face.
pub fn face_icon(face: Face) -> &'static Icon {
    match face {
        Face::Architecture => &icons::TEMPLE,
        Face::Sculpture => &icons::BUST,
        Face::Pottery => &icons::VASE,
        Face::Jewellery => &icons::GEM,
        Face::Weapons => &icons::SWORD,
        Face::StandAlone => &icons::STANDALONE,
        Face::Gold => &icons::GOLD,
        Face::Fragments => &icons::FRAGMENTS,
        Face::Cursed => &icons::CURSED,
        Face::Manuscript => &icons::MANUSCRIPT,
    }
}

/// The icon of a track's markers.
pub fn track_icon(track: Track) -> &'static Icon {
    match track {
        Track::Museum => &icons::MUSEUM,
        Track::Ship => &icons::SHIP,
        _ => &icons::WORKER,
    }
}

/// The colour of a track's markers: workers have that of their site.
pub fn track_colour(track: Track) -> Colour {
    track.site().map_or(theme::PARCHMENT, site_colour)
}

/// The icon of a tile: what it asks for.
pub fn tile_icon(tile: Tile) -> (&'static Icon, Colour) {
    match tile.wants() {
        Wants::OfType(kind, _) => (face_icon(Face::of(kind)), theme::PARCHMENT),
        Wants::FromSite(site, _) => (site_icon(site), site_colour(site)),
        Wants::DifferentSites => (&icons::TILE, theme::BRASS),
        Wants::DifferentTypes => (&icons::CARDS, theme::BRASS),
    }
}

/// How large a card is.
pub const fn card_size() -> Size {
    Size::new(30, 40)
}

/// Draws a card: parchment with its site's band, shape and the silhouette of its face.
pub fn card<D: DrawTarget<Color = Colour>>(
    card: Card,
    at: Point,
    selected: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.panel(Rectangle::new(at, card_size()), theme::PARCHMENT)?;
    let band = Rectangle::new(at + Point::new(1, 2), Size::new(28, 9));
    canvas.fill(band, site_colour(card.site))?;
    canvas.small_shape(card.site, at + Point::new(12, 3), theme::GROUND)?;
    let icon = face_icon(card.face);
    canvas.icon(icon, at + Point::new(5, 15), theme::GROUND)?;
    if selected {
        let ring = Rectangle::new(at - Point::new(3, 3), card_size() + Size::new(6, 6));
        canvas.ring(ring, theme::BRASS)?;
    }
    Ok(())
}
