//! The games of the museum. Each has a folder of its own with the same file names in it; this module
//! says what a game gives to the shared screens, and holds the one list of games. Everything outside
//! this folder works with numbered rows and names no game.

pub mod artifact;
#[cfg(feature = "coin")]
pub mod coin;
#[cfg(test)]
mod icon_tests;
mod list;
pub mod stack;
pub mod warehouse51;

pub use list::{Draft, GameKind, GameView, Running};

use core::fmt::{Debug, Result as Written, Write};
use core::ops::RangeInclusive;

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::game::Game;
use engine::seat::Seat;
use engine::standings::Standing;

use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons::Icon;
use crate::play::Scene;
use crate::screens::Transition;
use crate::text::{self, Language};
use crate::theme::Colour;
use crate::widgets::{Line, ListItem};
use crate::world::World;

/// What is known of a game before anybody plays it.
#[derive(Debug)]
pub struct GameInfo {
    /// What it is called over the serial port.
    pub key: &'static str,
    /// Its number in a save.
    pub id: u8,
    /// The version of the rules that a new game is played by.
    pub rules: u8,
    /// The versions of the rules that a saved game can be gone on with by.
    pub rules_read: RangeInclusive<u8>,
    /// Its picture in the list of games.
    pub icon: &'static Icon,
    /// Its name.
    pub title: fn(Language) -> &'static str,
    /// A line about it in the list of games.
    pub summary: fn(Language) -> &'static str,
    /// Who invented it.
    pub credits: fn(Language) -> &'static str,
    /// What its table shows, for the pause menu.
    pub table: fn(Language) -> &'static str,
    /// Its help pages, in the order of the list.
    pub topics: &'static [HelpTopic],
    /// The title of one of its own help pages.
    pub topic_title: fn(u8, Language) -> &'static str,
    /// One of its own help pages.
    pub topic_page: fn(u8, Language) -> &'static str,
    /// The page that explains how it is set up.
    pub setup_topic: HelpTopic,
    /// The page that explains how a round goes.
    pub round_topic: HelpTopic,
    /// The page that explains how points are counted.
    pub scoring_topic: HelpTopic,
}

/// A help page: of all games, or a game's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpTopic {
    /// A page that every game has.
    Shared(text::help::Topic),
    /// A page of one game, by its number there.
    Own(GameKind, u8),
}

impl HelpTopic {
    /// Its title.
    pub fn title(self, language: Language) -> &'static str {
        match self {
            HelpTopic::Shared(topic) => topic.text(language),
            HelpTopic::Own(kind, number) => (kind.info().topic_title)(number, language),
        }
    }

    /// Its text: one paragraph, to be wrapped.
    pub fn page(self, language: Language) -> &'static str {
        match self {
            HelpTopic::Shared(topic) => text::help::page(topic, language),
            HelpTopic::Own(kind, number) => (kind.info().topic_page)(number, language),
        }
    }
}

/// A set-up that is being put together, as numbered rows: options, and printed values in groups.
pub trait SetupRows: Debug {
    /// How many play.
    fn players(&self) -> u8;

    /// One player more or fewer, and round again.
    fn change_players(&mut self, up: bool);

    /// Which numbers of players there are, in words.
    fn players_detail(&self, language: Language) -> &'static str;

    /// Does anybody begin? In some games all do at once.
    fn has_start_player(&self) -> bool {
        true
    }

    /// Who begins; `None` if chance picks.
    fn start_player(&self) -> Option<Seat>;

    /// Why it cannot be played; says whether there is a reason.
    fn problem(&self, language: Language, out: &mut dyn Write) -> bool;

    /// How many options of its own there are.
    fn options(&self) -> usize;

    /// An option with its value.
    fn option(&self, row: usize, world: &World) -> ListItem;

    /// The next value of an option, or the one before.
    fn change_option(&mut self, row: usize, up: bool);

    /// The page that explains an option.
    fn option_topic(&self, row: usize) -> HelpTopic;

    /// How many groups of printed values there are.
    fn groups(&self) -> usize;

    /// What a group is called.
    fn group_title(&self, group: usize, language: Language, out: &mut dyn Write) -> Written;

