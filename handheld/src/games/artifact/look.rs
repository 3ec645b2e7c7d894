//! Cards, and the icons of what is on cards, tracks and tiles: a type by its silhouette, a site by
//! shape and colour.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Card, Face, Site, Table, Tile, Track, Wants};

use super::icons;
use crate::canvas::Canvas;
use crate::icons::{self as common, Icon};
use crate::theme::{self, Colour};
use crate::widgets::Chip;

/// The colour of a site.
pub fn site_colour(site: Site) -> Colour {
    match site {
        Site::Africa => theme::MARK_ORANGE,
        Site::Asia => theme::MARK_RED,
        Site::America => theme::MARK_GREEN,
        Site::MiddleEast => theme::MARK_BLUE,
    }
}

/// The shape of a site.
pub fn site_icon(site: Site) -> &'static Icon {
    match site {
        Site::Africa => &common::CIRCLE,
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
        Track::AfricanWorkers => &icons::WORKER_AFRICA,
        Track::AsianWorkers => &icons::WORKER_ASIA,
        Track::AmericanWorkers => &icons::WORKER_AMERICA,
        Track::MiddleEasternWorkers => &icons::WORKER_MIDDLE_EAST,
    }
}

/// The colour of a track's markers: workers have that of their site.
pub fn track_colour(track: Track) -> Colour {
    track.site().map_or(theme::TEXT, site_colour)
}

/// The icon of a tile: what it asks for.
pub fn tile_icon(tile: Tile) -> (&'static Icon, Colour) {
    match tile.wants() {
        Wants::OfType(kind, _) => (face_icon(Face::of(kind)), theme::TEXT),
        Wants::FromSite(site, _) => (site_icon(site), site_colour(site)),
        Wants::DifferentSites => (&icons::TILE, theme::ACCENT),
        Wants::DifferentTypes => (&icons::CARDS, theme::ACCENT),
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
    canvas.panel(Rectangle::new(at, card_size()), theme::TEXT)?;
    let band = Rectangle::new(at + Point::new(1, 2), Size::new(28, 9));
    canvas.fill(band, site_colour(card.site))?;
    small_shape(card.site, at + Point::new(12, 3), theme::GROUND, canvas)?;
    let icon = face_icon(card.face);
    canvas.icon(icon, at + Point::new(5, 15), theme::GROUND)?;
    if selected {
        let ring = Rectangle::new(at - Point::new(3, 3), card_size() + Size::new(6, 6));
        canvas.ring(ring, theme::ACCENT)?;
    }
    Ok(())
}

/// The shape of a site, seven pixels high.
fn small_shape<D: DrawTarget<Color = Colour>>(
    site: Site,
    at: Point,
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for y in 0..7i32 {
        let (left, right) = match site {
            Site::Asia => (0, 7),
            Site::America => (3 - y / 2, 4 + y / 2),
            Site::MiddleEast => ((3 - y).abs(), 7 - (3 - y).abs()),
            Site::Africa => match y {
                0 | 6 => (2, 5),
                1 | 5 => (1, 6),
                _ => (0, 7),
            },
        };
        let run = Rectangle::new(
            at + Point::new(left, y),
            Size::new((right - left) as u32, 1),
        );
        canvas.fill(run, colour)?;
    }
    Ok(())
}

/// The cards that lie at a site, by their faces: there are no more kinds than this.
pub type Chips = heapless::Vec<Chip, { Face::COUNT }>;

/// The cards that lie at a site.
pub fn face_up_chips(table: &Table, site: Site) -> Chips {
    let there = table.face_up.iter().filter(|(card, _)| card.site == site);
    there
        .map(|(card, count)| Chip {
            icon: face_icon(card.face),
            band: None,
            count,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use engine::each::Member;

    use super::*;
    use crate::icons::HUT;

    #[test]
    fn no_site_and_no_marker_has_the_mark_of_a_player() {
        assert!(HUT.is_outlined());
        let sites = Site::ALL.map(site_icon);
        let markers = Track::ALL.map(track_icon);
        for icon in sites.into_iter().chain(markers) {
            assert!(!icon.is_outlined());
            assert_ne!(icon, &HUT);
        }
    }

    #[test]
    fn markers_are_told_apart_without_their_colours() {
        for (place, track) in Track::ALL.into_iter().enumerate() {
            for other in &Track::ALL[..place] {
                assert_ne!(track_icon(track), track_icon(*other));
            }
        }
    }
}
