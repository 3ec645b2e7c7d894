//! Segen und Fluch, sofort: the relics that do something once, when they are bought.

use super::*;
use crate::game::{Happening, Observer};

/// Y1: up to five ingots from the bank.
#[test]
fn aladdins_lamp_brings_five_ingots() {
    let mut at = players(3).ready();
    at.sells(AladdinsLamp, Two, 3);
    assert_eq!((at.gold(Two), at.table().bank), (12, 15));
    assert!(at.saw(Event::FromBank {
        seat: Two,
        relic: AladdinsLamp,
        ingots: 5
    }));
}

/// Y1: the bank pays what it has.
#[test]
fn aladdins_lamp_brings_what_the_bank_has() {
    let mut at = players(3).bank(2).ready();
    at.sells(AladdinsLamp, Two, 3);
    assert_eq!((at.gold(Two), at.table().bank), (9, 0));
}

/// Segen und Fluch: what cannot be carried out is skipped.
#[test]
fn aladdins_lamp_is_skipped_when_the_bank_is_empty() {
    let mut at = players(3).bank(0).ready();
    at.sells(AladdinsLamp, Two, 3);
    assert_eq!(at.gold(Two), 7);
    assert!(at.saw(Event::NoEffect {
        seat: Two,
        relic: AladdinsLamp
    }));
}

/// G3: after paying, half of what is left goes to the bank, rounded down.
#[test]
fn pandoras_box_takes_half_of_what_is_left_after_paying() {
    for (held, price, left, lost) in [(10, 3, 4, 3), (10, 2, 4, 4), (2, 1, 1, 0), (5, 5, 0, 0)] {
        let mut at = players(3).gold(Two, held).ready();
        at.sells(PandorasBox, Two, price);
        assert_eq!(at.gold(Two), left);
        assert_eq!(at.table().bank, 20 + lost);
        let skipped = Event::NoEffect {
            seat: Two,
            relic: PandorasBox,
        };
        assert_eq!(at.saw(skipped), lost == 0);
    }
}

/// B5: the buyer picks a pair and looks at its counterfeits, alone.
#[test]
fn the_malleus_shows_its_buyer_one_pair() {
    let mut at = players(5).fake(Three, Excalibur).ready();
    at.sells(MalleusMaleficarum, One, 1);
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::Examining, Actor::Seat(One))
    );
    let barrier = at.does(One, Action::Examine(left_of(Three)));
    assert_eq!(barrier, Barrier::Reveal);
    let view = |seat| at.game.view(&at.state, Observer::Seat(seat));
    let fake = RelicSet::only(Excalibur);
    assert_eq!(view(One).pairs[left_of(Three)], Some(fake));
    assert_eq!(view(Two).pairs[left_of(Three)], None);
    assert_eq!(view(Three).pairs[left_of(Three)], Some(fake));
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, One));
}

/// B5: which pair was looked at is public, what was there is not.
#[test]
fn the_others_are_told_which_pair_the_malleus_was_used_on() {
    let mut at = players(4).fake(Two, Excalibur).ready();
    at.sells(MalleusMaleficarum, One, 1);
    at.does(One, Action::Examine(left_of(Two)));
    let told = Event::Examined {
        seat: One,
        between: [Two, Three],
        relics: Some(RelicSet::only(Excalibur)),
    };
    assert!(at.saw(told));
    assert_eq!(told.seen_by(Observer::Seat(One)), told);
    let hidden = Event::Examined {
        seat: One,
        between: [Two, Three],
        relics: None,
    };
    assert_eq!(told.seen_by(Observer::Seat(Four)), hidden);
    assert_eq!(told.seen_by(Observer::Table), hidden);
}

/// B5: mandatory, and only pairs that the buyer does not know.
#[test]
fn the_malleus_must_be_used_on_an_unknown_pair() {
    let mut at = players(3).ready();
    at.sells(MalleusMaleficarum, One, 1);
    assert_eq!(at.game.legal(&at.state, One).len(), 1);
    at.refuses(
        One,
        Action::Examine(left_of(One)),
        Refusal::PairKnown(left_of(One)),
    );
    at.refuses(One, Action::Examine(left_of(Four)), Refusal::NotInPlay);
    at.refuses(One, Action::Decline, Refusal::NotNow);
    at.does(One, Action::Examine(left_of(Two)));
}

/// Segen und Fluch: with no unknown pair there is nothing to look at.
#[test]
fn the_malleus_is_skipped_when_every_pair_is_known() {
    let mut at = players(3).ready();
    at.sells(BookOfThoth, Two, 1);
    // Both pairs of the second player lie open, the third one is the buyer's own.
    at.sells(MalleusMaleficarum, One, 1);
    assert!(at.saw(Event::NoEffect {
        seat: One,
        relic: MalleusMaleficarum
    }));
    assert_eq!(at.phase(), Phase::Revealing);
}

