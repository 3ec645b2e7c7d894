//! Advice: what a bot would do in the place of the seat whose turn it is, and what for. A medium one says so at once, a
//! hard one thinks in slices, as any bot does. It is marked among the choices of the game, where nobody else looks on;
//! for a decision before everybody's eyes it is read here, behind a curtain.

use bots::Level;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{CHOOSE, Page, label, only_for};
use super::thinking::draw_bar;
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::company::level_icon;
use crate::games::HelpTopic;
use crate::play::{Play, Task};
use crate::text::help::Topic;
use crate::text::{BotText, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{List, ListItem, Pages, Pill, Right};
use crate::world::World;

/// Who gives advice, and what it is called.
const ADVISERS: [(Level, BotText, BotText); 2] = [
    (
        Level::Medium,
        BotText::MediumAdvice,
        BotText::MediumAdviceDetail,
    ),
    (Level::Hard, BotText::HardAdvice, BotText::HardAdviceDetail),
];
/// As much text as there is room for.
type Text = heapless::String<512>;

/// What to do?
#[derive(Clone, Copy, Debug)]
pub enum Hint {
    /// Who is asked?
    Asking(List),
    /// That is thought about; then it is marked in the game, or read here.
    Thinking(Task, Reading),
    /// That is it: this seat reads it here.
    Told(Seat),
}

/// Where advice is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// In the game, at a mark.
    Marked,
    /// On a screen of its own.
    Apart,
}

/// The seat that may ask for advice now: a person's, whose turn it is.
pub fn may_ask(play: &Play) -> Option<Seat> {
    let seat = play.turn().filter(|seat| play.asked().contains(*seat))?;
    let is_asked = play.control(seat).is_person() && play.bot().is_none() && !play.is_full();
    is_asked.then_some(seat)
}

impl Default for Hint {
    fn default() -> Self {
        Hint::Asking(List::default())
    }
}

impl Hint {
    /// What has to be thought about, if it is not known yet.
    pub fn task(&self) -> Option<Task> {
        match self {
            Hint::Thinking(task, _) => Some(*task),
            Hint::Asking(_) | Hint::Told(_) => None,
        }
    }

    /// Can anything of it be read that is for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        !matches!(self, Hint::Asking(_))
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _: &mut World) -> Transition {
        if let Hint::Asking(list) = self
            && list.handle(command, ADVISERS.len())
        {
            return Transition::Stay;
        }
        match (command, self) {
            (Command::Help, _) => Transition::help(HelpTopic::Shared(Topic::Bots)),
            (Command::Ok, Hint::Asking(list)) => match ADVISERS.get(list.selected) {
                Some((level, ..)) => Transition::Hint(*level),
                None => Transition::Stay,
            },
            (
                Command::Back | Command::Menu,
                Hint::Asking(_) | Hint::Thinking(_, Reading::Marked),
            ) => Transition::Close,
            (Command::Back | Command::Menu, _) | (Command::Ok, Hint::Told(_)) => {
                Transition::HandBack
            }
            _ => Transition::Stay,
        }
    }

    /// Draws who can be asked, how far it was thought, or what came of it.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        match self {
            Hint::Asking(list) => draw_advisers(world, play, list, canvas),
            Hint::Thinking(task, _) => {
                let card = draw_card(world, task.seat, [None, Some(Footer::Back)], canvas)?;
                let at = card.top_left + Point::new(theme::GRID * 3, 48);
                let font = canvas.look.detail();
                let words = label(world, BotText::ThinksMessage);
                canvas.text(words, at, font, theme::TEXT, Align::Left)?;
                let width = card.size.width - theme::GRID as u32 * 6;
                let progress = play.game().progress(*task);
                draw_bar(progress, at + Point::new(0, 8), width, canvas)
            }
            Hint::Told(seat) => {
                let hide = [Some(Footer::Hide); 2];
                let card = draw_card(world, *seat, hide, canvas)?;
                canvas.ring(card, theme::ACCENT)?;
                draw_words(world, play, card, canvas)
            }
        }
    }
}

