//! The rules of Coin, a game that exists only for tests: a card says what a toss is worth, both seats
//! call heads or tails in secret, the coin is tossed, who called right scores. Anybody may raise the
//! toss for a coin, asked or not.

mod bytes;
#[cfg(test)]
mod tests;

use engine::actions::{ActionSet, Coded};
use engine::bytes::{BytesError, Reader, Sink};
use engine::chance::{Stream, below};
use engine::each::{Each, Member};
use engine::game::{Actor, Barrier, Game, Happening, Observer, Odds, Refused, Tiers, Witness};
use engine::members;
use engine::seat::{PerSeat, Seat, Seats};
use rand_core::Rng;

use super::values::{Values, ValuesError};

/// Two play.
pub const SEATS: u8 = 2;
/// What a raise costs, and by how much the toss counts more.
pub const RAISE: u8 = 1;

const CARDS: Stream = Stream(*b"coin-cards--");
const TOSSES: Stream = Stream(*b"coin-tosses-");

members! {
    /// A side of the coin.
    pub enum Face {
        /// Heads.
        Heads,
        /// Tails.
        Tails,
    }
}

members! {
    /// A kind of card: how much a toss is worth.
    pub enum Worth {
        /// Little.
        Low,
        /// More.
        Middle,
        /// Most.
        High,
    }
}

/// How it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// So many tosses.
    pub rounds: u8,
    /// What is printed.
    pub values: Values,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            rounds: 6,
            values: Values::default(),
        }
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No toss at all.
    NoRound,
    /// Each toss needs a card, and the deck has only so many.
    TooFewCards(u8),
    /// The printed values make no sense.
    Values(ValuesError),
}

/// A game of Coin: a set-up that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coin {
    setup: Setup,
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Coins.
    pub coins: u8,
    /// Points from tosses.
    pub points: u16,
    /// Tosses called right.
    pub right: u8,
}

/// What lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Rounds that are over.
    pub round: u8,
    /// The cards left in the deck.
    pub deck: Each<Worth, u8, 3>,
    /// The card of this round.
    pub card: Option<Worth>,
    /// Who has called.
    pub called: Seats,
    /// Who has raised this toss.
    pub raised: Seats,
    /// The coins of nobody.
    pub bank: u8,
    /// What each seat has.
    pub players: PerSeat<Player>,
}

/// Everything that changes while playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// What was called: a secret until all have.
    pub calls: PerSeat<Option<Face>>,
}

/// What an observer may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// The calls that this observer knows.
    pub calls: PerSeat<Option<Face>>,
}

/// A small decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// To call a side.
    Call(Face),
    /// To pay a coin, so that the toss counts more.
    Raise,
}

impl Coded for Action {
    fn code(self) -> u8 {
        match self {
            Action::Call(face) => face as u8,
            Action::Raise => 2,
        }
    }

    fn from_code(code: u8) -> Option<Self> {
        match code {
            2 => Some(Action::Raise),
            _ => Face::at(code.into()).map(Action::Call),
        }
    }
}

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The coin fell on a side.
    Fell(Face),
    /// A card was turned up.
    Card(Worth),
}

impl Coded for Outcome {
    fn code(self) -> u8 {
        match self {
            Outcome::Fell(face) => face as u8,
            Outcome::Card(worth) => 2 + worth as u8,
        }
    }

    fn from_code(code: u8) -> Option<Self> {
        match code.checked_sub(2) {
            Some(worth) => Worth::at(worth.into()).map(Outcome::Card),
            None => Face::at(code.into()).map(Outcome::Fell),
        }
    }
}

/// A mistake at a real table put right: a seat has so many coins, the rest is the bank's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Correction {
    /// Whose coins.
    pub seat: Seat,
    /// How many.
    pub coins: u8,
}

/// Which rule stands against something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No toss is being called.
    NotNow,
    /// Once a round is enough.
    RaisedAlready,
    /// No coin to pay with.
    NoCoin,
    /// Nobody sits there.
    NobodyThere,
    /// The bank does not have so many coins.
    BankTooPoor,
}

