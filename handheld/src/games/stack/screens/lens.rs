//! What the cursor is at, large: the card or its back, what lies on it, what it would bring, what it
//! costs and what there is.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;
use engine::stack::{Action, Card, Phase, Place};

use super::super::look::{back, count_lines, face_icon, lines, pitch, small_star};
use super::super::text::{Label, names, refusal};
use super::super::{Scene, score};
use super::spots::Spot;
use super::steps;
use crate::canvas::{Align, Canvas, width_of};
use crate::font::Font;
use crate::icons::{self as common, Icon};
use crate::screens::parts::{filled, label};
use crate::text::Arg;
use crate::theme::{self, Colour};
use crate::widgets::{Line, ListItem, coin};

/// The side of the plate with the picture.
const PLATE: i32 = 42;

/// What the cost leaves for the lines beside it.
const BESIDE_COST: i32 = 138;

/// What the cost takes below the last line beside it in a column.
const COST: i32 = 42;

/// What the number of the cost takes from the lines below it.
const COST_BELOW: i32 = 34;

/// What is at the left of the lens.
#[derive(Clone, Copy)]
pub enum Face {
    /// A card, by its silhouette.
    Card(&'static Icon),
    /// A hidden one.
    Back,
    /// What is no card.
    Sign(&'static Icon),
}

/// What the lens says.
pub struct Words {
    /// At the left.
    pub face: Face,
    /// Does it bear a star?
    pub has_star: bool,
    /// What it is.
    pub title: Line,
    /// A line about it.
    pub first: Line,
    /// Another one.
    pub second: Line,
    /// What it costs, if it is a card.
    pub cost: Option<u16>,
}

/// Draws the lens: a strip below the temple, or a column beside it.
#[inline(never)] // so that the temple does not share its room on the stack
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    spot: Spot,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let words = words(scene, spot);
    if Spot::advised(scene) == Some(spot) {
        canvas.is_advice_read |= is_read_whole(&words, area);
    }
    draw_words(scene, &words, area, canvas)
}

/// Is there room for all of the second line?
fn is_read_whole(words: &Words, area: Rectangle) -> bool {
    let width = area.size.width as i32;
    let cost = words
        .cost
        .filter(|cost| *cost > 0)
        .map_or(0, |_| COST_BELOW);
    match area.size.height > 100 {
        true => count_lines(&words.second, width - 8, &theme::DETAIL) <= 2,
        false => width_of(&words.second, &theme::DETAIL) <= width - PLATE - 14 - cost,
    }
}

/// Draws any words as the lens has them.
pub fn draw_words<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    words: &Words,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.panel(area, theme::PANEL)?;
    if area.size.height > 100 {
        draw_column(scene, words, area, canvas)
    } else {
        draw_strip(scene, words, area, canvas)
    }
}

/// What the lens says of a spot.
pub fn words(scene: &Scene<'_>, spot: Spot) -> Words {
    let mut words = match spot {
        Spot::Card(place) => card_words(scene, place),
        _ => button_words(scene, spot),
    };
    if Spot::advised(scene) == Some(spot) {
        words.second = scene.reason_or(words.second);
    }
    words
}

/// The seat that a card is worth something to: who decides or looks, or else whose turn it is.
fn beholder(scene: &Scene<'_>) -> Seat {
    scene.decider().unwrap_or(scene.table().seat)
}

fn card_words(scene: &Scene<'_>, place: Place) -> Words {
    let table = scene.table();
    let known = scene.view().card(place);
    let value = known.map(|card| (card, scene.game().values().card(card)));
    let mut title = Line::new();
    match value {
        // A name is shorter than a line.
        Some((card, value)) => {
            let _ = names::card_title(card.deck(), value.face, scene.language(), &mut title);
        }
        None => title = filled(scene.world, Label::HiddenCard, &[]),
    }
    Words {
        face: value.map_or(Face::Back, |(card, value)| {
            Face::Card(face_icon(card.deck(), value.face))
        }),
        has_star: value.is_some_and(|(_, value)| value.star),
        title,
        first: cover(scene, place),
        second: match known {
            Some(card) => promise(scene, place, card),
            None => looks(scene, place),
        },
        cost: Some(scene.game().dig_cost(&table.temple, place)),
    }
}

