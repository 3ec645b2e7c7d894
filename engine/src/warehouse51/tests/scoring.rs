//! Wertung: colours, sets, ingots, and the relics that change them.

use super::*;
use crate::standings::Standings;

fn end(count: u8) -> Plan {
    let mut plan = players(count).left(&[]);
    for seat in Seat::first(count) {
        plan = plan.gold(seat, 0);
    }
    plan
}

/// Wertung, Goldbarren: a point for five ingots.
#[test]
fn five_ingots_are_a_point() {
    for (ingots, points) in [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (34, 6)] {
        let at = end(3).gold(One, ingots).ready();
        assert_eq!(at.score(One).ingot_points, points);
    }
}

/// B4: a point for three ingots.
#[test]
fn the_philosophers_stone_makes_a_point_of_three_ingots() {
    for (ingots, points) in [(2, 0), (3, 1), (10, 3), (15, 5)] {
        let at = end(3).owns(One, &[PhilosophersStone]).gold(One, ingots);
        assert_eq!(at.ready().score(One).ingot_points, points);
    }
}

/// G6: no points for ingots, not even with B4.
#[test]
fn the_ring_takes_all_points_for_ingots() {
    let at = end(3)
        .owns(One, &[RingOfTheNibelung])
        .gold(One, 20)
        .owns(Two, &[PhilosophersStone])
        .gold(Two, 20)
        .ready();
    assert_eq!(at.score(One).ingot_points, 0);
    assert_eq!(at.score(Two).ingot_points, 6);
    let both = end(3)
        .owns(One, &[RingOfTheNibelung, PhilosophersStone])
        .gold(One, 20)
        .ready();
    assert_eq!(both.score(One).ingot_points, 0);
    assert_eq!(both.score(One).ingots_for_a_point, None);
}

/// Wertung, vollständige Sets, Beispiel: 4 blue, 2 green, 3 yellow and 2 red are two sets.
#[test]
fn the_rulebooks_example_of_sets_scores_ten() {
    let eleven = [
        Excalibur,
        HolyGrail,
        SevenLeagueBoots,
        PhilosophersStone,
        GoldenFleece,
        Mjollnir,
        AladdinsLamp,
        FlyingCarpet,
        GoliathsSword,
        YataNoKagami,
        Amenonuhoko,
    ];
    let at = end(3).owns(One, &eleven).ready();
    let score = at.score(One);
    assert_eq!((score.sets, score.set_points), (2, 10));
}

/// Wertung, vollständige Sets: one of each colour makes a set, three colours make none.
#[test]
fn a_set_needs_all_four_colours() {
    let four = [Excalibur, GoldenFleece, GoliathsSword, Amenonuhoko];
    let at = end(3).owns(One, &four).owns(Two, &[HolyGrail]).ready();
    assert_eq!((at.score(One).sets, at.score(Two).sets), (1, 0));
    for missing in four {
        let three: Vec<Relic> = four.into_iter().filter(|one| *one != missing).collect();
        let at = end(3).owns(One, &three).ready();
        assert_eq!(at.score(One).sets, 0);
    }
}

/// R5: any one colour for sets.
#[test]
fn the_jewel_stands_for_the_colour_that_is_missing() {
    let cases: [&[Relic]; 4] = [
        &[GoldenFleece, GoliathsSword, Amenonuhoko],
        &[Excalibur, GoliathsSword, Amenonuhoko],
        &[Excalibur, GoldenFleece, Amenonuhoko],
        &[Excalibur, GoldenFleece, GoliathsSword],
    ];
    for three in cases {
        let at = end(3).owns(One, three).owns(One, &[CintamaniJewel]).ready();
        assert_eq!(at.score(One).sets, 1, "{three:?}");
    }
}

/// R5: one colour, so one card of one set.
#[test]
fn the_jewel_fills_only_one_gap() {
    let at = end(3)
        .owns(One, &[Excalibur, GoldenFleece, CintamaniJewel])
        .ready();
    assert_eq!(at.score(One).sets, 0);
}

/// R5: its value stays red.
#[test]
fn the_jewel_counts_as_red_for_the_places() {
    let at = end(3).owns(One, &[CintamaniJewel]).ready();
    assert_eq!(at.score(One).colours[Colour::Red].total, 1);
    assert_eq!(at.score(One).colours[Colour::Blue].total, 0);
    assert_eq!(at.score(One).total(), 5);
}

