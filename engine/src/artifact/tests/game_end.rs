//! Base Game: End of the Game.

use super::position::*;

const MIDDLE_EAST_FOUR: [Face; 4] = [
    Face::Architecture,
    Face::Sculpture,
    Face::Pottery,
    Face::Jewellery,
];

/// The last tile of the income track is about to be taken.
fn last_income_tile() -> Position {
    let tile = from_site(Site::MiddleEast, 4);
    Position::new(Setup::base(4))
        .tiles(
            Two,
            TileSet::INCOME_TRACK.iter().filter(|other| *other != tile),
        )
        .hand(One, &cards(Site::MiddleEast, &MIDDLE_EAST_FOUR))
}

fn take_last_income_tile(play: &mut Play) {
    let shown = cards(Site::MiddleEast, &MIDDLE_EAST_FOUR);
    play.act(Action::Exhibit(from_site(Site::MiddleEast, 4)));
    play.choose(&shown).choose(&shown[..1]);
}

/// The deck of Africa has one card left, and the first seat can hire there.
fn last_card() -> Position {
    Position::new(Setup::base(4))
        .huts(One, Site::Africa, 1)
        .deck(Site::Africa, &[Face::Weapons])
}

/// Base Game: End of the Game, first condition.
#[test]
fn the_last_tile_of_the_income_track_ends_the_game() {
    let mut play = last_income_tile().ready();
    take_last_income_tile(&mut play);
    let trigger = EndTrigger::IncomeTrackEmpty;
    assert!(play.saw(Event::LastRound { trigger }));
    play.end().pass().pass().pass();
    assert!(!play.is_over());
    play.pass();
    assert!(play.is_over());
}

/// Base Game: End of the Game, first condition: tiles left there do not end it.
#[test]
fn a_tile_that_is_not_the_last_of_the_income_track_does_not_end_the_game() {
    let keep = [from_site(Site::MiddleEast, 4), Tile::DIFFERENT_TYPES];
    let tiles = TileSet::INCOME_TRACK
        .iter()
        .filter(|tile| !keep.contains(tile));
    let mut play = Position::new(Setup::base(4))
        .tiles(Two, tiles)
        .hand(One, &cards(Site::MiddleEast, &MIDDLE_EAST_FOUR))
        .ready();
    take_last_income_tile(&mut play);
    assert_eq!(play.table().last_round, None);
}

fn three_weapons() -> [Card; 3] {
    [Site::Africa, Site::Asia, Site::America].map(|site| card(site, Face::Weapons))
}

/// Base Game: End of the Game, second condition.
#[test]
fn the_last_tile_of_a_second_type_ends_the_game() {
    let mut play = Position::new(Setup::base(4))
        .tiles(Two, TileSet::of_type(ArtifactType::Pottery).iter())
        .tile(Three, of_type(ArtifactType::Weapons, 4))
        .tile(Four, of_type(ArtifactType::Weapons, 5))
        .hand(One, &three_weapons())
        .ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&three_weapons());
    assert_eq!(play.table().last_round, Some(EndTrigger::TwoTypesTaken));
}

/// Base Game: End of the Game, second condition: two different types.
#[test]
fn all_tiles_of_a_single_type_do_not_end_the_game() {
    let mut play = Position::new(Setup::base(4))
        .tiles(Two, TileSet::of_type(ArtifactType::Pottery).iter().take(2))
        .tile(Three, of_type(ArtifactType::Weapons, 4))
        .tile(Four, of_type(ArtifactType::Weapons, 5))
        .hand(One, &three_weapons())
        .ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&three_weapons());
    assert_eq!(play.table().last_round, None);
}

/// Base Game: End of the Game, third condition.
#[test]
fn the_last_card_of_a_site_ends_the_game() {
    let mut play = last_card().ready();
    play.act(Action::Hire(Site::Africa));
    assert_eq!(play.table().last_round, None);
    play.deal(card(Site::Africa, Face::Weapons));
    let trigger = EndTrigger::DeckEmpty(Site::Africa);
    assert_eq!(play.table().last_round, Some(trigger));
    assert!(play.saw(Event::LastRound { trigger }));
}

