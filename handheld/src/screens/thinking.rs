//! A bot's turn: who it is, how far it has thought, and what was done last. While it thinks, everything can be looked
//! up; a press makes it move at once, or, when it has moved, goes on.

use core::fmt::Write;

use bots::Progress;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{Page, filled, label};
use crate::board::Command;
use crate::canvas::{Align, Canvas, Look, width_of};
use crate::company::Character;
use crate::games::HelpTopic;
use crate::icons;
use crate::play::{Play, Task};
use crate::text::help::Topic;
use crate::text::{Arg, BotText, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Bubble, Heading, Pages, Pill, TAIL, seat_colour};
use crate::world::World;

/// How large the portrait is, and where more has to be read.
pub(super) const SCALE: u8 = 3;
const SMALL: u8 = 2;
/// The bar that fills while it thinks.
const BAR: u32 = 8;
/// It moves in so many steps.
const STEPS: u32 = 32;
/// What is beside the portrait below name and kind begins so far below its top.
const BESIDE: i32 = 43;
/// As much of a sentence as is told.
type Title = heapless::String<192>;
/// As much text as there is room for.
type Text = heapless::String<512>;

/// A bot thinks, or has just done something.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thinking {
    /// Who has just done something.
    done: Option<Done>,
}

/// Who has just done something.
#[derive(Clone, Copy, Debug)]
struct Done {
    seat: Seat,
    /// How long a page of it stands here, and until when this one does.
    time: u64,
    until: u64,
    pages: Pages,
}

impl Thinking {
    /// Somebody has done something: it stands here for a time from now on.
    pub fn done(seat: Seat, now: u64, time: u64) -> Self {
        Self {
            done: Some(Done {
                seat,
                time,
                until: now.saturating_add(time),
                pages: Pages::default(),
            }),
        }
    }

    /// Can something be done before everybody's eyes?
    pub fn is_open(&self) -> bool {
        self.done.is_none()
    }

    /// Has what was done stood long enough?
    pub fn has_stood(&self, now: u64) -> bool {
        self.done.is_some_and(|done| now >= done.until)
    }

    /// Goes on to what there was no room for; says whether there was anything.
    pub fn read_on(&mut self, world: &World, now: u64) -> bool {
        let (Some(done), Some(play)) = (&mut self.done, &world.play) else {
            return false;
        };
        done.until = now.saturating_add(done.time);
        let (pages, look) = (&mut done.pages, Look::of(&world.settings));
        let area = card(Heading::body(world.board), scale(play, true));
        with_bubble(world, play, area, |bubble| {
            pages.read_on(&bubble.sheet(look))
        })
    }

    /// Would the bar be another?
    pub fn has_moved(before: Option<Progress>, now: Progress) -> bool {
        before.map(|before| before.share(STEPS)) != Some(now.share(STEPS))
    }

