//! The printed values: each can be replaced, is used everywhere, and is checked. Set-ups that
//! cannot be played are refused.

use super::position::*;
use super::whole_games::play_out;
use crate::artifact::{PerTile, PerTrack, SetupError, TileValue, Values, ValuesError};

const VASE: Card = Card::new(Site::Asia, Face::Pottery);

/// A set-up of the complete game with other values.
fn with(players: u8, change: impl FnOnce(&mut Values)) -> Setup {
    let mut setup = complete(players);
    change(&mut setup.values);
    setup
}

fn refused(change: impl FnOnce(&mut Values)) -> ValuesError {
    match Artifact::new(with(4, change)) {
        Err(SetupError::Values(error)) => error,
        other => panic!("{other:?}"),
    }
}

/// Each track with numbers of its own.
#[test]
fn every_action_pays_the_number_printed_on_its_own_track() {
    let setup = with(4, |values| {
        values.tracks = PerTrack::from_fn(|track| [track as u8 + 1; 10]);
    });
    let shown = each(Face::Weapons, &[Site::Africa, Site::Asia, Site::America]);
    let treasure = cards(Site::Asia, &[Face::StandAlone]);
    let position = || {
        Position::new(setup)
            .hand(One, &shown)
            .hand(One, &treasure)
            .role(One, MORLEY)
            .huts(One, Site::Asia, 1)
            .huts(One, Site::MiddleEast, 1)
    };
    for (action, cost) in [
        (Action::Research(Site::Africa), 1),
        (Action::StandAlone(Site::Asia), 1),
        (Action::Ship(Site::Asia), 2),
        (Action::Hire(Site::Asia), 4),
        (Action::Hire(Site::MiddleEast), 6),
        (Action::HireTwo(Site::MiddleEast), 12),
    ] {
        let mut play = position().ready();
        play.act(action);
        assert_eq!(play.money(One), 20 - cost, "{action:?}");
    }
    let mut play = position().ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&shown);
    assert_eq!(play.money(One), 19);
}

/// The coins above the ship track, and Berlin's.
#[test]
fn the_market_deals_at_the_printed_coins() {
    let setup = with(4, |values| {
        values.coins = [11; 10];
        values.berlin = 5;
    });
    let mut play = Position::new(setup).hand(One, &[VASE]).ready();
    play.act(Action::Sell(VASE));
    assert_eq!(play.money(One), 31);
    let mut play = Position::new(setup).market(&[VASE]).ready();
    play.act(Action::Buy(Space::Left));
    assert_eq!(play.money(One), 9);
    let mut play = Position::new(setup)
        .hand(One, &[VASE])
        .role(One, BERLIN)
        .ready();
    play.act(Action::Sell(VASE));
    assert_eq!(play.money(One), 36);
}

/// The income track, the tiles' income and that of stand-alone exhibitions.
#[test]
fn income_is_that_of_the_printed_track_and_tiles() {
    let setup = with(4, |values| {
        values.income = [30, 20, 10, 10, 10, 10, 10, 10, 10, 10, 9];
        values.tiles = PerTile::all(TileValue {
            points: 7,
            income: 13,
        });
        values.stand_alone = TileValue {
            points: 6,
            income: 50,
        };
    });
    let mut play = Position::new(setup)
        .tile(One, Tile::DIFFERENT_SITES)
        .stand_alone(One, Site::Asia, 2)
        .ready();
    play.pass().pass().pass().pass();
    assert_eq!(play.money(One), 20 + 20 + 13 + 2 * 50);
    assert_eq!(play.money(Two), 20 + 20);
    assert_eq!(play.score(One).tile_points, 7);
    assert_eq!(play.score(One).stand_alone_points, 12);
}

/// The research track, and coins for a point.
#[test]
fn points_are_those_of_the_printed_track_and_rate() {
    let setup = with(4, |values| {
        values.research = [1, 1, 5, 9, 20];
        values.coins_for_a_point = 3;
    });
    for (level, points) in [(0, 1), (2, 5), (4, 20)] {
        let play = Position::new(setup).research(One, [level; 4]).ready();
        assert_eq!(play.score(One).research_points, points);
    }
    let play = Position::new(setup).money(One, 11).ready();
    assert_eq!(play.score(One).money_points, 3);
}

