//! A game that is played on this device. The record is private here: a screen gets a [`Scene`], which
//! shows what whoever looks at the screen may see, and nothing else.

mod amending;
mod minded;
mod speaking;
mod telling;

pub use amending::{Amending, NotAmended, Thing};
pub use minded::{Idea, Minded, Task};
pub use speaking::Speaking;
pub use telling::Telling;

mod holding;
mod scene;
mod scored;

pub use holding::{Dealing, Eyes, Hints, Play, Reach, Shell, Venue};
pub use scene::{Ahead, Decision, Decisions, Scene};
pub use scored::{Points, Scored, Staged};

use core::fmt::{Debug, Result as Written, Write};
use core::ops::Range;

use engine::actions::Coded;
use engine::bytes::{BytesError, Sink};
use engine::chance::Seed;
use engine::dealer::{Deals, Seeded};
use engine::game::{Actor, Barrier, Happening, Observer, Odds};
use engine::record::{Damaged, Record, RecordError};
use engine::seat::Seat;
use engine::verify::context;

use self::minded::{Advice, Mind};
use crate::games::{GameUi, Interest, Secrecy, SetupRows};
use crate::lesson::Stand;
use crate::widgets::{Line, ListItem};
use crate::world::World;

/// How many things that happened are kept for telling.
pub const NEWS: usize = 48;

/// So many things are seen at a glance at most; more of them are read on a screen of their own.
const GLANCES: usize = 4;

/// How many screens for everybody are remembered: more than come between two turns of a player.
const TOLD: usize = 6;

/// Who begins is one of the first so many things that happen, if it happens at all.
const FIRST_EVENTS: usize = 16;

/// The most bytes of a log.
pub const LOG: usize = 4096;

/// The room for the set-up of any game, and what a save says besides.
pub type Header = heapless::Vec<u8, 640>;

/// A game with its record, which nobody else reads.
#[derive(Clone, Debug)]
pub struct Session<G: GameUi> {
    record: Record<G, LOG>,
    /// What happened since the last screen, as the one who decided may know it.
    news: heapless::Vec<G::Event, NEWS>,
    /// How many things had happened when everything was told last.
    news_since: usize,
    /// So many of the news are older than what a bot decided last.
    older: usize,
    /// Did bots bring the news, so that nothing is shown before the game goes on but what concerns everybody?
    put_off: bool,
    /// The last decisions followed by themselves: could the one before them be taken back?
    forced: Option<bool>,
    /// How many things happened since the last decision, or came with it.
    fresh: usize,
    /// The seat that this device decides for, while it thinks.
    mind: Option<Mind<G>>,
    /// What a seat was advised to decide now.
    advice: Option<Advice<G>>,
    /// Was the last decision a bot's?
    is_bots: bool,
    /// What a bot made the last decision for.
    why: Option<G::Reason>,
    /// The numbers of the events that were on screens for everybody, with those that are only in a recap.
    told: heapless::Vec<Range<usize>, TOLD>,
}

impl<G: GameUi> Session<G> {
    /// Inlined, so that it is made where it stays: it is large.
    #[inline(always)]
    pub(crate) fn new(record: Record<G, LOG>) -> Self {
        Self {
            record,
            news: heapless::Vec::new(),
            news_since: 0,
            older: 0,
            put_off: false,
            forced: None,
            fresh: 0,
            mind: None,
            advice: None,
            is_bots: false,
            why: None,
            told: heapless::Vec::new(),
        }
    }

    /// What happened since the last screen.
    pub(crate) fn news(&self) -> &[G::Event] {
        &self.news
    }

    /// The set-up, for another game like it.
    pub(crate) fn set_up_again(&self) -> G::Draft {
        self.record.game().set_up_again()
    }

    /// The game as the eyes on the screen see it.
    pub(crate) fn scene<'w>(&'w self, world: &'w World, eyes: Eyes) -> Scene<'w, G> {
        Scene::new(self, world, eyes)
    }

