//! The table, as everybody sees it: sites and next costs, players, tiles, the black market and
//! research. Left and right turn the page.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Site, Space, Table, Track};
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;

use super::super::look::{card, face_icon, site_colour, site_icon, tile_icon};
use super::super::text::{Label, Topic, names};
use super::super::{Scene, own};
use super::{PlayerPage, Screen};
use crate::board::Command;
use crate::canvas::{Align, Canvas, fit, width_of};
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::parts::{below, buttons, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Line, List, ListItem, Pill, Right, seat_colour};
use crate::world::World;

/// A page of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Page {
    #[default]
    Sites,
    Players,
    Tiles,
    Market,
}

const PAGES: [Page; 4] = [Page::Sites, Page::Players, Page::Tiles, Page::Market];

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
            Page::Sites | Page::Market => 0,
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
            Page::Sites => draw_sites(scene, body, canvas)?,
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
        buttons(
            scene.world,
            [
                Some(Footer::Page),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
            canvas,
        )
    }
}

fn number(value: impl Into<i32>) -> heapless::String<8> {
    let mut text = heapless::String::new();
    let _ = write!(text, "{}", value.into());
    text
}

fn draw_sites<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let right = body.size.width as i32 - 8;
    let y = body.top_left.y + 15;
    let label = label(scene.world, Label::BaseIncome);
    canvas.text(
        label,
        Point::new(8, y),
        &theme::DETAIL,
        theme::DIM,
        Align::Left,
    )?;
    let x = 12 + width_of(label, &theme::DETAIL);
    canvas.icon(&common::COIN, Point::new(x, y - 14), theme::ACCENT)?;
    let income = number(scene.game().base_income(table));
    let at = Point::new(x + 22, y + 1);
    canvas.text(&income, at, &theme::NUMBER, theme::TEXT, Align::Left)?;
    // The start player: a hut of the player's colour, and the name as far as it fits.
    let room = right - (x + 22 + width_of(&income, &theme::NUMBER) + 30);
    let (name, _) = fit(scene.world.name(table.start), room, &theme::DETAIL);
    let at = Point::new(right, y);
    canvas.text(name, at, &theme::DETAIL, theme::DIM, Align::Right)?;
    let hut = Point::new(right - width_of(name, &theme::DETAIL) - 24, y - 15);
    canvas.icon(
        &common::HUT,
        hut,
        seat_colour(scene.world.colour(table.start)),
    )?;
    let mut top = body.top_left.y + 21;
    for site in Site::ALL {
        if scene.game().in_play(site) {
            draw_site(scene, site, top, canvas)?;
            top += 26;
        }
    }
    draw_costs(scene, canvas)
}

/// A site: its face-up cards, everybody's huts, what is left in the deck.
fn draw_site<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    site: Site,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let width = scene.world.board.size().width as i32;
    let row = Rectangle::new(
        Point::new(theme::MARGIN, top),
        Size::new((width - 12) as u32, 24),
    );
    canvas.panel(row, theme::PANEL)?;
    canvas.icon(site_icon(site), Point::new(9, top + 2), site_colour(site))?;
    let name = names::site_short(site, scene.world.language());
    let at = Point::new(32, top + 17);
    canvas.text(name, at, &theme::ENTRY, theme::TEXT, Align::Left)?;
    let deck = number(table.deck[site]);
    let at = Point::new(width - 10, top + 17);
    canvas.text(&deck, at, &theme::DETAIL, theme::DIM, Align::Right)?;
    let huts = draw_huts(scene.world, table, site, width - 30, top, canvas)?;
    draw_face_up(table, site, 84, huts, top, canvas)
}

/// A hut for each player who has some there, with their number; from the right. Says where they
/// begin.
fn draw_huts<D: DrawTarget<Color = Colour>>(
    world: &World,
    table: &Table,
    site: Site,
    right: i32,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let mut x = right;
    for seat in Seat::ALL.into_iter().rev() {
        let huts = table.players[seat].huts[site];
        if huts == 0 {
            continue;
        }
        x -= 13;
        let colour = seat_colour(world.colour(seat));
        let hut = Rectangle::new(Point::new(x, top + 4), Size::new(11, 16));
        canvas.panel(hut, colour)?;
        let at = Point::new(x + 5, top + 17);
        canvas.text(&number(huts), at, &theme::KEY, theme::GROUND, Align::Centre)?;
    }
    Ok(x)
}

/// The face-up cards by their silhouettes; the same ones with their number.
fn draw_face_up<D: DrawTarget<Color = Colour>>(
    table: &Table,
    site: Site,
    left: i32,
    right: i32,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let kinds = table.face_up.iter().filter(|(card, _)| card.site == site);
    let mut x = left;
    for (card, count) in kinds {
        if x + 20 > right {
            return canvas.text(
                "+",
                Point::new(x, top + 17),
                &theme::KEY,
                theme::DIM,
                Align::Left,
            );
        }
        canvas.icon(face_icon(card.face), Point::new(x, top + 2), theme::TEXT)?;
        x += 21;
        if count > 1 {
            let at = Point::new(x - 3, top + 20);
            canvas.text(
                &number(count),
                at,
                &theme::FOOTNOTE,
                theme::ACCENT,
                Align::Left,
            )?;
            x += 5;
        }
    }
    Ok(())
}

/// What the next marker of each track costs.
fn draw_costs<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let width = scene.world.board.size().width as i32;
    let at = Point::new(8, 168);
    canvas.text(
        label(scene.world, Label::NextCost),
        at,
        &theme::DETAIL,
        theme::DIM,
        Align::Left,
    )?;
    let step = (width - 8) / 6;
    for (number_of, track) in Track::ALL.into_iter().enumerate() {
        let left = 5 + step * number_of as i32;
        let tile = Rectangle::new(Point::new(left, 173), Size::new(step as u32 - 3, 42));
        canvas.panel(tile, theme::PANEL)?;
        let middle = left + step / 2 - 1;
        let name = names::track_short(track, scene.world.language());
        let at = Point::new(middle, 187);
        canvas.text(name, at, &theme::FOOTNOTE, theme::DIM, Align::Centre)?;
        let markers = scene.game().markers(track);
        let ink = if markers == 0 {
            theme::DIM
        } else {
            theme::ACCENT
        };
        let cost = number(scene.game().cost(table, track));
        let text = if markers == 0 { "-" } else { &cost };
        let at = Point::new(middle, 207);
        canvas.text(text, at, &theme::NUMBER, ink, Align::Centre)?;
    }
    Ok(())
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
    let left = 88;
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
        canvas.text_within(name, Point::new(8, y), 78, &theme::DETAIL, colour)?;
        for site in Site::ALL
            .into_iter()
            .filter(|site| scene.game().in_play(*site))
        {
            let x = left + step * site.place() as i32 + step / 2;
            let level = scene.table().players[seat].research[site];
            let points = scene.game().values().research.get(level as usize);
            let text = number(points.copied().unwrap_or(0));
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
