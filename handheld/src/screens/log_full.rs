//! The log is full: nothing more can be written down, so the game ends on paper. Everything can still
//! be looked at, each hand by its owner.

use embedded_graphics::prelude::DrawTarget;
use engine::seat::Seat;

use super::parts::{Page, label};
use super::{Curtain, HelpTopics, History, Scoring, Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pill, seat_colour};
use crate::world::World;

/// What can be looked at.
#[derive(Clone, Debug, Default)]
pub struct LogFull {
    list: List,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Table,
    Standings,
    History,
    Hand(Seat),
}

/// What lies open first, then what only one seat may see.
fn items(world: &World) -> impl Iterator<Item = Item> {
    let seats = world.play.as_ref().map_or(0, |play| play.game().seats());
    let open = [Item::Table, Item::Standings, Item::History];
    open.into_iter().chain(Seat::first(seats).map(Item::Hand))
}

impl LogFull {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, items(world).count()) {
            return Transition::Stay;
        }
        match (command, items(world).nth(self.list.selected)) {
            (Command::Ok, Some(item)) => look_at(item, world),
            (Command::Help, _) => {
                Transition::Open(Screen::HelpTopics(HelpTopics::of(world.kind())))
            }
            (Command::Back, _) => Transition::Home,
            _ => Transition::Stay,
        }
    }

    /// Draws why, and what can be looked at.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::LogFull),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(Footer::Choose),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let mut item = |number: usize| {
            let one = items(world).nth(number);
            one.map(|one| item(world, one)).unwrap_or_default()
        };
        let (why, count) = (label(world, Ui::LogFullMessage), items(world).count());
        page.draw_list_below(why, world, &mut self.list, count, &mut item, canvas)
    }
}

fn look_at(item: Item, world: &World) -> Transition {
    let Some(play) = &world.play else {
        return Transition::Home;
    };
    Transition::Open(match item {
        Item::Table => play.running().table(),
        Item::Standings => Screen::Scoring(Scoring::standings()),
        Item::History => Screen::History(History::new(world)),
        Item::Hand(seat) => Screen::Curtain(Curtain::new(seat)),
    })
}

fn item(world: &World, item: Item) -> ListItem {
    let titled = |title: Ui, detail: &str, icon| {
        let mut entry = ListItem::titled(label(world, title)).detailed(detail);
        entry.icon = Some((icon, theme::ACCENT));
        entry
    };
    match item {
        Item::Table => {
            let detail = (world.kind().info().table)(world.language());
            titled(Ui::Table, detail, &icons::MARKET)
        }
        Item::Standings => {
            let detail = label(world, Ui::StandingsDetail);
            titled(Ui::Standings, detail, &icons::POINTS)
        }
        Item::History => titled(
            Ui::History,
            label(world, Ui::HistoryDetail),
            &icons::HISTORY,
        ),
        Item::Hand(seat) => {
            let detail = label(world, Ui::HandOfOneDetail);
            let mut entry = ListItem::titled(world.name(seat)).detailed(detail);
            entry.icon = Some((&icons::HUT, seat_colour(world.colour(seat))));
            entry
        }
    }
}
