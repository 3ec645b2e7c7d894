//! Everything that happened, the newest at the bottom, as everybody may know it; after the end,
//! as it really was.

use embedded_graphics::prelude::DrawTarget;
use engine::artifact::Event;
use engine::game::Observer;

use super::Step;
use super::parts::{below, buttons, word};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Footer, Ui, event};
use crate::theme::Colour;
use crate::widgets::{Frame, Pages, Pill};
use crate::world::World;

/// How many events make a page.
const PAGE: usize = 8;

/// The history, page by page.
#[derive(Clone, Debug)]
pub struct History {
    /// Pages back from the newest.
    back: usize,
    pages: Pages,
    /// How many events there are. They are counted once: that takes a replay of the whole game.
    count: usize,
}

fn observer(world: &World) -> Observer {
    match &world.play {
        Some(play) if play.is_over() => Observer::Everybody,
        _ => Observer::Table,
    }
}

impl History {
    /// Begins with what happened last.
    pub fn new(world: &World) -> Self {
        let count = world.play.as_ref().map_or(0, |play| play.event_count());
        Self {
            back: 0,
            pages: Pages::at_the_end(),
            count: count.into(),
        }
    }

    fn last_page(&self) -> usize {
        self.count.saturating_sub(1) / PAGE
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
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
            Command::Back => return Step::Close,
            _ => {
                self.pages.handle(command);
            }
        }
        Step::Stay
    }

    /// Draws a page of sentences.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let frame = Frame {
            title: word(world, Ui::History),
            pill: Pill::Public(word(world, Ui::Public)),
        };
        let body = frame.draw(world.board, canvas)?;
        let text = self.text(world);
        self.pages.draw(below(body, 4), &text, canvas)?;
        buttons(
            world,
            [Some(Footer::Page), Some(Footer::Back), None, None],
            canvas,
        )
    }

    fn text(&self, world: &World) -> heapless::String<1536> {
        let mut text = heapless::String::new();
        let Some(play) = &world.play else {
            return text;
        };
        if self.count == 0 {
            let _ = text.push_str(word(world, Ui::HistoryEmpty));
            return text;
        }
        let end = self.count - (self.back * PAGE).min(self.count - 1);
        let begin = end.saturating_sub(PAGE);
        let mut number = 0;
        play.record.history(observer(world), &mut |one: Event| {
            if (begin..end).contains(&number) {
                let _ = event(
                    &mut text,
                    world.language(),
                    &world.names(),
                    play.game(),
                    &one,
                );
                let _ = text.push('\n');
            }
            number += 1;
        });
        text
    }
}
