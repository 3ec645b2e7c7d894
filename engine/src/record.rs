//! A game as it is played and kept: the set-up, the log, and the state that follows from them.
//!
//! Every way to change the state goes through an entry of the log, so that saving is appending,
//! resuming is replaying, and undo is an entry like any other.

mod compaction;
mod history;
mod line;
mod step;

use core::fmt::Debug;

use sha2::{Digest, Sha256};

use crate::actions::{ActionSet, Coded};
use crate::bytes::{BytesError, Reader, Sink};
use crate::dealer::{Dealer, Deals};
use crate::game::{Actor, Barrier, Game, Observer, Odds, Refused, Unwatched, Witness};
use crate::log::{CORRECTION_BYTES, Entry, FORMAT, Log, read_entry};
use crate::seat::Seat;
use crate::standings::Standings;
use line::{EntryPlace, Line, Played};
use step::{Counting, play_counted};

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
    /// The game was closed: see [`Record::close`].
    Closed,
    /// Only a game that is over can be closed.
    NotOver,
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

/// A game with its log. `LOG` is the room for entries in bytes, at most 16,384.
#[derive(Clone, Debug)]
pub struct Record<G: Game, const LOG: usize = 4096> {
    game: G,
    /// The state that the log begins with.
    origin: G::State,
    /// Where that state comes from: the set-up, or a snapshot.
    from: u8,
    log: Log<LOG>,
    /// The entries that count, and where they lead.
    line: Line<G::State, LOG>,
    /// How many entries came after the last checkpoint.
    since_checkpoint: u8,
    /// Will nothing be taken back any more?
    closed: bool,
    /// Who deals from here on.
    dealer: Deals,
}

