//! Help: the rules in our own words, one short page for each thing. Reading never costs a turn.

use embedded_graphics::prelude::DrawTarget;

use super::parts::{ListScreen, below, buttons, word};
use super::{Screen, Step};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Footer, Topic, Ui, page, title};
use crate::theme::Colour;
use crate::widgets::{Entry, Frame, List, Pages, Pill};
use crate::world::World;

/// What can be looked up.
#[derive(Clone, Debug, Default)]
pub struct HelpTopics {
    list: List,
}

impl HelpTopics {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        if self.list.handle(command, Topic::ALL.len()) {
            return Step::Stay;
        }
        match (command, Topic::ALL.get(self.list.selected)) {
            (Command::Ok | Command::Right, Some(topic)) => {
                Step::Open(Screen::HelpPage(HelpPage::new(*topic)))
            }
            (Command::Back | Command::Left | Command::Help, _) => Step::Close,
            _ => Step::Stay,
        }
    }

    /// Draws the topics.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let screen = ListScreen {
            title: word(world, Ui::Help),
            pill: Pill::None,
            buttons: [Some(Footer::Choose), Some(Footer::Back), None, None],
        };
        let entry = |number: usize| {
            let topic = Topic::ALL.get(number);
            Entry::titled(topic.map_or("", |topic| title(*topic, world.language())))
        };
        screen.draw(world, &mut self.list, Topic::ALL.len(), entry, canvas)
    }
}

/// One page.
#[derive(Clone, Debug)]
pub struct HelpPage {
    topic: Topic,
    pages: Pages,
}

impl HelpPage {
    /// On a topic.
    pub fn new(topic: Topic) -> Self {
        Self {
            topic,
            pages: Pages::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        if self.pages.handle(command) {
            return Step::Stay;
        }
        match command {
            Command::Back | Command::Left | Command::Help => Step::Close,
            Command::Ok => Step::Show(Screen::HelpTopics(HelpTopics::default())),
            _ => Step::Stay,
        }
    }

    /// Draws the page.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let frame = Frame {
            title: title(self.topic, world.language()),
            pill: Pill::None,
        };
        let body = frame.draw(world.board, canvas)?;
        let text = page(self.topic, world.language());
        self.pages.draw(below(body, 4), text, canvas)?;
        buttons(
            world,
            [Some(Footer::More), Some(Footer::Back), None, None],
            canvas,
        )
    }
}
