//! Base Game: Overview of the Actions, III. Ship artifacts.

use super::position::*;

const DUG: [Face; 3] = [Face::Pottery, Face::Pottery, Face::Weapons];

/// Two own huts and two of others in the Middle East: three cards lie there.
fn in_the_middle_east() -> Position {
    Position::new(Setup::base(4))
        .huts(One, Site::MiddleEast, 2)
        .huts(Two, Site::MiddleEast, 2)
        .face_up(Site::MiddleEast, &DUG)
}

/// Base Game: III. Ship artifacts, Example: 3 coins, two cards of choice, two huts home.
#[test]
fn blue_ships_two_cards_of_her_choice_for_three_coins() {
    let mut play = in_the_middle_east().covering(Track::Ship, 3).ready();
    let chosen = cards(Site::MiddleEast, &[Face::Weapons, Face::Pottery]);
    play.act(Action::Ship(Site::MiddleEast));
    assert_eq!(play.money(One), 17);
    assert_eq!(play.player(One).mat[Track::Ship], 0);
    play.choose(&chosen);
    assert_eq!(play.hand(One), pile(&chosen));
    assert_eq!(
        play.table().face_up,
        pile(&[card(Site::MiddleEast, Face::Pottery)])
    );
    assert_eq!(play.player(One).huts[Site::MiddleEast], 0);
    assert_eq!(play.player(One).reserve, 10);
    assert_eq!(play.player(Two).huts[Site::MiddleEast], 2);
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
}

/// Base Game: III. Ship artifacts, Example, Note: the coins above are for the black market.
#[test]
fn shipping_costs_the_number_of_the_track_and_not_the_coin_above_it() {
    let mut play = in_the_middle_east().covering(Track::Ship, 5).ready();
    assert_eq!(play.game.market_price(play.table()), 6);
    play.act(Action::Ship(Site::MiddleEast));
    assert_eq!(play.money(One), 15);
}

/// Base Game: III. Ship artifacts: as many cards as own huts.
#[test]
fn a_ship_takes_as_many_cards_as_one_has_huts_there() {
    for huts in 1..=3 {
        let play = Position::new(Setup::base(4))
            .huts(One, Site::Asia, huts)
            .huts(Two, Site::Asia, 1)
            .ready();
        assert_eq!(play.game.ship_load(play.table(), One, Site::Asia), huts);
        assert_eq!(play.game.ship_load(play.table(), Two, Site::Asia), 1);
    }
}

/// Base Game: III. Ship artifacts: face-up cards of that one site.
#[test]
fn only_cards_of_that_site_can_be_chosen() {
    let mut play = in_the_middle_east()
        .huts(One, Site::Asia, 2)
        .face_up(Site::Asia, &[Face::Jewellery])
        .ready();
    play.act(Action::Ship(Site::MiddleEast));
    assert_eq!(play.legal().len(), 2);
    let gem = Action::Choose(card(Site::Asia, Face::Jewellery));
    assert_eq!(play.refused(gem), Refusal::NotThere);
    let gem = Action::Choose(card(Site::MiddleEast, Face::Jewellery));
    assert_eq!(play.refused(gem), Refusal::NotThere);
}

/// Base Game: III. Ship artifacts: all the chosen ones, before anything else is done.
#[test]
fn the_load_is_taken_in_full() {
    let mut play = in_the_middle_east().ready();
    play.act(Action::Ship(Site::MiddleEast));
    play.act(Action::Choose(card(Site::MiddleEast, Face::Pottery)));
    assert_eq!(play.refused(Action::EndTurn), Refusal::NotNow);
    assert_eq!(play.refused(Action::Decline), Refusal::NotNow);
}

/// Base Game: III. Ship artifacts: where all cards are taken there is nothing to choose.
#[test]
fn a_load_of_all_cards_is_taken_at_once() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Asia, 2)
        .huts(Two, Site::Asia, 1)
        .face_up(Site::Asia, &[Face::Jewellery, Face::Weapons])
        .ready();
    play.act(Action::Ship(Site::Asia));
    assert_eq!(play.phase(), Phase::Turn);
    assert_eq!(play.hand(One).len(), 2);
    assert!(play.table().face_up.is_empty());
}

/// Base Game: III. Ship artifacts, Exception: one card fewer.
#[test]
fn where_only_own_huts_stand_a_ship_takes_one_card_fewer() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Asia, 3)
        .ready();
    assert_eq!(play.game.ship_load(play.table(), One, Site::Asia), 2);
    play.act(Action::Ship(Site::Asia));
    assert_eq!(play.hand(One).len(), 2);
}

/// Base Game: III. Ship artifacts, Exception: all huts go home even so.
#[test]
fn where_only_own_huts_stand_all_of_them_go_home() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Asia, 3)
        .ready();
    play.act(Action::Ship(Site::Asia));
    assert_eq!(play.player(One).huts[Site::Asia], 0);
    assert_eq!(play.player(One).reserve, 10);
    let shipped = |event: &Event| {
        matches!(
            event,
            Event::Shipped {
                huts: 3,
                cards: 2,
                ..
            }
        )
    };
    assert!(play.events.iter().any(shipped));
}

/// Base Game: III. Ship artifacts, Exception: a lone hut brings nothing.
#[test]
fn a_lone_hut_ships_no_card() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Asia, 1)
        .ready();
    play.act(Action::Ship(Site::Asia));
    assert_eq!(play.hand(One).len(), 0);
    assert_eq!(play.player(One).reserve, 10);
}

/// Base Game: III. Ship artifacts: one's huts have to be there.
#[test]
fn shipping_needs_an_own_hut_at_the_site() {
    let play = Position::new(Setup::base(4))
        .huts(Two, Site::Asia, 3)
        .ready();
    assert_eq!(
        play.refused(Action::Ship(Site::Asia)),
        Refusal::NoHutThere(Site::Asia)
    );
}

/// Base Game: III. Ship artifacts: what is not there cannot be taken.
#[test]
fn with_fewer_cards_than_huts_a_ship_takes_what_is_there() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Asia, 4)
        .huts(Two, Site::Asia, 1)
        .face_up(Site::Asia, &[Face::Jewellery])
        .deck(Site::Asia, &[])
        .ready();
    play.act(Action::Ship(Site::Asia));
    assert_eq!(play.hand(One), pile(&[card(Site::Asia, Face::Jewellery)]));
    assert_eq!(play.player(One).reserve, 10);
}

/// Base Game: III. Ship artifacts: the cards were seen by all.
#[test]
fn shipped_cards_are_known_to_everybody() {
    let mut play = in_the_middle_east().ready();
    play.act(Action::Ship(Site::MiddleEast));
    let weapon = card(Site::MiddleEast, Face::Weapons);
    play.act(Action::Choose(weapon));
    assert!(play.player(One).known.has(weapon));
    assert!(play.saw(Event::CardShipped {
        seat: One,
        card: weapon
    }));
}
