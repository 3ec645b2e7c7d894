//! How the last games ended, the newest first: a game's places, and everybody's wins.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::sort::sort_few;

use super::Transition;
use super::parts::{Page, filled, label, right_word, together};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::company;
use crate::control::Swaps;
use crate::games::HelpTopic;
use crate::icons::{self, Icon};
use crate::results::{Fared, GameResult, Solo};
use crate::text::help::Topic;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill, Right};
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
    /// How people alone fared against bots.
    Solo,
    /// The same in one game against one level, by its place.
    SoloOne(usize),
}

/// An entry of the list of all.
#[derive(Clone, Copy)]
enum Entry {
    Wins,
    Solo,
    /// A result, by its place from the newest on.
    Result(usize),
}

impl Entry {
    /// The records of people alone are there once there is one.
    fn at(world: &World, row: usize) -> Entry {
        let solo = usize::from(world.results.solo().count() > 0);
        match row.checked_sub(1) {
            None => Entry::Wins,
            Some(row) => match row.checked_sub(solo) {
                None => Entry::Solo,
                Some(place) => Entry::Result(place),
            },
        }
    }

    fn count(world: &World) -> usize {
        let solo = usize::from(world.results.solo().count() > 0);
        world.results.count() + 1 + solo
    }
}

/// How the last games ended.
#[derive(Clone, Debug, Default)]
pub struct ResultsScreen {
    look: Look,
    list: List,
    /// Where the list of all was left.
    all: List,
    /// Where the list of people alone was left.
    solo: List,
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
                self.look = match Entry::at(world, self.all.selected) {
                    Entry::Wins => Look::Wins,
                    Entry::Solo => Look::Solo,
                    Entry::Result(place) => Look::One(place),
                };
            }
            (Command::Ok, Look::Solo) => {
                self.solo = core::mem::take(&mut self.list);
                self.look = Look::SoloOne(self.solo.selected);
            }
            (Command::Back, Look::All) => return Transition::Close,
            (Command::Back, Look::SoloOne(_)) => {
                self.list = core::mem::take(&mut self.solo);
                self.look = Look::Solo;
            }
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
            Look::All => Entry::count(world),
            Look::One(place) => one(world, place).map_or(0, |result| {
                result.players.len()
                    + usize::from(result.hints > 0)
                    + usize::from(has_swaps(result))
            }),
            Look::Wins => world.results.names().len(),
            Look::Solo => world.results.solo().count(),
            Look::SoloOne(_) => SOLO_ROWS.len(),
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
            Look::Solo => {
                let mut item = |row: usize| solo_item(world, row);
                let page = page(label(world, Ui::Solo), Some(Footer::Choose));
                page.draw_list(world, &mut self.list, rows, &mut item, canvas)
            }
            Look::SoloOne(place) => {
                let solo = world.results.solo().iter().nth(place);
                let title = solo.map_or("", |solo| (solo.kind.info().title)(world.language()));
                let mut item = |row: usize| solo_row(world, solo, row);
                let page = page(title, None);
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
    match Entry::at(world, row) {
        Entry::Wins => {
            let count = Arg::Number(world.results.count() as i32);
            let detail = filled(world, Ui::WinsByNameDetail, &[count]);
            iconed(&icons::PEOPLE, label(world, Ui::WinsByName), &detail)
        }
        Entry::Solo => {
            let detail = label(world, Ui::SoloDetail);
            iconed(&icons::THREE_STUDS, label(world, Ui::Solo), detail)
        }
        Entry::Result(place) => result_item(world, one(world, place)),
    }
}

fn iconed(icon: &'static Icon, title: &str, detail: &str) -> ListItem {
    let mut item = ListItem::titled(title).detailed(detail);
    item.icon = Some((icon, theme::ACCENT));
    item
}

fn result_item(world: &World, result: Option<&GameResult>) -> ListItem {
    let Some(result) = result else {
        return ListItem::default();
    };
    let info = result.kind.info();
    let title = (info.title)(world.language());
    let args = [Arg::Text(title), Arg::Number(result.number.into())];
    let detail = filled(world, Ui::ResultDetail, &args);
    let winners = result.winners().map(|player| player.name.as_str());
    let winners = together(world, winners);
    let mut item = iconed(info.icon, &winners, &detail);
    let best = result.winners().next().map_or(0, |player| player.points);
    item.right = right_word(&filled(world, Ui::PointsShort, &[Arg::Number(best.into())]));
    item
}

