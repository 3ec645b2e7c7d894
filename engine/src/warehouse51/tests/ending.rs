//! Ende der Partie: buying back, the order of the steps, and the counterfeits that leave.

use super::*;
use crate::game::Observer;

fn end(count: u8) -> Plan {
    players(count).left(&[])
}

/// Ende der Partie 1: ten ingots to the bank for each relic.
#[test]
fn a_relic_is_bought_back_for_ten_ingots() {
    let mut at = end(3)
        .owns(Two, &[Excalibur, GoldenFleece])
        .pawned(&[Excalibur, GoldenFleece])
        .gold(Two, 20)
        .ready();
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::BuyingBack, Actor::Seat(Two))
    );
    at.does(Two, Action::BuyBack(Excalibur));
    assert_eq!((at.gold(Two), at.table().bank), (10, 30));
    assert_eq!(at.table().pawn_tiles, 5);
    at.does(Two, Action::BuyBack(GoldenFleece));
    assert_eq!(at.gold(Two), 0);
    assert_eq!(at.phase(), Phase::Over);
    assert!(at.score(Two).colours[Colour::Blue].points > 0);
}

/// Ende der Partie 1: it is a choice.
#[test]
fn buying_back_may_be_declined() {
    let mut at = end(3).owns(Two, &[Excalibur]).pawned(&[Excalibur]).ready();
    at.does(Two, Action::Decline);
    assert_eq!(at.phase(), Phase::Over);
    assert_eq!(at.score(Two).colours[Colour::Blue].points, 0);
}

/// Ende der Partie 1: from the winner of the last auction on.
#[test]
fn buying_back_begins_with_the_winner_of_the_last_auction() {
    let mut at = end(4)
        .owns(One, &[Excalibur])
        .owns(Two, &[GoldenFleece])
        .owns(Four, &[DavidsHarp])
        .pawned(&[Excalibur, GoldenFleece, DavidsHarp])
        .last_winner(Three)
        .ready();
    let mut order = Vec::new();
    while let Actor::Seat(seat) = at.actor() {
        order.push(seat);
        at.does(seat, Action::Decline);
    }
    assert_eq!(order, [Four, One, Two]);
}

/// Ende der Partie 1: who cannot pay is not asked.
#[test]
fn who_cannot_pay_is_not_asked_to_buy_back() {
    let at = end(3)
        .owns(Two, &[Excalibur])
        .pawned(&[Excalibur])
        .gold(Two, 9)
        .ready();
    assert_eq!(at.phase(), Phase::Over);
}

/// Ende der Partie 1: only what is there, and one's own.
#[test]
fn only_own_pawned_relics_are_bought_back() {
    let at = end(3)
        .owns(Two, &[Excalibur, GoldenFleece])
        .pawned(&[Excalibur])
        .ready();
    at.refuses(
        Two,
        Action::BuyBack(GoldenFleece),
        Refusal::NotPawned(GoldenFleece),
    );
    at.refuses(
        Two,
        Action::BuyBack(DavidsHarp),
        Refusal::NotOwned(DavidsHarp),
    );
}

/// R3: its owner buys back for five.
#[test]
fn the_peaches_make_buying_back_cheaper() {
    let mut at = end(3)
        .owns(Two, &[PeachesOfImmortality, Excalibur])
        .pawned(&[Excalibur])
        .gold(Two, 6)
        .ready();
    at.does(Two, Action::BuyBack(Excalibur));
    assert_eq!(at.gold(Two), 1);
}

/// R3: in the pawnshop they are a blessing lost, until they are bought back themselves.
#[test]
fn pawned_peaches_cost_ten_and_then_help_with_the_rest() {
    let mut at = end(3)
        .owns(Two, &[PeachesOfImmortality, Excalibur])
        .pawned(&[PeachesOfImmortality, Excalibur])
        .gold(Two, 15)
        .ready();
    assert_eq!(at.game.buy_back_price(at.table(), Two), 10);
    at.does(Two, Action::BuyBack(PeachesOfImmortality));
    assert_eq!(at.game.buy_back_price(at.table(), Two), 5);
    at.does(Two, Action::BuyBack(Excalibur));
    assert_eq!(at.gold(Two), 0);
}

