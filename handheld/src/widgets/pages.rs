//! Running text, wrapped to the screen and scrolled line by line: help pages, history, messages. A
//! text may hold pictures: a name in square brackets stands for one, as large as it is.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::board::Command;
use crate::canvas::{Align, Canvas, Look, first_line_by, letter_step};
use crate::font::Font;
use crate::theme::{self, Colour};
use crate::widgets::bar::{Seen, scroll_bar};

/// What a picture keeps free beside it, and above and below together.
const BESIDE: i32 = 3;
const ABOVE: i32 = 2;
/// Pictures up to this wide at the beginning of a paragraph have its lines beside them.
const HANGING: u32 = 32;

/// The pictures that a text may hold.
pub trait Pictures {
    /// What a paragraph keeps free above it, if it does not begin with a picture.
    const GAP: i32;

    /// How large a picture is; `None` if there is none of that name, so that it is text.
    fn size(&self, name: &str) -> Option<Size>;

    /// Draws a picture with its top left corner at a point.
    fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        name: &str,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error>;
}

/// A text without pictures.
#[derive(Clone, Copy, Debug)]
pub struct NoPictures;

impl Pictures for NoPictures {
    const GAP: i32 = 0;

    fn size(&self, _: &str) -> Option<Size> {
        None
    }

    fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        _: &str,
        _: Point,
        _: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        Ok(())
    }
}

/// A text with its pictures, in a place on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'t, P> {
    /// What it says.
    pub text: &'t str,
    /// What the names in brackets stand for.
    pub pictures: P,
    /// Where it lies.
    pub area: Rectangle,
    /// How large its letters are.
    pub look: Look,
}

/// A line of a text.
#[derive(Clone, Copy, Debug)]
struct Line<'t> {
    text: &'t str,
    /// How far to the right it begins.
    indent: i32,
    /// What is free above it.
    gap: i32,
    /// Its height without that.
    tall: i32,
}

