//! What came up at the table: people who deal from the real box say which card it was. Only what can
//! still come up is offered, with how often it is left.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::seat::Seat;

use super::Transition;
use super::parts::{Page, label, only_for, right_word};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Line, List, ListItem, Pill};
use crate::world::World;

/// Which one was it?
#[derive(Clone, Debug)]
pub struct TurnedUp {
    /// The only one who may know.
    only: Option<Seat>,
    list: List,
}

impl TurnedUp {
    /// For everybody, or for one seat alone.
    pub fn new(only: Option<Seat>) -> Self {
        Self {
            only,
            list: List::default(),
        }
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        self.only.is_some()
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let Some(play) = &world.play else {
            return Transition::Home;
        };
        let eyes = play.eyes(self.is_private());
        if self.list.handle(command, play.game().outcomes(eyes)) {
            return Transition::Stay;
        }
        match command {
            Command::Ok => Transition::TellOutcome(self.list.selected),
            Command::Back => Transition::Open(play.running().table()),
            Command::Help => Transition::help(world.kind().info().round_topic),
            _ => Transition::Stay,
        }
    }

    /// Draws what can come up.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        let private = self.only.map(|seat| only_for(world, seat));
        let page = Page {
            title: label(world, Ui::TurnedUp),
            pill: match &private {
                Some(text) => Pill::Private(text),
                None => Pill::Public(label(world, Ui::Public)),
            },
            buttons: [
                Some(Footer::Choose),
                Some(Footer::Table),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let eyes = play.eyes(self.is_private());
        let mut item = |number: usize| {
            let Some((mut item, left)) = play.game().outcome_item(number, world, eyes) else {
                return ListItem::default();
            };
            let mut count = Line::new();
            // What is kept secret is not counted.
            if left > 0 {
                let _ = write!(count, "x{left}");
                item.right = right_word(&count);
            }
            item
        };
        let count = play.game().outcomes(eyes);
        let question = play.game().outcome_question(world);
        page.draw_list_below(&question, world, &mut self.list, count, &mut item, canvas)
    }
}
