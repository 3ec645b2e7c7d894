//! The table, as everybody sees it: stacks and bank, each player's gold, relics and points as they stand,
//! the pawnshop, and what left the game.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;

use super::super::text::{Label, Topic};
use super::super::{Scene, icons, own};
use super::paddles::stacks;
use super::{Collection, Screen};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::parts::{Page, below, buttons, filled, label, right_word};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pill};

/// The table.
#[derive(Clone, Debug, Default)]
pub struct TableScreen {
    list: List,
}

/// What a row is about.
#[derive(Clone, Copy)]
enum Row {
    Player(Seat),
    Pawnshop,
    Gone,
}

fn row(scene: &Scene<'_>, number: usize) -> Row {
    let players = usize::from(scene.seats());
    match Seat::at(number).filter(|_| number < players) {
        Some(seat) => Row::Player(seat),
        None if number == players => Row::Pawnshop,
        None => Row::Gone,
    }
}

/// The players, the pawnshop, and what left the game if anything did.
fn rows(scene: &Scene<'_>) -> usize {
    let gone = usize::from(!scene.table().gone.is_empty());
    usize::from(scene.seats()) + 1 + gone
}

impl TableScreen {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        if self.list.handle(command, rows(scene)) {
            return Transition::Stay;
        }
        match (command, row(scene, self.list.selected)) {
            (Command::Back, _) => Transition::Close,
            (Command::Ok, Row::Player(seat)) => {
                Transition::open(Screen::Collection(Collection::of(Some(seat))))
            }
            (Command::Ok, Row::Gone) => Transition::open(Screen::Collection(Collection::of(None))),
            (Command::Ok | Command::Help, Row::Pawnshop) => Transition::help(own(Topic::Pawnshop)),
            // What a player has is explained relic by relic, by the same button once more.
            (Command::Help, Row::Player(seat))
                if !scene.table().players[seat].relics.is_empty() =>
            {
                Transition::open(Screen::Collection(Collection::of(Some(seat))))
            }
            (Command::Help, Row::Player(_)) => Transition::help(own(Topic::Scoring)),
            (Command::Help, Row::Gone) => {
                Transition::open(Screen::Collection(Collection::of(None)))
            }
            _ => Transition::Stay,
        }
    }

    /// Draws it.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(scene.world, Ui::Table),
            pill: Pill::Public(label(scene.world, Ui::Public)),
            buttons: [
                Some(Footer::More),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let body = page.heading().draw(scene.world.board, canvas)?;
        let right = body.top_left.x + body.size.width as i32 - theme::MARGIN;
        let top = body.top_left.y + 3;
        stacks(scene, Point::new(right, top), canvas)?;
        let title = label(scene.world, Label::Stacks);
        let at = Point::new(body.top_left.x + theme::MARGIN + 2, top + 15);
        canvas.text(title, at, &theme::DETAIL, theme::DIM, Align::Left)?;
        let area: Rectangle = below(body, 25);
        let mut one = |number: usize| item(scene, row(scene, number));
        let count = rows(scene);
        self.list.draw(area, count, &mut one, canvas)?;
        buttons(scene.world, page.buttons, canvas)
    }
}

fn item(scene: &Scene<'_>, row: Row) -> ListItem {
    let table = scene.table();
    let number = |number: u8| Arg::Number(number.into());
    match row {
        Row::Player(seat) => {
            let player = &table.players[seat];
            let args = [number(player.gold), number(player.relics.len())];
            let detail = filled(scene.world, Label::GoldDetail, &args);
            let mut item = ListItem::titled(scene.name(seat)).detailed(&detail);
            item.icon = Some((&common::HUT, scene.seat_colour(seat)));
            let points = scene.game().score(table, seat).total();
            let args = [Arg::Number(points.into())];
            item.right = right_word(&filled(scene.world, Ui::PointsShort, &args));
            item
        }
        Row::Pawnshop => {
            let values = scene.game().values();
            let args = [values.pawn_pays, values.pawn_below, values.buy_back].map(number);
            let detail = filled(scene.world, Label::PawnshopDetail, &args);
            let title = label(scene.world, Label::PawnshopRow);
            let mut item = ListItem::titled(title).detailed(&detail);
            item.icon = Some((&icons::PAWN, theme::ACCENT));
            let free = filled(
                scene.world,
                Ui::OfCount,
                &[number(table.pawn_tiles), number(values.pawn_tiles)],
            );
            item.right = right_word(&free);
            item
        }
        Row::Gone => {
            let mut item = ListItem::titled(label(scene.world, Label::Gone));
            item.icon = Some((&common::CROSS, theme::ACCENT));
            let count = filled(scene.world, Label::Count, &[number(table.gone.len())]);
            item.right = right_word(&count);
            item
        }
    }
}
