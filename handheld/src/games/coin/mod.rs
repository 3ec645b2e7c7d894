//! Coin: a game that exists only for tests. It has all kinds of turns (a secret choice of several seats,
//! a seat that acts unasked, a card and a toss of chance), so that it shows what adding a game takes.

mod look;
mod news;
pub mod rules;
mod score;
pub mod screens;
mod setup;
pub mod text;
mod turn;
pub mod values;

pub use rules::Coin;

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::game::Game;
use engine::seat::Seat;
use engine::standings::Standing;

use self::rules::{Event, Outcome, Setup, Table};
use self::text::{Label, Topic, names};
use super::{GameInfo, GameKind, GameUi, HelpTopic, Interest};
use crate::canvas::Canvas;
use crate::icons;
use crate::play;
use crate::screens::act::Act;
use crate::screens::parts::filled;
use crate::text::{Arg, help, say};
use crate::theme::{self, Colour};
use crate::widgets::{Line, ListItem};

/// What Coin's screens get.
pub type Scene<'w> = play::Scene<'w, Coin>;

impl Scene<'_> {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.view().table
    }

    /// Is the seat that looks asked to call?
    fn may_call(&self) -> bool {
        self.legal()
            .contains(rules::Action::Call(rules::Face::Heads))
    }

    /// The number of the round, from 1; after the last, that of the last.
    fn round(&self) -> Arg<'static> {
        let rounds = self.game().setup().rounds;
        Arg::Number(i32::from(rounds.min(self.table().round + 1)))
    }
}

/// A help page of Coin's own.
const fn own(topic: Topic) -> HelpTopic {
    HelpTopic::Own(GameKind::Coin, topic as u8)
}

/// The help pages in the order of the list.
const TOPICS: [HelpTopic; 6] = [
    own(Topic::Idea),
    HelpTopic::Shared(help::Topic::Buttons),
    own(Topic::Round),
    own(Topic::Scoring),
    HelpTopic::Shared(help::Topic::Undo),
    HelpTopic::Shared(help::Topic::Secrets),
];

impl GameUi for Coin {
    const INFO: GameInfo = GameInfo {
        key: "coin",
        id: Coin::ID,
        rules: Coin::RULES,
        rules_read: Coin::RULES_READ,
        icon: &icons::COIN,
        title: |language| Label::Title.text(language),
        summary: |language| Label::TitleDetail.text(language),
        credits: |language| Label::CreditsMessage.text(language),
        table: |language| Label::TableDetail.text(language),
        topics: &TOPICS,
        topic_title: |number, language| text::help::numbered(number).text(language),
        topic_page: |number, language| text::help::page(text::help::numbered(number), language),
        setup_topic: own(Topic::Idea),
        round_topic: own(Topic::Round),
        scoring_topic: own(Topic::Scoring),
    };

    type Draft = Setup;
    type Screen = screens::Screen;

    fn draft() -> Setup {
        Setup::default()
    }

    fn of(draft: &Setup) -> Option<Self> {
        Coin::new(*draft).ok()
    }

    fn status(scene: &Scene<'_>, out: &mut dyn Write) -> Written {
        let name = scene.turn().map_or("", |seat| scene.name(seat));
        let text = Label::StatusDetail.text(scene.language());
        say(
            out,
            scene.language(),
            text,
            &[scene.round(), Arg::Name(name)],
        )
    }

    fn interest(event: &Event) -> Interest {
        news::interest(event)
    }

    fn tell(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        text::event(scene, event, out)
    }

    fn news_title(scene: &Scene<'_>, events: &[Event]) -> Line {
        news::title(scene, events)
    }

    fn news_ending(_: &Scene<'_>, _: &[Event], _: &mut dyn Write) -> Written {
        Ok(())
    }

    fn draw_news<D: DrawTarget<Color = Colour>>(
        events: &[Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        news::draw(events, body, canvas)
    }

    fn sources(_: &Scene<'_>) -> usize {
        score::SOURCES
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
        let (mut item, icon) = match outcome {
            Outcome::Fell(face) => (
                ListItem::titled(names::face(face, scene.language())),
                look::face_icon(face),
            ),
            Outcome::Card(worth) => {
                let points = scene.game().setup().values.worths[worth];
                let title = filled(scene.world, Label::TossWorth, &[Arg::Number(points.into())]);
                (ListItem::titled(&title), &icons::COIN)
            }
        };
        item.icon = Some((icon, theme::ACCENT));
        item
    }

    fn outcome_is_for(_: &Scene<'_>) -> Option<Seat> {
        None
    }

    fn turn(scene: &Scene<'_>) -> screens::Screen {
        screens::Screen::Act(Act::new(scene))
    }

    fn table() -> screens::Screen {
        screens::Screen::Table(screens::TableScreen::default())
    }

    fn holdings() -> screens::Screen {
        screens::Screen::Hand(screens::Hand)
    }
}
