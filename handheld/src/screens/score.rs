//! The end: points source by source, then the places and what decided a tie. The same table
//! serves for the standings during a game.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use engine::artifact::Score;
use engine::game::Game;
use engine::seat::Seat;

use super::parts::{ListScreen, word, words};
use super::{HelpPage, History, Screen, Step};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::text::{Arg, Footer, Topic, Ui};
use crate::theme::Colour;
use crate::widgets::{Entry, List, Pill, Right, Row, seat_colour};
use crate::world::{Play, World};

/// One step of the final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Tiles,
    StandAlone,
    Money,
    Research,
    Places,
}

/// Scoring step by step.
#[derive(Clone, Debug)]
pub struct Scoring {
    part: Part,
    final_score: bool,
    list: List,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring {
            part: Part::Tiles,
            final_score: true,
            list: List::default(),
        }
    }
}

fn parts(play: &Play) -> &'static [Part] {
    if play.game().setup().expansions.research {
        &[
            Part::Tiles,
            Part::StandAlone,
            Part::Money,
            Part::Research,
            Part::Places,
        ]
    } else {
        &[Part::Tiles, Part::Money, Part::Places]
    }
}

impl Scoring {
    /// If the game ended now.
    pub fn standings() -> Self {
        Scoring {
            part: Part::Places,
            final_score: false,
            list: List::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        let Some(play) = &world.play else {
            return Step::Home;
        };
        if self.list.handle(command, usize::from(play.game().seats())) {
            return Step::Stay;
        }
        let parts = parts(play);
        let place = parts
            .iter()
            .position(|part| *part == self.part)
            .unwrap_or(0);
        match command {
            Command::Ok | Command::Right => match parts.get(place + 1) {
                Some(next) => self.part = *next,
                None if self.final_score => {
                    return Step::Open(Screen::History(History::new(world)));
                }
                None => self.part = parts.first().copied().unwrap_or(Part::Places),
            },
            Command::Left => {
                if let Some(before) = place.checked_sub(1).and_then(|place| parts.get(place)) {
                    self.part = *before;
                }
            }
            Command::Back if self.final_score => return Step::Home,
            Command::Back => return Step::Close,
            Command::Help => {
                return Step::Open(Screen::HelpPage(HelpPage::new(Topic::Scoring)));
            }
            _ => {}
        }
        Step::Stay
    }

    /// Draws the step.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        let title = match self.part {
            Part::Tiles => word(world, Ui::SourceTiles),
            Part::StandAlone => word(world, Ui::SourceStandAlone),
            Part::Money => word(world, Ui::SourceMoney),
            Part::Research => word(world, Ui::SourceResearch),
            Part::Places if self.final_score => word(world, Ui::FinalScore),
            Part::Places => word(world, Ui::Standings),
        };
        let next = match self.part {
            Part::Places if self.final_score => Footer::Recap,
            _ => Footer::Next,
        };
        let screen = ListScreen {
            title,
            pill: Pill::Public(word(world, Ui::Public)),
            buttons: [
                Some(next),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let part = self.part;
        let entry = |place: usize| match part {
            Part::Places => place_entry(world, play, place),
            _ => source_entry(world, play, part, place),
        };
        let rows = usize::from(play.game().seats());
        screen.draw(world, &mut self.list, rows, entry, canvas)
    }
}

/// The points of one source, and the sum with those before it.
fn source_entry(world: &World, play: &Play, part: Part, place: usize) -> Entry {
    let seat = Seat::first(play.game().seats())
        .nth(place)
        .unwrap_or(Seat::One);
    let score = play.game().score(play.table(), seat);
    let (points, sum) = points(&score, part);
    let mut title = Row::new();
    let _ = write!(title, "{}: {sum}", world.name(seat));
    let mut entry = Entry::titled(&title);
    entry.icon = Some((&icons::HUT, seat_colour(world.colour(seat))));
    entry.detail = match part {
        Part::Tiles => words(
            world,
            Ui::TilesCount,
            &[Arg::Number(score.tiles.len().into())],
        ),
        Part::Money => {
            let each = play.game().values().coins_for_a_point;
            let args = [Arg::Number(score.money.into()), Arg::Number(each.into())];
            words(world, Ui::SourceMoneyDetail, &args)
        }
        Part::Research => {
            let level = i32::from(score.research_level) + 1;
            let mut row = words(world, Ui::SourceResearchDetail, &[Arg::Number(level)]);
            if score.manuscripts > 0 {
                let args = [Arg::Number(score.manuscripts.into())];
                let used = words(world, Ui::SourceManuscriptsDetail, &args);
                let _ = write!(row, ", {used}");
            }
            row
        }
        Part::StandAlone | Part::Places => words(
            world,
            Ui::TilesCount,
            &[Arg::Number(play.table().players[seat].stand_alone.into())],
        ),
    };
    let mut text: heapless::String<16> = heapless::String::new();
    let _ = write!(text, "+{points}");
    entry.right = Right::Word(text);
    entry
}

fn points(score: &Score, part: Part) -> (u16, u16) {
    let tiles = score.tile_points;
    let alone = tiles + score.stand_alone_points;
    let money = alone + score.money_points;
    match part {
        Part::Tiles => (tiles, tiles),
        Part::StandAlone => (score.stand_alone_points, alone),
        Part::Money => (score.money_points, money),
        Part::Research => (score.research_points, score.total()),
        Part::Places => (score.total(), score.total()),
    }
}

/// A place, and what decided it if the points did not.
fn place_entry(world: &World, play: &Play, place: usize) -> Entry {
    let standings = play.record.standings();
    let mut before = None;
    for (number, standing) in standings.iter().enumerate() {
        if number < place {
            before = Some(standing);
            continue;
        }
        let seat = standing.seat;
        let mut title = Row::new();
        let _ = write!(title, "{}. {}", standing.place, world.name(seat));
        let mut entry = Entry::titled(&title);
        let crown = standing.place == 1;
        let icon = if crown { &icons::CROWN } else { &icons::HUT };
        entry.icon = Some((icon, seat_colour(world.colour(seat))));
        let [points, exhibitions, money, _] = standing.tiers;
        entry.right =
            super::setup::right_word(&words(world, Ui::PointsShort, &[Arg::Number(points)]));
        let [_, more, richer, _] = before.map_or([0; 4], |ahead| ahead.tiers);
        entry.detail = match standing.decided_by {
            Some(1) => {
                let args = [Arg::Number(exhibitions), Arg::Number(more)];
                words(world, Ui::TieLostByExhibitions, &args)
            }
            Some(2) => {
                let args = [Arg::Number(money), Arg::Number(richer)];
                words(world, Ui::TieLostByMoney, &args)
            }
            None if before.is_some() => words(world, Ui::TieAllDetail, &[]),
            _ => {
                let mut row = words(world, Ui::TilesCount, &[Arg::Number(exhibitions)]);
                let coins = words(world, Ui::Coins, &[Arg::Number(money)]);
                let _ = write!(row, ", {coins}");
                row
            }
        };
        return entry;
    }
    Entry::default()
}
