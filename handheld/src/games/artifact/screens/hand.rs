//! The own hand as a grid of sites and types: what sets are made of. Every row and column says how much
//! of a set is there; one set after the other is looked at closely, the nearest first.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{ArtifactType, Card, Face, Lack, Site, Tile, Wanted, Wants};
use engine::each::Member;
use engine::sort::sort_few;

use super::super::look::{face_icon, site_colour, site_icon, tile_icon};
use super::super::strip::own_seat;
use super::super::text::{Label, Topic, lack, names};
use super::super::{Scene, entries, icons, own};
use super::sites;
use crate::board::Command;
use crate::canvas::{Align, Canvas, width_of};
use crate::screens::Transition;
use crate::screens::parts::{Page, filled, label, only_for};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Cell, Chip, Line, Pill, cell, chips, coin};

/// The hand of the seat that has the device.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    /// Which of the sets is looked at, from the nearest.
    set: usize,
}

/// The tiles that are still there with what the hand lacks for each, the nearest first.
type Sets = heapless::Vec<(Tile, Lack), 25>;

fn sets(scene: &Scene<'_>) -> Sets {
    let tiles = scene.table().tiles.iter();
    let mut sets: Sets = tiles
        .map(|tile| (tile, entries::lack_of(scene, tile)))
        .collect();
    let points = |tile: Tile| scene.game().values().tiles[tile].points;
    sort_few(&mut sets, |(tile, lack)| {
        (lack.count(), u8::MAX - points(*tile), *tile)
    });
    sets
}

impl Hand {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let count = usize::from(scene.table().tiles.len()).max(1);
        let set = self.set.min(count - 1);
        match command {
            Command::Right | Command::Down | Command::Ok => self.set = (set + 1) % count,
            Command::Left | Command::Up => self.set = (set + count - 1) % count,
            Command::Back => return Transition::Close,
            Command::Help => return Transition::help(own(Topic::Exhibition)),
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// Draws the cards, and the set that is looked at.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let seat = own_seat(scene);
        let name = Arg::Name(scene.name(seat));
        let pill = only_for(scene.world, seat);
        let page = Page {
            title: &filled(scene.world, Label::HandOf, &[name]),
            pill: Pill::Private(&pill),
            buttons: [
                Some(Footer::Sets),
                Some(Footer::Hide),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let body = page.draw_frame(scene.world, canvas)?;
        let sets = sets(scene);
        self.set = self.set.min(sets.len().saturating_sub(1));
        let chosen = sets.get(self.set).copied();
        let grid = Grid::new(scene, body);
        grid.draw_corners(scene, canvas)?;
        grid.draw_cells(scene, chosen, canvas)?;
        grid.draw_ends(&sets, chosen, canvas)?;
        grid.draw_ring(chosen, canvas)?;
        draw_special(scene, &grid, canvas)?;
        let bottom = body.top_left.y + body.size.height as i32 - 3;
        self.draw_set(scene, chosen, sets.len(), bottom, canvas)
    }

    /// What the set that is looked at lacks, and what it is worth.
    fn draw_set<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        chosen: Option<(Tile, Lack)>,
        count: usize,
        bottom: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = scene.world.board.size().width as i32;
        let top = bottom - PANEL;
        let panel = Rectangle::new(
            Point::new(theme::MARGIN, top),
            Size::new((width - theme::MARGIN * 2) as u32, PANEL as u32),
        );
        canvas.panel(panel, theme::PANEL)?;
        let (left, right) = (theme::MARGIN + 4, width - theme::MARGIN - 6);
        let Some((tile, lack_of)) = chosen else {
            let text = label(scene.world, Label::NoTiles);
            let at = Point::new(left + 4, top + 24);
            return canvas.text(text, at, &theme::ENTRY, theme::DIM, Align::Left);
        };
        let (icon, colour) = tile_icon(tile);
        canvas.icon(icon, Point::new(left, top + 9), colour)?;
        let value = scene.game().values().tiles[tile];
        let points = Arg::Number(value.points.into());
        let points = filled(scene.world, Ui::PointsShort, &[points]);
        let at = Point::new(right, top + 16);
        canvas.text(&points, at, &theme::ENTRY, theme::TEXT, Align::Right)?;
        let mut first = Line::new();
        if lack_of.count() == 0 {
            let _ = first.push_str(label(scene.world, Label::CouldShow));
        } else {
            let _ = lack(&mut first, scene.language(), lack_of);
        }
        let room = right - left - 28 - width_of(&points, &theme::ENTRY) - 4;
        let font = [canvas.look.entry(), &theme::ENTRY, &theme::KEY]
            .into_iter()
            .find(|font| width_of(&first, font) <= room);
        let font = font.unwrap_or(&theme::DETAIL);
        let at = Point::new(left + 26, top + 16);
        canvas.text_within(&first, at, room, font, theme::ACCENT)?;
        let mut second = Line::new();
        let _ = names::tile(&mut second, scene.language(), tile);
        let mut place: heapless::String<8> = heapless::String::new();
        // Two numbers below a hundred fit.
        let _ = write!(place, "{}/{count}", self.set + 1);
        let at = Point::new(right, top + 33);
        canvas.text(&place, at, &theme::DETAIL, theme::DIM, Align::Right)?;
        let income = filled(
            scene.world,
            Label::IncomeShort,
            &[Arg::Number(value.income.into())],
        );
        let at = Point::new(right - 44, top + 33);
        canvas.text(&income, at, &theme::KEY, theme::TEXT, Align::Right)?;
        let x = at.x - width_of(&income, &theme::KEY) - 17;
        coin(Point::new(x, top + 21), theme::ACCENT, theme::PANEL, canvas)?;
        let at = Point::new(left + 26, top + 33);
        canvas.text_within(&second, at, x - at.x - 4, &theme::DETAIL, theme::DIM)
    }
}

/// The height of the panel at the bottom.
const PANEL: i32 = 40;
/// The height of the types' icons above the cells.
const HEAD: i32 = 22;
/// Room for the sites' icons at the left, for numbers at the right.
const SIDES: (i32, i32) = (30, 38);
/// The height of a row of special cards.
const SPECIAL: i32 = 25;

/// Where the cells are.
struct Grid {
    top: i32,
    cell: Size,
    width: i32,
    sites: heapless::Vec<Site, { Site::COUNT }>,
}

impl Grid {
    fn new(scene: &Scene<'_>, body: Rectangle) -> Grid {
        let width = body.size.width as i32;
        let (left, right) = SIDES;
        let wide = (width - left - right) / ArtifactType::COUNT as i32;
        let sites: heapless::Vec<Site, _> = sites::in_play(scene).collect();
        let special = if has_special(scene) { SPECIAL } else { 0 };
        let room = body.size.height as i32 - HEAD - 18 - PANEL - 4 - special;
        let tall = (room / sites.len().max(1) as i32).min(26);
        Grid {
            top: body.top_left.y + HEAD,
            cell: Size::new(wide as u32, tall as u32),
            width,
            sites,
        }
    }

