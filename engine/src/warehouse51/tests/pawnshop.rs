//! Pfandleihe: pawning at any time, its limits, and what it does to blessings and curses.

use super::*;
use crate::game::Refused;

fn pawner() -> Plan {
    players(3)
        .owns(Two, &[GoldenFleece, YataNoKagami])
        .gold(Two, 4)
}

/// Pfandleihe: with fewer than five ingots.
#[test]
fn a_player_with_fewer_than_five_ingots_may_pawn() {
    for (held, may) in [(0, true), (4, true), (5, false), (9, false)] {
        let at = pawner().gold(Two, held).ready();
        assert_eq!(at.may(Two, Action::Pawn(GoldenFleece)), may, "{held}");
    }
    let at = pawner().gold(Two, 5).ready();
    let pawn = Action::Pawn(GoldenFleece);
    at.refuses(Two, pawn, Refusal::HoldsEnough { held: 5 });
}

/// Pfandleihe: the bank pays, a tile goes on the relic.
#[test]
fn the_bank_pays_five_for_a_relic_and_a_tile_is_used() {
    let mut at = pawner().ready();
    at.does(Two, Action::Pawn(GoldenFleece));
    assert_eq!((at.gold(Two), at.table().bank), (9, 15));
    assert_eq!(at.table().pawn_tiles, 5);
    assert_eq!(at.table().players[Two].pawned, RelicSet::only(GoldenFleece));
    assert!(at.saw(Event::Pawned {
        seat: Two,
        relic: GoldenFleece,
        ingots: 5
    }));
}

/// Pfandleihe: at any time, so also while somebody else is asked.
#[test]
fn a_player_who_is_not_asked_may_pawn() {
    let mut at = pawner().ready();
    assert_eq!(at.actor(), Actor::Seat(One));
    assert_eq!(at.does(Two, Action::Pawn(GoldenFleece)), Barrier::HandOver);
    assert_eq!(at.actor(), Actor::Seat(One));
}

/// Pfandleihe: also in the middle of an auction, and with the ingots one bids on.
#[test]
fn pawning_in_an_auction_pays_for_a_higher_bid() {
    let mut at = pawner().last_winner(Three).ready();
    at.up(PandorasBox).calls(&[6]);
    assert_eq!(at.table().seat, Two);
    at.refuses(Two, Action::Bid(7), Refusal::MoreThanHeld { held: 4 });
    assert_eq!(at.does(Two, Action::Pawn(YataNoKagami)), Barrier::None);
    assert!(at.may(Two, Action::Bid(9)));
    at.calls(&[7]);
    assert_eq!(at.table().leader, Some(Two));
}

/// Pfandleihe: also after passing, and before the neighbour's bid.
#[test]
fn who_has_passed_may_still_pawn() {
    let mut at = pawner().ready();
    at.up(PandorasBox).calls(&[0, 2]);
    assert!(at.table().out.contains(Two));
    at.does(Two, Action::Pawn(GoldenFleece));
    assert_eq!(at.gold(Two), 9);
}

/// Pfandleihe: in a fist auction before the own fist is closed, not after.
#[test]
fn pawning_ends_when_the_own_fist_is_closed() {
    let mut at = pawner().ready();
    at.up(Excalibur);
    assert!(at.may(Two, Action::Pawn(GoldenFleece)));
    at.does(One, Action::Bid(0));
    assert_eq!(at.does(Two, Action::Pawn(GoldenFleece)), Barrier::HandOver);
    at.does(Two, Action::Bid(9));
    at.does(Three, Action::Bid(0));
    assert!(at.relics(Two).contains(Excalibur));
    let mut at = pawner().ready();
    at.up(Excalibur);
    at.does(Two, Action::Bid(1));
    at.refuses(Two, Action::Pawn(GoldenFleece), Refusal::FistClosed);
}

/// Pfandleihe: only one's own relics, and each once.
#[test]
fn only_own_relics_that_are_not_pawned_are_taken() {
    let at = pawner().pawned(&[GoldenFleece]).ready();
    assert!(at.may(Two, Action::Pawn(YataNoKagami)));
    at.refuses(
        Two,
        Action::Pawn(GoldenFleece),
        Refusal::Pawned(GoldenFleece),
    );
    at.refuses(Two, Action::Pawn(Excalibur), Refusal::NotOwned(Excalibur));
    at.refuses(
        One,
        Action::Pawn(YataNoKagami),
        Refusal::NotOwned(YataNoKagami),
    );
}

