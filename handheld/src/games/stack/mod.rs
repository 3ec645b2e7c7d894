//! Artifact Stack on the screen: everything of it that a person sees. Its rules are in the engine.

mod amends;
mod groups;
mod help_pictures;
mod help_values;
pub mod icons;
mod kinds;
pub mod lesson;
pub mod look;
mod news;
mod pictures;
mod score;
pub mod screens;
mod setup;
mod tally;
pub mod text;
mod values;

pub use engine::stack::ArtifactStack;

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::game::Game;
use engine::seat::Seat;
use engine::stack::{
    Correction, Decks, Event, Level, Outcome, Phase, Place, Refusal, Setup, Table, View,
};
use engine::standings::Standing;

use self::help_pictures::HelpPicture;
use self::screens::{Area, Books, Choose, LayOut, Temple, Told};
use self::text::{Label, Topic, names};
use super::{GameInfo, GameKind, GameUi, HelpTopic, Interest, PictureReader, Secrecy};
use crate::canvas::Canvas;
use crate::lesson::Lesson;
use crate::play::{self, Thing};
use crate::screens::parts::filled;
use crate::text::{Arg, Language, Ui, say};
use crate::theme::{self, Colour};
use crate::widgets::{Line, ListItem, Picture, seat_colour};
use crate::world::World;

/// What Artifact Stack's screens get.
pub type Scene<'w> = play::Scene<'w, ArtifactStack>;

impl Scene<'_> {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.view().table
    }

    /// The number of the temple, from 1.
    fn temple_number(&self) -> Arg<'static> {
        Arg::Number(if self.table().second { 2 } else { 1 })
    }
}

/// How many cards a temple has.
const CARDS_OF_TEMPLE: usize = 26;
/// So many cards are taken from one point of the chart to the next.
const CARDS_OF_CHAPTER: usize = 5;

/// A help page of Artifact Stack's own.
pub const fn own(topic: Topic) -> HelpTopic {
    HelpTopic::Own(GameKind::Stack, topic as u8)
}

impl GameUi for ArtifactStack {
    const INFO: GameInfo = GameInfo {
        key: "stack",
        id: ArtifactStack::ID,
        rules: ArtifactStack::RULES,
        rules_read: ArtifactStack::RULES_READ,
        icon: &icons::PYRAMID,
        title: |language| Label::Title.text(language),
        summary: |language| Label::TitleDetail.text(language),
        credits: |language| Label::CreditsMessage.text(language),
        table: |language| Label::TableDetail.text(language),
        help: &text::help::HELP,
        topic_title: |number, language| text::help::numbered(number).text(language),
        pages: &text::help::PAGES,
        setup_topic: own(Topic::Setup),
        values_topic: own(Topic::PrintedValues),
        round_topic: own(Topic::Turn),
        scoring_topic: own(Topic::Scoring),
        books_topic: own(Topic::Books),
    };

    const LESSON: Option<&'static Lesson<Self>> = Some(&lesson::LESSON);

    type Draft = Setup;
    type Screen = screens::Screen;

    fn draft() -> Setup {
        Setup {
            decks: Decks::Chance,
            ..Setup::base(2)
        }
    }

    fn of(draft: &Setup) -> Option<Self> {
        ArtifactStack::new(*draft).ok()
    }

    fn set_up_again(&self) -> Setup {
        *self.setup()
    }

    /// Everything lies open. What a look shows is behind a curtain of its own.
    fn secrecy(&self, _: &View) -> Secrecy {
        Secrecy::Open
    }