fn place_item(world: &World, result: Option<&GameResult>, row: usize) -> ListItem {
    let Some(result) = result else {
        return ListItem::default();
    };
    let mut players: heapless::Vec<&Fared, 5> = result.players.iter().collect();
    sort_few(&mut players, |player| player.place);
    let Some(player) = players.get(row) else {
        if row > players.len() || result.hints == 0 {
            return swaps_item(world, result);
        }
        let mut item = ListItem::titled(label(world, Ui::HintsAsked));
        item.icon = Some((&icons::HELP, theme::ACCENT));
        item.right = number(result.hints.into());
        return item;
    };
    let mut title = Line::new();
    // A place and a name are shorter than a line.
    let _ = write!(title, "{}. {}", player.place, player.name);
    let mut item = ListItem::titled(&title);
    if let Some(level) = player.bot {
        let level = Arg::Text(company::level_name(level, world.language()));
        item = item.detailed(&filled(world, Ui::BotDetail, &[level]));
    }
    let icon = match (player.place, player.bot) {
        (1, _) => &icons::CROWN,
        (_, Some(level)) => company::level_icon(level),
        (_, None) => &icons::PEOPLE,
    };
    item.icon = Some((icon, theme::ACCENT));
    let points = Arg::Number(player.points.into());
    item.right = right_word(&filled(world, Ui::PointsShort, &[points]));
    item
}

/// Did seats change hands where it makes a difference to records?
fn has_swaps(result: &GameResult) -> bool {
    result.swaps != Swaps::None && result.sole_person().is_some()
}

/// That seats changed hands, and what the game counts for.
fn swaps_item(world: &World, result: &GameResult) -> ListItem {
    let detail = match result.solo_level() {
        Some(level) => {
            let level = Arg::Text(company::level_name(level, world.language()));
            filled(world, Ui::CountsAsDetail, &[level])
        }
        None => filled(world, Ui::NoRecordDetail, &[]),
    };
    iconed(&icons::UNDO, label(world, Ui::SeatsChanged), &detail)
}

fn wins_item(world: &World, name: &str) -> ListItem {
    let (wins, games) = world.results.wins(name);
    let args = [wins, games].map(|number| Arg::Number(number as i32));
    let detail = filled(world, Ui::WinsDetail, &args);
    let icon = if wins > 0 {
        &icons::CROWN
    } else {
        &icons::PEOPLE
    };
    iconed(icon, name, &detail)
}

/// A game and a level with how often it was won.
fn solo_item(world: &World, row: usize) -> ListItem {
    let Some(solo) = world.results.solo().iter().nth(row) else {
        return ListItem::default();
    };
    let level = company::level_name(solo.level, world.language());
    let numbers = [solo.won, solo.played].map(|number| Arg::Number(number.into()));
    let [won, played] = numbers;
    let detail = filled(world, Ui::SoloWonDetail, &[Arg::Text(level), won, played]);
    let title = (solo.kind.info().title)(world.language());
    let mut item = iconed(company::level_icon(solo.level), title, &detail);
    item.right = best(world, solo);
    item
}

/// What is told of a game against a level.
const SOLO_ROWS: [(Ui, &Icon); 5] = [
    (Ui::SoloBest, &icons::POINTS),
    (Ui::SoloWon, &icons::CROWN),
    (Ui::SoloPlayed, &icons::PLAY),
    (Ui::SoloStreak, &icons::ARROW_UP),
    (Ui::SoloLongest, &icons::CHECK),
];

fn solo_row(world: &World, solo: Option<&Solo>, row: usize) -> ListItem {
    let (Some(solo), Some((title, icon))) = (solo, SOLO_ROWS.get(row)) else {
        return ListItem::default();
    };
    let level = Arg::Text(company::level_name(solo.level, world.language()));
    let mut item = ListItem::titled(&filled(world, *title, &[level]));
    item.icon = Some((icon, theme::ACCENT));
    item.right = match title {
        Ui::SoloWon => number(solo.won),
        Ui::SoloPlayed => number(solo.played),
        Ui::SoloStreak => number(solo.streak),
        Ui::SoloLongest => number(solo.longest),
        _ => best(world, solo),
    };
    item
}

fn best(world: &World, solo: &Solo) -> Right {
    match solo.best {
        Some(best) => right_word(&filled(world, Ui::PointsShort, &[Arg::Number(best.into())])),
        None => Right::Nothing,
    }
}

fn number(number: u16) -> Right {
    let mut word = Line::new();
    // A number is shorter than a line.
    let _ = write!(word, "{number}");
    right_word(&word)
}
