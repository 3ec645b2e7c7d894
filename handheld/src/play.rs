//! A game that is played on this device. The record is private here: a screen gets a [`Scene`], which
//! shows what whoever looks at the screen may see, and nothing else.

use core::fmt::{Debug, Result as Written, Write};

use engine::actions::{ActionSet, Coded};
use engine::bytes::BytesError;
use engine::chance::Seed;
use engine::dealer::{Seeded, Told};
use engine::each::Member;
use engine::game::{Actor, Barrier, Happening, Observer, Refused};
use engine::record::{Damaged, Record, RecordError};
use engine::seat::{Seat, Seats};
use engine::standings::{Standing, Standings};

use crate::games::{GameUi, Interest, Running};
use crate::save::Room;
use crate::settings::Roster;
use crate::text::Language;
use crate::widgets::{Line, ListItem};
use crate::world::World;

/// How many things that happened are kept for telling.
pub const NEWS: usize = 48;

/// The most bytes of a log.
pub const LOG: usize = 4096;

/// The room for the set-up of any game, and what a save says besides.
pub type Header = heapless::Vec<u8, 640>;

/// Who supplies what chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// This device, from a seed.
    Device(Seed),
    /// People, who say what they turned up.
    People,
}

/// What belongs to a game besides the game itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shell {
    /// Who plays.
    pub roster: Roster,
    /// Where the cards come from.
    pub dealing: Dealing,
}

/// A game that runs, or has just ended.
#[derive(Clone, Debug)]
pub struct Play {
    shell: Shell,
    /// Who has the device and lifted the curtain.
    holder: Option<Seat>,
    /// Does the holder act unasked?
    interrupts: bool,
    running: Running,
}

impl Play {
    /// A game, new or resumed. Nobody has the device yet.
    pub(crate) fn new(running: Running, shell: Shell) -> Self {
        Self {
            shell,
            holder: None,
            interrupts: false,
            running,
        }
    }

    /// The game, for what only its own screens know.
    pub fn running(&self) -> &Running {
        &self.running
    }

    /// The game, as every game can be asked.
    pub fn game(&self) -> &dyn AnySession {
        self.running.session()
    }

    /// The game, to be gone on with.
    pub(crate) fn game_mut(&mut self) -> &mut dyn AnySession {
        self.running.session_mut()
    }

    /// What belongs to the game besides the game itself.
    pub fn shell(&self) -> &Shell {
        &self.shell
    }

    /// Who plays.
    pub fn roster(&self) -> &Roster {
        &self.shell.roster
    }

    /// Where the cards come from.
    pub fn dealing(&self) -> &Dealing {
        &self.shell.dealing
    }

    /// Who has the device and lifted the curtain.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Somebody takes the device, or it lies on the table.
    pub(crate) fn hand_to(&mut self, holder: Option<Seat>) {
        self.holder = holder;
        self.interrupts = false;
    }

    /// Somebody takes the device though nobody asked them.
    pub(crate) fn interrupted_by(&mut self, seat: Seat) {
        self.holder = Some(seat);
        self.interrupts = true;
    }

    /// The one who has the device unasked has done what they wanted.
    pub(crate) fn end_of_interruption(&mut self) {
        self.interrupts = false;
    }

    /// The seats that have to decide. Several do so in secret, one after the other.
    pub fn asked(&self) -> Seats {
        match self.game().actor() {
            Actor::Seat(seat) => Seats::only(seat),
            Actor::Secret(seats) => seats,
            Actor::Chance | Actor::Nobody => Seats::NONE,
        }
    }

    /// The seat that decides next: who has the device already, if asked or if it interrupts, or else
    /// the first that is asked.
    pub fn turn(&self) -> Option<Seat> {
        let asked = self.asked();
        let may = |seat: &Seat| self.interrupts && self.game().may_act(*seat);
        let holder = self
            .holder
            .filter(|seat| asked.contains(*seat) || may(seat));
        holder.or_else(|| asked.iter().next())
    }

    /// The seats that may do something though nobody asks them.
    pub fn unasked(&self) -> Seats {
        let asked = self.asked();
        let seats = Seat::first(self.game().seats());
        seats
            .filter(|seat| !asked.contains(*seat) && self.game().may_act(*seat))
            .fold(Seats::NONE, Seats::with)
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.game().actor() == Actor::Nobody
    }

