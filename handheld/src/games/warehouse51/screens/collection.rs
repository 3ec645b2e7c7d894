//! One player's relics by colour, each as its picture: with the total and the points of each colour as
//! they stand, complete sets and gold. Or what left the game.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Colour as Group, Relic, RelicSet};

use super::super::text::{Label, Topic};
use super::super::turn::relic_item;
use super::super::{Scene, icons, look, own, relic_topic};
use crate::board::Command;
use crate::canvas::{Align, Canvas, Spoken};
use crate::icons::Icon;
use crate::picture::Scale;
use crate::screens::parts::{Page, below, buttons, filled, label};
use crate::screens::{Curtain, Screen as AnyScreen, Transition};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, Pill};

/// The height of what stands above the relics.
const TOTALS: i32 = 44;
/// The height of what stands below them: name and state of the one that is chosen.
const WORDS: i32 = 28;
/// The place of one relic.
const CELL: Size = Size::new(44, 58);

/// Relics that belong together.
#[derive(Clone, Debug)]
pub struct Collection {
    /// Whose they are; nobody's if they left the game.
    of: Option<Seat>,
    selected: usize,
    /// The first row on the screen.
    top: usize,
}

impl Collection {
    /// Of a player, or of nobody any more.
    pub fn of(seat: Option<Seat>) -> Self {
        Collection {
            of: seat,
            selected: 0,
            top: 0,
        }
    }

    fn relics(&self, scene: &Scene<'_>) -> RelicSet {
        match self.of {
            Some(seat) => scene.table().players[seat].relics,
            None => scene.table().gone,
        }
    }

    /// By colour, in the order of the scoring.
    fn nth(&self, scene: &Scene<'_>, number: usize) -> Option<Relic> {
        let relics = self.relics(scene);
        let values = scene.game().values();
        let of = |group: Group| {
            let relics = relics.iter();
            relics.filter(move |relic| values.relics[*relic].colour == group)
        };
        Group::ALL.into_iter().flat_map(of).nth(number)
    }

    /// Moves among the relics; says whether the command was for that.
    fn moves(&mut self, command: Command, scene: &Scene<'_>) -> bool {
        let count = usize::from(self.relics(scene).len());
        let row = match scene.world.board.has_joystick {
            true => columns(scene.world.board.size().width),
            false => 1,
        };
        if count == 0 {
            return false;
        }
        self.selected = match command {
            Command::Left => (self.selected + count - 1) % count,
            Command::Right => (self.selected + 1) % count,
            Command::Up => self.selected.checked_sub(row).unwrap_or(count - 1),
            Command::Down if self.selected + row < count => self.selected + row,
            Command::Down if self.selected + 1 == count => 0,
            Command::Down => count - 1,
            _ => return false,
        };
        true
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        if self.moves(command, scene) {
            return Transition::Stay;
        }
        match (command, self.of) {
            (Command::Back, _) => Transition::Close,
            (Command::Ok, Some(seat)) if may_look(scene) => {
                Transition::Open(AnyScreen::Curtain(Curtain::look(seat)))
            }
            (Command::Help | Command::Ok, _) => {
                let relic = self.nth(scene, self.selected);
                Transition::help(relic.map_or(own(Topic::Goal), relic_topic))
            }
            _ => Transition::Stay,
        }
    }

    /// Draws them.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let mut body = self.draw_frame(scene, canvas)?;
        if let Some(seat) = self.of {
            totals(scene, seat, body, canvas)?;
            body = below(body, TOTALS);
        }
        if self.relics(scene).is_empty() {
            let at = body.top_left + Point::new(theme::MARGIN + 2, 24);
            let none = label(scene.world, Label::NoRelics);
            return canvas.text(none, at, canvas.look.detail(), theme::DIM, Align::Left);
        }
        self.draw_relics(scene, body, canvas)?;
        self.draw_words(scene, body, canvas)
    }

    fn draw_frame<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<Rectangle, D::Error> {
        let title = match self.of {
            Some(seat) => filled(
                scene.world,
                Label::CollectionOf,
                &[Arg::Name(scene.name(seat))],
            ),
            None => filled(scene.world, Label::Gone, &[]),
        };
        let secret = self.of.is_some() && may_look(scene);
        let page = Page {
            title: &title,
            pill: Pill::Public(label(scene.world, Ui::Public)),
            buttons: [
                secret.then_some(Footer::Secret),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
        };
        let body = page.heading().draw(scene.world.board, canvas)?;
        buttons(scene.world, page.buttons, canvas)?;
        Ok(body)
    }

    /// Draws as many rows as fit, the one that is chosen among them.
    #[inline(never)] // so that no screen takes room on the stack for another
    fn draw_relics<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let columns = columns(body.size.width);
        let count = usize::from(self.relics(scene).len());
        self.selected = self.selected.min(count.saturating_sub(1));
        let rows = ((body.size.height as i32 - WORDS) / CELL.height as i32).max(1) as usize;
        let row = self.selected / columns;
        self.top = self.top.clamp((row + 1).saturating_sub(rows), row);
        let first = self.top * columns;
        for (place, number) in (first..count.min(first + rows * columns)).enumerate() {
            let Some(relic) = self.nth(scene, number) else {
                continue;
            };
            let across = (place % columns) as i32 * CELL.width as i32;
            let down = (place / columns) as i32 * CELL.height as i32;
            let at = body.top_left + Point::new(theme::MARGIN + across, down);
            small_card(scene, relic, self.selected == number, at, canvas)?;
        }
        let hidden = count.saturating_sub(first + rows * columns);
        let more = [
            (self.top > 0, "^", 10),
            (hidden > 0, "v", rows as i32 * CELL.height as i32 - 6),
        ];
        for (is_more, sign, y) in more {
            if is_more {
                let right = body.size.width as i32 - 4;
                let at = body.top_left + Point::new(right, y);
                canvas.text(sign, at, &theme::KEY, theme::ACCENT, Align::Right)?;
            }
        }
        Ok(())
    }

    /// Says what the one that is chosen is, and whether it is pawned or certified.
    fn draw_words<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(relic) = self.nth(scene, self.selected) else {
            return Ok(());
        };
        let mut item = relic_item(scene, relic);
        let why = match self.of {
            Some(_) => state(scene, relic).map(|(state, _)| state),
            None => Some(why_gone(scene, relic)),
        };
        if let Some(why) = why {
            let _ = write!(item.detail, ", {}", label(scene.world, why));
        }
        canvas.speak(Spoken::Selected);
        let room = body.size.width as i32 - theme::MARGIN * 2;
        let bottom = body.top_left.y + body.size.height as i32;
        let left = body.top_left.x + theme::MARGIN + 2;
        let at = |up: i32| Point::new(left, bottom - up);
        canvas.text_within(&item.title, at(17), room, &theme::KEY, theme::TEXT)?;
        canvas.text_within(&item.detail, at(3), room, canvas.look.detail(), theme::DIM)
    }
}

