//! IV. Produce an exhibition, with Fragments and New York: the rule as it reads, over all subsets
//! of a hand, against what the engine offers.

use std::collections::BTreeSet;
use std::vec::Vec;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::position::*;
use crate::artifact::Wants;

/// What a card may stand for.
#[derive(Clone)]
struct Stands {
    sites: Vec<Site>,
    types: Vec<ArtifactType>,
}

fn anything(game: &Artifact) -> Stands {
    Stands {
        sites: Site::ALL
            .into_iter()
            .filter(|site| game.in_play(*site))
            .collect(),
        types: ArtifactType::ALL.to_vec(),
    }
}

/// What a card may stand for by itself; `None` for one that no set has a use for.
fn stands(game: &Artifact, card: Card) -> Option<Stands> {
    let types: Vec<ArtifactType> = ArtifactType::ALL
        .into_iter()
        .filter(|kind| card.face == Face::Fragments || card.face == Face::of(*kind))
        .collect();
    let wild = game.setup().fragments == FragmentRule::Wild;
    let special_count = game.setup().special == SpecialRule::OfTheirSite;
    match card.face {
        Face::Fragments if wild => Some(anything(game)),
        Face::Gold | Face::Manuscript | Face::StandAlone if special_count => Some(Stands {
            sites: Vec::from([card.site]),
            types,
        }),
        _ if types.is_empty() => None,
        _ => Some(Stands {
            sites: Vec::from([card.site]),
            types,
        }),
    }
}

/// Can each card be given a value of its own?
fn all_different<T: Copy + PartialEq>(choices: &[&[T]], used: &mut Vec<T>) -> bool {
    let Some((first, rest)) = choices.split_first() else {
        return true;
    };
    first.iter().any(|value| {
        if used.contains(value) {
            return false;
        }
        used.push(*value);
        let found = all_different(rest, used);
        used.pop();
        found
    })
}

fn fits(wants: Wants, cards: &[Stands]) -> bool {
    match wants {
        Wants::OfType(kind, _) => cards.iter().all(|card| card.types.contains(&kind)),
        Wants::FromSite(site, _) => cards.iter().all(|card| card.sites.contains(&site)),
        Wants::DifferentSites => {
            let sites: Vec<&[Site]> = cards.iter().map(|card| card.sites.as_slice()).collect();
            all_different(&sites, &mut Vec::new())
        }
        Wants::DifferentTypes => {
            let types: Vec<_> = cards.iter().map(|card| card.types.as_slice()).collect();
            all_different(&types, &mut Vec::new())
        }
    }
}

/// Is this exactly a set of the tile?
fn is_set(game: &Artifact, new_york: bool, tile: Tile, cards: &[Card]) -> bool {
    let Some(plain) = cards
        .iter()
        .map(|card| stands(game, *card))
        .collect::<Option<Vec<Stands>>>()
    else {
        return false;
    };
    if cards.len() != tile.wants().size() as usize {
        return false;
    }
    // What has no type counts in no set of types, whatever New York makes of it.
    let of_types = matches!(tile.wants(), Wants::OfType(..) | Wants::DifferentTypes);
    if of_types && plain.iter().any(|card| card.types.is_empty()) {
        return false;
    }
    let with_joker = |place: usize| {
        let mut cards = plain.clone();
        cards[place] = anything(game);
        fits(tile.wants(), &cards)
    };
    fits(tile.wants(), &plain) || new_york && (0..cards.len()).any(with_joker)
}

type Key = [u32; 4];

fn key(cards: &Pile) -> Key {
    Site::ALL.map(|site| cards.word(site))
}

/// All sets of a tile among the subsets of a hand.
fn sets_by_force(game: &Artifact, new_york: bool, tile: Tile, hand: &[Card]) -> BTreeSet<Key> {
    (0u32..1 << hand.len())
        .filter(|bits| bits.count_ones() == u32::from(tile.wants().size()))
        .filter_map(|bits| {
            let chosen: Vec<Card> = hand
                .iter()
                .enumerate()
                .filter(|(place, _)| bits >> place & 1 == 1)
                .map(|(_, card)| *card)
                .collect();
            is_set(game, new_york, tile, &chosen).then(|| key(&pile(&chosen)))
        })
        .collect()
}

/// All sets that choosing card by card leads to. Every way has to lead somewhere.
fn sets_by_choosing(play: &Play, tile: Tile) -> BTreeSet<Key> {
    let mut play = play.clone();
    play.act(Action::Exhibit(tile));
    let mut sets = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = Vec::from([play.state]);
    while let Some(state) = open.pop() {
        let chosen = state.choosing().cards;
        if !seen.insert(key(&chosen)) {
            continue;
        }
        let legal = play.game.legal(&state, One);
        assert!(!legal.is_empty(), "{chosen:?} leads nowhere for {tile:?}");
        for action in legal.iter() {
            let Action::Choose(card) = action else {
                panic!("{action:?}");
            };
            let mut cards = chosen;
            cards.add(card);
            if cards.len() == tile.wants().size() {
                sets.insert(key(&cards));
            } else {
                let mut next = state;
                play.game.act(&mut next, One, action, &mut |_| {});
                open.push(next);
            }
        }
    }
    sets
}

