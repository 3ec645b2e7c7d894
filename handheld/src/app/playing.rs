//! The game that runs: beginning it, carrying out decisions, letting chance do its part, taking back,
//! and which screen the game asks for.

use core::ops::DerefMut;

use engine::bytes::Reader;
use engine::chance::{Cuts, Reveal, Secret};
use engine::dealer::Deals;
use engine::game::{Actor, Barrier};
use engine::log::{Entry, read_entry};
use engine::seat::Seat;

use super::learning::Coached;
use super::{App, Memory, Toast};
use crate::games::Secrecy;
use crate::play::{Dealing, Decisions, NotAmended, NotDone, Play, Shell, Venue};
use crate::screens::{
    Amendment, Curtain, Cutting, LogFull, Menu, Needs, News, PressesForChance, Scoring, Screen,
    Thinking, TurnedUp,
};
use crate::settings::Roster;
use crate::storage::{Entropy, NotYet, Slot, Storage};
use crate::text::Ui;
use crate::widgets::Line;
use crate::world::World;

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    /// A new game: a secret from outside if this device deals, a commitment, the seed, the header
    /// stored.
    pub(super) fn begin(&mut self) {
        if self.memory.world.people_deal {
            return self.start(None);
        }
        let Some(secret) = self.secret(Needs::Game) else {
            return;
        };
        // At a table the device is bound before everybody's eyes, cut or not.
        if self.memory.world.cut || self.memory.world.venue == Venue::Table {
            return self.let_cut(secret);
        }
        let cuts = Cuts::new();
        self.start(Some(Reveal { secret, cuts }));
    }

    /// The device is bound to its secret before anybody cuts.
    #[inline(never)] // so that a game that begins without cuts needs no room on the stack for it
    fn let_cut(&mut self, secret: Secret) {
        let Some(context) = self.memory.world.draft.context() else {
            return self.say(Ui::CannotBegin);
        };
        let may_begin = !self.memory.world.cut;
        let screen = Screen::Cutting(Cutting::new(secret, &context, may_begin));
        match self.memory.screen {
            Screen::Presses(_) => self.memory.screen = screen,
            _ => self.open(screen),
        }
    }

    /// Another game like the one that is over: the same set-up, names and dealer.
    pub(super) fn begin_again(&mut self) {
        let world = &mut self.memory.world;
        if let Some(play) = &world.play {
            world.draft = play.running().set_up_again();
            let controls = world.roster.controls;
            world.seated = Some(play.roster().controls);
            world.roster = Roster {
                controls,
                ..play.roster().clone()
            };
            world.people_deal = play.dealer() == Dealing::People;
            world.venue = play.shell().venue;
            let opening = play.shell().opening.as_ref();
            world.cut = opening.is_some_and(|opening| !opening.cuts.is_empty());
            self.begin();
        }
    }

    /// A secret from outside; without one, people are told why.
    pub(super) fn secret(&mut self, needs: Needs) -> Option<Secret> {
        match self.entropy.secret() {
            Ok(secret) => return Some(Secret(secret)),
            Err(NotYet::Gathering) => self.say(Ui::Entropy),
            Err(NotYet::Presses(left)) => self.ask_for_presses(left, needs),
        }
        None
    }

    fn ask_for_presses(&mut self, left: u16, needs: Needs) {
        let screen = Screen::Presses(PressesForChance::new(left, needs));
        match self.memory.screen {
            Screen::Presses(_) => self.memory.screen = screen,
            _ => self.open(screen),
        }
    }

    /// Begins a game, dealt from what its seed is made of, or by people.
    pub(super) fn start(&mut self, opening: Option<Reveal>) {
        let world = &mut self.memory.world;
        let Some(dealing) = dealing(world, opening.as_ref()) else {
            return self.say(Ui::CannotBegin);
        };
        let roster = Roster {
            controls: world.seated.unwrap_or(world.roster.controls),
            ..world.roster.clone()
        };
        let shell = Shell {
            opening,
            venue: world.venue,
            ..Shell::new(roster, dealing)
        };
        self.start_dealt(shell);
    }

    /// Begins a game of the set-up that was put together. What is dealt first is stored together with the game.
    pub(super) fn start_dealt(&mut self, shell: Shell) {
        self.settle();
        self.reset_clock();
        if self.memory.world.damage.is_some() {
            // People were asked before this.
            self.storage.give_up(Slot::Game);
        }
        self.lay_out(&shell);
        if let Err(error) = self.store_anew() {
            self.memory.world.play = None;
            // The game that was there before still is; one that was left alone stays so.
            if self.memory.world.damage.is_none() {
                self.load_game();
            }
            return self.storage_failed(error);
        }
        let world = &mut self.memory.world;
        world.damage = None;
        world.results.finish();
        self.coached = Coached::default();
        self.memory.below.clear();
        self.show_game();
    }

    /// Lays out the game, in memory alone. Never inlined: what that takes of the stack is given back before the game is
    /// stored.
    #[inline(never)]
    fn lay_out(&mut self, shell: &Shell) {
        let world = &mut self.memory.world;
        world.draft.begin(shell, &mut world.play);
        if let (Some(play), Dealing::People) = (&mut world.play, &shell.dealing) {
            // The log of a new game has room.
            let _ = play.game_mut().change_dealer(Deals::People);
        }
        while self.deal_one() {}
    }

    /// What cannot be stored has not happened: the game is as its first entries leave it.
    pub(super) fn roll_back(&mut self, length: usize) {
        if let Some(play) = &mut self.memory.world.play {
            play.game_mut().cut_back(length);
        }
    }

    /// Carries out decisions; they are stored before anything else happens.
    pub(super) fn decide(&mut self, decisions: &Decisions) {
        self.carry_out(Ui::WhyNot, |play| play.game_mut().decide(decisions));
    }

    /// A seat takes the device and decides what shows it something in secret. The screen that it was
    /// decided on is gone back to.
    pub(super) fn decide_alone(&mut self, seat: Seat, decisions: &Decisions) {
        let before = self.memory.below.pop();
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(Some(seat));
        }
        self.decide(decisions);
        if let Some(screen) = before {
            // There was room for it.
            let _ = self.memory.below.push(screen);
        }
        let shows_it = self.memory.screen.is_private();
        if let (Some(play), false) = (&mut self.memory.world.play, shows_it) {
            play.hand_to(None);
        }
    }

    /// What was seen alone is put down: the turn goes on where it was, before everybody's eyes.
    pub(super) fn put_down(&mut self) {
        let mut goes_on = false;
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(None);
            play.game_mut().clear_news();
            goes_on = play.forced().is_none();
        }
        let before = self.memory.below.pop();
        self.memory.below.clear();
        match before {
            Some(Screen::Game(view)) if goes_on && !view.is_private() => {
                self.memory.screen = Screen::Game(view);
                self.coach();
            }
            _ => self.show_game(),
        }
    }

    /// People say what chance brought at the table; it is stored like a decision.
    pub(super) fn tell_outcome(&mut self, number: usize) {
        let is_private = !self.is_public();
        self.carry_out(Ui::CannotHaveComeUp, |play| {
            let (counted, eyes) = (play.eyes(is_private), play.eyes(true));
            play.game_mut().tell_outcome(number, counted, eyes)
        });
    }

    /// The same, by the code of what came up.
    pub(super) fn tell(&mut self, code: u8) {
        self.carry_out(Ui::CannotHaveComeUp, |play| {
            let eyes = play.eyes(true);
            play.game_mut().tell(code, eyes)
        });
    }

    fn carry_out(&mut self, why_not: Ui, act: impl Fn(&mut Play) -> Result<(), NotDone>) {
        let before = match self.try_to(&act) {
            Ok(before) => before,
            Err(NotDone::Full) => return self.say(Ui::LogFull),
            Err(_) => return self.say(why_not),
        };
        if let Some(play) = &mut self.memory.world.play {
            play.decided();
        }
        // All of it is stored at one stroke, before anybody sees any of it.
        self.play_on();
        if !self.store_or_roll_back(before) {
            return;
        }
        // Nobody gets back to what was asked before.
        self.memory.below.clear();
        self.show_game();
    }

    /// Does something of several steps, or nothing of it; gives how long the log was before. If the log has too little room
    /// for all of them, it gets more where it can.
    fn try_to(
        &mut self,
        act: &impl Fn(&mut Play) -> Result<(), NotDone>,
    ) -> Result<usize, NotDone> {
        let Some(play) = &mut self.memory.world.play else {
            return Err(NotDone::Nothing);
        };
        let before = play.game().entries().len();
        let Err(error) = act(play) else {
            return Ok(before);
        };
        if play.game().entries().len() > before {
            self.roll_back(before);
        }
        match error {
            // There is nothing to leave out of it any more the second time.
            NotDone::Full if self.made_room() => self.try_to(act),
            _ => Err(error),
        }
    }

    /// Stores what is new, or goes back to what is stored; says whether anything of what came after so many bytes of
    /// the log is there then: leaving out what was taken back may have stored a part of it.
    fn store_or_roll_back(&mut self, before: usize) -> bool {
        self.store() || {
            self.roll_back(self.stored);
            self.stored != before
        }
    }

    /// What follows without anybody being asked: chance's part, if this device deals, and what has to be done because
    /// nothing else can be. Nothing of it is stored yet.
    fn play_on(&mut self) {
        while self.deal_one() || self.force_one() {}
    }

    /// Does what has to be done because nothing else can be, with what chance makes of it; says whether there was
    /// anything. What is read first is not overtaken by what follows from it.
    fn force_one(&mut self) -> bool {
        let Some(play) = &mut self.memory.world.play else {
            return false;
        };
        if play.game().has_news() {
            return false;
        }
        let Some(decision) = play.forced() else {
            return false;
        };
        let is_bot = !play.control(decision.seat).is_person();
        if play.game_mut().force(decision).is_err() {
            return false;
        }
        while self.deal_one() {}
        if is_bot {
            self.put_off_news();
        }
        true
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
        let Dealing::Device(seed) = play.dealer() else {
            return false;
        };
        let eyes = play.eyes(true);
        play.game().actor() == Actor::Chance && play.game_mut().deal(seed, eyes).is_ok()
    }

    pub(super) fn undo(&mut self) {
        let friendly = self.memory.world.is_undo_friendly();
        // What followed by itself is taken back with it.
        match self.try_to(&|play: &mut Play| play.undo(friendly)) {
            Ok(before) => {
                if !self.store() {
                    return self.roll_back(before);
                }
                self.memory.below.clear();
                self.deal();
                self.show_game();
                self.say(Ui::Undone);
            }
            Err(error) => self.say(match error {
                NotDone::Barrier(Barrier::Reveal) => Ui::UndoRevealDetail,
                NotDone::Barrier(_) => Ui::UndoHandOverDetail,
                NotDone::Closed => Ui::GameClosedDetail,
                NotDone::Full => Ui::LogFull,
                _ => Ui::UndoNothing,
            }),
        }
    }

    /// The screen that the game asks for now, after what is not asked.
    pub(super) fn show_game(&mut self) {
        self.play_on();
        self.store_or_roll_back(0);
        let Some(play) = &mut self.memory.world.play else {
            return self.home();
        };
        if let Some(news) = News::of(play) {
            self.memory.screen = Screen::News(news);
            return;
        }
        self.note_result();
        let play = self.memory.world.play.as_ref();
        if play.is_some_and(Play::is_full) {
            return self.show_full_log();
        }
        self.memory.screen = match play.map(|play| (play.game().actor(), play.turn())) {
            None | Some((Actor::Nobody, _)) => Screen::Scoring(Scoring::default()),
            // Somebody may do something unasked before chance does.
            Some((Actor::Chance, None)) => self.outcome_screen(),
            Some((_, _)) => self.turn_screen(),
        };
        self.show_glances();
        self.coach();
    }

    /// What happened besides is seen over the screen that comes now, unless that tells it anyway, or is gone before
    /// anybody reads it.
    fn show_glances(&mut self) {
        let is_gone = self.time_of_deeds() == 0;
        let memory = &mut *self.memory;
        let is_told = match memory.screen {
            Screen::News(_) => true,
            Screen::Thinking(_) => is_gone,
            _ => false,
        };
        let (Some(play), false) = (&mut memory.world.play, is_told) else {
            return;
        };
        if self.toast == Some(Toast::News) {
            self.toast = None;
        }
        let eyes = play.eyes(memory.screen.is_private());
        // That something could not be stored is more important.
        if play.game_mut().sift_glances(eyes) && self.toast.is_none() {
            self.toast = Some(Toast::News);
        }
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

    /// The screen of the seat that decides, if it has the device or nothing is secret; or else it is
    /// handed over, with what happened since the seat last had it.
    fn turn_screen(&mut self) -> Screen {
        let world = &mut self.memory.world;
        let turn = world.play.as_ref().and_then(Play::turn);
        let (Some(play), Some(seat)) = (&mut world.play, turn) else {
            return self.own_screen();
        };
        let thinking = play.bot().map(|_| Screen::Thinking(Thinking::default()));
        if play.has_taken_up(seat) {
            return thinking.unwrap_or_else(|| self.own_screen());
        }
        play.hand_to(None);
        if !play.control(seat).is_person() {
            return thinking.unwrap_or_else(|| self.own_screen());
        }
        if play.is_decided_openly() {
            return self.own_screen();
        }
        match (News::recap(world, seat), thinking) {
            // Bots that decide in secret at the same time think meanwhile.
            (Some(recap), _) => Screen::News(recap),
            (None, Some(thinking)) => thinking,
            (None, None) => self.hand_over(seat),
        }
    }

    /// The device is passed on, unless there is nobody else who could have it.
    fn hand_over(&mut self, seat: Seat) -> Screen {
        match &mut self.memory.world.play {
            Some(play) if play.sole_person() == Some(seat) => {
                play.hand_to(Some(seat));
                self.own_screen()
            }
            _ => Screen::Curtain(Curtain::new(seat)),
        }
    }

    /// The screen on which the seat whose turn it is decides.
    fn own_screen(&self) -> Screen {
        let world = &self.memory.world;
        match &world.play {
            Some(play) if play.is_at_table() && play.holder().is_none() => {
                play.running().books(world, play)
            }
            Some(play) => play.running().turn(world, play),
            None => Screen::Menu(Menu::default()),
        }
    }

    /// People say what came up: the device only waits for it if they deal, or if it lies before them
    /// already. What one seat alone may know, it says behind the curtain.
    fn outcome_screen(&mut self) -> Screen {
        let world = &self.memory.world;
        let Some(play) = &world.play else {
            return Screen::Menu(Menu::default());
        };
        match play.game().outcome_is_for(world) {
            // Nobody may look, but somebody has to say it.
            Some(seat) if !play.control(seat).is_person() => Screen::TurnedUp(TurnedUp::new(None)),
            Some(seat) if play.holder() != Some(seat) => self.hand_over_for_outcome(seat),
            only => self.telling_screen(only),
        }
    }

    /// The same for what only that seat may say.
    fn hand_over_for_outcome(&mut self, seat: Seat) -> Screen {
        match &mut self.memory.world.play {
            Some(play) if play.sole_person() == Some(seat) => {
                play.hand_to(Some(seat));
                self.telling_screen(Some(seat))
            }
            play => {
                let unsaid = play
                    .as_ref()
                    .and_then(|play| play.game().unsaid(play.eyes(false)));
                Screen::Curtain(Curtain::telling(seat, unsaid))
            }
        }
    }

    /// Where people say what came up: on a screen of the game's own, or from a list.
    fn telling_screen(&self, only: Option<Seat>) -> Screen {
        let world = &self.memory.world;
        let play = world.play.as_ref();
        let own = play.and_then(|play| play.running().telling(world, play));
        own.unwrap_or(Screen::TurnedUp(TurnedUp::new(only)))
    }

    /// On after news, or from the menu back into the game.
    pub(super) fn go_on(&mut self) {
        if let Some(play) = &mut self.memory.world.play {
            play.game_mut().clear_news();
        }
        self.memory.below.clear();
        self.show_game();
    }

    /// Something is otherwise on the table: an entry of the log like any other.
    pub(super) fn put_right(&mut self, amendment: Amendment) {
        let Amendment {
            thing,
            value,
            by_house,
        } = amendment;
        let memory = &mut *self.memory;
        let language = memory.world.language();
        let Some(play) = &memory.world.play else {
            return;
        };
        let before = play.game().entries().len();
        let Some(amended) = play.game().amendment(&memory.world, thing, value) else {
            return self.say(Ui::WhyNot);
        };
        let Some(play) = &mut memory.world.play else {
            return;
        };
        let mut why = Line::new();
        let game = play.game_mut();
        match game.put_right(&amended, by_house, language, &mut why) {
            Ok(()) => {
                play.decided();
                if !self.store() {
                    return self.roll_back(before);
                }
                self.memory.below.clear();
                self.deal();
                self.show_game();
                self.say(Ui::PutRightDone);
            }
            Err(NotAmended::Rule) => {
                if let Screen::PutRight(screen) = &mut memory.screen {
                    screen.refuse(amendment, why);
                }
            }
            Err(NotAmended::Log(error)) => self.say(match error {
                NotDone::Full => Ui::LogFull,
                NotDone::Closed => Ui::GameClosedDetail,
                _ => Ui::WhyNot,
            }),
        }
    }

    /// From here on the device deals, or people do.
    pub(super) fn deal_by(&mut self, deals: Deals) {
        let Some(play) = &mut self.memory.world.play else {
            return;
        };
        let before = play.game().entries().len();
        let is_seeded = matches!(play.dealing(), Dealing::Device(_));
        let stored = match deals {
            Deals::Device if !is_seeded => self.deal_from_here(),
            _ => play.game_mut().change_dealer(deals).is_ok() && self.store(),
        };
        if !stored {
            return self.roll_back(before);
        }
        if deals == Deals::Device && !is_seeded && self.shows_commitment() {
            return;
        }
        self.deal();
        self.go_on();
        self.say(match deals {
            Deals::Device => Ui::DealerDeviceDetail,
            Deals::People => Ui::DealerPeopleDetail,
        });
    }

    /// The device deals from here on: at a table, what binds it is shown before its first card. Says whether it is.
    fn shows_commitment(&mut self) -> bool {
        let play = self.memory.world.play.as_ref();
        let commitment = play
            .filter(|play| play.is_at_table())
            .and_then(Play::commitment);
        let Some(commitment) = commitment else {
            return false;
        };
        self.memory.below.clear();
        self.memory.screen = Screen::Cutting(Cutting::rest(commitment));
        true
    }

    /// People dealt from the beginning; from here on the device does, from a secret that it takes now.
    fn deal_from_here(&mut self) -> bool {
        let Some(secret) = self.secret(Needs::Rest) else {
            return false;
        };
        let Some(play) = &mut self.memory.world.play else {
            return false;
        };
        let first = read_entry(&mut Reader::new(play.game().entries()));
        let opening = Reveal {
            secret,
            cuts: Cuts::new(),
        };
        let seed = opening.secret.seed(&play.game().context(), &opening.cuts);
        let shell = Shell {
            dealing: Dealing::Device(seed),
            // A log that does not say that people dealt before cannot be checked.
            opening: (first == Ok(Entry::Deals(Deals::People))).then_some(opening),
            ..play.shell().clone()
        };
        play.game_mut().change_dealer(Deals::Device).is_ok() && self.rearrange(shell)
    }

    /// From here on the game is played elsewhere: on this device alone, or at the table.
    pub(super) fn play_at(&mut self, venue: Venue) {
        let Some(play) = &self.memory.world.play else {
            return;
        };
        let shell = Shell {
            venue,
            ..play.shell().clone()
        };
        if self.rearrange(shell) {
            self.go_on();
            self.say(match venue {
                Venue::Here => Ui::NowHere,
                Venue::Table => Ui::NowAtTable,
            });
        }
    }

    /// The device is in the right hands.
    pub(super) fn lift_curtain(&mut self, seat: Seat, hand_over: fn(&mut Play, Seat)) {
        if let Some(play) = &mut self.memory.world.play {
            hand_over(play, seat);
            if play.game().are_news_put_off() {
                // What they missed was told, but nothing of what they did themselves.
                self.memory.below.clear();
                return self.show_game();
            }
        }
        // Nobody gets back to what somebody else had open.
        self.go_on();
    }

    /// A seat looks at what it has in secret: from here on it has the device to itself. Nobody may be
    /// asking it, or it is asked for something else first.
    pub(super) fn look(&mut self, seat: Seat) {
        self.lift_curtain(seat, |play, seat| play.hand_to(Some(seat)));
        let is_private = self.memory.screen.is_private();
        let Some(play) = &mut self.memory.world.play else {
            return;
        };
        let holdings = play.running().holdings();
        if is_private && play.holder() == Some(seat) {
            self.open(holdings);
        } else if play.secrecy() != Secrecy::Choices || !play.asked().contains(seat) {
            play.hand_to(Some(seat));
            self.memory.screen = holdings;
        }
    }

    /// Who had the device unasked wants nothing more.
    pub(super) fn hand_back(&mut self) {
        if let Some(play) = &mut self.memory.world.play {
            play.hand_to(None);
        }
        self.go_on();
    }
}

/// Who deals the game that was put together: `None` if that cannot be played. Never inlined: what the seed depends on
/// is large, and is gone from the stack before the game is made.
#[inline(never)]
fn dealing(world: &World, opening: Option<&Reveal>) -> Option<Dealing> {
    let context = world.draft.context()?;
    Some(opening.map_or(Dealing::People, |opening| {
        Dealing::Device(opening.secret.seed(&context, &opening.cuts))
    }))
}