    /// Does nothing more go into the log, though the game is not over?
    pub fn is_full(&self) -> bool {
        !self.is_over() && !self.game().has_room()
    }

    /// Whose eyes are on the screen: everybody's, or those of the seat that has the device. After the
    /// end nothing is hidden any more.
    pub fn eyes(&self, private: bool) -> Eyes {
        Eyes(match self.holder {
            _ if self.is_over() => Observer::Everybody,
            Some(seat) if private => Observer::Seat(seat),
            _ => Observer::Table,
        })
    }
}

/// Whose eyes are on the screen. Only [`Play::eyes`] makes them: a screen cannot choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes(Observer);

/// A game with its record, which nobody else reads.
#[derive(Clone, Debug)]
pub struct Session<G: GameUi> {
    record: Record<G, LOG>,
    /// What happened since the last screen, as the one who decided may know it.
    news: heapless::Vec<G::Event, NEWS>,
}

impl<G: GameUi> Session<G> {
    pub(crate) fn new(record: Record<G, LOG>) -> Self {
        Self {
            record,
            news: heapless::Vec::new(),
        }
    }

    /// What happened since the last screen.
    pub(crate) fn news(&self) -> &[G::Event] {
        &self.news
    }

    /// The game as the eyes on the screen see it.
    pub(crate) fn scene<'w>(&'w self, world: &'w World, eyes: Eyes) -> Scene<'w, G> {
        Scene {
            world,
            session: self,
            observer: eyes.0,
            view: self.record.view(eyes.0),
        }
    }

    /// Notes what happened. Older news give way: history has them all.
    fn note(news: &mut heapless::Vec<G::Event, NEWS>, event: G::Event) {
        if news.is_full() {
            news.remove(0);
        }
        let _ = news.push(event);
    }
}

/// What a screen of a game gets: the rules, what its observer may see, names, settings.
///
/// ```
/// use handheld::games::artifact::Scene;
/// fn how_many_choices(scene: &Scene<'_>) -> usize {
///     scene.legal().len()
/// }
/// ```
///
/// There is no way from here to what the observer may not see: the session is private,
///
/// ```compile_fail
/// use handheld::games::artifact::Scene;
/// fn peek(scene: &Scene<'_>) {
///     let _ = &scene.session;
/// }
/// ```
///
/// and nobody but [`Play::eyes`] decides through whose eyes is looked.
///
/// ```compile_fail
/// use engine::game::Observer;
/// use handheld::play::Eyes;
/// let everybodys = Eyes(Observer::Everybody);
/// ```
pub struct Scene<'w, G: GameUi> {
    /// The device, settings and names.
    pub world: &'w World,
    session: &'w Session<G>,
    observer: Observer,
    view: G::View,
}

impl<'w, G: GameUi> Scene<'w, G> {
    /// The rules, with the set-up.
    pub fn game(&self) -> &'w G {
        self.session.record.game()
    }

    /// What the observer may see.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Everything the seat that looks may do now; nothing if it is not one.
    pub fn legal(&self) -> ActionSet<G::Action> {
        match self.observer {
            Observer::Seat(seat) => self.session.record.legal(seat),
            _ => ActionSet::default(),
        }
    }

    /// Which rule keeps the seat that looks from an action.
    pub fn why_not(&self, action: G::Action) -> Option<G::Refusal> {
        match self.session.record.why_not(self.seat()?, action) {
            Some(Refused::Rule(rule)) => Some(rule),
            _ => None,
        }
    }

    /// That the seat which looks decides so.
    pub fn decide(&self, action: G::Action) -> Option<Decision> {
        self.seat().map(|seat| Decision {
            seat,
            code: action.code(),
        })
    }

    /// May the last decision be taken back?
    pub fn can_undo(&self) -> bool {
        self.session.record.can_undo()
    }

    /// The seat whose decision comes next, if one is asked.
    pub fn turn(&self) -> Option<Seat> {
        self.world.play.as_ref().and_then(Play::turn)
    }

    /// The language of all texts.
    pub fn language(&self) -> Language {
        self.world.language()
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> &'w str {
        self.world.name(seat)
    }

    /// What all players are called, by seat.
    pub fn names(&self) -> [&'w str; 5] {
        Seat::ALL.map(|seat| self.name(seat))
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.game().seats()
    }
}

