//! The menu inside a game: always one press away, and it never shows a secret.

use embedded_graphics::prelude::*;
use engine::dealer::Deals;

use super::parts::{Page, label};
use super::{
    HelpTopics, Hint, History, OutOfTurn, PutRight, Scoring, Screen, SeatsScreen, SettingsScreen,
    Times, Transition, Wish, may_ask,
};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons::{self, Icon};
use crate::play::{Dealing, Play, Venue};
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pill, battery};
use crate::world::World;

/// The pause menu.
#[derive(Clone, Debug)]
pub struct Pause {
    list: List,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Resume,
    Undo,
    Again,
    OutOfTurn,
    Look,
    PutRight,
    Hint,
    Seats,
    Venue,
    Dealer,
    Rules,
    Table,
    Standings,
    History,
    Clock,
    Settings,
    Quit,
}

const ALL: [Item; 17] = [
    Item::Resume,
    Item::Again,
    Item::Undo,
    Item::OutOfTurn,
    Item::Look,
    Item::PutRight,
    Item::Rules,
    Item::Table,
    Item::Standings,
    Item::History,
    Item::Clock,
    Item::Settings,
    Item::Seats,
    Item::Venue,
    Item::Dealer,
    // Two presses up, like the turn's own way out.
    Item::Hint,
    Item::Quit,
];

/// Acting out of turn is there only when somebody could; the same game again, once it is over; what a
/// table needs, at the table.
fn items(world: &World) -> heapless::Vec<Item, 17> {
    let play = world.play.as_ref();
    let unasked = play.is_some_and(|play| !play.unasked().is_empty());
    let is_over = play.is_some_and(Play::is_over);
    let at_table = play.is_some_and(Play::is_at_table);
    let is_there = |item: &Item| match item {
        Item::OutOfTurn => unasked,
        Item::Look | Item::Dealer => at_table && !is_over,
        // What was wrong may show in the scores only.
        Item::PutRight => at_table && play.is_some_and(|play| !play.game().is_closed()),
        Item::Venue | Item::Seats => !is_over && play.is_some_and(|play| play.lesson().is_none()),
        Item::Hint => play.is_some_and(|play| play.lesson().is_none() && may_ask(play).is_some()),
        Item::Again => is_over,
        Item::Clock => world.settings.clock,
        Item::Standings => !is_over,
        // The end shows what was hidden; a table that agreed on it goes back all the same.
        Item::Undo => !is_over || world.is_undo_friendly(),
        _ => true,
    };
    ALL.into_iter().filter(is_there).collect()
}

impl Pause {
    /// Over a screen. From the books, which take back by themselves, most want to see the table; before
    /// anybody has taken up a turn, whoever pauses may want to take back how it came to it.
    pub fn over(screen: &Screen, world: &World) -> Self {
        let at_table = world.play.as_ref().is_some_and(Play::is_at_table);
        if matches!(screen, Screen::Game(_)) && at_table && !screen.is_private() {
            let mut items = items(world).into_iter();
            let table = items.position(|item| item == Item::Table);
            return Self {
                list: List::at(table.unwrap_or(0)),
            };
        }
        let is_handed_over = world
            .play
            .as_ref()
            .is_some_and(|play| play.holder().is_none() && play.can_undo(false));
        let mut items = items(world).into_iter();
        let undo = items.position(|item| item == Item::Undo && is_handed_over);
        Self {
            list: List::at(undo.unwrap_or(0)),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let items = items(world);
        if self.list.handle(command, items.len()) {
            return Transition::Stay;
        }
        match (command, items.get(self.list.selected)) {
            (Command::Back | Command::Menu, _) => Transition::Close,
            (Command::Help, _) => look_up(world),
            (Command::Ok, Some(item)) => choose(*item, world),
            _ => Transition::Stay,
        }
    }

    /// Draws the menu.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::Pause),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(Footer::Choose),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Resume),
            ],
        };
        let items = items(world);
        let mut item = |number: usize| {
            let one = items.get(number);
            one.map(|one| item(world, *one)).unwrap_or_default()
        };
        page.draw_list(world, &mut self.list, items.len(), &mut item, canvas)?;
        // Between the title and the pill, which are short here in every language.
        let corner = Point::new(world.board.size().width as i32 * 5 / 8, 7);
        battery(world.power, corner, canvas)
    }
}

fn look_up(world: &World) -> Transition {
    Transition::Open(Screen::HelpTopics(HelpTopics::of(world.kind())))
}