/// A card as an entry: its sign and its name.
pub fn item(scene: &Scene<'_>, place: Place) -> ListItem {
    let words = card_words(scene, place);
    let mut item = ListItem::titled(&words.title);
    item.icon = Some(match words.face {
        Face::Card(icon) | Face::Sign(icon) => (icon, theme::TEXT),
        Face::Back => (&common::EYE_CLOSED, theme::DIM),
    });
    item
}

/// What lies on a card.
pub fn cover(scene: &Scene<'_>, place: Place) -> Line {
    let covering = scene.game().covering(&scene.table().temple, place);
    let name = |place: Place| {
        let mut name = Line::new();
        match scene.table().temple.face_up(place) {
            Some(card) => {
                let face = scene.game().values().card(card).face;
                let _ = names::card_title(card.deck(), face, scene.language(), &mut name);
            }
            None => name = filled(scene.world, Label::AHiddenCardDetail, &[]),
        }
        name
    };
    let mut above = covering.iter();
    match (above.next(), above.next(), covering.len()) {
        (None, ..) => filled(scene.world, Label::FreeToTakeDetail, &[]),
        (Some(one), None, _) => filled(scene.world, Label::UnderDetail, &[Arg::Text(&name(one))]),
        (Some(one), Some(two), 2) => {
            let args = [Arg::Text(&name(one)), Arg::Text(&name(two))];
            let both = filled(scene.world, Label::UnderMoreDetail, &args);
            if width_of(&both, &theme::DETAIL) <= BESIDE_COST {
                both
            } else {
                filled(scene.world, Label::CoveredByDetail, &[Arg::Number(2)])
            }
        }
        (.., count) => filled(
            scene.world,
            Label::CoveredByDetail,
            &[Arg::Number(count.into())],
        ),
    }
}

/// Why a card cannot be taken, what it does, or what it is worth to whom decides.
pub fn promise(scene: &Scene<'_>, place: Place, card: Card) -> Line {
    let mut line = Line::new();
    let is_decided = scene.table().phase == Phase::Turn && scene.seat().is_none();
    if is_decided && let Some(rule) = scene.why_not(Action::Take(place)) {
        let _ = refusal(rule, scene.language(), &mut line);
        return line;
    }
    match scene.game().values().card(card).face.effect() {
        Some(effect) => {
            let _ = names::does(effect, scene.language(), &mut line);
            line
        }
        None => {
            let mut worth: heapless::String<8> = heapless::String::new();
            let seat = beholder(scene);
            let _ = write!(worth, "{:+}", score::worth(scene, seat, card));
            // Before everybody's eyes nobody is "you".
            match scene.seat() {
                Some(_) => filled(scene.world, Label::BestPlaceDetail, &[Arg::Text(&worth)]),
                None => {
                    let args = [Arg::Text(&worth), Arg::Name(scene.name(seat))];
                    filled(scene.world, Label::WorthToDetail, &args)
                }
            }
        }
    }
}

/// Whether the seat that decides has seen a hidden card, who else has, or what a look costs.
pub fn looks(scene: &Scene<'_>, place: Place) -> Line {
    let temple = &scene.table().temple;
    let seen = temple.looked_at_by(beholder(scene)).contains(place);
    // What was kept to oneself, the device cannot show again.
    if seen && scene.decider().is_some() && !scene.view().untold.contains(place) {
        return filled(scene.world, Label::LookAgainDetail, &[]);
    }
    if scene.legal().contains(Action::Look(place)) {
        let price = Arg::Number(scene.game().values().look.into());
        return filled(scene.world, Label::LookForDetail, &[price]);
    }
    let mut seats = Seat::first(scene.seats());
    match seats.find(|seat| temple.looked_at_by(*seat).contains(place)) {
        Some(seat) => filled(
            scene.world,
            Label::LookedDetail,
            &[Arg::Name(scene.name(seat))],
        ),
        None => Line::new(),
    }
}

