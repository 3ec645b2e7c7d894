//! A new version: the device restarts as a drive that a file can be dragged onto. It never starts
//! by accident: "not now" stands first.

use embedded_graphics::prelude::DrawTarget;

use super::Transition;
use super::parts::{label, question};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::Ui;
use crate::theme::Colour;
use crate::widgets::List;
use crate::world::World;

/// The question.
#[derive(Clone, Debug, Default)]
pub struct Update {
    list: List,
}

impl Update {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        if self.list.handle(command, 2) {
            return Transition::Stay;
        }
        match (command, self.list.selected) {
            (Command::Ok, 1) => Transition::Update,
            (Command::Ok | Command::Back, _) => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// Draws the question.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let answers = [label(world, Ui::NotNow), label(world, Ui::UpdateNow)];
        question(
            world,
            label(world, Ui::UpdateTitle),
            label(world, Ui::UpdateMessage),
            &mut self.list,
            &answers,
            canvas,
        )
    }
}
