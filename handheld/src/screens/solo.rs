//! One person against bots: which game? A press begins it, with as many seats as it was last set up with. The last
//! entry says how well the others play.

use bots::Level;
use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;

use super::Transition;
use super::parts::{Page, filled, label, right_word};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::company::level_icon;
use crate::games::{GameKind, HelpTopic};
use crate::text::help::Topic;
use crate::text::{Arg, BotText, Footer};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pill};
use crate::world::World;

/// Which game is played against bots?
#[derive(Clone, Debug)]
pub struct Solo {
    list: List,
}

impl Solo {
    /// It begins at the game that people have in mind.
    pub fn new(world: &World) -> Self {
        let mut offered = world.offered.iter();
        let kind = world.kind();
        let place = offered.position(|one| *one == kind);
        Self {
            list: List::at(place.unwrap_or(0)),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, world.offered.len() + 1) {
            return Transition::Stay;
        }
        match (command, world.offered.get(self.list.selected)) {
            (Command::Back, _) => Transition::Close,
            (Command::Ok, Some(kind)) => Transition::Solo(*kind),
            (Command::Ok | Command::Right, None) => change_level(world, true),
            (Command::Left, None) => change_level(world, false),
            (Command::Help, _) => Transition::help(HelpTopic::Shared(Topic::Bots)),
            _ => Transition::Stay,
        }
    }

    /// Draws the games, and how well the others play.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let ok = match world.offered.get(self.list.selected) {
            Some(_) => Footer::Begin,
            None => Footer::Change,
        };
        let page = Page {
            title: label(world, BotText::Solo),
            pill: Pill::None,
            buttons: [Some(ok), Some(Footer::Back), Some(Footer::Help), None],
        };
        let mut item = |number: usize| match world.offered.get(number) {
            Some(kind) => game_item(world, *kind),
            None => level_item(world),
        };
        let count = world.offered.len() + 1;
        page.draw_list(world, &mut self.list, count, &mut item, canvas)
    }
}

fn change_level(world: &mut World, up: bool) -> Transition {
    let step = if up { 1 } else { Level::COUNT - 1 };
    let next = (world.settings.level.place() + step) % Level::COUNT;
    world.settings.level = Level::at(next).unwrap_or(world.settings.level);
    Transition::Keep
}

fn game_item(world: &World, kind: GameKind) -> ListItem {
    let info = kind.info();
    let players = match world.draft.kind() == kind {
        true => world.draft.rows().players(),
        false => kind.draft().rows().players(),
    };
    let bots = Arg::Number(i32::from(players) - 1);
    let detail = filled(world, BotText::SoloGameDetail, &[bots]);
    let mut item = ListItem::titled((info.title)(world.language())).detailed(&detail);
    item.icon = Some((info.icon, theme::ACCENT));
    item
}

fn level_item(world: &World) -> ListItem {
    let level = world.settings.level;
    let mut item = ListItem::titled(label(world, BotText::Opponents));
    item.icon = Some((level_icon(level), theme::ACCENT));
    item.right = right_word(label(world, BotText::level(level)));
    item
}
