//! The first screen, with Resume first, and the choice of a game.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::parts::{ListScreen, buttons, word, words};
use super::{About, HelpTopics, Screen, SettingsScreen, SetupScreen, Step};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Entry, List, Pill, battery};
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
    Help,
    Settings,
    About,
}

fn items(world: &World) -> &'static [Item] {
    const ALL: [Item; 5] = [
        Item::Resume,
        Item::NewGame,
        Item::Help,
        Item::Settings,
        Item::About,
    ];
    if world.play.is_some() {
        &ALL
    } else {
        ALL.get(1..).unwrap_or(&[])
    }
}

impl Menu {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        let items = items(world);
        if self.list.handle(command, items.len()) {
            return Step::Stay;
        }
        match (command, items.get(self.list.selected)) {
            (Command::Help, _) => Step::Open(Screen::HelpTopics(HelpTopics::default())),
            (Command::Ok, Some(Item::Resume)) => Step::GoOn,
            (Command::Ok, Some(Item::NewGame)) => Step::Open(Screen::Games(Games::default())),
            (Command::Ok, Some(Item::Help)) => {
                Step::Open(Screen::HelpTopics(HelpTopics::default()))
            }
            (Command::Ok, Some(Item::Settings)) => {
                Step::Open(Screen::Settings(SettingsScreen::default()))
            }
            (Command::Ok, Some(Item::About)) => Step::Open(Screen::About(About::default())),
            _ => Step::Stay,
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
        let entry = |number: usize| items.get(number).map(|item| entry(world, *item));
        self.list.draw(
            area,
            items.len(),
            |number| entry(number).unwrap_or_default(),
            canvas,
        )?;
        buttons(
            world,
            [Some(Footer::Choose), None, Some(Footer::Help), None],
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
    canvas.outline(frame(3), theme::BRASS)?;
    canvas.outline(frame(6), theme::LINE)?;
    let at = Point::new(middle, 41);
    canvas.text("Pocket", at, &theme::BIG, theme::BRASS, Align::Centre)?;
    let at = Point::new(middle, 57);
    canvas.text(
        "M U S E U M",
        at,
        &theme::ENTRY,
        theme::PARCHMENT,
        Align::Centre,
    )
}

fn entry(world: &World, item: Item) -> Entry {
    match item {
        Item::Resume => {
            let detail = match &world.play {
                Some(play) => match play.turn() {
                    Some(seat) => words(
                        world,
                        Ui::ResumeDetail,
                        &[
                            Arg::Number(i32::from(play.game().year(play.table()))),
                            Arg::Name(world.name(seat)),
                        ],
                    ),
                    None => words(world, Ui::ResumeOverDetail, &[]),
                },
                None => Default::default(),
            };
            Entry::titled(word(world, Ui::Resume)).detailed(&detail)
        }
        Item::NewGame => {
            Entry::titled(word(world, Ui::NewGame)).detailed(word(world, Ui::NewGameDetail))
        }
        Item::Help => Entry::titled(word(world, Ui::Help)).detailed(word(world, Ui::HelpDetail)),
        Item::Settings => {
            Entry::titled(word(world, Ui::Settings)).detailed(word(world, Ui::SettingsDetail))
        }
        Item::About => Entry::titled(word(world, Ui::About)).detailed(word(world, Ui::AboutDetail)),
    }
}

/// Which game? Only those that can be played here.
#[derive(Clone, Debug, Default)]
pub struct Games {
    list: List,
}

impl Games {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        match command {
            Command::Ok => Step::Open(Screen::Setup(SetupScreen::default())),
            Command::Back => Step::Close,
            Command::Help => Step::Open(Screen::HelpTopics(HelpTopics::default())),
            _ => {
                self.list.handle(command, 1);
                Step::Stay
            }
        }
    }

    /// Draws the games.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let screen = ListScreen {
            title: word(world, Ui::ChooseGame),
            pill: Pill::None,
            buttons: [
                Some(Footer::Choose),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
        };
        let artifact = || {
            let mut entry = Entry::titled(word(world, Ui::GameArtifact))
                .detailed(word(world, Ui::GameArtifactDetail));
            entry.icon = Some((&crate::icons::MUSEUM, theme::BRASS));
            entry
        };
        screen.draw(world, &mut self.list, 1, |_| artifact(), canvas)
    }
}
