//! Artifact Stack as a [`Game`]: which rule answers in which phase.

use rand_core::Rng;

use super::action::{Action, Families, Outcome};
use super::check::Flaw;
use super::correction::Correction;
use super::data::DeckSet;
use super::event::Event;
use super::refusal::Refusal;
use super::setup::{ArtifactStack, Setup};
use super::state::{Phase, State, Table};
use super::view::View;
use crate::actions::{ActionSet, scale};
use crate::bytes::{BytesError, Reader, Sink};
use crate::chance::Stream;
use crate::each::Member;
use crate::game::{Actor, Barrier, Game, Observer, Odds, Refused, Tiers, Unwatched, Witness};
use crate::seat::Seat;

impl Game for ArtifactStack {
    const ID: u8 = 3;
    const RULES: u8 = 1;
    const SETUP_BYTES: usize = 320;

    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Correction = Correction;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Flaw = Flaw;

    fn rules(&self) -> u8 {
        Self::RULES
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
            Phase::Decks
            | Phase::StartPlayer
            | Phase::Laying
            | Phase::Looking(_)
            | Phase::Uncovering(_) => Actor::Chance,
            Phase::Over => Actor::Nobody,
            Phase::Turn
            | Phase::TurningOver { .. }
            | Phase::Stealing { .. }
            | Phase::FreeHelper { .. }
            | Phase::Giving { .. }
            | Phase::Removing { .. } => Actor::Seat(state.table.seat),
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> ActionSet<Action> {
        let mut set = ActionSet::default();
        if seat == state.table.seat {
            self.choices(&state.table, &mut set);
        }
        set
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Refused<Refusal>> {
        match self.actor(state) {
            Actor::Nobody => Some(Refused::GameOver),
            Actor::Seat(other) if other == seat => {
                if action.is_sound() && self.legal(state, seat).contains(action) {
                    return None;
                }
                Some(Refused::Rule(self.explain(state, action)))
            }
            _ => Some(Refused::NotTheirTurn),
        }
    }

    #[inline]
    fn act(
        &self,
        state: &mut State,
        _seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        match action {
            Action::Take(place) => self.take(state, place, witness),
            Action::Look(place) => self.look_at(state, place, witness),
            Action::Hire(helper) => self.hire(state, helper, witness),
            Action::TurnOver(set) => self.turn_over(state, set, witness),
            Action::EndTurn => self.end_turn(state, witness),
            Action::TakeHelper(helper) => match state.table.phase {
                Phase::FreeHelper { left } => self.take_free_helper(state, helper, left, witness),
                _ => Barrier::None,
            },
            Action::Choose(card) => match state.table.phase {
                Phase::TurningOver { set, picked } => {
                    self.choose_turned(state, set, picked, card, witness)
                }
                Phase::Stealing { left } => self.choose_stolen(state, card, left, witness),
                Phase::Giving { left } => self.give_to_left(state, card, left, witness),
                Phase::Removing { left } => self.remove_from_game(state, card, left, witness),
                _ => Barrier::None,
            },
        }
    }

    fn odds(&self, state: &State) -> Option<Odds<Outcome>> {
        let table = &state.table;
        match table.phase {
            Phase::Decks => {
                let odds = Odds::new(Stream(*b"stack decks "), u32::from(table.decks.len()));
                let left = DeckSet::ALL.minus(table.decks);
                Some(odds.with_each(left.iter().map(Outcome::Deck)))
            }
            Phase::StartPlayer => {
                let odds = Odds::new(Stream(*b"stack begins"), 0);
                let seats = Seat::first(self.setup.players);
                Some(odds.with_each(seats.map(Outcome::Start)))
            }
            Phase::Laying => Some(self.laying_odds(table)),
            Phase::Looking(place) | Phase::Uncovering(place) => {
                Some(self.face_down_odds(state, place))
            }
            _ => None,
        }
    }

    fn sayable(&self, state: &State, observer: Observer) -> Option<Odds<Outcome>> {
        match state.table.phase {
            Phase::Looking(place) | Phase::Uncovering(place) => {
                Some(self.sayable_face_down(state, place, observer))
            }
            _ => self.odds(state),
        }
    }

    fn give_way(&self, state: &mut State, outcome: Outcome) {
        if let Outcome::Card(card) = outcome
            && let Some(place) = state.seen_at(card)
        {
            state.secret.cards.leave_untold(place);
        }
    }

    /// The same odds as [`Game::odds`], without writing them down.
    fn weight(&self, state: &State, outcome: Outcome) -> u16 {
        let table = &state.table;
        match (outcome, table.phase) {
            (Outcome::Deck(deck), Phase::Decks) => u16::from(!table.decks.contains(deck)),
            (Outcome::Start(seat), Phase::StartPlayer) => {
                u16::from((seat as u8) < self.setup.players)
            }
            (Outcome::Card(card), Phase::Laying) => {
                u16::from(table.unseen.contains(card) && !self.down.contains(card))
            }
            (Outcome::FaceDown, Phase::Laying) => self.face_down_left(table).into(),
            (Outcome::Card(card), Phase::Looking(_) | Phase::Uncovering(_)) => {
                u16::from(self.possible_face_down(state).contains(card))
            }
            _ => 0,
        }
    }

    #[inline]
    fn deal(&self, state: &mut State, outcome: Outcome, witness: &mut impl Witness<Event>) {
        match (outcome, state.table.phase) {
            (Outcome::Card(card), Phase::Looking(place)) => {
                self.see_card(state, place, card, witness);
            }
            (Outcome::Card(card), Phase::Uncovering(place)) => {
                self.take_face_down(state, place, card, witness);
            }
            (Outcome::Card(card), _) => self.lay(state, Some(card), witness),
            (Outcome::Untold, Phase::Looking(place)) => self.see_untold(state, place, witness),
            // It is nothing that comes up anywhere else.
            (Outcome::Untold, _) => {}
            (Outcome::FaceDown, _) => self.lay(state, None, witness),
            (Outcome::Deck(deck), _) => self.play_with(state, deck, witness),
            (Outcome::Start(seat), _) => self.begin_with(state, seat, witness),
        }
    }

    /// The same odds as [`Game::odds`], without writing them down. A temple is laid as a whole.
    #[inline]
    fn roll(&self, state: &mut State, rng: &mut impl Rng) {
        let mut random = |count: u8| scale(rng.next_u32(), count.into()) as u8;
        let outcome = match state.table.phase {
            Phase::Laying => return self.lay_rest(state, rng),
            Phase::Looking(_) | Phase::Uncovering(_) => {
                let cards = self.possible_face_down(state);
                cards.nth(random(cards.len())).map(Outcome::Card)
            }
            Phase::Decks => {
                let decks = DeckSet::ALL.minus(state.table.decks);
                decks.nth(random(decks.len())).map(Outcome::Deck)
            }
            Phase::StartPlayer => {
                let number = random(self.setup.players) as usize;
                Seat::at(number).map(Outcome::Start)
            }
            _ => None,
        };
        if let Some(outcome) = outcome {
            self.deal(state, outcome, &mut Unwatched);
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
        if rules != Self::RULES {
            return Err(BytesError::Impossible);
        }
        ArtifactStack::new(Setup::read(reader)?).map_err(|_| BytesError::Impossible)
    }

    fn write_state(&self, state: &State, sink: &mut impl Sink) -> Result<(), BytesError> {
        self.put_state(state, sink)
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, BytesError> {
        let state = self.take_state(reader)?;
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

impl ArtifactStack {
    /// Everything that the seat whose turn it is may do.
    #[inline(always)]
    fn choices(&self, table: &Table, set: &mut ActionSet<Action>) {
        match table.phase {
            Phase::Turn => self.turn_legal(table, set),
            Phase::TurningOver {
                set: turned,
                picked,
            } => self.turning_legal(table, turned, picked, set),
            Phase::Stealing { .. } => self.stealing_legal(table, set),
            Phase::FreeHelper { .. } => set.free_helpers(table.helpers),
            Phase::Giving { .. } | Phase::Removing { .. } => self.own_open_legal(table, set),
            Phase::Decks
            | Phase::StartPlayer
            | Phase::Laying
            | Phase::Looking(_)
            | Phase::Uncovering(_)
            | Phase::Over => {}
        }
    }
}
