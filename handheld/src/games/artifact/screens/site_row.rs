//! A site to choose: its price, the cards that lie there, how many of the huts are one's own.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Action, Site};

use super::super::Scene;
use super::super::choices::Choice;
use super::super::look::{face_up_chips, site_colour, site_icon};
use super::super::strip::own_seat;
use super::super::text::{Label, names};
use crate::canvas::{Canvas, first_line, width_of};
use crate::screens::parts::{filled, label};
use crate::text::Arg;
use crate::theme::{self, Colour};
use crate::widgets::{
    FLAG, Inks, Line, ListItem, Right, advice_mark, chips, hut_count, row_ground, seat_colour,
};

/// The height of a row: four of them fit below the strip.
pub const TALL: i32 = 40;
/// From the left of a row to its words and cards.
const INDENT: i32 = 28;

/// The site that a choice is about, where what lies there matters.
pub fn site_of(choice: Choice) -> Option<Site> {
    match choice {
        Choice::Do(
            Action::Research(site)
            | Action::Hire(site)
            | Action::HireTwo(site)
            | Action::Ship(site)
            | Action::PlaceHut(site),
        ) => Some(site),
        _ => None,
    }
}

/// Draws a row.
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    site: Site,
    choice: Choice,
    entry: &ListItem,
    place: Rectangle,
    selected: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let inks = row_ground(place, selected, entry.dim, canvas)?;
    let Point { x, y } = place.top_left;
    let colour = if selected && !entry.dim {
        theme::GROUND
    } else {
        site_colour(site)
    };
    let x = x + flag(entry);
    let middle = y + place.size.height as i32 / 2;
    canvas.icon(site_icon(site), Point::new(x + 4, middle - 10), colour)?;
    let end = Point::new(x - flag(entry) + place.size.width as i32 - 6, y + 14);
    let right = match entry.right {
        Right::Price(price) => price.draw(end, &theme::NUMBER, inks, canvas)?,
        _ => end.x,
    };
    let name = names::site_medium(site, scene.language());
    let at = Point::new(x + INDENT, y + 13);
    canvas.text_within(name, at, right - at.x, canvas.look.entry(), inks.number)?;
    let after = at.x + width_of(name, canvas.look.entry()) + 8;
    draw_note(
        &note(scene, site, choice, entry),
        after,
        right,
        at.y,
        inks,
        canvas,
    )?;
    if entry.marked {
        advice_mark(place, canvas)?;
    }
    draw_holdings(scene, site, entry, place, inks, canvas)
}

/// Why it cannot be chosen, or how many cards a ship takes.
fn note(scene: &Scene<'_>, site: Site, choice: Choice, entry: &ListItem) -> Line {
    if entry.dim {
        return entry.detail.clone();
    }
    match choice {
        Choice::Do(Action::Ship(_)) => {
            let load = scene.game().ship_load(scene.table(), own_seat(scene), site);
            filled(scene.world, Label::TakesCards, &[Arg::Number(load.into())])
        }
        _ => Line::new(),
    }
}

fn draw_note<D: DrawTarget<Color = Colour>>(
    note: &str,
    left: i32,
    right: i32,
    y: i32,
    inks: Inks,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let room = right - left - 2;
    let font = if width_of(note, &theme::DETAIL) <= room {
        &theme::DETAIL
    } else {
        &theme::FOOTNOTE
    };
    canvas.text_within(note, Point::new(left, y), room, font, inks.dim)
}

/// The cards that lie there, and how many of the huts are one's own.
fn draw_holdings<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    site: Site,
    entry: &ListItem,
    place: Rectangle,
    inks: Inks,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let seat = own_seat(scene);
    let Point { x, y } = place.top_left;
    let mut huts: heapless::String<8> = heapless::String::new();
    // Two numbers below a hundred fit.
    let _ = write!(
        huts,
        "{}/{}",
        table.players[seat].huts[site],
        table.huts(site)
    );
    let corner = Point::new(x + place.size.width as i32 - 6, y + 21);
    let colour = seat_colour(scene.world.colour(seat));
    let right = hut_count(colour, &huts, corner, inks.number, canvas)?;
    let left = x + flag(entry) + INDENT;
    let cards = face_up_chips(table, site);
    if !cards.is_empty() {
        let at = Point::new(left, y + 16);
        return chips(&cards, at, right - left - 4, canvas);
    }
    // The first hut at a site turns up no card: it is told where the cards would lie.
    let text = if entry.dim || table.huts(site) > 0 {
        label(scene.world, Label::NoCardsUp)
    } else {
        label(scene.world, Label::FirstHutDetail)
    };
    let at = Point::new(left, y + 32);
    let room = right - left - 4;
    if !entry.marked {
        return canvas.text_within(text, at, room, &theme::DETAIL, inks.dim);
    }
    // What it was advised for says more than that nothing lies there.
    if width_of(&entry.detail, &theme::DETAIL) <= room {
        canvas.is_advice_read = true;
        return canvas.text_within(&entry.detail, at, room, &theme::DETAIL, inks.dim);
    }
    let font = &theme::FOOTNOTE;
    let (one, two) = first_line(&entry.detail, room, font);
    canvas.is_advice_read |= width_of(two, font) <= room;
    let lift = if two.is_empty() { 0 } else { 9 };
    canvas.text_within(one, at - Point::new(0, lift), room, font, inks.dim)?;
    canvas.text_within(two, at, room, font, inks.dim)
}

/// What the mark of advice takes at the left.
fn flag(entry: &ListItem) -> i32 {
    if entry.marked { FLAG } else { 0 }
}
