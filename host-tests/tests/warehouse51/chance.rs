//! Dealers, and proof that they were fair.

use engine::dealer::{Dealer, Seeded};
use engine::game::Actor;
use engine::record::Record;
use engine::warehouse51::{Phase, Warehouse51};
use host_tests::fairness;
use host_tests::play::{chance, dealers_seed, step};

use super::{by_chance, by_first_rules, game, games_dealt_here, in_the_box, with, with_fists};

host_tests::register_chance! {
    games: games_dealt_here(),
    otherwise: otherwise,
    dealt: |_, after| *after,
    hashes: [
        (with(3), 7, 0x5067_2902_1fcd_e483),
        (by_chance(3), 42, 0x718d_8f63_6a28_4287),
        (by_chance(4), 7, 0x7273_a902_2bf0_e1cc),
        (by_chance(4), 42, 0xe007_d9af_81a3_c693),
        (by_chance(5), 7, 0xa06d_fe1d_5281_846e),
        (by_chance(5), 42, 0xa589_0ca3_0615_022b),
        (with_fists(5), 7, 0x6151_a7c9_e26a_fd26),
        // By the first rules, a seed is the game that it always was.
        (by_first_rules(by_chance(5)), 42, 0xa589_0ca3_0615_022b),
        (by_first_rules(with_fists(5)), 7, 0x6151_a7c9_e26a_fd26),
    ],
}

/// A set is worth a point more.
fn otherwise(one: &Warehouse51) -> Warehouse51 {
    let mut setup = *one.setup();
    setup.values.set_points += 1;
    game(setup)
}

/// Whoever deals: what lies in the box only people can say, and it is not held against the device.
#[test]
fn the_device_says_nothing_about_counterfeits_in_the_box() {
    for (number, players) in (3..=5).enumerate() {
        let game = in_the_box(by_chance(players));
        let mut record: Record<Warehouse51> = Record::new(game);
        let mut rng = chance(number as u64);
        let mut asked = 0;
        while record.actor() != Actor::Nobody {
            if record.state().table().phase == Phase::TellingCounterfeits {
                let odds = record.odds().expect("chance acts");
                assert!(odds.is_for_people());
                assert_eq!(Seeded(dealers_seed(7)).outcome(&odds), None);
                asked += 1;
            }
            assert!(step(&mut record, &mut rng));
        }
        let values = game.values();
        assert_eq!(asked, players * values.between[usize::from(players) - 3]);
        fairness::what_people_said_is_told_apart_from_what_the_device_dealt(&game, number as u64);
    }
}
