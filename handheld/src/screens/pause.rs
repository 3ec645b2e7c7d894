//! The menu inside a game: always one press away, and it never shows a secret.

use embedded_graphics::prelude::*;

use super::parts::{ListScreen, word};
use super::{HelpTopics, History, Scoring, Screen, SettingsScreen, Step, TableScreen};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons::{self, Icon};
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Entry, List, Pill, battery};
use crate::world::World;

/// The pause menu.
#[derive(Clone, Debug, Default)]
pub struct Pause {
    list: List,
}

const ITEMS: [(Ui, Ui, &Icon); 8] = [
    (Ui::Resume, Ui::TurnGoesOnDetail, &icons::PLAY),
    (Ui::Undo, Ui::UndoDetail, &icons::UNDO),
    (Ui::Rules, Ui::RulesDetail, &icons::HELP),
    (Ui::Table, Ui::TableDetail, &icons::MARKET),
    (Ui::Standings, Ui::StandingsDetail, &icons::POINTS),
    (Ui::History, Ui::HistoryDetail, &icons::HISTORY),
    (Ui::Settings, Ui::SettingsDetail, &icons::SETTINGS),
    (Ui::SaveAndQuit, Ui::SaveAndQuitDetail, &icons::CROSS),
];

impl Pause {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        if self.list.handle(command, ITEMS.len()) {
            return Step::Stay;
        }
        match (command, self.list.selected) {
            (Command::Back | Command::Menu, _) | (Command::Ok, 0) => Step::Close,
            (Command::Ok, 1) => Step::Undo,
            (Command::Help, _) | (Command::Ok, 2) => {
                Step::Open(Screen::HelpTopics(HelpTopics::default()))
            }
            (Command::Ok, 3) => Step::Open(Screen::Table(TableScreen::default())),
            (Command::Ok, 4) => Step::Open(Screen::Scoring(Scoring::standings())),
            (Command::Ok, 5) => Step::Open(Screen::History(History::new(world))),
            (Command::Ok, 6) => Step::Open(Screen::Settings(SettingsScreen::default())),
            (Command::Ok, 7) => Step::Home,
            _ => Step::Stay,
        }
    }

    /// Draws the menu.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let screen = ListScreen {
            title: word(world, Ui::Pause),
            pill: Pill::Public(word(world, Ui::Public)),
            buttons: [
                Some(Footer::Choose),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Resume),
            ],
        };
        let entry = |number: usize| {
            let Some((title, detail, icon)) = ITEMS.get(number).copied() else {
                return Entry::default();
            };
            let blocked = title == Ui::Undo && !can_undo(world);
            let detail = if blocked { Ui::UndoNothing } else { detail };
            let mut entry = Entry::titled(word(world, title)).detailed(word(world, detail));
            entry.icon = Some((icon, theme::BRASS));
            entry.dim = blocked;
            entry
        };
        screen.draw(world, &mut self.list, ITEMS.len(), entry, canvas)?;
        // Between the title and the pill, which are short here in every language.
        let corner = Point::new(world.board.size().width as i32 * 5 / 8, 7);
        battery(world.power, corner, canvas)
    }
}

/// Is there a decision that may be taken back?
fn can_undo(world: &World) -> bool {
    let past_reveals = world.settings.friendly_undo;
    world.play.as_ref().is_some_and(|play| {
        play.record.can_undo() || past_reveals && !play.record.entries().is_empty()
    })
}
