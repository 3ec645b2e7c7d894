//! The places: what everybody gathered, and what decided a tie.

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::DrawTarget;
use engine::seat::Seat;
use engine::standings::{Standing, Standings};

use super::{Scoring, level_of, numbered, running, stage};
use crate::canvas::Canvas;
use crate::icons;
use crate::play::{Hints, Points};
use crate::screens::parts::{filled, label};
use crate::text::{Arg, BotText, Ui, say};
use crate::theme::{self, Colour};
use crate::widgets::{Part, Picture, PictureRow, Reader, RowText, Stage, Whose, seat_colour};
use crate::world::World;

impl Scoring {
    /// Whose row is chosen among the places.
    pub(super) fn ranked_seat(&mut self, world: &World, points: Points<'_>) -> Option<Seat> {
        let tell = |from: usize, reader: Reader<'_>| ranking(world, points, from, reader);
        let things = self.story.chosen_things(&ranked(world, points), &tell);
        let mut seat = None;
        ranking(world, points, things.start, &mut |number, picture, _| {
            if let (true, Whose::Seat(whose)) = (number == things.start, picture.whose) {
                seat = Some(whose);
            }
        });
        seat
    }

    #[inline(never)] // so that no page takes room on the stack for another
    pub(super) fn draw_ranking<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let standings = points.scored.standings();
        let tell = |from: usize, reader: Reader<'_>| ranking(world, points, from, reader);
        let (chosen, mut seat) = (self.story.chosen(), None);
        let mut title = |number: usize, row: &PictureRow| {
            if number == chosen {
                seat = row.whose;
            }
            place_text(world, &standings, row)
        };
        let stage = ranked(world, points);
        self.story.draw(&stage, &tell, &mut title, canvas)?;
        let Some((running, seat)) = running(world).zip(seat) else {
            return Ok(());
        };
        let of = (points.eyes, seat);
        running.draw_gathered(world, of, self.story.below(&stage), canvas)
    }
}

/// The places, with room for what is drawn of what somebody gathered.
pub(super) fn ranked(world: &World, points: Points<'_>) -> Stage {
    let tall = running(world).map_or(0, |_| points.scored.gathered_tall());
    stage(world).with_room_below(tall)
}

/// The places with what everybody gathered, and in words what each place rests on, from a thing on.
pub(super) fn ranking(world: &World, points: Points<'_>, from: usize, reader: Reader<'_>) {
    let mut reader = numbered(from, reader);
    let (game, eyes) = (points.scored, points.eyes);
    let standings = game.standings();
    let mut ahead: Option<&Standing> = None;
    for standing in standings.iter() {
        let in_words = |out: &mut dyn Write| -> Written {
            // Advice first: all of it is seen at once then.
            let mut hints: heapless::String<168> = heapless::String::new();
            let _ = hints_in_words(world, standing.seat, &mut hints);
            let hints = hints.trim();
            if !hints.is_empty() {
                write!(out, "{hints} ")?;
            }
            place_in_words(world, points, (ahead, standing), out)
        };
        // A row for everybody, for whom gathered nothing too.
        let mut told = false;
        game.gathered(world, eyes, standing.seat, &mut |picture| {
            let silent = |_: &mut dyn Write| Ok(());
            if told {
                reader(picture, &silent);
            } else {
                reader(picture, &in_words);
            }
            told = true;
        });
        if !told {
            let nothing = Picture::new(Whose::Seat(standing.seat), &[Part::Number(0)]);
            reader(&nothing, &in_words);
        }
        ahead = Some(standing);
    }
}

/// What a place rests on.
fn place_in_words(
    world: &World,
    points: Points<'_>,
    (ahead, standing): (Option<&Standing>, &Standing),
    out: &mut dyn Write,
) -> Written {
    let (game, eyes) = (points.scored, points.eyes);
    match (standing.decided_by, ahead) {
        (None, Some(ahead)) => {
            let names = [ahead.seat, standing.seat].map(|seat| Arg::Name(world.name(seat)));
            let text = label(world, Ui::SharedPlaceMessage);
            say(out, world.language(), text, &names)
        }
        (Some(1..), Some(ahead)) => game.tie(world, eyes, (ahead, standing), out),
        _ => game.gathered_in_words(world, eyes, standing, out),
    }
}

/// How often a player of the game that was played here asked for advice, if at all.
fn hints_in_words(world: &World, seat: Seat, out: &mut dyn Write) -> Written {
    let play = world.play.as_ref().filter(|_| world.entered.is_none());
    let hints = play.and_then(|play| play.shell().hints.get(seat as usize));
    match hints {
        None | Some(&Hints::NONE) => Ok(()),
        Some(Hints { medium, hard }) => {
            let text = label(world, BotText::HintsMessage);
            let args = [*medium, *hard].map(|asked| Arg::Number(asked.into()));
            say(out, world.language(), text, &args)
        }
    }
}

/// A place, who has it, and the points; once for each player.
fn place_text(world: &World, standings: &Standings, row: &PictureRow) -> RowText {
    let mut places = standings.iter();
    let Some(standing) = places.find(|standing| Some(standing.seat) == row.whose) else {
        return RowText::new("", (&icons::PEOPLE, theme::TEXT));
    };
    let icon = if standing.place == 1 {
        &icons::CROWN
    } else {
        &icons::HUT
    };
    let colour = seat_colour(world.colour(standing.seat));
    if row.goes_on {
        // Whose it is, and nothing twice.
        return RowText::new(world.name(standing.seat), (&icons::HUT, colour));
    }
    let mut text = RowText::new("", (icon, colour));
    // A place and a name are shorter than a line, points shorter than a tag.
    let _ = write!(
        text.name,
        "{}. {}",
        standing.place,
        world.name(standing.seat)
    );
    if let Some(level) = level_of(world, standing.seat) {
        let _ = write!(text.name, " ({})", label(world, BotText::level(level)));
    }
    if world.settings.clock && world.entered.is_none() {
        let _ = write!(text.name, "  {}", world.clock.of(standing.seat));
    }
    let [points, ..] = standing.tiers;
    let points = filled(world, Ui::PointsShort, &[Arg::Number(points)]);
    let _ = text.tag.push_str(&points);
    text
}
