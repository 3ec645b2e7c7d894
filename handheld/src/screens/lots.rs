//! Chance for any other game: cards by number, dice, a coin, who begins. What was drawn stands above,
//! what can be set below it; the first entry draws.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;

use super::parts::{Page, below, buttons_and_hold, filled, label, question, right_word};
use super::{Screen, Transition};
use crate::board::Command;
use crate::canvas::{Align, Canvas, Look};
use crate::games::HelpTopic;
use crate::icons::{self, Icon};
use crate::lots::{Dial, Lot, Lots, MOST_PEOPLE};
use crate::text::help::Topic;
use crate::text::{Arg, Footer, LotText, ScoreText};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Line, List, ListItem, Pill, Right, seat_colour, tall};
use crate::world::World;

/// The most rows that are seen below what was drawn.
const ROWS: usize = 3;
/// How far a large number is turned at once.
const TENS: i8 = 10;
/// A card and a die, as they are drawn.
const CARD: Size = Size::new(48, 58);
const DIE: u32 = 32;

/// What has an entry of its own: three of them, so that each is at most one press from any other. There is
/// nothing to set about a coin, so it has a button instead.
const LISTED: [Lot; 3] = [Lot::Cards, Lot::Dice, Lot::Seats];

/// What is to be drawn? Choosing it draws: somebody waits for it.
#[derive(Clone, Debug, Default)]
pub struct LotList {
    list: List,
}

impl LotList {
    /// With what was drawn last selected.
    pub fn at(lot: Lot) -> Self {
        let place = LISTED.into_iter().position(|other| other == lot);
        Self {
            list: List::at(place.unwrap_or_default()),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.list.handle(command, LISTED.len()) {
            return Transition::Stay;
        }
        match (command, LISTED.get(self.list.selected)) {
            (Command::Ok, Some(lot)) if world.lots.can_draw(*lot) => Transition::DrawLot(*lot),
            // What can be set, with nothing drawn yet.
            (Command::Ok | Command::Right, Some(lot)) => {
                Transition::Show(Screen::Lot(LotScreen::new(*lot)))
            }
            (Command::Menu, _) => Transition::DrawLot(Lot::Coin),
            (Command::Back, _) => Transition::Close,
            (Command::Help, _) => help(),
            _ => Transition::Stay,
        }
    }

    /// Draws what there is.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let heading = Heading {
            title: label(world, LotText::Lots),
            pill: Pill::None,
        };
        let words = [Footer::DoIt, Footer::Back, Footer::Help, Footer::Coin];
        let mut item = |number: usize| {
            let lot = LISTED.get(number).copied();
            lot.map(|lot| lot_item(world, lot)).unwrap_or_default()
        };
        let body = below(heading.draw(world.board, canvas)?, 3);
        self.list.draw(body, LISTED.len(), &mut item, canvas)?;
        buttons_and_hold(world, words.map(Some), Some(Footer::More), canvas)
    }
}

fn help() -> Transition {
    Transition::help(HelpTopic::Shared(Topic::Lots))
}

fn title(lot: Lot) -> LotText {
    match lot {
        Lot::Cards => LotText::Cards,
        Lot::Dice => LotText::Dice,
        Lot::Coin => LotText::Coin,
        Lot::Seats => LotText::Seats,
    }
}

fn lot_item(world: &World, lot: Lot) -> ListItem {
    let lots = &world.lots;
    let dial = |dial: Dial| Arg::Number(lots.dial(dial).into());
    let left = Arg::Number(lots.cards_left().into());
    let (detail, icon): (Line, &Icon) = match lot {
        Lot::Cards => (
            filled(world, LotText::CardsDetail, &[left, dial(Dial::Cards)]),
            &icons::NUMBERED,
        ),
        Lot::Dice => {
            let args = [dial(Dial::Dice), dial(Dial::Sides)];
            (filled(world, LotText::DiceDetail, &args), &icons::DIE)
        }
        Lot::Coin | Lot::Seats => (filled(world, LotText::SeatsDetail, &[]), &icons::PEOPLE),
    };
    let name = match lot {
        Lot::Cards => LotText::Draw,
        Lot::Dice => LotText::RollDice,
        Lot::Coin | Lot::Seats => title(lot),
    };
    let mut item = ListItem::titled(label(world, name)).detailed(&detail);
    item.icon = Some((icon, theme::ACCENT));
    item
}

/// A row below what was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Draw,
    Dial(Dial),
    PutBack,
    Shuffle,
}

