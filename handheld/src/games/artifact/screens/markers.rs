//! Taking a marker, or giving one for another: the own mat on top, and for each kind what the next action
//! with it costs now and then. Nothing scrolls.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Action, Refusal, Track};

use super::super::choices::Choice;
use super::super::look::{track_colour, track_icon};
use super::super::strip::{Places, mat, own_seat};
use super::super::text::{Label, names};
use super::super::{Scene, entries};
use crate::canvas::{Align, Canvas, width_of};
use crate::icons as common;
use crate::screens::act::{Choices, is_advised};
use crate::screens::parts::{below, filled, label};
use crate::text::{Arg, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{
    Change, FLAG, Line, List, Place, advice_mark, places, row_ground, seat_colour,
};

/// The height of the mat.
const MAT: i32 = 30;
/// The height of the sentence at the bottom.
const SENTENCE: i32 = 17;
/// The most and the least that a row takes.
const ROWS: (i32, i32) = (20, 23);

/// What a choice does to the mat.
#[derive(Clone, Copy)]
struct Swap {
    give: Option<Track>,
    take: Option<Track>,
}

fn swap(choice: Choice) -> Option<Swap> {
    let (give, take) = match choice {
        Choice::Do(Action::TakeMarker(take)) => (None, Some(take)),
        Choice::Do(Action::Exchange { give, take }) => (Some(give), Some(take)),
        Choice::Give(give) => (Some(give), None),
        _ => return None,
    };
    Some(Swap { give, take })
}

/// What the next action with the marker of a choice costs now, and then.
pub fn change(scene: &Scene<'_>, choice: Choice) -> Option<Change> {
    swap(choice).and_then(|swap| swap.change(scene))
}

/// Is a choice about a marker?
pub fn is_marker(choice: Choice) -> bool {
    swap(choice).is_some()
}

impl Swap {
    /// The kind that the row is about.
    fn track(self) -> Option<Track> {
        self.take.or(self.give)
    }

    /// What the next action with it costs now, and then.
    fn change(self, scene: &Scene<'_>) -> Option<Change> {
        let track = self.track()?;
        let (game, table) = (scene.game(), scene.table());
        let board = table.board[track];
        let then = if self.take.is_some() {
            board.checked_sub(1)?
        } else {
            board.saturating_add(1)
        };
        Some(Change {
            now: game.cost_beside(track, board).into(),
            then: game.cost_beside(track, then).into(),
        })
    }
}

/// Draws the mat, the kinds and the sentence.
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    choices: &Choices<Choice>,
    list: &mut List,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let chosen = choices.get(list.selected).copied();
    draw_mat(scene, chosen.and_then(swap), body, canvas)?;
    let rows = Rectangle::new(
        below(body, MAT + 4).top_left,
        Size::new(
            body.size.width,
            (body.size.height as i32 - MAT - 4 - SENTENCE) as u32,
        ),
    );
    let (least, most) = ROWS;
    let count = choices.len().max(1) as i32;
    let tall = (rows.size.height as i32 / count).clamp(least, most);
    list.draw_rows(
        rows,
        tall,
        choices.len(),
        canvas,
        |number, place, selected, canvas| match choices.get(number) {
            Some(choice) => draw_row(scene, *choice, place, selected, canvas),
            None => Ok(()),
        },
    )?;
    let sentence = chosen.map_or_else(Line::new, |choice| sentence(scene, choice));
    let width = body.size.width as i32 - theme::MARGIN * 2 - 2;
    let large = canvas.look.detail();
    let mut fonts = [large, &theme::DETAIL].into_iter();
    let fitting = fonts.find(|font| width_of(&sentence, font) <= width);
    let font = fitting.unwrap_or(&theme::FOOTNOTE);
    let is_advice = chosen.is_some_and(|choice| is_advised(scene, choice));
    canvas.is_advice_read |= is_advice && width_of(&sentence, font) <= width;
    let bottom = body.top_left.y + body.size.height as i32;
    let at = Point::new(theme::MARGIN + 2, bottom - 5);
    canvas.text_within(&sentence, at, width, font, theme::TEXT)
}

