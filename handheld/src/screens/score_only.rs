//! Score only, for people who kept no books: what lies before each player is entered, one player after
//! the other, and the points show before they count. Nothing is kept, and the game that runs is not
//! touched.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;

use super::parts::{Page, below, filled, label, right_word};
use super::{Scoring, Screen, Transition};
use crate::board::{Board, Command};
use crate::canvas::{Align, Canvas};
use crate::games::HelpTopic;
use crate::icons;
use crate::tally::AnyTally;
use crate::text::help::Topic;
use crate::text::{Arg, Footer, ScoreText, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill, Right, seat_colour};
use crate::world::World;

/// The larger step of a large number.
const TENS: i16 = 10;

/// The height of the plate with a player's points.
const PLATE: u32 = 28;

/// What lies before one player, and how to go on to the next.
#[derive(Clone, Debug)]
pub struct ScoreOnly {
    seat: Seat,
    list: List,
    turning: Turning,
}

/// Without a joystick, up and down turn a large number by tens and then by ones. Most players have some of the
/// first one, so it is turned at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turning {
    /// The first number is turned, if it is large.
    First,
    /// By so many.
    By(i16),
    /// None is turned.
    Nothing,
}

impl Default for ScoreOnly {
    fn default() -> Self {
        Self::of(Seat::One)
    }
}

/// A row: the first leads on.
fn entered_row(number: usize) -> Option<usize> {
    number.checked_sub(1)
}

