//! Does a new game replace the one that runs, or the save that cannot be read?

use embedded_graphics::prelude::DrawTarget;

use super::Transition;
use super::parts::{label, question};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::GameKind;
use crate::save::SaveError;
use crate::text::Ui;
use crate::theme::Colour;
use crate::widgets::List;
use crate::world::World;

/// The question.
#[derive(Clone, Debug, Default)]
pub struct GiveUp {
    list: List,
    /// The game whose lesson it is for, if it is for one.
    lesson: Option<GameKind>,
}

impl GiveUp {
    /// Before the lesson of a game.
    pub fn for_lesson(kind: GameKind) -> Self {
        Self {
            lesson: Some(kind),
            ..Self::default()
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        if self.list.handle(command, 2) {
            return Transition::Stay;
        }
        match (command, self.list.selected) {
            (Command::Ok, 1) => self.lesson.map_or(Transition::Begin, Transition::Learn),
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
        let message = match world.damage {
            Some(SaveError::Medium | SaveError::NewerMedium) => Ui::LostStorageMessage,
            Some(_) => Ui::LostSaveMessage,
            None => Ui::GiveUpMessage,
        };
        let answers = [label(world, Ui::KeepGame), label(world, Ui::GiveUp)];
        question(
            world,
            label(world, Ui::GiveUpTitle),
            label(world, message),
            &mut self.list,
            &answers,
            canvas,
        )
    }
}