    /// Something happened before the eyes of an observer.
    fn happened(&mut self, events: usize) {
        self.fresh += events;
    }

    /// Adds to the news. Older ones give way: history has them all.
    fn push(news: &mut heapless::Vec<G::Event, NEWS>, event: G::Event) {
        if news.is_full() {
            news.remove(0);
        }
        let _ = news.push(event);
    }

    /// Something else is decided, or decided anew: nothing of what was before it is news any more, and nobody's
    /// thoughts about it count.
    fn begin_decision(&mut self) {
        self.all_is_read();
        self.forget_decision();
    }

    /// Nobody's thoughts about the last decision count any more. What is news still is.
    fn forget_decision(&mut self) {
        self.mind = None;
        self.advice = None;
        self.forced = None;
        self.fresh = 0;
        self.is_bots = false;
        self.why = None;
    }

    /// Nothing of what has happened is news any more.
    fn all_is_read(&mut self) {
        self.news.clear();
        self.put_off = false;
        self.news_since = self.record.event_count();
    }

    fn do_one(&mut self, decision: Decision) -> Result<(), NotDone> {
        self.do_before(decision, Observer::Seat(decision.seat))
    }

    /// Carries out a decision and notes what happened as an observer may know it.
    fn do_before(&mut self, decision: Decision, observer: Observer) -> Result<(), NotDone> {
        let Decision { seat, code } = decision;
        let action = G::Action::from_code(code).ok_or(NotDone::Impossible)?;
        let (news, mut count) = (&mut self.news, 0);
        let mut note = |event: G::Event| {
            count += 1;
            Self::push(news, event.seen_by(observer));
        };
        self.record.decide_watched(seat, action, &mut note)?;
        self.happened(count);
        Ok(())
    }

    /// Keeps of the news what is told at least so far, as those eyes may know it.
    fn sift(&mut self, least: Interest, eyes: Eyes) {
        self.news.retain(|event| G::interest(event) >= least);
        for event in &mut self.news {
            *event = event.seen_by(eyes.observer);
        }
    }

    /// People say what chance brought.
    fn told_by_people(
        &mut self,
        said: Option<G::Outcome>,
        Eyes { observer, .. }: Eyes,
    ) -> Result<(), NotDone> {
        let said = said.ok_or(NotDone::Impossible)?;
        let (news, mut count) = (&mut self.news, 0);
        let mut note = |event: G::Event| {
            count += 1;
            Self::push(news, event.seen_by(observer));
        };
        self.record.tell_watched(said, &mut note)?;
        self.happened(count);
        Ok(())
    }

    /// Has everybody read of this event, which has that number?
    fn is_told(&self, number: usize, event: &G::Event) -> bool {
        let is_shown = G::interest(event) >= Interest::Told;
        is_shown && self.told.iter().any(|told| told.contains(&number))
    }

    /// Was what has just been taken back the only thing that could be done, or part of what was decided
    /// at once?
    fn followed_by_itself(&self) -> bool {
        let Actor::Seat(seat) = self.record.actor() else {
            return false;
        };
        let is_forced = self.secrecy() != Secrecy::Choices && self.only_choice(seat).is_some();
        let view = || self.record.view(Observer::Seat(seat));
        is_forced || self.record.game().is_halfway(&view())
    }
}

/// What people may say came up, with how often it is there; last, that they keep it to themselves.
fn sayable<O: Coded>(odds: &Odds<O>) -> impl Iterator<Item = (O, u16)> {
    let unsaid = odds.unsaid().map(|outcome| (outcome, 0));
    odds.iter().chain(unsaid)
}

/// Why something did not go into the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotDone {
    /// The log has no room for it.
    Full,
    /// It cannot be done, or cannot come up.
    Impossible,
    /// There is nothing to take back.
    Nothing,
    /// It would take back what somebody has learned, or what came before a hand-over.
    Barrier(Barrier),
    /// The game was closed: its secrets have been told.
    Closed,
}

