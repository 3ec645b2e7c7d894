//! Help: the rules in our own words, one short page for each thing. Reading never costs a turn.

use embedded_graphics::prelude::DrawTarget;

use super::parts::{Page, label};
use super::{Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::{GameKind, HelpTopic};
use crate::text::{Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{List, ListItem, Pages, Pill};
use crate::world::World;

/// What can be looked up of a game.
#[derive(Clone, Debug)]
pub struct HelpTopics {
    kind: GameKind,
    list: List,
}

impl HelpTopics {
    /// Of a game.
    pub fn of(kind: GameKind) -> Self {
        Self {
            kind,
            list: List::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        let topics = self.kind.info().topics;
        if self.list.handle(command, topics.len()) {
            return Transition::Stay;
        }
        match (command, topics.get(self.list.selected)) {
            (Command::Ok | Command::Right, Some(topic)) => Transition::help(*topic),
            (Command::Back | Command::Left | Command::Help, _) => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// Draws the topics.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::Help),
            pill: Pill::None,
            buttons: [Some(Footer::Choose), Some(Footer::Back), None, None],
        };
        let topics = self.kind.info().topics;
        let mut item = |number: usize| {
            let topic = topics.get(number);
            ListItem::titled(topic.map_or("", |topic| topic.title(world.language())))
        };
        page.draw_list(world, &mut self.list, topics.len(), &mut item, canvas)
    }
}

/// One page.
#[derive(Clone, Debug)]
pub struct HelpPage {
    topic: HelpTopic,
    pages: Pages,
}

impl HelpPage {
    /// On a topic.
    pub fn new(topic: HelpTopic) -> Self {
        Self {
            topic,
            pages: Pages::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.pages.handle(command) {
            return Transition::Stay;
        }
        match command {
            Command::Back | Command::Left | Command::Help => Transition::Close,
            Command::Ok => {
                let kind = match self.topic {
                    HelpTopic::Own(kind, _) => kind,
                    HelpTopic::Shared(_) => world.kind(),
                };
                Transition::Show(Screen::HelpTopics(HelpTopics::of(kind)))
            }
            _ => Transition::Stay,
        }
    }

    /// Draws the page.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: self.topic.title(world.language()),
            pill: Pill::None,
            buttons: [Some(Footer::More), Some(Footer::Back), None, None],
        };
        let text = self.topic.page(world.language());
        page.draw_text(world, &mut self.pages, text, canvas)
    }
}
