//! The device is handed over: what the others did since the player's last turn, in pictures: a row for each of them, the newest at
//! the bottom and chosen first, its words below. Everything is replayed from the record, so that nothing is
//! lost, however much happened. Where turns are played in the open, the same is opened by a press.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::seat::Seat;

use super::Transition;
use super::parts::{buttons, filled, label};
use crate::board::Command;
use crate::canvas::{Canvas, Look};
use crate::icons;
use crate::play::Play;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, PictureRow, Pill, Reader, RowText, Stage, Story, seat_colour};
use crate::world::World;

/// What a player missed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recap {
    /// Whose turn it is.
    seat: Seat,
    /// The number of the first thing that the player missed.
    since: usize,
    purpose: Purpose,
    story: Story,
}

/// What it is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// The device is handed over: what the others did.
    HandOver,
    /// Whose turn it is wants to know: all that happened, and back to where they were.
    Review,
}

fn stage(world: &World) -> Stage {
    Stage::new(world.board, Look::of(&world.settings))
}

impl Recap {
    /// For a seat, everything from a thing on.
    pub fn new(seat: Seat, since: usize) -> Self {
        Recap {
            seat,
            since,
            purpose: Purpose::HandOver,
            story: Story::from_the_end(),
        }
    }

    /// The same to be read and closed again, with what the seat did itself.
    pub fn review(seat: Seat, since: usize) -> Self {
        Recap {
            purpose: Purpose::Review,
            ..Recap::new(seat, since)
        }
    }

    /// Tells what is to be read, from a thing on.
    fn tell(&self, world: &World, play: &Play, from: usize, reader: Reader<'_>) {
        let missed_by = (self.purpose == Purpose::HandOver).then_some(self.seat);
        let since = self.since.max(from);
        play.game().pictures(world, missed_by, since, reader);
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &World) -> Transition {
        let Some(play) = &world.play else {
            return Transition::Home;
        };
        let told = *self;
        let tell = |from: usize, reader: Reader<'_>| told.tell(world, play, from, reader);
        let stage = stage(world);
        let is_review = self.purpose == Purpose::Review;
        match command {
            Command::Up | Command::Down => {
                self.story.handle(command, &stage, &tell);
                Transition::Stay
            }
            Command::Ok if self.story.read_back(&stage, &tell) => Transition::Stay,
            Command::Ok | Command::Back if is_review => Transition::Close,
            Command::Ok => Transition::LiftCurtain(self.seat),
            Command::Back | Command::Left => Transition::Open(play.running().table()),
            Command::Help => {
                let things = self.story.chosen_things(&stage, &tell);
                let topic = play.game().topic_of(play.eyes(false), things);
                Transition::help(topic.unwrap_or(world.kind().info().round_topic))
            }
            _ => Transition::Stay,
        }
    }

    /// Draws the rows and the words.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        let heading = Heading {
            title: &filled(world, Ui::TurnOf, &[Arg::Name(world.name(self.seat))]),
            pill: Pill::Public(label(world, Ui::Public)),
        };
        heading.draw(world.board, canvas)?;
        self.draw_story(world, play, canvas)?;
        let has_unread = self.story.has_unread();
        let (ready, back) = match self.purpose {
            Purpose::HandOver => (Footer::Ready, Some(Footer::Table)),
            // Once all of it is read, both lead back.
            Purpose::Review => (Footer::Back, has_unread.then_some(Footer::Back)),
        };
        let next = if has_unread { Footer::Older } else { ready };
        buttons(
            world,
            [Some(next), back, Some(Footer::Help), Some(Footer::Menu)],
            canvas,
        )
    }

    fn draw_story<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        play: &Play,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let told = *self;
        let tell = |from: usize, reader: Reader<'_>| told.tell(world, play, from, reader);
        let newest = self.story.last_row(&stage(world), &tell);
        let mut title = |number: usize, row: &PictureRow| row_text(world, row, number == newest);
        self.story.draw(&stage(world), &tell, &mut title, canvas)
    }
}

/// Who, in which colour; the newest has a tag.
fn row_text(world: &World, row: &PictureRow, newest: bool) -> RowText {
    let mut text = match row.whose {
        Some(seat) => RowText::new(
            world.name(seat),
            (&icons::HUT, seat_colour(world.colour(seat))),
        ),
        None => RowText::new(
            &filled(world, Ui::Everybody, &[]),
            (&icons::PEOPLE, theme::TEXT),
        ),
    };
    if let (Some(seat), true) = (row.whose, world.settings.clock) {
        // What does not fit would be cut anyway.
        let _ = write!(text.name, "  {}", world.clock.of(seat));
    }
    if newest {
        // A tag is short in every language.
        let _ = text.tag.push_str(label(world, Ui::Newest));
    }
    text
}
