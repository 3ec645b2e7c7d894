//! One source of points in all detail: in pictures, or in rows with words.

use core::fmt::Write;

use embedded_graphics::geometry::Size;
use embedded_graphics::prelude::{DrawTarget, Point};
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;

use super::{Scoring, numbered, stage};
use crate::canvas::{Align, Canvas, first_line};
use crate::icons;
use crate::play::Points;
use crate::screens::parts::{Page, below, buttons, label};
use crate::text::{Arg, Ui, say};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Picture, PictureRow, Pill, Reader, RowText, Whose, seat_colour};
use crate::world::World;

impl Scoring {
    #[inline(never)] // so that no page takes room on the stack for another
    pub(super) fn draw_source<D: DrawTarget<Color = Colour>>(
        &mut self,
        source: usize,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (game, eyes) = (points.scored, points.eyes);
        if game.sources_are_pictured() {
            return self.draw_pictured(source, world, points, canvas);
        }
        let page = Page {
            title: game.source_title(world, eyes, source),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: self.buttons(),
        };
        let mut item = |number: usize| {
            let seat = Seat::at(number).unwrap_or(Seat::One);
            game.source_item(world, eyes, source, seat)
        };
        let rows = points.seats();
        let mut words: heapless::String<256> = heapless::String::new();
        let chosen = Seat::at(self.list.selected).unwrap_or(Seat::One);
        // What does not fit is cut.
        let _ = game.source_in_words(world, eyes, (source, chosen), &mut words);
        if words.is_empty() {
            return page.draw_list(world, &mut self.list, rows, &mut item, canvas);
        }
        let body = page.draw_frame(world, canvas)?;
        let (tall, step) = match canvas.look.large_text {
            true => (36, 15),
            false => (31, 13),
        };
        // Four rows leave room for why one of them is as it is.
        let down = tall * rows.min(4) as i32 + 3;
        let list = Rectangle::new(
            below(body, 2).top_left,
            Size::new(body.size.width, down as u32),
        );
        let row = |number: usize, place, chosen, canvas: &mut Canvas<'_, D>| {
            item(number).draw(place, chosen, canvas)
        };
        self.list.draw_rows(list, tall, rows, canvas, row)?;
        draw_words(&words, below(body, down + 1), step, canvas)
    }

    /// The points of everybody from a source: what they rest on, in pictures, and below in words.
    #[inline(never)] // so that no page takes room on the stack for another
    fn draw_pictured<D: DrawTarget<Color = Colour>>(
        &mut self,
        number: usize,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let heading = Heading {
            title: points.scored.source_title(world, points.eyes, number),
            pill: Pill::Public(label(world, Ui::Public)),
        };
        heading.draw(world.board, canvas)?;
        let tell = |from: usize, reader: Reader<'_>| source(world, points, number, from, reader);
        let mut title = |_: usize, row: &PictureRow| source_text(world, points, number, row);
        self.story.draw(&stage(world), &tell, &mut title, canvas)?;
        buttons(world, self.buttons(), canvas)
    }
}

/// Writes sentences in an area, as much as there is room for.
fn draw_words<D: DrawTarget<Color = Colour>>(
    words: &str,
    area: Rectangle,
    step: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let font = canvas.look.detail();
    let width = area.size.width as i32 - theme::MARGIN * 2 - 4;
    let left = area.top_left.x + theme::MARGIN + 2;
    let lines = area.size.height as i32 / step;
    let mut rest = words;
    for line in 1..=lines {
        let (first, behind) = first_line(rest, width, font);
        let at = Point::new(left, area.top_left.y + line * step - 1);
        if line == lines {
            return canvas.text_within(rest, at, width, font, theme::TEXT);
        }
        canvas.text(first, at, font, theme::TEXT, Align::Left)?;
        rest = behind;
        if rest.is_empty() {
            break;
        }
    }
    Ok(())
}

/// What everybody's points from a source rest on, and how many they are with those before, from a thing on.
pub(super) fn source(
    world: &World,
    points: Points<'_>,
    source: usize,
    from: usize,
    reader: Reader<'_>,
) {
    let mut reader = numbered(from, reader);
    let (game, eyes) = (points.scored, points.eyes);
    for seat in Seat::first(points.seats() as u8) {
        game.source_pictures(world, eyes, (source, seat), &mut reader);
        let of = |source| game.source_points(world, eyes, source, seat);
        let sum = (0..=source).map(of).sum();
        let so_far = |out: &mut dyn Write| {
            let text = label(world, Ui::SoFarMessage);
            say(out, world.language(), text, &[Arg::Number(sum)])
        };
        // A row for everybody, for whom it brings nothing too.
        reader(&Picture::new(Whose::Seat(seat), &[]), &so_far);
    }
}

/// A player with the points from a source; once for each player.
fn source_text(world: &World, points: Points<'_>, source: usize, row: &PictureRow) -> RowText {
    let seat = row.whose.unwrap_or(Seat::One);
    let colour = seat_colour(world.colour(seat));
    let mut text = RowText::new(world.name(seat), (&icons::HUT, colour));
    if !row.goes_on {
        let brought = points
            .scored
            .source_points(world, points.eyes, source, seat);
        // A number is shorter than a tag.
        let _ = write!(text.tag, "{brought:+}");
    }
    text
}
