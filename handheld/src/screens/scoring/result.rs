//! Who is ahead or has won, with bars for everybody, and points over the rounds.

use core::fmt::Write;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;
use engine::standings::{Standing, Standings};

use super::{Scoring, level_of, sources};
use crate::canvas::{Align, Canvas, first_line};
use crate::company::level_icon;
use crate::play::{Hints, Play, Points};
use crate::screens::parts::{filled, label, together};
use crate::text::{Arg, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{
    Bar, BarRow, Celebration, Chart, Curve, Line, SOURCES, legend, name_width, seat_colour,
};
use crate::world::World;

impl Scoring {
    /// Who is ahead: celebrated if it is the end, with bars for everybody.
    #[inline(never)] // so that no page takes room on the stack for another
    pub(super) fn draw_result<D: DrawTarget<Color = Colour>>(
        &self,
        body: Rectangle,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let standings = points.scored.standings();
        let width = body.size.width as i32 - theme::MARGIN * 2;
        let left = body.top_left.x + theme::MARGIN;
        let bottom = body.top_left.y + body.size.height as i32;
        let game = points.scored;
        let eyes = points.eyes;
        let words = (0..sources(world, points)).map(|one| game.source_word(world, eyes, one));
        legend(words, Point::new(left, bottom - 4), width, canvas)?;
        let mut top = body.top_left.y + 4;
        if self.is_final() {
            top = self.celebrate(body, world, points, &standings, canvas)?;
        }
        let rows = (points.seats() as i32).max(1);
        let tall = ((bottom - 18 - top) / rows).min(30);
        for (number, standing) in (0..).zip(standings.iter()) {
            let area = Rectangle::new(
                Point::new(left, top + number * tall),
                Size::new(width as u32, tall as u32 - 2),
            );
            draw_bars(area, world, points, standing, &standings, canvas)?;
        }
        Ok(())
    }

    /// Draws the victory, with what decided it if points did not, and says where it ends.
    fn celebrate<D: DrawTarget<Color = Colour>>(
        &self,
        body: Rectangle,
        world: &World,
        points: Points<'_>,
        standings: &Standings,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let mut reason: heapless::String<256> = heapless::String::new();
        write_reason(world, points, standings, &mut reason);
        let font = &theme::DETAIL;
        let width = body.size.width as i32 - theme::MARGIN * 2 - 4;
        let mut lines: heapless::Vec<&str, 3> = heapless::Vec::new();
        let mut rest = reason.as_str();
        while !rest.is_empty() && !lines.is_full() {
            let (line, after) = first_line(rest, width, font);
            let _ = lines.push(line);
            rest = after;
        }
        let spoken = lines.len() as i32 * 14;
        let rows = points.seats() as i32 * if spoken > 0 { 19 } else { 22 };
        let height = (body.size.height as i32 - rows - spoken - 20).clamp(38, 80);
        let celebration = Celebration {
            title: &victory(world, standings),
            colour: winners_colour(world, standings),
            frame: self.frame,
        };
        let area = Rectangle::new(body.top_left, Size::new(body.size.width, height as u32));
        celebration.draw(area, canvas)?;
        let mut y = body.top_left.y + height + 10;
        for line in &lines {
            let at = Point::new(body.top_left.x + body.size.width as i32 / 2, y);
            canvas.text(line, at, font, theme::TEXT, Align::Centre)?;
            y += 14;
        }
        Ok(body.top_left.y + height + spoken + 3)
    }
}

/// Who wins, in words.
fn victory(world: &World, standings: &Standings) -> Line {
    let names = together(world, standings.winners().map(|seat| world.name(seat)));
    let verb = if standings.winners().nth(1).is_some() {
        Ui::WinTogether
    } else {
        Ui::Wins
    };
    filled(world, verb, &[Arg::Text(&names)])
}

/// The winner's colour; brass if several share the victory.
fn winners_colour(world: &World, standings: &Standings) -> Colour {
    let mut winners = standings.winners();
    match (winners.next(), winners.next()) {
        (Some(seat), None) => seat_colour(world.colour(seat)),
        _ => theme::ACCENT,
    }
}

/// What decided the victory, if it was not the points.
fn write_reason(world: &World, points: Points<'_>, standings: &Standings, out: &mut dyn Write) {
    let mut places = standings.iter();
    let (Some(first), Some(second)) = (places.next(), places.next()) else {
        return;
    };
    // What does not fit is on the page of the places too.
    let _ = match second.decided_by {
        Some(0) => Ok(()),
        Some(_) => {
            let (game, eyes) = (points.scored, points.eyes);
            game.tie(world, eyes, (first, second), out)
        }
        None => out.write_str(label(world, Ui::SharedVictoryMessage)),
    };
}

/// A seat's points by source, as a bar.
fn draw_bars<D: DrawTarget<Color = Colour>>(
    area: Rectangle,
    world: &World,
    points: Points<'_>,
    standing: &Standing,
    standings: &Standings,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (game, eyes, seat) = (points.scored, points.eyes, standing.seat);
    let bars: heapless::Vec<Bar, SOURCES> = (0..sources(world, points))
        .map(|source| Bar {
            source,
            points: game.source_points(world, eyes, source, seat),
        })
        .take(SOURCES)
        .collect();
    let [sum, ..] = standing.tiers;
    let most = standings.iter().map(|one| one.tiers[0]).max();
    let names = standings
        .iter()
        .map(|one| name_width(world.name(one.seat), canvas.look));
    let row = BarRow {
        colour: seat_colour(world.colour(seat)),
        name: world.name(seat),
        bars: &bars,
        sum,
        most: most.unwrap_or(1),
        named: names.max().unwrap_or(0),
        best: standing.place == 1,
        icon: level_of(world, seat).map(level_icon),
        advice: advice_of(world, seat),
    };
    row.draw(area, canvas)
}

/// How often a seat asked for advice; `None` if nobody did.
fn advice_of(world: &World, seat: Seat) -> Option<u16> {
    let play = world.play.as_ref().filter(|_| world.entered.is_none())?;
    let hints = &play.shell().hints;
    let asked = |hints: &Hints| u16::from(hints.medium) + u16::from(hints.hard);
    let anybody = hints.iter().any(|hints| *hints != Hints::NONE);
    hints.get(seat as usize).filter(|_| anybody).map(asked)
}

/// Points over the rounds: computed from the record.
#[inline(never)] // so that no page takes room on the stack for another
pub(super) fn draw_chart<D: DrawTarget<Color = Colour>>(
    body: Rectangle,
    world: &World,
    play: &Play,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (game, eyes) = (play.game(), play.eyes(false));
    let series = game.series();
    let curves: heapless::Vec<Curve<'_>, 5> = game
        .standings()
        .iter()
        .map(|standing| Curve {
            player: standing.seat as usize,
            name: world.name(standing.seat),
            colour: seat_colour(world.colour(standing.seat)),
        })
        .collect();
    let chart = Chart {
        series: &series,
        curves: &curves,
    };
    let mut name = |chapter: usize, out: &mut dyn Write| {
        // A name is as short as a number.
        let _ = game.chapter_name(world, eyes, chapter, out);
    };
    chart.draw(body, &mut name, canvas)
}
