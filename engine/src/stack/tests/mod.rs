//! The rulebook, section by section, on positions that a builder sets up.

mod artifacts;
mod bonus;
mod chance;
mod correction;
mod effects;
mod encoding;
mod grouping;
mod helpers;
mod refusal;
mod rounds;
mod scoring;
mod secrets;
mod setup;
mod taking;
mod temple;
mod values;

use std::vec::Vec;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::cards::{Card, Cards};
use super::data::{DECKS_IN_PLAY, Deck, DeckSet, Helper};
use super::event::Event;
use super::refusal::Refusal;
use super::setup::{ArtifactStack, Decks, Setup};
use super::state::{Phase, State};
use super::temple::{Level, PLACES, Place, Places};
use super::{Action, Outcome, Score};
use crate::each::Member;
use crate::game::{Actor, Barrier, Game, Refused, Unwatched};
use crate::seat::Seat;

/// A card of a deck.
fn card(deck: Deck, number: u8) -> Card {
    Card::new(deck, number).expect("a deck has nine cards")
}

/// Several cards of a deck.
fn cards<const N: usize>(deck: Deck, numbers: [u8; N]) -> [Card; N] {
    numbers.map(|number| card(deck, number))
}

/// A place of the temple.
fn place(level: Level, row: u8, column: u8) -> Place {
    Place::at_row(level, row, column).expect("a place of that level")
}

/// The middle card of the top: nothing ever lies on it.
fn top() -> Place {
    place(Level::Top, 0, 1)
}

/// The card in the very middle of the base: five cards lie on it at the start.
fn heart() -> Place {
    place(Level::Base, 1, 2)
}

/// The first seat begins, because the table says so.
fn first_begins(players: u8) -> Setup {
    Setup {
        start: crate::stack::StartPlayer::Seat(Seat::One),
        ..Setup::base(players)
    }
}

/// The set-up with these decks, filled up to six with others.
fn setup_with(players: u8, decks: &[Deck]) -> Setup {
    let mut set = decks.iter().copied().fold(DeckSet::NONE, DeckSet::with);
    for deck in Deck::ALL {
        if set.len() < DECKS_IN_PLAY {
            set = set.with(deck);
        }
    }
    Setup {
        decks: Decks::Chosen(set),
        ..first_begins(players)
    }
}

/// What a position should look like. The cards of the first temple that no player has are out of
/// the game, and the second temple stands.
struct Position {
    setup: Setup,
    open: Vec<(Seat, Card)>,
    turned: Vec<(Seat, Card)>,
    up: Vec<(Place, Card)>,
    down: Vec<Place>,
    taken: Vec<Place>,
    silver: Vec<(Seat, u8)>,
    helpers: Vec<(Seat, Helper)>,
    seat: Seat,
}

impl Position {
    fn new(players: u8, decks: &[Deck]) -> Self {
        Self::of(setup_with(players, decks))
    }

    fn of(setup: Setup) -> Self {
        Self {
            setup,
            open: Vec::new(),
            turned: Vec::new(),
            up: Vec::new(),
            down: Vec::new(),
            taken: Vec::new(),
            silver: Vec::new(),
            helpers: Vec::new(),
            seat: Seat::One,
        }
    }

    fn open(mut self, seat: Seat, cards: &[Card]) -> Self {
        self.open.extend(cards.iter().map(|card| (seat, *card)));
        self
    }

    fn turned(mut self, seat: Seat, cards: &[Card]) -> Self {
        self.turned.extend(cards.iter().map(|card| (seat, *card)));
        self
    }

    fn up(mut self, place: Place, card: Card) -> Self {
        self.up.push((place, card));
        self
    }

    fn down(mut self, place: Place) -> Self {
        self.down.push(place);
        self
    }

    fn taken(mut self, places: impl IntoIterator<Item = Place>) -> Self {
        self.taken.extend(places);
        self
    }

    fn silver(mut self, seat: Seat, silver: u8) -> Self {
        self.silver.push((seat, silver));
        self
    }

    fn helper(mut self, seat: Seat, helper: Helper) -> Self {
        self.helpers.push((seat, helper));
        self
    }

    fn turn_of(mut self, seat: Seat) -> Self {
        self.seat = seat;
        self
    }

