//! The set-up: where and who plays, and with which options of the game. It begins at Begin, so that a
//! table that plays as it always does is one press away.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;

use super::parts::{Page, filled, label, right_word};
use super::{Players, ScoreOnly, Screen, Transition, ValueGroups};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::HelpTopic;
use crate::icons;
use crate::play::Venue;
use crate::text::help::Topic;
use crate::text::{Arg, BotText, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill};
use crate::world::World;

/// The set-up of a new game.
#[derive(Clone, Debug)]
pub struct SetupScreen {
    list: List,
    /// Is the game over already, and only scored here?
    scores: bool,
}

impl Default for SetupScreen {
    /// Where it is played comes first, but is as it was last time: most begin at once.
    fn default() -> Self {
        Self {
            list: List::at(1),
            scores: false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Venue,
    Begin,
    Players,
    Names,
    /// One of the game's own, by its number.
    Option(usize),
    Dealer,
    Values,
}

/// The rows that every game has, before its own and after them.
const BEFORE: [Row; 4] = [Row::Venue, Row::Begin, Row::Players, Row::Names];
/// Where the number of players is among the rows of a game that is only scored.
const PLAYERS: usize = 1;

const AFTER: [Row; 2] = [Row::Dealer, Row::Values];

/// Those of them that matter: where a game is played and who deals is over when it is only scored.
fn common(scores: bool) -> (&'static [Row], &'static [Row]) {
    let (before, after): (&[Row], &[Row]) = (&BEFORE, &AFTER);
    let first = usize::from(scores);
    (
        before.get(first..).unwrap_or(before),
        after.get(first..).unwrap_or(after),
    )
}

fn count(world: &World, scores: bool) -> usize {
    let (before, after) = common(scores);
    before.len() + options(world, scores) + after.len()
}

/// Is the real box on the table?
fn has_box(world: &World) -> bool {
    world.people_deal || world.venue == Venue::Table
}

/// How many options of its own a game has: where it is only scored, those that matter then.
fn options(world: &World, scores: bool) -> usize {
    let rows = world.draft.rows();
    if scores {
        return rows.scored_options().count_ones() as usize;
    }
    let more = match has_box(world) {
        true => rows.box_options(),
        false => 0,
    };
    rows.options() + more
}

/// The number of an option by its place among those that are shown.
fn option(world: &World, scores: bool, place: usize) -> usize {
    let scored = world.draft.rows().scored_options();
    let mut numbers = (0..u16::BITS as usize).filter(|number| scored >> number & 1 == 1);
    match scores {
        true => numbers.nth(place).unwrap_or(place),
        false => place,
    }
}

fn row(world: &World, scores: bool, number: usize) -> Row {
    let (before, after) = common(scores);
    let options = options(world, scores);
    match (before.get(number), number.checked_sub(before.len())) {
        (Some(row), _) => *row,
        (None, Some(place)) if place < options => Row::Option(option(world, scores, place)),
        (None, option) => {
            let after = after.get(option.unwrap_or_default().saturating_sub(options));
            after.copied().unwrap_or(Row::Values)
        }
    }
}

impl SetupScreen {
    /// Of a game that is only scored here: how many played comes first, and Y begins from any row.
    pub fn for_scoring() -> Self {
        Self {
            list: List::at(PLAYERS),
            scores: true,
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, count(world, self.scores)) {
            return Transition::Stay;
        }
        let row = row(world, self.scores, self.list.selected);
        match (command, row) {
            (Command::Back, _) => Transition::Close,
            (Command::Help, _) => help(world, row),
            (Command::Ok, Row::Begin) => begin(world, self.scores),
            (Command::Menu, _) if self.scores => begin(world, self.scores),
            (Command::Ok, Row::Names) => Transition::Open(Screen::Players(Players::default())),
            (Command::Ok, Row::Values) => Transition::Open(Screen::Values(ValueGroups::default())),
            (Command::Ok | Command::Right, _) => change(world, row, true),
            (Command::Left, _) => change(world, row, false),
            _ => Transition::Stay,
        }
    }

    /// Draws the set-up.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let ok = match row(world, self.scores, self.list.selected) {
            Row::Begin => Footer::Begin,
            Row::Names | Row::Values => Footer::Choose,
            Row::Venue | Row::Players | Row::Option(_) | Row::Dealer => Footer::Change,
        };
        let scores = self.scores;
        let is_own_box = !world.draft.rows().printed().is_as_supplied();
        let page = Page {
            title: label(world, Ui::Setup),
            pill: match is_own_box {
                true => Pill::Note(label(world, Ui::MyBox)),
                false => Pill::None,
            },
            buttons: [
                Some(ok),
                Some(Footer::Back),
                Some(Footer::Help),
                scores.then_some(Footer::Begin),
            ],
        };
        let mut item = |number: usize| item(world, row(world, scores, number), scores);
        page.draw_list(
            world,
            &mut self.list,
            count(world, self.scores),
            &mut item,
            canvas,
        )
    }
}

fn begin(world: &mut World, scores: bool) -> Transition {
    if world
        .draft
        .rows()
        .problem(world.language(), &mut Line::new())
    {
        return Transition::Open(Screen::Values(ValueGroups::default()));
    }
    if scores {
        world.draft.enter_end(&mut world.entered);
        return Transition::Open(Screen::ScoreOnly(ScoreOnly::default()));
    }
    // Whether the game that runs is given up was asked before anything was set up.
    Transition::Begin
}

