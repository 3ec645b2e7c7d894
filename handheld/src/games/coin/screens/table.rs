//! The table, as everybody sees it: what the toss is worth, and what each seat has.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;

use super::super::text::{Label, Topic};
use super::super::{Scene, own};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::screens::Transition;
use crate::screens::parts::{Page, filled, label, right_word};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pill, seat_colour};

/// The table.
#[derive(Clone, Debug, Default)]
pub struct TableScreen {
    list: List,
}

/// The card, then the seats.
fn rows(scene: &Scene<'_>) -> usize {
    1 + usize::from(scene.game().seats())
}

impl TableScreen {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        if self.list.handle(command, rows(scene)) {
            return Transition::Stay;
        }
        match command {
            Command::Back | Command::Ok => Transition::Close,
            Command::Help => Transition::help(own(Topic::Round)),
            _ => Transition::Stay,
        }
    }

    /// Draws card and seats.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let rounds = scene.game().setup().rounds;
        let args = [scene.round(), Arg::Number(rounds.into())];
        let title = filled(scene.world, Label::RoundOf, &args);
        let page = Page {
            title: &title,
            pill: Pill::Public(label(scene.world, Ui::Public)),
            buttons: [None, Some(Footer::Back), Some(Footer::Help), None],
        };
        let mut item = |number: usize| match number.checked_sub(1).and_then(Seat::at) {
            Some(seat) => seat_item(scene, seat),
            None => card_item(scene),
        };
        let count = rows(scene);
        page.draw_list(scene.world, &mut self.list, count, &mut item, canvas)
    }
}

fn card_item(scene: &Scene<'_>) -> ListItem {
    let table = scene.table();
    let worth = scene.game().worth(table);
    let title = match table.card {
        Some(_) => filled(scene.world, Label::TossWorth, &[Arg::Number(worth.into())]),
        None => filled(scene.world, Label::NoCard, &[]),
    };
    let left: i32 = table
        .deck
        .values()
        .iter()
        .map(|left| i32::from(*left))
        .sum();
    let detail = filled(scene.world, Label::CardsLeft, &[Arg::Number(left)]);
    let mut item = ListItem::titled(&title).detailed(&detail);
    item.icon = Some((&icons::COIN, theme::ACCENT));
    item
}

fn seat_item(scene: &Scene<'_>, seat: Seat) -> ListItem {
    let table = scene.table();
    let player = table.players[seat];
    let coins = filled(
        scene.world,
        Label::Coins,
        &[Arg::Number(player.coins.into())],
    );
    let mut item = ListItem::titled(scene.name(seat)).detailed(&coins);
    if table.called.contains(seat) {
        let called = label(scene.world, Label::HasCalled);
        let _ = write!(item.detail, ", {called}");
    }
    item.icon = Some((&icons::HUT, seat_colour(scene.world.colour(seat))));
    let points = [Arg::Number(player.points.into())];
    item.right = right_word(&filled(scene.world, Ui::PointsShort, &points));
    item
}
