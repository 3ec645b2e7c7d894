//! Random play with every set-up and with other printed numbers.

use engine::artifact::{Artifact, FragmentRule, Phase, Setup, Site, StartPlayer};
use engine::each::Member;
use host_tests::conformance::random_game;
use host_tests::play::Long;
use proptest::strategy::Strategy;

use super::{ALL_EXPANSIONS, NO_EXPANSION, game, setups, values};

host_tests::register_conformance! {
    cases: 80,
    any_game: setups().prop_map(game),
    least_decisions: 50,
    other_values: (setups(), values()).prop_map(|(setup, values)| game(Setup { values, ..setup })),
    longest_log: 4096,
    own: cards_beside_a_site_fit_its_huts,
    a_hundred_games: {
        a_hundred_games_of_every_set_up_for_three: every_setup_of(3),
        a_hundred_games_of_every_set_up_for_four: every_setup_of(4),
        a_hundred_games_of_every_set_up_for_five: every_setup_of(5),
    },
}

/// In the base game, cards next to a site are its huts less one, while its deck lasts.
fn cards_beside_a_site_fit_its_huts(record: &Long<Artifact>) {
    let game = record.game();
    let table = record.state().table();
    let shipping = matches!(table.phase, Phase::Shipping { .. });
    if game.setup().expansions != NO_EXPANSION || shipping {
        return;
    }
    for site in Site::ALL.into_iter().filter(|site| table.deck[*site] > 0) {
        let cards = table.face_up.of_site(site) + table.owed[site];
        assert_eq!(cards, table.huts(site).saturating_sub(1));
    }
}

#[test]
fn three_can_leave_any_site_out() {
    for left_out in Site::ALL {
        for seed in 0..4 {
            let setup = Setup {
                left_out: Some(left_out),
                ..Setup::base(3)
            };
            random_game(&game(setup), seed);
        }
    }
}

/// The set-ups of one number of players, 16 in all.
fn every_setup_of(players: u8) -> Vec<Artifact> {
    let mut games = Vec::new();
    for expansions in ALL_EXPANSIONS {
        for quick_start in [false, true] {
            for fragments in [FragmentRule::OwnSite, FragmentRule::Wild] {
                games.push(game(Setup {
                    expansions,
                    quick_start,
                    fragments,
                    start: StartPlayer::Chance,
                    ..Setup::base(players)
                }));
            }
        }
    }
    games
}
