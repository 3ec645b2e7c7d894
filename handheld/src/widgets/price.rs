//! Money always reads the same: coin, cost, arrow, what is left. And a price that changes: coin, price
//! now, an arrow that says where it goes, price then.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Align, Canvas};
use crate::font::Font;
use crate::icons::Icon;
use crate::theme::{self, Colour};

/// A sum that is paid or earned, and what is owned then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// What is paid; below zero what is earned.
    pub cost: i32,
    /// What is left after it.
    pub rest: i32,
}

/// A price now and then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The price now.
    pub now: i32,
    /// The price then.
    pub then: i32,
}

/// The colours of a price: of the coin, of what is behind it, of the numbers.
#[derive(Clone, Copy, Debug)]
pub struct Inks {
    /// The coin, and what matters.
    pub coin: Colour,
    /// Behind it all.
    pub ground: Colour,
    /// The numbers.
    pub number: Colour,
    /// What does not change.
    pub dim: Colour,
}

impl Inks {
    /// On a ground of brass: what is chosen.
    pub const CHOSEN: Inks = Inks {
        coin: theme::GROUND,
        ground: theme::ACCENT,
        number: theme::GROUND,
        dim: theme::GROUND,
    };
    /// On a panel.
    pub const ON_PANEL: Inks = Inks {
        coin: theme::ACCENT,
        ground: theme::PANEL,
        number: theme::TEXT,
        dim: theme::DIM,
    };
}

/// How wide the arrow between two numbers is, with the gaps beside it.
const ARROW: i32 = 16;
/// How wide the coin is, with the gap behind it.
const COIN: i32 = 17;

type Number = heapless::String<8>;

fn number(value: i32, sign: bool) -> Number {
    let mut text = Number::new();
    // Any sum there is has fewer digits.
    let _ = if sign {
        write!(text, "+{value}")
    } else {
        write!(text, "{value}")
    };
    text
}

/// Draws a coin of 14 pixels.
pub fn coin<D: DrawTarget<Color = Colour>>(
    at: Point,
    colour: Colour,
    ground: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.disc(at, colour)?;
    let hole = Rectangle::new(at + Point::new(5, 5), Size::new(4, 4));
    canvas.fill(hole, ground)
}

impl Price {
    /// Draws it with its right end on a baseline, and says where it begins.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        self,
        end: Point,
        font: &'static Font,
        inks: Inks,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let before = number(self.cost.abs(), self.cost < 0);
        let after = number(self.rest, false);
        let pair = Pair {
            before: &before,
            after: &after,
            arrow: &FLAT,
            arrow_ink: inks.dim,
            after_ink: inks.number,
        };
        pair.draw(end, font, inks, canvas)
    }
}

impl Change {
    /// Draws it with its right end on a baseline, and says where it begins: what rises has a rising
    /// arrow and is bright, what stays a flat one and is dim.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        self,
        end: Point,
        font: &'static Font,
        inks: Inks,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let (arrow, ink) = match self.then.cmp(&self.now) {
            core::cmp::Ordering::Greater => (&RISING, inks.coin),
            core::cmp::Ordering::Less => (&FALLING, inks.coin),
            core::cmp::Ordering::Equal => (&FLAT, inks.dim),
        };
        let pair = Pair {
            before: &number(self.now, false),
            after: &number(self.then, false),
            arrow,
            arrow_ink: ink,
            after_ink: ink,
        };
        pair.draw(end, font, inks, canvas)
    }
}

/// Two numbers with an arrow between them.
struct Pair<'t> {
    before: &'t str,
    after: &'t str,
    arrow: &'static Icon,
    arrow_ink: Colour,
    after_ink: Colour,
}

impl Pair<'_> {
    fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        end: Point,
        font: &'static Font,
        inks: Inks,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        canvas.text(self.after, end, font, self.after_ink, Align::Right)?;
        let mut left = end.x - font.width_of(self.after) - ARROW;
        // The icon has a margin of its own, and its arrow is in its middle.
        let arrow = Point::new(left - 2, end.y - 15);
        canvas.icon(self.arrow, arrow, self.arrow_ink)?;
        let cost = Point::new(left, end.y);
        canvas.text(self.before, cost, font, inks.number, Align::Right)?;
        left -= font.width_of(self.before) + COIN;
        coin(Point::new(left, end.y - 12), inks.coin, inks.ground, canvas)?;
        Ok(left)
    }
}

const FLAT: Icon = Icon::drawn([
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "...........#........",
    "...........##.......",
    ".....#########......",
    ".....##########.....",
    ".....#########......",
    "...........##.......",
    "...........#........",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
]);

const RISING: Icon = Icon::drawn([
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "........######......",
    "........######......",
    "..........####......",
    ".........#####......",
    "........###.##......",
    ".......###..##......",
    "......###...........",
    ".....###............",
    ".....##.............",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
]);

const FALLING: Icon = Icon::drawn([
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    ".....##.............",
    ".....###............",
    "......###...........",
    ".......###..##......",
    "........###.##......",
    ".........#####......",
    "..........####......",
    "........######......",
    "........######......",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
]);
