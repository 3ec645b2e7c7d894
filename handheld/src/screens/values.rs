//! Printed values: the owner of a real box makes the device's numbers those of the box. A group of
//! values is chosen first, then each value in it. What is changed is kept as *my box* when the
//! screen is left: every new game begins with it.

use embedded_graphics::prelude::DrawTarget;

use super::parts::{CHANGE, Page, label, right_word};
use super::{Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::Ui;
use crate::theme::Colour;
use crate::widgets::{Line, List, ListItem, Pill};
use crate::world::World;

/// Which group? The first entry resets them all.
#[derive(Clone, Debug)]
pub struct ValueGroups {
    list: List,
}

impl Default for ValueGroups {
    /// At the first group: a press too many resets nothing.
    fn default() -> Self {
        Self { list: List::at(1) }
    }
}

/// Why the values cannot be played with, if so.
fn problem(world: &World) -> Line {
    let mut why = Line::new();
    if !world
        .draft
        .rows()
        .values_problem(world.language(), &mut why)
    {
        why.clear();
    }
    why
}

fn group_title(world: &World, group: usize) -> Line {
    let mut title = Line::new();
    let rows = world.draft.rows();
    let _ = rows.group_title(group, world.language(), &mut title);
    title
}

impl ValueGroups {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, world.draft.rows().groups() + 1) {
            return Transition::Stay;
        }
        match (command, self.list.selected.checked_sub(1)) {
            (Command::Ok, None) => {
                world.draft.rows_mut().printed_mut().reset();
                Transition::KeepBox
            }
            (Command::Ok | Command::Right, group) => Transition::Open(Screen::ValueGroup(
                ValueGroup::new(group.unwrap_or_default()),
            )),
            (Command::Back | Command::Left, _) => Transition::KeepBoxAndClose,
            (Command::Help, None) => Transition::help(world.draft.kind().info().values_topic),
            (Command::Help, Some(group)) => Transition::help(world.draft.rows().group_topic(group)),
            _ => Transition::Stay,
        }
    }

    /// Draws the groups, and why they cannot be played with, if so.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let rows = world.draft.rows();
        let mut item = |number: usize| {
            let Some(group) = number.checked_sub(1) else {
                let mut item = ListItem::titled(label(world, Ui::ValuesReset));
                item.dim = rows.printed().is_as_supplied();
                return item;
            };
            let mut item = ListItem::titled(&group_title(world, group));
            // What does not fit would be cut anyway.
            let _ = rows.group_detail(group, world.language(), &mut item.detail);
            item
        };
        let page = Page {
            title: label(world, Ui::PrintedValues),
            pill: Pill::None,
            buttons: CHANGE,
        };
        let count = rows.groups() + 1;
        page.draw_list_below(
            &problem(world),
            world,
            &mut self.list,
            count,
            &mut item,
            canvas,
        )
    }
}

/// One group of values.
#[derive(Clone, Debug)]
pub struct ValueGroup {
    group: usize,
    list: List,
}

impl ValueGroup {
    fn new(group: usize) -> Self {
        Self {
            group,
            list: List::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let count = world.draft.rows().group_size(self.group);
        if self.list.handle(command, count) {
            return Transition::Stay;
        }
        let (group, place) = (self.group, self.list.selected);
        match command {
            Command::Ok | Command::Right => {
                world.draft.rows_mut().change_value(group, place, true);
            }
            Command::Left => world.draft.rows_mut().change_value(group, place, false),
            Command::Back => return Transition::KeepBoxAndClose,
            Command::Help => return Transition::help(world.draft.rows().group_topic(group)),
            _ => {}
        }
        Transition::Stay
    }

    /// Draws the values.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (group, rows) = (self.group, world.draft.rows());
        let mut item = |place: usize| {
            let mut item = ListItem::default();
            let _ = rows.value_label(group, place, world.language(), &mut item.title);
            let mut value = Line::new();
            let _ = rows.value(group, place, world.language(), &mut value);
            item.right = right_word(&value);
            item
        };
        let page = Page {
            title: &group_title(world, group),
            pill: Pill::None,
            buttons: CHANGE,
        };
        let count = rows.group_size(group);
        page.draw_list_below(
            &problem(world),
            world,
            &mut self.list,
            count,
            &mut item,
            canvas,
        )
    }
}