fn choose(item: Item, world: &World) -> Transition {
    Transition::Open(match item {
        Item::Resume => return Transition::Close,
        Item::Undo => return Transition::Undo,
        Item::Again => return Wish::Again.follow(world),
        Item::Quit => return Transition::Home,
        Item::Rules => return look_up(world),
        Item::OutOfTurn => Screen::OutOfTurn(OutOfTurn::default()),
        Item::Look => Screen::OutOfTurn(OutOfTurn::looking()),
        Item::PutRight => Screen::PutRight(PutRight::new(world)),
        Item::Dealer => return Transition::DealBy(other_dealer(world)),
        Item::Hint => Screen::Hint(Hint::default()),
        Item::Seats => Screen::Seats(SeatsScreen::new(world)),
        Item::Venue => return Transition::PlayAt(elsewhere(world)),
        Item::Table => match &world.play {
            Some(play) => play.running().table(),
            None => return Transition::Home,
        },
        Item::Standings => Screen::Scoring(Scoring::standings()),
        Item::History => Screen::History(History::new(world)),
        Item::Clock => Screen::Times(Times::default()),
        Item::Settings => Screen::Settings(SettingsScreen::default()),
    })
}

fn item(world: &World, item: Item) -> ListItem {
    let language = world.language();
    let undo = if can_undo(world) {
        Ui::UndoDetail
    } else {
        Ui::UndoNothing
    };
    let (title, detail, icon): (Ui, &str, &Icon) = match item {
        Item::Resume => (Ui::Resume, goes_on(world).text(language), &icons::PLAY),
        Item::Again => (Ui::Again, Ui::AgainDetail.text(language), &icons::ROTATE),
        Item::Undo => (Ui::Undo, undo.text(language), &icons::UNDO),
        Item::OutOfTurn => (
            Ui::OutOfTurn,
            Ui::OutOfTurnDetail.text(language),
            &icons::PEOPLE,
        ),
        Item::Look => (Ui::Look, Ui::LookDetail.text(language), &icons::EYE),
        Item::PutRight => (
            Ui::PutRight,
            Ui::PutRightDetail.text(language),
            &icons::CHECK,
        ),
        Item::Dealer => (
            Ui::ChangeDealer,
            match other_dealer(world) {
                Deals::Device => Ui::DealerDeviceDetail.text(language),
                Deals::People => Ui::DealerPeopleDetail.text(language),
            },
            &icons::ROTATE,
        ),
        Item::Hint => (Ui::Hint, Ui::HintDetail.text(language), &icons::EYE),
        Item::Seats => (Ui::Seats, Ui::SeatsDetail.text(language), &icons::PEOPLE),
        Item::Venue => match elsewhere(world) {
            Venue::Here => (
                Ui::PlayHere,
                Ui::PlayHereDetail.text(language),
                &icons::HAND_OVER,
            ),
            Venue::Table => (
                Ui::AtTheTable,
                Ui::AtTheTableDetail.text(language),
                &icons::PEOPLE,
            ),
        },
        Item::Rules => (Ui::Rules, Ui::RulesDetail.text(language), &icons::HELP),
        Item::Table => (
            Ui::Table,
            (world.kind().info().table)(language),
            &icons::MARKET,
        ),
        Item::Standings => (
            Ui::Standings,
            Ui::StandingsDetail.text(language),
            &icons::POINTS,
        ),
        Item::History => (
            Ui::History,
            Ui::HistoryDetail.text(language),
            &icons::HISTORY,
        ),
        Item::Clock => (Ui::Clock, Ui::ClockDetail.text(language), &icons::HOURGLASS),
        Item::Settings => (
            Ui::Settings,
            Ui::SettingsDetail.text(language),
            &icons::SETTINGS,
        ),
        Item::Quit => (
            Ui::SaveAndQuit,
            Ui::SaveAndQuitDetail.text(language),
            &icons::CROSS,
        ),
    };
    let mut entry = ListItem::titled(title.text(language)).detailed(detail);
    entry.icon = Some((icon, theme::ACCENT));
    entry.dim = item == Item::Undo && !can_undo(world);
    entry
}

/// Where the game could go on instead.
fn elsewhere(world: &World) -> Venue {
    match world.play.as_ref().is_some_and(Play::is_at_table) {
        true => Venue::Here,
        false => Venue::Table,
    }
}

/// Who could deal instead.
fn other_dealer(world: &World) -> Deals {
    match world.play.as_ref().map(Play::dealer) {
        Some(Dealing::People) => Deals::Device,
        Some(Dealing::Device(_)) | None => Deals::People,
    }
}

/// What goes on: a turn, or reading the scores.
fn goes_on(world: &World) -> Ui {
    match &world.play {
        Some(play) if play.is_over() => Ui::ScoreGoesOnDetail,
        _ => Ui::TurnGoesOnDetail,
    }
}

/// Is there a decision that may be taken back?
fn can_undo(world: &World) -> bool {
    let past_barriers = world.is_undo_friendly();
    let play = world.play.as_ref();
    play.is_some_and(|play| play.can_undo(past_barriers))
}
