//! How the books look: a row for each player, the kinds of action with what the next one costs, and below
//! them what would be entered, with what it costs and leaves.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Action, Player, Track};
use engine::seat::Seat;

use super::super::choices::{Choice, Family};
use super::super::text::{Label, names};
use super::super::{Scene, entries, icons};
use super::books::{Books, Kind, families};
use crate::canvas::{Align, Canvas, Spoken, width_of};
use crate::icons::{self as common, Icon};
use crate::screens::parts::{buttons, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Inks, Line, ListItem, Pill, Right, coin, seat_colour, small_hut};

/// The height of the heads of the columns.
const HEADS: i32 = 18;
/// The least and the most that a player's row takes.
const ROWS: (i32, i32) = (21, 30);
/// The height of the bar of kinds.
const BAR: i32 = 33;
/// How wide and high a pip is, and how far the next one is.
const PIP: (u32, u32, i32) = (4, 9, 6);

/// Where the columns are.
struct Columns {
    coins: i32,
    markers: i32,
    huts: i32,
    tiles: i32,
    /// Where there is room for them.
    cards: Option<i32>,
    name: i32,
}

impl Columns {
    fn of(width: i32) -> Columns {
        match width > 300 {
            true => Columns {
                name: 108,
                coins: 148,
                markers: 162,
                huts: 222,
                tiles: 258,
                cards: Some(296),
            },
            false => Columns {
                name: 54,
                coins: 112,
                markers: 122,
                huts: 180,
                tiles: 214,
                cards: None,
            },
        }
    }
}

/// Draws the books.
pub fn draw<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let title = title(scene);
    let heading = Heading {
        title: &title,
        pill: Pill::Public(label(scene.world, Ui::TableTag)),
    };
    let body = heading.draw(scene.world.board, canvas)?;
    let width = body.size.width as i32;
    let columns = Columns::of(width);
    draw_heads(&columns, body.top_left.y, canvas)?;
    let bottom = body.top_left.y + body.size.height as i32;
    let lines = bottom - LINES;
    let mut top = body.top_left.y + HEADS;
    let (least, most) = ROWS;
    let tall = ((lines - BAR - top) / i32::from(scene.seats())).clamp(least, most);
    for seat in Seat::first(scene.seats()) {
        let place = Rectangle::new(
            Point::new(theme::MARGIN, top),
            Size::new((width - theme::MARGIN * 2) as u32, tall as u32 - 2),
        );
        draw_row(scene, seat, &columns, place, canvas)?;
        top += tall;
    }
    draw_bar(books, scene, (lines - BAR, width), canvas)?;
    draw_entry(books, scene, (lines, width), canvas)?;
    let undo = match *books.draft() == Default::default() {
        true => Footer::Undo,
        false => Footer::Back,
    };
    let words = [Footer::Enter, undo, Footer::Fix, Footer::Menu];
    buttons(scene.world, words.map(Some), canvas)
}

/// The height of the two lines about what would be entered.
const LINES: i32 = 34;

/// The year, and which round it is: the last one says so.
fn title(scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let year = Arg::Number(scene.game().year(table).into());
    match table.last_round {
        Some(_) => filled(scene.world, Label::YearAndLastRound, &[year]),
        None => {
            let round = Arg::Number(i32::from(table.round) + 1);
            filled(scene.world, Label::YearAndRound, &[year, round])
        }
    }
}

fn draw_heads<D: DrawTarget<Color = Colour>>(
    columns: &Columns,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    coin(
        Point::new(columns.coins - 14, top + 2),
        theme::ACCENT,
        theme::GROUND,
        canvas,
    )?;
    for (x, colour) in [(9, theme::LINE), (17, theme::DIM)] {
        canvas.disc(Point::new(columns.markers + x - 4, top + 2), colour)?;
    }
    let heads = [
        (columns.huts - 10, &common::HUT),
        (columns.tiles - 10, &icons::TILE),
    ];
    let cards = columns.cards.map(|x| (x - 10, &icons::CARDS));
    for (x, icon) in heads.into_iter().chain(cards) {
        canvas.icon(icon, Point::new(x, top - 1), theme::DIM)?;
    }
    Ok(())
}