    /// Who is shown: who has just done something, or else who thinks.
    fn who(&self, play: &Play) -> Option<Task> {
        match self.done {
            Some(Done { seat, .. }) => {
                let level = play.control(seat).level()?;
                Some(Task { seat, level })
            }
            None => play.bot(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let Some(play) = &world.play else {
            return Transition::Home;
        };
        match command {
            Command::Ok if self.is_open() => Transition::MoveNow,
            Command::Ok => {
                // It has stood long enough.
                self.done = self.done.map(|done| Done { until: 0, ..done });
                Transition::Stay
            }
            Command::Back | Command::Left => Transition::Open(play.running().table()),
            Command::Help => Transition::help(HelpTopic::Shared(Topic::Bots)),
            _ => Transition::Stay,
        }
    }

    /// Draws who thinks, and what was done last.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some((play, task)) = world
            .play
            .as_ref()
            .and_then(|play| Some((play, self.who(play)?)))
        else {
            return Ok(());
        };
        let ok = match self.done {
            None => Footer::Hurry,
            Some(_) if play.is_at_table() => Footer::Done,
            Some(_) => Footer::Next,
        };
        let title = match self.done.is_some() && play.is_at_table() {
            true => filled(
                world,
                BotText::DoForTitle,
                &[Arg::Name(world.name(task.seat))],
            ),
            false => filled(world, Ui::TurnOf, &[Arg::Name(world.name(task.seat))]),
        };
        let page = Page {
            title: &title,
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(ok),
                Some(Footer::Table),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let body = page.draw_frame(world, canvas)?;
        let scale = scale(play, self.done.is_some());
        let somebody = Somebody {
            scale,
            character: Character::of(task.seat as usize, task.level),
            name: world.name(task.seat),
            kind: label(world, BotText::bot(task.level)),
            colour: Some(seat_colour(world.colour(task.seat))),
        };
        let beside = somebody.draw(body, canvas)?;
        self.draw_beside(world, play, task, beside, canvas)?;
        match &mut self.done {
            Some(done) => draw_deed(world, play, &mut done.pages, card(body, scale), canvas),
            None => draw_lately(world, play, card(body, scale), canvas),
        }
    }

    /// What it owns, and how far it has thought.
    fn draw_beside<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        play: &Play,
        task: Task,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let mut at = area.top_left;
        for (icon, colour, number) in play.game().owned(world, task.seat) {
            canvas.icon(icon, at, colour)?;
            let mut text: heapless::String<8> = heapless::String::new();
            // It is shorter.
            let _ = write!(text, "{number}");
            let pen = at + Point::new(22, 16);
            canvas.text(&text, pen, &theme::ENTRY, theme::TEXT, Align::Left)?;
            at.x += 32 + width_of(&text, &theme::ENTRY);
        }
        if !self.is_open() && play.is_at_table() {
            // The title says it.
            return Ok(());
        }
        let state = match self.is_open() {
            true => BotText::ThinksMessage,
            false => BotText::Decided,
        };
        let at = area.top_left + Point::new(0, 37);
        let ink = if self.is_open() {
            theme::TEXT
        } else {
            theme::DIM
        };
        let font = canvas.look.detail();
        canvas.text(label(world, state), at, font, ink, Align::Left)?;
        match self.is_open() {
            true => {
                let progress = play.game().progress(task);
                draw_bar(progress, at + Point::new(0, 6), area.size.width, canvas)
            }
            false => Ok(()),
        }
    }
}

/// Somebody of the company, as its own page shows it.
pub(super) struct Somebody<'w> {
    /// How large the portrait is.
    pub scale: u8,
    /// The face.
    pub character: Character,
    /// What it is called.
    pub name: &'w str,
    /// How well it plays.
    pub kind: &'w str,
    /// The colour of its pieces, if it has any.
    pub colour: Option<Colour>,
}

impl Somebody<'_> {
    /// Draws portrait and name at the top of a body, and says where there is room for more beside it.
    pub(super) fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<Rectangle, D::Error> {
        let corner = body.top_left + Point::new(theme::MARGIN, theme::GRID);
        self.character.draw_portrait(corner, self.scale, canvas)?;
        let portrait = Character::portrait_size(self.scale);
        let at = corner + Point::new(portrait.width as i32 + theme::GRID * 2, 0);
        let right = body.top_left.x + body.size.width as i32 - theme::MARGIN;
        let width = right - at.x;
        let pen = at + Point::new(0, 15);
        canvas.text_within(self.name, pen, width, &theme::TITLE, theme::TEXT)?;
        let mut pen = at + Point::new(0, 38);
        if let Some(colour) = self.colour {
            canvas.icon(&icons::HUT, pen - Point::new(0, 15), colour)?;
            pen.x += 24;
        }
        let font = canvas.look.detail();
        canvas.text_within(self.kind, pen, right - pen.x, font, theme::DIM)?;
        let below = (portrait.height as i32 - BESIDE).max(0);
        Ok(Rectangle::new(
            at + Point::new(0, BESIDE),
            Size::new(width as u32, below as u32),
        ))
    }
}

