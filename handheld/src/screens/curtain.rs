//! The hand-over: the name and the colour of who comes next, and nothing else. Only a deliberate
//! press lifts it.

use bots::Level;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{buttons, filled, label};
use crate::board::Command;
use crate::canvas::{Align, Canvas, width_of};
use crate::icons;
use crate::play::Decisions;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Pill, seat_colour};
use crate::world::World;

/// Pass the device on.
#[derive(Clone, Debug)]
pub struct Curtain {
    seat: Seat,
    purpose: Purpose,
}

/// What a seat takes the device for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Purpose {
    /// It is its turn.
    Turn,
    /// It does something though nobody asked it.
    Unasked,
    /// It decides in the open, and wants to look at what it has in secret.
    Look,
    /// It decides something in the open that shows it something in secret.
    Decide(Decisions),
    /// It pays for something to be seen on the table, which cannot be taken back.
    Pay(Decisions),
    /// It decides in the open, and wants advice that only it may read.
    Advice(Level),
    /// It says what came up, or keeps it to itself, which has this number.
    Tell(Option<usize>),
}

impl Curtain {
    /// For the seat that comes next.
    pub fn new(seat: Seat) -> Self {
        let purpose = Purpose::Turn;
        Self { seat, purpose }
    }

    /// For a seat that does something though nobody asked it.
    pub fn unasked(seat: Seat) -> Self {
        let purpose = Purpose::Unasked;
        Self { seat, purpose }
    }

    /// For a seat that looks at what it has in secret.
    pub fn look(seat: Seat) -> Self {
        let purpose = Purpose::Look;
        Self { seat, purpose }
    }

    /// For a seat that decides something in the open which shows it something in secret.
    pub fn deciding(seat: Seat, decisions: Decisions) -> Self {
        let purpose = Purpose::Decide(decisions);
        Self { seat, purpose }
    }

    /// For a seat that is asked before it pays for something to be seen on the table.
    pub fn paying(seat: Seat, decisions: Decisions) -> Self {
        let purpose = Purpose::Pay(decisions);
        Self { seat, purpose }
    }

    /// For a seat that decides in the open, and wants advice.
    pub fn advising(seat: Seat, level: Level) -> Self {
        let purpose = Purpose::Advice(level);
        Self { seat, purpose }
    }

    /// For a seat that says what came up; or keeps it to itself, if that has a number.
    pub fn telling(seat: Seat, unsaid: Option<usize>) -> Self {
        let purpose = Purpose::Tell(unsaid);
        Self { seat, purpose }
    }

    /// Can it be left without being lifted?
    fn is_wished_for(&self) -> bool {
        matches!(
            self.purpose,
            Purpose::Look | Purpose::Decide(_) | Purpose::Pay(_) | Purpose::Advice(_)
        )
    }

    /// The number of keeping to itself what came up, where that can be.
    fn unsaid(&self) -> Option<usize> {
        match self.purpose {
            Purpose::Tell(unsaid) => unsaid,
            _ => None,
        }
    }

    /// Who comes next.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        match (command, &world.play) {
            (Command::Ok, _) => match &self.purpose {
                Purpose::Turn | Purpose::Tell(_) => Transition::LiftCurtain(self.seat),
                Purpose::Unasked => Transition::Interrupt(self.seat),
                Purpose::Look => Transition::Look(self.seat),
                Purpose::Advice(level) => Transition::HintAlone(self.seat, *level),
                Purpose::Decide(decisions) => Transition::DecideAlone(self.seat, decisions.clone()),
                Purpose::Pay(decisions) => Transition::Decide(decisions.clone()),
            },
            (Command::Back, _) if self.is_wished_for() => Transition::Close,
            (Command::Back, _) if self.unsaid().is_some() => {
                let unsaid = self.unsaid();
                unsaid.map_or(Transition::Stay, Transition::TellOutcome)
            }
            (Command::Back | Command::Left, Some(play)) => Transition::Open(play.running().table()),
            _ => Transition::Stay,
        }
    }

    /// Draws the curtain.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let name = world.name(self.seat);
        let title = filled(world, Ui::TurnOf, &[Arg::Name(name)]);
        let frame = Heading {
            title: &title,
            pill: Pill::Public(label(world, Ui::Public)),
        };
        let body = frame.draw(world.board, canvas)?;
        let middle = body.center().x;
        draw_folds(body, seat_colour(world.colour(self.seat)), canvas)?;
        let plate = Rectangle::new(Point::new(middle - 94, 62), Size::new(188, 118));
        canvas.panel(plate, theme::GROUND)?;
        canvas.outline(plate, theme::ACCENT)?;
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
            theme::TEXT,
            Align::Centre,
        )?;
        let hint = label(world, Ui::PressWhenReadyDetail);
        let at = Point::new(middle, 154);
        canvas.text(hint, at, &theme::DETAIL, theme::DIM, Align::Centre)?;
        let hint = label(
            world,
            match &self.purpose {
                Purpose::Tell(Some(_)) => Ui::KeepSecretDetail,
                Purpose::Pay(_) => Ui::ThenPaidDetail,
                _ => Ui::NobodyElseDetail,
            },
        );
        let at = Point::new(middle, 171);
        canvas.text(hint, at, &theme::DETAIL, theme::DIM, Align::Centre)?;
        let back = match self.unsaid() {
            _ if self.is_wished_for() => Footer::Back,
            Some(_) => Footer::Secret,
            None => Footer::Table,
        };
        buttons(
            world,
            [Some(Footer::Ready), Some(back), None, Some(Footer::Menu)],
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
