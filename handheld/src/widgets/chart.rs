//! Points over the course of a game, as curves: each player has a colour, a mark and a dash, so that they
//! can be told apart without colour.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Align, Canvas, width_of};
use crate::theme::{self, Colour};

/// The most chapters that are kept apart; all later ones count as one.
const CHAPTERS: usize = 32;
/// How many players there are at most.
const PLAYERS: usize = 5;
/// The names at the right take this part of the width.
const NAMES: i32 = 4;
/// What the numbers at the left take at least.
const SCALE: i32 = 20;
/// How far from the lines across the numbers end.
const GAP: i32 = 5;
/// What the names of chapters take below.
const FOOT: i32 = 21;
/// How many lines across there are at most.
const LINES: i32 = 5;

/// The points of all players at the end of each chapter.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Series {
    chapters: heapless::Vec<[i16; PLAYERS], CHAPTERS>,
}

impl Series {
    /// Takes down how many points there are in a chapter: what is noted last, stays.
    pub fn note(&mut self, chapter: usize, points: [i32; PLAYERS]) {
        let points = points.map(|one| one.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
        while self.chapters.len() <= chapter && !self.chapters.is_full() {
            // There is room: it was made sure of.
            let _ = self.chapters.push(points);
        }
        let last = self.chapters.len().saturating_sub(1);
        if let Some(noted) = self.chapters.get_mut(chapter.min(last)) {
            *noted = points;
        }
    }

    /// How many chapters there were.
    pub fn len(&self) -> usize {
        self.chapters.len()
    }

    /// Was there none?
    pub fn is_empty(&self) -> bool {
        self.chapters.is_empty()
    }

    /// The points of a player at the end of each chapter.
    pub fn of(&self, player: usize) -> impl Iterator<Item = i32> {
        let points = move |all: &[i16; PLAYERS]| all.get(player).copied().unwrap_or(0);
        self.chapters.iter().map(move |all| points(all).into())
    }
}

/// A player's curve.
#[derive(Clone, Copy, Debug)]
pub struct Curve<'n> {
    /// The number of the player in the series.
    pub player: usize,
    /// What the player is called.
    pub name: &'n str,
    /// The player's colour.
    pub colour: Colour,
}

/// A chart of curves, the best first.
#[derive(Debug)]
pub struct Chart<'c> {
    /// The points.
    pub series: &'c Series,
    /// Whose curves.
    pub curves: &'c [Curve<'c>],
}

/// Where points lie on the screen.
struct Scale {
    left: i32,
    bottom: i32,
    width: i32,
    height: i32,
    least: i32,
    most: i32,
    steps: i32,
}

impl Scale {
    fn x(&self, chapter: usize) -> i32 {
        self.left + chapter as i32 * self.width / self.steps
    }

    fn y(&self, points: i32) -> i32 {
        self.bottom - (points - self.least) * self.height / (self.most - self.least).max(1)
    }
}