impl<'t, P: Pictures> Sheet<'t, P> {
    fn font(&self) -> &'static Font {
        self.look.detail()
    }

    /// The height of a line of letters.
    fn letters(&self) -> i32 {
        if self.look.large_text { 20 } else { 17 }
    }

    fn width(&self) -> i32 {
        self.area.size.width as i32 - theme::MARGIN * 2 - 8
    }

    fn height(&self) -> i32 {
        self.area.size.height as i32 - 3
    }

    /// The picture that a text begins with: its name, its size and its bytes.
    fn picture<'n>(&self, text: &'n str) -> Option<(&'n str, Size, usize)> {
        // Every letter is asked: by its byte, which is quicker than by a pattern.
        if text.as_bytes().first() != Some(&b'[') {
            return None;
        }
        let name = text.get(1..)?.split_once(']')?.0;
        let size = self.pictures.size(name)?;
        Some((name, size, name.len() + 2))
    }

    /// How many bytes the first piece of a text has, and how wide it is.
    fn step(&self, text: &str) -> (usize, i32) {
        match self.picture(text) {
            Some((_, size, long)) => (long, size.width as i32 + BESIDE),
            None => letter_step(text, self.font()),
        }
    }

    /// The lines that the text is broken into.
    fn lines(&self) -> impl Iterator<Item = Line<'t>> {
        let (mut rest, mut hanging, mut begins) = (self.text, 0, true);
        core::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let first = self.picture(rest);
            let mut gap = 0;
            if begins {
                hanging = match first {
                    Some((_, size, _)) if size.width <= HANGING => size.width as i32 + BESIDE + 4,
                    _ => 0,
                };
                let is_first = rest.len() == self.text.len();
                gap = if is_first || first.is_some() {
                    0
                } else {
                    P::GAP
                };
            }
            let indent = if begins { 0 } else { hanging };
            let step = |text: &str| self.step(text);
            let (line, after) = first_line_by(rest, self.width() - indent, &step);
            let used = rest.len() - after.len();
            begins = rest.get(..used).is_some_and(|used| used.ends_with('\n'));
            rest = after;
            let tall = self.tall(line);
            Some(Line {
                text: line,
                indent,
                gap,
                tall,
            })
        })
    }

    /// As tall as its tallest picture, and at least as its letters.
    fn tall(&self, line: &str) -> i32 {
        let (mut rest, mut tall) = (line, self.letters());
        while let Some(at) = rest.find('[') {
            rest = rest.get(at..).unwrap_or("");
            if let Some((_, size, _)) = self.picture(rest) {
                tall = tall.max(size.height as i32 + ABOVE);
            }
            rest = rest.get(self.step(rest).0..).unwrap_or("");
        }
        tall
    }

    /// The first line from which on all that follows can be seen at once, and how many lines there
    /// are.
    fn last_top(&self) -> (usize, usize) {
        let tall = |line: &Line<'_>| line.gap + line.tall;
        let add = |(left, count), line| (left + tall(&line), count + 1);
        let (mut left, count) = self.lines().fold((0, 0_usize), add);
        let mut top = 0;
        for line in self.lines() {
            if left - line.gap <= self.height() {
                break;
            }
            left -= tall(&line);
            top += 1;
        }
        // A line that is taller than the screen is seen as far as it goes.
        (top.min(count.saturating_sub(1)), count)
    }

    /// How many lines can be seen at once from one on, at least one.
    fn visible(&self, top: usize) -> usize {
        let mut left = self.height();
        let mut fit = 0;
        for (number, line) in self.lines().skip(top).enumerate() {
            left -= line.tall + if number == 0 { 0 } else { line.gap };
            if left < 0 {
                break;
            }
            fit += 1;
        }
        fit.max(1)
    }

    /// Draws a line with its top left corner at a point.
    fn draw_line<D: DrawTarget<Color = Colour>>(
        &self,
        line: &Line<'_>,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let font = self.font();
        let baseline = at.y + (line.tall - self.letters()) / 2 + 14;
        let mut x = at.x + line.indent;
        let mut rest = line.text;
        while !rest.is_empty() {
            let (long, wide) = self.step(rest);
            if let Some((name, size, _)) = self.picture(rest) {
                let y = at.y + (line.tall - size.height as i32) / 2;
                self.pictures.draw(name, Point::new(x, y), canvas)?;
                x += wide;
                rest = rest.get(long..).unwrap_or("");
                continue;
            }
            let run = self.letters_of(rest);
            let word = run.trim_start();
            x += font.width_of(" ") * (run.len() - word.len()) as i32;
            if !word.is_empty() {
                let at = Point::new(x, baseline);
                canvas.text(word, at, font, theme::TEXT, Align::Left)?;
            }
            x += font.width_of(word);
            rest = rest.get(run.len()..).unwrap_or("");
        }
        Ok(())
    }

    /// The letters that a text begins with, up to a picture.
    fn letters_of<'n>(&self, text: &'n str) -> &'n str {
        let mut brackets = text.match_indices('[').map(|(at, _)| at);
        let is_picture = |at: &usize| text.get(*at..).is_some_and(|t| self.picture(t).is_some());
        let end = brackets.find(is_picture);
        end.and_then(|end| text.get(..end)).unwrap_or(text)
    }
}

/// How far a text is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pages {
    top: usize,
}

impl Pages {
    /// Scrolled to the end.
    pub fn at_the_end() -> Self {
        // Drawing holds it at the last line.
        Pages {
            top: usize::MAX / 2,
        }
    }

    /// Scrolls; says whether the command was for the text.
    pub fn handle(&mut self, command: Command) -> bool {
        match command {
            Command::Up => self.top = self.top.saturating_sub(1),
            // Drawing holds it at the last line.
            Command::Down => self.top += 1,
            _ => return false,
        }
        true
    }

    /// How much room a text takes in an area of some width, up to a number of lines.
    pub fn height(text: &str, width: u32, most: usize, look: Look) -> i32 {
        let area = Rectangle::new(Point::zero(), Size::new(width, 0));
        let sheet = Sheet {
            text,
            pictures: NoPictures,
            area,
            look,
        };
        sheet.lines().take(most).map(|line| line.tall).sum::<i32>() + 4
    }

    /// Is there more below what is seen?
    pub fn has_more<P: Pictures>(&self, sheet: &Sheet<'_, P>) -> bool {
        self.top < sheet.last_top().0
    }

    /// Goes on to what is below what is seen; says whether there was anything.
    pub fn read_on<P: Pictures>(&mut self, sheet: &Sheet<'_, P>) -> bool {
        let (last, _) = sheet.last_top();
        let has_more = self.top < last;
        self.top = (self.top + sheet.visible(self.top)).min(last);
        has_more
    }