    /// The area of a cell, its gap to the next included.
    fn area(&self, row: i32, column: i32) -> Rectangle {
        let (left, _) = SIDES;
        let step = Point::new(self.cell.width as i32, self.cell.height as i32);
        let corner = Point::new(left + column * step.x, self.top + row * step.y);
        Rectangle::new(corner, self.cell)
    }

    /// Below the last row.
    fn bottom(&self) -> i32 {
        self.top + self.sites.len() as i32 * self.cell.height as i32
    }

    /// Money and the number of cards, beside the types.
    fn draw_corners<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let player = &scene.table().players[own_seat(scene)];
        let y = self.top - 19;
        let at = Point::new(3, y + 1);
        coin(at, theme::ACCENT, theme::GROUND, canvas)?;
        let money = sites::number(player.money);
        let at = Point::new(19, y + 13);
        canvas.text(&money, at, &theme::KEY, theme::TEXT, Align::Left)?;
        let icon = Point::new(self.width - 37, y - 2);
        canvas.icon(&icons::CARDS, icon, theme::DIM)?;
        let count = sites::number(player.hand_size());
        let at = Point::new(self.width - 5, y + 13);
        canvas.text(&count, at, &theme::KEY, theme::TEXT, Align::Right)
    }

    fn draw_cells<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        chosen: Option<(Tile, Lack)>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let hand = scene.hand();
        for (column, kind) in (0..).zip(ArtifactType::ALL) {
            let Point { x, .. } = self.area(0, column).top_left;
            let middle = x + self.cell.width as i32 / 2;
            let at = Point::new(middle - 11, self.top - 21);
            canvas.icon(face_icon(Face::of(kind)), at, theme::TEXT)?;
        }
        for (row, site) in (0..).zip(self.sites.iter().copied()) {
            let Point { y, .. } = self.area(row, 0).top_left;
            let middle = y + self.cell.height as i32 / 2;
            let at = Point::new(6, middle - 11);
            canvas.icon(site_icon(site), at, site_colour(site))?;
            for (column, kind) in (0..).zip(ArtifactType::ALL) {
                let area = self.area(row, column);
                let area = Rectangle::new(area.top_left, area.size - Size::new(2, 2));
                let one = Cell {
                    count: hand.count(Card::of(site, kind)),
                    band: site_colour(site),
                    wanted: chosen.is_some_and(|(_, lack)| is_wanted(lack, site, kind)),
                };
                cell(one, area, canvas)?;
            }
        }
        Ok(())
    }

    /// How much of a set there is: of each site at the right, of each type below.
    fn draw_ends<D: DrawTarget<Color = Colour>>(
        &self,
        sets: &Sets,
        chosen: Option<(Tile, Lack)>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        // The set that is looked at, or else the smallest one that is still there.
        let set_of = |is_of: &dyn Fn(Wants) -> bool| {
            let chosen = chosen.filter(|(tile, _)| is_of(tile.wants()));
            let fitting = sets.iter().filter(|(tile, _)| is_of(tile.wants()));
            chosen.or_else(|| fitting.min_by_key(|(tile, _)| tile.wants().size()).copied())
        };
        let (_, right) = SIDES;
        for (row, site) in (0..).zip(self.sites.iter().copied()) {
            let set = set_of(&|wants| matches!(wants, Wants::FromSite(of, _) if of == site));
            let Point { y, .. } = self.area(row, 0).top_left;
            let plate = Rectangle::new(
                Point::new(
                    self.width - right + 1,
                    y + (self.cell.height as i32 - 18) / 2,
                ),
                Size::new(right as u32 - 5, 17),
            );
            draw_end(set, plate, canvas)?;
        }
        for (column, kind) in (0..).zip(ArtifactType::ALL) {
            let set = set_of(&|wants| matches!(wants, Wants::OfType(of, _) if of == kind));
            let Point { x, .. } = self.area(0, column).top_left;
            let plate = Rectangle::new(
                Point::new(x + (self.cell.width as i32 - 33) / 2, self.bottom()),
                Size::new(31, 17),
            );
            draw_end(set, plate, canvas)?;
        }
        Ok(())
    }

    /// A ring round the column, the row, or the whole grid that the set is made of.
    fn draw_ring<D: DrawTarget<Color = Colour>>(
        &self,
        chosen: Option<(Tile, Lack)>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some((tile, _)) = chosen else {
            return Ok(());
        };
        let rows = self.sites.len() as i32;
        let columns = ArtifactType::COUNT as i32;
        let (row, column, rows, columns) = match tile.wants() {
            Wants::OfType(kind, _) => (0, kind.place() as i32, rows, 1),
            Wants::FromSite(site, _) => {
                let row = self.sites.iter().position(|one| *one == site);
                (row.unwrap_or(0) as i32, 0, 1, columns)
            }
            Wants::DifferentSites | Wants::DifferentTypes => (0, 0, rows, columns),
        };
        let from = self.area(row, column).top_left;
        let to = self.area(row + rows, column + columns).top_left;
        let size = to - from - Point::new(2, 2);
        let area = Rectangle::new(from, Size::new(size.x as u32, size.y as u32));
        canvas.ring(area, theme::ACCENT)
    }
}

