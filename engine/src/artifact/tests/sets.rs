//! IV. Produce an exhibition, with Fragments and New York: the rule as it reads, over all subsets
//! of a hand, against what the engine offers.

use std::collections::BTreeSet;
use std::vec::Vec;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::position::*;
use crate::artifact::{Lack, Wanted, Wants};

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

/// The cards that a lack names: one way to complete the set.
fn completing(game: &Artifact, lack: Lack) -> Vec<Card> {
    let playable = || Site::ALL.into_iter().filter(|site| game.in_play(*site));
    let (site, kind) = (playable().next().unwrap(), ArtifactType::Pottery);
    let count = usize::from(lack.wanted.count());
    let mut cards: Vec<Card> = match lack.wanted {
        Wanted::OfType(kind, _) => playable().map(|site| Card::of(site, kind)).collect(),
        Wanted::FromSite(site, _) => ArtifactType::ALL.map(|kind| Card::of(site, kind)).to_vec(),
        Wanted::Sites(sites, _) => sites.iter().map(|site| Card::of(site, kind)).collect(),
        Wanted::Types(types, _) => types.iter().map(|kind| Card::of(site, kind)).collect(),
    };
    // Any type of any site will do for the first two: begin again where the cards are too few.
    cards = cards.iter().copied().cycle().take(count).collect();
    cards.extend(std::iter::repeat_n(Card::of(site, kind), lack.any.into()));
    cards
}

/// With what it lacks a hand makes an exhibition, and with less it does not.
fn check_lacks(setup: Setup, new_york: bool, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let game = Artifact::new(setup).unwrap();
    for _ in 0..HANDS {
        let size = rng.next_u32() as usize % 8;
        let hand = random_hand(setup, size, &mut rng);
        let mut position = Position::new(setup).hand(One, &hand);
        if new_york {
            position = position.role(One, NEW_YORK);
        }
        let player = position.ready().state.table().players[One];
        let hand = pile(&hand);
        let misses = |hand: &Pile, tile| game.missing_for(hand, &player, tile);
        for tile in game.tiles().iter() {
            let lack = game.lack(&hand, &player, tile);
            assert_eq!(lack.count(), misses(&hand, tile), "{tile:?} with {hand:?}");
            let complete = hand.plus(&pile(&completing(&game, lack)));
            let reach = game.exhibitions_in_hand(&complete, &player);
            assert!(reach.contains(tile), "{tile:?} with {hand:?}: {lack:?}");
            for more in Card::all().filter(|card| game.in_play(card.site)) {
                let with = hand.plus(&pile(&[more]));
                assert!(
                    misses(&with, tile) + 1 >= lack.count(),
                    "{tile:?}: {more:?}"
                );
            }
        }
    }
}

/// IV. Produce an exhibition.
#[test]
fn what_a_hand_lacks_completes_a_set_and_less_does_not() {
    check_lacks(Setup::base(3), false, 21);
    check_lacks(Setup::base(4), false, 22);
    check_lacks(complete(4), false, 23);
    let agreed = Setup {
        fragments: FragmentRule::Wild,
        special: SpecialRule::OfTheirSite,
        ..complete(4)
    };
    check_lacks(agreed, false, 24);
    check_lacks(agreed, true, 25);
    check_lacks(complete(3), true, 26);
}

#[test]
fn what_a_hand_lacks_is_named() {
    let play = Position::new(complete(4)).ready();
    let player = play.state.table().players[One];
    let lack = |cards: &[Card], tile| play.game.lack(&pile(cards), &player, tile);
    let gem = |site| Card::new(site, Face::Jewellery);
    let gems = Tile::of_type(ArtifactType::Jewellery, 3).unwrap();
    let two = [gem(Site::Africa), Card::new(Site::Asia, Face::Fragments)];
    let one_more = Wanted::OfType(ArtifactType::Jewellery, 1);
    assert_eq!(lack(&two, gems).wanted, one_more);
    let sites = lack(&[gem(Site::Asia)], Tile::DIFFERENT_SITES).wanted;
    let open = [Site::Africa, Site::America, Site::MiddleEast];
    assert_eq!(sites, Wanted::Sites(open.into_iter().collect(), 2));
    // New York: the last card may be any, and a card to spare is it.
    let (mut new_york, asia) = (player, Tile::from_site(Site::Asia, 4).unwrap());
    new_york.city = Some(City::NewYork);
    let lack = |cards: &[Card]| play.game.lack(&pile(cards), &new_york, asia);
    let wanted = Wanted::FromSite(Site::Asia, 2);
    assert_eq!(lack(&[gem(Site::Asia)]), Lack { wanted, any: 1 });
    let spare = [gem(Site::Asia), gem(Site::Africa)];
    assert_eq!(lack(&spare), Lack { wanted, any: 0 });
}
