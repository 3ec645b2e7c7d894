//! A picture as the strokes that make it up, for a display that is drawn band by band. A screen is
//! laid out once, into a sketch; from then on drawing a band takes only the strokes in it, and a band
//! whose strokes are those of the last picture need not be drawn at all.

use core::ops::Range;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Canvas, DISC, Look};
use crate::company::Face;
use crate::font::Font;
use crate::icons::Icon;
use crate::pattern::Pattern;
use crate::picture::{Condition, Picture, Scale};
use crate::qr::QrCode;
use crate::stamp::Stamp;
use crate::theme::Colour;

/// The height of a band, in pixels.
pub const BAND: usize = 16;
/// So many bands the tallest picture has.
pub const BANDS: usize = 15;
/// So many strokes a sketch has room for. A screen with more is drawn in parts.
const STROKES: usize = 384;
/// So many bytes its texts have together.
const LETTERS: usize = 3072;

/// A picture as strokes.
#[derive(Debug)]
pub struct Sketch {
    strokes: heapless::Vec<Stroke, STROKES>,
    letters: heapless::String<LETTERS>,
    /// The code that is in the picture, if one is: there is never more than one.
    code: QrCode,
    prints: [Print; BANDS],
    /// The bands that it is a sketch of.
    bands: Bands,
    is_full: bool,
}

/// Some bands of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bands {
    first: usize,
    end: usize,
}

impl Bands {
    /// All of them.
    pub const ALL: Bands = Bands {
        first: 0,
        end: BANDS,
    };
    const NONE: Bands = Bands { first: 0, end: 0 };

    /// The first half of them, if there is more than one.
    pub fn first_half(self) -> Option<Bands> {
        let count = self.end - self.first;
        let end = self.first + count / 2;
        (count > 1).then_some(Bands { end, ..self })
    }

    /// Those below, if there are any.
    pub fn below(self) -> Option<Bands> {
        let Bands {
            first: _,
            end: first,
        } = self;
        (first < BANDS).then_some(Bands { first, end: BANDS })
    }
}

/// One thing that is drawn, and the rows it touches, as far as there are such.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    shape: Shape,
    colour: Colour,
    top: u8,
    bottom: u8,
}

impl Stroke {
    fn is_in(&self, rows: &Range<usize>) -> bool {
        usize::from(self.top) < rows.end && rows.start < usize::from(self.bottom)
    }
}

