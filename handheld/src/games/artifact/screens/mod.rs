//! Artifact's screens: the list of what to do, which games share, and its own: the books of a table, the
//! hand, the table, one site, one player, why something cannot be done.

mod books;
mod books_look;
mod deciding;
mod hand;
mod markers;
mod player;
mod site;
mod site_row;
mod sites;
mod table;
mod why;

pub use books::Books;
pub use deciding::draw_choices;
pub use hand::Hand;
pub use player::PlayerPage;
pub use site::SitePage;
pub use table::TableScreen;
pub use why::WhyPage;

use embedded_graphics::prelude::DrawTarget;

use super::{Artifact, Scene};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::GameScreen;
use crate::screens::Transition;
use crate::screens::act::Act;
use crate::theme::Colour;

/// A screen of Artifact.
#[derive(Clone, Debug)]
pub enum Screen {
    /// What to do?
    Act(Act<Artifact>),
    /// Everybody's books at the table.
    Books(Books),
    /// The own hand.
    Hand(Hand),
    /// The table.
    Table(TableScreen),
    /// One site.
    Site(SitePage),
    /// One player's open state.
    Player(PlayerPage),
    /// Why something cannot be done.
    Why(WhyPage),
}

impl GameScreen<Artifact> for Screen {
    fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        match self {
            Screen::Act(screen) => screen.handle(command, scene),
            Screen::Books(screen) => screen.handle(command, scene),
            Screen::Hand(screen) => screen.handle(command, scene),
            Screen::Table(screen) => screen.handle(command, scene),
            Screen::Site(screen) => screen.handle(command, scene),
            Screen::Player(screen) => screen.handle(command),
            Screen::Why(screen) => screen.handle(command),
        }
    }

    fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self {
            Screen::Act(screen) => screen.draw(scene, canvas),
            Screen::Books(screen) => screen.draw(scene, canvas),
            Screen::Hand(screen) => screen.draw(scene, canvas),
            Screen::Table(screen) => screen.draw(scene, canvas),
            Screen::Site(screen) => screen.draw(scene, canvas),
            Screen::Player(screen) => screen.draw(scene, canvas),
            Screen::Why(screen) => screen.draw(scene, canvas),
        }
    }

    fn is_private(&self) -> bool {
        match self {
            Screen::Act(screen) => !screen.is_public(),
            Screen::Why(screen) => !screen.is_public(),
            Screen::Hand(_) => true,
            Screen::Books(_) | Screen::Table(_) | Screen::Player(_) | Screen::Site(_) => false,
        }
    }

    fn can_pause(&self) -> bool {
        !matches!(self, Screen::Site(_) | Screen::Player(_) | Screen::Why(_))
    }

    fn hears_hold(&self) -> bool {
        matches!(self, Screen::Act(_) | Screen::Books(_))
    }

    fn retract(&mut self) -> bool {
        match self {
            Screen::Books(books) => {
                books.retract();
                true
            }
            _ => false,
        }
    }
}
