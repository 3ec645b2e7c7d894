//! Drawing in the theme's terms on any display: text that is measured and cut to fit, panels,
//! icons.

use core::convert::Infallible;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::clock::Time;
use crate::company::Face;
use crate::font::Font;
use crate::icons::Icon;
use crate::pattern::Pattern;
use crate::picture::{Condition, Picture, Scale};
use crate::qr::QrCode;
use crate::settings::Settings;
use crate::sketch::{Place, Shape, Sketch, Spot};
use crate::theme::{self, Colour};
use crate::widgets;

/// How much shorter the first rows of a panel are, at each end.
const PANEL_CORNER: [i32; 3] = [3, 1, 1];
/// How large a disc is.
pub(crate) const DISC: Size = Size::new_equal(14);
/// How much shorter the first rows of a disc are, at each end.
const DISC_CORNER: [i32; 4] = [4, 3, 2, 1];

/// What is between two dashes.
const DASH_GAP: i32 = 3;

/// What stands for the rest of a text that was cut.
const DOTS: &str = "..";

/// Where a text lies relative to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// The point is its left end.
    Left,
    /// The point is its middle.
    Centre,
    /// The point is its right end.
    Right,
}

/// How people like it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// Black and white with strong colours.
    pub high_contrast: bool,
    /// Larger letters where running text is.
    pub large_text: bool,
    /// What the turn took so far, in the header of its screens.
    pub clock: Option<Time>,
    /// On light paper: what is light otherwise is dark.
    pub is_paper: bool,
}

impl Look {
    /// As the settings say.
    pub fn of(settings: &Settings) -> Look {
        Look {
            high_contrast: settings.high_contrast,
            large_text: settings.large_text,
            clock: None,
            is_paper: false,
        }
    }

    /// The colour that stands for one of the theme's.
    fn tone(self, colour: Colour) -> Colour {
        let colour = match self.is_paper {
            true => colour.on_paper(),
            false => colour,
        };
        if self.high_contrast {
            colour.in_high_contrast()
        } else {
            colour
        }
    }

    /// The font of details and running text.
    pub fn detail(self) -> &'static Font {
        if self.large_text {
            &theme::DETAIL_LARGE
        } else {
            &theme::DETAIL
        }
    }

    /// The font of entries.
    pub fn entry(self) -> &'static Font {
        if self.large_text {
            &theme::TITLE
        } else {
            &theme::ENTRY
        }
    }
}

/// What is read out to those who cannot see the screen: its texts, and what else is drawn about
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoken<'t> {
    /// What is written.
    Text(&'t str),
    /// What comes next is the entry that is selected.
    Selected,
    /// The entry that was read is switched on or off.
    Switch(bool),
    /// The entry that was read cannot be chosen.
    Unavailable,
    /// What comes next is what was advised.
    Advised,
}

/// A display with the theme's tools. Errors are the display's own. Whatever is drawn is one of few
/// shapes, which are either drawn at once or noted in a sketch: a new tool is made of the ones that are there.
pub struct Canvas<'d, D> {
    display: &'d mut D,
    sketch: Option<&'d mut Sketch>,
    /// How it should look.
    pub look: Look,
    reader: Option<&'d mut dyn FnMut(Spoken<'_>)>,
    /// The row of pixels in which the mark of what was advised is, if it was drawn: what comes over it leaves it seen.
    pub marked: Option<i32>,
    /// Is what the advised is good for written at its mark as a whole?
    pub is_advice_read: bool,
}

impl<'d, D: DrawTarget<Color = Colour>> Canvas<'d, D> {
    /// Draws on a display.
    pub fn new(display: &'d mut D, look: Look) -> Self {
        Self {
            display,
            sketch: None,
            look,
            reader: None,
            marked: None,
            is_advice_read: false,
        }
    }

    /// Notes what would be drawn on a display like this one.
    pub fn sketching(display: &'d mut D, look: Look, sketch: &'d mut Sketch) -> Self {
        Self {
            display,
            sketch: Some(sketch),
            look,
            reader: None,
            marked: None,
            is_advice_read: false,
        }
    }