impl Chart<'_> {
    /// Draws the chart.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        name: &mut dyn FnMut(usize, &mut dyn Write),
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let step = self.step();
        let scale = self.scale(area, step);
        self.draw_grid(&scale, step, canvas)?;
        self.draw_chapters(&scale, name, canvas)?;
        // The best last, so that nothing covers it.
        for (number, curve) in self.curves.iter().enumerate().rev() {
            self.draw_curve(&scale, number, curve, canvas)?;
        }
        self.draw_names(area, &scale, canvas)
    }

    /// Where points lie, with room for the widest number at the left.
    fn scale(&self, area: Rectangle, step: i32) -> Scale {
        let points = || {
            self.curves
                .iter()
                .flat_map(|one| self.series.of(one.player))
        };
        let least = points().min().unwrap_or(0).min(0);
        let most = points().max().unwrap_or(0).max(least + 1);
        let least = least.div_euclid(step) * step;
        let most = (most + step - 1).div_euclid(step) * step;
        // No number between these two has more digits than both.
        let wide = |points| width_of(&number(points), &theme::DETAIL) + 1;
        let numbers = wide(least).max(wide(most)).max(SCALE);
        Scale {
            left: area.top_left.x + numbers + GAP - 1,
            bottom: area.top_left.y + area.size.height as i32 - FOOT,
            width: area.size.width as i32 * (NAMES - 1) / NAMES - numbers - 14,
            height: area.size.height as i32 - FOOT - 12,
            least,
            most,
            steps: (self.series.len() as i32 - 1).max(1),
        }
    }

    /// How far the lines across are apart.
    fn step(&self) -> i32 {
        let curves = self.curves.iter();
        let most = curves
            .flat_map(|one| self.series.of(one.player))
            .max()
            .unwrap_or(0);
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let fits = |step: &i32| most <= *step * LINES;
        steps.into_iter().find(fits).unwrap_or(10_000)
    }

    fn draw_grid<D: DrawTarget<Color = Colour>>(
        &self,
        scale: &Scale,
        step: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let mut points = scale.least;
        while points <= scale.most {
            let y = scale.y(points);
            let line = Rectangle::new(Point::new(scale.left, y), Size::new(scale.width as u32, 1));
            canvas.fill(line, if points == 0 { theme::DIM } else { theme::LINE })?;
            let at = Point::new(scale.left - GAP, y + 5);
            canvas.text(
                &number(points),
                at,
                &theme::DETAIL,
                theme::DIM,
                Align::Right,
            )?;
            points += step;
        }
        Ok(())
    }

    fn draw_chapters<D: DrawTarget<Color = Colour>>(
        &self,
        scale: &Scale,
        name: &mut dyn FnMut(usize, &mut dyn Write),
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        // As many as have room, the last one always.
        let count = self.series.len();
        let fit = (scale.width / 36).max(1) as usize;
        let every = count.saturating_sub(1).div_ceil(fit).max(1);
        for chapter in (0..count).rev().step_by(every) {
            let mut text: heapless::String<16> = heapless::String::new();
            name(chapter, &mut text);
            let at = Point::new(scale.x(chapter), scale.bottom + 17);
            canvas.text(&text, at, &theme::DETAIL, theme::DIM, Align::Centre)?;
        }
        Ok(())
    }

    fn draw_curve<D: DrawTarget<Color = Colour>>(
        &self,
        scale: &Scale,
        number: usize,
        curve: &Curve<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let at = |(chapter, points)| Point::new(scale.x(chapter), scale.y(points));
        let mut before: Option<Point> = None;
        for here in self.series.of(curve.player).enumerate().map(at) {
            if let Some(from) = before {
                canvas.line(from, here, number, curve.colour)?;
            }
            before = Some(here);
        }
        for here in self.series.of(curve.player).enumerate().map(at) {
            canvas.mark(here, number, curve.colour)?;
        }
        Ok(())
    }

    /// The names in the order of the places, each as near to the end of its curve as fits.
    fn draw_names<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        scale: &Scale,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let tall = ((scale.height + 12) / self.curves.len().max(1) as i32).min(34);
        let count = self.curves.len() as i32;
        let wide = area.size.width as i32 / NAMES;
        let left = area.top_left.x + area.size.width as i32 - wide;
        let mut free = area.top_left.y;
        for (place, curve) in (0..).zip(self.curves) {
            let points = self.series.of(curve.player).last().unwrap_or(0);
            let below = (count - 1 - place) * tall;
            let lowest = scale.bottom + 4 - tall - below;
            let top = (scale.y(points) - 10).min(lowest).max(free);
            free = top + tall;
            canvas.mark(Point::new(left, top + 9), place as usize, curve.colour)?;
            let at = Point::new(left + 8, top + 15);
            canvas.text(
                &number(points),
                at,
                &theme::NUMBER,
                theme::TEXT,
                Align::Left,
            )?;
            let at = Point::new(left - 4, top + tall.min(31) - 2);
            // A long name gives way in size.
            let font = match width_of(curve.name, &theme::DETAIL) <= wide {
                true => &theme::DETAIL,
                false => &theme::FOOTNOTE,
            };
            canvas.text_within(curve.name, at, wide, font, theme::TEXT)?;
        }
        Ok(())
    }
}

fn number(points: i32) -> heapless::String<12> {
    let mut text = heapless::String::new();
    // Any number is shorter.
    let _ = write!(text, "{points}");
    text
}

/// Is a curve drawn at this pixel of its way? Each has a dash of its own.
const fn dashed(curve: usize, way: i32) -> bool {
    match curve {
        0 => true,
        1 => way % 6 < 4,
        2 => way % 4 < 2,
        3 => way % 10 < 5 || way % 10 == 7,
        _ => way % 8 < 2,
    }
}

/// Draws a line, two pixels thick, pixel by pixel along its longer side.
// Not inlined: it is rare, and whoever calls it may run from memory.
#[inline(never)]
pub(crate) fn draw_line<D: DrawTarget<Color = Colour>>(
    from: Point,
    to: Point,
    curve: usize,
    colour: Colour,
    display: &mut D,
) -> Result<(), D::Error> {
    let way = to - from;
    let (far_x, far_y) = (way.x.abs(), way.y.abs());
    let long = far_x.max(far_y).max(1);
    // How far it has come, and what is left of a pixel: without a division for each.
    let (mut x, mut y, mut rest_x, mut rest_y) = (0, 0, 0, 0);
    for step in 0..=long {
        if dashed(curve, step) {
            let at = from + Point::new(x * way.x.signum(), y * way.y.signum());
            display.fill_solid(&Rectangle::new(at, Size::new(2, 2)), colour)?;
        }
        (rest_x, rest_y) = (rest_x + far_x, rest_y + far_y);
        if rest_x >= long {
            (x, rest_x) = (x + 1, rest_x - long);
        }
        if rest_y >= long {
            (y, rest_y) = (y + 1, rest_y - long);
        }
    }
    Ok(())
}

