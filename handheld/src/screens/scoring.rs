//! The end: who wins with points by source as bars, each source in all detail, points over the rounds, what
//! everybody gathered with what decided a tie, and what to do now. The same pages serve for the standings during
//! a game.

use core::fmt::{Result as Written, Write};

use bots::Level;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::standings::{Standing, Standings};

use super::parts::{Page, below, buttons, filled, label, together};
use super::{History, Screen, TakeHome, Transition, Wish};
use crate::board::Command;
use crate::canvas::{Align, Canvas, Look, first_line};
use crate::company::level_icon;
use crate::games::Running;
use crate::icons::{self, Icon};
use crate::play::{Hints, Play, Points};
use crate::text::{Arg, BotText, Footer, Ui, say};
use crate::theme::{self, Colour};
use crate::widgets::{
    Bar, BarRow, Celebration, Chart, Curve, FRAMES, Heading, InWords, Line, List, ListItem, Part,
    Picture, PictureRow, Pill, Reader, RowText, SOURCES, Stage, Story, Whose, legend, name_width,
    seat_colour,
};
use crate::world::World;

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

/// The places, with room for what is drawn of what somebody gathered.
fn ranked(world: &World, points: Points<'_>) -> Stage {
    let tall = running(world).map_or(0, |_| points.scored.gathered_tall());
    stage(world).with_room_below(tall)
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

    /// Whose row is chosen among the places.
    fn ranked_seat(&mut self, world: &World, points: Points<'_>) -> Option<Seat> {
        let tell = |from: usize, reader: Reader<'_>| ranking(world, points, from, reader);
        let things = self.story.chosen_things(&ranked(world, points), &tell);
        let mut seat = None;
        ranking(world, points, things.start, &mut |number, picture, _| {
            if let (true, Whose::Seat(whose)) = (number == things.start, picture.whose) {
                seat = Some(whose);
            }
        });
        seat
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

    /// Who is ahead: celebrated if it is the end, with bars for everybody.
    #[inline(never)] // so that no page takes room on the stack for another
    fn draw_result<D: DrawTarget<Color = Colour>>(
        &self,
        body: Rectangle,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let standings = points.scored.standings();
        let width = body.size.width as i32 - theme::MARGIN * 2;
        let left = body.top_left.x + theme::MARGIN;
        let bottom = body.top_left.y + body.size.height as i32;
        let game = points.scored;
        let eyes = points.eyes;
        let words = (0..sources(world, points)).map(|one| game.source_word(world, eyes, one));
        legend(words, Point::new(left, bottom - 4), width, canvas)?;
        let mut top = body.top_left.y + 4;
        if self.is_final() {
            top = self.celebrate(body, world, points, &standings, canvas)?;
        }
        let rows = (points.seats() as i32).max(1);
        let tall = ((bottom - 18 - top) / rows).min(30);
        for (number, standing) in (0..).zip(standings.iter()) {
            let area = Rectangle::new(
                Point::new(left, top + number * tall),
                Size::new(width as u32, tall as u32 - 2),
            );
            draw_bars(area, world, points, standing, &standings, canvas)?;
        }
        Ok(())
    }

    /// Draws the victory, with what decided it if points did not, and says where it ends.
    fn celebrate<D: DrawTarget<Color = Colour>>(
        &self,
        body: Rectangle,
        world: &World,
        points: Points<'_>,
        standings: &Standings,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let mut reason: heapless::String<256> = heapless::String::new();
        write_reason(world, points, standings, &mut reason);
        let font = &theme::DETAIL;
        let width = body.size.width as i32 - theme::MARGIN * 2 - 4;
        let mut lines: heapless::Vec<&str, 3> = heapless::Vec::new();
        let mut rest = reason.as_str();
        while !rest.is_empty() && !lines.is_full() {
            let (line, after) = first_line(rest, width, font);
            let _ = lines.push(line);
            rest = after;
        }
        let spoken = lines.len() as i32 * 14;
        let rows = points.seats() as i32 * if spoken > 0 { 19 } else { 22 };
        let height = (body.size.height as i32 - rows - spoken - 20).clamp(38, 80);
        let celebration = Celebration {
            title: &victory(world, standings),
            colour: winners_colour(world, standings),
            frame: self.frame,
        };
        let area = Rectangle::new(body.top_left, Size::new(body.size.width, height as u32));
        celebration.draw(area, canvas)?;
        let mut y = body.top_left.y + height + 10;
        for line in &lines {
            let at = Point::new(body.top_left.x + body.size.width as i32 / 2, y);
            canvas.text(line, at, font, theme::TEXT, Align::Centre)?;
            y += 14;
        }
        Ok(body.top_left.y + height + spoken + 3)
    }

    #[inline(never)] // as above
    fn draw_ranking<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let standings = points.scored.standings();
        let tell = |from: usize, reader: Reader<'_>| ranking(world, points, from, reader);
        let (chosen, mut seat) = (self.story.chosen(), None);
        let mut title = |number: usize, row: &PictureRow| {
            if number == chosen {
                seat = row.whose;
            }
            place_text(world, &standings, row)
        };
        let stage = ranked(world, points);
        self.story.draw(&stage, &tell, &mut title, canvas)?;
        let Some((running, seat)) = running(world).zip(seat) else {
            return Ok(());
        };
        let of = (points.eyes, seat);
        running.draw_gathered(world, of, self.story.below(&stage), canvas)
    }

    #[inline(never)] // as above
    fn draw_source<D: DrawTarget<Color = Colour>>(
        &mut self,
        source: usize,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (game, eyes) = (points.scored, points.eyes);
        if game.sources_are_pictured() {
            return self.draw_pictured(source, world, points, canvas);
        }
        let page = Page {
            title: game.source_title(world, eyes, source),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: self.buttons(),
        };
        let mut item = |number: usize| {
            let seat = Seat::at(number).unwrap_or(Seat::One);
            game.source_item(world, eyes, source, seat)
        };
        let rows = points.seats();
        let mut words: heapless::String<256> = heapless::String::new();
        let chosen = Seat::at(self.list.selected).unwrap_or(Seat::One);
        // What does not fit is cut.
        let _ = game.source_in_words(world, eyes, (source, chosen), &mut words);
        if words.is_empty() {
            return page.draw_list(world, &mut self.list, rows, &mut item, canvas);
        }
        let body = page.draw_frame(world, canvas)?;
        let (tall, step) = match canvas.look.large_text {
            true => (36, 15),
            false => (31, 13),
        };
        // Four rows leave room for why one of them is as it is.
        let down = tall * rows.min(4) as i32 + 3;
        let list = Rectangle::new(
            below(body, 2).top_left,
            Size::new(body.size.width, down as u32),
        );
        let row = |number: usize, place, chosen, canvas: &mut Canvas<'_, D>| {
            item(number).draw(place, chosen, canvas)
        };
        self.list.draw_rows(list, tall, rows, canvas, row)?;
        draw_words(&words, below(body, down + 1), step, canvas)
    }

    /// The points of everybody from a source: what they rest on, in pictures, and below in words.
    #[inline(never)] // as above
    fn draw_pictured<D: DrawTarget<Color = Colour>>(
        &mut self,
        number: usize,
        world: &World,
        points: Points<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let heading = Heading {
            title: points.scored.source_title(world, points.eyes, number),
            pill: Pill::Public(label(world, Ui::Public)),
        };
        heading.draw(world.board, canvas)?;
        let tell = |from: usize, reader: Reader<'_>| source(world, points, number, from, reader);
        let mut title = |_: usize, row: &PictureRow| source_text(world, points, number, row);
        self.story.draw(&stage(world), &tell, &mut title, canvas)?;
        buttons(world, self.buttons(), canvas)
    }

    #[inline(never)] // as above
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

