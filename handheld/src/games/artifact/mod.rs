//! Artifact on the screen: everything of it that a person sees. Its rules are in the engine.

mod choices;
mod entries;
pub mod icons;
pub mod look;
mod news;
mod score;
pub mod screens;
mod setup;
pub mod text;
mod turn;
mod values;

pub use engine::artifact::Artifact;

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Choosing, Event, Outcome, Pile, Setup, Table};
use engine::game::Game;
use engine::seat::Seat;
use engine::standings::Standing;

use self::text::{Label, Topic};
use super::{GameInfo, GameKind, GameUi, HelpTopic, Interest};
use crate::canvas::Canvas;
use crate::play;
use crate::screens::act::Act;
use crate::text::{Arg, help, say};
use crate::theme::Colour;
use crate::widgets::{Line, ListItem};

/// What Artifact's screens get.
pub type Scene<'w> = play::Scene<'w, Artifact>;

impl Scene<'_> {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.view().table
    }

    /// The hand of the seat that looks; empty where no seat does.
    pub fn hand(&self) -> Pile {
        match self.seat() {
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

const fn shared(topic: help::Topic) -> HelpTopic {
    HelpTopic::Shared(topic)
}

/// The help pages in the order of the list.
const TOPICS: [HelpTopic; 46] = [
    own(Topic::Idea),
    shared(help::Topic::Buttons),
    shared(help::Topic::ButtonsWide),
    own(Topic::Setup),
    own(Topic::FirstHuts),
    own(Topic::PlayerCount),
    own(Topic::Round),
    own(Topic::Income),
    own(Topic::Turn),
    own(Topic::Markers),
    own(Topic::Joker),
    own(Topic::Research),
    own(Topic::Hire),
    own(Topic::Ship),
    own(Topic::Exhibition),
    own(Topic::Sell),
    own(Topic::Buy),
    own(Topic::Passing),
    own(Topic::EndOfRound),
    own(Topic::EndOfGame),
    own(Topic::Scoring),
    own(Topic::TypeTiles),
    own(Topic::SiteTiles),
    own(Topic::DifferentSites),
    own(Topic::DifferentTypes),
    own(Topic::Artifacts),
    own(Topic::ResearchTracks),
    own(Topic::StandAlone),
    own(Topic::Gold),
    own(Topic::Fragments),
    own(Topic::Cursed),
    own(Topic::Manuscript),
    own(Topic::Roles),
    own(Topic::Paris),
    own(Topic::London),
    own(Topic::Berlin),
    own(Topic::NewYork),
    own(Topic::Andersson),
    own(Topic::Carter),
    own(Topic::Judd),
    own(Topic::Morley),
    shared(help::Topic::Undo),
    shared(help::Topic::Secrets),
    shared(help::Topic::FairChance),
    shared(help::Topic::Saving),
    own(Topic::PrintedValues),
];

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
        topics: &TOPICS,
        topic_title: |number, language| text::help::numbered(number).text(language),
        topic_page: |number, language| text::help::page(text::help::numbered(number), language),
        setup_topic: own(Topic::Setup),
        round_topic: own(Topic::Round),
        scoring_topic: own(Topic::Scoring),
    };

    type Draft = Setup;
    type Screen = screens::Screen;

    fn draft() -> Setup {
        Setup::base(3)
    }

    fn of(draft: &Setup) -> Option<Self> {
        Artifact::new(*draft).ok()
    }

    fn status(scene: &Scene<'_>, out: &mut dyn Write) -> Written {
        let year = Arg::Number(scene.game().year(scene.table()).into());
        let name = scene.turn().map_or("", |seat| scene.name(seat));
        let text = Label::StatusDetail.text(scene.language());
        say(out, scene.language(), text, &[year, Arg::Name(name)])
    }

    fn interest(event: &Event) -> Interest {
        news::interest(event)
    }

    fn tell(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        let names = scene.names();
        text::event(out, scene.language(), &names, scene.game(), event)
    }

    fn news_title(scene: &Scene<'_>, events: &[Event]) -> Line {
        news::title(scene, events)
    }

    fn news_ending(scene: &Scene<'_>, events: &[Event], out: &mut dyn Write) -> Written {
        news::ending(scene, events, out)
    }

    fn draw_news<D: DrawTarget<Color = Colour>>(
        events: &[Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        news::draw(events, body, canvas)
    }

    fn sources(scene: &Scene<'_>) -> usize {
        score::sources(scene).len()
    }

    fn source_title(scene: &Scene<'_>, source: usize) -> &'static str {
        score::title(scene, source)
    }

    fn source_item(scene: &Scene<'_>, source: usize, seat: Seat) -> ListItem {
        score::item(scene, source, seat)
    }

    fn place_detail(scene: &Scene<'_>, standing: &Standing, ahead: Option<&Standing>) -> Line {
        score::place_detail(scene, standing, ahead)
    }

    fn outcome_item(scene: &Scene<'_>, outcome: Outcome) -> ListItem {
        entries::outcome_item(scene, outcome)
    }

    fn outcome_is_for(scene: &Scene<'_>) -> Option<Seat> {
        let table = scene.table();
        table.drawing.map(|_| table.seat)
    }

    fn turn(scene: &Scene<'_>) -> screens::Screen {
        screens::Screen::Act(Act::new(scene))
    }

    fn table() -> screens::Screen {
        screens::Screen::Table(screens::TableScreen::default())
    }

    fn holdings() -> screens::Screen {
        screens::Screen::Hand(screens::Hand::default())
    }
}