/// Wertung, Kategorien: the sum of the values decides the first and second place.
#[test]
fn the_highest_and_second_highest_totals_score() {
    let at = end(4)
        .owns(One, &[Excalibur])
        .owns(Two, &[HolyGrail, UnicornHorn])
        .owns(Three, &[SevenLeagueBoots])
        .ready();
    let blue = |seat| at.score(seat).colours[Colour::Blue];
    assert_eq!(
        (blue(Two).total, blue(Two).place, blue(Two).points),
        (4, 1, 8)
    );
    assert_eq!(
        (blue(One).total, blue(One).place, blue(One).points),
        (3, 2, 6)
    );
    assert_eq!((blue(Three).place, blue(Three).points), (3, 0));
    assert_eq!((blue(Four).place, blue(Four).points), (0, 0));
}

/// Wertung, Tabelle: the points of each colour.
#[test]
fn each_colour_has_its_own_points() {
    let at = end(3)
        .owns(One, &[Excalibur, GoldenFleece, GoliathsSword, Amenonuhoko])
        .owns(Two, &[HolyGrail, Mjollnir, FlyingCarpet, YataNoKagami])
        .ready();
    let points = |seat| Colour::ALL.map(|colour| at.score(seat).colours[colour].points);
    assert_eq!(points(One), [8, 7, 6, 5]);
    assert_eq!(points(Two), [6, 5, 4, 3]);
}

/// Wertung: the sum of everything, told apart by where it comes from.
#[test]
fn the_score_explains_itself() {
    let at = end(3)
        .owns(One, &[Excalibur, GoldenFleece, GoliathsSword, Amenonuhoko])
        .gold(One, 11)
        .ready();
    let score = at.score(One);
    assert_eq!(score.colour_points(), 26);
    assert_eq!((score.set_points, score.ingot_points), (5, 2));
    assert_eq!(score.total(), 33);
    assert_eq!(score.tiers(), [33, 0, 0, 0]);
}

fn winners(at: &At) -> Vec<Seat> {
    Standings::of(&at.game, &at.state).winners().collect()
}

/// Wertung: the most points win.
#[test]
fn the_highest_total_wins() {
    let at = end(3).gold(Two, 5).ready();
    assert_eq!(winners(&at), [Two]);
    let standings = Standings::of(&at.game, &at.state);
    assert_eq!(standings.decided_by(), Some(0));
}

/// Wertung: a final tie is won by the owner of the Yata no Kagami.
#[test]
fn the_yata_wins_a_final_tie() {
    // The mirror itself is worth five points as the only red relic.
    let at = end(3)
        .owns(Two, &[YataNoKagami])
        .gold(One, 25)
        .gold(Two, 0)
        .ready();
    assert_eq!((at.score(One).total(), at.score(Two).total()), (5, 5));
    assert_eq!(winners(&at), [Two]);
    let standings = Standings::of(&at.game, &at.state);
    assert_eq!(standings.decided_by(), Some(1));
}

/// Wertung: a final tie is lost by the owner of the shirt of Nessus.
#[test]
fn the_shirt_of_nessus_loses_a_final_tie() {
    let at = end(3)
        .owns(Two, &[ShirtOfNessus])
        .gold(One, 35)
        .gold(Two, 0)
        .ready();
    assert_eq!((at.score(One).total(), at.score(Two).total()), (7, 7));
    assert_eq!(winners(&at), [One]);
}

/// Wertung: mirror and shirt on one player cancel out; the victory is shared.
#[test]
fn mirror_and_shirt_together_leave_a_final_tie_as_it_is() {
    let at = end(3)
        .owns(Two, &[ShirtOfNessus, YataNoKagami])
        .values(|v| v.places = PerColour::all([5, 3]))
        .gold(One, 50)
        .gold(Two, 0)
        .bank(0)
        .ready();
    assert_eq!((at.score(One).total(), at.score(Two).total()), (10, 10));
    assert_eq!(winners(&at), [One, Two]);
}

/// Wertung: still tied, the victory is shared.
#[test]
fn a_victory_may_be_shared() {
    let at = end(4).gold(One, 10).gold(Four, 12).ready();
    assert_eq!(winners(&at), [One, Four]);
    let places: Vec<u8> = Standings::of(&at.game, &at.state)
        .iter()
        .map(|standing| standing.place)
        .collect();
    assert_eq!(places, [1, 1, 3, 3]);
}
