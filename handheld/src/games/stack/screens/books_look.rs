//! How the books look: a row for each player with silver, stars and cards by deck; the levels of the
//! temple side by side with what digging each card costs, or what is chosen from; and below it what would
//! be entered, with what it costs and leaves.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Action, CardSet, Deck, Letter, Phase, Place, Player, Score};

use super::super::Scene;
use super::super::look::{back, deck_icon, face_icon, helper_icon, small_star};
use super::super::text::{Label, names, refusal};
use super::books::{Actions, Books, What, columns};
use super::books_map::{self, BESIDE, COLUMNS, ROWS, Spot};
use super::choose::action_item;
use super::lens;
use super::steps::{self, tick};
use crate::canvas::{Align, Canvas, Spoken};
use crate::screens::parts::{buttons_and_hold, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{
    Heading, Ledger, LedgerRow, Line, ListItem, Pill, Price, Right, coin, digits, seat_colour,
};

/// The least height of the temple.
const MAP: i32 = 54;
/// The most room that a thing on the tray takes.
const WIDEST: i32 = 44;
/// How wide the ground of a number of open cards is.
const OPEN: i32 = 10;
/// The gap between two levels.
const GAP: i32 = 4;

/// Where the columns are, by their right ends; the decks by where they begin and how wide each is.
struct Columns {
    name: i32,
    silver: i32,
    stars: i32,
    decks: (i32, i32),
}

impl Columns {
    fn of(width: i32) -> Columns {
        match width > 300 {
            true => Columns {
                name: 74,
                silver: 126,
                stars: 150,
                decks: (158, 25),
            },
            false => Columns {
                name: 46,
                silver: 86,
                stars: 103,
                decks: (108, 21),
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
    let left = Arg::Number(scene.table().temple.standing().len().into());
    let title = filled(
        scene.world,
        Label::BooksTitle,
        &[scene.temple_number(), left],
    );
    let heading = Heading {
        title: &title,
        pill: Pill::Public(label(scene.world, Ui::TableTag)),
    };
    let body = heading.draw(scene.world.board, canvas)?;
    let ledger = Ledger::new(body, scene.seats()).with_bar(MAP);
    let columns = Columns::of(body.size.width as i32);
    draw_heads(scene, &columns, ledger.heads(), canvas)?;
    for seat in Seat::first(scene.seats()) {
        draw_row(scene, seat, &columns, ledger.row(seat as u8), canvas)?;
    }
    match books.tray(scene) {
        Some((what, actions, number)) => {
            draw_tray(scene, what, (&actions, number), ledger.bar(), canvas)?;
            draw_entry(books, scene, (number, actions.len()), &ledger, canvas)?;
        }
        None => {
            draw_map(books, scene, ledger.bar(), canvas)?;
            draw_entry(books, scene, (0, 0), &ledger, canvas)?;
        }
    }
    let back = match books.hidden(scene) {
        _ if books.is_choosing() => Footer::Back,
        Some(_) => Footer::Look,
        None => Footer::Undo,
    };
    let words = [Footer::Enter, back, Footer::Fix, Footer::Menu];
    buttons_and_hold(scene.world, words.map(Some), Some(Footer::Five), canvas)
}

fn draw_heads<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    columns: &Columns,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let at = Point::new(columns.silver - 14, top + 2);
    coin(at, theme::ACCENT, theme::GROUND, canvas)?;
    let at = Point::new(columns.stars - 11, top + 4);
    small_star(at, theme::ACCENT, canvas)?;
    let (first, wide) = columns.decks;
    for (number, deck) in (0..).zip(scene.table().decks.iter()) {
        let middle = first + number * wide + wide / 2;
        canvas.icon(
            deck_icon(deck),
            Point::new(middle - 10, top - 1),
            theme::DIM,
        )?;
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
    let row = LedgerRow {
        name: scene.name(seat),
        colour: seat_colour(scene.world.colour(seat)),
        is_turn: table.seat == seat,
        is_out: false,
        is_flagged: false,
    };
    row.draw(place, columns.name, canvas)?;
    let base = LedgerRow::base(place);
    let at = Point::new(columns.silver + 2, base + 1);
    canvas.text(
        &digits(player.silver),
        at,
        &theme::NUMBER,
        row.bright(),
        Align::Right,
    )?;
    let score = scene.game().score(table, seat);
    let at = Point::new(columns.stars, base);
    canvas.text(
        &digits(score.star_cards),
        at,
        &theme::ENTRY,
        row.ink(),
        Align::Right,
    )?;
    if score.stars > 0 {
        draw_lead(Point::new(columns.stars - 9, base + 1), canvas)?;
    }
    let (first, wide) = columns.decks;
    for (number, deck) in (0..).zip(table.decks.iter()) {
        let corner = Point::new(first + number * wide, place.top_left.y + 1);
        let cell = Rectangle::new(corner, Size::new(wide as u32 - 1, place.size.height - 2));
        draw_deck(scene, (player, deck), cell, base, canvas)?;
        if deck == Deck::Relics && leads_relics(scene, &score) {
            draw_lead(Point::new(cell.center().x - 5, base + 1), canvas)?;
        }
    }
    Ok(())
}

/// Has somebody the most relics?
fn leads_relics(scene: &Scene<'_>, score: &Score) -> bool {
    score.relics != 0 && score.relics == i32::from(scene.game().values().most_relics)
}

/// Who has the most of something has it underlined.
fn draw_lead<D: DrawTarget<Color = Colour>>(
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.fill(Rectangle::new(at, Size::new(10, 2)), theme::ACCENT)
}

/// The open cards of a deck bright, on brass where a set can be turned over; beside them the turned ones dim.
fn draw_deck<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    (player, deck): (&Player, Deck),
    cell: Rectangle,
    base: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (open, turned) = (player.open.of(deck), player.turned.of(deck));
    let middle = cell.center().x + 1;
    if open == 0 && turned == 0 {
        let dot = Rectangle::new(Point::new(middle - 1, base - 5), Size::new(2, 2));
        return canvas.fill(dot, theme::LINE);
    }
    let (at, beside) = match (open, turned) {
        (0, _) | (_, 0) => (middle, middle),
        _ => (middle - 5, middle + 6),
    };
    if open > 0 {
        let mut ink = theme::TEXT;
        if has_set(scene, player, deck) {
            let corner = Point::new(at - OPEN / 2, cell.top_left.y);
            let ground = Rectangle::new(corner, Size::new(OPEN as u32, cell.size.height));
            canvas.panel(ground, theme::ACCENT)?;
            ink = theme::GROUND;
        }
        let at = Point::new(at, base);
        canvas.text(&digits(open), at, &theme::ENTRY, ink, Align::Centre)?;
    }
    if turned > 0 {
        draw_turned(turned, Point::new(beside, base - 1), theme::DIM, canvas)?;
    }
    Ok(())
}

/// A number of turned cards: small, in a frame.
fn draw_turned<D: DrawTarget<Color = Colour>>(
    turned: u8,
    at: Point,
    ink: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let card = Rectangle::new(at - Point::new(5, 10), Size::new(9, 12));
    canvas.outline(card, ink)?;
    canvas.text(&digits(turned), at, &theme::FOOTNOTE, ink, Align::Centre)
}

/// Could a player turn a set of a deck over in their turn?
fn has_set(scene: &Scene<'_>, player: &Player, deck: Deck) -> bool {
    let open = player.open.field(deck);
    let is_pair = |cards: u16| cards.count_ones() >= 2;
    match deck {
        Deck::Porcelain => Letter::ALL
            .into_iter()
            .any(|letter| is_pair(open & scene.game().pieces(letter))),
        Deck::Statues | Deck::Coins | Deck::Weapons | Deck::Manuscripts | Deck::Jewels => {
            is_pair(open)
        }
        _ => false,
    }
}

/// Where a spot of the map is.
fn area_of(spot: Spot, map: Rectangle) -> Rectangle {
    let tall = map.size.height as i32 / ROWS;
    let wide = (map.size.width as i32 - 2 * GAP) / COLUMNS;
    let (row, column) = books_map::position(spot);
    let gaps = i32::from(column >= 5) + i32::from(column >= 9);
    let corner = map.top_left + Point::new(column * wide + gaps * GAP, row * tall);
    match spot {
        Spot::Card(_) => {
            // The middle level lies half a card off the base, here as there.
            let is_middle = (5..9).contains(&column);
            let down = if is_middle { tall / 2 } else { 0 };
            Rectangle::new(
                corner + Point::new(0, down),
                Size::new(wide as u32 - 1, tall as u32 - 1),
            )
        }
        _ => Rectangle::new(
            corner + Point::new(0, 2),
            Size::new(wide as u32 - 1, (map.size.height as i32 - tall - 3) as u32),
        ),
    }
}

fn draw_map<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    map: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let standing = scene.table().temple.standing();
    for place in Place::ALL {
        let area = area_of(Spot::Card(place), map);
        if standing.contains(place) {
            draw_card(scene, place, area, canvas)?;
        } else {
            let socket = Rectangle::new(area.center() - Point::new(3, 1), Size::new(6, 2));
            canvas.fill(socket, theme::SHADE)?;
        }
    }
    for spot in BESIDE {
        draw_button(scene, spot, area_of(spot, map), canvas)?;
    }
    let chosen = books.spot(scene);
    if let Spot::Card(place) = chosen {
        for above in scene.game().covering(&scene.table().temple, place).iter() {
            let area = area_of(Spot::Card(above), map);
            canvas.outline(area, theme::MARK_RED)?;
            canvas.outline(area.offset(-1), theme::MARK_RED)?;
        }
    }
    canvas.ring(area_of(chosen, map), theme::ACCENT)?;
    canvas.speak(Spoken::Selected);
    Ok(())
}

/// A card with what it costs: face up or down, bright if it is within reach.
fn draw_card<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    place: Place,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let cost = books_map::cost(scene, place);
    let silver = u16::from(table.players[table.seat].silver);
    let ink = match table.temple.face_up(place) {
        Some(_) => {
            let (ground, ink) = match cost {
                0 => (theme::TEXT, theme::GROUND),
                cost if cost <= silver => (theme::DIM, theme::GROUND),
                _ => (theme::LINE, theme::TEXT),
            };
            canvas.panel(area, ground)?;
            ink
        }
        None => {
            back(area, canvas)?;
            theme::TEXT
        }
    };
    let mut mark = area.top_left + Point::new(1, 1);
    for seat in Seat::first(scene.seats()) {
        if table.temple.looked_at_by(seat).contains(place) {
            let colour = seat_colour(scene.world.colour(seat));
            canvas.fill(Rectangle::new(mark, Size::new(4, 3)), colour)?;
            mark.x += 4;
        }
    }
    let middle = area.center();
    if cost == 0 {
        return tick(middle - Point::new(4, 2), ink, canvas);
    }
    let at = middle + Point::new(1, 6);
    canvas.text(&digits(cost), at, &theme::KEY, ink, Align::Centre)
}

/// What is no card: bright where something can be done.
fn draw_button<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    spot: Spot,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.panel(area, theme::PANEL)?;
    let (icon, is_ready) = steps::button(scene, spot.into());
    let ink = if is_ready { theme::ACCENT } else { theme::DIM };
    canvas.icon(icon, area.center() - Point::new(10, 10), ink)
}

