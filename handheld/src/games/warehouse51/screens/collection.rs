//! The relics of one player by colour, with the totals, places, sets and points as they would be now;
//! or those that left the game.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Colour as Group, Relic, RelicSet};

use super::super::text::{Label, Topic};
use super::super::turn::relic_item;
use super::super::{Scene, look, own, relic_topic};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::screens::parts::{Page, below, buttons, filled, label, right_word};
use crate::screens::{Curtain, Screen as AnyScreen, Transition};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill};

/// The height of what stands above the relics.
const TOTALS: i32 = 44;

/// Relics that belong together.
#[derive(Clone, Debug)]
pub struct Collection {
    /// Whose they are; nobody's if they left the game.
    of: Option<Seat>,
    list: List,
}

impl Collection {
    /// Of a player, or of nobody any more.
    pub fn of(seat: Option<Seat>) -> Self {
        Collection {
            of: seat,
            list: List::default(),
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

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let count = usize::from(self.relics(scene).len());
        if self.list.handle(command, count) {
            return Transition::Stay;
        }
        match (command, self.of) {
            (Command::Back, _) => Transition::Close,
            (Command::Ok, Some(seat)) if may_look(scene) => {
                Transition::Open(AnyScreen::Curtain(Curtain::look(seat)))
            }
            (Command::Help | Command::Ok, _) => {
                let relic = self.nth(scene, self.list.selected);
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
        let mut body = page.heading().draw(scene.world.board, canvas)?;
        if let Some(seat) = self.of {
            totals(scene, seat, body, canvas)?;
            body = below(body, TOTALS);
        }
        let count = usize::from(self.relics(scene).len());
        if count == 0 {
            let at = body.top_left + Point::new(theme::MARGIN + 2, 24);
            let none = label(scene.world, Label::NoRelics);
            canvas.text(none, at, canvas.look.detail(), theme::DIM, Align::Left)?;
        }
        let mut list = self.list;
        let mut item = |number: usize| {
            let relic = self.nth(scene, number);
            relic.map_or_else(ListItem::default, |relic| row(scene, relic))
        };
        list.draw(below(body, 2), count, &mut item, canvas)?;
        self.list = list;
        buttons(scene.world, page.buttons, canvas)
    }
}

/// Has anybody still something to look at alone?
fn may_look(scene: &Scene<'_>) -> bool {
    scene.turn().is_some()
}

/// A relic, and whether it is pawned or certified.
fn row(scene: &Scene<'_>, relic: Relic) -> ListItem {
    let mut item = relic_item(scene, relic);
    let table = scene.table();
    let pawned = table
        .players
        .values()
        .iter()
        .any(|player| player.pawned.contains(relic));
    let certified = table.certified.values().contains(&Some(relic));
    let state = match (pawned, certified) {
        (true, _) => Label::Pawned,
        (false, true) => Label::Certified,
        (false, false) => return item,
    };
    let state = label(scene.world, state);
    let _ = write!(item.detail, ", {state}");
    if pawned {
        item.dim = true;
    } else {
        item.right = right_word("");
    }
    item
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
    let mut text: heapless::String<16> = heapless::String::new();
    for group in Group::ALL {
        let placing = score.colours[group];
        let colour = match placing.total {
            0 => theme::LINE,
            _ => look::group_colour(group),
        };
        canvas.icon(look::group_icon(group), at, colour)?;
        text.clear();
        let _ = write!(text, "{}", placing.total);
        let drop = if group == Group::Red { 16 } else { 14 };
        let inside = at + Point::new(10, drop);
        canvas.text(&text, inside, &theme::KEY, theme::GROUND, Align::Centre)?;
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
