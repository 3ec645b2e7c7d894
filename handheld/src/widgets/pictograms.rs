//! What happened, in pictures: a row for whoever did it, with a pictogram for each thing in the order
//! in which it came, and a thin line between one action and the next. A row that gets too long goes on
//! in another one: nothing is left out.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use crate::canvas::{Align, Canvas, Look, width_of};
use crate::icons::Icon;
use crate::theme::{self, Colour};

/// The most pictograms of one thing that happened.
const PARTS: usize = 8;
/// The most pictograms of a row.
const IN_ROW: usize = 16;
/// The most things that happened in a row.
pub(super) const HAPPENED: usize = 12;
/// Between two pictograms where there is room.
const LOOSE: i32 = 2;
/// Where there is none: icons have an edge of their own.
const TIGHT: i32 = -2;
/// What the line between two actions takes, at the tightest.
const LINE: i32 = 7;
/// The height of a pictogram.
pub(super) const TALL: i32 = Icon::SIZE as i32;
/// The height of a row.
const ROW: i32 = 38;
/// The height of a row in large letters.
const LARGE_ROW: i32 = 42;
/// What the icon of whoever did it takes, with the edges of the row.
const BESIDE: i32 = 40;

/// A small picture of a thing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Part {
    /// Something that has an icon.
    Icon(&'static Icon, Colour),
    /// A card: its icon on parchment, below a band.
    Card(&'static Icon, Colour),
    /// A tile or the like: its icon on a plate, and how many things it is for.
    Plate(&'static Icon, Colour, u8),
    /// More or less of something.
    Change(i32),
    /// A number as it is.
    Number(u16),
    /// What has no picture, in a word.
    Word(&'static str),
    /// What came of it.
    Arrow,
    /// And more.
    Plus,
}

/// In whose row something stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// A player's.
    Seat(Seat),
    /// A row of its own: it concerns the whole table.
    Table,
    /// It follows from what came before it.
    Before,
}

/// One thing that happened, in pictures.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// In whose row it stands.
    pub whose: Whose,
    /// Does an action begin with it? Then a line parts it from what came before.
    pub begins: bool,
    /// What it brought whoever did it, in coins; less than nothing if they paid.
    pub coins: i32,
    parts: heapless::Vec<Part, PARTS>,
}

impl Picture {
    /// With these pictograms; those that are too many are left out.
    pub fn new(whose: Whose, parts: &[Part]) -> Self {
        Picture {
            whose,
            begins: false,
            coins: 0,
            parts: parts.iter().copied().take(PARTS).collect(),
        }
    }

    /// The beginning of an action, and what it costs.
    #[must_use]
    pub fn action(mut self, coins: i32) -> Self {
        self.begins = true;
        self.coins = coins;
        self
    }

    /// Its pictograms.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// With one pictogram more.
    #[must_use]
    pub fn and(mut self, part: Part) -> Self {
        // No game shows more than there is room for.
        let _ = self.parts.push(part);
        self
    }
}

/// A pictogram in its row.
#[derive(Clone, Copy, Debug)]
struct Piece {
    part: Part,
    /// Is there a line before it?
    line: bool,
    /// How wide it is.
    wide: i32,
}

/// A row of pictograms.
#[derive(Clone, Debug)]
pub struct PictureRow {
    /// Whose it is; `None` if it concerns the whole table.
    pub whose: Option<Seat>,
    /// All coins together.
    pub coins: i32,
    /// Does it go on with what did not fit the row before it?
    pub goes_on: bool,
    /// How many things happened in it, with and without pictograms.
    happened: usize,
    pieces: heapless::Vec<Piece, IN_ROW>,
}

/// What a row says besides its pictograms.
#[derive(Clone, Copy, Debug)]
pub struct RowTitle<'t> {
    /// Who, or what it is.
    pub name: &'t str,
    /// At the left; nothing where the row goes on with the one above it.
    pub icon: Option<(&'static Icon, Colour)>,
    /// Is it the one that is chosen?
    pub chosen: bool,
    /// A word in the corner, if any.
    pub tag: &'t str,
}

impl PictureRow {
    fn new(whose: Option<Seat>, goes_on: bool) -> Self {
        PictureRow {
            whose,
            coins: 0,
            goes_on,
            happened: 0,
            pieces: heapless::Vec::new(),
        }
    }

    /// How high a row is.
    pub fn tall(look: Look) -> i32 {
        if look.large_text { LARGE_ROW } else { ROW }
    }

    /// How much room pictograms have in a row of some width.
    pub fn room(width: i32) -> i32 {
        width - BESIDE
    }

    /// The width of all pictograms, at some distance.
    fn width(&self, gap: i32) -> i32 {
        let one = |piece: &Piece| piece.wide + gap + if piece.line { LINE } else { 0 };
        self.pieces.iter().map(one).sum()
    }

    /// Would this stand in the row, and is there room for it?
    fn takes(&self, picture: &Picture, room: i32) -> bool {
        let same = match picture.whose {
            Whose::Seat(seat) => self.whose == Some(seat),
            Whose::Table => self.whose.is_none(),
            Whose::Before => true,
        };
        let more = picture.parts.iter().map(|part| wide(*part) + TIGHT);
        let fits =
            || self.pieces.is_empty() || self.width(TIGHT) + LINE + more.sum::<i32>() <= room;
        let count = self.pieces.len() + picture.parts.len();
        same && count <= IN_ROW && self.happened < HAPPENED && fits()
    }

    fn add(&mut self, picture: &Picture) {
        self.coins += picture.coins;
        self.happened += 1;
        for (number, part) in picture.parts.iter().enumerate() {
            let line = number == 0 && picture.begins && !self.pieces.is_empty();
            // A row never has more: it was made sure of.
            let _ = self.pieces.push(Piece {
                part: *part,
                line,
                wide: wide(*part),
            });
        }
    }

    /// Draws the row.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        title: &RowTitle<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        canvas.panel(area, theme::PANEL)?;
        if title.chosen {
            canvas.ring(area, theme::ACCENT)?;
        }
        let (left, top) = (area.top_left.x, area.top_left.y);
        let height = area.size.height as i32;
        let middle = top + (height - TALL) / 2;
        if let Some((icon, colour)) = title.icon {
            canvas.icon(icon, Point::new(left + 5, middle), colour)?;
        }
        let right = self.draw_corner(area, title.tag, canvas)?;
        let font = if canvas.look.large_text {
            &theme::ENTRY
        } else {
            &theme::KEY
        };
        let at = Point::new(left + 30, top + 12);
        canvas.text_within(title.name, at, right - at.x - 2, font, theme::TEXT)?;
        let room = Self::room(area.size.width as i32);
        let gap = if self.width(LOOSE) <= room {
            LOOSE
        } else {
            TIGHT
        };
        let low = top + height - TALL - 1;
        let mut at = Point::new(left + 30, if title.name.is_empty() { middle } else { low });
        for piece in &self.pieces {
            if piece.line {
                let line = Rectangle::new(at + Point::new(LINE / 2, 2), Size::new(1, 16));
                canvas.fill(line, theme::DIM)?;
                at.x += LINE;
            }
            draw_part(piece.part, at, canvas)?;
            at.x += piece.wide + gap;
        }
        Ok(())
    }

    /// Draws coins and tag in the right corner, and says where they begin.
    fn draw_corner<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        tag: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let top = area.top_left.y;
        let mut right = area.top_left.x + area.size.width as i32 - 5;
        if !tag.is_empty() {
            let wide = width_of(tag, &theme::FOOTNOTE) + 8;
            let plate = Rectangle::new(
                Point::new(right - wide, top + 3),
                Size::new(wide as u32, 13),
            );
            canvas.panel(plate, theme::ACCENT)?;
            let at = Point::new(right - wide + 4, top + 13);
            canvas.text(tag, at, &theme::FOOTNOTE, theme::GROUND, Align::Left)?;
            right -= wide + 4;
        }
        if self.coins != 0 {
            let text = signed(self.coins);
            let at = Point::new(right, top + 15);
            canvas.text(&text, at, &theme::ENTRY, theme::ACCENT, Align::Right)?;
            right -= width_of(&text, &theme::ENTRY) + 17;
            // The icon would reach down to the pictograms.
            canvas.disc(Point::new(right, top + 2), theme::ACCENT)?;
            let hole = Rectangle::new(Point::new(right + 5, top + 7), Size::new(4, 4));
            canvas.fill(hole, theme::PANEL)?;
        }
        Ok(right)
    }
}

