//! Registering a game with whole suites: one test for each promise, under its own name.

/// One test for each promise, tried with a few games, each with a seed of its own.
#[macro_export]
#[doc(hidden)]
macro_rules! promises {
    ($games:expr; $($seed:literal $suite:ident :: $promise:ident ($($more:expr),*);)*) => {$(
        #[test]
        fn $promise() {
            for (game, seed) in $games.iter().zip($seed..) {
                $crate::$suite::$promise(game, seed $(, $more)*);
            }
        }
    )*};
}

/// Registers a game with [`conformance`](mod@crate::conformance): strategies for games of every
/// set-up and for games with other printed values, how many decisions a game takes at least, how
/// long a log may be with other values, a promise of the game's own, and games that are played a
/// hundred times each.
#[macro_export]
macro_rules! register_conformance {
    (
        cases: $cases:expr,
        any_game: $any_game:expr,
        least_decisions: $least:expr,
        other_values: $other_values:expr,
        longest_log: $longest:expr,
        own: $own:expr,
        a_hundred_games: {$($name:ident: $games:expr,)*},
    ) => {
        ::proptest::proptest! {
            #![proptest_config(::proptest::test_runner::Config::with_cases($cases))]

            #[test]
            fn random_play_keeps_every_promise(
                game in $any_game,
                seed in ::proptest::arbitrary::any::<u64>(),
            ) {
                let played = $crate::conformance::random_game(&game, seed);
                assert!(played.log_bytes <= 2048, "{played:?}");
                assert!(played.decisions > $least, "{played:?}");
            }

            #[test]
            fn other_printed_values_keep_every_promise(
                game in $other_values,
                seed in ::proptest::arbitrary::any::<u64>(),
            ) {
                let played = $crate::conformance::sampled_game(&game, seed, 3, |_| ());
                assert!(played.log_bytes <= $longest, "{played:?}");
            }
        }

        $(
            #[test]
            fn $name() {
                for (number, game) in $games.iter().enumerate() {
                    for seed in 0..100 {
                        let seed = (number as u64) << 32 | seed;
                        $crate::conformance::sampled_game(game, seed, 16, $own);
                    }
                }
            }
        )*
    };
}

/// Registers a game with [`secrets`](mod@crate::secrets): a few games, what it says about its own
/// secrets, and how many games are played for each kind of twins.
#[macro_export]
macro_rules! register_secrets {
    (games: $games:expr, secrecy: $secrecy:expr, samples: $samples:expr, stories: $stories:expr,) => {
        #[test]
        fn samples_go_on_looking_alike_to_their_observer() {
            let (twins, steps) = (1000, 10_000);
            let least = $crate::secrets::Compared { twins, steps };
            $crate::secrets::enough(&$games, $samples, least, |game, seed| {
                $crate::secrets::samples_go_on_looking_alike(game, &$secrecy, seed)
            });
        }

        #[test]
        fn what_is_hidden_from_somebody_tells_them_the_same_story() {
            let (twins, steps) = (100, 1000);
            let least = $crate::secrets::Compared { twins, steps };
            $crate::secrets::enough(&$games, $stories, least, |game, seed| {
                $crate::secrets::another_hidden_card_tells_the_same_story(game, &$secrecy, seed)
            });
        }
    };
}

/// Registers a game with what [`secrets`](mod@crate::secrets) asks of a table with the real box: what may
/// have to be corrected, who may enter that, and how many seeds are tried of each.
#[macro_export]
macro_rules! register_table_secrets {
    (games: $games:expr, secrecy: $secrecy:expr, said: $said:expr,
     correction: $correction:expr, by: $by:expr, put_right: $put_right:expr,) => {
        #[test]
        fn what_people_may_say_tells_nothing_of_what_is_hidden() {
            let (twins, steps) = (100, 400);
            let least = $crate::secrets::Compared { twins, steps };
            $crate::secrets::enough(&$games, $said, least, |game, seed| {
                let comparable = $secrecy.comparable;
                $crate::secrets::what_people_may_say_tells_nothing(game, comparable, seed)
            });
        }

        #[test]
        fn what_is_put_right_or_refused_tells_nothing_of_what_is_hidden() {
            let (twins, steps) = (1000, 5000);
            let least = $crate::secrets::Compared { twins, steps };
            $crate::secrets::enough(&$games, $put_right, least, |game, seed| {
                let (correction, by) = ($correction, $by);
                $crate::secrets::what_is_put_right_tells_nothing(
                    game, &$secrecy, correction, by, seed,
                )
            });
        }
    };
}

