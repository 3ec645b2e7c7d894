//! The menu inside a game: always one press away, and it never shows a secret.

use embedded_graphics::prelude::*;

use super::parts::{Page, label};
use super::{HelpTopics, History, OutOfTurn, Scoring, Screen, SettingsScreen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons::{self, Icon};
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pill, battery};
use crate::world::World;

/// The pause menu.
#[derive(Clone, Debug, Default)]
pub struct Pause {
    list: List,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Resume,
    Undo,
    OutOfTurn,
    Rules,
    Table,
    Standings,
    History,
    Settings,
    Quit,
}

const ALL: [Item; 9] = [
    Item::Resume,
    Item::Undo,
    Item::OutOfTurn,
    Item::Rules,
    Item::Table,
    Item::Standings,
    Item::History,
    Item::Settings,
    Item::Quit,
];

/// Acting out of turn is there only when somebody could.
fn items(world: &World) -> heapless::Vec<Item, 9> {
    let unasked = world
        .play
        .as_ref()
        .is_some_and(|play| !play.unasked().is_empty());
    let all = ALL.into_iter();
    all.filter(|item| unasked || *item != Item::OutOfTurn)
        .collect()
}

impl Pause {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let items = items(world);
        if self.list.handle(command, items.len()) {
            return Transition::Stay;
        }
        match (command, items.get(self.list.selected)) {
            (Command::Back | Command::Menu, _) => Transition::Close,
            (Command::Help, _) => look_up(world),
            (Command::Ok, Some(item)) => choose(*item, world),
            _ => Transition::Stay,
        }
    }

    /// Draws the menu.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::Pause),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(Footer::Choose),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Resume),
            ],
        };
        let items = items(world);
        let mut item = |number: usize| {
            let one = items.get(number);
            one.map(|one| item(world, *one)).unwrap_or_default()
        };
        page.draw_list(world, &mut self.list, items.len(), &mut item, canvas)?;
        // Between the title and the pill, which are short here in every language.
        let corner = Point::new(world.board.size().width as i32 * 5 / 8, 7);
        battery(world.power, corner, canvas)
    }
}

fn look_up(world: &World) -> Transition {
    Transition::Open(Screen::HelpTopics(HelpTopics::of(world.kind())))
}

fn choose(item: Item, world: &World) -> Transition {
    Transition::Open(match item {
        Item::Resume => return Transition::Close,
        Item::Undo => return Transition::Undo,
        Item::Quit => return Transition::Home,
        Item::Rules => return look_up(world),
        Item::OutOfTurn => Screen::OutOfTurn(OutOfTurn::default()),
        Item::Table => match &world.play {
            Some(play) => play.running().table(),
            None => return Transition::Home,
        },
        Item::Standings => Screen::Scoring(Scoring::standings()),
        Item::History => Screen::History(History::new(world)),
        Item::Settings => Screen::Settings(SettingsScreen::default()),
    })
}

fn item(world: &World, item: Item) -> ListItem {
    let language = world.language();
    let undo = if can_undo(world) {
        Ui::UndoDetail
    } else {
        Ui::UndoNothing
    };
    let (title, detail, icon): (Ui, &str, &Icon) = match item {
        Item::Resume => (
            Ui::Resume,
            Ui::TurnGoesOnDetail.text(language),
            &icons::PLAY,
        ),
        Item::Undo => (Ui::Undo, undo.text(language), &icons::UNDO),
        Item::OutOfTurn => (
            Ui::OutOfTurn,
            Ui::OutOfTurnDetail.text(language),
            &icons::PEOPLE,
        ),
        Item::Rules => (Ui::Rules, Ui::RulesDetail.text(language), &icons::HELP),
        Item::Table => (
            Ui::Table,
            (world.kind().info().table)(language),
            &icons::MARKET,
        ),
        Item::Standings => (
            Ui::Standings,
            Ui::StandingsDetail.text(language),
            &icons::POINTS,
        ),
        Item::History => (
            Ui::History,
            Ui::HistoryDetail.text(language),
            &icons::HISTORY,
        ),
        Item::Settings => (
            Ui::Settings,
            Ui::SettingsDetail.text(language),
            &icons::SETTINGS,
        ),
        Item::Quit => (
            Ui::SaveAndQuit,
            Ui::SaveAndQuitDetail.text(language),
            &icons::CROSS,
        ),
    };
    let mut entry = ListItem::titled(title.text(language)).detailed(detail);
    entry.icon = Some((icon, theme::ACCENT));
    entry.dim = item == Item::Undo && !can_undo(world);
    entry
}

/// Is there a decision that may be taken back?
fn can_undo(world: &World) -> bool {
    let past_barriers = world.settings.friendly_undo;
    let play = world.play.as_ref();
    play.is_some_and(|play| play.game().can_undo(past_barriers))
}
