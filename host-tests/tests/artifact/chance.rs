//! Dealers, and proof that they were fair.

use engine::artifact::{Expansions, Setup, StartPlayer};
use host_tests::play::dealers_seed;
use host_tests::{dealers, fairness};

use super::{NO_EXPANSION, game, some_games, with};

#[test]
fn a_seed_is_the_same_game_on_every_machine() {
    let complete = |players| {
        game(Setup {
            expansions: Expansions::BOTH,
            start: StartPlayer::Chance,
            ..Setup::base(players)
        })
    };
    for (game, byte, hash) in [
        (with(3, NO_EXPANSION), 7, 0x89d4_6e61_301a_9d99),
        (complete(3), 7, 0x1409_c544_ca51_c68d),
        (complete(3), 42, 0x3d54_281e_9fff_6a16),
        (complete(4), 7, 0x6701_0924_a146_1704),
        (complete(4), 42, 0x4d97_83db_a310_d9d3),
        (complete(5), 7, 0xd237_1b4a_91f0_7630),
        (complete(5), 42, 0xa762_06b3_2dbf_7957),
    ] {
        let found = dealers::hash_of_a_seed(&game, byte);
        assert_eq!(found, hash, "{found:#018x}");
    }
}

#[test]
fn nothing_shifts_a_seeded_card() {
    for game in &some_games() {
        let again = dealers::nothing_shifts_a_seeded_card(game, dealers_seed(5), 40);
        assert!(again > 200, "{again}: nothing was compared");
    }
}

#[test]
fn every_draw_has_its_own_number() {
    for (game, seed) in some_games().iter().zip(10..) {
        dealers::every_draw_has_its_own_number(game, seed);
    }
}

#[test]
fn a_sampler_deals_by_the_weights() {
    for (game, seed) in some_games().iter().zip(20..) {
        dealers::a_sampler_deals_by_the_weights(game, seed);
    }
}

#[test]
fn a_seeded_dealer_deals_by_the_weights() {
    for (game, seed) in some_games().iter().zip(30..) {
        dealers::a_seeded_dealer_deals_by_the_weights(game, seed);
    }
}

#[test]
fn rolling_deals_by_the_weights() {
    for (game, seed) in some_games().iter().zip(40..) {
        dealers::rolling_deals_by_the_weights(game, seed);
    }
}

#[test]
fn an_honest_game_is_fair() {
    for (game, seed) in some_games().iter().zip(50..) {
        fairness::an_honest_game_is_fair(game, seed);
    }
}

#[test]
fn another_card_is_found_where_it_was_dealt() {
    for (game, seed) in some_games().iter().zip(60..) {
        fairness::another_card_is_found_where_it_was_dealt(game, seed);
    }
}

#[test]
fn another_secret_cut_or_set_up_is_found() {
    for (game, seed) in some_games().iter().zip(70..) {
        let mut setup = *game.setup();
        setup.quick_start = !setup.quick_start;
        let other = super::game(setup);
        fairness::another_secret_cut_or_set_up_is_found(game, &other, seed);
    }
}

#[test]
fn a_damaged_log_is_not_fair() {
    for (game, seed) in some_games().iter().zip(80..) {
        fairness::a_damaged_log_is_not_fair(game, seed);
    }
}
