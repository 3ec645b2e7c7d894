//! What every screen has: a header with its title and a pill that says who may look, a brass
//! rule, a footer with what each button does here.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::list::Line;
use crate::board::Board;
use crate::canvas::{Align, Canvas, fitted, width_of};
use crate::theme::{self, Colour};

/// Who may look at a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pill<'t> {
    /// Nothing is said: menus.
    None,
    /// Everybody.
    Public(&'t str),
    /// Everybody, while this player decides: the name, on the player's colour.
    Turn(&'t str, Colour),
    /// One player only.
    Private(&'t str),
    /// Nothing of who may look: what is special about the screen.
    Note(&'t str),
}

/// The frame round a screen's body.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'t> {
    /// What the screen is.
    pub title: &'t str,
    /// Who may look.
    pub pill: Pill<'t>,
}

impl Heading<'_> {
    /// Clears the screen, draws the header, and gives the area between header and footer.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        board: Board,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<Rectangle, D::Error> {
        let size = board.size();
        let width = size.width as i32;
        canvas.fill(Rectangle::new(Point::zero(), size), theme::GROUND)?;
        let header = Rectangle::new(
            Point::zero(),
            Size::new(size.width, theme::HEADER as u32 - 2),
        );
        canvas.fill(header, theme::PANEL)?;
        let rule = Rectangle::new(Point::new(0, theme::HEADER - 2), Size::new(size.width, 2));
        canvas.fill(rule, theme::ACCENT)?;
        let pill = self.pill(width, canvas)?;
        let clock = draw_clock(width - theme::MARGIN - pill, canvas)?;
        let room = width - theme::MARGIN * 2 - pill - clock;
        // A long title gives way in size rather than in letters.
        let font = if width_of(self.title, &theme::TITLE) <= room {
            &theme::TITLE
        } else if width_of(self.title, &theme::ENTRY) <= room {
            &theme::ENTRY
        } else {
            &theme::DETAIL
        };
        let at = Point::new(theme::MARGIN + 2, 19);
        canvas.text_within(self.title, at, room, font, theme::TEXT)?;
        Ok(Self::body(board))
    }

    /// The area between header and footer.
    pub fn body(board: Board) -> Rectangle {
        let size = board.size();
        let height = size.height as i32 - theme::HEADER - theme::FOOTER;
        Rectangle::new(
            Point::new(0, theme::HEADER),
            Size::new(size.width, height as u32),
        )
    }

    /// Draws the pill at the right and says how much room it took.
    fn pill<D: DrawTarget<Color = Colour>>(
        &self,
        width: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let (text, colour, ink) = match self.pill {
            Pill::None => return Ok(0),
            Pill::Public(text) => (text, theme::LINE, theme::TEXT),
            Pill::Turn(name, colour) => (name, colour, theme::GROUND),
            Pill::Private(text) => (text, theme::SECRET, theme::TEXT),
            Pill::Note(text) => (text, theme::ACCENT, theme::GROUND),
        };
        let most = pill_room(width);
        let usual = match self.pill {
            Pill::Turn(..) => &theme::KEY,
            _ => &theme::DETAIL,
        };
        let font = if width_of(text, usual) <= most {
            usual
        } else {
            &theme::FOOTNOTE
        };
        let text: Line = fitted(text, most, font);
        let wide = width_of(&text, font) + 14;
        let left = width - theme::MARGIN + 2 - wide;
        let area = Rectangle::new(Point::new(left, 4), Size::new(wide as u32, 18));
        canvas.panel(area, colour)?;
        let at = Point::new(left + 7, 17);
        canvas.text(&text, at, font, ink, Align::Left)?;
        Ok(wide + theme::GRID)
    }
}

/// Draws what the turn took so far, if somebody wants to know it, and says how much room that took. Only its digits
/// change while nothing else does.
fn draw_clock<D: DrawTarget<Color = Colour>>(
    right: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let Some(time) = canvas.look.clock else {
        return Ok(0);
    };
    let mut text = Line::new();
    // A time is shorter than a line.
    let _ = write!(text, "{time}");
    let at = Point::new(right, 18);
    canvas.text(&text, at, &theme::KEY, theme::ACCENT, Align::Right)?;
    Ok(width_of(&text, &theme::KEY) + theme::GRID)
}