/// What is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// A rectangle.
    Fill(Place),
    /// A rectangle with a pattern.
    Pattern(Pattern, Place),
    /// A stretch of a curve, by its number, from and to a point.
    Line(u8, Spot, Spot),
    /// The mark of a curve, by its number, and its middle.
    Mark(u8, Spot),
    /// Rays from below an area: each so manieth line of them.
    Rays(u8, Place),
    /// With round corners.
    Panel(Place),
    /// A ring with round corners.
    Ring(Place),
    /// A thin frame.
    Outline(Place),
    /// A thin frame of dashes, so many pixels long each.
    Dashes(u8, Place),
    /// A disc, by its top left corner.
    Disc(Spot),
    /// An icon, by its top left corner.
    Icon(&'static Icon, Spot, u8),
    /// A picture, by its top left corner.
    Picture(&'static Picture, Spot, Scale, Condition),
    /// A face, by its top left corner, and how many times as large.
    Face(&'static Face, Spot, u8),
    /// The dark modules of the code, by their top left corner, and how many pixels a module is.
    Code(Spot, u8),
    /// A text, by its pen, and where its letters are kept.
    Text(&'static Font, Spot, u16, u16),
}

/// A point, in few bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    x: i16,
    y: i16,
}

/// A rectangle, in few bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    corner: Spot,
    width: u16,
    height: u16,
}

impl Spot {
    /// What is far outside stays outside.
    pub(crate) fn of(point: Point) -> Spot {
        let short = |value: i32| value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Spot {
            x: short(point.x),
            y: short(point.y),
        }
    }

    fn point(self) -> Point {
        Point::new(self.x.into(), self.y.into())
    }
}

impl Place {
    /// What reaches far outside still does.
    pub(crate) fn of(area: Rectangle) -> Place {
        let short = |value: u32| value.min(u16::MAX.into()) as u16;
        Place {
            corner: Spot::of(area.top_left),
            width: short(area.size.width),
            height: short(area.size.height),
        }
    }

    fn area(self) -> Rectangle {
        let size = Size::new(self.width.into(), self.height.into());
        Rectangle::new(self.corner.point(), size)
    }
}

impl Shape {
    /// From which row to before which it has ink.
    fn rows(self) -> (i32, i32) {
        let (top, height) = match self {
            Shape::Fill(place)
            | Shape::Pattern(_, place)
            | Shape::Rays(_, place)
            | Shape::Panel(place)
            | Shape::Outline(place)
            | Shape::Dashes(_, place) => (place.corner.y.into(), place.height.into()),
            Shape::Ring(place) => (i32::from(place.corner.y) - 1, i32::from(place.height) + 2),
            Shape::Disc(at) => (at.y.into(), DISC.height as i32),
            Shape::Line(_, from, to) => {
                let (top, bottom) = (from.y.min(to.y), from.y.max(to.y));
                (top.into(), i32::from(bottom) - i32::from(top) + 2)
            }
            Shape::Mark(_, middle) => (i32::from(middle.y) - 3, 7),
            Shape::Icon(_, at, scale) => (at.y.into(), Icon::SIZE as i32 * i32::from(scale)),
            Shape::Picture(_, at, scale, _) => (at.y.into(), scale.size().height as i32),
            Shape::Face(_, at, scale) => {
                let height = Face::SIZE.height as i32;
                (at.y.into(), height * i32::from(scale))
            }
            // As large as any code is.
            Shape::Code(at, scale) => (at.y.into(), QrCode::SIDE as i32 * i32::from(scale)),
            Shape::Text(font, pen, ..) => {
                let (above, below) = font.rows();
                (i32::from(pen.y) + above, below - above)
            }
        };
        (top, top + height)
    }

    /// Numbers that are others for every other shape, but for the letters of a text.
    fn print(self) -> Print {
        let mut print = Print::NOTHING;
        let mut spot = |kind: u32, at: Spot, more: u32| {
            print.take(kind);
            print.take(u32::from(at.x as u16) << 16 | u32::from(at.y as u16));
            print.take(more);
        };
        let size = |place: Place| u32::from(place.width) << 16 | u32::from(place.height);
        match self {
            Shape::Fill(place) => spot(1, place.corner, size(place)),
            Shape::Pattern(pattern, place) => {
                spot((pattern as u32 + 1) * 8, place.corner, size(place));
            }
            Shape::Line(curve, from, to) => {
                let to = u32::from(to.x as u16) << 16 | u32::from(to.y as u16);
                spot(u32::from(curve) * 8 + 1001, from, to);
            }
            Shape::Mark(curve, middle) => spot(u32::from(curve) * 8 + 1002, middle, 0),
            Shape::Rays(every, place) => {
                spot(1003 + u32::from(every) * 8, place.corner, size(place));
            }
            Shape::Panel(place) => spot(2, place.corner, size(place)),
            Shape::Ring(place) => spot(3, place.corner, size(place)),
            Shape::Outline(place) => spot(4, place.corner, size(place)),
            Shape::Dashes(long, place) => {
                spot(1005 + u32::from(long) * 8, place.corner, size(place));
            }
            Shape::Disc(at) => spot(5, at, 0),
            Shape::Icon(icon, at, scale) => {
                spot(6 + u32::from(scale) * 8, at, address(icon));
            }
            Shape::Face(face, at, scale) => {
                spot(1006 + u32::from(scale) * 8, at, address(face));
            }
            Shape::Code(at, scale) => spot(1004 + u32::from(scale) * 8, at, 0),
            Shape::Text(font, pen, _, _) => spot(7, pen, address(font)),
            Shape::Picture(picture, at, scale, condition) => {
                let kind = 8 + scale as u32 * 2 + condition as u32;
                spot(kind << 8, at, address(picture));
            }
        }
        print
    }
}

/// Where something lies that never moves.
fn address<T>(thing: &'static T) -> u32 {
    core::ptr::from_ref(thing).addr() as u32
}

/// Stands for strokes: two numbers of 32 bits, which other strokes do not have but by a rare chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print(u32, u32);

impl Print {
    /// Stands for no stroke at all.
    pub const NOTHING: Print = Print(0, 0);

    fn take(&mut self, number: u32) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B1);
        self.1 = (self.1.rotate_left(11) ^ number).wrapping_mul(0x85EB_CA6B);
    }

    fn take_letters(&mut self, letters: &[u8]) {
        self.take(letters.len() as u32);
        let (words, rest) = letters.as_chunks::<4>();
        for word in words {
            self.take(u32::from_le_bytes(*word));
        }
        for letter in rest {
            self.take((*letter).into());
        }
    }
}