    /// Draws on a display, and reads everything out as it is drawn.
    pub fn read_out(display: &'d mut D, look: Look, reader: &'d mut dyn FnMut(Spoken<'_>)) -> Self {
        Self {
            display,
            sketch: None,
            look,
            reader: Some(reader),
            marked: None,
            is_advice_read: false,
        }
    }

    /// Says what is seen but not written, if anybody listens.
    pub fn speak(&mut self, spoken: Spoken<'_>) {
        if let Some(reader) = &mut self.reader {
            reader(spoken);
        }
    }

    /// Notes a shape, if this is for a sketch; says whether it was.
    fn noted(&mut self, shape: impl FnOnce() -> Shape, colour: Colour) -> bool {
        let Some(sketch) = &mut self.sketch else {
            return false;
        };
        sketch.add(shape(), self.look.tone(colour));
        true
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, area: Rectangle, colour: Colour) -> Result<(), D::Error> {
        if self.noted(|| Shape::Fill(Place::of(area)), colour) {
            return Ok(());
        }
        let colour = self.look.tone(colour);
        self.display.fill_solid(&area, colour)
    }

    /// Fills a rectangle with a pattern.
    pub(crate) fn pattern(
        &mut self,
        area: Rectangle,
        pattern: Pattern,
        colour: Colour,
    ) -> Result<(), D::Error> {
        if self.noted(|| Shape::Pattern(pattern, Place::of(area)), colour) {
            return Ok(());
        }
        let colour = self.look.tone(colour);
        pattern.draw(area, colour, self.display)
    }

    /// Draws a stretch of a curve of a chart.
    pub(crate) fn line(
        &mut self,
        from: Point,
        to: Point,
        curve: usize,
        colour: Colour,
    ) -> Result<(), D::Error> {
        let shape = || Shape::Line(curve as u8, Spot::of(from), Spot::of(to));
        if self.noted(shape, colour) {
            return Ok(());
        }
        let colour = self.look.tone(colour);
        widgets::draw_line(from, to, curve, colour, self.display)
    }

    /// Draws the mark of a curve round a point.
    pub(crate) fn mark(
        &mut self,
        middle: Point,
        curve: usize,
        colour: Colour,
    ) -> Result<(), D::Error> {
        if self.noted(|| Shape::Mark(curve as u8, Spot::of(middle)), colour) {
            return Ok(());
        }
        let colour = self.look.tone(colour);
        widgets::draw_mark(middle, curve, colour, self.display)
    }

    /// Draws rays that come from below an area: each so manieth line of them.
    pub(crate) fn rays(
        &mut self,
        area: Rectangle,
        every: u8,
        colour: Colour,
    ) -> Result<(), D::Error> {
        if self.noted(|| Shape::Rays(every, Place::of(area)), colour) {
            return Ok(());
        }
        let colour = self.look.tone(colour);
        widgets::draw_rays(area, every, colour, self.display)
    }

    /// Fills a panel with round corners.
    pub fn panel(&mut self, area: Rectangle, colour: Colour) -> Result<(), D::Error> {
        if self.noted(|| Shape::Panel(Place::of(area)), colour) {
            return Ok(());
        }
        self.rounded(area, &PANEL_CORNER, colour)
    }

    /// Fills a disc, 14 pixels wide.
    pub fn disc(&mut self, at: Point, colour: Colour) -> Result<(), D::Error> {
        if self.noted(|| Shape::Disc(Spot::of(at)), colour) {
            return Ok(());
        }
        self.rounded(Rectangle::new(at, DISC), &DISC_CORNER, colour)
    }

    /// Fills an area whose first and last rows are shorter by a few pixels at both ends.
    fn rounded(&mut self, area: Rectangle, corner: &[i32], colour: Colour) -> Result<(), D::Error> {
        let (width, height) = extent(area);
        for (y, inset) in (0..).zip(corner.iter().copied()) {
            for y in [y, height - 1 - y] {
                self.part(area, (inset, y), (width - inset * 2, 1), colour)?;
            }
        }
        let rows = corner.len() as i32;
        self.part(area, (0, rows), (width, height - rows * 2), colour)
    }

    /// Draws a ring with round corners, two pixels thick: half of it lies outside the area.
    pub fn ring(&mut self, area: Rectangle, colour: Colour) -> Result<(), D::Error> {
        if self.noted(|| Shape::Ring(Place::of(area)), colour) {
            return Ok(());
        }
        let area = area.offset(1);
        let (width, height) = extent(area);
        let corner = [(4, width - 8), (2, width - 4), (1, 3), (1, 2)];
        for (y, (inset, long)) in (0..).zip(corner) {
            for y in [y, height - 1 - y] {
                for x in [inset, width - inset - long] {
                    self.part(area, (x, y), (long, 1), colour)?;
                }
            }
        }
        for x in [0, width - 2] {
            self.part(area, (x, 4), (2, height - 8), colour)?;
        }
        Ok(())
    }

    /// Draws a thin frame.
    pub fn outline(&mut self, area: Rectangle, colour: Colour) -> Result<(), D::Error> {
        if self.noted(|| Shape::Outline(Place::of(area)), colour) {
            return Ok(());
        }
        let (width, height) = extent(area);
        for y in [0, height - 1] {
            self.part(area, (0, y), (width, 1), colour)?;
        }
        for x in [0, width - 1] {
            self.part(area, (x, 0), (1, height), colour)?;
        }
        Ok(())
    }

    /// Draws a thin frame of dashes, so many pixels long each.
    pub(crate) fn dashes(
        &mut self,
        area: Rectangle,
        long: u8,
        colour: Colour,
    ) -> Result<(), D::Error> {
        if self.noted(|| Shape::Dashes(long, Place::of(area)), colour) {
            return Ok(());
        }
        let (width, height) = extent(area);
        let long = i32::from(long);
        let step = (long + DASH_GAP) as usize;
        for x in (0..width).step_by(step) {
            for y in [0, height - 1] {
                self.part(area, (x, y), (long.min(width - x), 1), colour)?;
            }
        }
        for y in (0..height).step_by(step) {
            for x in [0, width - 1] {
                self.part(area, (x, y), (1, long.min(height - y)), colour)?;
            }
        }
        Ok(())
    }

    /// Fills a part of an area, given from its top left corner; nothing if it is too small.
    // Not inlined: it is called for every edge of every shape, and whoever calls it may run from memory.
    #[inline(never)]
    fn part(
        &mut self,
        area: Rectangle,
        (x, y): (i32, i32),
        (width, height): (i32, i32),
        colour: Colour,
    ) -> Result<(), D::Error> {
        let size = Size::new(width.max(0) as u32, height.max(0) as u32);
        self.fill(
            Rectangle::new(area.top_left + Point::new(x, y), size),
            colour,
        )
    }

    /// Draws an icon with its top left corner at a point.
    pub fn icon(&mut self, icon: &'static Icon, at: Point, colour: Colour) -> Result<(), D::Error> {
        self.scaled(icon, at, colour, 1)
    }

    /// Draws an icon twice as large.
    pub fn big_icon(
        &mut self,
        icon: &'static Icon,
        at: Point,
        colour: Colour,
    ) -> Result<(), D::Error> {
        self.scaled(icon, at, colour, 2)
    }

    /// Draws an icon, every pixel so many times as wide and as high.
    pub(crate) fn scaled(
        &mut self,
        icon: &'static Icon,
        at: Point,
        colour: Colour,
        scale: u8,
    ) -> Result<(), D::Error> {
        if self.noted(|| Shape::Icon(icon, Spot::of(at), scale), colour) {
            return Ok(());
        }
        let colour = self.look.tone(colour);
        icon.draw(self.display, at, colour, scale.into())
    }

    /// Paints a picture with its top left corner at a point. It keeps its colours in high contrast:
    /// nothing of it is read, and its shape is in their shades.
    pub fn picture(
        &mut self,
        picture: &'static Picture,
        at: Point,
        scale: Scale,
        condition: Condition,
    ) -> Result<(), D::Error> {
        let shape = || Shape::Picture(picture, Spot::of(at), scale, condition);
        // It has its own colours.
        if self.noted(shape, theme::TEXT) {
            return Ok(());
        }
        picture.draw(self.display, at, scale, condition)
    }

    /// Paints a face with its top left corner at a point, every pixel so many times as wide and as high.
    /// It keeps its colours in high contrast, as a picture does.
    pub fn face(&mut self, face: &'static Face, at: Point, scale: u8) -> Result<(), D::Error> {
        if self.noted(|| Shape::Face(face, Spot::of(at), scale), theme::TEXT) {
            return Ok(());
        }
        face.draw(self.display, at, scale.into())
    }

    /// Draws the dark modules of a code with their top left corner at a point, so many pixels a module.
    pub(crate) fn code(
        &mut self,
        code: &QrCode,
        at: Point,
        scale: u8,
        colour: Colour,
    ) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        match &mut self.sketch {
            Some(sketch) => {
                sketch.add_code(code, at, scale, colour);
                Ok(())
            }
            None => widgets::draw_modules(code, at, scale, colour, self.display),
        }
    }

