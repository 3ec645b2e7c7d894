//! Everything that happened, the newest at the bottom, as everybody may know it; after the end,
//! as it really was. Each sentence stands behind the colour of whoever did it.

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{below, buttons, label};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::text::{Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Heading, Mark, Pages, Pill, seat_colour};
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

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
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
            [Some(Footer::Page), Some(Footer::Back), None, None],
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
        let mut marks: heapless::Vec<Option<Mark>, PAGE> = heapless::Vec::new();
        let mut write = |_: usize, by: Option<Seat>, sentence: &str| {
            // Eight sentences are shorter than the room.
            let _ = text.push_str(sentence);
            let _ = text.push('\n');
            let _ = marks.push(by.map(|seat| (&icons::HUT, seat_colour(world.colour(seat)))));
        };
        let end = self.count - (self.back * PAGE).min(self.count - 1);
        let range = end.saturating_sub(PAGE)..end;
        let eyes = play.eyes(false);
        play.game().history(world, eyes, range, &mut write);
        self.pages.draw_marked(&marks, area, &text, canvas)
    }
}