impl Sketch {
    /// An empty sheet: nothing but zeros, so that as a static it takes no room in flash.
    #[allow(clippy::new_without_default)] // it is large: nobody should make one by the way
    pub const fn new() -> Self {
        Self {
            strokes: heapless::Vec::new(),
            letters: heapless::String::new(),
            code: QrCode::new(),
            prints: [Print::NOTHING; BANDS],
            bands: Bands::NONE,
            is_full: false,
        }
    }

    /// Begins anew, with some of the bands.
    pub fn begin(&mut self, bands: Bands) {
        self.strokes.clear();
        self.letters.clear();
        self.prints = [Print::NOTHING; BANDS];
        self.bands = bands;
        self.is_full = false;
    }

    /// The bands that it is a sketch of.
    pub fn bands(&self) -> Range<usize> {
        self.bands.first..self.bands.end
    }

    /// Was there more to draw than there is room for? Then fewer bands have to be drawn at a time.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// What stands for the strokes of a band: if it is as it was, so is the band.
    pub fn print(&self, band: usize) -> Print {
        self.prints.get(band).copied().unwrap_or(Print::NOTHING)
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, area: Rectangle, colour: Colour) {
        self.add(Shape::Fill(Place::of(area)), colour);
    }

    /// Adds a shape.
    pub(crate) fn add(&mut self, shape: Shape, colour: Colour) {
        if let Some(rows) = self.seen(shape) {
            self.put(shape, colour, rows, shape.print());
        }
    }

    /// Adds a text.
    pub(crate) fn write(&mut self, text: &str, font: &'static Font, pen: Point, colour: Colour) {
        let from = self.letters.len() as u16;
        let shape = Shape::Text(font, Spot::of(pen), from, text.len() as u16);
        let Some(rows) = self.seen(shape) else {
            return;
        };
        if self.letters.push_str(text).is_err() {
            self.is_full = true;
            return;
        }
        let mut print = shape.print();
        print.take_letters(text.as_bytes());
        self.put(shape, colour, rows, print);
    }

    /// Adds the dark modules of a code.
    pub(crate) fn add_code(&mut self, code: &QrCode, at: Point, scale: u8, colour: Colour) {
        let shape = Shape::Code(Spot::of(at), scale);
        let Some(rows) = self.seen(shape) else {
            return;
        };
        self.code.clone_from(code);
        let mut print = shape.print();
        print.take_letters(&code.print());
        self.put(shape, colour, rows, print);
    }

    /// The rows of a shape within the bands, if there are any.
    fn seen(&self, shape: Shape) -> Option<(usize, usize)> {
        let Bands { first, end } = self.bands;
        let (top, bottom) = shape.rows();
        let top = top.max((first * BAND) as i32);
        let bottom = bottom.min((end * BAND) as i32);
        (top < bottom).then_some((top as usize, bottom as usize))
    }

    fn put(&mut self, shape: Shape, colour: Colour, (top, bottom): (usize, usize), print: Print) {
        let stroke = Stroke {
            shape,
            colour,
            top: top as u8,
            bottom: bottom as u8,
        };
        if self.strokes.push(stroke).is_err() {
            self.is_full = true;
        }
        let touched = self.prints.get_mut(top / BAND..=(bottom - 1) / BAND);
        for band in touched.unwrap_or_default() {
            band.take(u32::from(colour.number()));
            band.take(print.0);
            band.take(print.1);
        }
    }

    /// Is the first thing in some rows one that fills them, from the left edge to a width? Then nothing of
    /// what was there before is left.
    pub fn covers(&self, rows: Range<usize>, width: usize) -> bool {
        let first = self.strokes.iter().find(|stroke| stroke.is_in(&rows));
        first.is_some_and(|stroke| match stroke.shape {
            Shape::Fill(place) => {
                let right = i32::from(place.corner.x) + i32::from(place.width);
                let is_wide = place.corner.x <= 0 && right >= width as i32;
                let is_high = usize::from(stroke.top) <= rows.start;
                is_wide && is_high && usize::from(stroke.bottom) >= rows.end
            }
            _ => false,
        })
    }

