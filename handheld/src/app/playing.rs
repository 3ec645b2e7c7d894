//! The game that runs: beginning it, carrying out decisions, letting chance do its part, taking back,
//! and which screen the game asks for.

use core::ops::DerefMut;

use engine::chance::{Cuts, Secret};
use engine::game::{Actor, Barrier};
use engine::seat::Seat;

use super::{App, Memory};
use crate::play::{Dealing, Decision, NotDone, Play, Shell};
use crate::save;
use crate::screens::{Curtain, LogFull, Menu, News, PressesForChance, Scoring, Screen, TurnedUp};
use crate::storage::{Entropy, NotYet, Slot, Storage};
use crate::text::Ui;

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// A new game: a secret from outside if this device deals, a commitment, the seed, the header
    /// stored.
    pub(super) fn begin(&mut self) {
        if self.memory.world.people_deal {
            self.start(None);
        } else if let Some(secret) = self.secret() {
            self.start(Some(secret));
        }
    }

    /// A secret from outside; without one, people are told why.
    fn secret(&mut self) -> Option<Secret> {
        match self.entropy.secret() {
            Ok(secret) => return Some(Secret(secret)),
            Err(NotYet::Gathering) => self.say(Ui::Entropy),
            Err(NotYet::Presses(left)) => self.ask_for_presses(left),
        }
        None
    }

    fn ask_for_presses(&mut self, left: u16) {
        let screen = Screen::Presses(PressesForChance::new(left));
        match self.memory.screen {
            Screen::Presses(_) => self.memory.screen = screen,
            _ => self.open(screen),
        }
    }

    /// Begins a game, dealt from a secret or by people.
    fn start(&mut self, secret: Option<Secret>) {
        let world = &mut self.memory.world;
        let Some(context) = world.draft.context() else {
            return self.say(Ui::CannotBegin);
        };
        let dealing = match secret {
            Some(secret) => Dealing::Device(secret.seed(&context, &Cuts::new())),
            None => Dealing::People,
        };
        let shell = Shell {
            roster: world.roster.clone(),
            dealing,
        };
        let header = save::new_header(&world.draft, &shell);
        if world.damage.is_some() {
            // People were asked before this.
            self.storage.give_up(Slot::Game);
        }
        if let Err(error) = self.storage.replace(Slot::Game, &header) {
            return self.storage_failed(error);
        }
        let world = &mut self.memory.world;
        world.damage = None;
        world.draft.begin(shell, &mut world.play);
        self.stored = 0;
        self.memory.below.clear();
        self.deal();
        self.show_game();
    }

    /// What cannot be stored has not happened: the game is as its first entries leave it.
    pub(super) fn roll_back(&mut self, length: usize) {
        if let Some(play) = &mut self.memory.world.play {
            play.game_mut().cut_back(length);
        }
    }

    /// Carries out a decision; it is stored before anything else happens.
    pub(super) fn decide(&mut self, decision: Decision) {
        self.carry_out(|play| play.game_mut().decide(decision));
    }

    /// People say what chance brought at the table; it is stored like a decision.
    pub(super) fn tell_outcome(&mut self, number: usize) {
        self.carry_out(|play| {
            let eyes = play.eyes(true);
            play.game_mut().tell_outcome(number, eyes)
        });
    }

    fn carry_out(&mut self, act: impl FnOnce(&mut Play) -> Result<(), NotDone>) {
        let Some(play) = &mut self.memory.world.play else {
            return;
        };
        let before = play.game().entries().len();
        match act(play) {
            Ok(()) => play.end_of_interruption(),
            Err(NotDone::Full) => return self.say(Ui::LogFull),
            Err(_) => return self.say(Ui::WhyNot),
        }
        if !self.store() {
            return self.roll_back(before);
        }
        self.deal();
        self.show_game();
    }

    /// Lets chance do what it has to, if this device deals, and stores it.
    pub(super) fn deal(&mut self) {
        while self.deal_one() {}
        self.store();
    }

    /// Lets chance do one thing, if it has to; says whether it did. There is room in the log then,
    /// whatever was taken back.
    fn deal_one(&mut self) -> bool {
        self.make_room();
        let Some(play) = &mut self.memory.world.play else {
            return false;
        };
        let Dealing::Device(seed) = *play.dealing() else {
            return false;
        };
        let eyes = play.eyes(true);
        play.game().actor() == Actor::Chance && play.game_mut().deal(seed, eyes).is_ok()
    }

    pub(super) fn undo(&mut self) {
        let friendly = self.memory.world.settings.friendly_undo;
        let Some(play) = &mut self.memory.world.play else {
            return;
        };
        let before = play.game().entries().len();
        match play.game_mut().undo(friendly) {
            Ok(()) => {
                if !self.store() {
                    return self.roll_back(before);
                }
                self.memory.below.clear();
                self.deal();
                self.show_game();
                self.say(Ui::Undone);
            }
            Err(NotDone::Barrier(Barrier::Reveal)) => self.say(Ui::UndoRevealDetail),
            Err(NotDone::Barrier(_)) => self.say(Ui::UndoHandOverDetail),
            Err(NotDone::Closed) => self.say(Ui::GameClosedDetail),
            Err(NotDone::Full) => self.say(Ui::LogFull),
            Err(_) => self.say(Ui::UndoNothing),
        }
    }

    /// The screen that the game asks for now.
    pub(super) fn show_game(&mut self) {
        let Some(play) = &mut self.memory.world.play else {
            return self.home();
        };
        if let Some(news) = News::of(play) {
            self.memory.screen = Screen::News(news);
            return;
        }
        play.game_mut().clear_news();
        if play.is_full() {
            return self.show_full_log();
        }
        self.memory.screen = match play.game().actor() {
            Actor::Nobody => Screen::Scoring(Scoring::default()),
            // Somebody may do something unasked before chance does.
            Actor::Chance if play.turn().is_none() => self.outcome_screen(),
            Actor::Seat(_) | Actor::Secret(_) | Actor::Chance => self.turn_screen(),
        };
    }

    /// Nothing can be decided any more, but looked at: who has the device sees what is theirs.
    fn show_full_log(&mut self) {
        let full = Screen::LogFull(LogFull::default());
        let play = self.memory.world.play.as_ref();
        let holdings = play
            .filter(|play| play.holder().is_some())
            .map(|play| play.running().holdings());
        self.memory.below.clear();
        self.memory.screen = full;
        if let Some(holdings) = holdings {
            self.open(holdings);
        }
    }

    /// The screen of the seat that decides, if it has the device, or else the curtain.
    fn turn_screen(&mut self) -> Screen {
        let world = &mut self.memory.world;
        let turn = world.play.as_ref().and_then(Play::turn);
        match (&mut world.play, turn) {
            (Some(play), Some(seat)) if play.holder() != Some(seat) => {
                play.hand_to(None);
                Screen::Curtain(Curtain::new(seat))
            }
            _ => self.own_screen(),
        }
    }

    /// The screen on which the seat that has the device decides.
    fn own_screen(&self) -> Screen {
        let world = &self.memory.world;
        match &world.play {
            Some(play) => play.running().turn(world, play),
            None => Screen::Menu(Menu::default()),
        }
    }

    /// People say what came up; the device only waits for it if they deal. What one seat alone may
    /// know, it says behind the curtain.
    fn outcome_screen(&mut self) -> Screen {
        let world = &self.memory.world;
        let Some(play) = world
            .play
            .as_ref()
            .filter(|play| *play.dealing() == Dealing::People)
        else {
            return Screen::Menu(Menu::default());
        };
        match play.game().outcome_is_for(world) {
            Some(seat) if play.holder() != Some(seat) => Screen::Curtain(Curtain::new(seat)),
            only => Screen::TurnedUp(TurnedUp::new(only)),
        }
    }

    /// On after news, or from the menu back into the game.
    pub(super) fn go_on(&mut self) {
        if let Some(play) = &mut self.memory.world.play {
            play.game_mut().clear_news();
        }
        self.memory.below.clear();
        self.show_game();
    }

    /// The device is in the right hands: what happened since their last turn, then their own.
    pub(super) fn lift_curtain(&mut self, seat: Seat, hand_over: fn(&mut Play, Seat)) {
        // Nobody gets back to what somebody else had open.
        self.memory.below.clear();
        if let Some(play) = &mut self.memory.world.play {
            hand_over(play, seat);
            if let Some(recap) = News::recap(play, seat) {
                self.memory.screen = Screen::News(recap);
                return;
            }
        }
        self.show_game();
    }

    /// Who had the device unasked wants nothing more.
    pub(super) fn hand_back(&mut self) {
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(None);
        }
        self.go_on();
    }
}
