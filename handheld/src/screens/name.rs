//! A name, letter by letter: up and down change the letter, A goes on, B takes one back.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{buttons, filled, label};
use crate::board::Command;
use crate::canvas::{Align, Canvas, width_of};
use crate::icons;
use crate::settings::{NAME_LETTERS, Name};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Pill};
use crate::world::World;

/// The letters there are: the last stands for being done.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüßéëïÄÖÜ0123456789-. ";

/// Entering a name.
#[derive(Clone, Debug)]
pub struct NameEntry {
    seat: Seat,
    name: Name,
    /// The letter on offer; `None` for being done.
    letter: Option<usize>,
}

/// What a person with a keyboard does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// Writes a letter.
    Letter(char),
    /// Takes the last one back.
    Delete,
    /// Is done.
    Done,
}

fn letter_count() -> usize {
    LETTERS.chars().count()
}

impl NameEntry {
    /// Begins with the name that the seat has.
    pub fn new(seat: Seat, world: &World) -> Self {
        let name = world
            .roster
            .names
            .get(seat as usize)
            .cloned()
            .unwrap_or_default();
        let letter = if name.is_empty() { Some(0) } else { None };
        Self { seat, name, letter }
    }

    fn offered(&self) -> Option<char> {
        self.letter.and_then(|number| LETTERS.chars().nth(number))
    }

    fn full(&self) -> bool {
        self.name.chars().count() >= NAME_LETTERS
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        match command {
            Command::Up => self.turn(false),
            Command::Down => self.turn(true),
            Command::Ok | Command::Right => return self.take(world),
            Command::Back | Command::Left => {
                if self.name.pop().is_none() && command == Command::Back {
                    return Transition::Close;
                }
                if self.letter.is_none() {
                    self.letter = Some(0);
                }
            }
            Command::Help => self.letter = None,
            Command::Menu => return Transition::Close,
        }
        Transition::Stay
    }

    /// Takes what was typed on a keyboard; letters that names cannot have are left out.
    pub fn write(&mut self, typed: Typed, world: &mut World) -> Transition {
        self.letter = None;
        match typed {
            Typed::Letter(letter) if LETTERS.contains(letter) && !self.full() => {
                let _ = self.name.push(letter);
            }
            Typed::Letter(_) => {}
            Typed::Delete => {
                self.name.pop();
            }
            Typed::Done => return self.take(world),
        }
        Transition::Stay
    }

    /// The next letter; past the last and before the first lies being done.
    fn turn(&mut self, down: bool) {
        if self.full() {
            self.letter = None;
            return;
        }
        let last = letter_count() - 1;
        self.letter = match (self.letter, down) {
            (None, true) => Some(0),
            (None, false) => Some(last),
            (Some(0), false) => None,
            (Some(number), false) => Some(number - 1),
            (Some(number), true) if number == last => None,
            (Some(number), true) => Some(number + 1),
        };
    }

    fn take(&mut self, world: &mut World) -> Transition {
        if let Some(letter) = self.offered() {
            if !self.full() {
                let _ = self.name.push(letter);
                // After a capital come small letters.
                if self.name.chars().count() == 1 && letter.is_ascii_uppercase() {
                    self.letter = self.letter.map(|number| number + 26);
                }
            }
            if self.full() {
                self.letter = None;
            }
            return Transition::Stay;
        }
        let mut name = Name::new();
        let _ = name.push_str(self.name.trim());
        if let Some(place) = world.roster.names.get_mut(self.seat as usize) {
            *place = name;
        }
        Transition::KeepAndClose
    }

    /// Draws the name and the letter on offer.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let title = filled(world, Ui::NameOf, &[Arg::Number(self.seat as i32 + 1)]);
        let frame = Heading {
            title: &title,
            pill: Pill::None,
        };
        frame.draw(world.board, canvas)?;
        let middle = world.board.size().width as i32 / 2;
        let field = Rectangle::new(Point::new(middle - 104, 44), Size::new(208, 38));
        canvas.panel(field, theme::PANEL)?;
        let name_width = width_of(&self.name, &theme::TITLE);
        let at = Point::new(middle - 94, 69);
        canvas.text(&self.name, at, &theme::TITLE, theme::TEXT, Align::Left)?;
        if !self.full() {
            let cursor = Rectangle::new(Point::new(middle - 92 + name_width, 73), Size::new(10, 3));
            canvas.fill(cursor, theme::ACCENT)?;
        }
        self.draw_wheel(world, middle, canvas)?;
        let hint = label(world, Ui::NameHintDetail);
        let at = Point::new(middle, 206);
        canvas.text(hint, at, &theme::DETAIL, theme::DIM, Align::Centre)?;
        let ok = if self.letter.is_some() {
            Footer::Letter
        } else {
            Footer::Done
        };
        buttons(
            world,
            [
                Some(ok),
                Some(Footer::Delete),
                Some(Footer::Done),
                Some(Footer::Close),
            ],
            canvas,
        )
    }

    /// The letter on offer, large, between its neighbours.
    fn draw_wheel<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        middle: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let tile = Rectangle::new(Point::new(middle - 34, 108), Size::new(68, 60));
        canvas.panel(tile, theme::ACCENT)?;
        canvas.icon(&icons::ARROW_UP, Point::new(middle - 10, 86), theme::DIM)?;
        canvas.icon(&icons::ARROW_DOWN, Point::new(middle - 10, 170), theme::DIM)?;
        match self.offered() {
            Some(' ') => {
                let at = Point::new(middle, 143);
                let text = label(world, Ui::NameSpace);
                canvas.text(text, at, &theme::ENTRY, theme::GROUND, Align::Centre)
            }
            Some(letter) => {
                let mut buffer = [0; 4];
                let text = letter.encode_utf8(&mut buffer);
                let at = Point::new(middle, 150);
                canvas.text(text, at, &theme::BIG, theme::GROUND, Align::Centre)
            }
            None => {
                let at = Point::new(middle, 143);
                let text = label(world, Ui::NameDone);
                canvas.text(text, at, &theme::ENTRY, theme::GROUND, Align::Centre)
            }
        }
    }
}
