//! The logs that take longest to come back to: full, of the longest game, with as much taken back in
//! them as fits, in several mixes. A device has to resume each of them at once.

// A game that cannot be played is a failed test: these functions are only ever called from tests.
#![allow(clippy::expect_used)]

use engine::artifact::Action;
use handheld::play::LOG;

use crate::handheld_positions::{Position, full};
use crate::play::{Chance, below, chance, random_action};

/// The longest of so many games is taken.
const GAMES: u64 = 100;

/// More bytes than a decision and all the cards it turns up take.
const DECISION: usize = 80;

/// What people do with a game again and again until its log is full.
type Mix = fn(&mut Position, &mut Chance);

/// Each with a sentence that says what is in it.
pub fn worst_logs() -> Vec<(&'static str, Position)> {
    let games = || (0..GAMES).map(played);
    let longest = games().max_by_key(|(position, _)| position.log.entries().len());
    let most_cards = games().map(|(_, most)| most).max_by_key(Most::cards);
    let (Some((whole, _)), Some(most)) = (longest, most_cards) else {
        return Vec::new();
    };
    let mixes: [(&str, Mix); 3] = [
        ("one decision is taken back for ever", |position, rng| {
            take_back(position, 1);
            decide(position, rng);
        }),
        ("two steps back, one forward", |position, rng| {
            // From the end to the beginning, and to the end again.
            let down = position.log.entries().len() / 1000 % 2 == 0;
            let is_over = position.turn().is_none();
            take_back(position, if down || is_over { 2 } else { 0 });
            decide(position, rng);
        }),
        ("far back, and forward again", |position, rng| {
            take_back(position, 1 + below(40, rng));
            for _ in 0..below(40, rng) {
                decide(position, rng);
            }
        }),
    ];
    let mut logs: Vec<_> = mixes
        .into_iter()
        .map(|(name, mix)| (name, filled(whole.clone(), mix)))
        .collect();
    logs.push((
        "what turns up most cards is taken back for ever",
        most.filled(),
    ));
    logs
}

/// A decision that turns up cards, and the position before it.
#[derive(Clone)]
struct Most {
    before: Position,
    action: Action,
    after: usize,
}

impl Most {
    /// How many bytes it takes in the log, cards included.
    fn cards(&self) -> usize {
        self.after - self.before.log.entries().len()
    }

    fn filled(self) -> Position {
        let mut position = self.before;
        while has_room(&position) {
            position.decide(self.action);
            take_back(&mut position, 1);
        }
        position
    }
}

/// A whole game by chance, and the decision in it that turned up most cards.
fn played(seed: u64) -> (Position, Most) {
    let mut rng = chance(seed);
    let mut position = Position::start(full(5), seed);
    let mut most: Option<Most> = None;
    while let Some(seat) = position.turn() {
        let before = position.clone();
        let action = random_action(&position.log.legal(seat), &mut rng);
        position.decide(action);
        let after = position.log.entries().len();
        let one = Most {
            before,
            action,
            after,
        };
        if most.as_ref().is_none_or(|most| most.cards() < one.cards()) {
            most = Some(one);
        }
    }
    (position, most.expect("a game has decisions"))
}

/// Goes on until the log has no room for another decision.
fn filled(mut position: Position, mix: Mix) -> Position {
    let mut rng = chance(16);
    while has_room(&position) {
        mix(&mut position, &mut rng);
    }
    position
}

fn has_room(position: &Position) -> bool {
    position.log.entries().len() + DECISION < LOG
}

/// Takes back, past every barrier, as long as there is something and room to say so.
fn take_back(position: &mut Position, decisions: usize) {
    for _ in 0..decisions {
        let _ = position.log.undo_past_barrier();
    }
}

/// Any decision, if the game is not over and there is room for it.
fn decide(position: &mut Position, rng: &mut Chance) {
    if let Some(seat) = position.turn().filter(|_| has_room(position)) {
        let action = random_action(&position.log.legal(seat), rng);
        position.decide(action);
    }
}
