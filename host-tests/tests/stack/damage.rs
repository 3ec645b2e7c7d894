//! Damaged and invented bytes.

use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::Seat;
use engine::stack::{
    ArtifactStack, Card, CardSet, Cards, Closed, Deck, Helper, Letter, Phase, Place, State, Table,
};
use host_tests::play::{Chance, below};
use proptest::strategy::Strategy;

use super::{any_card, game, setups, some_games};

host_tests::register_damage! {
    games: some_games(),
    any_game: setups().prop_map(game),
    rearranged: rearranged,
}

/// A state with a few pieces elsewhere, or with something else asked for.
fn rearranged(game: &ArtifactStack, state: &State, rng: &mut Chance) -> State {
    let mut view = game.view(state, Observer::Everybody);
    let table = &mut view.table;
    let players: usize = game.seats().into();
    for _ in 0..=below(3, rng) {
        let seat = Seat::ALL[below(players, rng)];
        let other = Seat::ALL[below(players, rng)];
        let helper = Helper::ALL[below(12, rng)];
        let few = below(4, rng) as u8;
        match below(20, rng) {
            0..4 => table.phase = any_phase(rng),
            4 => table.seat = seat,
            5 => table.start = seat,
            6 => table.second = !table.second,
            7 => table.actions = few,
            8 => table.acted = !table.acted,
            9 => {
                let give = table.players[seat].silver.min(few + 1);
                table.players[seat].silver -= give;
                table.players[other].silver += give;
            }
            10 => {
                let give = table.bank.min(few * 2);
                table.bank -= give;
                table.players[seat].silver += give;
            }
            11 => {
                if table.helpers.contains(helper) {
                    table.helpers = table.helpers.without(helper);
                    table.players[seat].helpers = table.players[seat].helpers.with(helper);
                }
            }
            12 => {
                if table.players[seat].helpers.contains(helper) {
                    let player = &mut table.players[seat];
                    player.helpers = player.helpers.without(helper);
                    table.helpers = table.helpers.with(helper);
                }
            }
            13 | 14 => {
                let (from, to) = (heap(below(10, rng)), heap(below(10, rng)));
                let card = any_of(from(table), rng);
                if let Some(card) = card.filter(|card| from(table).remove(*card)) {
                    to(table).insert(card);
                }
            }
            15 | 16 => {
                let (one, two) = (heap(below(10, rng)), heap(below(10, rng)));
                let cards = (any_of(one(table), rng), any_of(two(table), rng));
                if let (Some(first), Some(second)) = cards {
                    one(table).remove(first);
                    two(table).remove(second);
                    one(table).insert(second);
                    two(table).insert(first);
                }
            }
            17 => close_all(table, seat, Deck::Statues),
            18 => close_all(table, seat, Deck::Porcelain),
            _ => table.closed = Closed::NOTHING,
        }
    }
    game.sample(&view, rng)
}

/// A heap of cards by its number.
fn heap(number: usize) -> impl Fn(&mut Table) -> &mut Cards {
    move |table| {
        let seat = Seat::ALL[number / 2 % 4];
        match number {
            8 => &mut table.unseen,
            9 => &mut table.gone,
            even if even % 2 == 0 => &mut table.players[seat].open,
            _ => &mut table.players[seat].turned,
        }
    }
}

fn any_of(cards: &Cards, rng: &mut Chance) -> Option<Card> {
    cards.iter().nth(below(cards.len().into(), rng))
}

/// All open cards of a deck are turned over as one set, whether that can be or not.
fn close_all(table: &mut Table, seat: Seat, deck: Deck) {
    let player = &mut table.players[seat];
    let set = player.open.field(deck);
    let cards = player.open.and(&Cards::of_deck(deck));
    player.open = player.open.minus(&cards);
    player.turned = player.turned.plus(&cards);
    let sets = match deck {
        Deck::Statues => &mut table.closed.statues,
        _ => &mut table.closed.porcelain,
    };
    if let Some(free) = sets.iter_mut().find(|set| **set == 0) {
        *free = set;
    }
}

fn any_phase(rng: &mut Chance) -> Phase {
    let left = below(4, rng) as u8;
    let place = Place::ALL[below(26, rng)];
    match below(12, rng) {
        0 => Phase::Decks,
        1 => Phase::StartPlayer,
        2 => Phase::Laying,
        3 => Phase::Turn,
        4 => Phase::Looking(place),
        5 => Phase::Uncovering(place),
        6 => Phase::TurningOver {
            set: any_set(left, rng),
            picked: any_picked(rng),
        },
        7 => Phase::Stealing { left },
        8 => Phase::FreeHelper { left },
        9 => Phase::Giving { left },
        10 => Phase::Removing { left },
        _ => Phase::Over,
    }
}

fn any_set(size: u8, rng: &mut Chance) -> CardSet {
    match below(6, rng) {
        0 => CardSet::Statues(size),
        1 => CardSet::Coins(size),
        2 => CardSet::Weapons(size),
        3 => CardSet::Manuscripts(size),
        4 => CardSet::Jewels(size),
        _ => CardSet::Porcelain(Letter::ALL[below(3, rng)], size),
    }
}

/// None of the cards mostly, or any one of nine.
fn any_picked(rng: &mut Chance) -> u16 {
    match below(2, rng) {
        0 => 0,
        _ => 1 << (any_card(rng).number() - 1),
    }
}
