//! The games of the museum. Each has a folder of its own with the same file names in it; this module
//! says what a game gives to the shared screens, and holds the one list of games. Everything outside
//! this folder works with numbered rows and names no game.

pub mod artifact;
#[cfg(feature = "coin")]
pub mod coin;
#[cfg(test)]
mod icon_tests;
mod list;
pub mod printed;
pub mod stack;
pub mod warehouse51;

pub use list::{Draft, Entered, GameKind, GameView, Running};

use core::fmt::{Debug, Result as Written, Write};
use core::ops::RangeInclusive;

use bots::Opponent;
use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::print::AnyPrint;
use engine::seat::Seat;
use engine::standings::Standing;

use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons::Icon;
use crate::lesson::Lesson;
use crate::play::{Scene, Thing};
use crate::screens::Transition;
use crate::tally::EndRows;
use crate::text::blanks::Filling;
use crate::text::packed::{Packed, PageText};
use crate::text::{self, Language};
use crate::theme::Colour;
use crate::widgets::{InWords, Line, ListItem, Picture};
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
    /// Its help pages in groups, in the order they are read in. The first group is the game in five
    /// minutes.
    pub help: &'static [HelpGroup],
    /// The title of one of its own help pages.
    pub topic_title: fn(u8, Language) -> &'static str,
    /// Its own help pages.
    pub pages: &'static Packed,
    /// The page that explains how it is set up.
    pub setup_topic: HelpTopic,
    /// The page that explains what printed values are.
    pub values_topic: HelpTopic,
    /// The page that explains how a round goes.
    pub round_topic: HelpTopic,
    /// The page that explains how points are counted.
    pub scoring_topic: HelpTopic,
    /// The page that explains how its books are kept at the table.
    pub books_topic: HelpTopic,
}

/// Help pages that belong together: at most eight, so that they are seen at once.
#[derive(Debug)]
pub struct HelpGroup {
    /// What they are about.
    pub title: fn(Language) -> &'static str,
    /// The pages, in the order they are read in.
    pub topics: &'static [HelpTopic],
}

/// The pages about the device, which every game has.
pub const DEVICE_HELP: HelpGroup = HelpGroup {
    title: |language| text::Ui::DeviceHelp.text(language),
    topics: &[
        HelpTopic::Shared(text::help::Topic::Buttons),
        HelpTopic::Shared(text::help::Topic::ButtonsWide),
        HelpTopic::Shared(text::help::Topic::Signs),
        HelpTopic::Shared(text::help::Topic::Undo),
        HelpTopic::Shared(text::help::Topic::Secrets),
        HelpTopic::Shared(text::help::Topic::AtTheTable),
        HelpTopic::Shared(text::help::Topic::Bots),
        HelpTopic::Shared(text::help::Topic::Saving),
    ],
};

/// The pages about chance and about what is taken home, which every game has.
pub const CHANCE_HELP: HelpGroup = HelpGroup {
    title: |language| text::Ui::ChanceHelp.text(language),
    topics: &[
        HelpTopic::Shared(text::help::Topic::FairChance),
        HelpTopic::Shared(text::help::Topic::Lots),
        HelpTopic::Shared(text::help::Topic::ScoreOnly),
        HelpTopic::Shared(text::help::Topic::TakingHome),
    ],
};

impl GameInfo {
    /// All help pages, in the order they are read in.
    pub fn topics(&self) -> impl Iterator<Item = HelpTopic> {
        self.help.iter().flat_map(|group| group.topics).copied()
    }

    /// The page before another one, if there is one, and the page after it.
    pub fn beside(&self, topic: HelpTopic) -> (Option<HelpTopic>, Option<HelpTopic>) {
        let mut before = None;
        let mut topics = self.topics();
        for one in topics.by_ref() {
            if one == topic {
                return (before, topics.next());
            }
            before = Some(one);
        }
        (None, None)
    }
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

