//! How imagined games are played on: by weights that are quick to work out.

use engine::seat::Seat;
use engine::stack::{Action, ArtifactStack, Place, Player, State, Table};

/// A seat in an imagined game.
pub(super) struct Playing<'s> {
    game: &'s ArtifactStack,
    table: &'s Table,
    player: &'s Player,
}

impl<'s> Playing<'s> {
    pub fn new(game: &'s ArtifactStack, state: &'s State, seat: Seat) -> Self {
        let table = state.table();
        Self {
            game,
            table,
            player: &table.players[seat],
        }
    }

    pub fn weigh(&self, action: Action) -> u32 {
        match action {
            Action::Take(place) => self.take(place),
            Action::Look(_) => 1,
            Action::Hire(_) => 3,
            Action::TakeHelper(_) | Action::Choose(_) => 4,
            Action::TurnOver(set) if set.size() > 2 => 40,
            Action::TurnOver(_) => 4,
            Action::EndTurn if self.table.actions > 0 => 1,
            Action::EndTurn => 30,
        }
    }

    fn take(&self, place: Place) -> u32 {
        let cost = u32::from(self.game.dig_cost(&self.table.temple, place));
        let alike = match self.table.temple.face_up(place) {
            Some(card) => 2 * u32::from(self.player.open.of(card.deck())),
            None => 0,
        };
        (12 + 4 * alike) / (1 + cost)
    }
}
