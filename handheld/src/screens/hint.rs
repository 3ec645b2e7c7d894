//! Advice: what a bot would do in the place of the seat whose turn it is, and what for. A medium one says so at once, a
//! hard one thinks in slices, as any bot does. It is marked among the choices of the game, where nobody else looks on;
//! for a decision before everybody's eyes it is read here, behind a curtain.

use bots::Level;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::Transition;
use super::parts::{CHOOSE, Page, label, only_for};
use super::thinking::{SCALE, Somebody, card, draw_bar, tail};
use crate::board::Command;
use crate::canvas::{Align, Canvas, first_line, width_of};
use crate::company::{Character, Face, level_icon};
use crate::games::HelpTopic;
use crate::play::{Play, Task};
use crate::text::help::Topic;
use crate::text::{BotText, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Bubble, Line, List, ListItem, Pages, Pill, Right};
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
            (Command::Ok, Hint::Thinking(..)) => Transition::MoveNow,
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
                let buttons = [Footer::Now, Footer::Back];
                let (_, beside) = draw_adviser(world, *task, buttons, canvas)?;
                let at = beside.top_left + Point::new(0, 20);
                let font = canvas.look.detail();
                let words = label(world, BotText::ThinksMessage);
                canvas.text(words, at, font, theme::TEXT, Align::Left)?;
                let progress = play.game().progress(*task);
                draw_bar(progress, at + Point::new(0, 8), beside.size.width, canvas)
            }
            Hint::Told(seat) => {
                let level = play.game().advised_by(*seat).unwrap_or(Level::Medium);
                let task = Task { seat: *seat, level };
                let (body, _) = draw_adviser(world, task, [Footer::Hide; 2], canvas)?;
                draw_words(world, play, body, canvas)
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

/// Who advises a seat at a level: somebody who does not play at the same table.
fn adviser(Task { seat, level }: Task) -> Character {
    Character::of(seat as usize, level)
}

/// The frame of what only a seat may read, and who advises it; says where there is room, and where beside the portrait.
fn draw_adviser<D: DrawTarget<Color = Colour>>(
    world: &World,
    task: Task,
    [ok, back]: [Footer; 2],
    canvas: &mut Canvas<'_, D>,
) -> Result<(Rectangle, Rectangle), D::Error> {
    let page = Page {
        title: label(world, Ui::Hint),
        pill: Pill::Private(&only_for(world, task.seat)),
        buttons: [Some(ok), Some(back), Some(Footer::Help), None],
    };
    let body = page.draw_frame(world, canvas)?;
    let character = adviser(task);
    let somebody = Somebody {
        scale: SCALE,
        character,
        name: character.name(),
        kind: label(world, BotText::bot(task.level)),
        colour: None,
    };
    Ok((body, somebody.draw(body, canvas)?))
}

/// What was advised, and what it is good for.
#[inline(never)] // the text takes room on the stack only while it is drawn
fn draw_words<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (mut proposal, mut purpose) = (Line::new(), Text::new());
    let eyes = play.eyes(true);
    // What does not fit is cut.
    let _ = play.game().write_proposal(world, eyes, &mut proposal);
    let _ = play.game().write_purpose(world, eyes, &mut purpose);
    let bubble = Bubble {
        area: card(body, SCALE),
        title: &proposal,
        signs: &[],
        text: &purpose,
        tail: Some(tail()),
    };
    bubble.draw(&mut Pages::default(), canvas)
}

/// Says what advice is good for in place of the header of the game in which it is marked, where there was no room for
/// it at the mark; and where no mark is on the screen, what it is.
#[inline(never)] // as above
pub fn advice<D: DrawTarget<Color = Colour>>(
    world: &World,
    is_private: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let Some((play, seat)) = world
        .play
        .as_ref()
        .and_then(|play| Some((play, play.turn()?)))
    else {
        return Ok(());
    };
    let Some(level) = play
        .game()
        .advised_by(seat)
        .filter(|_| !canvas.is_advice_read)
    else {
        return Ok(());
    };
    let (mut text, eyes) = (Line::new(), play.eyes(is_private));
    // What does not fit is at the mark.
    if canvas.marked.is_none() {
        let _ = play.game().write_proposal(world, eyes, &mut text);
        let _ = text.push_str(": ");
    }
    let _ = play.game().write_purpose(world, eyes, &mut text);
    let text = text.trim_matches([':', ' ']);
    match text.is_empty() {
        true => Ok(()),
        false => {
            let character = adviser(Task { seat, level });
            draw_strip(world, (character, is_private), text, canvas)
        }
    }
}

/// Draws the face of whoever says something and what it is, where the header is.
fn draw_strip<D: DrawTarget<Color = Colour>>(
    world: &World,
    (character, is_private): (Character, bool),
    text: &str,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let width = world.board.size().width;
    let area = Rectangle::new(Point::zero(), Size::new(width, theme::HEADER as u32));
    canvas.fill(area, theme::TEXT)?;
    let edge = if is_private {
        theme::SECRET
    } else {
        theme::ACCENT
    };
    let below = Point::new(0, theme::HEADER - 2);
    canvas.fill(Rectangle::new(below, Size::new(width, 2)), edge)?;
    let face = Rectangle::new(Point::new(2, 1), Face::SIZE);
    canvas.fill(face, theme::PANEL)?;
    character.draw_face(face.top_left, 1, canvas)?;
    let left = face.top_left.x + face.size.width as i32 + 6;
    let room = width as i32 - left - 4;
    let mut fonts = [canvas.look.detail(), &theme::DETAIL].into_iter();
    if let Some(font) = fonts.find(|font| width_of(text, font) <= room) {
        return canvas.text(text, Point::new(left, 19), font, theme::GROUND, Align::Left);
    }
    let font = &theme::FOOTNOTE;
    let (one, two) = first_line(text, room, font);
    for (line, y) in [(one, 12), (two, 23)] {
        canvas.text_within(line, Point::new(left, y), room, font, theme::GROUND)?;
    }
    Ok(())
}
