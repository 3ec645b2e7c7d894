//! Segen und Fluch: what holds for all of them, and the harp that keeps curses off.

use super::*;

/// Segen und Fluch: from the moment the relic is in the collection.
#[test]
fn an_effect_counts_once_the_relic_is_in_the_collection() {
    let mut at = players(3).ready();
    at.up(SevenLeagueBoots).calls(&[0, 1, 0]);
    assert_eq!(at.table().seat, Three);
    at.sells(GoldenFleece, One, 1);
    assert_eq!(at.table().seat, Three);
}

/// Segen und Fluch: neutral relics do nothing.
#[test]
fn a_neutral_relic_has_no_effect() {
    let at = players(3).owns(One, &[Excalibur, GoldenFleece]).ready();
    let player = &at.table().players[One];
    assert!(at.game.active(player).is_empty());
}

/// Segen und Fluch: effects must be applied, also the bad ones.
#[test]
fn a_curse_cannot_be_declined() {
    let mut at = players(3).ready();
    at.sells(PandorasBox, Two, 2);
    assert_eq!(at.gold(Two), 4);
    assert_eq!(at.phase(), Phase::Revealing);
}

/// Y4: the owner's curses have no effect on him: instant ones.
#[test]
fn the_harp_keeps_off_instant_curses() {
    let mut at = players(3).owns(Two, &[DavidsHarp]).ready();
    for relic in [PandorasBox, Tamatebako, BookOfThoth] {
        let before = at.gold(Two);
        at.sells(relic, Two, 1);
        assert!(at.saw(Event::NoEffect { seat: Two, relic }), "{relic:?}");
        assert_eq!(at.gold(Two), before - 1);
    }
    assert!(at.table().barred_next.is_empty());
    assert!(Pair::all(3).all(|pair| !at.table().pairs[pair].open));
}

/// Y4: a permanent curse.
#[test]
fn the_harp_keeps_off_the_mirror() {
    let mut at = players(3)
        .owns(Two, &[DavidsHarp, SnowWhitesMirror])
        .ready();
    at.up(Excalibur);
    assert_eq!(at.phase(), Phase::FistAuction);
}

/// Y4: curses of others are not touched.
#[test]
fn the_harp_is_for_its_owner_alone() {
    let mut at = players(3)
        .owns(Two, &[DavidsHarp])
        .owns(Three, &[SnowWhitesMirror])
        .ready();
    at.up(Excalibur);
    assert_eq!((at.phase(), at.table().seat), (Phase::Announcing, Three));
}

/// Pfandleihe: a pawned harp is a blessing lost, and its owner's curses are back.
#[test]
fn a_pawned_harp_lets_the_curses_back_in() {
    let mut at = players(3)
        .owns(Two, &[DavidsHarp, SnowWhitesMirror])
        .pawned(&[DavidsHarp])
        .ready();
    at.up(Excalibur);
    assert_eq!((at.phase(), at.table().seat), (Phase::Announcing, Two));
}

/// Y4: pawned while fists are being closed, it changes nothing in this auction any more.
#[test]
fn a_harp_pawned_during_a_fist_auction_does_not_make_one_announce() {
    let mut at = players(3)
        .owns(Two, &[DavidsHarp, SnowWhitesMirror])
        .gold(Two, 3)
        .ready();
    at.up(Excalibur);
    at.does(Two, Action::Pawn(DavidsHarp));
    assert_eq!(at.phase(), Phase::FistAuction);
    at.closes(&[0, 8, 0]);
    assert!(at.relics(Two).contains(Excalibur));
}

/// Y4: a harp that was a counterfeit leaves, and the curses count in the scoring.
#[test]
fn a_fake_harp_lets_the_curses_count_in_the_end() {
    let plan = players(3)
        .left(&[])
        .owns(One, &[DavidsHarp, RingOfTheNibelung]);
    let mut real = plan.clone().ready();
    real.finish();
    assert_eq!(real.score(One).ingot_points, 2);
    let mut fake = plan.fake(One, DavidsHarp).ready();
    fake.finish();
    assert_eq!(fake.score(One).ingot_points, 0);
}

/// Fälschungen: nobody knows before the end, so a counterfeit works until it is revealed.
#[test]
fn a_counterfeit_has_its_effect_until_it_is_revealed() {
    let at = players(3)
        .owns(Two, &[SevenLeagueBoots])
        .fake(Two, SevenLeagueBoots)
        .ready();
    assert_eq!(at.table().seat, Two);
}