/// A decision, as the log keeps it: by whom, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// The code of the action.
    pub code: u8,
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
pub trait AnySession: Debug {
    /// How many play.
    fn seats(&self) -> u8;

    /// The version of the rules that it is played by.
    fn rules(&self) -> u8;

    /// Who has to act.
    fn actor(&self) -> Actor;

    /// May a seat do anything now?
    fn may_act(&self, seat: Seat) -> bool;

    /// Carries out a decision and notes what happened.
    fn decide(&mut self, decision: Decision) -> Result<(), NotDone>;

    /// Lets this device deal what chance brings next, and notes it as those eyes may see it.
    fn deal(&mut self, seed: Seed, eyes: Eyes) -> Result<(), NotDone>;

    /// How many different things may come up.
    fn outcomes(&self) -> usize;

    /// Something that may come up, and how often it is still there.
    fn outcome_item(&self, number: usize, world: &World) -> Option<(ListItem, u16)>;

    /// The only one who may know what comes up; `None` if everybody may.
    fn outcome_is_for(&self, world: &World) -> Option<Seat>;

    /// People say which of the things that may come up did.
    fn tell_outcome(&mut self, number: usize, eyes: Eyes) -> Result<(), NotDone>;

    /// Would [`AnySession::undo`] take something back?
    fn can_undo(&self, past_barriers: bool) -> bool;

