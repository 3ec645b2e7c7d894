//! The hand-over: the name and the colour of who comes next, and nothing else. Only a deliberate
//! press lifts it.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::parts::{buttons, word, words};
use super::{Screen, Step, TableScreen};
use crate::board::Command;
use crate::canvas::{Align, Canvas, width_of};
use crate::icons;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Frame, Pill, seat_colour};
use crate::world::World;

/// Pass the device on.
#[derive(Clone, Debug)]
pub struct Curtain {
    seat: Seat,
}

impl Curtain {
    /// For the seat that comes next.
    pub fn new(seat: Seat) -> Self {
        Self { seat }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        match command {
            Command::Ok => Step::LiftCurtain(self.seat),
            Command::Back => Step::Open(Screen::Table(TableScreen::default())),
            _ => Step::Stay,
        }
    }

    /// Draws the curtain.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let name = world.name(self.seat);
        let title = words(world, Ui::TurnOf, &[Arg::Name(name)]);
        let frame = Frame {
            title: &title,
            pill: Pill::Public(word(world, Ui::Public)),
        };
        let body = frame.draw(world.board, canvas)?;
        let middle = body.center().x;
        draw_folds(body, seat_colour(world.colour(self.seat)), canvas)?;
        let plate = Rectangle::new(Point::new(middle - 94, 62), Size::new(188, 118));
        canvas.panel(plate, theme::GROUND)?;
        canvas.outline(plate, theme::BRASS)?;
        let colour = seat_colour(world.colour(self.seat));
        canvas.big_icon(&icons::HUT, Point::new(middle - 20, 68), colour)?;
        let font = if width_of(name, &theme::BIG) <= 176 {
            &theme::BIG
        } else {
            &theme::TITLE
        };
        canvas.text(
            name,
            Point::new(middle, 136),
            font,
            theme::PARCHMENT,
            Align::Centre,
        )?;
        let hint = word(world, Ui::PressWhenReadyDetail);
        let at = Point::new(middle, 154);
        canvas.text(hint, at, &theme::DETAIL, theme::DIM, Align::Centre)?;
        let hint = word(world, Ui::NobodyElseDetail);
        let at = Point::new(middle, 171);
        canvas.text(hint, at, &theme::DETAIL, theme::DIM, Align::Centre)?;
        buttons(
            world,
            [
                Some(Footer::Ready),
                Some(Footer::Table),
                None,
                Some(Footer::Menu),
            ],
            canvas,
        )
    }
}

/// Folds of cloth in the player's colour, as a curtain has.
fn draw_folds<D: DrawTarget<Color = Colour>>(
    body: Rectangle,
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.fill(body, theme::PANEL)?;
    let mut x = body.top_left.x + 4;
    let end = body.top_left.x + body.size.width as i32 - 4;
    while x < end {
        let fold = Rectangle::new(
            Point::new(x, body.top_left.y),
            Size::new(3, body.size.height),
        );
        canvas.fill(fold, colour)?;
        x += 12;
    }
    Ok(())
}
