//! A bot's turn: who it is, how far it has thought, and what was done last. While it thinks, everything can be looked
//! up; a press makes it move at once, or, when it has moved, goes on.

use bots::Progress;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{Page, filled, label, sheet};
use crate::board::Command;
use crate::canvas::{Align, Canvas, width_of};
use crate::company::Character;
use crate::games::HelpTopic;
use crate::icons;
use crate::play::{Play, Task};
use crate::text::help::Topic;
use crate::text::{Arg, BotText, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, NoPictures, Pages, Pill, Sheet, seat_colour};
use crate::world::World;

/// How large the portrait is.
const SCALE: u8 = 3;
/// The bar that fills while it thinks.
const BAR: u32 = 8;
/// It moves in so many steps.
const STEPS: u32 = 32;
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
    #[inline(never)] // the text takes room on the stack only then
    pub fn read_on(&mut self, world: &World, now: u64) -> bool {
        let (Some(done), Some(play)) = (&mut self.done, &world.play) else {
            return false;
        };
        let mut text = Text::new();
        // What does not fit is in the history.
        let _ = play.game().write_deeds(world, &mut text);
        let area = card(Heading::body(world.board));
        let sheet = Sheet {
            area,
            ..sheet(world, &text, NoPictures)
        };
        done.until = now.saturating_add(done.time);
        done.pages.read_on(&sheet)
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
        let page = Page {
            title: &filled(world, Ui::TurnOf, &[Arg::Name(world.name(task.seat))]),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(ok),
                Some(Footer::Table),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let body = page.draw_frame(world, canvas)?;
        let corner = body.top_left + Point::new(theme::MARGIN, theme::GRID);
        Character::of(task.seat as usize, task.level).draw_portrait(corner, SCALE, canvas)?;
        let portrait = Character::portrait_size(SCALE);
        let beside = Rectangle::new(
            corner + Point::new(portrait.width as i32 + theme::GRID * 2, 0),
            Size::new(
                body.size.width
                    - portrait.width
                    - theme::MARGIN as u32 * 2
                    - theme::GRID as u32 * 2,
                portrait.height,
            ),
        );
        self.draw_beside(world, play, task, beside, canvas)?;
        // While it thinks, the newest is seen.
        let mut newest = Pages::at_the_end();
        let pages = self.done.as_mut().map(|done| &mut done.pages);
        draw_deeds(
            world,
            play,
            pages.unwrap_or(&mut newest),
            card(body),
            canvas,
        )
    }

    /// The name, what it is, and how far it has thought.
    fn draw_beside<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        play: &Play,
        task: Task,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (left, width) = (area.top_left.x, area.size.width);
        let name = world.name(task.seat);
        let font = match width_of(name, &theme::BIG) <= width as i32 {
            true => &theme::BIG,
            false => &theme::TITLE,
        };
        let at = area.top_left + Point::new(0, 26);
        canvas.text_within(name, at, width as i32, font, theme::TEXT)?;
        let at = area.top_left + Point::new(0, 36);
        canvas.icon(&icons::HUT, at, seat_colour(world.colour(task.seat)))?;
        let at = at + Point::new(24, 15);
        let kind = label(world, BotText::bot(task.level));
        canvas.text_within(
            kind,
            at,
            width as i32 - 24,
            canvas.look.detail(),
            theme::DIM,
        )?;
        let state = match self.is_open() {
            true => BotText::ThinksMessage,
            false if play.is_at_table() => BotText::DoForIt,
            false => BotText::Decided,
        };
        let at = Point::new(left, area.top_left.y + 76);
        let font = canvas.look.detail();
        canvas.text(label(world, state), at, font, theme::TEXT, Align::Left)?;
        let progress = match self.is_open() {
            true => play.game().progress(task),
            false => Some(Progress { done: 1, of: 1 }),
        };
        draw_bar(progress, Point::new(left, at.y + 6), width, canvas)
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

/// Where it is told what was done last: below the portrait.
fn card(body: Rectangle) -> Rectangle {
    let top = theme::GRID * 3 + Character::portrait_size(SCALE).height as i32;
    Rectangle::new(
        body.top_left + Point::new(theme::MARGIN, top),
        Size::new(
            body.size.width - theme::MARGIN as u32 * 2,
            (body.size.height as i32 - top - theme::GRID) as u32,
        ),
    )
}

/// What was done last, on a card.
#[inline(never)] // the text takes room on the stack only while it is drawn
fn draw_deeds<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    pages: &mut Pages,
    card: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut text = Text::new();
    // What does not fit is in the history.
    let _ = play.game().write_deeds(world, &mut text);
    canvas.panel(card, theme::PANEL)?;
    canvas.outline(card, theme::LINE)?;
    pages.draw(card, &text, canvas)
}
