//! The save cannot be read as a whole: what is wrong, and what can be done. Nothing is overwritten
//! before somebody says so.

use embedded_graphics::prelude::DrawTarget;

use super::parts::{question, word, words};
use super::{Menu, Screen, Step};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::save::SaveError;
use crate::text::{Arg, Ui};
use crate::theme::Colour;
use crate::widgets::List;
use crate::world::World;

/// What is wrong with the save.
#[derive(Clone, Debug)]
pub struct Damaged {
    error: SaveError,
    list: List,
}

impl Damaged {
    /// For this damage.
    pub fn new(error: SaveError) -> Self {
        Self {
            error,
            list: List::default(),
        }
    }

    fn can_go_on(&self) -> bool {
        matches!(self.error, SaveError::Entries { .. })
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        let count = if self.can_go_on() { 2 } else { 1 };
        if self.list.handle(command, count) {
            return Step::Stay;
        }
        match command {
            Command::Ok if self.can_go_on() && self.list.selected == 0 => Step::Salvage,
            Command::Ok | Command::Back => Step::Show(Screen::Menu(Menu::default())),
            _ => Step::Stay,
        }
    }

    /// Draws what is wrong and the answers.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (title, message) = match self.error {
            SaveError::Skipped => (Ui::SkippedSave, words(world, Ui::SkippedSaveMessage, &[])),
            SaveError::Medium => (
                Ui::UnreadableStorage,
                words(world, Ui::UnreadableStorageMessage, &[]),
            ),
            SaveError::NewerMedium => {
                (Ui::NewerStorage, words(world, Ui::NewerStorageMessage, &[]))
            }
            SaveError::Newer => (Ui::ForeignSave, words(world, Ui::ForeignSaveMessage, &[])),
            SaveError::Foreign => (Ui::ForeignSave, words(world, Ui::LostSaveMessage, &[])),
            SaveError::Header => (Ui::DamagedSave, words(world, Ui::LostSaveMessage, &[])),
            SaveError::Entries { whole, .. } => (
                Ui::DamagedSave,
                words(world, Ui::DamagedSaveMessage, &[Arg::Number(whole as i32)]),
            ),
        };
        let go_on = word(world, Ui::GoOnFromThere);
        let leave = word(world, Ui::LeaveAsIs);
        let answers: &[&str] = if self.can_go_on() {
            &[go_on, leave]
        } else {
            &[leave]
        };
        question(
            world,
            word(world, title),
            &message,
            &mut self.list,
            answers,
            canvas,
        )
    }
}
