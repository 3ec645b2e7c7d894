//! Names and colours, clockwise: two entries for each seat.

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;

use super::parts::{CHANGE, Page, filled, label, right_word};
use super::{NameEntry, Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::text::{self, Arg, Ui};
use crate::theme::Colour;
use crate::widgets::{List, ListItem, Pill, seat_colour};
use crate::world::World;

/// The players of the next game.
#[derive(Clone, Debug, Default)]
pub struct Players {
    list: List,
}

fn rows(world: &World) -> usize {
    usize::from(world.draft.rows().players()) * 2
}

impl Players {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, rows(world)) {
            return Transition::Stay;
        }
        let (place, colour) = (self.list.selected / 2, self.list.selected % 2 == 1);
        match command {
            Command::Ok | Command::Right if colour => swap_colour(world, place, true),
            Command::Left if colour => swap_colour(world, place, false),
            Command::Ok => match Seat::at(place) {
                Some(seat) => Transition::Open(Screen::Name(NameEntry::new(seat, world))),
                None => Transition::Stay,
            },
            Command::Back => Transition::Close,
            Command::Help => Transition::help(world.draft.kind().info().setup_topic),
            _ => Transition::Stay,
        }
    }

    /// Draws the players.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::Names),
            pill: Pill::None,
            buttons: CHANGE,
        };
        let mut item = |number: usize| {
            let seat = Seat::at(number / 2).unwrap_or(Seat::One);
            if number % 2 == 1 {
                colour_item(world, seat)
            } else {
                name_item(world, seat)
            }
        };
        page.draw_list(world, &mut self.list, rows(world), &mut item, canvas)
    }
}

fn name_item(world: &World, seat: Seat) -> ListItem {
    let args = [Arg::Number(seat as i32 + 1)];
    let detail = filled(world, Ui::Seat, &args);
    let mut item = ListItem::titled(world.next_name(seat)).detailed(&detail);
    item.icon = Some((&icons::HUT, seat_colour(world.next_colour(seat))));
    item
}

fn colour_item(world: &World, seat: Seat) -> ListItem {
    let number = world.next_colour(seat);
    let mut item = ListItem::titled(label(world, Ui::Colour));
    item.icon = Some((&icons::HUT, seat_colour(number)));
    item.right = right_word(text::colour(number as usize, world.language()));
    item
}

/// The next colour; who has it gets the old one.
fn swap_colour(world: &mut World, seat: usize, up: bool) -> Transition {
    let colours = &mut world.roster.colours;
    let Some(old) = colours.get(seat).copied() else {
        return Transition::Stay;
    };
    let new = if up { old + 1 } else { old + 4 } % 5;
    for colour in colours.iter_mut() {
        if *colour == new {
            *colour = old;
        } else if *colour == old {
            *colour = new;
        }
    }
    Transition::Keep
}
