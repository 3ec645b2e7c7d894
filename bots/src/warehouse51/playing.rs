//! How imagined games are played on: by weights that are quick to work out.

use engine::seat::Seat;
use engine::warehouse51::{
    Action, Neighbour, Pair, Phase, Player, Relic, RelicSet, State, Table, Warehouse51,
};

/// A seat in an imagined game.
pub(super) struct Playing<'s> {
    game: &'s Warehouse51,
    table: &'s Table,
    seat: Seat,
    player: &'s Player,
    /// The counterfeits on the left and right.
    fakes: RelicSet,
    /// What the relic on offer is worth to this seat.
    worth: i32,
}

impl<'s> Playing<'s> {
    pub fn new(game: &'s Warehouse51, state: &'s State, seat: Seat) -> Self {
        let table = state.table();
        let players = game.setup().players;
        let beside = |side| state.counterfeits(Pair::beside(seat, side, players));
        let mut playing = Self {
            game,
            table,
            seat,
            player: &table.players[seat],
            fakes: beside(Neighbour::Left).or(beside(Neighbour::Right)),
            worth: 0,
        };
        playing.worth = table.relic.map_or(0, |relic| playing.worth(relic));
        playing
    }

    /// About so many ingots.
    fn worth(&self, relic: Relic) -> i32 {
        if self.fakes.contains(relic) {
            return 0;
        }
        let printed = &self.game.values().relics[relic];
        let new = self.game.colour_total(self.player, printed.colour) == 0;
        let left = self.table.stacks.len();
        let worth = 2 + i32::from(printed.value) + 2 * i32::from(new);
        match left {
            0..=3 => worth * 2,
            4..=8 => worth * 3 / 2,
            _ => worth,
        }
    }

    pub fn weigh(&self, action: Action) -> u32 {
        match action {
            Action::Bid(ingots) if self.table.phase == Phase::OpenAuction => self.call(ingots),
            Action::Bid(ingots) => self.fist(ingots),
            Action::Pass => self.pass(),
            Action::Pawn(relic) => u32::from(self.fakes.contains(relic)) * 4,
            Action::Reveal(_) | Action::Pay(_) | Action::Examine(_) => 4,
            Action::BuyBack(_) | Action::Decline => 2,
            Action::Certify(relic) | Action::Cancel(relic) => {
                let saves = self.fakes.contains(relic) && self.player.relics.contains(relic);
                1 + 40 * u32::from(saves)
            }
        }
    }

    fn call(&self, ingots: u8) -> u32 {
        let bid = i32::from(ingots);
        let least = i32::from(self.game.least_bid(self.table, self.seat));
        match bid - least {
            _ if bid > self.worth => 0,
            0 => 24,
            1 => 8,
            2 => 3,
            _ => 0,
        }
    }

    fn pass(&self) -> u32 {
        let least = i32::from(self.game.least_bid(self.table, self.seat));
        match () {
            () if least > self.worth => 20,
            () if least * 4 > self.worth * 3 => 12,
            () if least * 2 > self.worth => 5,
            () => 2,
        }
    }

    fn fist(&self, ingots: u8) -> u32 {
        let target = self.worth.min(self.player.gold.into()) * 3 / 4;
        let off = (i32::from(ingots) - target).unsigned_abs();
        16u32.saturating_sub(4 * off)
    }
}