    /// Its text, to be wrapped, with the numbers that are played by. Names in brackets stand for pictures, as far
    /// as there are such.
    pub fn page(self, world: &World) -> PageText {
        let language = world.language();
        let (kind, number) = match self {
            HelpTopic::Shared(topic) => return text::help::page(topic, language),
            HelpTopic::Own(kind, number) => (kind, number),
        };
        let mut page = PageText::new();
        let blank = |name: &str, out: &mut dyn Write| kind.help_value(world, name, out);
        let mut filling = Filling::new(&mut page, &blank);
        // Every page has room: a test fills them all.
        let _ = kind
            .info()
            .pages
            .write(number.into(), language, &mut filling);
        page
    }
}

/// A set-up that is being put together, as numbered rows: options, and printed values in groups.
pub trait SetupRows {
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

    /// How many more there are where people play with the real box: they come after the others.
    fn box_options(&self) -> usize {
        0
    }

    /// The options that matter where a game is only scored, a bit for each number.
    fn scored_options(&self) -> u16;

    /// It is played without the box: the options that need it are as if there were none.
    fn put_box_away(&mut self) {}

    /// An option with its value.
    fn option(&self, row: usize, world: &World) -> ListItem;

    /// The next value of an option, or the one before.
    fn change_option(&mut self, row: usize, up: bool);

    /// The page that explains an option.
    fn option_topic(&self, row: usize) -> HelpTopic;

    /// The page that explains a group of printed values.
    fn group_topic(&self, group: usize) -> HelpTopic;

    /// The printed number that a name on the help pages stands for; what is no number is written.
    fn help_value(&self, _name: &str, _language: Language, _out: &mut dyn Write) -> Option<i32> {
        None
    }

    /// How many groups of printed values there are.
    fn groups(&self) -> usize;

    /// What a group is called.
    fn group_title(&self, group: usize, language: Language, out: &mut dyn Write) -> Written;

    /// What the values of a group say together, below its title; by default one after the other.
    fn group_detail(&self, group: usize, language: Language, out: &mut dyn Write) -> Written {
        for place in 0..self.group_size(group) {
            self.value(group, place, language, out)?;
            out.write_char(' ')?;
        }
        Ok(())
    }

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

    /// Everything that is printed.
    fn printed(&self) -> &dyn AnyPrint;

    /// Everything that is printed, to be changed.
    fn printed_mut(&mut self) -> &mut dyn AnyPrint;

    /// The number of a value among all that are printed.
    fn field(&self, group: usize, place: usize) -> Option<usize>;

    /// Why the values cannot be played with; says whether there is a reason.
    fn values_problem(&self, language: Language, out: &mut dyn Write) -> bool;
}

/// Takes in pictures with their words.
pub type PictureReader<'r> = &'r mut dyn FnMut(&Picture, InWords<'_>);

/// How far something that happened is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Interest {
    /// The table shows it anyway.
    Silent,
    /// Told to those who missed it, not to whom has just done it.
    Recap,
    /// Told with what else happened.
    Told,
    /// Seen at a glance, over whatever comes next: nobody has to press anything for it.
    Glanced,
    /// Shown before the game goes on.
    Shown,
    /// The same, and it concerns everybody.
    ForAll,
}

/// How much of a decision is a secret of the seat that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Nothing: everybody may look on. No curtain falls, the screen says whose turn it is.
    Open,
    /// What there is to choose from follows from what lies open, but the turn that it belongs to has
    /// secrets. A single choice is taken without asking: that it was the only one tells nobody
    /// anything.
    Turn,
    /// Even what there is to choose from. A single choice is asked for all the same.
    Choices,
}

