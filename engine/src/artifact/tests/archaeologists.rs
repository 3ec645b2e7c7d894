//! Expansion II: Overview Archaeologist Roles, and how they go together with the rest.

use super::position::*;

const VASE: Card = Card::new(Site::Asia, Face::Pottery);

fn two() -> Position {
    Position::new(with_roles(4))
}

/// The first seat with Andersson, a hut in Africa and no marker left.
fn andersson() -> Position {
    two()
        .role(One, ANDERSSON)
        .huts(One, Site::Africa, 1)
        .mat(One, [0; 6])
}

/// Expansion II: Andersson: a seventh action at no cost.
#[test]
fn andersson_allows_one_more_action_for_nothing() {
    let mut play = andersson().money(One, 0).ready();
    let board = play.table().board;
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.money(One), 0);
    assert_eq!(play.table().board, board);
    assert_eq!(play.player(One).huts[Site::Asia], 1);
    let free = |event: &Event| match event {
        Event::Researched { paid, .. } => paid.marker.is_none() && paid.coins == 0,
        _ => false,
    };
    assert!(play.events.iter().any(free));
}

/// Expansion II: Andersson: any action but those of the market.
#[test]
fn the_free_action_may_be_research_hiring_shipping_or_an_exhibition() {
    let shown = each(Face::Weapons, &[Site::Africa, Site::Asia, Site::America]);
    let position = || andersson().hand(One, &shown).money(One, 0);
    for action in [
        Action::Research(Site::Asia),
        Action::Hire(Site::Africa),
        Action::Ship(Site::Africa),
    ] {
        let mut play = position().ready();
        play.act(action).deal_all();
        assert_eq!(play.legal(), [Action::EndTurn]);
    }
    let mut play = position().ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&shown).choose(&shown[..1]);
    play.act(Action::TakeRole(PARIS));
    assert_eq!(play.money(One), 0);
    assert_eq!(play.legal(), [Action::EndTurn]);
}

/// Expansion II: Andersson, Important: neither buying nor selling.
#[test]
fn the_free_action_does_not_open_the_market() {
    let play = andersson().hand(One, &[VASE]).market(&[VASE]).ready();
    assert_eq!(play.refused(Action::Sell(VASE)), Refusal::NoFreeMarket);
    assert_eq!(
        play.refused(Action::Buy(Space::Left)),
        Refusal::NoFreeMarket
    );
}

/// Expansion II: Andersson: after all six markers.
#[test]
fn the_free_action_comes_only_after_the_last_marker() {
    let position = || andersson().mat(One, [0, 1, 0, 0, 0, 0]).money(One, 5);
    let play = position().ready();
    assert_eq!(
        play.refused(Action::Research(Site::Asia)),
        Refusal::NoMarker(Track::Museum)
    );
    let mut play = position().ready();
    play.act(Action::Ship(Site::Africa));
    assert!(play.offers(Action::Research(Site::Asia)));
}

/// Expansion II: Andersson: it is one of the turn's actions.
#[test]
fn the_free_action_counts_as_one_of_the_two_of_a_turn() {
    let mut play = andersson().mat(One, [0, 1, 1, 0, 0, 0]).ready();
    play.act(Action::Hire(Site::Africa)).deal_all();
    play.act(Action::Ship(Site::Africa));
    assert_eq!(play.legal(), [Action::EndTurn]);
    play.end();
    for _ in 0..3 {
        play.act(Action::Research(Site::America)).deal_all().end();
    }
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.legal(), [Action::EndTurn]);
}

/// Expansion II: Andersson: a seventh action, not an eighth.
#[test]
fn there_is_one_free_action_a_round() {
    let mut play = andersson().ready();
    play.act(Action::Research(Site::Asia)).end();
    for _ in 0..3 {
        play.pass();
    }
    assert_eq!(play.seat(), One);
    assert_eq!(play.legal(), [Action::Pass]);
}

/// Expansion II: Andersson: "this round": the next one has its own.
#[test]
fn the_next_round_has_a_free_action_again() {
    let mut play = andersson().ready();
    play.act(Action::Research(Site::Asia)).end();
    assert!(play.player(One).free_action_used);
    play.pass().pass().pass().pass();
    while play.phase() == Phase::Refilling {
        let action = play.legal()[0];
        play.act(action);
    }
    assert!(!play.player(One).free_action_used);
}

/// Expansion II: Andersson, with Base Game: II. Actions, b): not once one has passed.
#[test]
fn the_free_action_lapses_with_passing() {
    let mut play = andersson().ready();
    play.act(Action::Pass);
    assert_eq!(play.refused(Action::Research(Site::Asia)), Refusal::NotNow);
}

/// Expansion II: Andersson: a privilege may be used.
#[test]
fn the_free_action_may_be_left() {
    let mut play = andersson().ready();
    play.act(Action::Pass).act(Action::NoMarker);
    assert_eq!(play.seat(), Two);
}