/// How wide the words of a pill can be on a screen, in the smaller one of its fonts.
pub fn pill_room(width: i32) -> i32 {
    width * 9 / 20 - 12
}

/// Where the four buttons stand in the footer, and the room for their words: always the same places.
/// Without a joystick three of them say what holding them does.
pub fn footer_places(board: Board) -> [(i32, i32); 4] {
    let width = i32::from(board.width);
    if board.has_joystick {
        let step = width / 4;
        return [0, 1, 2, 3].map(|number| (step * number + 1, step - WORD - GAP));
    }
    let starts = [1, 58, 156, 238].map(|start| start * width / 320);
    let [a, b, x, y] = starts;
    let room = |from: i32, to: i32| (from, to - from - WORD - GAP);
    [room(a, b), room(b, x), room(x, y), room(y, width + GAP)]
}

/// Where a word begins behind its button, and the least room between it and the next button.
const WORD: i32 = 15;
const GAP: i32 = 3;

/// Which way a button moves the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the entry above.
    Up,
    /// To the entry below.
    Down,
    /// On to the right.
    Right,
}

impl Way {
    /// How much room its sign takes in a footer.
    pub const WIDTH: i32 = 11;

    /// Draws an arrow's head with its top left corner at a point.
    fn draw<D: DrawTarget<Color = Colour>>(
        self,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        for row in 0..4 {
            let long = row as u32 * 2 + 1;
            let line = match self {
                Way::Up => Rectangle::new(at + Point::new(3 - row, row), Size::new(long, 1)),
                Way::Down => Rectangle::new(at + Point::new(3 - row, 3 - row), Size::new(long, 1)),
                Way::Right => Rectangle::new(at + Point::new(5 - row, 2 - row), Size::new(1, long)),
            };
            canvas.fill(line, theme::TEXT)?;
        }
        Ok(())
    }
}

/// What a button does, for the footer. Without sign and word it does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Does<'t> {
    /// Which way it moves the selection, if it does.
    pub way: Option<Way>,
    /// What else it does.
    pub word: &'t str,
}

impl Does<'_> {
    /// How much room the way takes.
    fn sign(&self) -> i32 {
        self.way.map_or(0, |_| Way::WIDTH)
    }
}

impl<'t> From<&'t str> for Does<'t> {
    fn from(word: &'t str) -> Self {
        Does { way: None, word }
    }
}

/// The footer: what A, B, X and Y do here.
pub fn footer<D: DrawTarget<Color = Colour>>(
    board: Board,
    does: [Does<'_>; 4],
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let size = board.size();
    let top = size.height as i32 - theme::FOOTER;
    let bar = Rectangle::new(
        Point::new(0, top),
        Size::new(size.width, theme::FOOTER as u32),
    );
    canvas.fill(bar, theme::PANEL)?;
    let places = footer_places(board);
    // One size for all words, so that they read as one line.
    let fits = |(does, (_, room)): (&Does<'_>, &(i32, i32))| {
        width_of(does.word, &theme::DETAIL) <= room - does.sign()
    };
    let font = if does.iter().zip(&places).all(fits) {
        &theme::DETAIL
    } else {
        &theme::FOOTNOTE
    };
    for ((letter, does), (left, room)) in ["A", "B", "X", "Y"].into_iter().zip(does).zip(places) {
        if does == Does::default() {
            continue;
        }
        let (Does { way, word }, sign) = (does, does.sign());
        let room = room - sign;
        canvas.disc(Point::new(left, top + 4), theme::ACCENT)?;
        let at = Point::new(left + 7, top + 15);
        canvas.text(letter, at, &theme::KEY, theme::GROUND, Align::Centre)?;
        let at = Point::new(left + WORD, top + 15);
        if let Some(way) = way {
            way.draw(at + Point::new(1, -6), canvas)?;
        }
        canvas.text_within(word, at + Point::new(sign, 0), room, font, theme::TEXT)?;
    }
    Ok(())
}

/// The colour of a player, by the number of the colour chosen.
pub fn seat_colour(number: u8) -> Colour {
    let [.., last] = theme::PLAYERS;
    let chosen = theme::PLAYERS.get(usize::from(number));
    chosen.copied().unwrap_or(last)
}
