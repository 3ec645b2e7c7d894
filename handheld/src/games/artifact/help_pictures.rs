//! The pictures of Artifact's help pages, by the names that stand for them there: signs, cards, and
//! rows of a table of all tiles with the printed values in force.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use engine::artifact::{ArtifactType, Card, Face, Site, Tile, Values};
use engine::each::Member;

use super::{icons, look};
use crate::canvas::{Align, Canvas, width_of};
use crate::games::{Draft, Running};
use crate::icons::{self as common, Icon};
use crate::theme::{self, Colour};
use crate::widgets::Line;
use crate::world::World;

/// How large a row of the table of tiles is.
const ROW: Size = Size::new(208, 22);
/// Where its columns begin, for three, four and five cards.
const COLUMNS: [i32; 3] = [44, 100, 156];

/// A picture.
#[derive(Clone, Copy, Debug)]
pub enum HelpPicture {
    /// A sign.
    Sign(&'static Icon, Colour),
    /// A card.
    Card(Card),
    /// Above the table of tiles: for how many cards.
    TilesHead,
    /// The tiles of a type.
    TilesOfType(ArtifactType),
    /// The tiles of a site.
    TilesOfSite(Site),
    /// A tile that no other is like.
    OneTile(Tile),
}

impl HelpPicture {
    /// The picture that a name stands for. What belongs to something comes after a colon.
    pub fn named(name: &str) -> Option<HelpPicture> {
        let mut parts = name.split(':');
        let first = parts.next()?;
        match (first, parts.next(), parts.next()) {
            ("card", Some(site), Some(face)) => Some(HelpPicture::Card(Card::new(
                site_named(site)?,
                face_named(face)?,
            ))),
            ("worker", Some(site), None) => {
                let site = site_named(site)?;
                let colour = look::site_colour(site);
                Some(HelpPicture::Sign(look::track_icon(site.workers()), colour))
            }
            ("tiles", Some(of), None) => tiles_named(of),
            (name, None, None) => sign_named(name),
            _ => None,
        }
    }

    /// How large it is.
    pub fn size(self) -> Size {
        match self {
            HelpPicture::Sign(..) => Size::new_equal(Icon::SIZE),
            HelpPicture::Card(_) => look::card_size(),
            HelpPicture::TilesHead
            | HelpPicture::TilesOfType(_)
            | HelpPicture::TilesOfSite(_)
            | HelpPicture::OneTile(_) => ROW,
        }
    }

    /// Draws it with its top left corner at a point.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        self,
        at: Point,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self {
            HelpPicture::Sign(icon, colour) => canvas.icon(icon, at, colour),
            HelpPicture::Card(card) => look::card(card, at, false, canvas),
            HelpPicture::TilesHead => head(at, canvas),
            HelpPicture::TilesOfType(kind) => {
                let tiles = [3, 4, 5].map(|size| Tile::of_type(kind, size));
                row(tiles, at, world, canvas)
            }
            HelpPicture::TilesOfSite(site) => {
                let tiles = [3, 4, 5].map(|size| Tile::from_site(site, size));
                row(tiles, at, world, canvas)
            }
            HelpPicture::OneTile(tile) => {
                let size = usize::from(tile.wants().size());
                let tiles = [3, 4, 5].map(|column| (column == size).then_some(tile));
                row(tiles, at, world, canvas)
            }
        }
    }
}

fn site_named(name: &str) -> Option<Site> {
    match name {
        "africa" => Some(Site::Africa),
        "asia" => Some(Site::Asia),
        "america" => Some(Site::America),
        "east" => Some(Site::MiddleEast),
        _ => None,
    }
}

fn face_named(name: &str) -> Option<Face> {
    match name {
        "temple" => Some(Face::Architecture),
        "bust" => Some(Face::Sculpture),
        "vase" => Some(Face::Pottery),
        "gem" => Some(Face::Jewellery),
        "sword" => Some(Face::Weapons),
        "alone" => Some(Face::StandAlone),
        "gold" => Some(Face::Gold),
        "fragments" => Some(Face::Fragments),
        "cursed" => Some(Face::Cursed),
        "manuscript" => Some(Face::Manuscript),
        _ => None,
    }
}

