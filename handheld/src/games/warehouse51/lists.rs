//! What stands round the entries of a list: above them what is the same for all, below them what the relic
//! that is chosen does, since that decides what becomes of it.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::warehouse51::{Effect, Phase, Relic};

use super::Scene;
use super::screens::{count_lines, wrapped};
use super::text::{Label, names};
use super::turn::{Choice, Level, relic_of};
use crate::canvas::Canvas;
use crate::screens::act::{Choices, marked_item};
use crate::screens::parts::{below, filled};
use crate::text::Arg;
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem};

/// The most lines above a list, and those below it.
const ABOVE: usize = 3;
const BELOW: usize = 2;

/// Draws a list of choices with what stands above and below it.
#[inline(never)] // so that no screen takes room on the stack for another
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    level: Level,
    choices: &Choices<Choice>,
    list: &mut List,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let step = if canvas.look.large_text { 15 } else { 13 };
    let room = body.size.width as i32 - theme::MARGIN * 2 - 4;
    let left = body.top_left.x + theme::MARGIN + 2;
    let font = canvas.look.detail();
    let mut top = 3;
    let remark = remark(scene, level);
    if !remark.is_empty() {
        let lines = count_lines(&remark, room, font).min(ABOVE);
        let at = Point::new(left, body.top_left.y + step);
        wrapped(&remark, at, room, (lines, step), font, canvas)?;
        top += step * lines as i32;
    }
    let mut bottom = 0;
    if choices.iter().any(|choice| relic_on(*choice).is_some()) {
        bottom = step * BELOW as i32 + 4;
        // What is drawn in the list may move what is chosen: it is kept within the list here already.
        let chosen = list.selected.min(choices.len().saturating_sub(1));
        let relic = choices.get(chosen).and_then(|choice| relic_on(*choice));
        let effect = relic.map_or_else(Line::new, |relic| effect(scene, relic));
        let end = body.top_left.y + body.size.height as i32;
        let at = Point::new(left, end - bottom + step - 1);
        wrapped(&effect, at, room, (BELOW, step), font, canvas)?;
    }
    let mut area = below(body, top);
    area.size.height = area.size.height.saturating_sub(bottom as u32);
    let mut item = |number: usize| {
        let choice = choices.get(number);
        choice.map_or_else(ListItem::default, |choice| marked_item(scene, *choice))
    };
    list.draw(area, choices.len(), &mut item, canvas)
}

/// The relic that a choice is about.
fn relic_on(choice: Choice) -> Option<Relic> {
    match choice {
        Choice::Do(action) => relic_of(action),
        _ => None,
    }
}

/// What a relic does.
fn effect(scene: &Scene<'_>, relic: Relic) -> Line {
    let card = &scene.game().values().relics[relic];
    let mut line = Line::new();
    // The longest is shorter than a line's room.
    let _ = names::effect(&mut line, scene.language(), card.effect, card.amount);
    line
}

/// What is the same for all entries: what the pawnshop pays and asks, which relic gives the choice.
fn remark(scene: &Scene<'_>, level: Level) -> Line {
    let table = scene.table();
    let is_asked = level == Level::Top && scene.is_asked();
    let by = |effect: Effect, label: Label| {
        let relic = scene.source(table.seat, effect);
        relic.map_or_else(Line::new, |relic| {
            let relic = names::relic(relic, scene.language());
            let args = [Arg::Text(relic), Arg::Name(scene.name(table.seat))];
            filled(scene.world, label, &args)
        })
    };
    match table.phase {
        _ if level == Level::Looks => Line::new(),
        _ if !is_asked => pawning(scene),
        Phase::LastPawning => pawning(scene),
        Phase::Revealing => by(Effect::RevealEvery, Label::RevealsByDetail),
        Phase::Paying => by(Effect::PayRight, Label::PaysByDetail),
        Phase::Certifying { certificate } => by(certificate.carried_by(), Label::CertificateDetail),
        Phase::Cancelling => by(Effect::Cancel, Label::SavedByDetail),
        _ => Line::new(),
    }
}

/// What pawning brings now, what it costs to undo it, whether the shop can, and what it does to effects.
fn pawning(scene: &Scene<'_>) -> Line {
    let Some(seat) = scene.decider() else {
        return Line::new();
    };
    let (table, values) = (scene.table(), scene.game().values());
    let gold = table.players[seat].gold.saturating_add(values.pawn_pays);
    let back = scene.game().buy_back_price(table, seat);
    let number = |number: u8| Arg::Number(number.into());
    let pays = [values.pawn_pays, gold, back].map(number);
    let mut line = filled(scene.world, Label::PawnPaysMessage, &pays);
    let has = [table.pawn_tiles, table.bank].map(number);
    let has = filled(scene.world, Label::PawnHasMessage, &has);
    // Both are shorter than a line's room.
    let _ = write!(line, " {has}");
    line
}