fn rows(lot: Lot) -> &'static [Row] {
    match lot {
        Lot::Cards => &[
            Row::Draw,
            Row::Shuffle,
            Row::Dial(Dial::Cards),
            Row::PutBack,
        ],
        Lot::Dice => &[Row::Draw, Row::Dial(Dial::Dice), Row::Dial(Dial::Sides)],
        Lot::Coin => &[Row::Draw],
        Lot::Seats => &[Row::Draw, Row::Dial(Dial::People)],
    }
}

/// One thing to draw.
#[derive(Clone, Debug)]
pub struct LotScreen {
    lot: Lot,
    list: List,
    /// Is the number in the chosen row being turned, and by how many?
    turning: Option<i8>,
    /// Is it asked whether a deck in use may be shuffled?
    asking: Option<List>,
    /// Was anything drawn here that can be shown?
    shown: bool,
}

impl LotScreen {
    /// For this, with nothing drawn yet but what lies on the table.
    pub fn new(lot: Lot) -> Self {
        Self {
            lot,
            list: List::default(),
            turning: None,
            asking: None,
            shown: lot == Lot::Cards,
        }
    }

    /// Something was drawn.
    pub fn drawn(&mut self) {
        self.shown = true;
    }

    fn row(&self) -> Row {
        let row = rows(self.lot).get(self.list.selected);
        row.copied().unwrap_or(Row::Draw)
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.asking.is_some() {
            return self.answer(command, &mut world.lots);
        }
        if let (Some(step), Row::Dial(dial)) = (self.turning, self.row()) {
            return self.turn(command, (dial, step), &mut world.lots);
        }
        if self.list.handle(command, rows(self.lot).len()) {
            return Transition::Stay;
        }
        match (command, self.row()) {
            (Command::Back, _) => Transition::Show(Screen::Lots(LotList::at(self.lot))),
            (Command::Help, _) => help(),
            (Command::Ok, Row::Draw) if world.lots.can_draw(self.lot) => {
                Transition::DrawLot(self.lot)
            }
            (
                Command::Ok | Command::Right | Command::Left,
                Row::Shuffle | Row::Dial(Dial::Cards),
            ) if world.lots.is_half_drawn() => {
                self.asking = Some(List::default());
                Transition::Stay
            }
            (Command::Ok, Row::Draw | Row::Shuffle) => {
                world.lots.shuffle();
                Transition::KeepLots
            }
            (Command::Ok | Command::Right | Command::Left, Row::PutBack) => {
                world.lots.toggle_putting_back();
                Transition::KeepLots
            }
            (Command::Ok, Row::Dial(dial)) => {
                let is_large = matches!(dial, Dial::Cards | Dial::Sides);
                let by_tens = is_large && !world.board.has_joystick;
                self.turning = Some(if by_tens { TENS } else { 1 });
                Transition::Stay
            }
            (Command::Right | Command::Left, Row::Dial(dial)) => {
                self.change(dial, if command == Command::Right { 1 } else { -1 }, world)
            }
            _ => Transition::Stay,
        }
    }

    /// Whether a deck in use is shuffled after all.
    fn answer(&mut self, command: Command, lots: &mut Lots) -> Transition {
        let Some(list) = &mut self.asking else {
            return Transition::Stay;
        };
        if list.handle(command, 2) {
            return Transition::Stay;
        }
        let is_agreed = list.selected == 1;
        match command {
            Command::Ok if is_agreed => lots.shuffle(),
            Command::Ok | Command::Back => {}
            _ => return Transition::Stay,
        }
        self.asking = None;
        Transition::KeepLots
    }

    fn turn(&mut self, command: Command, (dial, step): (Dial, i8), lots: &mut Lots) -> Transition {
        let by = match command {
            Command::Up => step,
            Command::Down => -step,
            Command::Right => TENS,
            Command::Left => -TENS,
            Command::Ok if step > 1 => {
                self.turning = Some(1);
                return Transition::Stay;
            }
            Command::Ok | Command::Back => {
                self.turning = None;
                return Transition::KeepLots;
            }
            Command::Help => return help(),
            Command::Menu => return Transition::Stay,
        };
        self.forget();
        lots.turn(dial, by);
        Transition::Stay
    }

    fn change(&mut self, dial: Dial, by: i8, world: &mut World) -> Transition {
        self.forget();
        world.lots.turn(dial, by);
        Transition::KeepLots
    }

    /// What was thrown with other dice is not shown any more.
    fn forget(&mut self) {
        self.shown = self.lot == Lot::Cards;
    }

