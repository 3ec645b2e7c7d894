//! A game from beginning to end: played once, then told.

use bots::{Sensible, below, decide};
use engine::actions::ActionSet;
use engine::chance::Seed;
use engine::dealer::{Dealer, Seeded, Told};
use engine::game::{Actor, Game, Observer, Odds};
use engine::record::Record;
use engine::seat::{Seat, Seats};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256StarStar;
use sha2::{Digest, Sha256};

use crate::Failure;

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
    /// People put something right.
    Correction {
        /// What.
        correction: G::Correction,
        /// Whatever the rules say?
        house: bool,
    },
}

/// Where a game comes from.
pub enum Origin {
    /// It was played to be told.
    Invented {
        /// How chance was seeded.
        seeds: Seeds,
        /// Did chance decide without any sense?
        plain: bool,
    },
    /// People played it.
    Played {
        /// What they are called, by seat.
        names: Vec<String>,
        /// What the cards came from, if the device dealt.
        seed: Option<[u8; 32]>,
    },
}

/// A game from beginning to end.
pub struct Tale<G: Game> {
    /// The set-up.
    pub game: G,
    /// Where it comes from.
    pub origin: Origin,
    /// The state before the first step.
    pub first: G::State,
    /// Every step.
    pub steps: Vec<Step<G>>,
}

impl<G: Game> Tale<G> {
    /// Did it come to its end?
    pub fn is_over(&self) -> bool {
        self.game.actor(self.last()) == Actor::Nobody
    }

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
pub const LOG: usize = 16_384;

/// Plays a game to its end.
pub fn play<G: Sensible + Clone>(game: &G, seeds: Seeds, plain: bool) -> Result<Tale<G>, Failure> {
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
                let (asked, secret) = match actor {
                    Actor::Seat(seat) => (Seats::only(seat), false),
                    Actor::Secret(seats) => (seats, true),
                    _ => (Seats::NONE, false),
                };
                let first = asked.iter().next();
                let first = first.ok_or_else(|| stuck("nobody is asked"))?;
                let seat = match plain {
                    true => speaks_up(&record, asked, &mut rng).unwrap_or(first),
                    false => first,
                };
                let legal = record.legal(seat);
                let action = if plain {
                    legal.choose(&mut rng)
                } else {
                    let view = record.view(Observer::Seat(seat));
                    decide(game, seat, &view, &legal, &mut rng)
                };
                let action = action.ok_or_else(|| stuck("a seat has nothing to choose from"))?;
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
        origin: Origin::Invented { seeds, plain },
        first,
        steps,
    })
}

/// With decisions by chance alone, one in so many is another seat's, if one may act unasked.
const SPEAKS_UP: u32 = 16;

/// A seat that acts though others are asked. No number of chance is used where none may.
fn speaks_up<G: Game>(record: &Record<G, LOG>, asked: Seats, rng: &mut impl Rng) -> Option<Seat> {
    let others = Seat::first(record.game().seats());
    let others = others.filter(|seat| !asked.contains(*seat) && !record.legal(*seat).is_empty());
    let others: Vec<Seat> = others.collect();
    let count = u32::try_from(others.len())
        .ok()
        .filter(|count| *count > 0)?;
    let number = below(SPEAKS_UP * count, rng);
    others.get(usize::try_from(number).ok()?).copied()
}

fn stuck(why: &str) -> Failure {
    Failure::Failed(format!("the game does not go on: {why}"))
}

fn turn_up<G: Game>(
    record: &Record<G, LOG>,
    seeds: Seeds,
) -> Result<(G::Outcome, Odds<G::Outcome>), Failure> {
    let odds = record.odds().ok_or_else(|| stuck("chance has no odds"))?;
    let outcome = Seeded(Seed(seeds.deal())).outcome(&odds);
    let outcome = outcome.ok_or_else(|| stuck("chance has nothing to bring"))?;
    Ok((outcome, odds))
}