/// Pfandleihe: when the supply is used up, nothing more can be pawned: the tiles.
#[test]
fn without_a_tile_nothing_can_be_pawned() {
    let six = [
        Excalibur,
        HolyGrail,
        AladdinsLamp,
        Cornucopia,
        Amenonuhoko,
        DavidsHarp,
    ];
    let at = pawner().owns(Three, &six).pawned(&six).ready();
    assert_eq!(at.table().pawn_tiles, 0);
    at.refuses(Two, Action::Pawn(GoldenFleece), Refusal::NoPawnTile);
}

/// Pfandleihe: when the supply is used up, nothing more can be pawned: the ingots.
#[test]
fn without_ingots_in_the_bank_nothing_can_be_pawned() {
    let at = pawner().bank(4).ready();
    at.refuses(
        Two,
        Action::Pawn(GoldenFleece),
        Refusal::BankShort { bank: 4 },
    );
    assert!(
        pawner()
            .bank(5)
            .ready()
            .may(Two, Action::Pawn(GoldenFleece))
    );
}

/// Pfandleihe: two players may race for the last tile; the first to say so gets it.
#[test]
fn the_first_to_pawn_gets_the_last_tile() {
    let five = [Excalibur, HolyGrail, AladdinsLamp, Cornucopia, Amenonuhoko];
    let mut at = pawner()
        .owns(Three, &five)
        .owns(Three, &[DavidsHarp])
        .pawned(&five)
        .gold(Three, 0)
        .ready();
    assert!(at.may(Two, Action::Pawn(GoldenFleece)));
    at.does(Three, Action::Pawn(DavidsHarp));
    at.refuses(Two, Action::Pawn(GoldenFleece), Refusal::NoPawnTile);
}

/// Pfandleihe: while chance is about to turn up a relic, it is waited for.
#[test]
fn pawning_waits_for_the_relic_that_is_coming_up() {
    let mut at = pawner().ready();
    at.does(One, Action::Reveal(Colour::Blue));
    let refused = at.game.why_not(&at.state, Two, Action::Pawn(GoldenFleece));
    assert_eq!(refused, Some(Refused::NotTheirTurn));
    at.deal(Outcome::Relic(HolyGrail));
    assert!(at.may(Two, Action::Pawn(GoldenFleece)));
}

/// The auctions are over. Two and Three could pawn something, One could not.
fn after_the_last_auction() -> Plan {
    players(3)
        .left(&[])
        .owns(One, &[HolyGrail])
        .owns(Two, &[GoldenFleece, YataNoKagami])
        .owns(Three, &[Amenonuhoko])
        .gold(Two, 4)
        .gold(Three, 0)
        .last_winner(Three)
}

/// Pfandleihe ("jederzeit"), ruling: before step 1 of the end everybody who can is asked once, from
/// the last winner on.
#[test]
fn after_the_last_auction_everybody_who_can_is_asked_whether_to_pawn() {
    let mut at = after_the_last_auction().ready();
    assert!(at.saw(Event::AuctionsOver));
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::LastPawning, Actor::Seat(Three))
    );
    assert_eq!(at.does(Three, Action::Pawn(Amenonuhoko)), Barrier::HandOver);
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::LastPawning, Actor::Seat(Two))
    );
    at.does(Two, Action::Decline);
    assert_eq!(
        at.actor(),
        Actor::Seat(One),
        "the grail's certificate is next"
    );
    assert_eq!((at.gold(Three), at.table().bank), (5, 15));
    at.refuses(Two, Action::Pawn(GoldenFleece), Refusal::PawnshopClosed);
}

/// Pfandleihe, ruling: asked once, in order: nobody pawns out of turn any more.
#[test]
fn after_the_last_auction_nobody_pawns_out_of_turn() {
    let at = after_the_last_auction().ready();
    assert!(!at.may(Two, Action::Pawn(GoldenFleece)));
    let refused = at.game.why_not(&at.state, Two, Action::Pawn(GoldenFleece));
    assert_eq!(refused, Some(Refused::NotTheirTurn));
    at.refuses(Three, Action::Pawn(HolyGrail), Refusal::NotOwned(HolyGrail));
}

