//! Expansion II: Cities & Archaeologists: selecting roles, and the cities.

use super::position::*;

const THREE_SITES: [Site; 3] = [Site::Africa, Site::America, Site::MiddleEast];
const VASE: Card = Card::new(Site::Asia, Face::Pottery);

fn two() -> Position {
    Position::new(with_roles(4))
}

/// Three weapons shown, up to the choice of a card to keep.
fn exhibiting(position: Position) -> Play {
    let shown = each(Face::Weapons, &THREE_SITES);
    let mut play = position.hand(One, &shown).ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&shown);
    play
}

/// Up to the choice of a role.
fn choosing_role(position: Position) -> Play {
    let mut play = exhibiting(position);
    play.choose(&each(Face::Weapons, &THREE_SITES[..1]));
    play
}

/// Expansion II: Selecting roles: after each exhibition.
#[test]
fn after_an_exhibition_a_role_is_chosen() {
    let mut play = choosing_role(Position::new(complete(4)));
    assert_eq!((play.seat(), play.phase()), (One, Phase::ChoosingRole));
    assert_eq!(play.legal().len(), 8);
    assert_eq!(play.table().actions_done, 0);
    play.act(Action::TakeRole(LONDON));
    assert!(play.player(One).has(LONDON));
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
    assert!(play.saw(Event::RoleTaken {
        seat: One,
        role: LONDON
    }));
}

/// Expansion II: Selecting roles: it is not optional.
#[test]
fn a_role_has_to_be_chosen() {
    let play = choosing_role(two());
    assert_eq!(play.refused(Action::Decline), Refusal::NotNow);
    assert_eq!(play.refused(Action::EndTurn), Refusal::NotNow);
}

/// Expansion II: Selecting roles: a stand-alone exhibition is an exhibition.
#[test]
fn a_stand_alone_exhibition_too_brings_a_role() {
    let mut play = Position::new(complete(4))
        .hand(One, &cards(Site::Asia, &[Face::StandAlone]))
        .ready();
    play.act(Action::StandAlone(Site::Asia));
    assert_eq!(play.phase(), Phase::ChoosingRole);
}

/// Expansion II: only with the expansion.
#[test]
fn the_base_game_has_no_roles() {
    let play = choosing_role(Position::new(Setup::base(4)));
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
    assert_eq!(play.refused(Action::TakeRole(LONDON)), Refusal::NotNow);
}

/// Expansion II: Selecting roles, Important: one city and one archaeologist.
#[test]
fn a_player_has_one_city_and_one_archaeologist_at_most() {
    let mut play = choosing_role(two().role(One, LONDON));
    play.act(Action::TakeRole(MORLEY));
    assert!(play.player(One).has(LONDON) && play.player(One).has(MORLEY));
    let mut play = choosing_role(two().role(One, LONDON).role(One, MORLEY));
    play.act(Action::TakeRole(BERLIN));
    assert!(play.player(One).has(BERLIN) && play.player(One).has(MORLEY));
    assert!(!play.player(One).has(LONDON));
}

/// Expansion II: Selecting roles, Important: no two archaeologists, so no two privileges of one.
#[test]
fn no_two_archaeologists_serve_the_same_player() {
    let archaeologists = [ANDERSSON, CARTER, JUDD, MORLEY];
    for first in archaeologists {
        for second in archaeologists.into_iter().filter(|role| *role != first) {
            let mut play = choosing_role(Position::new(complete(4)).role(One, first));
            play.act(Action::TakeRole(second));
            assert!(play.player(One).has(second) && !play.player(One).has(first));
        }
    }
}

/// Expansion II: Selecting roles: a marker is moved to a new role.
#[test]
fn a_role_that_is_held_cannot_be_chosen_again() {
    let both = Position::new(complete(4)).role(One, LONDON).role(One, JUDD);
    let play = choosing_role(both);
    assert_eq!(play.legal().len(), 6);
    assert_eq!(play.refused(Action::TakeRole(LONDON)), Refusal::RoleHeld);
    assert_eq!(play.refused(Action::TakeRole(JUDD)), Refusal::RoleHeld);
}

