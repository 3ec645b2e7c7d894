//! How the last games ended, the newest first: a game's places, and everybody's wins.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;

use super::Transition;
use super::parts::{Page, filled, label, right_word, together};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::HelpTopic;
use crate::icons;
use crate::results::{Fared, GameResult};
use crate::text::help::Topic;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill};
use crate::world::World;

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Look {
    /// All of them.
    #[default]
    All,
    /// One of them, by its place from the newest on.
    One(usize),
    /// Everybody's wins.
    Wins,
}

/// How the last games ended.
#[derive(Clone, Debug, Default)]
pub struct ResultsScreen {
    look: Look,
    list: List,
    /// Where the list of all was left.
    all: List,
}

impl ResultsScreen {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, self.rows(world)) {
            return Transition::Stay;
        }
        match (command, self.look) {
            (Command::Ok, Look::All) => {
                self.all = core::mem::take(&mut self.list);
                self.look = match self.all.selected.checked_sub(1) {
                    None => Look::Wins,
                    Some(place) => Look::One(place),
                };
            }
            (Command::Back, Look::All) => return Transition::Close,
            (Command::Back, _) => {
                self.list = core::mem::take(&mut self.all);
                self.look = Look::All;
            }
            (Command::Help, _) => return Transition::help(HelpTopic::Shared(Topic::TakingHome)),
            _ => {}
        }
        Transition::Stay
    }

    fn rows(&self, world: &World) -> usize {
        match self.look {
            Look::All => world.results.count() + 1,
            Look::One(place) => one(world, place).map_or(0, |result| result.players.len()),
            Look::Wins => world.results.names().len(),
        }
    }

    /// Draws the list.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let rows = self.rows(world);
        match self.look {
            Look::All => {
                let mut item = |row: usize| all_item(world, row);
                let page = page(label(world, Ui::Results), Some(Footer::Choose));
                page.draw_list(world, &mut self.list, rows, &mut item, canvas)
            }
            Look::One(place) => {
                let result = one(world, place);
                let number = result.map_or(0, |result| i32::from(result.number));
                let title = filled(world, Ui::ResultTitle, &[Arg::Number(number)]);
                let mut item = |row: usize| place_item(world, result, row);
                let page = page(&title, None);
                page.draw_list(world, &mut self.list, rows, &mut item, canvas)
            }
            Look::Wins => {
                let names = world.results.names();
                let mut item = |row: usize| {
                    let name = names.get(row).copied().unwrap_or_default();
                    wins_item(world, name)
                };
                let page = page(label(world, Ui::WinsByName), None);
                page.draw_list(world, &mut self.list, rows, &mut item, canvas)
            }
        }
    }
}

fn page(title: &str, choose: Option<Footer>) -> Page<'_> {
    Page {
        title,
        pill: Pill::None,
        buttons: [choose, Some(Footer::Back), Some(Footer::Help), None],
    }
}

fn one(world: &World, place: usize) -> Option<&GameResult> {
    world.results.newest_first().nth(place)
}

fn all_item(world: &World, row: usize) -> ListItem {
    let Some(place) = row.checked_sub(1) else {
        let count = Arg::Number(world.results.count() as i32);
        let detail = filled(world, Ui::WinsByNameDetail, &[count]);
        let mut item = ListItem::titled(label(world, Ui::WinsByName)).detailed(&detail);
        item.icon = Some((&icons::PEOPLE, theme::ACCENT));
        return item;
    };
    let Some(result) = one(world, place) else {
        return ListItem::default();
    };
    let info = result.kind.info();
    let title = (info.title)(world.language());
    let args = [Arg::Text(title), Arg::Number(result.number.into())];
    let detail = filled(world, Ui::ResultDetail, &args);
    let winners = result.winners().map(|player| player.name.as_str());
    let winners = together(world, winners);
    let mut item = ListItem::titled(&winners).detailed(&detail);
    item.icon = Some((info.icon, theme::ACCENT));
    let best = result.winners().next().map_or(0, |player| player.points);
    item.right = right_word(&filled(world, Ui::PointsShort, &[Arg::Number(best.into())]));
    item
}

fn place_item(world: &World, result: Option<&GameResult>, row: usize) -> ListItem {
    let Some(result) = result else {
        return ListItem::default();
    };
    let mut players: heapless::Vec<&Fared, 5> = result.players.iter().collect();
    players.sort_unstable_by_key(|player| player.place);
    let Some(player) = players.get(row) else {
        return ListItem::default();
    };
    let mut title = Line::new();
    // A place and a name are shorter than a line.
    let _ = write!(title, "{}. {}", player.place, player.name);
    let mut item = ListItem::titled(&title);
    let icon = match player.place {
        1 => &icons::CROWN,
        _ => &icons::PEOPLE,
    };
    item.icon = Some((icon, theme::ACCENT));
    let points = Arg::Number(player.points.into());
    item.right = right_word(&filled(world, Ui::PointsShort, &[points]));
    item
}

fn wins_item(world: &World, name: &str) -> ListItem {
    let (wins, games) = world.results.wins(name);
    let args = [wins, games].map(|number| Arg::Number(number as i32));
    let detail = filled(world, Ui::WinsDetail, &args);
    let mut item = ListItem::titled(name).detailed(&detail);
    let icon = if wins > 0 {
        &icons::CROWN
    } else {
        &icons::PEOPLE
    };
    item.icon = Some((icon, theme::ACCENT));
    item
}