impl<R> From<RecordError<R>> for NotDone {
    fn from(error: RecordError<R>) -> Self {
        match error {
            RecordError::Full => NotDone::Full,
            RecordError::NothingToUndo => NotDone::Nothing,
            RecordError::Barrier(barrier) => NotDone::Barrier(barrier),
            RecordError::Closed => NotDone::Closed,
            _ => NotDone::Impossible,
        }
    }
}

/// What the shared screens and the app ask any game, in numbers, rows and sentences.
pub trait AnySession: Telling + Amending + Scored + Minded + Speaking {
    /// How many play.
    fn seats(&self) -> u8;

    /// The version of the rules that it is played by.
    fn rules(&self) -> u8;

    /// Who began: chosen or picked by chance. In some games nobody does.
    fn start_player(&self) -> Option<Seat>;

    /// Who has to act.
    fn actor(&self) -> Actor;

    /// May a seat do anything now?
    fn may_act(&self, seat: Seat) -> bool;

    /// How much of the decision that comes next is a secret, by what everybody knows.
    fn secrecy(&self) -> Secrecy;

    /// Is the seat whose turn it is in the middle of a choice that nobody else knows yet, or several of
    /// those that choose in secret at once?
    fn is_choosing(&self) -> bool;

    /// At the table, are secret choices that several make at once entered once they were opened there?
    fn is_opened_at_table(&self) -> bool;

    /// The only thing that a seat may do, if there is but one.
    fn only_choice(&self, seat: Seat) -> Option<Decision>;

    /// Carries out decisions and notes what happened.
    fn decide(&mut self, decisions: &Decisions) -> Result<(), NotDone>;

    /// Carries out what had to be, and notes it with what happened before.
    fn force(&mut self, decision: Decision) -> Result<(), NotDone>;

    /// Lets this device deal what chance brings next, and notes it as those eyes may see it.
    fn deal(&mut self, seed: Seed, eyes: Eyes) -> Result<(), NotDone>;

    /// Who deals, by the log: the device, until it says otherwise.
    fn deals(&self) -> Deals;

    /// From here on somebody else deals.
    fn change_dealer(&mut self, deals: Deals) -> Result<(), NotDone>;

    /// What a commitment to chance is tied to.
    fn context(&self) -> heapless::Vec<u8, 512>;

    /// Where the lesson stands, if a game of this seed is one.
    fn lesson(&self, seed: Seed) -> Option<Stand>;

    /// How many different things may come up, as far as these eyes know.
    fn outcomes(&self, eyes: Eyes) -> usize;

    /// Something that may come up, and how often it is still there.
    fn outcome_item(&self, number: usize, world: &World, eyes: Eyes) -> Option<(ListItem, u16)>;

    /// What people are asked to say of it, if there is more to say than what came up.
    fn outcome_question(&self, world: &World) -> Line;

    /// The only one who may know what comes up; `None` if everybody may.
    fn outcome_is_for(&self, world: &World) -> Option<Seat>;

    /// People say which of the things that may come up, as these eyes count them, did.
    fn tell_outcome(&mut self, number: usize, counted: Eyes, eyes: Eyes) -> Result<(), NotDone>;

    /// The number of keeping to oneself what came up, where that can be.
    fn unsaid(&self, eyes: Eyes) -> Option<usize>;

    /// People say that this came up, by its code.
    fn tell(&mut self, code: u8, eyes: Eyes) -> Result<(), NotDone>;

    /// Would [`AnySession::undo`] take something back?
    fn can_undo(&self, reach: Reach) -> bool;

    /// Takes the last decision back, with what followed from it by itself. If that is refused, some
    /// of it may be taken back: cut the log to what it was.
    fn undo(&mut self, reach: Reach) -> Result<(), NotDone>;

    /// Nothing of a game that is over is taken back any more.
    fn close(&mut self) -> Result<(), NotDone>;

    /// Is it closed, so that its secrets may be told?
    fn is_closed(&self) -> bool;

    /// The log.
    fn entries(&self) -> &[u8];

    /// Is there room in the log for whatever comes next?
    fn has_room(&self) -> bool;

