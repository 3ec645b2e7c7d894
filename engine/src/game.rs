//! What every game gives: who acts, what is legal, what follows, what an observer may see.
//!
//! A value that implements [`Game`] is a set-up that was found playable. The state is apart from
//! it: one small `Copy` value, so that thinking about the future is a copy and nothing more.

use core::fmt::Debug;
use core::ops::RangeInclusive;

use rand_core::Rng;
use sha2::{Digest, Sha256};

use crate::actions::{ActionSet, Coded, scale};
use crate::bytes::{BytesError, Reader, Sink};
use crate::chance::Stream;
use crate::seat::{Seat, Seats};

/// Who has to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// One seat.
    Seat(Seat),
    /// Several seats, each in secret; the answers are revealed when the last one is in.
    Secret(Seats),
    /// A card has to be turned up, or the like.
    Chance,
    /// The game is over.
    Nobody,
}

/// Through whose eyes something is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observer {
    /// A seat: what lies open, and its own secrets.
    Seat(Seat),
    /// What lies open, and nothing else.
    Table,
    /// All seats together, as after the game.
    Everybody,
}

impl Observer {
    /// May this observer know what is known to one seat alone?
    pub fn shares(self, secret_of: Seat) -> bool {
        match self {
            Observer::Seat(seat) => seat == secret_of,
            Observer::Table => false,
            Observer::Everybody => true,
        }
    }
}

/// What stands between the state before and the state after: undo stops at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Nothing: it can be taken back.
    None,
    /// Somebody learned something that was hidden: a card was turned up or shown.
    Reveal,
    /// Another seat acts now.
    HandOver,
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game is over.
    GameOver,
    /// It is not this seat's turn.
    NotTheirTurn,
    /// A rule of the game stands against it.
    Rule(R),
}

/// On whose word a mistake is put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Authority {
    /// The rules': [`Game::correct`].
    Rules,
    /// The table's, whatever the rules say: [`Game::correct_by_house`].
    House,
}

/// Takes note of what happens, in order.
pub trait Witness<E> {
    /// Something happened.
    fn see(&mut self, event: E);
}

impl<E, F: FnMut(E)> Witness<E> for F {
    fn see(&mut self, event: E) {
        self(event);
    }
}

/// Looks away. Bots think without a witness, and pay nothing for it.
pub struct Unwatched;

impl<E> Witness<E> for Unwatched {
    #[inline(always)]
    fn see(&mut self, _: E) {}
}

/// Something that happened, in terms that a screen turns into a sentence.
pub trait Happening: Copy + Debug {
    /// The same as an observer may know it: what is not for them is taken out.
    #[must_use]
    fn seen_by(self, observer: Observer) -> Self;

    /// Who did it: `None` for what chance, the rules or all together did.
    fn by(&self) -> Option<Seat>;
}

/// The most different outcomes that one act of chance has.
pub const MOST_OUTCOMES: usize = 64;

/// What may come up, and how often each: integer weights.
///
/// More than [`MOST_OUTCOMES`] are [`Odds::too_many`]: then nothing comes up at all, rather than
/// all but a few.
#[derive(Clone, Debug)]
pub struct Odds<O> {
    /// Which of the labelled streams a seeded dealer draws from.
    pub stream: Stream,
    /// How many draws of that stream came before: so that taking back and playing again turns
    /// up the same card.
    pub index: u32,
    /// With room for one more than there may be: when that is taken, there are too many.
    outcomes: heapless::Vec<(O, u8), { MOST_OUTCOMES + 1 }>,
    /// Can only people know what came up, because it lies before them?
    for_people: bool,
    /// What people may say instead of an outcome.
    unsaid: Option<O>,
}

// So that the weights can be added up.
const _: () = assert!(MOST_OUTCOMES * u8::MAX as usize <= u16::MAX as usize);

impl<O: Coded> Odds<O> {
    /// Nothing can come up yet: see [`Odds::with`].
    pub fn new(stream: Stream, index: u32) -> Self {
        Self {
            stream,
            index,
            outcomes: heapless::Vec::new(),
            for_people: false,
            unsaid: None,
        }
    }

    /// Only people can say which of these it is: it lies before them already. A seeded dealer deals
    /// none of it, whoever deals the rest; who thinks about what may come goes by the weights.
    #[must_use]
    pub fn for_people(mut self) -> Self {
        self.for_people = true;
        self
    }

    /// Can only people say which it is?
    pub fn is_for_people(&self) -> bool {
        self.for_people
    }