    /// The position, with every card somewhere.
    fn build(self) -> Play {
        let game = ArtifactStack::new(self.setup).expect("a set-up that can be played");
        let mut state = game.start();
        let mut free: Vec<Card> = state.table.unseen.iter().collect();
        let mut reserve = |card: Card| {
            let before = free.len();
            free.retain(|other| *other != card);
            assert!(
                free.len() < before,
                "{card:?} is not played with, or used twice"
            );
        };
        let named = self.open.iter().chain(&self.turned).map(|(_, card)| *card);
        for card in named.chain(self.up.iter().map(|(_, card)| *card)) {
            reserve(card);
            state.table.unseen.remove(card);
        }
        for (seat, card) in &self.open {
            state.table.players[*seat].open.insert(*card);
        }
        for (seat, card) in &self.turned {
            state.table.players[*seat].turned.insert(*card);
        }
        let mut next = |down: bool| {
            let at = free
                .iter()
                .position(|card| game.down.contains(*card) == down)?;
            Some(free.remove(at))
        };
        for place in Place::ALL {
            let temple = &mut state.table.temple;
            let said = self.up.iter().find(|(there, _)| *there == place);
            if self.taken.contains(&place) {
                let card = next(false).or_else(|| next(true)).expect("enough cards");
                state.table.unseen.remove(card);
                state.table.gone.insert(card);
                continue;
            }
            temple.standing = temple.standing.with(place);
            if let Some((_, card)) = said {
                temple.cards.put(place, *card);
            } else if !self.down.contains(&place)
                && let Some(card) = next(false)
            {
                state.table.unseen.remove(card);
                temple.cards.put(place, card);
            } else {
                next(true).expect("enough face-down cards");
                temple.down = temple.down.with(place);
            }
        }
        let first_temple = PLACES - self.open.len() - self.turned.len();
        for _ in 0..first_temple {
            let card = next(true).or_else(|| next(false)).expect("enough cards");
            state.table.unseen.remove(card);
            state.table.gone.insert(card);
        }
        for (seat, silver) in &self.silver {
            state.table.bank += state.table.players[*seat].silver;
            state.table.players[*seat].silver = *silver;
            state.table.bank -= silver;
        }
        for (seat, helper) in &self.helpers {
            state.table.helpers = state.table.helpers.without(*helper);
            let player = &mut state.table.players[*seat];
            player.helpers = player.helpers.with(*helper);
        }
        state.table.second = true;
        state.table.seat = self.seat;
        state.table.phase = Phase::Turn;
        state.table.actions = 1;
        let play = Play {
            game,
            state,
            seen: Vec::new(),
        };
        play.sound();
        play
    }
}

/// A position that is played on, with everything that happens.
struct Play {
    game: ArtifactStack,
    state: State,
    seen: Vec<Event>,
}

impl Play {
    fn sound(&self) {
        assert_eq!(self.game.check(&self.state), Ok(()));
    }

    fn seat(&self) -> Seat {
        self.state.table.seat
    }

    /// The acting seat does something that is legal.
    fn act(&mut self, action: Action) -> Barrier {
        let seat = self.seat();
        let seen = &mut self.seen;
        let mut witness = |event| seen.push(event);
        let barrier = self
            .game
            .apply(&mut self.state, seat, action, &mut witness)
            .unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        self.sound();
        barrier
    }

    fn acts<const N: usize>(&mut self, actions: [Action; N]) {
        for action in actions {
            self.act(action);
        }
    }

    /// Chance brings this.
    fn deal(&mut self, outcome: Outcome) {
        let odds = self.game.odds(&self.state).expect("chance acts");
        assert!(odds.allows(outcome), "{outcome:?} cannot come");
        let seen = &mut self.seen;
        self.game
            .deal(&mut self.state, outcome, &mut |event| seen.push(event));
        self.sound();
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        match self.game.why_not(&self.state, self.seat(), action) {
            None => None,
            Some(Refused::Rule(refusal)) => Some(refusal),
            Some(other) => panic!("{action:?}: {other:?}"),
        }
    }

    fn legal(&self) -> Vec<Action> {
        self.game.legal(&self.state, self.seat()).iter().collect()
    }

    fn silver(&self, seat: Seat) -> u8 {
        self.state.table.players[seat].silver
    }

    fn open(&self, seat: Seat) -> Vec<Card> {
        self.state.table.players[seat].open.iter().collect()
    }

    fn turned(&self, seat: Seat) -> Vec<Card> {
        self.state.table.players[seat].turned.iter().collect()
    }

    fn score(&self, seat: Seat) -> Score {
        self.game.score(&self.state.table, seat)
    }

    fn saw(&self, event: Event) -> bool {
        self.seen.contains(&event)
    }
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Plays on by chance until somebody says stop, or the game is over.
fn play_randomly(
    game: &ArtifactStack,
    state: &mut State,
    rng: &mut impl Rng,
    mut stop: impl FnMut(&State) -> bool,
) {
    while !stop(state) {
        match game.actor(state) {
            Actor::Seat(seat) => {
                let legal = game.legal(state, seat);
                let number = rng.next_u32() as usize % legal.len();
                let action = legal.nth(number).expect("as many as it says");
                game.act(state, seat, action, &mut Unwatched);
            }
            Actor::Chance => {
                let odds = game.odds(state).expect("chance acts");
                let number = rng.next_u32() % u32::from(odds.total());
                let outcome = odds.pick(number as u16).expect("an outcome");
                game.deal(state, outcome, &mut Unwatched);
            }
            _ => return,
        }
    }
}