fn button_words(scene: &Scene<'_>, spot: Spot) -> Words {
    let table = scene.table();
    let number =
        |label: Label, number: u8| filled(scene.world, label, &[Arg::Number(number.into())]);
    let plain = |label: Label| filled(scene.world, label, &[]);
    let (icon, _) = steps::button(scene, spot);
    let (title, first, second) = match spot {
        Spot::Helpers => (
            Label::Helpers,
            number(Label::HelpersThereDetail, table.helpers.len()),
            number(Label::HireForDetail, scene.game().values().hire),
        ),
        Spot::Bonus => {
            let is_set = |action: &Action| matches!(action, Action::TurnOver(_));
            let ready = scene.legal().iter().filter(is_set).count() as u8;
            let first = match ready {
                0 => plain(Label::BonusesNoneDetail),
                ready => number(Label::BonusesReadyDetail, ready),
            };
            (Label::Bonuses, first, Line::new())
        }
        Spot::Story => (Label::Story, plain(Label::StoryHintDetail), Line::new()),
        Spot::Areas => (Label::OwnArea, plain(Label::OwnAreaHintDetail), Line::new()),
        Spot::End | Spot::Card(_) => {
            let first = if !table.acted {
                plain(Label::EndTurnFirstDetail)
            } else if table.actions > 0 {
                number(Label::EndTurnActionsDetail, table.actions)
            } else {
                plain(Label::EndTurnHintDetail)
            };
            (Label::EndTurn, first, Line::new())
        }
    };
    Words {
        face: Face::Sign(icon),
        has_star: false,
        title: plain(title),
        first,
        second,
        cost: None,
    }
}

fn draw_face<D: DrawTarget<Color = Colour>>(
    face: Face,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let plate = Rectangle::new(at, Size::new(PLATE as u32, PLATE as u32));
    let inside = at + Point::new(1, 1);
    match face {
        Face::Card(icon) => {
            canvas.panel(plate, theme::TEXT)?;
            canvas.big_icon(icon, inside, theme::GROUND)
        }
        Face::Back => {
            back(plate, canvas)?;
            let at = at + Point::new(PLATE / 2, PLATE / 2 + 12);
            canvas.text("?", at, &theme::BIG, theme::TEXT, Align::Centre)
        }
        Face::Sign(icon) => {
            canvas.panel(plate, theme::SHADE)?;
            canvas.big_icon(icon, inside, theme::ACCENT)
        }
    }
}

/// The cost, large, with what there is below it; says where it begins.
fn draw_cost<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    cost: u16,
    right: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let silver = scene.table().players[beholder(scene)].silver;
    if cost == 0 {
        let text = label(scene.world, Label::Free);
        let at = right + Point::new(0, 19);
        canvas.text(text, at, &theme::ENTRY, theme::ACCENT, Align::Right)?;
        return Ok(right.x - width_of(text, &theme::ENTRY));
    }
    let ink = if cost > u16::from(silver) {
        theme::MARK_RED
    } else {
        theme::TEXT
    };
    let mut number: heapless::String<8> = heapless::String::new();
    // No cost has more digits.
    let _ = write!(number, "{cost}");
    canvas.text(
        &number,
        right + Point::new(0, 25),
        &theme::BIG,
        ink,
        Align::Right,
    )?;
    let wide = width_of(&number, &theme::BIG) + 18;
    let at = right + Point::new(-wide, 8);
    coin(at, theme::ACCENT, theme::PANEL, canvas)?;
    let text = filled(scene.world, Label::OfSilver, &[Arg::Number(silver.into())]);
    let at = right + Point::new(0, 41);
    canvas.text(&text, at, &theme::DETAIL, theme::DIM, Align::Right)?;
    Ok(right.x - wide)
}

fn draw_strip<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    words: &Words,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let corner = area.top_left;
    draw_face(words.face, corner + Point::new(3, 2), canvas)?;
    let left = corner.x + PLATE + 8;
    let right = corner.x + area.size.width as i32 - 6;
    let end = match words.cost {
        Some(cost) => draw_cost(scene, cost, Point::new(right, corner.y), canvas)?,
        None => right,
    };
    let star = if words.has_star { 14 } else { 0 };
    let at = Point::new(left, corner.y + 14);
    let room = end - left - 4 - star;
    let font = if width_of(&words.title, canvas.look.entry()) <= room {
        canvas.look.entry()
    } else {
        &theme::KEY
    };
    canvas.text_within(&words.title, at, room, font, theme::TEXT)?;
    if words.has_star {
        let behind = left + width_of(&words.title, font).min(room) + 5;
        small_star(Point::new(behind, corner.y + 4), theme::ACCENT, canvas)?;
    }
    // What stands below the number has less room only where the number is.
    let below = match words.cost {
        Some(0) | None => right - left,
        Some(_) => right - left - COST_BELOW,
    };
    for (text, y, ink) in [
        (&words.first, 28, theme::DIM),
        (&words.second, 42, theme::TEXT),
    ] {
        let font = if width_of(text, canvas.look.detail()) <= below {
            canvas.look.detail()
        } else {
            &theme::DETAIL
        };
        let at = Point::new(left, corner.y + y);
        canvas.text_within(text, at, below, font, ink)?;
    }
    Ok(())
}

