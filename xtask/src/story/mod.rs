//! `cargo xtask story`: plays a game by chance and tells it, as a report for people or as JSON
//! Lines for programs. `docs/story-json.md` says what every field means.
//!
//! A game joins by implementing [`Tell`] and an entry in [`GAMES`].

mod artifact;
mod json;
mod options;
mod page;
mod stack;
#[cfg(test)]
mod tests;
mod text;
mod warehouse51;

use std::io::{self, BufWriter, Write};

use engine::actions::ActionSet;
use engine::chance::Seed;
use engine::dealer::{Dealer, Seeded, Told};
use engine::game::{Actor, Game, Odds};
use engine::record::Record;
use engine::seat::Seat;
use engine::standings::Standing;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256StarStar;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::Failure;
use options::{Options, Parsed};
use page::Page;

/// The games that can be told.
const GAMES: &[Teller] = &[
    Teller {
        name: engine::artifact::Artifact::NAME,
        tell: tell::<engine::artifact::Artifact>,
    },
    Teller {
        name: engine::warehouse51::Warehouse51::NAME,
        tell: tell::<engine::warehouse51::Warehouse51>,
    },
    Teller {
        name: engine::stack::ArtifactStack::NAME,
        tell: tell::<engine::stack::ArtifactStack>,
    },
];

struct Teller {
    name: &'static str,
    tell: fn(&Options, &mut dyn Write) -> Result<(), Failure>,
}

/// A game that can be told.
pub trait Tell: Game + Clone {
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

    /// The game that the options ask for. It takes those that are its own.
    fn set_up(options: &mut Options) -> Result<Self, Failure>;

    /// How much sense an action makes to a player who does not think ahead and looks at nothing
    /// but what that seat knows. Chance decides, in proportion; if nothing makes sense, all are
    /// alike.
    fn sense(&self, state: &Self::State, seat: Seat, action: Self::Action) -> u32;

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

/// One entry of the log, with what was before and after it.
pub struct Step<G: Game> {
    /// The state before.
    pub before: G::State,
    /// What was entered.
    pub entry: Entry<G>,
    /// What came of it, in order.
    pub events: Vec<G::Event>,
    /// The state after.
    pub after: G::State,
}

/// What a step consists in.
pub enum Entry<G: Game> {
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
        /// What there was to choose from.
        legal: ActionSet<G::Action>,
        /// Do the others learn it only when all have decided?
        secret: bool,
    },
    /// Chance brought something.
    Chance {
        /// What.
        outcome: G::Outcome,
        /// What it might have brought.
        odds: Odds<G::Outcome>,
    },
}

/// A game from beginning to end.
pub struct Tale<G: Game> {
    /// The set-up.
    pub game: G,
    /// How chance was seeded.
    pub seeds: Seeds,
    /// Did chance decide without any sense?
    pub plain: bool,
    /// The state before the first step.
    pub first: G::State,
    /// Every step.
    pub steps: Vec<Step<G>>,
}

impl<G: Game> Tale<G> {
    /// The state after the last step.
    pub fn last(&self) -> &G::State {
        self.steps.last().map_or(&self.first, |step| &step.after)
    }
}

/// The number that a story is asked for by, and what is made of it.
#[derive(Clone, Copy)]
pub struct Seeds {
    /// The number.
    pub number: u64,
}

impl Seeds {
    /// What the cards come from.
    pub fn deal(self) -> [u8; 32] {
        self.digest("deal")
    }

    /// What the decisions come from.
    fn play(self) -> [u8; 32] {
        self.digest("play")
    }

    fn digest(self, label: &str) -> [u8; 32] {
        Sha256::digest(format!("pocket-museum story {label} {}", self.number)).into()
    }
}

/// The room for a log: several times the longest that was seen.
const LOG: usize = 16_384;

