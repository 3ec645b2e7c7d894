//! What everybody's books at the table are made of, whatever the game: a row for each player, a bar with
//! the kinds of entries, and below it what would be entered, with what it costs and leaves.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::{Inks, Line, ListItem, Right, small_hut};
use crate::canvas::{Align, Canvas, Spoken, width_of};
use crate::icons::Icon;
use crate::theme::{self, Colour};

/// The height of the heads of the columns: an icon's ink, with air above it and below.
const HEADS: i32 = 22;
/// The air above the heads of the columns, and below them.
const AIR: i32 = 2;
/// The least and the most that a player's row takes.
const ROWS: (i32, i32) = (20, 30);
/// The height of the bar of kinds.
const BAR: i32 = 33;
/// The height of the two lines about what would be entered.
const LINES: i32 = 34;
/// The most room that a kind takes on the bar.
const WIDEST: i32 = 44;
/// Where a name begins in its row.
const NAME: i32 = theme::MARGIN + 20;

/// A number in the books: none has more digits.
pub type Digits = heapless::String<8>;

/// A number as the books write it.
pub fn digits(value: impl Into<i32>) -> Digits {
    let mut text = Digits::new();
    // No number of the books has more digits.
    let _ = write!(text, "{}", value.into());
    text
}

/// Where the parts of the books are.
#[derive(Clone, Copy, Debug)]
pub struct Ledger {
    body: Rectangle,
    seats: i32,
    /// The height of what stands between the rows and the lines.
    bar: i32,
}

impl Ledger {
    /// Between header and footer, for so many players.
    pub fn new(body: Rectangle, seats: u8) -> Ledger {
        Ledger {
            body,
            seats: seats.into(),
            bar: BAR,
        }
    }

    /// The same with something higher than a bar of kinds below the rows.
    #[must_use]
    pub fn with_bar(self, bar: i32) -> Ledger {
        Ledger { bar, ..self }
    }

    /// What stands between the rows and the lines about what would be entered.
    pub fn bar(&self) -> Rectangle {
        let last = self.row((self.seats - 1) as u8);
        let top = last.top_left.y + last.size.height as i32 + 2;
        let tall = (self.lines() - top - 1).max(0);
        let corner = Point::new(last.top_left.x, top);
        Rectangle::new(corner, Size::new(last.size.width, tall as u32))
    }

    fn width(&self) -> i32 {
        self.body.size.width as i32
    }

    /// The top of the heads of the columns.
    pub fn heads(&self) -> i32 {
        self.body.top_left.y + AIR
    }

    /// The top of the two lines about what would be entered.
    fn lines(&self) -> i32 {
        self.body.top_left.y + self.body.size.height as i32 - LINES
    }

    /// The row of a player, by number.
    pub fn row(&self, number: u8) -> Rectangle {
        let (least, most) = ROWS;
        let first = self.body.top_left.y + HEADS;
        let tall = ((self.lines() - self.bar - first) / self.seats.max(1)).clamp(least, most);
        Rectangle::new(
            Point::new(theme::MARGIN, first + tall * i32::from(number)),
            Size::new((self.width() - theme::MARGIN * 2) as u32, tall as u32 - 2),
        )
    }

    /// Draws the bar of kinds.
    pub fn draw_kinds<D: DrawTarget<Color = Colour>>(
        &self,
        kinds: impl ExactSizeIterator<Item = LedgerKind>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let wide = (self.width() - theme::MARGIN * 2) / kinds.len().max(1) as i32;
        let wide = wide.min(WIDEST);
        for (number, kind) in (0..).zip(kinds) {
            let place = Rectangle::new(
                Point::new(theme::MARGIN + number * wide + 1, self.lines() - BAR),
                Size::new(wide as u32 - 2, BAR as u32 - 2),
            );
            kind.draw(place, canvas)?;
        }
        Ok(())
    }

