//! How long everybody has taken so far, and the turn that runs. The clock stands still meanwhile.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;

use super::Transition;
use super::parts::{Page, filled, label, right_word};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::clock::Time;
use crate::games::HelpTopic;
use crate::icons;
use crate::play::Play;
use crate::text::help::Topic;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill, seat_colour};
use crate::world::World;

/// The times of everybody.
#[derive(Clone, Debug, Default)]
pub struct Times {
    list: List,
}

fn players(world: &World) -> usize {
    world
        .play
        .as_ref()
        .map_or(0, |play| play.game().seats().into())
}

/// A time, as people write it.
pub fn written(time: Time) -> Line {
    let mut line = Line::new();
    // The longest has eleven letters.
    let _ = write!(line, "{time}");
    line
}

impl Times {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, players(world) + 1) {
            return Transition::Stay;
        }
        match command {
            Command::Help => Transition::help(HelpTopic::Shared(Topic::AtTheTable)),
            Command::Ok | Command::Back => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// Draws the times.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::Clock),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(Footer::Back),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
        };
        let mut item = |number: usize| item(world, number);
        page.draw_list(world, &mut self.list, players(world) + 1, &mut item, canvas)
    }
}

/// A player with their time, or everybody together.
fn item(world: &World, number: usize) -> ListItem {
    let clock = &world.clock;
    let seat = Seat::at(number).filter(|_| number < players(world));
    let Some(seat) = seat else {
        let mut item = ListItem::titled(label(world, Ui::Everybody));
        item.icon = Some((&icons::PEOPLE, theme::TEXT));
        item.right = right_word(&written(clock.all()));
        return item;
    };
    let mut item = ListItem::titled(world.name(seat));
    item.icon = Some((&icons::HUT, seat_colour(world.colour(seat))));
    item.right = right_word(&written(clock.of(seat)));
    let is_over = world.play.as_ref().is_some_and(Play::is_over);
    if let Some((whose, taken)) = clock.turn()
        && whose == seat
        && !is_over
    {
        let args = [Arg::Text(&written(taken))];
        item.detail = filled(world, Ui::ThisTurnDetail, &args);
    }
    item
}