/// So many relics lie side by side.
fn columns(width: u32) -> usize {
    ((width - theme::MARGIN as u32 * 2) / CELL.width).max(1) as usize
}

/// Has anybody still something to look at alone?
fn may_look(scene: &Scene<'_>) -> bool {
    scene.turn().is_some()
}

/// Why did a relic leave the game?
fn why_gone(scene: &Scene<'_>, relic: Relic) -> Label {
    match scene.table().exposed.contains(relic) {
        true => Label::GoneFake,
        false => Label::GoneUnsold,
    }
}

/// Is it pawned or certified?
fn state(scene: &Scene<'_>, relic: Relic) -> Option<(Label, &'static Icon)> {
    let table = scene.table();
    let mut players = table.players.values().iter();
    if players.any(|player| player.pawned.contains(relic)) {
        return Some((Label::Pawned, &icons::PAWN));
    }
    let certified = table.certified.values().contains(&Some(relic));
    certified.then_some((Label::Certified, &icons::CERTIFICATE))
}

/// Draws a relic: its picture at half size, the shape of its group with the value in it, and the sign of
/// the pawnshop or of a certificate. What is pawned does not count: its shape is empty.
fn small_card<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    relic: Relic,
    selected: bool,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let place = Rectangle::new(at + Point::new(1, 1), CELL - Size::new(2, 2));
    canvas.panel(place, theme::PANEL)?;
    if selected {
        canvas.ring(place, theme::ACCENT)?;
    }
    let table = scene.table();
    // What is exposed was revealed before everybody.
    let is_fake = table.exposed.contains(relic);
    let wide = Scale::Half.size().width as i32;
    let corner = at + Point::new((CELL.width as i32 - wide) / 2, 2);
    look::relic_picture(relic, !is_fake, Scale::Half, corner, canvas)?;
    let state = state(scene, relic);
    let counts = !matches!(state, Some((Label::Pawned, _)));
    let card = &scene.game().values().relics[relic];
    let shape = match state {
        Some(_) => at + Point::new(2, 37),
        None => at + Point::new(12, 37),
    };
    look::small_value(card.colour, card.value, counts, shape, canvas)?;
    match state {
        Some((_, icon)) => canvas.icon(icon, at + Point::new(22, 37), theme::ACCENT),
        None => Ok(()),
    }
}

/// Draws the totals and points of each colour, and of sets and gold.
fn totals<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let score = scene.game().score(scene.table(), seat);
    let step = (area.size.width as i32 - theme::MARGIN * 2) / 4;
    let mut at = area.top_left + Point::new(theme::MARGIN, 3);
    for group in Group::ALL {
        let placing = score.colours[group];
        look::small_value(group, placing.total, placing.total > 0, at, canvas)?;
        let points = [Arg::Number(placing.points.into())];
        let points = filled(scene.world, Ui::PointsShort, &points);
        let ink = if placing.points > 0 {
            theme::TEXT
        } else {
            theme::DIM
        };
        canvas.text(
            &points,
            at + Point::new(23, 14),
            &theme::DETAIL,
            ink,
            Align::Left,
        )?;
        at.x += step;
    }
    let sets = [
        Arg::Number(score.sets.into()),
        Arg::Number(score.set_points.into()),
    ];
    let mut line: Line = filled(scene.world, Label::SetsNow, &sets);
    let gold = [
        Arg::Number(score.ingots.into()),
        Arg::Number(score.ingot_points.into()),
    ];
    let gold = filled(scene.world, Label::GoldNow, &gold);
    let _ = write!(line, ", {gold}");
    let room = area.size.width as i32 - theme::MARGIN * 2;
    let at = area.top_left + Point::new(theme::MARGIN + 2, 38);
    canvas.text_within(&line, at, room, &theme::DETAIL, theme::DIM)
}
