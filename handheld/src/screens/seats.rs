//! Who decides for which seat of the game that runs: a person takes a seat over from a bot, or gives it back. Nothing
//! changes before the screen is left, and then all at once.

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;

use super::Transition;
use super::parts::{Page, label, right_word};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::company::level_icon;
use crate::control::Control;
use crate::games::HelpTopic;
use crate::icons;
use crate::text::help::Topic;
use crate::text::{BotText, Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{List, ListItem, Pill, seat_colour};
use crate::world::World;

/// Who decides for which seat?
#[derive(Clone, Debug)]
pub struct SeatsScreen {
    list: List,
    controls: [Control; 5],
}

fn count(world: &World) -> usize {
    let play = world.play.as_ref();
    play.map_or(0, |play| play.game().seats().into())
}

impl SeatsScreen {
    /// As it is.
    pub fn new(world: &World) -> Self {
        let play = world.play.as_ref();
        let roster = play.map_or(&world.roster, |play| play.roster());
        Self {
            list: List::default(),
            controls: roster.controls,
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, count(world)) {
            return Transition::Stay;
        }
        match command {
            Command::Ok | Command::Right => self.change(true),
            Command::Left => self.change(false),
            Command::Back | Command::Menu => return Transition::Control(self.controls),
            Command::Help => return Transition::help(HelpTopic::Shared(Topic::Bots)),
            _ => {}
        }
        Transition::Stay
    }

    fn change(&mut self, up: bool) {
        if let Some(control) = self.controls.get_mut(self.list.selected) {
            *control = control.other(up);
        }
    }

    /// Draws the seats.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::Seats),
            pill: Pill::None,
            buttons: [
                Some(Footer::Change),
                Some(Footer::Done),
                Some(Footer::Help),
                None,
            ],
        };
        let controls = self.controls;
        let mut item = |number: usize| {
            let control = controls.get(number).copied().unwrap_or_default();
            let seat = Seat::at(number).unwrap_or(Seat::One);
            seat_item(world, seat, control)
        };
        page.draw_list(world, &mut self.list, count(world), &mut item, canvas)
    }
}

fn seat_item(world: &World, seat: Seat, control: Control) -> ListItem {
    let mut item = ListItem::titled(world.name_of(seat, control));
    let colour = seat_colour(world.colour(seat));
    item.icon = Some(match control {
        Control::Person => (&icons::HUT, colour),
        Control::Bot(level) => (level_icon(level), colour),
    });
    item.right = right_word(label(world, BotText::of(control)));
    item
}
