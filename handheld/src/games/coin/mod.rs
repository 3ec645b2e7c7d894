//! Coin: a game that exists only for tests. It has all kinds of turns (a secret choice of several seats,
//! a seat that acts unasked, a card and a toss of chance), so that it shows what adding a game takes.

mod bot;
mod look;
mod news;
pub mod rules;
mod score;
pub mod screens;
mod setup;
mod tally;
pub mod text;
mod turn;
pub mod values;

pub use rules::Coin;

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::game::Game;
use engine::seat::Seat;
use engine::standings::Standing;

use self::rules::{Event, Outcome, Refusal, Setup, Table, View};
use self::text::{Label, Topic, names};
use super::{CHANCE_HELP, DEVICE_HELP, GameInfo, GameKind, GameUi, HelpGroup, HelpTopic, Interest};
use crate::canvas::Canvas;
use crate::icons;
use crate::play;
use crate::screens::act::Act;
use crate::screens::parts::filled;
use crate::text::{Arg, Language, say};
use crate::theme::{self, Colour};
use crate::widgets::{Line, ListItem, Picture};
use crate::world::World;

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

/// The help pages in groups.
const HELP: [HelpGroup; 3] = [
    HelpGroup {
        title: |language| Label::Title.text(language),
        topics: &[own(Topic::Idea), own(Topic::Round), own(Topic::Scoring)],
    },
    DEVICE_HELP,
    CHANCE_HELP,
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
        help: &HELP,
        topic_title: |number, language| text::help::numbered(number).text(language),
        pages: &text::help::PAGES,
        setup_topic: own(Topic::Idea),
        values_topic: own(Topic::Idea),
        round_topic: own(Topic::Round),
        scoring_topic: own(Topic::Scoring),
        books_topic: HelpTopic::Shared(crate::text::help::Topic::AtTheTable),
    };

    type Draft = Setup;
    type Screen = screens::Screen;

    fn draft() -> Setup {
        Setup::default()
    }

    fn of(draft: &Setup) -> Option<Self> {
        Coin::new(*draft).ok()
    }

    fn set_up_again(&self) -> Setup {
        *self.setup()
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

    fn propose(_: &Scene<'_>, action: rules::Action, out: &mut dyn Write) -> Written {
        write!(out, "{action:?}")
    }

    fn because(scene: &Scene<'_>, _: &bot::WorthIt, out: &mut dyn Write) -> Written {
        out.write_str(Label::RaiseDetail.text(scene.language()))
    }

    fn news_title(scene: &Scene<'_>, events: &[Event]) -> Line {
        news::title(scene, events)
    }

    fn news_ending(_: &Scene<'_>, _: &[Event], _: &mut dyn Write) -> Written {
        Ok(())
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

    fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
        news::picture(scene, event)
    }

    fn sources(_: &Scene<'_>) -> usize {
        score::SOURCES
    }

    fn source_title(scene: &Scene<'_>, source: usize) -> &'static str {
        score::title(scene, source)
    }

    fn source_word(scene: &Scene<'_>, source: usize) -> &'static str {
        score::title(scene, source)
    }

    fn source_points(scene: &Scene<'_>, source: usize, seat: Seat) -> i32 {
        score::points(scene, source, seat)
    }

    fn source_topic(_: &Scene<'_>, _: usize) -> HelpTopic {
        own(Topic::Scoring)
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

    fn chapter(view: &View) -> usize {
        view.table.round.into()
    }

    fn chapter_name(_: &Scene<'_>, chapter: usize, out: &mut dyn Write) -> Written {
        write!(out, "{chapter}")
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

    fn refusal(refusal: &Refusal, language: Language, out: &mut dyn Write) -> Written {
        out.write_str(text::refusal(*refusal, language))
    }

    fn picture_size(name: &str) -> Option<Size> {
        (name == "coin").then_some(Size::new_equal(icons::Icon::SIZE))
    }

    fn draw_picture<D: DrawTarget<Color = Colour>>(
        _: &str,
        at: Point,
        _: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        canvas.icon(&icons::COIN, at, theme::ACCENT)
    }

    fn turn(scene: &Scene<'_>) -> screens::Screen {
        screens::Screen::Act(Act::new(scene))
    }

    fn holdings() -> screens::Screen {
        screens::Screen::Hand(screens::Hand)
    }

    fn table() -> screens::Screen {
        screens::Screen::Table(screens::TableScreen::default())
    }
}
