//! Segen und Fluch, dauerhaft: the relics whose effect lasts as long as they are owned.

use super::*;
use crate::game::{Happening, Observer};
use crate::seat::Seats;

/// B3: the owner of the boots reveals every auction, whoever won the last.
#[test]
fn the_boots_let_their_owner_reveal_every_auction() {
    let mut at = players(4).owns(Three, &[SevenLeagueBoots]).ready();
    assert_eq!(at.table().seat, Three);
    at.sells(GoldenFleece, One, 1);
    assert_eq!(at.table().seat, Three);
    at.up(YataNoKagami).calls(&[0, 0, 0, 0]);
    assert_eq!(at.table().seat, Three);
}

/// B3: pawned while choosing, the choice goes back to the winner of the last auction.
#[test]
fn who_pawns_the_boots_gives_the_choice_away() {
    let mut at = players(4)
        .owns(Three, &[SevenLeagueBoots])
        .gold(Three, 2)
        .last_winner(Two)
        .ready();
    let barrier = at.does(Three, Action::Pawn(SevenLeagueBoots));
    assert_eq!(barrier, Barrier::HandOver);
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, Two));
}

/// B3: the end is still begun by the winner of the last auction.
#[test]
fn the_boots_do_not_change_who_won_last() {
    let mut at = players(3)
        .owns(Three, &[SevenLeagueBoots])
        .left(&[GoldenFleece])
        .ready();
    at.sells(GoldenFleece, Two, 1);
    assert_eq!(at.table().last_winner, Two);
}

/// B8: the bid in a fist auction is announced before the others choose.
#[test]
fn the_mirror_makes_its_owner_announce_the_fist() {
    let mut at = players(4).owns(Three, &[SnowWhitesMirror]).ready();
    at.up(Excalibur);
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::Announcing, Actor::Seat(Three))
    );
    assert!(at.game.legal(&at.state, One).is_empty());
    at.does(Three, Action::Bid(4));
    assert!(at.saw(Event::Announced {
        seat: Three,
        ingots: 4
    }));
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.table.bids[Three], 4);
    let others = Seats::first(4).without(Three);
    assert_eq!(at.actor(), Actor::Secret(others));
    at.refuses(Three, Action::Bid(5), Refusal::FistClosed);
    for seat in [One, Two, Four] {
        at.does(seat, Action::Bid(3));
    }
    assert!(at.relics(Three).contains(Excalibur));
}

/// B8: an open auction is not touched by it.
#[test]
fn the_mirror_changes_nothing_in_an_open_auction() {
    let mut at = players(3).owns(Three, &[SnowWhitesMirror]).ready();
    at.up(GoldenFleece);
    assert_eq!((at.phase(), at.table().seat), (Phase::OpenAuction, Two));
}

/// B8 and R4: who may not bid has nothing to announce.
#[test]
fn who_may_not_bid_does_not_announce() {
    let mut at = players(3).owns(Two, &[SnowWhitesMirror]).ready();
    at.sells(Tamatebako, Two, 1);
    at.up(Excalibur);
    assert_eq!(at.phase(), Phase::FistAuction);
}

/// G1: the lead is taken by equalling the highest bid.
#[test]
fn mjollnir_takes_the_lead_by_equalling_the_highest_bid() {
    let mut at = players(3).owns(Three, &[Mjollnir]).ready();
    at.up(GoldenFleece).calls(&[4]);
    assert!(at.may(Three, Action::Bid(4)));
    at.refuses(Three, Action::Bid(3), Refusal::TooLow { least: 4 });
    at.calls(&[4]);
    assert!(at.saw(Event::Bid {
        seat: Three,
        ingots: 4,
        equalled: true
    }));
    at.refuses(One, Action::Bid(4), Refusal::TooLow { least: 5 });
    at.calls(&[0, 0]);
    assert!(at.relics(Three).contains(GoldenFleece));
}

/// G1: with nothing bid yet, nothing can be equalled.
#[test]
fn mjollnir_still_bids_at_least_one() {
    let mut at = players(3).owns(Two, &[Mjollnir]).ready();
    at.up(GoldenFleece);
    at.refuses(Two, Action::Bid(0), Refusal::TooLow { least: 1 });
}

