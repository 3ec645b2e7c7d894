//! What to do, where a turn is a list: the actions of a turn and every choice inside them. Each entry
//! shows what it costs, or why it is not available. The game says what the lists hold. Where nothing is
//! secret, everybody looks on, and a banner says whose turn it is.

use core::fmt::Debug;

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::parts::{Page, below, buttons_and_hold, only_for};
use super::{Curtain, Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::{GameUi, HelpTopic};
use crate::play::Scene;
use crate::text::Footer;
use crate::theme::Colour;
use crate::widgets::{Line, List, ListItem, Pill, seat_colour};

/// More than any list has.
pub const MOST: usize = 48;

/// The entries of one list.
pub type Choices<C> = heapless::Vec<C, MOST>;

/// How deep choices inside choices go.
const DEPTH: usize = 3;

/// What is decided at once.
pub type Actions<A> = heapless::Vec<A, 8>;

/// What choosing an entry leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen<A, L> {
    /// This is it, in one step or in several that nobody has to be asked about.
    Decide(Actions<A>),
    /// A question inside it follows.
    Ask(L),
    /// The last step is taken back.
    Undo,
    /// A seat looks at what it has in secret, whoever decides.
    Look(Seat),
}

/// A game whose turn is a list of choices, some of which ask a second question.
pub trait ListTurn: GameUi {
    /// How deep into a choice the screen is.
    type Level: Copy + Debug;
    /// One entry.
    type Choice: Copy + PartialEq + Debug;

    /// Everything that can be done now.
    const TOP: Self::Level;

    /// What looking at one's secrets is called on a button.
    const HOLDINGS: Footer = Footer::Hand;