/// Writes sentences in an area, as much as there is room for.
fn draw_words<D: DrawTarget<Color = Colour>>(
    words: &str,
    area: Rectangle,
    step: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let font = canvas.look.detail();
    let width = area.size.width as i32 - theme::MARGIN * 2 - 4;
    let left = area.top_left.x + theme::MARGIN + 2;
    let lines = area.size.height as i32 / step;
    let mut rest = words;
    for line in 1..=lines {
        let (first, behind) = first_line(rest, width, font);
        let at = Point::new(left, area.top_left.y + line * step - 1);
        if line == lines {
            return canvas.text_within(rest, at, width, font, theme::TEXT);
        }
        canvas.text(first, at, font, theme::TEXT, Align::Left)?;
        rest = behind;
        if rest.is_empty() {
            break;
        }
    }
    Ok(())
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

/// Who wins, in words.
fn victory(world: &World, standings: &Standings) -> Line {
    let names = together(world, standings.winners().map(|seat| world.name(seat)));
    let verb = if standings.winners().nth(1).is_some() {
        Ui::WinTogether
    } else {
        Ui::Wins
    };
    filled(world, verb, &[Arg::Text(&names)])
}

/// The winner's colour; brass if several share the victory.
fn winners_colour(world: &World, standings: &Standings) -> Colour {
    let mut winners = standings.winners();
    match (winners.next(), winners.next()) {
        (Some(seat), None) => seat_colour(world.colour(seat)),
        _ => theme::ACCENT,
    }
}

/// What decided the victory, if it was not the points.
fn write_reason(world: &World, points: Points<'_>, standings: &Standings, out: &mut dyn Write) {
    let mut places = standings.iter();
    let (Some(first), Some(second)) = (places.next(), places.next()) else {
        return;
    };
    // What does not fit is on the page of the places too.
    let _ = match second.decided_by {
        Some(0) => Ok(()),
        Some(_) => {
            let (game, eyes) = (points.scored, points.eyes);
            game.tie(world, eyes, (first, second), out)
        }
        None => out.write_str(label(world, Ui::SharedVictoryMessage)),
    };
}

/// A seat's points by source, as a bar.
fn draw_bars<D: DrawTarget<Color = Colour>>(
    area: Rectangle,
    world: &World,
    points: Points<'_>,
    standing: &Standing,
    standings: &Standings,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (game, eyes, seat) = (points.scored, points.eyes, standing.seat);
    let bars: heapless::Vec<Bar, SOURCES> = (0..sources(world, points))
        .map(|source| Bar {
            source,
            points: game.source_points(world, eyes, source, seat),
        })
        .take(SOURCES)
        .collect();
    let [sum, ..] = standing.tiers;
    let most = standings.iter().map(|one| one.tiers[0]).max();
    let names = standings
        .iter()
        .map(|one| name_width(world.name(one.seat), canvas.look));
    let row = BarRow {
        colour: seat_colour(world.colour(seat)),
        name: world.name(seat),
        bars: &bars,
        sum,
        most: most.unwrap_or(1),
        named: names.max().unwrap_or(0),
        best: standing.place == 1,
        icon: level_of(world, seat).map(level_icon),
        advice: advice_of(world, seat),
    };
    row.draw(area, canvas)
}

/// How well a bot plays that has a seat of the game that was played here.
fn level_of(world: &World, seat: Seat) -> Option<Level> {
    let play = world.play.as_ref().filter(|_| world.entered.is_none());
    play.and_then(|play| play.control(seat).level())
}

/// How often a seat asked for advice; `None` if nobody did.
fn advice_of(world: &World, seat: Seat) -> Option<u16> {
    let play = world.play.as_ref().filter(|_| world.entered.is_none())?;
    let hints = &play.shell().hints;
    let asked = |hints: &Hints| u16::from(hints.medium) + u16::from(hints.hard);
    let anybody = hints.iter().any(|hints| *hints != Hints::NONE);
    hints.get(seat as usize).filter(|_| anybody).map(asked)
}

/// Points over the rounds: computed from the record.
#[inline(never)] // so that no page takes room on the stack for another
fn draw_chart<D: DrawTarget<Color = Colour>>(
    body: Rectangle,
    world: &World,
    play: &Play,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (game, eyes) = (play.game(), play.eyes(false));
    let series = game.series();
    let curves: heapless::Vec<Curve<'_>, 5> = game
        .standings()
        .iter()
        .map(|standing| Curve {
            player: standing.seat as usize,
            name: world.name(standing.seat),
            colour: seat_colour(world.colour(standing.seat)),
        })
        .collect();
    let chart = Chart {
        series: &series,
        curves: &curves,
    };
    let mut name = |chapter: usize, out: &mut dyn Write| {
        // A name is as short as a number.
        let _ = game.chapter_name(world, eyes, chapter, out);
    };
    chart.draw(body, &mut name, canvas)
}

/// The places with what everybody gathered, and in words what each place rests on, from a thing on.
fn ranking(world: &World, points: Points<'_>, from: usize, reader: Reader<'_>) {
    let mut number = 0;
    let mut reader = |picture: &Picture, in_words: InWords<'_>| {
        if number >= from {
            reader(number, picture, in_words);
        }
        number += 1;
    };
    let (game, eyes) = (points.scored, points.eyes);
    let standings = game.standings();
    let mut ahead: Option<&Standing> = None;
    for standing in standings.iter() {
        let in_words = |out: &mut dyn Write| -> Written {
            // Advice first: all of it is seen at once then.
            let mut hints: heapless::String<168> = heapless::String::new();
            let _ = hints_in_words(world, standing.seat, &mut hints);
            let hints = hints.trim();
            if !hints.is_empty() {
                write!(out, "{hints} ")?;
            }
            place_in_words(world, points, (ahead, standing), out)
        };
        // A row for everybody, for whom gathered nothing too.
        let mut told = false;
        game.gathered(world, eyes, standing.seat, &mut |picture| {
            let silent = |_: &mut dyn Write| Ok(());
            if told {
                reader(picture, &silent);
            } else {
                reader(picture, &in_words);
            }
            told = true;
        });
        if !told {
            let nothing = Picture::new(Whose::Seat(standing.seat), &[Part::Number(0)]);
            reader(&nothing, &in_words);
        }
        ahead = Some(standing);
    }
}