impl<G: Game, const LOG: usize> Record<G, LOG> {
    /// A new game. Inlined, so that it is made where it stays: it is large.
    #[inline(always)]
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self::begin(game, state, FROM_START)
    }

    #[inline(always)]
    fn begin(game: G, origin: G::State, from: u8) -> Self {
        const { assert!(LOG <= EntryPlace::LOG, "no place in the log is that far") };
        Self {
            game,
            origin,
            from,
            log: Log::new(),
            line: Line::new(origin),
            since_checkpoint: 0,
            closed: false,
            dealer: Deals::Device,
        }
    }

    /// The set-up.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state: for the dealer and for tests. Screens and bots get [`Record::view`].
    pub fn state(&self) -> &G::State {
        &self.line.now.state
    }

    /// The entries as bytes: what storage keeps, by appending what is new.
    pub fn entries(&self) -> &[u8] {
        self.log.bytes()
    }

    /// How many entries count: what was decided and dealt, and not taken back.
    pub fn moves(&self) -> usize {
        self.line.places().len()
    }

    /// Who has to act.
    pub fn actor(&self) -> Actor {
        self.game.actor(self.state())
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> ActionSet<G::Action> {
        self.game.legal(self.state(), seat)
    }

    /// Which rule stands against an action of a seat, if any does.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<Refused<G::Refusal>> {
        self.game.why_not(self.state(), seat, action)
    }

    /// What chance may bring.
    pub fn odds(&self) -> Option<Odds<G::Outcome>> {
        self.game.odds(self.state())
    }

    /// What people with the real box may say came up, as an observer counts it.
    pub fn sayable(&self, observer: Observer) -> Option<Odds<G::Outcome>> {
        self.game.sayable(self.state(), observer)
    }

    /// What an observer may see.
    pub fn view(&self, observer: Observer) -> G::View {
        self.game.view(self.state(), observer)
    }

    /// Who is ahead.
    pub fn standings(&self) -> Standings {
        Standings::of(&self.game, self.state())
    }

    /// The fingerprint of set-up and state.
    pub fn hash(&self) -> u64 {
        self.game.hash(self.state())
    }

    /// Who deals: the device, until [`Record::change_dealer`] says otherwise. Taking back changes
    /// nothing about it.
    pub fn dealer(&self) -> Deals {
        self.dealer
    }

    /// From here on somebody else deals: a table changes between the device and the real box. It is
    /// an entry of the log, so that [`crate::verify`] knows which outcomes the device answers for.
    pub fn change_dealer(&mut self, dealer: Deals) -> Result<(), RecordError<G::Refusal>> {
        self.need_open()?;
        self.need_room()?;
        if self.dealer != dealer {
            // Room was made sure of above.
            let _ = self.log.push(Entry::Deals(dealer));
            self.dealer = dealer;
        }
        Ok(())
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
        witness: &mut dyn Witness<G::Event>,
    ) -> Result<(), RecordError<G::Refusal>> {
        self.need_room()?;
        let entry = if self.actor() == Actor::Seat(seat) {
            Entry::Next(action.code())
        } else {
            Entry::By(seat, action.code())
        };
        let mut counting = Counting::for_witness(witness);
        let barrier = self
            .game
            .apply(&mut self.line.now.state, seat, action, &mut counting)
            .map_err(RecordError::Refused)?;
        let events = counting.events;
        self.keep(entry, false, Played { barrier, events });
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
        witness: &mut dyn Witness<G::Event>,
    ) -> Result<(), RecordError<G::Refusal>> {
        self.need_room()?;
        let odds = self.odds().ok_or(RecordError::NotChance)?;
        if odds.too_many() {
            return Err(RecordError::TooManyOutcomes);
        }
        let outcome = dealer
            .outcome(&odds)
            .filter(|outcome| odds.allows(*outcome))
            .ok_or(RecordError::NoOutcome)?;
        self.carry_out(outcome, witness);
        Ok(())
    }

    /// People with the real box say what came up: anything that everybody may take to be possible.
    /// See [`Game::sayable`].
    pub fn tell_watched(
        &mut self,
        said: G::Outcome,
        witness: &mut dyn Witness<G::Event>,
    ) -> Result<(), RecordError<G::Refusal>> {
        self.need_room()?;
        if self.actor() != Actor::Chance {
            return Err(RecordError::NotChance);
        }
        let state = &mut self.line.now.state;
        if self.game.weight(state, said) == 0 {
            step::make_way(&self.game, state, said).map_err(|damage| match damage {
                Damage::TooManyOutcomes => RecordError::TooManyOutcomes,
                _ => RecordError::NoOutcome,
            })?;
        }
        self.carry_out(said, witness);
        Ok(())
    }

    fn carry_out(&mut self, outcome: G::Outcome, witness: &mut dyn Witness<G::Event>) {
        let state = &mut self.line.now.state;
        let mut counting = Counting::for_witness(witness);
        self.game.deal(state, outcome, &mut counting);
        let played = Played {
            barrier: Barrier::Reveal,
            events: counting.events,
        };
        self.keep(Entry::Next(outcome.code()), true, played);
    }

    /// A mistake is put right.
    pub fn correct(&mut self, correction: G::Correction) -> Result<(), RecordError<G::Refusal>> {
        let bytes = self.correction_bytes(correction)?;
        self.play_correction(Entry::Correction(&bytes), |game, state, counting| {
            game.correct(state, correction, counting)
        })
    }

    /// What the rules forbid but the table did is entered: see [`Game::correct_by_house`].
    pub fn correct_by_house(
        &mut self,
        correction: G::Correction,
    ) -> Result<(), RecordError<G::Refusal>> {
        let bytes = self.correction_bytes(correction)?;
        self.play_correction(Entry::House(&bytes), |game, state, counting| {
            game.correct_by_house(state, correction, counting)
        })
    }

    fn correction_bytes(
        &self,
        correction: G::Correction,
    ) -> Result<heapless::Vec<u8, CORRECTION_BYTES>, RecordError<G::Refusal>> {
        self.need_open()?;
        self.need_room()?;
        let mut bytes = heapless::Vec::new();
        G::write_correction(correction, &mut bytes).map_err(|_| RecordError::Full)?;
        Ok(bytes)
    }

    fn play_correction(
        &mut self,
        entry: Entry<'_>,
        correct: impl FnOnce(&G, &mut G::State, &mut Counting<'_, G::Event>) -> Result<(), G::Refusal>,
    ) -> Result<(), RecordError<G::Refusal>> {
        let mut unwatched = Unwatched;
        let mut counting = Counting::for_witness(&mut unwatched);
        correct(&self.game, &mut self.line.now.state, &mut counting)
            .map_err(RecordError::Correction)?;
        let played = Played {
            barrier: Barrier::Reveal,
            events: counting.events,
        };
        self.keep(entry, false, played);
        Ok(())
    }

    /// Would [`Record::undo`] take something back?
    pub fn can_undo(&self) -> bool {
        !self.closed && self.line.is_past_barrier()
    }

    /// Would [`Record::undo_past_barrier`] take something back?
    pub fn can_undo_past_barrier(&self) -> bool {
        !self.closed && self.line.has_decision()
    }

    /// Was the last thing to happen a hand-over, so that nobody has done or learned anything since?
    /// Until the next seat takes up its turn, [`Record::undo_past_barrier`] tells nobody anything.
    pub fn is_handed_over(&self) -> bool {
        self.line.now.barrier == Barrier::HandOver
            && !self.line.is_past_barrier()
            && self.actor() != Actor::Nobody
    }

    /// Who dealt what came last, if nobody has decided anything since.
    pub fn just_dealt(&self) -> Option<Deals> {
        self.line.places().last().and_then(|place| place.dealer())
    }

    /// Takes the last decision back, unless a barrier stands behind it.
    pub fn undo(&mut self) -> Result<(), RecordError<G::Refusal>> {
        self.need_open()?;
        if self.line.places().is_empty() {
            return Err(RecordError::NothingToUndo);
        }
        if !self.line.is_past_barrier() {
            return Err(RecordError::Barrier(self.line.now.barrier));
        }
        self.undo_past_barrier()
    }

    /// Takes the last decision back with what chance made of it, whatever was revealed: for
    /// tables that agreed on it.
    pub fn undo_past_barrier(&mut self) -> Result<(), RecordError<G::Refusal>> {
        self.need_open()?;
        self.need_room()?;
        if !self.line.has_decision() {
            return Err(RecordError::NothingToUndo);
        }
        // Room was made sure of above.
        let _ = self.log.push(Entry::Undo);
        self.line.take_back();
        self.play_again();
        Ok(())
    }

    /// Was the game closed?
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Nothing of a game that is over will be taken back any more, so that what was secret can be
    /// told: nobody plays on knowing it.
    pub fn close(&mut self) -> Result<(), RecordError<G::Refusal>> {
        self.need_open()?;
        if self.actor() != Actor::Nobody {
            return Err(RecordError::NotOver);
        }
        self.log
            .push(Entry::Closed)
            .map_err(|_| RecordError::Full)?;
        self.closed = true;
        Ok(())
    }

    /// Is there room for another entry of any kind?
    pub fn has_room(&self) -> bool {
        self.log.has_room()
    }

    /// The game from its beginning to where other entries lead: see [`Record::write_compacted`].
    /// In place, because a record is large.
    pub fn replay_anew(&mut self, entries: &[u8]) -> Result<(), Damaged> {
        self.log.truncate(0);
        self.start_again();
        self.replay(entries)
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

    /// The same game from here on, by the same rules: the state, and no entries but who deals.
    pub fn snapshot(&self) -> Self
    where
        G: Clone,
    {
        let mut snapshot = Self::begin(self.game.clone(), *self.state(), FROM_SNAPSHOT);
        // A log without entries has room.
        let _ = snapshot.change_dealer(self.dealer);
        snapshot
    }

    /// A new game brought to where its entries lead, as storage kept them. What is whole before
    /// a damage stays playable: replay that part alone.
    pub fn replay(&mut self, entries: &[u8]) -> Result<(), Damaged> {
        let mut reader = Reader::new(entries);
        loop {
            let whole = entries.len() - reader.left();
            let followed = match self.follow_undos(&mut reader) {
                0 if reader.left() == 0 => return Ok(()),
                0 => read_entry(&mut reader)
                    .map_err(Damage::Bytes)
                    .and_then(|entry| self.follow(entry)),
                _ => Ok(()),
            };
            followed.map_err(|damage| Damaged { whole, damage })?;
        }
    }

    /// Adds the undos that come next in a log, as far as there is something to take back, and says
    /// how many they were. Several in a row cost no more than one.
    fn follow_undos(&mut self, reader: &mut Reader<'_>) -> usize {
        let mut undos = 0;
        let mut ahead = *reader;
        while read_entry(&mut ahead) == Ok(Entry::Undo)
            && self.log.has_room()
            && self.can_undo_past_barrier()
        {
            // Room was made sure of.
            let _ = self.log.push(Entry::Undo);
            self.line.take_back();
            *reader = ahead;
            undos += 1;
        }
        if undos > 0 {
            self.play_again();
        }
        undos
    }

    /// The game as the first `length` bytes of its entries leave it: for what could not be stored,
    /// and so has not happened. It needs no second record beside this one.
    pub fn cut_back(&mut self, length: usize) {
        self.log.truncate(length);
        self.start_again();
        let mut at = 0;
        while let Ok((entry, next)) = self.log.entry_and_next(at) {
            match entry {
                Entry::Undo => {
                    self.line.take_back();
                    self.play_again();
                }
                Entry::Checkpoint(_) => self.since_checkpoint = 0,
                Entry::Closed => self.closed = true,
                Entry::Deals(dealer) => self.dealer = dealer,
                _ => {
                    let dealer = self.is_chance(&entry).then_some(self.dealer);
                    let state = &mut self.line.now.state;
                    // It was played before, so it can be played again.
                    let played = play_counted(&self.game, state, entry);
                    let place = EntryPlace::new(at, dealer);
                    self.count(place, played.unwrap_or(Played::NOTHING));
                }
            }
            at = next;
        }
    }

    /// Before the first entry, whatever the log says.
    fn start_again(&mut self) {
        self.line.clear(self.origin);
        self.since_checkpoint = 0;
        self.closed = false;
        self.dealer = Deals::Device;
    }

    /// Adds one entry that was read from a log.
    pub fn follow(&mut self, entry: Entry<'_>) -> Result<(), Damage> {
        if !self.log.has_room_for(&entry) {
            return Err(Damage::Bytes(BytesError::Full));
        }
        if self.closed {
            return Err(Damage::Entry);
        }
        match entry {
            Entry::Undo => self.undo_past_barrier().map_err(|_| Damage::Entry),
            Entry::Closed => self.close().map_err(|_| Damage::Entry),
            Entry::Deals(dealer) => {
                self.dealer = dealer;
                self.log.push(entry).map(|_| ()).map_err(Damage::Bytes)
            }
            Entry::Checkpoint(hash) if hash == self.short_hash() => {
                self.since_checkpoint = 0;
                self.log.push(entry).map(|_| ()).map_err(Damage::Bytes)
            }
            Entry::Checkpoint(_) => Err(Damage::Checkpoint),
            _ => {
                let chance = self.is_chance(&entry);
                let state = &mut self.line.now.state;
                let played = play_counted(&self.game, state, entry)?;
                self.note(entry, chance, played);
                Ok(())
            }
        }
    }

    fn need_open(&self) -> Result<(), RecordError<G::Refusal>> {
        if self.closed {
            Err(RecordError::Closed)
        } else {
            Ok(())
        }
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
    fn keep(&mut self, entry: Entry<'_>, chance: bool, played: Played) {
        self.note(entry, chance, played);
        if self.since_checkpoint >= CHECKPOINT_EVERY {
            self.since_checkpoint = 0;
            // Without room for it, the log simply has one checkpoint fewer.
            let _ = self.log.push(Entry::Checkpoint(self.short_hash()));
        }
    }

    fn note(&mut self, entry: Entry<'_>, chance: bool, played: Played) {
        // Both have room: it was made sure of before the state changed, and the line has no
        // more entries than the log has bytes.
        if let Ok(at) = self.log.push(entry) {
            let dealer = chance.then_some(self.dealer);
            self.count(EntryPlace::new(at, dealer), played);
        }
    }

    /// Does an entry say what chance brought?
    fn is_chance(&self, entry: &Entry<'_>) -> bool {
        self.actor() == Actor::Chance && matches!(entry, Entry::Next(_))
    }

    /// One entry more in the line of play.
    fn count(&mut self, place: EntryPlace, played: Played) {
        self.line.count(place, played);
        self.since_checkpoint = self.since_checkpoint.saturating_add(1);
    }

    /// Brings the game to where the line ends, after something was taken back.
    fn play_again(&mut self) {
        self.line.rewind(self.origin);
        while let Some(place) = self.line.to_play() {
            let state = &mut self.line.now.state;
            let played = self
                .log
                .entry(place.at())
                .map_err(Damage::Bytes)
                .and_then(|entry| play_counted(&self.game, state, entry));
            // It was played before, so it can be played again.
            self.line.played_again(played.unwrap_or(Played::NOTHING));
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