/// Registers a game with [`records`](mod@crate::records) and
/// [`taken_back`](mod@crate::taken_back): a few games, what may have to be
/// corrected in them, and which actions are more than out of turn when a seat is not asked.
#[macro_export]
macro_rules! register_records {
    (games: $games:expr, correction: $correction:expr, out_of_turn: $out_of_turn:expr,) => {
        $crate::promises! { $games;
            10 records::every_prefix_of_a_log_can_be_played($correction);
            15 records::a_record_cut_back_is_that_of_its_first_entries($correction);
            20 records::a_resumed_game_writes_the_same_log();
            30 records::checkpoints_stand_every_64_entries();
            40 records::a_wrong_checkpoint_stops_a_replay();
            50 records::undo_stops_at_a_barrier();
            60 records::undo_past_a_barrier_takes_back_a_decision_with_its_cards();
            70 records::undo_does_not_roll_a_card_again();
            90 records::a_snapshot_is_gone_on_with_to_the_same_end();
            100 records::a_full_log_refuses_and_changes_nothing($correction);
            110 records::what_is_not_asked_for_is_refused($out_of_turn);
            120 taken_back::a_record_is_what_its_line_leads_to($correction);
            130 taken_back::the_same_damage_is_found($correction);
            140 taken_back::compaction_changes_nothing_but_the_log($correction);
            150 taken_back::a_compacted_log_has_its_checkpoints();
            160 taken_back::what_was_taken_back_does_not_fill_the_log();
            170 taken_back::a_closed_game_stays_as_it_is($correction);
            180 taken_back::a_game_under_way_is_not_closed();
            190 taken_back::people_who_deal_from_the_beginning_are_named_before_all_else();
        }

        #[test]
        fn corrections_are_entries() {
            for (game, seed) in $games.iter().zip(80..) {
                let accepted = $crate::records::corrections_are_entries(game, seed, $correction);
                assert!(accepted > 50, "{accepted}");
            }
        }
    };
}

/// Registers a game with [`damage`](mod@crate::damage): a few games, a strategy for games of every
/// set-up, and a way to move the pieces of a state about.
#[macro_export]
macro_rules! register_damage {
    (games: $games:expr, any_game: $any_game:expr, rearranged: $rearranged:expr,) => {
        $crate::promises! { $games;
            10 damage::every_truncation_is_found();
            20 damage::every_changed_byte_is_found();
            30 damage::records_of_another_kind_are_named();
            40 damage::a_game_keeps_its_rules();
            50 damage::wrong_bytes_behind_a_right_checksum_are_found();
            60 damage::an_entry_that_cannot_be_ends_a_replay();
        }

        #[test]
        fn states_with_a_changed_byte_are_refused_or_can_be_played() {
            let mut accepted = 0;
            for (game, seed) in $games.iter().zip(70..) {
                for seed in [seed, seed + 100, seed + 200] {
                    accepted +=
                        $crate::damage::states_with_a_changed_byte_are_refused_or_can_be_played(
                            game, seed,
                        );
                }
            }
            assert!(accepted > 1000, "{accepted}: nothing was tried");
        }

        #[test]
        fn rearranged_states_are_refused_or_can_be_played() {
            let accepted = $crate::damage::rearranged_states_are_refused_or_can_be_played(
                &$games,
                12_000,
                $rearranged,
            );
            assert!(accepted > 2000, "{accepted}: nothing was tried");
        }

        ::proptest::proptest! {
            #![proptest_config(::proptest::test_runner::Config::with_cases(500))]

            #[test]
            fn random_bytes_are_no_record(
                game in $any_game,
                bytes in ::proptest::collection::vec(::proptest::arbitrary::any::<u8>(), 0..300),
            ) {
                $crate::damage::random_bytes_are_no_record(&game, &bytes);
            }

            #[test]
            fn spoilt_entries_lead_to_a_sound_state(
                game in $any_game,
                seed in ::proptest::arbitrary::any::<u64>(),
                mutations in $crate::damage::mutations(),
            ) {
                $crate::damage::spoilt_entries_lead_to_a_sound_state(&game, seed, &mutations);
            }

            #[test]
            fn anything_may_be_tried_at_any_time(
                game in $any_game,
                seed in ::proptest::arbitrary::any::<u64>(),
            ) {
                $crate::damage::anything_may_be_tried_at_any_time(&game, seed);
            }

            #[test]
            fn a_spoilt_state_is_refused_or_can_be_played(
                game in $any_game,
                seed in ::proptest::arbitrary::any::<u64>(),
                mutations in $crate::damage::mutations(),
            ) {
                $crate::damage::a_spoilt_state_is_refused_or_can_be_played(
                    &game, seed, &mutations,
                );
            }
        }
    };
}

/// Registers a game with [`dealers`](mod@crate::dealers) and [`fairness`](mod@crate::fairness): a
/// few games, the same games with another set-up, what one roll of the dice deals, and the frozen
/// hashes that seeds of 32 equal bytes lead to.
#[macro_export]
macro_rules! register_chance {
    (
        games: $games:expr,
        otherwise: $otherwise:expr,
        dealt: $dealt:expr,
        hashes: $hashes:expr,
    ) => {
        $crate::promises! { $games;
            10 dealers::every_draw_has_its_own_number();
            20 dealers::a_sampler_deals_by_the_weights();
            30 dealers::a_seeded_dealer_deals_by_the_weights();
            40 dealers::rolling_deals_by_the_weights($dealt);
            50 fairness::an_honest_game_is_fair();
            60 fairness::another_card_is_found_where_it_was_dealt();
            70 fairness::another_secret_cut_or_set_up_is_found($otherwise);
            80 fairness::a_damaged_log_is_not_fair();
            90 fairness::what_people_said_is_told_apart_from_what_the_device_dealt();
        }

        #[test]
        fn a_seed_is_the_same_game_on_every_machine() {
            let hashes = $hashes;
            let found = hashes.map(|(game, byte, _)| $crate::dealers::hash_of_a_seed(&game, byte));
            assert_eq!(found, hashes.map(|(_, _, hash)| hash), "{found:#018x?}");
        }

        #[test]
        fn nothing_shifts_a_seeded_card() {
            let seed = $crate::play::dealers_seed(5);
            for game in &$games {
                let again = $crate::dealers::nothing_shifts_a_seeded_card(game, seed, 40);
                assert!(again > 200, "{again}: nothing was compared");
            }
        }
    };
}
