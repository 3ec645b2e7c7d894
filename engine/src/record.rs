//! A game as it is played and kept: the set-up, the log, and the state that follows from them.
//!
//! Every way to change the state goes through an entry of the log, so that saving is appending,
//! resuming is replaying, and undo is an entry like any other.

use core::fmt::Debug;

use sha2::{Digest, Sha256};

use crate::actions::{ActionSet, Coded};
use crate::bytes::{BytesError, Reader, Sink};
use crate::dealer::Dealer;
use crate::game::{Actor, Barrier, Game, Happening, Observer, Odds, Refused, Unwatched, Witness};
use crate::log::{CORRECTION_BYTES, Entry, FORMAT, Log, read_entry};
use crate::seat::Seat;
use crate::standings::Standings;

/// How many entries lie between two checkpoints.
const CHECKPOINT_EVERY: u8 = 64;

/// The first bytes of every record.
const MAGIC: [u8; 2] = *b"PM";
/// The log begins where the set-up does.
const FROM_START: u8 = 0;
/// The log begins with a state that stands before it.
const FROM_SNAPSHOT: u8 = 1;

/// Why something did not go into the record. The record is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordError<R> {
    /// The action is not legal.
    Refused(Refused<R>),
    /// The correction cannot be.
    Correction(R),
    /// It is not chance's turn.
    NotChance,
    /// The dealer said nothing, or something that cannot come up.
    NoOutcome,
    /// The game lists more outcomes than [`Odds`] can keep: see [`Odds::too_many`].
    TooManyOutcomes,
    /// Nothing was decided yet.
    NothingToUndo,
    /// Undo would go past a reveal or a hand-over.
    Barrier(Barrier),
    /// The log has no room for another entry.
    Full,
}

impl<R: Debug> core::fmt::Display for RecordError<R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl<R: Debug> core::error::Error for RecordError<R> {}

/// What is wrong with the bytes of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// They are not a record of this project at all.
    NotARecord,
    /// They were written in another version of the format.
    OtherFormat(u8),
    /// They are a record of another game.
    OtherGame(u8),
    /// They were played by a version of the rules that is not known here: a newer one.
    OtherRules(u8),
    /// They end too early or hold a value that cannot stand there.
    Bytes(BytesError),
    /// The checksum at the end does not fit.
    Checksum,
    /// A code stands for no action, outcome or correction that is possible there.
    Entry,
    /// A checkpoint does not fit the state.
    Checkpoint,
    /// Not the bytes are wrong but the game: see [`Odds::too_many`].
    TooManyOutcomes,
}

impl From<BytesError> for Damage {
    fn from(error: BytesError) -> Self {
        Damage::Bytes(error)
    }
}

/// What is wrong with a log, and up to where it is whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The first `whole` bytes of the log's entries can be played.
    pub whole: usize,
    /// What comes after them.
    pub damage: Damage,
}

/// Where in the log an entry of the line of play begins, and whether it is chance's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct EntryPlace(u16);

impl EntryPlace {
    const CHANCE: u16 = 1 << 15;

    fn new(at: u16, chance: bool) -> Self {
        EntryPlace(if chance { at | Self::CHANCE } else { at })
    }

    fn at(self) -> u16 {
        self.0 & !Self::CHANCE
    }

    fn is_chance(self) -> bool {
        self.0 & Self::CHANCE != 0
    }
}

/// A game with its log. `LOG` is the room for entries in bytes, at most 32,767.
#[derive(Clone, Debug)]
pub struct Record<G: Game, const LOG: usize = 4096> {
    game: G,
    /// The state that the log begins with.
    origin: G::State,
    /// Where that state comes from: the set-up, or a snapshot.
    from: u8,
    log: Log<LOG>,
    /// The entries that count: those not taken back.
    line: heapless::Vec<EntryPlace, LOG>,
    state: G::State,
    /// What the last barrier was.
    barrier: Barrier,
    /// The state at the last barrier.
    barrier_state: G::State,
    /// How long the line was at the last barrier.
    barrier_at: usize,
    /// How many entries came after the last checkpoint.
    since_checkpoint: u8,
}