    /// Writes a text in one line, its baseline at the point.
    pub fn text(
        &mut self,
        text: &str,
        at: Point,
        font: &'static Font,
        colour: Colour,
        align: Align,
    ) -> Result<(), D::Error> {
        self.speak(Spoken::Text(text));
        let left = match align {
            Align::Left => 0,
            Align::Centre => {
                let (from, to) = font.ink_of(text);
                (to - from) / 2 + from
            }
            Align::Right => font.width_of(text) - 1,
        };
        self.write(text, at - Point::new(left, 0), font, colour)
    }

    /// Writes a text with the pen at a point of its baseline.
    pub(crate) fn write(
        &mut self,
        text: &str,
        pen: Point,
        font: &'static Font,
        colour: Colour,
    ) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        match &mut self.sketch {
            Some(sketch) => {
                sketch.write(text, font, pen, colour);
                Ok(())
            }
            None => font.write(text, pen, colour, self.display),
        }
    }

    /// Writes as much of a text as fits a width.
    pub fn text_within(
        &mut self,
        text: &str,
        at: Point,
        width: i32,
        font: &'static Font,
        colour: Colour,
    ) -> Result<(), D::Error> {
        let (part, cut) = fit(text, width, font);
        self.text(part, at, font, colour, Align::Left)?;
        if cut {
            let end = at + Point::new(width_of(part, font), 0);
            self.text(DOTS, end, font, colour, Align::Left)?;
        }
        Ok(())
    }
}

