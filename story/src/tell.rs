//! What a game gives to be told: its options, its names for the JSON, its sentences.

use bots::Sensible;
use engine::print::Print;
use engine::seat::Seat;
use engine::standings::Standing;
use serde_json::Value;

use crate::Failure;
use crate::options::Options;
use crate::page::Page;
use crate::tale::Step;

/// A game that can be told.
pub trait Tell: Sensible + Clone {
    /// What `--game` calls it, and the JSON.
    const NAME: &'static str;

    /// What stands over its story.
    const TITLE: &'static str;

    /// The yardsticks of the standings: the points, then the tie-breaks, as many as are used.
    const TIERS: &'static [Tier];

    /// Tells what happens, step by step. It may hold back, to tell a turn as a whole.
    type Narrator<'g>: Narrate<Self>
    where
        Self: 'g;

    /// What is printed in its box.
    type Values: Print;

    /// The game that the options ask for. It takes those that are its own.
    fn set_up(options: &mut Options) -> Result<Self, Failure>;

    /// The same game with everything as it is printed.
    fn as_printed(&self) -> Self;

    /// Who plays, and with what: paragraphs before the first step.
    fn introduce(&self, page: &mut Page);

    /// Somebody to tell the rest.
    fn narrator(&self) -> Self::Narrator<'_>;

    /// What was agreed on.
    fn options_json(&self) -> Value;

    /// The printed values, and what is in the box: fields of the set-up object.
    fn values_json(&self) -> Vec<(&'static str, Value)>;

    /// A decision: its `name` and its fields.
    fn action_json(action: Self::Action) -> Value;

    /// What chance brought, as one name.
    fn outcome_name(outcome: Self::Outcome) -> String;

    /// Something that happened: `event` and its fields.
    fn event_json(event: Self::Event) -> Value;

    /// What was paid in this step, if anything was.
    fn paid_json(events: &[Self::Event]) -> Value;

    /// The same, for games where the events of a step do not say it.
    fn paid_in_step(step: &Step<Self>) -> Value {
        Self::paid_json(&step.events)
    }

    /// Everything in a state, secrets included.
    fn state_json(&self, state: &Self::State) -> Value;

    /// Why the game ended.
    fn end_json(&self, state: &Self::State) -> Value;

    /// A seat's points by where they come from, the same sources for all.
    fn sources(&self, state: &Self::State, seat: Seat) -> Vec<Source>;

    /// What the points were counted from: paragraphs after the table.
    fn explain_scores(&self, state: &Self::State, page: &mut Page);

    /// Two with as many points: what a tie-break that is no number says, "Red is ahead because...".
    fn tie_break_words(&self, _ahead: &Standing, _behind: &Standing) -> Option<String> {
        None
    }
}

/// Tells steps as text.
pub trait Narrate<G: Tell> {
    /// The next step.
    fn step(&mut self, step: &Step<G>, page: &mut Page);

    /// There are no more: says what was held back.
    fn finish(&mut self, page: &mut Page);
}

/// A yardstick of the standings.
pub struct Tier {
    /// In the JSON.
    pub name: &'static str,
    /// In a sentence: one, and any other number of them.
    pub words: (&'static str, &'static str),
}

impl Tier {
    /// What every game is about.
    pub const POINTS: Tier = Tier {
        name: "points",
        words: ("point", "points"),
    };
}

/// Where points come from.
pub struct Source {
    /// In the JSON.
    pub name: &'static str,
    /// In the table.
    pub words: &'static str,
    /// How many.
    pub points: i32,
    /// What they are counted from: for the JSON.
    pub from: Value,
}