/// Plays a game to its end.
pub fn play<G: Tell>(game: &G, seeds: Seeds, plain: bool) -> Result<Tale<G>, Failure> {
    let mut record: Record<G, LOG> = Record::new(game.clone());
    let mut rng = Xoshiro256StarStar::from_seed(seeds.play());
    let first = *record.state();
    let mut steps = Vec::new();
    loop {
        let before = *record.state();
        let mut events = Vec::new();
        let mut witness = |event| events.push(event);
        let entry = match record.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                let (outcome, odds) = turn_up(&record, seeds)?;
                let mut told = Told(|_: &Odds<G::Outcome>| Some(outcome));
                let dealt = record.deal_watched(&mut told, &mut witness);
                dealt.map_err(|error| Failure::Failed(error.to_string()))?;
                Entry::Chance { outcome, odds }
            }
            actor @ (Actor::Seat(_) | Actor::Secret(_)) => {
                let (seat, secret) = match actor {
                    Actor::Seat(seat) => (Some(seat), false),
                    Actor::Secret(seats) => (seats.iter().next(), true),
                    _ => (None, false),
                };
                let seat = seat.ok_or_else(|| stuck("nobody is asked"))?;
                let legal = record.legal(seat);
                let action = choose(game, &before, seat, legal, plain, &mut rng)?;
                let decided = record.decide_watched(seat, action, &mut witness);
                decided.map_err(|error| Failure::Failed(error.to_string()))?;
                Entry::Decision {
                    seat,
                    action,
                    legal,
                    secret,
                }
            }
        };
        steps.push(Step {
            before,
            entry,
            events,
            after: *record.state(),
        });
    }
    Ok(Tale {
        game: game.clone(),
        seeds,
        plain,
        first,
        steps,
    })
}

fn stuck(why: &str) -> Failure {
    Failure::Failed(format!("the game does not go on: {why}"))
}

fn turn_up<G: Tell>(
    record: &Record<G, LOG>,
    seeds: Seeds,
) -> Result<(G::Outcome, Odds<G::Outcome>), Failure> {
    let odds = record.odds().ok_or_else(|| stuck("chance has no odds"))?;
    let outcome = Seeded(Seed(seeds.deal())).outcome(&odds);
    let outcome = outcome.ok_or_else(|| stuck("chance has nothing to bring"))?;
    Ok((outcome, odds))
}

/// Chance decides: among all that is legal alike, or weighted by sense.
fn choose<G: Tell>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: ActionSet<G::Action>,
    plain: bool,
    rng: &mut impl Rng,
) -> Result<G::Action, Failure> {
    let sense = |action| {
        if plain {
            0
        } else {
            game.sense(state, seat, action) as usize
        }
    };
    let weights: Vec<(G::Action, usize)> = legal.iter().map(|one| (one, sense(one))).collect();
    let total: usize = weights.iter().map(|(_, weight)| weight).sum();
    let chosen = if total == 0 {
        legal.nth(crate::random(legal.len(), rng))
    } else {
        let mut number = crate::random(total, rng);
        weights.iter().find_map(|(action, weight)| {
            if number < *weight {
                return Some(*action);
            }
            number -= weight;
            None
        })
    };
    chosen.ok_or_else(|| stuck("a seat has nothing to choose from"))
}

/// Runs the command.
pub fn story(parser: lexopt::Parser) -> Result<(), Failure> {
    let options = match options::parse(parser)? {
        Parsed::Help(text) => return write_out(|out| Ok(out.write_all(text.as_bytes())?)),
        Parsed::Story(options) => options,
    };
    let teller = GAMES
        .iter()
        .find(|teller| teller.name == options.game)
        .ok_or_else(|| {
            let names: Vec<&str> = GAMES.iter().map(|teller| teller.name).collect();
            Failure::Usage(format!(
                "unknown game {:?}: expected {}",
                options.game,
                names.join(", ")
            ))
        })?;
    write_out(|out| (teller.tell)(&options, out))
}

fn tell<G: Tell>(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let mut own = options.clone();
    let game = G::set_up(&mut own)?;
    own.nothing_left(G::NAME)?;
    let seeds = Seeds {
        number: options.seed,
    };
    let tale = play(&game, seeds, options.plain)?;
    if options.json {
        for object in json::objects(&tale) {
            writeln!(out, "{object}")?;
        }
    } else {
        out.write_all(text::text(&tale).as_bytes())?;
    }
    Ok(())
}

/// Writes to the standard output. A reader who has seen enough (`| head`) is no failure.
fn write_out(write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut out = Polite {
        out: BufWriter::new(io::stdout().lock()),
        gone: false,
    };
    write(&mut out)?;
    Ok(out.flush()?)
}

/// Goes on without a word when nobody reads any more.
struct Polite<W> {
    out: W,
    gone: bool,
}

impl<W: Write> Polite<W> {
    fn note<T>(&mut self, result: io::Result<T>, instead: T) -> io::Result<T> {
        match result {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.gone = true;
                Ok(instead)
            }
            other => other,
        }
    }
}

impl<W: Write> Write for Polite<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.gone {
            return Ok(bytes.len());
        }
        let result = self.out.write(bytes);
        self.note(result, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.gone {
            return Ok(());
        }
        let result = self.out.flush();
        self.note(result, ())
    }
}