fn draw_row<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    columns: &Columns,
    place: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let player = &table.players[seat];
    let is_turn = table.seat == seat;
    // What stands in a row is 19 pixels high, in its middle.
    let top = place.center().y - 9;
    match player.passed {
        true => canvas.outline(place, theme::LINE)?,
        false => canvas.panel(place, theme::PANEL)?,
    }
    if is_turn {
        canvas.ring(place, theme::ACCENT)?;
        canvas.speak(Spoken::Selected);
    }
    let ink = if player.passed {
        theme::DIM
    } else {
        theme::TEXT
    };
    let base = top + 14;
    let colour = seat_colour(scene.world.colour(seat));
    small_hut(colour, Point::new(theme::MARGIN + 3, top + 3), canvas)?;
    let name = Point::new(theme::MARGIN + 20, base);
    canvas.text_within(scene.name(seat), name, columns.name, &theme::KEY, ink)?;
    if table.start == seat {
        draw_start(Point::new(columns.name + 27, top + 6), canvas)?;
    }
    let numbers = [
        (columns.huts, i32::from(player.reserve)),
        (columns.tiles, i32::from(player.exhibitions())),
    ];
    let cards = columns.cards.map(|x| (x, i32::from(player.hand_size())));
    let coins = number(player.money.into());
    let at = Point::new(columns.coins + 2, base + 1);
    let bright = if player.passed {
        theme::DIM
    } else {
        theme::ACCENT
    };
    canvas.text(&coins, at, &theme::NUMBER, bright, Align::Right)?;
    draw_pips(scene, player, Point::new(columns.markers, top + 5), canvas)?;
    for (x, count) in numbers.into_iter().chain(cards) {
        let at = Point::new(x, base);
        canvas.text(&number(count), at, &theme::ENTRY, ink, Align::Centre)?;
    }
    if is_turn {
        draw_pointer(Point::new(0, top + 5), canvas)?;
    }
    Ok(())
}

/// The start player has a small flag.
fn draw_start<D: DrawTarget<Color = Colour>>(
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.fill(Rectangle::new(at, Size::new(1, 9)), theme::ACCENT)?;
    canvas.fill(
        Rectangle::new(at + Point::new(1, 0), Size::new(5, 4)),
        theme::ACCENT,
    )
}

/// Whose turn it is.
fn draw_pointer<D: DrawTarget<Color = Colour>>(
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for (x, inset) in (0..5).zip(0..) {
        let tall = (9 - inset * 2) as u32;
        let line = Rectangle::new(at + Point::new(x, inset), Size::new(1, tall));
        canvas.fill(line, theme::ACCENT)?;
    }
    Ok(())
}

/// A place of the mat is a pip: filled with a marker, and without one not.
fn draw_pips<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    player: &Player,
    mut at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (wide, tall, step) = PIP;
    for number in 0..scene.game().values().mat {
        let pip = Rectangle::new(at, Size::new(wide, tall));
        match number < player.markers() {
            true => canvas.fill(pip, theme::TEXT)?,
            false => canvas.fill(pip, theme::SHADE)?,
        }
        at.x += step;
    }
    Ok(())
}

