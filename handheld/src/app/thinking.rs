//! Seats that this device decides for, and advice for those that it does not: they think in slices, while people do what they like, and decide on the
//! way that people decide on. What a bot decides is stored before it is shown.

use core::ops::DerefMut;

use bots::Level;
use engine::seat::Seat;

use super::{App, Memory, Toast};
use crate::control::Control;
use crate::games::{GameKind, Secrecy};
use crate::play::{Decision, Idea, NotDone, Play, Shell, Task, Venue};
use crate::screens::{Curtain, Hint, Reading, Screen, Thinking, may_ask};
use crate::settings::Roster;
use crate::storage::{Entropy, Storage};
use crate::text::Ui;

/// So many engine calls at a time are thought where nobody waits for it.
const AT_ONCE: u32 = 1_000;

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// Lets a bot that is asked think for so many engine calls, and decide once it has thought. Says whether there
    /// is more to think at once. Between two calls people press what they like.
    pub fn think(&mut self, calls: u32) -> bool {
        let Some(task) = self.task() else {
            return false;
        };
        let memory = &mut *self.memory;
        let Some(play) = &mut memory.world.play else {
            return false;
        };
        let seed = play.bot_seed();
        let before = play.game().progress(task);
        let idea = play.game_mut().think(task, seed, &mut memory.pool, calls);
        match idea {
            Some(Idea::Thinking(progress)) => {
                let is_shown = matches!(memory.screen, Screen::Thinking(_) | Screen::Hint(_));
                self.changed |= is_shown && Thinking::has_moved(before, progress);
                true
            }
            Some(Idea::Decided(decision)) => self.let_decide(decision),
            None => false,
        }
    }

    /// What a bot has to think about, if a game is on the screen, or below it.
    pub(super) fn task(&self) -> Option<Task> {
        let memory = &*self.memory;
        let mut shown = memory.below.iter().chain([&memory.screen]);
        if self.is_stuck || !shown.any(Screen::is_in_game) {
            return None;
        }
        let bot = memory.world.play.as_ref()?.bot();
        bot.or_else(|| match &memory.screen {
            Screen::Hint(hint) => hint.task(),
            _ => None,
        })
    }

    /// The seat whose turn it is wants advice. Who decides alone finds it marked among the choices; before everybody's
    /// eyes, and where books are kept, it is read apart by whoever takes the device for it.
    pub(super) fn ask_for_hint(&mut self, level: Level) {
        let play = self.memory.world.play.as_ref();
        let Some((play, seat)) = play.and_then(|play| Some((play, may_ask(play)?))) else {
            return self.close();
        };
        let is_alone = play.sole_person() == Some(seat) && !play.is_at_table();
        match is_alone || play.holder() == Some(seat) {
            true => self.ask(Task { seat, level }, Reading::Marked),
            false => self.show(Screen::Curtain(Curtain::advising(seat, level))),
        }
    }

    /// The same for a seat that takes the device to read it.
    pub(super) fn ask_alone(&mut self, seat: Seat, level: Level) {
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(Some(seat));
        }
        self.ask(Task { seat, level }, Reading::Apart);
    }

    /// That a seat asked is counted and stored before it is told anything, once for each decision.
    fn ask(&mut self, task: Task, reading: Reading) {
        let Some(play) = &self.memory.world.play else {
            return;
        };
        if play.game().advised_by(task.seat) == Some(task.level) {
            return self.show_advice(task.seat, reading);
        }
        let holder = play.holder();
        let mut shell = play.shell().clone();
        if let Some(hints) = shell.hints.get_mut(task.seat as usize) {
            let asked = hints.of(task.level);
            *asked = asked.saturating_add(1);
        }
        if !self.rearrange(shell) {
            return;
        }
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(holder);
        }
        self.memory.screen = Screen::Hint(Hint::Thinking(task, reading));
        if task.level != Level::Hard {
            // It is there before anybody sees that it was thought about.
            while self.think(AT_ONCE) {}
        }
    }

    /// The advice that was asked for is read.
    fn show_advice(&mut self, seat: Seat, reading: Reading) {
        self.changed = true;
        match reading {
            Reading::Apart => self.memory.screen = Screen::Hint(Hint::Told(seat)),
            Reading::Marked => {
                // Who asked before taking up a secret turn does so now: nowhere else is advice marked.
                if let Some(play) = &mut self.memory.world.play
                    && play.secrecy() != Secrecy::Open
                {
                    play.hand_to(Some(seat));
                }
                self.go_on();
                self.toast = Some(Toast::Advice);
            }
        }
    }

    /// A bot knows what it wants: it does so where that is shown, or, if it is a secret that others decide on at the
    /// same time, behind whatever everybody sees. Says whether it did.
    fn let_decide(&mut self, decision: Decision) -> bool {
        if let Screen::Hint(Hint::Thinking(task, reading)) = self.memory.screen {
            if let Some(play) = &mut self.memory.world.play {
                play.game_mut().advise(task, decision);
            }
            self.show_advice(task.seat, reading);
            return false;
        }
        match &self.memory.screen {
            Screen::Thinking(thinking) if thinking.is_open() => {
                self.decide_for(decision);
                true
            }
            _ if self.is_secret_among_people() => {
                let is_done = self.carry_out_for(decision);
                self.put_off_news();
                is_done
            }
            _ => false,
        }
    }

    /// Do people decide in secret at the same time, and is nothing of theirs on the screen?
    fn is_secret_among_people(&self) -> bool {
        let play = self.memory.world.play.as_ref();
        let is_asked = |seat: Seat| play.is_some_and(|play| play.control(seat).is_person());
        let among_people = play.is_some_and(|play| play.asked().iter().any(is_asked));
        among_people && !self.shows_secrets()
    }

    /// A bot does before everybody's eyes what it decided; it stands for a while.
    fn decide_for(&mut self, decision: Decision) {
        if !self.carry_out_for(decision) {
            return;
        }
        self.deal();
        self.put_off_news();
        if self.toast == Some(Toast::News) {
            self.toast = None;
        }
        let time = self.time_of_deeds();
        let Some(play) = &self.memory.world.play else {
            return;
        };
        let deeds = play.game().deeds();
        let is_shown = play.is_at_table() || !play.game().news_are_for_all();
        if time > 0 && deeds > 0 && is_shown {
            // What takes longer to read stands longer.
            let more = (time / 2).saturating_mul(deeds as u64 - 1);
            let time = time.saturating_add(more);
            let thinking = Thinking::done(decision.seat, self.now, time);
            self.memory.screen = Screen::Thinking(thinking);
        } else {
            self.show_game();
        }
    }

    /// How long what a bot did stands. At the table somebody moves its pieces, and says when that is done.
    pub(super) fn time_of_deeds(&self) -> u64 {
        let world = &self.memory.world;
        match world.play.as_ref().is_some_and(Play::is_at_table) {
            true => u64::MAX,
            false => world.settings.pace.time(),
        }
    }

    /// Carries out what a bot decided; says whether that is stored.
    fn carry_out_for(&mut self, decision: Decision) -> bool {
        let Some(play) = &mut self.memory.world.play else {
            return false;
        };
        self.changed = true;
        let before = play.game().entries().len();
        match play.game_mut().decide_for(decision) {
            Ok(()) => play.decided(),
            Err(error) => {
                self.is_stuck = true;
                self.say(match error {
                    NotDone::Full => Ui::LogFull,
                    _ => Ui::WhyNot,
                });
                return false;
            }
        }
        let stored = self.store();
        if !stored {
            self.roll_back(before);
            self.is_stuck = true;
        }
        stored
    }

    /// What a bot's decision brought is shown on a screen of its own only if it concerns everybody.
    pub(super) fn put_off_news(&mut self) {
        if let Some(play) = &mut self.memory.world.play {
            play.game_mut().put_off_news();
        }
    }

    /// What a bot did has stood for long enough: what there was no room for comes, or else the game goes on.
    pub(super) fn leave_deed(&mut self) {
        let memory = &mut *self.memory;
        let Screen::Thinking(thinking) = &mut memory.screen else {
            return;
        };
        if !thinking.has_stood(self.now) {
            return;
        }
        self.changed = true;
        if thinking.read_on(&memory.world, self.now) {
            return;
        }
        if let Some(play) = &mut memory.world.play
            && !play.game().news_are_for_all()
        {
            play.game_mut().clear_news();
        }
        self.show_game();
    }

    /// Nobody wants to wait: the bot that thinks does what it holds for best so far, or advises it.
    pub(super) fn move_now(&mut self) {
        let Some(task) = self.task() else {
            return;
        };
        let memory = &*self.memory;
        let play = memory.world.play.as_ref();
        let best = play.and_then(|play| play.game().best_so_far(task, &memory.pool));
        match (best, &memory.screen) {
            // The adviser says what it holds for best so far.
            (Some(decision), Screen::Hint(_)) => {
                self.let_decide(decision);
            }
            (Some(decision), _) => self.decide_for(decision),
            (None, _) => {}
        }
    }

    /// A game of one person against bots, as well as they last played.
    pub(super) fn solo(&mut self, kind: GameKind) {
        self.prepare(kind);
        let world = &mut self.memory.world;
        let mut controls = [Control::Bot(world.settings.level); 5];
        if let Some(first) = controls.first_mut() {
            *first = Control::Person;
        }
        world.seated = Some(controls);
        world.venue = Venue::Here;
        (world.people_deal, world.cut) = (false, false);
        self.begin();
    }

    /// Seats of the game that runs are taken over by people, or by bots.
    pub(super) fn change_controls(&mut self, controls: [Control; 5]) {
        let Some(play) = &self.memory.world.play else {
            return;
        };
        if play.roster().controls == controls {
            return self.close();
        }
        let swaps = play.swaps_to(&controls);
        let shell = play.shell().clone();
        let roster = Roster {
            controls,
            ..shell.roster
        };
        if self.rearrange(Shell {
            roster,
            swaps,
            ..shell
        }) {
            self.go_on();
            self.say(Ui::SeatsChanged);
        }
    }
}