/// Ende der Partie 1: a curse that is not bought back stays.
#[test]
fn a_curse_that_is_not_bought_back_stays() {
    let mut at = end(3)
        .owns(Two, &[RingOfTheNibelung])
        .pawned(&[RingOfTheNibelung])
        .ready();
    at.finish();
    assert_eq!(at.score(Two).ingot_points, 0);
    assert_eq!(at.score(Two).colours[Colour::Green].total, 0);
}

/// Ende der Partie: back, certificates, counterfeits, scoring, in this order.
#[test]
fn the_end_goes_step_by_step() {
    let mut at = end(3)
        .owns(One, &[UnicornHorn])
        .owns(Two, &[HolyGrail, Excalibur])
        .owns(Three, &[GoldenFleece])
        .pawned(&[Excalibur])
        .fake(One, GoldenFleece)
        .ready();
    assert_eq!(at.phase(), Phase::BuyingBack);
    at.does(Two, Action::BuyBack(Excalibur));
    let certificate = Certificate::One;
    assert_eq!(at.phase(), Phase::Certifying { certificate });
    let view = at.game.view(&at.state, Observer::Table);
    assert!(view.known_counterfeits().is_empty());
    assert_eq!(at.does(Two, Action::Decline), Barrier::Reveal);
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::Cancelling, Actor::Seat(One))
    );
    at.does(One, Action::Decline);
    assert_eq!(at.actor(), Actor::Nobody);
}

/// Ende der Partie 3: all counterfeits between the players are revealed, and their relics leave.
#[test]
fn counterfeits_leave_the_collections() {
    let mut at = end(4)
        .owns(One, &[Excalibur, GoldenFleece])
        .owns(Three, &[Amenonuhoko])
        .fake(Two, Excalibur)
        .fake(Four, Amenonuhoko)
        .ready();
    at.finish();
    assert!(at.relics(One).iter().eq([GoldenFleece]));
    assert!(at.relics(Three).is_empty());
    assert!(at.table().exposed.iter().eq([Excalibur, Amenonuhoko]));
    assert_eq!(at.score(Three).colours[Colour::Red].points, 0);
    assert!(at.saw(Event::Exposed {
        seat: One,
        relic: Excalibur,
        pawned: false
    }));
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.pairs[left_of(Two)], Some(RelicSet::only(Excalibur)));
}

/// Ende der Partie 3: a counterfeit in the pawnshop leaves as well, and its curse with it.
#[test]
fn a_pawned_counterfeit_takes_its_curse_along() {
    let mut at = end(3)
        .owns(Two, &[RingOfTheNibelung])
        .pawned(&[RingOfTheNibelung])
        .fake(One, RingOfTheNibelung)
        .ready();
    at.finish();
    assert!(at.relics(Two).is_empty());
    assert_eq!(at.score(Two).ingot_points, 2);
    assert_eq!(at.table().pawn_tiles, 6);
}

/// Ende der Partie 3: a blessing or curse that leaves has no effect in the scoring.
#[test]
fn a_counterfeit_has_no_effect_in_the_scoring() {
    let fakes = [PhilosophersStone, RingOfTheNibelung, YataNoKagami];
    let mut plan = end(3).gold(One, 9);
    for (left_of, relic) in [One, Two, Three].into_iter().zip(fakes) {
        plan = plan.owns(One, &[relic]).fake(left_of, relic);
    }
    let mut at = plan.ready();
    at.finish();
    let score = at.score(One);
    assert_eq!((score.ingots_for_a_point, score.ingot_points), (Some(5), 1));
    assert_eq!(score.tie, Tie::Level);
}

