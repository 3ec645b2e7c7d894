//! Base Game: I. Income.

use super::position::*;

/// The end of a round in which nobody did anything: income of the next year follows.
fn next_year(position: Position) -> Play {
    let mut play = position.ready();
    let year = play.game.year(play.table());
    while play.game.year(play.table()) == year {
        let action = play.legal().into_iter().find(|action| {
            matches!(
                action,
                Action::Pass | Action::NoMarker | Action::TakeMarker(_)
            )
        });
        play.act(action.unwrap());
    }
    play
}

fn broke(setup: Setup) -> Position {
    Seat::first(setup.players).fold(Position::new(setup), |position, seat| {
        position.money(seat, 0)
    })
}

/// Base Game: I. Income: each player receives the base income.
#[test]
fn everybody_receives_the_base_income() {
    let play = next_year(broke(Setup::base(4)));
    for seat in Seat::first(4) {
        assert_eq!(play.money(seat), 8);
        assert!(play.saw(Event::Income {
            seat,
            base: 8,
            bonus: 0
        }));
    }
}

/// Base Game: I. Income: the first round too begins with it.
#[test]
fn income_is_paid_before_the_first_turn_of_1920() {
    let mut play = Play::new(Setup {
        quick_start: true,
        ..Setup::base(4)
    });
    play.deal_all();
    while play.phase() == Phase::FirstMarkers {
        assert_eq!(play.money(One), 0);
        let action = play.legal()[0];
        play.act(action);
    }
    for seat in Seat::first(4) {
        assert_eq!(play.money(seat), 8);
    }
    assert!(play.saw(Event::Year { year: 1920 }));
}

/// Base Game: I. Income: the base income is the rightmost free space.
#[test]
fn the_base_income_is_the_rightmost_free_space_of_the_income_track() {
    let mut position = Position::new(Setup::base(4));
    let income = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3];
    for (tile, base) in TileSet::INCOME_TRACK.iter().zip(income) {
        let play = position.ready();
        assert_eq!(play.game.base_income(play.table()), base);
        position = Position::new(Setup::base(4)).tiles(
            Two,
            TileSet::INCOME_TRACK.iter().filter(|other| *other <= tile),
        );
    }
    let play = position.ready();
    assert_eq!(play.game.base_income(play.table()), 3);
}

/// Base Game: I. Income, Example: base 7 and two tiles of 2.
#[test]
fn a_base_income_of_seven_and_two_tiles_of_two_make_eleven() {
    let play = next_year(
        broke(Setup::base(4))
            .tile(One, from_site(Site::MiddleEast, 4))
            .tile(One, of_type(ArtifactType::Architecture, 3)),
    );
    assert_eq!(play.money(One), 11);
    assert_eq!(play.money(Two), 7);
    assert!(play.saw(Event::Income {
        seat: One,
        base: 7,
        bonus: 4
    }));
}

/// Base Game: I. Income: the marker moves forward from where it is.
#[test]
fn income_is_added_to_what_is_left() {
    let play = next_year(Position::new(Setup::base(4)).money(Three, 13));
    assert_eq!(play.money(Three), 21);
}

/// Base Game: I. Income: the bonus is that of one's own exhibitions.
#[test]
fn each_tile_pays_its_owner_alone() {
    let play = next_year(
        broke(Setup::base(4))
            .tile(Two, of_type(ArtifactType::Weapons, 5))
            .tile(Three, of_type(ArtifactType::Weapons, 4)),
    );
    let money = Seat::first(4).map(|seat| play.money(seat));
    assert!(money.eq([8, 12, 11, 8]));
}

/// Expansion I: Special artifact cards, Stand-alone exhibition: one more coin a round each.
#[test]
fn each_stand_alone_exhibition_pays_one_coin_a_round() {
    let play = next_year(
        broke(with_research(4))
            .stand_alone(Four, Site::Asia, 2)
            .stand_alone(Four, Site::Africa, 1),
    );
    assert_eq!(play.money(Four), 11);
    assert_eq!(play.money(One), 8);
}

/// Base Game: I. Income: no upper limit is printed.
#[test]
fn money_has_no_upper_limit() {
    let play = next_year(Position::new(Setup::base(4)).money(One, 1000));
    assert_eq!(play.money(One), 1008);
}