/// G1, Auktionen, geheim: it counts in open auctions only; ties of fists have a rule of their own.
#[test]
fn mjollnir_does_not_count_in_ties_between_fists() {
    let mut at = players(4).owns(Four, &[Mjollnir]).ready();
    at.up(Excalibur).closes(&[3, 3, 2, 3]);
    assert!(at.relics(One).contains(Excalibur));
    assert!(at.saw(Event::FistsOpened {
        bids: PerSeat::new([3, 3, 2, 3, 0]),
        seats: Seats::first(4),
        revealer: One,
        level: 3,
        by_relic: false
    }));
}

/// First rules, G1: in a fist auction, equalling the highest bid was winning the tie.
#[test]
fn by_the_first_rules_mjollnir_wins_ties_between_fists() {
    let mut at = players(4).owns(Four, &[Mjollnir]).by_first_rules().ready();
    at.up(Excalibur).closes(&[3, 3, 2, 3]);
    assert!(at.relics(Four).contains(Excalibur));
    assert!(at.saw(Event::FistsOpened {
        bids: PerSeat::new([3, 3, 2, 3, 0]),
        seats: Seats::first(4),
        revealer: One,
        level: 3,
        by_relic: true
    }));
}

/// First rules, G1: where all fists are empty there is no tie that a relic could break.
#[test]
fn no_relic_breaks_a_tie_of_empty_fists() {
    for plan in [players(3), players(3).by_first_rules()] {
        let mut at = plan.owns(Three, &[Mjollnir]).ready();
        at.up(Excalibur).closes(&[0, 0, 0]);
        assert!(at.table().gone.contains(Excalibur));
        assert!(at.saw(Event::FistsOpened {
            bids: PerSeat::all(0),
            seats: Seats::first(3),
            revealer: One,
            level: 3,
            by_relic: false
        }));
    }
}

/// G1: a lower fist is not helped.
#[test]
fn mjollnir_does_not_help_a_lower_fist() {
    let mut at = players(4).owns(Four, &[Mjollnir]).ready();
    at.up(Excalibur).closes(&[3, 3, 2, 2]);
    assert!(at.relics(One).contains(Excalibur));
}

/// G4: an ingot from the bank after each later auction won.
#[test]
fn the_cornucopia_brings_an_ingot_for_each_later_auction_won() {
    let mut at = players(3).ready();
    at.sells(Cornucopia, Two, 2);
    assert_eq!(at.gold(Two), 8);
    at.sells(GoldenFleece, Two, 2);
    assert_eq!(at.gold(Two), 7);
    at.sells(YataNoKagami, Three, 2);
    assert_eq!(at.gold(Two), 7);
    assert_eq!(at.table().bank, 19);
}

/// G4: an empty bank brings nothing.
#[test]
fn the_cornucopia_needs_the_bank() {
    let mut at = players(3).owns(Two, &[Cornucopia]).bank(0).ready();
    at.sells(GoldenFleece, Two, 2);
    assert_eq!(at.gold(Two), 8);
}

/// G7: before choosing, the revealer looks at the top of each stack.
#[test]
fn the_mortar_shows_the_revealer_the_top_of_each_stack() {
    let mut at = players(3).owns(One, &[BabaYagasMortar]).ready();
    for top in [Excalibur, GoldenFleece, DavidsHarp, YataNoKagami] {
        assert_eq!(at.phase(), Phase::LookingAtStacks);
        at.deal(Outcome::Relic(top));
    }
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, One));
    let own = at.game.view(&at.state, Observer::Seat(One));
    assert_eq!(own.tops[Colour::Yellow], Some(DavidsHarp));
    let other = at.game.view(&at.state, Observer::Seat(Two));
    assert_eq!(other.tops, PerColour::all(None));
    assert!(other.table.tops[Colour::Red].seats.contains(One));
    assert_eq!(
        at.does(One, Action::Reveal(Colour::Yellow)),
        Barrier::Reveal
    );
    assert_eq!(at.table().relic, Some(DavidsHarp));
}

