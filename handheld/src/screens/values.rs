//! Printed values: the owner of a real box makes the device's numbers those of the box. A row of
//! numbers is chosen first, then each number in it.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Face, Tile, Track, Values};
use engine::each::Member;

use super::parts::{buttons, word, words};
use super::setup::right_word;
use super::{HelpPage, Screen, Step};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Arg, Footer, Topic, Ui, names, values_error};
use crate::theme::Colour;
use crate::widgets::{Entry, Frame, List, Pages, Pill, Row};
use crate::world::World;

/// A row of numbers that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Group {
    Track(Track),
    Coins,
    Income,
    Tile(Tile),
    StandAlone,
    Research,
    Copies,
    Removed,
    Prices,
    Stock,
    Years,
}

/// Tracks, tiles, and nine rows of their own.
const GROUPS: usize = 6 + 25 + 9;

fn group(number: usize) -> Group {
    if let Some(track) = Track::at(number) {
        return Group::Track(track);
    }
    let others = [
        Group::Coins,
        Group::Income,
        Group::Research,
        Group::Prices,
        Group::Stock,
        Group::Years,
        Group::Copies,
        Group::Removed,
        Group::StandAlone,
    ];
    match others.get(number - 6) {
        Some(group) => *group,
        None => Tile::at(number - 15).map_or(Group::Coins, Group::Tile),
    }
}

/// The numbers of a row, each with what it is.
fn numbers(group: Group, values: &mut Values) -> heapless::Vec<&mut u8, 12> {
    // Twelve is more than any row has.
    let mut row = heapless::Vec::new();
    match group {
        Group::Track(track) => row.extend(values.tracks[track].iter_mut()),
        Group::Coins => row.extend(values.coins.iter_mut()),
        Group::Income => row.extend(values.income.iter_mut()),
        Group::Tile(tile) => {
            let value = &mut values.tiles[tile];
            row.extend([&mut value.points, &mut value.income]);
        }
        Group::StandAlone => {
            let value = &mut values.stand_alone;
            row.extend([&mut value.points, &mut value.income]);
        }
        Group::Research => row.extend(values.research.iter_mut()),
        Group::Copies => row.extend(values.copies.values_mut().iter_mut()),
        Group::Removed => row.extend(values.removed.iter_mut()),
        Group::Prices => row.extend([
            &mut values.joker,
            &mut values.coins_for_a_point,
            &mut values.berlin,
        ]),
        Group::Stock => row.extend([&mut values.huts, &mut values.mat, &mut values.money]),
        Group::Years => row.extend([&mut values.rounds]),
    }
    row
}

fn title(world: &World, group: Group) -> Row {
    let mut row = Row::new();
    let text = match group {
        Group::Track(track) => names::track(track, world.language()),
        Group::Coins => word(world, Ui::ValueCoins),
        Group::Income => word(world, Ui::ValueIncomeTrack),
        Group::Tile(tile) => {
            let _ = names::tile(&mut row, world.language(), tile);
            return row;
        }
        Group::StandAlone => word(world, Ui::ValueStandAlone),
        Group::Research => word(world, Ui::ValueResearch),
        Group::Copies => word(world, Ui::ValueCopies),
        Group::Removed => word(world, Ui::ValueRemoved),
        Group::Prices => word(world, Ui::ValuePrices),
        Group::Stock => word(world, Ui::ValueStock),
        Group::Years => word(world, Ui::ValueRounds),
    };
    let _ = row.push_str(text);
    row
}

/// What the number at a place of a row is.
fn label(world: &World, group: Group, place: usize) -> Row {
    let mut row = Row::new();
    let text = match (group, place) {
        (Group::Tile(_) | Group::StandAlone, 0) => word(world, Ui::ValuePoints),
        (Group::Tile(_) | Group::StandAlone, _) => word(world, Ui::ValueBonus),
        (Group::Copies, _) => {
            Face::at(place).map_or("", |face| names::face_title(face, world.language()))
        }
        (Group::Removed, _) => {
            return words(
                world,
                Ui::ValueWithPlayers,
                &[Arg::Number(place as i32 + 3)],
            );
        }
        (Group::Prices, 0) => word(world, Ui::ValueJoker),
        (Group::Prices, 1) => word(world, Ui::ValueCoinsForAPoint),
        (Group::Prices, _) => word(world, Ui::ValueBerlin),
        (Group::Stock, 0) => word(world, Ui::ValueHuts),
        (Group::Stock, 1) => word(world, Ui::ValueMat),
        (Group::Stock, _) => word(world, Ui::ValueMoney),
        (Group::Years, _) => word(world, Ui::ValueRounds),
        _ => return words(world, Ui::ValueSpace, &[Arg::Number(place as i32 + 1)]),
    };
    let _ = row.push_str(text);
    row
}

