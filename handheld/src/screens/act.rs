//! What to do: the actions of a turn and every choice inside them, as lists. Each entry shows
//! what it costs, or why it is not available.

mod choices;
mod entries;

use embedded_graphics::prelude::DrawTarget;
use engine::artifact::{ACTIONS_A_TURN, Phase, Track};
use engine::game::Game;

use super::parts::{ListScreen, only_for, words};
use super::{Hand, HelpPage, Screen, Step, TableScreen};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Arg, Footer, Topic, Ui};
use crate::theme::Colour;
use crate::widgets::{List, Pill, Row};
use crate::world::{Play, World};

pub(crate) use choices::{Choice, Family};

/// How deep into a choice the screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    /// Everything that can be done now.
    Top,
    /// One kind of action: where, which?
    Of(Family),
    /// An exchange: this marker is given.
    Give(Track),
}

/// Choosing what to do.
#[derive(Clone, Debug)]
pub struct Act {
    level: Level,
    list: List,
    /// Where the list of the level above stood.
    above: List,
}

impl Act {
    /// From the top, at the first entry that is available.
    pub fn new(play: &Play) -> Self {
        let mut act = Self {
            level: Level::Top,
            list: List::default(),
            above: List::default(),
        };
        act.select_first(play);
        act
    }

    /// Selects the first entry that is available.
    fn select_first(&mut self, play: &Play) {
        let first = choices::choices(play, self.level)
            .iter()
            .position(|choice| choices::available(play, *choice));
        self.list = List::at(first.unwrap_or(0));
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Step {
        let Some(play) = &world.play else {
            return Step::Home;
        };
        let choices = choices::choices(play, self.level);
        if self.list.handle(command, choices.len()) {
            return Step::Stay;
        }
        let choice = choices.get(self.list.selected).copied();
        match (command, choice) {
            (Command::Ok, Some(choice)) => self.choose(choice, play),
            (Command::Help, choice) => {
                let topic = choice.map_or(Topic::Round, choices::topic);
                Step::Open(Screen::HelpPage(HelpPage::new(topic)))
            }
            (Command::Back, _) => self.back(),
            (Command::Left, _) => Step::Open(Screen::Table(TableScreen::default())),
            (Command::Right, _) => Step::Open(Screen::Hand(Hand::default())),
            _ => Step::Stay,
        }
    }

    fn back(&mut self) -> Step {
        match self.level {
            Level::Top => return Step::Open(Screen::Hand(Hand::default())),
            Level::Of(_) => {
                self.level = Level::Top;
                self.list = self.above;
            }
            Level::Give(_) => {
                self.level = Level::Of(Family::Exchange);
                self.list = List::default();
            }
        }
        Step::Stay
    }

    fn choose(&mut self, choice: Choice, play: &Play) -> Step {
        if !choices::available(play, choice) {
            let topic = choices::topic(choice);
            return Step::Open(Screen::HelpPage(HelpPage::new(topic)));
        }
        match choice {
            Choice::Do(action) => return Step::Decide(action),
            Choice::Undo => return Step::Undo,
            Choice::Open(family) => {
                self.above = self.list;
                self.level = Level::Of(family);
            }
            Choice::Give(track) => self.level = Level::Give(track),
        }
        self.select_first(play);
        Step::Stay
    }

    /// Draws the choices.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        let choices = choices::choices(play, self.level);
        let title = self.title(world, play);
        let pill = only_for(world, play.table().seat);
        let back = match self.level {
            Level::Top => Footer::Hand,
            _ => Footer::Back,
        };
        let ready = choices
            .get(self.list.selected)
            .is_some_and(|choice| choices::available(play, *choice));
        let ok = if ready { Footer::DoIt } else { Footer::Why };
        let screen = ListScreen {
            title: &title,
            pill: Pill::Private(&pill),
            buttons: [Some(ok), Some(back), Some(Footer::Help), Some(Footer::Menu)],
        };
        let entry = |number: usize| {
            choices
                .get(number)
                .map(|choice| entries::entry(world, play, *choice))
                .unwrap_or_default()
        };
        screen.draw(world, &mut self.list, choices.len(), entry, canvas)
    }

    fn title(&self, world: &World, play: &Play) -> Row {
        let table = play.table();
        let plain = |text: Ui| words(world, text, &[]);
        match self.level {
            Level::Of(family) => return plain(entries::question(family)),
            Level::Give(_) => return plain(Ui::ChooseTake),
            Level::Top => {}
        }
        let choosing = play.state().choosing();
        match table.phase {
            Phase::Turn => {
                if let Some(tile) = choosing.tile {
                    let args = [
                        Arg::Number(i32::from(choosing.cards.len()) + 1),
                        Arg::Number(i32::from(tile.wants().size())),
                    ];
                    return words(world, Ui::ChooseShown, &args);
                }
                if choosing.joker.is_some() {
                    return plain(Ui::ChooseJokerFor);
                }
                turn_title(world, play)
            }
            Phase::FirstHuts { placed } if placed < play.game().seats() => {
                plain(Ui::ChooseFirstHut)
            }
            Phase::FirstHuts { .. } => plain(Ui::ChooseSecondHut),
            Phase::FirstMarkers | Phase::Refilling => {
                let markers = table.players[table.seat].markers();
                let args = [
                    Arg::Number(i32::from(markers)),
                    Arg::Number(i32::from(play.game().values().mat)),
                ];
                words(world, Ui::FillMat, &args)
            }
            Phase::Shipping { left, .. } => {
                words(world, Ui::CardCount, &[Arg::Number(left.into())])
            }
            Phase::UnseenCard { .. } => plain(Ui::DrawUnseen),
            Phase::Keeping { must: true, .. } => plain(Ui::ChooseKept),
            Phase::Keeping { .. } => plain(Ui::ChooseKeptSecond),
            Phase::ChoosingRole => plain(Ui::ChooseRole),
            Phase::PassedTurn => plain(Ui::ChooseMarker),
            Phase::Manuscripts => plain(Ui::ChooseManuscript),
            Phase::StartPlayer | Phase::Over => Row::new(),
        }
    }
}

fn turn_title(world: &World, play: &Play) -> Row {
    let table = play.table();
    let player = &table.players[table.seat];
    match table.actions_done {
        ACTIONS_A_TURN.. => words(world, Ui::EndOfTurn, &[]),
        _ if play.game().has_free_action(player) => words(world, Ui::FreeAction, &[]),
        done => {
            let args = [
                Arg::Number(i32::from(done) + 1),
                Arg::Number(ACTIONS_A_TURN.into()),
            ];
            words(world, Ui::ActionOf, &args)
        }
    }
}
