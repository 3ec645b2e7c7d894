//! Base Game: Game material, Game start up, Alternative quick start up.

use std::vec::Vec;

use super::position::*;
use crate::artifact::Outcome;

fn places(sites: &[Site]) -> Vec<Action> {
    sites.iter().map(|site| Action::PlaceHut(*site)).collect()
}

/// Places huts in the order given, whatever comes up.
fn first_huts(play: &mut Play, sites: &[Site]) {
    for action in places(sites) {
        play.act(action);
        play.deal_all();
    }
}

fn quick(players: u8) -> Play {
    Play::new(Setup {
        quick_start: true,
        ..Setup::base(players)
    })
}

/// Base Game: Game material, 2 and 3.
#[test]
fn the_base_game_has_decks_of_twenty_ordinary_cards() {
    let play = Play::new(Setup::base(4));
    for site in Site::ALL {
        assert_eq!(play.table().deck[site], 20);
        for face in Face::ALL {
            let copies = if face.is_special() { 0 } else { 4 };
            assert_eq!(play.state.decks().count(card(site, face)), copies);
        }
    }
}

/// Base Game: Components and Game material, 4 and 5.
#[test]
fn fifteen_tiles_lie_in_the_museum_and_ten_on_the_income_track() {
    let play = Play::new(Setup::base(4));
    assert_eq!(play.table().tiles.len(), 25);
    assert_eq!(TileSet::INCOME_TRACK.len(), 10);
    for kind in ArtifactType::ALL {
        assert_eq!(TileSet::of_type(kind).len(), 3);
        assert!(TileSet::of_type(kind).and(TileSet::INCOME_TRACK).is_empty());
    }
    for site in Site::ALL {
        assert_eq!(TileSet::of_site(site).and(TileSet::INCOME_TRACK).len(), 2);
    }
    assert!(TileSet::INCOME_TRACK.contains(Tile::DIFFERENT_SITES));
    assert!(TileSet::INCOME_TRACK.contains(Tile::DIFFERENT_TYPES));
}

/// Base Game: Game material, 5: the first space stays empty.
#[test]
fn the_base_income_starts_at_eight() {
    for players in [4, 5] {
        let play = Play::new(Setup::base(players));
        assert_eq!(play.game.base_income(play.table()), 8);
    }
}

/// Base Game: Game material, 6.
#[test]
fn five_players_use_all_ten_markers_of_each_track() {
    let play = Play::new(Setup::base(5));
    for track in Track::ALL {
        assert_eq!(play.table().board[track], 10);
    }
}

/// Base Game: Game material, 6, Note (four players).
#[test]
fn four_players_play_without_one_marker_of_every_track() {
    let play = Play::new(Setup::base(4));
    for track in Track::ALL {
        assert_eq!(play.table().board[track], 9);
    }
}

/// Base Game: Game material, 6, Note (three players).
#[test]
fn three_players_play_without_two_markers_of_every_track() {
    let play = Play::new(Setup::base(3));
    for track in Track::ALL {
        let markers = if track == Track::AsianWorkers { 0 } else { 8 };
        assert_eq!(play.table().board[track], markers);
    }
}

/// Base Game: Game material, 6: the removed markers stood on the spaces with a 1.
#[test]
fn the_first_marker_to_come_back_covers_the_number_that_was_taken_last() {
    for (players, number) in [(3, 2), (4, 1), (5, 1)] {
        let mut play = Play::new(Setup::base(players));
        play.state.table.take_marker(One, Track::Museum);
        assert_eq!(play.game.cost(play.table(), Track::Museum), number);
    }
}

/// Base Game: Game material, 7.
#[test]
fn the_game_begins_in_1920() {
    let play = Play::new(Setup::base(3));
    assert_eq!(play.game.year(play.table()), 1920);
}

/// Base Game: Game material, 8.
#[test]
fn each_player_begins_with_ten_huts_no_money_and_an_empty_mat() {
    let play = Play::new(Setup::base(5));
    for seat in Seat::ALL {
        let player = play.player(seat);
        assert_eq!((player.reserve, player.money, player.markers()), (10, 0, 0));
        assert!(!player.passed && player.hand_size() == 0);
    }
}

