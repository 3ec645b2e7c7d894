//! Artifact keeps every promise of the suites, whatever is played and however.

// Helpers of tests may fail loudly too.
#![allow(clippy::expect_used, clippy::indexing_slicing)]

#[path = "artifact/chance.rs"]
mod chance;
#[path = "artifact/conformance.rs"]
mod conformance;
#[path = "artifact/damage.rs"]
mod damage;
#[path = "artifact/perft.rs"]
mod perft;
#[path = "artifact/recorded.rs"]
mod recorded;
#[path = "artifact/records.rs"]
mod records;
#[path = "artifact/scores.rs"]
mod scores;
#[path = "artifact/secrets.rs"]
mod secrets;
#[path = "artifact/shuffles.rs"]
mod shuffles;

use engine::artifact::{
    Archaeologist, Artifact, Card, CardPlace, City, Correction, Expansions, Face, FragmentRule,
    Role, Rules, Setup, Site, SpecialRule, StartPlayer, Tile, TileValue, Track, Values,
};
use engine::each::{Each, Member};
use engine::seat::Seat;
use host_tests::play::{Chance, below};
use proptest::prelude::*;

const NO_EXPANSION: Expansions = Expansions {
    research: false,
    roles: false,
};
const RESEARCH: Expansions = Expansions {
    research: true,
    roles: false,
};
const ROLES: Expansions = Expansions {
    research: false,
    roles: true,
};
const ALL_EXPANSIONS: [Expansions; 4] = [NO_EXPANSION, RESEARCH, ROLES, Expansions::BOTH];

fn game(setup: Setup) -> Artifact {
    Artifact::new(setup).expect("a set-up that can be played")
}

fn with(players: u8, expansions: Expansions) -> Artifact {
    game(Setup {
        expansions,
        ..Setup::base(players)
    })
}

/// The same game by the first rules.
fn by_first_rules(one: Artifact) -> Artifact {
    game(Setup {
        rules: Rules::First,
        ..*one.setup()
    })
}

/// A few that are as different as can be.
fn some_games() -> [Artifact; 6] {
    [
        with(3, NO_EXPANSION),
        with(4, RESEARCH),
        game(Setup {
            quick_start: true,
            start: StartPlayer::Chance,
            expansions: ROLES,
            ..Setup::base(5)
        }),
        game(Setup {
            fragments: FragmentRule::Wild,
            expansions: Expansions::BOTH,
            ..Setup::base(4)
        }),
        game(Setup {
            special: SpecialRule::OfTheirSite,
            expansions: Expansions::BOTH,
            ..Setup::base(3)
        }),
        by_first_rules(game(Setup {
            quick_start: true,
            expansions: ROLES,
            ..Setup::base(5)
        })),
    ]
}

/// Anywhere that a card can be put right to.
fn any_place(rng: &mut Chance) -> CardPlace {
    match below(6, rng) {
        0 => CardPlace::Deck,
        1 => CardPlace::Site,
        2 => CardPlace::Market,
        3 => CardPlace::Gone,
        _ => CardPlace::Hand(Seat::ALL[below(5, rng)]),
    }
}

/// Anything that somebody at the table might put right, sense or nonsense.
fn correction(_: &Artifact, rng: &mut Chance) -> Correction {
    let seat = Seat::ALL[below(5, rng)];
    let site = Site::ALL[below(4, rng)];
    let said = Face::ALL[below(10, rng)];
    let is = Face::ALL[below(10, rng)];
    match below(20, rng) {
        8 | 9 => Correction::Told { seat, site, is },
        10 | 11 => Correction::Card {
            card: Card::new(site, said),
            from: any_place(rng),
            to: any_place(rng),
        },
        12 => Correction::Tile {
            tile: Tile::ALL[below(25, rng)],
            owner: Some(seat).filter(|_| below(3, rng) > 0),
        },
        13 => Correction::StandAlone {
            seat,
            count: below(3, rng) as u8,
        },
        14 => Correction::NoRole {
            seat,
            role: Role::City(City::ALL[below(4, rng)]),
        },
        15 => Correction::Start { seat },
        16 => Correction::Round {
            round: below(9, rng) as u8,
        },
        17 => Correction::Passed {
            seat,
            passed: below(2, rng) == 0,
        },
        18 => Correction::Turn { seat },
        19 => Correction::Actions {
            done: below(4, rng) as u8,
        },
        0 => Correction::Money {
            seat,
            coins: below(60, rng) as u16,
        },
        1 => Correction::Money {
            seat,
            coins: u16::MAX - below(3, rng) as u16,
        },
        2 => Correction::Huts {
            seat,
            site,
            huts: below(12, rng) as u8,
        },
        3 => Correction::Markers {
            seat,
            track: Track::ALL[below(6, rng)],
            markers: below(8, rng) as u8,
        },
        4 => Correction::Research {
            seat,
            site,
            level: below(6, rng) as u8,
        },
        5 => Correction::Role {
            seat,
            role: if below(2, rng) == 0 {
                Role::City(City::ALL[below(4, rng)])
            } else {
                Role::Archaeologist(Archaeologist::ALL[below(4, rng)])
            },
        },
        6 => Correction::FaceUp { site, said, is },
        _ => Correction::Unseen {
            seat,
            site,
            said,
            is,
        },
    }
}