    /// Draws what is in some rows, and perhaps more.
    pub fn draw<D: Stamp>(&self, rows: Range<usize>, display: &mut D) -> Result<(), D::Error> {
        for stroke in &self.strokes {
            if stroke.is_in(&rows) {
                self.draw_stroke(stroke, display)?;
            }
        }
        Ok(())
    }

    fn draw_stroke<D: Stamp>(&self, stroke: &Stroke, display: &mut D) -> Result<(), D::Error> {
        let colour = stroke.colour;
        // Colours are as they should look already.
        let mut canvas = Canvas::new(display, Look::default());
        match stroke.shape {
            Shape::Fill(place) => canvas.fill(place.area(), colour),
            Shape::Pattern(pattern, place) => pattern.print(place.area(), colour, display),
            Shape::Line(curve, from, to) => {
                canvas.line(from.point(), to.point(), curve.into(), colour)
            }
            Shape::Mark(curve, middle) => canvas.mark(middle.point(), curve.into(), colour),
            Shape::Rays(every, place) => canvas.rays(place.area(), every, colour),
            Shape::Panel(place) => canvas.panel(place.area(), colour),
            Shape::Ring(place) => canvas.ring(place.area(), colour),
            Shape::Outline(place) => canvas.outline(place.area(), colour),
            Shape::Dashes(long, place) => canvas.dashes(place.area(), long, colour),
            Shape::Disc(at) => canvas.disc(at.point(), colour),
            Shape::Icon(icon, at, 1) => icon.print(display, at.point(), colour),
            Shape::Icon(icon, at, scale) => canvas.scaled(icon, at.point(), colour, scale),
            Shape::Picture(picture, at, scale, condition) => {
                canvas.picture(picture, at.point(), scale, condition)
            }
            Shape::Face(face, at, scale) => canvas.face(face, at.point(), scale),
            Shape::Code(at, scale) => canvas.code(&self.code, at.point(), scale, colour),
            Shape::Text(font, pen, from, length) => {
                let (from, length) = (usize::from(from), usize::from(length));
                let text = self.letters.get(from..from + length).unwrap_or_default();
                font.print(text, pen.point(), colour, display)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::boxed::Box;

    use super::*;
    use crate::canvas::{Align, Nowhere};
    use crate::icons;
    use crate::ink::Ink;
    use crate::theme;

    fn sketched(draw: impl FnOnce(&mut Canvas<'_, Nowhere>)) -> Box<Sketch> {
        let mut sketch = Box::new(Sketch::new());
        sketch.begin(Bands::ALL);
        let mut nowhere = Nowhere(Size::new_equal(240));
        let look = Look::default();
        draw(&mut Canvas::sketching(&mut nowhere, look, &mut sketch));
        sketch
    }

    fn area(x: i32, y: i32, width: u32, height: u32) -> Rectangle {
        Rectangle::new(Point::new(x, y), Size::new(width, height))
    }

    /// Everything that a canvas can draw.
    fn everything<D: DrawTarget<Color = Colour>>(canvas: &mut Canvas<'_, D>) {
        let colour = theme::ACCENT;
        let text = "Jäger (7)";
        let mut code = QrCode::new();
        code.write("of a sketch", &mut [0; 4096]);
        let drawn = [
            canvas.fill(area(3, 5, 40, 30), colour),
            canvas.pattern(area(3, 205, 40, 30), Pattern::Dots, colour),
            canvas.line(Point::new(100, 230), Point::new(140, 203), 1, colour),
            canvas.line(Point::new(140, 203), Point::new(150, 235), 3, colour),
            canvas.mark(Point::new(140, 203), 4, colour),
            canvas.rays(area(160, 100, 70, 60), 2, colour),
            canvas.pattern(area(50, 205, 40, 30), Pattern::Bars, colour),
            canvas.panel(area(50, 5, 40, 30), colour),
            canvas.ring(area(100, 5, 40, 30), colour),
            canvas.outline(area(150, 5, 40, 30), colour),
            canvas.dashes(area(150, 40, 43, 31), 4, colour),
            canvas.pattern(area(60, 90, 44, 37), Pattern::Weave, colour),
            canvas.disc(Point::new(200, 11), colour),
            canvas.code(&code, Point::new(160, 180), 2, colour),
            canvas.icon(&icons::COIN, Point::new(4, 60), colour),
            canvas.big_icon(&icons::COIN, Point::new(40, 60), colour),
            canvas.text(text, Point::new(9, 130), &theme::BIG, colour, Align::Left),
            canvas.text(
                text,
                Point::new(99, 160),
                &theme::ENTRY,
                colour,
                Align::Right,
            ),
            canvas.text_within(text, Point::new(9, 190), 30, &theme::DETAIL, colour),
        ];
        assert!(drawn.into_iter().all(|drawn| drawn.is_ok()));
    }

    #[test]
    fn a_sketch_is_drawn_as_what_was_sketched() {
        let mut at_once = Ink::default();
        everything(&mut Canvas::new(&mut at_once, Look::default()));
        let mut drawn = Ink::default();
        let sketch = sketched(everything);
        sketch.draw(0..BANDS * BAND, &mut drawn).unwrap();
        assert_eq!(drawn, at_once);
    }

    #[test]
    fn a_stroke_is_in_every_band_that_it_has_ink_in() {
        let sketch = sketched(everything);
        let mut whole = Ink::default();
        sketch.draw(0..BANDS * BAND, &mut whole).unwrap();
        for band in 0..BANDS {
            let rows = band * BAND..(band + 1) * BAND;
            let seen = |&(_, y): &(i32, i32)| rows.contains(&(y as usize));
            let mut drawn = Ink::default();
            sketch.draw(rows.clone(), &mut drawn).unwrap();
            let drawn = drawn.0.into_iter().filter(seen);
            assert!(drawn.eq(whole.0.iter().copied().filter(seen)), "{band}");
        }
    }

    /// The bands whose prints differ.
    fn differing(one: &Sketch, other: &Sketch) -> std::vec::Vec<usize> {
        let differs = |band: &usize| one.print(*band) != other.print(*band);
        (0..BANDS).filter(differs).collect()
    }

    #[test]
    fn equal_pictures_have_equal_prints() {
        assert_eq!(differing(&sketched(everything), &sketched(everything)), []);
    }

    #[test]
    fn a_letter_a_colour_a_pixel_and_the_order_change_the_prints_of_their_bands_alone() {
        let y = BAND as i32 * 3 + 2;
        let text = |text: &'static str, x: i32, colour: Colour| {
            sketched(move |canvas| {
                let at = Point::new(x, y + 10);
                let font = &theme::FOOTNOTE;
                canvas.fill(area(0, 0, 240, 240), theme::GROUND).unwrap();
                canvas.text(text, at, font, colour, Align::Left).unwrap();
            })
        };
        let one = text("Sam", 9, theme::TEXT);
        for other in [
            text("San", 9, theme::TEXT),
            text("Sam", 10, theme::TEXT),
            text("Sam", 9, theme::DIM),
        ] {
            let bands = differing(&one, &other);
            assert!(bands.contains(&3), "{bands:?}");
            assert!(bands.iter().all(|band| (2..=4).contains(band)), "{bands:?}");
        }
        let both = |first: Colour, second: Colour| {
            sketched(move |canvas| {
                canvas.fill(area(3, y, 9, 9), first).unwrap();
                canvas.fill(area(3, y, 9, 9), second).unwrap();
            })
        };
        let (text, dim) = (theme::TEXT, theme::DIM);
        assert_eq!(differing(&both(text, dim), &both(dim, text)), [3]);
    }

    #[test]
    fn a_sketch_says_when_it_is_full_and_a_part_of_the_picture_still_fits() {
        let mut sketch = Sketch::new();
        let mut fill_all = |bands| {
            sketch.begin(bands);
            for y in (0..240).cycle().take(STROKES + 1) {
                sketch.fill(area(0, y, 9, 1), theme::TEXT);
            }
            sketch.is_full()
        };
        assert!(fill_all(Bands::ALL));
        let half = Bands::ALL.first_half().unwrap();
        assert!(!fill_all(half));
        assert!(!fill_all(half.below().unwrap()));
    }
}
