//! Out of turn: somebody who is not asked wants to do what the rules allow at any time, or at the table
//! to look at what only they may see. Who is it? Then the device is handed over as for a turn.

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
    /// Does somebody only want to look?
    looks: bool,
    list: List,
}

impl OutOfTurn {
    /// Who wants to look at what only they may see?
    pub fn looking() -> Self {
        Self {
            looks: true,
            list: List::default(),
        }
    }

    fn seats(&self, world: &World) -> Seats {
        let play = world.play.as_ref();
        match self.looks {
            true => play.map_or(Seats::NONE, Play::people),
            false => play.map_or(Seats::NONE, Play::unasked),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let seats = self.seats(world);
        if self.list.handle(command, usize::from(seats.len())) {
            return Transition::Stay;
        }
        match (command, seats.iter().nth(self.list.selected)) {
            (Command::Ok, Some(seat)) if self.looks => {
                Transition::Show(Screen::Curtain(Curtain::look(seat)))
            }
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
            title: label(world, if self.looks { Ui::Look } else { Ui::OutOfTurn }),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: CHOOSE,
        };
        let seats = self.seats(world);
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