    /// People may keep it to themselves and say this instead. No other dealer ever does: it has no
    /// weight.
    #[must_use]
    pub fn or_unsaid(mut self, outcome: O) -> Self {
        self.unsaid = Some(outcome);
        self
    }

    /// What people may say instead of an outcome, to keep it to themselves.
    pub fn unsaid(&self) -> Option<O> {
        self.unsaid.filter(|_| !self.too_many())
    }

    /// Can this be said to have come up?
    pub fn allows(&self, outcome: O) -> bool {
        self.weight(outcome) > 0 || self.unsaid() == Some(outcome)
    }

    /// With one more outcome. One of weight zero is left out.
    #[must_use]
    pub fn with(mut self, outcome: O, weight: u8) -> Self {
        if weight > 0 {
            // What finds no room does not matter any more: there are too many already.
            let _ = self.outcomes.push((outcome, weight));
        }
        self
    }

    /// With these as well, all as likely as one another.
    #[must_use]
    pub fn with_each(mut self, outcomes: impl Iterator<Item = O>) -> Self {
        for outcome in outcomes {
            // The same holds for what finds no room here.
            let _ = self.outcomes.push((outcome, 1));
        }
        self
    }

    /// Were there more outcomes than can be kept? That is a mistake in a game: nothing can be
    /// dealt, and [`crate::record::RecordError::TooManyOutcomes`] says so.
    pub fn too_many(&self) -> bool {
        self.outcomes.len() > MOST_OUTCOMES
    }

    /// The sum of all weights.
    pub fn total(&self) -> u16 {
        self.iter().map(|(_, weight)| weight).sum()
    }

    /// The outcome that a number below [`Odds::total`] falls on.
    pub fn pick(&self, mut number: u16) -> Option<O> {
        for (outcome, weight) in self.iter() {
            if number < weight {
                return Some(outcome);
            }
            number -= weight;
        }
        None
    }

    /// How often this outcome is among them.
    pub fn weight(&self, outcome: O) -> u16 {
        self.iter()
            .find_map(|(other, weight)| (other == outcome).then_some(weight))
            .unwrap_or(0)
    }

    /// Every outcome with its weight: none of them if there are too many.
    pub fn iter(&self) -> impl Iterator<Item = (O, u16)> {
        // An outcome that is missing would never come; if none comes, everybody notices.
        let kept: &[(O, u8)] = if self.too_many() { &[] } else { &self.outcomes };
        kept.iter()
            .map(|(outcome, weight)| (*outcome, u16::from(*weight)))
    }
}

/// How far a seat has come by each yardstick, the deciding one first: points, then the
/// tie-breaks of the rulebook in their order. Unused places are equal for all.
pub type Tiers = [i32; 4];

/// A game, set up.
pub trait Game: Sized {
    /// Where the log says which game it is.
    const ID: u8;
    /// The version of the rules that new games are played by. Raised with every change that makes
    /// an old log play differently.
    const RULES: u8;
    /// The versions of the rules that a game can be played on by: an old one keeps its own.
    const RULES_READ: RangeInclusive<u8> = 1..=Self::RULES;
    /// The most bytes an encoded set-up takes.
    const SETUP_BYTES: usize;

    /// Everything that changes while playing. A plain value of fixed size.
    type State: Copy + Eq + Debug;
    /// A small decision.
    type Action: Coded;
    /// What chance brought.
    type Outcome: Coded;
    /// A mistake at a real table put right.
    type Correction: Copy + Eq + Debug;
    /// What happened.
    type Event: Happening;
    /// Which rule stands against an action.
    type Refusal: Copy + Eq + Debug;
    /// What an observer may see.
    type View: Clone + Eq + Debug;
    /// Which promise a state breaks.
    type Flaw: Copy + Eq + Debug;

    /// The version of the rules that this game is played by: one of [`Game::RULES_READ`].
    fn rules(&self) -> u8;

    /// How many seats are taken.
    fn seats(&self) -> u8;

    /// The state before anything was decided.
    fn start(&self) -> Self::State;

    /// Who has to act.
    fn actor(&self, state: &Self::State) -> Actor;

    /// Everything a seat may do now: what it is asked for, and what the rules let it do unasked,
    /// which in most games is nothing.
    fn legal(&self, state: &Self::State, seat: Seat) -> ActionSet<Self::Action>;

