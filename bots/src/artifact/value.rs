//! What a position is worth at the turn of a year: points, what money and income will bring, and
//! what the cards in hand and at the sites promise.

use engine::artifact::{
    Artifact, ArtifactType, Card, Face, Pile, Site, State, Table, Tile, Track, Wants,
};
use engine::each::Member;
use engine::game::{Actor, Game};
use engine::seat::Seat;

/// One point.
const POINT: i32 = 64;

/// What things are worth at the beginning of a round, in 64ths of a point.
///
/// The start was a fit of final points to these counts over 400 games of four bots; then the
/// numbers were rounded and evened out by hand, and income, for which the fit gave less than nothing,
/// was set by taste. They are what plays well, not what causes points: a fit over games of bots that
/// play by these weights gives others, markers of museum and ship above all.
struct Weights {
    coin: i32,
    /// A coin of income each round.
    income: i32,
    /// The points of the dearest tile whose set lacks no card, one, two, and the number of such
    /// tiles.
    dearest: [i32; 3],
    tiles: [i32; 3],
    /// An ordinary artifact in hand.
    card: i32,
    stand_alone: i32,
    manuscript: i32,
    gold: i32,
    /// The largest load that can be shipped from one site, and any other card that can.
    load: i32,
    other_load: i32,
    hut: i32,
    research: i32,
    museum: i32,
    ship: i32,
    city: i32,
    archaeologist: i32,
}

/// By the rounds that are left after this one: none, one, two or three, more.
const WEIGHTS: [Weights; 4] = [
    Weights {
        coin: 14,
        income: 0,
        dearest: [29, 9, 0],
        tiles: [0, 30, 8],
        card: 30,
        stand_alone: 24,
        manuscript: 36,
        gold: 12,
        load: 40,
        other_load: 4,
        hut: 0,
        research: 24,
        museum: 36,
        ship: 56,
        city: 8,
        archaeologist: 8,
    },
    Weights {
        coin: 15,
        income: 6,
        dearest: [20, 7, 4],
        tiles: [20, 26, 13],
        card: 38,
        stand_alone: 34,
        manuscript: 36,
        gold: 40,
        load: 40,
        other_load: 4,
        hut: 12,
        research: 28,
        museum: 48,
        ship: 72,
        city: 30,
        archaeologist: 20,
    },
    Weights {
        coin: 15,
        income: 10,
        dearest: [13, 9, 2],
        tiles: [42, 20, 20],
        card: 26,
        stand_alone: 40,
        manuscript: 24,
        gold: 60,
        load: 26,
        other_load: 8,
        hut: 20,
        research: 24,
        museum: 68,
        ship: 52,
        city: 70,
        archaeologist: 50,
    },
    Weights {
        coin: 15,
        income: 16,
        dearest: [6, 8, 8],
        tiles: [48, 30, 10],
        card: 20,
        stand_alone: 44,
        manuscript: 24,
        gold: 60,
        load: 24,
        other_load: 16,
        hut: 32,
        research: 20,
        museum: 70,
        ship: 44,
        city: 100,
        archaeologist: 80,
    },
];

fn weights(years: i32) -> &'static Weights {
    let [none, one, few, more] = &WEIGHTS;
    match years {
        ..=0 => none,
        1 => one,
        2..=3 => few,
        _ => more,
    }
}

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
    let weights = weights(years_left(game, table));
    let tiles = player.tiles.iter();
    let points: i32 = tiles.map(|tile| i32::from(values.tiles[tile].points)).sum();
    let stand_alone = i32::from(player.stand_alone) * i32::from(values.stand_alone.points);
    let mut worth = (points + stand_alone) * POINT;
    worth += i32::from(player.money) * weights.coin;
    worth += i32::from(game.bonus_income(table, seat)) * weights.income;
    if game.setup().expansions.research {
        let steps = player.research.values().iter().map(|one| i32::from(*one));
        worth += steps.sum::<i32>() * weights.research;
    }
    worth += i32::from(player.mat[Track::Museum].min(2)) * weights.museum;
    worth += i32::from(player.mat[Track::Ship].min(2)) * weights.ship;
    worth += i32::from(player.city.is_some()) * weights.city;
    worth += i32::from(player.archaeologist.is_some()) * weights.archaeologist;
    worth + loads(game, table, seat, weights) + hand(game, table, &state.hand(seat), weights)
}

/// What the own huts promise.
fn loads(game: &Artifact, table: &Table, seat: Seat, weights: &Weights) -> i32 {
    let player = &table.players[seat];
    let (mut huts, mut all, mut largest) = (0, 0, 0);
    for site in Site::ALL {
        if player.huts[site] > 0 {
            let load = i32::from(game.ship_load(table, seat, site));
            all += load;
            largest = load.max(largest);
            huts += i32::from(player.huts[site]);
        }
    }
    huts * weights.hut + largest * weights.load + (all - largest) * weights.other_load
}

/// The rounds that are still to come after this one, as far as one can tell.
fn years_left(game: &Artifact, table: &Table) -> i32 {
    if table.last_round.is_some() {
        return 0;
    }
    i32::from(game.values().rounds) - 1 - i32::from(table.round)
}

/// What the cards in hand promise.
fn hand(game: &Artifact, table: &Table, hand: &Pile, weights: &Weights) -> i32 {
    if hand.is_empty() {
        return 0;
    }
    let count = Counts::of(hand);
    let mut dearest = [0; 3];
    let mut tiles = [0; 3];
    for tile in table.tiles.iter() {
        let lacks = tile.wants().size().saturating_sub(count.held(tile));
        let places = dearest
            .get_mut(usize::from(lacks))
            .zip(tiles.get_mut(usize::from(lacks)));
        if let Some((dearest, tiles)) = places {
            *dearest = i32::from(game.values().tiles[tile].points).max(*dearest);
            *tiles += 1;
        }
    }
    let promised = |counts: [i32; 3], weights: [i32; 3]| {
        let each = counts.into_iter().zip(weights);
        each.map(|(count, weight)| count * weight).sum::<i32>()
    };
    promised(dearest, weights.dearest)
        + promised(tiles.map(|count: i32| count.min(4)), weights.tiles)
        + i32::from(count.ordinary()) * weights.card
        + special(hand, weights)
}

fn special(hand: &Pile, weights: &Weights) -> i32 {
    let mut worth = 0;
    for site in Site::ALL {
        for (face, weight) in [
            (Face::StandAlone, weights.stand_alone),
            (Face::Manuscript, weights.manuscript),
            (Face::Gold, weights.gold),
            (Face::Fragments, weights.card),
        ] {
            worth += i32::from(hand.count(Card::new(site, face))) * weight;
        }
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

    fn ordinary(&self) -> u8 {
        self.types.iter().sum()
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
