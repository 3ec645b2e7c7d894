//! Damaged and invented bytes.

use engine::artifact::{
    Archaeologist, Artifact, Card, City, EndTrigger, Face, Insight, Phase, Pile, Setup, Site,
    State, Tile, Track, View,
};
use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::Seat;
use host_tests::damage::{accepted_states_can_be_played, random_state};
use host_tests::play::{Chance, below, chance, state_bytes};
use proptest::prelude::*;

use super::{game, setups, some_games, values};

host_tests::register_damage! {
    games: some_games(),
    any_game: setups().prop_map(game),
    rearranged: rearranged,
}

/// A state with a few pieces or markers elsewhere, or with something else asked for.
fn rearranged(game: &Artifact, state: &State, rng: &mut Chance) -> State {
    let View { mut table, insight } = game.view(state, Observer::Everybody);
    let Insight::All {
        mut unseen,
        mut choosing,
    } = insight
    else {
        return *state;
    };
    for _ in 0..=below(3, rng) {
        let seat = Seat::ALL[below(game.seats().into(), rng)];
        let player = &mut table.players[seat];
        let site = Site::ALL[below(4, rng)];
        let face = Face::ALL[below(10, rng)];
        let track = Track::ALL[below(6, rng)];
        let card = Card::new(site, face);
        let few = below(4, rng) as u8;
        match below(24, rng) {
            0..4 => table.phase = any_phase(&mut table.gone, site, few, rng),
            4 => table.seat = seat,
            5 => table.start = seat,
            6 => player.passed = !player.passed,
            7 => {
                let passed = below(2, rng) == 0;
                for seat in Seat::first(game.seats()) {
                    table.players[seat].passed = passed;
                }
            }
            8 => table.actions_done = few.min(2),
            9 => {
                table.last_round = [
                    None,
                    Some(EndTrigger::LastYear),
                    Some(EndTrigger::DeckEmpty(site)),
                    Some(EndTrigger::TwoTypesTaken),
                ][few as usize];
            }
            10 => table.round = below(10, rng) as u8,
            11 => table.owed[site] = few,
            12 => table.drawing = (few > 0).then_some(site),
            13 if table.face_up.take(card) => player.known.add(card),
            13 if table.gone.take(card) => table.face_up.add(card),
            14 if player.known.take(card) => table.gone.add(card),
            14 | 15 if player.mat[track] > 0 => {
                player.mat[track] -= 1;
                table.board[track] += 1;
            }
            15 | 16 if table.board[track] > 0 => {
                player.mat[track] += 1;
                table.board[track] -= 1;
            }
            16 | 17 if player.huts[site] > 0 => {
                player.huts[site] -= 1;
                player.reserve += 1;
            }
            17 if player.reserve > 0 => {
                player.huts[site] += 1;
                player.reserve -= 1;
            }
            18 => {
                let tile = Tile::ALL[below(25, rng)];
                if table.tiles.contains(tile) {
                    table.tiles = table.tiles.without(tile);
                    player.tiles = player.tiles.with(tile);
                }
            }
            19 => player.money = [0, 5, 60, u16::MAX][few as usize],
            20 => player.city = City::at(few as usize),
            21 => player.archaeologist = Archaeologist::at(few as usize),
            22 => player.research[site] = few + 1,
            23 if state.decks().has(card) && table.deck[site] > 0 => {
                unseen[seat].add(card);
                player.unseen[site] += 1;
                table.deck[site] -= 1;
            }
            13 | 14 => choosing.joker = (few > 0).then_some(track),
            15 | 16 => choosing.tile = Tile::at(below(25, rng)),
            17 if state.hand(table.seat).has(card) => choosing.cards.add(card),
            17 => player.free_action_used = !player.free_action_used,
            _ => player.stand_alone = few,
        }
    }
    let insight = Insight::All { unseen, choosing };
    game.sample(&View { table, insight }, rng)
}

fn any_phase(gone: &mut Pile, site: Site, few: u8, rng: &mut Chance) -> Phase {
    match below(12, rng) {
        0 => Phase::StartPlayer,
        1 => Phase::FirstHuts {
            placed: below(10, rng) as u8,
        },
        2 => Phase::FirstMarkers,
        3 => Phase::Turn,
        4 => Phase::Shipping {
            site,
            left: few + 1,
        },
        5 => Phase::UnseenCard { site },
        6 => {
            let shown: Pile = gone.iter().map(|(card, _)| card).take(5).collect();
            *gone = gone.minus(&shown);
            Phase::Keeping {
                shown,
                left: 1 + few % 2,
                must: few < 2,
            }
        }
        7 => Phase::ChoosingRole,
        8 => Phase::PassedTurn,
        9 => Phase::Refilling,
        10 => Phase::Manuscripts,
        _ => Phase::Over,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn rearranged_states_of_any_box_are_refused_or_can_be_played(
        setup in setups(),
        values in values(),
        seed in any::<u64>(),
    ) {
        let game = game(Setup { values, ..setup });
        let mut rng = chance(seed);
        let state = random_state(&game, &mut rng);
        let changed = rearranged(&game, &state, &mut rng);
        accepted_states_can_be_played(&game, &state_bytes(&game, &changed), &mut rng);
    }
}
