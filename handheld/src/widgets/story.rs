//! Rows of pictograms to choose from, and below them a strip that says the chosen row in words. What is
//! told is asked for anew whenever it is needed: only one row and its words are ever kept.

use core::fmt::{Result as Written, Write};
use core::ops::Range;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::bar::{Seen, scroll_bar};
use super::list::Line;
use super::pictograms::{HAPPENED, Picture, PictureRow, RowMaker, RowTitle, Whose};
use crate::board::{Board, Command};
use crate::canvas::{Align, Canvas, Look, first_line};
use crate::icons::Icon;
use crate::theme::{self, Colour};

/// Tells a thing in words.
pub type InWords<'w> = &'w dyn Fn(&mut dyn Write) -> Written;
/// Takes in what is told, in pictures and in words, with its number.
pub type Reader<'r> = &'r mut dyn FnMut(usize, &Picture, InWords<'_>);
/// Tells everything from a number on, whenever it is asked to.
pub type Teller<'t> = &'t dyn Fn(usize, Reader<'_>);

/// The most letters of a sentence, in bytes, with the space behind it.
const SENTENCE: usize = 168;
/// The words of a row.
type Words = heapless::String<{ SENTENCE * HAPPENED }>;

/// The least lines of words that are seen.
const LEAST_LINES: i32 = 2;
/// What the edges of the strip take.
const EDGE: i32 = 2;
/// What the arrows of the strip take.
const ARROWS: i32 = 14;
/// What a scroll bar takes.
const BAR: i32 = 7;
/// The last row, before it is known which that is.
const LAST: usize = usize::MAX;
/// The most rows on a screen, and one above them.
const STARTS: usize = 6;

/// What stands in a row besides its pictograms.
#[derive(Clone, Debug)]
pub struct RowText {
    /// Who, or what it is.
    pub name: Line,
    /// At the left, if anything.
    pub icon: Option<(&'static Icon, Colour)>,
    /// A word in the corner, if any.
    pub tag: heapless::String<16>,
}

impl RowText {
    /// With a name and an icon, and no tag.
    pub fn new(name: &str, icon: (&'static Icon, Colour)) -> Self {
        let mut line = Line::new();
        // What does not fit would be cut anyway.
        let _ = line.push_str(name);
        RowText {
            name: line,
            icon: Some(icon),
            tag: heapless::String::new(),
        }
    }
}

/// Which row is chosen, how far its words are read, and what was on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Story {
    chosen: usize,
    /// The first row on the screen.
    top: usize,
    /// The first line of words on the screen.
    line: usize,
    /// The first row that ever was on the screen.
    seen_from: usize,
    /// How many rows there are, once they were counted.
    rows: Option<usize>,
    /// How many lines of words the chosen row has, once they were counted.
    lines: Option<usize>,
    /// From where on the last rows are told.
    end: Start,
}

/// From where on rows can be told without those before.
#[derive(Clone, Copy, Default, Debug)]
struct Start {
    /// The first of them.
    row: usize,
    /// The number of the first thing in it.
    number: usize,
}

/// The place that a story has on a screen.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    body: Rectangle,
    look: Look,
    /// What is drawn below the words takes so much.
    below: i32,
}

impl Stage {
    /// All that is between header and footer.
    pub fn new(board: Board, look: Look) -> Self {
        let size = board.size();
        let height = size.height as i32 - theme::HEADER - theme::FOOTER;
        Stage {
            body: Rectangle::new(
                Point::new(0, theme::HEADER),
                Size::new(size.width, height as u32),
            ),
            look,
            below: 0,
        }
    }

    /// With room for what is drawn below the words.
    #[must_use]
    pub fn with_room_below(mut self, below: i32) -> Self {
        self.below = below;
        self
    }

    fn line_height(&self) -> i32 {
        if self.look.large_text { 20 } else { 17 }
    }

    /// How many rows fit above the words.
    fn rows(&self) -> usize {
        let strip = LEAST_LINES * self.line_height() + EDGE + self.below;
        let height = self.body.size.height as i32 - strip;
        (height / PictureRow::tall(self.look)).max(1) as usize
    }

    /// The strip below so many rows.
    fn strip(&self, rows: usize) -> Rectangle {
        let top = rows as i32 * PictureRow::tall(self.look) + 2;
        let height = (self.body.size.height as i32 - top - 1).max(0);
        Rectangle::new(
            self.body.top_left + Point::new(theme::MARGIN, top),
            Size::new(self.width() as u32, height as u32),
        )
    }

    /// The part of the strip that words may fill.
    fn words(&self, rows: usize) -> Rectangle {
        let strip = self.strip(rows);
        let size = strip.size.saturating_sub(Size::new(0, self.below as u32));
        Rectangle::new(strip.top_left, size)
    }

    fn width(&self) -> i32 {
        self.body.size.width as i32 - theme::MARGIN * 2
    }

    /// How many lines of words fit below so many rows.
    fn lines(&self, rows: usize) -> usize {
        let height = self.words(rows).size.height as i32;
        (height / self.line_height()).max(1) as usize
    }

    fn maker(&self) -> RowMaker {
        RowMaker::new(PictureRow::room(self.width() - BAR))
    }

    fn count_lines(&self, words: &str) -> usize {
        let mut rest = words;
        let mut count = 0;
        while !rest.is_empty() {
            rest = first_line(rest, self.width() - ARROWS - 10, self.look.detail()).1;
            count += 1;
        }
        count
    }
}

impl Story {
    /// Told from its beginning.
    pub const fn from_the_start() -> Self {
        Story {
            chosen: 0,
            top: 0,
            line: 0,
            seen_from: 0,
            rows: None,
            lines: None,
            end: Start { row: 0, number: 0 },
        }
    }

    /// Read from its end, which is what happened last.
    pub const fn from_the_end() -> Self {
        Story {
            chosen: LAST,
            top: LAST,
            line: 0,
            seen_from: LAST,
            rows: None,
            lines: None,
            end: Start { row: 0, number: 0 },
        }
    }

    /// Reads on in the words or chooses another row; says whether the command was for the story.
    pub fn handle(&mut self, command: Command, stage: &Stage, tell: Teller<'_>) -> bool {
        if !matches!(command, Command::Up | Command::Down) {
            return false;
        }
        let (rows, lines) = self.survey(stage, tell);
        let visible = stage.lines(stage.rows().min(rows));
        if command == Command::Down {
            if self.line + visible < lines {
                self.line += visible;
            } else if self.chosen + 1 < rows {
                self.choose(self.chosen + 1, stage);
            }
        } else if self.line > 0 {
            self.line = self.line.saturating_sub(visible);
        } else {
            self.choose(self.chosen.saturating_sub(1), stage);
        }
        true
    }

    /// Goes on to earlier rows that were not on the screen yet; says whether there were any.
    pub fn read_back(&mut self, stage: &Stage, tell: Teller<'_>) -> bool {
        self.survey(stage, tell);
        if self.seen_from == 0 {
            return false;
        }
        let newest = self.seen_from - 1;
        self.top = self.seen_from.saturating_sub(stage.rows());
        self.choose(newest, stage);
        true
    }

    /// Are there earlier rows that were not on the screen yet?
    pub fn has_unread(&self) -> bool {
        self.seen_from > 0 && self.rows.is_some()
    }

    /// The number of the last row.
    pub fn last_row(&mut self, stage: &Stage, tell: Teller<'_>) -> usize {
        self.count(stage, tell).saturating_sub(1)
    }

    /// The numbers of what the chosen row tells, from the first to behind the last.
    pub fn chosen_things(&mut self, stage: &Stage, tell: Teller<'_>) -> Range<usize> {
        self.count(stage, tell);
        let (from, chosen) = (self.start(self.chosen), self.chosen);
        let mut maker = stage.maker();
        let mut things: Option<Range<usize>> = None;
        tell(from.number, &mut |number, picture, _| {
            maker.add(picture);
            if from.row + maker.begun() == chosen + 1 {
                let first = things.as_ref().map_or(number, |things| things.start);
                things = Some(first..number + 1);
            }
        });
        things.unwrap_or_default()
    }

    /// How many rows there are. Nothing is put into words for that.
    fn count(&mut self, stage: &Stage, tell: Teller<'_>) -> usize {
        if let Some(rows) = self.rows {
            return rows;
        }
        let mut maker = stage.maker();
        let mut starts = [Start::default(); STARTS];
        tell(0, &mut |number, picture, _| {
            let row = maker.begun();
            maker.add(picture);
            // What stands in the row before it, or goes on with it, needs that.
            let stands_alone = picture.whose != Whose::Before && !maker.goes_on();
            if maker.begun() > row && stands_alone {
                starts.rotate_right(1);
                if let Some(newest) = starts.first_mut() {
                    *newest = Start { row, number };
                }
            }
        });
        let rows = maker.begun();
        self.rows = Some(rows);
        let first = rows.saturating_sub(stage.rows());
        let start = starts.iter().find(|start| start.row <= first);
        self.end = start.copied().unwrap_or_default();
        if self.chosen == LAST {
            self.top = rows.saturating_sub(stage.rows());
            self.seen_from = self.top;
        }
        self.choose(self.chosen.min(rows.saturating_sub(1)), stage);
        rows
    }

    /// From where on rows are told, if none before this one is needed.
    fn start(&self, row: usize) -> Start {
        if self.end.row <= row {
            self.end
        } else {
            Start::default()
        }
    }

    fn choose(&mut self, row: usize, stage: &Stage) {
        if row != self.chosen {
            self.lines = None;
            self.line = 0;
        }
        self.chosen = row;
        let visible = stage.rows();
        self.top = self.top.min(row).max((row + 1).saturating_sub(visible));
        self.seen_from = self.seen_from.min(self.top);
    }

    /// Counts rows, and the lines of the chosen one, unless it is known how many there are.
    // Never inlined: the words are large, and whoever draws needs the stack too.
    #[inline(never)]
    fn survey(&mut self, stage: &Stage, tell: Teller<'_>) -> (usize, usize) {
        let rows = self.count(stage, tell);
        if let Some(lines) = self.lines {
            return (rows, lines);
        }
        let from = self.start(self.chosen);
        let mut maker = stage.maker();
        let mut words = Words::new();
        tell(from.number, &mut |_, picture, in_words| {
            maker.add(picture);
            if from.row + maker.begun() == self.chosen + 1 {
                add(&mut words, in_words);
            }
        });
        let lines = stage.count_lines(&words);
        self.lines = Some(lines);
        (rows, lines)
    }

    /// Draws the rows that fit, and the words of the chosen one.
    // Never inlined: as above.
    #[inline(never)]
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        stage: &Stage,
        tell: Teller<'_>,
        title: &mut dyn FnMut(usize, &PictureRow) -> RowText,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let rows = self.count(stage, tell);
        // Larger letters may have been asked for since.
        self.choose(self.chosen, stage);
        let visible = stage.rows().min(rows);
        let scrolls = rows > visible;
        let tall = PictureRow::tall(stage.look);
        let corner = stage.body.top_left + Point::new(theme::MARGIN, 2);
        let width = stage.width() - if scrolls { BAR } else { 0 };
        let window = self.top..self.top + visible;
        let mut maker = stage.maker();
        let mut words = Words::new();
        let chosen = self.chosen;
        let from = self.start(self.top);
        let mut result = Ok(());
        let mut draw_row = |number: usize, row: &PictureRow| {
            if result.is_err() || !window.contains(&number) {
                return;
            }
            let at = corner + Point::new(0, (number - window.start) as i32 * tall);
            let area = Rectangle::new(at, Size::new(width as u32, tall as u32 - 2));
            let text = title(number, row);
            let title = RowTitle {
                name: &text.name,
                icon: text.icon,
                chosen: number == chosen,
                tag: &text.tag,
            };
            result = row.draw(area, &title, canvas);
        };
        tell(from.number, &mut |_, picture, in_words| {
            if let Some((number, row)) = maker.add(picture) {
                draw_row(from.row + number, &row);
            }
            if from.row + maker.begun() == chosen + 1 {
                add(&mut words, in_words);
            }
        });
        if let Some((number, row)) = maker.finish() {
            draw_row(from.row + number, &row);
        }
        result?;
        if scrolls {
            let seen = Seen {
                top: self.top,
                visible,
                count: rows,
            };
            let at = corner + Point::new(stage.width() - 3, 0);
            scroll_bar(&seen, at, visible as i32 * tall - 2, canvas)?;
        }
        canvas.panel(stage.strip(visible), theme::BLACK)?;
        self.draw_words(stage, stage.words(visible), &words, canvas)
    }

    /// The number of the row that is chosen.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    /// What is left of the strip for what is drawn below the words.
    pub fn below(&self, stage: &Stage) -> Rectangle {
        let visible = stage.rows().min(self.rows.unwrap_or(0));
        let (strip, words) = (stage.strip(visible), stage.words(visible));
        let tall = words.size.height;
        Rectangle::new(
            strip.top_left + Point::new(4, tall as i32),
            strip.size.saturating_sub(Size::new(8, tall)),
        )
    }

    /// Draws the strip.
    fn draw_words<D: DrawTarget<Color = Colour>>(
        &mut self,
        stage: &Stage,
        strip: Rectangle,
        words: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let lines = stage.count_lines(words);
        self.lines = Some(lines);
        let font = stage.look.detail();
        let tall = stage.line_height();
        let visible = (strip.size.height as i32 / tall).max(1) as usize;
        let mut rest = words;
        let mut number = 0;
        while !rest.is_empty() && number < self.line + visible {
            let (line, after) = first_line(rest, stage.width() - ARROWS - 10, font);
            if number >= self.line {
                let y = (number - self.line) as i32 * tall + tall - 3;
                let at = strip.top_left + Point::new(6, y);
                canvas.text(line, at, font, theme::TEXT, Align::Left)?;
            }
            number += 1;
            rest = after;
        }
        if lines > visible {
            let right = strip.top_left + Point::new(strip.size.width as i32 - 12, 0);
            let middle = strip.size.height as i32 / 2;
            let (more, less) = (self.line + visible < lines, self.line > 0);
            arrow(right + Point::new(0, middle - 3), -1, less, canvas)?;
            arrow(right + Point::new(0, middle + 2), 1, more, canvas)?;
        }
        Ok(())
    }
}

/// Adds a sentence to some words. They have room for all sentences of a row.
fn add(words: &mut Words, in_words: InWords<'_>) {
    let before = words.len();
    if before > 0 {
        let _ = words.push(' ');
    }
    let begun = words.len();
    let _ = in_words(words);
    // Who has nothing to say needs no space.
    if words.len() == begun {
        words.truncate(before);
    }
}

/// A small arrow: brass if there is something in its direction. It grows from its base.
fn arrow<D: DrawTarget<Color = Colour>>(
    base: Point,
    direction: i32,
    lit: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let colour = if lit { theme::ACCENT } else { theme::LINE };
    for step in 0..4 {
        let at = base + Point::new(step, step * direction);
        canvas.fill(
            Rectangle::new(at, Size::new(7 - step as u32 * 2, 1)),
            colour,
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