/// Y6: everyone sees the counterfeits on the buyer's left and right, and no others.
#[test]
fn the_book_of_thoth_shows_everyone_the_buyers_counterfeits() {
    let mut at = players(5).fake(Two, Excalibur).fake(One, Mjollnir).ready();
    at.up(BookOfThoth).calls(&[1, 0, 0, 0]);
    assert_eq!(at.does(One, Action::Pass), Barrier::Reveal);
    for observer in [Observer::Seat(Four), Observer::Seat(Five), Observer::Table] {
        let view = at.game.view(&at.state, observer);
        assert_eq!(view.pairs[left_of(Two)], Some(RelicSet::only(Excalibur)));
        assert_eq!(view.pairs[left_of(One)], Some(RelicSet::only(Mjollnir)));
    }
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.pairs.values().iter().flatten().count(), 2);
    assert!(at.saw(Event::Shown {
        between: [Two, Three],
        relics: RelicSet::only(Excalibur)
    }));
}

/// R4: no bid in the next auction.
#[test]
fn the_buyer_of_the_tamatebako_may_not_bid_in_the_next_open_auction() {
    let mut at = players(3).ready();
    at.sells(Tamatebako, Two, 1);
    at.up(GoldenFleece);
    assert!(at.saw(Event::MayNotBid { seat: Two }));
    at.refuses(Two, Action::Bid(5), Refusal::MayNotBid);
    at.calls(&[1, 2, 0]);
    assert!(at.relics(One).contains(GoldenFleece));
}

/// R4: no fist in the next auction.
#[test]
fn the_buyer_of_the_tamatebako_is_not_asked_for_a_fist() {
    let mut at = players(3).ready();
    at.sells(Tamatebako, Two, 1);
    at.up(Excalibur);
    at.refuses(Two, Action::Bid(0), Refusal::MayNotBid);
    at.does(One, Action::Bid(0));
    at.does(Three, Action::Bid(2));
    assert!(at.relics(Three).contains(Excalibur));
}

/// R4: one auction, also if nobody bids in it; then it is over.
#[test]
fn the_tamatebako_counts_for_one_auction_only() {
    let mut at = players(3).ready();
    at.sells(Tamatebako, Two, 1);
    at.up(GoldenFleece).calls(&[0, 0]);
    assert!(at.table().gone.contains(GoldenFleece));
    at.sells(YataNoKagami, Two, 1);
    assert!(at.relics(Two).contains(YataNoKagami));
}

/// R4, ruling: bought in the last auction it has no effect, and announces none.
#[test]
fn the_tamatebako_as_the_last_relic_does_nothing_more() {
    let mut at = players(3).left(&[Tamatebako]).ready();
    at.sells(Tamatebako, Two, 1);
    assert_eq!(at.phase(), Phase::Over);
    assert!(at.table().barred_next.is_empty());
    let (seat, relic) = (Two, Tamatebako);
    assert!(!at.saw(Event::BarredNext { seat, relic }));
    assert!(at.saw(Event::NoEffect { seat, relic }));
}

/// Segen und Fluch, sofort: once, on buying; changing hands does not repeat it.
#[test]
fn an_instant_effect_happens_on_buying_only() {
    let mut at = players(3).owns(One, &[AladdinsLamp]).ready();
    assert_eq!(at.gold(One), 10);
    let moved = Correction::Owner {
        relic: AladdinsLamp,
        owner: Some(Two),
    };
    at.game
        .correct(&mut at.state, moved, &mut |_| {})
        .expect("it can be moved");
    assert_eq!((at.gold(Two), at.table().bank), (10, 20));
}

/// Segen und Fluch, sofort: pawning and buying back does not repeat it.
#[test]
fn buying_back_does_not_repeat_an_instant_effect() {
    let mut at = players(3)
        .left(&[])
        .owns(One, &[AladdinsLamp])
        .pawned(&[AladdinsLamp])
        .ready();
    at.does(One, Action::BuyBack(AladdinsLamp));
    assert_eq!(at.gold(One), 0);
}

/// G3 before G4: the box takes its half before the horn of plenty brings anything.
#[test]
fn the_instant_effect_comes_before_what_winning_brings() {
    let mut at = players(3).owns(Two, &[Cornucopia]).ready();
    at.sells(PandorasBox, Two, 2);
    // 10 - 2 = 8, half of it 4, and one more.
    assert_eq!(at.gold(Two), 5);
}
