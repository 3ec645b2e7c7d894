//! The one search for all games: imagined games are played on from each action, in slices of any
//! length, and the weaker half of the actions is dropped again and again.
//!
//! Every action is tried on the same imagined cards with the same numbers of chance, so that it is
//! the action that makes the difference. What is counted is engine calls, never time: how the work
//! is sliced changes nothing.

use engine::actions::{ActionSet, Coded};
use engine::game::{Actor, Unwatched};
use engine::seat::Seat;
use rand_xoshiro::rand_core::SeedableRng;

use crate::opponent::standing;
use crate::pool::Pool;
use crate::sense::guess;
use crate::{Chance, Opponent, Plan, Way, Weigh, decide};

/// What all chance of one decision comes from. Another number for each decision of a game, or a
/// bot would roll alike in each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSeed(pub u64);

/// What a victory is worth in points where nothing else is known.
const PLAIN_VICTORY: i32 = 50;

/// How far thinking has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Engine calls that were made.
    pub done: u32,
    /// Engine calls that there will be at most.
    pub of: u32,
}

impl Progress {
    /// The share that is done, of a whole of so many parts.
    pub fn share(self, parts: u32) -> u32 {
        let parts = u64::from(self.done) * u64::from(parts) / u64::from(self.of.max(1));
        parts as u32
    }
}

/// What has come of thinking so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought<A> {
    /// Nothing yet.
    Thinking(Progress),
    /// A legal action.
    Decided(A),
}

/// A seat that thinks about one decision.
///
/// It has a view, the rules and the legal actions, and no state: what its seat may not know, it
/// cannot know. It is small enough to be kept by value; the room for what is tried is a [`Pool`],
/// the same at every call.
#[derive(Clone, Debug)]
pub struct Thinker<G: Opponent> {
    seat: Seat,
    view: G::View,
    legal: ActionSet<G::Action>,
    /// What is done if nothing speaks for anything.
    first: G::Action,
    plan: Plan,
    seed: BotSeed,
    decided: Option<G::Action>,
    /// Engine calls so far.
    spent: u32,
    /// With so many engine calls, the weaker half of the actions is dropped.
    halving: u32,
    /// The place of the action that is tried.
    arm: usize,
    /// How often all actions were tried.
    turn: u32,
    /// The imagined game that is played on.
    imagined: Option<G::State>,
    /// The milestone where it is valued.
    until: u16,
    rng: Chance,
}

/// What one engine call did to an imagined game.
enum Call {
    /// It goes on.
    On,
    /// It can be valued.
    Done,
}

impl<G: Opponent> Thinker<G> {
    /// A seat begins to think: `None` if there is nothing to choose from. What is in the pool is
    /// lost.
    pub fn start(
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &ActionSet<G::Action>,
        plan: Plan,
        seed: BotSeed,
        pool: &mut Pool,
    ) -> Option<Self> {
        let first = legal.first()?;
        let mut thinker = Self {
            seat,
            view: view.clone(),
            legal: *legal,
            first,
            plan,
            seed,
            decided: None,
            spent: 0,
            halving: 0,
            arm: 0,
            turn: 0,
            imagined: None,
            until: 0,
            rng: Chance::seed_from_u64(seed.0),
        };
        if legal.nth(1).is_none() {
            thinker.decided = Some(first);
        } else {
            G::ponder(&mut thinker, game, pool);
        }
        Some(thinker)
    }

    /// What is decided at once, and which actions are to be tried; for [`Opponent::ponder`] alone.
    pub fn ponder(&mut self, game: &G, pool: &mut Pool) {
        pool.clear();
        match self.plan.way {
            Way::Chance => self.decided = self.legal.choose(&mut self.rng),
            Way::Sense => {
                self.decided = decide(game, self.seat, &self.view, &self.legal, &mut self.rng);
            }
            Way::Guess { roots } => {
                let (view, legal) = (&self.view, &self.legal);
                self.decided = guess(game, self.seat, view, legal, roots, &mut self.rng);
            }
            Way::Judgement => self.rank(game, pool, 1),
            Way::Search { arms, .. } => self.rank(game, pool, usize::from(arms).max(1)),
            Way::Plain => {
                for action in self.legal.iter() {
                    pool.rank(action.code(), 0, usize::MAX);
                }
            }
        }
        pool.begin();
        self.plan_halving(pool);
    }

    fn rank(&self, game: &G, pool: &mut Pool, room: usize) {
        let judgement = game.judgement(self.seat, &self.view);
        for action in self.legal.iter() {
            let weight = judgement.weigh(action);
            if weight > 0 || !G::PRUNES {
                pool.rank(action.code(), weight, room);
            }
        }
        if pool.len() == 0 {
            for action in self.legal.iter() {
                pool.rank(action.code(), 0, room);
            }
        }
    }

    /// Goes on thinking for so many engine calls at most.
    pub fn step(&mut self, game: &G, pool: &mut Pool, calls: u32) -> Thought<G::Action> {
        G::search(self, game, pool, calls)
    }

    /// The same, for [`Opponent::search`] alone.
    pub fn search(&mut self, game: &G, pool: &mut Pool, calls: u32) -> Thought<G::Action> {
        let until = self.spent.saturating_add(calls).min(self.plan.calls);
        while self.decided.is_none() && self.spent < until && pool.len() > 1 {
            self.play(game, pool, until);
        }
        let done = self.spent >= self.plan.calls || pool.len() <= 1;
        if self.decided.is_none() && done {
            self.decided = Some(self.best(pool));
        }
        match self.decided {
            Some(action) => Thought::Decided(action),
            None => Thought::Thinking(self.progress()),
        }
    }