    /// Draws what would be entered: the kind in a word, its name and what it costs and leaves; below it
    /// what it does, or why nothing of its kind can be entered, and which it is of how many.
    pub fn draw_entry<D: DrawTarget<Color = Colour>>(
        &self,
        (kind, item): (&str, &ListItem),
        (place, count): (usize, usize),
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let top = self.lines();
        let left = theme::MARGIN + 2;
        let right = self.width() - theme::MARGIN - 2;
        let ink = if item.dim { theme::DIM } else { theme::TEXT };
        let inks = Inks {
            ground: theme::GROUND,
            ..Inks::ON_PANEL
        };
        let base = top + 15;
        let mut end = right;
        let at = Point::new(right, base + 1);
        match &item.right {
            Right::Price(price) => end = price.draw(at, &theme::NUMBER, inks, canvas)? - 4,
            Right::Change(change) => end = change.draw(at, &theme::NUMBER, inks, canvas)? - 4,
            _ => {}
        }
        let mut x = left;
        let all = width_of(kind, &theme::ENTRY) + 27 + width_of(&item.title, &theme::KEY);
        // What is short of room says what and where; the bar says which kind it is.
        if !kind.is_empty() && all <= end - left {
            canvas.text(
                kind,
                Point::new(x, base),
                &theme::ENTRY,
                theme::ACCENT,
                Align::Left,
            )?;
            x += width_of(kind, &theme::ENTRY) + 4;
        }
        if let Some((icon, colour)) = item.icon {
            canvas.icon(icon, Point::new(x, top), colour)?;
            x += 23;
        }
        let font = match width_of(&item.title, &theme::ENTRY) <= end - x {
            true => &theme::ENTRY,
            false => &theme::KEY,
        };
        canvas.text_within(&item.title, Point::new(x, base), end - x, font, ink)?;
        let mut end = right;
        if count > 1 {
            let mut which = Line::new();
            // Far shorter than a line.
            let _ = write!(which, "{}/{count}", place + 1);
            let at = Point::new(right, top + 30);
            canvas.text(&which, at, &theme::DETAIL, theme::DIM, Align::Right)?;
            end -= width_of(&which, &theme::DETAIL) + 6;
        }
        let at = Point::new(left, top + 30);
        canvas.text_within(&item.detail, at, end - left, &theme::DETAIL, theme::DIM)
    }
}

/// What begins the row of a player.
#[derive(Clone, Copy, Debug)]
pub struct LedgerRow<'t> {
    /// What the player is called.
    pub name: &'t str,
    /// The player's colour.
    pub colour: Colour,
    /// Is it this player's turn?
    pub is_turn: bool,
    /// Is this player done, passed or out?
    pub is_out: bool,
    /// Has this player the start marker, or what else is worth a flag?
    pub is_flagged: bool,
}

impl LedgerRow<'_> {
    /// In which ink the row is written.
    pub fn ink(&self) -> Colour {
        if self.is_out { theme::DIM } else { theme::TEXT }
    }

    /// In which ink its money is.
    pub fn bright(&self) -> Colour {
        if self.is_out {
            theme::DIM
        } else {
            theme::ACCENT
        }
    }

    /// The base line of what stands in a row, in its middle.
    pub fn base(place: Rectangle) -> i32 {
        place.center().y + 6
    }

    /// Draws the row's ground, whose it is, within so many pixels, and whether it is their turn.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        place: Rectangle,
        room: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self.is_out {
            true => canvas.outline(place, theme::LINE)?,
            false => canvas.panel(place, theme::PANEL)?,
        }
        if self.is_turn {
            canvas.ring(place, theme::ACCENT)?;
            canvas.speak(Spoken::Selected);
        }
        let base = Self::base(place);
        let hut = Point::new(theme::MARGIN + 3, base - 11);
        small_hut(self.colour, hut, canvas)?;
        let at = Point::new(NAME, base);
        canvas.text_within(self.name, at, room, &theme::KEY, self.ink())?;
        if self.is_flagged {
            draw_flag(Point::new(NAME + room + 1, base - 8), canvas)?;
        }
        if self.is_turn {
            draw_pointer(Point::new(0, base - 9), canvas)?;
        }
        Ok(())
    }
}

/// A small flag.
fn draw_flag<D: DrawTarget<Color = Colour>>(
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.fill(Rectangle::new(at, Size::new(1, 9)), theme::ACCENT)?;
    canvas.fill(
        Rectangle::new(at + Point::new(1, 0), Size::new(5, 4)),
        theme::ACCENT,
    )
}

/// Whose turn it is.
fn draw_pointer<D: DrawTarget<Color = Colour>>(
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for (x, inset) in (0..5).zip(0..) {
        let tall = (9 - inset * 2) as u32;
        let line = Rectangle::new(at + Point::new(x, inset), Size::new(1, tall));
        canvas.fill(line, theme::ACCENT)?;
    }
    Ok(())
}

/// A kind of entries on the bar.
#[derive(Clone, Copy, Debug)]
pub struct LedgerKind {
    /// Its sign.
    pub icon: &'static Icon,
    /// The colour of the sign where nothing else is to be said of it.
    pub colour: Colour,
    /// What the next one costs, where that is one number.
    pub cost: Option<u8>,
    /// Is it the chosen one?
    pub is_chosen: bool,
    /// Can anything of it be entered?
    pub is_there: bool,
}