/// Which promise a state breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Cards are missing, or there are too many.
    Cards,
    /// Coins are missing, or there are too many.
    Coins,
    /// Points that nobody can have made.
    Points,
    /// A call at the wrong time, or one that is not there.
    Calls,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was turned up: a new round.
    TurnedUp {
        /// What the toss is worth.
        worth: Worth,
    },
    /// A seat called.
    Called {
        /// Who.
        seat: Seat,
        /// What, for those who may know.
        face: Option<Face>,
    },
    /// A seat raised the toss.
    Raised {
        /// Who.
        seat: Seat,
    },
    /// Everybody showed what they had called.
    Opened {
        /// What the first seat had.
        first: Face,
        /// What the second had.
        second: Face,
    },
    /// The coin was tossed.
    Tossed {
        /// What came up.
        face: Face,
    },
    /// A seat was right.
    Won {
        /// Who.
        seat: Seat,
        /// What it brought.
        points: u8,
    },
    /// All were wrong.
    NobodyWon,
    /// A mistake was put right.
    Corrected(Correction),
    /// That was the last toss.
    GameOver,
}

impl Happening for Event {
    fn seen_by(self, observer: Observer) -> Self {
        match self {
            Event::Called { seat, face } => Event::Called {
                seat,
                face: face.filter(|_| observer.shares(seat)),
            },
            open => open,
        }
    }

    fn by(&self) -> Option<Seat> {
        match self {
            Event::Called { seat, .. } | Event::Raised { seat } => Some(*seat),
            _ => None,
        }
    }
}

impl Coin {
    /// A set-up, if it can be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.values.check().map_err(SetupError::Values)?;
        let cards = setup.values.cards();
        match setup.rounds {
            0 => Err(SetupError::NoRound),
            rounds if rounds > cards => Err(SetupError::TooFewCards(cards)),
            _ => Ok(Self { setup }),
        }
    }

    /// How it is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the toss of this round is worth with all raises; nothing before its card is there.
    pub fn worth(&self, table: &Table) -> u8 {
        let raised = table.raised.len() * RAISE;
        table
            .card
            .map_or(0, |card| self.setup.values.worths[card] + raised)
    }

    /// What a seat scores now: its points, and one for each coin.
    pub fn score(&self, table: &Table, seat: Seat) -> u16 {
        let player = table.players[seat];
        player.points + u16::from(player.coins)
    }

    /// How far a seat has come: points, then tosses that were called right.
    pub fn tiers_at(&self, table: &Table, seat: Seat) -> Tiers {
        let right = table.players[seat].right;
        [self.score(table, seat).into(), right.into(), 0, 0]
    }

    fn coins(&self) -> u8 {
        SEATS * self.setup.values.purse
    }

    fn refusal(&self, table: &Table, seat: Seat) -> Option<Refusal> {
        if table.card.is_none() {
            Some(Refusal::NotNow)
        } else if table.raised.contains(seat) {
            Some(Refusal::RaisedAlready)
        } else if table.players[seat].coins < RAISE {
            Some(Refusal::NoCoin)
        } else {
            None
        }
    }

    /// Those who called right get what the toss is worth; then the round is over.
    fn pay_out(&self, state: &mut State, face: Face, witness: &mut impl Witness<Event>) {
        let points = self.worth(&state.table);
        let right = |seat: &Seat| state.calls[*seat] == Some(face);
        let winners = Seat::first(SEATS)
            .filter(right)
            .fold(Seats::NONE, Seats::with);
        for seat in winners.iter() {
            let player = &mut state.table.players[seat];
            player.points += u16::from(points);
            player.right += 1;
            witness.see(Event::Won { seat, points });
        }
        if winners.is_empty() {
            witness.see(Event::NobodyWon);
        }
        state.calls = PerSeat::all(None);
        let table = &mut state.table;
        (table.card, table.called, table.raised) = (None, Seats::NONE, Seats::NONE);
        table.round += 1;
        if table.round == self.setup.rounds {
            witness.see(Event::GameOver);
        }
    }

    fn check_cards(&self, table: &Table) -> bool {
        let copies = self.setup.values.copies;
        let too_many = table.deck.values().iter().any(|left| *left > copies);
        let left: u16 = table
            .deck
            .values()
            .iter()
            .map(|left| u16::from(*left))
            .sum();
        let dealt = u16::from(table.round) + u16::from(table.card.is_some());
        !too_many
            && left + dealt == u16::from(self.setup.values.cards())
            && dealt <= u16::from(self.setup.rounds)
            && table.card.is_none_or(|card| table.deck[card] < copies)
    }

    fn check_points(&self, table: &Table) -> bool {
        let worths = self.setup.values.worths.values();
        let least = worths.iter().min().copied().unwrap_or(0);
        let most = worths.iter().max().copied().unwrap_or(0) + SEATS * RAISE;
        Seat::first(SEATS).all(|seat| {
            let Player { points, right, .. } = table.players[seat];
            let times = |worth: u8| u16::from(worth) * u16::from(right);
            right <= table.round && (times(least)..=times(most)).contains(&points)
        })
    }

    fn check_coins(&self, table: &Table) -> bool {
        let purses = Seat::first(SEATS).map(|seat| u16::from(table.players[seat].coins));
        purses.sum::<u16>() + u16::from(table.bank) == u16::from(self.coins())
    }

    fn check_calls(&self, state: &State) -> bool {
        let all = Seats::first(SEATS);
        let is_seat = |seats: Seats| seats.iter().all(|seat| all.contains(seat));
        let table = &state.table;
        let fitting = Seat::ALL
            .into_iter()
            .all(|seat| state.calls[seat].is_some() == table.called.contains(seat));
        let quiet = table.called.is_empty() && table.raised.is_empty();
        fitting && is_seat(table.called) && is_seat(table.raised) && (table.card.is_some() || quiet)
    }
}

