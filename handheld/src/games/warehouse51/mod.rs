//! Warehouse 51 on the screen: everything of it that a person sees. Its rules are in the engine.

mod amends;
mod help_pictures;
mod help_values;
pub mod icons;
pub mod lesson;
mod lists;
pub mod look;
mod news;
pub mod pictures;
mod recap;
mod score;
pub mod screens;
mod setup;
mod tally;
pub mod text;
mod turn;
mod values;

pub use engine::warehouse51::Warehouse51;

use core::fmt::{Result as Written, Write};

use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::game::Game;
use engine::seat::{Seat, StartPlayer};
use engine::standings::Standing;
use engine::warehouse51::{
    Colour as Group, Correction, Effect, Event, Outcome, Pair, Phase, Refusal, Relic, RelicSet,
    Rules, Setup, Table, View, Visibility,
};

use self::help_pictures::HelpPicture;
use self::text::{Label, Topic, names};
use super::{GameInfo, GameKind, GameUi, HelpTopic, Interest, Secrecy};
use crate::canvas::Canvas;
use crate::icons as common;
use crate::lesson::Lesson;
use crate::play;
use crate::screens::parts::filled;
use crate::text::{Arg, Language, say};
use crate::theme::{self, Colour};
use crate::widgets::{Line, ListItem, Picture, seat_colour};
use crate::world::World;

/// What Warehouse 51's screens get.
pub type Scene<'w> = play::Scene<'w, Warehouse51>;

impl Scene<'_> {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.view().table
    }

    /// The colour of a player.
    pub fn seat_colour(&self, seat: Seat) -> Colour {
        seat_colour(self.world.colour(seat))
    }

    /// The number of the auction that runs or comes next, from 1.
    pub fn auction_number(&self) -> i32 {
        let table = self.table();
        let begun = RELICS - i32::from(table.stacks.len());
        let is_waiting = table.relic.is_none() && !table.stacks.is_empty();
        begun + i32::from(is_waiting)
    }

    /// The relic that gives a seat an effect, if it has that effect now: one outside the pawnshop first.
    pub fn source(&self, seat: Seat, effect: Effect) -> Option<Relic> {
        let (game, table) = (self.game(), self.table());
        let player = &table.players[seat];
        let gives = |relic: &Relic| game.values().relics[*relic].effect == Some(effect);
        let first = |relics: RelicSet| relics.iter().find(gives);
        let relic = first(player.collection()).or_else(|| first(player.pawned));
        relic.filter(|_| game.has(table, seat, effect))
    }

    /// The same by its name.
    pub fn source_name(&self, seat: Seat, effect: Effect) -> &'static str {
        let relic = self.source(seat, effect);
        relic.map_or("", |relic| names::relic(relic, self.language()))
    }

    /// The relic that keeps a seat from bidding, after it was bought: it is still its own, in the pawnshop too.
    pub fn barring(&self, seat: Seat) -> Option<Relic> {
        let relics = self.table().players[seat].relics;
        let mut carriers = self.game().values().carriers(Effect::NoNextBid);
        carriers.find(|relic| relics.contains(*relic))
    }

    /// At the table: can what is decided here in private be entered on the books instead?
    pub fn can_hand_back(&self) -> bool {
        let play = self.world.play.as_ref();
        self.is_at_table() && play.is_some_and(play::Play::is_decided_openly)
    }

    /// Is the seat that decides here the one that is asked?
    pub fn is_asked(&self) -> bool {
        let play = self.world.play.as_ref();
        play.is_some_and(|play| {
            self.decider()
                .is_some_and(|seat| play.asked().contains(seat))
        })
    }
}

/// All relics of the game.
const RELICS: i32 = Relic::COUNT as i32;
/// So many auctions are one chapter of the chart.
const CHAPTER: usize = 3;

/// A help page of Warehouse 51's own.
pub const fn own(topic: Topic) -> HelpTopic {
    HelpTopic::Own(GameKind::Warehouse51, topic as u8)
}

/// The page of a relic.
pub fn relic_topic(relic: Relic) -> HelpTopic {
    own(Topic::of_relic(relic))
}

impl GameUi for Warehouse51 {
    const INFO: GameInfo = GameInfo {
        key: "warehouse51",
        id: Warehouse51::ID,
        rules: Warehouse51::RULES,
        rules_read: Warehouse51::RULES_READ,
        icon: &icons::RELIC,
        title: |language| Label::Title.text(language),
        summary: |language| Label::TitleDetail.text(language),
        credits: |language| Label::CreditsMessage.text(language),
        table: |language| Label::TableDetail.text(language),
        help: &text::help::HELP,
        topic_title: |number, language| text::help::numbered(number).text(language),
        pages: &text::help::PAGES,
        setup_topic: own(Topic::Setup),
        values_topic: own(Topic::PrintedValues),
        round_topic: own(Topic::AuctionInShort),
        scoring_topic: own(Topic::Scoring),
        books_topic: own(Topic::Books),
    };

