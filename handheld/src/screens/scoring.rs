//! The end: who wins with points by source as bars, each source in all detail, points over the rounds, what
//! everybody gathered with what decided a tie, and what to do now. The same pages serve for the standings during
//! a game.

mod ranking;
mod result;
mod source;

use bots::Level;
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::parts::{Page, buttons, label};
use super::{History, Screen, TakeHome, Transition, Wish};
use crate::board::Command;
use crate::canvas::{Canvas, Look};
use crate::games::Running;
use crate::icons::{self, Icon};
use crate::play::{Play, Points};
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{
    FRAMES, Heading, InWords, List, ListItem, Picture, Pill, Reader, Stage, Story,
};
use crate::world::World;

use ranking::{ranked, ranking};
use result::draw_chart;
use source::source;

/// How long a picture of the celebration stays, in milliseconds.
const FRAME_TIME: u64 = 120;

/// What the scores show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// Who is ahead, and where the points come from.
    Result,
    /// Points over the rounds.
    Chart,
    /// The places, what everybody gathered, what decided a tie.
    Ranking,
    /// One source of points, by its number, in all detail.
    Source(usize),
    /// What to do now.
    WhatNow,
}

/// The scores, page by page.
#[derive(Clone, Debug)]
pub struct Scoring {
    step: Step,
    of: Of,
    list: List,
    story: Story,
    /// Since when the winner is celebrated.
    since: Option<u64>,
    /// How far the celebration is.
    frame: u8,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring {
            step: Step::Result,
            of: Of::Over,
            list: List::default(),
            story: Story::from_the_start(),
            since: None,
            frame: 0,
        }
    }
}

/// What can be done after a game.
const CHOICES: [(Ui, Ui, &Icon); 5] = [
    (Ui::Again, Ui::AgainDetail, &icons::PLAY),
    (Ui::History, Ui::HistoryDetail, &icons::HISTORY),
    (Ui::ResultCode, Ui::ResultCodeDetail, &icons::QR),
    (Ui::GameCodes, Ui::GameCodesDetail, &icons::QR),
    (Ui::MainMenu, Ui::MainMenuDetail, &icons::ARROW_LEFT),
];

fn sources(world: &World, points: Points<'_>) -> usize {
    points.scored.sources(world, points.eyes)
}

/// What points are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    /// A game that is over.
    Over,
    /// A game that goes on.
    Running,
    /// An end that people entered.
    Entered,
}

fn stage(world: &World) -> Stage {
    Stage::new(world.board, Look::of(&world.settings))
}

/// The game whose points these are, if they are not of an end that was entered.
fn running(world: &World) -> Option<&Running> {
    let play = world.play.as_ref().filter(|_| world.entered.is_none());
    play.map(Play::running)
}

impl Scoring {
    /// If the game ended now.
    pub fn standings() -> Self {
        Scoring {
            of: Of::Running,
            ..Scoring::default()
        }
    }

    /// Of an end that people entered.
    pub fn entered() -> Self {
        Scoring {
            of: Of::Entered,
            ..Scoring::default()
        }
    }

    /// Does it belong to the game on this device?
    pub fn is_of_game(&self) -> bool {
        self.of != Of::Entered
    }

    /// Is it the end, so that somebody has won?
    fn is_final(&self) -> bool {
        self.of != Of::Running
    }

    /// Time passes: confetti falls, once. Says whether it did.
    pub fn tick(&mut self, now: u64, still: bool) -> bool {
        if !self.is_final() || self.frame >= FRAMES {
            return false;
        }
        let since = *self.since.get_or_insert(now);
        let frame = match still {
            true => FRAMES.into(),
            false => (now.saturating_sub(since) / FRAME_TIME).min(FRAMES.into()),
        };
        let moved = frame != u64::from(self.frame);
        self.frame = frame as u8;
        moved && self.step == Step::Result
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let Some(points) = world.points() else {
            return Transition::Home;
        };
        if self.moves(command, world, points) {
            return Transition::Stay;
        }
        match command {
            Command::Ok if self.step == Step::WhatNow => return choose(self.list.selected, world),
            Command::Ok | Command::Right => self.go(self.next(sources(world, points))),
            Command::Back if self.of != Of::Over => return Transition::Close,
            // Who does not want to read where points come from goes past all of that.
            Command::Back if self.step == Step::Result => self.go(Step::Chart),
            Command::Back | Command::Left => self.go(self.before()),
            Command::Help => return self.explain(world, points),
            _ => {}
        }
        Transition::Stay
    }

    /// Moves on the page; says whether the command was for it.
    fn moves(&mut self, command: Command, world: &World, points: Points<'_>) -> bool {
        match self.step {
            Step::Result | Step::Chart => matches!(command, Command::Up | Command::Down),
            Step::Ranking => {
                let tell = |from: usize, reader: Reader<'_>| ranking(world, points, from, reader);
                self.story.handle(command, &ranked(world, points), &tell)
            }
            Step::Source(one) if points.scored.sources_are_pictured() => {
                let tell =
                    |from: usize, reader: Reader<'_>| source(world, points, one, from, reader);
                self.story.handle(command, &stage(world), &tell)
            }
            Step::Source(_) => self.list.handle(command, points.seats()),
            Step::WhatNow => self.list.handle(command, CHOICES.len()),
        }
    }

