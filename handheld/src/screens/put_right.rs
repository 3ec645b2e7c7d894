//! What is otherwise on the table than the device has it is put right: whose it is, which thing, what it
//! really is. The rules say whether that can be; what they forbid but the table did is entered by the
//! rule of the house. Who has the device alone puts right what is theirs, with what nobody else has seen.

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;

use super::parts::{CHOOSE, Page, filled, label, only_for, question};
use super::{Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::play::{Play, Thing};
use crate::text::{Arg, Footer, ScoreText, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill, seat_colour};
use crate::world::World;

/// So many things or values are passed by to the left and right.
const LEAP: usize = 10;
/// More values than this are a long way by ones: without a joystick they are passed by tens first.
const FEW: usize = 20;

/// What the buttons do while values are passed by tens.
const BY_TENS: [Option<Footer>; 4] = [
    Some(Footer::Next),
    Some(Footer::Back),
    Some(Footer::Help),
    None,
];

/// What a thing really is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amendment {
    /// Which thing.
    pub thing: Thing,
    /// Which of the values it can have.
    pub value: usize,
    /// Is it entered though the rules forbid it?
    pub by_house: bool,
}

/// Why an amendment was refused.
#[derive(Clone, Debug)]
struct Refused {
    amendment: Amendment,
    why: Line,
    list: List,
}

/// Putting something right.
#[derive(Clone, Debug)]
pub struct PutRight {
    /// Who looks alone, at what is theirs.
    alone: Option<Seat>,
    /// Whose things: the list of everybody and the table.
    owners: List,
    /// The things of one of them.
    things: Option<List>,
    /// What one of them is.
    values: Option<List>,
    /// Without a joystick: are values passed by tens now?
    by_tens: bool,
    /// What cannot be.
    refused: Option<Refused>,
}

impl PutRight {
    /// Whose it is comes first; most put right what belongs to whose turn it is.
    pub fn new(world: &World) -> Self {
        let play = world.play.as_ref();
        let alone = play.and_then(Play::holder);
        let first = alone.or_else(|| play.and_then(Play::turn));
        Self {
            alone,
            owners: List::at(first.map_or(0, |seat| seat as usize)),
            things: alone.map(|_| List::default()),
            values: None,
            by_tens: false,
            refused: None,
        }
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        self.alone.is_some()
    }

    /// It cannot be, and this is why.
    pub(crate) fn refuse(&mut self, amendment: Amendment, why: Line) {
        self.refused = Some(Refused {
            amendment,
            why,
            list: List::default(),
        });
    }

    fn owner(&self, play: &Play) -> Option<Seat> {
        let seats = usize::from(play.game().seats());
        Seat::at(self.owners.selected).filter(|_| self.owners.selected < seats)
    }

