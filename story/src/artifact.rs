//! Artifact, told.

mod json;
mod names;
mod text;

use engine::artifact::{
    Action, Artifact, Event, Expansions, FragmentRule, Outcome, Setup, SetupError, Site,
    SpecialRule, StartPlayer, State, Values,
};
use engine::each::Member;
use engine::seat::Seat;
use handheld::games::artifact::text::setup_error;
use serde_json::{Value, json};

use crate::Failure;
use crate::options::Options;
use crate::page::{ENGLISH, Page, coins, colour, list};
use crate::tell::{Source, Tell, Tier};
use crate::values::printed;
use text::Narrator;

impl Tell for Artifact {
    const NAME: &'static str = "artifact";
    const TITLE: &'static str = "Artifact";
    const TIERS: &'static [Tier] = &[
        Tier::POINTS,
        Tier {
            name: "exhibitions",
            words: ("exhibition", "exhibitions"),
        },
        Tier {
            name: "money",
            words: ("coin", "coins"),
        },
    ];

    type Narrator<'g> = Narrator<'g>;
    type Values = Values;

    fn set_up(options: &mut Options) -> Result<Self, Failure> {
        let base = Setup::base(options.players_from(Self::NAME, 3, 5)?);
        let expansions = options.take_word(
            "expansions",
            &[
                ("none", Expansions::default()),
                ("research", only_research()),
                ("roles", only_roles()),
                ("both", Expansions::BOTH),
            ],
        )?;
        let fragments = options.take_word(
            "fragments",
            &[("own", FragmentRule::OwnSite), ("wild", FragmentRule::Wild)],
        )?;
        let sites = Site::ALL.map(|site| (names::site(site), site));
        let start = options.take_start(StartPlayer::Seat, StartPlayer::Chance)?;
        let setup = Setup {
            expansions: expansions.unwrap_or(Expansions::BOTH),
            quick_start: options.take("quick-start").is_some(),
            left_out: options.take_word("left-out", &sites)?.or(base.left_out),
            start: start.unwrap_or(base.start),
            fragments: fragments.unwrap_or(base.fragments),
            special: match options.take("special-artifacts-count") {
                Some(_) => SpecialRule::OfTheirSite,
                None => base.special,
            },
            values: printed(options)?,
            ..base
        };
        Artifact::new(setup).map_err(|error| Failure::Usage(why_not(error)))
    }

    fn as_printed(&self) -> Self {
        let setup = Setup {
            values: Values::default(),
            ..*self.setup()
        };
        Artifact::new(setup).unwrap_or(*self)
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
            Outcome::Start(seat) => crate::json::seat(seat),
            Outcome::Untold => "untold".into(),
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

    fn end_json(&self, state: &State) -> Value {
        json::last_round(state.table().last_round)
    }

    fn sources(&self, state: &State, seat: Seat) -> Vec<Source> {
        let score = self.score(state.table(), seat);
        let player = &state.table().players[seat];
        let tiles: Vec<String> = score.tiles.iter().map(names::tile).collect();
        let mut sources = vec![Source {
            name: "exhibitions",
            words: "exhibitions",
            points: score.tile_points.into(),
            from: json!({ "tiles": tiles }),
        }];
        if self.setup().expansions.research {
            sources.push(Source {
                name: "stand_alone",
                words: "stand-alone exhibitions",
                points: score.stand_alone_points.into(),
                from: json!({ "count": player.stand_alone }),
            });
            sources.push(Source {
                name: "research",
                words: "research",
                points: score.research_points.into(),
                from: json!({
                    "level": score.research_level,
                    "manuscripts_used": score.manuscripts,
                }),
            });
        }
        sources.push(Source {
            name: "money",
            words: "money",
            points: score.money_points.into(),
            from: json!({ "coins": score.money }),
        });
        sources
    }

    fn explain_scores(&self, state: &State, page: &mut Page) {
        for seat in Seat::first(self.setup().players) {
            page.paragraph(&explain_score(self, state, seat));
        }
    }
}

const fn only_research() -> Expansions {
    Expansions {
        research: true,
        roles: false,
    }
}

const fn only_roles() -> Expansions {
    Expansions {
        research: false,
        roles: true,
    }
}

fn why_not(error: SetupError) -> String {
    match error {
        SetupError::LeftOut(Some(_)) => {
            "--left-out is for three players: more play with all four sites".into()
        }
        SetupError::QuickStartNeeds(_) => {
            "--quick-start at three players leaves out asia: expected no other --left-out".into()
        }
        other => {
            let mut sentence = String::new();
            // A string takes whatever is written to it.
            let _ = setup_error(&mut sentence, ENGLISH, &other);
            sentence
        }
    }
}

fn explain_score(game: &Artifact, state: &State, seat: Seat) -> String {
    let score = game.score(state.table(), seat);
    let player = &state.table().players[seat];
    let worth = |tile| {
        format!(
            "{} ({})",
            names::tile_words(tile),
            game.values().tiles[tile].points
        )
    };
    let mut shown: Vec<String> = score.tiles.iter().map(worth).collect();
    if player.stand_alone > 0 {
        shown.push(names::stand_alone(player.stand_alone));
    }
    if shown.is_empty() {
        shown.push("nothing".into());
    }
    let mut text = format!(
        "{} exhibited {}, and has {} left.",
        colour(seat),
        list(&shown),
        coins(score.money)
    );
    if game.setup().expansions.research {
        let levels = Site::ALL.into_iter().filter(|site| game.in_play(*site));
        let levels: Vec<String> = levels
            .map(|site| names::research_space(player.research[site]).to_string())
            .collect();
        text += &format!(
            " The research markers stand on spaces {}: space {} counts.",
            list(&levels),
            names::research_space(score.research_level)
        );
    }
    text
}
