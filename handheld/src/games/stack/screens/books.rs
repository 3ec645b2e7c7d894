//! Everybody's books at the table, on one screen: silver, stars and sets of each player, and the temple
//! with what digging each card costs. Who keeps them enters what the seat whose turn it is does: the
//! cursor goes to a card, a helper, a bonus or the end, A enters it, B takes back; once the cursor was moved
//! to a card that lies face down, B is a look at it. What it costs and leaves stands there before it counts.

use engine::seat::Seat;
use engine::stack::{Action, Phase, Place};

use super::super::text::Topic;
use super::super::{Scene, own};
use super::books_look;
use super::books_map::{self, LEAP, Spot};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::screens::{Curtain, PutRight, Screen as AnyScreen, Transition};
use crate::theme::Colour;
use embedded_graphics::prelude::DrawTarget;

/// What is chosen from a tray in place of the temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A helper to hire.
    Hire,
    /// A set to turn over.
    Bonus,
    /// What the game asks for now.
    Phase,
}

/// What a tray holds.
pub type Actions = heapless::Vec<Action, 64>;

/// The books.
#[derive(Clone, Debug)]
pub struct Books {
    /// Where the cursor is; nowhere before the first step.
    spot: Option<Spot>,
    /// What is chosen from, and which of it.
    tray: Option<(What, usize)>,
}

impl Books {
    /// At what most enter.
    pub fn new(scene: &Scene<'_>) -> Self {
        let is_asked = scene.table().phase != Phase::Turn;
        Self {
            spot: None,
            tray: is_asked.then_some((What::Phase, 0)),
        }
    }

    /// Where the cursor is.
    pub fn spot(&self, scene: &Scene<'_>) -> Spot {
        let there = self.spot.filter(|spot| books_map::is_there(scene, *spot));
        there.unwrap_or_else(|| books_map::first(scene))
    }

    /// What is chosen from in place of the temple, and which of it.
    pub fn tray(&self, scene: &Scene<'_>) -> Option<(What, Actions, usize)> {
        let (what, number) = self.tray?;
        let actions = actions(scene, what);
        let number = number.min(actions.len().saturating_sub(1));
        Some((what, actions, number))
    }

    /// What A would enter, whether it may be or not.
    pub fn chosen(&self, scene: &Scene<'_>) -> Option<Action> {
        if let Some((_, actions, number)) = self.tray(scene) {
            return actions.get(number).copied();
        }
        match self.spot(scene) {
            Spot::Card(place) => Some(Action::Take(place)),
            Spot::Bonus => only(&actions(scene, What::Bonus)),
            Spot::Hire => None,
            Spot::End => Some(Action::EndTurn),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        match command {
            Command::Ok => return self.enter(scene),
            Command::Back => return self.back(scene),
            Command::Help => return Transition::open(PutRight::new(scene.world)),
            Command::Menu => {}
            _ => self.step(command, scene),
        }
        Transition::Stay
    }

    fn step(&mut self, command: Command, scene: &Scene<'_>) {
        match self.tray(scene) {
            Some((what, actions, number)) => {
                let count = actions.len().max(1);
                let has_joystick = scene.world.board.has_joystick;
                let is_row = has_joystick && count > columns(count);
                let step = match command {
                    // With a joystick, to the row below or above.
                    Command::Down | Command::Up if is_row => columns(count),
                    Command::Right if !has_joystick => LEAP,
                    _ => 1,
                };
                let number = match command {
                    Command::Down | Command::Right => number + step,
                    _ => number + count - step,
                };
                self.tray = Some((what, number % count));
            }
            None => {
                let from = self.spot(scene);
                self.spot = books_map::moved(scene, from, command).or(Some(from));
            }
        }
    }

    fn enter(&mut self, scene: &Scene<'_>) -> Transition {
        let spot = self.spot(scene);
        if self.tray.is_none() && matches!(spot, Spot::Hire | Spot::Bonus) {
            let (what, topic) = match spot {
                Spot::Hire => (What::Hire, Topic::Hire),
                _ => (What::Bonus, Topic::Bonus),
            };
            let actions = actions(scene, what);
            match (actions.len(), what) {
                (0, _) => return Transition::help(own(topic)),
                // A single set was shown already.
                (1, What::Bonus) => {}
                _ => {
                    self.tray = Some((what, best(scene, &actions)));
                    return Transition::Stay;
                }
            }
        }
        match self.chosen(scene) {
            Some(action) if scene.legal().contains(action) => {
                Transition::decide(scene.decide([action]))
            }
            Some(Action::Take(_)) => Transition::help(own(Topic::Dig)),
            _ => Transition::help(own(Topic::EndOfTurn)),
        }
    }

    /// The tray is put away; or a look; or else the last entry is taken back.
    fn back(&mut self, scene: &Scene<'_>) -> Transition {
        if let Some((What::Hire | What::Bonus, _)) = self.tray {
            self.tray = None;
            return Transition::Stay;
        }
        match self.hidden(scene) {
            Some(place) => look(scene, place),
            None => Transition::Undo,
        }
    }

    /// The face-down card that can be looked at where somebody moved the cursor: for silver, or once more.
    /// Where it begins, after an entry or after one was taken back, B takes back, and the next one too.
    pub fn hidden(&self, scene: &Scene<'_>) -> Option<Place> {
        match (self.tray, self.spot, self.spot(scene)) {
            (None, Some(_), Spot::Card(place)) => {
                let can = has_seen(scene, place) || scene.legal().contains(Action::Look(place));
                can.then_some(place)
            }
            _ => None,
        }
    }

    /// Is something chosen that can be put away again?
    pub fn is_choosing(&self) -> bool {
        matches!(self.tray, Some((What::Hire | What::Bonus, _)))
    }

    /// Draws the books.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        books_look::draw(self, scene, canvas)
    }
}