    /// The entries of a level.
    fn choices(scene: &Scene<'_, Self>, level: Self::Level) -> Choices<Self::Choice>;

    /// Can it be done now?
    fn is_available(scene: &Scene<'_, Self>, choice: Self::Choice) -> bool;

    /// How an entry looks; if it is not available, why not.
    fn choice_item(scene: &Scene<'_, Self>, choice: Self::Choice) -> ListItem;

    /// What choosing an entry leads to.
    fn choose(scene: &Scene<'_, Self>, choice: Self::Choice) -> Chosen<Self::Action, Self::Level>;

    /// The one entry of a level that could be meant, where its question says which it is before it is
    /// asked: it is not asked then.
    fn only_entry(_scene: &Scene<'_, Self>, _level: Self::Level) -> Option<Self::Choice> {
        None
    }

    /// The entry that most would choose, to begin at; without one, the first that is available.
    fn likely_entry(_scene: &Scene<'_, Self>, _level: Self::Level) -> Option<Self::Choice> {
        None
    }

    /// Is an action this entry, or one of those that it asks about?
    fn leads_to(choice: Self::Choice, action: Self::Action) -> bool;

    /// What explains an entry; without one, what explains the turn.
    fn choice_topic(scene: &Scene<'_, Self>, choice: Option<Self::Choice>) -> HelpTopic;

    /// What is asked.
    fn question(scene: &Scene<'_, Self>, level: Self::Level) -> Line;

    /// What is shown to whom chose an entry that is not available: at least the rule.
    fn why(scene: &Scene<'_, Self>, choice: Self::Choice) -> Transition {
        Transition::help(Self::choice_topic(scene, Some(choice)))
    }

    /// Draws the entries of a level between header and footer, with whatever the game shows beside
    /// them.
    fn draw_choices<D: DrawTarget<Color = Colour>>(
        scene: &Scene<'_, Self>,
        _level: Self::Level,
        choices: &Choices<Self::Choice>,
        list: &mut List,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let mut item = |number: usize| {
            let choice = choices.get(number);
            choice.map_or_else(ListItem::default, |choice| marked_item(scene, *choice))
        };
        list.draw(below(body, 3), choices.len(), &mut item, canvas)
    }
}

/// Is an entry what was advised, or does it lead there?
pub fn is_advised<G: ListTurn>(scene: &Scene<'_, G>, choice: G::Choice) -> bool {
    let advised = scene.advised();
    advised.is_some_and(|action| G::leads_to(choice, action))
}

/// How an entry looks, with a mark and what it is good for if it was advised.
pub fn marked_item<G: ListTurn>(scene: &Scene<'_, G>, choice: G::Choice) -> ListItem {
    let mut item = G::choice_item(scene, choice);
    if is_advised(scene, choice) {
        item.marked = true;
        item.detail = scene.reason_or(item.detail);
    }
    item
}

/// Choosing what to do.
#[derive(Clone, Debug)]
pub struct Act<G: ListTurn> {
    level: G::Level,
    list: List,
    /// Does everybody look on?
    is_public: bool,
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
            is_public: scene.seat().is_none(),
            above: heapless::Vec::new(),
        };
        act.select_first(scene);
        act
    }

    /// Does everybody look on?
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// Selects the entry to begin at.
    fn select_first(&mut self, scene: &Scene<'_, G>) {
        let choices = G::choices(scene, self.level);
        let mut all = choices.iter();
        let advised = all.position(|choice| is_advised(scene, *choice));
        let likely = G::likely_entry(scene, self.level)
            .and_then(|likely| choices.iter().position(|choice| *choice == likely));
        let first = || {
            let mut choices = choices.iter();
            choices.position(|choice| G::is_available(scene, *choice))
        };
        let begin = advised.or(likely).or_else(first);
        self.list = List::at(begin.unwrap_or(0));
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
            (Command::Left, _) => Transition::open(<G as GameUi>::table()),
            (Command::Right, _) => self.look_at_holdings(scene),
            _ => Transition::Stay,
        }
    }

    /// What the seat has in secret; where everybody looks on, behind a curtain.
    fn look_at_holdings(&self, scene: &Scene<'_, G>) -> Transition {
        match scene.decider() {
            Some(seat) if self.is_public => Transition::Open(Screen::Curtain(Curtain::look(seat))),
            _ => Transition::open(G::holdings()),
        }
    }

    /// Is the seat asked, and no way back to somebody else? At the table who keeps the books can enter
    /// it instead.
    fn stays(&self, scene: &Scene<'_, G>) -> bool {
        is_asked(scene) && (self.is_public || !scene.is_at_table())
    }

    /// One question up; from the top to the table, or, for a seat that nobody asked, back to whose turn
    /// it is.
    fn back(&mut self, scene: &Scene<'_, G>) -> Transition {
        let Some((level, list)) = self.above.pop() else {
            return match self.stays(scene) {
                true => Transition::open(<G as GameUi>::table()),
                false => Transition::HandBack,
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
            return G::why(scene, choice);
        }
        match G::choose(scene, choice) {
            Chosen::Decide(actions) => Transition::decide(scene.decide(actions)),
            Chosen::Undo => Transition::Undo,
            Chosen::Look(seat) => Transition::Open(Screen::Curtain(Curtain::look(seat))),
            Chosen::Ask(level) => {
                if let Some(only) = G::only_entry(scene, level) {
                    return self.choose(only, scene);
                }
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
        let only = scene.seat().map(|seat| only_for(scene.world, seat));
        let back = if self.above.is_empty() && self.stays(scene) {
            Footer::Table
        } else {
            Footer::Back
        };
        let ready = choices
            .get(self.list.selected)
            .is_some_and(|choice| G::is_available(scene, *choice));
        let ok = if ready { Footer::DoIt } else { Footer::Why };
        let page = Page {
            title: &title,
            pill: match (&only, scene.decider()) {
                (Some(only), _) => Pill::Private(only),
                (None, Some(seat)) => {
                    Pill::Turn(scene.name(seat), seat_colour(scene.world.colour(seat)))
                }
                (None, None) => Pill::None,
            },
            buttons: [Some(ok), Some(back), Some(Footer::Help), Some(Footer::Menu)],
        };
        let body = page.heading().draw(scene.world.board, canvas)?;
        G::draw_choices(scene, self.level, &choices, &mut self.list, body, canvas)?;
        let held = (back == Footer::Table).then_some(G::HOLDINGS);
        buttons_and_hold(scene.world, page.buttons, held, canvas)
    }
}

fn is_asked<G: GameUi>(scene: &Scene<'_, G>) -> bool {
    let play = scene.world.play.as_ref();
    play.is_some_and(|play| {
        scene
            .decider()
            .is_some_and(|seat| play.asked().contains(seat))
    })
}
