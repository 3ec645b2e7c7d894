//! Base Game: Overview of the Actions, II. Hire workers.

use super::position::*;

fn in_the_middle_east() -> Position {
    Position::new(Setup::base(4)).huts(One, Site::MiddleEast, 1)
}

/// Base Game: II. Hire workers, Example: a 3 is covered, 3 coins, a second hut, a card.
#[test]
fn blue_hires_in_the_middle_east_for_three_coins_and_digs_a_card() {
    let workers = Track::MiddleEasternWorkers;
    let mut play = in_the_middle_east().covering(workers, 3).ready();
    assert_eq!(play.game.cost(play.table(), workers), 3);
    play.act(Action::Hire(Site::MiddleEast));
    assert_eq!(play.money(One), 17);
    assert_eq!(play.player(One).huts[Site::MiddleEast], 2);
    assert_eq!(play.player(One).mat[workers], 0);
    let found = card(Site::MiddleEast, Face::Sculpture);
    play.deal(found);
    assert!(play.table().face_up.has(found));
    let hired = |event: &Event| matches!(event, Event::Hired { huts: 1, .. });
    assert!(play.events.iter().any(hired));
}

/// Base Game: II. Hire workers: each time a hut and a card.
#[test]
fn hiring_places_one_hut_and_digs_one_card() {
    let mut play = in_the_middle_east().huts(Two, Site::MiddleEast, 2).ready();
    assert_eq!(play.table().face_up.of_site(Site::MiddleEast), 2);
    play.act(Action::Hire(Site::MiddleEast));
    assert_eq!(play.table().owed[Site::MiddleEast], 1);
    play.deal_all();
    assert_eq!(play.table().face_up.of_site(Site::MiddleEast), 3);
    assert_eq!(play.player(One).reserve, 8);
}

/// Base Game: II. Hire workers: a lone hut was the first, the next one digs.
#[test]
fn hiring_at_a_site_with_a_single_own_hut_digs_the_first_card() {
    let mut play = in_the_middle_east().ready();
    assert!(play.table().face_up.is_empty());
    play.act(Action::Hire(Site::MiddleEast)).deal_all();
    assert_eq!(play.table().face_up.of_site(Site::MiddleEast), 1);
}

/// Base Game: II. Hire workers, Important: an own hut must be there.
#[test]
fn hiring_needs_an_own_hut_at_the_site() {
    let play = Position::new(Setup::base(4))
        .huts(Two, Site::MiddleEast, 1)
        .ready();
    assert_eq!(
        play.refused(Action::Hire(Site::MiddleEast)),
        Refusal::NoHutThere(Site::MiddleEast)
    );
}

/// Base Game: II. Hire workers, Important: research comes first, then hiring.
#[test]
fn after_research_one_can_hire_in_the_same_turn() {
    let mut play = Position::new(Setup::base(4)).ready();
    assert!(!play.offers(Action::Hire(Site::Asia)));
    play.act(Action::Research(Site::Asia));
    assert!(play.offers(Action::Hire(Site::Asia)));
}

/// Base Game: II. Hire workers: the workers of that site.
#[test]
fn hiring_takes_a_worker_of_that_site() {
    let play = in_the_middle_east()
        .mat(One, [1, 1, 1, 1, 1, 0])
        .money(One, 5)
        .ready();
    assert_eq!(
        play.refused(Action::Hire(Site::MiddleEast)),
        Refusal::NoMarker(Track::MiddleEasternWorkers)
    );
}

/// Base Game: Game material, 8: ten huts a player.
#[test]
fn hiring_needs_a_hut_in_reserve() {
    let play = Position::new(Setup::base(4))
        .huts(One, Site::MiddleEast, 10)
        .ready();
    assert_eq!(
        play.refused(Action::Hire(Site::MiddleEast)),
        Refusal::NoHutInReserve
    );
}

/// Base Game: II. Hire workers: the number covered has to be there.
#[test]
fn hiring_needs_the_money_for_it() {
    let play = in_the_middle_east()
        .covering(Track::MiddleEasternWorkers, 4)
        .money(One, 3)
        .ready();
    assert_eq!(
        play.refused(Action::Hire(Site::MiddleEast)),
        Refusal::TooExpensive { cost: 4, money: 3 }
    );
}
