//! Random play with every set-up and with other printed numbers.

use engine::artifact::{
    Artifact, Expansions, FragmentRule, Phase, Rules, Setup, Site, SpecialRule, StartPlayer,
};
use engine::each::Member;
use host_tests::conformance::{random_game, sampled_game};
use host_tests::play::Long;
use proptest::strategy::Strategy;

use super::{ALL_EXPANSIONS, NO_EXPANSION, by_first_rules, game, setups, values};

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

/// In the base game, cards next to a site are its huts less one, while its deck lasts. Only after
/// the quick start for five, which turns up one card where three huts stand, it may be one fewer.
fn cards_beside_a_site_fit_its_huts(record: &Long<Artifact>) {
    let game = record.game();
    let table = record.state().table();
    let shipping = matches!(table.phase, Phase::Shipping { .. });
    if game.setup().expansions != NO_EXPANSION || shipping {
        return;
    }
    let setup = game.setup();
    let short = setup.quick_start && setup.players == 5 && setup.rules != Rules::First;
    for site in Site::ALL.into_iter().filter(|site| table.deck[*site] > 0) {
        let cards = table.face_up.of_site(site) + table.owed[site];
        let missing = table.huts(site).saturating_sub(1) - cards;
        assert!(missing <= u8::from(short), "{missing} cards at {site:?}");
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

/// The set-ups of one number of players, 16 in all, and two with special artifacts that count.
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
    for fragments in [FragmentRule::OwnSite, FragmentRule::Wild] {
        games.push(game(Setup {
            expansions: Expansions::BOTH,
            fragments,
            special: SpecialRule::OfTheirSite,
            ..Setup::base(players)
        }));
    }
    games
}

#[test]
fn a_hundred_games_by_the_first_rules() {
    for game in every_setup_of(5).into_iter().filter(is_of_no_option) {
        let game = by_first_rules(game);
        for seed in 0..100 {
            sampled_game(&game, seed, 16, cards_beside_a_site_fit_its_huts);
        }
    }
}

fn is_of_no_option(game: &Artifact) -> bool {
    let setup = game.setup();
    setup.special == SpecialRule::Apart && setup.fragments == FragmentRule::OwnSite
}
