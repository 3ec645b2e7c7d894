//! Everything that happened, the newest at the bottom, as everybody may know it; after the end,
//! as it really was. Each sentence stands behind the colour of whoever did it.

use core::fmt::Write;
use core::ops::Range;

use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;

use super::Transition;
use super::parts::{below, buttons, label};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons::{self, Icon};
use crate::play::Play;
use crate::text::{Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Heading, Pages, Pictures, Pill, Sheet, seat_colour};
use crate::world::World;

/// How many events make a page.
const PAGE: usize = 8;

/// The most text of a page.
type Text = heapless::String<1536>;

/// The history, page by page.
#[derive(Clone, Debug)]
pub struct History {
    /// Pages back from the newest.
    back: usize,
    pages: Pages,
    /// How many events there are. They are counted once: that takes a replay of the whole game.
    count: usize,
}

impl History {
    /// Begins with what happened last.
    pub fn new(world: &World) -> Self {
        let play = world.play.as_ref();
        Self {
            back: 0,
            pages: Pages::at_the_end(),
            count: play.map_or(0, |play| play.game().event_count()),
        }
    }

    fn last_page(&self) -> usize {
        self.count.saturating_sub(1) / PAGE
    }

    /// Which events the page tells.
    fn range(&self) -> Range<usize> {
        let end = self.count - (self.back * PAGE).min(self.count.saturating_sub(1));
        end.saturating_sub(PAGE)..end
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        match command {
            Command::Left | Command::Ok => {
                self.back = if self.back < self.last_page() {
                    self.back + 1
                } else {
                    0
                };
                self.pages = Pages::at_the_end();
            }
            Command::Right => {
                self.back = self.back.saturating_sub(1);
                self.pages = Pages::at_the_end();
            }
            Command::Back => return Transition::Close,
            Command::Help => {
                let play = world.play.as_ref();
                let shown = |play: &Play| play.game().topic_of(play.eyes(false), self.range());
                let topic = play.and_then(shown);
                return Transition::help(topic.unwrap_or(world.kind().info().round_topic));
            }
            _ => {
                self.pages.handle(command);
            }
        }
        Transition::Stay
    }

    /// Draws a page of sentences, each behind the colour of whoever did it.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let heading = Heading {
            title: label(world, Ui::History),
            pill: Pill::Public(label(world, Ui::Public)),
        };
        let body = heading.draw(world.board, canvas)?;
        self.draw_text(below(body, 4), world, canvas)?;
        buttons(
            world,
            [
                Some(Footer::Page),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
            canvas,
        )
    }

    // Never inlined: the text is large, and what comes before and after it needs the stack too.
    #[inline(never)]
    fn draw_text<D: DrawTarget<Color = Colour>>(
        &mut self,
        area: Rectangle,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        if self.count == 0 {
            return self
                .pages
                .draw(area, label(world, Ui::HistoryEmpty), canvas);
        }
        let mut text = Text::new();
        let mut write = |_: usize, by: Option<Seat>, sentence: &str| {
            let mark = by.map_or(NOBODY, |seat| seat as usize + 1);
            // Eight sentences are shorter than the room.
            let _ = writeln!(text, "[{mark}]{sentence}");
        };
        let eyes = play.eyes(false);
        play.game().history(world, eyes, self.range(), &mut write);
        let sheet = Sheet {
            text: &text,
            pictures: Marks(world),
            area,
            look: canvas.look,
        };
        self.pages.draw_sheet(&sheet, canvas)
    }
}

/// Stands for what nobody did.
const NOBODY: usize = 0;

/// In front of each sentence, by the number of a seat: the hut of whoever did it.
#[derive(Clone, Copy)]
struct Marks<'w>(&'w World);

impl Pictures for Marks<'_> {
    const GAP: i32 = 0;

    fn size(&self, name: &str) -> Option<Size> {
        let number: usize = name.parse().ok()?;
        (number <= Seat::ALL.len()).then_some(Size::new(Icon::SIZE, 15))
    }

    fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        name: &str,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let number = name.parse::<usize>().unwrap_or(NOBODY);
        let seat = number
            .checked_sub(1)
            .and_then(|place| Seat::ALL.get(place).copied());
        match seat {
            Some(seat) => {
                let colour = seat_colour(self.0.colour(seat));
                canvas.icon(&icons::HUT, at - Point::new(0, 2), colour)
            }
            None => Ok(()),
        }
    }
}