/// Every set-up that the rulebooks know, with the numbers that are printed.
fn setups() -> impl Strategy<Value = Setup> {
    (
        3u8..=5,
        prop::sample::select(ALL_EXPANSIONS.to_vec()),
        any::<bool>(),
        any::<bool>(),
        prop::option::of(0usize..5),
        0usize..4,
        0u8..4,
    )
        .prop_map(
            |(players, expansions, quick_start, wild, start, out, rules)| {
                let mut setup = Setup::base(players);
                match rules {
                    0 => setup.rules = Rules::First,
                    1 => setup.special = SpecialRule::OfTheirSite,
                    _ => {}
                }
                setup.expansions = expansions;
                setup.quick_start = quick_start;
                if wild {
                    setup.fragments = FragmentRule::Wild;
                }
                setup.start = match start {
                    Some(seat) => StartPlayer::Seat(Seat::ALL[seat % players as usize]),
                    None => StartPlayer::Chance,
                };
                if players == 3 && !quick_start {
                    setup.left_out = Site::at(out);
                }
                setup
            },
        )
}

fn falling<const N: usize>(most: u8) -> impl Strategy<Value = [u8; N]> {
    prop::collection::vec(0..=most, N).prop_map(|mut numbers| {
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        numbers.try_into().expect("as many as were asked for")
    })
}

fn tile_values() -> impl Strategy<Value = TileValue> {
    (any::<u8>(), 0u8..=12).prop_map(|(points, income)| TileValue { points, income })
}

/// Any numbers that a box might print and that can be played with.
fn values() -> impl Strategy<Value = Values> {
    let tracks = prop::collection::vec(falling(20), 6);
    let market = (falling(40), falling(30), falling(255));
    let tiles = prop::collection::vec(tile_values(), 25);
    let prices = (any::<u8>(), 1u8..=255, 0u8..=40);
    let counts = (2u8..=20, 2u8..=6, any::<u8>());
    let copies = prop::collection::vec(0u8..=7, 10);
    let years = (0u8..=2, 0u8..=2, any::<u16>(), 1u8..=20);
    let all = (
        tracks,
        market,
        tiles,
        tile_values(),
        prices,
        counts,
        copies,
        years,
    );
    all.prop_map(
        |(tracks, market, tiles, stand_alone, prices, counts, copies, years)| {
            let (coins, income, mut research): (_, _, [u8; 5]) = market;
            research.reverse();
            let mut copies: [u8; 10] = copies.try_into().expect("ten faces");
            for ordinary in &mut copies[..5] {
                *ordinary = (*ordinary).max(1);
            }
            Values {
                tracks: Each::new(tracks.try_into().expect("six tracks")),
                coins,
                income,
                tiles: Each::new(tiles.try_into().expect("25 tiles")),
                stand_alone,
                research,
                joker: prices.0,
                coins_for_a_point: prices.1,
                berlin: prices.2,
                huts: counts.0,
                mat: counts.1,
                money: counts.2,
                copies: Each::new(copies),
                removed: [years.0, years.1],
                first_year: years.2,
                rounds: years.3,
            }
        },
    )
    .prop_filter("can be played with", |values| values.check().is_ok())
}
