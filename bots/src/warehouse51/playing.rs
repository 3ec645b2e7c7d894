//! How imagined games are played on: by weights that are quick to work out.

use engine::actions::ActionSet;
use engine::seat::Seat;
use engine::warehouse51::{
    Action, Colour, Effect, Neighbour, Pair, Phase, Player, Relic, RelicSet, State, Table,
    Warehouse51,
};
use rand_core::Rng;

use crate::pick;

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

    /// About so many ingots: what is printed, a colour that is new, and the place that it would
    /// bring, which counts for more the fewer relics are to come.
    fn worth(&self, relic: Relic) -> i32 {
        if self.fakes.contains(relic) {
            return 0;
        }
        let printed = &self.game.values().relics[relic];
        let base = match printed.value {
            1 => 2,
            2 => 3,
            more => 2 + i32::from(more),
        };
        let own = self.game.colour_total(self.player, printed.colour);
        let left = i32::from(self.table.stacks.len());
        let all = i32::from(RelicSet::ALL.len());
        let gain = self.gain(printed.colour, own, own + printed.value) * (all - left) / all;
        let worth = base + power(printed.effect) + 2 * i32::from(own == 0) + gain;
        match left {
            0..=3 => worth * 2,
            4..=8 => worth * 3 / 2,
            _ => worth,
        }
    }

    /// The points that a higher total brings in a colour, ties aside.
    fn gain(&self, colour: Colour, before: u8, after: u8) -> i32 {
        let (mut ahead_before, mut ahead_after) = (0, 0);
        for other in Seat::first(self.game.setup().players) {
            if other != self.seat {
                let total = self.game.colour_total(&self.table.players[other], colour);
                ahead_before += usize::from(total > before);
                ahead_after += usize::from(total > after);
            }
        }
        let places = &self.game.values().places[colour];
        let points = |ahead: usize| i32::from(places.get(ahead).copied().unwrap_or(0));
        points(ahead_after) - if before > 0 { points(ahead_before) } else { 0 }
    }

    /// Most of the play is bids: they are decided without weighing every number.
    pub fn decide(&self, legal: &ActionSet<Action>, rng: &mut impl Rng) -> Option<Action> {
        let action = match self.table.phase {
            Phase::OpenAuction => self.call(rng),
            Phase::FistAuction | Phase::Announcing => self.fist(rng),
            _ => return pick(legal, rng, |action| self.weigh(action)),
        };
        if legal.contains(action) {
            return Some(action);
        }
        pick(legal, rng, |action| self.weigh(action))
    }

    /// The least raise as long as it is worth it, most of the time.
    fn call(&self, rng: &mut impl Rng) -> Action {
        let least = self.game.least_bid(self.table, self.seat);
        let chance = rng.next_u32();
        // Not everybody values alike.
        let limit = self.worth + (chance & 1) as i32 - (chance >> 1 & 1) as i32;
        if i32::from(least) > limit || least > self.player.gold || chance >> 2 & 15 == 0 {
            return Action::Pass;
        }
        Action::Bid(least)
    }

    /// Somewhat less than the worth.
    fn fist(&self, rng: &mut impl Rng) -> Action {
        let chance = rng.next_u32();
        let spread = (chance & 1) as i32 + (chance >> 1 & 1) as i32 - 1;
        let target = (self.worth * 4 / 5 + spread).clamp(0, self.player.gold.into());
        Action::Bid(if self.worth == 0 { 0 } else { target as u8 })
    }

    fn weigh(&self, action: Action) -> u32 {
        match action {
            Action::Bid(ingots) => u32::from(ingots == 0),
            Action::Pass => 4,
            Action::Pawn(relic) => u32::from(self.fakes.contains(relic)) * 4,
            Action::Reveal(_) | Action::Pay(_) | Action::Examine(_) => 4,
            Action::BuyBack(_) | Action::Decline => 2,
            Action::Certify(relic) | Action::Cancel(relic) => {
                let saves = self.fakes.contains(relic) && self.player.relics.contains(relic);
                1 + 40 * u32::from(saves)
            }
        }
    }
}

/// About what an effect adds, in ingots.
fn power(effect: Option<Effect>) -> i32 {
    match effect {
        None => 0,
        Some(Effect::FromBank) => 4,
        Some(Effect::CertificateOne | Effect::CertificateTwo | Effect::Cancel) => 2,
        Some(Effect::AnyColour | Effect::Equal) => 2,
        Some(Effect::LosePart | Effect::LoseTies | Effect::NoIngotPoints) => -2,
        Some(Effect::NoNextBid) => -2,
        Some(Effect::Announce | Effect::Show) => -1,
        Some(_) => 1,
    }
}