/// What is chosen from, in rows.
fn draw_tray<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    what: What,
    (actions, chosen): (&Actions, usize),
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let across = columns(actions.len());
    let wide = (area.size.width as i32 / across as i32).min(WIDEST);
    let rows = (area.size.height / 27).max(1) as usize;
    let tall = (area.size.height as i32 / rows as i32).min(30);
    // The row of the chosen one is always seen.
    let first = (chosen / across).saturating_sub(rows - 1) * across;
    let seen = actions.iter().enumerate().skip(first);
    for (number, action) in seen.take(across * rows) {
        let (row, column) = ((number - first) / across, (number - first) % across);
        let corner = area.top_left + Point::new(column as i32 * wide, row as i32 * tall);
        let cell = Rectangle::new(corner, Size::new(wide as u32 - 2, tall as u32 - 2));
        draw_piece(scene, what, *action, (cell, number == chosen), canvas)?;
    }
    Ok(())
}

/// A helper, a set, or a card with its owner's colour.
fn draw_piece<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    what: What,
    action: Action,
    (cell, is_chosen): (Rectangle, bool),
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (ground, ink) = match is_chosen {
        true => (theme::ACCENT, theme::GROUND),
        false => (theme::PANEL, theme::TEXT),
    };
    canvas.panel(cell, ground)?;
    let middle = cell.center() + Point::new(0, 1);
    match action {
        Action::Hire(helper) | Action::TakeHelper(helper) => {
            canvas.icon(helper_icon(helper), middle - Point::new(10, 10), ink)?;
        }
        Action::TurnOver(set) => {
            canvas.icon(deck_icon(set.deck()), middle - Point::new(14, 10), ink)?;
            let at = middle + Point::new(10, 6);
            canvas.text(&set_text(set), at, &theme::KEY, ink, Align::Centre)?;
        }
        Action::Choose(card) => {
            let value = scene.game().values().card(card);
            let icon = face_icon(card.deck(), value.face);
            canvas.icon(icon, middle - Point::new(14, 10), ink)?;
            if value.star {
                small_star(middle + Point::new(4, -10), ink, canvas)?;
            }
            let owner = scene.table().owner(card).filter(|_| what == What::Phase);
            if let Some(owner) = owner {
                let mark = Rectangle::new(middle + Point::new(5, 4), Size::new(7, 6));
                canvas.fill(mark.offset(1), theme::GROUND)?;
                canvas.fill(mark, seat_colour(scene.world.colour(owner)))?;
            }
        }
        Action::Take(_) | Action::Look(_) | Action::EndTurn => {}
    }
    if is_chosen {
        canvas.speak(Spoken::Selected);
    }
    Ok(())
}

