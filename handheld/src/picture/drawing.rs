//! How pictures are drawn: a list of shapes, one over the other, that the compiler turns into runs of
//! colour. Nothing of it is left on the device. Places are written as in SVG, `"x,y x,y"`, from the
//! top left pixel; both corners of a shape are part of it.
#![allow(clippy::indexing_slicing, clippy::panic)] // in constants only, where the compiler checks it

use super::Picture;
use crate::theme::{self, Colour};

const WIDTH: i32 = Picture::WIDTH as i32;
const HEIGHT: i32 = Picture::HEIGHT as i32;
/// How many places a shape can have.
const MOST_PLACES: usize = 32;
/// How many straight pieces a curve has.
const PIECES: i32 = 16;

/// The colour of what is cut out again: what is behind the picture shows.
pub const NOTHING: Colour = theme::BLACK;

/// A shape of a picture.
#[derive(Debug)]
pub enum Shape {
    /// A filled polygon with these corners.
    Polygon(Colour, &'static str),
    /// A filled rectangle between two corners.
    Block(Colour, &'static str),
    /// A filled ellipse in the rectangle between two corners.
    Ellipse(Colour, &'static str),
    /// A line so many pixels thick through all places, with round ends.
    Line(Colour, i32, &'static str),
    /// A curve so many pixels thick from the first place to the third, bending towards the second.
    Curve(Colour, i32, &'static str),
    /// Dots as a drawing in text has them (`#`), its top left corner at a place.
    Dots(Colour, &'static str, &'static [&'static str]),
    /// These shapes, and the same again at the other side of the middle.
    Mirrored(&'static [Shape]),
    /// These shapes, only where something is drawn already.
    Inside(&'static [Shape]),
    /// Every second pixel of these shapes: a tone between two colours.
    Checked(&'static [Shape]),
}

/// A place on the sheet, or a step to one.
type Place = (i32, i32);

/// Places that were read.
struct Places {
    items: [Place; MOST_PLACES],
    count: usize,
}

impl Places {
    /// Reads `"x,y x,y"`.
    const fn read(text: &str) -> Places {
        let text = text.as_bytes();
        let mut places = Places {
            items: [(0, 0); MOST_PLACES],
            count: 0,
        };
        let mut at = 0;
        while at < text.len() {
            let (x, comma) = number(text, at);
            assert!(text[comma] == b',', "a place is x,y");
            let (y, end) = number(text, comma + 1);
            places.items[places.count] = (x, y);
            places.count += 1;
            at = end;
            while at < text.len() && (text[at] == b' ' || text[at] == b'\n') {
                at += 1;
            }
        }
        places
    }

    /// Two corners: top left, bottom right.
    const fn corners(text: &str) -> [Place; 2] {
        let places = Places::read(text);
        assert!(places.count == 2, "a rectangle has two corners");
        let [one, other] = [places.items[0], places.items[1]];
        assert!(one.0 <= other.0 && one.1 <= other.1, "top left comes first");
        [one, other]
    }
}

/// Reads a number, and where the text goes on.
const fn number(text: &[u8], from: usize) -> (i32, usize) {
    let mut at = from;
    let mut value = 0;
    while at < text.len() && text[at].is_ascii_digit() {
        value = value * 10 + (text[at] - b'0') as i32;
        at += 1;
    }
    assert!(at > from, "a number is expected");
    (value, at)
}

const fn lower(one: i32, other: i32) -> i32 {
    if one < other { one } else { other }
}

const fn higher(one: i32, other: i32) -> i32 {
    if one > other { one } else { other }
}

/// How a shape meets the sheet.
#[derive(Clone, Copy)]
struct Pen {
    colour: u8,
    mirrored: bool,
    inside: bool,
    checked: bool,
}

impl Pen {
    const fn of(self, colour: Colour) -> Pen {
        let mut pen = self;
        pen.colour = colour.number();
        pen
    }
}

/// A picture in the making: the number of a colour for each pixel, that of [`NOTHING`] where there is
/// none.
pub(crate) struct Sheet {
    pixels: [[u8; Picture::WIDTH as usize]; Picture::HEIGHT as usize],
}

impl Sheet {
    /// Draws shapes, one over the other.
    pub(crate) const fn drawn(shapes: &[Shape]) -> Sheet {
        let mut sheet = Sheet {
            pixels: [[NOTHING.number(); Picture::WIDTH as usize]; Picture::HEIGHT as usize],
        };
        let pen = Pen {
            colour: NOTHING.number(),
            mirrored: false,
            inside: false,
            checked: false,
        };
        sheet.draw(shapes, pen);
        sheet
    }

    const fn draw(&mut self, shapes: &[Shape], pen: Pen) {
        let mut at = 0;
        while at < shapes.len() {
            self.draw_one(&shapes[at], pen);
            at += 1;
        }
    }

    const fn draw_one(&mut self, shape: &Shape, pen: Pen) {
        let mut other = pen;
        match shape {
            Shape::Polygon(colour, places) => self.polygon(pen.of(*colour), &Places::read(places)),
            Shape::Block(colour, corners) => {
                let [from, to] = Places::corners(corners);
                self.block(pen.of(*colour), from, to);
            }
            Shape::Ellipse(colour, corners) => {
                let [from, to] = Places::corners(corners);
                self.ellipse(pen.of(*colour), from, to);
            }
            Shape::Line(colour, thick, places) => {
                self.line(pen.of(*colour), *thick, &Places::read(places));
            }
            Shape::Curve(colour, thick, places) => {
                let places = bent(&Places::read(places));
                self.line(pen.of(*colour), *thick, &places);
            }
            Shape::Dots(colour, place, rows) => {
                let place = Places::read(place);
                assert!(place.count == 1, "dots have one place");
                self.dots(pen.of(*colour), place.items[0], rows);
            }
            Shape::Mirrored(shapes) => {
                self.draw(shapes, pen);
                other.mirrored = !pen.mirrored;
                self.draw(shapes, other);
            }
            Shape::Inside(shapes) => {
                other.inside = true;
                self.draw(shapes, other);
            }
            Shape::Checked(shapes) => {
                other.checked = true;
                self.draw(shapes, other);
            }
        }
    }

    const fn dot(&mut self, pen: Pen, (x, y): Place) {
        let x = if pen.mirrored { WIDTH - 1 - x } else { x };
        assert!(
            0 <= x && x < WIDTH && 0 <= y && y < HEIGHT,
            "inside the box"
        );
        if pen.checked && (x + y) % 2 == 1 {
            return;
        }
        let pixel = &mut self.pixels[y as usize][x as usize];
        if !pen.inside || *pixel != NOTHING.number() {
            *pixel = pen.colour;
        }
    }

    const fn block(&mut self, pen: Pen, from: Place, to: Place) {
        let mut y = from.1;
        while y <= to.1 {
            let mut x = from.0;
            while x <= to.0 {
                self.dot(pen, (x, y));
                x += 1;
            }
            y += 1;
        }
    }

    const fn ellipse(&mut self, pen: Pen, from: Place, to: Place) {
        let (width, height) = (to.0 - from.0 + 1, to.1 - from.1 + 1);
        let mut y = from.1;
        while y <= to.1 {
            let mut x = from.0;
            while x <= to.0 {
                // From the middle, in half pixels.
                let (right, down) = (2 * x - from.0 - to.0, 2 * y - from.1 - to.1);
                let (across, along) = (right * height, down * width);
                if across * across + along * along <= width * width * height * height {
                    self.dot(pen, (x, y));
                }
                x += 1;
            }
            y += 1;
        }
    }

    /// The rows between its edges, and the edges.
    const fn polygon(&mut self, pen: Pen, places: &Places) {
        let (mut top, mut bottom) = (HEIGHT, 0);
        let mut at = 0;
        while at < places.count {
            top = lower(top, places.items[at].1);
            bottom = higher(bottom, places.items[at].1);
            at += 1;
        }
        let mut y = top;
        while y < bottom {
            self.polygon_row(pen, places, y);
            y += 1;
        }
        let mut at = 0;
        while at < places.count {
            self.thin(pen, places.items[at], places.items[(at + 1) % places.count]);
            at += 1;
        }
    }

    /// What lies between every first and second crossing of a row with the edges.
    const fn polygon_row(&mut self, pen: Pen, places: &Places, y: i32) {
        let mut crossings = [0; MOST_PLACES];
        let mut count = 0;
        let mut at = 0;
        while at < places.count {
            let (one, other) = (places.items[at], places.items[(at + 1) % places.count]);
            if (one.1 <= y) != (other.1 <= y) {
                let crossing = one.0 + (y - one.1) * (other.0 - one.0) / (other.1 - one.1);
                let mut place = count;
                while place > 0 && crossings[place - 1] > crossing {
                    crossings[place] = crossings[place - 1];
                    place -= 1;
                }
                crossings[place] = crossing;
                count += 1;
            }
            at += 1;
        }
        let mut at = 0;
        while at + 1 < count {
            self.block(pen, (crossings[at], y), (crossings[at + 1], y));
            at += 2;
        }
    }

    const fn line(&mut self, pen: Pen, thick: i32, places: &Places) {
        let mut at = 1;
        while at < places.count {
            let (from, to) = (places.items[at - 1], places.items[at]);
            if thick == 1 {
                self.thin(pen, from, to);
            } else {
                self.thick(pen, thick, from, to);
            }
            at += 1;
        }
    }

    /// A line of one pixel, by Bresenham.
    const fn thin(&mut self, pen: Pen, from: Place, to: Place) {
        let (right, down) = ((to.0 - from.0).abs(), -(to.1 - from.1).abs());
        let (step_x, step_y) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let (mut x, mut y) = from;
        let mut error = right + down;
        loop {
            self.dot(pen, (x, y));
            if x == to.0 && y == to.1 {
                return;
            }
            let twice = 2 * error;
            if twice >= down {
                error += down;
                x += step_x;
            }
            if twice <= right {
                error += right;
                y += step_y;
            }
        }
    }

    /// Every pixel that is near enough to a line.
    const fn thick(&mut self, pen: Pen, thick: i32, from: Place, to: Place) {
        let round = thick / 2;
        let length = (to.0 - from.0) * (to.0 - from.0) + (to.1 - from.1) * (to.1 - from.1);
        let mut y = higher(lower(from.1, to.1) - round, 0);
        while y <= lower(higher(from.1, to.1) + round, HEIGHT - 1) {
            let mut x = higher(lower(from.0, to.0) - round, 0);
            while x <= lower(higher(from.0, to.0) + round, WIDTH - 1) {
                let near = {
                    let along = (x - from.0) * (to.0 - from.0) + (y - from.1) * (to.1 - from.1);
                    let end = if along <= 0 { from } else { to };
                    let to_end = (x - end.0) * (x - end.0) + (y - end.1) * (y - end.1);
                    let beside = (x - from.0) * (to.1 - from.1) - (y - from.1) * (to.0 - from.0);
                    if along <= 0 || along >= length {
                        4 * to_end < thick * thick
                    } else {
                        4 * beside as i64 * (beside as i64) < (thick * thick * length) as i64
                    }
                };
                if near {
                    self.dot(pen, (x, y));
                }
                x += 1;
            }
            y += 1;
        }
    }

    const fn dots(&mut self, pen: Pen, place: Place, rows: &[&str]) {
        let mut y = 0;
        while y < rows.len() {
            let row = rows[y].as_bytes();
            let mut x = 0;
            while x < row.len() {
                if row[x] == b'#' {
                    self.dot(pen, (place.0 + x as i32, place.1 + y as i32));
                }
                x += 1;
            }
            y += 1;
        }
    }

    /// Into how many runs it is cut.
    pub(crate) const fn runs(&self) -> usize {
        let mut count = 0;
        let mut y = 0;
        while y < Picture::HEIGHT as usize {
            let mut x = 0;
            while x < Picture::WIDTH as usize {
                x += self.run(x, y);
                count += 1;
            }
            y += 1;
        }
        count
    }

    /// How far a colour reaches to the right: at most as far as a run can.
    const fn run(&self, x: usize, y: usize) -> usize {
        let row = &self.pixels[y];
        let mut end = x + 1;
        while end < row.len() && row[end] == row[x] && end - x < super::LONGEST_RUN {
            end += 1;
        }
        end - x
    }

    /// Cut into its runs.
    pub(crate) const fn cut<const RUNS: usize>(&self) -> [u8; RUNS] {
        let mut runs = [0; RUNS];
        let mut at = 0;
        let mut y = 0;
        while y < Picture::HEIGHT as usize {
            let mut x = 0;
            while x < Picture::WIDTH as usize {
                let long = self.run(x, y);
                runs[at] = super::packed(long, self.pixels[y][x]);
                at += 1;
                x += long;
            }
            y += 1;
        }
        runs
    }
}

/// The places that a curve goes through.
const fn bent(ends: &Places) -> Places {
    assert!(ends.count == 3, "a curve has three places");
    let [from, over, to] = [ends.items[0], ends.items[1], ends.items[2]];
    let mut places = Places {
        items: [(0, 0); MOST_PLACES],
        count: PIECES as usize + 1,
    };
    let mut at = 0;
    while at <= PIECES {
        let rest = PIECES - at;
        let (first, second, third) = (rest * rest, 2 * rest * at, at * at);
        let half = PIECES * PIECES / 2;
        let x = (first * from.0 + second * over.0 + third * to.0 + half) / (PIECES * PIECES);
        let y = (first * from.1 + second * over.1 + third * to.1 + half) / (PIECES * PIECES);
        places.items[at as usize] = (x, y);
        at += 1;
    }
    places
}