/// What a joker costs.
#[test]
fn a_joker_costs_what_is_printed() {
    let setup = with(4, |values| values.joker = 8);
    let position = || {
        Position::new(setup)
            .mat(One, [0, 1, 0, 0, 0, 0])
            .huts(One, Site::Asia, 1)
            .role(One, MORLEY)
    };
    let mut play = position().ready();
    play.act(Action::Joker(Track::Ship));
    play.act(Action::HireTwo(Site::Asia));
    assert_eq!(play.money(One), 4);
    let play = position().money(One, 7).ready();
    assert_eq!(
        play.refused(Action::Joker(Track::Ship)),
        Refusal::TooExpensive { cost: 8, money: 7 }
    );
}

/// Huts of each player.
#[test]
fn each_player_has_the_printed_number_of_huts() {
    let setup = with(4, |values| values.huts = 3);
    let play = Play::new(setup);
    assert_eq!(play.player(One).reserve, 3);
    let play = Position::new(setup).huts(One, Site::Asia, 3).ready();
    assert_eq!(
        play.refused(Action::Hire(Site::Asia)),
        Refusal::NoHutInReserve
    );
}

/// Markers on a full mat: at the start, after passing, when refilling.
#[test]
fn a_mat_has_the_printed_room() {
    let setup = Setup {
        quick_start: true,
        ..with(4, |values| values.mat = 4)
    };
    let mut play = Play::new(setup);
    play.deal_all();
    while play.phase() == Phase::FirstMarkers {
        let action = play.legal()[0];
        play.act(action);
    }
    for seat in Seat::first(4) {
        assert_eq!(play.player(seat).markers(), 4);
    }
    play.act(Action::Pass);
    assert_eq!(
        play.refused(Action::TakeMarker(Track::Ship)),
        Refusal::MatFull
    );
}

/// A mat for the first two markers alone.
#[test]
fn a_mat_that_the_first_two_markers_fill_wants_no_more() {
    for quick_start in [false, true] {
        let setup = Setup {
            quick_start,
            ..with(4, |values| values.mat = 2)
        };
        play_out(setup, 3, |play| {
            assert!(play.phase() != Phase::FirstMarkers)
        });
    }
}

/// Money at the start.
#[test]
fn players_begin_with_the_printed_money() {
    let play = Play::new(with(4, |values| values.money = 17));
    assert_eq!(play.money(Four), 17);
}

/// Cards of each face.
#[test]
fn decks_have_the_printed_copies() {
    let setup = with(4, |values| {
        values.copies[Face::Pottery] = 2;
        values.copies[Face::Gold] = 5;
        values.copies[Face::Cursed] = 0;
    });
    let play = Play::new(setup);
    assert_eq!(play.table().deck[Site::Asia], 27 - 2 + 4 - 1);
    assert_eq!(play.state.decks().count(VASE), 2);
}

/// Markers that are left out.
#[test]
fn the_printed_number_of_markers_is_left_out() {
    for (players, markers) in [(3, 9), (4, 10), (5, 10)] {
        let play = Play::new(with(players, |values| values.removed = [1, 0]));
        assert_eq!(play.table().board[Track::Ship], markers);
    }
}

/// The years.
#[test]
fn the_printed_years_are_played() {
    let setup = with(3, |values| {
        values.first_year = 1871;
        values.rounds = 2;
    });
    let mut play = Position::new(setup).ready();
    assert_eq!(play.game.year(play.table()), 1871);
    play.pass().pass().pass();
    assert_eq!(play.table().last_round, Some(EndTrigger::LastYear));
    assert_eq!(play.game.year(play.table()), 1872);
    play.pass().pass().pass();
    assert!(play.is_over());
}