/// Draws how much of a set there is: complete on brass, one card short on dark brass.
fn draw_end<D: DrawTarget<Color = Colour>>(
    set: Option<(Tile, Lack)>,
    plate: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut text: heapless::String<8> = heapless::String::new();
    let mut ink = theme::DIM;
    match set {
        None => {
            let _ = text.push('-');
        }
        Some((tile, lack)) => {
            let need = tile.wants().size();
            // Two digits and a stroke fit.
            let _ = write!(text, "{}/{need}", need.saturating_sub(lack.count()));
            match lack.count() {
                0 => {
                    canvas.panel(plate, theme::ACCENT)?;
                    ink = theme::GROUND;
                }
                1 => {
                    canvas.panel(plate, theme::UMBER)?;
                    canvas.outline(plate, theme::ACCENT)?;
                    ink = theme::TEXT;
                }
                _ => {}
            }
        }
    }
    let at = plate.top_left + Point::new(plate.size.width as i32 / 2, 13);
    canvas.text(&text, at, &theme::KEY, ink, Align::Centre)
}

/// Would a card of this site and type help?
fn is_wanted(lack: Lack, site: Site, kind: ArtifactType) -> bool {
    lack.wanted.count() > 0
        && match lack.wanted {
            Wanted::OfType(wanted, _) => wanted == kind,
            Wanted::FromSite(wanted, _) => wanted == site,
            Wanted::Sites(sites, _) => sites.contains(site),
            Wanted::Types(types, _) => types.contains(kind),
        }
}

fn has_special(scene: &Scene<'_>) -> bool {
    scene.game().setup().expansions.research
}

/// The special cards, each with the band of its site.
fn draw_special<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    grid: &Grid,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    if !has_special(scene) {
        return Ok(());
    }
    let special = |(card, _): &(Card, u8)| card.face.is_special();
    let all: heapless::Vec<Chip, 24> = scene
        .hand()
        .iter()
        .filter(special)
        .map(|(card, count)| Chip {
            icon: face_icon(card.face),
            band: Some(site_colour(card.site)),
            count,
        })
        .collect();
    let top = grid.bottom() + 19;
    if all.is_empty() {
        let at = Point::new(theme::MARGIN + 2, top + 16);
        let text = label(scene.world, Label::NoSpecial);
        return canvas.text(text, at, &theme::DETAIL, theme::DIM, Align::Left);
    }
    let at = Point::new(theme::MARGIN + 2, top + 1);
    chips(&all, at, grid.width - 16, canvas)
}