/// A display that shows nothing.
pub(crate) struct Nowhere(pub Size);

impl OriginDimensions for Nowhere {
    fn size(&self) -> Size {
        self.0
    }
}

impl DrawTarget for Nowhere {
    type Color = Colour;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, _: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Colour>>,
    {
        Ok(())
    }
}

/// Width and height.
fn extent(area: Rectangle) -> (i32, i32) {
    (area.size.width as i32, area.size.height as i32)
}

/// How wide a text is.
pub fn width_of(text: &str, font: &Font) -> i32 {
    font.width_of(text)
}

/// The part of a text that fits a width with two dots behind it, if the whole does not: whole words,
/// or where the one that is cut is most of it as many letters as fit.
pub fn fit<'t>(text: &'t str, width: i32, font: &Font) -> (&'t str, bool) {
    let room = width - font.width_of(DOTS);
    let (mut used, mut letters, mut words) = (0, 0, 0);
    for (at, letter) in text.char_indices() {
        if letter == ' ' && used <= room {
            words = at;
        }
        used += font.advance(letter);
        if used > width {
            // A short word before a long one says less than a part of both: "3. Maximil..".
            let end = if words * 2 >= letters { words } else { letters };
            let part = text.get(..end).unwrap_or("");
            return (part.trim_end_matches([' ', ',', ':', '.']), true);
        }
        if used <= room {
            letters = at + letter.len_utf8();
        }
    }
    (text, false)
}

/// A text as it fits a width: whole, or cut with two dots.
pub fn fitted<const N: usize>(text: &str, width: i32, font: &Font) -> heapless::String<N> {
    let (part, cut) = fit(text, width, font);
    let mut fitted = heapless::String::new();
    // What a line has no room for is cut: it is shorter than any line.
    let _ = fitted.push_str(part);
    if cut {
        let _ = fitted.push_str(DOTS);
    }
    fitted
}

/// Cuts off the first line of a text that fits a width, at a space where there is one.
pub fn first_line<'t>(text: &'t str, width: i32, font: &Font) -> (&'t str, &'t str) {
    first_line_by(text, width, &|rest| letter_step(rest, font))
}

/// The first letter of a text: how many bytes it has and how wide it is.
pub fn letter_step(text: &str, font: &Font) -> (usize, i32) {
    match text.chars().next() {
        Some(letter) => (letter.len_utf8(), font.advance(letter)),
        None => (1, 0),
    }
}

/// The same, where somebody else says how many bytes the first piece of a text has and how wide it
/// is: a letter, or what stands for something that is no letter.
pub fn first_line_by<'t>(
    text: &'t str,
    width: i32,
    step: &dyn Fn(&str) -> (usize, i32),
) -> (&'t str, &'t str) {
    let (mut used, mut at, mut end) = (0, 0, 0);
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let (long, wide) = step(rest);
        // Every letter comes by here: a byte is asked quicker than a pattern.
        let first = rest.as_bytes().first();
        let breaks = matches!(first, Some(b' ' | b'\n'));
        if !breaks && used + wide > width && at > 0 {
            break;
        }
        used += wide;
        at += long.max(1);
        if breaks || at >= text.len() {
            end = at;
        }
        if first == Some(&b'\n') {
            break;
        }
    }
    // One word that is wider than the line is cut anywhere.
    let end = if end == 0 { at } else { end };
    let line = text.get(..end).unwrap_or(text).trim_end();
    (line, text.get(end..).unwrap_or(""))
}

#[cfg(test)]
mod tests {
    use embedded_graphics::primitives::{Circle, PrimitiveStyle, RoundedRectangle};