    /// Draws the lines of a text that fit.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        area: Rectangle,
        text: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let sheet = Sheet {
            text,
            pictures: NoPictures,
            area,
            look: canvas.look,
        };
        self.draw_sheet(&sheet, canvas)
    }

    /// Draws the lines of a text with pictures that fit.
    pub fn draw_sheet<D: DrawTarget<Color = Colour>, P: Pictures>(
        &mut self,
        sheet: &Sheet<'_, P>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let area = sheet.area;
        let (last, count) = sheet.last_top();
        self.top = self.top.min(last);
        let visible = sheet.visible(self.top);
        let mut at = area.top_left + Point::new(theme::MARGIN + 2, 0);
        for (number, line) in sheet.lines().skip(self.top).take(visible).enumerate() {
            at.y += if number == 0 { 0 } else { line.gap };
            sheet.draw_line(&line, at, canvas)?;
            at.y += line.tall;
        }
        if count > visible {
            let right = area.top_left.x + area.size.width as i32 - theme::MARGIN;
            let seen = Seen {
                top: self.top,
                visible,
                count,
            };
            let corner = Point::new(right - 1, area.top_left.y + 4);
            scroll_bar(&seen, corner, area.size.height as i32 - 8, canvas)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    /// One picture, as wide and tall as said.
    struct One(Size);

    impl Pictures for One {
        const GAP: i32 = 4;

        fn size(&self, name: &str) -> Option<Size> {
            (name == "one").then_some(self.0)
        }

        fn draw<D: DrawTarget<Color = Colour>>(
            &self,
            _: &str,
            _: Point,
            _: &mut Canvas<'_, D>,
        ) -> Result<(), D::Error> {
            Ok(())
        }
    }

    fn sheet(text: &str, height: u32) -> Sheet<'_, One> {
        Sheet {
            text,
            pictures: One(Size::new(20, 20)),
            area: Rectangle::new(Point::zero(), Size::new(240, height)),
            look: Look::default(),
        }
    }

    const LONG: &str = "[one] A paragraph with a picture at its beginning, so that every line \
                        of it stands beside the picture.\nA second one, with [one] in it, and \
                        [two], which is no picture but a word in brackets, and so on and on.";

    #[test]
    fn lines_stand_beside_a_picture_that_a_paragraph_begins_with() {
        let sheet = sheet(LONG, 200);
        let lines: Vec<Line<'_>> = sheet.lines().collect();
        let second = lines
            .iter()
            .position(|line| line.text.starts_with("A second"));
        let second = second.unwrap();
        assert_eq!(lines[0].indent, 0);
        assert!(lines[1..second].iter().all(|line| line.indent == 27));
        assert!(lines[second..].iter().all(|line| line.indent == 0));
        assert_eq!(lines[second].gap, 4);
    }

    #[test]
    fn a_line_is_as_tall_as_its_picture_and_a_word_in_brackets_is_text() {
        let lines: Vec<i32> = sheet("[two]\n[one] x\nx [one]", 200)
            .lines()
            .map(|line| line.tall)
            .collect();
        assert_eq!(lines, [17, 22, 22]);
    }

    #[test]
    fn reading_on_shows_every_line_and_ends_at_the_last() {
        for height in [20, 40, 60, 90, 130, 400] {
            let sheet = sheet(LONG, height);
            let count = sheet.lines().count();
            let mut pages = Pages::default();
            let mut seen = 0;
            loop {
                assert!(pages.top <= seen, "a line was skipped");
                seen = seen.max(pages.top + sheet.visible(pages.top));
                let has_more = pages.has_more(&sheet);
                assert_eq!(pages.read_on(&sheet), has_more);
                if !has_more {
                    break;
                }
            }
            assert_eq!(seen, count, "{height}");
        }
    }

    #[test]
    fn a_picture_taller_than_the_screen_ends_nothing() {
        let sheet = Sheet {
            pictures: One(Size::new(300, 300)),
            ..sheet("[one]\n[one]\nx", 100)
        };
        let mut pages = Pages::default();
        while pages.read_on(&sheet) {}
        assert_eq!(pages.top, 2);
    }
}
