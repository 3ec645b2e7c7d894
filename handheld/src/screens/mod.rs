//! One module for each screen, named as a player would name it. A screen draws the world and
//! answers a command with a step; it stores nothing and deals nothing.

mod about;
mod act;
mod chance;
mod curtain;
mod damaged;
mod hand;
mod help;
mod history;
mod menu;
mod name;
mod news;
mod parts;
mod pause;
mod player;
mod score;
mod settings;
mod setup;
mod table;
mod values;

pub use about::About;
pub use act::Act;
pub use chance::Chance;
pub use curtain::Curtain;
pub use damaged::Damaged;
pub use hand::Hand;
pub use help::{HelpPage, HelpTopics};
pub use history::History;
pub use menu::{Games, Menu};
pub use name::NameEntry;
pub use news::News;
pub use pause::Pause;
pub use player::PlayerPage;
pub use score::Scoring;
pub use settings::SettingsScreen;
pub use setup::{GiveUp, Players, SetupScreen};
pub use table::TableScreen;
pub use values::{ValueRow, ValueRows};

use embedded_graphics::prelude::DrawTarget;
use engine::artifact::Action;
use engine::seat::Seat;

use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::Ui;
use crate::theme::Colour;
use crate::world::World;

/// A screen, with where it stands.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The first one.
    Menu(Menu),
    /// Which game?
    Games(Games),
    /// How is it played?
    Setup(SetupScreen),
    /// Does a new game replace the one that runs?
    GiveUp(GiveUp),
    /// Where does chance come from, if not from noise?
    Chance(Chance),
    /// Who plays, in which colour?
    Players(Players),
    /// A name, letter by letter.
    Name(NameEntry),
    /// Printed values: which of them?
    Values(ValueRows),
    /// One row of printed values.
    ValueRow(ValueRow),
    /// Pass the device on.
    Curtain(Curtain),
    /// What happened.
    News(News),
    /// What to do?
    Act(Act),
    /// The own hand.
    Hand(Hand),
    /// The table.
    Table(TableScreen),
    /// One player's open state.
    Player(PlayerPage),
    /// The end of the game.
    Scoring(Scoring),
    /// Everything that happened.
    History(History),
    /// The menu inside a game.
    Pause(Pause),
    /// What can be looked up.
    HelpTopics(HelpTopics),
    /// One help page.
    HelpPage(HelpPage),
    /// Settings.
    Settings(SettingsScreen),
    /// About this device.
    About(About),
    /// The save is damaged.
    Damaged(Damaged),
}

/// What a command leads to.
#[derive(Clone, Debug)]
pub enum Step {
    /// Nothing but perhaps a new drawing.
    Stay,
    /// Another screen in place of this one.
    Show(Screen),
    /// Another screen on top of this one.
    Open(Screen),
    /// Back to the screen below.
    Close,
    /// To the main menu.
    Home,
    /// A new game with the set-up that was put together.
    Begin,
    /// On with the game that runs.
    GoOn,
    /// This seat has the device.
    LiftCurtain(Seat),
    /// The acting seat decides.
    Decide(Action),
    /// The last decision is taken back.
    Undo,
    /// Settings or names were changed.
    Keep,
    /// The same, and the screen is done.
    KeepAndClose,
    /// Play the part of the damaged save that is whole.
    Salvage,
    /// Something to say, over the screen.
    Say(Ui),
}

macro_rules! each_screen {
    ($screen:expr, $inner:ident => $do:expr) => {
        match $screen {
            Screen::Menu($inner) => $do,
            Screen::Games($inner) => $do,
            Screen::Setup($inner) => $do,
            Screen::GiveUp($inner) => $do,
            Screen::Chance($inner) => $do,
            Screen::Players($inner) => $do,
            Screen::Name($inner) => $do,
            Screen::Values($inner) => $do,
            Screen::ValueRow($inner) => $do,
            Screen::Curtain($inner) => $do,
            Screen::News($inner) => $do,
            Screen::Act($inner) => $do,
            Screen::Hand($inner) => $do,
            Screen::Table($inner) => $do,
            Screen::Player($inner) => $do,
            Screen::Scoring($inner) => $do,
            Screen::History($inner) => $do,
            Screen::Pause($inner) => $do,
            Screen::HelpTopics($inner) => $do,
            Screen::HelpPage($inner) => $do,
            Screen::Settings($inner) => $do,
            Screen::About($inner) => $do,
            Screen::Damaged($inner) => $do,
        }
    };
}

impl Screen {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        each_screen!(self, screen => screen.handle(command, world))
    }

    /// Draws the screen.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        each_screen!(self, screen => screen.draw(world, canvas))
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        matches!(self, Screen::Act(_) | Screen::Hand(_))
            || matches!(self, Screen::News(news) if news.is_private())
    }
}