    /// Takes the last decision back.
    fn undo(&mut self, past_barriers: bool) -> Result<(), NotDone>;

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
    fn write_compacted(&self, room: &mut Room<'_>) -> Result<(), BytesError>;

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

    /// Who is ahead.
    fn standings(&self) -> Standings;

    /// Where the game stands, in a line.
    fn status(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written;

    /// Has anything happened that should be shown before the game goes on?
    fn has_news(&self) -> bool;

    /// Does any of the news concern everybody?
    fn news_are_for_all(&self) -> bool;

    /// Keeps of the news what is told to those whose eyes are on the screen, as they may know it.
    fn sift_news(&mut self, eyes: Eyes);

    /// Makes what happened since a seat last did something the news; says whether anything did.
    fn recap(&mut self, seat: Seat) -> bool;

    /// Nothing is to be told any more.
    fn clear_news(&mut self);

    /// The title of the news.
    fn news_title(&self, world: &World, eyes: Eyes) -> Line;

    /// The news as sentences, one a line.
    fn write_news(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written;

    /// How many things have happened.
    fn event_count(&self) -> usize;

    /// Tells what happened from one thing up to another, each as a sentence.
    fn history(
        &self,
        world: &World,
        eyes: Eyes,
        range: core::ops::Range<usize>,
        reader: &mut dyn FnMut(usize, &str),
    );

    /// How many sources points come from.
    fn sources(&self, world: &World, eyes: Eyes) -> usize;

    /// What a source is called.
    fn source_title(&self, world: &World, eyes: Eyes, source: usize) -> &'static str;

    /// The points of a seat from a source.
    fn source_item(&self, world: &World, eyes: Eyes, source: usize, seat: Seat) -> ListItem;

    /// What a place rests on.
    fn place_detail(
        &self,
        world: &World,
        eyes: Eyes,
        standing: &Standing,
        ahead: Option<&Standing>,
    ) -> Line;
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

    fn actor(&self) -> Actor {
        self.record.actor()
    }

    fn may_act(&self, seat: Seat) -> bool {
        !self.record.legal(seat).is_empty()
    }

    // Never inlined: its time on the device is told by its name, apart from storing and drawing.
    #[inline(never)]
    fn decide(&mut self, Decision { seat, code }: Decision) -> Result<(), NotDone> {
        let action = G::Action::from_code(code).ok_or(NotDone::Impossible)?;
        self.news.clear();
        let news = &mut self.news;
        let mut witness = |event: G::Event| Self::note(news, event.seen_by(Observer::Seat(seat)));
        self.record.decide_watched(seat, action, &mut witness)?;
        Ok(())
    }

    fn deal(&mut self, seed: Seed, Eyes(observer): Eyes) -> Result<(), NotDone> {
        let news = &mut self.news;
        let mut note = |event: G::Event| Self::note(news, event.seen_by(observer));
        self.record.deal_watched(&mut Seeded(seed), &mut note)?;
        Ok(())
    }

    fn outcomes(&self) -> usize {
        self.record.odds().map_or(0, |odds| odds.iter().count())
    }

    fn outcome_item(&self, number: usize, world: &World) -> Option<(ListItem, u16)> {
        let (outcome, weight) = self.record.odds()?.iter().nth(number)?;
        let scene = self.scene(world, Eyes(Observer::Table));
        Some((G::outcome_item(&scene, outcome), weight))
    }

    fn outcome_is_for(&self, world: &World) -> Option<Seat> {
        G::outcome_is_for(&self.scene(world, Eyes(Observer::Table)))
    }

    fn tell_outcome(&mut self, number: usize, Eyes(observer): Eyes) -> Result<(), NotDone> {
        let news = &mut self.news;
        let mut note = |event: G::Event| Self::note(news, event.seen_by(observer));
        let mut people = Told(|odds: &engine::game::Odds<G::Outcome>| {
            odds.iter().nth(number).map(|(outcome, _)| outcome)
        });
        self.record.deal_watched(&mut people, &mut note)?;
        Ok(())
    }

    fn can_undo(&self, past_barriers: bool) -> bool {
        self.record.can_undo() || past_barriers && self.record.can_undo_past_barrier()
    }

    fn undo(&mut self, past_barriers: bool) -> Result<(), NotDone> {
        self.news.clear();
        if past_barriers {
            self.record.undo_past_barrier()?;
        } else {
            self.record.undo()?;
        }
        Ok(())
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

    fn write_compacted(&self, room: &mut Room<'_>) -> Result<(), BytesError> {
        self.record.write_compacted(room)
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
        self.news.clear();
        self.record.cut_back(length);
    }

    fn write_setup(&self, bytes: &mut Header) -> Result<(), BytesError> {
        self.record.game().write_setup(bytes)
    }

    fn hash(&self) -> u64 {
        self.record.hash()
    }

    fn standings(&self) -> Standings {
        self.record.standings()
    }

    fn status(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written {
        G::status(&self.scene(world, eyes), out)
    }

    fn has_news(&self) -> bool {
        let mut news = self.news.iter();
        news.any(|event| G::interest(event) >= Interest::Shown)
    }

    fn news_are_for_all(&self) -> bool {
        let mut news = self.news.iter();
        news.any(|event| G::interest(event) == Interest::ForAll)
    }

    fn sift_news(&mut self, Eyes(observer): Eyes) {
        self.news
            .retain(|event| G::interest(event) >= Interest::Told);
        for event in &mut self.news {
            *event = event.seen_by(observer);
        }
    }

    fn recap(&mut self, seat: Seat) -> bool {
        self.news.clear();
        let news = &mut self.news;
        self.record
            .history(Observer::Table, &mut |event: G::Event| {
                if event.by() == Some(seat) {
                    news.clear();
                } else if G::interest(&event) != Interest::Silent {
                    Self::note(news, event);
                }
            });
        !self.news.is_empty()
    }

    fn clear_news(&mut self) {
        self.news.clear();
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
        let mut count = 0;
        self.record
            .history(Observer::Table, &mut |_: G::Event| count += 1);
        count
    }

    fn history(
        &self,
        world: &World,
        eyes: Eyes,
        range: core::ops::Range<usize>,
        reader: &mut dyn FnMut(usize, &str),
    ) {
        let scene = self.scene(world, eyes);
        let mut number = 0;
        self.record.history(eyes.0, &mut |event: G::Event| {
            if range.contains(&number) {
                let mut sentence = Sentence::new();
                // Every sentence is measured to fit.
                let _ = G::tell(&scene, &event, &mut sentence);
                reader(number, &sentence);
            }
            number += 1;
        });
    }

    fn sources(&self, world: &World, eyes: Eyes) -> usize {
        G::sources(&self.scene(world, eyes))
    }

    fn source_title(&self, world: &World, eyes: Eyes, source: usize) -> &'static str {
        G::source_title(&self.scene(world, eyes), source)
    }

    fn source_item(&self, world: &World, eyes: Eyes, source: usize, seat: Seat) -> ListItem {
        G::source_item(&self.scene(world, eyes), source, seat)
    }

    fn place_detail(
        &self,
        world: &World,
        eyes: Eyes,
        standing: &Standing,
        ahead: Option<&Standing>,
    ) -> Line {
        G::place_detail(&self.scene(world, eyes), standing, ahead)
    }
}
