//! Chance from people: the noise of the device failed its test, so it is taken from when buttons
//! are pressed. Every press counts; one of them begins the game.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::dealer::Deals;

use super::Transition;
use super::parts::{filled, label};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::lots::Lot;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Line, Pages, Pill, footer};
use crate::world::World;

/// The height of the plate with the number.
const PLATE: i32 = 68;

/// What chance is needed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// A new game.
    Game,
    /// The rest of the game that runs, which people dealt so far.
    Rest,
    /// Something that is drawn for another game.
    Lot(Lot),
}

/// How many presses are left.
#[derive(Clone, Debug)]
pub struct PressesForChance {
    left: u16,
    needs: Needs,
}

impl PressesForChance {
    /// So many presses are left until something can be done.
    pub fn new(left: u16, needs: Needs) -> Self {
        Self { left, needs }
    }

    /// Answers a command: whatever it is, it was a press.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        match command {
            Command::Back => Transition::Close,
            _ => match self.needs {
                Needs::Game => Transition::Begin,
                Needs::Rest => Transition::DealBy(Deals::Device),
                Needs::Lot(lot) => Transition::DrawLot(lot),
            },
        }
    }

    /// Draws why, and how many are left.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let frame = Heading {
            title: label(world, Ui::Chance),
            pill: Pill::None,
        };
        let body = frame.draw(world.board, canvas)?;
        let text = Rectangle::new(
            body.top_left + Point::new(0, 4),
            Size::new(body.size.width, body.size.height - PLATE as u32 - 12),
        );
        Pages::default().draw(text, label(world, Ui::ChanceMessage), canvas)?;
        self.draw_number(body, world, canvas)?;
        let back = Footer::Back.text(world.language());
        footer(world.board, ["", back, "", ""].map(Into::into), canvas)
    }

    fn draw_number<D: DrawTarget<Color = Colour>>(
        &self,
        body: Rectangle,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let middle = body.center().x;
        let top = body.top_left.y + body.size.height as i32 - PLATE - 6;
        let plate = Rectangle::new(Point::new(middle - 74, top), Size::new(148, PLATE as u32));
        canvas.panel(plate, theme::PANEL)?;
        canvas.outline(plate, theme::ACCENT)?;
        let mut number = Line::new();
        // Five digits at most.
        let _ = write!(number, "{}", self.left);
        let at = Point::new(middle, top + 37);
        canvas.text(&number, at, &theme::BIG, theme::ACCENT, Align::Centre)?;
        let args = [Arg::Number(self.left.into())];
        let label = filled(world, Ui::PressesLeftDetail, &args);
        let at = Point::new(middle, top + 57);
        canvas.text(&label, at, &theme::DETAIL, theme::TEXT, Align::Centre)
    }
}
