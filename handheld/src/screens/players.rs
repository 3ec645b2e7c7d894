//! Who plays, clockwise: three entries for each seat, its name, who decides there, and its colour.

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;

use super::parts::{CHANGE, Page, filled, label, right_word};
use super::{NameEntry, Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::control::Control;
use crate::games::HelpTopic;
use crate::icons;
use crate::text::help::Topic;
use crate::text::{self, Arg, BotText, Ui};
use crate::theme::Colour;
use crate::widgets::{List, ListItem, Pill, seat_colour};
use crate::world::World;

/// The players of the next game.
#[derive(Clone, Debug, Default)]
pub struct Players {
    list: List,
}

/// So many entries has a seat.
const ROWS: usize = 3;

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Name,
    Control,
    Colour,
}

/// The seat that an entry is about, and what it says of it.
fn row(number: usize) -> (Seat, Row) {
    let row = match number % ROWS {
        0 => Row::Name,
        1 => Row::Control,
        _ => Row::Colour,
    };
    (Seat::at(number / ROWS).unwrap_or(Seat::One), row)
}

fn rows(world: &World) -> usize {
    usize::from(world.draft.rows().players()) * ROWS
}

impl Players {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, rows(world)) {
            return Transition::Stay;
        }
        let (seat, row) = row(self.list.selected);
        match (command, row) {
            (Command::Back, _) => Transition::Close,
            (Command::Help, Row::Control) => Transition::help(HelpTopic::Shared(Topic::Bots)),
            (Command::Help, _) => Transition::help(world.draft.kind().info().setup_topic),
            (Command::Ok, Row::Name) => match world.roster.control(seat) {
                Control::Person => Transition::Open(Screen::Name(NameEntry::new(seat, world))),
                Control::Bot(_) => Transition::Say(Ui::BotOwnName),
            },
            (Command::Ok | Command::Right, Row::Control) => change_control(world, seat, true),
            (Command::Left, Row::Control) => change_control(world, seat, false),
            (Command::Ok | Command::Right, Row::Colour) => swap_colour(world, seat as usize, true),
            (Command::Left, Row::Colour) => swap_colour(world, seat as usize, false),
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
        let mut item = |number: usize| match row(number) {
            (seat, Row::Name) => name_item(world, seat),
            (seat, Row::Control) => control_item(world, world.roster.control(seat)),
            (seat, Row::Colour) => colour_item(world, seat),
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

/// Who decides for a seat.
pub fn control_item(world: &World, control: Control) -> ListItem {
    let mut item = ListItem::titled(label(world, BotText::PlayedBy));
    item.right = right_word(label(world, BotText::of(control)));
    item
}

/// Somebody else decides for a seat.
fn change_control(world: &mut World, seat: Seat, up: bool) -> Transition {
    let control = world.roster.control(seat).other(up);
    world.roster.set_control(seat, control);
    Transition::Keep
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