/// The mat as it will be: what is taken is on the next place already, what is given has a ring.
fn draw_mat<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    swap: Option<Swap>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let top = body.top_left.y + 2;
    let width = body.size.width as i32;
    let panel = Rectangle::new(
        Point::new(theme::MARGIN, top),
        Size::new((width - theme::MARGIN * 2) as u32, MAT as u32),
    );
    canvas.panel(panel, theme::PANEL)?;
    let seat = own_seat(scene);
    let colour = seat_colour(scene.world.colour(seat));
    let middle = top + MAT / 2;
    canvas.icon(
        &common::HUT,
        Point::new(theme::MARGIN + 5, middle - 10),
        colour,
    )?;
    let give = swap.and_then(|swap| swap.give);
    let take = swap.and_then(|swap| swap.take);
    let mut all = mat(scene, seat, give);
    if let Some(take) = take {
        put(&mut all, give.is_some(), take);
    }
    places(&all, Point::new(35, middle - 11), 24, canvas)?;
    let player = &scene.table().players[seat];
    let most = i32::from(scene.game().values().mat);
    let number = i32::from(player.markers()) + i32::from(give.is_none() && take.is_some());
    let args = [Arg::Number(number.min(most)), Arg::Number(most)];
    let text = filled(scene.world, Ui::OfCount, &args);
    let end = Point::new(width - theme::MARGIN - 5, middle + 5);
    canvas.text(&text, end, &theme::DETAIL, theme::ACCENT, Align::Right)
}

/// Puts a marker on the first free place, or in an exchange on the place of the one that is given.
fn put(all: &mut Places, exchanged: bool, take: Track) {
    let place = Place {
        piece: Some((track_icon(take), track_colour(take))),
        ringed: true,
    };
    let free = |one: &&mut Place| one.piece.is_none() && !exchanged || one.ringed;
    if let Some(free) = all.iter_mut().find(free) {
        *free = place;
    }
}

fn draw_row<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    choice: Choice,
    place: Rectangle,
    selected: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let entry = entries::entry(scene, choice);
    let inks = row_ground(place, selected, entry.dim, canvas)?;
    let is_marked = is_advised(scene, choice);
    let left = place.top_left.x + if is_marked { FLAG + 4 } else { 4 };
    let middle = place.top_left.y + place.size.height as i32 / 2;
    if let Some((icon, colour)) = entry.icon {
        let colour = if selected && !entry.dim {
            theme::GROUND
        } else {
            colour
        };
        canvas.icon(icon, Point::new(left, middle - 10), colour)?;
    }
    if is_marked {
        advice_mark(place, canvas)?;
    }
    let end = Point::new(place.top_left.x + place.size.width as i32 - 6, middle + 6);
    let mut right = end.x;
    match swap(choice).and_then(|swap| swap.change(scene)) {
        Some(change) if !entry.dim => {
            right = change.draw(end, &theme::NUMBER, inks, canvas)?;
        }
        _ if entry.dim => {
            let word = label(scene.world, short_reason(scene, choice));
            let at = end - Point::new(0, 1);
            canvas.text(word, at, &theme::DETAIL, inks.dim, Align::Right)?;
            right -= width_of(word, &theme::DETAIL);
        }
        _ => {}
    }
    let room = right - left - 28;
    let font = if width_of(&entry.title, canvas.look.entry()) <= room {
        canvas.look.entry()
    } else {
        &theme::KEY
    };
    let at = Point::new(left + 24, middle + 5);
    canvas.text_within(&entry.title, at, room, font, inks.number)
}

/// Why a kind cannot be taken, in a word.
fn short_reason(scene: &Scene<'_>, choice: Choice) -> Label {
    match entries::reason(scene, choice) {
        Some(Refusal::MatFull) => Label::MatFull,
        _ => Label::None,
    }
}

/// What a choice means, in words; if it was advised, what it is good for.
fn sentence(scene: &Scene<'_>, choice: Choice) -> Line {
    if is_advised(scene, choice) {
        return scene.reason_or(meaning(scene, choice));
    }
    meaning(scene, choice)
}

fn meaning(scene: &Scene<'_>, choice: Choice) -> Line {
    let entry = entries::entry(scene, choice);
    let swap = swap(choice).filter(|_| !entry.dim);
    let parts = swap.and_then(|swap| Some((swap.track()?, swap.change(scene)?)));
    let Some((track, change)) = parts else {
        return entry.detail;
    };
    let text = if change.now == change.then {
        Label::NextStaysDetail
    } else {
        Label::NextChangesDetail
    };
    let args = [
        Arg::Text(names::next_action(track, scene.language())),
        Arg::Number(change.now),
        Arg::Number(change.then),
    ];
    filled(scene.world, text, &args)
}