    fn thing(&self, play: &Play) -> Thing {
        Thing {
            owner: self.owner(play),
            number: self.things.map_or(0, |list| list.selected),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if let Some(refused) = &mut self.refused {
            let step = refused.handle(command);
            if matches!(step, Transition::Close) {
                self.refused = None;
                return Transition::Stay;
            }
            return step;
        }
        let Some(play) = &world.play else {
            return Transition::Home;
        };
        match command {
            Command::Help => Transition::help(world.kind().info().books_topic),
            Command::Back => self.back(),
            Command::Ok => self.choose(world, play),
            _ => {
                self.move_on(command, world, play);
                Transition::Stay
            }
        }
    }

    fn move_on(&mut self, command: Command, world: &World, play: &Play) {
        let game = play.game();
        let thing = self.thing(play);
        let owner = thing.owner;
        match (&mut self.values, &mut self.things) {
            (Some(values), _) => {
                let count = game.values_of(world, thing);
                let last = count.saturating_sub(1);
                match command {
                    Command::Up | Command::Down if self.by_tens => {
                        // Round the ends, so that holding a button can take its press back.
                        let step = match command {
                            Command::Up => count.saturating_sub(LEAP),
                            _ => LEAP,
                        };
                        *values = List::at((values.selected + step) % count.max(1));
                    }
                    Command::Left => *values = List::at(values.selected.saturating_sub(LEAP)),
                    Command::Right => *values = List::at((values.selected + LEAP).min(last)),
                    _ => {
                        values.handle(command, count);
                    }
                }
            }
            (None, Some(things)) => {
                let count = game.things(world, owner);
                match command {
                    Command::Left => *things = List::at(things.selected.saturating_sub(LEAP)),
                    Command::Right => {
                        let last = count.saturating_sub(1);
                        *things = List::at((things.selected + LEAP).min(last));
                    }
                    _ => {
                        things.handle(command, count);
                    }
                }
            }
            (None, None) => {
                self.owners.handle(command, owners(play));
            }
        }
    }

    fn back(&mut self) -> Transition {
        let is_asked_whose = self.alone.is_none();
        self.by_tens = false;
        if self.values.take().is_some() || is_asked_whose && self.things.take().is_some() {
            return Transition::Stay;
        }
        Transition::Close
    }

    fn choose(&mut self, world: &World, play: &Play) -> Transition {
        let thing = self.thing(play);
        match (self.things, self.values) {
            (None, _) => self.things = Some(List::default()),
            (Some(_), None) if play.game().things(world, thing.owner) > 0 => {
                let now = play.game().value_now(world, thing);
                self.values = Some(List::at(now.unwrap_or(0)));
                let is_far = play.game().values_of(world, thing) > FEW;
                self.by_tens = is_far && !world.board.has_joystick;
            }
            (Some(_), None) => {}
            (Some(_), Some(_)) if self.by_tens => self.by_tens = false,
            // It is as the device has it: there is nothing to put right.
            (Some(_), Some(values))
                if play.game().value_now(world, thing) == Some(values.selected) =>
            {
                self.values = None;
            }
            (Some(_), Some(values)) => {
                return Transition::PutRight(Amendment {
                    thing,
                    value: values.selected,
                    by_house: false,
                });
            }
        }
        Transition::Stay
    }

    /// Draws what is asked now.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        if let Some(refused) = &mut self.refused {
            return refused.draw(world, canvas);
        }
        let thing = self.thing(play);
        let game = play.game();
        let owner = owner_item(world, play, self.owners.selected);
        let item = game.thing_item(world, thing);
        let title = match (self.things, self.values) {
            (None, _) => label(world, Ui::PutRight),
            (Some(_), None) => &owner.title,
            (Some(_), Some(_)) => &item.title,
        };
        let private = self.alone.map(|seat| only_for(world, seat));
        let page = Page {
            title,
            pill: match &private {
                Some(text) => Pill::Private(text),
                None => Pill::Public(label(world, Ui::TableTag)),
            },
            buttons: match self.by_tens {
                true => BY_TENS,
                false => CHOOSE,
            },
        };
        match (&mut self.values, &mut self.things) {
            (Some(list), _) => {
                let count = game.values_of(world, thing);
                let (by_tens, selected) = (self.by_tens, list.selected);
                let mut item = |number: usize| {
                    let mut item = game.value_item(world, thing, number);
                    if by_tens && number == selected {
                        item.detail.clear();
                        item = item.detailed(label(world, ScoreText::TensDetail));
                    }
                    item
                };
                page.draw_list(world, list, count, &mut item, canvas)
            }
            (None, Some(list)) => {
                let count = game.things(world, thing.owner);
                let mut item = |number: usize| game.thing_item(world, Thing { number, ..thing });
                page.draw_list(world, list, count, &mut item, canvas)
            }
            (None, None) => {
                let mut item = |number: usize| owner_item(world, play, number);
                page.draw_list(world, &mut self.owners, owners(play), &mut item, canvas)
            }
        }
    }
}

impl Refused {
    /// What was to be entered, and why it cannot be.
    #[inline(never)] // so that its lines are off the stack before anything is drawn
    fn message(&self, world: &World) -> Line {
        let Some(play) = &world.play else {
            return Line::new();
        };
        let Amendment { thing, value, .. } = self.amendment;
        let game = play.game();
        let what = game.thing_item(world, thing).title;
        let value = game.value_item(world, thing, value).title;
        let args = [what.as_str(), &value, &self.why].map(Arg::Text);
        filled(world, Ui::RefusedMessage, &args)
    }

    fn handle(&mut self, command: Command) -> Transition {
        let can_insist = !self.amendment.by_house;
        if self.list.handle(command, 1 + usize::from(can_insist)) {
            return Transition::Stay;
        }
        match (command, self.list.selected) {
            (Command::Ok, 1) => Transition::PutRight(Amendment {
                by_house: true,
                ..self.amendment
            }),
            (Command::Ok | Command::Back, _) => Transition::Close,
            _ => Transition::Stay,
        }
    }

    fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let answers = [
            label(world, Ui::LeaveAsIs),
            label(world, Ui::PutRightByHouse),
        ];
        let shown = if self.amendment.by_house { 1 } else { 2 };
        let message = self.message(world);
        question(
            world,
            label(world, Ui::PutRight),
            &message,
            &mut self.list,
            answers.get(..shown).unwrap_or(&answers),
            canvas,
        )
    }
}

/// Everybody, and the table.
fn owners(play: &Play) -> usize {
    usize::from(play.game().seats()) + 1
}

fn owner_item(world: &World, play: &Play, number: usize) -> ListItem {
    let seats = usize::from(play.game().seats());
    match Seat::at(number).filter(|_| number < seats) {
        Some(seat) => {
            let mut item = ListItem::titled(world.name(seat));
            item.icon = Some((&icons::HUT, seat_colour(world.colour(seat))));
            item
        }
        None => {
            let mut item = ListItem::titled(label(world, Ui::Table));
            item.icon = Some((&icons::MARKET, theme::ACCENT));
            item
        }
    }
}

impl From<PutRight> for Screen {
    fn from(screen: PutRight) -> Screen {
        Screen::PutRight(screen)
    }
}