/// The mark of a curve, seven pixels wide: disc, cross, frame, plus, triangle.
const MARKS: [[u8; 7]; PLAYERS] = [
    [
        0b0011100, 0b0111110, 0b1111111, 0b1111111, 0b1111111, 0b0111110, 0b0011100,
    ],
    [
        0b1100011, 0b1110111, 0b0111110, 0b0011100, 0b0111110, 0b1110111, 0b1100011,
    ],
    [
        0b1111111, 0b1111111, 0b1100011, 0b1100011, 0b1100011, 0b1111111, 0b1111111,
    ],
    [
        0b0011100, 0b0011100, 0b1111111, 0b1111111, 0b1111111, 0b0011100, 0b0011100,
    ],
    [
        0b0001000, 0b0001000, 0b0011100, 0b0011100, 0b0111110, 0b0111110, 0b1111111,
    ],
];

/// Draws the mark of a curve.
// Not inlined: it is rare, and whoever calls it may run from memory.
#[inline(never)]
pub(crate) fn draw_mark<D: DrawTarget<Color = Colour>>(
    middle: Point,
    curve: usize,
    colour: Colour,
    display: &mut D,
) -> Result<(), D::Error> {
    let Some(rows) = MARKS.get(curve) else {
        return Ok(());
    };
    for (y, bits) in (0..).zip(rows) {
        let mut left = *bits;
        while left != 0 {
            let x = left.trailing_zeros();
            let long = (left >> x).trailing_ones();
            let at = middle + Point::new(x as i32 - 3, y - 3);
            display.fill_solid(&Rectangle::new(at, Size::new(long, 1)), colour)?;
            left &= !(((1u16 << long) - 1) << x) as u8;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::vec::Vec;

    use super::*;
    use crate::board::Board;
    use crate::canvas::Look;

    /// A display that remembers how far to the left something was drawn.
    struct Leftmost(i32);

    impl Dimensions for Leftmost {
        fn bounding_box(&self) -> Rectangle {
            Rectangle::new(Point::zero(), Board::SQUARE.size())
        }
    }

    impl DrawTarget for Leftmost {
        type Color = Colour;
        type Error = core::convert::Infallible;

        fn draw_iter<I: IntoIterator<Item = Pixel<Colour>>>(
            &mut self,
            pixels: I,
        ) -> Result<(), Self::Error> {
            let drawn = pixels.into_iter().map(|Pixel(point, _)| point.x);
            self.0 = drawn.chain([self.0]).min().unwrap_or(self.0);
            Ok(())
        }
    }

    /// How far to the left a chart of a player's points draws.
    fn leftmost(points: [i32; 2]) -> i32 {
        let mut series = Series::default();
        for (chapter, points) in points.into_iter().enumerate() {
            series.note(chapter, [points, 0, 0, 0, 0]);
        }
        let curve = Curve {
            player: 0,
            name: "Ann",
            colour: theme::TEXT,
        };
        let chart = Chart {
            series: &series,
            curves: &[curve],
        };
        let mut display = Leftmost(i32::MAX);
        let area = display.bounding_box();
        let mut canvas = Canvas::new(&mut display, Look::default());
        chart.draw(area, &mut |_, _| {}, &mut canvas).unwrap();
        display.0
    }

    #[test]
    fn numbers_of_any_length_at_the_left_stay_inside() {
        for points in [[0, 9], [0, 80], [0, 81], [-9, 100], [-30, 4999], [-1000, 0]] {
            assert!(leftmost(points) >= 0, "{points:?}: {}", leftmost(points));
        }
    }

    #[test]
    fn the_last_points_of_a_chapter_are_those_that_stay() {
        let mut series = Series::default();
        series.note(0, [1, 0, 0, 0, 0]);
        series.note(0, [2, 5, 0, 0, 0]);
        series.note(1, [9, 6, 0, 0, 0]);
        assert_eq!(series.len(), 2);
        assert_eq!(series.of(0).collect::<Vec<_>>(), [2, 9]);
        assert_eq!(series.of(1).collect::<Vec<_>>(), [5, 6]);
        assert_eq!(series.of(7).collect::<Vec<_>>(), [0, 0]);
    }

    #[test]
    fn a_very_long_game_ends_with_its_last_points() {
        let mut series = Series::default();
        for chapter in 0..CHAPTERS + 9 {
            series.note(chapter, [chapter as i32; PLAYERS]);
        }
        assert_eq!(series.len(), CHAPTERS);
        assert_eq!(series.of(3).last(), Some(CHAPTERS as i32 + 8));
    }

    #[test]
    fn no_two_curves_have_the_same_mark_or_the_same_dash() {
        let marks: BTreeSet<[u8; 7]> = MARKS.into();
        assert_eq!(marks.len(), PLAYERS);
        let dash = |curve| (0..40).map(|way| dashed(curve, way)).collect::<Vec<_>>();
        let dashes: BTreeSet<Vec<bool>> = (0..PLAYERS).map(dash).collect();
        assert_eq!(dashes.len(), PLAYERS);
    }
}