/// Expansion II: Selecting roles: from the next action on, even with the sixth marker.
#[test]
fn who_takes_andersson_with_the_last_marker_has_the_free_action_next() {
    let shown = each(Face::Weapons, &[Site::Africa, Site::Asia, Site::America]);
    let mut play = two().mat(One, [1, 0, 0, 0, 0, 0]).hand(One, &shown).ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&shown).choose(&shown[..1]);
    play.act(Action::TakeRole(ANDERSSON));
    let money = play.money(One);
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.money(One), money);
}

/// Expansion II: Selecting roles, Important: one archaeologist, so never both.
#[test]
fn the_free_action_of_andersson_never_hires_two() {
    let play = andersson().ready();
    assert_eq!(
        play.refused(Action::HireTwo(Site::Africa)),
        Refusal::WithoutRole(MORLEY)
    );
}

/// Expansion II: Andersson, with London: privileges of the city go with the free action.
#[test]
fn the_free_action_has_the_privilege_of_the_city() {
    let mut play = andersson().role(One, LONDON).ready();
    play.act(Action::Ship(Site::Africa));
    assert_eq!(play.phase(), Phase::UnseenCard { site: Site::Africa });
}

/// Expansion II: Howard Carter: two spaces.
#[test]
fn carter_moves_the_research_marker_two_spaces() {
    let mut play = Position::new(complete(4)).role(One, CARTER).ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(*play.player(One).research.values(), [0, 2, 0, 0]);
}

/// Expansion II: Howard Carter, with Expansion I: Research tracks: no further than the top.
#[test]
fn carter_too_stops_at_the_top() {
    let mut play = Position::new(complete(4))
        .role(One, CARTER)
        .research(One, [0, 3, 0, 0])
        .ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.player(One).research[Site::Asia], 4);
}

/// Expansion II: Howard Carter, Note: not for manuscripts.
#[test]
fn carter_does_not_double_manuscripts() {
    let mut play = Position::new(complete(4))
        .role(One, CARTER)
        .year(1928)
        .hand(One, &cards(Site::Asia, &[Face::Manuscript]))
        .ready();
    play.pass().pass().pass().pass();
    play.act(Action::Manuscript(Site::Asia));
    assert_eq!(play.player(One).research[Site::Asia], 1);
}

/// Expansion II: Howard Carter: without research tracks there is nothing to move. By the first
/// rules he could be chosen all the same.
#[test]
fn without_expansion_one_carter_does_nothing() {
    let position = Position::new(by_first_rules(with_roles(4)));
    let mut play = position.role(One, CARTER).ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(*play.player(One).research.values(), [0; 4]);
}

/// Expansion II: Neil Merton Judd: an unseen card when researching.
#[test]
fn judd_draws_an_unseen_card_of_the_researched_site() {
    let mut play = two().role(One, JUDD).ready();
    play.act(Action::Research(Site::Asia));
    play.act(Action::DrawUnseen).deal(VASE);
    assert_eq!(play.hand(One), pile(&[VASE]));
    assert_eq!(play.player(One).unseen[Site::Asia], 1);
    assert!(play.table().face_up.is_empty());
    assert_eq!(play.table().actions_done, 1);
}

/// Expansion II: Neil Merton Judd, with I. Research: the hut digs first.
#[test]
fn with_judd_the_card_of_the_hut_is_turned_up_first() {
    let mut play = two().role(One, JUDD).huts(Two, Site::Asia, 1).ready();
    let gem = card(Site::Asia, Face::Jewellery);
    play.act(Action::Research(Site::Asia)).deal(gem);
    play.act(Action::DrawUnseen).deal(VASE);
    assert_eq!(play.table().face_up, pile(&[gem]));
    assert_eq!(play.hand(One), pile(&[VASE]));
}

/// Expansion II: Neil Merton Judd: the last card is the one that the hut digs.
#[test]
fn judd_draws_nothing_if_the_hut_digs_the_last_card() {
    let mut play = two()
        .role(One, JUDD)
        .huts(Two, Site::Asia, 1)
        .deck(Site::Asia, &[Face::Pottery])
        .ready();
    play.act(Action::Research(Site::Asia)).deal(VASE);
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
}

/// Expansion II: Neil Merton Judd: a privilege may be used.
#[test]
fn the_card_of_judd_may_be_declined() {
    let mut play = two().role(One, JUDD).ready();
    play.act(Action::Research(Site::Asia)).act(Action::Decline);
    assert_eq!(play.table().deck[Site::Asia], 20);
    assert!(play.saw(Event::Declined { seat: One }));
}

/// Expansion II: Neil Merton Judd, with Expansion I: Cursed artifact.
#[test]
fn a_cursed_card_that_judd_draws_is_removed() {
    let curse = card(Site::Asia, Face::Cursed);
    let mut play = Position::new(complete(4)).role(One, JUDD).ready();
    play.act(Action::Research(Site::Asia));
    play.act(Action::DrawUnseen).deal(curse);
    assert!(play.hand(One).is_empty() && play.table().gone.has(curse));
}