/// Ruling, Roles: Carter, who does nothing without research tracks, is on offer only with
/// expansion I.
#[test]
fn carter_is_on_offer_only_with_expansion_one() {
    let mut play = choosing_role(two());
    assert_eq!(play.legal().len(), 7);
    assert_eq!(play.refused(Action::TakeRole(CARTER)), Refusal::NotInPlay);
    let given = crate::artifact::Correction::Role {
        seat: Two,
        role: CARTER,
    };
    let corrected = play.game.correct(&mut play.state, given, &mut |_| {});
    assert_eq!(corrected, Err(Refusal::NotInPlay));
    let play = choosing_role(Position::new(complete(4)));
    assert!(play.offers(Action::TakeRole(CARTER)));
}

/// First rules: Carter was on offer always.
#[test]
fn by_the_first_rules_carter_is_on_offer_without_expansion_one() {
    let mut play = choosing_role(Position::new(by_first_rules(with_roles(4))));
    assert_eq!(play.legal().len(), 8);
    play.act(Action::TakeRole(CARTER));
    assert!(play.player(One).has(CARTER));
}

/// Expansion II: Selecting roles, Important: several players on one role.
#[test]
fn several_players_may_have_the_same_role() {
    let mut play = choosing_role(two().role(Two, LONDON).role(Three, LONDON));
    play.act(Action::TakeRole(LONDON));
    for seat in [One, Two, Three] {
        assert!(play.player(seat).has(LONDON));
    }
}

/// Expansion II: Selecting roles: a privilege lasts as long as the marker is there.
#[test]
fn a_role_stays_until_its_marker_moves() {
    let mut play = two().role(One, BERLIN).year(1922).ready();
    play.pass().pass().pass().pass();
    assert!(play.player(One).has(BERLIN));
}

/// Expansion II: Selecting roles: from the next action on.
#[test]
fn a_role_works_from_the_next_action_of_the_same_turn() {
    let mut play = choosing_role(two().hand(One, &[VASE]).covering(Track::Ship, 4));
    let money = play.money(One);
    let price = u16::from(play.game.market_price(play.table()));
    play.act(Action::TakeRole(BERLIN)).act(Action::Sell(VASE));
    assert_eq!(play.money(One), money + price + 3);
}

/// Expansion II: Selecting roles: not for the exhibition that brought it.
#[test]
fn a_role_does_not_work_for_the_exhibition_that_brought_it() {
    let mut play = choosing_role(two());
    let before = play.hand(One);
    play.act(Action::TakeRole(PARIS));
    assert_eq!(play.phase(), Phase::Turn);
    assert_eq!(play.hand(One), before);
}

/// Expansion II: City roles, Paris: two cards are kept.
#[test]
fn paris_keeps_two_cards() {
    let mut play = exhibiting(two().role(One, PARIS));
    let shown = each(Face::Weapons, &THREE_SITES);
    play.choose(&shown[..2]);
    assert_eq!(play.phase(), Phase::ChoosingRole);
    assert_eq!(play.hand(One), pile(&shown[..2]));
    assert_eq!(play.table().gone, pile(&shown[2..]));
}

/// Expansion II: City roles, Paris (German, Dutch): the second is a privilege, not a duty.
#[test]
fn the_second_card_of_paris_may_be_left() {
    let mut play = exhibiting(two().role(One, PARIS));
    assert_eq!(play.refused(Action::Decline), Refusal::MustKeep);
    play.choose(&each(Face::Weapons, &THREE_SITES[..1]));
    play.act(Action::Decline);
    assert_eq!(play.hand(One).len(), 1);
    assert!(play.saw(Event::Declined { seat: One }));
}

/// Expansion II: City roles, Paris, with Expansion I: Fragments, Important.
#[test]
fn paris_does_not_keep_fragments() {
    let shown = [
        card(Site::Asia, Face::Fragments),
        card(Site::Africa, Face::Fragments),
        card(Site::America, Face::Weapons),
    ];
    let mut play = Position::new(complete(4))
        .role(One, PARIS)
        .hand(One, &shown)
        .ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&shown);
    assert_eq!(
        play.refused(Action::Choose(shown[0])),
        Refusal::FragmentsAreNotKept
    );
    play.choose(&shown[2..]);
    assert_eq!(play.phase(), Phase::ChoosingRole);
    assert_eq!(play.hand(One), pile(&shown[2..]));
}

