//! The set-up: who plays, with which expansions and options. Begin comes first, so that a table
//! that plays as it always does is one press away.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::artifact::{Artifact, FragmentRule, Setup, Site, StartPlayer, Values};
use engine::each::Member;
use engine::seat::Seat;

use super::parts::{ListScreen, word, words};
use super::{HelpPage, NameEntry, Screen, Step, ValueRows};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::save::SaveError;
use crate::text::{Arg, Footer, Topic, Ui, names, setup_error};
use crate::theme::Colour;
use crate::widgets::{Entry, List, Pill, Right, Row, seat_colour};
use crate::world::World;

/// The set-up of a new game.
#[derive(Clone, Debug, Default)]
pub struct SetupScreen {
    list: List,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Begin,
    Players,
    Names,
    ExpansionOne,
    ExpansionTwo,
    QuickStart,
    LeftOut,
    Start,
    Fragments,
    Values,
}

fn items(setup: &Setup) -> heapless::Vec<Item, 10> {
    let all = [
        Item::Begin,
        Item::Players,
        Item::Names,
        Item::ExpansionOne,
        Item::ExpansionTwo,
        Item::QuickStart,
        Item::LeftOut,
        Item::Start,
        Item::Fragments,
        Item::Values,
    ];
    all.into_iter()
        .filter(|item| match item {
            Item::LeftOut => setup.players == 3 && !setup.quick_start,
            Item::Fragments => setup.expansions.research,
            _ => true,
        })
        .collect()
}

impl SetupScreen {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        let items = items(&world.draft);
        if self.list.handle(command, items.len()) {
            return Step::Stay;
        }
        let Some(item) = items.get(self.list.selected).copied() else {
            return Step::Stay;
        };
        match (command, item) {
            (Command::Back, _) => Step::Close,
            (Command::Help, _) => Step::Open(Screen::HelpPage(HelpPage::new(help(item)))),
            (Command::Ok, Item::Begin) if Artifact::new(world.draft).is_err() => {
                Step::Open(Screen::Values(ValueRows::default()))
            }
            (Command::Ok, Item::Begin) if world.has_something_to_lose() => {
                Step::Open(Screen::GiveUp(GiveUp::default()))
            }
            (Command::Ok, Item::Begin) => Step::Begin,
            (Command::Ok, Item::Names) => Step::Open(Screen::Players(Players::default())),
            (Command::Ok, Item::Values) => Step::Open(Screen::Values(ValueRows::default())),
            (Command::Ok | Command::Right, _) => change(item, true, &mut world.draft),
            (Command::Left, _) => change(item, false, &mut world.draft),
            _ => Step::Stay,
        }
    }

    /// Draws the set-up.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let items = items(&world.draft);
        let ok = match items.get(self.list.selected) {
            Some(Item::Begin) => Footer::Begin,
            Some(Item::Names | Item::Values) => Footer::Choose,
            _ => Footer::Change,
        };
        let screen = ListScreen {
            title: word(world, Ui::Setup),
            pill: Pill::None,
            buttons: [Some(ok), Some(Footer::Back), Some(Footer::Help), None],
        };
        let entry = |number: usize| items.get(number).map(|item| entry(world, *item));
        screen.draw(
            world,
            &mut self.list,
            items.len(),
            |number| entry(number).unwrap_or_default(),
            canvas,
        )
    }
}

fn help(item: Item) -> Topic {
    match item {
        Item::ExpansionOne | Item::Fragments => Topic::Fragments,
        Item::ExpansionTwo => Topic::Roles,
        _ => Topic::Setup,
    }
}

/// The next or the previous value of an option.
fn change(item: Item, up: bool, setup: &mut Setup) -> Step {
    match item {
        Item::Players => {
            let players = match (setup.players, up) {
                (3, true) | (5, false) => 4,
                (4, true) | (3, false) => 5,
                _ => 3,
            };
            set_players(setup, players);
        }
        Item::ExpansionOne => setup.expansions.research = !setup.expansions.research,
        Item::ExpansionTwo => setup.expansions.roles = !setup.expansions.roles,
        Item::QuickStart => {
            setup.quick_start = !setup.quick_start;
            set_players(setup, setup.players);
        }
        Item::LeftOut => {
            let place = setup.left_out.map_or(0, Member::place);
            let next = if up { place + 1 } else { place + 3 } % 4;
            setup.left_out = Site::at(next);
        }
        Item::Start => setup.start = next_start(setup, up),
        Item::Fragments => {
            setup.fragments = match setup.fragments {
                FragmentRule::OwnSite => FragmentRule::Wild,
                FragmentRule::Wild => FragmentRule::OwnSite,
            };
        }
        Item::Begin | Item::Names | Item::Values => {}
    }
    Step::Stay
}