/// Expansion II: Neil Merton Judd: not when hiring or shipping.
#[test]
fn judd_draws_nothing_when_hiring_or_shipping() {
    let mut play = two().role(One, JUDD).huts(One, Site::Asia, 1).ready();
    play.act(Action::Hire(Site::Asia)).deal_all();
    assert_eq!(play.phase(), Phase::Turn);
    play.act(Action::Ship(Site::Asia));
    assert_eq!(play.phase(), Phase::Turn);
}

fn morley() -> Position {
    two()
        .role(One, MORLEY)
        .huts(One, Site::Asia, 1)
        .covering(Track::AsianWorkers, 3)
}

/// Expansion II: Sylvanus G. Morley: two huts, two cards, one marker, twice the cost.
#[test]
fn morley_hires_two_for_one_marker_and_twice_the_cost() {
    let mut play = morley().ready();
    play.act(Action::HireTwo(Site::Asia));
    assert_eq!(play.money(One), 14);
    assert_eq!(play.player(One).mat[Track::AsianWorkers], 0);
    assert_eq!(play.player(One).huts[Site::Asia], 3);
    play.deal(VASE).deal(VASE);
    assert_eq!(play.table().face_up.of_site(Site::Asia), 2);
    assert_eq!((play.due(), play.table().actions_done), (None, 1));
    let hired = |event: &Event| matches!(event, Event::Hired { huts: 2, .. });
    assert!(play.events.iter().any(hired));
}

/// Expansion II: Sylvanus G. Morley: twice the number covered, not two numbers.
#[test]
fn morley_pays_the_covered_number_twice() {
    let mut play = Position::new(with_roles(5))
        .role(One, MORLEY)
        .huts(One, Site::Asia, 1)
        .mat(Two, [1, 1, 1, 0, 1, 1])
        .ready();
    assert_eq!(play.game.cost(play.table(), Track::AsianWorkers), 2);
    play.act(Action::HireTwo(Site::Asia));
    assert_eq!(play.money(One), 16);
}

/// Expansion II: Sylvanus G. Morley: a privilege may be used.
#[test]
fn with_morley_one_may_hire_for_a_single_hut() {
    let mut play = morley().ready();
    play.act(Action::Hire(Site::Asia)).deal_all();
    assert_eq!(play.money(One), 17);
    assert_eq!(play.player(One).huts[Site::Asia], 2);
}

/// Expansion II: Sylvanus G. Morley, with Base Game: II. Actions, a), Note.
#[test]
fn morley_with_a_joker_costs_twelve() {
    let position = || morley().mat(One, [0, 1, 0, 0, 0, 0]);
    let mut play = position().ready();
    play.act(Action::Joker(Track::Ship));
    play.act(Action::HireTwo(Site::Asia)).deal_all();
    assert_eq!(play.money(One), 8);
    assert_eq!(play.player(One).markers(), 0);
    let mut play = position().money(One, 11).ready();
    play.act(Action::Joker(Track::Ship));
    assert_eq!(
        play.refused(Action::HireTwo(Site::Asia)),
        Refusal::TooExpensive {
            cost: 12,
            money: 11
        }
    );
    assert!(play.offers(Action::Hire(Site::Asia)));
}

/// Expansion II: Sylvanus G. Morley: both huts have to be there.
#[test]
fn morley_needs_two_huts_in_reserve() {
    let play = morley().huts(One, Site::Africa, 8).ready();
    assert!(play.offers(Action::Hire(Site::Asia)));
    assert_eq!(
        play.refused(Action::HireTwo(Site::Asia)),
        Refusal::NoHutInReserve
    );
}

/// Expansion II: Sylvanus G. Morley: the money for both has to be there.
#[test]
fn morley_needs_the_money_for_both() {
    let play = morley().money(One, 5).ready();
    assert!(play.offers(Action::Hire(Site::Asia)));
    assert_eq!(
        play.refused(Action::HireTwo(Site::Asia)),
        Refusal::TooExpensive { cost: 6, money: 5 }
    );
}

/// Expansion II: Sylvanus G. Morley: the privilege is that of the role.
#[test]
fn without_morley_nobody_hires_two() {
    let play = two().huts(One, Site::Asia, 1).ready();
    assert_eq!(
        play.refused(Action::HireTwo(Site::Asia)),
        Refusal::WithoutRole(MORLEY)
    );
}

/// Expansion II: Sylvanus G. Morley, with II. Hire workers, Important.
#[test]
fn morley_too_needs_an_own_hut_at_the_site() {
    let play = morley().ready();
    assert_eq!(
        play.refused(Action::HireTwo(Site::Africa)),
        Refusal::NoHutThere(Site::Africa)
    );
}

/// Expansion II: Sylvanus G. Morley, with Base Game: End of the Game, third condition.
#[test]
fn morley_digs_what_is_left_of_a_deck() {
    let mut play = morley().deck(Site::Asia, &[Face::Pottery]).ready();
    play.act(Action::HireTwo(Site::Asia)).deal(VASE);
    assert_eq!(play.due(), None);
    assert_eq!(play.player(One).huts[Site::Asia], 3);
}