/// Who can be asked, and how often that was done.
fn draw_advisers<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    list: &mut List,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let page = Page {
        title: label(world, Ui::Hint),
        pill: Pill::Public(label(world, Ui::Public)),
        buttons: CHOOSE,
    };
    let seat = may_ask(play);
    let asked = seat.and_then(|seat| play.shell().hints.get(seat as usize));
    let mut hints = asked.copied().unwrap_or_default();
    let mut item = |number: usize| {
        let adviser = ADVISERS.get(number);
        adviser.map_or_else(ListItem::default, |(level, title, detail)| {
            let mut item = ListItem::titled(label(world, *title)).detailed(label(world, *detail));
            item.icon = Some((level_icon(*level), theme::ACCENT));
            let asked = *hints.of(*level);
            if asked > 0 {
                item.right = count(asked);
            }
            item
        })
    };
    let remark = label(world, BotText::AdviceMessage);
    page.draw_list_below(remark, world, list, ADVISERS.len(), &mut item, canvas)
}

fn count(asked: u8) -> Right {
    use core::fmt::Write;
    let mut word = heapless::String::new();
    // Three digits fit.
    let _ = write!(word, "{asked}");
    Right::Word(word)
}

/// The frame of what only a seat may read, and the card for it.
fn draw_card<D: DrawTarget<Color = Colour>>(
    world: &World,
    seat: Seat,
    [ok, back]: [Option<Footer>; 2],
    canvas: &mut Canvas<'_, D>,
) -> Result<Rectangle, D::Error> {
    let page = Page {
        title: label(world, Ui::Hint),
        pill: Pill::Private(&only_for(world, seat)),
        buttons: [ok, back, Some(Footer::Help), None],
    };
    let body = page.draw_frame(world, canvas)?;
    let card = Rectangle::new(
        body.top_left + Point::new(theme::MARGIN, theme::GRID * 2),
        Size::new(body.size.width - theme::MARGIN as u32 * 2, 116),
    );
    canvas.panel(card, theme::PANEL)?;
    Ok(card)
}

/// What was advised, and what it is good for.
#[inline(never)] // the text takes room on the stack only while it is drawn
fn draw_words<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    card: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut text = Text::new();
    // What does not fit is cut.
    let _ = play.game().write_advice(world, play.eyes(true), &mut text);
    Pages::default().draw(card, &text, canvas)
}

/// Draws advice over the game in which it is marked, above or below the mark.
#[inline(never)] // as above
pub fn advice<D: DrawTarget<Color = Colour>>(
    world: &World,
    is_private: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let Some(play) = &world.play else {
        return Ok(());
    };
    let mut text = Text::new();
    let eyes = play.eyes(is_private);
    // What does not fit is at the mark.
    let _ = play.game().write_advice(world, eyes, &mut text);
    over(world, &text, canvas)
}

/// Draws some lines of text over the screen: at the bottom, or at the top where something is marked below.
fn over<D: DrawTarget<Color = Colour>>(
    world: &World,
    text: &str,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    if text.is_empty() {
        return Ok(());
    }
    let size = world.board.size();
    let width = size.width - 8;
    let height = Pages::height(text, width, LINES, canvas.look) + 4;
    let is_low = canvas.marked.is_some_and(|y| y > size.height as i32 / 2);
    let top = match is_low {
        true => theme::HEADER + 4,
        false => size.height as i32 - theme::FOOTER - height - 4,
    };
    let area = Rectangle::new(Point::new(4, top), Size::new(width, height as u32));
    canvas.panel(area, theme::GROUND)?;
    canvas.ring(area, theme::ACCENT)?;
    Pages::default().draw(area, text, canvas)
}

/// So many lines stand over a game at most.
const LINES: usize = 4;