impl LedgerKind {
    fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        place: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (ground, ink) = match (self.is_chosen, self.is_there) {
            (true, true) => (theme::ACCENT, theme::GROUND),
            (false, true) => (theme::PANEL, self.colour),
            (_, false) => (theme::PANEL, theme::LINE),
        };
        canvas.panel(place, ground)?;
        if self.is_chosen && !self.is_there {
            canvas.ring(place, theme::ACCENT)?;
        }
        let middle = place.center().x;
        let top = place.top_left.y;
        let drop = if self.cost.is_some() { 1 } else { 5 };
        canvas.icon(self.icon, Point::new(middle - 10, top + drop), ink)?;
        let Some(cost) = self.cost else {
            return Ok(());
        };
        let at = Point::new(middle, top + BAR - 4);
        // A coloured sign has a number like any other.
        let ink = if ink == self.colour { theme::TEXT } else { ink };
        canvas.text(&digits(cost), at, &theme::FOOTNOTE, ink, Align::Centre)
    }
}

/// Which kind of entries is chosen, and which of its entries. Kinds and entries go round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LedgerCursor<K> {
    /// Which kind.
    pub kind: K,
    /// Which of its entries.
    pub place: usize,
}

impl<K: Copy + PartialEq> LedgerCursor<K> {
    /// At the first entry of a kind.
    pub fn at(kind: K) -> Self {
        Self { kind, place: 0 }
    }

    /// To the next of some kinds, or the one before.
    pub fn step(&mut self, kinds: &[K], up: bool) {
        let place = kinds.iter().position(|kind| *kind == self.kind);
        let step = if up { 1 } else { kinds.len().saturating_sub(1) };
        let next = (place.unwrap_or_default() + step) % kinds.len().max(1);
        self.kind = kinds.get(next).copied().unwrap_or(self.kind);
        self.place = 0;
    }

    /// To the next of some kinds that has anything.
    pub fn step_on(&mut self, kinds: &[K], is_there: impl Fn(K) -> bool) {
        let here = self.kind;
        for _ in kinds {
            self.step(kinds, true);
            if self.kind == here || is_there(self.kind) {
                break;
            }
        }
    }

    /// To the next entry of the kind, or the one before. Where there is no joystick to step between
    /// kinds, the next kind comes after the last entry.
    pub fn choose(
        &mut self,
        kinds: &[K],
        count: impl Fn(K) -> usize,
        down: bool,
        into_next_kind: bool,
    ) {
        let last = count(self.kind).saturating_sub(1);
        let place = self.place.min(last);
        let at_end = if down { place == last } else { place == 0 };
        if at_end && into_next_kind {
            self.step(kinds, down);
            self.place = match down {
                true => 0,
                false => count(self.kind).saturating_sub(1),
            };
            return;
        }
        self.place = match (down, at_end) {
            (true, true) => 0,
            (false, true) => last,
            (true, false) => place + 1,
            (false, false) => place - 1,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [char; 3] = ['a', 'b', 'c'];

    fn count(kind: char) -> usize {
        match kind {
            'a' => 3,
            'b' => 0,
            _ => 2,
        }
    }

    #[test]
    fn kinds_and_entries_go_round() {
        let mut cursor = LedgerCursor::at('a');
        cursor.step(&KINDS, false);
        assert_eq!(cursor.kind, 'c');
        cursor.choose(&KINDS, count, false, false);
        assert_eq!(cursor.place, 1);
        cursor.choose(&KINDS, count, true, false);
        assert_eq!(cursor, LedgerCursor::at('c'));
        cursor.step(&KINDS, true);
        assert_eq!(cursor.kind, 'a');
    }

    #[test]
    fn kinds_without_an_entry_are_passed_by() {
        let mut cursor = LedgerCursor::at('a');
        cursor.step_on(&KINDS, |kind| count(kind) > 0);
        assert_eq!(cursor.kind, 'c');
        cursor.step_on(&KINDS, |kind| count(kind) > 0);
        assert_eq!(cursor.kind, 'a');
        cursor.step_on(&KINDS, |_| false);
        assert_eq!(cursor.kind, 'a');
    }

    #[test]
    fn without_a_joystick_up_and_down_pass_every_entry_of_every_kind_and_back() {
        let walk = |down: bool| {
            let mut cursor = LedgerCursor::at('a');
            let way: [(char, usize); 6] = core::array::from_fn(|_| {
                let here = (cursor.kind, cursor.place);
                cursor.choose(&KINDS, count, down, true);
                here
            });
            assert_eq!(cursor, LedgerCursor::at('a'));
            way
        };
        let down = walk(true);
        assert_eq!(
            down,
            [('a', 0), ('a', 1), ('a', 2), ('b', 0), ('c', 0), ('c', 1)]
        );
        let mut up = walk(false);
        up[1..].reverse();
        assert_eq!(up, down);
    }
}
