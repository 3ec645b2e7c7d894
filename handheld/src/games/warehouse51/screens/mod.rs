//! Warehouse 51's screens: the books of a table, the auction, open or with fists, lists of what else is
//! decided, the table, one player's relics, what one seat knows, the pawnshop, and the counterfeits as they come to light.

mod auction;
mod books;
mod books_look;
mod collection;
mod counterfeits;
mod dial;
mod paddles;
mod pawn;
pub mod reveal;
mod table;

pub use auction::{Auction, count_lines, draw_facts, wrapped};
pub use books::Books;
pub use collection::Collection;
pub use counterfeits::Counterfeits;
pub use pawn::Pawn;
pub use table::TableScreen;

use embedded_graphics::prelude::DrawTarget;
use engine::warehouse51::Phase;

use super::{Scene, Warehouse51};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::GameScreen;
use crate::screens::Transition;
use crate::screens::act::Act;
use crate::theme::Colour;

/// A screen of Warehouse 51.
#[derive(Clone, Debug)]
pub enum Screen {
    /// What to do?
    Act(Act<Warehouse51>),
    /// Everybody's books at the table.
    Books(Books),
    /// How much to bid?
    Auction(Auction),
    /// Which relic to pawn?
    Pawn(Pawn),
    /// What one seat knows.
    Counterfeits(Counterfeits),
    /// The table.
    Table(TableScreen),
    /// Relics of one player, or those that left.
    Collection(Collection),
}

impl Screen {
    /// The screen on which a seat decides: bids have one of their own.
    pub fn turn(scene: &Scene<'_>) -> Screen {
        let bids = matches!(
            scene.table().phase,
            Phase::OpenAuction | Phase::Announcing | Phase::FistAuction
        );
        if bids && scene.is_asked() {
            Screen::Auction(Auction::new(scene))
        } else {
            Screen::Act(Act::new(scene))
        }
    }
}

impl GameScreen<Warehouse51> for Screen {
    fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        match self {
            Screen::Act(screen) => screen.handle(command, scene),
            Screen::Books(screen) => screen.handle(command, scene),
            Screen::Auction(screen) => screen.handle(command, scene),
            Screen::Pawn(screen) => screen.handle(command, scene),
            Screen::Counterfeits(screen) => screen.handle(command, scene),
            Screen::Table(screen) => screen.handle(command, scene),
            Screen::Collection(screen) => screen.handle(command, scene),
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
            Screen::Auction(screen) => screen.draw(scene, canvas),
            Screen::Pawn(screen) => screen.draw(scene, canvas),
            Screen::Counterfeits(screen) => screen.draw(scene, canvas),
            Screen::Table(screen) => screen.draw(scene, canvas),
            Screen::Collection(screen) => screen.draw(scene, canvas),
        }
    }

    fn is_private(&self) -> bool {
        match self {
            Screen::Act(screen) => !screen.is_public(),
            Screen::Auction(screen) => !screen.is_public(),
            Screen::Pawn(screen) => !screen.is_public(),
            Screen::Counterfeits(_) => true,
            Screen::Books(_) | Screen::Table(_) | Screen::Collection(_) => false,
        }
    }

    fn can_pause(&self) -> bool {
        !matches!(self, Screen::Collection(_))
    }

    fn hears_hold(&self) -> bool {
        matches!(self, Screen::Act(_) | Screen::Auction(_) | Screen::Books(_))
    }
}
