//! Does a new game replace the one that runs, one that nobody can check then, or the save that cannot be read? This is asked before a
//! new game is set up; nothing is lost until it begins.

use embedded_graphics::prelude::DrawTarget;

use super::menu::{Games, Purpose};
use super::parts::{label, question};
use super::{Screen, Solo, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::GameKind;
use crate::save::SaveError;
use crate::text::Ui;
use crate::theme::Colour;
use crate::widgets::List;
use crate::world::World;

/// What people want to begin instead of the game that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A new game, to be chosen and set up.
    NewGame,
    /// The same once more.
    Again,
    /// A game's lesson.
    Learn(GameKind),
    /// A game against bots, to be chosen.
    Solo,
}

impl Wish {
    /// What it leads to, after the question if there is something to lose.
    pub fn follow(self, world: &World) -> Transition {
        if world.has_something_to_lose() {
            return Transition::Open(Screen::GiveUp(GiveUp {
                wish: self,
                list: List::default(),
            }));
        }
        match self {
            Wish::NewGame => Transition::Open(Screen::Games(Games::new(Purpose::Play))),
            Wish::Again => Transition::Again,
            Wish::Learn(kind) => Transition::Learn(kind),
            Wish::Solo => Transition::Open(Screen::Solo(Solo::new(world))),
        }
    }
}

/// The question.
#[derive(Clone, Debug)]
pub struct GiveUp {
    wish: Wish,
    list: List,
}

impl GiveUp {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, 2) {
            return Transition::Stay;
        }
        match (command, self.list.selected) {
            (Command::Ok, 1) => match self.wish {
                Wish::NewGame => Transition::Show(Screen::Games(Games::new(Purpose::Play))),
                Wish::Again => Transition::Again,
                Wish::Learn(kind) => Transition::Learn(kind),
                Wish::Solo => Transition::Show(Screen::Solo(Solo::new(world))),
            },
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
            None if world.has_unshown_codes() => Ui::UnshownCodesMessage,
            None => Ui::GiveUpMessage,
        };
        let answers = [label(world, Ui::KeepGame), label(world, Ui::GiveUp)];
        let title = match world.has_unshown_codes() {
            true => Ui::NewGame,
            false => Ui::GiveUpTitle,
        };
        question(
            world,
            label(world, title),
            label(world, message),
            &mut self.list,
            &answers,
            canvas,
        )
    }
}