/// A number of players, with the site that is left out and a start player that sits there.
fn set_players(setup: &mut Setup, players: u8) {
    setup.players = players;
    setup.left_out = match (players, setup.quick_start) {
        (3, true) => Some(Site::Asia),
        (3, false) => setup.left_out.or(Some(Site::Asia)),
        _ => None,
    };
    if let StartPlayer::Seat(seat) = setup.start
        && seat as u8 >= players
    {
        setup.start = StartPlayer::Seat(Seat::One);
    }
}

/// Chance, then every seat, and round again.
fn next_start(setup: &Setup, up: bool) -> StartPlayer {
    let count = usize::from(setup.players) + 1;
    let place = match setup.start {
        StartPlayer::Chance => 0,
        StartPlayer::Seat(seat) => seat.place() + 1,
    };
    let next = if up { place + 1 } else { place + count - 1 } % count;
    match next.checked_sub(1).and_then(Seat::at) {
        Some(seat) => StartPlayer::Seat(seat),
        None => StartPlayer::Chance,
    }
}

fn start_name<'w>(world: &'w World, setup: &Setup) -> &'w str {
    match setup.start {
        StartPlayer::Seat(seat) => world.next_name(seat),
        StartPlayer::Chance => word(world, Ui::ByChance),
    }
}

fn entry(world: &World, item: Item) -> Entry {
    let setup = &world.draft;
    let titled =
        |title: Ui, detail: Ui| Entry::titled(word(world, title)).detailed(word(world, detail));
    let mut entry = match item {
        Item::Begin => return begin_entry(world),
        Item::Players => titled(Ui::Players, Ui::PlayersDetail),
        Item::Names => titled(Ui::Names, Ui::NamesDetail),
        Item::ExpansionOne => titled(Ui::ExpansionOne, Ui::ExpansionOneDetail),
        Item::ExpansionTwo => titled(Ui::ExpansionTwo, Ui::ExpansionTwoDetail),
        Item::QuickStart if setup.quick_start => titled(Ui::QuickStart, Ui::QuickStartDetail),
        Item::QuickStart => titled(Ui::QuickStart, Ui::QuickStartOffDetail),
        Item::LeftOut => titled(Ui::LeftOutSite, Ui::LeftOutSiteDetail),
        Item::Start => titled(Ui::StartPlayer, Ui::StartPlayerDetail),
        Item::Fragments => match setup.fragments {
            FragmentRule::OwnSite => titled(Ui::FragmentsRule, Ui::FragmentsOwnSiteDetail),
            FragmentRule::Wild => titled(Ui::FragmentsRule, Ui::FragmentsWildDetail),
        },
        Item::Values => titled(Ui::PrintedValues, Ui::PrintedValuesDetail),
    };
    entry.right = match item {
        Item::Players => {
            let mut count = heapless::String::new();
            let _ = write!(count, "{}", setup.players);
            Right::Word(count)
        }
        Item::ExpansionOne => Right::Switch(setup.expansions.research),
        Item::ExpansionTwo => Right::Switch(setup.expansions.roles),
        Item::QuickStart => Right::Switch(setup.quick_start),
        Item::LeftOut => setup
            .left_out
            .map(|site| names::site_short(site, world.language()))
            .map_or(Right::Nothing, right_word),
        Item::Start => right_word(start_name(world, setup)),
        Item::Values if setup.values != Values::default() => {
            right_word(word(world, Ui::ValuesChanged))
        }
        _ => Right::Nothing,
    };
    entry
}

/// A word at the right of an entry; a long one is cut.
pub(super) fn right_word(text: &str) -> Right {
    let mut short = heapless::String::new();
    for letter in text.chars() {
        if short.push(letter).is_err() {
            break;
        }
    }
    Right::Word(short)
}