fn icon_of(kind: Kind, books: &Books, scene: &Scene<'_>) -> &'static Icon {
    match kind {
        Kind::Research => &icons::RESEARCH,
        Kind::Hire => &icons::WORKER,
        Kind::Ship => &icons::SHIP,
        Kind::Exhibit => &icons::TILE,
        Kind::Market => &common::MARKET,
        Kind::Joker => &icons::JOKER,
        Kind::Private => &common::EYE,
        Kind::End => match books.entries_of(scene, Kind::End).first() {
            Some(Action::Pass) => &common::HAND_OVER,
            _ => &common::CHECK,
        },
    }
}

/// What the next action of a kind costs, where that is one number.
fn cost_of(kind: Kind, scene: &Scene<'_>) -> Option<u8> {
    let (game, table) = (scene.game(), scene.table());
    match kind {
        Kind::Research | Kind::Exhibit => Some(game.cost(table, Track::Museum)),
        Kind::Ship => Some(game.cost(table, Track::Ship)),
        Kind::Joker => Some(game.values().joker),
        Kind::Hire | Kind::Market | Kind::Private | Kind::End => None,
    }
}

fn draw_bar<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    (top, width): (i32, i32),
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let kinds = books.kinds(scene);
    let wide = (width - theme::MARGIN * 2) / kinds.len().max(1) as i32;
    for (number, kind) in (0..).zip(kinds) {
        let place = Rectangle::new(
            Point::new(theme::MARGIN + number * wide + 1, top),
            Size::new(wide as u32 - 2, BAR as u32 - 2),
        );
        let is_chosen = kind == books.kind();
        let is_there = kind == Kind::Private || !books.entries_of(scene, kind).is_empty();
        let (ground, ink) = match (is_chosen, is_there) {
            (true, true) => (theme::ACCENT, theme::GROUND),
            (false, true) => (theme::PANEL, theme::TEXT),
            (_, false) => (theme::PANEL, theme::LINE),
        };
        canvas.panel(place, ground)?;
        if is_chosen && !is_there {
            canvas.ring(place, theme::ACCENT)?;
        }
        let middle = place.center().x;
        let cost = cost_of(kind, scene);
        let drop = if cost.is_some() { 1 } else { 5 };
        let icon = icon_of(kind, books, scene);
        canvas.icon(icon, Point::new(middle - 10, top + drop), ink)?;
        if let Some(cost) = cost {
            let at = Point::new(middle, top + BAR - 4);
            canvas.text(&number_text(cost), at, &theme::FOOTNOTE, ink, Align::Centre)?;
        }
    }
    Ok(())
}

/// What would be entered: its name and what it costs and leaves; below it what it does, or why nothing
/// of its kind can be entered.
fn draw_entry<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    (top, width): (i32, i32),
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (kind, item) = entry(books, scene);
    let left = theme::MARGIN + 2;
    let right = width - theme::MARGIN - 2;
    let ink = if item.dim { theme::DIM } else { theme::TEXT };
    let inks = Inks {
        ground: theme::GROUND,
        ..Inks::ON_PANEL
    };
    let base = top + 15;
    let mut end = right;
    if let Right::Price(price) = item.right {
        end = price.draw(Point::new(right, base + 1), &theme::NUMBER, inks, canvas)? - 4;
    }
    let mut x = left;
    let all = width_of(kind, &theme::ENTRY) + 27 + width_of(&item.title, &theme::KEY);
    // What is short of room says what and where; the bar says which kind it is.
    if !kind.is_empty() && all <= end - left {
        canvas.text(
            kind,
            Point::new(x, base),
            &theme::ENTRY,
            theme::ACCENT,
            Align::Left,
        )?;
        x += width_of(kind, &theme::ENTRY) + 4;
    }
    if let Some((icon, colour)) = item.icon {
        canvas.icon(icon, Point::new(x, top), colour)?;
        x += 23;
    }
    let font = match width_of(&item.title, &theme::ENTRY) <= end - x {
        true => &theme::ENTRY,
        false => &theme::KEY,
    };
    canvas.text_within(&item.title, Point::new(x, base), end - x, font, ink)?;
    let (entries, place) = books.entries(scene);
    let mut end = right;
    if entries.len() > 1 {
        let mut count = Line::new();
        // Far shorter than a line.
        let _ = write!(count, "{}/{}", place + 1, entries.len());
        let at = Point::new(right, top + 30);
        canvas.text(&count, at, &theme::DETAIL, theme::DIM, Align::Right)?;
        end -= width_of(&count, &theme::DETAIL) + 6;
    }
    let at = Point::new(left, top + 30);
    canvas.text_within(&item.detail, at, end - left, &theme::DETAIL, theme::DIM)
}

