//! Artifact on the screen: everything of it that a person sees. Its rules are in the engine.

mod amends;
mod choices;
mod entries;
mod help_pictures;
pub mod icons;
pub mod lesson;
pub mod look;
mod news;
mod pictures;
mod score;
pub mod screens;
mod setup;
mod strip;
mod tally;
pub mod text;
mod turn;
mod values;

pub use engine::artifact::Artifact;

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{
    Action, Choosing, Correction, Event, Outcome, Pile, Refusal, Rules, Setup, Table, View,
};
use engine::game::Game;
use engine::seat::Seat;
use engine::standings::Standing;

use self::help_pictures::HelpPicture;
use self::text::{Label, Topic};
use super::{GameInfo, GameKind, GameUi, HelpTopic, Interest, Secrecy};
use crate::canvas::Canvas;
use crate::lesson::Lesson;
use crate::play::{self, Thing};
use crate::screens::act::Act;
use crate::text::{Arg, Language, say};
use crate::theme::Colour;
use crate::widgets::{Line, ListItem, Picture};
use crate::world::World;

/// What Artifact's screens get.
pub type Scene<'w> = play::Scene<'w, Artifact>;

impl Scene<'_> {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.view().table
    }

    /// The hand of the seat that looks or decides, as far as whoever looks knows it.
    pub fn hand(&self) -> Pile {
        match self.seat().or(self.decider()) {
            Some(seat) => self.view().hand(seat).0,
            None => Pile::EMPTY,
        }
    }

    /// What the seat that looks has in mind.
    pub fn choosing(&self) -> &Choosing {
        self.view().choosing()
    }
}

/// A help page of Artifact's own.
pub const fn own(topic: Topic) -> HelpTopic {
    HelpTopic::Own(GameKind::Artifact, topic as u8)
}

impl GameUi for Artifact {
    const INFO: GameInfo = GameInfo {
        key: "artifact",
        id: Artifact::ID,
        rules: Artifact::RULES,
        rules_read: Artifact::RULES_READ,
        icon: &icons::MUSEUM,
        title: |language| Label::Title.text(language),
        summary: |language| Label::TitleDetail.text(language),
        credits: |language| Label::CreditsMessage.text(language),
        table: |language| Label::TableDetail.text(language),
        help: &text::help::HELP,
        topic_title: |number, language| text::help::numbered(number).text(language),
        pages: &text::help::PAGES,
        setup_topic: own(Topic::Setup),
        values_topic: own(Topic::PrintedValues),
        round_topic: own(Topic::Round),
        scoring_topic: own(Topic::Scoring),
        books_topic: HelpTopic::Shared(crate::text::help::Topic::AtTheTable),
    };

    type Draft = Setup;
    type Screen = screens::Screen;

    const LESSON: Option<&'static Lesson<Self>> = Some(&lesson::LESSON);
    const IS_RECAPPED: bool = true;

    fn draft() -> Setup {
        Setup {
            quick_start: true,
            ..Setup::base(3)
        }
    }

    fn of(draft: &Setup) -> Option<Self> {
        Artifact::new(*draft).ok()
    }

    fn set_up_again(&self) -> Setup {
        Setup {
            rules: Rules::NEWEST,
            ..*self.setup()
        }
    }

    fn secrecy(&self, table: &View) -> Secrecy {
        turn::secrecy(self, &table.table)
    }

    fn is_halfway(&self, own: &View) -> bool {
        turn::is_halfway(self, own)
    }

    fn is_choosing(own: &View) -> bool {
        *own.choosing() != Choosing::NOTHING
    }

    fn is_known_to_all(&self, table: &View, action: Action) -> bool {
        turn::is_known_to_all(self, table, action)
    }

    fn is_aside(event: &Event) -> bool {
        news::is_aside(event)
    }

    fn status(scene: &Scene<'_>, out: &mut dyn Write) -> Written {
        let year = Arg::Number(scene.game().year(scene.table()).into());
        let name = scene.turn().map_or("", |seat| scene.name(seat));
        let text = Label::StatusDetail.text(scene.language());
        say(out, scene.language(), text, &[year, Arg::Name(name)])
    }

    fn begins(event: &Event) -> Option<Seat> {
        match event {
            Event::Begins { seat } => Some(*seat),
            _ => None,
        }
    }

    fn interest(event: &Event) -> Interest {
        news::interest(event)
    }

    fn tell(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        let names = scene.names();
        text::event(out, scene.language(), &names, scene.game(), event)
    }

    fn propose(scene: &Scene<'_>, action: Action, out: &mut dyn Write) -> Written {
        text::propose(scene, action, out)
    }

    fn instruct(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        text::instruct(scene, event, out)
    }

    fn owned(scene: &Scene<'_>, seat: Seat) -> crate::games::Owned {
        let player = &scene.table().players[seat];
        let cards = u16::from(player.hand_size());
        let coins = (&crate::icons::COIN, crate::theme::ACCENT, player.money);
        [coins, (&icons::CARD, crate::theme::DIM, cards)]
            .into_iter()
            .collect()
    }

