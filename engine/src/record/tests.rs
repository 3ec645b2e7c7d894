//! A game that lists too many outcomes cannot be dealt, nor replayed, nor called fair: played
//! with a lottery that has nothing but one draw of chance.

use super::*;
use crate::chance::{Seed, Stream};
use crate::dealer::{Seeded, Told};
use crate::game::{Happening, MOST_OUTCOMES, Tiers};
use crate::verify::{Unfair, check_outcomes};
use rand_core::Rng;

/// So many tickets, of which one is drawn.
#[derive(Clone, Debug)]
struct Lottery {
    tickets: u8,
}

/// A ticket, and whatever else a lottery does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ticket(u8);

impl Coded for Ticket {
    fn code(self) -> u8 {
        self.0
    }

    fn from_code(code: u8) -> Option<Self> {
        Some(Ticket(code))
    }
}

impl Happening for Ticket {
    fn seen_by(self, _: Observer) -> Self {
        self
    }

    fn by(&self) -> Option<Seat> {
        None
    }
}

impl Game for Lottery {
    const ID: u8 = 0xE0;
    const RULES: u8 = 1;
    const SETUP_BYTES: usize = 1;

    type State = Option<Ticket>;
    type Action = Ticket;
    type Outcome = Ticket;
    type Correction = ();
    type Event = Ticket;
    type Refusal = ();
    type View = Option<Ticket>;
    type Flaw = ();

    fn rules(&self) -> u8 {
        Self::RULES
    }

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> Self::State {
        None
    }

    fn actor(&self, state: &Self::State) -> Actor {
        match state {
            None => Actor::Chance,
            Some(_) => Actor::Nobody,
        }
    }

    fn legal(&self, _: &Self::State, _: Seat) -> ActionSet<Ticket> {
        ActionSet::default()
    }

    fn why_not(&self, _: &Self::State, _: Seat, _: Ticket) -> Option<Refused<()>> {
        Some(Refused::NotTheirTurn)
    }

    fn act(
        &self,
        _: &mut Self::State,
        _: Seat,
        _: Ticket,
        _: &mut impl Witness<Ticket>,
    ) -> Barrier {
        Barrier::None
    }

    fn odds(&self, state: &Self::State) -> Option<Odds<Ticket>> {
        let odds = Odds::new(Stream(*b"lottery draw"), 0);
        let tickets = (0..self.tickets).map(Ticket);
        match state {
            None => Some(tickets.fold(odds, |odds, ticket| odds.with(ticket, 1))),
            Some(_) => None,
        }
    }

    fn deal(&self, state: &mut Self::State, drawn: Ticket, witness: &mut impl Witness<Ticket>) {
        *state = Some(drawn);
        witness.see(drawn);
    }

    fn correct(&self, _: &mut Self::State, (): (), _: &mut impl Witness<Ticket>) -> Result<(), ()> {
        Err(())
    }

    fn view(&self, state: &Self::State, _: Observer) -> Self::View {
        *state
    }

    fn sample(&self, view: &Self::View, _: &mut impl Rng) -> Self::State {
        *view
    }

    fn tiers(&self, _: &Self::State, _: Seat) -> Tiers {
        [0; 4]
    }

    fn check(&self, _: &Self::State) -> Result<(), ()> {
        Ok(())
    }

    fn write_setup(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        sink.put(&[self.tickets])
    }

    fn read_setup(_: u8, reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let tickets = reader.byte()?;
        Ok(Lottery { tickets })
    }

    fn write_state(&self, state: &Self::State, sink: &mut impl Sink) -> Result<(), BytesError> {
        sink.put(&[state.map_or(0xFF, Ticket::code)])
    }

    fn read_state(&self, _: &mut Reader<'_>) -> Result<Self::State, BytesError> {
        Err(BytesError::Impossible)
    }

    fn write_correction((): (), _: &mut impl Sink) -> Result<(), BytesError> {
        Ok(())
    }

    fn read_correction(_: &mut Reader<'_>) -> Result<(), BytesError> {
        Ok(())
    }
}

const JUST_ENOUGH: Lottery = Lottery {
    tickets: MOST_OUTCOMES as u8,
};
const TOO_MANY: Lottery = Lottery {
    tickets: MOST_OUTCOMES as u8 + 1,
};
const SEED: Seed = Seed([7; 32]);

fn first_ticket() -> Told<impl FnMut(&Odds<Ticket>) -> Option<Ticket>> {
    Told(|_: &Odds<Ticket>| Some(Ticket(0)))
}

#[test]
fn as_many_outcomes_as_can_be_kept_are_dealt() {
    for code in 0..MOST_OUTCOMES as u8 {
        let mut record: Record<Lottery, 64> = Record::new(JUST_ENOUGH);
        let mut told = Told(|_: &Odds<Ticket>| Some(Ticket(code)));
        assert_eq!(record.deal(&mut told), Ok(()));
        assert_eq!(record.entries(), [code]);
    }
}

#[test]
fn too_many_outcomes_are_an_error_whoever_deals() {
    let mut record: Record<Lottery, 64> = Record::new(TOO_MANY);
    let too_many = Err(RecordError::TooManyOutcomes);
    assert_eq!(record.deal(&mut Seeded(SEED)), too_many);
    assert_eq!(record.deal(&mut first_ticket()), too_many);
    assert_eq!((record.state(), record.entries()), (&None, &[][..]));
}

#[test]
fn a_log_is_not_damaged_but_too_many_for_the_game() {
    let mut record: Record<Lottery, 64> = Record::new(TOO_MANY);
    let damage = Damage::TooManyOutcomes;
    assert_eq!(record.replay(&[0]), Err(Damaged { whole: 0, damage }));
    let mut record: Record<Lottery, 64> = Record::new(JUST_ENOUGH);
    assert_eq!(record.replay(&[0]), Ok(()));
}

#[test]
fn too_many_outcomes_are_not_called_unfair_dealing() {
    let found = check_outcomes(&TOO_MANY, &[0], SEED).map(|_| ());
    assert_eq!(found, Err(Unfair::Damaged(Damage::TooManyOutcomes)));
    let mut record: Record<Lottery, 64> = Record::new(JUST_ENOUGH);
    record.deal(&mut Seeded(SEED)).unwrap();
    let fair = check_outcomes(&JUST_ENOUGH, record.entries(), SEED);
    assert_eq!(fair.map(|fair| fair.outcomes), Ok(1));
}

#[test]
fn nothing_is_rolled_from_too_many_outcomes() {
    use rand_xoshiro::Xoshiro128PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    let mut rng = Xoshiro128PlusPlus::seed_from_u64(1);
    let mut state = None;
    TOO_MANY.roll(&mut state, &mut rng);
    assert_eq!(state, None);
    JUST_ENOUGH.roll(&mut state, &mut rng);
    assert!(state.is_some());
}
