//! This device decides for a seat. A thinker gets the rules, that seat's view and what the seat may do, and nothing
//! else; what it decides goes into the record like what anybody decides.

use core::fmt::{Result as Written, Write};

use bots::{BotSeed, Level, Pool, Progress, Thinker, Thought};
use engine::actions::Coded;
use engine::game::Observer;
use engine::seat::Seat;

use super::{Decision, Eyes, NotDone, Session};
use crate::games::{GameUi, Interest};
use crate::world::World;

/// The last deeds are looked for among so many things that happened.
const LOOKED_THROUGH: usize = 24;
/// So many of them are told at most.
const DEEDS: usize = 2;

/// What is told of a bot's decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Told {
    /// What it did: that has a reason.
    Deed,
    /// What came of it, or happened before it.
    Besides,
}

/// What is thought about: who decides, and how well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// Who decides.
    pub seat: Seat,
    /// How well.
    pub level: Level,
}

/// A seat that thinks.
#[derive(Clone, Debug)]
pub(super) struct Mind<G: GameUi> {
    task: Task,
    /// How many entries of the record it has seen: with another it begins anew.
    at: usize,
    thinker: Thinker<G>,
}

/// What a seat was advised to decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Advice<G: GameUi> {
    /// For whom, and how well it was thought about.
    task: Task,
    /// How many entries of the record there were.
    at: usize,
    action: G::Action,
    /// What it is good for.
    why: Option<G::Reason>,
}

/// What has come of thinking so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idea {
    /// Nothing yet.
    Thinking(Progress),
    /// Something to do.
    Decided(Decision),
}

/// What the app asks any game about seats that it decides for itself.
pub trait Minded {
    /// How many entries of the record count: another number for each decision of a game, the same whenever that
    /// decision comes up again.
    fn moves(&self) -> usize;

    /// Goes on thinking for so many engine calls, or begins; `None` if that seat has nothing to decide.
    fn think(&mut self, task: Task, seed: BotSeed, pool: &mut Pool, calls: u32) -> Option<Idea>;

    /// How far thinking has come, if it has begun.
    fn progress(&self, task: Task) -> Option<Progress>;

    /// The best that was thought of so far, if thinking has begun.
    fn best_so_far(&self, task: Task, pool: &Pool) -> Option<Decision>;

    /// Carries out what a bot decided, and notes what everybody may know of it.
    fn decide_for(&mut self, decision: Decision) -> Result<(), NotDone>;

    /// That is what a seat is advised to decide now. It stands until something is decided.
    fn advise(&mut self, task: Task, decision: Decision);

    /// How well that was thought about which a seat is advised to decide now, if it is.
    fn advised_by(&self, seat: Seat) -> Option<Level>;

    /// How many sentences tell what a bot has just done and what came of it; none if others are told nothing.
    fn deeds(&self) -> usize;

    /// Tells what was done last, as everybody may know it: what a bot did, what for and what came of it, after what
    /// people have not been told before it; or some sentences, one a line, the newest last.
    fn write_deeds(&self, world: &World, out: &mut dyn Write) -> Written;
}

impl<G: GameUi> Session<G> {
    fn mind_of(&self, task: Task) -> Option<&Mind<G>> {
        let at = self.record.moves();
        self.mind
            .as_ref()
            .filter(|mind| mind.task == task && mind.at == at)
    }

    /// What a seat is advised to decide now.
    fn advice(&self) -> Option<&Advice<G>> {
        let at = self.record.moves();
        self.advice.as_ref().filter(|advice| advice.at == at)
    }

    /// The same, for that seat.
    pub(super) fn advised(&self, seat: Seat) -> Option<G::Action> {
        let advice = self.advice().filter(|advice| advice.task.seat == seat);
        advice.map(|advice| advice.action)
    }

    /// What it is good for.
    pub(super) fn advice_reason(&self) -> Option<G::Reason> {
        self.advice()?.why
    }

    /// A seat begins to think: it is told what it may see, and what it may do.
    #[inline(never)] // what a thinker is made of takes room on the stack only then
    fn begin_thinking(&mut self, task: Task, seed: BotSeed, pool: &mut Pool) {
        // What was there goes first: then nothing stands between the new one and its place.
        self.mind = None;
        let (game, seat) = (self.record.game(), task.seat);
        let view = self.record.view(Observer::Seat(seat));
        let legal = self.record.legal(seat);
        let plan = G::plan(task.level);
        let at = self.record.moves();
        self.mind = Thinker::start(game, seat, &view, &legal, plan, seed, pool)
            .map(|thinker| Mind { task, at, thinker });
    }

    /// What the seat that thought wants to do something for, as everybody may hear it.
    fn reason_for(&self, Decision { seat, code }: Decision) -> Option<G::Reason> {
        let mind = self.mind.as_ref().filter(|mind| mind.task.seat == seat)?;
        mind.thinker
            .reason(self.record.game(), G::Action::from_code(code)?)
    }

