//! Artifact Stack's screens: the temple, where a turn is played, what is chosen from a list, everybody's
//! area and what is left.

mod area;
mod books;
mod books_look;
mod books_map;
mod choose;
mod laying;
mod lens;
mod plan;
mod spots;
mod steps;
mod temple;

pub use area::Area;
pub use books::Books;
pub use choose::Choose;
pub use laying::{LayOut, Told};
pub use temple::Temple;

use embedded_graphics::prelude::DrawTarget;

use super::{ArtifactStack, Scene};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::GameScreen;
use crate::screens::Transition;
use crate::theme::Colour;

/// A screen of Artifact Stack.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The temple: a turn, what a seat has seen, or what lies on the table.
    Temple(Temple),
    /// A helper, a bonus, a card.
    Choose(Choose),
    /// What players have, and what is left.
    Area(Area),
    /// Everybody's books at the table.
    Books(Books),
    /// Which card to lay out next.
    LayOut(LayOut),
    /// Which card people laid out, looked at or took.
    Told(Told),
}

impl GameScreen<ArtifactStack> for Screen {
    fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        match self {
            Screen::Temple(screen) => screen.handle(command, scene),
            Screen::Choose(screen) => screen.handle(command, scene),
            Screen::Area(screen) => screen.handle(command, scene),
            Screen::Books(screen) => screen.handle(command, scene),
            Screen::LayOut(screen) => screen.handle(command, scene),
            Screen::Told(screen) => screen.handle(command, scene),
        }
    }

    fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self {
            Screen::Temple(screen) => screen.draw(scene, canvas),
            Screen::Choose(screen) => screen.draw(scene, canvas),
            Screen::Area(screen) => screen.draw(scene, canvas),
            Screen::Books(screen) => screen.draw(scene, canvas),
            Screen::LayOut(screen) => screen.draw(scene, canvas),
            Screen::Told(screen) => screen.draw(scene, canvas),
        }
    }

    fn is_private(&self) -> bool {
        match self {
            Screen::Temple(screen) => screen.is_private(),
            Screen::Told(screen) => screen.is_private(),
            Screen::Choose(_) | Screen::Area(_) | Screen::Books(_) | Screen::LayOut(_) => false,
        }
    }

    fn can_pause(&self) -> bool {
        match self {
            Screen::Temple(screen) => screen.can_pause(),
            Screen::Choose(screen) => screen.can_pause(),
            Screen::Area(_) => false,
            Screen::Books(_) | Screen::LayOut(_) | Screen::Told(_) => true,
        }
    }

    fn hears_hold(&self) -> bool {
        matches!(self, Screen::Temple(_) | Screen::Books(_) | Screen::Told(_))
    }
}