/// The kind in a word, and the entry.
fn entry(books: &Books, scene: &Scene<'_>) -> (&'static str, ListItem) {
    if let Some((tile, cards)) = &books.draft().set {
        return ("", set_item(books, scene, *tile, cards.len()));
    }
    let word = |family| label(scene.world, short(family));
    match books.chosen(scene) {
        Some(action) => {
            let family = families(books.kind())
                .iter()
                .find(|family| family.has(action));
            let mut item = entries::action_entry(scene, action);
            item.right = entries::price_with(scene, books.draft().joker, action);
            add_joker(scene, books, &mut item);
            if books.kind() == Kind::End {
                last_round(scene, &mut item);
            }
            (family.map_or("", |family| word(*family)), item)
        }
        None if books.kind() == Kind::Private => {
            let name = Arg::Name(scene.name(scene.table().seat));
            let title = filled(scene.world, Label::OwnCards, &[name]);
            let detail = label(scene.world, Label::OwnCardsDetail);
            ("", ListItem::titled(&title).detailed(detail))
        }
        None => match families(books.kind()).first() {
            Some(family) => {
                let mut item = entries::entry(scene, Choice::Open(*family));
                item.icon = None;
                item.right = Right::Nothing;
                item.dim = true;
                ("", item)
            }
            None => ("", ListItem::default()),
        },
    }
}

/// A kind of action in a word.
fn short(family: Family) -> Label {
    match family {
        Family::Research => Label::ResearchShort,
        Family::Hire => Label::HireShort,
        Family::HireTwo => Label::HireTwoShort,
        Family::Ship => Label::ShipShort,
        Family::Exhibit | Family::StandAlone => Label::ExhibitShort,
        Family::Sell => Label::SellShort,
        Family::Buy => Label::BuyShort,
        Family::Gold => Label::GoldShort,
        Family::Joker | Family::TakeMarker | Family::Exchange => Label::Joker,
    }
}

/// Which card of a set is shown next.
fn set_item(books: &Books, scene: &Scene<'_>, tile: engine::artifact::Tile, shown: u8) -> ListItem {
    let mut item = match books.chosen(scene) {
        Some(action) => entries::action_entry(scene, action),
        None => ListItem::default(),
    };
    let args = [
        Arg::Number(i32::from(shown) + 1),
        Arg::Number(i32::from(tile.wants().size())),
    ];
    item.detail = filled(scene.world, Label::ChooseShown, &args);
    item.right = entries::price_with(scene, books.draft().joker, Action::Exhibit(tile));
    item
}

/// What is paid with a joker says so.
fn add_joker(scene: &Scene<'_>, books: &Books, item: &mut ListItem) {
    if let Some(track) = books.draft().joker {
        let mut detail = Line::new();
        let joker = label(scene.world, Label::Joker);
        let marker = names::track(track, scene.language());
        // A line that is too long is cut.
        let _ = write!(detail, "{joker}: {marker}");
        item.detail = detail;
    }
}

/// Before a turn ends, why the round is the last.
fn last_round(scene: &Scene<'_>, item: &mut ListItem) {
    if let Some(trigger) = scene.table().last_round {
        item.detail = Line::new();
        // Every reason is measured to fit.
        let _ = names::trigger(&mut item.detail, scene.language(), trigger);
    }
}

fn number(value: i32) -> heapless::String<8> {
    let mut text = heapless::String::new();
    // No number of the books has more digits.
    let _ = write!(text, "{value}");
    text
}

fn number_text(value: u8) -> heapless::String<8> {
    number(value.into())
}
