//! Artifact Stack, told.

mod json;
mod names;
mod state;
mod temple;
mod text;
mod values;

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{
    Action, ArtifactStack, Cards, Deck, DeckSet, Decks, DigRule, Event, Helper, Outcome, Setup,
    StartPlayer, State, Values,
};
use serde_json::{Value, json};

use crate::Failure;
use crate::json::object;
use crate::options::Options;
use crate::page::{Page, colour, list};
use crate::tale::{Entry, Step};
use crate::tell::{Source, Tell, Tier};
use crate::values::printed;
use text::Narrator;

impl Tell for ArtifactStack {
    const NAME: &'static str = "stack";
    const TITLE: &'static str = "Artifact Stack";
    const TIERS: &'static [Tier] = &[
        Tier::POINTS,
        Tier {
            name: "artifacts",
            words: ("artifact", "artifacts"),
        },
        Tier {
            name: "silver",
            words: ("silver", "silver"),
        },
    ];

    type Narrator<'g> = Narrator<'g>;
    type Values = Values;

    fn set_up(options: &mut Options) -> Result<Self, Failure> {
        let base = Setup::base(options.players_from(Self::NAME, 2, 4)?);
        let dig = options.take_word(
            "dig",
            &[
                ("overlap", DigRule::AnyLevel),
                ("contact", DigRule::Contact),
            ],
        )?;
        let start = options.take_start(StartPlayer::Seat, StartPlayer::Chance)?;
        let setup = Setup {
            decks: match options.take("decks") {
                Some(given) => decks(&given)?,
                None => Decks::Chance,
            },
            start: start.unwrap_or(base.start),
            dig: dig.unwrap_or(base.dig),
            values: printed(options)?,
            ..base
        };
        ArtifactStack::new(setup).map_err(|error| Failure::Usage(values::why_not(error)))
    }

    fn as_printed(&self) -> Self {
        let setup = Setup {
            values: Values::default(),
            ..*self.setup()
        };
        ArtifactStack::new(setup).unwrap_or(*self)
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
            Outcome::Card(card) => names::card(card),
            Outcome::FaceDown => "face_down".into(),
            Outcome::Untold => "untold".into(),
            Outcome::Deck(deck) => names::deck(deck).into(),
            Outcome::Start(seat) => crate::json::seat(seat),
        }
    }

    fn event_json(event: Event) -> Value {
        json::event(event)
    }

    fn paid_json(events: &[Event]) -> Value {
        json::paid_in(events)
    }

    /// A look is paid for before chance shows the card, which is what its event tells of.
    fn paid_in_step(step: &Step<Self>) -> Value {
        match step.entry {
            Entry::Decision {
                seat,
                action: Action::Look(_),
                ..
            } => {
                let silver = |state: &State| state.table().players[seat].silver;
                json::paid(silver(&step.before).saturating_sub(silver(&step.after)))
            }
            Entry::Decision { .. } => Self::paid_json(&step.events),
            Entry::Chance { .. } | Entry::Correction { .. } => Value::Null,
        }
    }

    fn state_json(&self, state: &State) -> Value {
        state::state(self, state)
    }

    fn end_json(&self, _state: &State) -> Value {
        json!({"reason": "second_temple_empty"})
    }

    fn sources(&self, state: &State, seat: Seat) -> Vec<Source> {
        let table = state.table();
        let score = self.score(table, seat);
        let player = &table.players[seat];
        let artifacts = player.artifacts();
        let of_deck = |deck: Deck| Source {
            name: names::deck(deck),
            words: names::deck_words(deck),
            points: score.decks[deck],
            from: json!({
                "cards": names::cards(&artifacts.and(&Cards::of_deck(deck))),
                "sets": state::sets(table, player, deck),
            }),
        };
        let mut sources: Vec<Source> = table.decks.iter().map(of_deck).collect();
        if table.decks.contains(Deck::Relics) {
            sources.push(Source {
                name: "relic_award",
                words: "most, fewest relics",
                points: score.relics,
                from: json!({ "relics": artifacts.of(Deck::Relics) }),
            });
        }
        let helpers = player.helpers.iter();
        let helpers = helpers.map(|one| (names::helper(one), json!(score.helpers[one])));
        sources.push(Source {
            name: "helpers",
            words: "helpers",
            points: score.helpers.values().iter().sum(),
            from: object(helpers),
        });
        sources.push(Source {
            name: "star_award",
            words: "most stars",
            points: score.stars,
            from: json!({ "stars": score.star_cards }),
        });
        sources.push(Source {
            name: "silver",
            words: "silver",
            points: score.silver_points,
            from: json!({ "silver": score.silver }),
        });
        sources
    }

    fn explain_scores(&self, state: &State, page: &mut Page) {
        for seat in Seat::first(self.setup().players) {
            page.paragraph(&explain_score(self, state, seat));
        }
    }
}

/// The decks that the command line names.
fn decks(given: &str) -> Result<Decks, Failure> {
    if given == "chance" {
        return Ok(Decks::Chance);
    }
    let mut chosen = DeckSet::NONE;
    for name in given.split(',') {
        let deck = Deck::ALL.into_iter().find(|one| names::deck(*one) == name);
        let deck = deck.ok_or_else(|| {
            let all = Deck::ALL.map(names::deck).join(",");
            Failure::Usage(format!(
                "--decks names {name:?}: expected chance, or six of {all}"
            ))
        })?;
        chosen = chosen.with(deck);
    }
    Ok(Decks::Chosen(chosen))
}

fn explain_score(game: &ArtifactStack, state: &State, seat: Seat) -> String {
    let table = state.table();
    let player = &table.players[seat];
    let score = game.score(table, seat);
    let artifacts = player.artifacts();
    let stars = match score.star_cards {
        0 => "none with a star".into(),
        1 => "one with a star".into(),
        count => format!("{} with a star", crate::page::number(count)),
    };
    let mut text = format!(
        "{} has {} artifacts, {stars}: {}.",
        colour(seat),
        artifacts.len(),
        names::cards_words(game, &artifacts),
    );
    let worth = |helper: Helper| {
        let points = score.helpers[helper];
        format!("{} ({points})", names::helper_words(helper))
    };
    let helpers: Vec<String> = player.helpers.iter().map(worth).collect();
    if !helpers.is_empty() {
        text += &format!(" Helpers: {}.", list(&helpers));
    }
    let closed = json::CLOSING.into_iter().flat_map(|deck| {
        let sets = table.closed.of(deck, player);
        sets.map(move |bits| names::some_of(deck, bits))
    });
    let closed: Vec<String> = closed.map(|set| names::cards_words(game, &set)).collect();
    if !closed.is_empty() {
        text += &format!(" Closed sets: {}.", list(&closed));
    }
    text
}