fn horn() -> Plan {
    end(4)
        .owns(Two, &[UnicornHorn, Excalibur])
        .owns(Three, &[RingOfTheNibelung])
        .fake(One, Excalibur)
        .fake(Two, RingOfTheNibelung)
}

/// Ende der Partie 3: the owner of the horn may cancel one counterfeit.
#[test]
fn the_horn_cancels_one_counterfeit() {
    let mut at = horn().ready();
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::Cancelling, Actor::Seat(Two))
    );
    at.does(Two, Action::Cancel(Excalibur));
    assert!(at.relics(Two).contains(Excalibur));
    assert!(at.relics(Three).is_empty());
    assert_eq!(at.phase(), Phase::Over);
}

/// Ende der Partie 3: any counterfeit card, so also one that would free another from a curse.
#[test]
fn the_horn_may_cancel_the_counterfeit_of_another_players_relic() {
    let mut at = horn().ready();
    at.does(Two, Action::Cancel(RingOfTheNibelung));
    assert!(at.relics(Three).contains(RingOfTheNibelung));
    assert_eq!(at.score(Three).ingot_points, 0);
    assert!(!at.relics(Two).contains(Excalibur));
}

/// Ende der Partie 3: it is a choice.
#[test]
fn the_horn_may_be_left_unused() {
    let mut at = horn().ready();
    at.does(Two, Action::Decline);
    assert!(!at.relics(Two).contains(Excalibur));
}

/// Ende der Partie 3: not if the horn itself is a counterfeit; it cannot save itself.
#[test]
fn a_fake_horn_saves_nothing_not_even_itself() {
    let mut at = horn().fake(Three, UnicornHorn).ready();
    at.finish();
    assert!(at.relics(Two).is_empty());
    assert!(
        !at.seen
            .iter()
            .any(|event| matches!(event, Event::Cancelled { .. }))
    );
}

/// Ende der Partie 2 and 3: a certified horn is no counterfeit and helps.
#[test]
fn a_certified_horn_cancels_one_more() {
    let mut at = horn()
        .owns(Two, &[HolyGrail])
        .fake(Three, UnicornHorn)
        .ready();
    at.does(Two, Action::Certify(UnicornHorn));
    at.does(Two, Action::Cancel(Excalibur));
    assert!(at.relics(Two).contains(Excalibur));
    assert!(at.relics(Two).contains(UnicornHorn));
}

/// Ende der Partie 3, Pfandleihe: a pawned horn is a blessing lost.
#[test]
fn a_pawned_horn_cancels_nothing() {
    let mut at = horn().pawned(&[UnicornHorn]).gold(Two, 9).ready();
    assert_eq!(at.phase(), Phase::Over);
    at.finish();
    assert!(!at.relics(Two).contains(Excalibur));
}

/// Ende der Partie 3: with nothing to cancel, nobody is asked.
#[test]
fn the_horn_is_not_asked_for_without_a_counterfeit() {
    let at = end(4).owns(Two, &[UnicornHorn]).ready();
    assert_eq!(at.phase(), Phase::Over);
}

/// Ende der Partie 3: only a counterfeit that lies against a relic can be cancelled.
#[test]
fn only_revealed_counterfeits_can_be_cancelled() {
    let at = horn().ready();
    for relic in [UnicornHorn, GoldenFleece] {
        at.refuses(Two, Action::Cancel(relic), Refusal::NotExposed(relic));
    }
}

/// Ende der Partie: if nobody ever won, the first revealer counts as the last winner.
#[test]
fn without_any_auction_won_the_start_player_comes_first() {
    let mut at = players(3).left(&[GoldenFleece]).last_winner(Two).ready();
    at.up(GoldenFleece).calls(&[0, 0, 0]);
    assert_eq!(at.table().last_winner, Two);
    assert_eq!(at.phase(), Phase::Over);
}
