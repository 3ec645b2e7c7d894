//! How imagined games are played on: by weights that are quick to work out, in quarters of a point
//! at bottom.

use engine::seat::Seat;
use engine::stack::{
    Action, ArtifactStack, Card, CardSet, Deck, Effect, Face, Helper, Monster, Phase, Place,
    Player, State, Table,
};

/// What a silver is worth.
const SILVER: i32 = 5;
/// What is taken from where it lies face down.
const UNKNOWN: i32 = 7;

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
            // An imagined card is as unknown after a look as before.
            Action::Look(_) => 0,
            Action::Hire(helper) => {
                let price = i32::from(self.game.values().hire) * SILVER;
                liking(self.helper(helper) - price)
            }
            Action::TakeHelper(helper) => 1 + liking(self.helper(helper)),
            Action::TurnOver(set) => self.turn_over(set),
            Action::Choose(card) => match self.table.phase {
                Phase::Stealing { .. } => 1 + liking(self.card(card)),
                Phase::Giving { .. } | Phase::Removing { .. } => 1 + liking(20 - self.card(card)),
                _ => 4,
            },
            Action::EndTurn if self.table.actions > 0 => 1,
            Action::EndTurn => 200,
        }
    }

    fn take(&self, place: Place) -> u32 {
        let worth = match self.table.temple.face_up(place) {
            Some(card) => self.card(card),
            None => UNKNOWN,
        };
        let cost = i32::from(self.game.dig_cost(&self.table.temple, place));
        1 + liking(worth - cost * SILVER)
    }

    fn card(&self, card: Card) -> i32 {
        let value = self.game.values().card(card);
        let deck = card.deck();
        let open = i32::from(self.player.open.of(deck));
        let worth = match value.face {
            Face::Plain => {
                let points = 4 * i32::from(self.game.values().points[deck]);
                points
                    + match deck {
                        Deck::Statues => 4 * (open + 1) + 2,
                        Deck::Relics => 4,
                        _ => [3, 7, 8].get(open as usize).copied().unwrap_or(1),
                    }
            }
            Face::Porcelain(_) => 8 + open,
            Face::Monster(Monster::Cross) => 7,
            Face::Monster(_) => 2,
            Face::Blessing(effect) | Face::Curse(effect) | Face::Treasure(effect) => {
                at_once(effect)
            }
        };
        worth + i32::from(value.star)
    }

    fn helper(&self, helper: Helper) -> i32 {
        let artifacts = self.player.artifacts();
        4 * self.game.helper_points(&artifacts, helper) + 4
    }

    /// Three rather than two, unless it is late.
    fn turn_over(&self, set: CardSet) -> u32 {
        let late = self.table.second && self.table.temple.standing().len() < 10;
        let bonus = match set.size() {
            3 => 600,
            2 if late => 300,
            _ => 10,
        };
        match set {
            CardSet::Statues(_) | CardSet::Porcelain(..) => 0,
            CardSet::Jewels(_) if self.table.helpers.is_empty() => 0,
            _ => bonus,
        }
    }
}

/// What is done at once, or printed.
fn at_once(effect: Effect) -> i32 {
    match effect {
        Effect::Points(points) => 4 * i32::from(points),
        Effect::TakeSilver(silver) => SILVER * i32::from(silver),
        Effect::MoreActions(_) => 8,
        Effect::FreeHelpers(_) => 10,
        Effect::OthersGive(_) => 10,
        Effect::Pay(silver) => -SILVER * i32::from(silver),
        Effect::GiveToLeft(_) | Effect::Remove(_) => -8,
        Effect::OthersTake(_) => -6,
    }
}

/// Twice the worth is sixteen times as likely.
fn liking(quarters: i32) -> u32 {
    quarters.clamp(0, 50).unsigned_abs().pow(4) >> 7
}