/// How many cards a set has; porcelain says its letter too.
fn set_text(set: CardSet) -> Line {
    let mut text = Line::new();
    // A letter and a digit.
    let _ = match set {
        CardSet::Porcelain(letter, size) => {
            write!(text, "{size}{}", names::letter(letter))
        }
        set => write!(text, "{}", set.size()),
    };
    text
}

fn draw_entry<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    which: (usize, usize),
    ledger: &Ledger,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (kind, item) = entry(books, scene);
    let kind = kind.map_or("", |kind| label(scene.world, kind));
    ledger.draw_entry((kind, &item), which, canvas)
}

/// The kind in a word, and what would be entered.
fn entry(books: &Books, scene: &Scene<'_>) -> (Option<Label>, ListItem) {
    match (books.chosen(scene), books.spot(scene)) {
        (Some(Action::Take(place)), _) => card_entry(books, scene, place),
        (Some(Action::EndTurn), _) => (None, beside_entry(scene, Spot::End)),
        (Some(action), _) => {
            let mut item = action_item(scene, action);
            item.right = price(scene, action);
            (Some(kind(scene, action)), item)
        }
        (None, spot) => (None, beside_entry(scene, spot)),
    }
}

fn kind(scene: &Scene<'_>, action: Action) -> Label {
    match (action, scene.table().phase) {
        (Action::Hire(_) | Action::TakeHelper(_), _) => Label::HireShort,
        (Action::TurnOver(_), _) => Label::BonusShort,
        (_, Phase::Stealing { .. }) => Label::StealShort,
        (_, Phase::Giving { .. }) => Label::GiveShort,
        (_, Phase::Removing { .. }) => Label::LoseShort,
        _ => Label::TurnShort,
    }
}