/// Expansion II: City roles, London: an unseen card of that site.
#[test]
fn london_draws_an_unseen_card_when_shipping() {
    let mut play = two()
        .role(One, LONDON)
        .huts(One, Site::Asia, 2)
        .face_up(Site::Asia, &[Face::Weapons])
        .ready();
    play.act(Action::Ship(Site::Asia));
    assert_eq!(play.phase(), Phase::UnseenCard { site: Site::Asia });
    play.act(Action::DrawUnseen).deal(VASE);
    assert_eq!(
        play.hand(One),
        pile(&[VASE, card(Site::Asia, Face::Weapons)])
    );
    assert_eq!(play.player(One).unseen[Site::Asia], 1);
    assert!(!play.player(One).known.has(VASE));
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
}

/// Expansion II: City roles, London: nobody else sees the card.
#[test]
fn the_card_of_london_is_shown_to_nobody() {
    use crate::game::{Happening, Observer};
    let mut play = two().role(One, LONDON).huts(One, Site::Asia, 1).ready();
    play.act(Action::Ship(Site::Asia))
        .act(Action::DrawUnseen)
        .deal(VASE);
    let drew = |card| Event::Drew {
        seat: One,
        site: Site::Asia,
        card,
    };
    let event = *play.events.last().unwrap();
    assert_eq!(event, drew(Some(VASE)));
    assert_eq!(event.seen_by(Observer::Seat(One)), drew(Some(VASE)));
    assert_eq!(event.seen_by(Observer::Seat(Two)), drew(None));
    assert_eq!(event.seen_by(Observer::Table), drew(None));
    let (known, unknown) = play.game.view(&play.state, Observer::Seat(Two)).hand(One);
    assert!(known.is_empty() && unknown == 1);
    let (known, _) = play.game.view(&play.state, Observer::Seat(One)).hand(One);
    assert_eq!(known, pile(&[VASE]));
}

/// Expansion II: City roles, London: a privilege may be used.
#[test]
fn the_card_of_london_may_be_declined() {
    let mut play = two().role(One, LONDON).huts(One, Site::Asia, 1).ready();
    play.act(Action::Ship(Site::Asia)).act(Action::Decline);
    assert_eq!(play.table().deck[Site::Asia], 20);
    assert_eq!(play.table().actions_done, 1);
}

/// Expansion II: City roles, London: an empty deck gives nothing.
#[test]
fn london_draws_nothing_from_an_empty_deck() {
    let mut play = two()
        .role(One, LONDON)
        .huts(One, Site::Asia, 1)
        .deck(Site::Asia, &[])
        .ready();
    play.act(Action::Ship(Site::Asia));
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
}

/// Base Game: End of the Game, third condition: a card drawn unseen is drawn too.
#[test]
fn the_last_card_of_a_deck_drawn_unseen_ends_the_game() {
    let mut play = two()
        .role(One, LONDON)
        .huts(One, Site::Asia, 1)
        .deck(Site::Asia, &[Face::Pottery])
        .ready();
    play.act(Action::Ship(Site::Asia))
        .act(Action::DrawUnseen)
        .deal(VASE);
    let trigger = EndTrigger::DeckEmpty(Site::Asia);
    assert_eq!(play.table().last_round, Some(trigger));
}

/// Expansion II: City roles, London, with Expansion I: Cursed artifact.
#[test]
fn a_cursed_card_drawn_unseen_is_shown_and_removed_without_a_replacement() {
    let curse = card(Site::Asia, Face::Cursed);
    let mut play = Position::new(complete(4))
        .role(One, LONDON)
        .huts(One, Site::Asia, 1)
        .ready();
    play.act(Action::Ship(Site::Asia))
        .act(Action::DrawUnseen)
        .deal(curse);
    assert!(play.hand(One).is_empty() && play.table().gone.has(curse));
    assert_eq!(play.due(), None);
    assert_eq!(play.table().deck[Site::Asia], 26);
    assert!(play.saw(Event::DrewCursed {
        seat: One,
        card: curse
    }));
}

/// Expansion II: City roles, London: only when shipping.
#[test]
fn london_draws_nothing_when_researching_or_hiring() {
    let mut play = two().role(One, LONDON).ready();
    play.act(Action::Research(Site::Asia));
    assert_eq!(play.phase(), Phase::Turn);
    play.act(Action::Hire(Site::Asia)).deal_all();
    assert_eq!(play.phase(), Phase::Turn);
}