/// What everybody's points from a source rest on, and how many they are with those before, from a thing on.
fn source(world: &World, points: Points<'_>, source: usize, from: usize, reader: Reader<'_>) {
    let mut number = 0;
    let mut reader = |picture: &Picture, in_words: InWords<'_>| {
        if number >= from {
            reader(number, picture, in_words);
        }
        number += 1;
    };
    let (game, eyes) = (points.scored, points.eyes);
    for seat in Seat::first(points.seats() as u8) {
        game.source_pictures(world, eyes, (source, seat), &mut reader);
        let of = |source| game.source_points(world, eyes, source, seat);
        let sum = (0..=source).map(of).sum();
        let so_far = |out: &mut dyn Write| {
            let text = label(world, Ui::SoFarMessage);
            say(out, world.language(), text, &[Arg::Number(sum)])
        };
        // A row for everybody, for whom it brings nothing too.
        reader(&Picture::new(Whose::Seat(seat), &[]), &so_far);
    }
}

/// A player with the points from a source; once for each player.
fn source_text(world: &World, points: Points<'_>, source: usize, row: &PictureRow) -> RowText {
    let seat = row.whose.unwrap_or(Seat::One);
    let colour = seat_colour(world.colour(seat));
    let mut text = RowText::new(world.name(seat), (&icons::HUT, colour));
    if !row.goes_on {
        let brought = points
            .scored
            .source_points(world, points.eyes, source, seat);
        // A number is shorter than a tag.
        let _ = write!(text.tag, "{brought:+}");
    }
    text
}