/// A card that would be taken: what it is, what lies on it, what it costs and leaves.
fn card_entry(books: &Books, scene: &Scene<'_>, place: Place) -> (Option<Label>, ListItem) {
    let cost = books_map::cost(scene, place);
    let mut item = lens::item(scene, place);
    let take = Action::Take(place);
    item.detail = match (scene.view().card(place), cost) {
        (Some(card), 0) => lens::promise(scene, place, card),
        (None, _) if books.hidden(scene).is_some() => lens::looks(scene, place),
        _ => lens::cover(scene, place),
    };
    item.right = price(scene, take);
    if let Some(rule) = scene.why_not(take) {
        item.dim = true;
        item.right = Right::Nothing;
        if books.hidden(scene).is_none() {
            item.detail.clear();
            // Every reason is measured to fit a line.
            let _ = refusal(rule, scene.language(), &mut item.detail);
        }
    }
    let kind = if cost == 0 {
        Label::TakeShort
    } else {
        Label::DigShort
    };
    (Some(kind), item)
}

/// What is paid or received, and what is left then.
fn price(scene: &Scene<'_>, action: Action) -> Right {
    let cost = match action {
        Action::Take(place) => i32::from(books_map::cost(scene, place)),
        Action::Hire(_) => scene.game().values().hire.into(),
        Action::TurnOver(CardSet::Coins(size)) => {
            let bonus = scene.game().values().coins.of(size);
            -i32::from(bonus.min(scene.table().bank))
        }
        _ => return Right::Nothing,
    };
    paid(scene, cost)
}

/// A sum that is paid, or received, and what is left then.
fn paid(scene: &Scene<'_>, cost: i32) -> Right {
    let table = scene.table();
    let silver = i32::from(table.players[table.seat].silver);
    Right::Price(Price {
        cost,
        rest: silver - cost,
    })
}

/// What is no card: what there is to do, or why there is nothing.
fn beside_entry(scene: &Scene<'_>, spot: Spot) -> ListItem {
    let words = lens::words(scene, spot.into());
    let mut item = ListItem::titled(&words.title);
    let (icon, is_ready) = steps::button(scene, spot.into());
    item.icon = Some((icon, theme::ACCENT));
    item.detail = match spot {
        Spot::Hire if is_ready => words.second,
        _ => words.first,
    };
    item.dim = !is_ready;
    if let (Spot::Hire, true) = (spot, is_ready) {
        item.right = paid(scene, scene.game().values().hire.into());
    }
    item
}