/// Expansion II: City roles, Berlin: three more coins for a sale.
#[test]
fn berlin_brings_three_more_coins_for_a_sale() {
    let mut play = two()
        .role(One, BERLIN)
        .hand(One, &[VASE])
        .covering(Track::Ship, 4)
        .money(One, 0)
        .ready();
    play.act(Action::Sell(VASE));
    assert_eq!(play.money(One), 5 + 3);
}

/// Expansion II: City roles, Berlin: a purchase costs what it costs.
#[test]
fn berlin_makes_no_difference_for_a_purchase() {
    let mut play = two()
        .role(One, BERLIN)
        .market(&[VASE])
        .covering(Track::Ship, 3)
        .ready();
    play.act(Action::Buy(Space::Left));
    assert_eq!(play.money(One), 16);
}

/// Expansion II: City roles, New York: one card of another type or site.
#[test]
fn new_york_lets_one_card_stand_for_any_type_or_site() {
    let weapons = each(Face::Weapons, &THREE_SITES[..2]);
    let hand = [weapons.as_slice(), &[VASE]].concat();
    let tile = of_type(ArtifactType::Weapons, 3);
    let play = two().hand(One, &hand).ready();
    assert!(!play.offers(Action::Exhibit(tile)));
    let mut play = two().role(One, NEW_YORK).hand(One, &hand).ready();
    play.act(Action::Exhibit(tile)).choose(&hand);
    assert!(play.player(One).tiles.contains(tile));
    let mut site = cards(Site::America, &[Face::Weapons; 3]);
    site.push(VASE);
    let mut play = two().role(One, NEW_YORK).hand(One, &site).ready();
    play.act(Action::Exhibit(from_site(Site::America, 4)))
        .choose(&site);
    assert_eq!(play.player(One).tiles.len(), 1);
}

/// Expansion II: City roles, New York: one card, not two.
#[test]
fn new_york_has_only_one_joker() {
    let other = card(Site::Africa, Face::Sculpture);
    let hand = [card(Site::Asia, Face::Weapons), VASE, other];
    let play = two().role(One, NEW_YORK).hand(One, &hand).ready();
    assert!(!play.offers(Action::Exhibit(of_type(ArtifactType::Weapons, 3))));
    let hand = [hand[0], hand[0], VASE, other];
    let mut play = two().role(One, NEW_YORK).hand(One, &hand).ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&[VASE]);
    assert_eq!(
        play.refused(Action::Choose(other)),
        Refusal::DoesNotFit(other)
    );
}

/// Expansion II: City roles, New York: the joker may be the card that is kept.
#[test]
fn the_joker_of_new_york_may_be_kept() {
    let weapons = each(Face::Weapons, &THREE_SITES[..2]);
    let hand = [weapons.as_slice(), &[VASE]].concat();
    let mut play = two().role(One, NEW_YORK).hand(One, &hand).ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&hand).choose(&[VASE]);
    assert_eq!(play.hand(One), pile(&[VASE]));
}

/// Expansion II: City roles, New York, with Expansion I: Fragments.
#[test]
fn new_york_and_fragments_help_together() {
    let hand = [
        card(Site::Asia, Face::Weapons),
        card(Site::Asia, Face::Fragments),
        card(Site::Africa, Face::Pottery),
    ];
    let position = || Position::new(complete(4)).hand(One, &hand);
    let tile = of_type(ArtifactType::Weapons, 3);
    assert!(!position().ready().offers(Action::Exhibit(tile)));
    let mut play = position().role(One, NEW_YORK).ready();
    play.act(Action::Exhibit(tile)).choose(&hand);
    assert_eq!(play.legal().len(), 2);
}

/// Expansion II: City roles, New York, with Expansion I: fragments may be the joker too.
#[test]
fn fragments_of_another_site_can_be_the_joker_of_new_york() {
    let mut hand = cards(Site::Asia, &[Face::Weapons; 3]);
    hand.push(card(Site::Africa, Face::Fragments));
    let mut play = Position::new(complete(4))
        .role(One, NEW_YORK)
        .hand(One, &hand)
        .ready();
    play.act(Action::Exhibit(from_site(Site::Asia, 4)))
        .choose(&hand);
    let fragments = Action::Choose(hand[3]);
    assert_eq!(play.refused(fragments), Refusal::FragmentsAreNotKept);
}