/// Base Game: Game material, 9.
#[test]
fn the_youngest_player_begins() {
    let play = Play::new(Setup {
        start: StartPlayer::Seat(Three),
        ..Setup::base(4)
    });
    assert_eq!((play.seat(), play.table().start), (Three, Three));
}

/// Base Game: Game material, 9: a table may leave it to chance instead.
#[test]
fn chance_can_pick_the_start_player_among_those_seated() {
    for seat in Seat::first(4) {
        let mut play = Play::new(Setup {
            start: StartPlayer::Chance,
            ..Setup::base(4)
        });
        let odds = play.game.odds(&play.state).unwrap();
        assert_eq!(odds.total(), 4);
        assert_eq!(odds.weight(Outcome::Start(Five)), 0);
        play.outcome(Outcome::Start(seat));
        assert_eq!((play.seat(), play.table().start), (seat, seat));
        assert!(play.saw(Event::Begins { seat }));
    }
}

/// Base Game: Game material, Important: a site is left out at three players.
#[test]
fn three_players_leave_out_markers_cards_and_tiles_of_any_one_site() {
    for out in Site::ALL {
        let play = Play::new(Setup {
            left_out: Some(out),
            ..Setup::base(3)
        });
        assert_eq!(play.table().board[out.workers()], 0);
        assert_eq!(play.table().deck[out], 0);
        assert!(play.table().tiles.and(TileSet::of_site(out)).is_empty());
        assert_eq!(play.table().tiles.len(), 23);
        assert!(!play.game.in_play(out));
        assert_eq!(play.refused(Action::PlaceHut(out)), Refusal::NotInPlay);
    }
}

/// Base Game: Game material, Important: the remaining income tiles move up without gaps.
#[test]
fn at_three_players_the_base_income_starts_on_the_third_space() {
    let play = Play::new(Setup::base(3));
    let income = play.game.values().income;
    assert_eq!(play.game.base_income(play.table()), income[2]);
    assert_eq!(income[2], 7);
}

/// Base Game: Game start up, 1 and 2.
#[test]
fn huts_are_placed_in_two_rounds_from_the_start_player_on() {
    let mut play = Play::new(Setup {
        start: StartPlayer::Seat(Two),
        ..Setup::base(3)
    });
    for seat in [Two, Three, One, Two, Three, One] {
        assert_eq!(play.seat(), seat);
        first_huts(&mut play, &[Site::Africa]);
    }
    for seat in Seat::first(3) {
        assert_eq!(play.player(seat).huts[Site::Africa], 2);
        assert_eq!(play.player(seat).reserve, 8);
    }
}

/// Base Game: Game start up, 1.
#[test]
fn a_first_hut_comes_with_a_marker_of_its_site() {
    let mut play = Play::new(Setup::base(4));
    play.act(Action::PlaceHut(Site::America));
    assert_eq!(play.player(One).huts[Site::America], 1);
    assert_eq!(play.player(One).mat[Track::AmericanWorkers], 1);
    assert_eq!(play.player(One).markers(), 1);
    assert_eq!(play.table().board[Track::AmericanWorkers], 8);
    assert_eq!(play.seat(), Two);
    assert!(play.saw(Event::FirstHut {
        seat: One,
        site: Site::America
    }));
}

/// Base Game: Game start up, Note.
#[test]
fn a_player_may_choose_the_same_site_twice() {
    let mut play = Play::new(Setup::base(3));
    first_huts(
        &mut play,
        &[Site::Africa, Site::America, Site::MiddleEast, Site::Africa],
    );
    assert_eq!(play.player(One).huts[Site::Africa], 2);
    assert_eq!(play.player(One).mat[Track::AfricanWorkers], 2);
}

/// Base Game: Game start up, Important.
#[test]
fn the_first_hut_at_a_site_digs_nothing() {
    let mut play = Play::new(Setup::base(3));
    play.act(Action::PlaceHut(Site::Africa));
    assert_eq!(play.due(), None);
    play.act(Action::PlaceHut(Site::America));
    assert_eq!(play.due(), None);
    assert!(play.table().face_up.is_empty());
}

