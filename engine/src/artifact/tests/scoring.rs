//! Base Game: Scoring.

use super::position::*;
use crate::standings::Standing;
use std::vec::Vec;

fn places(play: &Play) -> Vec<(Seat, u8, Option<u8>)> {
    let place = |one: &Standing| (one.seat, one.place, one.decided_by);
    play.standings().iter().map(place).collect()
}

/// Base Game: Scoring: the points of each exhibition.
#[test]
fn exhibitions_score_the_points_on_their_tiles() {
    let play = Position::new(Setup::base(4))
        .money(One, 0)
        .tile(One, of_type(ArtifactType::Pottery, 5))
        .tile(One, from_site(Site::Asia, 4))
        .tile(One, Tile::DIFFERENT_SITES)
        .ready();
    let score = play.score(One);
    assert_eq!(score.tile_points, 8 + 4 + 2);
    assert_eq!(score.total(), 14);
    assert_eq!(score.exhibitions, 3);
}

/// Base Game: Scoring: one point for every five coins.
#[test]
fn five_coins_are_worth_a_point() {
    for (money, points) in [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (53, 10)] {
        let play = Position::new(Setup::base(4)).money(One, money).ready();
        assert_eq!(play.score(One).money_points, points);
        assert_eq!(play.score(One).total(), points);
    }
}

/// Base Game: Scoring: the most points win.
#[test]
fn the_most_points_win() {
    let play = Position::new(Setup::base(3))
        .money(One, 5)
        .money(Two, 15)
        .money(Three, 10)
        .ready();
    assert_eq!(
        places(&play),
        [(Two, 1, None), (Three, 2, Some(0)), (One, 3, Some(0))]
    );
    assert_eq!(play.standings().decided_by(), Some(0));
}

/// Base Game: Scoring: a tie goes to more exhibitions.
#[test]
fn a_tie_is_won_by_more_exhibitions() {
    // 3 points from a tile; 3 points from money.
    let play = Position::new(Setup::base(3))
        .money(One, 19)
        .money(Two, 0)
        .tile(Two, of_type(ArtifactType::Weapons, 3))
        .money(Three, 0)
        .ready();
    assert_eq!(play.score(One).total(), play.score(Two).total());
    assert_eq!(
        places(&play),
        [(Two, 1, None), (One, 2, Some(1)), (Three, 3, Some(0))]
    );
    assert_eq!(play.standings().decided_by(), Some(1));
}

/// Base Game: Scoring: then to more money.
#[test]
fn a_tie_in_exhibitions_too_is_won_by_more_money() {
    let play = Position::new(Setup::base(3))
        .money(One, 16)
        .money(Two, 17)
        .money(Three, 2)
        .ready();
    assert_eq!(play.score(One).total(), play.score(Two).total());
    assert_eq!(
        places(&play),
        [(Two, 1, None), (One, 2, Some(2)), (Three, 3, Some(0))]
    );
    assert_eq!(play.standings().decided_by(), Some(2));
}

/// Base Game: Scoring: nothing else decides.
#[test]
fn who_is_level_in_everything_shares_the_place() {
    let play = Position::new(Setup::base(3))
        .money(One, 17)
        .money(Two, 17)
        .money(Three, 2)
        .ready();
    assert_eq!(
        places(&play),
        [(One, 1, None), (Two, 1, None), (Three, 3, Some(0))]
    );
    assert!(play.standings().winners().eq([One, Two]));
}

/// Expansion I: Stand-alone exhibition: a point each; exhibitions in the tie-break.
#[test]
fn stand_alone_exhibitions_score_and_count_as_exhibitions() {
    let play = Position::new(with_research(4))
        .money(One, 0)
        .stand_alone(One, Site::Africa, 2)
        .money(Two, 10)
        .ready();
    let score = play.score(One);
    assert_eq!((score.stand_alone_points, score.total()), (2, 2));
    assert_eq!(score.exhibitions, 2);
    assert_eq!(play.score(Two).total(), 2);
    let standings = play.standings();
    let ahead = standings.iter().position(|one| one.seat == One);
    let behind = standings.iter().position(|one| one.seat == Two);
    assert!(ahead < behind);
}

/// Base Game: Scoring, and Expansion I: every source on its own and all together.
#[test]
fn the_score_tells_where_the_points_come_from() {
    let play = Position::new(with_research(4))
        .money(One, 23)
        .tile(One, of_type(ArtifactType::Weapons, 4))
        .stand_alone(One, Site::Africa, 1)
        .research(One, [2, 3, 1, 3])
        .ready();
    let score = play.score(One);
    assert_eq!(score.tile_points, 5);
    assert_eq!(score.stand_alone_points, 1);
    assert_eq!(score.money_points, 4);
    assert_eq!((score.research_level, score.research_points), (2, 4));
    assert_eq!(score.total(), 14);
    assert_eq!(score.tiers(), [14, 2, 23, 0]);
}

/// Expansion I: Research tracks, Example: four players score 4, 4, 4 and 2.
#[test]
fn four_players_score_the_second_lowest_research_marker() {
    let play = Position::new(with_research(4))
        .research(One, [2, 2, 3, 1])
        .research(Two, [0, 2, 2, 2])
        .research(Three, [4, 2, 0, 3])
        .research(Four, [1, 1, 4, 4])
        .ready();
    let points = Seat::first(4).map(|seat| play.score(seat).research_points);
    assert!(points.eq([4, 4, 4, 2]));
}

/// Expansion I: Research tracks, Note: at five players too the lowest does not count.
#[test]
fn five_players_score_the_second_lowest_research_marker() {
    let play = Position::new(with_research(5))
        .research(Five, [4, 0, 3, 4])
        .ready();
    assert_eq!(play.score(Five).research_points, 6);
}

/// Expansion I: Research tracks: the lowest of three markers.
#[test]
fn three_players_score_the_lowest_research_marker() {
    for out in Site::ALL {
        let setup = Setup {
            left_out: Some(out),
            ..with_research(3)
        };
        let mut levels = [3, 3, 3, 3];
        levels[out as usize] = 0;
        let play = Position::new(setup).research(One, levels).ready();
        assert_eq!(play.score(One).research_points, 6);
        levels[(out as usize + 1) % 4] = 1;
        let play = Position::new(setup).research(One, levels).ready();
        assert_eq!(play.score(One).research_points, 2);
    }
}

/// Expansion I: Research tracks: 2, 4, 6 or 8 points; nothing for the lowest space.
#[test]
fn the_spaces_of_a_research_track_are_worth_up_to_eight_points() {
    for (level, points) in [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8)] {
        let play = Position::new(with_research(4))
            .research(One, [level; 4])
            .ready();
        assert_eq!(play.score(One).research_points, points);
    }
}

/// Base Game: Scoring: cards left in hand are worth nothing.
#[test]
fn cards_in_hand_score_nothing() {
    let play = Position::new(Setup::base(4))
        .money(One, 0)
        .hand(One, &cards(Site::Asia, &[Face::Weapons; 4]))
        .ready();
    assert_eq!(play.score(One).total(), 0);
}
