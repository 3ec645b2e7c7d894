//! The logs that take longest to come back to: full, of the longest game, with as much taken back in
//! them as fits, in several mixes; full to the last byte, so that room is made as soon as there is time; and of people who
//! deal and put right what they like. A device has to resume each of them at once.

// A game that cannot be played is a failed test: these functions are only ever called from tests.
#![allow(clippy::expect_used, clippy::indexing_slicing)]

use engine::artifact::Artifact;
use engine::dealer::{Deals, Seeded};
use engine::game::Actor;
use engine::log::Entry;
use engine::record::Record;
use engine::seat::Seat;
use engine::stack::ArtifactStack;
use engine::warehouse51::{self, Warehouse51};
use handheld::games::GameUi;
use handheld::play::{Dealing, LOG, Shell};
use handheld::save;

use crate::handheld_positions::{full, long_names};
use crate::handheld_stack;
use crate::play::{
    Chance, Tested, below, chance, dealers_seed, random_action, random_seat, step_dealt,
};

/// The longest of so many games is taken.
const GAMES: u64 = 100;

/// More bytes than a decision and all the cards it turns up take.
const DECISION: usize = 80;

/// A game that is under way, and the number of the seed that its cards come from.
#[derive(Clone)]
struct Line<G: Tested> {
    record: Record<G, LOG>,
    seed: u64,
}

/// What people do with a game again and again until its log is full.
type Mix<G> = fn(&mut Line<G>, &mut Chance);

/// Saves of all three games, each with a sentence that says what is in it.
pub fn worst_logs() -> Vec<(String, Vec<u8>)> {
    let artifact = Artifact::new(full(5)).expect("a set-up that can be played");
    let warehouse = Warehouse51::new(warehouse51::Setup::of(5));
    let stack = ArtifactStack::new(handheld_stack::setup(4));
    let mut logs = worst_of("Artifact", &artifact);
    logs.extend(worst_of("Warehouse 51", &warehouse.expect("one too")));
    logs.extend(worst_of("Artifact Stack", &stack.expect("and one")));
    logs
}

fn worst_of<G: GameUi + Tested>(name: &str, game: &G) -> Vec<(String, Vec<u8>)> {
    let games = (0..GAMES).map(|seed| Line::played(game, seed));
    let (lines, most): (Vec<_>, Vec<_>) = games.unzip();
    let longest = lines.into_iter().max_by_key(Line::length);
    let most_cards = most.into_iter().max_by_key(|most| most.cards);
    let (Some(whole), Some(most)) = (longest, most_cards) else {
        return Vec::new();
    };
    let mixes: [(&str, Mix<G>); 3] = [
        ("one decision is taken back for ever", |line, rng| {
            line.take_back(1);
            line.decide(rng);
        }),
        ("two steps back, one forward", |line, rng| {
            // From the end to the beginning, and to the end again.
            let down = line.length() / 1000 % 2 == 0;
            let is_over = line.record.actor() == Actor::Nobody;
            line.take_back(if down || is_over { 2 } else { 0 });
            line.decide(rng);
        }),
        ("far back, and forward again", |line, rng| {
            line.take_back(1 + below(40, rng));
            for _ in 0..below(40, rng) {
                line.decide(rng);
            }
        }),
    ];
    let mut logs: Vec<_> = mixes
        .into_iter()
        .map(|(what, mix)| (what, whole.clone().filled(mix)))
        .collect();
    logs.push(("people deal", told(game)));
    logs.push((
        "what is put right is taken back now and then",
        put_right(game),
    ));
    let to_the_last_byte = logs.first().map(|(_, line)| line.clone().crammed());
    logs.push((
        "what turns up most cards is taken back for ever",
        most.filled(),
    ));
    logs.extend(to_the_last_byte.map(|line| ("there is no room left", line)));
    let saved = logs.into_iter();
    saved
        .map(|(what, line)| (format!("{name}: {what}"), line.save()))
        .collect()
}

/// People say what came up from the beginning, and take back one thing in three.
fn told<G: GameUi + Tested>(game: &G) -> Line<G> {
    let mut rng = chance(18);
    let mut line = Line::new(game, 18);
    line.record
        .change_dealer(Deals::People)
        .expect("it is open");
    let mut dealer = Seeded(dealers_seed(line.seed));
    while line.has_room() {
        if below(3, &mut rng) == 0 || !step_dealt(&mut line.record, &mut dealer, &mut rng) {
            line.take_back(1);
        }
    }
    line
}

