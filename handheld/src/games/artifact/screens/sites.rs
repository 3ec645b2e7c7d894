//! The first page of the table: every site with all its cards and everybody's huts, and what the next
//! marker of each track costs.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Site, Track};
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;

use super::super::Scene;
use super::super::look::{face_up_chips, site_colour, site_icon, track_colour, track_icon};
use super::super::text::{Label, names};
use crate::canvas::{Align, Canvas, fitted, width_of};
use crate::screens::parts::{filled, label};
use crate::text::Arg;
use crate::theme::{self, Colour};
use crate::widgets::{Line, chips, coin, hut_count, seat_colour, small_hut};

/// The height of what is above the sites.
const TOP: i32 = 18;
/// How wide the place of a player's huts is.
const HUTS: i32 = 25;
/// The height of the costs.
const COSTS: i32 = 24;

/// A number as text: none is longer.
pub fn number(value: impl Into<i32>) -> heapless::String<8> {
    let mut text = heapless::String::new();
    let _ = write!(text, "{}", value.into());
    text
}

/// The sites in play.
pub fn in_play(scene: &Scene<'_>) -> impl Iterator<Item = Site> {
    let game = scene.game();
    Site::ALL.into_iter().filter(|site| game.in_play(*site))
}

/// Draws the page, with a ring round one of the sites.
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    selected: usize,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    draw_income(scene, body, canvas)?;
    let count = in_play(scene).count().max(1) as i32;
    let room = body.size.height as i32 - TOP - COSTS;
    let tall = (room / count).min(44);
    let mut ringed = None;
    for (number, site) in in_play(scene).enumerate() {
        let top = body.top_left.y + TOP + number as i32 * tall;
        let row = Rectangle::new(
            Point::new(theme::MARGIN, top),
            Size::new(body.size.width - theme::MARGIN as u32 * 2, tall as u32 - 2),
        );
        draw_site(scene, site, row, canvas)?;
        if number == selected {
            ringed = Some(row);
        }
    }
    if let Some(row) = ringed {
        canvas.ring(row, theme::ACCENT)?;
    }
    let bottom = body.top_left.y + body.size.height as i32;
    draw_costs(scene, bottom - COSTS, canvas)
}

/// The base income, and who has the start-player marker.
fn draw_income<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let right = body.size.width as i32 - 8;
    let y = body.top_left.y + 14;
    let text = label(scene.world, Label::BaseIncome);
    let at = Point::new(8, y);
    canvas.text(text, at, &theme::DETAIL, theme::DIM, Align::Left)?;
    let x = 12 + width_of(text, &theme::DETAIL);
    coin(Point::new(x, y - 12), theme::ACCENT, theme::GROUND, canvas)?;
    let income = number(scene.game().base_income(table));
    let at = Point::new(x + 17, y + 1);
    canvas.text(&income, at, &theme::NUMBER, theme::TEXT, Align::Left)?;
    // The start player: the mark of a player, and the name as far as it fits.
    let room = right - (x + 17 + width_of(&income, &theme::NUMBER) + 34);
    let name: Line = fitted(scene.name(table.start), room, &theme::DETAIL);
    let at = Point::new(right, y);
    canvas.text(&name, at, &theme::DETAIL, theme::DIM, Align::Right)?;
    let hut = Point::new(right - width_of(&name, &theme::DETAIL) - 18, y - 12);
    small_hut(seat_colour(scene.world.colour(table.start)), hut, canvas)
}

/// A site: its name and everybody's huts, then its cards and what is left in the deck.
fn draw_site<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    site: Site,
    row: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    canvas.panel(row, theme::PANEL)?;
    let Point { x: left, y: top } = row.top_left;
    let height = row.size.height as i32;
    let icon = Point::new(left + 4, top + height / 2 - 10);
    canvas.icon(site_icon(site), icon, site_colour(site))?;
    // Every player has a place of its own in all rows.
    let seats = scene.game().seats();
    let mut right = left + row.size.width as i32 - 5;
    let mut place = right - (i32::from(seats) - 1) * HUTS;
    for seat in Seat::first(seats) {
        let huts = table.players[seat].huts[site];
        if huts > 0 {
            let colour = seat_colour(scene.world.colour(seat));
            let corner = Point::new(place, top + 1);
            let begin = hut_count(colour, &number(huts), corner, theme::TEXT, canvas)?;
            right = right.min(begin - 3);
        }
        place += HUTS;
    }
    let at = Point::new(left + 28, top + 12);
    let name = names::site_medium(site, scene.language());
    canvas.text_within(name, at, right - at.x, &theme::KEY, theme::TEXT)?;
    let deck = Arg::Number(table.deck[site].into());
    let deck = filled(scene.world, Label::DeckShort, &[deck]);
    let end = left + row.size.width as i32 - 6;
    let at = Point::new(end, top + height - 5);
    canvas.text(&deck, at, &theme::FOOTNOTE, theme::DIM, Align::Right)?;
    let room = end - width_of(&deck, &theme::FOOTNOTE) - 6 - (left + 28);
    let at = Point::new(left + 28, top + height - 21);
    chips(&face_up_chips(table, site), at, room, canvas)
}

/// What the next marker of each track costs.
fn draw_costs<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let width = scene.world.board.size().width as i32;
    let step = (width - theme::MARGIN * 2 + 2) / Track::COUNT as i32;
    for (place, track) in (0..).zip(Track::ALL) {
        let left = theme::MARGIN + step * place;
        let plate = Rectangle::new(Point::new(left, top), Size::new(step as u32 - 2, 22));
        canvas.panel(plate, theme::PANEL)?;
        let middle = left + step / 2;
        let is_there = scene.game().markers(track) > 0;
        let (icon_ink, ink) = if is_there {
            (track_colour(track), theme::ACCENT)
        } else {
            (theme::LINE, theme::DIM)
        };
        let icon = Point::new(middle - 18, top + 1);
        canvas.icon(track_icon(track), icon, icon_ink)?;
        let cost = number(scene.game().cost(scene.table(), track));
        let text = if is_there { &cost } else { "-" };
        let at = Point::new(middle + 9, top + 17);
        canvas.text(text, at, &theme::NUMBER, ink, Align::Centre)?;
    }
    Ok(())
}