    /// What that seat may hear of what it would be good for itself.
    fn own_reason_for(&self, seat: Seat, action: G::Action) -> Option<G::Reason> {
        let mind = self.mind.as_ref().filter(|mind| mind.task.seat == seat)?;
        mind.thinker.own_reason(self.record.game(), action)
    }

    /// Tells of what the last decision, a bot's, brought: first of all what it did, then what else is worth a glance,
    /// after what nobody was told yet when it was made.
    pub(super) fn told_of_bot(&self, tell: &mut dyn FnMut(Told, &G::Event)) {
        let end = self.record.event_count();
        let decided = end.saturating_sub(self.fresh);
        let mut is_told = false;
        let mut look = |number: usize, event: G::Event| {
            let interest = G::interest(&event);
            let is_deed = interest > Interest::Silent || G::is_called_out(&event);
            if number >= decided && is_deed && !is_told {
                is_told = true;
                tell(Told::Deed, &event);
            } else if interest >= Interest::Glanced {
                tell(Told::Besides, &event);
            }
        };
        let part = self.news_since.min(decided)..end;
        self.record.history_of(Observer::Table, part, &mut look);
    }

    /// The last things that happened of which others are told, the newest last.
    fn last_deeds(&self) -> heapless::Vec<G::Event, DEEDS> {
        let mut deeds = heapless::Vec::new();
        let end = self.record.event_count();
        let part = end.saturating_sub(LOOKED_THROUGH)..end;
        let mut look = |_: usize, event: G::Event| {
            if G::interest(&event) > Interest::Silent {
                if deeds.is_full() {
                    deeds.remove(0);
                }
                let _ = deeds.push(event);
            }
        };
        self.record.history_of(Observer::Table, part, &mut look);
        deeds
    }
}

impl<G: GameUi> Minded for Session<G> {
    fn moves(&self) -> usize {
        self.record.moves()
    }

    fn think(&mut self, task: Task, seed: BotSeed, pool: &mut Pool, calls: u32) -> Option<Idea> {
        if self.mind_of(task).is_none() {
            self.begin_thinking(task, seed, pool);
        }
        let mind = self.mind.as_mut()?;
        let seat = task.seat;
        Some(match mind.thinker.step(self.record.game(), pool, calls) {
            Thought::Thinking(progress) => Idea::Thinking(progress),
            Thought::Decided(action) => Idea::Decided(Decision {
                seat,
                code: action.code(),
            }),
        })
    }

    fn progress(&self, task: Task) -> Option<Progress> {
        self.mind_of(task).map(|mind| mind.thinker.progress())
    }

    fn best_so_far(&self, task: Task, pool: &Pool) -> Option<Decision> {
        let action = self.mind_of(task)?.thinker.move_now(pool);
        Some(Decision {
            seat: task.seat,
            code: action.code(),
        })
    }

    #[inline(never)]
    fn decide_for(&mut self, decision: Decision) -> Result<(), NotDone> {
        let why = self.reason_for(decision);
        self.forget_decision();
        // People may not have seen yet what came before it.
        self.news
            .retain(|event| G::interest(event) >= Interest::Glanced);
        self.older = self.news.len();
        self.do_before(decision, Observer::Table)?;
        (self.is_bots, self.why) = (true, why);
        Ok(())
    }

    fn advise(&mut self, task: Task, decision: Decision) {
        let Some(action) = G::Action::from_code(decision.code) else {
            return;
        };
        self.advice = Some(Advice {
            task,
            at: self.record.moves(),
            action,
            why: self.own_reason_for(task.seat, action),
        });
    }

    fn advised_by(&self, seat: Seat) -> Option<Level> {
        let advice = self.advice().filter(|advice| advice.task.seat == seat);
        advice.map(|advice| advice.task.level)
    }

    fn deeds(&self) -> usize {
        let (mut count, mut is_told) = (0, false);
        self.told_of_bot(&mut |told, _| {
            count += 1;
            is_told |= told == Told::Deed;
        });
        match is_told {
            true => count,
            false => 0,
        }
    }

    fn write_deeds(&self, world: &World, out: &mut dyn Write) -> Written {
        let scene = self.scene(world, Eyes::TABLE);
        let (mut separator, mut written) = ("", Ok(()));
        let mut write = |told: Told, event: &G::Event| {
            out.write_str(core::mem::replace(&mut separator, "\n"))?;
            G::tell(&scene, event, out)?;
            match &self.why {
                Some(why) if told == Told::Deed => {
                    out.write_str("\n")?;
                    G::because(&scene, why, out)
                }
                _ => Ok(()),
            }
        };
        if self.is_bots && self.deeds() > 0 {
            self.told_of_bot(&mut |told, event| {
                if written.is_ok() {
                    written = write(told, event);
                }
            });
            return written;
        }
        let deeds = self.last_deeds();
        let mut deeds = deeds.iter();
        deeds.try_for_each(|event| write(Told::Besides, event))
    }
}