/// Which row?
#[derive(Clone, Debug, Default)]
pub struct ValueRows {
    list: List,
}

impl ValueRows {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        if self.list.handle(command, GROUPS + 1) {
            return Step::Stay;
        }
        match (command, self.list.selected) {
            (Command::Ok, 0) => {
                world.draft.values = Values::default();
                Step::Stay
            }
            (Command::Ok | Command::Right, number) => {
                Step::Open(Screen::ValueRow(ValueRow::new(group(number.max(1) - 1))))
            }
            (Command::Back | Command::Left, _) => Step::Close,
            (Command::Help, _) => Step::Open(Screen::HelpPage(HelpPage::new(Topic::Setup))),
            _ => Step::Stay,
        }
    }

    /// Draws the rows, and why they cannot be played with, if so.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let entry = |number: usize| {
            let Some(number) = number.checked_sub(1) else {
                let mut entry = Entry::titled(word(world, Ui::ValuesReset));
                entry.dim = world.draft.values == Values::default();
                return entry;
            };
            let mut values = world.draft.values;
            let mut detail = Row::new();
            for number in numbers(group(number), &mut values) {
                let _ = write!(detail, "{number} ");
            }
            Entry::titled(&title(world, group(number))).detailed(&detail)
        };
        let title = word(world, Ui::PrintedValues);
        draw_list(world, title, &mut self.list, GROUPS + 1, entry, canvas)?;
        buttons(world, CHANGE, canvas)
    }
}

/// What the buttons do in both lists.
const CHANGE: [Option<Footer>; 4] = [
    Some(Footer::Change),
    Some(Footer::Back),
    Some(Footer::Help),
    None,
];

/// A list below the reason why the values cannot be played with, if there is one.
fn draw_list<D: DrawTarget<Color = Colour>>(
    world: &World,
    title: &str,
    list: &mut List,
    count: usize,
    entry: impl FnMut(usize) -> Entry,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let frame = Frame {
        title,
        pill: Pill::None,
    };
    let body = frame.draw(world.board, canvas)?;
    let mut note = 3;
    if let Err(error) = world.draft.values.check() {
        let mut why = Row::new();
        let _ = values_error(&mut why, world.language(), &error);
        let area = Rectangle::new(body.top_left, Size::new(body.size.width, 40));
        Pages::default().draw(area, &why, canvas)?;
        note = 42;
    }
    list.draw(super::parts::below(body, note), count, entry, canvas)
}

/// One row of numbers.
#[derive(Clone, Debug)]
pub struct ValueRow {
    group: Group,
    list: List,
}

impl ValueRow {
    fn new(group: Group) -> Self {
        Self {
            group,
            list: List::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        let count = numbers(self.group, &mut world.draft.values).len();
        if self.list.handle(command, count) {
            return Step::Stay;
        }
        match command {
            Command::Ok | Command::Right => self.change(world, true),
            Command::Left => self.change(world, false),
            Command::Back => return Step::Close,
            Command::Help => {
                return Step::Open(Screen::HelpPage(HelpPage::new(Topic::Setup)));
            }
            _ => {}
        }
        Step::Stay
    }

    /// One more or one less, from 0 to 40 and round.
    fn change(&self, world: &mut World, up: bool) {
        let mut row = numbers(self.group, &mut world.draft.values);
        if let Some(number) = row.get_mut(self.list.selected) {
            **number = match (**number, up) {
                (40.., true) => 0,
                (0, false) => 40,
                (value, true) => value + 1,
                (value, false) => value - 1,
            };
        }
    }

    /// Draws the numbers.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let title = title(world, self.group);
        let mut values = world.draft.values;
        let count = numbers(self.group, &mut values).len();
        let group = self.group;
        let entry = |place: usize| {
            let mut values = world.draft.values;
            let mut text: heapless::String<8> = heapless::String::new();
            if let Some(number) = numbers(group, &mut values).get(place) {
                let _ = write!(text, "{number}");
            }
            let mut entry = Entry::titled(&label(world, group, place));
            entry.right = right_word(&text);
            entry
        };
        draw_list(world, &title, &mut self.list, count, entry, canvas)?;
        buttons(world, CHANGE, canvas)
    }
}