    fn because(scene: &Scene<'_>, reason: &bots::artifact::Reason, out: &mut dyn Write) -> Written {
        text::reason(out, scene.language(), (scene.game(), scene.names()), reason)
    }

    fn news_title(scene: &Scene<'_>, events: &[Event]) -> Line {
        news::title(scene, events)
    }

    fn news_ending(scene: &Scene<'_>, events: &[Event], out: &mut dyn Write) -> Written {
        news::ending(scene, events, out)
    }

    fn is_pictured(events: &[Event]) -> bool {
        news::is_pictured(events)
    }

    fn draw_news<D: DrawTarget<Color = Colour>>(
        events: &[Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        news::draw(events, body, canvas)
    }

    fn event_topic(&self, event: &Event) -> Option<HelpTopic> {
        Topic::of_event(event).map(own)
    }

    fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
        pictures::picture(scene, event)
    }

    fn sources(scene: &Scene<'_>) -> usize {
        score::sources(scene).len()
    }

    fn source_title(scene: &Scene<'_>, source: usize) -> &'static str {
        score::title(scene, source)
    }

    fn source_word(scene: &Scene<'_>, source: usize) -> &'static str {
        score::word(scene, source)
    }

    fn source_points(scene: &Scene<'_>, source: usize, seat: Seat) -> i32 {
        score::points_of(scene, source, seat)
    }

    fn source_topic(scene: &Scene<'_>, source: usize) -> HelpTopic {
        own(Topic::of_source(score::source(scene, source)))
    }

    fn source_item(scene: &Scene<'_>, source: usize, seat: Seat) -> ListItem {
        score::item(scene, source, seat)
    }

    fn place_detail(scene: &Scene<'_>, standing: &Standing) -> Line {
        score::place_detail(scene, standing)
    }

    fn tie(scene: &Scene<'_>, between: (&Standing, &Standing), out: &mut dyn Write) -> Written {
        score::tie(scene, between, out)
    }

    fn gathered(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&Picture)) {
        score::gathered(scene, seat, reader);
    }

    fn gathered_screen(_: &Scene<'_>, seat: Seat) -> Option<screens::Screen> {
        Some(screens::Screen::Player(screens::PlayerPage::new(seat)))
    }

    fn chapter(view: &View) -> usize {
        view.table.round.into()
    }

    fn chapter_name(scene: &Scene<'_>, chapter: usize, out: &mut dyn Write) -> Written {
        let year = usize::from(scene.game().values().first_year) + chapter;
        write!(out, "{year}")
    }

    fn outcome_item(scene: &Scene<'_>, outcome: Outcome) -> ListItem {
        entries::outcome_item(scene, outcome)
    }

    fn outcome_is_for(scene: &Scene<'_>) -> Option<Seat> {
        let table = scene.table();
        table.drawing.map(|_| table.seat)
    }

    fn refusal(refusal: &Refusal, language: Language, out: &mut dyn Write) -> Written {
        text::refusal(out, language, refusal)
    }

    fn refusal_in_full(
        &self,
        refusal: &Refusal,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        text::refusal_in_full(out, language, self.values(), refusal)
    }

    fn things(scene: &Scene<'_>, owner: Option<Seat>) -> usize {
        amends::count(scene, owner)
    }

    fn thing_item(scene: &Scene<'_>, thing: Thing) -> ListItem {
        amends::item(scene, thing)
    }

    fn values_of(scene: &Scene<'_>, thing: Thing) -> usize {
        amends::values(scene, thing)
    }

    fn value_now(scene: &Scene<'_>, thing: Thing) -> Option<usize> {
        amends::now(scene, thing)
    }

    fn value_item(scene: &Scene<'_>, thing: Thing, value: usize) -> ListItem {
        amends::value_item(scene, thing, value)
    }

    fn correction(scene: &Scene<'_>, thing: Thing, value: usize) -> Option<Correction> {
        amends::correction(scene, thing, value)
    }

    fn picture_size(name: &str) -> Option<Size> {
        HelpPicture::named(name).map(HelpPicture::size)
    }

    fn draw_picture<D: DrawTarget<Color = Colour>>(
        name: &str,
        at: Point,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match HelpPicture::named(name) {
            Some(picture) => picture.draw(at, world, canvas),
            None => Ok(()),
        }
    }

    fn turn(scene: &Scene<'_>) -> screens::Screen {
        screens::Screen::Act(Act::new(scene))
    }

    fn books(scene: &Scene<'_>) -> screens::Screen {
        screens::Screen::Books(screens::Books::new(scene))
    }

    fn holdings() -> screens::Screen {
        screens::Screen::Hand(screens::Hand::default())
    }

    fn table() -> screens::Screen {
        screens::Screen::Table(screens::TableScreen::default())
    }
}