fn tiles_named(name: &str) -> Option<HelpPicture> {
    match name {
        "head" => Some(HelpPicture::TilesHead),
        "sites" => Some(HelpPicture::OneTile(Tile::DIFFERENT_SITES)),
        "types" => Some(HelpPicture::OneTile(Tile::DIFFERENT_TYPES)),
        name => match (site_named(name), face_named(name)) {
            (Some(site), _) => Some(HelpPicture::TilesOfSite(site)),
            (None, face) => {
                let mut kinds = ArtifactType::ALL.into_iter();
                let kind = kinds.find(|kind| Some(Face::of(*kind)) == face);
                kind.map(HelpPicture::TilesOfType)
            }
        },
    }
}

fn sign_named(name: &str) -> Option<HelpPicture> {
    if let Some(site) = site_named(name) {
        return Some(HelpPicture::Sign(
            look::site_icon(site),
            look::site_colour(site),
        ));
    }
    if let Some(face) = face_named(name) {
        return Some(HelpPicture::Sign(look::face_icon(face), theme::TEXT));
    }
    let (icon, colour) = match name {
        "museum" => (&icons::MUSEUM, theme::TEXT),
        "ship" => (&icons::SHIP, theme::TEXT),
        "worker" => (&icons::WORKER, theme::TEXT),
        "hut" => (&common::HUT, theme::TEXT),
        "coin" => (&common::COIN, theme::ACCENT),
        "points" => (&common::POINTS, theme::ACCENT),
        "market" => (&common::MARKET, theme::TEXT),
        "year" => (&common::HOURGLASS, theme::TEXT),
        "joker" => (&icons::JOKER, theme::TEXT),
        "tile" => (&icons::TILE, theme::ACCENT),
        "card" => (&icons::CARD, theme::TEXT),
        "cards" => (&icons::CARDS, theme::ACCENT),
        "research" => (&icons::RESEARCH, theme::TEXT),
        "paris" => (&icons::PARIS, theme::TEXT),
        "london" => (&icons::LONDON, theme::TEXT),
        "berlin" => (&icons::BERLIN, theme::TEXT),
        "newyork" => (&icons::NEW_YORK, theme::TEXT),
        "andersson" => (&icons::ANDERSSON, theme::TEXT),
        "carter" => (&icons::CARTER, theme::TEXT),
        "judd" => (&icons::JUDD, theme::TEXT),
        "morley" => (&icons::MORLEY, theme::TEXT),
        _ => return None,
    };
    Some(HelpPicture::Sign(icon, colour))
}

/// The printed values in force: those of the game that runs, or else of the one being set up.
#[allow(unreachable_patterns)] // with one game, no game is another
fn values(world: &World) -> Values {
    if let Some(play) = &world.play
        && let Running::Artifact(session) = play.running()
    {
        return *session.scene(world, play.eyes(false)).game().values();
    }
    match &world.draft {
        Draft::Artifact(setup) => setup.values,
        _ => Values::default(),
    }
}

/// Above the columns: for how many cards a tile is.
fn head<D: DrawTarget<Color = Colour>>(
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for (column, size) in COLUMNS.into_iter().zip(["3", "4", "5"]) {
        let font = canvas.look.entry();
        let pen = at + Point::new(column, 15);
        canvas.text(size, pen, font, theme::DIM, Align::Left)?;
        let wide = width_of(size, font) + 1;
        canvas.icon(&icons::CARD, at + Point::new(column + wide, 1), theme::DIM)?;
    }
    Ok(())
}

/// What tiles ask for, and what each brings.
fn row<D: DrawTarget<Color = Colour>>(
    tiles: [Option<Tile>; 3],
    at: Point,
    world: &World,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let values = values(world);
    let mut tiles_there = tiles.into_iter().flatten();
    if let Some((icon, colour)) = tiles_there.next().map(look::tile_icon) {
        canvas.icon(icon, at + Point::new(4, 1), colour)?;
    }
    for (column, tile) in COLUMNS.into_iter().zip(tiles) {
        let Some(tile) = tile else {
            continue;
        };
        let value = &values.tiles[tile];
        let mut text = Line::new();
        let _ = write!(text, "{}", value.points);
        let (entry, detail) = (canvas.look.entry(), canvas.look.detail());
        let pen = at + Point::new(column, 16);
        canvas.text(&text, pen, entry, theme::TEXT, Align::Left)?;
        let pen = pen + Point::new(width_of(&text, entry) + 5, 0);
        text.clear();
        let _ = write!(text, "+{}", value.income);
        canvas.text(&text, pen, detail, theme::ACCENT, Align::Left)?;
    }
    Ok(())
}
