//! One module for each screen, named as a player would name it. A screen draws the world and
//! answers a command with a transition; it stores nothing and deals nothing. What only one game shows
//! is in that game's folder.

pub mod act;
pub mod parts;

mod about;
mod coach;
mod codes;
mod curtain;
mod cutting;
mod damaged;
mod give_up;
mod glance;
mod help;
mod hint;
mod history;
mod log_full;
mod lots;
mod menu;
mod name;
mod news;
mod out_of_turn;
mod pause;
mod players;
mod presses;
mod put_right;
mod recap;
mod results;
mod score_only;
mod scoring;
mod seats;
mod settings;
mod setup;
mod solo;
mod thinking;
mod times;
mod turned_up;
mod update;
mod values;

pub use about::About;
pub use coach::Coach;
pub use codes::{CodePage, Codes, TakeHome};
pub use curtain::Curtain;
pub use cutting::{COMMITMENT_MARK, Cutting};
pub use damaged::Damaged;
pub use give_up::{GiveUp, Wish};
pub use glance::glance;
pub use help::{HelpPage, HelpTopics};
pub use hint::{Hint, Reading, advice, may_ask};
pub use history::History;
pub use log_full::LogFull;
pub use lots::{LotList, LotScreen};
pub use menu::{Games, Menu};
pub use name::{NameEntry, Typed};
pub use news::{News, STILL};
pub use out_of_turn::OutOfTurn;
pub use pause::Pause;
pub use players::Players;
pub use presses::{Needs, PressesForChance};
pub use put_right::{Amendment, PutRight};
pub use results::ResultsScreen;
pub use score_only::ScoreOnly;
pub use scoring::Scoring;
pub use seats::SeatsScreen;
pub use settings::SettingsScreen;
pub use setup::{SetupScreen, start_item};
pub use solo::Solo;
pub use thinking::Thinking;
pub use times::{Times, written};
pub use turned_up::TurnedUp;
pub use update::Update;
pub use values::{ValueGroup, ValueGroups};

use bots::Level;
use embedded_graphics::prelude::DrawTarget;
use engine::chance::Reveal;
use engine::dealer::Deals;
use engine::seat::Seat;

use crate::board::Command;
use crate::canvas::Canvas;
use crate::control::Control;
use crate::games::{GameKind, GameView, HelpTopic};
use crate::lots::Lot;
use crate::play::{Decisions, Venue};
use crate::qr::QrText;
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
    /// What is to be drawn for any other game?
    Lots(LotList),
    /// One such thing.
    Lot(LotScreen),
    /// How is it played?
    Setup(SetupScreen),
    /// Does a new game replace the one that runs?
    GiveUp(GiveUp),
    /// What binds the device, and what players cut with.
    Cutting(Cutting),
    /// Where does chance come from, if not from noise?
    Presses(PressesForChance),
    /// Who plays, in which colour?
    Players(Players),
    /// A name, letter by letter.
    Name(NameEntry),
    /// Printed values: which group of them?
    Values(ValueGroups),
    /// One group of printed values.
    ValueGroup(ValueGroup),
    /// Pass the device on.
    Curtain(Curtain),
    /// A word before a step of a lesson.
    Coach(Coach),
    /// What happened.
    News(News),
    /// A screen of the game that runs.
    Game(GameView),
    /// A bot thinks, or has just done something.
    Thinking(Thinking),
    /// Who decides for which seat from here on?
    Seats(SeatsScreen),
    /// What to do?
    Hint(Hint),
    /// Which game is played against bots?
    Solo(Solo),
    /// What came up at the table?
    TurnedUp(TurnedUp),
    /// Who does something unasked?
    OutOfTurn(OutOfTurn),
    /// What is otherwise on the table?
    PutRight(PutRight),
    /// What lies before each player, to be scored.
    ScoreOnly(ScoreOnly),
    /// The end of the game.
    Scoring(Scoring),
    /// How the last games ended.
    Results(ResultsScreen),
    /// What is taken home of a game that is over.
    Codes(Codes),
    /// Everything that happened.
    History(History),
    /// Nothing more can be written down.
    LogFull(LogFull),
    /// The menu inside a game.
    Pause(Pause),
    /// How long everybody has taken.
    Times(Times),
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
    /// A new version?
    Update(Update),
}

/// What a command leads to.
#[derive(Clone, Debug)]
pub enum Transition {
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
    /// The set-up of a game, with what is printed in people's own box.
    SetUp(GameKind),
    /// How was a game played that is only scored here?
    SetUpScoring(GameKind),
    /// A new game with the set-up that was put together.
    Begin,
    /// The same, after everybody has cut.
    BeginCut(Reveal),
    /// A new game with the set-up and the names of the one that is over.
    Again,
    /// A game's lesson.
    Learn(GameKind),
    /// A game of one person against bots.
    Solo(GameKind),
    /// The seat whose turn it is wants advice of this level.
    Hint(Level),
    /// The same for a seat that takes the device to read it.
    HintAlone(Seat, Level),
    /// The bot that thinks does at once what it holds for best.
    MoveNow,
    /// From here on these decide for the seats.
    Control([Control; 5]),
    /// The others do what the lesson has them do.
    Demonstrate,
    /// The lesson goes on as any game.
    LeaveLesson,
    /// On with the game that runs.
    GoOn,
    /// This seat has the device.
    LiftCurtain(Seat),
    /// The same, to look at what it has in secret.
    Look(Seat),
    /// This seat has the device though nobody asked it.
    Interrupt(Seat),
    /// Who has the device unasked wants nothing more.
    HandBack,
    /// A seat decides, one or more things at once.
    Decide(Decisions),
    /// The same, by a seat that takes the device first: what it brings is for its eyes alone.
    DecideAlone(Seat, Decisions),
    /// What was seen alone is put down: the turn goes on before everybody's eyes.
    PutDown,
    /// People say which of the things that may come up did.
    TellOutcome(usize),
    /// People say that this came up, by its code.
    Tell(u8),
    /// The last decision is taken back.
    Undo,
    /// Something is otherwise on the table.
    PutRight(Amendment),
    /// From here on the device deals, or people do.
    DealBy(Deals),
    /// The game that runs is played elsewhere from here on.
    PlayAt(Venue),
    /// Nothing of the game that is over is taken back any more: its secrets are told.
    CloseGame,
    /// The same, and codes of it are shown.
    TakeHome(TakeHome),
    /// Something is drawn for another game.
    DrawLot(Lot),
    /// How it is drawn was changed.
    KeepLots,
    /// Settings or names were changed.
    Keep,
    /// The same, and the screen is done.
    KeepAndClose,
    /// The printed values of the set-up are those of people's own box.
    KeepBox,
    /// The same, and the screen is done.
    KeepBoxAndClose,
    /// Play the part of the damaged save that is whole.
    Salvage,
    /// The device is to wait for a new version.
    Update,
    /// Something to say, over the screen.
    Say(Ui),
}

