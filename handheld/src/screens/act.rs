//! What to do, where a turn is a list: the actions of a turn and every choice inside them. Each entry
//! shows what it costs, or why it is not available. The game says what the lists hold.

use core::fmt::Debug;

use embedded_graphics::prelude::DrawTarget;

use super::parts::{Page, only_for};
use super::{Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::{GameUi, HelpTopic};
use crate::play::{Play, Scene};
use crate::text::Footer;
use crate::theme::Colour;
use crate::widgets::{Line, List, ListItem, Pill};

/// More than any list has.
pub const MOST: usize = 48;

/// The entries of one list.
pub type Choices<C> = heapless::Vec<C, MOST>;

/// How deep choices inside choices go.
const DEPTH: usize = 3;

/// What choosing an entry leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen<A, L> {
    /// This is it.
    Decide(A),
    /// A question inside it follows.
    Ask(L),
    /// The last step is taken back.
    Undo,
}

/// A game whose turn is a list of choices, some of which ask a second question.
pub trait ListTurn: GameUi {
    /// How deep into a choice the screen is.
    type Level: Copy + Debug;
    /// One entry.
    type Choice: Copy + Debug;

    /// Everything that can be done now.
    const TOP: Self::Level;

    /// The entries of a level.
    fn choices(scene: &Scene<'_, Self>, level: Self::Level) -> Choices<Self::Choice>;

    /// Can it be done now?
    fn is_available(scene: &Scene<'_, Self>, choice: Self::Choice) -> bool;

    /// How an entry looks; if it is not available, why not.
    fn choice_item(scene: &Scene<'_, Self>, choice: Self::Choice) -> ListItem;

    /// What choosing an entry leads to.
    fn choose(choice: Self::Choice) -> Chosen<Self::Action, Self::Level>;

    /// What explains an entry; without one, what explains the turn.
    fn choice_topic(scene: &Scene<'_, Self>, choice: Option<Self::Choice>) -> HelpTopic;

    /// What is asked.
    fn question(scene: &Scene<'_, Self>, level: Self::Level) -> Line;
}

/// Choosing what to do.
#[derive(Clone, Debug)]
pub struct Act<G: ListTurn> {
    level: G::Level,
    list: List,
    /// The levels above, and where their lists stood.
    above: heapless::Vec<(G::Level, List), DEPTH>,
}

impl<G: ListTurn> Act<G>
where
    Screen: From<G::Screen>,
{
    /// From the top, at the first entry that is available.
    pub fn new(scene: &Scene<'_, G>) -> Self {
        let mut act = Self {
            level: G::TOP,
            list: List::default(),
            above: heapless::Vec::new(),
        };
        act.select_first(scene);
        act
    }

    /// Selects the first entry that is available.
    fn select_first(&mut self, scene: &Scene<'_, G>) {
        let first = G::choices(scene, self.level)
            .iter()
            .position(|choice| G::is_available(scene, *choice));
        self.list = List::at(first.unwrap_or(0));
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_, G>) -> Transition {
        let choices = G::choices(scene, self.level);
        if self.list.handle(command, choices.len()) {
            return Transition::Stay;
        }
        let choice = choices.get(self.list.selected).copied();
        match (command, choice) {
            (Command::Ok, Some(choice)) => self.choose(choice, scene),
            (Command::Help, choice) => Transition::help(G::choice_topic(scene, choice)),
            (Command::Back, _) => self.back(scene),
            (Command::Left, _) => Transition::open(G::table()),
            (Command::Right, _) => Transition::open(G::holdings()),
            _ => Transition::Stay,
        }
    }

    /// One question up; from the top to what the seat holds, or, for a seat that nobody asked, back
    /// to whose turn it is.
    fn back(&mut self, scene: &Scene<'_, G>) -> Transition {
        let Some((level, list)) = self.above.pop() else {
            return if is_asked(scene) {
                Transition::open(G::holdings())
            } else {
                Transition::HandBack
            };
        };
        self.level = level;
        // Where the topmost list stood is worth remembering; a question inside begins anew.
        self.list = if self.above.is_empty() {
            list
        } else {
            List::default()
        };
        Transition::Stay
    }

    fn choose(&mut self, choice: G::Choice, scene: &Scene<'_, G>) -> Transition {
        if !G::is_available(scene, choice) {
            return Transition::help(G::choice_topic(scene, Some(choice)));
        }
        match G::choose(choice) {
            Chosen::Decide(action) => Transition::decide(scene.decide(action)),
            Chosen::Undo => Transition::Undo,
            Chosen::Ask(level) => {
                // No question leads deeper than there is room for.
                let _ = self.above.push((self.level, self.list));
                self.level = level;
                self.select_first(scene);
                Transition::Stay
            }
        }
    }

    /// Draws the choices.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_, G>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let choices = G::choices(scene, self.level);
        let title = G::question(scene, self.level);
        let holder = scene.world.play.as_ref().and_then(Play::holder);
        let pill = holder.map_or_else(Line::new, |seat| only_for(scene.world, seat));
        let back = if self.above.is_empty() && is_asked(scene) {
            Footer::Hand
        } else {
            Footer::Back
        };
        let ready = choices
            .get(self.list.selected)
            .is_some_and(|choice| G::is_available(scene, *choice));
        let ok = if ready { Footer::DoIt } else { Footer::Why };
        let page = Page {
            title: &title,
            pill: Pill::Private(&pill),
            buttons: [Some(ok), Some(back), Some(Footer::Help), Some(Footer::Menu)],
        };
        let mut item = |number: usize| {
            choices
                .get(number)
                .map(|choice| G::choice_item(scene, *choice))
                .unwrap_or_default()
        };
        page.draw_list(
            scene.world,
            &mut self.list,
            choices.len(),
            &mut item,
            canvas,
        )
    }
}

fn is_asked<G: GameUi>(scene: &Scene<'_, G>) -> bool {
    let play = scene.world.play.as_ref();
    play.is_some_and(|play| scene.seat().is_some_and(|seat| play.asked().contains(seat)))
}
