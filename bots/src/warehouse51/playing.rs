//! How imagined games are played on: auctions are bid to their end at one stroke, the rest goes by
//! weights that are quick to work out.

use engine::actions::ActionSet;
use engine::game::{Actor, Game, Unwatched};
use engine::seat::{PerSeat, Seat};
use engine::warehouse51::{
    Action, Effect, Neighbour, Pair, Phase, Player, Relic, RelicSet, State, Table, Warehouse51,
};
use rand_core::Rng;

use crate::{Opponent, pick};

/// One of the actions that are no bids.
pub(super) fn decide(
    game: &Warehouse51,
    state: &State,
    seat: Seat,
    legal: &ActionSet<Action>,
    rng: &mut impl Rng,
) -> Option<Action> {
    let fakes = beside(game, state, seat);
    let player = &state.table().players[seat];
    pick(legal, rng, |action| weigh(action, player, fakes))
}

/// The counterfeits on the left and right of a seat.
fn beside(game: &Warehouse51, state: &State, seat: Seat) -> RelicSet {
    let players = game.setup().players;
    let beside = |side| state.counterfeits(Pair::beside(seat, side, players));
    beside(Neighbour::Left).or(beside(Neighbour::Right))
}

fn weigh(action: Action, player: &Player, fakes: RelicSet) -> u32 {
    match action {
        Action::Bid(_) | Action::Pass => 0,
        Action::Pawn(relic) => u32::from(fakes.contains(relic)) * 4,
        Action::Reveal(_) | Action::Pay(_) | Action::Examine(_) => 4,
        Action::BuyBack(_) | Action::Decline => 2,
        Action::Certify(relic) | Action::Cancel(relic) => {
            let saves = fakes.contains(relic) && player.relics.contains(relic);
            1 + 40 * u32::from(saves)
        }
    }
}

/// An auction: what the relic is worth to each seat is worked out once, and nobody calls a bid that
/// somebody else is sure to raise.
pub(super) struct Auction {
    /// The most that each seat bids; less than nothing for one that is out.
    limits: PerSeat<i32>,
    fists: bool,
    /// Does who wins pay one more than the next would have?
    dear: bool,
}

impl Auction {
    /// Bids to the end of an auction: how many engine calls that took; none if there is nothing to
    /// bid for.
    pub fn rush(game: &Warehouse51, state: &mut State, rng: &mut impl Rng) -> u32 {
        let offered = |table: &Table| table.relic.filter(|_| table.phase != Phase::Paying);
        let Some(relic) = offered(state.table()) else {
            return 0;
        };
        let auction = Auction::new(game, state, relic, rng.next_u32());
        let mut calls = 0;
        while calls < Warehouse51::RUSH_CALLS && offered(state.table()) == Some(relic) {
            let seat = match game.actor(state) {
                Actor::Seat(seat) => Some(seat),
                Actor::Secret(seats) => seats.iter().next(),
                Actor::Chance | Actor::Nobody => None,
            };
            let Some(seat) = seat else { break };
            let action = auction.bid(game, state.table(), seat);
            game.act(state, seat, action, &mut Unwatched);
            calls += 1;
        }
        calls
    }

    /// Each seat takes some bits of chance: not everybody values alike.
    fn new(game: &Warehouse51, state: &State, relic: Relic, mut chance: u32) -> Self {
        let table = state.table();
        let players = game.setup().players;
        let colour = game.values().relics[relic].colour;
        let mut totals = PerSeat::all(0);
        for seat in Seat::first(players) {
            totals[seat] = game.colour_total(&table.players[seat], colour);
        }
        let fists = table.phase != Phase::OpenAuction;
        let mut limits = PerSeat::all(-1);
        for seat in Seat::first(players).filter(|seat| !table.out.contains(*seat)) {
            let spread = (chance & 1) as i32 - (chance >> 1 & 1) as i32;
            let mood = chance >> 2 & 15;
            chance >>= 6;
            let gold = i32::from(table.players[seat].gold);
            let worth = worth(game, table, seat, relic, &totals);
            let limit = match () {
                () if beside(game, state, seat).contains(relic) => 0,
                // More or less of all that there is, whatever it is for.
                () if mood == WILD => gold * (4 + spread) / 6,
                // Somewhat less than the worth.
                () if fists => worth * 4 / 5 + spread,
                () if mood < BORED => 0,
                () => worth + spread,
            };
            limits[seat] = limit.clamp(0, gold);
        }
        Auction {
            limits,
            fists,
            dear: chance & 1 == 0,
        }
    }

    fn bid(&self, game: &Warehouse51, table: &Table, seat: Seat) -> Action {
        let own = self.limits[seat];
        if self.fists {
            return Action::Bid(own.max(0) as u8);
        }
        let least = i32::from(game.least_bid(table, seat));
        if own < least {
            return Action::Pass;
        }
        let others = || Seat::first(game.setup().players).filter(|other| *other != seat);
        let most = |most: i32, other: Seat| most.max(self.limits[other]);
        let next = others().fold(0, most);
        let behind = others().filter(|other| table.leader != Some(*other));
        match () {
            () if own >= next => {
                let enough = next + i32::from(self.dear);
                Action::Bid(enough.max(least).min(own) as u8)
            }
            // The leader shall pay for it.
            () if own >= behind.fold(0, most) => Action::Bid(own as u8),
            () => Action::Pass,
        }
    }
}

/// Of sixteen moods, so many do not care for a relic that is called out.
const BORED: u32 = 2;

/// And one pays any price. Without it, whoever bids by chance is never reckoned with.
const WILD: u32 = 15;

/// About so many ingots: what is printed, a colour that is new, and the place that it would bring,
/// which counts for more the fewer relics are to come. The totals are those of its colour.
fn worth(game: &Warehouse51, table: &Table, seat: Seat, relic: Relic, totals: &PerSeat<u8>) -> i32 {
    let printed = &game.values().relics[relic];
    let base = match printed.value {
        1 => 2,
        2 => 3,
        more => 2 + i32::from(more),
    };
    let places = &game.values().places[printed.colour];
    // Ties aside.
    let points = |total: u8| {
        let ahead = |other: &Seat| *other != seat && totals[*other] > total;
        let ahead = Seat::first(game.setup().players).filter(ahead).count();
        i32::from(places.get(ahead).copied().unwrap_or(0))
    };
    let own = totals[seat];
    let before = if own > 0 { points(own) } else { 0 };
    let gain = points(own.saturating_add(printed.value)) - before;
    let left = i32::from(table.stacks.len());
    let all = i32::from(RelicSet::ALL.len());
    let new = 2 * i32::from(own == 0);
    let worth = base + power(printed.effect) + new + gain * (all - left) / all;
    match left {
        0..=3 => worth * 2,
        4..=8 => worth * 3 / 2,
        _ => worth,
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
