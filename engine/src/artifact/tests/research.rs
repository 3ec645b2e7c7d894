//! Base Game: Overview of the Actions, I. Research; Expansion I: Research tracks.

use super::position::*;

/// Base Game: I. Research, Example: 2 coins, others have huts there, a card comes up.
#[test]
fn blue_researches_the_middle_east_for_two_coins_and_digs_a_card() {
    let mut play = Position::new(Setup::base(4))
        .covering(Track::Museum, 2)
        .huts(Two, Site::MiddleEast, 1)
        .ready();
    let museum = play.table().board[Track::Museum];
    play.act(Action::Research(Site::MiddleEast));
    assert_eq!(play.money(One), 18);
    assert_eq!(play.table().board[Track::Museum], museum + 1);
    assert_eq!(play.player(One).huts[Site::MiddleEast], 1);
    assert_eq!(play.player(One).reserve, 9);
    let found = card(Site::MiddleEast, Face::Jewellery);
    play.deal(found);
    assert!(play.table().face_up.has(found));
}

/// Base Game: I. Research, Note: a site without an own hut.
#[test]
fn research_needs_a_site_where_one_has_no_hut() {
    let play = Position::new(Setup::base(4))
        .huts(One, Site::Africa, 1)
        .ready();
    assert_eq!(
        play.refused(Action::Research(Site::Africa)),
        Refusal::HutThere(Site::Africa)
    );
    assert!(play.offers(Action::Research(Site::Asia)));
}

/// Base Game: I. Research, Note: "currently": huts that went home are forgotten.
#[test]
fn a_site_is_new_again_once_the_huts_have_gone_home() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Africa, 2)
        .ready();
    play.act(Action::Ship(Site::Africa));
    play.act(Action::Research(Site::Africa));
    assert_eq!(play.player(One).huts[Site::Africa], 1);
}

/// Base Game: I. Research, Note: nothing is dug where no hut stood.
#[test]
fn research_at_a_deserted_site_digs_nothing() {
    let mut play = Position::new(Setup::base(4)).ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.due(), None);
    assert_eq!(play.table().deck[Site::Asia], 20);
    assert!(play.table().face_up.is_empty());
}

/// Base Game: Game material, 8: ten huts a player.
#[test]
fn research_needs_a_hut_in_reserve() {
    let play = Position::new(Setup::base(4))
        .huts(One, Site::Africa, 10)
        .ready();
    assert_eq!(
        play.refused(Action::Research(Site::Asia)),
        Refusal::NoHutInReserve
    );
}

/// Base Game: Game material, Important: the site that is left out is not used.
#[test]
fn nobody_researches_the_site_that_is_left_out() {
    let play = Position::new(Setup::base(3)).ready();
    assert_eq!(
        play.refused(Action::Research(Site::Asia)),
        Refusal::NotInPlay
    );
}

/// Base Game: I. Research: it is a museum action.
#[test]
fn research_takes_a_museum_marker_and_no_other() {
    let play = Position::new(Setup::base(4))
        .mat(One, [0, 1, 1, 1, 1, 1])
        .money(One, 5)
        .ready();
    assert_eq!(
        play.refused(Action::Research(Site::Asia)),
        Refusal::NoMarker(Track::Museum)
    );
}

/// Base Game: I. Research: the base game has no research tracks.
#[test]
fn the_base_game_moves_no_research_marker() {
    let mut play = Position::new(Setup::base(4)).ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(*play.player(One).research.values(), [0; 4]);
    let told = |event: &Event| matches!(event, Event::Researched { level: None, .. });
    assert!(play.events.iter().any(told));
}

/// Expansion I: Research tracks: one marker a track, on the lowest space.
#[test]
fn research_markers_begin_on_the_lowest_space() {
    let play = Play::new(with_research(5));
    for seat in Seat::ALL {
        assert_eq!(*play.player(seat).research.values(), [0; 4]);
        assert_eq!(play.score(seat).research_points, 0);
    }
}

/// Expansion I: Research tracks: one space for each research action there.
#[test]
fn research_moves_the_marker_of_that_site_one_space_up() {
    let mut play = Position::new(with_research(4))
        .research(One, [1, 1, 1, 1])
        .ready();
    play.act(Action::Research(Site::America));
    assert_eq!(*play.player(One).research.values(), [1, 1, 2, 1]);
    let told = |event: &Event| matches!(event, Event::Researched { level: Some(2), .. });
    assert!(play.events.iter().any(told));
}

/// Expansion I: Research tracks: only the research action does it.
#[test]
fn hiring_and_first_huts_move_no_research_marker() {
    let mut play = Position::new(with_research(4))
        .huts(One, Site::America, 1)
        .ready();
    play.act(Action::Hire(Site::America)).deal_all();
    assert_eq!(*play.player(One).research.values(), [0; 4]);
    let mut play = Play::new(with_research(4));
    play.act(Action::PlaceHut(Site::America));
    assert_eq!(*play.player(One).research.values(), [0; 4]);
}

/// Expansion I: Research tracks: five spaces, then the marker stops.
#[test]
fn a_research_marker_stops_at_the_top() {
    let mut play = Position::new(with_research(4))
        .research(One, [0, 4, 0, 0])
        .ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.player(One).research[Site::Asia], 4);
    assert_eq!(play.player(One).huts[Site::Asia], 1);
}