/// Makes rows of what happened, one thing after the other: no more than one row is kept.
#[derive(Debug)]
pub struct RowMaker {
    room: i32,
    row: Option<PictureRow>,
    begun: usize,
}

impl RowMaker {
    /// For pictograms of so much room.
    pub fn new(room: i32) -> Self {
        RowMaker {
            room,
            row: None,
            begun: 0,
        }
    }

    /// Adds what happened; gives the number and the row that is finished by that, if one is.
    pub fn add(&mut self, picture: &Picture) -> Option<(usize, PictureRow)> {
        if let Some(row) = self
            .row
            .as_mut()
            .filter(|row| row.takes(picture, self.room))
        {
            row.add(picture);
            return None;
        }
        let whose = match picture.whose {
            Whose::Seat(seat) => Some(seat),
            Whose::Table => None,
            Whose::Before => self.row.as_ref().and_then(|row| row.whose),
        };
        let goes_on = whose.is_some() && self.row.as_ref().is_some_and(|row| row.whose == whose);
        let mut row = PictureRow::new(whose, goes_on);
        row.add(picture);
        let number = self.begun.saturating_sub(1);
        self.begun += 1;
        self.row.replace(row).map(|finished| (number, finished))
    }

    /// Does the row that was begun last go on with the one before it?
    pub fn goes_on(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.goes_on)
    }

    /// How many rows were begun: the last of them is not finished.
    pub fn begun(&self) -> usize {
        self.begun
    }

    /// The last row.
    pub fn finish(self) -> Option<(usize, PictureRow)> {
        self.row.map(|row| (self.begun.saturating_sub(1), row))
    }
}