    /// Draws what was drawn, and the rows below it.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        if let Some(list) = &mut self.asking {
            let left = Arg::Number(world.lots.cards_left().into());
            let all = Arg::Number(world.lots.dial(Dial::Cards).into());
            let message = filled(world, LotText::InUseMessage, &[left, all]);
            let answers = [LotText::GoOn, LotText::Shuffle].map(|text| label(world, text));
            let title = label(world, title(self.lot));
            return question(world, title, &message, list, &answers, canvas);
        }
        let page = Page {
            title: label(world, title(self.lot)),
            pill: Pill::None,
            buttons: self.buttons(world),
        };
        let body = page.draw_frame(world, canvas)?;
        let rows = rows(self.lot);
        let seen = rows.len().min(ROWS) as i32 * tall(Look::of(&world.settings));
        let height = body.size.height as i32 - seen - 3;
        let plate = Rectangle::new(
            body.top_left + Point::new(theme::MARGIN, 4),
            Size::new(
                body.size.width - 2 * theme::MARGIN as u32,
                height as u32 - 6,
            ),
        );
        canvas.panel(plate, theme::SHADE)?;
        self.draw_drawn(plate, world, canvas)?;
        let turning = self.turning;
        let mut item = |number: usize| {
            let row = rows.get(number).copied().unwrap_or(Row::Draw);
            row_item(world, self.lot, row, turning)
        };
        self.list
            .draw(below(body, height), rows.len(), &mut item, canvas)
    }

    fn buttons(&self, world: &World) -> [Option<Footer>; 4] {
        let ok = match self.row() {
            _ if self.turning.is_some_and(|step| step > 1) => Footer::Next,
            _ if self.turning.is_some() => Footer::Done,
            Row::Draw if world.lots.can_draw(self.lot) => Footer::DoIt,
            Row::Draw | Row::Shuffle => Footer::Shuffle,
            Row::Dial(_) | Row::PutBack => Footer::Change,
        };
        let back = match self.turning.is_some() {
            true => Footer::Back,
            false => Footer::Other,
        };
        [Some(ok), Some(back), Some(Footer::Help), None]
    }

    fn draw_drawn<D: DrawTarget<Color = Colour>>(
        &self,
        plate: Rectangle,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self.lot {
            Lot::Cards => draw_cards(plate, world, canvas),
            _ if !self.shown => {
                let text = label(world, LotText::NothingYet);
                let at = plate.center() + Point::new(0, 4);
                canvas.text(text, at, &theme::DETAIL, theme::DIM, Align::Centre)
            }
            Lot::Dice => draw_dice(plate, world, canvas),
            Lot::Coin => draw_coin(plate, world, canvas),
            Lot::Seats => draw_order(plate, world, canvas),
        }
    }
}

fn row_item(world: &World, lot: Lot, row: Row, turning: Option<i8>) -> ListItem {
    let lots = &world.lots;
    match row {
        Row::Draw if lots.can_draw(lot) => {
            let mut item = ListItem::titled(label(
                world,
                match lot {
                    Lot::Cards => LotText::Draw,
                    Lot::Dice => LotText::Roll,
                    Lot::Coin => LotText::Toss,
                    Lot::Seats => LotText::DrawSeats,
                },
            ));
            item.icon = Some((&icons::PLAY, theme::ACCENT));
            item
        }
        Row::Draw => {
            ListItem::titled(label(world, LotText::Empty)).detailed(label(world, LotText::Shuffle))
        }
        Row::Shuffle => ListItem::titled(label(world, LotText::Shuffle)),
        Row::PutBack => {
            let mut item = ListItem::titled(label(world, LotText::PutBack));
            item.right = Right::Switch(lots.puts_back());
            item
        }
        Row::Dial(dial) => {
            let title = match dial {
                Dial::Cards => LotText::Size,
                Dial::Dice => LotText::DiceCount,
                Dial::Sides => LotText::Sides,
                Dial::People => LotText::People,
            };
            let mut item = ListItem::titled(label(world, title));
            if let Some(step) = turning {
                item = item.detailed(match (world.board.has_joystick, step) {
                    (true, _) => label(world, LotText::DialDetail),
                    (false, 1) => label(world, ScoreText::OnesDetail),
                    (false, _) => label(world, ScoreText::TensDetail),
                });
            }
            let mut number = Line::new();
            let _ = write!(number, "{}", lots.dial(dial));
            item.right = right_word(&number);
            item
        }
    }
}

fn number(value: u8) -> heapless::String<4> {
    let mut digits = heapless::String::new();
    let _ = write!(digits, "{value}");
    digits
}

