//! The first screen, with Resume first, and the choice of a game.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::game::Actor;

use super::parts::{CHOOSE, Page, buttons, filled, label};
use super::{About, HelpTopics, LotList, ResultsScreen, Screen, SettingsScreen, Transition, Wish};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::games::GameKind;
use crate::text::{Arg, BotText, Footer, LotText, ScoreText, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pill, battery};
use crate::world::World;

/// The main menu.
#[derive(Clone, Debug, Default)]
pub struct Menu {
    list: List,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Resume,
    NewGame,
    Solo,
    Learn,
    Results,
    Help,
    Settings,
    About,
    ScoreOnly,
    Lots,
}

fn items(world: &World) -> heapless::Vec<Item, 10> {
    let all = [
        Item::Resume,
        Item::NewGame,
        Item::Learn,
        Item::Results,
        Item::Help,
        Item::Settings,
        Item::About,
        Item::Lots,
        // Two presses up: what lies on a table waits to be counted. Dice have a button of their own.
        Item::ScoreOnly,
        // One press up: nobody waits for anybody.
        Item::Solo,
    ];
    let is_there = |item: &Item| match item {
        Item::Resume => world.play.is_some(),
        Item::Results => world.results.count() > 0,
        _ => true,
    };
    all.into_iter().filter(is_there).collect()
}

impl Menu {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let items = items(world);
        if self.list.handle(command, items.len()) {
            return Transition::Stay;
        }
        match (command, items.get(self.list.selected)) {
            (Command::Help, _) | (Command::Ok, Some(Item::Help)) => look_up(world),
            (Command::Ok, Some(Item::Resume)) => Transition::GoOn,
            (Command::Ok, Some(Item::NewGame)) => Wish::NewGame.follow(world),
            (Command::Ok, Some(Item::Solo)) => Wish::Solo.follow(world),
            (Command::Ok, Some(Item::Learn)) => match lessons(world).as_slice() {
                [kind] => Wish::Learn(*kind).follow(world),
                _ => Transition::Open(Screen::Games(Games::new(Purpose::Learn))),
            },
            (Command::Ok, Some(Item::ScoreOnly)) => {
                Transition::Open(Screen::Games(Games::new(Purpose::ScoreOnly)))
            }
            // Somebody waits for dice: they have a button of their own.
            (Command::Menu, _) | (Command::Ok, Some(Item::Lots)) => {
                Transition::Open(Screen::Lots(LotList::at(world.lots.lot())))
            }
            (Command::Ok, Some(Item::Results)) => {
                Transition::Open(Screen::Results(ResultsScreen::default()))
            }
            (Command::Ok, Some(Item::Settings)) => {
                Transition::Open(Screen::Settings(SettingsScreen::default()))
            }
            (Command::Ok, Some(Item::About)) => Transition::Open(Screen::About(About::default())),
            _ => Transition::Stay,
        }
    }

    /// Draws the name of the house and the entries.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let size = world.board.size();
        canvas.fill(Rectangle::new(Point::zero(), size), theme::GROUND)?;
        draw_name(size.width as i32 / 2, canvas)?;
        let corner = Point::new(size.width as i32 - theme::MARGIN, theme::MARGIN);
        battery(world.power, corner, canvas)?;
        let top = 72;
        let height = size.height as i32 - theme::FOOTER - top;
        let area = Rectangle::new(Point::new(0, top), Size::new(size.width, height as u32));
        let items = items(world);
        let mut item = |number: usize| {
            let one = items.get(number);
            one.map(|one| item(world, *one)).unwrap_or_default()
        };
        self.list.draw(area, items.len(), &mut item, canvas)?;
        buttons(
            world,
            [
                Some(Footer::Choose),
                None,
                Some(Footer::Help),
                Some(Footer::Chance),
            ],
            canvas,
        )
    }
}

fn draw_name<D: DrawTarget<Color = Colour>>(
    middle: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let frame = |inset: i32| {
        Rectangle::new(
            Point::new(middle - 74 + inset, 5 + inset),
            Size::new((148 - inset * 2) as u32, (62 - inset * 2) as u32),
        )
    };
    canvas.outline(frame(0), theme::LINE)?;
    canvas.outline(frame(3), theme::ACCENT)?;
    canvas.outline(frame(6), theme::LINE)?;
    let at = Point::new(middle, 41);
    canvas.text("Pocket", at, &theme::BIG, theme::ACCENT, Align::Centre)?;
    let at = Point::new(middle, 57);
    canvas.text("M U S E U M", at, &theme::ENTRY, theme::TEXT, Align::Centre)
}

