//! Everything that happened, the newest at the bottom, as everybody may know it; after the end,
//! as it really was.

use embedded_graphics::prelude::DrawTarget;

use super::Transition;
use super::parts::{Page, label};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Pages, Pill};
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

    /// Draws a page of sentences.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::History),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [Some(Footer::Page), Some(Footer::Back), None, None],
        };
        page.draw_text(
            world,
            &mut self.pages,
            &text(self.count, self.back, world),
            canvas,
        )
    }
}

fn text(count: usize, back: usize, world: &World) -> Text {
    let mut text = Text::new();
    let Some(play) = &world.play else {
        return text;
    };
    if count == 0 {
        let _ = text.push_str(label(world, Ui::HistoryEmpty));
        return text;
    }
    let end = count - (back * PAGE).min(count - 1);
    let range = end.saturating_sub(PAGE)..end;
    let mut write = |_: usize, sentence: &str| {
        // Eight sentences are shorter than the room.
        let _ = text.push_str(sentence);
        let _ = text.push('\n');
    };
    let eyes = play.eyes(false);
    play.game().history(world, eyes, range, &mut write);
    text
}