impl ScoreOnly {
    /// For a seat, at the first number.
    fn of(seat: Seat) -> Self {
        Self {
            seat,
            list: List::at(1),
            turning: Turning::First,
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let board = world.board;
        let has_joystick = board.has_joystick;
        let players = world.draft.rows().players();
        let Some(entered) = &mut world.entered else {
            return Transition::Home;
        };
        let tally = entered.tally_mut();
        let row = entered_row(self.list.selected);
        if let (Some(step), Some(row)) = (self.step(board, tally), row) {
            return self.turn(command, step, row, tally, players);
        }
        if self.move_on(command, tally) {
            return Transition::Stay;
        }
        match (command, row) {
            (Command::Help, None) => {
                return Transition::help(HelpTopic::Shared(Topic::ScoreOnly));
            }
            (Command::Help, Some(row)) => return Transition::help(tally.topic(row)),
            (Command::Back, _) => return self.go_back(world),
            (Command::Ok, None) => return self.go_on(players),
            (Command::Ok, Some(_)) if has_joystick => return self.go_on(players),
            (Command::Ok, Some(row)) if tally.entry(self.seat, row).is_large() => {
                self.turning = Turning::By(TENS);
            }
            (Command::Ok, Some(row)) if self.follows(tally, row) => {
                tally.change(self.seat, row, 1);
                self.move_on(Command::Down, tally);
            }
            (Command::Ok | Command::Right, Some(row)) => tally.change(self.seat, row, 1),
            (Command::Left, Some(row)) => tally.change(self.seat, row, -1),
            (Command::Menu, _) if !has_joystick => return self.go_on(players),
            (Command::Menu, Some(row)) if tally.entry(self.seat, row).is_large() => {
                tally.change(self.seat, row, TENS);
            }
            _ => {}
        }
        Transition::Stay
    }

    /// To another row, past those of which others have all; says whether the command was for the list.
    fn move_on(&mut self, command: Command, tally: &dyn AnyTally) -> bool {
        let count = tally.rows() + 1;
        let is_passed = |selected: usize| {
            let row = entered_row(selected);
            row.is_some_and(|row| tally.is_elsewhere(self.seat, row))
        };
        let moved = self.list.handle(command, count);
        // The first row leads on, and is never passed.
        while moved && is_passed(self.list.selected) {
            self.list.handle(command, count);
        }
        moved
    }

    /// With four buttons: does the next row follow on one more of this? What is at its most goes back to none,
    /// and is looked at.
    fn follows(&self, tally: &dyn AnyTally, row: usize) -> bool {
        let entry = tally.entry(self.seat, row);
        tally.is_seldom_two(row) && entry.number < entry.most
    }

    /// By how many the selected number is turned.
    fn step(&self, board: Board, tally: &dyn AnyTally) -> Option<i16> {
        let is_large = |row: usize| tally.entry(self.seat, row).is_large();
        match self.turning {
            Turning::First if !board.has_joystick && is_large(0) => Some(TENS),
            Turning::By(step) => Some(step),
            Turning::First | Turning::Nothing => None,
        }
    }

    /// Turns a large number with two buttons: tens first, then ones; then the next number is there. It goes
    /// round, so that holding a button can take its press back.
    fn turn(
        &mut self,
        command: Command,
        step: i16,
        row: usize,
        tally: &mut dyn AnyTally,
        players: u8,
    ) -> Transition {
        match command {
            Command::Up => tally.turn(self.seat, row, step),
            Command::Down => tally.turn(self.seat, row, -step),
            Command::Ok if step > 1 => self.turning = Turning::By(1),
            Command::Ok => {
                self.turning = Turning::Nothing;
                self.move_on(Command::Down, tally);
            }
            Command::Back => self.turning = Turning::Nothing,
            Command::Menu => return self.go_on(players),
            Command::Help => return Transition::help(tally.topic(row)),
            Command::Left | Command::Right => {}
        }
        Transition::Stay
    }

    /// The seat after this one, if one more plays.
    fn next(&self, players: u8) -> Option<Seat> {
        let next = Seat::at(self.seat as usize + 1);
        next.filter(|seat| (*seat as u8) < players)
    }

    fn go_on(&mut self, players: u8) -> Transition {
        match self.next(players) {
            Some(seat) => {
                *self = Self::of(seat);
                Transition::Stay
            }
            None => Transition::Open(Screen::Scoring(Scoring::entered())),
        }
    }

    fn go_back(&mut self, world: &mut World) -> Transition {
        match (self.seat as usize).checked_sub(1).and_then(Seat::at) {
            Some(seat) => {
                *self = Self::of(seat);
                Transition::Stay
            }
            None => {
                world.entered = None;
                Transition::Close
            }
        }
    }

    /// Draws the player's points so far, and the rows below.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(entered) = &world.entered else {
            return Ok(());
        };
        let tally = entered.tally();
        let page = Page {
            title: label(world, ScoreText::ScoreOnly),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: self.buttons(world, tally),
        };
        let body = page.draw_frame(world, canvas)?;
        self.draw_plate(body, world, tally, canvas)?;
        let turning = self.step(world.board, tally);
        let (seat, selected) = (self.seat, self.list.selected);
        let next = self.next(world.draft.rows().players());
        let mut item = |number: usize| match entered_row(number) {
            None => next_item(world, next),
            Some(row) => {
                let turning = turning.filter(|_| number == selected);
                entry_item(world, tally, (seat, row), turning)
            }
        };
        let area = below(body, PLATE as i32 + 8);
        self.list.draw(area, tally.rows() + 1, &mut item, canvas)
    }

    fn buttons(&self, world: &World, tally: &dyn AnyTally) -> [Option<Footer>; 4] {
        let row = entered_row(self.list.selected);
        let is_large = row.is_some_and(|row| tally.entry(self.seat, row).is_large());
        let turning = self.step(world.board, tally);
        let ok = match (turning, row) {
            (Some(_), _) => Footer::Done,
            (None, Some(_)) if !world.board.has_joystick && is_large => Footer::Change,
            (None, Some(row)) if !world.board.has_joystick => self.one_more(tally, row),
            (None, _) => Footer::Next,
        };
        let menu = match world.board.has_joystick {
            true => is_large.then_some(Footer::Ten),
            false => Some(Footer::Next),
        };
        [Some(ok), Some(Footer::Back), Some(Footer::Help), menu]
    }

    /// What A does with a small number, with four buttons.
    fn one_more(&self, tally: &dyn AnyTally, row: usize) -> Footer {
        let entry = tally.entry(self.seat, row);
        match self.follows(tally, row) {
            true => Footer::OneDown,
            false if entry.number >= entry.most => Footer::Zero,
            false => Footer::One,
        }
    }

    /// Whose it is, and the points so far.
    fn draw_plate<D: DrawTarget<Color = Colour>>(
        &self,
        body: Rectangle,
        world: &World,
        tally: &dyn AnyTally,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = body.size.width - 2 * theme::MARGIN as u32;
        let plate = Rectangle::new(
            body.top_left + Point::new(theme::MARGIN, 4),
            Size::new(width, PLATE),
        );
        canvas.panel(plate, theme::SHADE)?;
        let colour = seat_colour(world.colour(self.seat));
        let left = plate.top_left + Point::new(6, 4);
        canvas.icon(&icons::HUT, left, colour)?;
        let points = filled(
            world,
            Ui::PointsShort,
            &[Arg::Number(tally.total(self.seat))],
        );
        let right = Point::new(plate.top_left.x + width as i32 - 6, plate.top_left.y + 20);
        canvas.text(&points, right, &theme::NUMBER, theme::ACCENT, Align::Right)?;
        let at = Point::new(left.x + 26, right.y);
        let room = right.x - theme::NUMBER.width_of(&points) - 6 - at.x;
        canvas.text_within(world.name(self.seat), at, room, &theme::TITLE, theme::TEXT)
    }
}

fn next_item(world: &World, next: Option<Seat>) -> ListItem {
    let mut item = match next {
        Some(seat) => {
            let name = [Arg::Name(world.name(seat))];
            ListItem::titled(&filled(world, ScoreText::NextPlayer, &name))
                .detailed(label(world, ScoreText::NextPlayerDetail))
        }
        None => ListItem::titled(label(world, ScoreText::Result))
            .detailed(label(world, ScoreText::ResultDetail)),
    };
    item.icon = Some((&icons::PLAY, theme::ACCENT));
    item
}

fn entry_item(
    world: &World,
    tally: &dyn AnyTally,
    (seat, row): (Seat, usize),
    turning: Option<i16>,
) -> ListItem {
    let mut item = tally.item(seat, row, world);
    if matches!(item.right, Right::Nothing) {
        let mut number = Line::new();
        let _ = write!(number, "{}", tally.entry(seat, row).number);
        item.right = right_word(&number);
    }
    item.dim |= tally.is_elsewhere(seat, row);
    if let Some(step) = turning {
        item.detail.clear();
        let text = match step {
            1 => ScoreText::OnesDetail,
            _ => ScoreText::TensDetail,
        };
        item = item.detailed(label(world, text));
    }
    item
}