/// Pfandleihe, Ende der Partie 1: what is pawned then can be bought back, if there is enough.
#[test]
fn what_is_pawned_after_the_last_auction_can_be_bought_back() {
    let mut at = after_the_last_auction()
        .owns(Two, &[PeachesOfImmortality])
        .ready();
    at.does(Three, Action::Decline);
    at.does(Two, Action::Pawn(GoldenFleece));
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::BuyingBack, Actor::Seat(Two))
    );
    at.does(Two, Action::BuyBack(GoldenFleece));
    assert_eq!(at.gold(Two), 4);
}

/// Pfandleihe: the last tile goes to whom is asked first.
#[test]
fn who_can_pawn_no_more_is_not_asked_after_the_last_auction() {
    let mut at = after_the_last_auction()
        .values(|v| v.pawn_tiles = 1)
        .ready();
    at.does(Three, Action::Pawn(Amenonuhoko));
    assert_eq!(at.actor(), Actor::Seat(One), "Two is not asked");
}

/// Pfandleihe: as long as the pawnshop still serves the player, he stays the one who is asked.
#[test]
fn who_is_asked_may_pawn_more_than_one_relic() {
    let mut at = after_the_last_auction().values(|v| v.pawn_pays = 1).ready();
    at.does(Three, Action::Decline);
    at.does(Two, Action::Pawn(GoldenFleece));
    assert_eq!(at.actor(), Actor::Seat(One), "five ingots are too many");
    let mut at = after_the_last_auction()
        .values(|v| v.pawn_pays = 1)
        .gold(Two, 2)
        .ready();
    at.does(Three, Action::Decline);
    at.does(Two, Action::Pawn(GoldenFleece));
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::LastPawning, Actor::Seat(Two))
    );
    at.does(Two, Action::Pawn(YataNoKagami));
    assert_eq!(at.actor(), Actor::Seat(One));
}

/// Corrections: who turns out to hold enough is not asked any longer.
#[test]
fn a_correction_may_end_the_question_whether_to_pawn() {
    let mut at = after_the_last_auction().ready();
    let richer = Correction::Gold {
        seat: Three,
        ingots: 7,
    };
    at.game
        .correct(&mut at.state, richer, &mut |_| {})
        .expect("it can be put right");
    assert_eq!(at.game.check(&at.state), Ok(()));
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::LastPawning, Actor::Seat(Two))
    );
}

/// First rules, Ende der Partie: the pawnshop closed with the last auction.
#[test]
fn by_the_first_rules_nothing_is_pawned_after_the_last_auction() {
    let at = after_the_last_auction().by_first_rules().ready();
    assert_eq!(at.actor(), Actor::Seat(One));
    at.refuses(Two, Action::Pawn(GoldenFleece), Refusal::PawnshopClosed);
    let mut asked = at.state;
    (asked.table.phase, asked.table.seat) = (Phase::LastPawning, Two);
    assert_eq!(at.game.check(&asked), Err(Flaw::Phase));
}

/// Pfandleihe: curses stay, blessings are lost.
#[test]
fn a_pawned_curse_stays_and_a_pawned_blessing_is_lost() {
    let at = players(3)
        .owns(Two, &[Mjollnir, SnowWhitesMirror])
        .pawned(&[Mjollnir, SnowWhitesMirror])
        .ready();
    let active = at.game.active(&at.table().players[Two]);
    assert_eq!(active, RelicSet::only(SnowWhitesMirror));
}

/// Pfandleihe: a pawned relic does not count in the scoring.
#[test]
fn a_pawned_relic_counts_for_no_colour_and_no_set() {
    let four = [Excalibur, GoldenFleece, GoliathsSword, Amenonuhoko];
    let plan = players(3).left(&[]).gold(One, 0).owns(One, &four);
    let mut whole = plan.clone().ready();
    whole.finish();
    assert_eq!(whole.score(One).total(), 8 + 7 + 6 + 5 + 5);
    let mut pawned = plan.pawned(&[Amenonuhoko]).ready();
    pawned.finish();
    assert_eq!(pawned.score(One).total(), 8 + 7 + 6);
}

/// Pfandleihe: what it pays and whom it serves is printed, not built in.
#[test]
fn the_pawnshops_sums_are_printed_values() {
    let mut at = pawner()
        .values(|v| (v.pawn_below, v.pawn_pays) = (7, 3))
        .gold(Two, 6)
        .ready();
    at.does(Two, Action::Pawn(GoldenFleece));
    assert_eq!(at.gold(Two), 9);
}
