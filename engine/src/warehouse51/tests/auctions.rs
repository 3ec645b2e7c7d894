//! Auktionen: revealing, open auctions, paying, nobody bids.

use super::*;
use crate::game::Refused;

/// Auktionen: the top relic of a stack of choice.
#[test]
fn the_revealer_picks_any_stack() {
    let mut at = players(3).ready();
    for colour in Colour::ALL {
        assert!(at.may(One, Action::Reveal(colour)));
    }
    at.does(One, Action::Reveal(Colour::Yellow));
    let odds = at.game.odds(&at.state).expect("chance's turn");
    assert_eq!(odds.total(), 6);
    at.deal(Outcome::Relic(DavidsHarp));
    assert!(at.saw(Event::Revealed {
        seat: One,
        relic: DavidsHarp
    }));
    assert!(!at.table().stacks.contains(DavidsHarp));
}

/// Auktionen: an empty stack cannot be picked.
#[test]
fn an_empty_stack_is_refused() {
    let at = players(3).left(&[Excalibur, YataNoKagami]).ready();
    assert!(at.may(One, Action::Reveal(Colour::Blue)));
    at.refuses(
        One,
        Action::Reveal(Colour::Green),
        Refusal::StackEmpty(Colour::Green),
    );
}

/// Auktionen, offen: beginning with the revealer's left neighbour, clockwise, the revealer last.
#[test]
fn bidding_goes_clockwise_from_the_revealers_left() {
    let mut at = players(4).last_winner(Two).ready();
    at.up(GoldenFleece);
    let mut order = Vec::new();
    for bid in 1..=4 {
        order.push(at.table().seat);
        at.calls(&[bid]);
    }
    assert_eq!(order, [Three, Four, One, Two]);
    assert_eq!(at.table().seat, Three);
}

/// Auktionen, offen: a bid must be higher than the last one.
#[test]
fn a_bid_must_be_higher_than_the_last() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[4]);
    for bid in 0..=4 {
        at.refuses(Three, Action::Bid(bid), Refusal::TooLow { least: 5 });
    }
    assert!((5..=10).all(|bid| at.may(Three, Action::Bid(bid))));
}

/// Auktionen, offen: the first bid is at least one ingot.
#[test]
fn the_least_bid_is_one() {
    let mut at = players(3).ready();
    at.up(GoldenFleece);
    at.refuses(Two, Action::Bid(0), Refusal::TooLow { least: 1 });
    assert!(at.may(Two, Action::Bid(1)));
}

/// Auktionen, Anmerkung: never more than one holds.
#[test]
fn nobody_bids_more_than_he_holds() {
    let mut at = players(3).gold(Two, 3).ready();
    at.up(GoldenFleece);
    at.refuses(Two, Action::Bid(4), Refusal::MoreThanHeld { held: 3 });
    at.calls(&[3, 4]);
    assert!(at.may(One, Action::Bid(10)));
    at.refuses(One, Action::Bid(11), Refusal::MoreThanHeld { held: 10 });
}

/// Auktionen, offen: who has passed bids no more for this relic.
#[test]
fn passing_is_for_good() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[0, 2, 3]);
    assert_eq!(at.table().seat, Three);
    at.refuses(Two, Action::Bid(9), Refusal::PassedForGood);
    at.calls(&[4]);
    assert_eq!(at.table().seat, One);
}

/// Auktionen, offen: until all but one have passed; who has bid most wins and pays the left.
#[test]
fn the_last_one_standing_pays_his_left_neighbour_and_takes_the_relic() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[1, 2, 3, 0, 5, 0]);
    assert!(at.relics(Three).contains(GoldenFleece));
    assert_eq!((at.gold(One), at.gold(Two), at.gold(Three)), (15, 10, 5));
    assert!(at.saw(Event::Won {
        seat: Three,
        relic: GoldenFleece,
        ingots: 5,
        to: One
    }));
}

