//! Who may know what, and what the rest could be: views, samples, and the story as it is told.

use super::*;
use crate::game::{Happening, Observer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(51)
}

/// Spielvorbereitung 4: a laid counterfeit is told to its two neighbours and nobody else.
#[test]
fn a_laid_counterfeit_is_told_to_its_two_neighbours() {
    let laid = Event::CounterfeitLaid {
        between: [Four, One],
        relic: Some(Excalibur),
    };
    let hidden = Event::CounterfeitLaid {
        between: [Four, One],
        relic: None,
    };
    for seat in [Four, One] {
        assert_eq!(laid.seen_by(Observer::Seat(seat)), laid);
    }
    for seat in [Two, Three] {
        assert_eq!(laid.seen_by(Observer::Seat(seat)), hidden);
    }
    assert_eq!(laid.seen_by(Observer::Table), hidden);
    assert_eq!(laid.seen_by(Observer::Everybody), laid);
}

/// The table itself shows no counterfeit, no top and no fist.
#[test]
fn the_table_shows_no_secrets() {
    let mut at = players(3).owns(One, &[BabaYagasMortar]).ready();
    for top in [Excalibur, GoldenFleece, DavidsHarp, YataNoKagami] {
        at.deal(Outcome::Relic(top));
    }
    at.up(Excalibur);
    at.does(Two, Action::Bid(4));
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.pairs, PerPair::all(None));
    assert_eq!(view.tops, PerColour::all(None));
    assert_eq!(view.fists, PerSeat::all(None));
}

/// A pair that each player looked at in private still does not lie open.
#[test]
fn what_all_know_in_private_does_not_lie_open() {
    let mut at = players(3).ready();
    at.sells(MalleusMaleficarum, One, 1);
    at.does(One, Action::Examine(left_of(Two)));
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.pairs[left_of(Two)], None);
    for seat in Seat::first(3) {
        let view = at.game.view(&at.state, Observer::Seat(seat));
        assert!(view.pairs[left_of(Two)].is_some());
    }
}

/// A sample of unknown counterfeits takes every possible card equally often, and never a known
/// one.
#[test]
fn samples_lay_unknown_counterfeits_evenly() {
    let at = players(4).fake(One, Excalibur).ready();
    let view = at.game.view(&at.state, Observer::Seat(One));
    let known = view.known_counterfeits();
    let possible = at.game.counterfeit_cards().minus(known);
    let mut rng = rng();
    let mut counts: PerRelic<u32> = PerRelic::all(0);
    const ROUNDS: u32 = 20_000;
    for _ in 0..ROUNDS {
        let twin = at.game.sample(&view, &mut rng);
        for pair in [left_of(Two), left_of(Three)] {
            for relic in twin.counterfeits(pair).iter() {
                counts[relic] += 1;
            }
        }
    }
    let mean = ROUNDS * 2 / u32::from(possible.len());
    for (relic, count) in counts.iter() {
        let off = count.abs_diff(mean);
        assert_eq!(*count > 0, possible.contains(relic));
        assert!(*count == 0 || off < mean / 8, "{relic:?} {count} of {mean}");
    }
}

/// A sample gives every closed fist each legal amount, and keeps the own one.
#[test]
fn samples_fill_the_fists_of_others_evenly() {
    let mut at = players(3).gold(Two, 3).ready();
    at.up(Excalibur);
    at.does(Two, Action::Bid(1));
    at.does(Three, Action::Bid(7));
    let view = at.game.view(&at.state, Observer::Seat(Three));
    let mut rng = rng();
    let mut counts = [0u32; 4];
    for _ in 0..4_000 {
        let twin = at.game.sample(&view, &mut rng);
        assert_eq!(twin.secret.fists[Three], 7);
        assert_eq!(twin.secret.fists[One], 0);
        counts[twin.secret.fists[Two] as usize] += 1;
    }
    assert!(
        counts.iter().all(|count| (850..1150).contains(count)),
        "{counts:?}"
    );
}

/// A sample gives a stack whose top others know any relic that is left in it.
#[test]
fn samples_guess_at_tops_that_others_have_seen() {
    let mut at = players(3)
        .owns(One, &[BabaYagasMortar])
        .left(&[Excalibur, HolyGrail, UnicornHorn])
        .ready();
    at.deal(Outcome::Relic(HolyGrail));
    let mut rng = rng();
    let own = at.game.view(&at.state, Observer::Seat(One));
    let other = at.game.view(&at.state, Observer::Seat(Two));
    let mut seen = RelicSet::NONE;
    for _ in 0..100 {
        let twin = at.game.sample(&own, &mut rng);
        assert_eq!(twin.secret.tops[Colour::Blue], Some(HolyGrail));
        let twin = at.game.sample(&other, &mut rng);
        seen = seen.with(twin.secret.tops[Colour::Blue].expect("the top is fixed"));
    }
    assert!(seen.iter().eq([Excalibur, HolyGrail, UnicornHorn]));
}

/// An announced bid is public: no sample changes it.
#[test]
fn samples_keep_an_announced_bid() {
    let mut at = players(3).owns(Two, &[SnowWhitesMirror]).ready();
    at.up(Excalibur);
    at.does(Two, Action::Bid(0));
    let view = at.game.view(&at.state, Observer::Seat(One));
    let mut rng = rng();
    for _ in 0..50 {
        let twin = at.game.sample(&view, &mut rng);
        assert_eq!((twin.table.bids[Two], twin.secret.fists[Two]), (0, 0));
    }
}

/// Ende der Partie 3: in the end all laid counterfeits lie open, and the whole story is told.
#[test]
fn in_the_end_the_laid_counterfeits_lie_open() {
    let mut at = players(5).left(&[]).fake(Four, Mjollnir).ready();
    at.finish();
    let view = at.game.view(&at.state, Observer::Table);
    assert_eq!(view.pairs[left_of(Four)], Some(RelicSet::only(Mjollnir)));
    assert!(view.pairs.values().iter().all(Option::is_some));
    let revealed = Event::CounterfeitsRevealed {
        between: [Four, Five],
        relics: RelicSet::only(Mjollnir),
    };
    assert!(at.saw(revealed));
}