/// Draws how far thinking has come, with the top left corner at a point.
pub(super) fn draw_bar<D: DrawTarget<Color = Colour>>(
    progress: Option<Progress>,
    at: Point,
    width: u32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let bar = Rectangle::new(at, Size::new(width, BAR));
    canvas.fill(bar, theme::SHADE)?;
    canvas.outline(bar, theme::LINE)?;
    let steps = progress.map_or(0, |progress| progress.share(STEPS));
    let full = Rectangle::new(
        at + Point::new(1, 1),
        Size::new((width - 2) * steps.min(STEPS) / STEPS, BAR - 2),
    );
    canvas.fill(full, theme::ACCENT)
}

/// Where it is told what was done: below the portrait.
pub(super) fn card(body: Rectangle, scale: u8) -> Rectangle {
    let top = theme::GRID + Character::portrait_size(scale).height as i32 + TAIL + 1;
    Rectangle::new(
        body.top_left + Point::new(theme::MARGIN, top),
        Size::new(
            body.size.width - theme::MARGIN as u32 * 2,
            (body.size.height as i32 - top - 2) as u32,
        ),
    )
}

/// How large somebody is who thinks, or has done something: at the table there is more to read of that.
fn scale(play: &Play, is_done: bool) -> u8 {
    match is_done && play.is_at_table() {
        true => SMALL,
        false => SCALE,
    }
}

/// Where the tail of a bubble points to the face.
pub(super) fn tail() -> i32 {
    theme::MARGIN + Character::portrait_size(SCALE).width as i32 / 2
}

/// Does something with what a bot says of its deed. At the table nobody says it: it has to be done.
#[inline(never)] // the text takes room on the stack only then
fn with_bubble<R>(
    world: &World,
    play: &Play,
    area: Rectangle,
    then: impl FnOnce(&Bubble<'_>) -> R,
) -> R {
    let (mut title, mut text) = (Title::new(), Text::new());
    // What does not fit is in the history.
    let _ = play.game().write_deed(world, &mut title);
    let _ = play.game().write_rest(world, &mut text);
    let picture = play.game().deed_picture(world);
    then(&Bubble {
        area,
        title: &title,
        signs: picture.as_ref().map_or(&[], |picture| picture.parts()),
        text: &text,
        tail: (!play.is_at_table()).then(tail),
    })
}

/// What a bot did, and what for.
#[inline(never)] // as above
fn draw_deed<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    pages: &mut Pages,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    with_bubble(world, play, area, |bubble| {
        bubble.draw(pages, canvas)?;
        match bubble.tail {
            Some(_) => Ok(()),
            None => canvas.ring(area, theme::ACCENT),
        }
    })
}

/// What was done last, while somebody thinks: nobody says it, and the newest is seen.
#[inline(never)] // the text takes room on the stack only while it is drawn
fn draw_lately<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut text = Text::new();
    // What does not fit is in the history.
    let _ = play.game().write_deeds(world, &mut text);
    if text.is_empty() {
        return Ok(());
    }
    canvas.panel(area, theme::PANEL)?;
    let at = area.top_left + Point::new(8, 14);
    let font = &theme::DETAIL;
    canvas.text(
        label(world, BotText::Lately),
        at,
        font,
        theme::DIM,
        Align::Left,
    )?;
    let below = Size::new(area.size.width, area.size.height - 16);
    let below = Rectangle::new(area.top_left + Point::new(0, 16), below);
    let mut newest = text.as_str();
    // Whole sentences, as many as fit.
    let tall = |text: &str| Pages::height(text, below.size.width, 16, canvas.look);
    while tall(newest) > below.size.height as i32
        && let Some((_, newer)) = newest.split_once('\n')
    {
        newest = newer;
    }
    Pages::at_the_end().draw(below, newest, canvas)
}