    /// What the chosen player gathered, on a screen of its own; else a page of help.
    fn explain(&mut self, world: &World, points: Points<'_>) -> Transition {
        let topic = match self.step {
            Step::Ranking => {
                let seat = self.ranked_seat(world, points);
                let running = running(world).zip(seat);
                let screen = running
                    .and_then(|(running, seat)| running.gathered_screen(world, points.eyes, seat));
                if let Some(screen) = screen {
                    return Transition::Open(screen);
                }
                world.kind().info().scoring_topic
            }
            Step::Source(source) => points.scored.source_topic(world, points.eyes, source),
            _ => world.kind().info().scoring_topic,
        };
        Transition::help(topic)
    }

    /// Turns to another page. Who turns on has seen enough confetti.
    fn go(&mut self, step: Step) {
        self.frame = FRAMES;
        self.step = step;
        self.list = List::default();
        self.story = Story::from_the_start();
    }

    fn next(&self, sources: usize) -> Step {
        match self.step {
            // Nobody knows how an end that was entered came about.
            Step::Result if self.of == Of::Entered => Step::Ranking,
            Step::Result if self.of == Of::Over => Step::Source(0),
            Step::Result => Step::Chart,
            Step::Chart => Step::Ranking,
            Step::Ranking if self.of == Of::Over => Step::WhatNow,
            Step::Ranking => Step::Source(0),
            Step::Source(one) if one + 1 < sources => Step::Source(one + 1),
            Step::Source(_) if self.of == Of::Over => Step::Chart,
            Step::Source(_) => Step::Result,
            Step::WhatNow => Step::WhatNow,
        }
    }

    fn before(&self) -> Step {
        match self.step {
            Step::Result | Step::Chart => Step::Result,
            Step::Ranking if self.of == Of::Entered => Step::Result,
            Step::Ranking => Step::Chart,
            Step::Source(0) if self.of == Of::Over => Step::Result,
            Step::Source(0) | Step::WhatNow => Step::Ranking,
            Step::Source(one) => Step::Source(one - 1),
        }
    }

    /// Draws the page.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(points) = world.points() else {
            return Ok(());
        };
        match self.step {
            Step::Result => {
                let body = self.heading(self.result_title(), world, canvas)?;
                self.draw_result(body, world, points, canvas)?;
            }
            Step::Chart => {
                let body = self.heading(Ui::Chart, world, canvas)?;
                if let Some(play) = &world.play {
                    draw_chart(body, world, play, canvas)?;
                }
            }
            Step::Ranking => {
                self.heading(Ui::Ranking, world, canvas)?;
                self.draw_ranking(world, points, canvas)?;
            }
            Step::Source(source) => return self.draw_source(source, world, points, canvas),
            Step::WhatNow => return self.draw_choices(world, canvas),
        }
        buttons(world, self.buttons(), canvas)
    }

    fn result_title(&self) -> Ui {
        if self.is_final() {
            Ui::FinalScore
        } else {
            Ui::Standings
        }
    }

    fn heading<D: DrawTarget<Color = Colour>>(
        &self,
        title: Ui,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<Rectangle, D::Error> {
        let heading = Heading {
            title: label(world, title),
            pill: Pill::Public(label(world, Ui::Public)),
        };
        heading.draw(world.board, canvas)
    }

    fn buttons(&self) -> [Option<Footer>; 4] {
        let (a, b) = match self.step {
            Step::Result if self.of == Of::Over => (Footer::Details, Footer::Chart),
            Step::Result if self.of == Of::Running => (Footer::Chart, Footer::Back),
            Step::WhatNow => (Footer::Choose, Footer::Back),
            _ => (Footer::Next, Footer::Back),
        };
        let help = match self.step {
            Step::Ranking if self.is_of_game() => Footer::Details,
            _ => Footer::Help,
        };
        let menu = self.is_of_game().then_some(Footer::Menu);
        [Some(a), Some(b), Some(help), menu]
    }

    #[inline(never)] // so that no page takes room on the stack for another
    fn draw_choices<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::WhatNow),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: self.buttons(),
        };
        let mut item = |number: usize| {
            let Some((title, detail, icon)) = CHOICES.get(number) else {
                return ListItem::default();
            };
            let detail = match title {
                Ui::ResultCode | Ui::GameCodes if can_put_right(world) => Ui::CodesCloseDetail,
                _ => *detail,
            };
            let mut item = ListItem::titled(label(world, *title)).detailed(label(world, detail));
            item.icon = Some((icon, theme::ACCENT));
            item
        };
        page.draw_list(world, &mut self.list, CHOICES.len(), &mut item, canvas)
    }
}

/// Could something be taken back or put right yet? Codes end that.
fn can_put_right(world: &World) -> bool {
    let play = world.play.as_ref();
    world.is_undo_friendly() && play.is_some_and(|play| !play.game().is_closed())
}

fn choose(row: usize, world: &World) -> Transition {
    match CHOICES.get(row) {
        Some((Ui::Again, ..)) => Wish::Again.follow(world),
        Some((Ui::History, ..)) => Transition::Open(Screen::History(History::new(world))),
        Some((Ui::GameCodes, ..)) => Transition::TakeHome(TakeHome::Game),
        Some((Ui::ResultCode, ..)) => Transition::TakeHome(TakeHome::Result),
        _ => Transition::Home,
    }
}

/// How well a bot plays that has a seat of the game that was played here.
fn level_of(world: &World, seat: Seat) -> Option<Level> {
    let play = world.play.as_ref().filter(|_| world.entered.is_none());
    play.and_then(|play| play.control(seat).level())
}

/// Passes on pictures as they come, with their numbers, from a number on.
fn numbered(from: usize, reader: Reader<'_>) -> impl FnMut(&Picture, InWords<'_>) {
    let mut number = 0;
    move |picture: &Picture, in_words: InWords<'_>| {
        if number >= from {
            reader(number, picture, in_words);
        }
        number += 1;
    }
}