fn item(world: &World, item: Item) -> ListItem {
    let language = world.language();
    let titled = |title: Ui, detail: Ui| {
        ListItem::titled(label(world, title)).detailed(label(world, detail))
    };
    match item {
        Item::Resume => {
            let mut item = ListItem::titled(label(world, Ui::Resume));
            item.detail = status(world);
            item
        }
        Item::NewGame => titled(Ui::NewGame, Ui::NewGameDetail),
        Item::Solo => ListItem::titled(label(world, BotText::Solo))
            .detailed(label(world, BotText::SoloDetail)),
        Item::Learn => {
            let game = match lessons(world).as_slice() {
                [kind] => filled(
                    world,
                    Ui::Learn,
                    &[Arg::Text((kind.info().title)(language))],
                ),
                _ => filled(world, Ui::LearnGame, &[]),
            };
            ListItem::titled(&game).detailed(label(world, Ui::LearnDetail))
        }
        Item::ScoreOnly => ListItem::titled(label(world, ScoreText::ScoreOnly))
            .detailed(label(world, ScoreText::ScoreOnlyDetail)),
        Item::Lots => ListItem::titled(label(world, LotText::Lots))
            .detailed(label(world, LotText::LotsDetail)),
        Item::Results => titled(Ui::Results, Ui::ResultsDetail),
        Item::Help => titled(Ui::Help, Ui::HelpDetail),
        Item::Settings => titled(Ui::Settings, Ui::SettingsDetail),
        Item::About => titled(Ui::About, Ui::AboutDetail),
    }
}

/// Where the game that can be resumed stands.
fn status(world: &World) -> Line {
    let Some(play) = &world.play else {
        return Line::new();
    };
    if play.is_full() && !play.can_shorten() {
        return filled(world, Ui::ResumeFullDetail, &[]);
    }
    match play.game().actor() {
        Actor::Nobody => filled(world, Ui::ResumeOverDetail, &[]),
        // People deal, and have not said yet.
        Actor::Chance => filled(world, Ui::TurnedUp, &[]),
        Actor::Seat(_) | Actor::Secret(_) => {
            let mut line = Line::new();
            // A line that is too long is cut by the list anyway.
            let _ = play.game().status(world, play.eyes(false), &mut line);
            line
        }
    }
}

/// Help of the game that people have in mind; if none runs and there are several, they choose.
fn look_up(world: &World) -> Transition {
    Transition::Open(match world.offered {
        [_, _, ..] if world.play.is_none() => Screen::Games(Games::new(Purpose::Help)),
        _ => Screen::HelpTopics(HelpTopics::of(world.kind())),
    })
}

/// What a game is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play it.
    Play,
    /// To learn it.
    Learn,
    /// To read about it.
    Help,
    /// To score what lies on the table.
    ScoreOnly,
}

/// The games that can be chosen for something.
type Kinds = heapless::Vec<GameKind, 4>;

fn lessons(world: &World) -> Kinds {
    let offered = world.offered.iter().copied();
    offered.filter(|kind| kind.lesson().is_some()).collect()
}

/// Which game? Only those that can be played here.
#[derive(Clone, Debug)]
pub struct Games {
    purpose: Purpose,
    list: List,
}

impl Games {
    /// Chosen for this.
    pub fn new(purpose: Purpose) -> Self {
        Self {
            purpose,
            list: List::default(),
        }
    }

    fn kinds(&self, world: &World) -> Kinds {
        match self.purpose {
            Purpose::Learn => lessons(world),
            Purpose::Play | Purpose::Help | Purpose::ScoreOnly => {
                world.offered.iter().copied().collect()
            }
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let kinds = self.kinds(world);
        if self.list.handle(command, kinds.len()) {
            return Transition::Stay;
        }
        match (command, kinds.get(self.list.selected)) {
            (Command::Ok, Some(kind)) if self.purpose == Purpose::Learn => {
                Wish::Learn(*kind).follow(world)
            }
            (Command::Ok, Some(kind)) if self.purpose == Purpose::Play => Transition::SetUp(*kind),
            (Command::Ok, Some(kind)) if self.purpose == Purpose::ScoreOnly => {
                Transition::SetUpScoring(*kind)
            }
            (Command::Ok | Command::Help, Some(kind)) => {
                Transition::Open(Screen::HelpTopics(HelpTopics::of(*kind)))
            }
            (Command::Back, _) => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// Draws the games.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::ChooseGame),
            pill: Pill::None,
            buttons: CHOOSE,
        };
        let language = world.language();
        let kinds = self.kinds(world);
        let mut item = |number: usize| {
            let Some(info) = kinds.get(number).map(|kind| kind.info()) else {
                return ListItem::default();
            };
            let mut item =
                ListItem::titled((info.title)(language)).detailed((info.summary)(language));
            item.icon = Some((info.icon, theme::ACCENT));
            item
        };
        let count = kinds.len();
        page.draw_list(world, &mut self.list, count, &mut item, canvas)
    }
}
