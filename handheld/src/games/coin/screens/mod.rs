//! Coin's own screens: what to call, what a seat has, the table.

mod hand;
mod table;

pub use hand::Hand;
pub use table::TableScreen;

use embedded_graphics::prelude::DrawTarget;

use super::Scene;
use super::rules::Coin;
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::GameScreen;
use crate::screens::Transition;
use crate::screens::act::Act;
use crate::theme::Colour;

/// A screen of Coin.
#[derive(Clone, Debug)]
pub enum Screen {
    /// What to do?
    Act(Act<Coin>),
    /// The own coins and the own call.
    Hand(Hand),
    /// The table.
    Table(TableScreen),
}

impl GameScreen<Coin> for Screen {
    fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        match self {
            Screen::Act(screen) => screen.handle(command, scene),
            Screen::Hand(screen) => screen.handle(command),
            Screen::Table(screen) => screen.handle(command, scene),
        }
    }

    fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self {
            Screen::Act(screen) => screen.draw(scene, canvas),
            Screen::Hand(screen) => screen.draw(scene, canvas),
            Screen::Table(screen) => screen.draw(scene, canvas),
        }
    }

    fn is_private(&self) -> bool {
        match self {
            Screen::Act(screen) => !screen.is_public(),
            Screen::Hand(_) => true,
            Screen::Table(_) => false,
        }
    }

    fn hears_hold(&self) -> bool {
        matches!(self, Screen::Act(_))
    }
}