/// How many lines of a column both texts get, if the last one begins no lower than so far below the first.
/// The second says what can be done: the first gives way, to a single line.
fn shares(words: &Words, room: i32, below: i32, font: &'static Font) -> (usize, usize) {
    let all = (below - 2).max(0) as usize / pitch(font) as usize + 1;
    let lower = count_lines(&words.second, room, font);
    let lower = lower.min(3).min(all.saturating_sub(1));
    (all.saturating_sub(lower).min(3), lower)
}

/// Larger letters, unless something would be cut for them.
fn column_font(words: &Words, room: i32, below: i32, font: &'static Font) -> &'static Font {
    let (upper, lower) = shares(words, room, below, font);
    let fits = |text: &str, most: usize| {
        let longest = text.split(' ').map(|word| width_of(word, font)).max();
        count_lines(text, room, font) <= most && longest.unwrap_or(0) <= room
    };
    match fits(&words.first, upper) && fits(&words.second, lower) {
        true => font,
        false => &theme::DETAIL,
    }
}

fn draw_column<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    words: &Words,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let corner = area.top_left;
    let width = area.size.width as i32;
    draw_face(
        words.face,
        corner + Point::new((width - PLATE) / 2, 4),
        canvas,
    )?;
    if words.has_star {
        let at = corner + Point::new(width / 2 + PLATE / 2 + 4, 8);
        small_star(at, theme::ACCENT, canvas)?;
    }
    let room = width - 8;
    let at = corner + Point::new(4, PLATE + 20);
    // A long word would be broken: the letters give way.
    let longest = |font| {
        let words = words.title.split(' ').map(|word| width_of(word, font));
        words.max().unwrap_or(0)
    };
    let font = if width_of(&words.title, canvas.look.entry()) <= room {
        canvas.look.entry()
    } else if width_of(&words.title, &theme::ENTRY) <= room {
        &theme::ENTRY
    } else if longest(&theme::KEY) <= room {
        &theme::KEY
    } else {
        &theme::DETAIL
    };
    // What is no card leaves more room for its name.
    let most = if words.cost.is_some() { 2 } else { 3 };
    let y = lines(&words.title, at, (room, most), font, theme::TEXT, canvas)? + 2;
    let bottom = corner.y + area.size.height as i32;
    let end = bottom - if words.cost.is_some() { COST } else { 4 };
    let font = column_font(words, room, end - y, canvas.look.detail());
    let (upper, lower) = shares(words, room, end - y, font);
    let at = Point::new(at.x, y);
    let y = lines(&words.first, at, (room, upper), font, theme::DIM, canvas)?;
    let at = Point::new(at.x, y + 2);
    lines(&words.second, at, (room, lower), font, theme::TEXT, canvas)?;
    match words.cost {
        Some(cost) => {
            let right = corner + Point::new(width - 6, area.size.height as i32 - 46);
            draw_cost(scene, cost, right, canvas).map(|_| ())
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(first: &str, second: &str) -> Words {
        let line = |text: &str| {
            let mut line = Line::new();
            line.push_str(text).unwrap();
            line
        };
        Words {
            face: Face::Back,
            has_star: false,
            title: line("Hidden card"),
            first: line(first),
            second: line(second),
            cost: Some(1),
        }
    }

    #[test]
    fn no_more_lines_than_fit_above_the_cost_and_what_can_be_done_is_cut_last() {
        let long = "under a card that has a name of many words";
        let room = 76;
        for (below, all) in [(2, 1), (15, 1), (16, 2), (44, 4), (58, 5)] {
            let font = &theme::DETAIL;
            let (upper, lower) = shares(&words(long, "B: look, 1 silver"), room, below, font);
            assert!(upper + lower <= all && upper > 0, "{upper} and {lower}");
            assert_eq!(lower, (all - 1).min(2), "{below}");
        }
        let shares = |words: &Words, below| shares(words, room, below, &theme::DETAIL);
        assert_eq!(shares(&words(long, ""), 100), (3, 0));
        assert_eq!(shares(&words("free", long), 30), (1, 2));
    }
}