impl<G: Game, const LOG: usize> Record<G, LOG> {
    /// A new game.
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self::begin(game, state, FROM_START)
    }

    fn begin(game: G, origin: G::State, from: u8) -> Self {
        const {
            assert!(
                LOG < EntryPlace::CHANCE as usize,
                "no place in the log is that far"
            )
        };
        Self {
            game,
            origin,
            from,
            log: Log::new(),
            line: heapless::Vec::new(),
            state: origin,
            barrier_state: origin,
            barrier: Barrier::None,
            barrier_at: 0,
            since_checkpoint: 0,
        }
    }

    /// The set-up.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state: for the dealer and for tests. Screens and bots get [`Record::view`].
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The entries as bytes: what storage keeps, by appending what is new.
    pub fn entries(&self) -> &[u8] {
        self.log.bytes()
    }

    /// Who has to act.
    pub fn actor(&self) -> Actor {
        self.game.actor(&self.state)
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> ActionSet<G::Action> {
        self.game.legal(&self.state, seat)
    }

    /// Which rule stands against an action of a seat, if any does.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<Refused<G::Refusal>> {
        self.game.why_not(&self.state, seat, action)
    }

    /// What chance may bring.
    pub fn odds(&self) -> Option<Odds<G::Outcome>> {
        self.game.odds(&self.state)
    }

    /// What an observer may see.
    pub fn view(&self, observer: Observer) -> G::View {
        self.game.view(&self.state, observer)
    }

    /// Who is ahead.
    pub fn standings(&self) -> Standings {
        Standings::of(&self.game, &self.state)
    }

    /// The fingerprint of set-up and state.
    pub fn hash(&self) -> u64 {
        self.game.hash(&self.state)
    }

    /// A seat decides.
    pub fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), RecordError<G::Refusal>> {
        self.decide_watched(seat, action, &mut Unwatched)
    }

    /// A seat decides, and a witness is told what comes of it.
    pub fn decide_watched(
        &mut self,
        seat: Seat,
        action: G::Action,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), RecordError<G::Refusal>> {
        self.need_room()?;
        let entry = if self.actor() == Actor::Seat(seat) {
            Entry::Next(action.code())
        } else {
            Entry::By(seat, action.code())
        };
        let barrier = self
            .game
            .apply(&mut self.state, seat, action, witness)
            .map_err(RecordError::Refused)?;
        self.keep(entry, false, barrier);
        Ok(())
    }

    /// A dealer deals.
    pub fn deal(
        &mut self,
        dealer: &mut impl Dealer<G::Outcome>,
    ) -> Result<(), RecordError<G::Refusal>> {
        self.deal_watched(dealer, &mut Unwatched)
    }

    /// A dealer deals, and a witness is told what comes of it.
    pub fn deal_watched(
        &mut self,
        dealer: &mut impl Dealer<G::Outcome>,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), RecordError<G::Refusal>> {
        self.need_room()?;
        let odds = self.odds().ok_or(RecordError::NotChance)?;
        if odds.too_many() {
            return Err(RecordError::TooManyOutcomes);
        }
        let outcome = dealer
            .outcome(&odds)
            .filter(|outcome| odds.weight(*outcome) > 0)
            .ok_or(RecordError::NoOutcome)?;
        self.game.deal(&mut self.state, outcome, witness);
        self.keep(Entry::Next(outcome.code()), true, Barrier::Reveal);
        Ok(())
    }

    /// A mistake is put right.
    pub fn correct(&mut self, correction: G::Correction) -> Result<(), RecordError<G::Refusal>> {
        self.need_room()?;
        let mut bytes: heapless::Vec<u8, CORRECTION_BYTES> = heapless::Vec::new();
        G::write_correction(correction, &mut bytes).map_err(|_| RecordError::Full)?;
        self.game
            .correct(&mut self.state, correction, &mut Unwatched)
            .map_err(RecordError::Correction)?;
        self.keep(Entry::Correction(&bytes), false, Barrier::Reveal);
        Ok(())
    }

    /// Would [`Record::undo`] take something back?
    pub fn can_undo(&self) -> bool {
        self.line.len() > self.barrier_at
    }

    /// Was the last thing to happen a hand-over, so that nobody has done or learned anything since?
    /// Until the next seat takes up its turn, [`Record::undo_past_barrier`] tells nobody anything.
    pub fn is_handed_over(&self) -> bool {
        self.barrier == Barrier::HandOver
            && self.line.len() == self.barrier_at
            && self.actor() != Actor::Nobody
    }

    /// Takes the last decision back, unless a barrier stands behind it.
    pub fn undo(&mut self) -> Result<(), RecordError<G::Refusal>> {
        if self.line.is_empty() {
            return Err(RecordError::NothingToUndo);
        }
        if self.line.len() == self.barrier_at {
            return Err(RecordError::Barrier(self.barrier));
        }
        self.undo_past_barrier()
    }

    /// Takes the last decision back with what chance made of it, whatever was revealed: for
    /// tables that agreed on it.
    pub fn undo_past_barrier(&mut self) -> Result<(), RecordError<G::Refusal>> {
        self.need_room()?;
        if !self.line.iter().any(|place| !place.is_chance()) {
            return Err(RecordError::NothingToUndo);
        }
        self.take_back();
        // Room was made sure of above.
        let _ = self.log.push(Entry::Undo);
        Ok(())
    }

    /// Tells a witness everything that happened in the line of play, as an observer may know it.
    pub fn history(&self, observer: Observer, witness: &mut impl Witness<G::Event>) {
        let mut state = self.origin;
        let mut redacted = |event: G::Event| witness.see(event.seen_by(observer));
        for place in &self.line {
            if let Ok(entry) = self.log.entry(place.at()) {
                let _ = self.play(&mut state, entry, &mut redacted);
            }
        }
    }

    /// Shows every state of the line of play in its order, the one before the first entry included.
    pub fn retrace(&self, visit: &mut impl FnMut(&G::State)) {
        let mut state = self.origin;
        visit(&state);
        for place in &self.line {
            if let Ok(entry) = self.log.entry(place.at()) {
                let _ = self.play(&mut state, entry, &mut Unwatched);
                visit(&state);
            }
        }
    }

    /// The whole record: header, entries, checksum.
    pub fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        let mut sum = Summed {
            sink,
            sha: Sha256::new(),
        };
        sum.put(&MAGIC)?;
        sum.put(&[FORMAT, G::ID, self.game.rules()])?;
        self.game.write_setup(&mut sum)?;
        sum.put(&[self.from])?;
        if self.from == FROM_SNAPSHOT {
            self.game.write_state(&self.origin, &mut sum)?;
        }
        sum.put(&(self.log.bytes().len() as u16).to_le_bytes())?;
        sum.put(self.log.bytes())?;
        sum.finish()
    }

    /// Reads what [`Record::write`] wrote. The game goes on by the rules it was begun with.
    pub fn read(bytes: &[u8]) -> Result<Self, Damage> {
        let (body, checksum) = bytes.split_last_chunk::<4>().ok_or(Damage::NotARecord)?;
        let mut reader = Reader::new(body);
        if reader.array() != Ok(MAGIC) {
            return Err(Damage::NotARecord);
        }
        let format = reader.byte()?;
        if format != FORMAT {
            return Err(Damage::OtherFormat(format));
        }
        if checksum_of(Sha256::digest(body).as_slice()) != *checksum {
            return Err(Damage::Checksum);
        }
        let id = reader.byte()?;
        if id != G::ID {
            return Err(Damage::OtherGame(id));
        }
        let rules = reader.byte()?;
        if !G::RULES_READ.contains(&rules) {
            return Err(Damage::OtherRules(rules));
        }
        let game = G::read_setup(rules, &mut reader)?;
        let from = reader.below(FROM_SNAPSHOT + 1)?;
        let origin = if from == FROM_SNAPSHOT {
            game.read_state(&mut reader)?
        } else {
            game.start()
        };
        let count = reader.u16()?;
        let entries = reader.slice(count as usize)?;
        reader.end()?;
        let mut record = Self::begin(game, origin, from);
        record.replay(entries).map_err(|damaged| damaged.damage)?;
        Ok(record)
    }

    /// The same game from here on, by the same rules: the state and no entries.
    pub fn snapshot(&self) -> Self
    where
        G: Clone,
    {
        Self::begin(self.game.clone(), self.state, FROM_SNAPSHOT)
    }

    /// A new game brought to where its entries lead, as storage kept them. What is whole before
    /// a damage stays playable: replay that part alone.
    pub fn replay(&mut self, entries: &[u8]) -> Result<(), Damaged> {
        let mut reader = Reader::new(entries);
        loop {
            let whole = entries.len() - reader.left();
            if reader.left() == 0 {
                return Ok(());
            }
            read_entry(&mut reader)
                .map_err(Damage::Bytes)
                .and_then(|entry| self.follow(entry))
                .map_err(|damage| Damaged { whole, damage })?;
        }
    }

    /// The game as the first `length` bytes of its entries leave it: for what could not be stored,
    /// and so has not happened. It needs no second record beside this one.
    pub fn cut_back(&mut self, length: usize) {
        self.log.truncate(length);
        self.line.clear();
        self.state = self.origin;
        self.barrier_state = self.origin;
        self.barrier = Barrier::None;
        self.barrier_at = 0;
        self.since_checkpoint = 0;
        let mut at = 0;
        while let Ok((entry, next)) = self.log.entry_and_next(at) {
            match entry {
                Entry::Undo => self.take_back(),
                Entry::Checkpoint(_) => self.since_checkpoint = 0,
                _ => {
                    let chance = self.is_chance(&entry);
                    let mut state = self.state;
                    // It was played before, so it can be played again.
                    let barrier = self.play(&mut state, entry, &mut Unwatched);
                    self.state = state;
                    self.count(
                        EntryPlace::new(at, chance),
                        barrier.unwrap_or(Barrier::None),
                    );
                }
            }
            at = next;
        }
    }

    /// Adds one entry that was read from a log.
    pub fn follow(&mut self, entry: Entry<'_>) -> Result<(), Damage> {
        if !self.log.has_room() {
            return Err(Damage::Bytes(BytesError::Full));
        }
        match entry {
            Entry::Undo => self.undo_past_barrier().map_err(|_| Damage::Entry),
            Entry::Checkpoint(hash) if hash == self.short_hash() => {
                self.since_checkpoint = 0;
                self.log.push(entry).map(|_| ()).map_err(Damage::Bytes)
            }
            Entry::Checkpoint(_) => Err(Damage::Checkpoint),
            _ => {
                let chance = self.is_chance(&entry);
                let mut state = self.state;
                let barrier = self.play(&mut state, entry, &mut Unwatched)?;
                self.state = state;
                self.note(entry, chance, barrier);
                Ok(())
            }
        }
    }

    /// Plays an entry of the line on a state, if it can be.
    fn play(
        &self,
        state: &mut G::State,
        entry: Entry<'_>,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<Barrier, Damage> {
        match (entry, self.game.actor(state)) {
            (Entry::Next(code), Actor::Chance) => {
                self.play_outcome(state, code, witness)?;
                Ok(Barrier::Reveal)
            }
            (Entry::Next(code), Actor::Seat(seat)) | (Entry::By(seat, code), _) => {
                let action = G::Action::from_code(code).ok_or(Damage::Entry)?;
                let played = self.game.apply(state, seat, action, witness);
                played.map_err(|_| Damage::Entry)
            }
            (Entry::Correction(bytes), _) => {
                self.play_correction(state, bytes, witness)
                    .ok_or(Damage::Entry)?;
                Ok(Barrier::Reveal)
            }
            _ => Err(Damage::Entry),
        }
    }

    fn play_outcome(
        &self,
        state: &mut G::State,
        code: u8,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), Damage> {
        let outcome = G::Outcome::from_code(code).ok_or(Damage::Entry)?;
        let odds = self.game.odds(state).ok_or(Damage::Entry)?;
        if odds.too_many() {
            return Err(Damage::TooManyOutcomes);
        }
        if odds.weight(outcome) == 0 {
            return Err(Damage::Entry);
        }
        self.game.deal(state, outcome, witness);
        Ok(())
    }

    fn play_correction(
        &self,
        state: &mut G::State,
        bytes: &[u8],
        witness: &mut impl Witness<G::Event>,
    ) -> Option<()> {
        let mut reader = Reader::new(bytes);
        let correction = G::read_correction(&mut reader).ok()?;
        reader.end().ok()?;
        self.game.correct(state, correction, witness).ok()
    }

    fn need_room(&self) -> Result<(), RecordError<G::Refusal>> {
        if self.log.has_room() {
            Ok(())
        } else {
            Err(RecordError::Full)
        }
    }

    /// Writes an entry down whose effect is already in the state, and a checkpoint when one is
    /// due.
    fn keep(&mut self, entry: Entry<'_>, chance: bool, barrier: Barrier) {
        self.note(entry, chance, barrier);
        if self.since_checkpoint >= CHECKPOINT_EVERY {
            self.since_checkpoint = 0;
            // Without room for it, the log simply has one checkpoint fewer.
            let _ = self.log.push(Entry::Checkpoint(self.short_hash()));
        }
    }

    fn note(&mut self, entry: Entry<'_>, chance: bool, barrier: Barrier) {
        // Both have room: it was made sure of before the state changed, and the line has no
        // more entries than the log has bytes.
        if let Ok(at) = self.log.push(entry) {
            self.count(EntryPlace::new(at, chance), barrier);
        }
    }

    /// Does an entry say what chance brought?
    fn is_chance(&self, entry: &Entry<'_>) -> bool {
        self.actor() == Actor::Chance && matches!(entry, Entry::Next(_))
    }

    /// One entry more in the line of play.
    fn count(&mut self, place: EntryPlace, barrier: Barrier) {
        let _ = self.line.push(place);
        self.since_checkpoint = self.since_checkpoint.saturating_add(1);
        self.pass_barrier(barrier, self.line.len());
    }

    fn pass_barrier(&mut self, barrier: Barrier, at: usize) {
        if barrier != Barrier::None {
            self.barrier = barrier;
            self.barrier_state = self.state;
            self.barrier_at = at;
        }
    }

    /// Shortens the line by its last decision and plays it again from the last barrier that is
    /// still in it, or from the beginning.
    fn take_back(&mut self) {
        while self.line.pop().is_some_and(EntryPlace::is_chance) {}
        if self.line.len() < self.barrier_at {
            self.barrier_state = self.origin;
            self.barrier = Barrier::None;
            self.barrier_at = 0;
        }
        self.state = self.barrier_state;
        let mut at = self.barrier_at;
        while let Some(place) = self.line.get(at).copied() {
            let mut state = self.state;
            let barrier = self
                .log
                .entry(place.at())
                .map_err(Damage::Bytes)
                .and_then(|entry| self.play(&mut state, entry, &mut Unwatched));
            self.state = state;
            at += 1;
            self.pass_barrier(barrier.unwrap_or(Barrier::None), at);
        }
    }

    fn short_hash(&self) -> u32 {
        self.hash() as u32
    }
}

/// Passes bytes on and sums them up.
struct Summed<'s, S> {
    sink: &'s mut S,
    sha: Sha256,
}

impl<S: Sink> Summed<'_, S> {
    fn finish(self) -> Result<(), BytesError> {
        self.sink.put(&checksum_of(self.sha.finalize().as_slice()))
    }
}

impl<S: Sink> Sink for Summed<'_, S> {
    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        Digest::update(&mut self.sha, bytes);
        self.sink.put(bytes)
    }
}

fn checksum_of(digest: &[u8]) -> [u8; 4] {
    digest.first_chunk().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests;