fn random_hand(setup: Setup, size: usize, rng: &mut Xoshiro256PlusPlus) -> Vec<Card> {
    let mut deck: Vec<Card> = Vec::new();
    for (card, count) in Play::new(setup).state.decks().iter() {
        // Fragments are rare: more of them make for more interesting hands. So are the cards that
        // count by agreement.
        let often = match card.face {
            Face::Fragments => 6,
            Face::Gold | Face::Manuscript if setup.special == SpecialRule::OfTheirSite => 6,
            _ => 1,
        };
        deck.extend(std::iter::repeat_n(card, usize::from(count) * often));
    }
    let mut hand: Vec<Card> = Vec::new();
    while hand.len() < size {
        let card = deck[rng.next_u32() as usize % deck.len()];
        let held = hand.iter().filter(|other| **other == card).count();
        let there = setup.values.copies[card.face] as usize;
        if card.face != Face::Cursed && held < there {
            hand.push(card);
        }
    }
    hand
}

fn compare(setup: Setup, new_york: bool, hands: usize, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..hands {
        let size = 3 + rng.next_u32() as usize % 7;
        let hand = random_hand(setup, size, &mut rng);
        // Only roles let a player draw unseen.
        let seen = if setup.expansions.roles {
            size / 2
        } else {
            size
        };
        let (shown, drawn) = hand.split_at(seen);
        let mut position = Position::new(setup).hand(One, shown).unseen(One, drawn);
        if new_york {
            position = position.role(One, NEW_YORK);
        }
        let play = position.ready();
        for tile in play.game.tiles().iter() {
            let sets = sets_by_force(&play.game, new_york, tile, &hand);
            let offered = play.offers(Action::Exhibit(tile));
            assert_eq!(offered, !sets.is_empty(), "{tile:?} with {hand:?}");
            let player = &play.state.table().players[One];
            let only = play.game.only_set(&pile(&hand), player, tile);
            let only = only.map(|set| key(&set));
            let one = sets.first().copied().filter(|_| sets.len() == 1);
            // With New York, not every set that is the only one is found; then it is asked for.
            if !new_york || only.is_some() {
                assert_eq!(only, one, "{tile:?} with {hand:?}");
            }
            if offered {
                let chosen = sets_by_choosing(&play, tile);
                assert_eq!(chosen, sets, "{:?} with {hand:?}", tile.wants());
            }
        }
    }
}

const HANDS: usize = 80;

/// Base Game: IV. Produce an exhibition, Note.
#[test]
fn the_sets_of_the_base_game_are_those_of_the_rule() {
    compare(Setup::base(4), false, HANDS, 1);
    compare(Setup::base(3), false, HANDS, 2);
}

/// Expansion I: Fragments (English, Dutch).
#[test]
fn sets_with_fragments_of_their_own_site_are_those_of_the_rule() {
    compare(complete(4), false, HANDS, 3);
    compare(complete(3), false, HANDS, 4);
}

/// Expansion I: Fragments (German).
#[test]
fn sets_with_wild_fragments_are_those_of_the_rule() {
    let wild = |players| Setup {
        fragments: FragmentRule::Wild,
        ..complete(players)
    };
    compare(wild(4), false, HANDS, 5);
    compare(wild(3), false, HANDS, 6);
}

/// Expansion II: City roles, New York.
#[test]
fn sets_with_new_york_are_those_of_the_rule() {
    compare(with_roles(4), true, HANDS, 7);
    compare(with_roles(3), true, HANDS, 8);
}

/// Expansion II: City roles, New York, with Expansion I: Fragments (English, Dutch).
#[test]
fn sets_with_new_york_and_fragments_are_those_of_the_rule() {
    compare(complete(4), true, HANDS, 9);
    compare(complete(3), true, HANDS, 10);
}

/// Expansion II: City roles, New York, with Expansion I: Fragments (German).
#[test]
fn sets_with_new_york_and_wild_fragments_are_those_of_the_rule() {
    let wild = |players| Setup {
        fragments: FragmentRule::Wild,
        ..complete(players)
    };
    compare(wild(4), true, HANDS, 11);
    compare(wild(3), true, HANDS, 12);
}

/// Option "special artifacts count" (ruling, Artifact): each stands for its site, without a type.
#[test]
fn sets_with_special_artifacts_that_count_are_those_of_the_rule() {
    let wild = |players| Setup {
        fragments: FragmentRule::Wild,
        ..special_count(players)
    };
    for (players, seed) in [(4, 13), (3, 14)] {
        compare(special_count(players), false, HANDS, seed);
        compare(special_count(players), true, HANDS, seed + 10);
        compare(wild(players), true, HANDS, seed + 20);
    }
}

/// Expansion I: Cursed artifact: never part of an exhibition, not even for New York.
#[test]
fn cursed_cards_count_in_no_set() {
    let play = Position::new(complete(4)).role(One, NEW_YORK).ready();
    let mut hand = pile(&cards(Site::Asia, &[Face::Weapons; 3]));
    for site in Site::ALL {
        hand.add(card(site, Face::Cursed));
    }
    let tiles = play.game.exhibitions_in_hand(&hand, play.player(One));
    assert!(tiles.iter().eq([of_type(ArtifactType::Weapons, 3)]));
}