/// Every value at the edge of what can be played with.
#[test]
fn games_with_extreme_values_are_played_to_the_end() {
    let small = |values: &mut Values| {
        values.tracks = PerTrack::all([0; 10]);
        values.coins = [0; 10];
        values.huts = 2;
        values.joker = 0;
        values.rounds = 1;
        values.mat = 3;
        for face in Face::ALL {
            values.copies[face] = u8::from(!face.is_special());
        }
    };
    let large = |values: &mut Values| {
        values.tracks = PerTrack::all([255; 10]);
        values.huts = 20;
        values.joker = 255;
        values.money = 255;
        values.rounds = 20;
        values.first_year = u16::MAX - 20;
        for face in Face::ALL {
            values.copies[face] = 6;
        }
    };
    for seed in 0..4 {
        for players in 3..=5 {
            play_out(with(players, small), seed, |_| {});
            play_out(with(players, large), seed, |_| {});
        }
    }
}

/// Many manuscripts: the best site is found at once all the same.
#[test]
fn the_best_site_for_many_manuscripts_is_found_at_once() {
    let setup = with(4, |values| values.copies[Face::Manuscript] = 6);
    let mut play = Position::new(setup)
        .year(1928)
        .hand(One, &[card(Site::Asia, Face::Manuscript); 6])
        .hand(One, &[card(Site::Africa, Face::Manuscript); 6])
        .ready();
    play.pass().pass().pass().pass();
    while !play.is_over() {
        let site = play.game.best_manuscript_site(play.table(), One).unwrap();
        play.act(Action::Manuscript(site));
    }
    assert_eq!(play.score(One).research_points, 8);
}

/// Each mistake in the values has its name.
#[test]
fn values_that_make_no_sense_are_refused() {
    let rising = [1, 2, 2, 2, 2, 2, 2, 2, 2, 2];
    assert_eq!(
        refused(|values| values.tracks[Track::Ship] = rising),
        ValuesError::TrackRises(Track::Ship)
    );
    assert_eq!(
        refused(|values| values.coins = rising),
        ValuesError::CoinsRise
    );
    assert_eq!(
        refused(|values| values.income[10] = 9),
        ValuesError::IncomeRises
    );
    assert_eq!(
        refused(|values| values.research[4] = 1),
        ValuesError::ResearchFalls
    );
    for huts in [0, 1, 21] {
        assert_eq!(
            refused(|values| values.huts = huts),
            ValuesError::Huts(huts)
        );
    }
    for mat in [0, 1, 7] {
        assert_eq!(refused(|values| values.mat = mat), ValuesError::Mat(mat));
    }
    assert_eq!(
        refused(|values| values.removed = [0, 3]),
        ValuesError::Removed(3)
    );
    for rounds in [0, 21] {
        assert_eq!(
            refused(|values| values.rounds = rounds),
            ValuesError::Rounds(rounds)
        );
    }
    assert_eq!(
        refused(|values| values.coins_for_a_point = 0),
        ValuesError::CoinsForAPoint
    );
    assert_eq!(
        refused(|values| {
            values.tiles = PerTile::all(TileValue {
                points: 0,
                income: 255,
            });
            values.rounds = 20;
        }),
        ValuesError::TooRich
    );
}

/// Cards: at least one of each ordinary one, not more than a pile can count.
#[test]
fn decks_that_cannot_be_counted_are_refused() {
    let copies = |face, count| refused(|values| values.copies[face] = count);
    assert_eq!(
        copies(Face::Pottery, 0),
        ValuesError::Copies(Face::Pottery, 0)
    );
    assert_eq!(
        copies(Face::Pottery, 8),
        ValuesError::Copies(Face::Pottery, 8)
    );
    assert_eq!(copies(Face::Gold, 8), ValuesError::Copies(Face::Gold, 8));
    let seven_of_all = refused(|values| {
        for face in Face::ALL {
            values.copies[face] = 7;
        }
    });
    assert!(matches!(seven_of_all, ValuesError::Copies(_, 7)));
}

/// The last year has to have a number.
#[test]
fn years_beyond_the_counter_are_refused() {
    let error = refused(|values| values.first_year = u16::MAX - 3);
    assert_eq!(error, ValuesError::Rounds(9));
}

/// What a sale in Berlin brings has to be told in one event.
#[test]
fn a_sale_that_cannot_be_told_is_refused() {
    let error = refused(|values| {
        values.coins = [250; 10];
        values.berlin = 6;
    });
    assert_eq!(error, ValuesError::TooRich);
}

