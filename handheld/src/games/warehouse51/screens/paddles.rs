//! Everybody at the auction, side by side: initial, gold, and who leads, has closed a fist, or is out.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Colour as Group, Effect, Phase};

use super::super::text::Label;
use super::super::{Scene, icons, look};
use crate::canvas::{Align, Canvas};
use crate::screens::parts::label;
use crate::text::capital;
use crate::theme::{self, Colour};

/// The height of the row.
pub const PADDLES: i32 = 36;

/// Draws a paddle for each player.
#[inline(never)] // so that no screen takes room on the stack for another
pub fn paddles<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let step = area.size.width as i32 / i32::from(scene.seats().max(1));
    let mut left = area.top_left.x;
    for seat in Seat::first(scene.seats()) {
        let place = Rectangle::new(
            Point::new(left + 1, area.top_left.y),
            Size::new(step as u32 - 2, PADDLES as u32 - 2),
        );
        paddle(scene, seat, place, canvas)?;
        left += step;
    }
    Ok(())
}

fn paddle<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    place: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let is_out = table.out.contains(seat);
    if is_out {
        canvas.outline(place, theme::LINE)?;
    } else {
        canvas.panel(place, theme::PANEL)?;
    }
    if scene.decider() == Some(seat) {
        canvas.ring(place, theme::ACCENT)?;
    }
    let colour = scene.seat_colour(seat);
    let disc = place.top_left + Point::new(3, 3);
    canvas.disc(disc, if is_out { theme::LINE } else { colour })?;
    let initial = scene.name(seat).chars().next().unwrap_or(' ');
    let ink = if is_out { theme::TEXT } else { theme::GROUND };
    let mut text: heapless::String<8> = capital(initial).take(1).collect();
    let at = disc + Point::new(7, 11);
    canvas.text(&text, at, &theme::KEY, ink, Align::Centre)?;
    text.clear();
    // No purse has more digits.
    let _ = write!(text, "{}", table.players[seat].gold);
    let right = place.top_left.x + place.size.width as i32 - 4;
    let ink = if is_out { theme::DIM } else { theme::TEXT };
    let gold = Point::new(right, place.top_left.y + 15);
    canvas.text(&text, gold, &theme::TITLE, ink, Align::Right)?;
    if let Some((sign, ink)) = influence(scene, seat) {
        let at = place.top_left + Point::new(7, 30);
        canvas.text(sign, at, &theme::KEY, ink, Align::Left)?;
    }
    state(
        scene,
        seat,
        Point::new(right, place.top_left.y + 30),
        canvas,
    )
}

/// The effects that influence an auction of the kind that runs.
pub const fn influential(phase: Phase) -> &'static [Effect] {
    match phase {
        Phase::OpenAuction => &[Effect::Equal, Effect::IngotsPerWin, Effect::PayRight],
        // Ties of fists have a rule of their own: those who win or lose ties do so in scoring.
        Phase::FistAuction | Phase::Announcing => {
            &[Effect::Announce, Effect::IngotsPerWin, Effect::PayRight]
        }
        _ => &[],
    }
}

/// Does a relic of the player influence this auction, for better or for worse?
fn influence(scene: &Scene<'_>, seat: Seat) -> Option<(&'static str, Colour)> {
    let table = scene.table();
    let has = |effect: &Effect| scene.game().has(table, seat, *effect);
    let effect = influential(table.phase).iter().copied().find(has)?;
    Some(match effect {
        Effect::Announce => ("-", theme::MARK_RED),
        _ => ("+", theme::ACCENT),
    })
}

/// What a player's paddle says below: out, a bid that leads, a fist that is closed or announced.
fn state<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    end: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let corner = end - Point::new(20, 15);
    if table.barred.contains(seat) {
        // It has not passed: a curse keeps it out.
        return canvas.icon(&icons::CURSE, corner - Point::new(0, 1), theme::MARK_RED);
    }
    if table.out.contains(seat) {
        let word = label(scene.world, Label::Out);
        return canvas.text(word, end, &theme::FOOTNOTE, theme::DIM, Align::Right);
    }
    let is_fist = table.phase == Phase::FistAuction || table.phase == Phase::Announcing;
    if is_fist && table.locked.contains(seat) && !table.announced.contains(seat) {
        return canvas.icon(&icons::FIST, corner, theme::ACCENT);
    }
    let bid = table.bids[seat];
    if bid == 0 && !table.announced.contains(seat) {
        return Ok(());
    }
    let mut text: heapless::String<8> = heapless::String::new();
    let _ = write!(text, "{bid}");
    let leads = table.leader == Some(seat);
    let ink = if leads { theme::ACCENT } else { theme::DIM };
    if leads {
        canvas.icon(&icons::GAVEL, corner - Point::new(1, 1), ink)?;
        let at = end - Point::new(22, 0);
        return canvas.text(&text, at, &theme::KEY, ink, Align::Right);
    }
    canvas.text(&text, end, &theme::KEY, ink, Align::Right)
}

/// Draws what is left in the stacks, a shape with a number for each, from a point to the left; then what
/// the bank has. Says where that begins.
pub fn stacks<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    end: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let table = scene.table();
    let mut left = end.x;
    let mut text: heapless::String<8> = heapless::String::new();
    for group in Group::ALL.into_iter().rev() {
        left -= 21;
        let count = scene.game().stack(table, group).len();
        let at = Point::new(left, end.y);
        look::small_value(group, count, count > 0, at, canvas)?;
    }
    // No bank has more digits.
    let _ = write!(text, "{}", table.bank);
    let at = Point::new(left - 5, end.y + 15);
    canvas.text(&text, at, &theme::KEY, theme::TEXT, Align::Right)?;
    let begin = at.x - crate::canvas::width_of(&text, &theme::KEY) - 22;
    canvas.icon(&icons::BANK, Point::new(begin, end.y), theme::ACCENT)?;
    Ok(begin)
}
