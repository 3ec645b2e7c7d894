//! Advice: what a hard bot would do in the place of the seat whose turn it is, and what for. It thinks in slices, as
//! any bot does; a press then does what it says. Only that seat may read it: it rests on what that seat knows.

use bots::Level;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{Page, filled, label, only_for};
use super::thinking::draw_bar;
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::games::HelpTopic;
use crate::icons;
use crate::play::{Decision, Play, Task};
use crate::text::help::Topic;
use crate::text::{Arg, BotText, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Pages, Pill};
use crate::world::World;

/// Who gives advice.
const ADVISER: Level = Level::Hard;
/// As much text as there is room for.
type Text = heapless::String<512>;

/// What to do?
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    seat: Seat,
    /// What it is, once it was thought of.
    advice: Option<Decision>,
}

/// May the seat whose turn it is ask for advice, and would nobody else read it?
pub fn may_ask(play: &Play) -> Option<(Seat, bool)> {
    let seat = play.turn().filter(|seat| play.asked().contains(*seat))?;
    let is_asked = play.control(seat).is_person() && play.bot().is_none() && !play.is_full();
    let is_alone = play.sole_person() == Some(seat) || play.holder() == Some(seat);
    is_asked.then_some((seat, is_alone))
}

impl Hint {
    /// For a seat; it is thought about yet.
    pub fn new(seat: Seat) -> Self {
        Self { seat, advice: None }
    }

    /// What has to be thought about, if it is not known yet.
    pub fn task(&self) -> Option<Task> {
        let task = Task {
            seat: self.seat,
            level: ADVISER,
        };
        self.advice.is_none().then_some(task)
    }

    /// That is it.
    pub fn found(&mut self, advice: Decision) {
        self.advice = Some(advice);
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _: &mut World) -> Transition {
        match (command, self.advice) {
            (Command::Ok, Some(advice)) => Transition::Decide(advice.into()),
            (Command::Back | Command::Menu, _) => Transition::Close,
            (Command::Help, _) => Transition::help(HelpTopic::Shared(Topic::Bots)),
            _ => Transition::Stay,
        }
    }

    /// Draws the advice, or how far it was thought about.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        let page = Page {
            title: label(world, Ui::Hint),
            pill: Pill::Private(&only_for(world, self.seat)),
            buttons: [
                self.advice.map(|_| Footer::DoIt),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
        };
        let body = page.draw_frame(world, canvas)?;
        let card = Rectangle::new(
            body.top_left + Point::new(theme::MARGIN, theme::GRID * 2),
            Size::new(body.size.width - theme::MARGIN as u32 * 2, 116),
        );
        canvas.panel(card, theme::PANEL)?;
        match (self.advice, self.task()) {
            (Some(advice), _) => {
                canvas.ring(card, theme::ACCENT)?;
                let corner = card.top_left + Point::new(theme::GRID * 2, theme::GRID * 2);
                canvas.icon(&icons::CHECK, corner, theme::ACCENT)?;
                draw_words(world, play, advice, card, canvas)?;
            }
            (None, task) => {
                let at = card.top_left + Point::new(theme::GRID * 3, 48);
                let font = canvas.look.detail();
                let words = label(world, BotText::ThinksMessage);
                canvas.text(words, at, font, theme::TEXT, Align::Left)?;
                let width = card.size.width - theme::GRID as u32 * 6;
                let progress = task.and_then(|task| play.game().progress(task));
                draw_bar(progress, at + Point::new(0, 8), width, canvas)?;
            }
        }
        let asked = play.shell().hints.get(self.seat as usize);
        let count = Arg::Number(asked.copied().unwrap_or_default().into());
        let at = card.top_left + Point::new(0, card.size.height as i32 + 20);
        let font = canvas.look.detail();
        let words = filled(world, BotText::HintsAskedDetail, &[count]);
        canvas.text(&words, at, font, theme::DIM, Align::Left)
    }
}

/// The advice and what it is good for.
#[inline(never)] // the text takes room on the stack only while it is drawn
fn draw_words<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    advice: Decision,
    card: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut text = Text::new();
    // What does not fit is cut.
    let _ = play.game().write_advice(world, advice, &mut text);
    let beside = Rectangle::new(
        card.top_left + Point::new(28, theme::GRID),
        Size::new(card.size.width - 32, card.size.height - 8),
    );
    Pages::default().draw(beside, &text, canvas)
}
