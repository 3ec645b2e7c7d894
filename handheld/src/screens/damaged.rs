//! The save cannot be read as a whole: what is wrong, and what can be done. Nothing is overwritten
//! before somebody says so.

use embedded_graphics::prelude::DrawTarget;

use super::parts::{label, question};
use super::{Menu, Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::save::SaveError;
use crate::text::Ui;
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
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        let count = if self.can_go_on() { 2 } else { 1 };
        if self.list.handle(command, count) {
            return Transition::Stay;
        }
        match command {
            Command::Ok if self.can_go_on() && self.list.selected == 0 => Transition::Salvage,
            Command::Ok | Command::Back => Transition::Show(Screen::Menu(Menu::default())),
            _ => Transition::Stay,
        }
    }

    /// Draws what is wrong and the answers.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (title, message) = match self.error {
            SaveError::Skipped => (Ui::SkippedSave, Ui::SkippedSaveMessage),
            SaveError::Medium => (Ui::UnreadableStorage, Ui::UnreadableStorageMessage),
            SaveError::NewerMedium => (Ui::NewerStorage, Ui::NewerStorageMessage),
            SaveError::Newer => (Ui::ForeignSave, Ui::ForeignSaveMessage),
            SaveError::OtherGame(_) => (Ui::OtherGame, Ui::OtherGameMessage),
            SaveError::OtherRules(_) => (Ui::OtherRules, Ui::OtherRulesMessage),
            SaveError::Foreign => (Ui::ForeignSave, Ui::LostSaveMessage),
            SaveError::Header => (Ui::DamagedSave, Ui::LostSaveMessage),
            SaveError::Entries { .. } => (Ui::DamagedSave, Ui::DamagedSaveMessage),
        };
        let go_on = label(world, Ui::GoOnFromThere);
        let leave = label(world, Ui::LeaveAsIs);
        let answers: &[&str] = if self.can_go_on() {
            &[go_on, leave]
        } else {
            &[leave]
        };
        question(
            world,
            label(world, title),
            label(world, message),
            &mut self.list,
            answers,
            canvas,
        )
    }
}