/// Base Game: End of the Game, third condition: a site that is left out has no last card.
#[test]
fn a_site_that_is_left_out_does_not_end_the_game() {
    let mut play = Position::new(Setup::base(3)).ready();
    assert_eq!(play.table().deck[Site::Asia], 0);
    play.act(Action::Research(Site::Africa)).end();
    assert_eq!(play.table().last_round, None);
}

/// Base Game: End of the Game, fourth condition.
#[test]
fn the_round_of_1928_is_the_last() {
    let mut play = Position::new(Setup::base(4)).year(1927).ready();
    play.pass().pass().pass();
    assert_eq!(play.table().last_round, None);
    play.pass();
    assert_eq!(play.game.year(play.table()), 1928);
    assert_eq!(play.table().last_round, Some(EndTrigger::LastYear));
    play.pass().pass().pass().pass();
    assert!(play.is_over());
    assert!(play.saw(Event::GameOver));
}

/// Base Game: End of the Game: the round goes on for everybody.
#[test]
fn a_round_in_which_the_end_is_triggered_is_played_out() {
    let mut play = last_card().ready();
    play.act(Action::Hire(Site::Africa)).deal_all();
    play.act(Action::Ship(Site::Africa)).end();
    play.act(Action::Research(Site::Asia)).end();
    play.act(Action::Research(Site::Asia)).deal_all().end();
    play.act(Action::Research(Site::Asia)).deal_all().end();
    assert_eq!(play.seat(), One);
    assert!(play.offers(Action::Research(Site::Asia)));
    assert!(!play.is_over());
}

/// Base Game: End of the Game (German): no end-of-round phase.
#[test]
fn after_the_last_round_there_is_no_end_of_the_round() {
    let mut play = last_card().ready();
    play.act(Action::Hire(Site::Africa)).deal_all().end();
    play.pass().pass().pass();
    let (money, markers) = (play.money(One), play.player(One).markers());
    play.pass();
    assert!(play.is_over());
    assert_eq!(play.table().start, One);
    assert_eq!(play.game.year(play.table()), 1920);
    assert_eq!(
        (play.money(One), play.player(One).markers()),
        (money, markers)
    );
    let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
    assert!(!play.events.iter().any(ended));
}

/// Base Game: II. Actions, b), Note, with End of the Game: nobody takes markers from then on.
#[test]
fn from_the_moment_of_the_trigger_nobody_takes_markers_any_more() {
    let mut play = last_card()
        .turn(Two)
        .mat(Two, [1, 0, 0, 0, 0, 0])
        .mat(Three, [1, 0, 0, 0, 0, 0])
        .ready();
    play.act(Action::Pass).act(Action::TakeMarker(Track::Ship));
    play.act(Action::Pass).act(Action::NoMarker);
    play.act(Action::Research(Site::America)).end();
    play.act(Action::Hire(Site::Africa)).deal_all().end();
    // Two and three have passed: they are not even asked.
    assert_eq!((play.seat(), play.phase()), (Four, Phase::Turn));
    play.act(Action::Pass);
    assert_eq!((play.seat(), play.phase()), (One, Phase::Turn));
    play.act(Action::Pass);
    assert!(play.is_over());
    assert_eq!(play.player(Two).markers(), 2);
}

/// Base Game: End of the Game: at least one condition; the first reason stands.
#[test]
fn a_second_trigger_changes_nothing() {
    let mut play = last_card().year(1928).ready();
    play.act(Action::Hire(Site::Africa)).deal_all();
    assert_eq!(play.table().last_round, Some(EndTrigger::LastYear));
}

/// Base Game: Overview of the Actions: huts can be placed where nothing is left to dig.
#[test]
fn a_hut_at_an_empty_deck_digs_nothing() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Africa, 1)
        .huts(Two, Site::Africa, 1)
        .deck(Site::Africa, &[])
        .ready();
    play.act(Action::Hire(Site::Africa));
    assert_eq!(play.due(), None);
    assert_eq!(play.player(One).huts[Site::Africa], 2);
}

/// Base Game: End of the Game: after the last pass nobody acts.
#[test]
fn when_the_game_is_over_nobody_acts() {
    let mut play = Position::new(Setup::base(3)).year(1928).ready();
    play.pass().pass().pass();
    for seat in Seat::first(3) {
        let refused = play
            .game
            .apply(&mut play.state, seat, Action::Pass, &mut |_| {});
        assert_eq!(refused, Err(Refused::GameOver));
    }
}