/// Base Game: Game start up, Important.
#[test]
fn each_later_hut_digs_a_card_whoever_placed_it() {
    let mut play = Play::new(Setup::base(3));
    let vase = card(Site::Africa, Face::Pottery);
    let gem = card(Site::Africa, Face::Jewellery);
    play.act(Action::PlaceHut(Site::Africa));
    play.act(Action::PlaceHut(Site::Africa));
    assert_eq!(play.due(), Some(Site::Africa));
    play.deal(vase);
    play.act(Action::PlaceHut(Site::America));
    play.act(Action::PlaceHut(Site::Africa)).deal(gem);
    assert_eq!(play.table().face_up, pile(&[vase, gem]));
    assert_eq!(play.table().deck[Site::Africa], 18);
    assert!(play.saw(Event::TurnedUp { card: vase }));
}

/// Base Game: Game start up, 3 (German): four more markers of choice.
#[test]
fn a_whole_player_at_a_time_takes_four_more_markers_from_any_track() {
    let mut play = quick(3);
    play.deal_all();
    for seat in [One, Two, Three] {
        for track in [
            Track::Museum,
            Track::Ship,
            Track::Ship,
            Track::MiddleEasternWorkers,
        ] {
            assert_eq!((play.seat(), play.phase()), (seat, Phase::FirstMarkers));
            assert_eq!(play.legal().len(), 5);
            play.act(Action::TakeMarker(track));
        }
        assert_eq!(play.player(seat).markers(), 6);
        assert!(play.player(seat).mat[Track::Ship] == 2);
    }
    assert_eq!((play.seat(), play.phase()), (One, Phase::Turn));
}

/// Base Game: Game start up, 3 (German): the start player takes markers first.
#[test]
fn the_four_markers_too_are_taken_from_the_start_player_on() {
    let mut play = Play::new(Setup {
        start: StartPlayer::Seat(Three),
        ..Setup::base(3)
    });
    first_huts(&mut play, &[Site::Africa; 6]);
    let mut order = Vec::new();
    while play.phase() == Phase::FirstMarkers {
        order.push(play.seat());
        play.act(Action::TakeMarker(Track::Museum).first_of(&play.legal()));
    }
    assert_eq!(order, [[Three; 4], [One; 4], [Two; 4]].concat());
    assert_eq!(play.seat(), Three);
}

trait OrFirst {
    fn first_of(self, legal: &[Action]) -> Action;
}

impl OrFirst for Action {
    /// This action if it is legal, otherwise the first that is.
    fn first_of(self, legal: &[Action]) -> Action {
        if legal.contains(&self) {
            self
        } else {
            legal[0]
        }
    }
}

fn huts_of(play: &Play, seat: Seat) -> Vec<Site> {
    let huts = play.player(seat).huts;
    assert!(huts.values().iter().all(|count| *count <= 1));
    Site::ALL
        .into_iter()
        .filter(|site| huts[*site] == 1)
        .collect()
}

/// Every player's two sites, in the order of [`Site::ALL`].
fn table_of(play: &Play) -> Vec<Vec<Site>> {
    let start = play.table().start;
    let seats = start.clockwise(play.game.seats());
    seats.map(|seat| huts_of(play, seat)).collect()
}

/// Base Game: Alternative quick start up, three players.
#[test]
fn the_quick_start_for_three_players_is_that_of_the_table() {
    let play = quick(3);
    assert_eq!(
        table_of(&play),
        [
            [Site::Africa, Site::America],
            [Site::America, Site::MiddleEast],
            [Site::Africa, Site::MiddleEast],
        ]
    );
}

/// Base Game: Alternative quick start up, four players.
#[test]
fn the_quick_start_for_four_players_is_that_of_the_table() {
    let play = quick(4);
    assert_eq!(
        table_of(&play),
        [
            [Site::Africa, Site::Asia],
            [Site::Africa, Site::America],
            [Site::America, Site::MiddleEast],
            [Site::Asia, Site::MiddleEast],
        ]
    );
}