/// G7: what was seen stays on top, and only the stack that lost its top is looked at anew.
#[test]
fn what_the_mortar_showed_stays_on_top() {
    let mut at = players(3).owns(One, &[BabaYagasMortar]).ready();
    for top in [Excalibur, GoldenFleece, DavidsHarp, YataNoKagami] {
        at.deal(Outcome::Relic(top));
    }
    at.sells(GoldenFleece, Two, 1);
    assert_eq!(at.phase(), Phase::Revealing);
    // The second player has no mortar, and turns up what the first one saw.
    at.sells(YataNoKagami, One, 1);
    assert_eq!(at.phase(), Phase::LookingAtStacks);
    at.deal(Outcome::Relic(Mjollnir));
    at.deal(Outcome::Relic(Amenonuhoko));
    assert_eq!(at.phase(), Phase::Revealing);
    let own = at.game.view(&at.state, Observer::Seat(One));
    let tops = [Excalibur, Mjollnir, DavidsHarp, Amenonuhoko].map(Some);
    assert_eq!(own.tops, PerColour::new(tops));
}

/// G7: a new owner of the mortar looks at tops that are fixed already.
#[test]
fn a_new_owner_of_the_mortar_sees_what_is_fixed() {
    let mut at = players(3)
        .owns(One, &[BabaYagasMortar])
        .left(&[Excalibur, HolyGrail])
        .ready();
    at.deal(Outcome::Relic(HolyGrail));
    let moved = Correction::Owner {
        relic: BabaYagasMortar,
        owner: Some(Two),
    };
    let game = at.game;
    game.correct(&mut at.state, moved, &mut |_| {})
        .expect("it can be moved");
    let winner = Correction::LastWinner { seat: Two };
    game.correct(&mut at.state, winner, &mut |_| {})
        .expect("it can be put right");
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, Two));
    for seat in [One, Two] {
        let view = at.game.view(&at.state, Observer::Seat(seat));
        assert_eq!(view.tops[Colour::Blue], Some(HolyGrail));
    }
    let view = at.game.view(&at.state, Observer::Seat(Three));
    assert_eq!(view.tops[Colour::Blue], None);
}

/// G7: who is not the revealer looks at nothing.
#[test]
fn the_mortar_is_for_the_revealer() {
    let at = players(3).owns(Two, &[BabaYagasMortar]).ready();
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, One));
}

/// G7: others are told that a stack was looked at, not what was there.
#[test]
fn what_the_mortar_shows_is_kept_from_the_others() {
    let seen = Event::TopSeen {
        seat: One,
        colour: Colour::Blue,
        relic: Some(Excalibur),
    };
    assert_eq!(seen.seen_by(Observer::Seat(One)), seen);
    let told = Event::TopSeen {
        seat: One,
        colour: Colour::Blue,
        relic: None,
    };
    assert_eq!(seen.seen_by(Observer::Seat(Two)), told);
    assert_eq!(seen.seen_by(Observer::Table), told);
}

/// Y2: the price may go to the right neighbour.
#[test]
fn the_carpet_lets_its_owner_pay_the_right_neighbour() {
    for (side, to) in [(Neighbour::Left, Three), (Neighbour::Right, One)] {
        let mut at = players(4).owns(Two, &[FlyingCarpet]).ready();
        at.sells(GoldenFleece, Two, 4);
        assert_eq!((at.phase(), at.actor()), (Phase::Paying, Actor::Seat(Two)));
        at.does(Two, Action::Pay(side));
        assert_eq!((at.gold(Two), at.gold(to)), (6, 14));
    }
}

/// Y2: it counts from the moment it is in the collection, not for its own price.
#[test]
fn the_carpet_itself_is_paid_to_the_left() {
    let mut at = players(4).ready();
    at.sells(FlyingCarpet, Two, 4);
    assert_eq!(at.gold(Three), 14);
    assert_eq!(at.phase(), Phase::Revealing);
}

/// Y2: pawned before paying, it is the left neighbour after all.
#[test]
fn who_pawns_the_carpet_pays_to_the_left() {
    let mut at = players(4).owns(Two, &[FlyingCarpet]).gold(Two, 4).ready();
    at.sells(GoldenFleece, Two, 2);
    at.does(Two, Action::Pawn(FlyingCarpet));
    at.refuses(
        Two,
        Action::Pay(Neighbour::Right),
        Refusal::Without(Effect::PayRight),
    );
    at.does(Two, Action::Pay(Neighbour::Left));
    assert_eq!(at.gold(Three), 12);
}

/// Y2: also after a fist auction.
#[test]
fn the_carpet_counts_for_fists_too() {
    let mut at = players(3).owns(Two, &[FlyingCarpet]).ready();
    at.up(Excalibur).closes(&[1, 3, 1]);
    at.does(Two, Action::Pay(Neighbour::Right));
    assert_eq!(at.gold(One), 13);
}