/// The newest card, what is left, and the cards before it.
fn draw_cards<D: DrawTarget<Color = Colour>>(
    plate: Rectangle,
    world: &World,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let lots = &world.lots;
    let middle = plate.center();
    let card = Rectangle::new(
        Point::new(plate.top_left.x + 12, middle.y - CARD.height as i32 / 2),
        CARD,
    );
    let cards = lots.last_cards();
    let newest = cards.split_last();
    let face = newest.map_or(theme::PANEL, |_| theme::TEXT);
    canvas.panel(card, face)?;
    if let Some((newest, _)) = newest {
        let at = card.center() + Point::new(0, 11);
        let font = if *newest > 99 {
            &theme::NUMBER
        } else {
            &theme::BIG
        };
        canvas.text(&number(*newest), at, font, theme::GROUND, Align::Centre)?;
    }
    let at = Point::new(card.top_left.x + CARD.width as i32 + 12, middle.y - 6);
    let room = plate.top_left.x + plate.size.width as i32 - at.x - 4;
    let left = filled(
        world,
        LotText::Left,
        &[Arg::Number(lots.cards_left().into())],
    );
    canvas.text_within(&left, at, room, &theme::TITLE, theme::TEXT)?;
    let mut before = Line::new();
    for card in newest.map_or(&[][..], |(_, before)| before).iter().rev() {
        let _ = write!(before, "{card} ");
    }
    if before.is_empty() {
        return Ok(());
    }
    let before = filled(world, LotText::Before, &[Arg::Text(before.trim_end())]);
    let at = at + Point::new(0, 20);
    canvas.text_within(&before, at, room, &theme::DETAIL, theme::DIM)
}

/// The dice in a row, and their sum if there are several.
fn draw_dice<D: DrawTarget<Color = Colour>>(
    plate: Rectangle,
    world: &World,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let dice = world.lots.dice();
    let step = DIE as i32 + 4;
    let width = step * dice.len() as i32 - 4;
    let is_one = dice.len() == 1;
    let top = plate.center().y - if is_one { 16 } else { 26 };
    for (place, die) in dice.iter().enumerate() {
        let left = plate.center().x - width / 2 + step * place as i32;
        let face = Rectangle::new(Point::new(left, top), Size::new_equal(DIE));
        canvas.panel(face, theme::TEXT)?;
        let at = face.center() + Point::new(0, 6);
        canvas.text(
            &number(*die),
            at,
            &theme::NUMBER,
            theme::GROUND,
            Align::Centre,
        )?;
    }
    if is_one {
        return Ok(());
    }
    let sum: i32 = dice.iter().map(|die| i32::from(*die)).sum();
    let text = filled(world, LotText::Sum, &[Arg::Number(sum)]);
    let at = Point::new(plate.center().x, top + DIE as i32 + 20);
    canvas.text(&text, at, &theme::TITLE, theme::ACCENT, Align::Centre)
}

fn draw_coin<D: DrawTarget<Color = Colour>>(
    plate: Rectangle,
    world: &World,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let text = match world.lots.is_heads() {
        true => LotText::Heads,
        false => LotText::Tails,
    };
    let at = plate.center() + Point::new(0, 10);
    canvas.text(
        label(world, text),
        at,
        &theme::BIG,
        theme::ACCENT,
        Align::Centre,
    )
}

/// Everybody in the order of the seats: the first one begins.
fn draw_order<D: DrawTarget<Color = Colour>>(
    plate: Rectangle,
    world: &World,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let order = world.lots.order();
    let step = plate.size.height as i32 / i32::from(MOST_PEOPLE);
    let first = plate.center().y - step * order.len() as i32 / 2;
    let seats = order.iter().filter_map(|number| Seat::at((*number).into()));
    for (place, seat) in seats.enumerate() {
        let top = first + step * place as i32;
        let corner = Point::new(plate.top_left.x + 8, top + (step - Icon::SIZE as i32) / 2);
        canvas.icon(&icons::HUT, corner, seat_colour(world.next_colour(seat)))?;
        let name = world.next_name(seat);
        let begins = filled(world, LotText::Begins, &[Arg::Text(name)]);
        let (text, ink) = match place {
            0 => (begins.as_str(), theme::ACCENT),
            _ => (name, theme::TEXT),
        };
        let at = corner + Point::new(28, 15);
        let room = plate.size.width as i32 - 44;
        canvas.text_within(text, at, room, &theme::ENTRY, ink)?;
    }
    Ok(())
}