fn signed(number: i32) -> heapless::String<12> {
    let mut text = heapless::String::new();
    // Any number is shorter.
    let _ = write!(text, "{number:+}");
    text
}

fn times(count: u8) -> heapless::String<12> {
    let mut text = heapless::String::new();
    let _ = write!(text, "x{count}");
    text
}

/// How wide a pictogram is.
pub(super) fn wide(part: Part) -> i32 {
    match part {
        Part::Icon(..) => TALL,
        Part::Card(..) => TALL + 2,
        Part::Plate(_, _, count) => TALL + width_of(&times(count), &theme::KEY) + 6,
        Part::Change(number) => width_of(&signed(number), &theme::KEY) + 2,
        Part::Number(number) => {
            let mut text: heapless::String<8> = heapless::String::new();
            let _ = write!(text, "{number}");
            width_of(&text, &theme::KEY) + 4
        }
        Part::Word(word) => width_of(word, &theme::DETAIL) + 10,
        Part::Arrow | Part::Plus => 12,
    }
}

/// Draws a pictogram with its top left corner at a point.
pub(super) fn draw_part<D: DrawTarget<Color = Colour>>(
    part: Part,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let line = at + Point::new(1, 15);
    let wide = wide(part);
    let place = Rectangle::new(at, Size::new(wide as u32, TALL as u32));
    match part {
        Part::Icon(icon, colour) => canvas.icon(icon, at, colour),
        Part::Card(icon, band) => {
            canvas.panel(Rectangle::new(at, Size::new(21, 21)), theme::TEXT)?;
            canvas.fill(
                Rectangle::new(at + Point::new(2, 1), Size::new(17, 3)),
                band,
            )?;
            canvas.icon(icon, at + Point::new(1, 2), theme::GROUND)
        }
        Part::Plate(icon, colour, count) => {
            canvas.panel(place, theme::BLACK)?;
            canvas.outline(place, theme::ACCENT)?;
            canvas.icon(icon, at + Point::new(1, 0), colour)?;
            let text = times(count);
            canvas.text(
                &text,
                line + Point::new(TALL + 1, 0),
                &theme::KEY,
                theme::TEXT,
                Align::Left,
            )
        }
        Part::Change(number) => canvas.text(
            &signed(number),
            line,
            &theme::KEY,
            theme::ACCENT,
            Align::Left,
        ),
        Part::Number(number) => {
            let mut text: heapless::String<8> = heapless::String::new();
            let _ = write!(text, "{number}");
            canvas.text(&text, line, &theme::KEY, theme::TEXT, Align::Left)
        }
        Part::Word(word) => {
            let chip = Rectangle::new(at + Point::new(0, 1), Size::new(wide as u32, 17));
            canvas.panel(chip, theme::LINE)?;
            let at = at + Point::new(5, 14);
            canvas.text(word, at, &theme::DETAIL, theme::TEXT, Align::Left)
        }
        Part::Arrow => {
            let shaft = Rectangle::new(at + Point::new(1, 10), Size::new(9, 1));
            canvas.fill(shaft, theme::DIM)?;
            for back in 1..4 {
                let head = at + Point::new(9 - back, 10 - back);
                let size = Size::new(1, back as u32 * 2 + 1);
                canvas.fill(Rectangle::new(head, size), theme::DIM)?;
            }
            Ok(())
        }
        Part::Plus => {
            for (corner, size) in [((2, 9), (8, 2)), ((5, 6), (2, 8))] {
                let bar = Rectangle::new(at + Point::from(corner), Size::from(size));
                canvas.fill(bar, theme::DIM)?;
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::icons;

    const ROOM: i32 = 190;

    fn did(seat: Seat, parts: usize) -> Picture {
        let icon = Part::Icon(&icons::HUT, theme::TEXT);
        Picture::new(Whose::Seat(seat), &[icon; PARTS][..parts]).action(-2)
    }

    /// Whose rows there are, with coins and the number of pictograms.
    fn rows(pictures: &[Picture]) -> Vec<(Option<Seat>, i32, usize)> {
        let mut maker = RowMaker::new(ROOM);
        let mut made = Vec::new();
        for picture in pictures {
            made.extend(maker.add(picture));
        }
        let begun = maker.begun();
        made.extend(maker.finish());
        let numbers: Vec<usize> = made.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, (0..begun).collect::<Vec<_>>());
        let tell = |(_, row): &(usize, PictureRow)| (row.whose, row.coins, row.pieces.len());
        made.iter().map(tell).collect()
    }

    #[test]
    fn a_row_goes_on_where_the_one_before_it_is_the_same_players() {
        let mut maker = RowMaker::new(ROOM);
        let mut rows = Vec::new();
        for seat in [Seat::One, Seat::One, Seat::One, Seat::Two, Seat::One] {
            rows.extend(maker.add(&did(seat, PARTS)));
        }
        rows.extend(maker.finish());
        let goes_on: Vec<bool> = rows.iter().map(|(_, row)| row.goes_on).collect();
        assert_eq!(goes_on, [false, true, true, false, false]);
    }

    #[test]
    fn what_one_player_does_in_a_row_stands_in_one_row() {
        let told = rows(&[did(Seat::One, 3), did(Seat::One, 2), did(Seat::Two, 1)]);
        let expected = [(Some(Seat::One), -4, 5), (Some(Seat::Two), -2, 1)];
        assert_eq!(told, expected);
    }

    #[test]
    fn what_follows_stands_beside_what_it_follows_from() {
        let card = Part::Card(&icons::COIN, theme::TEXT);
        let follows = Picture::new(Whose::Before, &[card]);
        let told = rows(&[did(Seat::Two, 2), follows.clone()]);
        assert_eq!(told, [(Some(Seat::Two), -2, 3)]);
        assert_eq!(rows(&[follows]), [(None, 0, 1)]);
    }

    #[test]
    fn what_concerns_all_has_a_row_of_its_own() {
        let year = Picture::new(Whose::Table, &[Part::Number(1923)]);
        let told = rows(&[did(Seat::One, 1), year.clone(), year, did(Seat::One, 1)]);
        let one = (Some(Seat::One), -2, 1);
        assert_eq!(told, [one, (None, 0, 2), one]);
    }

    #[test]
    fn a_long_row_goes_on_in_another_and_loses_nothing() {
        let many: Vec<Picture> = (0..20).map(|_| did(Seat::Three, 3)).collect();
        let told = rows(&many);
        assert!(told.len() > 4);
        assert!(told.iter().all(|(seat, _, _)| *seat == Some(Seat::Three)));
        assert_eq!(told.iter().map(|(_, _, parts)| parts).sum::<usize>(), 60);
        assert_eq!(told.iter().map(|(_, coins, _)| coins).sum::<i32>(), -40);
    }

    #[test]
    fn no_row_is_wider_than_its_room() {
        let mut maker = RowMaker::new(ROOM);
        for number in 0..40u16 {
            let picture =
                Picture::new(Whose::Before, &[Part::Word("passed"), Part::Number(number)]);
            if let Some((_, row)) = maker.add(&picture) {
                assert!(row.width(TIGHT) <= ROOM);
            }
        }
    }
}