fn begin_entry(world: &World) -> Entry {
    let setup = &world.draft;
    let title = word(world, Ui::Begin);
    match Artifact::new(*setup) {
        Ok(_) => {
            let args = [
                Arg::Number(i32::from(setup.players)),
                Arg::Text(start_name(world, setup)),
            ];
            let mut entry = Entry::titled(title).detailed(&words(world, Ui::BeginDetail, &args));
            entry.icon = Some((&icons::PLAY, crate::theme::BRASS));
            entry
        }
        Err(error) => {
            let mut why = Row::new();
            let _ = setup_error(&mut why, world.language(), &error);
            let mut entry = Entry::titled(title).detailed(&why);
            entry.dim = true;
            entry
        }
    }
}

/// Does a new game replace the one that runs?
#[derive(Clone, Debug, Default)]
pub struct GiveUp {
    list: List,
}

impl GiveUp {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        if self.list.handle(command, 2) {
            return Step::Stay;
        }
        match (command, self.list.selected) {
            (Command::Ok, 1) => Step::Begin,
            (Command::Ok | Command::Back, _) => Step::Close,
            _ => Step::Stay,
        }
    }

    /// Draws the question.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let message = match world.damage {
            Some(SaveError::Medium | SaveError::NewerMedium) => Ui::LostStorageMessage,
            Some(_) => Ui::LostSaveMessage,
            None => Ui::GiveUpMessage,
        };
        let entries = [word(world, Ui::KeepGame), word(world, Ui::GiveUp)];
        super::parts::question(
            world,
            word(world, Ui::GiveUpTitle),
            word(world, message),
            &mut self.list,
            &entries,
            canvas,
        )
    }
}

/// Names and colours, clockwise: two entries for each seat.
#[derive(Clone, Debug, Default)]
pub struct Players {
    list: List,
}

impl Players {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        let count = usize::from(world.draft.players) * 2;
        if self.list.handle(command, count) {
            return Step::Stay;
        }
        let (place, colour) = (self.list.selected / 2, self.list.selected % 2 == 1);
        match command {
            Command::Ok | Command::Right if colour => swap_colour(world, place, true),
            Command::Left if colour => swap_colour(world, place, false),
            Command::Ok => match Seat::at(place) {
                Some(seat) => Step::Open(Screen::Name(NameEntry::new(seat, world))),
                None => Step::Stay,
            },
            Command::Back => Step::Close,
            Command::Help => Step::Open(Screen::HelpPage(HelpPage::new(Topic::Setup))),
            _ => Step::Stay,
        }
    }

    /// Draws the players.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let screen = ListScreen {
            title: word(world, Ui::Names),
            pill: Pill::None,
            buttons: [
                Some(Footer::Change),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
        };
        let entry = |number: usize| {
            let seat = Seat::at(number / 2).unwrap_or(Seat::One);
            if number % 2 == 1 {
                colour_entry(world, seat)
            } else {
                name_entry(world, seat)
            }
        };
        let count = usize::from(world.draft.players) * 2;
        screen.draw(world, &mut self.list, count, entry, canvas)
    }
}

fn name_entry(world: &World, seat: Seat) -> Entry {
    let args = [Arg::Number(seat as i32 + 1)];
    let mut entry = Entry::titled(world.next_name(seat)).detailed(&words(world, Ui::Seat, &args));
    entry.icon = Some((&icons::HUT, seat_colour(world.next_colour(seat))));
    entry
}

fn colour_entry(world: &World, seat: Seat) -> Entry {
    let colour = names::colour(world.next_colour(seat) as usize, world.language());
    let mut entry = Entry::titled(word(world, Ui::Colour));
    entry.icon = Some((&icons::CIRCLE, seat_colour(world.next_colour(seat))));
    entry.right = right_word(colour);
    entry
}

/// The next colour; who has it gets the old one.
fn swap_colour(world: &mut World, seat: usize, up: bool) -> Step {
    let colours = &mut world.roster.colours;
    let Some(old) = colours.get(seat).copied() else {
        return Step::Stay;
    };
    let new = if up { old + 1 } else { old + 4 } % 5;
    for colour in colours.iter_mut() {
        if *colour == new {
            *colour = old;
        } else if *colour == old {
            *colour = new;
        }
    }
    Step::Keep
}
