//! Warehouse 51, told.

mod bidding;
mod ending;
mod json;
mod names;
mod scores;
mod text;
mod values;

use engine::each::Member;
use engine::seat::Seat;
use engine::standings::Standing;
use engine::warehouse51::{
    Action, Colour, Effect, Event, Outcome, Setup, StartPlayer, State, Values, Warehouse51,
};
use serde_json::{Value, json};

use crate::Failure;
use crate::options::Options;
use crate::page::Page;
use crate::tell::{Source, Tell, Tier};
use crate::values::printed;
use text::Narrator;

impl Tell for Warehouse51 {
    const NAME: &'static str = "warehouse51";
    const TITLE: &'static str = "Warehouse 51";
    const TIERS: &'static [Tier] = &[
        Tier::POINTS,
        Tier {
            name: "ties",
            words: ("tie", "ties"),
        },
    ];

    type Narrator<'g> = Narrator<'g>;
    type Values = Values;

    fn set_up(options: &mut Options) -> Result<Self, Failure> {
        let base = Setup::of(options.players_from(Self::NAME, 3, 5)?);
        let start = options.take_start(StartPlayer::Seat, StartPlayer::Chance)?;
        let setup = Setup {
            start: start.unwrap_or(base.start),
            values: printed(options)?,
            ..base
        };
        Warehouse51::new(setup).map_err(|error| Failure::Usage(values::why_not(error)))
    }

    fn as_printed(&self) -> Self {
        let setup = Setup {
            values: Values::default(),
            ..*self.setup()
        };
        Warehouse51::new(setup).unwrap_or(*self)
    }

    fn introduce(&self, page: &mut Page) {
        text::introduce(self, page);
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(self)
    }

    fn options_json(&self) -> Value {
        json::options(self.setup())
    }

    fn values_json(&self) -> Vec<(&'static str, Value)> {
        json::values(self)
    }

    fn action_json(action: Action) -> Value {
        json::action(action)
    }

    fn outcome_name(outcome: Outcome) -> String {
        match outcome {
            Outcome::Relic(relic) | Outcome::Counterfeit(relic) => names::relic(relic).into(),
            Outcome::Start(seat) => crate::json::seat(seat),
        }
    }

    fn event_json(event: Event) -> Value {
        json::event(event)
    }

    fn paid_json(events: &[Event]) -> Value {
        json::paid_in(events)
    }

    fn state_json(&self, state: &State) -> Value {
        json::state(self, state)
    }

    fn end_json(&self, _: &State) -> Value {
        json::end()
    }

    fn sources(&self, state: &State, seat: Seat) -> Vec<Source> {
        let table = state.table();
        let score = self.score(table, seat);
        let collection = table.players[seat].collection();
        let mut sources: Vec<Source> = Colour::ALL
            .into_iter()
            .map(|colour| {
                let placing = score.colours[colour];
                Source {
                    name: names::colour(colour),
                    words: scores::source_words(colour),
                    points: placing.points.into(),
                    from: json!({
                        "total": placing.total,
                        "place": (placing.place > 0).then_some(placing.place),
                        "sharing": placing.sharing,
                        "parted_by_relic": placing.parted,
                    }),
                }
            })
            .collect();
        sources.push(Source {
            name: "sets",
            words: "sets of four colours",
            points: score.set_points.into(),
            from: json!({
                "sets": score.sets,
                "relics": json::counts_json(self, collection),
                "any_colour": self.has(table, seat, Effect::AnyColour),
            }),
        });
        sources.push(Source {
            name: "ingots",
            words: "ingots",
            points: score.ingot_points.into(),
            from: json!({
                "ingots": score.ingots,
                "ingots_for_a_point": score.ingots_for_a_point,
            }),
        });
        sources
    }

    fn explain_scores(&self, state: &State, page: &mut Page) {
        scores::explain(self, state, page);
    }

    fn tie_break_words(&self, ahead: &Standing, behind: &Standing) -> Option<String> {
        scores::tie_break(self, ahead, behind)
    }
}
