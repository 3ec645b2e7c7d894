//! A lesson: the beginning of a real game with somebody at one's side. It is a set-up, a seed and a
//! script; where in the script a game stands follows from its state alone, so that a lesson needs no
//! place in a save, survives a power cut and is found again after an undo. Whoever does something
//! else plays on as in any game.

use core::fmt::Write;

use engine::actions::Coded;
use engine::chance::Seed;
use engine::dealer::{Dealer, Seeded};
use engine::game::{Actor, Game, Unwatched};
use engine::seat::Seat;

use crate::games::GameUi;
use crate::play::Decision;
use crate::text::packed::{Packed, PageText};
use crate::text::{Language, Ui};

/// What is said before a step: a wording with a place for each player's name.
#[derive(Clone, Copy, Debug)]
pub enum Words {
    /// A text of a game's lesson, by its number there.
    Packed(&'static Packed, usize),
    /// A text that all lessons share.
    Shared(Ui),
}

impl Words {
    /// The wording in a language.
    pub fn text(self, language: Language) -> PageText {
        let mut page = PageText::new();
        // A test unpacks all of them, and what is shared is shorter than any page.
        let _ = match self {
            Words::Packed(texts, number) => texts.write(number, language, &mut page),
            Words::Shared(text) => page.write_str(text.text(language)),
        };
        page
    }
}

/// A game's lesson.
#[derive(Debug)]
pub struct Lesson<G: GameUi> {
    /// The set-up it is played with.
    pub draft: fn() -> G::Draft,
    /// What its cards come from. No other game has this seed: by it a lesson is known.
    pub seed: Seed,
    /// Who learns; the others show what others do.
    pub learner: Seat,
    /// The script.
    pub steps: &'static [Step<G::Action>],
    /// What is said behind its last step.
    pub end: Words,
}

/// A step of the script.
#[derive(Clone, Copy, Debug)]
pub struct Step<A> {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// What is said before it; nothing if it goes on with what was said before.
    pub words: Option<Words>,
}

impl<A> Step<A> {
    /// A step that is explained.
    pub const fn told(words: Words, seat: Seat, action: A) -> Self {
        let words = Some(words);
        Step {
            seat,
            action,
            words,
        }
    }

    /// A step that goes on with what was said before.
    pub const fn then(seat: Seat, action: A) -> Self {
        Step {
            seat,
            action,
            words: None,
        }
    }
}

/// Where a lesson stands.
#[derive(Clone, Copy, Debug)]
pub enum Stand {
    /// At a step of the script.
    At(Moment),
    /// Somebody did something else.
    Off {
        /// Who learned.
        learner: Seat,
    },
}

/// The next step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Its number; behind the last step, how many there are.
    pub number: usize,
    /// What is said before it.
    pub words: Option<Words>,
    /// What somebody other than the learner does.
    pub shown: Option<Decision>,
}

impl<G: GameUi> Lesson<G> {
    /// Where in the lesson a game of this seed stands; `None` if it is no lesson.
    pub(crate) fn stand(&self, game: &G, seed: Seed, state: &G::State) -> Option<Stand> {
        if seed != self.seed {
            return None;
        }
        let mut replayed = game.start();
        for (number, step) in self.steps.iter().enumerate() {
            settle(game, seed, &mut replayed);
            if replayed == *state {
                return Some(Stand::At(self.moment(number, step)));
            }
            let done = game.apply(&mut replayed, step.seat, step.action, &mut Unwatched);
            if done.is_err() {
                // By other rules the script may not be possible: no lesson then.
                return None;
            }
        }
        settle(game, seed, &mut replayed);
        Some(if replayed == *state {
            Stand::At(Moment {
                number: self.steps.len(),
                words: Some(self.end),
                shown: None,
            })
        } else {
            let learner = self.learner;
            Stand::Off { learner }
        })
    }

    fn moment(&self, number: usize, step: &Step<G::Action>) -> Moment {
        let Step { seat, action, .. } = *step;
        let code = action.code();
        Moment {
            number,
            words: step.words,
            shown: (seat != self.learner).then_some(Decision { seat, code }),
        }
    }
}

/// Lets chance do what it has to.
fn settle<G: Game>(game: &G, seed: Seed, state: &mut G::State) {
    while game.actor(state) == Actor::Chance {
        let outcome = game
            .odds(state)
            .and_then(|odds| Seeded(seed).outcome(&odds));
        let Some(outcome) = outcome else {
            return;
        };
        game.deal(state, outcome, &mut Unwatched);
    }
}
