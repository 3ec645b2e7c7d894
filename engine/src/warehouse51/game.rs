//! Warehouse 51 as a [`Game`]: which rule answers in which phase.

use rand_core::Rng;

use super::action::{Action, Outcome};
use super::correction::Correction;
use super::data::RELICS;
use super::encoding::{read_state, write_state};
use super::event::Event;
use super::flaw::Flaw;
use super::refusal::Refusal;
use super::rules::Rules;
use super::setup::{Setup, Warehouse51};
use super::state::{Phase, State};
use super::view::View;
use crate::actions::{ActionSet, scale};
use crate::bytes::{BytesError, Reader, Sink};
use crate::chance::Stream;
use crate::each::Member;
use crate::game::{
    Actor, Barrier, Game, MOST_OUTCOMES, Observer, Odds, Refused, Tiers, Unwatched, Witness,
};
use crate::seat::Seat;

// No act of chance has more outcomes than there are relics.
const _: () = assert!(RELICS <= MOST_OUTCOMES);

impl Game for Warehouse51 {
    const ID: u8 = 2;
    const RULES: u8 = Rules::NEWEST.version();
    const SETUP_BYTES: usize = 208;

    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Correction = Correction;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Flaw = Flaw;

    fn rules(&self) -> u8 {
        self.setup.rules.version()
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn start(&self) -> State {
        self.first_state()
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        match state.table.phase {
            Phase::Over => Actor::Nobody,
            Phase::FistAuction => Actor::Secret(self.open_fists(&state.table)),
            phase if phase.is_chance() => Actor::Chance,
            _ => Actor::Seat(state.table.seat),
        }
    }

    /// What a seat is asked for; and pawning, which until the last auction is over every seat may
    /// do unasked.
    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> ActionSet<Action> {
        let table = &state.table;
        let mut set = ActionSet::default();
        if seat as u8 >= self.setup.players {
            return set;
        }
        self.pawn_legal(table, seat, &mut set);
        if table.phase == Phase::FistAuction {
            if !table.out.contains(seat) && !table.locked.contains(seat) {
                self.fist_legal(table, seat, &mut set);
            }
            return set;
        }
        if table.seat != seat {
            return set;
        }
        match table.phase {
            Phase::Revealing => self.reveal_legal(table, &mut set),
            Phase::OpenAuction => self.open_legal(table, seat, &mut set),
            Phase::Announcing => self.fist_legal(table, seat, &mut set),
            Phase::Paying => self.paying_legal(table, &mut set),
            Phase::Examining => self
                .unknown_pairs(table, seat)
                .for_each(|pair| set.insert(Action::Examine(pair))),
            Phase::LastPawning => set.insert(Action::Decline),
            Phase::BuyingBack => self.buying_back_legal(table, &mut set),
            Phase::Certifying { .. } => self.certifying_legal(table, &mut set),
            Phase::Cancelling => self.cancelling_legal(table, &mut set),
            Phase::StartPlayer
            | Phase::LayingCounterfeits
            | Phase::LookingAtStacks
            | Phase::TurningUp { .. }
            | Phase::TellingCounterfeits
            | Phase::FistAuction
            | Phase::Over => {}
        }
        set
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Refused<Refusal>> {
        if self.legal(state, seat).contains(action) {
            return None;
        }
        Some(self.refuse(state, seat, action))
    }

    #[inline]
    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let asked = state.table.seat == seat && state.table.phase != Phase::FistAuction;
        let barrier = match action {
            Action::Bid(ingots) => match state.table.phase {
                Phase::OpenAuction => self.call_bid(state, ingots, witness),
                Phase::Announcing => self.announce(state, ingots, witness),
                _ => self.close_fist(state, seat, ingots, witness),
            },
            Action::Pass => self.pass(state, witness),
            Action::Pawn(relic) => self.pawn(state, seat, relic, witness),
            Action::Reveal(colour) => self.pick_stack(state, colour, witness),
            Action::Pay(side) => self.pay(state, side, witness),
            Action::Examine(pair) => self.examine(state, pair, witness),
            Action::BuyBack(relic) => self.buy_back(state, relic, witness),
            Action::Certify(relic) => match state.table.phase {
                Phase::Certifying { certificate } => {
                    self.certify(state, certificate, relic, witness)
                }
                _ => Barrier::None,
            },
            Action::Cancel(relic) => self.cancel(state, relic, witness),
            Action::Decline => self.decline(state, witness),
        };
        // Chance sets a barrier of its own, so only another seat's turn is a hand-over.
        let goes_on = match state.table.phase {
            Phase::FistAuction | Phase::Over => false,
            phase => phase.is_chance() || state.table.seat == seat,
        };
        match barrier {
            Barrier::None if !(asked && goes_on) => Barrier::HandOver,
            barrier => barrier,
        }
    }

    fn odds(&self, state: &State) -> Option<Odds<Outcome>> {
        match state.table.phase {
            Phase::StartPlayer => {
                let odds = Odds::new(Stream(*b"warehouse st"), 0);
                let seats = Seat::first(self.setup.players);
                Some(odds.with_each(seats.map(Outcome::Start)))
            }
            Phase::LayingCounterfeits | Phase::TellingCounterfeits => {
                Some(self.counterfeit_odds(state))
            }
            _ => {
                let colour = self.due_stack(&state.table)?;
                Some(self.stack_odds(&state.table, colour))
            }
        }
    }

    fn sayable(&self, state: &State, observer: Observer) -> Option<Odds<Outcome>> {
        match state.table.phase {
            Phase::LayingCounterfeits => Some(self.sayable_counterfeits(state, observer)),
            _ => self.odds(state),
        }
    }

    fn give_way(&self, state: &mut State, outcome: Outcome) {
        if let Outcome::Counterfeit(relic) = outcome {
            self.move_counterfeit(state, relic);
        }
    }

    #[inline]
    fn deal(&self, state: &mut State, outcome: Outcome, witness: &mut impl Witness<Event>) {
        match outcome {
            Outcome::Relic(relic) => self.deal_relic(state, relic, witness),
            Outcome::Counterfeit(relic) => self.lay_counterfeit(state, relic, witness),
            Outcome::Start(seat) => self.begin_with(state, seat, witness),
        }
    }

    /// The same odds as [`Game::odds`], without writing them down.
    #[inline]
    fn roll(&self, state: &mut State, rng: &mut impl Rng) {
        let word = rng.next_u32();
        let number = |n: u8| scale(word, n.into()) as u8;
        match state.table.phase {
            Phase::StartPlayer => {
                if let Some(seat) = Seat::at(number(self.setup.players) as usize) {
                    self.begin_with(state, seat, &mut Unwatched);
                }
            }
            Phase::LayingCounterfeits | Phase::TellingCounterfeits => {
                let left = self.counterfeits.minus(state.laid_counterfeits());
                if let Some(relic) = left.nth(number(left.len())) {
                    self.lay_counterfeit(state, relic, &mut Unwatched);
                }
            }
            _ => {
                if let Some(colour) = self.due_stack(&state.table) {
                    let left = self.stack(&state.table, colour);
                    if let Some(relic) = left.nth(number(left.len())) {
                        self.deal_relic(state, relic, &mut Unwatched);
                    }
                }
            }
        }
    }

    fn correct(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.put_right(state, correction, witness)
    }

    fn correct_by_house(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.put_right_by_house(state, correction, witness)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.look(state, observer)
    }

    fn sample(&self, view: &View, rng: &mut impl Rng) -> State {
        self.imagine(view, rng)
    }

    fn tiers(&self, state: &State, seat: Seat) -> Tiers {
        self.score(&state.table, seat).tiers()
    }

    fn check(&self, state: &State) -> Result<(), Flaw> {
        self.find_flaw(state)
    }

    fn write_setup(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        self.setup.write(sink)
    }

    fn read_setup(rules: u8, reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let rules = Rules::of_version(rules).ok_or(BytesError::Impossible)?;
        Warehouse51::new(Setup::read(rules, reader)?).map_err(|_| BytesError::Impossible)
    }

    fn write_state(&self, state: &State, sink: &mut impl Sink) -> Result<(), BytesError> {
        write_state(self.setup.players, state, sink)
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, BytesError> {
        let state = read_state(&self.first_state(), self.setup.players, reader)?;
        self.check(&state).map_err(|_| BytesError::Impossible)?;
        Ok(state)
    }

    fn write_correction(correction: Correction, sink: &mut impl Sink) -> Result<(), BytesError> {
        correction.write(sink)
    }

    fn read_correction(reader: &mut Reader<'_>) -> Result<Correction, BytesError> {
        Correction::read(reader)
    }
}
