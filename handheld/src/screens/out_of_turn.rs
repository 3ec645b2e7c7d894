//! Out of turn: somebody who is not asked wants to do what the rules allow at any time. Who is it?
//! Then the device is handed over as for a turn.

use embedded_graphics::prelude::DrawTarget;
use engine::seat::Seats;

use super::parts::{CHOOSE, Page, label};
use super::{Curtain, Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::play::Play;
use crate::text::Ui;
use crate::theme::Colour;
use crate::widgets::{List, ListItem, Pill, seat_colour};
use crate::world::World;

/// Who does something unasked?
#[derive(Clone, Debug, Default)]
pub struct OutOfTurn {
    list: List,
}

fn seats(world: &World) -> Seats {
    world.play.as_ref().map_or(Seats::NONE, Play::unasked)
}

impl OutOfTurn {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let seats = seats(world);
        if self.list.handle(command, usize::from(seats.len())) {
            return Transition::Stay;
        }
        match (command, seats.iter().nth(self.list.selected)) {
            (Command::Ok, Some(seat)) => Transition::Show(Screen::Curtain(Curtain::unasked(seat))),
            (Command::Back, _) => Transition::Close,
            (Command::Help, _) => Transition::help(world.kind().info().round_topic),
            _ => Transition::Stay,
        }
    }

    /// Draws the seats.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::OutOfTurn),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: CHOOSE,
        };
        let seats = seats(world);
        let mut item = |number: usize| {
            let Some(seat) = seats.iter().nth(number) else {
                return ListItem::default();
            };
            let mut item = ListItem::titled(world.name(seat));
            item.icon = Some((&icons::HUT, seat_colour(world.colour(seat))));
            item
        };
        let count = usize::from(seats.len());
        page.draw_list(world, &mut self.list, count, &mut item, canvas)
    }
}