    /// Which rule stands against an action, if any does: `None` exactly for the legal ones.
    fn why_not(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Option<Refused<Self::Refusal>>;

    /// Carries out an action that [`Game::legal`] lists. Others are for [`Game::apply`], which
    /// refuses them.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        witness: &mut impl Witness<Self::Event>,
    ) -> Barrier;

    /// What chance may bring, if it is its turn.
    fn odds(&self, state: &Self::State) -> Option<Odds<Self::Outcome>>;

    /// How often an outcome is among what [`Game::odds`] lists: 0 if it cannot come up. A game that
    /// knows without making the list says so: a long log is resumed by this question.
    fn weight(&self, state: &Self::State, outcome: Self::Outcome) -> u16 {
        self.odds(state).map_or(0, |odds| odds.weight(outcome))
    }

    /// What people with the real box may say came up, as an observer counts it. What others hold in
    /// secret is among it: what is offered, and what is refused, must tell nothing of that. Where
    /// chance brings nothing secret it is what [`Game::odds`] lists.
    fn sayable(&self, state: &Self::State, _observer: Observer) -> Option<Odds<Self::Outcome>> {
        self.odds(state)
    }

    /// Lets go of what was said in secret before and cannot be, if this outcome came up.
    fn give_way(&self, _state: &mut Self::State, _outcome: Self::Outcome) {}

    /// Carries out an outcome that [`Game::odds`] lists, or one of [`Game::sayable`] that
    /// everything else has given way to.
    fn deal(
        &self,
        state: &mut Self::State,
        outcome: Self::Outcome,
        witness: &mut impl Witness<Self::Event>,
    );