/// What somebody owns, in a few numbers: each with its sign.
pub type Owned = heapless::Vec<(&'static Icon, Colour, u16), 3>;

/// What a game gives to the shared screens. Inside, everything is typed; what is hidden from whoever
/// looks is not in the [`Scene`].
pub trait GameUi: EndRows<View: Copy> + Opponent + Copy + Debug + 'static {
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

    /// The set-up of this game, for another one like it by today's rules.
    fn set_up_again(&self) -> Self::Draft;

    /// How much of the decision that comes next is a secret, by what everybody knows.
    fn secrecy(&self, _table: &Self::View) -> Secrecy {
        Secrecy::Choices
    }

    /// Is the seat that looks in the middle of decisions that its screens make at once? They are taken
    /// back at once too.
    fn is_halfway(&self, _own: &Self::View) -> bool {
        false
    }

    /// Where several choose in secret at once: are their choices entered on the books at the table, once
    /// they were opened there?
    const OPENED_AT_TABLE: bool = false;

    /// Is the seat that looks in the middle of a choice that nobody else knows yet? Where several choose
    /// in secret at once: has one of them done so?
    fn is_choosing(_own: &Self::View) -> bool {
        false
    }

    /// Does everybody know whether the seat whose turn it is may do this, because it does not depend on
    /// what only that seat has seen? What nobody else knows is not offered before everybody's eyes.
    fn is_known_to_all(&self, _table: &Self::View, _action: Self::Action) -> bool {
        true
    }

    /// Where the game stands, in a line for the menu.
    fn status(scene: &Scene<'_, Self>, out: &mut dyn Write) -> Written;

    /// Who begins, if this is the event that tells it.
    fn begins(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Is everybody told before their turn what the others did meanwhile? Then bots need not tell it besides.
    const IS_RECAPPED: bool = false;

    /// How far an event is told.
    fn interest(event: &Self::Event) -> Interest;

    /// Was it decided in the open, by somebody who was not told before what the others had done? Then
    /// they are told when they next take the device.
    fn is_aside(_event: &Self::Event) -> bool {
        false
    }

    /// Does a bot that does this say so, though the table shows it anyway where people do it?
    fn is_called_out(_event: &Self::Event) -> bool {
        false
    }

    /// Tells an event in one sentence, or two short ones. What whoever reads it may not know has
    /// been taken out of it.
    fn tell(scene: &Scene<'_, Self>, event: &Self::Event, out: &mut dyn Write) -> Written;

    /// Says to a seat what it is advised to do, in a few words.
    fn propose(scene: &Scene<'_, Self>, action: Self::Action, out: &mut dyn Write) -> Written;

    /// Says to people at a table what to do with the pieces of a bot that has done this, if there is more to it than
    /// the sentence that tells it.
    fn instruct(_: &Scene<'_, Self>, _: &Self::Event, _: &mut dyn Write) -> Written {
        Ok(())
    }

    /// What a seat owns that everybody sees, in a few numbers.
    fn owned(_: &Scene<'_, Self>, _: Seat) -> Owned {
        Owned::new()
    }

    /// Says what a bot did something for, in a sentence that everybody may read.
    fn because(scene: &Scene<'_, Self>, reason: &Self::Reason, out: &mut dyn Write) -> Written;

    /// The title above some events.
    fn news_title(scene: &Scene<'_, Self>, events: &[Self::Event]) -> Line;

    /// What is said after some events, if anything.
    fn news_ending(scene: &Scene<'_, Self>, events: &[Self::Event], out: &mut dyn Write)
    -> Written;

    /// Is any of the events drawn as a picture?
    fn is_pictured(events: &[Self::Event]) -> bool;

    /// Draws events as pictures, and says how many rows of pixels they took.
    fn draw_news<D: DrawTarget<Color = Colour>>(
        events: &[Self::Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error>;

    /// The same where the picture needs to know more than the events say: whose colour is whose, what
    /// is printed.
    fn draw_told<D: DrawTarget<Color = Colour>>(
        _scene: &Scene<'_, Self>,
        events: &[Self::Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        Self::draw_news(events, body, canvas)
    }

    /// How many pages of their own the events fill, one after the other, in place of sentences.
    fn spectacles(_scene: &Scene<'_, Self>, _events: &[Self::Event]) -> usize {
        0
    }

    /// Draws one of these pages, so far as it has come: it moves for a moment, up to
    /// [`STILL`](crate::screens::STILL).
    fn draw_spectacle<D: DrawTarget<Color = Colour>>(
        _scene: &Scene<'_, Self>,
        _events: &[Self::Event],
        _page: (usize, u8),
        _body: Rectangle,
        _canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        Ok(())
    }

    /// What explains that which one of these pages shows.
    fn spectacle_topic(_events: &[Self::Event], _page: usize) -> HelpTopic {
        Self::INFO.scoring_topic
    }

    /// The page of that which an event is about, if it is a card or something like it.
    fn event_topic(&self, _event: &Self::Event) -> Option<HelpTopic> {
        None
    }

    /// An event in pictures, for those who missed it. What whoever looks may not know has been
    /// taken out of it.
    fn picture(scene: &Scene<'_, Self>, event: &Self::Event) -> Picture;

    /// How many sources points come from.
    fn sources(scene: &Scene<'_, Self>) -> usize;

    /// What a source is called.
    fn source_title(scene: &Scene<'_, Self>, source: usize) -> &'static str;

    /// What a source is called where there is little room.
    fn source_word(scene: &Scene<'_, Self>, source: usize) -> &'static str;

    /// The points of a seat from a source.
    fn source_points(scene: &Scene<'_, Self>, source: usize, seat: Seat) -> i32;

    /// The page that explains a source.
    fn source_topic(scene: &Scene<'_, Self>, source: usize) -> HelpTopic;

    /// The points of a seat from a source, and the sum with those before it.
    fn source_item(_scene: &Scene<'_, Self>, _source: usize, _seat: Seat) -> ListItem {
        ListItem::default()
    }

    /// Is what points rest on told in pictures ([`GameUi::source_pictures`]), and not in a line for each player?
    const SOURCES_ARE_PICTURED: bool = false;

    /// What the points of a seat from a source rest on, in pictures and in words.
    fn source_pictures(
        _scene: &Scene<'_, Self>,
        _source: usize,
        _seat: Seat,
        _reader: PictureReader<'_>,
    ) {
    }

    /// The same in sentences, where a line is too short to say why: a tie, and how it came out.
    fn source_in_words(_: &Scene<'_, Self>, _: usize, _: Seat, _: &mut dyn Write) -> Written {
        Ok(())
    }

    /// What a place rests on besides points: the yardsticks that decide a tie.
    fn place_detail(scene: &Scene<'_, Self>, standing: &Standing) -> Line;

    /// Says in a sentence why of two seats with equal points one is ahead.
    fn tie(
        scene: &Scene<'_, Self>,
        between: (&Standing, &Standing),
        out: &mut dyn Write,
    ) -> Written;

    /// What a seat has gathered, in pictures: what the places at the end are about.
    fn gathered(scene: &Scene<'_, Self>, seat: Seat, reader: &mut dyn FnMut(&Picture));

    /// The same in words, where no tie has to be explained.
    fn gathered_in_words(
        scene: &Scene<'_, Self>,
        standing: &Standing,
        out: &mut dyn Write,
    ) -> Written {
        let detail = Self::place_detail(scene, standing);
        write!(out, "{}: {detail}", scene.name(standing.seat))
    }

    /// How much room there has to be for what is drawn of it below the words, if anything is.
    const GATHERED_TALL: i32 = 0;

    /// Draws it there, of the player who is chosen.
    fn draw_gathered<D: DrawTarget<Color = Colour>>(
        _scene: &Scene<'_, Self>,
        _seat: Seat,
        _area: Rectangle,
        _canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        Ok(())
    }

    /// The screen of its own that shows what a seat has gathered, if there is one.
    fn gathered_screen(_scene: &Scene<'_, Self>, _seat: Seat) -> Option<Self::Screen> {
        None
    }

    /// Which chapter of the game it is, from 0: a round or the like. Points are shown chapter by
    /// chapter.
    fn chapter(view: &Self::View) -> usize;

    /// What a chapter is called where there is little room.
    fn chapter_name(scene: &Scene<'_, Self>, chapter: usize, out: &mut dyn Write) -> Written;

    /// An outcome of chance, for people who say what came up at the table.
    fn outcome_item(scene: &Scene<'_, Self>, outcome: Self::Outcome) -> ListItem;

    /// What people are asked to say of what chance brings now, if there is more to say than what came up.
    fn outcome_question(_scene: &Scene<'_, Self>) -> Line {
        Line::new()
    }

    /// The only one who may know what chance brings now; `None` if everybody may.
    fn outcome_is_for(scene: &Scene<'_, Self>) -> Option<Seat>;

    /// The screen of its own on which people say what chance brought now, if a list of all that may have
    /// come up is not enough. It answers with [`Transition::Tell`].
    fn telling(_scene: &Scene<'_, Self>) -> Option<Self::Screen> {
        None
    }

    /// Says in a line which rule stands against something.
    fn refusal(refusal: &Self::Refusal, language: Language, out: &mut dyn Write) -> Written;

    /// The same as a sentence, for a page, with the numbers that the rule is about.
    fn refusal_in_full(
        &self,
        refusal: &Self::Refusal,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        Self::refusal(refusal, language, out)?;
        out.write_char('.')
    }

    /// How many things of a player, or of the table, people can put right.
    fn things(_scene: &Scene<'_, Self>, _owner: Option<Seat>) -> usize {
        0
    }

    /// One of them, with how the device has it at the right.
    fn thing_item(_scene: &Scene<'_, Self>, _thing: Thing) -> ListItem {
        ListItem::default()
    }

    /// How many values it can have.
    fn values_of(_scene: &Scene<'_, Self>, _thing: Thing) -> usize {
        0
    }

    /// Which of them it has; `None` if it has none of them now.
    fn value_now(_scene: &Scene<'_, Self>, _thing: Thing) -> Option<usize> {
        None
    }

    /// One of them.
    fn value_item(_scene: &Scene<'_, Self>, _thing: Thing, _value: usize) -> ListItem {
        ListItem::default()
    }

    /// That a thing really has one of its values.
    fn correction(
        _scene: &Scene<'_, Self>,
        _thing: Thing,
        _value: usize,
    ) -> Option<Self::Correction> {
        None
    }

    /// How large a picture of its help pages is, by the name that stands for it there.
    fn picture_size(name: &str) -> Option<Size>;

    /// Draws a picture of its help pages with its top left corner at a point.
    fn draw_picture<D: DrawTarget<Color = Colour>>(
        name: &str,
        at: Point,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error>;

    /// Its first game for people who do not know it.
    const LESSON: Option<&'static Lesson<Self>> = None;

    /// The screen on which a seat decides, alone or with everybody looking on.
    fn turn(scene: &Scene<'_, Self>) -> Self::Screen;

    /// The screen on which one person enters for everybody what the seat whose turn it is does at the
    /// table.
    fn books(scene: &Scene<'_, Self>) -> Self::Screen {
        Self::turn(scene)
    }

    /// What a seat owns in secret.
    fn holdings() -> Self::Screen;

    /// The table, as everybody sees it.
    fn table() -> Self::Screen;
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

    /// Without a joystick: does holding B do something here that its press does not?
    fn hears_hold(&self) -> bool {
        false
    }

    /// Without a joystick, where up and down are no opposites: X or Y is held, so what its press moved is
    /// moved back. Says whether that is done here.
    fn retract(&mut self) -> bool {
        false
    }
}