/// How many of some things are in a row of a tray: they are in two rows, or in more that are full.
pub fn columns(count: usize) -> usize {
    count.div_ceil(2).clamp(4, 8)
}

/// What can be chosen.
pub fn actions(scene: &Scene<'_>, what: What) -> Actions {
    let is_of = |action: &Action| match what {
        What::Hire => matches!(action, Action::Hire(_)),
        What::Bonus => matches!(action, Action::TurnOver(_)),
        What::Phase => true,
    };
    scene.legal().iter().filter(is_of).collect()
}

fn only(actions: &Actions) -> Option<Action> {
    match actions.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

/// The helper that brings most now, or the largest set.
fn best(scene: &Scene<'_>, actions: &Actions) -> usize {
    let table = scene.table();
    let artifacts = table.players[table.seat].artifacts();
    let worth = |action: &Action| match action {
        Action::Hire(helper) => scene.game().helper_points(&artifacts, *helper),
        Action::TurnOver(set) => set.size().into(),
        _ => 0,
    };
    let worths = actions.iter().map(worth).enumerate();
    // The first of the best.
    let best = worths.rev().max_by_key(|(_, worth)| *worth);
    best.map_or(0, |(number, _)| number)
}

/// Can the seat that decides see the card of a place again? What it kept to itself, the device does not
/// know.
fn has_seen(scene: &Scene<'_>, place: Place) -> bool {
    let seat = scene.decider().unwrap_or(Seat::One);
    let looked = scene.table().temple.looked_at_by(seat).contains(place);
    looked && !scene.view().untold.contains(place)
}

/// A look that is paid for, or one more at what was seen. What this device shows is behind a curtain; the
/// real card is looked at on the table, and asked about before it is paid for.
fn look(scene: &Scene<'_>, place: Place) -> Transition {
    let Some(seat) = scene.decider() else {
        return Transition::Stay;
    };
    if has_seen(scene, place) {
        return Transition::Open(AnyScreen::Curtain(Curtain::look(seat)));
    }
    let Some(decisions) = scene.decide([Action::Look(place)]) else {
        return Transition::Stay;
    };
    let curtain = match scene.is_dealt_here() {
        true => Curtain::deciding(seat, decisions),
        false => Curtain::paying(seat, decisions),
    };
    Transition::Open(AnyScreen::Curtain(curtain))
}