/// What a place rests on.
fn place_in_words(
    world: &World,
    points: Points<'_>,
    (ahead, standing): (Option<&Standing>, &Standing),
    out: &mut dyn Write,
) -> Written {
    let (game, eyes) = (points.scored, points.eyes);
    match (standing.decided_by, ahead) {
        (None, Some(ahead)) => {
            let names = [ahead.seat, standing.seat].map(|seat| Arg::Name(world.name(seat)));
            let text = label(world, Ui::SharedPlaceMessage);
            say(out, world.language(), text, &names)
        }
        (Some(1..), Some(ahead)) => game.tie(world, eyes, (ahead, standing), out),
        _ => game.gathered_in_words(world, eyes, standing, out),
    }
}

/// How often a player of the game that was played here asked for advice, if at all.
fn hints_in_words(world: &World, seat: Seat, out: &mut dyn Write) -> Written {
    let play = world.play.as_ref().filter(|_| world.entered.is_none());
    let hints = play.and_then(|play| play.shell().hints.get(seat as usize));
    match hints {
        None | Some(&Hints::NONE) => Ok(()),
        Some(Hints { medium, hard }) => {
            let text = label(world, BotText::HintsMessage);
            let args = [*medium, *hard].map(|asked| Arg::Number(asked.into()));
            say(out, world.language(), text, &args)
        }
    }
}

/// A place, who has it, and the points; once for each player.
fn place_text(world: &World, standings: &Standings, row: &PictureRow) -> RowText {
    let mut places = standings.iter();
    let Some(standing) = places.find(|standing| Some(standing.seat) == row.whose) else {
        return RowText::new("", (&icons::PEOPLE, theme::TEXT));
    };
    let icon = if standing.place == 1 {
        &icons::CROWN
    } else {
        &icons::HUT
    };
    let colour = seat_colour(world.colour(standing.seat));
    if row.goes_on {
        // Whose it is, and nothing twice.
        return RowText::new(world.name(standing.seat), (&icons::HUT, colour));
    }
    let mut text = RowText::new("", (icon, colour));
    // A place and a name are shorter than a line, points shorter than a tag.
    let _ = write!(
        text.name,
        "{}. {}",
        standing.place,
        world.name(standing.seat)
    );
    if let Some(level) = level_of(world, standing.seat) {
        let _ = write!(text.name, " ({})", label(world, BotText::level(level)));
    }
    if world.settings.clock && world.entered.is_none() {
        let _ = write!(text.name, "  {}", world.clock.of(standing.seat));
    }
    let [points, ..] = standing.tiers;
    let points = filled(world, Ui::PointsShort, &[Arg::Number(points)]);
    let _ = text.tag.push_str(&points);
    text
}