    /// How many bytes the log has without what was taken back.
    fn compacted_length(&self) -> usize;

    /// Writes the log without what was taken back.
    fn write_compacted(&self, sink: &mut dyn Sink) -> Result<(), BytesError>;

    /// The game as that log has it, which is the same game.
    fn replay_anew(&mut self, entries: &[u8]) -> Result<(), Damaged>;

    /// Brings a game at its beginning to where entries lead.
    fn replay(&mut self, entries: &[u8]) -> Result<(), Damaged>;

    /// The game as its first entries leave it: what could not be stored has not happened.
    fn cut_back(&mut self, length: usize);

    /// Writes the set-up.
    fn write_setup(&self, bytes: &mut Header) -> Result<(), BytesError>;

    /// The fingerprint of set-up and state. Before the end it would tell a computer which cards are
    /// hidden.
    fn hash(&self) -> u64;

    /// Where the game stands, in a line.
    fn status(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written;

    /// Has anything happened that should be shown before the game goes on?
    fn has_news(&self) -> bool;

    /// Does any of the news concern everybody?
    fn news_are_for_all(&self) -> bool;

    /// Keeps of the news what is told to those whose eyes are on the screen, as they may know it.
    fn sift_news(&mut self, eyes: Eyes);

    /// Keeps of the news what is seen at a glance, and what had to be done; says whether anything is
    /// left.
    fn sift_glances(&mut self, eyes: Eyes) -> bool;

    /// Everybody reads the news now: nobody needs to be told again.
    fn all_are_told(&mut self);

    /// A bot brought the news: unless they concern everybody, they are seen with what it did, or at a glance over the
    /// next screen on which people decide.
    fn put_off_news(&mut self);

    /// Did that happen to news that nobody has seen yet?
    fn are_news_put_off(&self) -> bool;

    /// Nothing is to be told any more.
    fn clear_news(&mut self);

    /// The title of the news.
    fn news_title(&self, world: &World, eyes: Eyes) -> Line;

    /// The news as sentences, one a line.
    fn write_news(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written;

    /// How many things have happened.
    fn event_count(&self) -> usize;

    /// Tells what happened from one thing up to another: who did it, and a sentence.
    fn history(
        &self,
        world: &World,
        eyes: Eyes,
        range: Range<usize>,
        reader: &mut dyn FnMut(usize, Option<Seat>, &str),
    );
}

/// The longest sentence that tells an event.
type Sentence = heapless::String<256>;

impl<G: GameUi> AnySession for Session<G> {
    fn seats(&self) -> u8 {
        self.record.game().seats()
    }

    fn rules(&self) -> u8 {
        self.record.game().rules()
    }

    fn start_player(&self) -> Option<Seat> {
        let chosen = self.set_up_again().start_player();
        let mut picked = None;
        let mut find = |_: usize, event: G::Event| picked = picked.or(G::begins(&event));
        let first = 0..self.event_count().min(FIRST_EVENTS);
        self.record.history_of(Observer::Table, first, &mut find);
        chosen.or(picked)
    }

    fn actor(&self) -> Actor {
        self.record.actor()
    }

    fn may_act(&self, seat: Seat) -> bool {
        !self.record.legal(seat).is_empty()
    }

    // Never inlined: its time on the device is told by its name, apart from storing and drawing.
    #[inline(never)]
    fn decide(&mut self, decisions: &Decisions) -> Result<(), NotDone> {
        self.begin_decision();
        for decision in decisions.iter() {
            self.do_one(decision)?;
        }
        Ok(())
    }

    #[inline(never)]
    fn force(&mut self, decision: Decision) -> Result<(), NotDone> {
        if self.forced.is_none() {
            self.forced = Some(self.can_undo(Reach::HandOver));
            // Whoever decided knows what they did; what follows from it is told.
            self.news
                .retain(|event| G::interest(event) >= Interest::Glanced);
        }
        self.older = self.news.len();
        self.do_one(decision)
    }

    fn secrecy(&self) -> Secrecy {
        self.record
            .game()
            .secrecy(&self.record.view(Observer::Table))
    }

    fn is_choosing(&self) -> bool {
        let observer = match self.record.actor() {
            Actor::Seat(seat) => Observer::Seat(seat),
            Actor::Secret(_) => Observer::Table,
            Actor::Chance | Actor::Nobody => return false,
        };
        G::is_choosing(&self.record.view(observer))
    }

    fn is_opened_at_table(&self) -> bool {
        G::OPENED_AT_TABLE
    }

    fn only_choice(&self, seat: Seat) -> Option<Decision> {
        let legal = self.record.legal(seat);
        let only = legal.nth(0).filter(|_| legal.len() == 1)?;
        let code = only.code();
        Some(Decision { seat, code })
    }

    fn deal(&mut self, seed: Seed, Eyes { observer, .. }: Eyes) -> Result<(), NotDone> {
        let (news, mut count) = (&mut self.news, 0);
        let mut note = |event: G::Event| {
            count += 1;
            Self::push(news, event.seen_by(observer));
        };
        self.record.deal_watched(&mut Seeded(seed), &mut note)?;
        self.happened(count);
        Ok(())
    }

    fn deals(&self) -> Deals {
        self.record.dealer()
    }

    fn change_dealer(&mut self, deals: Deals) -> Result<(), NotDone> {
        Ok(self.record.change_dealer(deals)?)
    }

    fn context(&self) -> heapless::Vec<u8, 512> {
        context(self.record.game())
    }

    #[inline(never)] // it plays the lesson through: so much of the stack is taken only then
    fn lesson(&self, seed: Seed) -> Option<Stand> {
        G::LESSON?.stand(self.record.game(), seed, self.record.state())
    }

    fn outcomes(&self, eyes: Eyes) -> usize {
        let odds = self.record.sayable(eyes.observer);
        odds.map_or(0, |odds| sayable(&odds).count())
    }

    fn outcome_item(&self, number: usize, world: &World, eyes: Eyes) -> Option<(ListItem, u16)> {
        let odds = self.record.sayable(eyes.observer)?;
        let (outcome, weight) = sayable(&odds).nth(number)?;
        let scene = self.scene(world, Eyes::TABLE);
        Some((G::outcome_item(&scene, outcome), weight))
    }

    fn outcome_question(&self, world: &World) -> Line {
        G::outcome_question(&self.scene(world, Eyes::TABLE))
    }

    fn outcome_is_for(&self, world: &World) -> Option<Seat> {
        G::outcome_is_for(&self.scene(world, Eyes::TABLE))
    }

    fn tell_outcome(&mut self, number: usize, counted: Eyes, eyes: Eyes) -> Result<(), NotDone> {
        let odds = self.record.sayable(counted.observer);
        let said = odds.and_then(|odds| sayable(&odds).nth(number));
        self.told_by_people(said.map(|(outcome, _)| outcome), eyes)
    }

    fn unsaid(&self, eyes: Eyes) -> Option<usize> {
        let odds = self.record.sayable(eyes.observer)?;
        odds.unsaid().map(|_| odds.iter().count())
    }

    fn tell(&mut self, code: u8, eyes: Eyes) -> Result<(), NotDone> {
        self.told_by_people(G::Outcome::from_code(code), eyes)
    }

    fn can_undo(&self, reach: Reach) -> bool {
        let before = self.forced.unwrap_or(true);
        match reach {
            Reach::Everything | Reach::WholeChoices => self.record.can_undo_past_barrier(),
            Reach::HandOver => before && (self.record.can_undo() || self.record.is_handed_over()),
            Reach::OwnTurn => before && self.record.can_undo(),
        }
    }

    fn undo(&mut self, reach: Reach) -> Result<(), NotDone> {
        self.begin_decision();
        self.told.clear();
        loop {
            let is_open = reach == Reach::HandOver && self.record.is_handed_over();
            if is_open || matches!(reach, Reach::Everything | Reach::WholeChoices) {
                self.record.undo_past_barrier()?;
            } else {
                self.record.undo()?;
            }
            let is_part = reach == Reach::WholeChoices && self.is_choosing();
            if !is_part && !self.followed_by_itself() {
                self.all_is_read();
                return Ok(());
            }
        }
    }

    fn close(&mut self) -> Result<(), NotDone> {
        Ok(self.record.close()?)
    }

    fn is_closed(&self) -> bool {
        self.record.is_closed()
    }

    fn entries(&self) -> &[u8] {
        self.record.entries()
    }

    fn has_room(&self) -> bool {
        self.record.has_room()
    }

    fn compacted_length(&self) -> usize {
        self.record.compacted_length()
    }

    fn write_compacted(&self, mut sink: &mut dyn Sink) -> Result<(), BytesError> {
        self.record.write_compacted(&mut sink)
    }

    #[inline(never)]
    fn replay_anew(&mut self, entries: &[u8]) -> Result<(), Damaged> {
        self.record.replay_anew(entries)
    }

    fn replay(&mut self, entries: &[u8]) -> Result<(), Damaged> {
        self.record.replay(entries)
    }

    #[inline(never)]
    fn cut_back(&mut self, length: usize) {
        self.begin_decision();
        self.told.clear();
        self.record.cut_back(length);
        self.all_is_read();
    }

    fn write_setup(&self, bytes: &mut Header) -> Result<(), BytesError> {
        self.record.game().write_setup(bytes)
    }

    fn hash(&self) -> u64 {
        self.record.hash()
    }

    fn status(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written {
        G::status(&self.scene(world, eyes), out)
    }

    fn has_news(&self) -> bool {
        let mut news = self.news.iter();
        match self.put_off {
            true => self.news_are_for_all() || news.len() > GLANCES,
            false => news.any(|event| G::interest(event) >= Interest::Shown),
        }
    }

    fn news_are_for_all(&self) -> bool {
        let mut news = self.news.iter();
        news.any(|event| G::interest(event) == Interest::ForAll)
    }

    fn sift_news(&mut self, eyes: Eyes) {
        self.sift(Interest::Told, eyes);
    }

    fn sift_glances(&mut self, eyes: Eyes) -> bool {
        let least = match self.forced {
            Some(_) => Interest::Told,
            None => Interest::Glanced,
        };
        self.sift(least, eyes);
        !self.news.is_empty()
    }

    fn all_are_told(&mut self) {
        let end = self.event_count();
        if self.told.is_full() {
            self.told.remove(0);
        }
        let _ = self.told.push(end.saturating_sub(self.fresh)..end);
    }

    fn put_off_news(&mut self) {
        if self.news_are_for_all() {
            return;
        }
        self.put_off = true;
        if G::IS_RECAPPED {
            self.news.truncate(self.older);
        }
        self.news
            .retain(|event| G::interest(event) >= Interest::Glanced);
    }

    fn are_news_put_off(&self) -> bool {
        self.put_off
    }

    fn clear_news(&mut self) {
        self.all_is_read();
    }

    fn news_title(&self, world: &World, eyes: Eyes) -> Line {
        G::news_title(&self.scene(world, eyes), &self.news)
    }

    fn write_news(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written {
        let scene = self.scene(world, eyes);
        for event in &self.news {
            G::tell(&scene, event, out)?;
            out.write_str("\n")?;
        }
        G::news_ending(&scene, &self.news, out)
    }

    fn event_count(&self) -> usize {
        self.record.event_count()
    }

    fn history(
        &self,
        world: &World,
        eyes: Eyes,
        range: Range<usize>,
        reader: &mut dyn FnMut(usize, Option<Seat>, &str),
    ) {
        let scene = self.scene(world, eyes);
        let mut tell = |number: usize, event: G::Event| {
            let mut sentence = Sentence::new();
            // Every sentence is measured to fit.
            let _ = G::tell(&scene, &event, &mut sentence);
            reader(number, event.by(), &sentence);
        };
        self.record.history_of(eyes.observer, range, &mut tell);
    }
}