    type Draft = Setup;
    type Screen = screens::Screen;

    const LESSON: Option<&'static Lesson<Self>> = Some(&lesson::LESSON);

    fn draft() -> Setup {
        Setup {
            start: StartPlayer::Chance,
            ..Setup::of(3)
        }
    }

    fn of(draft: &Setup) -> Option<Self> {
        Warehouse51::new(*draft).ok()
    }

    fn set_up_again(&self) -> Setup {
        Setup {
            rules: Rules::NEWEST,
            ..*self.setup()
        }
    }

    const OPENED_AT_TABLE: bool = true;

    fn is_choosing(own: &View) -> bool {
        let table = &own.table;
        table.phase == Phase::FistAuction && table.hidden_fists().next().is_some()
    }

    fn secrecy(&self, table: &View) -> Secrecy {
        turn::secrecy(&table.table)
    }

    fn status(scene: &Scene<'_>, out: &mut dyn Write) -> Written {
        let language = scene.language();
        let name = Arg::Name(scene.turn().map_or("", |seat| scene.name(seat)));
        if scene.table().phase.is_end() {
            return say(
                out,
                language,
                Label::StatusEndDetail.text(language),
                &[name],
            );
        }
        let number = Arg::Number(scene.auction_number());
        let args = [number, Arg::Number(RELICS), name];
        say(out, language, Label::StatusDetail.text(language), &args)
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

    fn is_called_out(event: &Event) -> bool {
        matches!(event, Event::Bid { .. })
    }

    fn tell(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        text::event(scene, event, out)
    }

    fn propose(
        scene: &Scene<'_>,
        action: engine::warehouse51::Action,
        out: &mut dyn Write,
    ) -> Written {
        text::propose(scene, action, out)
    }

    fn instruct(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Written {
        text::instruct(scene, event, out)
    }

    fn owned(scene: &Scene<'_>, seat: Seat) -> crate::games::Owned {
        let player = &scene.table().players[seat];
        let relics = player.relics.len() as u16;
        let gold = (&icons::INGOT, theme::ACCENT, u16::from(player.gold));
        [gold, (&icons::RELIC, theme::DIM, relics)]
            .into_iter()
            .collect()
    }

    fn because(
        scene: &Scene<'_>,
        reason: &bots::warehouse51::Reason,
        out: &mut dyn Write,
    ) -> Written {
        text::reason(out, scene.language(), scene.names(), reason)
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
        _: &[Event],
        _: Rectangle,
        _: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        // Everything that is drawn needs to know whose it is.
        Ok(0)
    }

    fn draw_told<D: DrawTarget<Color = Colour>>(
        scene: &Scene<'_>,
        events: &[Event],
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        news::draw(scene, events, body, canvas)
    }

    fn spectacles(_: &Scene<'_>, events: &[Event]) -> usize {
        screens::reveal::pages(events)
    }

    fn draw_spectacle<D: DrawTarget<Color = Colour>>(
        scene: &Scene<'_>,
        events: &[Event],
        page: (usize, u8),
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        screens::reveal::draw(scene, events, page, body, canvas)
    }

    fn spectacle_topic(events: &[Event], page: usize) -> HelpTopic {
        let relic = screens::reveal::relic_on(events, page);
        relic.map_or(own(Topic::EndSteps), relic_topic)
    }

    fn event_topic(&self, event: &Event) -> Option<HelpTopic> {
        recap::relic_of(self.values(), event).map(relic_topic)
    }

    fn picture(scene: &Scene<'_>, event: &Event) -> Picture {
        recap::picture(scene, event)
    }

    fn sources(_: &Scene<'_>) -> usize {
        score::SOURCES
    }

    fn source_title(scene: &Scene<'_>, source: usize) -> &'static str {
        score::title(scene, source)
    }

    fn source_word(scene: &Scene<'_>, source: usize) -> &'static str {
        score::word(scene, source)
    }

    fn source_points(scene: &Scene<'_>, source: usize, seat: Seat) -> i32 {
        score::points(scene, source, seat)
    }

    fn source_topic(_: &Scene<'_>, source: usize) -> HelpTopic {
        own(Topic::of_source(score::source(source)))
    }

    fn source_item(scene: &Scene<'_>, source: usize, seat: Seat) -> ListItem {
        score::item(scene, source, seat)
    }

    fn source_in_words(
        scene: &Scene<'_>,
        source: usize,
        seat: Seat,
        out: &mut dyn Write,
    ) -> Written {
        score::in_words(scene, source, seat, out)
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

    fn gathered_in_words(scene: &Scene<'_>, standing: &Standing, out: &mut dyn Write) -> Written {
        score::gathered_in_words(scene, standing, out)
    }

    /// Relics at half their size.
    const GATHERED_TALL: i32 = crate::picture::Scale::Half.size().height as i32;

    fn draw_gathered<D: DrawTarget<Color = Colour>>(
        scene: &Scene<'_>,
        seat: Seat,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let table = scene.table();
        let relics = (table.players[seat].relics, table.exposed);
        look::relics_in_a_row(scene.game().values(), relics, area, canvas)
    }

    fn gathered_screen(_: &Scene<'_>, seat: Seat) -> Option<screens::Screen> {
        Some(screens::Screen::Collection(screens::Collection::of(Some(
            seat,
        ))))
    }

    fn chapter(view: &View) -> usize {
        let table = &view.table;
        let over = RELICS - i32::from(table.stacks.len()) - i32::from(table.relic.is_some());
        (over.max(0) as usize).div_ceil(CHAPTER)
    }

    fn chapter_name(_: &Scene<'_>, chapter: usize, out: &mut dyn Write) -> Written {
        write!(out, "{}", (chapter * CHAPTER).min(RELICS as usize))
    }

    fn outcome_item(scene: &Scene<'_>, outcome: Outcome) -> ListItem {
        let values = scene.game().values();
        let relic = match outcome {
            Outcome::Start(seat) => {
                let mut item = ListItem::titled(scene.name(seat));
                item.icon = Some((&common::HUT, scene.seat_colour(seat)));
                return item;
            }
            Outcome::Relic(relic) | Outcome::Counterfeit(relic) => relic,
        };
        let mut item = ListItem::titled(names::relic(relic, scene.language()));
        item.icon = Some(match outcome {
            Outcome::Counterfeit(_) => (&icons::MASK, theme::ACCENT),
            _ => look::relic_icon(values, relic),
        });
        item
    }

    fn outcome_question(scene: &Scene<'_>) -> Line {
        let (game, table) = (scene.game(), scene.table());
        let top = |colour: Group| {
            let colour = names::colour_title(colour, scene.language());
            filled(scene.world, Label::TopOf, &[Arg::Text(colour)])
        };
        let label = match table.phase {
            Phase::TurningUp { colour } => return top(colour),
            Phase::LookingAtStacks => {
                let mut stacks = Group::ALL.into_iter();
                let unseen = stacks.find(|colour| {
                    let is_unseen = table.tops[*colour] == Visibility::HIDDEN;
                    is_unseen && !game.stack(table, *colour).is_empty()
                });
                return unseen.map_or_else(Line::new, top);
            }
            Phase::LayingCounterfeits => Label::LiesBetweenMessage,
            Phase::TellingCounterfeits => Label::LayBetweenMessage,
            _ => return Line::new(),
        };
        let between = next_pair(scene).map(|pair| pair.seats(scene.seats()));
        between.map_or_else(Line::new, |seats| {
            let names = seats.map(|seat| Arg::Name(scene.name(seat)));
            filled(scene.world, label, &names)
        })
    }

    /// Of two neighbours who know a counterfeit, one says what it is.
    fn outcome_is_for(scene: &Scene<'_>) -> Option<Seat> {
        let table = scene.table();
        match table.phase {
            Phase::LookingAtStacks => Some(table.seat),
            Phase::LayingCounterfeits => {
                let [one, _] = next_pair(scene)?.seats(scene.seats());
                Some(one)
            }
            _ => None,
        }
    }

    fn things(scene: &Scene<'_>, owner: Option<Seat>) -> usize {
        amends::count(scene, owner)
    }

    fn thing_item(scene: &Scene<'_>, thing: play::Thing) -> ListItem {
        amends::item(scene, thing)
    }

    fn values_of(scene: &Scene<'_>, thing: play::Thing) -> usize {
        amends::values(scene, thing)
    }

    fn value_now(scene: &Scene<'_>, thing: play::Thing) -> Option<usize> {
        amends::now(scene, thing)
    }

    fn value_item(scene: &Scene<'_>, thing: play::Thing, value: usize) -> ListItem {
        amends::value_item(scene, thing, value)
    }

    fn correction(scene: &Scene<'_>, thing: play::Thing, value: usize) -> Option<Correction> {
        amends::correction(scene, thing, value)
    }

    fn refusal(refusal: &Refusal, language: Language, out: &mut dyn Write) -> Written {
        text::refusal(out, language, refusal)
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
        screens::Screen::turn(scene)
    }

    fn books(scene: &Scene<'_>) -> screens::Screen {
        screens::Screen::Books(screens::Books::new(scene))
    }

    fn holdings() -> screens::Screen {
        screens::Screen::Counterfeits(screens::Counterfeits::default())
    }

    fn table() -> screens::Screen {
        screens::Screen::Table(screens::TableScreen::default())
    }
}

/// The two neighbours between whom the next counterfeit lies.
fn next_pair(scene: &Scene<'_>) -> Option<Pair> {
    let players = scene.seats();
    let values = scene.game().values();
    let between = values.between.get(usize::from(players) - 3)?;
    let pair = scene.table().laid.checked_div(*between)?;
    Pair::all(players).nth(pair.into())
}
