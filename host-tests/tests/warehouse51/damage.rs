//! Damaged and invented bytes.

use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::{PerSeat, Seat, Seats};
use engine::warehouse51::{
    Certificate, Colour, Pair, Phase, Relic, RelicSet, State, Visibility, Warehouse51,
};
use host_tests::play::{Chance, below};
use proptest::strategy::Strategy;

use super::{game, setups, some_games};

host_tests::register_damage! {
    games: some_games(),
    any_game: setups().prop_map(game),
    rearranged: rearranged,
}

/// A state with a few pieces or markers elsewhere, or with something else asked for.
fn rearranged(game: &Warehouse51, state: &State, rng: &mut Chance) -> State {
    let mut view = game.view(state, Observer::Everybody);
    let table = &mut view.table;
    let players: usize = game.seats().into();
    for _ in 0..=below(3, rng) {
        let seat = Seat::ALL[below(players, rng)];
        let other = Seat::ALL[below(players, rng)];
        let relic = Relic::ALL[below(26, rng)];
        let colour = Colour::ALL[below(4, rng)];
        let pair = Pair::ALL[below(players, rng)];
        let few = below(4, rng) as u8;
        match below(30, rng) {
            0..4 => table.phase = any_phase(rng),
            4 => table.seat = seat,
            5 => table.revealer = seat,
            6 => table.last_winner = seat,
            7 => table.leader = Some(seat).filter(|_| few > 0),
            8 => table.bids[seat] = few * 3,
            9 => table.bids = PerSeat::all(0),
            10 => table.out = toggled(table.out, seat),
            11 => table.barred = toggled(table.barred, seat),
            12 => table.barred_next = toggled(table.barred_next, seat),
            13 => table.locked = toggled(table.locked, seat),
            14 => table.announced = toggled(table.announced, seat),
            15 => (table.locked, table.announced) = (Seats::NONE, Seats::NONE),
            16 => {
                let give = table.players[seat].gold.min(few + 1);
                table.players[seat].gold -= give;
                table.players[other].gold += give;
            }
            17 => {
                let give = table.bank.min(few * 4);
                table.bank -= give;
                table.players[seat].gold += give;
            }
            18 => {
                let give = table.players[seat].gold;
                table.players[seat].gold = 0;
                table.bank += give;
            }
            19 | 20 => {
                let taken = taken_from_everywhere(table, relic);
                if taken {
                    table.players[seat].relics = table.players[seat].relics.with(relic);
                }
            }
            21 => {
                if taken_from_everywhere(table, relic) {
                    table.gone = table.gone.with(relic);
                }
            }
            22 => {
                if taken_from_everywhere(table, relic) {
                    table.stacks = table.stacks.with(relic);
                }
            }
            23 => {
                let player = &mut table.players[seat];
                let free = player.collection().nth(0).filter(|_| table.pawn_tiles > 0);
                if let Some(relic) = free {
                    player.pawned = player.pawned.with(relic);
                    table.pawn_tiles -= 1;
                }
            }
            24 => {
                let mine = table.players[seat].relics.nth(few);
                table.certified[Certificate::ALL[below(2, rng)]] = mine;
            }
            25 => {
                table.pairs[pair].open = !table.pairs[pair].open;
                if few == 0 {
                    Pair::all(game.seats()).for_each(|pair| table.pairs[pair].open = true);
                }
            }
            26 => {
                table.pairs[pair].seats = toggled(table.pairs[pair].seats, seat);
                view.pairs[pair] = None;
            }
            27 => {
                let top = game.stack(table, colour).nth(few);
                view.tops[colour] = top;
                table.tops[colour] = Visibility {
                    seats: top.map_or(Seats::NONE, |_| Seats::only(seat)),
                    open: false,
                };
            }
            28 => {
                table.exposed = match few {
                    0 => RelicSet::NONE,
                    1 => table.owned(),
                    2 => table.gone,
                    _ => RelicSet::only(relic),
                }
            }
            _ => {
                let up = game.stack(table, colour).nth(few);
                if let (None, Some(relic)) = (table.relic, up) {
                    table.stacks = table.stacks.without(relic);
                    table.relic = up;
                } else if let Some(relic) = table.relic.take() {
                    table.gone = table.gone.with(relic);
                }
            }
        }
    }
    game.sample(&view, rng)
}

fn toggled(seats: Seats, seat: Seat) -> Seats {
    if seats.contains(seat) {
        seats.without(seat)
    } else {
        seats.with(seat)
    }
}

/// Takes a relic away, wherever it is; not from the pawnshop, nor from the auction.
fn taken_from_everywhere(table: &mut engine::warehouse51::Table, relic: Relic) -> bool {
    let pawned = table
        .owner(relic)
        .is_some_and(|seat| table.players[seat].pawned.contains(relic));
    if pawned || table.relic == Some(relic) {
        return false;
    }
    for seat in Seat::ALL {
        table.players[seat].relics = table.players[seat].relics.without(relic);
    }
    table.stacks = table.stacks.without(relic);
    table.gone = table.gone.without(relic);
    true
}

fn any_phase(rng: &mut Chance) -> Phase {
    match below(16, rng) {
        0 => Phase::StartPlayer,
        1 => Phase::LayingCounterfeits,
        2 => Phase::LookingAtStacks,
        3 => Phase::Revealing,
        4 => Phase::TurningUp {
            colour: Colour::ALL[below(4, rng)],
        },
        5 => Phase::OpenAuction,
        6 => Phase::Announcing,
        7 => Phase::FistAuction,
        8 => Phase::Paying,
        9 => Phase::Examining,
        10 => Phase::BuyingBack,
        11 => Phase::Certifying {
            certificate: Certificate::ALL[below(2, rng)],
        },
        12 => Phase::Cancelling,
        13 => Phase::LastPawning,
        14 => Phase::TellingCounterfeits,
        _ => Phase::Over,
    }
}