    /// Puts a mistake right, or says why that cannot be.
    fn correct(
        &self,
        state: &mut Self::State,
        correction: Self::Correction,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Enters what the rules forbid but the table did: a correction that the phase or a rule of the
    /// game would not let through. What cannot be, like an ingot more than there are, is refused
    /// all the same. A game without such rules has nothing to set aside.
    fn correct_by_house(
        &self,
        state: &mut Self::State,
        correction: Self::Correction,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.correct(state, correction, witness)
    }

    /// What an observer may see.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// A state that looks exactly like this to its observer, the hidden rest as chance might
    /// have it.
    fn sample(&self, view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// How far a seat has come. At the end this makes the [`crate::standings::Standings`].
    fn tiers(&self, state: &Self::State, seat: Seat) -> Tiers;

    /// Are all cards, money and markers accounted for?
    fn check(&self, state: &Self::State) -> Result<(), Self::Flaw>;

    /// Writes the set-up as the rules of the game have it. The version of the rules is not part of
    /// it: whoever keeps a set-up keeps [`Game::rules`] with it.
    fn write_setup(&self, sink: &mut impl Sink) -> Result<(), BytesError>;

    /// Reads a set-up that was written by this version of the rules; one that cannot be played, or
    /// a version that is not known, is [`BytesError::Impossible`].
    fn read_setup(rules: u8, reader: &mut Reader<'_>) -> Result<Self, BytesError>;

    /// Writes a state, the same bytes for equal states on every machine.
    fn write_state(&self, state: &Self::State, sink: &mut impl Sink) -> Result<(), BytesError>;

    /// Reads a state; one that [`Game::check`] finds wrong is [`BytesError::Impossible`].
    fn read_state(&self, reader: &mut Reader<'_>) -> Result<Self::State, BytesError>;

    /// Writes a correction.
    fn write_correction(
        correction: Self::Correction,
        sink: &mut impl Sink,
    ) -> Result<(), BytesError>;

    /// Reads a correction.
    fn read_correction(reader: &mut Reader<'_>) -> Result<Self::Correction, BytesError>;

    /// Carries out an action if it is legal; if not, says why, and nothing has changed.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<Barrier, Refused<Self::Refusal>> {
        match self.why_not(state, seat, action) {
            None => Ok(self.act(state, seat, action, witness)),
            Some(refused) => Err(refused),
        }
    }

    /// Lets chance bring something, by the given number below the total of the odds.
    fn roll(&self, state: &mut Self::State, rng: &mut impl Rng) {
        if let Some(odds) = self.odds(state) {
            let number = scale(rng.next_u32(), odds.total().into()) as u16;
            if let Some(outcome) = odds.pick(number) {
                self.deal(state, outcome, &mut Unwatched);
            }
        }
    }

    /// A fingerprint of set-up and state, the same on every machine.
    fn hash(&self, state: &Self::State) -> u64 {
        let mut sha = Sha256::new();
        // Writing to a hash cannot run out of room.
        let _ = self.write_setup(&mut sha);
        let _ = self.write_state(state, &mut sha);
        let digest: [u8; 32] = sha.finalize().into();
        digest
            .first_chunk()
            .map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::each::Member;
    use std::vec::Vec;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Face(u8);

    impl Coded for Face {
        fn code(self) -> u8 {
            self.0
        }

        fn from_code(code: u8) -> Option<Self> {
            Some(Face(code))
        }
    }

    fn odds() -> Odds<Face> {
        Odds::new(Stream(*b"test--------"), 3)
            .with(Face(9), 2)
            .with(Face(4), 0)
            .with(Face(1), 1)
            .with(Face(7), 4)
    }

    #[test]
    fn each_number_falls_on_an_outcome_as_often_as_its_weight() {
        let odds = odds();
        assert_eq!(odds.total(), 7);
        let picked: Vec<Face> = (0..7).filter_map(|number| odds.pick(number)).collect();
        assert_eq!(picked, [9, 9, 1, 7, 7, 7, 7].map(Face));
        assert_eq!(odds.pick(7), None);
        assert_eq!(odds.pick(u16::MAX), None);
    }

    #[test]
    fn an_outcome_without_weight_is_not_listed() {
        let odds = odds();
        assert_eq!(odds.weight(Face(4)), 0);
        assert_eq!(odds.weight(Face(200)), 0);
        assert_eq!(odds.weight(Face(7)), 4);
        let listed: Vec<(Face, u16)> = odds.iter().collect();
        assert_eq!(listed, [(Face(9), 2), (Face(1), 1), (Face(7), 4)]);
    }

    #[test]
    fn without_outcomes_nothing_is_picked() {
        let none: Odds<Face> = Odds::new(Stream(*b"test--------"), 0);
        assert_eq!((none.total(), none.pick(0)), (0, None));
    }

    #[test]
    fn what_people_may_say_instead_has_no_weight_and_is_never_picked() {
        let odds = odds().or_unsaid(Face(100));
        assert_eq!((odds.unsaid(), odds.total()), (Some(Face(100)), 7));
        assert!(odds.allows(Face(100)) && odds.allows(Face(7)) && !odds.allows(Face(4)));
        assert!(odds.iter().all(|(outcome, _)| outcome != Face(100)));
        assert_eq!(odds.pick(7), None);
    }

    #[test]
    fn there_is_room_for_as_many_outcomes_as_promised() {
        let all = (0..MOST_OUTCOMES as u8)
            .fold(Odds::new(Stream(*b"test--------"), 0), |odds, code| {
                odds.with(Face(code), 3)
            });
        assert!(!all.too_many());
        assert_eq!(all.total(), 3 * MOST_OUTCOMES as u16);
        assert_eq!(all.pick(191), Some(Face(63)));
        assert!(!all.with(Face(64), 0).too_many());
    }

    fn assert_nothing_comes_up(odds: &Odds<Face>) {
        assert!(odds.too_many());
        assert_eq!((odds.total(), odds.pick(0)), (0, None));
        assert_eq!((odds.weight(Face(0)), odds.iter().count()), (0, 0));
    }

    #[test]
    fn with_one_outcome_too_many_nothing_comes_up() {
        let mut odds = (0..=MOST_OUTCOMES as u8)
            .fold(Odds::new(Stream(*b"test--------"), 0), |odds, code| {
                odds.with(Face(code), 1)
            });
        assert_nothing_comes_up(&odds);
        odds = odds.with(Face(0), 1);
        assert_nothing_comes_up(&odds);
    }

    #[test]
    fn the_heaviest_outcomes_can_be_added_up() {
        let all = (0..MOST_OUTCOMES as u8)
            .fold(Odds::new(Stream(*b"test--------"), 0), |odds, code| {
                odds.with(Face(code), u8::MAX)
            });
        assert_eq!(all.total(), 64 * 255);
        assert_eq!(all.pick(64 * 255 - 1), Some(Face(63)));
    }

    #[test]
    fn a_secret_is_shared_with_its_seat_and_with_everybody_together() {
        for owner in Seat::ALL {
            for seat in Seat::ALL {
                assert_eq!(Observer::Seat(seat).shares(owner), seat == owner);
            }
            assert!(!Observer::Table.shares(owner));
            assert!(Observer::Everybody.shares(owner));
        }
    }
}