    /// The best action so far, for whoever does not want to wait.
    pub fn move_now(&self, pool: &Pool) -> G::Action {
        self.decided.unwrap_or_else(|| self.best(pool))
    }

    /// How far thinking has come.
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.spent,
            of: self.plan.calls,
        }
    }

    /// The seat that thinks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What an action is good for, as everybody may hear it.
    pub fn reason(&self, game: &G, action: G::Action) -> Option<G::Reason> {
        game.reason(G::table(&self.view), self.seat, action)
    }

    /// The same, as only the seat that thinks may hear it.
    pub fn own_reason(&self, game: &G, action: G::Action) -> Option<G::Reason> {
        game.own_reason(G::table(&self.view), self.seat, action)
    }

    fn best(&self, pool: &Pool) -> G::Action {
        let best = pool.best().and_then(|arm| G::Action::from_code(arm.code));
        // A pool that was used for something else in between must not make a move illegal.
        best.filter(|action| self.legal.contains(*action))
            .unwrap_or(self.first)
    }

    /// Plays on with the imagined game, or begins one, for at least one engine call and at most up
    /// to so many in all.
    fn play(&mut self, game: &G, pool: &mut Pool, until: u32) {
        let Some(mut imagined) = self.imagined.take() else {
            self.imagine(game, pool);
            self.spent += 1;
            return;
        };
        while self.spent < until {
            self.spent += 1;
            if let Call::Done = self.call(game, &mut imagined) {
                let value = self.value(game, &imagined);
                self.note(pool, value);
                return;
            }
        }
        self.imagined = Some(imagined);
    }

    /// Imagines a game that looks as this one does, and tries the next action in it.
    fn imagine(&mut self, game: &G, pool: &mut Pool) {
        // The same cards and the same chance for every action of a turn.
        let number = self.seed.0 ^ u64::from(self.turn).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.rng = Chance::seed_from_u64(number);
        let mut imagined = game.sample(&self.view, &mut self.rng);
        self.until = match self.plan.way {
            Way::Search { ahead, .. } => game.milestone(&imagined).saturating_add(ahead),
            _ => u16::MAX,
        };
        let arm = pool.arms().get(self.arm);
        let action = arm.and_then(|arm| G::Action::from_code(arm.code));
        if let Some(action) = action.filter(|action| self.legal.contains(*action)) {
            game.act(&mut imagined, self.seat, action, &mut Unwatched);
        }
        self.imagined = Some(imagined);
    }

    /// One engine call: a decision, or an outcome of chance.
    fn call(&mut self, game: &G, imagined: &mut G::State) -> Call {
        let seat = match game.actor(imagined) {
            Actor::Nobody => return Call::Done,
            Actor::Chance => {
                game.roll(imagined, &mut self.rng);
                return self.milestone(game, imagined);
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => match seats.iter().next() {
                Some(seat) => seat,
                None => return Call::Done,
            },
        };
        if self.plan.way != Way::Plain {
            let calls = game.rush(imagined, &mut self.rng);
            if calls > 0 {
                self.spend(calls - 1);
                return self.milestone(game, imagined);
            }
        }
        let legal = game.legal(imagined, seat);
        let action = match self.plan.way {
            Way::Plain => legal.choose(&mut self.rng),
            _ => game.play_on(imagined, seat, &legal, &mut self.rng),
        };
        match action {
            Some(action) => {
                game.act(imagined, seat, action, &mut Unwatched);
                self.milestone(game, imagined)
            }
            None => Call::Done,
        }
    }

    fn milestone(&self, game: &G, imagined: &G::State) -> Call {
        if self.until == u16::MAX || game.milestone(imagined) < self.until {
            Call::On
        } else {
            Call::Done
        }
    }

    fn value(&mut self, game: &G, imagined: &G::State) -> i32 {
        if self.plan.way == Way::Plain {
            let (lead, wins) = standing(game, imagined, self.seat);
            return lead + PLAIN_VICTORY * i32::from(wins);
        }
        self.spend(G::VALUE_CALLS);
        game.value(imagined, self.seat)
    }

    /// More engine calls than the one that was counted.
    fn spend(&mut self, calls: u32) {
        self.spent = self.spent.saturating_add(calls).min(self.plan.calls);
    }

    /// Takes down how an action did. When all were tried equally often and it is time, the weaker
    /// half goes.
    fn note(&mut self, pool: &mut Pool, value: i32) {
        if let Some(arm) = pool.arms().get_mut(self.arm) {
            arm.tries += 1;
            arm.sum += i64::from(value);
        }
        self.arm += 1;
        if self.arm < pool.len() {
            return;
        }
        self.arm = 0;
        self.turn += 1;
        if self.spent >= self.halving {
            pool.halve();
            self.plan_halving(pool);
        }
    }

    /// Every halving gets an equal part of what is left.
    fn plan_halving(&mut self, pool: &Pool) {
        let halvings = pool.len().next_power_of_two().trailing_zeros().max(1);
        let left = self.plan.calls.saturating_sub(self.spent);
        self.halving = self.spent + left / halvings;
    }
}
