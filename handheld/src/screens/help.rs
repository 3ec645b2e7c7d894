//! Help: the rules in our own words, one short page for each thing, with the game's own pictures.
//! Pages lie in groups and can be read one after the other. Reading never costs a turn.

use embedded_graphics::prelude::{DrawTarget, Point, Size};

use super::parts::{Page, label, sheet};
use super::{Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::{GameKind, HelpGroup, HelpTopic};
use crate::icons::{self, Icon};
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pages, Pictures, Pill, Sheet};
use crate::world::World;

/// What can be looked up of a game: groups of pages, then the pages of a group.
#[derive(Clone, Debug)]
pub struct HelpTopics {
    kind: GameKind,
    groups: List,
    /// Where the list of pages stands, if a group is open.
    pages: Option<List>,
}

impl HelpTopics {
    /// Of a game.
    pub fn of(kind: GameKind) -> Self {
        Self {
            kind,
            groups: List::default(),
            pages: None,
        }
    }

    /// The same, with the group of a page open and the page under the cursor.
    pub fn at(kind: GameKind, topic: HelpTopic) -> Self {
        let mut topics = Self::of(kind);
        for (number, group) in kind.info().help.iter().enumerate() {
            if let Some(place) = group.topics.iter().position(|one| *one == topic) {
                topics.groups.selected = number;
                topics.pages = Some(List::at(place));
            }
        }
        topics
    }

    /// Which game's.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    fn group(&self) -> Option<&'static HelpGroup> {
        self.kind.info().help.get(self.groups.selected)
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Transition {
        let groups = self.kind.info().help.len();
        let topics = self.group().map_or(&[][..], |group| group.topics);
        let moved = match &mut self.pages {
            Some(list) => list.handle(command, topics.len()),
            None => self.groups.handle(command, groups),
        };
        if moved {
            return Transition::Stay;
        }
        match (command, &self.pages) {
            (Command::Ok | Command::Right, Some(list)) => {
                let topic = topics.get(list.selected).copied();
                topic.map_or(Transition::Stay, Transition::help)
            }
            (Command::Ok | Command::Right, None) => {
                self.pages = Some(List::default());
                Transition::Stay
            }
            (Command::Back | Command::Left, Some(_)) => {
                self.pages = None;
                Transition::Stay
            }
            (Command::Back | Command::Left | Command::Help, _) => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// Draws the groups or the pages of one.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let language = world.language();
        let buttons = [Some(Footer::Choose), Some(Footer::Back), None, None];
        let help = self.kind.info().help;
        let group = self.group();
        match (&mut self.pages, group) {
            (Some(list), Some(group)) => {
                let page = Page {
                    title: (group.title)(language),
                    pill: Pill::None,
                    buttons,
                };
                let topics = group.topics;
                let mut item = |number: usize| {
                    let topic = topics.get(number);
                    ListItem::titled(topic.map_or("", |topic| topic.title(language)))
                };
                page.draw_list(world, list, topics.len(), &mut item, canvas)
            }
            _ => {
                let page = Page {
                    title: label(world, Ui::Help),
                    pill: Pill::None,
                    buttons,
                };
                let mut item = |number: usize| group_item(help.get(number), world);
                page.draw_list(world, &mut self.groups, help.len(), &mut item, canvas)
            }
        }
    }
}

/// A group, with the titles of its pages as far as they fit.
fn group_item(group: Option<&HelpGroup>, world: &World) -> ListItem {
    let Some(group) = group else {
        return ListItem::default();
    };
    let mut item = ListItem::titled((group.title)(world.language()));
    for (number, topic) in group.topics.iter().enumerate() {
        let comma = if number == 0 { "" } else { ", " };
        // What does not fit is cut by the list anyway.
        let _ = item.detail.push_str(comma);
        let _ = item.detail.push_str(topic.title(world.language()));
    }
    item
}

/// The pictures of help pages: signs of the menus, and what the game has.
#[derive(Clone, Copy, Debug)]
pub(super) struct HelpPictures<'w> {
    kind: GameKind,
    world: &'w World,
}

impl Pictures for HelpPictures<'_> {
    const GAP: i32 = 5;

    fn size(&self, name: &str) -> Option<Size> {
        match sign(name) {
            Some(_) => Some(Size::new_equal(Icon::SIZE)),
            None => self.kind.picture_size(name),
        }
    }

    fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        name: &str,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match sign(name) {
            Some(icon) => canvas.icon(icon, at, theme::ACCENT),
            None => self.kind.draw_picture(name, at, self.world, canvas),
        }
    }
}

/// A sign of the menus, which every game has.
fn sign(name: &str) -> Option<&'static Icon> {
    Some(match name {
        "resume" => &icons::PLAY,
        "undo" => &icons::UNDO,
        "unasked" => &icons::PEOPLE,
        "rules" => &icons::HELP,
        "standings" => &icons::POINTS,
        "history" => &icons::HISTORY,
        "settings" => &icons::SETTINGS,
        "quit" => &icons::CROSS,
        "winner" => &icons::CROWN,
        "battery" => &icons::BATTERY,
        "usb" => &icons::USB,
        _ => return None,
    })
}

/// A text of a game with its pictures, as it fills the body of a screen.
pub(super) fn pictured<'t>(
    world: &'t World,
    kind: GameKind,
    text: &'t str,
) -> Sheet<'t, HelpPictures<'t>> {
    sheet(world, text, HelpPictures { kind, world })
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

    /// The game it belongs to: what is shared, to the one that people have in mind.
    fn kind(&self, world: &World) -> GameKind {
        match self.topic {
            HelpTopic::Own(kind, _) => kind,
            HelpTopic::Shared(_) => world.kind(),
        }
    }

    /// Reads on, if there is more than the screen shows.
    fn read_on(&mut self, world: &World) -> bool {
        let text = self.topic.page(world);
        let sheet = pictured(world, self.kind(world), &text);
        self.pages.read_on(&sheet)
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.pages.handle(command) {
            return Transition::Stay;
        }
        let kind = self.kind(world);
        let (before, after) = kind.info().beside(self.topic);
        match command {
            Command::Ok if self.read_on(world) => Transition::Stay,
            Command::Ok => self.turn_to(after),
            // At either end there is nowhere further to go.
            Command::Right => self.turn_to(after.or(Some(self.topic))),
            Command::Left => self.turn_to(before.or(Some(self.topic))),
            Command::Help => Transition::Show(Screen::HelpTopics(HelpTopics::at(kind, self.topic))),
            Command::Back => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// To another page; behind the last one, back to where help was asked for.
    fn turn_to(&mut self, topic: Option<HelpTopic>) -> Transition {
        let Some(topic) = topic else {
            return Transition::Close;
        };
        *self = HelpPage::new(topic);
        Transition::Stay
    }

    /// Draws the page.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let text = self.topic.page(world);
        let sheet = pictured(world, self.kind(world), &text);
        let (_, after) = self.kind(world).info().beside(self.topic);
        let ok = match (self.pages.has_more(&sheet), after) {
            (true, _) => Footer::More,
            (false, Some(_)) => Footer::Next,
            (false, None) => Footer::Close,
        };
        let page = Page {
            title: self.topic.title(world.language()),
            pill: Pill::None,
            buttons: [Some(ok), Some(Footer::Back), Some(Footer::Topics), None],
        };
        page.draw_sheet(world, &mut self.pages, &sheet, canvas)
    }
}
