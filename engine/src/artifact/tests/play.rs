//! The driver: a position is played on, and every step is checked.

use std::vec::Vec;

use super::position::*;
use crate::artifact::{Outcome, Score};
use crate::standings::Standings;

/// A position that is played on.
#[derive(Clone)]
pub(super) struct Play {
    pub game: Artifact,
    pub state: State,
    /// What has happened since.
    pub events: Vec<Event>,
}

impl Play {
    /// A game from its very beginning.
    pub fn new(setup: Setup) -> Play {
        let game = Artifact::new(setup).unwrap();
        Play {
            state: game.start(),
            game,
            events: Vec::new(),
        }
    }

    pub fn check(&self) {
        assert_eq!(self.game.check(&self.state), Ok(()), "{:?}", self.state);
    }

    /// The seat that has to act.
    pub fn seat(&self) -> Seat {
        match self.game.actor(&self.state) {
            Actor::Seat(seat) => seat,
            other => panic!("{other:?} acts"),
        }
    }

    /// The seat that has to act does this; it must be legal.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Self {
        let seat = self.seat();
        let events = &mut self.events;
        let result = self
            .game
            .apply(&mut self.state, seat, action, &mut |event| {
                events.push(event)
            });
        if let Err(refused) = result {
            panic!("{action:?} is refused: {refused:?}");
        }
        self.check();
        self
    }

    /// Chooses these cards one by one.
    #[track_caller]
    pub fn choose(&mut self, cards: &[Card]) -> &mut Self {
        for card in cards {
            self.act(Action::Choose(*card));
        }
        self
    }

    /// Chance brings this card.
    #[track_caller]
    pub fn deal(&mut self, card: Card) -> &mut Self {
        self.outcome(Outcome::Card(card))
    }

    /// Chance brings this.
    #[track_caller]
    pub fn outcome(&mut self, outcome: Outcome) -> &mut Self {
        let odds = self.game.odds(&self.state).expect("chance's turn");
        assert!(odds.allows(outcome), "{outcome:?} is not in {odds:?}");
        let events = &mut self.events;
        self.game
            .deal(&mut self.state, outcome, &mut |event| events.push(event));
        self.check();
        self
    }

    /// Chance brings whatever comes first, as long as it is its turn.
    pub fn deal_all(&mut self) -> &mut Self {
        while let Some(odds) = self.game.odds(&self.state) {
            self.outcome(odds.pick(0).unwrap());
        }
        self
    }

    /// Is chance to turn up a card, and from which site?
    pub fn due(&self) -> Option<Site> {
        self.game.due_site(&self.state)
    }

    /// Why the seat that has to act cannot do this.
    #[track_caller]
    pub fn refused(&self, action: Action) -> Refusal {
        let mut state = self.state;
        let result = self
            .game
            .apply(&mut state, self.seat(), action, &mut |_| {});
        assert_eq!(state, self.state, "a refusal changes nothing");
        match result {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{action:?}: {other:?}"),
        }
    }

    /// May the seat that has to act do this?
    pub fn offers(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Everything the seat that has to act may do.
    pub fn legal(&self) -> Vec<Action> {
        self.game.legal(&self.state, self.seat()).iter().collect()
    }

    /// The turn is over after its actions.
    #[track_caller]
    pub fn end(&mut self) -> &mut Self {
        self.act(Action::EndTurn)
    }

    /// Passes, and takes no marker where one could be taken.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Self {
        self.act(Action::Pass);
        if self.state.table.phase == Phase::PassedTurn && self.state.table.last_round.is_none() {
            self.act(Action::NoMarker);
        }
        self
    }

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.table.players[seat]
    }

    pub fn money(&self, seat: Seat) -> u16 {
        self.player(seat).money
    }

    pub fn hand(&self, seat: Seat) -> Pile {
        self.state.hand(seat)
    }

    pub fn phase(&self) -> Phase {
        self.state.table.phase
    }

    /// Did this happen?
    pub fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub fn score(&self, seat: Seat) -> Score {
        self.game.score(&self.state.table, seat)
    }

    pub fn standings(&self) -> Standings {
        Standings::of(&self.game, &self.state)
    }

    pub fn is_over(&self) -> bool {
        self.game.actor(&self.state) == Actor::Nobody
    }

    /// The cards of the market, the oldest first.
    pub fn market(&self) -> Vec<Card> {
        self.table()
            .market
            .values()
            .iter()
            .flatten()
            .copied()
            .collect()
    }
}