impl Game for Coin {
    // Far from the games that people are offered.
    const ID: u8 = 200;
    const RULES: u8 = 1;
    const SETUP_BYTES: usize = 6;

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
        SEATS
    }

    fn start(&self) -> State {
        let values = &self.setup.values;
        let mut players = PerSeat::all(Player::default());
        for seat in Seat::first(SEATS) {
            players[seat].coins = values.purse;
        }
        State {
            table: Table {
                round: 0,
                deck: Each::all(values.copies),
                card: None,
                called: Seats::NONE,
                raised: Seats::NONE,
                bank: 0,
                players,
            },
            calls: PerSeat::all(None),
        }
    }

    fn actor(&self, state: &State) -> Actor {
        let table = &state.table;
        let silent = Seat::first(SEATS).filter(|seat| !table.called.contains(*seat));
        if table.round == self.setup.rounds {
            Actor::Nobody
        } else if table.card.is_none() || table.called == Seats::first(SEATS) {
            Actor::Chance
        } else {
            Actor::Secret(silent.fold(Seats::NONE, Seats::with))
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> ActionSet<Action> {
        let mut legal = ActionSet::default();
        let all = [
            Action::Call(Face::Heads),
            Action::Call(Face::Tails),
            Action::Raise,
        ];
        for action in all {
            if self.why_not(state, seat, action).is_none() {
                legal.insert(action);
            }
        }
        legal
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Refused<Refusal>> {
        let actor = self.actor(state);
        let asked = matches!(actor, Actor::Secret(seats) if seats.contains(seat));
        match action {
            _ if actor == Actor::Nobody => Some(Refused::GameOver),
            _ if !Seats::first(SEATS).contains(seat) => Some(Refused::NotTheirTurn),
            Action::Call(_) if asked => None,
            Action::Call(_) => Some(Refused::NotTheirTurn),
            Action::Raise => self.refusal(&state.table, seat).map(Refused::Rule),
        }
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        match action {
            Action::Raise => {
                table.players[seat].coins = table.players[seat].coins.saturating_sub(RAISE);
                table.bank += RAISE;
                table.raised = table.raised.with(seat);
                witness.see(Event::Raised { seat });
                if table.called.contains(seat) {
                    Barrier::HandOver
                } else {
                    Barrier::None
                }
            }
            Action::Call(face) => {
                state.calls[seat] = Some(face);
                table.called = table.called.with(seat);
                let face = Some(face);
                witness.see(Event::Called { seat, face });
                let [first, second, ..] = *state.calls.values();
                let (Some(first), Some(second)) = (first, second) else {
                    return Barrier::HandOver;
                };
                witness.see(Event::Opened { first, second });
                Barrier::Reveal
            }
        }
    }

    fn odds(&self, state: &State) -> Option<Odds<Outcome>> {
        if self.actor(state) != Actor::Chance {
            return None;
        }
        let index = u32::from(state.table.round);
        Some(match state.table.card {
            Some(_) => Face::ALL
                .into_iter()
                .fold(Odds::new(TOSSES, index), |odds, face| {
                    odds.with(Outcome::Fell(face), 1)
                }),
            None => Worth::ALL
                .into_iter()
                .fold(Odds::new(CARDS, index), |odds, worth| {
                    odds.with(Outcome::Card(worth), state.table.deck[worth])
                }),
        })
    }

    fn deal(&self, state: &mut State, outcome: Outcome, witness: &mut impl Witness<Event>) {
        match outcome {
            Outcome::Card(worth) => {
                let left = &mut state.table.deck[worth];
                *left = left.saturating_sub(1);
                state.table.card = Some(worth);
                witness.see(Event::TurnedUp { worth });
            }
            Outcome::Fell(face) => {
                witness.see(Event::Tossed { face });
                self.pay_out(state, face, witness);
            }
        }
    }

    fn correct(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        let Correction { seat, coins } = correction;
        if !Seats::first(SEATS).contains(seat) {
            return Err(Refusal::NobodyThere);
        }
        let table = &mut state.table;
        let there = table.bank + table.players[seat].coins;
        table.bank = there.checked_sub(coins).ok_or(Refusal::BankTooPoor)?;
        table.players[seat].coins = coins;
        witness.see(Event::Corrected(correction));
        Ok(())
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let open = state.table.called == Seats::first(SEATS);
        View {
            table: state.table,
            calls: PerSeat::from_fn(|seat: Seat| {
                state.calls[seat].filter(|_| open || observer.shares(seat))
            }),
        }
    }

    fn sample(&self, view: &View, rng: &mut impl Rng) -> State {
        let mut calls = view.calls;
        for seat in view.table.called.iter() {
            if calls[seat].is_none() {
                let side = below(2, || rng.next_u32() as u16);
                calls[seat] = Face::at(side.into());
            }
        }
        State {
            table: view.table,
            calls,
        }
    }

    fn tiers(&self, state: &State, seat: Seat) -> Tiers {
        self.tiers_at(&state.table, seat)
    }

    fn check(&self, state: &State) -> Result<(), Flaw> {
        let right = |fine: bool, flaw: Flaw| if fine { Ok(()) } else { Err(flaw) };
        right(self.check_cards(&state.table), Flaw::Cards)?;
        right(self.check_coins(&state.table), Flaw::Coins)?;
        right(self.check_points(&state.table), Flaw::Points)?;
        right(self.check_calls(state), Flaw::Calls)
    }

    fn write_setup(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        bytes::write_setup(&self.setup, sink)
    }

    fn read_setup(rules: u8, reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        if rules != Self::RULES {
            return Err(BytesError::Impossible);
        }
        let setup = bytes::read_setup(reader)?;
        Coin::new(setup).map_err(|_| BytesError::Impossible)
    }

    fn write_state(&self, state: &State, sink: &mut impl Sink) -> Result<(), BytesError> {
        bytes::write_state(state, sink)
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, BytesError> {
        let state = bytes::read_state(reader)?;
        self.check(&state).map_err(|_| BytesError::Impossible)?;
        Ok(state)
    }

    fn write_correction(
        Correction { seat, coins }: Correction,
        sink: &mut impl Sink,
    ) -> Result<(), BytesError> {
        sink.put(&[seat as u8, coins])
    }

    fn read_correction(reader: &mut Reader<'_>) -> Result<Correction, BytesError> {
        let seat = reader.known(|byte| Seat::at(byte.into()))?;
        let coins = reader.byte()?;
        Ok(Correction { seat, coins })
    }
}
