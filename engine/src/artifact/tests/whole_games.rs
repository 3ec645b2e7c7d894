//! Whole games by chance: what holds at every state of every game.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::position::*;

/// Plays to the end by chance, and looks at every state on the way.
pub(super) fn play_out(setup: Setup, seed: u64, mut look: impl FnMut(&Play)) -> Play {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut play = Play::new(setup);
    loop {
        look(&play);
        match play.game.actor(&play.state) {
            Actor::Nobody => return play,
            Actor::Chance => {
                let odds = play.game.odds(&play.state).unwrap();
                let number = rng.next_u32() % u32::from(odds.total());
                play.outcome(odds.pick(number as u16).unwrap());
            }
            _ => {
                let legal = play.legal();
                assert!(!legal.is_empty(), "{:?}", play.state);
                play.act(legal[rng.next_u32() as usize % legal.len()]);
            }
        }
    }
}

/// Base Game: Game start up, Important, with III. Ship artifacts, Exception.
#[test]
fn the_cards_at_a_site_are_its_huts_less_one_while_the_deck_lasts() {
    for seed in 0..20 {
        for players in 3..=5 {
            play_out(Setup::base(players), seed, |play| {
                if play.game.actor(&play.state) == Actor::Chance
                    || matches!(play.phase(), Phase::Shipping { .. })
                {
                    return;
                }
                for site in Site::ALL {
                    let table = play.table();
                    if table.deck[site] > 0 {
                        let cards = table.face_up.of_site(site);
                        assert_eq!(cards, table.huts(site).saturating_sub(1));
                    }
                }
            });
        }
    }
}

/// Base Game: Components: 60 markers, of which some are left out; none is ever lost.
#[test]
fn markers_stay_between_the_board_and_the_mats() {
    for players in 3..=5 {
        let markers = [5 * 8, 6 * 9, 6 * 10][players as usize - 3];
        play_out(Setup::base(players), 7, |play| {
            let board: u8 = play.table().board.values().iter().sum();
            let mats: u8 = Seat::ALL
                .iter()
                .map(|seat| play.player(*seat).markers())
                .sum();
            assert_eq!(board + mats, markers);
        });
    }
}

/// Base Game: II. Actions: each coin of a turn is accounted for by what happened.
#[test]
fn money_changes_only_by_income_actions_and_the_market() {
    for setup in [Setup::base(4), complete(5)] {
        let play = play_out(setup, 11, |_| {});
        for seat in Seat::first(setup.players) {
            let money = play.events.iter().fold(0i32, |money, event| {
                money
                    + match *event {
                        Event::Income {
                            seat: who,
                            base,
                            bonus,
                        } if who == seat => i32::from(base) + i32::from(bonus),
                        Event::Researched {
                            seat: who, paid, ..
                        }
                        | Event::Hired {
                            seat: who, paid, ..
                        }
                        | Event::Shipped {
                            seat: who, paid, ..
                        }
                        | Event::Exhibited {
                            seat: who, paid, ..
                        }
                        | Event::StoodAlone {
                            seat: who, paid, ..
                        } if who == seat => -i32::from(paid.coins),
                        Event::Sold {
                            seat: who, coins, ..
                        } if who == seat => i32::from(coins),
                        Event::Bought {
                            seat: who, coins, ..
                        } if who == seat => -i32::from(coins),
                        _ => 0,
                    }
            });
            assert_eq!(i32::from(play.money(seat)), money);
        }
    }
}

/// Base Game: End of the Game: a game ends in 1928 at the latest, and for a reason.
#[test]
fn every_game_ends_for_one_of_the_four_reasons() {
    for seed in 0..20 {
        let play = play_out(complete(3 + seed as u8 % 3), seed, |_| {});
        let table = play.table();
        let trigger = table.last_round.unwrap();
        assert!(play.saw(Event::LastRound { trigger }));
        let year = play.game.year(table);
        let gone = |tiles: TileSet| table.tiles.and(tiles).is_empty();
        assert!(match trigger {
            EndTrigger::LastYear => year == 1928,
            EndTrigger::DeckEmpty(site) => table.deck[site] == 0,
            EndTrigger::IncomeTrackEmpty => gone(TileSet::INCOME_TRACK),
            EndTrigger::TwoTypesTaken => {
                let types = ArtifactType::ALL.into_iter().map(TileSet::of_type);
                types.filter(|tiles| gone(*tiles)).count() >= 2
            }
        });
        assert!(year <= 1928);
    }
}

/// II. Actions: what an action is said to cost is what is paid for it. An exhibition is paid for when
/// its set is complete.
#[test]
fn the_price_of_an_action_is_what_is_paid_for_it() {
    let mut paid = 0;
    for (seed, players) in (0..12).zip((3..=5).cycle()) {
        let setup = Setup {
            expansions: Expansions::BOTH,
            ..Setup::base(players)
        };
        play_out(setup, seed, |play| {
            if !matches!(play.game.actor(&play.state), Actor::Seat(_)) {
                return;
            }
            let choosing = play.state.choosing();
            for action in play.legal() {
                let price = play.game.price_of(play.table(), choosing, action);
                let (Some(price), false) = (price, matches!(action, Action::Exhibit(_))) else {
                    continue;
                };
                let (seat, mut after) = (play.seat(), play.state);
                play.game.act(&mut after, seat, action, &mut |_| {});
                let left = after.table.players[seat].money;
                assert_eq!(left + price, play.money(seat), "{action:?}");
                paid += 1;
            }
        });
    }
    assert!(paid > 1000, "{paid} prices");
}