fn help(world: &World, row: Row) -> Transition {
    Transition::help(match row {
        Row::Option(number) => world.draft.rows().option_topic(number),
        Row::Values => world.draft.kind().info().values_topic,
        Row::Dealer => HelpTopic::Shared(Topic::FairChance),
        Row::Venue => HelpTopic::Shared(Topic::AtTheTable),
        Row::Begin | Row::Players | Row::Names => world.draft.kind().info().setup_topic,
    })
}

fn change(world: &mut World, row: Row, up: bool) -> Transition {
    match row {
        Row::Players => world.draft.rows_mut().change_players(up),
        Row::Option(number) => world.draft.rows_mut().change_option(number, up),
        Row::Dealer => change_dealer(world, up),
        Row::Venue => change_venue(world, up),
        Row::Begin | Row::Names | Row::Values => {}
    }
    if !has_box(world) {
        world.draft.rows_mut().put_box_away();
    }
    Transition::Stay
}

/// This device, people, or this device after everybody has cut.
fn change_dealer(world: &mut World, up: bool) {
    (world.people_deal, world.cut) = match (world.people_deal, world.cut, up) {
        (false, false, true) | (false, true, false) => (true, false),
        (true, _, true) | (false, false, false) => (false, true),
        _ => (false, false),
    };
}

fn item(world: &World, row: Row, scores: bool) -> ListItem {
    let draft = world.draft.rows();
    let titled = |title: Ui, detail: &str| ListItem::titled(label(world, title)).detailed(detail);
    match row {
        Row::Venue => venue_item(world),
        Row::Begin => begin_item(world, scores),
        Row::Players => {
            let mut item = titled(Ui::Players, draft.players_detail(world.language()));
            let mut count = Line::new();
            let _ = write!(count, "{}", draft.players());
            item.right = right_word(&count);
            item
        }
        Row::Names => titled(Ui::Names, &names_detail(world)),
        Row::Option(number) => draft.option(number, world),
        Row::Dealer if world.people_deal => {
            titled(Ui::Dealer, label(world, Ui::DealerPeopleDetail))
        }
        Row::Dealer if world.cut => titled(Ui::Dealer, label(world, Ui::DealerCutDetail)),
        Row::Dealer => titled(Ui::Dealer, label(world, Ui::DealerDeviceDetail)),
        Row::Values => {
            if draft.printed().is_as_supplied() {
                return titled(Ui::PrintedValues, label(world, Ui::PrintedValuesDetail));
            }
            let mut item = titled(Ui::PrintedValues, label(world, Ui::MyBoxDetail));
            item.right = right_word(label(world, Ui::MyBox));
            item
        }
    }
}

/// Who sits where, and how many of them are people, if not all.
fn names_detail(world: &World) -> Line {
    let players = usize::from(world.draft.rows().players());
    let seats = world.roster.controls.iter().take(players);
    let people = seats.filter(|control| control.is_person()).count();
    if people == players {
        return filled(world, Ui::NamesDetail, &[]);
    }
    let args = [people, players - people].map(|count| Arg::Number(count as i32));
    filled(world, BotText::PeopleAndBotsDetail, &args)
}

/// The places to play at, and who deals there.
const PLACES: [(Venue, bool); 3] = [
    (Venue::Here, false),
    (Venue::Table, false),
    (Venue::Table, true),
];

/// The next place to play at, or the one before.
fn change_venue(world: &mut World, up: bool) {
    let place = PLACES
        .iter()
        .position(|place| *place == (world.venue, world.people_deal));
    let step = if up { 1 } else { PLACES.len() - 1 };
    let next = (place.unwrap_or_default() + step) % PLACES.len();
    if let Some((venue, people_deal)) = PLACES.get(next) {
        (world.venue, world.people_deal) = (*venue, *people_deal);
    }
}

fn venue_item(world: &World) -> ListItem {
    let (title, detail, icon) = match (world.venue, world.people_deal) {
        (Venue::Here, _) => (Ui::PlayHere, Ui::PlayHereDetail, &icons::HAND_OVER),
        (Venue::Table, false) => (Ui::AtTheTable, Ui::TableDeviceDetail, &icons::PEOPLE),
        (Venue::Table, true) => (Ui::AtTheTable, Ui::TablePeopleDetail, &icons::PEOPLE),
    };
    let mut item = ListItem::titled(label(world, title)).detailed(label(world, detail));
    item.icon = Some((icon, theme::ACCENT));
    item
}

/// Who begins, by name, or chance.
fn start_name(world: &World) -> &str {
    match world.draft.rows().start_player() {
        Some(seat) => world.next_name(seat),
        None => label(world, Ui::ByChance),
    }
}

/// The option that says who begins: games that let a table choose share it.
pub fn start_item(world: &World) -> ListItem {
    let mut item = ListItem::titled(label(world, Ui::StartPlayer))
        .detailed(label(world, Ui::StartPlayerDetail));
    item.right = right_word(start_name(world));
    item
}

fn begin_item(world: &World, scores: bool) -> ListItem {
    let draft = world.draft.rows();
    let title = label(world, Ui::Begin);
    let mut why = Line::new();
    if draft.problem(world.language(), &mut why) {
        let mut item = ListItem::titled(title).detailed(&why);
        item.dim = true;
        return item;
    }
    let args = [
        Arg::Number(i32::from(draft.players())),
        Arg::Text(start_name(world)),
    ];
    let detail = if draft.has_start_player() && !scores {
        Ui::BeginDetail
    } else {
        Ui::BeginTogetherDetail
    };
    let mut item = ListItem::titled(title).detailed(&filled(world, detail, &args));
    item.icon = Some((&icons::PLAY, theme::ACCENT));
    item
}