/// Base Game: Alternative quick start up, five players.
#[test]
fn the_quick_start_for_five_players_is_that_of_the_table() {
    let play = quick(5);
    assert_eq!(
        table_of(&play),
        [
            [Site::Africa, Site::America],
            [Site::Asia, Site::America],
            [Site::Asia, Site::MiddleEast],
            [Site::Africa, Site::Asia],
            [Site::America, Site::MiddleEast],
        ]
    );
}

/// Base Game: Alternative quick start up: player 1 is the start player.
#[test]
fn the_quick_start_counts_players_from_the_start_player_on() {
    let mut play = Play::new(Setup {
        quick_start: true,
        start: StartPlayer::Chance,
        ..Setup::base(4)
    });
    play.outcome(Outcome::Start(Three)).deal_all();
    assert_eq!(huts_of(&play, Three), [Site::Africa, Site::Asia]);
    assert_eq!(huts_of(&play, Four), [Site::Africa, Site::America]);
    assert_eq!(huts_of(&play, Two), [Site::Asia, Site::MiddleEast]);
    assert_eq!(play.seat(), Three);
}

/// Base Game: Alternative quick start up: huts come with their markers here too.
#[test]
fn the_quick_start_gives_a_marker_for_each_hut() {
    let play = quick(4);
    assert_eq!(*play.player(One).mat.values(), [0, 0, 1, 1, 0, 0]);
    assert_eq!(*play.player(Two).mat.values(), [0, 0, 1, 0, 1, 0]);
    assert_eq!(play.table().board[Track::AfricanWorkers], 7);
}

/// Base Game: Alternative quick start up: one card from each deck, also where three huts stand.
#[test]
fn the_quick_start_turns_up_one_card_at_each_site() {
    for players in [3, 4, 5] {
        let mut play = quick(players);
        play.deal_all();
        for site in Site::ALL {
            let cards = u8::from(play.game.in_play(site));
            assert_eq!(play.table().face_up.of_site(site), cards);
        }
    }
}

/// Base Game: Alternative quick start up, with Game start up, Important: each later hut digs again.
#[test]
fn after_the_quick_start_huts_dig_by_the_general_rule() {
    let mut play = quick(5);
    play.deal_all();
    while play.phase() == Phase::FirstMarkers {
        let markers = Track::ALL.map(Action::TakeMarker);
        let first = markers.into_iter().find(|action| play.offers(*action));
        play.act(first.unwrap());
    }
    play.act(Action::Research(Site::Asia)).deal_all();
    assert_eq!(play.table().huts(Site::Asia), 4);
    assert_eq!(play.table().face_up.of_site(Site::Asia), 2);
}

/// First rules: the quick start dug by the general rule of Game start up, Important.
#[test]
fn by_the_first_rules_the_quick_start_for_five_turns_up_two_cards_in_america_and_asia() {
    let mut play = Play::new(by_first_rules(*quick(5).game.setup()));
    play.deal_all();
    let cards = |site| play.table().face_up.of_site(site);
    assert_eq!((cards(Site::America), cards(Site::Asia)), (2, 2));
    assert_eq!((cards(Site::Africa), cards(Site::MiddleEast)), (1, 1));
}

/// Expansion I: Special artifact cards: seven for each site are shuffled in.
#[test]
fn expansion_one_adds_seven_special_cards_to_each_deck() {
    let play = Play::new(with_research(4));
    for site in Site::ALL {
        assert_eq!(play.table().deck[site], 27);
        let count = |face| play.state.decks().count(card(site, face));
        assert_eq!(count(Face::StandAlone), 3);
        for face in [Face::Gold, Face::Fragments, Face::Cursed, Face::Manuscript] {
            assert_eq!(count(face), 1);
        }
    }
}

/// Base game and expansions: any of them can be played with alone.
#[test]
fn base_game_and_expansions_are_switched_on_separately() {
    for setup in [Setup::base(4), with_research(4), with_roles(4), complete(4)] {
        let play = Play::new(setup);
        let deck = if setup.expansions.research { 27 } else { 20 };
        assert_eq!(play.table().deck[Site::Asia], deck);
    }
}