/// Base Game: three to five players.
#[test]
fn the_game_is_for_three_to_five() {
    for players in [0, 2, 6] {
        let error = Artifact::new(Setup::base(players)).unwrap_err();
        assert_eq!(error, SetupError::Players(players));
    }
}

/// Base Game: Game material, Important: one site at three players, none at four and five.
#[test]
fn a_site_is_left_out_at_three_players_and_only_then() {
    let with = |players, left_out| {
        Artifact::new(Setup {
            left_out,
            ..Setup::base(players)
        })
    };
    assert_eq!(with(3, None), Err(SetupError::LeftOut(None)));
    let asia = Some(Site::Asia);
    assert_eq!(with(4, asia), Err(SetupError::LeftOut(asia)));
    assert_eq!(with(5, asia), Err(SetupError::LeftOut(asia)));
    assert!(with(3, Some(Site::MiddleEast)).is_ok());
}

/// Base Game: Alternative quick start up: the table for three omits Asia alone.
#[test]
fn the_quick_start_for_three_needs_all_sites_but_asia() {
    for site in Site::ALL {
        let setup = Setup {
            left_out: Some(site),
            quick_start: true,
            ..Setup::base(3)
        };
        match Artifact::new(setup) {
            Ok(_) => assert_eq!(site, Site::Asia),
            Err(error) => assert_eq!(error, SetupError::QuickStartNeeds(site)),
        }
    }
}

/// Base Game: Game material, 9: the start player is one of the players.
#[test]
fn the_start_player_has_to_be_seated() {
    let setup = Setup {
        start: StartPlayer::Seat(Five),
        ..Setup::base(4)
    };
    assert_eq!(Artifact::new(setup), Err(SetupError::Start(Five)));
}

/// The set-up goes to the log with its values and comes back the same.
#[test]
fn a_set_up_with_its_values_reads_back_as_it_was_written() {
    let setup = Setup {
        start: StartPlayer::Chance,
        fragments: FragmentRule::Wild,
        ..with(3, |values| {
            values.coins = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
            values.copies[Face::Gold] = 2;
            values.first_year = 1800;
        })
    };
    let game = Artifact::new(setup).unwrap();
    let mut bytes: heapless::Vec<u8, { Artifact::SETUP_BYTES }> = heapless::Vec::new();
    game.write_setup(&mut bytes).unwrap();
    let read = Artifact::read_setup(game.rules(), &mut crate::bytes::Reader::new(&bytes));
    assert_eq!(read, Ok(game));
}

fn setup_bytes(game: &Artifact) -> heapless::Vec<u8, { Artifact::SETUP_BYTES }> {
    let mut bytes = heapless::Vec::new();
    game.write_setup(&mut bytes).unwrap();
    bytes
}

/// A set-up has the bytes it always had, whatever the rules, unless something new is agreed on,
/// which the first rules do not read.
#[test]
fn a_set_up_without_special_artifacts_has_the_bytes_that_it_always_had() {
    let bytes = |setup| setup_bytes(&Artifact::new(setup).unwrap());
    let wild = Setup {
        fragments: FragmentRule::Wild,
        ..complete(4)
    };
    let first = bytes(by_first_rules(wild));
    assert_eq!(first[..7], [4, 1, 1, 0, 0xFF, 0, 1]);
    assert_eq!(first, bytes(wild));
    let special = bytes(special_count(4));
    assert_eq!(special[6], 2);
    let read = Artifact::read_setup(1, &mut crate::bytes::Reader::new(&special));
    assert_eq!(read, Err(crate::bytes::BytesError::Impossible));
}

/// A set-up is read by the rules that wrote it, and by no others that are not known.
#[test]
fn a_set_up_reads_back_by_its_own_rules() {
    for setup in [special_count(4), complete(4), by_first_rules(complete(4))] {
        let game = Artifact::new(setup).unwrap();
        let bytes = setup_bytes(&game);
        let read = |rules| Artifact::read_setup(rules, &mut crate::bytes::Reader::new(&bytes));
        assert_eq!(read(game.rules()), Ok(game));
        assert_eq!(read(0), Err(crate::bytes::BytesError::Impossible));
        assert_eq!(read(3), Err(crate::bytes::BytesError::Impossible));
    }
}
