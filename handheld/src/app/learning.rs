//! A lesson on top of the game that runs: what is said before a step, and what the others do. The game
//! knows nothing of it.

use core::mem::replace;
use core::ops::DerefMut;

use super::{App, Memory};
use crate::games::GameKind;
use crate::lesson::{Moment, Stand};
use crate::play::{Dealing, Play, Shell};
use crate::screens::{Coach, Screen};
use crate::settings::Roster;
use crate::storage::{Entropy, Storage};
use crate::text::Ui;

/// How far a lesson was told since the device was switched on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Coached {
    /// Nothing yet.
    #[default]
    NotYet,
    /// Up to this step.
    UpTo(usize),
    /// People want no more of it.
    Left,
}

impl Coached {
    /// Whoever lays the device aside is told again what comes next.
    pub(super) fn forget(&mut self) {
        if matches!(self, Coached::UpTo(_)) {
            *self = Coached::NotYet;
        }
    }
}

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// Begins a game's lesson. The set-up that people put together stays as it is.
    pub(super) fn learn(&mut self, kind: GameKind) {
        let Some((draft, seed)) = kind.lesson() else {
            return;
        };
        let own = replace(&mut self.memory.world.draft, draft);
        // Everybody who is taught is a person.
        let roster = Roster {
            controls: Roster::UNNAMED.controls,
            ..self.memory.world.roster.clone()
        };
        self.start_dealt(Shell::new(roster, Dealing::Device(seed)));
        self.memory.world.draft = own;
    }

    fn lesson(&self) -> Option<Stand> {
        let play = self.memory.world.play.as_ref();
        play.filter(|_| self.coached != Coached::Left)
            .and_then(Play::lesson)
    }

    /// In a lesson, what comes next is explained before the screen on which it is done. What the
    /// others do is shown instead of a screen.
    pub(super) fn coach(&mut self) {
        match self.lesson() {
            Some(Stand::At(moment)) => self.coach_at(moment),
            Some(Stand::Off { learner }) => {
                let was_told = matches!(self.coached, Coached::UpTo(_));
                // Within the turn, an undo or another order may still lead back.
                if was_told && self.whose_turn() != Some(learner) {
                    self.coached = Coached::Left;
                    self.open(Screen::Coach(Coach::farewell()));
                }
            }
            None => {}
        }
    }

    fn coach_at(&mut self, moment: Moment) {
        let Some(coach) = Coach::before(moment) else {
            return;
        };
        let here = Coached::UpTo(moment.number);
        if moment.shown.is_some() {
            self.memory.below.clear();
            self.memory.screen = Screen::Coach(coach);
        } else if self.coached != here && matches!(self.memory.screen, Screen::Game(_)) {
            self.open(Screen::Coach(coach));
        } else {
            return;
        }
        self.coached = here;
    }

    /// The others do what was just explained, all of it.
    pub(super) fn demonstrate(&mut self) {
        let mut done = None;
        while let Some(Stand::At(moment)) = self.lesson()
            && let Some(decision) = moment.shown
            && (done.is_none() || moment.words.is_none())
            // What cannot be stored has not happened.
            && done < Some(moment.number)
        {
            done = Some(moment.number);
            self.decide(&decision.into());
        }
    }

    /// From here on it is a game like any other.
    pub(super) fn leave_lesson(&mut self) {
        self.coached = Coached::Left;
        self.memory.below.clear();
        self.show_game();
        self.say(Ui::LessonLeft);
    }
}