impl Transition {
    /// A screen on top of this one.
    pub fn open(screen: impl Into<Screen>) -> Transition {
        Transition::Open(screen.into())
    }

    /// A help page on top of this screen.
    pub fn help(topic: HelpTopic) -> Transition {
        Transition::Open(Screen::HelpPage(HelpPage::new(topic)))
    }

    /// A decision, if there is one.
    pub fn decide(decisions: Option<Decisions>) -> Transition {
        decisions.map_or(Transition::Stay, Transition::Decide)
    }
}

macro_rules! each_screen {
    ($screen:expr, $inner:ident => $do:expr) => {
        match $screen {
            Screen::Menu($inner) => $do,
            Screen::Games($inner) => $do,
            Screen::Lots($inner) => $do,
            Screen::Lot($inner) => $do,
            Screen::Setup($inner) => $do,
            Screen::GiveUp($inner) => $do,
            Screen::Cutting($inner) => $do,
            Screen::Presses($inner) => $do,
            Screen::Players($inner) => $do,
            Screen::Name($inner) => $do,
            Screen::Values($inner) => $do,
            Screen::ValueGroup($inner) => $do,
            Screen::Curtain($inner) => $do,
            Screen::Coach($inner) => $do,
            Screen::News($inner) => $do,
            Screen::Game($inner) => $do,
            Screen::Thinking($inner) => $do,
            Screen::Seats($inner) => $do,
            Screen::Hint($inner) => $do,
            Screen::Solo($inner) => $do,
            Screen::TurnedUp($inner) => $do,
            Screen::OutOfTurn($inner) => $do,
            Screen::PutRight($inner) => $do,
            Screen::ScoreOnly($inner) => $do,
            Screen::Scoring($inner) => $do,
            Screen::Results($inner) => $do,
            Screen::Codes($inner) => $do,
            Screen::History($inner) => $do,
            Screen::LogFull($inner) => $do,
            Screen::Pause($inner) => $do,
            Screen::Times($inner) => $do,
            Screen::HelpTopics($inner) => $do,
            Screen::HelpPage($inner) => $do,
            Screen::Settings($inner) => $do,
            Screen::About($inner) => $do,
            Screen::Damaged($inner) => $do,
            Screen::Update($inner) => $do,
        }
    };
}

impl Screen {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
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

    /// Time passes; says whether something moved. With less flashing nothing moves.
    pub fn tick(&mut self, now: u64, still: bool) -> bool {
        match self {
            Screen::Scoring(scoring) => scoring.tick(now, still),
            Screen::News(news) => news.tick(now, still),
            _ => false,
        }
    }

    /// Writes what the QR code of the screen holds, if it has one. It may hold nothing that is not for everybody:
    /// whoever has a phone reads it.
    pub fn write_code(&self, world: &World, out: &mut QrText<'_>) {
        match self {
            Screen::Codes(codes) => codes.write_code(world, out),
            Screen::Cutting(cutting) => cutting.write_code(out),
            _ => {}
        }
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        match self {
            Screen::Game(view) => view.is_private(),
            Screen::News(news) => news.is_private(),
            Screen::TurnedUp(picker) => picker.is_private(),
            Screen::Hint(hint) => hint.is_private(),
            Screen::PutRight(screen) => screen.is_private(),
            _ => false,
        }
    }

    /// Does a lesson speak here?
    pub fn is_coach(&self) -> bool {
        matches!(self, Screen::Coach(_))
    }

    /// Does it belong to a game that goes on, so that the menu button pauses it?
    pub fn is_in_game(&self) -> bool {
        match self {
            Screen::Game(view) => view.can_pause(),
            Screen::Curtain(_)
            | Screen::News(_)
            | Screen::Thinking(_)
            | Screen::TurnedUp(_)
            | Screen::LogFull(_) => true,
            Screen::Scoring(scoring) => scoring.is_of_game(),
            _ => false,
        }
    }

    /// Without a joystick: does holding B do something here that its press does not?
    pub fn hears_hold(&self) -> bool {
        match self {
            Screen::Game(view) => view.hears_hold(),
            Screen::Lots(_) => true,
            _ => false,
        }
    }

    /// Without a joystick, X or Y is held: moves back what its press moved, where up and down are no
    /// opposites. Says whether it did.
    pub fn retract(&mut self) -> bool {
        match self {
            Screen::Game(view) => view.retract(),
            _ => false,
        }
    }
}