/// Auktionen: the winner reveals next.
#[test]
fn the_winner_of_the_last_auction_reveals_the_next_relic() {
    let mut at = players(5).ready();
    at.sells(GoldenFleece, Four, 2);
    assert_eq!(at.table().seat, Four);
    assert_eq!(at.phase(), Phase::Revealing);
    at.sells(YataNoKagami, Two, 2);
    assert_eq!(at.table().seat, Two);
}

/// Auktionen: the revealer bids too, and may win.
#[test]
fn the_revealer_may_win_his_own_auction() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[1, 0, 2, 0]);
    assert!(at.relics(One).contains(GoldenFleece));
    assert_eq!(at.gold(Two), 12);
}

/// Auktionen: nobody bids, the relic leaves and the winner of the auction before reveals again.
#[test]
fn a_relic_that_nobody_bids_for_leaves_the_game() {
    let mut at = players(3).last_winner(Three).ready();
    at.up(GoldenFleece).calls(&[0, 0, 0]);
    assert!(at.table().gone.contains(GoldenFleece));
    assert!(at.saw(Event::NobodyBid {
        relic: GoldenFleece
    }));
    assert_eq!((at.phase(), at.table().seat), (Phase::Revealing, Three));
}

/// Auktionen: the last one left without a bid of anybody may still bid, or the relic leaves.
#[test]
fn the_last_player_left_has_a_last_chance_to_bid() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[0, 0]);
    assert_eq!(at.table().seat, One);
    assert!(at.may(One, Action::Pass));
    at.refuses(One, Action::Bid(0), Refusal::TooLow { least: 1 });
    at.calls(&[1]);
    assert!(at.relics(One).contains(GoldenFleece));
    assert_eq!((at.gold(One), at.gold(Two)), (9, 11));
}

/// Auktionen, offen: with too few ingots, passing is all that is left.
#[test]
fn who_cannot_outbid_can_only_pass() {
    let mut at = players(3).gold(Three, 5).ready();
    at.up(GoldenFleece).calls(&[7]);
    assert_eq!(at.game.legal(&at.state, Three).len(), 1);
    assert!(at.may(Three, Action::Pass));
}

/// Auktionen: only who is asked bids or reveals.
#[test]
fn nobody_acts_out_of_turn() {
    let mut at = players(3).ready();
    let reveal = Action::Reveal(Colour::Red);
    let refused = at.game.why_not(&at.state, Two, reveal);
    assert_eq!(refused, Some(Refused::NotTheirTurn));
    at.up(GoldenFleece);
    let refused = at.game.why_not(&at.state, Three, Action::Bid(2));
    assert_eq!(refused, Some(Refused::NotTheirTurn));
    at.refuses(Two, reveal, Refusal::NotNow);
}

/// Spielablauf: the game ends when all relics were auctioned.
#[test]
fn the_last_relic_ends_the_auctions() {
    let mut at = players(3).left(&[GoldenFleece]).ready();
    at.sells(GoldenFleece, Two, 1);
    assert!(at.saw(Event::AuctionsOver));
    assert_eq!(at.phase(), Phase::Over);
    let mut at = players(3).left(&[GoldenFleece]).ready();
    at.up(GoldenFleece).calls(&[0, 0, 0]);
    assert_eq!(at.phase(), Phase::Over);
}

/// Auktionen: a bid hands over to the next player, a reveal stands between before and after.
#[test]
fn undo_stops_at_hand_overs_and_reveals() {
    let mut at = players(3).ready();
    let picks = at.does(One, Action::Reveal(Colour::Green));
    assert_eq!(picks, Barrier::None);
    at.deal(Outcome::Relic(GoldenFleece));
    assert_eq!(at.does(Two, Action::Bid(1)), Barrier::HandOver);
    assert_eq!(at.does(Three, Action::Pass), Barrier::HandOver);
    assert_eq!(at.does(One, Action::Pass), Barrier::HandOver);
    at.up(YataNoKagami).calls(&[0, 0]);
    // The last one left wins and reveals next: nothing is handed over.
    assert_eq!(at.does(Two, Action::Bid(1)), Barrier::None);
}
