//! What a position is worth at the turn of a year: points, what money and income will bring, and
//! what the cards in hand and at the sites promise.

use engine::artifact::{Artifact, ArtifactType, Card, Face, Pile, Site, State, Table, Tile, Wants};
use engine::each::Member;
use engine::game::{Actor, Game};
use engine::seat::Seat;

/// One point.
const POINT: i32 = 64;
/// What a coin is worth while it can still be spent.
const COIN: i32 = 16;
/// What a coin is worth at the end.
const LAST_COIN: i32 = POINT / 5;
/// What a coin of income is worth for each year to come.
const INCOME: i32 = 12;
/// A card in hand that fits nothing can be sold at least.
const CARD: i32 = 30;
/// A card at a site that the own huts can ship.
const LOAD: i32 = 40;
/// A step on a research track.
const RESEARCH: i32 = 24;

/// The value of a position for a seat: how much better it stands than the others.
pub(super) fn value(game: &Artifact, state: &State, seat: Seat) -> i32 {
    let over = game.actor(state) == Actor::Nobody;
    let worth = |one: Seat| {
        if over {
            let [points, exhibitions, money, _] = game.tiers(state, one);
            points * POINT + exhibitions * 4 + money
        } else {
            worth(game, state, one)
        }
    };
    let mut best = i32::MIN;
    let mut sum = 0;
    for other in Seat::first(game.seats()).filter(|other| *other != seat) {
        let other = worth(other);
        best = best.max(other);
        sum += other;
    }
    let others = i32::from(game.seats()) - 1;
    worth(seat) - (best + sum / others.max(1)) / 2
}

fn worth(game: &Artifact, state: &State, seat: Seat) -> i32 {
    let table = state.table();
    let player = &table.players[seat];
    let values = game.values();
    let years = years_left(game, table);
    let points: i32 = player
        .tiles
        .iter()
        .map(|tile| i32::from(values.tiles[tile].points))
        .sum();
    let mut worth = points * POINT;
    worth += i32::from(player.stand_alone) * i32::from(values.stand_alone.points) * POINT;
    let coin = if years > 0 { COIN } else { LAST_COIN };
    worth += i32::from(player.money).min(30) * coin;
    worth += i32::from(player.money).max(30) * LAST_COIN;
    worth += i32::from(game.bonus_income(table, seat)) * years * INCOME;
    if game.setup().expansions.research {
        worth += player
            .research
            .values()
            .iter()
            .map(|one| i32::from(*one))
            .sum::<i32>()
            * RESEARCH;
    }
    for site in Site::ALL {
        if player.huts[site] > 0 {
            worth += i32::from(game.ship_load(table, seat, site)) * LOAD;
        }
    }
    let time = (years + 1).min(3);
    worth + hand(game, table, &state.hand(seat), years) * time / 3
}

/// The rounds that are still to come after this one, as far as one can tell.
fn years_left(game: &Artifact, table: &Table) -> i32 {
    if table.last_round.is_some() {
        return 0;
    }
    i32::from(game.values().rounds) - 1 - i32::from(table.round)
}

/// What a set promises, by the number of cards that it lacks, in 64ths of the tile.
const PROMISE: [i32; 6] = [52, 30, 13, 4, 0, 0];

/// What the cards in hand promise.
fn hand(game: &Artifact, table: &Table, hand: &Pile, years: i32) -> i32 {
    let count = Counts::of(hand);
    let (mut best, mut next) = (0, 0);
    for tile in table.tiles.iter() {
        let held = count.held(tile).min(5);
        let lacks = tile.wants().size().saturating_sub(held);
        let value = &game.values().tiles[tile];
        let worth = i32::from(value.points) * POINT + i32::from(value.income) * years * INCOME;
        let promise = PROMISE.get(usize::from(lacks)).copied().unwrap_or(0);
        let promised = worth * promise / 64;
        if promised > best {
            next = best;
            best = promised;
        } else if promised > next {
            next = promised;
        }
    }
    let special = hand_special(hand);
    best + next / 2 + i32::from(hand.len()) * CARD + special
}

fn hand_special(hand: &Pile) -> i32 {
    let mut worth = 0;
    for site in Site::ALL {
        worth += i32::from(hand.count(Card::new(site, Face::StandAlone))) * 40;
        worth += i32::from(hand.count(Card::new(site, Face::Manuscript))) * 20;
    }
    worth
}

/// How many cards a hand has for each kind of tile.
struct Counts {
    types: [u8; ArtifactType::COUNT],
    sites: [u8; Site::COUNT],
    fragments: u8,
}

impl Counts {
    fn of(hand: &Pile) -> Self {
        let mut counts = Counts {
            types: [0; ArtifactType::COUNT],
            sites: [0; Site::COUNT],
            fragments: 0,
        };
        for (at_site, site) in counts.sites.iter_mut().zip(Site::ALL) {
            if hand.of_site(site) == 0 {
                continue;
            }
            for (of_type, kind) in counts.types.iter_mut().zip(ArtifactType::ALL) {
                let count = hand.count(Card::of(site, kind));
                *of_type += count;
                *at_site += count;
            }
            let fragments = hand.count(Card::new(site, Face::Fragments));
            *at_site += fragments;
            counts.fragments += fragments;
        }
        counts
    }

    /// How many cards count for a tile.
    fn held(&self, tile: Tile) -> u8 {
        let some = |counts: &[u8]| counts.iter().filter(|count| **count > 0).count() as u8;
        match tile.wants() {
            Wants::OfType(kind, _) => {
                self.types.get(kind as usize).copied().unwrap_or(0) + self.fragments
            }
            Wants::FromSite(site, _) => self.sites.get(site as usize).copied().unwrap_or(0),
            Wants::DifferentSites => some(&self.sites),
            Wants::DifferentTypes => some(&self.types) + self.fragments,
        }
    }
}