    use super::*;
    use crate::ink::Ink;

    fn drawn(draw: impl FnOnce(&mut Canvas<'_, Ink>)) -> Ink {
        let mut ink = Ink::default();
        draw(&mut Canvas::new(&mut ink, Look::default()));
        ink
    }

    fn areas() -> impl Iterator<Item = Rectangle> {
        let sizes = (10..24).flat_map(|width| (10..24).map(move |height| (width, height)));
        sizes.map(|(width, height)| Rectangle::new(Point::new(5, 6), Size::new(width, height)))
    }

    #[test]
    fn panels_and_rings_are_rounded_as_by_embedded_graphics() {
        for area in areas() {
            let rounded = RoundedRectangle::with_equal_corners(area, Size::new_equal(5));
            let mut expected = Ink::default();
            let style = PrimitiveStyle::with_fill(theme::ACCENT);
            rounded.into_styled(style).draw(&mut expected).unwrap();
            let panel = drawn(|canvas| canvas.panel(area, theme::ACCENT).unwrap());
            assert_eq!(panel, expected, "{area:?}");
            let mut expected = Ink::default();
            let style = PrimitiveStyle::with_stroke(theme::ACCENT, 2);
            rounded.into_styled(style).draw(&mut expected).unwrap();
            let ring = drawn(|canvas| canvas.ring(area, theme::ACCENT).unwrap());
            assert_eq!(ring, expected, "{area:?}");
        }
    }

    #[test]
    fn an_outline_is_a_frame_of_one_pixel() {
        for area in areas() {
            let mut expected = Ink::default();
            let style = PrimitiveStyle::with_stroke(theme::ACCENT, 1);
            area.into_styled(style).draw(&mut expected).unwrap();
            let outline = drawn(|canvas| canvas.outline(area, theme::ACCENT).unwrap());
            assert_eq!(outline, expected, "{area:?}");
        }
    }

    #[test]
    fn a_disc_is_round() {
        let at = Point::new(3, 4);
        let mut expected = Ink::default();
        let style = PrimitiveStyle::with_fill(theme::ACCENT);
        let circle = Circle::new(at, 14).into_styled(style);
        circle.draw(&mut expected).unwrap();
        let disc = drawn(|canvas| canvas.disc(at, theme::ACCENT).unwrap());
        assert_eq!(disc, expected);
    }

    #[test]
    fn what_fits_is_not_cut_and_what_does_not_leaves_room_for_two_dots() {
        let font = &theme::DETAIL;
        for text in ["Researched in the Middle East", "Wolfeschlegelstein"] {
            for width in 0..font.width_of(text) + 3 {
                let (part, cut) = fit(text, width, font);
                assert_eq!(cut, width < font.width_of(text));
                assert!(text.starts_with(part));
                let dots = if cut { font.width_of(DOTS) } else { 0 };
                assert!(part.is_empty() || font.width_of(part) + dots <= width);
            }
        }
    }

    #[test]
    fn a_text_is_cut_between_words_and_a_single_word_between_letters() {
        let font = &theme::DETAIL;
        let room = |text: &str| font.width_of(text) + font.width_of(DOTS);
        let cut = |text, width| fitted::<32>(text, width, font);
        assert_eq!(cut("Anna Maria", room("Anna Mar")), "Anna..");
        assert_eq!(cut("Anna Maria", room("Anna Maria")), "Anna Maria");
        assert_eq!(cut("Africa, America", room("Africa, A")), "Africa..");
        assert_eq!(cut("Maximiliane", room("Maxi")), "Maxi..");
        assert_eq!(cut("3. Maximiliane", room("3. Maxi")), "3. Maxi..");
        let longest = |width| fit("Maximiliane", width, font).0.len();
        assert_eq!(longest(room("Maxim") - 1), "Maxi".len());
    }

    #[test]
    fn lines_break_at_spaces_and_newlines_and_long_words_anywhere() {
        let font = &theme::DETAIL;
        let width = font.width_of("one two");
        let line = |text| first_line(text, width, font);
        assert_eq!(line("one two"), ("one two", ""));
        assert_eq!(line("one two "), ("one two", ""));
        assert_eq!(line("one two three"), ("one two", "three"));
        assert_eq!(line("one\ntwo three"), ("one", "two three"));
        assert_eq!(line("one two\nthree"), ("one two", "three"));
        assert_eq!(line("\none"), ("", "one"));
        let (start, rest) = line("onetwothree");
        assert!(!start.is_empty() && !rest.is_empty());
        assert_eq!(line(""), ("", ""));
    }
}