/// A part of a game, and then whatever can be written into its books, also against the rules. One thing in three is taken
/// back.
fn put_right<G: GameUi + Tested>(game: &G) -> Line<G> {
    /// After so many tries there is nothing more to put right.
    const ENOUGH: usize = 30_000;
    let mut rng = chance(19);
    let mut line = Line::new(game, 19);
    for _ in 0..20 {
        line.deal();
        line.decide(&mut rng);
    }
    while line.has_room() {
        // Most bytes say nothing that can be put right.
        let mut tries = (0..ENOUGH).map(|_| {
            let mut bytes = [0; 4];
            bytes.fill_with(|| below(32, &mut rng) as u8);
            let length = 1 + below(bytes.len(), &mut rng);
            line.record.follow(Entry::House(&bytes[..length])).is_ok()
        });
        let is_put_right = tries.any(|is_put_right| is_put_right);
        if !is_put_right || below(3, &mut rng) == 0 {
            line.take_back(1);
        }
    }
    line
}

/// A decision that turns up cards, and the game before it.
struct Most<G: Tested> {
    before: Line<G>,
    decision: (Seat, G::Action),
    /// How many bytes it takes in the log, cards included.
    cards: usize,
}

impl<G: GameUi + Tested> Most<G> {
    fn filled(self) -> Line<G> {
        let (mut line, (seat, action)) = (self.before, self.decision);
        while line.has_room() {
            line.carry_out(seat, action);
            line.take_back(1);
        }
        line
    }
}

impl<G: GameUi + Tested> Line<G> {
    fn new(game: &G, seed: u64) -> Self {
        Self {
            record: Record::new(*game),
            seed,
        }
    }

    /// A whole game by chance, and the decision in it that turned up most cards.
    fn played(game: &G, seed: u64) -> (Self, Most<G>) {
        let mut rng = chance(seed);
        let mut line = Self::new(game, seed);
        line.deal();
        let mut most: Option<Most<G>> = None;
        while line.has_room() {
            let before = line.clone();
            let Some(decision) = line.decide_one(&mut rng) else {
                break;
            };
            let cards = line.length() - before.length();
            if most.as_ref().is_none_or(|most| most.cards < cards) {
                most = Some(Most {
                    before,
                    decision,
                    cards,
                });
            }
        }
        (line, most.expect("a game has decisions"))
    }

    fn length(&self) -> usize {
        self.record.entries().len()
    }

    fn has_room(&self) -> bool {
        self.length() + DECISION < LOG
    }

    /// Goes on until the log has no room for another decision.
    fn filled(mut self, mix: Mix<G>) -> Self {
        let mut rng = chance(16);
        while self.has_room() {
            mix(&mut self, &mut rng);
        }
        self
    }

    /// Goes on until the log takes nothing any more, and ends with a decision taken back.
    fn crammed(mut self) -> Self {
        let mut rng = chance(17);
        while self.record.has_room() {
            self.take_back(1);
            self.decide_one(&mut rng);
        }
        self
    }

    /// Takes back, past every barrier, as long as there is something and room to say so.
    fn take_back(&mut self, decisions: usize) {
        for _ in 0..decisions {
            let _ = self.record.undo_past_barrier();
        }
    }

    /// Any decision, if the game is not over and there is room for it.
    fn decide(&mut self, rng: &mut Chance) {
        if self.has_room() {
            self.decide_one(rng);
        }
    }

    /// Any decision, if the game is not over.
    fn decide_one(&mut self, rng: &mut Chance) -> Option<(Seat, G::Action)> {
        let seat = random_seat(self.record.actor(), rng)?;
        let action = random_action(&self.record.legal(seat), rng);
        self.carry_out(seat, action);
        Some((seat, action))
    }

    /// A seat decides, and chance does what it has to. A log without room takes nothing.
    fn carry_out(&mut self, seat: Seat, action: G::Action) {
        let _ = self.record.decide(seat, action);
        self.deal();
    }

    /// Chance does what it has to, as long as there is room.
    fn deal(&mut self) {
        let mut dealer = Seeded(dealers_seed(self.seed));
        while self.record.actor() == Actor::Chance && self.record.deal(&mut dealer).is_ok() {}
    }

    fn save(&self) -> Vec<u8> {
        let dealing = Dealing::Device(dealers_seed(self.seed));
        let shell = Shell::new(long_names(), dealing);
        let header = save::header_of(self.record.game(), &shell).expect("a set-up fits a header");
        [header.as_slice(), self.record.entries()].concat()
    }
}