    /// How many values a group has.
    fn group_size(&self, group: usize) -> usize;

    /// What a value of a group is called.
    fn value_label(
        &self,
        group: usize,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written;

    /// A value as a number or a word.
    fn value(&self, group: usize, place: usize, language: Language, out: &mut dyn Write)
    -> Written;

    /// The next value, or the one before.
    fn change_value(&mut self, group: usize, place: usize, up: bool);

    /// Are some values others than those supplied?
    fn has_own_values(&self) -> bool;

    /// Back to the values supplied.
    fn reset_values(&mut self);

    /// Why the values cannot be played with; says whether there is a reason.
    fn values_problem(&self, language: Language, out: &mut dyn Write) -> bool;
}

/// How far something that happened is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Interest {
    /// The table shows it anyway.
    Silent,
    /// Told to those who missed it, not to whom has just done it.
    Recap,
    /// Told with what else happened.
    Told,
    /// Shown before the game goes on.
    Shown,
    /// The same, and it concerns everybody.
    ForAll,
}

/// What a game gives to the shared screens. Inside, everything is typed; what is hidden from whoever
/// looks is not in the [`Scene`].
pub trait GameUi: Game<View: Copy> + Copy + Debug + 'static {
    /// What is known of it before anybody plays it.
    const INFO: GameInfo;

    /// The set-up that is being put together.
    type Draft: SetupRows + Copy;
    /// Its own screens.
    type Screen: GameScreen<Self>;

    /// The set-up that a table begins with.
    fn draft() -> Self::Draft;

    /// The game of a set-up, if it can be played.
    fn of(draft: &Self::Draft) -> Option<Self>;

    /// Where the game stands, in a line for the menu.
    fn status(scene: &Scene<'_, Self>, out: &mut dyn Write) -> Written;

    /// How far an event is told.
    fn interest(event: &Self::Event) -> Interest;

    /// Tells an event in one sentence, or two short ones. What whoever reads it may not know has
    /// been taken out of it.
    fn tell(scene: &Scene<'_, Self>, event: &Self::Event, out: &mut dyn Write) -> Written;

    /// The title above some events.
    fn news_title(scene: &Scene<'_, Self>, events: &[Self::Event]) -> Line;

    /// What is said after some events, if anything.
    fn news_ending(scene: &Scene<'_, Self>, events: &[Self::Event], out: &mut dyn Write)
    -> Written;

    /// Draws events as pictures, and says how many rows of pixels they took.
    fn draw_news<D: DrawTarget<Color = Colour>>(
        events: &[Self::Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error>;

    /// How many sources points come from.
    fn sources(scene: &Scene<'_, Self>) -> usize;

    /// What a source is called.
    fn source_title(scene: &Scene<'_, Self>, source: usize) -> &'static str;

    /// The points of a seat from a source, and the sum with those before it.
    fn source_item(scene: &Scene<'_, Self>, source: usize, seat: Seat) -> ListItem;

    /// What a place rests on: what decided a tie with the one ahead, or else the yardsticks.
    fn place_detail(scene: &Scene<'_, Self>, standing: &Standing, ahead: Option<&Standing>)
    -> Line;

    /// An outcome of chance, for people who say what came up at the table.
    fn outcome_item(scene: &Scene<'_, Self>, outcome: Self::Outcome) -> ListItem;

    /// The only one who may know what chance brings now; `None` if everybody may.
    fn outcome_is_for(scene: &Scene<'_, Self>) -> Option<Seat>;

    /// The screen on which a seat decides.
    fn turn(scene: &Scene<'_, Self>) -> Self::Screen;

    /// The table, as everybody sees it.
    fn table() -> Self::Screen;

    /// What the seat that has the device owns in secret.
    fn holdings() -> Self::Screen;
}

/// A screen of one game.
pub trait GameScreen<G: GameUi>: Clone + Debug {
    /// Answers a command.
    fn handle(&mut self, command: Command, scene: &Scene<'_, G>) -> Transition;

    /// Draws the screen.
    fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_, G>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error>;

    /// Is it for one pair of eyes only?
    fn is_private(&self) -> bool;

    /// Does the menu button pause the game here?
    fn can_pause(&self) -> bool {
        true
    }
}
