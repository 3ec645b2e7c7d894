//! The table, as everybody sees it: sites and next costs, players, tiles, the black market and
//! research. Left and right turn the page.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Site, Space};
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;

use super::super::look::{card, site_colour, site_icon, tile_icon};
use super::super::text::{Label, Topic, names};
use super::super::{Scene, own};
use super::{PlayerPage, Screen, SitePage, sites};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::parts::{below, buttons, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Line, List, ListItem, Pill, Right, seat_colour, small_hut};

/// A page of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Page {
    #[default]
    Sites,
    Players,
    Tiles,
    Market,
}

/// The players lie behind the sites, so that one step back leads to them.
const PAGES: [Page; 4] = [Page::Sites, Page::Market, Page::Tiles, Page::Players];

/// The table.
#[derive(Clone, Debug, Default)]
pub struct TableScreen {
    page: Page,
    list: List,
}

impl TableScreen {
    fn turn(&mut self, up: bool) {
        let place = PAGES
            .iter()
            .position(|page| *page == self.page)
            .unwrap_or(0);
        let step = if up { 1 } else { PAGES.len() - 1 };
        self.page = PAGES
            .get((place + step) % PAGES.len())
            .copied()
            .unwrap_or_default();
        self.list = List::default();
    }

    fn rows(&self, scene: &Scene<'_>) -> usize {
        match self.page {
            Page::Players => usize::from(scene.game().seats()),
            Page::Tiles => usize::from(scene.table().tiles.len()),
            Page::Sites => sites::in_play(scene).count(),
            Page::Market => 0,
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let rows = self.rows(scene);
        // Past the end of a list lies the next page, so that a device without left and right
        // gets there too.
        let at_end = self.list.selected + 1 >= rows;
        let at_start = self.list.selected == 0;
        let leaves = command == Command::Down && at_end || command == Command::Up && at_start;
        if !leaves && self.list.handle(command, rows) {
            return Transition::Stay;
        }
        match command {
            Command::Ok if self.page == Page::Players => {
                if let Some(seat) = Seat::at(self.list.selected) {
                    return Transition::open(Screen::Player(PlayerPage::new(seat)));
                }
            }
            Command::Ok if self.page == Page::Sites => {
                if let Some(site) = sites::in_play(scene).nth(self.list.selected) {
                    return Transition::open(Screen::Site(SitePage::new(site)));
                }
            }
            Command::Ok | Command::Right | Command::Down => self.turn(true),
            Command::Left | Command::Up => self.turn(false),
            Command::Back => return Transition::Close,
            Command::Help => {
                let topic = match self.page {
                    Page::Sites => Topic::Round,
                    Page::Players => Topic::Scoring,
                    Page::Tiles => {
                        let tile = scene.table().tiles.iter().nth(self.list.selected);
                        tile.map_or(Topic::AllTiles, Topic::of_tile)
                    }
                    Page::Market => Topic::Buy,
                };
                return Transition::help(own(topic));
            }
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// Draws the page.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let table = scene.table();
        let title = match self.page {
            Page::Sites => {
                let year = i32::from(scene.game().year(table));
                let round = i32::from(table.round) + 1;
                filled(
                    scene.world,
                    Label::YearAndRound,
                    &[Arg::Number(year), Arg::Number(round)],
                )
            }
            Page::Players => filled(scene.world, Ui::Players, &[]),
            Page::Tiles => filled(scene.world, Label::TilesLeft, &[]),
            Page::Market => filled(scene.world, Label::Market, &[]),
        };
        let frame = Heading {
            title: &title,
            pill: Pill::Public(label(scene.world, Ui::Public)),
        };
        let body = frame.draw(scene.world.board, canvas)?;
        match self.page {
            Page::Sites => sites::draw(scene, self.list.selected, body, canvas)?,
            Page::Players => {
                let mut item = |number: usize| player_entry(scene, number);
                let rows = usize::from(scene.game().seats());
                self.list.draw(below(body, 3), rows, &mut item, canvas)?;
            }
            Page::Tiles => {
                let rows = usize::from(table.tiles.len());
                let mut item = |number: usize| tile_entry(scene, number);
                self.list.draw(below(body, 3), rows, &mut item, canvas)?;
            }
            Page::Market => draw_market(scene, body, canvas)?,
        }
        let ok = match self.page {
            Page::Sites | Page::Players => Footer::More,
            Page::Tiles | Page::Market => Footer::Page,
        };
        buttons(
            scene.world,
            [Some(ok), Some(Footer::Back), Some(Footer::Help), None],
            canvas,
        )
    }
}

fn player_entry(scene: &Scene<'_>, place: usize) -> ListItem {
    let seat = Seat::at(place).unwrap_or(Seat::One);
    let table = scene.table();
    let player = &table.players[seat];
    let mut entry = ListItem::titled(scene.world.name(seat));
    if player.passed {
        let _ = write!(entry.title, " ({})", label(scene.world, Label::Passed));
    }
    let cards = filled(
        scene.world,
        Label::CardCount,
        &[Arg::Number(player.hand_size().into())],
    );
    let markers = filled(
        scene.world,
        Label::MarkerCount,
        &[Arg::Number(player.markers().into())],
    );
    let _ = write!(entry.detail, "{cards}, {markers}");
    for role in [
        player.city.map(engine::artifact::Role::City),
        player
            .archaeologist
            .map(engine::artifact::Role::Archaeologist),
    ]
    .into_iter()
    .flatten()
    {
        let _ = write!(
            entry.detail,
            ", {}",
            names::role(role, scene.world.language())
        );
    }
    entry.icon = Some((&common::HUT, seat_colour(scene.world.colour(seat))));
    entry.right = Right::Coins(player.money.into());
    entry
}

fn tile_entry(scene: &Scene<'_>, place: usize) -> ListItem {
    let Some(tile) = scene.table().tiles.iter().nth(place) else {
        return ListItem::default();
    };
    let value = scene.game().values().tiles[tile];
    let mut title = Line::new();
    let _ = names::tile(&mut title, scene.world.language(), tile);
    let mut entry = ListItem::titled(&title);
    let args = [
        Arg::Number(value.points.into()),
        Arg::Number(value.income.into()),
    ];
    entry.detail = filled(scene.world, Label::StandAloneDetail, &args);
    entry.icon = Some(tile_icon(tile));
    entry
}

/// The black market, and with expansion I everybody's research.
fn draw_market<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let mut at = body.top_left + Point::new(10, 10);
    if table.market[Space::Left].is_none() {
        let place = at + Point::new(0, 20);
        let text = label(scene.world, Label::MarketEmpty);
        canvas.text(text, place, &theme::DETAIL, theme::DIM, Align::Left)?;
    }
    for space in Space::ALL {
        if let Some(one) = table.market[space] {
            card(one, at, false, canvas)?;
            at.x += 40;
        }
    }
    let price = i32::from(scene.game().market_price(table));
    let text = filled(scene.world, Label::MarketPrice, &[Arg::Number(price)]);
    let place = Point::new(body.size.width as i32 - 10, body.top_left.y + 24);
    canvas.text(&text, place, &theme::ENTRY, theme::ACCENT, Align::Right)?;
    if scene.game().setup().expansions.research {
        draw_research(scene, body.top_left.y + 62, canvas)?;
    }
    Ok(())
}

fn draw_research<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let width = scene.world.board.size().width as i32;
    let text = label(scene.world, Label::ResearchTracks);
    let at = Point::new(8, top + 12);
    canvas.text(text, at, &theme::ENTRY, theme::ACCENT, Align::Left)?;
    let left = 92;
    let step = (width - left - 8) / 4;
    for site in Site::ALL
        .into_iter()
        .filter(|site| scene.game().in_play(*site))
    {
        let x = left + step * site.place() as i32 + step / 2 - 10;
        canvas.icon(site_icon(site), Point::new(x, top + 18), site_colour(site))?;
    }
    let mut y = top + 52;
    for seat in Seat::first(scene.game().seats()) {
        let name = scene.world.name(seat);
        let colour = seat_colour(scene.world.colour(seat));
        small_hut(colour, Point::new(7, y - 12), canvas)?;
        canvas.text_within(name, Point::new(26, y), 64, &theme::DETAIL, theme::TEXT)?;
        for site in Site::ALL
            .into_iter()
            .filter(|site| scene.game().in_play(*site))
        {
            let x = left + step * site.place() as i32 + step / 2;
            let level = scene.table().players[seat].research[site];
            let points = scene.game().values().research.get(level as usize);
            let text = sites::number(points.copied().unwrap_or(0));
            canvas.text(
                &text,
                Point::new(x, y),
                &theme::ENTRY,
                theme::TEXT,
                Align::Centre,
            )?;
        }
        y += 17;
    }
    Ok(())
}