    fn status(scene: &Scene<'_>, out: &mut dyn Write) -> Written {
        let name = scene.turn().map_or("", |seat| scene.name(seat));
        let text = Label::StatusDetail.text(scene.language());
        let args = [scene.temple_number(), Arg::Name(name)];
        say(out, scene.language(), text, &args)
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

    /// What a player missed begins where the last turn ended, not with what they have just done.
    fn is_aside(event: &Event) -> bool {
        !matches!(event, Event::TurnEnded { .. })
    }

    fn tell(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        text::event(scene, event, out)
    }

    fn propose(scene: &Scene<'_>, action: engine::stack::Action, out: &mut dyn Write) -> Written {
        text::propose(scene, action, out)
    }

    fn instruct(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        text::instruct(scene, event, out)
    }

    fn owned(scene: &Scene<'_>, seat: Seat) -> crate::games::Owned {
        let player = &scene.table().players[seat];
        let cards = u16::from(player.artifacts().len());
        let silver = (&icons::SILVER, theme::DIM, u16::from(player.silver));
        let helpers = (
            &crate::icons::PEOPLE,
            theme::DIM,
            player.helpers.len() as u16,
        );
        let cards = (&icons::PYRAMID, theme::ACCENT, cards);
        [silver, cards, helpers].into_iter().collect()
    }

    fn because(scene: &Scene<'_>, reason: &bots::stack::Reason, out: &mut dyn Write) -> Written {
        text::reason(out, scene.language(), scene.game(), reason)
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

    fn draw_told<D: DrawTarget<Color = Colour>>(
        scene: &Scene<'_>,
        events: &[Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        match news::is_second_temple(events) {
            true => news::draw_second_temple(scene, body, canvas),
            false => news::draw(events, body, canvas),
        }
    }

    fn spectacles(_: &Scene<'_>, events: &[Event]) -> usize {
        usize::from(news::decks(events).next().is_some())
    }

    fn draw_spectacle<D: DrawTarget<Color = Colour>>(
        scene: &Scene<'_>,
        events: &[Event],
        _: (usize, u8),
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        news::draw_decks(scene, events, body, canvas)
    }

    fn event_topic(&self, event: &Event) -> Option<HelpTopic> {
        Topic::of_event(self.values(), event).map(own)
    }

    fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
        pictures::picture(scene, event)
    }

    fn sources(_: &Scene<'_>) -> usize {
        score::SOURCES.len()
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

    fn source_topic(_: &Scene<'_>, source: usize) -> HelpTopic {
        own(Topic::of_source(score::source(source)))
    }

    const SOURCES_ARE_PICTURED: bool = true;

    fn source_pictures(scene: &Scene<'_>, source: usize, seat: Seat, reader: PictureReader<'_>) {
        score::pictures(scene, score::source(source), seat, reader);
    }

    fn place_detail(scene: &Scene<'_>, standing: &Standing) -> Line {
        score::place_detail(scene, standing)
    }

    fn tie(scene: &Scene<'_>, between: (&Standing, &Standing), out: &mut dyn Write) -> Written {
        score::tie(scene, between, out)
    }

    fn gathered(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&Picture)) {
        groups::gathered(scene, seat, reader);
    }

    fn gathered_in_words(scene: &Scene<'_>, standing: &Standing, out: &mut dyn Write) -> Written {
        score::gathered_in_words(scene, standing, out)
    }

    fn gathered_screen(scene: &Scene<'_>, seat: Seat) -> Option<screens::Screen> {
        Some(screens::Screen::Area(Area::new(seat, scene)))
    }

    fn chapter(view: &View) -> usize {
        taken(&view.table) / CARDS_OF_CHAPTER
    }

    fn chapter_name(_: &Scene<'_>, chapter: usize, out: &mut dyn Write) -> Written {
        write!(out, "{}", chapter * CARDS_OF_CHAPTER)
    }

    fn outcome_item(scene: &Scene<'_>, outcome: Outcome) -> ListItem {
        outcome_item(scene, outcome)
    }

    fn outcome_is_for(scene: &Scene<'_>) -> Option<Seat> {
        let table = scene.table();
        matches!(table.phase, Phase::Looking(_)).then_some(table.seat)
    }

    fn refusal(refusal: &Refusal, language: Language, out: &mut dyn Write) -> Written {
        text::refusal(*refusal, language, out)
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

    /// What lies open in the temple, and what was hidden there, is said on a plan of it.
    fn telling(scene: &Scene<'_>) -> Option<screens::Screen> {
        let screen = || screens::Screen::Told(Told::new(scene));
        matches!(
            scene.table().phase,
            Phase::Laying | Phase::Looking(_) | Phase::Uncovering(_)
        )
        .then(screen)
    }

    fn turn(scene: &Scene<'_>) -> screens::Screen {
        match scene.table().phase {
            Phase::Turn => screens::Screen::Temple(Temple::turn(scene)),
            _ => screens::Screen::Choose(Choose::of_phase(scene)),
        }
    }

    fn books(scene: &Scene<'_>) -> screens::Screen {
        match LayOut::is_due(scene) {
            true => screens::Screen::LayOut(LayOut::default()),
            false => screens::Screen::Books(Books::new(scene)),
        }
    }

    fn holdings() -> screens::Screen {
        screens::Screen::Temple(Temple::known())
    }

    fn table() -> screens::Screen {
        screens::Screen::Temple(Temple::table())
    }
}

/// Where a place of the temple is, in words.
fn place_words(scene: &Scene<'_>, place: Place) -> Line {
    let label = match place.level() {
        Level::Top => Label::PlaceTopDetail,
        Level::Middle => Label::PlaceMiddleDetail,
        Level::Base => Label::PlaceBaseDetail,
    };
    let args = [place.row(), place.column()].map(|number| Arg::Number(i32::from(number) + 1));
    filled(scene.world, label, &args)
}

/// How many cards have been taken from both temples.
fn taken(table: &Table) -> usize {
    let before = if table.second { CARDS_OF_TEMPLE } else { 0 };
    match table.phase {
        Phase::Decks | Phase::StartPlayer | Phase::Laying => before,
        _ => before + CARDS_OF_TEMPLE.saturating_sub(table.temple.standing().len().into()),
    }
}

/// What may come up, for people who say what did.
fn outcome_item(scene: &Scene<'_>, outcome: Outcome) -> ListItem {
    let language = scene.language();
    let mut item = ListItem::default();
    // A name is shorter than a line.
    let _ = match outcome {
        Outcome::Card(card) => {
            let value = scene.game().values().card(card);
            item.icon = Some((look::face_icon(card.deck(), value.face), theme::TEXT));
            let _ = match value.face.effect() {
                Some(effect) => names::does(effect, language, &mut item.detail),
                None => {
                    let star = if value.star {
                        Label::WithStarDetail
                    } else {
                        Label::PlainDetail
                    };
                    item.detail
                        .push_str(star.text(language))
                        .map_err(|_| core::fmt::Error)
                }
            };
            names::card_title(card.deck(), value.face, language, &mut item.title)
        }
        Outcome::FaceDown => {
            item.icon = Some((&crate::icons::EYE_CLOSED, theme::TEXT));
            item.title.write_str(Label::HiddenCard.text(language))
        }
        Outcome::Untold => {
            item.icon = Some((&crate::icons::EYE_CLOSED, theme::TEXT));
            item.title.write_str(Ui::NotTold.text(language))
        }
        Outcome::Deck(deck) => {
            item.icon = Some((look::deck_icon(deck), theme::TEXT));
            item.title.write_str(names::deck(deck, language))
        }
        Outcome::Start(seat) => {
            let colour = seat_colour(scene.world.colour(seat));
            item.icon = Some((&crate::icons::HUT, colour));
            item.title.write_str(scene.name(seat))
        }
    };
    item
}
